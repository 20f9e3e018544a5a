"""Playing on from a moment of a replay, in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import NewPlayer
    from tests.serve.server import Server


def test_one_plays_on_from_a_replay_beside_each_other_and_against_the_computer(
    server: Server, new_player: NewPlayer
) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    for number, move in enumerate(("c2n", "b5s", "b1n"), 1):
        player.play(move)
        player.wait_until_idle(number)
    match = player.match
    board = "BA.AB.......A...aa..b..ab"  # after two moves
    for how, seats in (("play-on-beside", ["person", "person"]), ("play-on-bot", ["person", "bot"])):
        player.go(f"/replay/{match}?step=2")
        player.page.get_by_role("button", name="Menu").click()
        player.find(how).click()
        expect(player.find("table")).to_be_visible()
        player.wait_until_idle(2)
        assert player.match != match
        assert player.board == board
        assert [seat.kind for seat in player.info().table.seats] == seats
        player.play("b1n")
        player.wait_until_idle(3 if how == "play-on-beside" else 4)
