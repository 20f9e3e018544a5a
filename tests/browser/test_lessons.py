"""Lessons in the browser: taken to the end in both languages, with a mistake on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from chabudai import catalog
from tests.browser.lesson_hands import HANDS

if TYPE_CHECKING:
    from chabudai.core import Language
    from tests.browser.conftest import NewPlayer
    from tests.browser.player import Player
    from tests.serve.server import Server


MISTAKES = {
    "kooshi": ("win", "d4n", "lesson-win-wrong-both"),
    "bossa": ("stuck", "B7=05+11+41", "lesson-stuck-wrong-many"),
    "karate": ("open", "K K K K K", "lesson-open-wrong"),
}
"""By the game: at a step, a wrong move and what is said of it."""


def told(player: Player, kind: str, name: str, language: Language, game: str = "kooshi") -> None:
    expect(player.find(f"lesson-{kind}")).to_have_text(catalog.phrases(game, language).text(name), timeout=20_000)


@pytest.mark.parametrize(("language", "phone"), [("en-GB", False), ("ja-JP", True)])
@pytest.mark.parametrize("game", MISTAKES)
def test_a_game_is_learned_step_by_step(
    server: Server, new_player: NewPlayer, game: str, language: str, phone: bool
) -> None:
    player = new_player(server, language=language, phone=phone)
    tongue: Language = "ja" if language == "ja-JP" else "en"
    player.go(f"/?game={game}")
    player.find("learn").click()
    steps, (mistaken, wrong, answer) = catalog.lesson(game).steps, MISTAKES[game]
    for step in steps:
        told(player, "ask", f"lesson-{step.name}", tongue, game)
        expect(player.find("lesson-ask")).to_be_in_viewport(ratio=1)
        if step.name == mistaken:
            player.wait_until_idle()
            entries = int(player.find("table").get_attribute("data-seq") or 0)
            HANDS[game](player, step.seat, wrong)
            told(player, "wrong", answer, tongue, game)
            player.wait_until_idle(entries + 2)
            player.check_accessibility()
        HANDS[game](player, step.seat, step.gaps[0].solution)
        told(player, "right", f"lesson-{step.name}-right", tongue, game)
        if step is not steps[-1]:
            player.find("lesson-next").click()
    player.find("lesson-play").click()
    expect(player.find("start")).to_be_visible()
    player.go("/")
    expect(player.find("continue")).to_have_count(0)  # a lesson is nothing that one goes back to


@pytest.mark.parametrize("game", ["bossa", "karate"])
def test_on_a_phone_what_is_asked_stays_above_the_board(server: Server, new_player: NewPlayer, game: str) -> None:
    player = new_player(server, phone=True)
    player.go(f"/learn/{game}")
    player.find("lesson-ask").wait_for()
    player.wait_until_idle()
    stage = player.page.locator(".stage").bounding_box()
    card = player.find("word").bounding_box()
    assert card
    assert stage
    assert card["y"] + card["height"] <= stage["y"]
    player.page.mouse.wheel(0, 2000)
    expect(player.find("lesson-ask")).to_be_in_viewport(ratio=1)


def test_a_step_can_be_skipped(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.go("/learn/kooshi")
    told(player, "ask", "lesson-move", "en")
    player.find("lesson-next").click()
    told(player, "ask", "lesson-push", "en")


def test_a_game_without_that_lesson_says_so(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.forgiven = lambda words: "40" in words
    player.go("/learn/nonsense")
    expect(player.find("trouble")).to_be_visible()
