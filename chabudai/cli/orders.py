"""The orders that can be typed instead of a move."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai import catalog
from chabudai.cli.errors import UsageError
from chabudai.cli.rules import show_rules
from chabudai.cli.takeback import take_back
from chabudai.core import FiniteMoves, Seat, Struct

if TYPE_CHECKING:
    from chabudai.cli.session import Session

MOST_LISTED = 200


class Order(NamedTuple):
    """A word that can be typed, with what follows it, and what it does."""

    form: str
    about: str
    """The message that says what it does."""
    run: "Callable[[Session, Seat | None, str], None]"
    """Takes the session, the seat that is asked (None when it is over), and what follows the word."""


def _moves(session: "Session", seat: Seat | None, _: str) -> None:
    if seat is None:
        session.screen.complain(session.voice.say("no-move-to-make"))
        return
    game, state = session.match.game, session.match.state
    space = game.moves(state, seat)
    if not isinstance(space, FiniteMoves):
        session.screen.complain(session.voice.say("unlisted"))
        session.screen.say(_example(session, seat))
        return
    notes = {
        game.text(state, move): _note(session, game.events(state, seat, move, seat))
        for move in islice(space, MOST_LISTED)
    }
    plain = [text for text, note in sorted(notes.items()) if not note]
    special = [f"{text}  {note}" for text, note in sorted(notes.items()) if note]
    for line in filter(None, ("  ".join(plain), *special)):
        session.screen.say(line)
    if len(space) > len(notes):
        session.screen.say(session.voice.say("more-moves", count=len(space) - len(notes)))


def _note(session: "Session", events: Sequence[Struct]) -> str:
    """Return what is special about a legal move: as the board notes it in English, else in the game's sentences."""
    noted, voice = session.board.note(events, session.names), session.voice
    if not noted or voice.language == "en":
        return noted
    return voice.book.joined(voice.tell(message) for message in catalog.narrator(voice.game).step(events))


def _example(session: "Session", seat: Seat) -> str:
    game, state = session.match.game, session.match.state
    return session.voice.say("example", move=game.text(state, game.default(game.view(state, seat))))


def _undo(session: "Session", seat: Seat | None, _: str) -> None:
    take_back(session, seat)


def _save(session: "Session", _: Seat | None, path: str) -> None:
    session.save(path, overwrite=False)


def _save_over(session: "Session", _: Seat | None, path: str) -> None:
    session.save(path, overwrite=True)


def _board(session: "Session", seat: Seat | None, _: str) -> None:
    session.draw(seat)


def _rules(session: "Session", _: Seat | None, __: str) -> None:
    show_rules(session.match.game, session.screen, session.voice)


def _resign(session: "Session", seat: Seat | None, _: str) -> None:
    if seat is None:
        session.screen.complain(session.voice.say("over-already"))
        return
    session.match.resign(seat)
    session.show_new_entries()


def _help(session: "Session", seat: Seat | None, _: str) -> None:
    if hint := session.voice.hint(session.board):
        session.screen.say(hint)
    if seat is not None and not isinstance(session.match.game.moves(session.match.state, seat), FiniteMoves):
        session.screen.say(_example(session, seat))
    session.screen.say(session.voice.say("orders"))
    widest = max(len(order.form) for order in ORDERS.values())
    for order in ORDERS.values():
        session.screen.say(f"  {order.form:<{widest}}  {session.voice.say(order.about)}")


def _quit(session: "Session", _: Seat | None, __: str) -> None:
    session.leave()


ORDERS: Final[Mapping[str, Order]] = {
    "moves": Order("moves", "order-moves", _moves),
    "undo": Order("undo", "order-undo", _undo),
    "save": Order("save FILE", "order-save", _save),
    "save!": Order("save! FILE", "order-save-over", _save_over),
    "board": Order("board", "order-board", _board),
    "rules": Order("rules", "order-rules", _rules),
    "resign": Order("resign", "order-resign", _resign),
    "help": Order("help", "order-help", _help),
    "quit": Order("quit", "order-quit", _quit),
}


def obey(session: "Session", seat: Seat | None, text: str) -> bool:
    """Do what a line says, and return whether it begins with an order at all."""
    word, _, rest = text.partition(" ")
    order = ORDERS.get(word.lower())
    if order is None:
        return False
    try:
        order.run(session, seat, rest.strip())
    except UsageError as error:
        session.screen.complain(f"{error}.")
    return True
