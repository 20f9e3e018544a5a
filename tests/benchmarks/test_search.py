from __future__ import annotations

from benchmarks.search import MOST_TRIES, Spread, Step, highest


def step(rate: float, p95: float = 5, *, achieved: float | None = None, others: float = 0) -> Step:
    took = Spread(p50=p95 / 2, p95=p95, p99=p95, most=p95)
    return Step(
        rate=rate,
        achieved=rate if achieved is None else achieved,
        answered=took,
        seen=took,
        both=took,
        lag=took,
        acknowledged=0,
        ended=0,
        errors=[],
        cpu_others=others,
    )


class Server:
    """Holds up to some rate; every so often it is slow for once."""

    def __init__(self, most: int, slow_spells: frozenset[int] = frozenset()) -> None:
        self.most = most
        self.spells = set(slow_spells)
        self.asked: list[int] = []

    def __call__(self, rate: int) -> Step:
        self.asked.append(rate)
        slow = rate in self.spells
        self.spells.discard(rate)
        return step(rate, p95=5 if rate <= self.most and not slow else 26)


def test_a_rate_is_held_in_time_and_in_number() -> None:
    assert step(300, p95=25).held
    assert not step(300, p95=25.1).held
    assert step(300, achieved=291).held
    assert not step(300, achieved=290).held


def test_the_highest_rate_is_found_between_the_last_that_was_held_and_the_first_that_was_not() -> None:
    server = Server(most=480)
    best = highest(server, ladder=(100, 200, 400, 800), refinements=2)
    assert best
    assert best.rate == 400
    assert server.asked == [100, 200, 400, 800, 800, 600, 600, 500, 500]
    better = highest(Server(most=520), ladder=(100, 200, 400, 800), refinements=2)
    assert better
    assert better.rate == 500


def test_one_slow_spell_does_not_end_the_climb() -> None:
    best = highest(Server(most=400, slow_spells=frozenset({200})), ladder=(100, 200, 400), refinements=2)
    assert best
    assert best.rate == 400


def test_a_rate_is_tried_more_often_while_others_are_busy() -> None:
    asked: list[int] = []

    def run(rate: int) -> Step:
        asked.append(rate)
        return step(rate, p95=26, others=1.5)

    assert highest(run, ladder=(100,)) is None
    assert asked == [100] * MOST_TRIES


def test_a_server_that_holds_nothing_has_no_highest_rate() -> None:
    assert highest(Server(most=50), ladder=(100, 200)) is None
