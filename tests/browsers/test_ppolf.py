"""A whole match of Ppolf, two at one screen: eighteen holes, by pulls and by keys in turn."""

from itertools import cycle
from math import hypot

from tests.browsers.visitor import Visitor

BOARD = '[data-test="ppolf-board"]'
PULL = 90


def by_pull(visitor: Visitor) -> None:
    """Take hold of the coin and pull away from the hole; where there is no room for that, flick by keys."""
    x, y, to_x, to_y = map(float, visitor.settled(BOARD, "data-coin-x", "data-coin-y", "data-hole-x", "data-hole-y"))
    part = PULL / (hypot(to_x - x, to_y - y) or 1)
    back = (x - (to_x - x) * part, y - (to_y - y) * part)
    if not visitor.has_room((x, y), back):
        return by_keys(visitor)
    return visitor.drag((x, y), ((x + back[0]) / 2, (y + back[1]) / 2), back)


def by_keys(visitor: Visitor) -> None:
    """Aim straight at the hole, a little harder than the keys begin."""
    visitor.focus('[data-test="scene"]')
    visitor.press("ArrowUp", "ArrowUp", "Enter")


def test_a_whole_match(visitor: Visitor) -> None:
    visitor.begin("ppolf", "side-by-side", limit="2")
    visitor.wait_to_see(f'{BOARD}[data-drawn="deep"]')
    visitor.picture("ppolf")
    for do in cycle((by_pull, by_keys)):
        visitor.wait_for(lambda: visitor.sees(f'{BOARD}[data-live="true"]') or visitor.result, "a turn, or the end")
        if visitor.result:
            break
        visitor.wait_until_idle()
        before = visitor.moves_made
        do(visitor)
        visitor.wait_for_more(before)
    visitor.wait_to_see('[data-test="rematch"]')
