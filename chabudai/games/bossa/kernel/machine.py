"""The rules over numbers, and what a bot asks of them: evaluation, looking ahead with exact odds, rollouts.

A hand is the bits of a number, the tile of number n in `TILES` being the bit n. A position is a row of numbers: who is
to draw or to move, hands, markers, the tiles nobody has seen, the pile, the free places, and the places in play. All
of it stands in one file because Numba keeps compiled functions by the age of their own file only.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.compiled import compiled

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]

# A position's numbers.
TURN: Final = 0
HANDS: Final = 1  # two of them, by seat
MARKERS: Final = 3  # two of them, by seat
UNSEEN: Final = 5
PILE: Final = 6
SEVERAL: Final = 7  # whether a stack may lay several layers
ENDS: Final = (
    8  # for white up, white down, black up, black down: the value (0 for none), and how many tiles it connects to
)
SPOTS: Final = 16  # for white, then black: how many tiles a layer has, by value
VALUES: Final = 32
LENGTH: Final = SPOTS + 2 * VALUES

REDRAW: Final = 1
EXCHANGE: Final = 2
STACK: Final = 4

# A move's number: 27 bits of tiles, its kind, its colour, its way, and one number more: the value of a place in play,
# or the bit of the tile that is taken in exchange.
KIND: Final = 27
COLOUR: Final = 29
WAY: Final = 30
MORE: Final = 31
PLACES: Final = 0
STACKS: Final = 1
REDRAWS: Final = 2
EXCHANGES: Final = 3
TILE_BITS: Final = (1 << KIND) - 1
MOST_MOVES: Final = 1024
MOST_HAND: Final = 10
MOST_DOTS: Final = 6
TILES: Final = 27
TO_THE_END: Final = 30  # no game has so many turns: this depth is to its end

# What becomes of a move: a seat has won, or one of these.
DRAWN: Final = 2
GOES_ON: Final = 3
REDRAWING: Final = 4

# What is counted for an evaluation, for each player.
SERVED: Final = 0
SOON: Final = 4
ESCAPES: Final = 5
HAS_STACK: Final = 8
STUCK: Final = 9
OUT: Final = 10
TILES_HELD: Final = 11
FEATURES: Final = 18


def _dots() -> Numbers:
    pairs = [(white, black) for white in range(7) for black in range(7) if 1 <= white + black <= MOST_DOTS]
    return np.array(pairs, np.int64).T.copy()


DOTS: Final = _dots()
"""The dots of each tile, by colour."""
WITH_DOTS: Final = np.array(
    [[sum(1 << tile for tile in range(27) if DOTS[colour, tile] == count) for count in range(7)] for colour in (0, 1)],
    np.int64,
)
"""The tiles with so many dots, by colour."""


@compiled
def bits(number: int) -> int:
    """Return how many bits are set."""
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


@compiled
def list_tiles(hand: int, tiles: Numbers) -> int:
    """List the numbers of the tiles of a hand, and return how many there are."""
    count, tile = 0, 0
    while hand:
        if hand & 1:
            tiles[count] = tile
            count += 1
        hand >>= 1
        tile += 1
    return count


@compiled
def divides(hand: int, colour: int, size: int, value: int) -> bool:
    """Tell whether tiles can be divided into layers of so many tiles worth so much each."""
    tiles = np.empty(MOST_HAND, np.int64)
    count = list_tiles(hand, tiles)
    if count == 0:
        return True
    for group in range(1, 1 << count):
        if not group & 1:
            continue
        layer, worth, number = 0, 0, 0
        for place in range(count):
            if group >> place & 1:
                layer |= 1 << tiles[place]
                worth += DOTS[colour, tiles[place]]
                number += 1
        if number == size and worth == value and divides(hand ^ layer, colour, size, value):
            return True
    return False


@compiled
def list_moves(at: Numbers, moves: Numbers) -> int:  # noqa: C901, PLR0912 -- one loop over all groups of tiles
    """List the moves of who has drawn, and return how many there are."""
    turn = at[TURN]
    hand, markers = at[HANDS + turn], at[MARKERS + turn]
    tiles = np.empty(MOST_HAND, np.int64)
    held, count = list_tiles(int(hand), tiles), 0
    for group in range(1, 1 << held):
        mask, size, white, black = 0, 0, 0, 0
        for place in range(held):
            if group >> place & 1:
                tile = tiles[place]
                mask |= 1 << tile
                size += 1
                white = -99 if DOTS[0, tile] == 0 else white + DOTS[0, tile]
                black = -99 if DOTS[1, tile] == 0 else black + DOTS[1, tile]
        for colour in range(2):
            worth = white if colour == 0 else black
            if worth <= 0:
                continue
            for way in range(2):
                end = ENDS + 4 * colour + 2 * way
                if at[end] == worth and (size == at[end + 1] or size == at[end + 1] + 1):
                    moves[count] = mask | PLACES << KIND | colour << COLOUR | way << WAY
                    count += 1
            if markers & STACK:
                count = _list_stacks(at, mask, colour, size, worth, moves, count)
    if markers & REDRAW and at[PILE]:
        for place in range(held):
            moves[count] = 1 << tiles[place] | REDRAWS << KIND
            count += 1
    if markers & EXCHANGE:
        theirs = np.empty(MOST_HAND, np.int64)
        number = list_tiles(int(at[HANDS + 1 - turn]), theirs)
        for place in range(held):
            for other in range(number):
                moves[count] = 1 << tiles[place] | EXCHANGES << KIND | theirs[other] << MORE
                count += 1
    return count


@compiled
def _list_stacks(at: Numbers, mask: int, colour: int, size: int, worth: int, moves: Numbers, count: int) -> int:
    """List the stacks of these tiles; several layers only where that is played."""
    most = size if at[SEVERAL] else 1
    for layers in range(1, most + 1):
        if worth % layers or size % layers:
            continue
        value, each = worth // layers, size // layers
        there = value < VALUES and at[SPOTS + VALUES * colour + value] == each
        if there and (layers == 1 or divides(mask, colour, each, value)):
            moves[count] = mask | STACKS << KIND | colour << COLOUR | value << MORE
            count += 1
    return count


@compiled
def make(at: Numbers, move: int) -> int:
    """Make a move, and return what becomes of it."""
    turn, tiles = at[TURN], move & TILE_BITS
    kind, colour, way, more = move >> KIND & 3, move >> COLOUR & 1, move >> WAY & 1, move >> MORE
    if kind == REDRAWS:
        at[HANDS + turn] ^= tiles
        at[MARKERS + turn] &= ~REDRAW
        return REDRAWING
    if kind == EXCHANGES:
        both = tiles | 1 << more
        at[HANDS] ^= both
        at[HANDS + 1] ^= both
        at[MARKERS + turn] &= ~EXCHANGE
    else:
        at[HANDS + turn] ^= tiles
        if kind == STACKS:
            at[MARKERS + turn] &= ~STACK
        else:
            end, size = ENDS + 4 * colour + 2 * way, bits(tiles)
            value = at[end]
            if value < VALUES:
                at[SPOTS + VALUES * colour + value] = size
            at[end] = value + 1 if way == 0 else value - 1
            at[end + 1] = size
    return _turn_over(at)


@compiled
def _turn_over(at: Numbers) -> int:
    turn = at[TURN]
    if at[HANDS + turn] == 0:
        return turn
    if at[PILE] == 0:
        return DRAWN
    at[TURN] = 1 - turn
    return GOES_ON


@compiled
def draw(at: Numbers, tile: int) -> None:
    """Give a tile to who is to draw."""
    at[HANDS + at[TURN]] |= 1 << tile
    at[UNSEEN] ^= 1 << tile
    at[PILE] -= 1


@compiled
def after_redraw(at: Numbers, tile: int) -> int:
    """Give the tile of a redraw, and return what becomes of it: the turn is over."""
    draw(at, tile)
    return _turn_over(at)


# Evaluation


@compiled
def count_features(at: Numbers, seat: int, found: Floats) -> None:  # noqa: C901, PLR0912 -- all from one pass
    """Count what speaks for a player before a draw."""
    found[:] = 0.0
    hand, markers, unseen = at[HANDS + seat], at[MARKERS + seat], at[UNSEEN]
    tiles = np.empty(MOST_HAND, np.int64)
    can = np.zeros(MOST_HAND + 2, np.int64)
    held = list_tiles(hand, tiles)
    seen = max(1, bits(unseen))
    served, soon, helpful, outs, near = 0, 0.0, 0, 0, 0
    for colour in range(2):
        can[:] = 0
        can[0] = 1
        whole, total = True, 0
        for place in range(held):
            dots = DOTS[colour, tiles[place]]
            if dots == 0:
                whole = False
                continue
            total += dots
            for size in range(place, -1, -1):
                can[size + 1] |= can[size] << dots
        for way in range(2):
            end = ENDS + 4 * colour + 2 * way
            value, few = at[end], at[end + 1]
            if value == 0:
                continue
            if few + 1 <= MOST_HAND and (can[few] >> value & 1 or can[few + 1] >> value & 1):
                served += 1
                if few + 1 <= MOST_HAND and can[few + 1] >> value & 1:
                    near += 1
            else:
                wanted = 0
                for dots in range(1, min(MOST_DOTS, value) + 1):
                    if few <= MOST_HAND and (can[few - 1] >> (value - dots) & 1 or can[few] >> (value - dots) & 1):
                        wanted |= WITH_DOTS[colour, dots]
                wanted &= unseen
                helpful |= wanted
                soon += bits(wanted)
            lacks = value - total
            if whole and 1 <= lacks <= MOST_DOTS and (held + 1 == few or held == few):
                outs |= WITH_DOTS[colour, lacks]
        if whole and markers & STACK:
            for dots in range(1, MOST_DOTS + 1):
                value = total + dots
                if value < VALUES and at[SPOTS + VALUES * colour + value] == held + 1:
                    outs |= WITH_DOTS[colour, dots]
    found[SERVED + min(served, 3)] = 1.0
    found[SOON] = soon / seen
    escapes = bits(markers & (REDRAW | EXCHANGE))
    found[ESCAPES + escapes] = 1.0
    found[HAS_STACK] = 1.0 if markers & STACK else 0.0
    if served == 0 and escapes == 0:
        found[STUCK] = 1 - bits(helpful & unseen) / seen
    found[OUT] = bits(outs & unseen) / seen
    found[TILES_HELD + min(held, 6) - 1] = 1.0
    found[TILES_HELD + 6] = near


@compiled
def evaluate(at: Numbers, redrawing: int, weights: Floats, found: Floats) -> float:
    """Return how good a position before a draw looks to who draws next, from -1 to 1."""
    draws = 1 - at[TURN] if redrawing else at[TURN]
    share = at[PILE] / 18
    lead = -weights[4, 0] if redrawing else weights[4, 1]
    for waiting in range(2):
        count_features(at, 1 - draws if waiting else draws, found)
        sign = -1.0 if waiting else 1.0
        for number in range(FEATURES):
            if found[number]:
                full, empty = weights[2 * waiting, number], weights[2 * waiting + 1, number]
                lead += sign * found[number] * (full * share + empty * (1 - share))
    return np.tanh(lead / 2)


# Looking ahead


@compiled
def ahead(  # noqa: C901, PLR0912 -- one function, see below
    at: Numbers, depth: int, weights: Floats, budget: Numbers, low: float, high: float
) -> float:
    """Return what a position is worth to who draws next, so many turns ahead, each draw weighed by its odds.

    Between `low` and `high` it is exact, beyond them a bound (Star1: what the draws to come can change is bounded).
    With a depth that the pile does not allow, it is what the position is truly worth. The budget is positions to visit;
    it is below 0 where it was not enough, and then the value means nothing.

    It is one function that calls itself, because Numba does not keep functions that call each other in turn.
    """
    budget[0] -= 1
    if budget[0] < 0:
        return 0.0
    if depth <= 0:
        return evaluate(at, 0, weights, np.empty(FEATURES))
    tiles, moves = np.empty(32, np.int64), np.empty(MOST_MOVES, np.int64)
    drawn, then, last = np.empty(LENGTH, np.int64), np.empty(LENGTH, np.int64), np.empty(LENGTH, np.int64)
    count, turn = list_tiles(at[UNSEEN], tiles), at[TURN]
    total, left, share = 0.0, 1.0, 1.0 / count
    for number in range(count):
        left -= share
        drawn[:] = at
        draw(drawn, tiles[number])
        lowest, highest = max((low - total - left) / share, -1.0), min((high - total + left) / share, 1.0)
        most = -1.0
        for choice in range(list_winning_first(drawn, moves)):
            then[:] = drawn
            end = make(then, moves[choice])
            if end == GOES_ON:
                worth = -ahead(then, depth - 1, weights, budget, -highest, -max(lowest, most))
            elif end == REDRAWING and depth == 1:
                budget[0] -= 1
                worth = -evaluate(then, 1, weights, np.empty(FEATURES))
            elif end == REDRAWING:
                worth, fewer = 0.0, depth - 1 if depth >= TO_THE_END else depth - 2
                others = at[UNSEEN] ^ 1 << tiles[number]
                for tile in range(TILES):
                    if others >> tile & 1:
                        last[:] = then
                        if after_redraw(last, tile) == GOES_ON:
                            worth -= ahead(last, fewer, weights, budget, -1.0, 1.0) / (count - 1)
            else:
                worth = 0.0 if end == DRAWN else 1.0 if end == turn else -1.0
            most = max(most, worth)
            if most >= highest or budget[0] < 0:
                break
        total += share * most
        if budget[0] < 0:
            return 0.0
        if total + left <= low:
            return total + left
        if total - left >= high:
            return total - left
    return total


@compiled
def list_winning_first(at: Numbers, moves: Numbers) -> int:
    """List the moves of who has drawn; where one wins, it alone."""
    count, hand = list_moves(at, moves), at[HANDS + at[TURN]]
    for number in range(count):
        if moves[number] & TILE_BITS == hand and moves[number] >> KIND & 3 <= STACKS:
            moves[0] = moves[number]
            return 1
    return count


@compiled
def worth_of(at: Numbers, move: int, depth: int, weights: Floats, budget: Numbers, low: float) -> float:
    """Return what a move is worth to who makes it; not above `low`, it is only a bound."""
    then, turn = at.copy(), at[TURN]
    end = make(then, move)
    if end == GOES_ON:
        return -ahead(then, depth - 1, weights, budget, -1.0, -low)
    if end != REDRAWING:
        return 0.0 if end == DRAWN else 1.0 if end == turn else -1.0
    if depth == 1:
        return -evaluate(then, 1, weights, np.empty(FEATURES))
    tiles, last, total = np.empty(32, np.int64), then.copy(), 0.0
    count = list_tiles(at[UNSEEN], tiles)
    for number in range(count):
        last[:] = then
        if after_redraw(last, tiles[number]) == GOES_ON:
            total -= ahead(last, depth - 1 if depth >= TO_THE_END else depth - 2, weights, budget, -1.0, 1.0)
    return total / count


# Rollouts


@compiled
def next_random(seed: Numbers, below: int) -> int:
    """Return a number below another, evenly drawn (xorshift64*)."""
    number = seed[0]
    number ^= number >> 12 & 0xFFFFFFFFFFFFF
    number ^= number << 25
    number ^= number >> 27 & 0x1FFFFFFFFF
    seed[0] = number
    return (number * 2685821657736338717 >> 33 & 0x7FFFFFFF) % below


@compiled
def greedy(at: Numbers, weights: Floats, moves: Numbers, then: Numbers, found: Floats) -> int:
    """Return the move after which the position looks best; -1 where there is none."""
    count, turn = list_moves(at, moves), at[TURN]
    best, most = -1, -9.0
    for number in range(count):
        then[:] = at
        end = make(then, moves[number])
        if end == turn:
            return moves[number]
        worth = 0.0 if end == DRAWN else -evaluate(then, int(end == REDRAWING), weights, found)
        if worth > most:
            best, most = moves[number], worth
    return best


@compiled
def draw_any(at: Numbers, seed: Numbers) -> int:
    """Return a tile that nobody has seen, evenly drawn."""
    tiles = np.empty(32, np.int64)
    return tiles[next_random(seed, list_tiles(at[UNSEEN], tiles))]


@compiled
def rollout(at: Numbers, turns: int, weights: Floats, seed: Numbers) -> float:
    """Play on greedily for so many turns, and return what came of it for who draws next now."""
    mine, now = at[TURN], at.copy()
    moves, then, found = np.empty(MOST_MOVES, np.int64), np.empty(LENGTH, np.int64), np.empty(FEATURES)
    for _ in range(turns):
        turn = now[TURN]
        draw(now, draw_any(now, seed))
        move = greedy(now, weights, moves, then, found)
        if move < 0:
            return -1.0 if turn == mine else 1.0
        end = make(now, move)
        if end == REDRAWING:
            end = after_redraw(now, draw_any(now, seed))
        if end == DRAWN:
            return 0.0
        if end != GOES_ON:
            return 1.0 if end == mine else -1.0
    worth = evaluate(now, 0, weights, found)
    return worth if now[TURN] == mine else -worth


@compiled
def try_moves(
    at: Numbers, moves: Numbers, tries: int, turns: int, weights: Floats, seed: Numbers, totals: Floats
) -> None:
    """Add to the totals what moves bring in so many rollouts each.

    All moves meet the same random numbers, so that luck does not tell them apart.
    """
    then, luck, turn = np.empty(LENGTH, np.int64), np.empty(1, np.int64), at[TURN]
    for _ in range(tries):
        seed[0] = seed[0] * 6364136223846793005 + 1442695040888963407
        for number in range(len(moves)):
            luck[0] = seed[0] | 1
            then[:] = at
            end = make(then, moves[number])
            if end == REDRAWING:
                end = after_redraw(then, draw_any(then, luck))
            if end == GOES_ON:
                totals[number] -= rollout(then, turns, weights, luck)
            elif end != DRAWN:
                totals[number] += 1.0 if end == turn else -1.0


@compiled
def worths_of(at: Numbers, moves: Numbers, depth: int, weights: Floats, budget: Numbers, worths: Floats) -> None:
    """Write down what each move is worth so many turns ahead; the budget is below 0 where it was not enough."""
    for number in range(len(moves)):
        worths[number] = worth_of(at, moves[number], depth, weights, budget, -1.0)
        if budget[0] < 0:
            return
