"""The command `perft`: counts the sequences of moves, depth by depth."""

import sys
from typing import Any

from chabudai.cli.errors import UsageError
from chabudai.cli.kernels import KERNELS, Count
from chabudai.cli.rules import game_with
from chabudai.core import AnyGame, FiniteMoves, UnlistedMoves, with_positions

SPLIT = 2
"""How many first moves are made one by one, so that progress can be seen."""
PATIENCE = 1.0
"""After how many seconds progress is shown."""


def perft(name: str, depth: int, *, by_rules: bool, position: str | None) -> int:
    """Print `depth nodes` for each depth up to this one."""
    game = game_with(name, {})
    start = _start(game, position)
    count = _by_rules(game) if by_rules else _by_kernel(game)
    for ahead in range(1, depth + 1):
        print(ahead, _total(game, start, ahead, count), flush=True)
    return 0


def _start(game: AnyGame, position: str | None) -> Any:  # noqa: ANN401 -- only the game knows its states
    if position is None:
        return game.start()
    positions = with_positions(game)
    if positions is None:
        raise UsageError(f"{game.id} has no position strings; without --position its start is counted from")
    try:
        return positions.from_position(position)
    except ValueError as error:
        raise UsageError(str(error)) from error


def _by_rules(game: AnyGame) -> Count:
    from chabudai.testkit import perft as count_by_rules

    def count(state: object, depth: int) -> int:
        try:
            return count_by_rules(game, state, depth)
        except UnlistedMoves as error:
            raise UsageError(str(error)) from error

    return count


def _by_kernel(game: AnyGame) -> Count:
    if game.id not in KERNELS:
        raise UsageError(f"{game.id} has no kernel; --rules counts by its rules")
    return KERNELS[game.id]()


def _total(game: AnyGame, start: Any, depth: int, count: Count) -> int:  # noqa: ANN401 -- only the game knows
    """Sum over what can come after the first moves; each state carries its past, so the sum is exact."""
    first = min(SPLIT, depth - 1)
    parts = [start]
    for _ in range(first):
        parts = [after for state in parts for after in _nexts(game, state)]
    if not (sys.stderr and sys.stderr.isatty()):
        return sum(count(state, depth - first) for state in parts)
    return _total_with_progress(parts, depth - first, count, f"depth {depth}")


def _nexts(game: AnyGame, state: Any) -> list[Any]:  # noqa: ANN401 -- only the game knows its states
    found: list[Any] = []
    for seat in sorted(game.to_act(state)):
        moves = game.moves(state, seat)
        if not isinstance(moves, FiniteMoves):
            raise UsageError(f"the moves of {game.id} can't be counted")
        found.extend(game.apply(state, seat, move) for move in moves)
    return found


def _total_with_progress(parts: list[Any], depth: int, count: Count, name: str) -> int:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    from chabudai.cli.screen import SHU, shown_after

    bar = BarColumn(complete_style=SHU, finished_style=SHU)
    columns = (TextColumn("{task.description}"), bar, TextColumn("{task.percentage:>3.0f}%"), TimeRemainingColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    total = 0
    with shown_after(PATIENCE, progress):
        for state in progress.track(parts, description=name):
            total += count(state, depth)
    return total
