"""Checks tables against the rules: positions drawn at random, move by move, and looked at forwards to the end.

Nothing of the building is used here but the lookup: positions, moves and results are those of the rules.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from chabudai.games.kooshi.board import EMPTY, SIDES
from chabudai.games.kooshi.notation import write_position
from chabudai.games.kooshi.state import State, after, arrive
from chabudai.games.kooshi.tables.finding import Worth, best_moves, look_up, look_up_moves
from chabudai.games.kooshi.tables.materials import ALL, SQUARES, Group, Material, boards, groups
from chabudai.games.kooshi.tables.shelf import Shelf

AHEAD: Final = 6
"""How many moves ahead a forward search looks for a win."""


class Fault(NamedTuple):
    """A position of which a table says something that can't be."""

    position: str
    why: str

    def __str__(self) -> str:
        return f"{self.position}: {self.why}"


def random_positions(pieces: int, count: int, rng: Random) -> Iterator[State]:
    """Yield positions with so many pieces and no past; half of them are drawn as they stand after a move (KO-10)."""
    all_groups = groups(pieces)
    weights = [boards(group) for group in all_groups]
    while count:
        state = _drawn(rng.choices(all_groups, weights)[0], rng)
        if count % 2 and state.moves:
            moved = after(state, rng.choice(state.moves))
            # The past is left behind: a table knows none.
            state = arrive(moved.board, moved.turn, moved.claimed, moved.ban)
            if state.result or len(state.board) - state.board.count(EMPTY) < pieces:
                continue
        count -= 1
        yield state


def _drawn(group: Group, rng: Random) -> State:
    light, dark = rng.sample(group, 2)
    pieces = str(light) + str(dark).lower()
    board = [EMPTY] * SQUARES
    for square, piece in zip(rng.sample(range(SQUARES), len(pieces)), pieces, strict=True):
        board[square] = piece
    return arrive("".join(board), rng.choice(SIDES), (_lost(dark), _lost(light)), ())


def _lost(left: Material) -> int:
    return ALL.points - left.points


def fault_by_moves(state: State, shelf: Shelf) -> Fault | None:
    """Compare what a position is worth with what its moves are; return what does not fit."""
    here = look_up(state, shelf)
    if here is None:
        return Fault(write_position(state), "no table has it")
    if state.result:
        return None
    best = max(look_up_moves(state, shelf).values(), key=lambda each: each.rank, default=None)
    if best is None:
        return Fault(write_position(state), "no table has what follows")
    return (
        None if here == best else Fault(write_position(state), f"it is {_said(here)}, and its best move {_said(best)}")
    )


def _said(said: Worth) -> str:
    return "a draw" if said.distance is None else f"a {said.value} in {said.distance}"


def fault_forwards(state: State, shelf: Shelf, ahead: int = AHEAD) -> Fault | None:
    """Search forwards from a position, which needs no table; then play it to its end by the table's best moves."""
    here, found = look_up(state, shelf), _sooner(state, ahead)
    expected = here if here and here.distance is not None and here.distance <= ahead else None
    if here is None or found != expected:
        said = _said(found) if found else f"nothing within {ahead} moves"
        return Fault(write_position(state), f"it is {_said(here) if here else 'unknown'}, and searching finds {said}")
    return None if here.distance is None else _fault_to_the_end(state, shelf, here)


def _sooner(state: State, ahead: int) -> Worth | None:
    """Return the win or loss that strict search finds within so many moves."""
    from chabudai.games.kooshi.kernel.searching import SURE, WIN
    from chabudai.games.kooshi.kernel.thinking import Manner, search

    if state.result:
        return None
    value = search(state, Manner(depth=ahead, quiet=False, strict=True)).values[0][1]
    if abs(value) <= SURE:
        return None
    return Worth("win" if value > 0 else "loss", WIN - abs(value))


def _fault_to_the_end(state: State, shelf: Shelf, here: Worth) -> Fault | None:
    winner, now, moves = state.turn if here.value == "win" else 1 - state.turn, state, 0
    while not now.result:
        now, moves = after(now, best_moves(now, shelf)[0]), moves + 1
    if moves == here.distance and winner in now.result.winners:
        return None
    return Fault(write_position(state), f"it is {_said(here)}, and its best moves end it after {moves}")
