"""What a person does at the table of Bo-taoshi, and what they see there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from chabudai.games.botaoshi import Botaoshi, State
from chabudai.games.botaoshi.judging import Judgement, judge
from tests.browser.laid import LIMITS, played
from tests.browser.player import Player
from tests.games.botaoshi.tables import STEADY, act


def board(player: Player) -> Locator:
    return player.find("botaoshi-board")


def begin(player: Player, how: str = "side-by-side", *options: str, lay: str | None = None) -> None:
    """Begin a game with a steady hand and these options turned; `lay` names a table that is laid out in `laid.py`."""
    player.go("/")
    player.find("play-botaoshi").click()
    player.find("more").locator("summary").click()
    for option in ("hand-steady", *options):
        player.find(f"option-{option}").check(force=True)
    if lay:
        player.find("option-turn_limit").fill(str(LIMITS[lay]))
    player.find(how).click()


def ready(player: Player, **facts: str) -> None:
    """Wait until this player may act, and the board says so much of itself."""
    for name, value in {"live": "true", **facts}.items():
        expect(board(player)).to_have_attribute(f"data-{name}", value, timeout=30_000)
    expect(board(player)).not_to_have_attribute("data-drawn", "waiting")
    player.wait_until_idle()
    before = ""
    while before != (before := fact(player, "spots")):  # what there is to do has taken its place beside the table
        player.page.wait_for_timeout(60)


def fact(player: Player, name: str) -> str:
    return board(player).get_attribute(f"data-{name}") or ""


def spot(player: Player, name: str | None = None) -> tuple[float, float]:
    """Return where a disc is on the screen; without a name the one that is to be played."""
    found = fact(player, "spot")
    if name:
        found = dict(each.split("@") for each in fact(player, "spots").split())[name]
    x, y = found.split(",")
    return float(x), float(y)


def pull(player: Player, x: float, y: float, *, name: str | None = None) -> None:
    """Take hold of a disc with the mouse and pull so far, but hold it."""
    start_x, start_y = spot(player, name)
    mouse = player.page.mouse
    mouse.move(start_x, start_y)
    mouse.down()
    mouse.move(start_x + x, start_y + y, steps=4)


def flick(player: Player, x: float, y: float, *, name: str | None = None) -> None:
    pull(player, x, y, name=name)
    player.page.mouse.up()


def swipe(player: Player, start: tuple[float, float], x: float, y: float) -> None:
    """Drag with a finger by so much."""
    player.drag_finger(start, (start[0] + x, start[1] + y))


def state_of(player: Player) -> State:
    _, state, _ = player.table()
    assert isinstance(state, State)
    return state


def seen(player: Player) -> dict[str, Any]:
    """Return what the server shows to somebody who watches: a table that was laid out has no log of its own."""
    view: dict[str, Any] = player.info().table.views[0].view
    return view


def speed_that(does: Callable[[Judgement], bool], text: str) -> float:
    """Return a speed at which white's aim on the table that is laid out does this, in the middle of those that do."""
    game, state = Botaoshi(STEADY), played()
    good: list[float] = []
    for tenths in range(10, 45):
        there = act(game, state, f"{text},{tenths / 10}")
        if does(judge(there, game.simulate(there).move)):
            good.append(tenths / 10)
        elif good:
            break
    return good[len(good) // 2]


def harder(player: Player, speed: float) -> None:
    """Let the keys change the power by so much."""
    for _ in range(abs(round(speed * 10))):
        player.page.keyboard.press("ArrowUp" if speed > 0 else "ArrowDown")


def pinch(player: Player, at: tuple[float, float], start: float, end: float, *, down: float = 0) -> None:
    """Put two fingers down so far apart around a point, and draw them apart or along."""
    touch = player.context.new_cdp_session(player.page)

    def fingers(kind: str, part: float) -> None:
        half = (start + (end - start) * part) / 2
        points = [{"x": at[0] + side * half, "y": at[1] + down * part, "id": side + 1} for side in (-1, 1)]
        facts = {"type": kind, "touchPoints": [] if kind == "touchEnd" else points}
        touch.send("Input.dispatchTouchEvent", facts)  # pyright: ignore[reportUnknownMemberType] -- playwright types it so

    fingers("touchStart", 0.0)
    for part in (0.25, 0.5, 0.75, 1.0):
        fingers("touchMove", part)
    fingers("touchEnd", 1.0)
