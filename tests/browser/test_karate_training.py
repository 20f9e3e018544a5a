"""The training of Karate in the browser: dice and boxes, a kiai, secrets, behind a curtain."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.karate_hands import BOX, HELD, begin, links, place, write
from tests.serve.server import Server


def test_alone_time_runs(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("alone", game="karate", players=1)
    clock = player.page.get_by_role("timer")
    expect(clock).to_have_text("2:00")
    expect(player.find("board")).to_contain_text("Level 0: 120 seconds a training")
    write(player, "1K1", "1K2")
    player.wait_until_idle()
    expect(clock).not_to_have_text("2:00")


def test_a_curtain_falls_between_two_at_one_screen(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    begin(player, "side-by-side")
    for number in range(2):
        expect(player.find("curtain")).to_be_visible()
        assert not BOX.search(player.page.content())
        player.find("uncover").click()
        assert 'data-number="' not in player.page.content().replace('data-number=""', "")
        write(player, "1K1", "1K2", kiai=number == 1)
    for _ in range(2):
        player.find("uncover").click()
        player.find("fight").click()
    player.find("skip").click()
    player.find("uncover").click()
    expect(player.find("scores")).to_be_visible()


def test_who_looks_back_at_one_screen_sees_no_sheet(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    begin(player, "side-by-side")
    for box in ("1K1", "2K1", "3K1"):
        player.find("uncover").click()
        write(player, box, f"{box[:2]}2")
    player.find("uncover").click()
    player.wait_until_idle()
    assert "Kake Uke" not in player.page.locator("aside").inner_text()
    for _ in range(2):
        player.find("do-back").click()
        expect(player.find("live")).to_be_visible()
        player.wait_until_idle()
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


def test_a_kiai_is_held_and_says_what_is_missing(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot", game="karate")
    kiai, note = player.find("kiai"), player.find("kiai-note")
    expect(note).to_have_text("For a kiai: learn steps 1, 2, 3, 4 and 5.")
    expect(kiai).to_have_attribute("data-loud", "false")
    place(player, "1K1", "1K2")
    expect(kiai).to_have_attribute("aria-disabled", "true")
    kiai.click(delay=HELD, force=True)
    expect(player.find("waiting")).to_have_count(0)
    player.find("write").click()
    player.page.locator('[data-test="table"][data-idle="true"]:not([data-seq="1"])').wait_for()

    other = new_player(server)
    begin(other, "against-bot")
    other.wait_until_idle()
    place(other, "1T1", "1T2")
    expect(other.find("kiai")).to_have_attribute("data-loud", "false")
    expect(other.find("kiai-note")).to_have_text("Hold to shout")
    other.find("kiai").click()
    other.page.wait_for_timeout(HELD)
    expect(other.find("write")).to_be_visible()
    other.find("kiai").focus()
    other.page.keyboard.press("Enter", delay=100)
    other.page.wait_for_timeout(HELD)
    expect(other.find("write")).to_be_visible()
    other.page.keyboard.press("Enter", delay=HELD)
    other.find("fight").wait_for()


def test_a_kiai_is_held_on_while_somebody_else_writes(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server), new_player(server)
    begin(host, "with-friend")
    (link,) = links(host)
    friend.go(link)
    friend.wait_until_idle()
    place(host, "1T1", "1T2")
    place(friend, "1T1", "1T2")
    host.find("kiai").hover()
    host.page.mouse.down()
    friend.find("write").click()
    host.find("fight").wait_for()
    host.page.mouse.up()


def test_a_kiai_without_pointer_and_keys_is_pressed_twice(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    begin(player, "against-bot")
    player.wait_until_idle()
    place(player, "1T1", "1T2")
    player.find("kiai").evaluate("button => button.click()")
    expect(player.find("kiai").get_by_role("status")).to_have_text("Press once more to shout.")
    player.find("kiai").evaluate("button => button.click()")
    player.find("fight").wait_for()


def test_what_beats_what_is_one_tap_away(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, phone=True)
    player.begin("against-bot", game="karate")
    player.find("beats").tap()
    sheet = player.find("beats-sheet")
    expect(sheet).to_contain_text("Hiza Uke, Yoko Geri and hesitating")
    player.check_accessibility()
    sheet.locator('[data-test="close"]').tap()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, True)])
@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_axe_finds_nothing(server: Server, new_player: NewPlayer, dark: bool, phone: bool, language: str) -> None:
    player = new_player(server, dark=dark, phone=phone, language=language)
    begin(player, "against-bot")
    player.wait_until_idle()
    player.check_accessibility()
    player.find("die-0").click()
    player.find("box-1K1").click()
    player.find("die-1").click()
    player.find("box-2K1").click()
    player.check_accessibility()
    player.find("kiai").click(delay=HELD)
    player.find("fight").wait_for()
    player.check_accessibility()
    player.find("fight").click()
    player.wait_until_idle()
    player.check_accessibility()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")


def test_who_has_resigned_does_not_look_ready(server: Server, new_player: NewPlayer) -> None:
    host, *friends = players = [new_player(server) for _ in range(3)]
    begin(host, "with-friend", players=3)
    for friend, link in zip(friends, links(host), strict=True):
        friend.go(link)
        friend.wait_until_idle()
    friends[0].find("do-menu").click()
    friends[0].find("resign").click()
    friends[0].find("resign-yes").click()
    for player in players[::2]:
        expect(player.find("seat-1")).to_have_attribute("data-resigned", "true")
        expect(player.find("seat-1").locator(".ka-seal")).to_have_attribute("data-full", "false")
    write(host, "1T1", "1T2")
    seals = host.find("waiting").locator(".ka-seal")
    expect(seals.nth(0)).to_have_attribute("data-full", "true")
    expect(seals.nth(1)).to_have_attribute("data-full", "false")
    expect(host.find("waiting")).to_contain_text("Player 2: resigned")
    expect(host.find("move-row").last).to_contain_text("You write")
    expect(host.find("move-row").last).not_to_contain_text("Player 2 has written")


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
