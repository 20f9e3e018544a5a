"""Endgame tables of Ko-oshi: exact wins, draws and losses with the distance to the end.

**What a position is here.** A side that has lost 4 points has lost the game (KO-11), and it began with 7: so at least 4
points of each side are on the board as long as the game goes on. That leaves six *materials* a side: BB, ABB, AAB,
AABB, AAAB and AAABB. The fewest pieces in a game that goes on are four, two doubles against two doubles; there is no
position with two or three. The points claimed follow from what is missing; a game that began with a handicap has other
points, and no table. A position is: the squares of the pieces, who is to move, and what KO-10 forbids just now (which
moves, not which pieces are protected: by KO-13 positions with the same legal moves are the same). A value is for a
position without a past. A win needs no repetition, because the distance falls with each move; whoever can neither win
nor be beaten goes on for ever, and so repetition is a draw.

**How many there are.** The rules know no direction and no colour: a board and its eight turns and reflections are the
same, and so are two positions with colours and turn exchanged. That leaves, before KO-10 makes some more of them:

| pieces | positions | cells with what KO-10 can forbid | farthest win |
|---|---|---|---|
| 4 | 9,664 | 11,844 | 39 moves |
| 5 | 799,176 | 992,516 | 87 moves |
| 6 | 22,593,500 | 31,017,940 | 165 moves |
| 7 | about 278 million | about 400 million | |

**How they are found** is in `retrograde`, where they stand in `indexing`, how they are kept in `files`. Those up to
five pieces are shipped; `chabudai tables kooshi --pieces 6` builds more into the user's cache folder.

>>> from chabudai.games.kooshi import KoOshi
>>> state = KoOshi().from_position("b3b/5/5/5/BA2B l 3-2 -")
>>> look_up(state)
Worth(value='win', distance=13)
>>> [str(move) for move in best_moves(state)]
['b1e']
>>> sorted((str(move), said.value, said.distance) for move, said in look_up_moves(state).items())[:3]
[('a1e', 'win', 15), ('a1n', 'loss', 12), ('a1s', 'loss', 1)]
>>> look_up(KoOshi().start()) is None
True
"""

from chabudai.games.kooshi.tables.files import TableError
from chabudai.games.kooshi.tables.finding import Worth, best_moves, look_up, look_up_moves
from chabudai.games.kooshi.tables.shelf import Shelf, all_tables, cache_folder, shipped

__all__ = [
    "Shelf",
    "TableError",
    "Worth",
    "all_tables",
    "best_moves",
    "cache_folder",
    "look_up",
    "look_up_moves",
    "shipped",
]
