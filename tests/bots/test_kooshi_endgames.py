"""Level 5 of Ko-oshi knows the endgame tables: it wins what is won, as soon as can be, and holds what can be held."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

import chabudai
from chabudai.games.kooshi import State
from chabudai.games.kooshi.bots.endgames import known_moves
from chabudai.games.kooshi.kernel.searching import SURE, WIN
from chabudai.games.kooshi.kernel.thinking import Manner, search
from chabudai.games.kooshi.state import after
from chabudai.games.kooshi.tables import Shelf, Worth, best_moves, look_up, look_up_moves, shelf, shipped
from chabudai.games.kooshi.tables.checking import random_positions
from chabudai.games.kooshi.tables.files import write_table
from chabudai.games.kooshi.tables.materials import groups
from chabudai.games.kooshi.tables.shelf import file_name
from tests.games.kooshi.boards import GAME

BOT = chabudai.bot("kooshi", 5)
DOUBLES = groups(4)[0]


def some(value: str, count: int = 3) -> list[State]:
    """Return positions with five pieces that are worth so much, and not decided at once."""
    found: list[State] = []
    for state in random_positions(5, 3_000, Random(value)):
        said = look_up(state, shipped())
        if said and said.value == value and (said.distance is None or said.distance > 9):
            found.append(state)
    return found[:count]


def played_to_the_end(state: State, opponent: Random) -> tuple[State, int]:
    """Let level 5 play the side to move against somebody who moves at random."""
    seat, moves = state.turn, 0
    while not state.result and moves < 200:
        own = state.turn == seat
        move = BOT.choose(GAME.view(state, seat), Random(1), effort=200) if own else opponent.choice(state.moves)
        state, moves = after(state, move), moves + 1
    return state, moves


def test_it_wins_what_is_won_as_soon_as_can_be() -> None:
    for state in some("win"):
        said = look_up(state, shipped())
        assert said
        assert said.distance
        end, moves = played_to_the_end(state, Random(4))
        assert end.result
        assert end.result.winners == (state.turn,)
        assert moves <= said.distance


def test_it_loses_as_late_as_can_be() -> None:
    for state in some("loss"):
        move = BOT.choose(GAME.view(state, state.turn), Random(2), effort=100)
        assert (
            look_up_moves(state, shipped())[move].distance == (look_up(state, shipped()) or Worth("loss", 0)).distance
        )


def test_it_holds_a_draw_and_sets_traps() -> None:
    for state in some("draw"):
        for move in known_moves(state, repeatable=True):
            assert move in best_moves(state, shipped())
        move = BOT.choose(GAME.view(state, state.turn), Random(2), effort=100)
        assert look_up_moves(state, shipped())[move].value == "draw"


def test_a_search_takes_what_tables_know() -> None:
    for state in some("win", 5):
        said = look_up(state, shipped())
        assert said
        assert said.distance
        found = search(state, Manner(depth=2, tables=True))
        assert found.values[0][1] == WIN - said.distance
        assert found.values[0][0] in best_moves(state, shipped())
        assert search(state, Manner(depth=2)).values[0][1] < SURE


def test_leaves_of_a_search_with_more_pieces_are_looked_up() -> None:
    """Six pieces: a win that begins with a capture is found, though it is too far to be seen."""
    found = 0
    for state in random_positions(6, 400, Random(5)):
        known = search(state, Manner(depth=2, tables=True), effort=5_000).values[0][1]
        plain = search(state, Manner(depth=2), effort=5_000).values[0][1]
        found += known > SURE and known < WIN - 4 and plain < SURE
    assert found > 0


@pytest.mark.parametrize("effort", [None, 500])
def test_without_tables_it_plays_on(effort: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "shipped", lambda: Shelf(tmp_path))
    monkeypatch.setattr("chabudai.games.kooshi.tables.shipped", lambda: Shelf(tmp_path))
    monkeypatch.setattr("chabudai.games.kooshi.tables.all_tables", lambda: Shelf(tmp_path))
    shelf.shipped_atlas.cache_clear()
    try:
        state = some_without(tmp_path)
        assert BOT.choose(GAME.view(state, state.turn), Random(1), seconds=0.1, effort=effort) in state.moves
    finally:
        shelf.shipped_atlas.cache_clear()


def some_without(folder: Path) -> State:
    state = next(random_positions(5, 1, Random(1)))
    assert look_up(state, Shelf(folder)) is None
    return state


def test_an_effort_does_not_depend_on_what_the_user_has_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that say the opposite lie in the cache folder, and stand before the shipped ones."""
    right = shipped().table(DOUBLES)
    assert right
    write_table(tmp_path / file_name(DOUBLES), DOUBLES, right.counts, -right.values.astype(np.int16))
    monkeypatch.setattr("chabudai.games.kooshi.tables.all_tables", lambda: Shelf(tmp_path))
    differ = 0
    for state in random_positions(4, 30, Random(8)):
        assert set(known_moves(state, repeatable=True)) <= set(best_moves(state, shipped()))
        differ += known_moves(state, repeatable=False) != known_moves(state, repeatable=True)
    assert differ > 0
