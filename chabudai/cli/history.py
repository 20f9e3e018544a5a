"""A match up to some entry, in words: the move list and the ending."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from chabudai import catalog
from chabudai.cli.voice import Voice
from chabudai.core import (
    NATURE,
    AnyEntry,
    AnyGame,
    Language,
    Message,
    Moved,
    Phrasebook,
    Reseated,
    Resigned,
    Result,
    Seat,
    SeatName,
    Situation,
    Struct,
    TakenBack,
    TimedOut,
    match_result,
    needs_engine,
    phrasebook,
    with_engine,
    with_secrets,
)
from chabudai.core.messages import SHARED
from chabudai.terminal import BoardState, Names
from chabudai.terminal.columns import padded
from chabudai.terminal.words import capital

COMMA: Final = {"en": ", ", "ja": "、"}
PLAIN_EVENTS: Final = ("event-played", "event-happened")
"""The messages of a move in a game without events of its own."""


class History(NamedTuple):
    """A match up to some entry: its log entries, and the situations before and after each."""

    game: AnyGame
    entries: Sequence[AnyEntry]
    trail: Sequence[Situation]
    names: Names
    viewer: Seat | None
    language: Language = "en"

    @property
    def voice(self) -> Voice:
        """What says the entries, in the language."""
        return Voice(self.game.id, self.names, self.language)

    def last(self) -> Sequence[Struct]:
        """Return the events of the last move that was not taken back, as the viewer may see them."""
        last = self.trail[-1].last
        return () if last is None else self.events(last)

    def events(self, number: int) -> Sequence[Struct]:
        """Return the events of one entry, as the viewer may see them; none where it is no move."""
        entry = self.entries[number]
        if not isinstance(entry, Moved | TimedOut):
            return ()
        return self.game.events(self.trail[number].state, entry.seat, entry.move, self.viewer)

    def text(self, number: int) -> str:
        """Return a move in the game's notation; empty where it could hold a secret of somebody else.

        Empty too for what an engine reports: where each piece lies, to many decimals, is nothing to read.
        """
        entry = self.entries[number]
        if not isinstance(entry, Moved | TimedOut) or (entry.seat == NATURE and with_engine(self.game)):
            return ""
        if with_secrets(self.game) and entry.seat != self.viewer and not match_result(self.game, self.trail[-1]):
            return ""
        return self.game.text(self.trail[number].state, entry.move)

    def board_state(self, *, plain: bool, width: int) -> BoardState:
        """Return what a board is to draw at the end of this history."""
        here = self.trail[-1]
        result = match_result(self.game, here)
        return BoardState(
            view=self.game.view(here.state, self.viewer),
            last=self.last(),
            acting=frozenset() if result else self.game.to_act(here.state) - here.resigned,
            result=result,
            names=self.names,
            near=self.names.you or Seat(0),
            plain=plain,
            width=width,
            language=self.voice.language,
        )

    def sentences(self, number: int) -> Sequence[str]:
        """Return the events of one entry as sentences."""
        book = self.voice.book
        all_messages = catalog.narrator(self.game.id).step(self.events(number))
        return [self.voice.tell(message) for message in all_messages if _adds(message, book)]

    def _listed(self, number: int) -> Sequence[Seat]:
        """Return whose names the move list has in its column up to some entry: the sides, and Nature once she moved."""
        sides = [Seat(side) for side in range(len(self.names.sides))]
        chance = any(isinstance(entry, Moved) and entry.seat == NATURE for entry in self.entries[: number + 1])
        return [*sides, NATURE] if chance else sides

    def lines(self, number: int) -> list[str]:
        """Return one entry of a move list: its first sentence is beside the move, each further one below."""
        entry = self.entries[number]
        voice = self.voice
        match entry:
            case Moved(seat) | TimedOut(seat):
                widest = max(cell_len(voice.subject(each)) for each in self._listed(number))
                simulated = seat == NATURE and needs_engine(self.game, self.trail[number].state)
                head = f"{number + 1:>3}  {padded('' if simulated else voice.subject(seat), widest)}  "
                late = (voice.say("line-late"),) if isinstance(entry, TimedOut) else ()
                first, *others = (*self.sentences(number), *late, "")
                beside = f"{self.text(number)}  {first}".strip()
                return [head + beside, *(" " * 5 + other for other in others if other)]
            case Resigned(seat):
                what = voice.say("line-resign", who=SeatName(seat))
            case TakenBack(seat, to):
                what = voice.say("line-takeback", who=SeatName(seat), to=to)
            case Reseated(seat, holder):
                side = voice._replace(names=self.names._replace(you=None)).subject(seat)
                what = voice.say("line-seat", side=side, holder=voice.holder(holder))
        return [f"{number + 1:>3}  {what}"]


def _adds(message: Message, book: Phrasebook) -> bool:
    """Return whether a sentence says more than the move in the game's notation, which is beside it."""
    shared = phrasebook((SHARED,), book.language)
    return message.id not in PLAIN_EVENTS or book.say(message) != shared.say(message)


def ending(game: AnyGame, result: Result, names: Names, unit: str, language: Language = "en") -> str:
    """Return a result in words, with the scores where they count something."""
    voice = Voice(game.id, names, language)
    message = catalog.narrator(voice.game).ending(result)
    words = voice.book.ending(message, voice.player, voice.names.you)
    ended = f"{words} ({result.rule})" if result.rule else words
    if not unit:
        return ended
    who = voice.label if names.alone else voice.plain
    scores = [f"{who(Seat(side))} {voice.score(score, unit)}" for side, score in enumerate(result.scores)]
    return f"{ended}\n{capital(voice.say('scores', scores=COMMA[voice.language].join(scores)))}"
