"""Games from outside in the browser: Nim as it is installed, and games whose moves can't be listed or are secret."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.catalog.packages import entry_source, install
from tests.examples.environment import EXAMPLES, make_environment
from tests.serve.server import QUICK, Server, free_port

ROOT = Path(__file__).parents[2]
BLURRED = """
from tests.cli.tables import Blur
from tests.toys.nim import Nim

class Game(Nim):
    id = "blurred"

    def moves(self, state, seat):
        return Blur(super().moves(state, seat))
"""
MORRA = """
from tests.toys.morra import Morra, Options

class TwoPlayers(Options):
    players: int = 2

class Game(Morra):
    id = "secret"
    options_type = TwoPlayers
"""


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server of an environment in which games from outside are installed."""
    folder = tmp_path_factory.mktemp("outside")
    python = make_environment(folder, EXAMPLES / "nim")
    install(folder, "blurred", {"rules.py": BLURRED})
    install(folder, "secret", {"rules.py": MORRA, "entry.py": entry_source("secret")})
    port = free_port()
    facts = {**QUICK, "store": str(folder / "matches.sqlite"), "port": port}
    command = [str(python), "-m", "tests.serve.launch", json.dumps(facts)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{folder}:{ROOT}")
        with Server(folder / "matches.sqlite", command, port=port) as server:
            yield server


def write(player: Player, text: str) -> None:
    player.find("move-text").fill(text)
    player.find("move-text").press("Enter")


def choose(player: Player, text: str) -> None:
    player.page.locator(f'[data-move="{text}"]').click()


def test_two_browsers_play_nim_by_link(outside: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(outside), new_player(outside)
    host.begin("with-friend", game="nim")
    friend.go(host.invitation())
    friend.wait_until_idle()
    expect(friend.find("move-text")).to_have_count(0)
    for number, text in enumerate(("take 1 3", "take 2 4", "take 3 5"), 1):
        player = (friend, host)[number % 2]
        (choose if number % 2 else write)(player, text)
        for each in (host, friend):
            each.wait_until_idle(number)
    for each in (host, friend):
        expect(each.page.locator("body")).to_contain_text("First takes the last stone and wins.")
        who = "Second takes" if each is host else "You take"
        expect(each.find("moves")).to_contain_text(f"{who} 4 stones from heap 2; none left.")
    assert host.result
    assert host.result.winners == (0,)
    host.find("rematch").click()
    friend.find("rematch").click()
    for each in (host, friend):
        each.wait_until_idle(0)
    choose(friend, "take 1 1")
    host.wait_until_idle(1)


def test_nothing_jumps_when_the_moves_come_and_go(outside: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(outside), new_player(outside, phone=True)
    host.begin("with-friend", game="nim")
    friend.go(host.invitation())
    friend.wait_until_idle()

    def places(player: Player) -> object:
        parts = "['.ge-rows', '.table-seats.near', '.table-seats.far']"
        return player.page.evaluate(f"{parts}.map(each => document.querySelector(each).getBoundingClientRect().top)")

    waiting, acting = places(friend), places(host)
    choose(host, "take 1 1")
    for each in (host, friend):
        each.wait_until_idle(1)
    expect(friend.find("move-text")).to_be_visible()
    assert places(friend) == waiting
    assert places(host) == acting
    friend.find("move-text").fill("heap 2")
    assert places(friend) == waiting


def test_two_at_one_screen_are_called_by_their_sides(outside: Server, new_player: NewPlayer) -> None:
    player = new_player(outside)
    player.begin("side-by-side", game="nim")
    expect(player.find("move-text")).to_have_attribute("aria-label", "Search First’s moves")
    choose(player, "take 1 1")
    player.wait_until_idle(1)
    expect(player.find("move-text")).to_have_attribute("aria-label", "Search Second’s moves")


def test_against_the_stand_in_bot_with_options(outside: Server, new_player: NewPlayer) -> None:
    player = new_player(outside)
    player.go("/")
    expect(player.find("card-nim")).to_contain_text("Take stones from heaps, and take the last one.")
    expect(player.find("card-nim").locator("svg.ge-vignette")).to_be_visible()
    player.find("play-nim").click()
    player.find("more").locator("summary").click()
    player.find("option-heaps-2-2").check(force=True)
    player.find("option-misere").check()
    player.find("level-3").check(force=True)
    player.find("against-bot").click()
    player.wait_until_idle()
    expect(player.page.locator(".ge-picture")).to_have_text("1  o o\n2  o o")
    write(player, "take 1 1")
    player.wait_until_idle(2)
    player.check_accessibility()


def test_the_keyboard_alone(outside: Server, new_player: NewPlayer) -> None:
    player = new_player(outside)
    player.begin("side-by-side", game="nim")
    field = player.find("move-text")
    field.focus()
    player.page.keyboard.type("heap 2")
    options = player.page.get_by_role("option")
    expect(options).to_have_count(4 + 2)  # all of heap 2, and two stones of any other
    player.page.keyboard.press("Escape")
    expect(options).to_have_count(12)
    player.page.keyboard.press("Enter")
    for _ in range(3):
        player.page.keyboard.press("ArrowDown")
    expect(player.page.get_by_role("option", selected=True)).to_have_text("Take 3 from heap 1")
    player.page.keyboard.press("Enter")
    player.wait_until_idle(1)
    assert player.info().table.views[0].view["heaps"] == [0, 4, 5]
    player.sees("announce", "First takes 3 stones from heap 1; none left.")
    player.sees("text-board", "2  o o o o")
    expect(player.find("board")).not_to_contain_text("Heaps")


def test_what_can_not_be_played_is_refused_in_words(outside: Server, new_player: NewPlayer) -> None:
    player = new_player(outside)
    player.begin("side-by-side", game="nim")
    write(player, "take 9 9")
    expect(player.page.locator("body")).to_contain_text("all from one heap that has them.")
    expect(player.page.locator("body")).to_contain_text("NI-3")
    expect(player.find("move-text")).to_be_focused()
    expect(player.find("move-text")).to_have_value("take 9 9")
    write(player, "hop over")
    expect(player.page.locator("body")).to_contain_text("not a move. The rules say how moves are written.")
    write(player, "take 3 5")
    player.wait_until_idle(1)


def test_a_finger_on_a_phone(outside: Server, new_player: NewPlayer) -> None:
    player = new_player(outside, phone=True, dark=True)
    player.begin("side-by-side", game="nim")
    choice = player.page.locator('[data-move="take 1 2"]')
    box = choice.bounding_box()
    assert box
    assert box["height"] >= 44
    choice.tap()
    player.wait_until_idle(1)
    assert player.info().table.views[0].view["heaps"] == [1, 4, 5]
    player.check_accessibility()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (1280, 800)])
def test_a_drawn_board_is_in_sight_on_any_screen(
    outside: Server, new_player: NewPlayer, width: int, height: int
) -> None:
    player = new_player(outside)
    player.page.set_viewport_size({"width": width, "height": height})
    player.begin("side-by-side", game="nim")
    drawn = player.page.locator(".ge-picture")
    drawn.evaluate("pre => { pre.textContent = 'o '.repeat(90) + pre.textContent; }")  # wider than any screen
    picture, field = drawn.bounding_box(), player.find("move-play").bounding_box()
    assert picture
    assert field
    assert picture["x"] >= 0
    assert picture["y"] >= 0
    assert max(picture["x"] + picture["width"], field["x"] + field["width"]) <= width
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_replay_and_japanese(outside: Server, new_player: NewPlayer) -> None:
    player = new_player(outside, language="ja-JP")
    match = player.begin("side-by-side", game="nim")
    choose(player, "take 3 5")
    player.wait_until_idle(1)
    expect(player.find("moves")).to_contain_text("先手、3番の山から5個取る。残り0個。")
    player.go(f"/replay/{match}?step=1")
    player.page.locator('[data-test="replay"][data-step="1"]').wait_for()
    expect(player.page.locator(".ge-picture")).to_have_text("1  o o o\n2  o o o o\n3")
    player.page.keyboard.press("Home")
    expect(player.page.locator(".ge-picture")).to_have_text("1  o o o\n2  o o o o\n3  o o o o o")
    expect(player.find("move-text")).to_have_count(0)
    player.check_accessibility()


def test_moves_that_can_not_be_listed_are_written(outside: Server, new_player: NewPlayer) -> None:
    player = new_player(outside)
    player.begin("side-by-side", game="blurred")
    expect(player.page.get_by_role("option")).to_have_count(0)
    expect(player.find("move-play")).to_be_disabled()
    player.find("move-text").fill("3")
    player.find("move-play").click()
    player.wait_until_idle(1)
    player.sees("moves", "Took: seat First, count 3.")
    player.sees("text-board", "Stones: 7")
    player.check_accessibility()


def test_rules_that_are_only_there_in_english_are_said_to_be(outside: Server, new_player: NewPlayer) -> None:
    player = new_player(outside, language="ja-JP")
    player.begin("side-by-side", game="blurred")
    player.page.keyboard.press("r")
    player.sees("rules-language", "このルールは英語だけです。")
    player.sees("rule-TN-1", "Take one to three stones.")


def test_a_curtain_falls_where_there_are_secrets(outside: Server, new_player: NewPlayer) -> None:
    player = new_player(outside)
    player.begin("side-by-side", game="secret")
    player.find("uncover").click()
    choose(player, "2")
    expect(player.find("curtain")).to_be_visible()
    assert "2" not in player.find("curtain").inner_text().replace("Player 2", "")
    player.find("uncover").click()
    expect(player.find("board")).to_contain_text("Hand")
    choose(player, "3")
    player.wait_until_idle()
