"""Whole matches in the browser: by link, against the computer, beside each other, by any kind of hand."""

from random import Random

import pytest
from playwright.sync_api import expect

import chabudai
from chabudai.core import Seat
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import Server

GAME = chabudai.game("kooshi")
# Light walks two of its tall pieces off the board.
SHORT = ("a1w", "b5s", "e1e")


def test_two_browsers_play_a_whole_match_by_link(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server), new_player(server)
    host.begin("with-friend")
    expect(host.find("qr")).to_be_visible()
    link = host.invitation()
    friend.go(link)
    friend.wait_until_idle()
    assert "#" not in friend.page.url
    for number, text in enumerate(SHORT):
        player, other = (host, friend) if number % 2 == 0 else (friend, host)
        player.play(text)
        for each in (player, other):
            each.wait_until_idle(number + 1)
            assert each.board == player.seen_by_server
    assert host.result
    assert host.result.winners == (1,)
    for each in (host, friend):
        expect(each.find("rematch")).to_be_visible()
    host.find("rematch").click()
    friend.find("rematch").click()
    friend.page.wait_for_url(lambda address: link.partition("#")[0] not in address)
    for each in (host, friend):
        each.wait_until_idle(0)
    assert host.match == friend.match
    friend.play("b1n")
    host.wait_until_idle(1)


def test_a_whole_game_against_the_computer(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot")
    bot, rng = chabudai.bot("kooshi", level=2), Random(1)
    while player.result is None:
        state = replayed(player)
        if GAME.to_act(state):
            length = player.find("table").get_attribute("data-seq") or ""
            player.play(str(bot.choose(GAME.view(state, Seat(0)), rng)))
            expect(player.find("table")).not_to_have_attribute("data-seq", length)
    expect(player.find("rematch")).to_be_visible()
    player.wait_until_idle()
    assert player.board == player.seen_by_server


def replayed(player: Player) -> object:
    """Return the state that the match has come to, waiting until it is not the computer's turn."""
    while True:
        answer = player.server.http.get(f"/api/matches/{player.match}/log")
        game, log = chabudai.open_log(answer.content)
        state = chabudai.replay(game, log).state
        if Seat(1) not in GAME.to_act(state):
            player.wait_until_idle(len(log.entries))
            return state


def test_pass_and_play(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    for number, text in enumerate(SHORT):
        player.play(text)
        player.wait_until_idle(number + 1)
    assert player.result
    assert player.result.winners == (1,)


@pytest.mark.parametrize("hand", ["play", "drag", "play_by_keys"])
def test_every_hand_moves_the_same(server: Server, new_player: NewPlayer, hand: str) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    getattr(player, hand)("b1n")
    player.wait_until_idle(1)
    assert player.seen_by_server == GAME.apply(GAME.start(), Seat(0), GAME.parse(GAME.start(), "b1n")).board
    assert player.board == player.seen_by_server


@pytest.mark.parametrize("hand", ["tap", "swipe"])
def test_a_thumb_on_a_phone(server: Server, new_player: NewPlayer, hand: str) -> None:
    player = new_player(server, phone=True)
    player.begin("side-by-side")
    getattr(player, hand)("c2n")
    player.wait_until_idle(1)
    assert player.board == player.seen_by_server
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360


def test_a_game_by_keyboard_alone(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.go("/")
    keys = player.page.keyboard
    focus_by_tab(player, "play-kooshi")
    keys.press("Enter")
    focus_by_tab(player, "side-by-side")
    keys.press("Enter")
    player.wait_until_idle()
    while not player.page.evaluate("document.activeElement?.dataset.square"):
        keys.press("Tab")
    at = str(player.page.evaluate("document.activeElement.dataset.square"))
    for _ in range(ord(at[0]) - ord("a")):
        keys.press("ArrowLeft")
    for _ in range(int(at[1]) - 1):
        keys.press("ArrowDown")
    keys.press("ArrowRight")
    for key in ("Enter", "ArrowUp", "Escape", "Enter", "ArrowUp", "Enter"):
        keys.press(key)
    player.wait_until_idle(1)
    assert player.board == player.seen_by_server
    assert player.board[6] == "A"
    keys.press("?")
    expect(player.page.locator("dialog[open]")).to_be_visible()
    keys.press("Escape")
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def focus_by_tab(player: Player, name: str) -> None:
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("document.activeElement?.dataset.test") == name:
            return
    raise AssertionError(f"{name} can't be reached by keyboard")


def test_a_push_is_seen_as_a_push(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, instant=False)
    player.begin("side-by-side")
    for number, text in enumerate(("c2n", "d5s", "c3n"), 1):
        player.play(text)
        player.wait_until_idle(number)
    assert player.board == player.seen_by_server


def test_an_illegal_try_says_which_rule_forbids_it(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    for number, text in enumerate(("c2n", "d5s", "c3n"), 1):
        player.play(text)
        player.wait_until_idle(number)
    before = player.board
    player.play("c5s")
    expect(player.find("rule-link")).to_contain_text("KO-10")
    player.wait_until_idle(3)
    assert player.board == before
    player.find("rule-link").click()
    expect(player.find("rule-KO-10")).to_be_visible()


def test_undo_against_the_computer_and_by_consent(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot")
    player.play("c2n")
    player.wait_until_idle(2)
    player.find("do-undo").click()
    player.wait_until_idle(3)
    assert player.board == GAME.start().board
    host, friend = new_player(server), new_player(server)
    made = host.begin("with-friend")
    link = host.invitation()
    friend.go(link)
    friend.wait_until_idle()
    host.play("c2n")
    friend.wait_until_idle(1)
    host.find("do-undo").click()
    friend.find("agree").click()
    for each in (host, friend):
        each.wait_until_idle(2)
        assert each.board == GAME.start().board
    assert made == friend.match
    host.find("do-menu").click()
    host.find("resign").click()
    host.find("resign-yes").click()
    friend.wait_until_idle(3)
    assert friend.result
    assert friend.result.code == "resigned"
