"""The command `playthrough`: one random game written out, to be reviewed as a diff."""

from chabudai.cli.rules import settled


def write_playthrough(name: str, seed: int) -> int:
    """Print a playthrough."""
    game = settled(name, {})
    from chabudai.testkit import playthrough

    print(playthrough(game, seed), end="")
    return 0
