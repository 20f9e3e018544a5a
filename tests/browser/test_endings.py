"""How a match has ended for one who was in it: lost, drawn, shared, alone, resigned."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.frame_players import long_game, two
from tests.browser.stored import address

if TYPE_CHECKING:
    from tests.browser.conftest import NewPlayer
    from tests.serve.server import Server


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("drawn", ("A draw.", "分", "The same position for the third time")),
        ("shared", ("You share the win!", "勝", "share the win with 0 points each")),
        ("alone", ("You lose.", "負", "The opponent wins")),
    ],
)
def test_the_headline_says_how_it_ended_for_whoever_looks(
    tables: Server, new_player: NewPlayer, name: str, said: tuple[str, str, str], *, phone: bool
) -> None:
    headline, seal, words = said
    player = new_player(tables, phone=phone)
    player.go(address(name))
    player.wait_until_idle()
    expect(player.find("outcome")).to_have_text(headline)
    expect(player.page.locator(".seal")).to_have_text(seal)
    expect(player.find("result")).to_contain_text(words)
    player.check_accessibility()


def test_who_resigns_and_who_is_left_read_one_short_sentence(server: Server, new_player: NewPlayer) -> None:
    host, friend = two(server, new_player)
    for number, text in enumerate(long_game(20)):
        (host, friend)[number % 2].play(text)
        for player in (host, friend):
            player.wait_until_idle(number + 1)
    host.find("do-menu").click()
    host.find("resign").click()
    host.find("resign-yes").click()
    expect(host.page.locator(".ending-why")).to_have_text("You resigned.")
    expect(friend.page.locator(".ending-why")).to_have_text("Light resigned.")
    for player in (host, friend):
        last = player.find("move-row").last
        expect(last).to_contain_text("You resign." if player is host else "Light resigns.")
        expect(last).to_be_in_viewport(ratio=1)
        box, moves = last.bounding_box(), player.find("moves").bounding_box()
        assert box
        assert moves
        assert box["y"] + box["height"] <= moves["y"] + moves["height"] + 1
