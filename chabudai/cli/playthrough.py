"""The commands `playthrough` and `shots`: what the oracles of a game hold, to be reviewed as a diff."""

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
