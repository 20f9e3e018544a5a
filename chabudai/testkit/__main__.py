"""Runs the laws on an installed game: `python -m chabudai.testkit nim --options '{"heaps": 4}'`."""

import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from typing import Any

import msgspec

from chabudai import catalog
from chabudai.core import JSON, AnyGame, written_options
from chabudai.testkit.verdicts import WALKS, Verdict, verdicts

MISUSED = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Print what holds and what does not; return 0 where every law holds, 1 where one is broken, 2 if misused."""
    arguments = _parser().parse_args(argv)
    try:
        catalog.playable_entry(arguments.game)
        game = catalog.game(arguments.game, **arguments.options)
    except ValueError as error:
        print(f"chabudai.testkit: {error}", file=sys.stderr)
        return MISUSED
    options = JSON.encode(written_options(game.options)).decode()
    print(f"{game.id}, rules version {game.version}, options {options}; {arguments.walks} walks, seed {arguments.seed}")
    return report(game, arguments.walks, arguments.seed)


def report(game: AnyGame, walks: int, seed: int) -> int:
    """Print the verdict of each law, and return 0 where all hold."""
    broken = total = 0
    for verdict in verdicts(game, walks, seed):
        _print(verdict)
        total += 1
        broken += verdict.broken is not None
    print(f"{broken} of {total} laws are broken." if broken else f"All {total} laws hold.")
    return 1 if broken else 0


def _print(verdict: Verdict) -> None:
    print(f"{'holds ' if verdict.broken is None else 'BROKEN'}  {verdict.law}: {verdict.sentence}", flush=True)
    if verdict.broken is not None:
        print(f"        {verdict.broken}")
        count = len(verdict.play)
        print(f"        {'at the start' if not count else 'after ' + '; '.join(verdict.play)}")


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="chabudai.testkit", description="Run every law on an installed game.")
    parser.add_argument("game", metavar="GAME", help="a game's id, such as kooshi")
    parser.add_argument("--options", type=_options, default={}, metavar="JSON", help="the game's options, as an object")
    parser.add_argument("--walks", type=_count, default=WALKS, metavar="N", help=f"how many random plays ({WALKS})")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="try other plays (0)")
    return parser


def _options(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise ArgumentTypeError(f"options are a JSON object: {error}") from None


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 100_000:  # noqa: PLR2004 -- a day's work
        raise ArgumentTypeError(f"1 to 100000, not {text[:20]!r}")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
