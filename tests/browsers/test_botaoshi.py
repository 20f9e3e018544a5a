"""A whole match of Bo-taoshi, two at one screen: discs enter and are flicked by pulls and by keys, over the ramp too.

Rounds are void after a few turns, and the third void round in a row ends the match.
"""

from itertools import cycle

from tests.browsers.visitor import Visitor

BOARD = '[data-test="botaoshi-board"]'
PULL = 95


def by_pull(visitor: Visitor) -> None:
    """Take hold of the disc that is to be played, and pull down."""
    (spot,) = visitor.settled(BOARD, "data-spot")
    x, y = map(float, spot.split(","))
    visitor.drag((x, y), (x, y + PULL / 2), (x, y + PULL))


def by_keys(visitor: Visitor) -> None:
    """Flick as the keys begin; over the ramp where it fits."""
    visitor.focus('[data-test="scene"]')
    if visitor.attribute(BOARD, "data-awaits") == "flick":
        visitor.press("s", "ArrowUp")
        visitor.press("Enter")
    else:
        visitor.press("Enter", "Enter")


def test_a_whole_match(visitor: Visitor) -> None:
    visitor.begin("botaoshi", "side-by-side", "option-hand-steady", turn_limit="2")
    visitor.wait_to_see(f'{BOARD}[data-drawn="deep"]')
    visitor.picture("botaoshi")
    hands = cycle((by_pull, by_keys))
    while True:
        visitor.wait_for(lambda: visitor.sees(f'{BOARD}[data-live="true"]') or visitor.result, "a turn, or the end")
        if visitor.result:
            break
        visitor.wait_until_idle()
        before = visitor.moves_made
        do = next(hands) if visitor.attribute(BOARD, "data-awaits") in {"enter", "flick", "mend"} else by_keys
        do(visitor)
        visitor.wait_for_more(before)
    visitor.wait_to_see('[data-test="rematch"]')
