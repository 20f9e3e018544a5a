"""What a person does at the table of Ppolf, and what they see there."""

from math import hypot, sqrt

from playwright.sync_api import Locator, expect

from chabudai.core import FASTEST, SLOWEST
from chabudai.games.ppolf import State, TeeSpots, target
from tests.browser.player import Player


def board(player: Player) -> Locator:
    return player.find("ppolf-board")


def begin(player: Player, how: str, players: int, *options: str) -> None:
    """Begin a game with these options turned, and wait until the table is drawn."""
    player.go("/")
    player.find("play-ppolf").click()
    expect(player.find("start")).to_be_visible()
    player.find(f"players-{players}").check(force=True)
    if options and players > 1:
        player.find("more").locator("summary").first.click()
    for option in options:
        player.find(f"option-{option}").check(force=True)
    player.find(how).click()


def drawn(player: Player, how: str = "deep") -> None:
    expect(board(player)).to_have_attribute("data-drawn", how)


def ready(player: Player) -> None:
    """Wait until this player may flick."""
    expect(board(player)).to_have_attribute("data-live", "true", timeout=30_000)
    player.wait_until_idle()


def spots(player: Player) -> tuple[float, float, float, float]:
    """Return where the coin to flick and the hole are on the screen."""
    facts = board(player).evaluate("each => ['coinX', 'coinY', 'holeX', 'holeY'].map(name => +each.dataset[name])")
    return tuple(facts)


def pulled(player: Player, far: float) -> tuple[float, float, float, float]:
    """Return the coin's place, and where a hand is that pulls so far back to flick at the hole."""
    x, y, to_x, to_y = spots(player)
    part = far / hypot(to_x - x, to_y - y)
    return x, y, x - (to_x - x) * part, y - (to_y - y) * part


def pull(player: Player, far: float) -> None:
    """Take hold of the coin with the mouse and pull back, but hold it."""
    x, y, hand_x, hand_y = pulled(player, far)
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(hand_x, hand_y, steps=4)


def drag(player: Player, far: float = 90) -> None:
    pull(player, far)
    player.page.mouse.up()


def swipe(player: Player, far: float) -> None:
    """Pull back with a finger."""
    x, y, hand_x, hand_y = pulled(player, far)
    player.drag_finger((x, y), (hand_x, hand_y))


def enough(player: Player) -> float:
    """Return how far to pull so that the coin just comes to the hole, if nothing is in its way."""
    state = state_of(player)
    hole, coin = target(state), state.coins[state.turn]
    x, y = (coin.x, coin.y) if coin else TeeSpots(state).best()
    speed = sqrt(0.36 * hypot(hole.x - x, hole.y - y))
    box = player.find("scene").bounding_box()
    assert box
    longest = min(260.0, max(120.0, 0.42 * min(box["width"], box["height"])))
    return 14 + sqrt((speed - SLOWEST) / (FASTEST - SLOWEST)) * (longest - 14)


def state_of(player: Player) -> State:
    _, state, _ = player.table()
    assert isinstance(state, State)
    return state


def flicks(player: Player) -> int:
    state = state_of(player)
    return sum(state.counts) + sum(map(sum, state.card))


def fact(player: Player, name: str) -> str:
    found = board(player).get_attribute(f"data-{name}")
    assert found is not None
    return found
