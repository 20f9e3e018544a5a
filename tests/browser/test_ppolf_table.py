"""The table of Ppolf in the browser: how it is drawn, who sits there, obstacles, the scorecard."""

import re
from itertools import pairwise
from math import hypot

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import NewPlayer
from tests.browser.frames import record_frames, shown_frames, watch_canvas
from tests.browser.ppolf_hands import begin, board, drag, drawn, fact, flicks, ready, state_of
from tests.serve.server import Server

FINE_PICTURE = """() => new Promise((done) => {
    const look = () => {
        const canvas = document.querySelector('canvas');
        if (canvas.width >= canvas.clientWidth) done(); else setTimeout(look, 50);
    };
    look();
})"""
"""Waits until the table is drawn with all its pixels."""


def test_the_eye_keeps_still_while_something_moves(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, instant=False)
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


def test_the_table_and_what_lies_over_it_are_drawn_in_the_same_frame(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, instant=False)
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


def test_without_a_graphics_card_what_moves_is_drawn_coarsely(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, instant=False, fine=True)
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


def test_obstacles_are_drawn_on_the_sheet(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
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


def test_the_table_says_that_it_is_being_prepared(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, phone=True)

    def unprepared(socket: WebSocketRoute) -> None:
        real = socket.connect_to_server()
        real.on_message(lambda text: socket.send(str(text).replace('"preparing":false', '"preparing":true')))

    player.page.route_web_socket(re.compile("ws://"), unprepared)
    begin(player, "side-by-side", 2)
    expect(player.find("preparing")).to_contain_text("Preparing the table.")
    expect(player.find("preparing")).to_be_visible()


def test_one_skips_to_the_own_turn(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, instant=False)
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


def test_ten_on_a_phone(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, phone=True)
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


def test_without_depth_one_plays_all_the_same(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
    player.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    begin(player, "side-by-side", 2)
    ready(player)
    drawn(player, "flat")
    expect(player.find("flat")).to_be_visible()
    drag(player)
    expect(board(player)).to_have_attribute("data-turn", "1")
    assert flicks(player) >= 1


@pytest.mark.parametrize(("dark", "language"), [(False, "en-GB"), (True, "ja-JP")])
def test_axe_finds_nothing(server: Server, new_flicker: NewPlayer, dark: bool, language: str) -> None:
    player = new_flicker(server, dark=dark, language=language)
    begin(player, "side-by-side", 10)
    ready(player)
    drawn(player)
    player.check_accessibility()
    player.find("fine").click()
    player.check_accessibility()


def test_the_scorecard_prints(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
    player.go("/print/ppolf")
    expect(player.page.locator(".pp-print tbody tr")).to_have_count(21)
    assert not player.page.evaluate(
        "performance.getEntriesByType('resource').some(each => each.name.includes('scene3d'))"
    )
