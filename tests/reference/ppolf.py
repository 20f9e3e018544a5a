"""A slow, plain reference of the judging of Ppolf, written from the rules page and the rulebook alone.

Nothing is simulated: what a flick did is told by `settled`. Lengths are in tile widths, angles in degrees counter-
clockwise. A tile is a square of width 1, a coin a circle; both are known by name (`rn`, `ka`, `c0`) and lie at a pose.
The nearest free spot is found by cutting the table into ever smaller squares, the most promising first. The rule ids
(PP-1 to PP-18) are those of the rules page.
"""

import heapq
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, hypot, inf, isfinite, radians, sin, sqrt
from typing import Literal, NamedTuple

MOST_PLAYERS = 10  # PP-1
COIN_RADIUS = 19 / 50.8 / 2
HALF_TILE = 0.5
RANKS = "na2345"
HOLES = tuple(suit + rank for suit in "rbg" for rank in RANKS)  # PP-3
FIRST_TEE = "ka"  # PP-4
OBSTACLES = tuple("k" + rank for rank in RANKS if rank != "a")  # PP-15
HOLES_OF_A_SUIT = len(RANKS)
FROM_EDGE = 3.0  # PP-2
APART = 2.0  # PP-2
TEE_REACH = 1.0  # PP-4
PUTTING_REACH = 2.0  # PP-8
BROUGHT_IN = 1.0  # PP-10
SOLO_RUNS = 2  # PP-16

EXACT = 1e-9  # lengths that differ by less are equal
FINEST = 0.001  # squares of the table this small are cut no further
GOOD_ENOUGH = 0.01  # how much farther than ours a given spot may be

Spot = tuple[float, float]
"""A place on the table: x and y from its south-west corner."""

Pose = tuple[float, float, float]
"""A spot and an angle."""

Size = tuple[float, float]
"""How far the table reaches to the east and to the north."""

Awaits = Literal["course", "tee", "flick", "settled", "nothing"]
SecondRun = Literal["same", "lies"]


# Gaps: negative where two pieces overlap, by how far they must be moved apart; each is the least such distance.


def gap_circles(first: Spot, second: Spot) -> float:
    """Between the rims of two coins."""
    return hypot(second[0] - first[0], second[1] - first[1]) - 2 * COIN_RADIUS


def gap_point_square(point: Spot, square: Pose) -> float:
    """Between a point and the edge of a tile."""
    east, north = point[0] - square[0], point[1] - square[1]
    turn = radians(square[2])
    along = abs(east * cos(turn) + north * sin(turn)) - HALF_TILE
    across = abs(north * cos(turn) - east * sin(turn)) - HALF_TILE
    if along <= 0 and across <= 0:
        return max(along, across)
    return hypot(max(along, 0.0), max(across, 0.0))


def gap_circle_square(circle: Spot, square: Pose) -> float:
    """Between the rim of a coin and the edge of a tile."""
    return gap_point_square(circle, square) - COIN_RADIUS


def corners(square: Pose) -> list[Spot]:
    x, y, angle = square
    along, across = HALF_TILE * cos(radians(angle)), HALF_TILE * sin(radians(angle))
    return [
        (x + along - across, y + across + along),
        (x - along - across, y - across + along),
        (x - along + across, y - across - along),
        (x + along + across, y + across - along),
    ]


def gap_squares(first: Pose, second: Pose) -> float:
    """Between the edges of two tiles."""
    apart = -inf
    for angle in (first[2], first[2] + 90, second[2], second[2] + 90):
        east, north = cos(radians(angle)), sin(radians(angle))
        one = [x * east + y * north for x, y in corners(first)]
        other = [x * east + y * north for x, y in corners(second)]
        apart = max(apart, min(one) - max(other), min(other) - max(one))
    if apart <= 0:
        return apart
    from_first = [gap_point_square(corner, second) for corner in corners(first)]
    from_second = [gap_point_square(corner, first) for corner in corners(second)]
    return min(from_first + from_second)


def is_coin(name: str) -> bool:
    return name.startswith("c")


def coin_name(seat: int) -> str:
    return f"c{seat}"


def gap(first: str, first_pose: Pose, second: str, second_pose: Pose) -> float:
    """Between any two pieces."""
    if is_coin(first) and is_coin(second):
        return gap_circles(first_pose[:2], second_pose[:2])
    if is_coin(first):
        return gap_circle_square(first_pose[:2], second_pose)
    if is_coin(second):
        return gap_circle_square(second_pose[:2], first_pose)
    return gap_squares(first_pose, second_pose)


def inside(point: Spot, table: Size) -> float:
    """How far a point is from the nearest edge of the table; negative beyond it."""
    return min(point[0], table[0] - point[0], point[1], table[1] - point[1])


def half_breadth(name: str, angle: float) -> float:
    """How far a piece reaches to the east (and the west, the north, the south) of its middle."""
    if is_coin(name):
        return COIN_RADIUS
    return HALF_TILE * (abs(cos(radians(angle))) + abs(sin(radians(angle))))


# Free spots


def clearance(name: str, pose: Pose, others: Mapping[str, Pose]) -> float:
    """The gap between a piece and the nearest of the others; far ones are passed over by their middles."""
    least = inf
    for other, other_pose in others.items():
        middles = hypot(pose[0] - other_pose[0], pose[1] - other_pose[1])
        if middles - 2 * sqrt(2) * HALF_TILE < least:
            least = min(least, gap(name, pose, other, other_pose))
    return least


def cheapest_spot(cost: Callable[[Spot], float], room: Callable[[Spot], float], table: Size) -> Spot | None:
    """Where on the table `room` is not negative and `cost` is least, to about FINEST; None if nowhere.

    Neither may change by more than the way between two spots, so that a square whose middle lacks more room than the
    square reaches holds no such spot, and none that costs less than the middle by more than that.
    """
    best: Spot | None = None
    best_cost = inf
    squares = [(-inf, table[0] / 2, table[1] / 2, max(table) / 2)]
    while squares:
        bound, x, y, half = heapq.heappop(squares)
        if bound > best_cost - FINEST:
            break
        lacking = -room((x, y))
        if lacking <= 0 and cost((x, y)) < best_cost:
            best, best_cost = (x, y), cost((x, y))
        if lacking <= half * sqrt(2) and half > FINEST:
            half /= 2
            for middle in ((x - half, y - half), (x - half, y + half), (x + half, y - half), (x + half, y + half)):
                heapq.heappush(squares, (cost(middle) - half * sqrt(2), *middle, half))
    return best


def room_at(name: str, wished: Pose, others: Mapping[str, Pose], table: Size) -> Callable[[Spot], float]:
    """How much room a piece has at a spot, with its wished turn.

    It lies wholly on the table; but no less of it need lie there than at the wished spot, where it may have lain.
    """
    margin = min(half_breadth(name, wished[2]), inside(wished[:2], table))

    def room(spot: Spot) -> float:
        return min(clearance(name, (*spot, wished[2]), others), inside(spot, table) - margin)

    return room


def nearest_free(name: str, wished: Pose, others: Mapping[str, Pose], table: Size) -> Pose:
    """PP-17: the wished pose if it overlaps nothing, else the nearest that does not, with the same turn."""
    room = room_at(name, wished, others, table)
    if room(wished[:2]) >= -EXACT:
        return wished
    spot = cheapest_spot(lambda spot: hypot(spot[0] - wished[0], spot[1] - wished[1]), room, table)
    if spot is None:
        raise ValueError(f"PP-17: no spot is free for {name}")
    return (*spot, wished[2])


def check_placed(name: str, placed: Pose, wished: Pose, others: Mapping[str, Pose], table: Size) -> None:
    """Refuses what is no free spot, or clearly not the nearest, or turned."""
    if abs(placed[2] - wished[2]) > EXACT or not room_at(name, wished, others, table)(placed[:2]) >= -1e-6:
        raise ValueError(f"PP-17: {name} does not fit at {placed}")
    ours = nearest_free(name, wished, others, table)
    if hypot(placed[0] - wished[0], placed[1] - wished[1]) > GOOD_ENOUGH + hypot(
        ours[0] - wished[0], ours[1] - wished[1]
    ):
        raise ValueError(f"PP-17: {name} at {placed} is farther from {wished} than {ours}")


def brought_in(point: Spot, table: Size) -> Spot:
    """PP-10: 1 in from where a coin fell, and at a corner, less than 1 from two edges, 1 in from both."""
    x = min(max(point[0], BROUGHT_IN), table[0] - BROUGHT_IN)
    y = min(max(point[1], BROUGHT_IN), table[1] - BROUGHT_IN)
    return (x, y)


def check_course(poses: Mapping[str, Pose], names: Sequence[str], table: Size) -> None:
    """PP-2, PP-15."""
    if sorted(poses) != sorted(names):
        raise ValueError(f"PP-2: the course is made of {' '.join(names)}")
    for number, name in enumerate(names):
        pose = poses[name]
        if not inside(pose[:2], table) - half_breadth(name, pose[2]) >= FROM_EDGE - EXACT:
            raise ValueError(f"PP-2: {name} lies nearer than 3 to the edge")
        for other in names[:number]:
            if not gap(name, pose, other, poses[other]) >= APART - EXACT:
                rule = "PP-15" if name in OBSTACLES else "PP-2"
                raise ValueError(f"{rule}: {name} lies nearer than 2 to {other}")


# The game


class Count(NamedTuple):
    """What a seat took on the hole being played."""

    flicks: int = 0
    penalties: int = 0

    def total(self) -> int:
        return self.flicks + self.penalties


@dataclass(frozen=True)
class Setup:
    """What stays the same for the whole game."""

    players: int
    table: Size
    obstacles: bool
    second_run: SecondRun
    limit: int | None

    def runs(self) -> int:
        return SOLO_RUNS if self.players == 1 else 1

    def names(self) -> tuple[str, ...]:
        """The tiles of the course; in this order they are put back (PP-17)."""
        return (*HOLES, FIRST_TEE, *(OBSTACLES if self.obstacles else ()))

    def tee_order(self, hole: int) -> tuple[int, ...]:
        """PP-5."""
        return tuple((hole + place) % self.players for place in range(self.players))


@dataclass(frozen=True)
class Moment:
    """What changes. Its mappings are never changed, only replaced."""

    card: tuple[tuple[int | None, ...], ...]  # a row for each seat, or for each run of the only one
    course: Mapping[str, Pose]  # as it was laid; empty before
    tiles: Mapping[str, Pose]
    coins: Mapping[int, Spot]
    counts: tuple[Count, ...]
    done: frozenset[int] = frozenset()  # with this hole
    run: int = 0
    hole: int = 0
    teeing: bool = True
    queue: tuple[int, ...] = ()  # whose turn it is first
    putting: bool = False  # the first in the queue is putting out
    flicked: bool = False  # the first in the queue has flicked
    wished: Mapping[str, Pose] | None = None  # of what was put back after the last flick, in that order
    placed: Mapping[str, Pose] | None = None

    def pieces(self) -> dict[str, Pose]:
        """All that lies on the table."""
        return {**self.tiles, **{coin_name(seat): (x, y, 0.0) for seat, (x, y) in self.coins.items()}}


class Reference:
    """A game of Ppolf at one moment; what is done gives a new one."""

    def __init__(self, setup: Setup, moment: Moment) -> None:
        self._setup: Setup = setup
        self._now: Moment = moment

    @classmethod
    def start(
        cls,
        players: int,
        table: Size = (20.0, 30.0),
        *,
        obstacles: bool = False,
        second_run: SecondRun = "same",
        limit: int | None = None,
    ) -> "Reference":
        """A game that awaits its course."""
        if not 1 <= players <= MOST_PLAYERS:
            raise ValueError("PP-1: 1 to 10 players")
        if limit is not None and limit < 1:
            raise ValueError("PP-18: the limit is at least 1")
        setup = Setup(players, table, obstacles, second_run, limit)
        blank: tuple[int | None, ...] = (None,) * len(HOLES)
        counts = (Count(),) * players
        return cls(setup, Moment((blank,) * max(players, setup.runs()), {}, {}, {}, counts))

    # What can be done

    def lay(self, poses: Mapping[str, Pose]) -> "Reference":
        """PP-2: the game with its course."""
        self._demand("course")
        check_course(poses, self._setup.names(), self._setup.table)
        course = {name: poses[name] for name in self._setup.names()}
        return self._with(replace(self._now, course=course, tiles=course, queue=self._setup.tee_order(0)))

    def tee(self, seat: int, x: float, y: float) -> "Reference":
        """PP-4: the seat's coin is placed there and flicked."""
        self._demand("tee", seat)
        if not inside((x, y), self._setup.table) >= COIN_RADIUS - EXACT:
            raise ValueError("PP-4: the coin does not lie wholly on the table")
        if not clearance(coin_name(seat), (x, y, 0.0), self._now.pieces()) >= -EXACT:
            raise ValueError("PP-4: the coin is not clear of every piece")
        if self.tee_gap(x, y) > TEE_REACH + EXACT and self.tee_gap(x, y) > self.tee_reach() + GOOD_ENOUGH:
            raise ValueError(f"PP-4: the coin does not lie within {self.tee_reach()} of {self.last_hole()}")
        return self._with(replace(self._flicked(), coins={**self._now.coins, seat: (x, y)}))

    def flick(self, seat: int) -> "Reference":
        """PP-7: the seat's coin is flicked from where it lies."""
        self._demand("flick", seat)
        return self._with(self._flicked())

    def settled(
        self,
        contacts: Sequence[tuple[str, str]],
        rests: Mapping[str, Pose],
        left: Mapping[str, Spot],
        placed: Mapping[str, Pose] | None = None,
    ) -> "Reference":
        """What came of the flick: what touched what, where what moved has come to rest, what left the table and where.

        Where `placed` is given, what is put back lies there, after a check that each such spot is free and nearest.
        """
        self._demand("settled")
        self._check_report(contacts, rests, left)
        seat = self._now.queue[0]
        hit = self._hit(contacts)
        counts = self._counts_after(seat, hit, left)
        limit = self._setup.limit
        given_up = limit is not None and counts[seat].total() >= limit
        finished = hit | {seat} if given_up else hit
        wished, lies, table = self._put_back(seat, finished, rests, left, placed)
        moment = replace(
            self._now,
            tiles={name: table[name] for name in self._setup.names()},
            coins={other: table[coin_name(other)][:2] for other in self._seats() if coin_name(other) in table},
            counts=counts,
            done=self._now.done | finished,
            card=self._card_after(finished, counts),
            flicked=False,
            wished=wished,
            placed=lies,
        )
        return self._with(self._go_on(moment))

    # What can be asked

    def awaits(self) -> Awaits:
        if not self._now.course:
            return "course"
        if self.over():
            return "nothing"
        if self._now.flicked:
            return "settled"
        return "tee" if self._now.teeing else "flick"

    def turn(self) -> int | None:
        """Whose turn it is, also while the flick settles; None before the course is laid and when the game is over."""
        return self._now.queue[0] if self._now.queue else None

    def order(self) -> tuple[int, ...]:
        """PP-5, PP-6: who tees off or flicks in this round, from the one whose turn it is."""
        return self._now.queue

    def putting_out(self) -> int | None:
        """PP-8: who goes on until the hole is hit."""
        return self.turn() if self._now.putting else None

    def run(self) -> int:
        """0, or 1 the second time of a single player."""
        return self._now.run

    def hole(self) -> int:
        """The hole being played, 0 to 17; when the game is over, the last."""
        return self._now.hole

    def target(self) -> str:
        """The tile to be hit."""
        return HOLES[self._now.hole]

    def last_hole(self) -> str:
        """PP-4: the tile to tee off from."""
        return FIRST_TEE if self._now.hole == 0 else HOLES[self._now.hole - 1]

    def tiles(self) -> dict[str, Pose]:
        return dict(self._now.tiles)

    def coins(self) -> dict[int, Spot]:
        """The coins on the table, by seat."""
        return dict(self._now.coins)

    def wished(self) -> dict[str, Pose]:
        """Where what the last flick sent off the table was to be put back; in the order in which it was."""
        return dict(self._now.wished or {})

    def placed(self) -> dict[str, Pose]:
        """Where it was put back: the nearest free spots (PP-17)."""
        return dict(self._now.placed or {})

    def tee_gap(self, x: float, y: float) -> float:
        """How far a coin at that spot is from the last hole."""
        return gap_circle_square((x, y), self._now.tiles[self.last_hole()])

    def tee_reach(self) -> float:
        """PP-4: how far from the last hole a coin may be placed: 1, or more where no such spot is free."""
        room = room_at(coin_name(0), (*self._middle(), 0.0), self._now.pieces(), self._setup.table)
        spot = cheapest_spot(lambda spot: self.tee_gap(*spot), room, self._setup.table)
        if spot is None:
            raise ValueError("PP-4: no spot on the table is free")
        return max(TEE_REACH, self.tee_gap(*spot))

    def gap(self, seat: int) -> float | None:
        """PP-6: how far that seat's coin is from the target; None when it does not lie on the table."""
        return gap_to_target(self._now, seat) if seat in self._now.coins else None

    def counts(self) -> tuple[Count, ...]:
        """The flicks and penalties of each seat on this hole."""
        return self._now.counts

    def finished(self) -> frozenset[int]:
        """The seats done with this hole."""
        return self._now.done

    def card(self) -> tuple[tuple[int | None, ...], ...]:
        """PP-14: what is written down for each hole, a row for each seat; for a single player, for each run."""
        return self._now.card

    def suit_totals(self) -> tuple[tuple[int, ...], ...]:
        """PP-14: the totals of red, blue and green so far, for each row of the card."""
        starts = range(0, len(HOLES), HOLES_OF_A_SUIT)
        return tuple(tuple(total(row[start : start + HOLES_OF_A_SUIT]) for start in starts) for row in self._now.card)

    def scores(self) -> tuple[int, ...]:
        """PP-14: the total so far of each row of the card."""
        return tuple(total(row) for row in self._now.card)

    def over(self) -> bool:
        return all(entry is not None for row in self._now.card for entry in row)

    def winners(self) -> tuple[int, ...] | None:
        """None while the game runs; then all with the lowest total; a single player who beat the first run, or ()."""
        if not self.over():
            return None
        scores = self.scores()
        if self._setup.players == 1:
            return (0,) if scores[1] < scores[0] else ()
        return tuple(seat for seat in self._seats() if scores[seat] == min(scores))

    def why(self) -> str | None:
        """The rule that ended the game, None while it runs."""
        if not self.over():
            return None
        return "PP-16" if self._setup.players == 1 else "PP-14"

    # Judging a flick

    def _flicked(self) -> Moment:
        counts = list(self._now.counts)
        seat = self._now.queue[0]
        counts[seat] = counts[seat]._replace(flicks=counts[seat].flicks + 1)
        return replace(self._now, counts=tuple(counts), flicked=True, wished=None, placed=None)

    def _check_report(
        self, contacts: Sequence[tuple[str, str]], rests: Mapping[str, Pose], left: Mapping[str, Spot]
    ) -> None:
        pieces = self._now.pieces()
        for name in (*(name for pair in contacts for name in pair), *rests, *left):
            if name not in pieces:
                raise ValueError(f"{name} does not lie on the table")
        for name, pose in rests.items():
            if name in left or not all(map(isfinite, pose)) or inside(pose[:2], self._setup.table) < 0:
                raise ValueError(f"{name} cannot rest at {pose}")

    def _hit(self, contacts: Sequence[tuple[str, str]]) -> frozenset[int]:
        """PP-9, PP-12: the seats whose coins touched the target."""
        touched = {name for pair in contacts if self.target() in pair for name in pair}
        return frozenset(seat for seat in self._now.coins if coin_name(seat) in touched)

    def _counts_after(self, seat: int, hit: frozenset[int], left: Mapping[str, Spot]) -> tuple[Count, ...]:
        """PP-10, PP-11, PP-13: a penalty for all that left the table, except coins that have hit (PP-9, PP-12)."""
        costs_nothing = {coin_name(other) for other in hit}
        fouls = [name for name in left if name not in costs_nothing]
        counts = list(self._now.counts)
        counts[seat] = counts[seat]._replace(penalties=counts[seat].penalties + len(fouls))
        return tuple(counts)

    def _put_back(
        self,
        seat: int,
        finished: frozenset[int],
        rests: Mapping[str, Pose],
        left: Mapping[str, Spot],
        given: Mapping[str, Pose] | None,
    ) -> tuple[dict[str, Pose], dict[str, Pose], dict[str, Pose]]:
        """PP-17: what is put back with its wished pose, the same with the pose found, and all that lies on the table.

        The coins of those who are finished are picked up before.
        """
        before = self._now.pieces()
        picked_up = {coin_name(other) for other in finished}
        table = {name: pose for name, pose in {**before, **rests}.items() if name not in picked_up and name not in left}
        others = [coin_name(other) for other in self._seats() if other != seat]
        off = [name for name in (*self._setup.names(), *others, coin_name(seat)) if name in left]
        wished: dict[str, Pose] = {}
        for name in off:
            if name not in picked_up:
                own = name == coin_name(seat)
                wished[name] = (*brought_in(left[name], self._setup.table), 0.0) if own else before[name]
        if given is not None and set(given) != set(wished):
            raise ValueError(f"PP-17: what is put back is {' '.join(wished)}")
        placed: dict[str, Pose] = {}
        for name, wish in wished.items():
            if given is None:
                placed[name] = nearest_free(name, wish, table, self._setup.table)
            else:
                check_placed(name, given[name], wish, table, self._setup.table)
                placed[name] = given[name]
            table[name] = placed[name]
        return wished, placed, table

    def _card_after(self, finished: frozenset[int], counts: tuple[Count, ...]) -> tuple[tuple[int | None, ...], ...]:
        """PP-9: the counts are written down; PP-18: never more than the limit."""
        card = [list(row) for row in self._now.card]
        for seat in finished:
            row = self._now.run if self._setup.players == 1 else seat
            count = counts[seat].total()
            card[row][self._now.hole] = count if self._setup.limit is None else min(count, self._setup.limit)
        return tuple(tuple(row) for row in card)

    # Whose turn it is next

    def _go_on(self, moment: Moment) -> Moment:
        """The moment after a flick was judged: the next turn, round, hole or run."""
        if len(moment.done) == self._setup.players:
            return self._next_hole(moment)
        seat = moment.queue[0]
        putting = not moment.teeing and seat not in moment.done and (moment.putting or within_putting(moment, seat))
        queue = tuple(other for other in moment.queue if other not in moment.done)
        if putting:
            return replace(moment, queue=queue, putting=True)
        queue = tuple(other for other in queue if other != seat)
        if not queue:
            moment = replace(moment, teeing=False)
            queue = self._by_closeness(moment)
        return replace(moment, queue=queue, putting=not moment.teeing and within_putting(moment, queue[0]))

    def _by_closeness(self, moment: Moment) -> tuple[int, ...]:
        """PP-6: those still on the hole, the closest first; equally close, in tee order."""
        tee_order = self._setup.tee_order(moment.hole)
        still = [seat for seat in tee_order if seat not in moment.done]
        return tuple(sorted(still, key=lambda seat: (round(gap_to_target(moment, seat), 9), tee_order.index(seat))))

    def _next_hole(self, moment: Moment) -> Moment:
        """PP-3, PP-16: the next hole, the first of the second run, or nothing any more."""
        hole, run, tiles = moment.hole + 1, moment.run, moment.tiles
        if hole == len(HOLES):
            hole, run = 0, run + 1
            tiles = moment.course if self._setup.second_run == "same" else tiles
        if run == self._setup.runs():
            return replace(moment, queue=(), putting=False)
        return replace(
            moment,
            run=run,
            hole=hole,
            tiles=tiles,
            counts=(Count(),) * self._setup.players,
            done=frozenset(),
            teeing=True,
            queue=self._setup.tee_order(hole),
            putting=False,
        )

    # Small questions

    def _with(self, moment: Moment) -> "Reference":
        return Reference(self._setup, moment)

    def _seats(self) -> range:
        return range(self._setup.players)

    def _middle(self) -> Spot:
        return (self._setup.table[0] / 2, self._setup.table[1] / 2)

    def _demand(self, what: Awaits, seat: int | None = None) -> None:
        """Refuses what is not awaited."""
        if self.awaits() != what:
            rule = {"course": "PP-2", "tee": "PP-4", "flick": "PP-7", "settled": "PP-9", "nothing": "PP-14"}
            raise ValueError(f"{rule[self.awaits()]}: {self.awaits()} is awaited, not {what}")
        if seat is not None and seat != self.turn():
            rule = "PP-5" if self._now.teeing else "PP-8" if self._now.putting else "PP-6"
            raise ValueError(f"{rule}: it is the turn of seat {self.turn()}")


def gap_to_target(moment: Moment, seat: int) -> float:
    return gap_circle_square(moment.coins[seat], moment.tiles[HOLES[moment.hole]])


def within_putting(moment: Moment, seat: int) -> bool:
    """PP-8."""
    return gap_to_target(moment, seat) <= PUTTING_REACH + EXACT


def total(entries: Sequence[int | None]) -> int:
    return sum(entry for entry in entries if entry is not None)
