"""What a bot plays where endgame tables know everything: the shortest win, the longest defence, the trickiest draw."""

from chabudai.games.kooshi import Move, State
from chabudai.games.kooshi.state import after

SOONEST = 3
"""With the tables that fit into a cache folder, no game has one before so many points are claimed."""


def known_moves(state: State, *, repeatable: bool) -> list[Move]:
    """Return the best moves by the tables; none where they don't know the position.

    What the user has built differs from machine to machine: where a choice is to be `repeatable`, only what is shipped
    is looked at.
    """
    if sum(state.claimed) < SOONEST:
        return []
    from chabudai.games.kooshi.tables import all_tables, look_up_moves, shipped
    from chabudai.games.kooshi.tables.finding import DRAW

    shelf = shipped() if repeatable else all_tables()
    found = look_up_moves(state, shelf)
    most = max((each.rank for each in found.values()), default=0)
    best = [move for move, each in found.items() if each.rank == most]
    if not best or found[best[0]] != DRAW:
        return best
    # Whoever errs loses: of several draws the one with the most replies that lose is the hardest to hold.
    traps = {
        move: [each.value for each in look_up_moves(after(state, move), shelf).values()].count("loss") for move in best
    }
    return [move for move in best if traps[move] == max(traps.values())]
