"""Ko-oshi in machine code, for bots and studies: the same rules over numbers, proved equal to them by the tests."""

from itertools import chain
from typing import Final, NamedTuple, cast

import numpy as np

from chabudai.core import Seat
from chabudai.games.kooshi.board import CUTS, EMPTY, INDEX, LINES, SIZE, Direction, Square, line_of, ways
from chabudai.games.kooshi.kernel.machine import (
    BAN,
    BAN_LINE,
    CODE_BITS,
    DARK_HAS,
    FORBIDDEN,
    LENGTH,
    LIGHT_HAS,
    MOST_MOVES,
    SPAN,
    TURN,
    WAYS,
    Numbers,
    count_sequences,
    list_moves,
    make,
    play_many,
    table_of_lines,
)
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.state import Chunks, State, arrive, pushed_back

ALPHABET: Final = EMPTY + "ABab"


class Playouts(NamedTuple):
    """How many random games ended how, and how many moves they took together."""

    light: int
    dark: int
    drawn: int
    stopped: int
    moves: int


def perft(state: State, depth: int) -> int:
    """Return how many sequences of `depth` moves there are from a state; a game that is over has none."""
    if state.result or depth < 1:
        return int(depth == 0)
    position, seen = encode(state)
    stack = np.zeros((depth + 1, LENGTH), np.int64)
    stack[depth] = position
    past = np.zeros((len(seen) + depth + 1, 2), np.int64)
    past[: len(seen)] = seen
    return int(count_sequences(stack, depth, past, 0, len(seen), table_of_lines()))


def playouts(state: State, plays: int, seed: int, *, listed: bool = False, most: int = 10_000) -> Playouts:
    """Play random games from a state to their end, or for `most` moves.

    With `listed` every move is drawn from the full list of legal ones; without it, by guessing, which is faster and
    just as fair.
    """
    if state.result:
        raise ValueError("the game is over")
    position, seen = encode(state)
    ends, moves = play_many(position, seen, plays, listed, most, (seed << 1 | 1) % 2**64, table_of_lines())
    return Playouts(*(int(count) for count in ends), moves=int(moves))


def moves(state: State) -> list[Move]:
    """Return the legal moves of a state as the kernel finds them."""
    if state.result:
        return []
    position, _ = encode(state)
    found = np.empty(MOST_MOVES, np.int64)
    count = list_moves(position, table_of_lines(), found)
    return [move_of(int(number)) for number in found[:count]]


def after(state: State, move: Move) -> State:
    """Return the state after a legal move as the kernel makes it."""
    position, _ = encode(state)
    fell = make(position, number_of(move), table_of_lines())
    return decode(position, *(((), ()) if fell else (state.seen, state.older)))


def move_of(number: int) -> Move:
    """Return the move with this number."""
    line, way = divmod(number, SPAN)
    return Move(LINES[line][way // 2], ways(line)[way % 2][1])


def number_of(move: Move) -> int:
    """Return the number of a move."""
    line = line_of(move.square, move.direction)
    return line * SPAN + LINES[line].index(move.square) * 2 + (move.direction in "sw")


def encode(state: State) -> tuple[Numbers, Numbers]:
    """Return the numbers of a position, and those of the earlier positions that it may repeat."""
    position = np.zeros(LENGTH, np.int64)
    position[:WAYS] = [_code(state.board[cut]) for cut in CUTS]
    position[TURN] = state.turn
    position[LIGHT_HAS], position[DARK_HAS] = state.claimed
    for now, before in state.ban:
        line = line_of(now, "n" if now[0] == before[0] else "e")
        position[BAN_LINE] = line
        position[BAN] |= (LINES[line].index(before) + 1) << 3 * LINES[line].index(now)
    for move in pushed_back(state.board, state.turn, state.ban):
        position[FORBIDDEN] |= 1 << number_of(move) % SPAN
    earlier = [_encode_seen(seen) for seen in chain(*state.older, state.seen[:-1])]
    return position, np.array(earlier, np.int64).reshape(len(earlier), 2)


def decode(position: Numbers, past: tuple[str, ...], older: Chunks = ()) -> State:
    """Return the state that a position's numbers stand for."""
    numbers = [int(number) for number in position]
    board = "".join(ALPHABET[code // 5**place % 5] for code in numbers[:SIZE] for place in range(SIZE))
    squares = LINES[numbers[BAN_LINE]]
    ban: list[tuple[Square, Square]] = []
    for place in range(SIZE):
        before = numbers[BAN] >> 3 * place & 7
        if before:
            ban.append((squares[place], squares[before - 1]))
    return arrive(board, Seat(numbers[TURN]), (numbers[LIGHT_HAS], numbers[DARK_HAS]), tuple(sorted(ban)), past, older)


def _code(letters: str) -> int:
    return sum(ALPHABET.index(letter) * 5**place for place, letter in enumerate(letters))


def _encode_seen(seen: str) -> tuple[int, int]:
    """Return the numbers under which the kernel remembers a position that the rules have written down."""
    board, turn, forbidden = seen[: len(INDEX)], int(seen[len(INDEX)]), seen[len(INDEX) + 1 :]
    placement = 0
    for rank in range(SIZE):
        placement = placement << CODE_BITS | _code(board[CUTS[rank]])
    known = turn
    for start in range(0, len(forbidden), 3):
        move = Move(Square(forbidden[start : start + 2]), cast("Direction", forbidden[start + 2]))
        line, way = divmod(number_of(move), SPAN)
        known |= (line << WAYS | 1 << way) * 2
    return placement, known
