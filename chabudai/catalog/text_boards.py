"""Boards as plain text, for those who look at a game from a program."""

from io import StringIO
from typing import Any, Final

from chabudai import catalog
from chabudai.core import AnyGame, Holder, Seat
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.names import Names

WIDTH: Final = 80


def text_board(game: AnyGame, state: Any, seat: Seat | None = None, *, plain: bool = True) -> str:  # noqa: ANN401 -- as the game's types
    """Return the board as a seat, or a spectator, sees it: as in the terminal, without colours."""
    from rich.console import Console

    holders = (Holder(),) * game.players
    now = BoardState(
        view=game.view(state, seat),
        last=(),
        acting=game.to_act(state),
        result=game.result(state),
        names=Names.at(game, holders, spoken_to=False),
        near=seat or Seat(0),
        plain=plain,
        width=WIDTH,
    )
    console = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
    with console.capture() as capture:
        console.print(catalog.board(game.id).draw(now))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())
