"""The commands `playthrough`, `shots` and `oracles`: write oracles of a game, to be reviewed as a diff."""

from pathlib import Path

from chabudai.cli.errors import UsageError
from chabudai.cli.rules import game_with


def write_playthrough(name: str, seed: int) -> int:
    """Print a playthrough."""
    game = game_with(name, {})
    from chabudai.testkit import playthrough

    print(playthrough(game, seed), end="")
    return 0


def write_shots(name: str, seed: int) -> int:
    """Print what the engine of a game says of some moves; UsageError where it has none."""
    game = game_with(name, {})
    from chabudai.core import with_engine
    from chabudai.testkit import shots

    if with_engine(game) is None:
        raise UsageError(f"{game.id} has no engine: nothing is flicked there")
    print(shots(game, seed), end="")
    return 0


def write_all_oracles(name: str, folder: str, seed: int) -> int:
    """Write the oracles of a game, and print each file's name; UsageError where the folder can't be written to."""
    game = game_with(name, {})
    from chabudai.testkit import write_oracles

    try:
        for written in write_oracles(game, Path(folder).expanduser(), seed):
            print(f"{written.path}{'' if written.new else ' (kept as it is)'}")
    except OSError as error:
        raise UsageError(f"{folder} can't be written to: {error.strerror or error}") from error
    return 0
