"""What goes on in a match by itself: bots, Nature where she needs an engine, and clocks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from math import inf
from random import SystemRandom
from secrets import randbits
from typing import Any, NamedTuple

from chabudai import catalog
from chabudai.core import NATURE, AnyFilm, IllegalMove, Moved, Seat, TakenBack, shortened, with_engine
from chabudai.serve.gate import AnyMatch
from chabudai.serve.journal import Act, Journal, NotDriving
from chabudai.serve.lease import Lease
from chabudai.serve.problems import Refusal
from chabudai.serve.services import Services
from chabudai.serve.warm_bots import BotPlayer
from chabudai.serve.work import choose, draw
from chabudai.serve.workers import WorkFailed, WorkUnwanted
from chabudai.store import MatchId

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long to wait before something that failed is tried again; each time twice as long."""
MOST_RETRIES = 6
"""How often it is tried again, until something else happens in the match."""
AFTER_FILM_SECONDS = 1.1
"""How long a bot waits after the end of a film: people want to see it too."""
AFTER_MISTAKE_SECONDS = 1.6
"""How long a learner looks at what a wrong move does before it is taken back."""

Change = Callable[[Act, int | None], Awaitable[None]]
"""Changes a match durably under the fence of a lease, then tells its audience; to be called with the lock held."""


class BotTurn(NamedTuple):
    """A bot's turn to move, as it was when the bot was asked."""

    player: BotPlayer
    view: Any
    seconds: float

    @property
    def seat(self) -> Seat:
        """The seat that the bot plays on."""
        return self.player.seat


class MistakeTurn(NamedTuple):
    """A learner's move to be taken back, since it is not what the lesson asks for."""

    seat: Seat


class EngineTurn(NamedTuple):
    """Nature's turn to move, with the state that an engine has to work on."""

    state: Any


def film_end(match: AnyMatch) -> float:
    """Return when the film of the last entry will have been shown, by the clock of the match; 0 without a film."""
    last = match.entries[-1] if match.entries else None
    film = last.film if isinstance(last, Moved) else None
    return last.at + film.duration if last and film else 0.0


def bot_player(name: MatchId, match: AnyMatch, seat: Seat) -> BotPlayer:
    """Return the bot that plays on a seat now."""
    takebacks = sum(isinstance(entry, TakenBack) for entry in match.entries)
    level = match.situation.seats[seat].level or 1
    return BotPlayer(name, seat, match.header.ruleset, level, takebacks)


class Driver:
    """Has bots and Nature move, and makes default moves when time is over, where this process has the lease."""

    def __init__(self, journal: Journal, change: Change, services: Services, is_watched: Callable[[], bool]) -> None:
        self.lease = Lease(journal.name, services)
        self._journal = journal
        self._change_match = change
        self._services = services
        self._is_watched = is_watched
        self._driving: asyncio.Task[None] | None = None
        self._expiring: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._paused = False

    @property
    def busy(self) -> bool:
        """Whether something will happen by itself."""
        going = (task for task in (self._driving, self._expiring) if task and not task.done())
        return self._alarm is not None or any(going)

    def schedule(self) -> None:
        """Set the alarm, and have bots and Nature move if it is their turn; to be called after every change."""
        self._paused = self.paused
        self._set_alarm()
        if self._journal.match.over:
            self._services.workers.forget(self._journal.name)
        if self._next_seat() is not None and (self._driving is None or self._driving.done()):
            self._driving = asyncio.create_task(self._drive())

    @property
    def paused(self) -> bool:
        """Whether nobody looks and nobody but bots plays: then there is no hurry, nor a clock that runs."""
        here = self._journal.match.situation
        plays = (holder.kind == "person" and seat not in here.resigned for seat, holder in enumerate(here.seats))
        return not self._is_watched() and not any(plays)

    def resume(self) -> None:
        """Go on when somebody has come; to be called with the lock held."""
        if self._paused:
            self._journal.match.wait_from(self._journal.now())
        self.schedule()

    def stop(self) -> None:
        """Do nothing more."""
        self._services.workers.forget(self._journal.name)
        self.lease.give_back()
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        for task in (self._driving, self._expiring):
            if task:
                task.cancel()

    # Bots and Nature

    def _next_seat(self) -> Seat | None:
        """Return who is to act and is driven from here: Nature, but not before everybody has come, or a bot."""
        if self._journal.stopped or self.paused:
            return None
        acting, seats = self._journal.match.to_act, self._journal.match.situation.seats
        if self._journal.coaching:
            mistaken = self._journal.coaching.mistaken(self._journal.match)
            return NATURE if self._journal.match.needs_engine else mistaken
        if NATURE in acting:
            return None if self._journal.awaits_opening else NATURE
        return min((seat for seat in acting if seats[seat].kind == "bot"), default=None)

    async def _drive(self) -> None:
        failures = 0
        while failures <= MOST_RETRIES:
            try:
                if not await self.lease.take() or not await self._drive_once():
                    return
            except NotDriving:
                self.lease.grant(None)
                return
            except WorkUnwanted:
                continue  # nobody looks now; it ends here, unless somebody has come just now
            except (WorkFailed, Refusal) as error:
                log.warning("a move by itself came to nothing: %s", shortened(str(error)))
            except Exception:
                log.exception("a move by itself failed")
            else:
                failures = 0
                continue
            await asyncio.sleep(RETRY_SECONDS * 2**failures)
            failures += 1
        log.error("in a match of %s nothing goes on by itself any more", self._journal.game.id)

    async def _drive_once(self) -> bool:
        """Have whoever is next make a move; False where nobody is."""
        async with self._journal.lock:
            turn = await self._next_turn()
        if isinstance(turn, BotTurn):
            await self._have_bot_move(turn)
        elif isinstance(turn, EngineTurn):
            await self._have_engine_move(turn)
        elif isinstance(turn, MistakeTurn):
            await self._take_mistake_back(turn)
        return turn is not None

    async def _change(self, act: Act) -> None:
        await self._change_match(act, self.lease.fence)

    async def _next_turn(self) -> BotTurn | EngineTurn | MistakeTurn | None:
        seat, match = self._next_seat(), self._journal.match
        if seat == NATURE and not match.needs_engine:
            # What Nature draws without an engine comes with every change; here a log ends before it could be kept.
            await self._change(tuple)
            seat = self._next_seat()
        if seat is None:
            return None
        if seat == NATURE:
            return EngineTurn(match.state)
        if self._journal.coaching:
            return MistakeTurn(seat)
        left = match.times.left_at(seat, self._journal.now())
        seconds = min(self._services.settings.bot_seconds, left / 2)
        return BotTurn(bot_player(self._journal.name, match, seat), match.game.view(match.state, seat), seconds)

    async def _have_engine_move(self, turn: EngineTurn) -> None:
        match, seed = self._journal.match, randbits(64)
        facts, patience = (match.header.ruleset, turn.state, seed), self._services.settings.patience
        drawn = await self._services.workers.run(
            draw,
            *facts,
            patience=patience,
            match=self._journal.name,
            owner=self._journal.owner,
            urgent=self._is_watched(),  # a flick is looked at, a bot may think a little later
            game=match.game.id,
        )
        async with self._journal.lock:
            if self._awaits_engine(turn):
                await self._play(NATURE, drawn.move, lambda: self._awaits_engine(turn), drawn.film)

    def _awaits_engine(self, turn: EngineTurn) -> bool:
        match = self._journal.match
        return not self._journal.stopped and NATURE in match.to_act and match.state == turn.state

    async def _have_bot_move(self, turn: BotTurn) -> None:
        match = self._journal.match
        if film := film_end(match):
            await asyncio.sleep(film + AFTER_FILM_SECONDS - self._journal.now())
        move = await self._bots_move(turn)
        async with self._journal.lock:
            if self._is_current(turn):
                await self._play_for_bot(turn, move)

    async def _take_mistake_back(self, turn: MistakeTurn) -> None:
        """Take a learner's move back after a while in which it is seen what it does."""
        shown = max(0.0, film_end(self._journal.match) - self._journal.now())
        await asyncio.sleep(shown + AFTER_MISTAKE_SECONDS)
        async with self._journal.lock:
            match, coaching = self._journal.match, self._journal.coaching
            if coaching and coaching.mistaken(match) == turn.seat:
                await self._change(lambda: match.ask_takeback(turn.seat, self._journal.now()))

    async def _bots_move(self, turn: BotTurn) -> object:
        match, seed = self._journal.match, randbits(64)
        facts, patience = (turn.player, turn.view, seed), self._services.settings.patience + turn.seconds
        try:
            return await self._services.workers.run(
                choose,
                *facts,
                patience=patience,
                match=self._journal.name,
                owner=self._journal.owner,
                game=self._engine,
                seconds=turn.seconds,
                wanted=lambda: not self.paused,
            )
        except WorkFailed:
            log.error("a bot of %s could not move: the default is made", match.game.id)  # noqa: TRY400 -- logged already
            return self._default(turn)

    @property
    def _engine(self) -> str | None:
        """The game whose engine or machine code a bot may need; None where nothing is loaded beforehand."""
        game = self._journal.game
        prepared = self._services.settings.prepare and catalog.is_own(game.id)
        return game.id if prepared or with_engine(game) else None

    def _is_current(self, turn: BotTurn) -> bool:
        """Tell whether the bot is still to act in what it has seen; meanwhile much can have happened."""
        match = self._journal.match
        if turn.seat not in match.to_act or self._journal.stopped:
            return False
        bot = match.situation.seats[turn.seat].kind == "bot"
        return bot and match.game.view(match.state, turn.seat) == turn.view

    async def _play_for_bot(self, turn: BotTurn, move: object) -> None:
        match = self._journal.match
        try:
            await self._play(turn.seat, move, lambda: self._is_current(turn))
        except IllegalMove as error:
            if error.code == "time-over":
                raise Refusal("time-over") from error
            log.error("a bot of %s made an illegal move: %s", match.game.id, error)  # noqa: TRY400 -- that says all
            await self._play_default(turn)

    async def _play_default(self, turn: BotTurn) -> None:
        """Make the default move for a bot; where not even that is legal, the game is broken, and the bot gives up."""
        match, now = self._journal.match, self._journal.now()
        try:
            await self._play(turn.seat, self._default(turn), lambda: self._is_current(turn))
        except IllegalMove:
            log.exception("the default move of %s is not legal: its bot gives up", match.game.id)
            await self._change(lambda: match.resign(turn.seat, now))

    def _default(self, turn: BotTurn) -> object:
        """Return the default move of a game, or any legal one where its rules fail to name one."""
        match = self._journal.match
        try:
            return match.game.default(turn.view)
        except Exception:
            log.exception("%s has no default move here: any is made", match.game.id)
            return match.game.moves(match.state, turn.seat).sample(SystemRandom())

    async def _play(self, seat: Seat, move: object, fits: Callable[[], bool], film: AnyFilm | None = None) -> None:
        """Make a move if it still fits, even where others have got the match on before it was kept."""
        match, now = self._journal.match, self._journal.now()
        await self._change(lambda: match.play(seat, move, now, film) if fits() else ())

    # The clock

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        deadline = self._journal.match.deadline
        waits = self._journal.awaits_players or self._journal.stopped or self._paused
        if deadline < inf and not waits:
            self._sound_alarm_in(max(0.0, deadline - self._journal.now()))

    def _sound_alarm_in(self, seconds: float) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._time_is_over)

    def _time_is_over(self) -> None:
        self._alarm = None
        self._expiring = asyncio.create_task(self._expire())

    async def _expire(self) -> None:
        if not await self.lease.take():
            return
        async with self._journal.lock:
            try:
                await self._change(lambda: self._journal.match.expire(self._journal.now()))
            except NotDriving:
                self.lease.grant(None)
            except Refusal as refusal:
                log.warning("time was over, but: %s", refusal)
                self._sound_alarm_in(RETRY_SECONDS)
