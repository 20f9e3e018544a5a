"""Ppolf in the browser: by mouse, by finger, by keys, two at their own screens, alone, and again as a film."""

import re
from collections.abc import Callable
from itertools import pairwise
from math import hypot, sqrt
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from chabudai.core import FASTEST, SLOWEST
from chabudai.games.ppolf import State, TeeSpots, target
from tests.browser.conftest import NewPlayer
from tests.browser.frames import record_frames, shown_frames, watch_canvas
from tests.browser.player import Player
from tests.serve.server import Server

NewGolfer = Callable[..., Player]

FINE_PICTURE = """() => new Promise((done) => {
    const look = () => {
        const canvas = document.querySelector('canvas');
        if (canvas.width >= canvas.clientWidth) done(); else setTimeout(look, 50);
    };
    look();
})"""
"""Waits until the table is drawn with all its pixels."""


@pytest.fixture
def new_golfer(new_player: NewPlayer) -> NewGolfer:
    """Give what sits a golfer down; a graphics card that is only computed says that it is slow."""

    def sit_down(server: Server, **options: Any) -> Player:
        player = new_player(server, **options)
        player.forgiven = lambda words: "GPU stall due to ReadPixels" in words
        return player

    return sit_down


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
    """Pull back with a finger, as the browser's own touch events tell it."""
    x, y, hand_x, hand_y = pulled(player, far)
    touch = player.context.new_cdp_session(player.page)

    def finger(kind: str, part: float) -> None:
        at = {"x": x + (hand_x - x) * part, "y": y + (hand_y - y) * part}
        points = [] if kind == "touchEnd" else [at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})  # pyright: ignore[reportUnknownMemberType] -- playwright types it so

    finger("touchStart", 0.0)
    for part in (0.3, 0.7, 1.0):
        finger("touchMove", part)
    finger("touchEnd", 1.0)


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


def test_by_mouse_with_the_film_and_again_slowly(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server, instant=False)
    begin(player, "side-by-side", 2)
    ready(player)
    drawn(player)
    player.page.wait_for_timeout(700)  # until the eye is at rest
    drag(player)
    expect(board(player)).to_have_attribute("data-turn", "1")
    expect(board(player)).to_have_attribute("data-films", "1")
    ready(player)
    assert state_of(player).counts[0] >= 1
    player.find("slow").click()
    expect(board(player)).to_have_attribute("data-busy", "slow")
    player.page.keyboard.press("s")
    ready(player)
    player.page.keyboard.press("v")
    expect(board(player)).to_have_attribute("data-eye", "whole")
    player.find("eye-low").click()
    expect(board(player)).to_have_attribute("data-eye", "low")


def test_escape_cancels(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server)
    begin(player, "side-by-side", 2)
    ready(player)
    pull(player, 120)
    expect(player.find("aim")).to_contain_text("m/s")
    player.page.keyboard.press("Escape")
    expect(player.find("aim")).to_have_count(0)
    player.page.mouse.up()
    pull(player, 120)
    x, y, *_ = spots(player)
    player.page.mouse.move(x + 3, y + 3, steps=3)
    player.page.mouse.up()
    ready(player)
    assert flicks(player) == 0


def fact(player: Player, name: str) -> str:
    found = board(player).get_attribute(f"data-{name}")
    assert found is not None
    return found


def test_one_pulls_from_anywhere_and_sees_where_the_coin_would_stop(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server)
    begin(player, "side-by-side", 2)
    ready(player)
    expect(player.find("why")).to_have_text("Red tees off from the black ace.")  # two sit here: nobody is "you"
    box = player.find("scene").bounding_box()
    assert box
    mouse = player.page.mouse
    x, *_ = spots(player)
    # In the corner that is farthest from the tee, where the mouse has room in one direction only.
    corner_x = box["x"] + (20 if x > box["x"] + box["width"] / 2 else box["width"] - 20)
    mouse.move(corner_x, box["y"] + box["height"] - 20)
    mouse.down()
    mouse.move(corner_x, 795, steps=6)
    expect(player.find("aim")).to_contain_text("m/s")
    assert float(fact(player, "speed")) > 2  # the window's edge limits nobody
    expect(player.find("landing")).to_have_count(1)
    expect(player.find("fan")).to_have_count(1)
    player.page.keyboard.press("Escape")
    mouse.up()
    pull(player, 110)
    words = player.find("arrow-words").bounding_box()
    hole = player.page.locator(".pp-hole-frame").bounding_box()
    assert words
    assert hole
    apart = (
        words["x"] + words["width"] <= hole["x"]
        or hole["x"] + hole["width"] <= words["x"]
        or words["y"] + words["height"] <= hole["y"]
        or hole["y"] + hole["height"] <= words["y"]
    )
    assert apart
    player.page.keyboard.press("Escape")
    mouse.up()
    assert flicks(player) == 0


def test_a_second_finger_never_flicks_but_zooms(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server, phone=True)
    begin(player, "side-by-side", 2)
    ready(player)
    x, y, hand_x, hand_y = pulled(player, 90)
    touch = player.context.new_cdp_session(player.page)
    box = player.find("scene").bounding_box()
    assert box
    # The second finger goes from half way to the farthest corner, which is twice as near.
    away = (
        box["x"] + (30 if hand_x > box["x"] + box["width"] / 2 else box["width"] - 30),
        box["y"] + (80 if hand_y > box["y"] + box["height"] / 2 else box["height"] - 30),
    )
    other = ((hand_x + away[0]) / 2, (hand_y + away[1]) / 2)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": number} for number, (px, py) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})  # pyright: ignore[reportUnknownMemberType] -- playwright types it so

    fingers("touchStart", (x, y))
    fingers("touchMove", (hand_x, hand_y))
    expect(player.find("aim")).to_contain_text("m/s")
    fingers("touchStart", (hand_x, hand_y), other)
    expect(player.find("aim")).to_have_count(0)
    high = float(fact(player, "height"))
    fingers("touchMove", (hand_x, hand_y), away)
    fingers("touchEnd", (hand_x, hand_y))
    fingers("touchMove", (hand_x + 80, hand_y + 80))
    fingers("touchEnd")
    player.wait_until_idle()
    assert float(fact(player, "height")) < high
    assert flicks(player) == 0
    expect(board(player)).to_have_attribute("data-live", "true")


def test_the_eye_keeps_still_while_something_moves(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server, instant=False)
    begin(player, "side-by-side", 2)
    ready(player)
    drawn(player)
    player.page.evaluate(
        """() => {
            const board = document.querySelector('[data-test=ppolf-board]');
            window.seen = [];
            const look = () => {
                const { busy, height } = board.dataset;
                if (busy === 'film' || busy === 'tidying') window.seen.push(height);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    drag(player, 170)
    expect(board(player)).to_have_attribute("data-films", "1")
    ready(player)
    heights = player.page.evaluate("window.seen")
    assert heights
    assert len(set(heights)) == 1


def test_the_table_and_what_lies_over_it_are_drawn_in_the_same_frame(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server, instant=False)
    watch_canvas(player.page)
    begin(player, "side-by-side", 2)
    ready(player)
    drawn(player)
    player.page.wait_for_timeout(900)
    record_frames(player.page, ".pp-hole-frame")
    before = fact(player, "height")
    player.page.keyboard.press("v")
    expect(board(player)).not_to_have_attribute("data-height", before)
    player.page.wait_for_timeout(900)
    frames = shown_frames(player.page)
    ways = [
        hypot(*(a - b for a, b in zip(one.square[0], other.square[0], strict=True))) for one, other in pairwise(frames)
    ]
    assert max(ways) > 8  # a frame too late would be seen
    assert max(frame.off for frame in frames) < 4  # a tile is that thick, seen at a slant


def test_without_a_graphics_card_what_moves_is_drawn_coarsely(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server, instant=False, fine=True)
    begin(player, "side-by-side", 2)
    ready(player)
    drawn(player)
    player.page.evaluate(FINE_PICTURE)
    player.page.evaluate(
        """() => {
            const canvas = document.querySelector('canvas');
            window.widths = [];
            new MutationObserver(() => window.widths.push(canvas.width)).observe(
                canvas, { attributes: true, attributeFilter: ['width'] });
        }"""
    )
    before = fact(player, "height")
    player.page.keyboard.press("v")
    expect(board(player)).not_to_have_attribute("data-height", before)
    player.page.evaluate(FINE_PICTURE)
    widths = player.page.evaluate("window.widths")
    assert min(widths) < max(widths) / 2


def test_obstacles_are_drawn_on_the_sheet(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server)
    player.go("/")
    player.find("play-ppolf").click()
    player.find("players-2").check(force=True)
    player.find("more").locator("summary").first.click()
    own = player.find("own-obstacles")
    own.locator("summary").press("Enter")
    player.find("obstacle-kind-square").check(force=True)
    player.find("obstacle-add").press("Enter")
    pad = player.find("obstacle-pad")
    pad.scroll_into_view_if_needed()
    box = pad.bounding_box()
    assert box
    mouse = player.page.mouse
    mouse.move(box["x"] + 160, box["y"] + 60)
    mouse.down()
    mouse.move(box["x"] + 194, box["y"] + 60, steps=3)
    mouse.up()
    blocks = player.find("obstacle")
    expect(blocks).to_have_count(2)
    expect(blocks.nth(1)).to_have_attribute("data-size", "2")
    blocks.nth(0).locator("input").press("ArrowRight")
    expect(blocks.nth(0)).to_have_attribute("data-size", "1.1")
    player.find("obstacle-add").click()
    player.find("obstacle-remove").nth(2).press("Enter")
    expect(blocks).to_have_count(2)
    player.check_accessibility()
    player.find("side-by-side").click()
    ready(player)
    state = state_of(player)
    assert [(shape.kind, shape.size) for shape in state.setup.obstacles] == [("square", 1.1), ("square", 2.0)]
    assert not state.setup.black
    assert [tile.name for tile in state.tiles][-3:] == ["ka", "o1", "o2"]


def test_the_table_says_that_it_is_being_prepared(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server, phone=True)

    def unprepared(socket: WebSocketRoute) -> None:
        real = socket.connect_to_server()
        real.on_message(lambda text: socket.send(str(text).replace('"preparing":false', '"preparing":true')))

    player.page.route_web_socket(re.compile("ws://"), unprepared)
    begin(player, "side-by-side", 2)
    expect(player.find("preparing")).to_contain_text("Preparing the table.")
    expect(player.find("preparing")).to_be_visible()


def test_one_skips_to_the_own_turn(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server, instant=False)
    begin(player, "against-bot", 6)
    ready(player)
    drag(player, 60)
    expect(player.find("skip")).to_have_text("To my turn")
    player.page.evaluate(
        """() => {
            const board = document.querySelector('[data-test=ppolf-board]');
            window.hurried = 0;
            new MutationObserver(() => { if (board.dataset.hurries === 'true') window.hurried += 1; }).observe(
                board, { attributes: true, attributeFilter: ['data-hurries'] });
        }"""
    )
    player.find("skip").click()
    ready(player)
    assert player.page.evaluate("window.hurried") == 1
    expect(board(player)).to_have_attribute("data-hurries", "false")
    assert flicks(player) >= 6


def test_ten_on_a_phone(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server, phone=True)
    begin(player, "side-by-side", 10)
    ready(player)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(player.find("order").locator("li")).to_have_count(10)
    last = player.find("order").locator("li svg").last.bounding_box()
    assert last
    assert last["width"] > 15
    assert last["x"] + last["width"] <= 360
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).length"
    assert player.page.locator(".seat").evaluate_all(cut) == 0  # nobody's flicks are cut off
    player.find("open-card").click()
    room = player.find("card-box").evaluate("each => [each.scrollWidth, each.clientWidth]")
    assert room[0] > room[1]  # it scrolls, and the page does not
    player.find("card-box").evaluate("each => each.scrollTo(999, 0)")
    head = player.find("card-box").locator("tbody th").first.bounding_box()
    assert head
    assert 0 <= head["x"] < 60  # the holes stay in sight
    player.check_accessibility()


def test_the_coin_is_placed_on_its_tee(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server)
    begin(player, "side-by-side", 2)
    ready(player)
    player.find("place").click()
    x, y, *_ = spots(player)
    before = board(player).get_attribute("data-spot")
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    box = player.find("scene").bounding_box()
    assert box
    left, right = box["x"] + 60, box["x"] + box["width"] - 60
    mouse.move(max(left, right, key=lambda side: abs(side - x)), box["y"] + box["height"] - 60, steps=4)
    mouse.up()
    assert board(player).get_attribute("data-spot") != before
    player.find("place").click()
    drag(player)
    player.sees("refusal", "must lie")
    expect(player.find("rule-link")).to_contain_text("PP-4")
    assert flicks(player) == 0


def test_by_keyboard_alone(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server)
    begin(player, "against-bot", 2)
    ready(player)
    keys = player.page.keyboard
    player.find("scene").focus()
    keys.press("t")
    before = board(player).get_attribute("data-spot")
    keys.press("Shift+ArrowRight")
    assert board(player).get_attribute("data-spot") != before
    keys.press("t")
    keys.press("ArrowLeft")
    expect(player.find("aim")).to_have_text("1.00 m/s, 2.0° left of the hole")
    keys.press("Shift+ArrowRight")
    keys.press("ArrowUp")
    expect(player.find("aim")).to_have_text("1.10 m/s, 1.8° left of the hole")
    keys.press("Enter")
    expect(player.find("announce")).to_contain_text("Your turn", timeout=30_000)
    ready(player)
    assert flicks(player) >= 2
    expect(player.find("text-board")).to_contain_text("tiles from the hole")


def test_two_browsers_play_a_hole(server: Server, new_golfer: NewGolfer) -> None:
    host, friend = players = [new_golfer(server) for _ in range(2)]
    begin(host, "with-friend", 2)
    friend.go(host.invitation())
    ready(host)
    for _ in range(30):
        state = state_of(host)
        if state.hole:
            break
        ready(players[state.turn])
        length = host.table()[2]
        drag(players[state.turn], enough(players[state.turn]))
        for player in players:
            expect(player.find("table")).not_to_have_attribute("data-seq", str(length))
    for player in players:
        expect(board(player)).to_have_attribute("data-hole", "1")
        expect(player.find("card").locator("tbody tr").first).to_contain_text(re.compile(r"\d"))
    assert [len(row) for row in state_of(host).card] == [1, 1]


def test_alone_in_practice_and_the_replay(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server, instant=False)
    begin(player, "alone", 1, "practice")
    ready(player)
    drawn(player)
    expect(player.find("card").locator("thead th")).to_have_count(3)
    expect(player.find("card")).to_contain_text("Par")
    player.find("fine").click()
    expect(player.find("aim-line")).to_have_count(1)
    player.find("fine-power").focus()
    player.page.keyboard.press("ArrowRight")
    player.find("flick").click()
    expect(board(player)).to_have_attribute("data-films", "1")
    ready(player)
    # In practice a slip is undone, and the coin lies on its tee again.
    player.find("do-undo").click()
    expect(board(player)).to_have_attribute("data-awaits", "tee")
    ready(player)
    assert flicks(player) == 0
    player.find("flick").click()
    ready(player)
    player.go(f"/replay/{player.match}?step=3")  # the course, the aim, the error of the hand
    expect(player.find("replay")).to_have_attribute("data-step", "3")
    expect(player.page.locator(".replay .seat")).to_have_count(1)  # two runs, but one player
    drawn(player)
    player.find("do-on").click()
    expect(board(player)).to_have_attribute("data-films", "1")
    expect(board(player)).to_have_attribute("data-still", "true")
    player.find("slow").click()
    expect(board(player)).to_have_attribute("data-films", "2")


def test_four_on_a_phone_by_finger(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server, phone=True)
    begin(player, "against-bot", 4)
    ready(player)
    swipe(player, 100)
    expect(player.find("announce")).to_contain_text("Your turn", timeout=30_000)
    ready(player)
    assert flicks(player) >= 4
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(player.find("order").locator("li")).to_have_count(4)
    player.find("open-card").click()
    expect(player.find("card-sheet").locator("thead th")).to_have_count(5)
    player.check_accessibility()


def test_without_depth_one_plays_all_the_same(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server)
    player.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    begin(player, "side-by-side", 2)
    ready(player)
    drawn(player, "flat")
    expect(player.find("flat")).to_be_visible()
    drag(player)
    expect(board(player)).to_have_attribute("data-turn", "1")
    assert flicks(player) >= 1


@pytest.mark.parametrize(("dark", "language"), [(False, "en-GB"), (True, "ja-JP")])
def test_axe_finds_nothing(server: Server, new_golfer: NewGolfer, dark: bool, language: str) -> None:
    player = new_golfer(server, dark=dark, language=language)
    begin(player, "side-by-side", 10)
    ready(player)
    drawn(player)
    player.check_accessibility()
    player.find("fine").click()
    player.check_accessibility()


def test_the_scorecard_prints(server: Server, new_golfer: NewGolfer) -> None:
    player = new_golfer(server)
    player.go("/print/ppolf")
    expect(player.page.locator(".pp-print tbody tr")).to_have_count(21)
    assert not player.page.evaluate(
        "performance.getEntriesByType('resource').some(each => each.name.includes('scene3d'))"
    )
