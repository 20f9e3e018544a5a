"""What is around every board: how it ended, and undo."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.frame_players import call_oneself, play_in_turn, two
from tests.serve.server import Server


def test_who_wins_and_who_loses_is_told_so(server: Server, new_player: NewPlayer) -> None:
    players = host, friend = two(server, new_player)
    watcher = new_player(server)
    watcher.go(f"/play/{host.match}")
    watcher.wait_until_idle()
    play_in_turn(players)
    expect(host.find("outcome")).to_have_text("You lose.")
    expect(friend.find("outcome")).to_have_text("You win!")
    expect(friend.find("announce")).to_contain_text("You win!")
    watcher.wait_until_idle(3)
    expect(watcher.find("result")).to_contain_text("Dark wins")
    expect(watcher.page.locator("body")).not_to_contain_text(re.compile(r"\byou\b", re.IGNORECASE))
    for player in (*players, watcher):
        player.check_accessibility()


def test_the_end_has_a_moment_but_only_where_motion_is_wanted(server: Server, new_player: NewPlayer) -> None:
    for instant in (True, False):
        players = _, friend = two(server, new_player, instant=instant)
        play_in_turn(players)
        expect(friend.find("outcome")).to_have_text("You win!")
        expect(friend.page.locator(".petals i")).to_have_count(18)
        moving = friend.page.locator(".seal").evaluate("seal => getComputedStyle(seal).animationName")
        assert (moving == "none") == instant
        assert friend.page.locator(".petals").is_visible() != instant


def test_play_again_says_who_goes_first(server: Server, new_player: NewPlayer) -> None:
    players = host, friend = two(server, new_player)
    play_in_turn(players)
    expect(host.find("next-first")).to_have_text("Dark goes first")
    expect(friend.find("next-first")).to_have_text("You go first")
    host.find("rematch").click()
    friend.find("rematch").click()
    expect(friend.find("turn")).to_have_text("You go first.")


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_for_one_is_ended_not_resigned(server: Server, new_player: NewPlayer, *, phone: bool) -> None:
    player = new_player(server, phone=phone)
    player.begin("alone", game="karate", players=1)
    player.go("/")
    expect(player.find("continue")).to_contain_text("On your own.")
    player.find("continue").locator("a").first.click()
    player.wait_until_idle()
    player.find("do-menu").click()
    expect(player.find("resign")).to_have_text("End game")
    player.find("resign").click()
    player.find("resign-yes").click()
    expect(player.find("outcome")).to_have_text("You stopped early.")
    expect(player.find("outcome")).to_be_in_viewport()
    expect(player.page.locator("body")).not_to_contain_text("Player 2")


def test_undo_says_on_the_button_why_it_cant_be_used(server: Server, new_player: NewPlayer) -> None:
    for phone in (False, True):
        player = new_player(server, phone=phone)
        player.begin("against-bot")
        undo, why = player.find("do-undo"), player.find("why-undo")
        expect(undo).to_have_attribute("aria-disabled", "true")
        expect(undo).to_have_accessible_description("There is no move of yours to undo.")
        expect(why).to_be_hidden()
        undo.dispatch_event("click") if phone else undo.hover()
        expect(why).to_be_visible()
        assert why.evaluate("each => each.getBoundingClientRect().left >= 0")
        player.check_accessibility()


def test_undo_against_a_bot_works_after_the_end(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot")
    player.find("do-menu").click()
    player.find("resign").click()
    player.find("resign-yes").click()
    expect(player.find("outcome")).to_have_text("You lose.")
    player.find("do-undo").click()
    expect(player.find("outcome")).to_have_count(0)
    expect(player.find("turn")).to_be_visible()


def test_who_watches_hears_of_an_undo_as_of_somebody_elses(server: Server, new_player: NewPlayer) -> None:
    host, friend = two(server, new_player)
    watcher = new_player(server)
    watcher.go(f"/play/{host.match}")
    watcher.wait_until_idle()
    host.play("b1n")
    friend.wait_until_idle(1)
    host.wait_until_idle(1)
    host.find("do-undo").click()
    expect(host.find("asked")).to_have_text("Undo requested. Waiting for an answer.")
    expect(watcher.find("asked")).to_have_text("Light asked to undo.")
    expect(watcher.find("do-undo")).to_have_count(0)
    friend.find("agree").click()
    expect(watcher.find("asked")).to_have_count(0)


def test_the_answer_to_an_undo_is_in_reach_on_a_phone(server: Server, new_player: NewPlayer) -> None:
    host, friend = two(server, new_player, phone=True)
    call_oneself(host, "Maximiliane-Charlotte of Wolkenkuckuck")
    host.play("b1n")
    for player in (host, friend):
        player.wait_until_idle(2)  # the name is an entry, too
    board = friend.find("board").bounding_box()
    host.find("do-undo").click()
    expect(friend.find("asking")).to_be_in_viewport(ratio=1)
    foot = friend.find("do-menu").bounding_box()
    assert foot
    for name in ("agree", "decline"):
        button = friend.find(name).bounding_box()
        assert button
        assert button["y"] + button["height"] <= foot["y"]
    assert friend.find("board").bounding_box() == board
    friend.find("decline").tap()
    expect(friend.find("asking")).to_have_count(0)
    expect(host.find("word")).to_contain_text("Undo declined.")
