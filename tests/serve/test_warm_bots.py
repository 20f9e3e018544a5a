"""Bots that keep something between their moves, and everything that works without."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import TYPE_CHECKING, Any

import pytest

from chabudai import catalog
from chabudai.core import Holder, Ruleset, Seat
from chabudai.games.kooshi import KoOshi, Move
from chabudai.games.kooshi.board import Square
from chabudai.serve.driver import bot_player
from chabudai.serve.warm_bots import IDLE_SECONDS, MOST_BOTS, BotPlayer, WarmBots, make_bot
from chabudai.serve.work import BOTS
from chabudai.serve.work import choose as choose_for_real
from chabudai.serve.workers import Workers
from chabudai.store import MatchId
from chabudai.table import Match

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from random import Random

PATIENCE = 20.0


class CountingBot:
    """Says how often it was asked, which bot of its maker it is, and where it lives; asked to, it raises."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.calls = 0

    def choose(self, view: Any, rng: Random, seconds: float = 1.0, effort: int | None = None) -> tuple[int, int, int]:
        del rng, seconds, effort
        if view == "raise" or (view == "raise when warm" and self.calls):
            raise ValueError("as asked")
        self.calls += 1
        return self.number, self.calls, os.getpid()


class Maker:
    def __init__(self) -> None:
        self.made: list[BotPlayer] = []

    def __call__(self, player: BotPlayer) -> CountingBot:
        self.made.append(player)
        return CountingBot(len(self.made))


def player(match: str = "m", seat: int = 0, level: int = 1, takebacks: int = 0, **options: Any) -> BotPlayer:
    return BotPlayer(match, Seat(seat), Ruleset("kooshi", 1, options), level, takebacks)


@pytest.fixture
def maker() -> Maker:
    return Maker()


@pytest.fixture
def bots(maker: Maker) -> WarmBots:
    return WarmBots(maker)


def calls(bots: WarmBots, who: BotPlayer, view: object = None) -> tuple[int, int]:
    """Return which bot has moved, and how often by now."""
    number, count, _ = bots.choose(who, view, 1, 0.1)
    return number, count


def test_a_bot_is_kept_from_one_move_to_the_next(bots: WarmBots, maker: Maker) -> None:
    assert [calls(bots, player()) for _ in range(3)] == [(1, 1), (1, 2), (1, 3)]
    assert maker.made == [player()]


@pytest.mark.parametrize("other", [player("n"), player(seat=1)])
def test_each_seat_of_each_match_has_a_bot_of_its_own(bots: WarmBots, other: BotPlayer) -> None:
    assert [calls(bots, who) for who in (player(), other, player(), other)] == [(1, 1), (2, 1), (1, 2), (2, 2)]


@pytest.mark.parametrize("other", [player(level=2), player(takebacks=1), player(setup="x")])
def test_another_level_option_or_a_takeback_makes_a_new_bot(bots: WarmBots, other: BotPlayer) -> None:
    assert [calls(bots, who) for who in (player(), other, other)] == [(1, 1), (2, 1), (2, 2)]
    assert len(bots) == 1


def test_where_a_kept_bot_raises_a_new_one_is_asked(bots: WarmBots) -> None:
    assert calls(bots, player()) == (1, 1)
    assert calls(bots, player(), "raise when warm") == (2, 1)
    assert calls(bots, player()) == (2, 2)


def test_what_a_new_bot_raises_is_passed_on_and_it_is_not_kept(bots: WarmBots, maker: Maker) -> None:
    calls(bots, player())
    with pytest.raises(ValueError, match="as asked"):
        bots.choose(player(), "raise", 1, 0.1)
    assert len(maker.made) == 2
    assert len(bots) == 0


def test_only_the_bots_that_moved_last_are_kept(bots: WarmBots, maker: Maker) -> None:
    for number in range(MOST_BOTS + 1):
        calls(bots, player("first"))
        calls(bots, player(str(number)))
    assert len(bots) == MOST_BOTS
    assert [who.match for who in maker.made].count("first") == 1
    assert calls(bots, player("0"))[1] == 1


def test_a_bot_that_has_not_moved_for_a_while_is_dropped(maker: Maker) -> None:
    now = 0.0
    bots = WarmBots(maker, now=lambda: now)
    calls(bots, player("left"))
    now = IDLE_SECONDS + 1
    calls(bots, player("played"))
    assert len(bots) == 1


def test_the_bots_of_a_match_can_be_dropped(bots: WarmBots) -> None:
    for who in (player(), player(seat=1), player("n")):
        calls(bots, who)
    bots.forget("m")
    assert len(bots) == 1
    assert calls(bots, player("n")) == (3, 2)
    assert calls(bots, player())[1] == 1


def test_bots_are_made_for_the_options_of_their_match() -> None:
    """Karate has an option that is called as the level of a bot is."""
    who = BotPlayer("m", Seat(0), Ruleset("karate", 2, {"players": 1, "level": 3}), 2)
    game = catalog.game("karate", **who.ruleset.options)
    match = Match(game, seed=1)
    move = WarmBots(make_bot).choose(who, game.view(match.state, Seat(0)), 1, 0.05)
    match.play(Seat(0), move)


def test_a_takeback_and_another_level_make_it_another_bot() -> None:
    match = Match(KoOshi(), seats=[Holder(), Holder("bot", 2)])
    bot = bot_player(MatchId("m"), match, Seat(1))
    assert bot == BotPlayer("m", Seat(1), match.header.ruleset, 2, 0)
    match.play(Seat(0), Move(Square("b1"), "n"))
    assert bot_player(MatchId("m"), match, Seat(1)) == bot
    match.ask_takeback(Seat(0))
    assert bot_player(MatchId("m"), match, Seat(1)) == bot._replace(takebacks=1)
    match.reseat(Seat(1), Holder("bot", 1))
    assert bot_player(MatchId("m"), match, Seat(1)) == bot._replace(takebacks=1, level=1)


# In real workers

_bots = WarmBots(Maker())


def choose(who: BotPlayer, seconds: float = 0.0) -> tuple[int, int, int]:
    time.sleep(seconds)
    found: tuple[int, int, int] = _bots.choose(who, None, 1, 0.1)
    return found


def work(does: Callable[[Workers], Awaitable[None]], count: int = 2) -> None:
    async def run() -> None:
        workers = Workers(count)
        try:
            await does(workers)
        finally:
            workers.close()

    asyncio.run(run())


async def move(workers: Workers, match: str, seconds: float = 0.0) -> tuple[int, int]:
    """Return how often the bot of a match was asked, and the process that it lives in."""
    _, count, process = await workers.run(choose, player(match), seconds, patience=PATIENCE, match=match)
    return count, process


def test_a_match_goes_back_to_the_worker_that_knows_it() -> None:
    async def play(workers: Workers) -> None:
        seen = [[await move(workers, match) for match in ("a", "b", "c")] for _ in range(4)]
        for match in zip(*seen, strict=True):
            assert [count for count, _ in match] == [1, 2, 3, 4]
            assert len({process for _, process in match}) == 1

    work(play)


def kept() -> int:
    return len(BOTS)


def test_the_bots_of_a_match_that_is_over_are_dropped_in_their_worker() -> None:
    async def play(workers: Workers) -> None:
        view = KoOshi().view(KoOshi().start(), Seat(0))
        await workers.run(choose_for_real, player("a"), view, 1, 0.05, patience=PATIENCE, match="a")
        assert await workers.run(kept, patience=PATIENCE) == 1
        workers.forget("a")
        workers.forget("never seen")
        assert await workers.run(kept, patience=PATIENCE) == 0

    work(play, count=1)


def test_where_its_worker_is_busy_another_one_is_asked() -> None:
    async def play(workers: Workers) -> None:
        count, home = await move(workers, "a")
        assert count == 1
        (long, other) = await asyncio.gather(move(workers, "a", 1.0), move(workers, "a"))
        assert long == (2, home)
        assert other[0] == 1
        assert other[1] != home

    work(play)


def test_a_worker_that_dies_takes_its_bots_along_and_the_match_goes_on() -> None:
    async def play(workers: Workers) -> None:
        _, process = await move(workers, "a")
        os.kill(process, signal.SIGKILL)
        count, other = await move(workers, "a")
        assert count == 1
        assert other != process
        assert (await move(workers, "a"))[0] == 2

    work(play)


def test_the_death_of_one_worker_does_not_disturb_another() -> None:
    async def play(workers: Workers) -> None:
        (_, one), (_, other) = await asyncio.gather(move(workers, "a", 0.5), move(workers, "b", 0.5))
        assert one != other
        os.kill(one, signal.SIGKILL)
        await move(workers, "a")
        assert await move(workers, "b") == (2, other)

    work(play)


def test_more_workers_than_tries_may_be_dead() -> None:
    async def play(workers: Workers) -> None:
        found = await asyncio.gather(*(move(workers, str(number), 0.5) for number in range(5)))
        for _, process in found:
            os.kill(process, signal.SIGKILL)
        for number in range(5):
            assert (await move(workers, str(number)))[0] == 1

    work(play, count=5)
