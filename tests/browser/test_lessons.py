"""Lessons in the browser: taken to the end in both languages, with a mistake on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from chabudai import catalog

if TYPE_CHECKING:
    from chabudai.core import Language
    from tests.browser.conftest import NewPlayer
    from tests.browser.player import Player
    from tests.serve.server import Server


def told(player: Player, kind: str, name: str, language: Language) -> None:
    expect(player.find(f"lesson-{kind}")).to_have_text(catalog.phrases("kooshi", language).text(name), timeout=20_000)


@pytest.mark.parametrize(("language", "phone"), [("en-GB", False), ("ja-JP", True)])
def test_ko_oshi_is_learned_step_by_step(server: Server, new_player: NewPlayer, language: str, phone: bool) -> None:
    player = new_player(server, language=language, phone=phone)
    tongue: Language = "ja" if language == "ja-JP" else "en"
    player.go("/?game=kooshi")
    player.find("learn").click()
    for step in catalog.lesson("kooshi").steps:
        gap = step.gaps[0]
        told(player, "ask", f"lesson-{step.name}", tongue)
        if step.name == "win":
            player.play("d4n")
            told(player, "wrong", "lesson-win-wrong-both", tongue)
            player.wait_until_idle(2)
            player.check_accessibility()
        player.play(gap.solution)
        told(player, "right", f"lesson-{step.name}-right", tongue)
        if step.name != "win":
            player.find("lesson-next").click()
    player.find("lesson-play").click()
    expect(player.find("start")).to_be_visible()
    player.go("/")
    expect(player.find("continue")).to_have_count(0)  # a lesson is nothing that one goes back to


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
