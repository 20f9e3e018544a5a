"""A whole match of Karate against the computer: three rounds of training, each with its fight, and a foot race."""

from functools import partial

from tests.browsers.visitor import Visitor

KIAI = '[data-test="kiai"]:not(:disabled, [aria-disabled="true"])'
HELD = 1.5
"""For how many seconds a kiai is held, which is longer than the page asks for."""
POST = 24
"""How many steps the foot race has."""
STEPS = ("result", "race-run", "skip", "fight", "die-0")
"""What there may be to do, the latest first: see the result, run, leave the ring, go in, write two dice down."""


def write(visitor: Visitor) -> None:
    """Put the two dice into two empty boxes, and shout where that is allowed."""
    for die in range(2):
        visitor.choose(f"die-{die}")
        visitor.click('[data-test^="box-"][data-number=""]:not(:disabled)')
    if visitor.sees(KIAI):
        visitor.hold(KIAI, HELD)
    else:
        visitor.choose("write")


def next_step(visitor: Visitor) -> str:
    """Return what there is to do, as soon as there is something."""
    step: str = visitor.wait_for(partial(_step_seen, visitor), "something to do")
    return step


def _step_seen(visitor: Visitor) -> str | None:
    return next((step for step in STEPS if visitor.sees(f'[data-test="{step}"]')), None)


def do(visitor: Visitor, step: str) -> None:
    """Do it, and wait until it is done."""
    if step == "die-0":
        visitor.wait_until_idle()
        before = visitor.moves_made
        write(visitor)
        visitor.wait_for_more(before)
        return
    visitor.choose(step)
    if step == "race-run":
        for _ in range(POST // 2):
            visitor.choose("foot-0-left")
            visitor.choose("foot-0-right")
    if step != "skip":  # the first press of that one ends the show, the next leaves it
        visitor.wait_for(lambda: not visitor.sees(f'[data-test="{step}"]'), f"{step} to go away")


def test_a_whole_match(visitor: Visitor) -> None:
    visitor.begin("karate", "against-bot", "option-kiai-any")
    while (step := next_step(visitor)) != "result":
        visitor.picture(f"karate-{step}")
        do(visitor, step)
    assert visitor.result
