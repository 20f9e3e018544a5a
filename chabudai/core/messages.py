"""Sentences for players, written once a language: Fluent files in a game's folder, read by terminal and server.

The browser reads the same files. A message is an id and its arguments; which language it is put into, and who is
called "you", is decided where it is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeAlias, cast

import msgspec

from chabudai.core.result import Result  # noqa: TC001 -- read at run time by type checkers of games
from chabudai.core.seats import NATURE, Seat
from chabudai.core.values import Struct

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "ja"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "ja")
SHARED: Final = "chabudai.core"
"""The package whose messages all games share."""
FOLDER: Final = "messages"
"""Where a game's package has its `en.ftl` and `ja.ftl`."""
READER: Final = "reader"
"""The message that calls the reader "you" where a name would stand."""


class SeatName(Struct, tag="seat"):
    """An argument that names the player on a seat, or a side that nobody sits on."""

    seat: Seat


class Message(Struct, tag="message", omit_defaults=True):
    """A sentence, or a part of one, before it is put into a language."""

    id: str
    args: dict[str, Argument] = msgspec.field(default_factory=dict[str, "Argument"])

    @classmethod
    def of(cls, name: str, /, **args: Argument) -> Message:
        """Return a message with these arguments."""
        return cls(name, args)


class MessageList(Struct, tag="list"):
    """An argument that lists several things: `a, b and c`."""

    items: tuple[Message | SeatName | str | float, ...]


RowKind = Literal["turn", "opens", "joins"]
"""How a step stands in a list of moves: in the row of a seat's turn, always in a new row, or always in the last one."""

Argument: TypeAlias = Message | MessageList | SeatName | str | float
NameOf = Callable[[Seat], str]


def named_loser(ending: Message) -> Message:
    """Return the sentence about an ending; where one of two has resigned, it names that one, not "the others"."""
    by_one = ending.id == "result-resigned" and "loser" in ending.args
    return Message("result-resigned-by", ending.args) if by_one else ending


class Narrator:
    """Puts what happens in a game into messages; a game with a way of its own of telling overrides what it needs."""

    package: ClassVar[str] = SHARED
    """The package with the game's messages."""

    def step(self, events: Sequence[Struct]) -> Sequence[Message]:
        """Return the sentences about one move: here one an event, `event-` and its tag, its fields as arguments.

        A field whose type is `Seat` becomes the name of who sits there. Fields that no sentence can hold are left out.
        """
        return tuple(_message_of(event) for event in events)

    def row_kind(self, events: Sequence[Struct]) -> RowKind:
        """Return how a step stands in a list of moves: here with the turn that it belongs to."""
        del events
        return "turn"

    def turn_of(self, seat: Seat, events: Sequence[Struct]) -> Seat:
        """Return whose turn a step belongs to: its own, or of Nature's the seat that its first event with one names."""
        if seat != NATURE:
            return seat
        named = (getattr(event, "seat", None) for event in events)
        return next((Seat(each) for each in named if isinstance(each, int)), NATURE)

    def is_detail(self, events: Sequence[Struct]) -> bool:
        """Tell whether a list of moves shows a step only on demand: here the error of a hand, whose outcome follows."""
        return bool(events) and all(type(event).__struct_config__.tag == "erred" for event in events)

    def ending(self, result: Result) -> Message:
        """Return the sentence about how it ended: `result-` and its code, or a plain one where there is none such.

        Its arguments are the winners, each side's points (`score0`, `score1`, …), what the winners have
        (`score`), for one winner `winner`, and for two sides `loser` and what that one has (`against`).
        """
        args: dict[str, Argument] = {f"score{side}": score for side, score in enumerate(result.scores)}
        args["winners"] = MessageList(tuple(map(SeatName, result.winners)))
        args["reason"] = result.reason
        if result.winners:
            args["score"] = result.scores[result.winners[0]]
        if len(result.winners) == 1:
            args["winner"] = SeatName(result.winners[0])
            if len(result.scores) == len(("winner", "loser")):
                args["loser"] = SeatName(Seat(1 - result.winners[0]))
                args["against"] = result.scores[1 - result.winners[0]]
        return Message(f"result-{result.code}", args)

    def refusal(self, code: str, facts: Mapping[str, str | int]) -> Message:
        """Return the sentence about why a move is refused: `refusal-` and the code, with the facts as arguments.

        The fact `turn` is a seat, and becomes the name of who sits there.
        """
        args: dict[str, Argument] = dict(facts)
        if "turn" in facts:
            args["turn"] = SeatName(Seat(int(facts["turn"])))
        return Message(f"refusal-{code}", args)

    def reason(self, code: str, facts: Mapping[str, str | int]) -> str:
        """Return the same in English."""
        return phrasebook((self.package, SHARED), "en").say(self.refusal(code, facts))


def _message_of(event: Struct) -> Message:
    plain = {name: _argument(getattr(event, name), is_seat=is_seat) for name, is_seat in _fields(type(event))}
    args = {name: value for name, value in plain.items() if value is not None}
    return Message(f"event-{type(event).__struct_config__.tag}", args)


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, bool], ...]:
    return tuple((field.name, _is_seat(field.type)) for field in msgspec.structs.fields(kind))


def _is_seat(annotation: Any) -> bool:  # noqa: ANN401 -- any annotation
    return annotation is Seat or Seat in getattr(annotation, "__args__", ())


def _argument(value: object, *, is_seat: bool) -> Argument | None:
    match value:
        case bool():
            return "yes" if value else "no"
        case int() if is_seat:
            return SeatName(Seat(value))
        case int() | float() | str():
            return value
        case tuple() | list() | frozenset():
            items = [_argument(item, is_seat=is_seat) for item in cast("tuple[object, ...]", value)]
            kept = tuple(item for item in items if item is not None and not isinstance(item, MessageList))
            return MessageList(kept)
        case _:
            return None


class Phrasebook:
    """The messages of one game, or of the shared frame, in one language; what is missing there is taken from English.

    `names` says what to call a seat, `you` is the seat of whoever reads. In a message a seat argument `$who` is that
    name, and `$who_is` is `you` or `other`, to choose between "You have" and "Dark has"; in Japanese, where nothing
    else changes with it, the reader's name is "you" by itself. A list of seats has the same: `$winners_is` is `you`
    where it is the reader alone; among others the reader is called "you", and comes last.
    """

    def __init__(self, packages: Sequence[str], language: Language) -> None:
        self._bundles = [
            bundle
            for tongue in dict.fromkeys((language, "en"))
            for package in packages
            if (bundle := _bundle(package, tongue)) is not None
        ]
        self.language: Language = language

    def has(self, name: str) -> bool:
        """Tell whether there is such a message."""
        return any(bundle.has_message(name) for bundle in self._bundles)

    def side(self, seat: int, label: str = "") -> str:
        """Return what a side is called: by its label in the game (`side-opponent`), by its number (`side-1`).

        Where there is no such message, it is the label itself, or a player with a number.
        """
        for name in (f"side-{label.replace(' ', '-')}", f"side-{seat}"):
            if self.has(name):
                return self.text(name)
        return f"{label[:1].upper()}{label[1:]}" or self.text("side", number=seat + 1)

    def ending(self, message: Message, names: NameOf | None = None, you: Seat | None = None) -> str:
        """Return the sentence about how a game ended; a plain one where the game has none for this ending."""
        known = message if self.has(message.id) else Message("result-plain", message.args)
        return self.say(known, names, you)

    def text(self, name: str, /, **args: Argument) -> str:
        """Return the sentence with this id."""
        return self.say(Message.of(name, **args))

    def say(self, message: Message, names: NameOf | None = None, you: Seat | None = None) -> str:
        """Return the sentence; where nobody has written it, its id and arguments, readable all the same.

        Without `names` seats are called as the game calls its sides.
        """
        return _YOUR.sub(r"\1Your ", self._say(message, names or self.side, you))

    def _say(self, message: Message, names: NameOf, you: Seat | None) -> str:
        plain = self._plain(message.args, names, you)
        for bundle in self._bundles:
            if bundle.has_message(message.id):
                pattern = bundle.get_message(message.id).value
                if pattern is not None:
                    facts = {name: _ungrouped(value) for name, value in plain.items()}
                    text, _ = bundle.format_pattern(pattern, facts)
                    return str(text)
        return _spelled(message.id, plain)

    def _plain(self, args: Mapping[str, Argument], names: NameOf, you: Seat | None) -> dict[str, str | int | float]:
        plain: dict[str, str | int | float] = {}
        for name, value in args.items():
            plain[name] = self._value(value, names, you)
            if isinstance(value, SeatName):
                plain[f"{name}_is"] = "you" if value.seat == you else "other"
            elif isinstance(value, MessageList):
                plain[f"{name}_count"] = len(value.items)
                plain[f"{name}_is"] = "you" if you is not None and value.items == (SeatName(you),) else "other"
        return plain

    def _value(self, value: Argument, names: NameOf, you: Seat | None) -> str | int | float:
        match value:
            case SeatName(seat):
                spoken_to = seat == you and self.language in _READER_AS_NAME
                return self._reader(names, seat) if spoken_to else names(seat)
            case Message():
                return self._say(value, names, you)
            case MessageList(items):
                return self._listed_items(items, names, you)
            case float() if value.is_integer():
                return int(value)  # JSON knows one kind of number, and so does the client
            case _:
                return value

    def _listed_items(self, items: Sequence[Argument], names: NameOf, you: Seat | None) -> str:
        others = [item for item in items if not (isinstance(item, SeatName) and item.seat == you)]
        reader = [self._reader(names, you)] if you is not None and len(others) < len(items) else []
        return self.listed([*(str(self._value(item, names, you)) for item in others), *reader])

    def _reader(self, names: NameOf, you: Seat) -> str:
        return self.text(READER) if self.has(READER) else names(you)

    def listed(self, words: Sequence[str]) -> str:
        """Return words as one says them: `a`, `a and b`, `a, b and c`."""
        if not words:
            return ""
        comma, last = _LISTS[self.language]
        return last.join(part for part in (comma.join(words[:-1]), words[-1]) if part)

    def joined(self, sentences: Iterable[str]) -> str:
        """Return sentences one after the other, as one writes them in this language."""
        return _BETWEEN_SENTENCES[self.language].join(filter(None, sentences))


_READER_AS_NAME: Final[frozenset[Language]] = frozenset({"ja"})
"""The languages whose sentences stay as they are when "you" takes the place of a name."""
_YOUR: Final = re.compile(r"(^|[.!?] )your ")
"""With what a sentence begins that begins with something of the reader's: a name there stands as it is written."""


def _ungrouped(value: str | float) -> Any:  # noqa: ANN401 -- the library has no type for its arguments
    """Return a number as it is written in a table: 1200, not 1,200."""
    if isinstance(value, str):
        return value
    from fluent.runtime.types import fluent_number

    return fluent_number(value, useGrouping=False)


def _spelled(name: str, facts: Mapping[str, str | float]) -> str:
    words = name.removeprefix("event-").removeprefix("refusal-").replace("-", " ")
    known = ", ".join(f"{fact} {value}" for fact, value in facts.items() if "_" not in fact)
    start = f"{words[:1].upper()}{words[1:]}"
    return f"{start}: {known}." if known else f"{start}."


_LISTS: Final[Mapping[Language, tuple[str, str]]] = {"en": (", ", " and "), "ja": ("、", "、")}
_BETWEEN_SENTENCES: Final[Mapping[Language, str]] = {"en": " ", "ja": ""}


@cache
def phrasebook(packages: tuple[str, ...], language: Language) -> Phrasebook:
    """Return the phrasebook of these packages, the first one first; read once."""
    return Phrasebook(packages, language)


def read_messages(package: str, language: Language) -> str | None:
    """Return a package's Fluent file in a language; None where it has none."""
    file = resources.files(package) / FOLDER / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else None


def _bundle(package: str, language: Language) -> FluentBundle | None:
    text = read_messages(package, language)
    if text is None:
        return None
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
