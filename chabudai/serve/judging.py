"""Judges what a player asks for: whether they may, and what it does to the match."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

import msgspec
from msgspec import structs

from chabudai import catalog
from chabudai.core import (
    LONGEST_NAME,
    MOST_SHOWN,
    AnyEntry,
    AnyGame,
    BadName,
    Holder,
    NameTooLong,
    Seat,
    clean_name,
    shortened,
)
from chabudai.serve import protocol as wire
from chabudai.serve.absence import Absence
from chabudai.serve.gate import AnyMatch, Viewers
from chabudai.serve.problems import Refusal
from chabudai.serve.seating import Seating, free_bot

Action = wire.Move | wire.Resign | wire.AskTakeback | wire.AnswerTakeback | wire.Rename | wire.Replace | wire.Return
"""The requests that change a match."""

LONGEST_TEXT = 200
"""A move in a game's notation has no more letters than this."""


class Judge(NamedTuple):
    """Does to a match what a client with these seats asks for; IllegalMove or Refusal where it may not."""

    match: AnyMatch
    seating: Seating
    seats: Viewers
    absence: Absence
    host: bool
    now: float

    def act(self, action: Action) -> Sequence[AnyEntry]:
        """Do what is asked for, and return the entries that it added to the log."""
        if isinstance(action, wire.Replace):
            return self._let_bot_play(action.seat, action.level)
        if action.seat not in self.seats:
            raise not_your_seat()
        return self._act_for_seat(action, self.match.situation.seats[action.seat])

    def _act_for_seat(
        self,
        action: wire.Move | wire.Resign | wire.AskTakeback | wire.AnswerTakeback | wire.Rename | wire.Return,
        holder: Holder,
    ) -> Sequence[AnyEntry]:
        match, seat, now = self.match, action.seat, self.now
        match action:
            case wire.Rename(_, _, name):
                return match.reseat(seat, structs.replace(holder, name=read_name(name)), now)
            case wire.Return():
                return match.reseat(seat, Holder(name=holder.name), now)
            case wire.Move(_, _, move):
                if holder.kind == "bot":
                    raise Refusal("bot-plays")
                return match.play(seat, read_move(match.game, match.state, move), now)
            case wire.Resign():
                return match.resign(seat, now)
            case wire.AskTakeback():
                return (*match.ask_takeback(seat, now), *self._agree_for_others(seat))
            case wire.AnswerTakeback(_, _, agree):
                return match.answer_takeback(seat, agree=agree, now=now)

    def _agree_for_others(self, seat: Seat) -> Sequence[AnyEntry]:
        """Agree to a takeback for the other seats that the same person holds."""
        added: list[AnyEntry] = []
        for other in sorted(self.match.asked_for_takeback(seat)):
            if self.match.takeback_request and self.seating.same_holder(seat, other):
                added.extend(self.match.answer_takeback(other, agree=True, now=self.now))
        return added

    def _let_bot_play(self, seat: Seat, level: int) -> Sequence[AnyEntry]:
        if not self.seats or not 0 <= seat < self.match.game.players:
            raise not_your_seat()
        holder = self.match.situation.seats[seat]
        if holder.kind == "bot":
            raise Refusal("bot-plays")
        if seat not in self.seats:
            self._refuse_while_awaited(seat)
        if level not in catalog.levels(self.match.game.id):
            raise no_such_level(self.match.game.id, level)
        bot = free_bot(self.match.situation.seats)
        return self.match.reseat(seat, Holder("bot", level, holder.name, bot, substitute=True), self.now)

    def _refuse_while_awaited(self, seat: Seat) -> None:
        """Raise a Refusal where the player on another's seat is here, or may still come back in time."""
        if seat in self.seating.open_seats:
            if not self.host:
                raise Refusal("host-only", 403)
            return
        if not self.absence.is_away(seat):
            raise Refusal("player-here")
        remaining = self.absence.remaining(seat)
        if remaining is None:
            raise Refusal("no-grace")
        if remaining > 0:
            raise Refusal("grace-runs", seconds=ceil(remaining))


def read_move(game: AnyGame, state: object, move: msgspec.Raw) -> object:
    """Return a move of this game's, also from text in its notation; Refusal where it can't be read."""
    try:
        return msgspec.json.decode(move, type=game.wire.move)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        text = _text_in(move)
        if text is None:
            raise _unreadable(error) from None
    if len(text) > LONGEST_TEXT:
        raise _unreadable(f"it has more than {LONGEST_TEXT} letters")
    try:
        return game.parse(state, text)
    except Exception as error:  # noqa: BLE001 -- a game may come from outside, and what is typed may be anything
        raise _unreadable(error) from None


def read_name(text: str) -> str:
    """Return what a player is to be called; Refusal where nobody can be called so."""
    try:
        return clean_name(text)
    except NameTooLong as error:
        raise Refusal("name-too-long", most=LONGEST_NAME) from error
    except BadName as error:
        raise Refusal("bad-name") from error


def _text_in(move: msgspec.Raw) -> str | None:
    try:
        return msgspec.json.decode(move, type=str)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _unreadable(why: Exception | str) -> Refusal:
    return Refusal("unreadable-move", why=shortened(str(why), 2 * MOST_SHOWN))


def not_your_seat() -> Refusal:
    """Return the refusal for a client that acts for a seat it does not hold."""
    return Refusal("not-your-seat", 403)


def no_such_level(game: str, level: int) -> Refusal:
    """Return the refusal for a level that the game's bots do not have."""
    return Refusal("no-such-level", level=level, levels=", ".join(map(str, catalog.levels(game))))
