"""What is said of the mistakes that a learner is likely to make."""

from __future__ import annotations

import pytest

from chabudai import catalog
from chabudai.testkit.lessons import advance, begin

MISTAKES = [
    ("bossa", "line", "B3=13", "-black"),
    ("bossa", "line", "R11", ""),
    ("bossa", "black", "W5=50", "-white"),
    ("bossa", "two", "B3=03", "-one"),
    ("bossa", "count", "W3=12+21", "-place"),
    ("bossa", "count", "B5^21+24", ""),
    ("bossa", "swap", "X03-30", "-other"),
    ("bossa", "swap", "R03", "-redraw"),
    ("bossa", "stack", "X20-10", ""),
    ("bossa", "stuck", "B7=05+11+41", "-many"),
    ("bossa", "stuck", "X50-51", ""),
    ("karate", "learn", "1K1=4 2K1=4", ""),
    ("karate", "complete", "2H1=5 2H3=2", "-two"),
    ("karate", "complete", "2H3=5 2H2=2", "-over"),
    ("karate", "complete", "2H1=5 3K1=2", "-over"),
    ("karate", "complete", "3H1=5 3K1=2", ""),
    ("karate", "erase", "1K1=6 1K2=1", "-other"),
    ("karate", "erase", "2K1=6 2K2=1", ""),
    ("karate", "kiai", "1K1=2 1K2=2", "-quiet"),
    ("karate", "kiai", "1H1=2 1H2=2", ""),
    ("karate", "block", "H K K K K", ""),
    ("karate", "attack", "Y K K K K", ""),
    ("karate", "open", "K K K K K", ""),
]


@pytest.mark.parametrize(("name", "at", "text", "answer"), MISTAKES)
def test_a_mistake_has_its_answer(name: str, at: str, text: str, answer: str) -> None:
    step = catalog.lesson(name).step(at)
    assert step
    game = catalog.game(name, **step.options)
    match = begin(game, step)
    advance(game, step, match)
    match.play(step.seat, game.parse(match.state, text))
    here = advance(game, step, match)
    assert here.wrong
    assert here.mistake == f"lesson-{at}-wrong{answer}"


def test_whoever_closes_the_last_place_of_bossa_wins_whatever_is_drawn() -> None:
    step = catalog.lesson("bossa").step("stuck")
    assert step
    game = catalog.game("bossa")
    for right in ("B1=11", "B1=41"):
        match = begin(game, step)
        advance(game, step, match)
        match.play(step.seat, game.parse(match.state, right))
        for tile in match.state.unseen:
            drawn = game.apply(match.state, min(match.to_act), game.parse(match.state, f"draw {tile}"))
            result = game.result(drawn)
            assert result
            assert result.winners == (step.seat,)
