"""The table of BOSSa in the browser: long lines, who is stuck, what lies beside the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from chabudai.games.bossa import Bossa

if TYPE_CHECKING:
    from tests.browser.conftest import NewPlayer
    from tests.browser.player import Player
    from tests.serve.server import Server
from tests.browser.bossa_tables import LONG, OPENING, drag, grown, place, sit_down, stuck


def test_who_plays_from_the_far_side_of_a_phone_has_tiles_as_large(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables, phone=True)
    for marker in "RXS":
        expect(player.find(f"marker-{marker}").first).to_contain_text(
            ("Redraw", "Exchange", "Stack")["RXS".index(marker)]
        )
    drag(player, "50", place("W5"), finger=True)
    player.wait_until_idle(len(OPENING) + 2)
    far, near = (player.page.locator(f".bo-{side} .bo-slip").first.bounding_box() for side in ("far", "near"))
    assert far
    assert near
    assert (far["width"], far["height"]) == (near["width"], near["height"])
    assert min(far["width"], far["height"]) >= 44
    expect(player.find("counter-fold")).to_be_in_viewport(ratio=1)


def test_the_table_has_no_needless_scrollbar(tables: Server, new_player: NewPlayer) -> None:
    for name in (None, "stuck", "long"):
        player = sit_down(new_player, tables, name)
        high = player.page.evaluate(
            "(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])(document.querySelector('.table-main'))"
        )
        assert high[0] == high[1]


def slide_to_the_first(player: Player, colour: str) -> None:
    """Turn the strip back, as often as there is something hidden before it."""
    row = player.page.locator(f'[data-line="{colour}"] .bo-row')
    for _ in range(3):
        if row.evaluate("row => row.scrollLeft > 1"):
            player.page.locator(f'[data-line="{colour}"] .bo-turner[data-way="-1"]').click()


def test_a_tap_too_many_on_a_line_that_has_come_to_its_end_chooses_nothing(
    tables: Server, new_player: NewPlayer
) -> None:
    player = sit_down(new_player, tables, "long", phone=True)
    colour = next(colour for colour, line in zip("WB", grown().state.lines, strict=True) if line.ends[0].value >= LONG)
    turner = player.page.locator(f'[data-line="{colour}"] .bo-turner[data-way="-1"]')
    beneath = turner.evaluate("""async turner => {
        const { x, y, width, height } = turner.getBoundingClientRect()
        const spent = new Promise(done => new MutationObserver(done).observe(turner, { attributes: true }))
        turner.parentElement.querySelector(".bo-row").scrollLeft = 0
        await spent
        return document.elementFromPoint(x + width / 2, y + height / 2).closest("button")?.className
    }""")
    assert beneath == "bo-turner"
    expect(turner).to_have_count(0)
    expect(player.page.locator(f'[data-place="{colour}1"]')).to_be_in_viewport(ratio=0.95)


def test_a_long_line_slides_on_a_phone_and_the_counter_stays_in_sight(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables, "long", phone=True)
    state = grown().state
    colour, line = next(each for each in zip("WB", state.lines, strict=True) if each[1].ends[0].value >= LONG)
    end = player.find(f"place-{colour}{line.ends[0].value}")
    expect(end).to_be_in_viewport(ratio=0.95)
    row = player.page.locator(f'[data-line="{colour}"] .bo-row')
    expect(row).to_have_count(1)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    first = player.page.locator(f'[data-place="{colour}1"]')
    expect(first).not_to_be_in_viewport()
    slide_to_the_first(player, colour)
    expect(first).to_be_in_viewport(ratio=0.95)
    expect(player.find("counter-fold")).to_be_in_viewport()
    player.page.evaluate("scrollTo(0, 0)")
    expect(player.find("counter-fold")).to_be_in_viewport()


@pytest.mark.parametrize("phone", [False, True])
def test_who_is_stuck_sees_what_each_place_would_need(tables: Server, new_player: NewPlayer, phone: bool) -> None:
    player = sit_down(new_player, tables, "stuck", phone=phone)
    view = Bossa().view(stuck().state, None)
    assert view.stuck
    for need in view.stuck.places:
        words = f"{need.sizes[0]} or {need.sizes[1]} tiles that make {need.value}"
        expect(player.find(f"need-{need.line}{need.value}")).to_contain_text(words)
    for useless in view.stuck.markers:
        expect(player.find(f"useless-{useless.marker}")).to_be_visible()
    expect(player.find("text-board")).to_contain_text("Exchange: already used.")
    hand, note = (player.page.locator(each).bounding_box() for each in (".bo-near", ".bo-stuck"))
    card = player.find("word").bounding_box()
    assert hand
    assert note
    assert card
    for box in (hand, note):
        apart = card["y"] >= box["y"] + box["height"] or card["y"] + card["height"] <= box["y"]
        assert apart or card["x"] >= box["x"] + box["width"]
    player.check_accessibility()


def test_the_removed_tile_lies_beside_the_pile(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    expect(player.find("removed")).to_be_visible()
    expect(player.find("removed")).to_have_attribute("aria-label", "The removed tile, face down")


def test_both_faces_of_a_marker_are_turned_by_themselves(tables: Server, new_player: NewPlayer) -> None:
    """Firefox shows the front of a coin only where it has a transform of its own."""
    player = sit_down(new_player, tables)
    front = player.page.locator(".bo-marker .bo-front").first
    assert front.evaluate("front => getComputedStyle(front).transform") != "none"


def test_the_host_waits_for_the_friend_before_tiles_are_dealt(tables: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(tables), new_player(tables)
    host.begin("with-friend", game="bossa")
    link = host.invitation()
    expect(host.page.locator(".bo-bar")).to_contain_text("Tiles are dealt when you’re both here.")
    expect(host.find("removed")).to_have_count(0)
    friend.go(link)
    for player in (host, friend):
        expect(player.page.locator('[data-test^="tile-"]')).to_have_count(9)
