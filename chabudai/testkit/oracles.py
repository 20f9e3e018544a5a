"""Oracles: files that say what a game does, to be compared with what it does now."""

from pathlib import Path

from chabudai.core import AnyGame, with_engine, with_positions

PLAYTHROUGH = "playthrough"
OPTIONS = "options"
PERFT = "perft"
SHOTS = "shots"


def needed_oracles(game: AnyGame) -> tuple[str, ...]:
    """Return the kinds of oracles that a game must have, by what kind of game it is."""
    needed = [PLAYTHROUGH, OPTIONS]
    if with_positions(game):
        needed.append(PERFT)
    if with_engine(game):
        needed.append(SHOTS)
    return tuple(needed)


def missing_oracles(game: AnyGame, folder: Path) -> list[str]:
    """Return the files that a game should have in this folder, and has not."""
    names = [f"{game.id}.{kind}" for kind in needed_oracles(game)]
    return [name for name in names if not (folder / name).is_file() or not (folder / name).stat().st_size]


def read_perft(text: str) -> list[tuple[str, dict[int, int]]]:
    """Read a perft file: a line `position …`, then lines `depth nodes`; `#` begins a comment."""
    found: list[tuple[str, dict[int, int]]] = []
    for line in text.splitlines():
        content = line.partition("#")[0].strip()
        if content.startswith("position "):
            found.append((content.removeprefix("position "), {}))
        elif content:
            depth, nodes = content.split()
            found[-1][1][int(depth)] = int(nodes)
    return found
