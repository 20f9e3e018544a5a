"""What people do at any table: sit down by a link, play in turn, take a name."""

from random import Random
from typing import Any

import chabudai
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import Server

GAME = chabudai.game("kooshi")


# Light walks two of its tall pieces off the board.
SHORT = ("a1w", "b5s", "e1e")


def long_game(moves: int) -> list[str]:
    """Return the moves of a match that is not over after so many."""
    rng = Random(4)
    for _ in range(200):
        state, texts = GAME.start(), list[str]()
        while GAME.to_act(state) and len(texts) < moves:
            (seat,) = GAME.to_act(state)
            move = GAME.moves(state, seat).sample(rng)
            texts.append(GAME.text(state, move))
            state = GAME.apply(state, seat, move)
        if GAME.to_act(state):
            return texts
    raise AssertionError("every match was over too soon")


def two(server: Server, new_player: NewPlayer, **options: Any) -> tuple[Player, Player]:
    """Return a host and a friend who have sat down at one match."""
    host, friend = new_player(server, **options), new_player(server, **options)
    host.begin("with-friend")
    friend.go(host.invitation())
    friend.wait_until_idle()
    host.wait_until_idle()
    return host, friend


def play_in_turn(players: tuple[Player, Player], texts: tuple[str, ...] = SHORT) -> None:
    for number, text in enumerate(texts):
        players[number % 2].play(text)
        for player in players:
            player.wait_until_idle(number + 1)


def call_oneself(player: Player, name: str) -> None:
    player.find("do-menu").click()
    player.find("name").fill(name)
    player.find("rename").click()
    player.find("close").click()
    player.page.locator(".seat-name", has_text=name).wait_for()
