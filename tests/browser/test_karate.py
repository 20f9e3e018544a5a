"""Karate in the browser: three at their own screens, eight at one table, alone, and behind a curtain."""

import re

import pytest
from playwright.sync_api import expect

from chabudai.games.karate import BOXES
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import Server

BOX = re.compile(r'data-test="box-')


def links(host: Player) -> list[str]:
    """Return the links for friends, and put their sheet away."""
    expect(host.find("friend-link").first).to_be_visible()
    found = [each.input_value() for each in host.find("friend-link").all()]
    host.find("close").click()
    return found


def write(player: Player, first: str, second: str, *, kiai: bool = False, finger: bool = False) -> None:
    """Put the two dice into two boxes, and send them."""
    for die, box in enumerate((first, second)):
        for name in (f"die-{die}", f"box-{box}"):
            if finger:
                player.find(name).tap()
            else:
                player.find(name).click()
    player.find("kiai" if kiai else "write").click()


def train_and_fight(players: list[Player], *, finger: bool = False) -> None:
    """One round: everybody writes, the first with a kiai, and all confirm their fight."""
    for player in players:
        player.find("die-0").wait_for()
        player.wait_until_idle()
        write(player, "1K1", "1K2", kiai=player is players[0], finger=finger)
    for player in players:
        player.find("fight").click()
    for player in players:
        player.wait_until_idle()


def test_three_browsers_fight_three_rounds(server: Server, new_player: NewPlayer) -> None:
    host, *friends = players = [new_player(server) for _ in range(3)]
    host.begin("with-friend", game="karate", players=3)
    for friend, link in zip(friends, links(host), strict=True):
        friend.go(link)
        friend.wait_until_idle()
    write(friends[0], "5T7", "5T6")
    expect(friends[0].find("waiting")).to_be_visible()
    for other in (host, friends[1]):
        expect(other.find("box-5T7")).not_to_have_attribute("data-number", re.compile("[1-6]"))
    write(host, "1K1", "1K2")
    write(friends[1], "1K1", "1K2", kiai=True)
    for player in players:
        player.find("fight").click()
    for _ in range(2):
        train_and_fight(players)
    assert host.result
    assert len(host.result.scores) == 3
    for player in players:
        expect(player.find("result")).to_be_visible()


def test_eight_at_one_table_on_a_phone(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, phone=True)
    player.begin("against-bot", game="karate", players=8)
    for _ in range(3):
        train_and_fight([player], finger=True)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(player.find("result")).to_be_visible()
    assert player.result
    assert len(player.result.scores) == 8
    player.check_accessibility()


def test_alone_to_the_end(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.go("/")
    player.find("play-karate").click()
    player.find("players-1").check(force=True)
    player.find("option-level-5").check(force=True)
    player.find("more").locator("summary").click()
    player.find("clock-none").check(force=True)
    player.find("alone").click()
    player.wait_until_idle()
    for number in range(3):
        for roll in range(4):
            player.wait_until_idle()
            write(player, BOXES[4 * roll + number], BOXES[4 * roll + number + 21])
        player.find("fight").click()
    expect(player.find("result")).to_be_visible()
    assert player.result
    assert len(player.result.scores) == 2


def test_alone_time_runs(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("alone", game="karate", players=1)
    clock = player.page.get_by_role("timer")
    expect(clock).to_have_text("2:00")
    write(player, "1K1", "1K2")
    player.wait_until_idle()
    expect(clock).not_to_have_text("2:00")


def test_a_curtain_falls_between_two_at_one_screen(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side", game="karate")
    for number in range(2):
        expect(player.find("curtain")).to_be_visible()
        assert not BOX.search(player.page.content())
        player.find("uncover").click()
        assert 'data-number="' not in player.page.content().replace('data-number=""', "")
        write(player, "1K1", "1K2", kiai=number == 1)
    for _ in range(2):
        player.find("uncover").click()
        player.find("fight").click()
    player.find("uncover").click()
    expect(player.find("scores")).to_be_visible()


def test_who_looks_back_at_one_screen_sees_no_sheet(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side", game="karate")
    player.find("uncover").click()
    write(player, "1K1", "1K2")
    player.find("uncover").click()
    player.wait_until_idle()
    assert "1K1" not in player.page.locator("aside").inner_text()
    for _ in range(2):
        player.find("do-back").click()
        player.page.wait_for_timeout(300)
        assert not BOX.search(player.page.content())
    player.find("live").click()


def test_who_watches_sees_no_sheet(server: Server, new_player: NewPlayer) -> None:
    host, watcher = new_player(server), new_player(server)
    host.begin("against-bot", game="karate")
    watcher.go(f"/play/{host.match}")
    watcher.wait_until_idle()
    write(host, "1K1", "1K2")
    host.wait_until_idle()
    assert not BOX.search(watcher.page.content())


def test_by_keyboard_alone(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot", game="karate")
    keys = player.page.keyboard
    for die in ("die-0", "die-1"):
        player.find(die).focus()
        keys.press("Enter")
        for _ in range(60):
            if str(player.page.evaluate("document.activeElement?.dataset.test ?? ''")).startswith("box-"):
                break
            keys.press("Tab")
        keys.press("ArrowRight")
        keys.press("Enter")
    player.find("write").focus()
    keys.press("Enter")
    player.page.locator('[data-test="table"][data-idle="true"]:not([data-seq="1"])').wait_for()


def test_it_is_seen(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, instant=False)
    player.begin("against-bot", game="karate")
    player.wait_until_idle()
    write(player, "1K1", "1K2", kiai=True)
    player.find("fight").click(timeout=30_000)
    player.find("skip").click(timeout=30_000)
    player.wait_until_idle()


@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, True)])
@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_axe_finds_nothing(server: Server, new_player: NewPlayer, dark: bool, phone: bool, language: str) -> None:
    player = new_player(server, dark=dark, phone=phone, language=language)
    player.begin("against-bot", game="karate")
    player.check_accessibility()
    player.find("die-0").click()
    player.find("box-1K1").click()
    player.find("die-1").click()
    player.find("box-2K1").click()
    player.check_accessibility()
    player.find("kiai").click()
    player.find("fight").wait_for()
    player.check_accessibility()
    player.find("fight").click()
    player.wait_until_idle()
    player.check_accessibility()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")


def test_a_tie_offers_people_the_foot_race(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side", game="karate")
    for _ in range(3):
        for number in range(2):
            player.find("uncover").click()
            write(player, "1T1", "1T2", kiai=number == 1)
        for _ in range(2):
            player.find("uncover").click()
            player.find("fight").click()
    expect(player.find("race")).to_be_visible()
    player.find("race-start").click()
    for _ in range(200):
        for foot in player.page.locator('[data-test^="foot-0-"]').all():
            foot.click()
        if player.find("race").get_attribute("data-phase") == "won":
            break
    expect(player.find("race")).to_have_attribute("data-phase", "won")
    assert player.result
    assert player.result.winners == (0, 1)


def test_a_die_is_dragged_into_a_box(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot", game="karate")
    for die, name in enumerate(("box-2Y1", "box-4T7")):
        start, end = player.find(f"die-{die}").bounding_box(), player.find(name).bounding_box()
        assert start
        assert end
        mouse = player.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"], end["y"], steps=5)
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
        mouse.up()
        expect(player.find(name)).to_have_attribute("data-number", re.compile("[1-6]"))
    player.find("write").click()
    player.page.locator('[data-test="table"][data-idle="true"]:not([data-seq="1"])').wait_for()
