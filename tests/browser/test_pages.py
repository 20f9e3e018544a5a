"""Every page, in both languages, light and dark, on desktop and phone: axe finds nothing, nothing overflows."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import Server

LOOKS = [
    pytest.param({}, id="desktop-light-en"),
    pytest.param({"phone": True, "dark": True, "language": "ja-JP"}, id="phone-dark-ja"),
    pytest.param({"dark": True}, id="desktop-dark-en"),
    pytest.param({"phone": True, "language": "ja-JP"}, id="phone-light-ja"),
]


def looked_at(player: Player) -> None:
    player.check_accessibility()
    wide = player.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{player.page.url} is wider than the screen"


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing(server: Server, new_player: NewPlayer, look: dict[str, object]) -> None:
    player = new_player(server, **look)
    player.go("/")
    expect(player.find("play-kooshi")).to_be_visible()
    looked_at(player)
    player.find("play-kooshi").click()
    expect(player.find("side-by-side")).to_be_visible()
    looked_at(player)
    player.find("side-by-side").click()
    player.wait_until_idle()
    looked_at(player)
    player.play("c2n")
    player.wait_until_idle(1)
    looked_at(player)
    for name in ("do-rules", "do-menu"):
        player.find(name).first.click()
        expect(player.page.locator("dialog[open]")).to_be_visible()
        looked_at(player)
        player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog[open]")).to_have_count(0)
    match = player.match
    player.go(f"/replay/{match}")
    player.page.locator('[data-test="replay"]').wait_for()
    looked_at(player)
    player.go("/print/kooshi")
    player.page.locator("svg").first.wait_for()
    looked_at(player)
    player.forgiven = lambda words: "Failed to load resource" in words
    player.go("/play/nowhere")
    expect(player.find("trouble")).to_be_visible()
    looked_at(player)


def test_the_language_can_be_switched(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.go("/")
    expect(player.page.locator("html")).to_have_attribute("lang", "en")
    player.find("language").first.click()
    expect(player.page.locator("html")).to_have_attribute("lang", "ja")
    player.page.reload()
    expect(player.page.locator("html")).to_have_attribute("lang", "ja")
    player.find("play-kooshi").click()
    player.find("side-by-side").click()
    player.wait_until_idle()
    words = player.page.locator("body").inner_text()
    assert "Your move" not in words
    assert "番" in words


def test_a_replay_is_stepped_through_saved_and_opened(server: Server, new_player: NewPlayer, tmp_path: Path) -> None:
    player = new_player(server)
    match = player.begin("side-by-side")
    for number, text in enumerate(("a1w", "b5s", "e1e"), 1):
        player.play(text)
        player.wait_until_idle(number)
    player.go(f"/replay/{match}?step=1")
    at = player.page.locator('[data-test="replay"][data-step="1"]')
    at.wait_for()
    player.page.keyboard.press("ArrowRight")
    player.page.locator('[data-test="replay"][data-step="2"]').wait_for()
    player.page.keyboard.press("End")
    player.page.locator('[data-test="replay"][data-step="3"]').wait_for()
    player.page.keyboard.press("Home")
    player.page.locator('[data-test="replay"][data-step="0"]').wait_for()
    player.find("do-menu").first.click()
    with player.page.expect_download() as download:
        player.find("save").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    other = new_player(server)
    other.go("/replay")
    other.find("file").set_input_files(file)
    other.page.locator('[data-test="replay"]').wait_for()
    other.forgiven = lambda words: "Failed to load resource" in words
    file.write_bytes(file.read_bytes()[:100])
    other.go("/replay")
    other.find("file").set_input_files(file)
    expect(other.find("file-problem")).to_be_visible()


def test_a_replay_does_not_tell_ahead_who_resigned_nor_says_you_to_two_at_one_screen(
    server: Server, new_player: NewPlayer
) -> None:
    player = new_player(server)
    player.forgiven = lambda words: "GPU stall due to ReadPixels" in words
    match = player.begin("side-by-side", game="ppolf")
    player.find("do-menu").click()
    player.find("resign").click()
    player.find("resign-yes").click()
    player.find("rematch").wait_for()
    player.go(f"/replay/{match}?step=1")
    player.page.locator('[data-test="replay"][data-step="1"]').wait_for()
    player.sees("why", "Red tees off")
    resigned = player.page.locator('.seat[data-resigned="true"]')
    expect(resigned).to_have_count(0)
    player.page.keyboard.press("End")
    expect(resigned).to_have_count(1)
