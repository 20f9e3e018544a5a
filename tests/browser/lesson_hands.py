"""What a learner does at the table in a step of a lesson: any move of the game, in its notation."""

from collections.abc import Callable, Mapping

from chabudai.core import Seat
from chabudai.games.bossa import Bossa
from tests.browser import karate_hands
from tests.browser.bossa_clicks import clicks
from tests.browser.player import Player

Hand = Callable[[Player, Seat, str], None]


def _kooshi(player: Player, seat: Seat, text: str) -> None:
    del seat
    player.play(text)


def _bossa(player: Player, seat: Seat, text: str) -> None:
    game = Bossa()
    for selector in clicks(seat, game.parse(game.start(), text)):  # pyright: ignore[reportArgumentType] -- a turn, in a lesson
        player.page.locator(selector).click()


def _karate(player: Player, seat: Seat, text: str) -> None:
    del seat
    if "=" in text:
        first, second, *kiai = text.split()
        for die in "01":  # what was taken back still lies in its boxes
            player.find(f"die-{die}").click()
        karate_hands.write(player, first[:3], second[:3], kiai=bool(kiai))
        return
    for step, code in enumerate(text.split(), start=1):
        choice = player.find(f"tech-{step}-{code}")
        if choice.count():
            choice.click()
    player.find("fight").click()


HANDS: Mapping[str, Hand] = {"kooshi": _kooshi, "bossa": _bossa, "karate": _karate}
"""By the game."""
