"""The command `games`: lists the games that can be played."""

import sys

from chabudai import catalog
from chabudai.cli.screen import SHU, Screen


def games(*, ids: bool) -> int:
    """Print the games, as a table or as bare ids, and on stderr what is wrong with a game."""
    if ids:
        for entry in catalog.playable():
            print(entry.id)
    else:
        _show_table()
    for problem in catalog.problems():
        print(f"chabudai: {problem}", file=sys.stderr)
    return 0


def _show_table() -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False, show_edge=False)
    table.add_column("id", style=SHU, no_wrap=True)
    table.add_column("title", style="bold", no_wrap=True)
    table.add_column("players", justify="right")
    table.add_column("minutes", justify="right")
    table.add_column("bots", justify="right")
    table.add_column("about")
    for entry in catalog.playable():
        levels = sorted(catalog.own_levels(entry.id))
        bots = _span(levels[0], levels[-1]) if levels else "none"
        title, about = catalog.words(entry.id)
        table.add_row(entry.id, title, _span(*entry.players), _span(*entry.minutes), bots, about)
    screen = Screen()
    screen.show(table)
    screen.say("`bots` are their levels. Sit down with: chabudai play ID")


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"  # noqa: RUF001 -- a span has an en dash
