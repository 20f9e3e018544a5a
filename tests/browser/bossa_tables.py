"""Tables of BOSSa with hands and lines as a test needs them, and what a person does there."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from chabudai.catalog import open_log
from chabudai.games.bossa import Bossa, Options, Place
from chabudai.table import Match
from tests.browser.stored import address, played
from tests.games.bossa.test_logs import LOG

if TYPE_CHECKING:
    from tests.browser.conftest import NewPlayer
    from tests.browser.player import Player
    from tests.serve.server import Server


COPIES = 20


OPENING = ("deal 10 23 31 40 | 01 12 05 60", "roll 4 2", "draw 50")


STACKS = ("deal 40 41 42 10 | 01 02 03 04", "roll 3 2", "draw 22", "W4=42", "draw 20", "B3=03", "draw 30")


LONG = 9
"""A line that has come so far does not fit on a phone."""


STACKINGS = ("one", "several")


def bossa_matches() -> dict[str, Match[Any, Any, Any]]:
    """Return the matches by their names: the same opening for many tests, which each play it further."""
    openings = {f"opening{number}": played(Bossa(), *OPENING) for number in range(COPIES)}
    stacks = {f"{stack}{number}": played(Bossa(Options(stack)), *STACKS) for stack in STACKINGS for number in range(2)}
    return {**openings, **stacks, "stuck": stuck(), "long": grown()}


def stuck() -> Match[Any, Any, Any]:
    """Return a game that has ended because a player could do nothing."""
    game, log = open_log(LOG.read_bytes())
    return Match(game, log=log)


def grown() -> Match[Any, Any, Any]:
    """Return a game in which a line has become long, and somebody is to act."""
    for seed in range(500):
        match, rng = Match(Bossa(), seed=seed), Random(seed)
        while not match.over:
            if max(line.ends[0].value for line in match.state.lines) >= LONG:
                return match
            places = [move for move in match.state.moves if isinstance(move, Place)]
            ups = sorted(places, key=lambda move: (move.value, -len(move.tiles)))
            match.play(match.state.turn, ups[-1] if ups else match.state.moves.sample(rng))
    raise AssertionError("no line ever became long")


fresh = iter(f"opening{number}" for number in range(COPIES))


def sit_down(new_player: NewPlayer, tables: Server, name: str | None = None, **options: Any) -> Player:
    player = new_player(tables, **options)
    player.go(address(name or next(fresh)))
    player.wait_until_idle()
    return player


def middle(player: Player, selector: str) -> tuple[float, float]:
    box = player.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, tile: str, onto: str, *, finger: bool = False) -> None:
    """Drag a tile of the own hand with the mouse, or with a finger, under which the tile floats a little higher."""
    start, end = middle(player, f'[data-test="tile-{tile}"]'), middle(player, onto)
    if not finger:
        player.page.mouse.move(*start)
        player.page.mouse.down()
        player.page.mouse.move(*end, steps=6)
        player.page.mouse.up()
        return
    player.drag_finger(start, (end[0], end[1] + 40))


def place(name: str) -> str:
    return f'[data-test="place-{name}"]'


def texts(player: Player) -> list[str | None]:
    return [step.text for step in player.info().table.steps if step.seat >= 0]
