"""Writes the oracles of a game into a folder, to be reviewed and kept."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from chabudai.core import AnyGame, UnlistedMoves, with_positions
from chabudai.testkit.oracles import OPTIONS, PERFT, PLAYTHROUGH, SHOTS, needed_oracles
from chabudai.testkit.perft import perft
from chabudai.testkit.playthrough import playthrough
from chabudai.testkit.shots import shots

MOST_NODES: Final = 20_000
DEEPEST: Final = 8
_BY_HAND: Final = (OPTIONS, PERFT)
"""What somebody adds to by hand is written only where it is missing."""


class Written(NamedTuple):
    """An oracle's file, and whether it was written or was there already."""

    path: Path
    new: bool


def write_oracles(game: AnyGame, folder: Path, seed: int) -> Iterator[Written]:
    """Write the oracles that a game needs; options and perft, which are kept by hand, only where they are missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind in needed_oracles(game):
        path = folder / f"{game.id}.{kind}"
        if kind in _BY_HAND and path.exists():
            yield Written(path, new=False)
            continue
        text = _text(game, kind, seed)
        if text:
            _write(path, text)
            yield Written(path, new=True)


def _text(game: AnyGame, kind: str, seed: int) -> str:
    if kind == PLAYTHROUGH:
        return playthrough(game, seed)
    if kind == SHOTS:
        return shots(game, seed)
    return _perft(game) if kind == PERFT else "{}\n"


def _perft(game: AnyGame) -> str:
    """Return the counts from the start, as deep as is quickly counted; nothing where moves can't be listed."""
    positions = with_positions(game)
    position = positions.position(game.start()) if positions else "-"
    lines = ["# Counted by the rules themselves; a reference should come to the same.", f"position {position}"]
    try:
        for depth in range(1, DEEPEST + 1):
            nodes = perft(game, game.start(), depth)
            lines.append(f"{depth} {nodes}")
            if not 0 < nodes <= MOST_NODES:
                break
    except UnlistedMoves:
        return ""
    return "\n".join(lines) + "\n"


def _write(path: Path, text: str) -> None:
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
