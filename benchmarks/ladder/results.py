"""What was played so far, kept in a file a game to which each result is added as it comes: a killed run goes on."""

import hashlib
import os
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Self

import msgspec

import chabudai
from benchmarks.ladder.playing import Played
from benchmarks.ladder.studies import Pair, Study

_PACKAGE = Path(chabudai.__file__).parent


def cache_folder() -> Path:
    """Return where results are kept from run to run."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "chabudai" / "ladder"


def fingerprint(game: str, study: Study) -> str:
    """Return what changes with a game's code, the search that all games share, or how long bots think."""
    found = find_spec(f"chabudai.games.{game}")
    folders = [Path(place) for place in (found.submodule_search_locations or ())] if found else []
    digest = hashlib.sha256(repr((dict(study.options), study.seconds, study.effort)).encode())
    for folder in (*folders, _PACKAGE / "bots"):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


class Results:
    """The results of one game's code; those of other code in the same file are left alone."""

    def __init__(self, path: Path, print_: str) -> None:
        self._path = path
        self._print = print_
        self._played = {(one.game, one.one, one.other, one.number): one for one in self._read()}

    @classmethod
    def of(cls, folder: Path, game: str, study: Study) -> Self:
        """Open the results of a game."""
        return cls(folder / f"{game}.jsonl", fingerprint(game, study))

    def _read(self) -> Iterable[Played]:
        if not self._path.exists():
            return
        for line in self._path.read_bytes().splitlines():
            try:
                one = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                continue  # the run was killed while it wrote this line
            if one.print == self._print:
                yield one

    def __contains__(self, key: object) -> bool:
        return key in self._played

    def add(self, one: Played) -> None:
        """Keep a result; one that is there already is not counted twice."""
        key = (one.game, one.one, one.other, one.number)
        if key in self._played:
            return
        self._played[key] = one
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(b"\n" * self._torn + msgspec.json.encode(one) + b"\n")

    @property
    def _torn(self) -> bool:
        """Whether the file ends in the middle of a line."""
        if not self._path.exists() or not self._path.stat().st_size:
            return False
        with self._path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read() != b"\n"

    def points(self, pair: Pair, games: int) -> list[float]:
        """Return what the first of a pair has scored in its first so many games."""
        found = (self._played.get((pair.game, pair.one, pair.other, number)) for number in range(games))
        return [one.points for one in found if one]
