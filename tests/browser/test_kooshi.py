"""Ko-oshi's board: what it says while one aims, on the turned board too, and what it refuses to begin with."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import Server

PERSON, BOT = {"kind": "person"}, {"kind": "bot", "level": 1}
# Light has just come to c3; dark's single on c4 can't push it back.
PROTECTED = "b1a1b/2a2/1aA2/5/BA1AB d 0-0 c3>c2"
# Light's double on d3 takes both sides to four points if it goes east.
AT_THE_EDGE = "4b/5/3Ba/3A1/B3A l 3-2 -"


def sit_down(player: Player, setup: str, *seats: dict[str, Any]) -> None:
    """Sit down at a match from a position; the host plays all seats that are persons."""
    options = {"setup": setup} if setup else {}
    made = player.server.http.post("/api/matches", json={"game": "kooshi", "options": options, "seats": seats}).json()
    player.go(f"/play/{made['match']}#seat={made['token']}")
    player.wait_until_idle()


def words(player: Player) -> str:
    return player.page.locator(".ko-say").inner_text()


@pytest.mark.rule("KO-10")
def test_a_closed_way_is_said_when_a_piece_is_picked_up_on_the_turned_board(
    server: Server, new_player: NewPlayer
) -> None:
    player = new_player(server, phone=True)
    sit_down(player, PROTECTED, BOT, PERSON)
    player.square("c4").tap()
    expect(player.page.locator(".ko-say")).to_contain_text("Closed: ↑ would push c3 back (KO-10).")
    arrow = player.page.locator('[data-arrow="s"]')
    label = arrow.get_attribute("aria-label") or ""
    assert label == "Up, towards rank 1: No pushing back: c3 just came from c2. (KO-10)"
    piece, above = player.square("c4").bounding_box(), arrow.bounding_box()
    assert piece
    assert above
    assert above["y"] + above["height"] / 2 < piece["y"] + piece["height"] / 2


def test_aiming_by_keys_says_why_not_before_anything_is_sent(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    sit_down(player, PROTECTED, BOT, PERSON)
    player.square("c4").focus()
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("ArrowUp")
    expect(player.page.locator(".ko-say [role=status]")).to_have_text("No pushing back: c3 just came from c2. (KO-10)")
    player.page.keyboard.press("ArrowDown")
    expect(player.page.locator(".ko-say")).to_contain_text("You lose a single: 1 point for Hana.")
    player.wait_until_idle(0)


@pytest.mark.rule("KO-12")
def test_a_move_that_loses_says_so_and_a_loss_is_not_marked_as_a_gain(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    sit_down(player, AT_THE_EDGE, PERSON, PERSON)
    player.square("d3").click()
    marks = player.page.locator("[data-mark]")
    assert sorted(marks.evaluate_all("all => all.map(each => each.dataset.mark + ' ' + each.textContent)")) == [
        "gain +1",
        "loses Loses",
        "loss −1",
    ]
    player.page.locator('[data-arrow="e"]').hover()
    expect(player.page.locator(".ko-say")).to_contain_text("Both reach 4: this loses the game! (KO-12)")
    player.check_accessibility()


@pytest.mark.parametrize("phone", [True, False])
@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_nothing_moves_when_the_sentence_gets_longer(
    server: Server, new_player: NewPlayer, phone: bool, language: str
) -> None:
    player = new_player(server, phone=phone, language=language)
    sit_down(player, AT_THE_EDGE, PERSON, PERSON)

    def places() -> object:
        return player.page.evaluate(
            "['.ko-stage', '.table-seats.near', '.table-seats.far', '.bar'].map(each =>"
            " JSON.stringify(document.querySelector(each).getBoundingClientRect()))"
        )

    before = places()
    player.square("d3").focus()
    player.page.keyboard.press("Enter")
    picked = places()
    player.page.keyboard.press("ArrowRight")
    box, text = (player.page.locator(each).bounding_box() for each in (".ko-say", ".ko-say [role=status]"))
    assert before == picked == places()
    assert box
    assert text
    assert text["height"] <= box["height"]


def test_a_position_that_cannot_be_is_refused_in_the_language_of_the_page(
    server: Server, new_player: NewPlayer
) -> None:
    for language, refusal in (("en-GB", "No single move leaves these pieces"), ("ja-JP", "1手でこのように守られる")):
        player = new_player(server, language=language)
        player.forgiven = lambda words: "400" in words
        player.go("/")
        player.find("play-kooshi").click()
        player.find("more").locator("summary").click()
        player.find("option-setup").fill("ba1ab/5/2a2/2A2/BA1AB l 0-0 c3>c5")
        player.find("side-by-side").click()
        expect(player.find("start-refusal")).to_contain_text(refusal)


def test_back_after_undo_does_not_walk_into_what_was_taken_back(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    sit_down(player, "", PERSON, PERSON)
    boards = [player.board]
    for number, text in enumerate(("c2n", "c4w", "b1n"), 1):
        player.play(text)
        player.wait_until_idle(number)
        boards.append(player.board)
    player.find("do-undo").click()
    player.wait_until_idle(4)
    assert player.board == boards[2]
    player.find("do-back").click()
    expect(player.find("looking")).to_be_visible()
    player.wait_until_idle()
    assert player.board == boards[1]
    player.find("do-back").click()
    player.wait_until_idle()
    assert player.board == boards[0]
    expect(player.find("do-back")).to_be_disabled()
    player.find("do-on").click()
    player.wait_until_idle()
    assert player.board == boards[1]
    player.find("do-on").click()
    expect(player.find("looking")).to_have_count(0)
    assert player.board == boards[2]


@pytest.mark.parametrize(("language", "said"), [("en-GB", "row or column"), ("ja-JP", "行か列に沿って")])
def test_the_print_sheet_says_how_pieces_go(server: Server, new_player: NewPlayer, language: str, said: str) -> None:
    player = new_player(server, language=language)
    player.go("/print/kooshi")
    expect(player.page.locator(".ko-sheet")).to_contain_text(said)
    even = "a double must go 2, even off the board" if language == "en-GB" else "2段の駒は盤の外へ出ても必ず2マス"
    expect(player.page.locator(".ko-sheet")).to_contain_text(even)


LINES = """(node, words) => {
    const text = node.firstChild, range = document.createRange(), at = text.data.indexOf(words);
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
"""On how many lines some of the words of a node stand."""


def test_the_hint_breaks_between_its_clauses(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, phone=True, language="ja-JP")
    player.begin("against-bot")
    hint = player.page.locator(".ko-hint")
    for wide in (360, 390, 412):
        player.page.set_viewport_size({"width": wide, "height": 740})
        for clause in ("駒をドラッグするか、", "駒を選んで矢印を押してください。"):
            assert hint.evaluate(LINES, clause) == 1, (wide, clause)
