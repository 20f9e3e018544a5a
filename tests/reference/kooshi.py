"""A slow, plain reference of Ko-oshi, written from the rules page alone, to check a faster implementation against.

Every piece is an object with a number of its own that it keeps for the whole game. A move is judged by playing it on
copies of the pieces, one step and one piece at a time, and by looking afterwards at which pieces were pushed and
where they stand. The ban of KO-10 is kept by piece number and earlier square. The rule ids (KO-1 to KO-13) are those of
the rules page.
"""

import re
from dataclasses import dataclass, replace
from typing import NamedTuple

START = "ba1ab/2a2/5/2A2/BA1AB l 0-0 -"

SIZE = 5
POINTS_TO_WIN = 4
OCCURRENCES_TO_DRAW = 3
LIGHT = 0
DARK = 1
SIDE_LETTERS = "ld"
FILE_LETTERS = "abcde"
PIECE_LETTERS = {"A": (LIGHT, 1), "B": (LIGHT, 2), "a": (DARK, 1), "b": (DARK, 2)}


class Square(NamedTuple):
    """A square; file and rank count from 0, so that a1 is (0, 0). Squares sort as a1, a2, ... e5."""

    file: int
    rank: int

    def neighbour(self, direction: "Direction") -> "Square | None":
        """The next square in that direction, or None beyond the edge."""
        file = self.file + direction.files
        rank = self.rank + direction.ranks
        if 0 <= file < SIZE and 0 <= rank < SIZE:
            return Square(file, rank)
        return None

    def name(self) -> str:
        return f"{FILE_LETTERS[self.file]}{self.rank + 1}"


class Direction(NamedTuple):
    """How many files and ranks one step goes."""

    files: int
    ranks: int


DIRECTIONS = {"n": Direction(0, 1), "e": Direction(1, 0), "s": Direction(0, -1), "w": Direction(-1, 0)}


@dataclass
class Piece:
    """One piece, known by its number; it has no square once it is off the board."""

    number: int
    owner: int
    value: int
    square: Square | None

    def letter(self) -> str:
        for letter, (owner, value) in PIECE_LETTERS.items():
            if (owner, value) == (self.owner, self.value):
                return letter
        raise ValueError(f"no letter for a piece of side {self.owner} and value {self.value}")


class Ban(NamedTuple):
    """KO-10: the piece of that number may not be pushed onto that square on this turn."""

    number: int
    square: Square


class Trial(NamedTuple):
    """What came of trying a move: all pieces as they then stand, the mover, and the numbers of the pieces pushed."""

    pieces: list[Piece]
    mover: Piece
    pushed: set[int]


class Occurrence(NamedTuple):
    """What makes two positions the same (KO-13): the placement, the side to move and its legal moves."""

    placement: str
    side: int
    moves: tuple[str, ...]


class Ending(NamedTuple):
    """How a game ended: the winners (nobody when drawn) and the rule that ended it."""

    winners: tuple[int, ...]
    rule: str


def opponent_of(side: int) -> int:
    return DARK if side == LIGHT else LIGHT


def square_named(name: str) -> Square:
    return Square(FILE_LETTERS.index(name[0]), int(name[1]) - 1)


def piece_on(pieces: list[Piece], square: Square | None) -> Piece | None:
    """The piece on that square; nothing stands beyond the edge (None)."""
    if square is None:
        return None
    for piece in pieces:
        if piece.square == square:
            return piece
    return None


def piece_numbered(pieces: list[Piece], number: int) -> Piece:
    for piece in pieces:
        if piece.number == number:
            return piece
    raise ValueError(f"no piece number {number}")


def copies(pieces: list[Piece]) -> list[Piece]:
    return [replace(piece) for piece in pieces]


def step(pieces: list[Piece], piece: Piece, direction: Direction) -> set[int]:
    """Moves a piece one square on, or off the board; what stands in its way goes first (KO-7).

    Returns the numbers of the pieces pushed.
    """
    if piece.square is None:
        raise ValueError("a piece off the board does not move")
    pushed: set[int] = set()
    ahead = piece.square.neighbour(direction)
    in_the_way = piece_on(pieces, ahead)
    if in_the_way is not None:
        pushed.add(in_the_way.number)
        pushed.update(step(pieces, in_the_way, direction))
    piece.square = ahead
    return pushed


def travel(pieces: list[Piece], mover: Piece, direction: Direction) -> set[int]:
    """Moves the mover as many squares as its value (KO-5, KO-6), fewer only when it leaves the board first (KO-8)."""
    pushed: set[int] = set()
    for _ in range(mover.value):
        if mover.square is not None:
            pushed.update(step(pieces, mover, direction))
    return pushed


def points_lost(before: list[Piece], after: list[Piece], owner: int) -> int:
    """The value of the owner's pieces that stood on the board before and do not after."""
    lost = 0
    for piece in before:
        left = piece.square is not None and piece_numbered(after, piece.number).square is None
        if piece.owner == owner and left:
            lost += piece.value
    return lost


def bans_after(before: list[Piece], after: list[Piece], side: int) -> list[Ban]:
    """KO-10: each piece of the side that just moved that is displaced and on the board, with its earlier square."""
    bans: list[Ban] = []
    for piece in before:
        if piece.owner == side and piece.square is not None:
            now = piece_numbered(after, piece.number).square
            if now is not None and now != piece.square:
                bans.append(Ban(piece.number, piece.square))
    return bans


def read_rank(text: str, rank: int, first_number: int) -> list[Piece]:
    pieces: list[Piece] = []
    file = 0
    for character in text:
        if character.isdigit():
            file += int(character)
        else:
            owner, value = PIECE_LETTERS[character]
            pieces.append(Piece(first_number + len(pieces), owner, value, Square(file, rank)))
            file += 1
    return pieces


def read_placement(text: str) -> list[Piece]:
    pieces: list[Piece] = []
    for rows_down, rank_text in enumerate(text.split("/")):
        pieces.extend(read_rank(rank_text, SIZE - 1 - rows_down, len(pieces)))
    return pieces


def read_bans(text: str, pieces: list[Piece]) -> list[Ban]:
    if text == "-":
        return []
    bans: list[Ban] = []
    for pair in text.split(","):
        now, earlier = pair.split(">")
        piece = piece_on(pieces, square_named(now))
        if piece is None:
            raise ValueError(f"a ban for a piece that is not there: {pair}")
        bans.append(Ban(piece.number, square_named(earlier)))
    return bans


def write_rank(pieces: list[Piece], rank: int) -> str:
    text = ""
    empty = 0
    for file in range(SIZE):
        piece = piece_on(pieces, Square(file, rank))
        if piece is None:
            empty += 1
        else:
            text += (str(empty) if empty else "") + piece.letter()
            empty = 0
    return text + (str(empty) if empty else "")


def write_placement(pieces: list[Piece]) -> str:
    return "/".join(write_rank(pieces, rank) for rank in reversed(range(SIZE)))


def write_bans(bans: list[Ban], pieces: list[Piece]) -> str:
    pairs: list[tuple[Square, Square]] = []
    for ban in bans:
        now = piece_numbered(pieces, ban.number).square
        if now is not None:
            pairs.append((now, ban.square))
    if not pairs:
        return "-"
    return ",".join(f"{now.name()}>{earlier.name()}" for now, earlier in sorted(pairs))


class Reference:
    """A game of Ko-oshi at one moment; playing a move gives a new one."""

    def __init__(
        self,
        pieces: list[Piece],
        side: int,
        claimed: tuple[int, int],
        bans: list[Ban],
        past: tuple[Occurrence, ...],
    ) -> None:
        self._pieces: list[Piece] = pieces
        self._side: int = side
        self._claimed: tuple[int, int] = claimed
        self._bans: list[Ban] = bans
        self._present: Occurrence = Occurrence(write_placement(pieces), side, self._playable())
        self._past: tuple[Occurrence, ...] = past
        self._ending: Ending | None = self._find_ending()

    @classmethod
    def start(cls, position: str = START) -> "Reference":
        """A game that begins with the given position, which must be well formed."""
        placement, side, points, bans = position.split(" ")
        light_points, dark_points = points.split("-")
        pieces = read_placement(placement)
        claimed = (int(light_points), int(dark_points))
        return cls(pieces, SIDE_LETTERS.index(side), claimed, read_bans(bans, pieces), ())

    def moves(self) -> list[str]:
        """The legal moves in notation, sorted; none when the game is over."""
        if self.over():
            return []
        return list(self._present.moves)

    def play(self, move: str) -> "Reference":
        """The game after that move; ValueError when it is illegal."""
        if self._ending is not None:
            raise ValueError(f"{self._ending.rule}: the game is over")
        trial = self._attempt(move)
        forbidden_by = self._forbidden_by(trial)
        if forbidden_by is not None:
            raise ValueError(f"{forbidden_by}: {move} is illegal")
        return Reference(
            trial.pieces,
            opponent_of(self._side),
            self._claimed_after(trial),
            bans_after(self._pieces, trial.pieces, self._side),
            (*self._past, self._present),
        )

    def position(self) -> str:
        """The position string of the rules page."""
        light_points, dark_points = self._claimed
        points = f"{light_points}-{dark_points}"
        bans = write_bans(self._bans, self._pieces)
        return f"{write_placement(self._pieces)} {SIDE_LETTERS[self._side]} {points} {bans}"

    def over(self) -> bool:
        return self._ending is not None

    def scores(self) -> tuple[int, int]:
        """The points claimed by light and by dark."""
        return self._claimed

    def winners(self) -> tuple[int, ...] | None:
        """None while the game runs; (0,) light, (1,) dark, () drawn."""
        return None if self._ending is None else self._ending.winners

    def why(self) -> str | None:
        """The rule that ended the game, None while it runs."""
        return None if self._ending is None else self._ending.rule

    def _attempt(self, move: str) -> Trial:
        """Plays a move on copies of the pieces, whether or not it pushes what it may not."""
        if re.fullmatch("[a-e][1-5][nesw]", move) is None:
            raise ValueError(f"{move!r} is not a move")
        pieces = copies(self._pieces)
        mover = piece_on(pieces, square_named(move[:2]))
        if mover is None or mover.owner != self._side:
            raise ValueError(f"KO-4: no own piece stands on {move[:2]}")
        pushed = travel(pieces, mover, DIRECTIONS[move[2]])
        return Trial(pieces, mover, pushed)

    def _forbidden_by(self, trial: Trial) -> str | None:
        """The rule that forbids what was tried, None when it is legal."""
        if len(trial.pushed) > trial.mover.value:
            return "KO-5" if trial.mover.value == 1 else "KO-6"
        for ban in self._bans:
            if ban.number in trial.pushed and piece_numbered(trial.pieces, ban.number).square == ban.square:
                return "KO-10"
        return None

    def _playable(self) -> tuple[str, ...]:
        """The moves of the side to move that no rule forbids, sorted, without asking whether the game is over."""
        playable: list[str] = []
        for piece in self._pieces:
            if piece.owner == self._side and piece.square is not None:
                for letter in DIRECTIONS:
                    move = piece.square.name() + letter
                    if self._forbidden_by(self._attempt(move)) is None:
                        playable.append(move)
        return tuple(sorted(playable))

    def _claimed_after(self, trial: Trial) -> tuple[int, int]:
        """KO-9: what leaves the board is claimed by its owner's opponent, whoever moved."""
        light_points, dark_points = self._claimed
        light_points += points_lost(self._pieces, trial.pieces, DARK)
        dark_points += points_lost(self._pieces, trial.pieces, LIGHT)
        return (light_points, dark_points)

    def _find_ending(self) -> Ending | None:
        """The points are looked at first (KO-11, KO-12), then having no move, then the repetition (KO-13)."""
        mover = opponent_of(self._side)
        enough = [side for side in (LIGHT, DARK) if self._claimed[side] >= POINTS_TO_WIN]
        if len(enough) == 2:
            return Ending((opponent_of(mover),), "KO-12")
        if len(enough) == 1:
            return Ending((enough[0],), "KO-11")
        if not self._present.moves:
            return Ending((mover,), "KO-13")
        if (*self._past, self._present).count(self._present) >= OCCURRENCES_TO_DRAW:
            return Ending((), "KO-13")
        return None


def perft(game: Reference, depth: int) -> int:
    """The number of move sequences of exactly that length; a game that is over has no moves."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.moves())
    return sum(perft(game.play(move), depth - 1) for move in game.moves())
