"""A whole match of Ko-oshi, side by side: by clicks, by keys and by drags in turn."""

from itertools import cycle
from random import Random

from tests.browser.player import KEYS, STEPS
from tests.browsers.visitor import Visitor


def square(text: str) -> str:
    return f'[data-square="{text[:2]}"]'


def by_click(visitor: Visitor, text: str) -> None:
    visitor.click(square(text))
    visitor.click(f'[data-arrow="{text[2]}"]')


def by_keys(visitor: Visitor, text: str) -> None:
    visitor.focus(square(text))
    visitor.press("Enter", KEYS[text[2]], "Enter")


def by_drag(visitor: Visitor, text: str) -> None:
    """Drag the piece one square on."""
    x, y = visitor.spot(square(text))
    size: float = visitor.driver.evaluate("selector => document.querySelector(selector).offsetWidth", square(text))
    right, down = STEPS[text[2]]
    visitor.drag((x, y), (x + right * size / 2, y + down * size / 2), (x + right * size, y + down * size))


def test_a_whole_match(visitor: Visitor) -> None:
    visitor.begin("kooshi", "side-by-side")
    visitor.picture("kooshi")
    rng = Random(5)
    for do in cycle((by_click, by_keys, by_drag)):
        game, state = visitor.table()
        if not game.to_act(state):
            break
        before = visitor.moves_made
        do(visitor, game.text(state, game.moves(state, state.turn).sample(rng)))
        visitor.wait_for_more(before)
    assert visitor.result
    visitor.wait_to_see('[data-test="rematch"]')
