"""Seats in the browser: somebody is away and comes back, links are made anew, a seat goes on at another device."""

import msgspec
from playwright.sync_api import expect

from chabudai.core import Clock
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import OPEN, PERSON, Server


def hosted(server: Server, host: Player, grace: float | None = None, clock: Clock | None = None) -> tuple[str, str]:
    """Make a match, sit its host down, and return the link for a friend and the host's token."""
    made = server.make(PERSON, OPEN, grace=grace, clock=clock)
    held = {"token": made.token, "game": "kooshi", "at": 1, "over": False}
    invitations = [{"seat": each.seat, "token": each.token} for each in made.invitations]
    seats = msgspec.json.encode({made.match: {**held, "invitations": invitations}}).decode()
    host.go("/")
    host.page.evaluate("seats => localStorage.setItem('chabudai.seats', seats)", seats)
    host.go(f"/play/{made.match}")
    host.wait_until_idle()
    return f"/play/{made.match}#seat={made.invitations[0].token}", made.token


def test_who_was_away_comes_back_and_takes_the_seat_back(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server), new_player(server)
    link, token = hosted(server, host, grace=2.0)
    friend.go(link)
    friend.wait_until_idle()
    expect(host.find("turn")).to_contain_text("You go first")
    host.play("b1n")
    host.wait_until_idle(1)
    friend.page.goto("about:blank")
    expect(host.find("turn")).to_contain_text("is away. Waiting for them.")
    expect(host.find("turn")).to_contain_text("The computer can take over in")
    host.find("replace").click()
    expect(host.find("turn")).to_contain_text("Your turn")
    host.find("do-undo").click()
    expect(host.find("asked")).to_contain_text("has to come back and agree")
    friend.go(link.partition("#")[0])
    expect(friend.find("asking")).to_be_visible()
    friend.find("decline").click()
    expect(friend.find("bot-plays")).to_have_text("The computer plays for you.")
    expect(friend.find("return")).to_have_text("Take your seat back")
    friend.find("return").click()
    expect(friend.find("return")).to_be_hidden()
    legal = server.look(host.match, token).table.views[0].legal_moves
    assert legal
    host.play(legal[0].text)
    expect(friend.find("turn")).to_contain_text("Your turn")


def test_without_a_clock_the_others_wait(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server, language="ja-JP"), new_player(server)
    link, _ = hosted(server, host)
    friend.go(link)
    friend.wait_until_idle()
    host.play("b1n")
    host.wait_until_idle(1)
    friend.page.goto("about:blank")
    expect(host.find("turn")).to_contain_text("離席中です。戻るのを待っています。")
    expect(host.find("replace")).to_be_hidden()


def test_a_link_is_withdrawn_and_another_given(server: Server, new_player: NewPlayer) -> None:
    host, stranger, friend = new_player(server), new_player(server), new_player(server)
    old, _ = hosted(server, host)
    host.find("renew-link").click()
    expect(host.find("share")).to_contain_text("The old link no longer works.")
    new = host.invitation()
    assert new.rpartition("#")[2] != old.rpartition("#")[2]
    stranger.go(old)
    expect(stranger.page.locator("body")).to_contain_text("This link was withdrawn. Ask for a new one.")
    expect(stranger.find("watch-instead")).to_be_visible()
    friend.go(new)
    friend.wait_until_idle()
    expect(host.find("seat-1")).not_to_contain_text("Waiting for a friend")


def test_a_game_goes_on_at_another_device(server: Server, new_player: NewPlayer) -> None:
    desktop, phone, thief = new_player(server), new_player(server, phone=True), new_player(server)
    desktop.begin("against-bot")
    desktop.find("do-menu").click()
    desktop.find("menu-device").click()
    link = desktop.find("device-link").input_value()
    phone.go(link)
    phone.wait_until_idle(0)
    assert "#" not in phone.page.url
    phone.tap("b1n")
    desktop.wait_until_idle(2)
    thief.go(link)
    expect(thief.page.locator("body")).to_contain_text("This link was used already.")
    phone.page.reload()
    phone.wait_until_idle(2)


def test_how_long_to_wait_is_asked_only_where_no_clock_says_so(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.go("/")
    player.find("play-kooshi").click()
    player.find("more").locator("summary").click()
    player.find("grace-120").check(force=True)
    player.find("with-friend").click()
    player.wait_until_idle()
    info = server.look(player.match, None)
    assert info.table.seats[1].kind == "open"
    player.go("/")
    player.find("play-kooshi").click()
    player.find("more").locator("summary").click()
    player.find("clock-move").check(force=True)
    expect(player.find("grace")).to_be_hidden()


def test_the_sheets_for_links_can_be_read_by_everybody(server: Server, new_player: NewPlayer) -> None:
    for language in ("en-GB", "ja-JP"):
        player = new_player(server, phone=True, language=language)
        hosted(server, player)
        expect(player.find("friend-link")).to_be_visible()
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        player.find("close").click()
        player.find("do-menu").click()
        player.find("menu-device").click()
        expect(player.find("device-link")).to_be_visible()
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        player.find("close").click()
