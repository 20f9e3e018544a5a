"""Lessons of the flicking games in the browser: rightly and wrongly, in both languages, at a desk and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from chabudai import catalog

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from chabudai.core import Language
    from tests.browser.conftest import NewPlayer
    from tests.browser.player import Player
    from tests.serve.server import Server

TURN, FINE, POWER = 2.0, 0.2, 0.1
"""By how much a key turns the aim, with Shift, and changes the power."""


class Aimed(NamedTuple):
    """A flick as it is aimed by keys, and what is pressed before that."""

    angle: float
    speed: float
    before: str = ""


class Tries(NamedTuple):
    """What a learner does at a step: a mistake with the answer to it, and what is right."""

    mistake: str
    wrong: Aimed
    right: Aimed


PPOLF: Final = {
    "tee": Tries("soft", Aimed(90, 0.8), Aimed(90, 1.5)),
    "hit": Tries("short", Aimed(90, 0.8), Aimed(90, 1.3)),
    "around": Tries("tile", Aimed(90, 1.2), Aimed(60, 1.5)),
    "edge": Tries("off", Aimed(74, 2.2), Aimed(94, 1.3)),
    "knock": Tries("bump", Aimed(91, 1.3), Aimed(86, 1.4)),
    "near": Tries("soft", Aimed(90, 1.5), Aimed(90, 1.9)),
}
BOTAOSHI: Final = {
    "enter": Tries("off", Aimed(90, 2.8, "Enter"), Aimed(90, 1.5, "Enter")),
    "bearer": Tries("", Aimed(90, 3.0, "Enter"), Aimed(90, 1.0, "Enter")),
    "line": Tries("other", Aimed(90, 0.5, "1 Enter"), Aimed(0, 0.9, "2 Enter")),
    "knock": Tries("soft", Aimed(90, 1.0, "1 Enter"), Aimed(90, 2.0, "1 Enter")),
    "foul": Tries("pole", Aimed(92, 1.4, "2 Enter"), Aimed(112, 1.5, "2 Enter")),
    "ramp": Tries("hard", Aimed(90, 4.2, "s Enter"), Aimed(90, 2.7, "s Enter")),
}
LESSONS: Final = {"ppolf": PPOLF, "botaoshi": BOTAOSHI}


def told(player: Player, kind: str, game: str, name: str, language: Language) -> None:
    words = catalog.phrases(game, language).text(f"lesson-{name}")
    expect(player.find(f"lesson-{kind}")).to_have_text(words, timeout=30_000)


def flick(player: Player, board: Locator, aimed: Aimed) -> None:
    """Aim by keys, and flick."""
    expect(board).to_have_attribute("data-live", "true", timeout=30_000)
    player.wait_until_idle()
    player.find("scene").focus()
    for key in (aimed.before or "ArrowUp").split():
        player.page.keyboard.press(key)
    angle, speed = (float(board.get_attribute(f"data-{name}") or 0) for name in ("angle", "speed"))
    left = (aimed.angle - angle + 180) % 360 - 180
    turns = round(left / TURN)
    press(player, turns, "ArrowLeft", "ArrowRight")
    press(player, round((left - turns * TURN) / FINE), "Shift+ArrowLeft", "Shift+ArrowRight")
    press(player, round((aimed.speed - speed) / POWER), "ArrowUp", "ArrowDown")
    player.page.keyboard.press("Enter")


def press(player: Player, times: int, more: str, less: str) -> None:
    for _ in range(abs(times)):
        player.page.keyboard.press(more if times > 0 else less)


@pytest.mark.parametrize("game", LESSONS)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_flicking_game_is_learned_step_by_step(
    server: Server, new_flicker: NewPlayer, game: str, language: Language
) -> None:
    player = new_flicker(server, language={"en": "en-GB", "ja": "ja-JP"}[language], phone=language == "ja")
    board = player.find(f"{game}-board")
    player.go(f"/?game={game}")
    player.find("learn").click()
    steps = catalog.lesson(game).steps
    assert {step.name for step in steps} == {*LESSONS[game]}
    for number, step in enumerate(steps):
        tries = LESSONS[game][step.name]
        told(player, "ask", game, step.name, language)
        if number % 3 == (language == "ja"):  # some mistakes in either language; a law makes all others
            flick(player, board, tries.wrong)
            told(player, "wrong", game, f"{step.name}-wrong-{tries.mistake}".removesuffix("-"), language)
            expect(board).to_have_attribute("data-live", "true", timeout=30_000)
        flick(player, board, tries.right)
        told(player, "right", game, f"{step.name}-right", language)
        if step is not steps[-1]:
            player.find("lesson-next").click()
    player.check_accessibility()
    player.find("lesson-play").click()
    expect(player.find("start")).to_be_visible()


@pytest.mark.parametrize("game", LESSONS)
def test_on_a_phone_a_lesson_hides_nothing_of_the_table(server: Server, new_flicker: NewPlayer, game: str) -> None:
    player = new_flicker(server, phone=True)
    player.go(f"/learn/{game}")
    expect(player.find(f"{game}-board")).to_have_attribute("data-live", "true", timeout=30_000)
    word, scene = player.find("word").bounding_box(), player.find("scene").bounding_box()
    assert word
    assert scene
    assert scene["y"] + scene["height"] <= word["y"]
    assert scene["height"] > word["height"]
