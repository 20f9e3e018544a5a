"""What every game is given from outside is checked here once: seats that there are, moves of the game's own types.

Values of other types can be equal to legal ones (`5.0 == 5 == True + 4`), and then could neither be written to a log
nor be read back. Checks come before the rules see anything, and cost a fraction of a move.
"""

from collections.abc import Callable
from functools import cache, wraps
from types import MethodType
from typing import Any, Final, TypeVar, cast

import msgspec

from chabudai.core.errors import ChabudaiError, IllegalMove
from chabudai.core.game import AnyGame
from chabudai.core.seats import NATURE, Seat
from chabudai.core.shown import shown

C = TypeVar("C", bound=type)
T = TypeVar("T")
AnyFunction = Callable[..., Any]
F = TypeVar("F", bound=AnyFunction)

UNWRITABLE: Final = (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError)
"""What msgspec raises for values that it can't write, or can't read as the type that is asked for."""
_CHECKED: Final = "__checked__"
_encode: Final = msgspec.json.Encoder().encode


def plain_move(game: AnyGame, move: object) -> Any:  # noqa: ANN401 -- a move of the game's own type
    """Return a move as a log gives it back: of the game's own types, whole numbers as floats where it has floats.

    IllegalMove where it is no move of this game's, or has values that no log can hold.
    """
    try:
        plain = _decode(type(game))(_encode(move))
    except UNWRITABLE as error:
        raise not_a_move(move) from error
    if type(plain) is not type(move) or plain != move:
        raise not_a_move(move)
    return plain


@cache
def _decode(game: type) -> Callable[[bytes], Any]:
    kinds: Any = getattr(game, "wire").move  # noqa: B009 -- a class that satisfies Game, which has no static name
    return msgspec.json.Decoder(kinds).decode


def plain_value(value: T, kind: type[T]) -> T:
    """Return a value as a file gives it back; ValueError where it is of other types than it should be."""
    try:
        plain = msgspec.json.decode(_encode(value), type=kind)
    except UNWRITABLE as error:
        raise ValueError(f"{shown(value)} can't be written down: {error}") from error
    if type(value) is not kind:
        raise ValueError(f"{shown(value)} is no {kind.__name__}")
    return plain


def not_a_move(move: object) -> IllegalMove:
    """Return the error for something that is no move of a game's."""
    return IllegalMove(code="not-a-move", got=shown(move))


def no_such_seat(game: AnyGame, seat: object) -> IllegalMove:
    """Return the error for something that is no seat of a game's."""
    return IllegalMove(code="no-such-seat", seat=shown(seat), players=game.players)


def is_seat(game: AnyGame, seat: object) -> bool:
    """Tell whether this is one of the players' seats: an int, neither a bool nor a float that equals one."""
    return type(seat) is int and 0 <= seat < game.players


def checked(game: C) -> C:
    """Return a game's class whose methods check what they are given; usable as a decorator.

    Games on `OpenGame` are checked without it, and so are those that the catalog finds.
    """
    for name, check in _METHODS.items():
        method = getattr(game, name, None)
        if method is not None and not hasattr(method, _CHECKED):
            setattr(game, name, check(method))
    return game


def check_own_methods(game: type) -> None:
    """Have those methods check what they are given that a class itself defines."""
    for name, check in _METHODS.items():
        method = game.__dict__.get(name)
        if method is not None and not getattr(method, "__isabstractmethod__", False):
            setattr(game, name, check(method))


def unchecked(method: F) -> F:
    """Return a game's method without the checks, for what the game itself has given: they cost more than some rules."""
    if not hasattr(method, _CHECKED):
        return method
    bound = cast("MethodType", method)
    inner: AnyFunction = getattr(bound, "__wrapped__")  # noqa: B009 -- `wraps` sets it, and no type says so
    return cast("F", MethodType(inner, bound.__self__))


def _marked(method: AnyFunction, inner: AnyFunction) -> AnyFunction:
    found = wraps(inner)(method)
    setattr(found, _CHECKED, True)
    return found


def _apply(inner: AnyFunction) -> AnyFunction:
    def apply(self: AnyGame, state: Any, seat: Seat, move: Any) -> Any:  # noqa: ANN401 -- as the game's types
        if type(seat) is not int:
            raise no_such_seat(self, seat)
        plain = move if _is_in_words(type(move)) else plain_move(self, move)
        try:
            return inner(self, state, seat, plain)
        except (TypeError, AttributeError):
            plain_move(self, move)  # words of another type may have no hash, for one
            raise

    return _marked(apply, inner)


def _moves(inner: AnyFunction) -> AnyFunction:
    def moves(self: AnyGame, state: Any, seat: Seat) -> Any:  # noqa: ANN401 -- as the game's types
        if type(seat) is not int or not NATURE <= seat < self.players:
            raise no_such_seat(self, seat)
        return inner(self, state, seat)

    return _marked(moves, inner)


def _view(inner: AnyFunction) -> AnyFunction:
    def view(self: AnyGame, state: Any, seat: Seat | None) -> Any:  # noqa: ANN401 -- as the game's types
        _check_viewer(self, seat)
        return inner(self, state, seat)

    return _marked(view, inner)


def _events(inner: AnyFunction) -> AnyFunction:
    def events(self: AnyGame, state: Any, seat: Seat, move: Any, viewer: Seat | None) -> Any:  # noqa: ANN401 -- likewise
        if seat != NATURE and not is_seat(self, seat):
            raise no_such_seat(self, seat)
        _check_viewer(self, viewer)
        plain_move(self, move)
        return inner(self, state, seat, move, viewer)

    return _marked(events, inner)


def _text(inner: AnyFunction) -> AnyFunction:
    def text(self: AnyGame, state: Any, move: Any) -> str:  # noqa: ANN401 -- as the game's types
        plain_move(self, move)
        written: str = inner(self, state, move)
        return written

    return _marked(text, inner)


def _parse(inner: AnyFunction) -> AnyFunction:
    def parse(self: AnyGame, state: Any, text: str) -> Any:  # noqa: ANN401 -- as the game's types
        if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- callers may have no types
            raise ValueError(f"a move is written as text; this is {shown(text)}")  # noqa: TRY004 -- as all unreadable text
        return inner(self, state, text)

    return _marked(parse, inner)


_METHODS: Final[dict[str, Callable[[AnyFunction], AnyFunction]]] = {
    "apply": _apply,
    "moves": _moves,
    "view": _view,
    "events": _events,
    "text": _text,
    "parse": _parse,
}


def _check_viewer(game: AnyGame, viewer: object) -> None:
    if viewer is not None and not is_seat(game, viewer):
        raise NoSuchViewer(
            f"a view is that of a seat from 0 to {game.players - 1}, or None for a spectator; not {shown(viewer)}"
        )


class NoSuchViewer(ChabudaiError, ValueError):
    """A view was asked for that is nobody's."""


@cache
def _is_in_words(kind: type) -> bool:
    """Tell whether a move has only words: nothing of another type equals them, so that the rules see to it alone."""
    if not issubclass(kind, msgspec.Struct):
        return False
    return all(_is_word(msgspec.inspect.type_info(field.type)) for field in msgspec.structs.fields(kind))


def _is_word(kind: msgspec.inspect.Type) -> bool:
    match kind:
        case msgspec.inspect.StrType():
            return True
        case msgspec.inspect.LiteralType(values):
            return all(isinstance(value, str) for value in values)
        case _:
            return False
