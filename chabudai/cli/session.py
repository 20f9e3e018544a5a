"""A match at one keyboard: asks people for moves, lets bots choose theirs, and shows what happens."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from chabudai import catalog
from chabudai.bots import AnyBot, ask
from chabudai.cli.errors import UsageError
from chabudai.cli.files import save
from chabudai.cli.history import History, ending
from chabudai.cli.orders import obey
from chabudai.cli.screen import SHU, Screen
from chabudai.cli.voice import Voice
from chabudai.core import AnyEntry, IllegalMove, Language, Moved, Seat, SeatName, with_secrets
from chabudai.table import Match
from chabudai.terminal.names import Names


class Session:
    """One match from greeting to farewell; `saved_as` names the file that it comes from."""

    def __init__(
        self,
        match: Match[Any, Any, Any],
        bots: Mapping[Seat, AnyBot],
        screen: Screen,
        *,
        rng: Random,
        seconds: float,
        effort: int | None = None,
        saved_as: str | None = None,
        language: Language = "en",
    ) -> None:
        self.match = match
        self.screen = screen
        self.board = catalog.board(match.game.id)
        self.names = Names.at(match.game, match.situation.seats)
        self.voice = Voice(match.game.id, self.names, language)
        self._bots = bots
        self._rng = rng
        self._seconds = seconds
        self._effort = effort
        self._shown_entries = len(match.log.entries) if saved_as else 0
        self._saved_as = saved_as
        self._saved = len(match.log.entries)
        self._warned = False
        self._left = False
        self._shown_to: Seat | None = None

    def run(self, title: str) -> None:
        """Play until it is over and everybody has left the table."""
        self._greet(title)
        self.show_new_entries()
        while not self._left:
            seat = self._next()
            if seat is None:
                if not self.names.people:
                    return
                self._ask(None)
            elif seat in self._bots:
                self._let_think(seat)
            else:
                self._ask(seat)

    def farewell(self) -> None:
        """Say whether the game is saved, and how to go on with it."""
        if not self._unsaved and self._saved_as:
            saved = self.voice.say("bye-saved", path=self._saved_as)
            how = self.voice.say("bye-go-on", game=self.match.game.id, path=self._saved_as)
            self.screen.say(self.voice.book.joined((saved, "" if self.match.over else how)))
        elif self._unsaved and not self.match.over:
            since = "bye-not-saved-since" if self._saved_as else "bye-not-saved"
            self.screen.say(self.voice.say(since, path=self._saved_as or ""))

    # What orders do

    @property
    def viewer(self) -> Seat | None:
        """Who is looking: the one person there, else None, a spectator, to whom no secret is shown."""
        return self.names.you

    def history(self) -> History:
        """Return the match so far as the viewer may see it."""
        match = self.match
        return History(match.game, match.log.entries, match.trail, self.names, self.viewer, self.voice.language)

    def draw(self, viewer: Seat | None) -> None:
        """Draw the board as this seat sees it."""
        history = self.history()._replace(viewer=viewer)
        self.screen.say()
        self.screen.show(self.board.draw(history.board_state(plain=self.screen.plain, width=self.screen.width)))
        self.screen.say()

    def show_new_entries(self) -> None:
        """Print the entries that were not shown yet, and draw the board, but not between moves of bots."""
        history, before = self.history(), self._shown_entries
        for number in range(before, len(history.entries)):
            self.screen.list(history.lines(number))
        self.mark_as_shown()
        if self._draws_after(history.entries[before:]):
            self.draw(self.viewer)
        self._end_if_over()

    def _draws_after(self, added: Sequence[AnyEntry]) -> bool:
        """Return whether the board is drawn after these entries: around a person's turn, the start and the end."""
        bots = any(isinstance(entry, Moved) and entry.seat in self._bots for entry in added)
        return not bots or self.match.over or (bool(self.names.people) and self._next() not in self._bots)

    def mark_as_shown(self) -> None:
        """Take all entries as shown: what has happened was said otherwise."""
        self._shown_entries = len(self.match.log.entries)
        self._warned = False

    def save(self, path: str, *, overwrite: bool) -> None:
        """Keep the game in a file; UsageError where that can't be, and the game goes on."""
        if not path:
            raise UsageError(self.voice.say("say-where"))
        save(self.match.log, path, overwrite=overwrite)
        self._saved, self._saved_as = len(self.match.log.entries), path
        self.screen.say(self.voice.say("saved", path=path))

    def leave(self) -> None:
        """Leave the table, but not with a game that is not saved: that must be said twice."""
        if self._unsaved and not self.match.over and not self._warned:
            self._warned = True
            self.screen.say(self.voice.say("not-saved"))
            return
        self._left = True

    # The loop

    @property
    def _unsaved(self) -> bool:
        return len(self.match.log.entries) > self._saved

    def _greet(self, title: str) -> None:
        names = self.names
        self.screen.say(title, "bold")
        if names.you is not None and len(names.holders) > 1:
            self.screen.say(self.voice.say("greet-side", side=self.voice.label(names.you)))
        if names.people:
            self.screen.say(f"{self.voice.hint(self.board)}\n{self.voice.say('greet-help')}".strip())

    def _next(self) -> Seat | None:
        """Return whose turn it is; of several who may act at once, bots come first and people in seat order."""
        waiting = sorted(self.match.waited_for, key=lambda seat: (seat not in self._bots, seat))
        return waiting[0] if waiting else None

    def _let_think(self, seat: Seat) -> None:
        match = self.match
        with self.screen.thinking(self.voice.say("thinking", who=SeatName(seat))):
            move = ask(self._bots[seat], match.game.view(match.state, seat), self._rng, self._seconds, self._effort)
        match.play(seat, move)
        self.show_new_entries()

    def _ask(self, seat: Seat | None) -> None:
        if seat is not None and self._secret and seat != self._shown_to:
            self._lift_curtain(seat)
        text = self.screen.ask(self._prompt(seat))
        if not text or obey(self, seat, text):
            return
        if seat is None:
            self.screen.complain(self.voice.say("is-over"))
        else:
            self._try(seat, text)

    @property
    def _secret(self) -> bool:
        """Whether several people at one keyboard have secrets from each other."""
        return self.names.you is None and with_secrets(self.match.game) is not None

    def _lift_curtain(self, seat: Seat) -> None:
        """Show a player what only they may see, when they say that only they look."""
        self.screen.ask(f"{self.voice.say('curtain', side=self.voice.player(seat))} ")
        self._shown_to = seat
        self.draw(seat)

    def _drop_curtain(self) -> None:
        """Take away what only one player may see."""
        if self._shown_to is not None:
            self._shown_to = None
            self.screen.wipe()

    def _prompt(self, seat: Seat | None) -> str:
        if seat is None:
            return f"{self.voice.say('prompt-over')} "
        side = self.voice.label(seat)
        if seat == self.names.you:
            return f"{self.voice.say('prompt-yours-alone' if self.names.alone else 'prompt-yours', side=side)} "
        return f"{self.voice.say('prompt-side', side=self.voice.player(seat))} "

    def _try(self, seat: Seat, text: str) -> None:
        match = self.match
        try:
            match.play(seat, match.game.parse(match.state, text))
        except (ValueError, IllegalMove) as error:
            self.screen.complain(self.voice.refusal(error))
            return
        self._drop_curtain()
        self.show_new_entries()

    def _end_if_over(self) -> None:
        result = self.match.result
        if result is None:
            return
        self.screen.say(
            ending(self.match.game, result, self.names, self.board.unit, self.voice.language), f"bold {SHU}"
        )
        if self.names.people:
            self.screen.say(self.voice.say("after-the-end"))
