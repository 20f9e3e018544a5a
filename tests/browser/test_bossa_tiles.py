"""Tiles and markers of BOSSa in the browser: dragging, choosing, confirming."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import NewPlayer
    from tests.serve.server import Server
from tests.browser.bossa_tables import OPENING, STACKS, drag, middle, place, sit_down, texts


def test_a_tile_is_dragged_onto_either_line(tables: Server, new_player: NewPlayer) -> None:
    for line, tile in (("W5", "50"), ("B3", "23")):
        player = sit_down(new_player, tables)
        drag(player, tile, place(line))
        player.wait_until_idle(len(OPENING) + 2)
        assert texts(player) == [f"{line}={tile}"]


def test_a_tile_is_dragged_with_a_finger(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables, phone=True)
    drag(player, "50", place("W5"), finger=True)
    player.wait_until_idle(len(OPENING) + 2)
    assert texts(player) == ["W5=50"]


def test_two_tiles_are_dragged_one_after_the_other(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    drag(player, "40", place("W5"))
    expect(player.find("tile-40")).to_have_attribute("aria-pressed", "true")
    drag(player, "10", place("W5"))
    player.wait_until_idle(len(OPENING) + 2)
    assert texts(player) == ["W5=10+40"]


def test_a_tile_dragged_elsewhere_goes_back_and_a_wrong_place_says_why(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    drag(player, "50", '[data-test="counter-fold"]')
    expect(player.find("tile-50")).to_have_attribute("aria-pressed", "false")
    drag(player, "40", '[data-place="W9"]')
    expect(player.find("rule-link")).to_contain_text("BO-8")
    player.wait_until_idle(len(OPENING))


def test_escape_puts_back_what_is_dragged(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    player.page.mouse.move(*middle(player, '[data-test="tile-50"]'))
    player.page.mouse.down()
    player.page.mouse.move(*middle(player, place("W5")), steps=4)
    expect(player.page.locator(".bo-carried")).to_be_visible()
    for here, there in zip(middle(player, ".bo-carried"), middle(player, place("W5")), strict=True):
        assert abs(here - there) < 6  # it is under the pointer
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".bo-carried")).to_have_count(0)
    player.page.mouse.up()
    player.wait_until_idle(len(OPENING))
    expect(player.find("tile-50")).to_have_attribute("aria-pressed", "false")


def test_dragging_onto_the_pile_or_a_tile_of_theirs_asks_first(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    drag(player, "10", ".bo-pile")
    expect(player.find("confirm")).to_have_text("Discard W1")
    drag(player, "10", '[data-test="tile-60"]')
    expect(player.find("confirm")).to_have_text("Swap W1 for W6")
    player.wait_until_idle(len(OPENING))
    player.find("confirm").click()
    player.wait_until_idle(len(OPENING) + 2)
    assert texts(player) == ["X10-60"]


def test_no_marker_is_spent_before_that_is_confirmed(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    player.find("marker-R").last.click()
    player.find("tile-10").click()
    expect(player.page.locator(".bo-bar")).to_contain_text("Uses your Redraw marker.")
    player.find("cancel").click()
    expect(player.find("confirm")).to_have_count(0)
    player.find("marker-X").last.click()
    player.find("tile-60").click()
    player.find("tile-10").click()
    player.page.keyboard.press("Escape")
    expect(player.find("confirm")).to_have_count(0)
    player.wait_until_idle(len(OPENING))


def test_a_stack_is_confirmed_however_it_is_aimed(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables, "one0")
    player.find("tile-40").click()
    for _ in range(3):
        player.page.locator(place("W4")).click()
        player.page.wait_for_timeout(600)  # so that it is no double click
    expect(player.find("confirm")).to_have_text("Stack on white 4")
    player.wait_until_idle(len(STACKS))
    player.find("confirm").click()
    player.wait_until_idle(len(STACKS) + 2)
    assert texts(player)[-1] == "W4^40"


def test_several_layers_are_stacked_at_once_where_that_is_the_reading(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables, "one1")
    player.find("tile-40").click()
    player.find("tile-41").click()
    expect(player.page.locator(place("W4"))).not_to_have_attribute("data-fits", "true")
    player = sit_down(new_player, tables, "several0")
    player.find("tile-40").click()
    drag(player, "41", place("W4"))
    player.find("tile-40").click()
    player.find("confirm").click()
    player.wait_until_idle(len(STACKS) + 2)
    assert texts(player)[-1] == "W4^40+41"
    assert player.page.locator(f"{place('W4')} .bo-laid").count() == 3


def test_a_marker_is_confirmed_by_keys(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    player.find("marker-R").last.focus()
    player.page.keyboard.press("Enter")
    player.find("tile-10").focus()
    player.page.keyboard.press("Enter")
    expect(player.find("confirm")).to_be_focused()
    player.page.keyboard.press("Enter")
    player.wait_until_idle(len(OPENING) + 3)
    assert texts(player) == ["R10"]


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_when_something_is_chosen(tables: Server, new_player: NewPlayer, phone: bool) -> None:
    player = sit_down(new_player, tables, phone=phone)
    watched = (".bo-lines", ".bo-near", ".bo-far", ".bo-stock", ".bo-counter")

    def where() -> list[object]:
        return [player.page.locator(each).bounding_box() for each in watched]

    before = where()
    player.page.locator(place("W5")).click()
    expect(player.find("group-10+40")).to_be_visible()
    assert where() == before
    player.find("group-10+40").click()
    assert where() == before
    player.find("marker-X").last.click()
    player.find("tile-23").click()
    player.find("tile-60").click()
    assert where() == before
