"""`python -m benchmarks.ladder`: what each level scores against others, in all games or some."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from benchmarks.ladder.report import Ladder, write
from benchmarks.ladder.results import Results, cache_folder, fingerprint
from benchmarks.ladder.run import play_all, to_play
from benchmarks.ladder.studies import STUDIES, Pair, Study, pairs
from benchmarks.ladder.table import lines, missed


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m benchmarks.ladder", description="How strong the levels of the bots are.")
    parser.add_argument("--game", action="append", choices=STUDIES, help="only this game (or these)")
    parser.add_argument("--games", type=int, metavar="N", help="how many games each pair plays")
    parser.add_argument("--pair", action="append", metavar="A:B", help="only this pair, such as 5:4 or beginner:1")
    parser.add_argument("--seconds", type=float, help="how long a bot may think")
    parser.add_argument("--effort", type=int, help="how many steps a bot thinks, in the place of seconds")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many games are played at once")
    parser.add_argument("--folder", type=Path, default=cache_folder(), help="where results are kept")
    parser.add_argument("--write", action="store_true", help="write docs/ladder.md, its picture and what is shipped")
    return parser


def _study(game: str, given: Namespace) -> Study:
    study = STUDIES[game]
    if given.seconds is not None:
        study = study._replace(seconds=given.seconds, effort=None)
    if given.effort is not None:
        study = study._replace(effort=given.effort)
    return study._replace(games=study.games if given.games is None else given.games)


def _pairs(game: str, texts: Sequence[str] | None) -> list[Pair]:
    if not texts:
        return list(pairs(game))
    return [Pair(game, one, other) for one, _, other in (text.partition(":") for text in texts)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what is missing, and print what came out; 1 where a neighbour is too strong or too weak."""
    given = _parser().parse_args(arguments)
    complaints: list[str] = []
    ladders: dict[str, Ladder] = {}
    for game in given.game or STUDIES:
        study, chosen = _study(game, given), _pairs(game, given.pair)
        results = Results.of(given.folder, game, study)
        tasks = list(to_play(chosen, study, results, fingerprint(game, study)))
        play_all(tasks, {game: results}, given.processes)
        print("\n".join(lines(chosen, results, study.games)))
        complaints += missed(chosen, results, study.games)
        ladders[game] = Ladder(chosen, study, results)
    if given.write:
        write(ladders)
    print("\n".join(complaints), file=sys.stderr)
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())
