"""A slow, plain reference of the judging of Bo-taoshi, written from the rules page and the rulebook alone.

Nothing is simulated: what a flick did is told by `settled`. A table is one changing thing; all moves are texts in the
notation of the rules page. Lengths are in millimetres. The rule ids (BT-1 to BT-18) are those of the rules page, and
what the page leaves open is marked with "Reading:". `python -m tests.reference.botaoshi` plays a few random games.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from math import atan2, cos, degrees, hypot, inf, isfinite, radians, sin, sqrt
from random import Random
from typing import Literal, NamedTuple

NATURE = -1
TABLE = 760.0
RADIUS = 16.0
ENTRY_DEPTH = 8.0  # BT-2: a quarter of a diameter
RAMP_LENGTH = 50.0
RAMP_WIDTH = 40.0
SLOWEST = 0.05
FASTEST = 6.0
MOST_FAILURES = 3  # BT-15
ROUNDS_TO_WIN = 2  # BT-18
VOIDS_TO_DRAW = 3  # BT-18

COLOURS = ("white", "black")
LETTERS = "wb"
# Reading: "the order of their names" is that of the page's list, white before black, not that of the alphabet.
NAMES = ("w1", "w2", "w3", "b1", "b2", "b3")
BEARERS = ("w3", "b3")  # BT-3: names go by the order of entry, so the third is the bearer
POLES = ("wp", "bp")

EXACT = 1e-6  # lengths that differ by less are equal
SLACK = 0.2  # a told spot for a disc laid flat may be so much farther, or overlap so much

Spot = tuple[float, float]
Lie = Spot | Literal["off", "hand"]
Kind = Literal["setup", "bearer", "attack", "score", "mend"]

NUMBER = r"-?[0-9]+(?:\.[0-9]+)?(?:e-?[0-9]+)?"
PAIR = re.compile(rf"({NUMBER}),({NUMBER})")
ENTER = re.compile(rf"enter ([wb][123]) ({NUMBER},{NUMBER}) flick ({NUMBER},{NUMBER})")
FLICK = re.compile(rf"flick ([wb][123]) ({NUMBER},{NUMBER})")
PLACE = re.compile(rf"place ([wb][123]) ({NUMBER},{NUMBER})")
SCORE = re.compile(rf"score ({NUMBER},{NUMBER})")
HAND = re.compile(rf"hand ({NUMBER},{NUMBER})")
TOUCH = re.compile(r"([wb][123p])\+([wb][123p]|ramp|table|down)")
LYING = re.compile(rf"([wb][123p])@({NUMBER},{NUMBER})(~?)")


@dataclass
class Flight:
    """A flick that has not settled."""

    kind: Kind
    seat: int  # who flicked
    disc: str
    hand: bool  # Nature still has to tell how the hand erred


@dataclass
class Mending:
    """BT-15: a bearer to be flicked in by the opponent of its owner."""

    disc: str
    failures: int = 0


@dataclass
class Answer:
    """What Nature tells of a flick."""

    touches: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    rests: dict[str, Spot] = field(default_factory=dict[str, Spot])
    tilted: set[str] = field(default_factory=set[str])
    off: set[str] = field(default_factory=set[str])

    def first(self, one: str, other: str) -> float:
        """When those two are first told of, as a place in the list; `inf` if never."""
        for place, touch in enumerate(self.touches):
            if set(touch) == {one, other}:
                return place
        return inf


class Ramp(NamedTuple):
    """BT-13: who is flicked, and over whom."""

    shooter: str
    front: str


def owner(name: str) -> int:
    return LETTERS.index(name[0])


def pair(text: str, digits: tuple[int, int] | None = None) -> Spot:
    """Two numbers; a player's numbers are held rounded."""
    found = PAIR.fullmatch(text)
    if not found:
        raise ValueError(f"{text!r} is no pair of numbers")
    first, second = float(found[1]), float(found[2])
    if not (isfinite(first) and isfinite(second)):
        raise ValueError(f"{text!r} is too large")
    return (first, second) if digits is None else (round(first, digits[0]), round(second, digits[1]))


def apart(one: Spot, other: Spot) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def inside(spot: Spot) -> float:
    """How far a point is from the nearest edge; negative beyond it."""
    return min(spot[0], TABLE - spot[0], spot[1], TABLE - spot[1])


def clear(spot: Spot, others: Iterable[Spot], slack: float = EXACT) -> bool:
    """Tell whether a disc there overlaps no other; touching is no overlap."""
    return all(apart(spot, other) >= 2 * RADIUS - slack for other in others)


def entry_spot(point: Spot) -> Spot:
    """BT-2: where the centre of a disc lies that is put at that point of the edge."""
    x, y = point
    along = None
    centre = point
    if x in {0.0, TABLE}:
        along, centre = y, (ENTRY_DEPTH if x == 0 else TABLE - ENTRY_DEPTH, y)
    elif y in {0.0, TABLE}:
        along, centre = x, (x, ENTRY_DEPTH if y == 0 else TABLE - ENTRY_DEPTH)
    if along is None:
        raise ValueError(f"BT-2: {point} is no point of the edge")
    if not RADIUS <= along <= TABLE - RADIUS:
        raise ValueError(f"BT-2: {point} is less than a radius from a corner")
    return centre


def crossings(one: Spot, other: Spot) -> list[Spot]:
    """Where a disc touches two others."""
    reach, away = 2 * RADIUS, apart(one, other)
    if not EXACT < away <= 2 * reach:
        return []
    middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    height = sqrt(max(0.0, reach**2 - (away / 2) ** 2))
    east, north = (other[0] - one[0]) / away, (other[1] - one[1]) / away
    return [(middle[0] - side * north, middle[1] + side * east) for side in (height, -height)]


def at_edges(other: Spot) -> list[Spot]:
    """Where a disc touches another and reaches the table's edge."""
    spots: list[Spot] = []
    for edge in (RADIUS, TABLE - RADIUS):
        for across in (0, 1):
            away = edge - other[across]
            if abs(away) <= 2 * RADIUS:
                along = sqrt((2 * RADIUS) ** 2 - away**2)
                sides = (other[1 - across] - along, other[1 - across] + along)
                spots.extend((edge, side) if across == 0 else (side, edge) for side in sides)
    return spots


def nearest_free(wished: Spot, others: list[Spot]) -> Spot:
    """BT-17: the nearest spot where a disc lies wholly on the table and overlaps none; exact but for rounding.

    It is the wished one, or at the edge, or right beside one disc, or between two, or between one and the edge.
    """
    low, high = RADIUS, TABLE - RADIUS
    spots = [wished, (min(max(wished[0], low), high), min(max(wished[1], low), high))]
    for other in others:
        away = apart(wished, other)
        east, north = ((wished[0] - other[0]) / away, (wished[1] - other[1]) / away) if away > EXACT else (1.0, 0.0)
        spots.append((other[0] + 2 * RADIUS * east, other[1] + 2 * RADIUS * north))
        spots.extend(at_edges(other))
        if away <= EXACT:  # any side is as near as any other
            spots.extend((other[0] + east, other[1]) for east in (2 * RADIUS, -2 * RADIUS))
            spots.extend((other[0], other[1] + north) for north in (2 * RADIUS, -2 * RADIUS))
    for one, other in combinations(others, 2):
        spots.extend(crossings(one, other))
    free = [spot for spot in spots if inside(spot) >= RADIUS - EXACT and clear(spot, others)]
    return min(free, key=lambda spot: apart(spot, wished))


def read_answer(text: str) -> Answer:
    """`settled touch A+B ... rest NAME@x,y ... off NAME@x,y ...`."""
    words = text.split(" ")
    answer = Answer()
    parts = ["settled", "touch", "rest", "off"]
    part = 0
    for number, word in enumerate(words):
        if word in parts:
            if (parts.index(word) <= part) != (number == 0):
                raise ValueError(f"{word} stands in the wrong place")
            part = parts.index(word)
        elif parts[part] == "touch" and (touch := TOUCH.fullmatch(word)):
            answer.touches.append((touch[1], touch[2]))
        elif parts[part] in {"rest", "off"} and (lying := LYING.fullmatch(word)):
            read_lying(answer, parts[part], lying)
        else:
            raise ValueError(f"{word!r} is not understood")
    return answer


def read_lying(answer: Answer, part: str, lying: re.Match[str]) -> None:
    name, spot, tilde = lying[1], pair(lying[2]), lying[3]
    if name in answer.rests or name in answer.off:
        raise ValueError(f"{name} is told of twice")
    if tilde and (part == "off" or name in POLES):
        raise ValueError(f"{name} can't be laid flat")
    if part == "off":
        if name in POLES:
            raise ValueError(f"{name}: of a pole only `down` is told")
        answer.off.add(name)
    else:
        answer.rests[name] = spot
        if tilde:
            answer.tilted.add(name)


class Table:
    """A match of Bo-taoshi, changed by `play`."""

    def __init__(self, turn_limit: int | None = None, round_limit: int | None = 6, *, human: bool = False) -> None:
        if turn_limit is not None and turn_limit < 1:
            raise ValueError("BT-18: the turn limit is at least 1")
        self.turn_limit: int | None = turn_limit
        self.round_limit: int | None = round_limit
        self.human: bool = human
        self.round: int = 1
        self.starter: int = 0  # BT-1
        self.row: list[int] = [0, 0]
        self.wins: list[int] = [0, 0]
        self.void: int = 0
        self.result: str | None = None
        self.clear_table()

    def clear_table(self) -> None:
        """BT-18: nothing of a round lasts: neither owed turns nor the disc flicked last."""
        self.discs: dict[str, Lie] = dict.fromkeys(NAMES, "hand")
        self.poles: dict[str, Spot | None] = dict.fromkeys(POLES)
        self.owed: list[int] = [0, 0]
        self.last: list[str | None] = [None, None]
        self.turns: int = 0
        self.setup: bool = True
        self.mover: int = self.starter  # whose turn it is, when nothing has to be placed or mended before
        self.flight: Flight | None = None
        self.to_place: list[tuple[int, str]] = []  # who has to place which disc; the first is next
        self.mending: list[Mending] = []  # after all has been placed; the first is next

    # What can be asked

    def acting(self) -> int | None:
        if self.result is not None:
            return None
        if self.flight:
            return NATURE
        if self.to_place:
            return self.to_place[0][0]
        if self.mending:
            # BT-15: "the opponent at once flicks it into play": the opponent of the bearer's owner. A bearer knocked
            # off by such a flick is mended in the same way, so again by the opponent of its owner. (It can only be the
            # flicker's own, as the other is the one flicked; so this is also the flicker's opponent.)
            return 1 - owner(self.mending[0].disc)
        return self.mover

    def offers(self) -> frozenset[str]:
        if self.result is not None:
            return frozenset()
        if self.flight:
            return frozenset({"hand" if self.flight.hand else "settled"})
        if self.to_place:
            return frozenset({f"place {self.to_place[0][1]}"})
        if self.mending:
            return frozenset({f"enter {self.mending[0].disc}"})
        if self.setup:
            return frozenset({f"enter {self.next_in_hand(self.mover)}"})
        return frozenset(self.turn_offers(self.mover))

    def turn_offers(self, seat: int) -> set[str]:
        """The six limits in their order."""
        if self.discs[BEARERS[seat]] == "off":  # BT-7
            return {f"enter {BEARERS[seat]}"}
        if self.poles[POLES[seat]] is None:  # BT-8
            return {"raise"}
        if self.owed[seat]:  # BT-9
            return {"skip"}
        offers: set[str] = set()
        for name in self.attackers(seat):
            if name != self.last[seat]:  # BT-10
                offers.add(f"enter {name}" if self.discs[name] == "off" else f"flick {name}")  # BT-11
        ramp = self.ramp(seat)  # BT-12
        if ramp and ramp.shooter != self.last[seat]:  # BT-10: a scoring shot is a flick of its disc too
            offers.add("score")
        return offers or {"skip"}

    def facts(self) -> dict[str, object]:
        return {
            "discs": dict(self.discs),
            "poles": dict(self.poles),
            "owed": tuple(self.owed),
            "last": tuple(self.last),
            "round": self.round,
            "starter": self.starter,
            "row": tuple(self.row),
            "void": self.void,
            "turns": self.turns,
            "setup": self.setup,
            "result": self.result,
        }

    def attackers(self, seat: int) -> tuple[str, str]:
        return (f"{LETTERS[seat]}1", f"{LETTERS[seat]}2")

    def next_in_hand(self, seat: int) -> str | None:
        """BT-3: names go by the order of entry."""
        return next((name for name in NAMES if owner(name) == seat and self.discs[name] == "hand"), None)

    def others(self, *names: str) -> list[Spot]:
        """Where all other discs lie that are on the table."""
        return [lie for name, lie in self.discs.items() if name not in names and not isinstance(lie, str)]

    def ramp(self, seat: int) -> Ramp | None:
        """BT-13: None where no scoring shot can be made."""
        one, two = self.attackers(seat)
        at_one, at_two, target = self.discs[one], self.discs[two], self.discs[BEARERS[1 - seat]]
        if isinstance(at_one, str) or isinstance(at_two, str) or isinstance(target, str):
            return None
        if self.poles[POLES[1 - seat]] is None:
            return None
        closer = apart(at_one, target) - apart(at_two, target)
        # Reading: "the one not flicked last" goes by the disc that BT-10 bars; where that is cleared, or nothing was
        # flicked yet, neither was flicked last, and the lower number shoots.
        equal = abs(closer) <= EXACT
        two_shoots = self.last[seat] == one if equal else closer < 0
        shooter = two if two_shoots else one
        front = one if shooter == two else two
        return Ramp(shooter, front) if self.ramp_fits(shooter, front) else None

    def ramp_fits(self, shooter: str, front: str) -> bool:
        back, fore = self.discs[shooter], self.discs[front]
        if isinstance(back, str) or isinstance(fore, str):
            return False
        away = apart(back, fore)
        if away - 2 * RADIUS < RAMP_LENGTH - EXACT:
            return False
        east, north = (back[0] - fore[0]) / away, (back[1] - fore[1]) / away
        for along in (RADIUS, RADIUS + RAMP_LENGTH):
            for across in (RAMP_WIDTH / 2, -RAMP_WIDTH / 2):
                corner = (fore[0] + along * east - across * north, fore[1] + along * north + across * east)
                if inside(corner) < -EXACT:
                    return False
        for other in self.others(shooter, front):
            x, y = other[0] - fore[0], other[1] - fore[1]
            beyond = abs(x * east + y * north - RADIUS - RAMP_LENGTH / 2) - RAMP_LENGTH / 2
            beside = abs(y * east - x * north) - RAMP_WIDTH / 2
            if hypot(max(beyond, 0.0), max(beside, 0.0)) < RADIUS - EXACT:
                return False
        return True

    def ramp_angle(self) -> float:
        """The direction of the ramp of the one whose turn it is."""
        ramp = self.ramp(self.mover)
        assert ramp
        back, fore = self.discs[ramp.shooter], self.discs[ramp.front]
        assert not isinstance(back, str)
        assert not isinstance(fore, str)
        return degrees(atan2(fore[1] - back[1], fore[0] - back[0]))

    # What can be done

    def play(self, text: str, laid: Mapping[str, Spot] | None = None) -> None:
        """Make a move; ValueError, and nothing is changed, where it is not allowed.

        With `laid` the discs that an answer tells to be tilted are laid flat there (BT-17), after a check that each
        such spot is free and the nearest; without it, where this reference finds the nearest.
        """
        if self.result is not None:
            raise ValueError("BT-18: the match is over")
        what = self.offered(text)
        if what == "hand":
            self.play_hand(text)
        elif what == "settled":
            self.play_settled(text, laid or {})
        elif what.startswith("enter"):
            self.play_enter(text)
        elif what.startswith("place"):
            self.play_place(text)
        elif what.startswith("flick"):
            self.play_flick(text)
        elif what == "score":
            self.play_score(text)
        elif what != text:
            raise ValueError(f"{text!r}: `{what}` has no numbers")
        elif what == "raise":
            self.put_back(POLES[self.mover])  # BT-8
            self.end_turn(None)
        else:
            self.owed[self.mover] = 0  # BT-9
            self.end_turn(None)

    def offered(self, text: str) -> str:
        """The offer that a text takes up."""
        words = text.split(" ")
        what = " ".join(words[:2]) if words[0] in {"enter", "flick", "place"} else words[0]
        if what not in self.offers():
            raise ValueError(f"{text!r} is not one of {sorted(self.offers())}")
        return what

    def play_enter(self, text: str) -> None:
        """BT-2."""
        found = ENTER.fullmatch(text)
        if not found:
            raise ValueError(f"{text!r} is not understood")
        name = found[1]
        spot = entry_spot(pair(found[2], (1, 1)))
        check_flick(found[3])
        # Reading: poles are no obstacle; they stand on discs, above what lies on the table.
        if not clear(spot, self.others(name)):
            raise ValueError(f"BT-2: {name} overlaps another disc")
        self.discs[name] = spot
        if self.mending:
            self.flicked("mend", name)
        elif self.setup:
            self.flicked("setup", name)
        else:
            self.flicked("bearer" if name in BEARERS else "attack", name)

    def play_flick(self, text: str) -> None:
        found = FLICK.fullmatch(text)
        if not found:
            raise ValueError(f"{text!r} is not understood")
        check_flick(found[2])
        self.flicked("attack", found[1])

    def play_score(self, text: str) -> None:
        found = SCORE.fullmatch(text)
        ramp = self.ramp(self.mover)
        if not found or not ramp:
            raise ValueError(f"{text!r} is not understood")
        check_flick(found[1])
        if not self.meets_foot(ramp, pair(found[1], (2, 3))[0]):
            raise ValueError(f"BT-14: {text!r} does not go to the foot of the ramp")
        self.flicked("score", ramp.shooter)

    def meets_foot(self, ramp: Ramp, angle: float) -> bool:
        """BT-14: whether a straight way from the shooter passes between the two ends of the ramp's foot."""
        back, fore = self.discs[ramp.shooter], self.discs[ramp.front]
        assert not isinstance(back, str)
        assert not isinstance(fore, str)
        away = apart(back, fore)
        east, north = (fore[0] - back[0]) / away, (fore[1] - back[1]) / away
        foot = away - RADIUS - RAMP_LENGTH
        way = cos(radians(angle)), sin(radians(angle))
        sides: list[float] = []
        for across in (RAMP_WIDTH / 2, -RAMP_WIDTH / 2):
            end = (foot * east - across * north, foot * north + across * east)
            sides.append(way[0] * end[1] - way[1] * end[0])
        return sides[0] >= -EXACT and sides[1] <= EXACT and way[0] * east + way[1] * north > 0

    def flicked(self, kind: Kind, name: str) -> None:
        seat = self.acting()
        assert seat is not None
        self.flight = Flight(kind, seat, name, hand=self.human)

    def play_place(self, text: str) -> None:
        """BT-4."""
        found = PLACE.fullmatch(text)
        if not found:
            raise ValueError(f"{text!r} is not understood")
        name = found[1]
        spot = pair(found[2], (1, 1))
        if inside(spot) < RADIUS - EXACT:
            raise ValueError(f"BT-4: {spot} is less than a radius from the edge")
        if not clear(spot, self.others(name)):
            raise ValueError(f"BT-4: {name} overlaps another disc")
        self.to_place.pop(0)
        self.discs[name] = spot
        if name in BEARERS:
            self.put_back(POLES[owner(name)])
        self.end_setup()

    def play_hand(self, text: str) -> None:
        found = HAND.fullmatch(text)
        if not found or not self.flight:
            raise ValueError(f"{text!r} is not understood")
        pair(found[1])
        self.flight.hand = False

    # Judging a flick

    def play_settled(self, text: str, laid: Mapping[str, Spot]) -> None:
        answer = read_answer(text)
        flight = self.flight
        assert flight is not None
        for name in (*answer.rests, *answer.off):
            if name in NAMES and isinstance(self.discs[name], str):
                raise ValueError(f"{name} does not lie on the table")
        lies = self.lies_after(answer, laid)
        # Nothing is refused from here on.
        self.flight = None
        knocked_off = [name for name in NAMES if name in answer.off and name != flight.disc]
        self.discs = lies
        fallen = self.fell_poles(answer)
        if flight.kind == "setup":
            self.settle_setup(flight, knocked_off, fallen)
        elif flight.kind == "mend":
            self.settle_mending(flight, knocked_off, fallen)
        elif flight.kind == "bearer":
            self.settle_bearer(flight)
        elif flight.kind == "score" and self.scored(flight, answer, fallen):
            self.win_round(flight.seat)  # BT-14: whatever else the shot did
        else:
            self.settle_attack(flight, fallen)

    def lies_after(self, answer: Answer, laid: Mapping[str, Spot]) -> dict[str, Lie]:
        """Where all discs lie; BT-17: tilted ones are laid flat in the order of their names.

        Reading: those not yet laid flat are picked up, and in nobody's way.
        """
        lies = dict(self.discs)
        for name in NAMES:
            if name in answer.off:
                lies[name] = "off"
            elif name in answer.rests:
                lies[name] = answer.rests[name]
        if set(laid) - answer.tilted:
            raise ValueError("BT-17: only what ended tilted is laid flat")
        waiting = [name for name in NAMES if name in answer.tilted]
        while waiting:
            name = waiting[0]
            others = [lie for other, lie in lies.items() if other not in waiting and not isinstance(lie, str)]
            wished = answer.rests[name]
            spot = nearest_free(wished, others)
            if name in laid:
                told = laid[name]
                farther = apart(told, wished) - apart(spot, wished)
                if inside(told) < -EXACT or not clear(told, others, SLACK) or farther > SLACK:
                    raise ValueError(f"BT-17: {told} is not the nearest free spot for {name}, such as {spot}")
                spot = told
            lies[name] = spot
            waiting.pop(0)
        return lies

    def fell_poles(self, answer: Answer) -> list[str]:
        """BT-16, BT-17: take fallen poles off the table, move the others; those that fell."""
        fallen: list[str] = []
        for pole, bearer in zip(POLES, BEARERS, strict=True):
            stood = self.poles[pole]
            if stood is None:
                continue
            if answer.first(pole, "down") < inf or bearer in answer.off:
                self.poles[pole] = None
                fallen.append(pole)
                continue
            x, y = answer.rests.get(pole, stood)
            lie = self.discs[bearer]
            if bearer in answer.tilted and not isinstance(lie, str):
                # Reading: where a bearer is laid flat elsewhere under its standing pole, the pole goes with it.
                was = answer.rests[bearer]
                x, y = x + lie[0] - was[0], y + lie[1] - was[1]
            self.poles[pole] = (x, y)
        return fallen

    def settle_setup(self, flight: Flight, knocked_off: list[str], fallen: list[str]) -> None:
        other = 1 - flight.seat
        if self.discs[flight.disc] == "off":
            self.discs[flight.disc] = "hand"  # BT-6
        elif flight.disc in BEARERS:
            self.put_back(POLES[flight.seat])  # BT-3
        self.put_back(*fallen)  # BT-5
        self.to_place = [(other, name) for name in knocked_off]  # BT-4
        if self.next_in_hand(other):  # BT-6
            self.mover = other
        self.end_setup()

    def end_setup(self) -> None:
        """BT-6: when all are in play, the round's starting player begins."""
        if self.setup and not self.to_place and "hand" not in self.discs.values():
            self.setup = False
            self.mover = self.starter

    def settle_bearer(self, flight: Flight) -> None:
        """BT-7: no foul is possible; the rest goes by BT-16: what fell or left is for its owner to mend."""
        if self.discs[flight.disc] != "off":
            self.put_back(POLES[flight.seat])
        self.end_turn(None)

    def settle_mending(self, flight: Flight, knocked_off: list[str], fallen: list[str]) -> None:
        """BT-15: no turn, no foul. Attackers that it knocks off stay off (BT-16).

        Reading: only poles that fell and bearers that left by this flick are mended so; what the foul shot itself did
        to the opponent waits for the opponent's turn. What left the table first is mended first.
        """
        mending = self.mending[0]
        if self.discs[mending.disc] != "off":
            self.mending.pop(0)
            self.put_back(POLES[owner(mending.disc)])
        else:
            mending.failures += 1
            if mending.failures == MOST_FAILURES:
                self.mending.pop(0)
                self.to_place.append((owner(mending.disc), mending.disc))
        self.put_back(*fallen)
        self.mending.extend(Mending(name) for name in knocked_off if name in BEARERS)
        assert flight.disc == mending.disc

    def scored(self, flight: Flight, answer: Answer, fallen: list[str]) -> bool:
        """BT-14: up the ramp, then in the air, at a standing pole, which then fell.

        Reading: a pole that fell because its bearer left, with no word of when, fell after it was struck.
        """
        pole = POLES[1 - flight.seat]
        strike = answer.first(flight.disc, pole)
        if not answer.first(flight.disc, "ramp") < strike < answer.first(flight.disc, "table"):
            return False
        return pole in fallen and strike < answer.first(pole, "down")

    def settle_attack(self, flight: Flight, fallen: list[str]) -> None:
        """BT-15 for the own pole and bearer; BT-16 for the opponent's: they stay as they are."""
        pole, bearer = POLES[flight.seat], BEARERS[flight.seat]
        if pole in fallen:  # by itself, or with its bearer: a pole can't stand when its bearer is off
            self.owed[flight.seat] = 1
            self.put_back(pole)
            if self.discs[bearer] == "off":
                self.mending = [Mending(bearer)]
        self.end_turn(flight.disc)

    def put_back(self, *poles: str) -> None:
        """The poles are put on the middle of their bearers, as far as these are on the table."""
        for pole in poles:
            lie = self.discs[BEARERS[POLES.index(pole)]]
            if not isinstance(lie, str):
                self.poles[pole] = lie

    # Turns and rounds

    def end_turn(self, flicked: str | None) -> None:
        """A turn of BT-7 to BT-12 is over; None clears BT-10.

        Reading: at the turn limit the round is void at once, before any mending.
        """
        self.last[self.mover] = flicked
        self.turns += 1
        self.mover = 1 - self.mover
        if self.turn_limit is not None and self.turns >= self.turn_limit:
            self.void_round()

    def win_round(self, seat: int) -> None:
        """BT-18."""
        self.row[seat] += 1
        self.row[1 - seat] = 0
        self.void = 0
        self.wins[seat] += 1
        if self.row[seat] == ROUNDS_TO_WIN:
            self.result = COLOURS[seat]
        elif self.round_limit is not None and self.round >= self.round_limit:  # void rounds keep their number
            best = max(self.wins)
            self.result = " and ".join(COLOURS[each] for each in (0, 1) if self.wins[each] == best)
        else:
            self.round += 1
            self.starter = 1 - self.starter
        self.clear_table()

    def void_round(self) -> None:
        """BT-18.

        Reading: it is the same round played again, so it keeps its number and does not break a row of won rounds.
        """
        self.void += 1
        if self.void == VOIDS_TO_DRAW:
            self.result = "draw"
        self.clear_table()


def check_flick(text: str) -> None:
    """Any angle will do."""
    _angle, speed = pair(text, (2, 3))
    if not SLOWEST <= speed <= FASTEST:
        raise ValueError(f"a speed is {SLOWEST} to {FASTEST}")


# Random games with invented answers


def invented_move(table: Table, rng: Random) -> str:
    """A move that may be refused for its numbers."""
    offer = rng.choice(sorted(table.offers()))
    if offer == "score" or (table.offers() & {"score"} and rng.random() < 0.5):
        return f"score {round(table.ramp_angle() + rng.uniform(-12, 12), 2)},{rng.randint(40, 6010) / 1000}"
    if offer.startswith("place"):
        return f"{offer} {rng.randint(0, 7600) / 10},{rng.randint(0, 7600) / 10}"
    aim = f"{rng.randint(0, 36000) / 100},{rng.randint(40, 6010) / 1000}"
    if offer.startswith("flick"):
        return f"{offer} {aim}"
    if offer.startswith("enter"):
        edge, along = rng.choice((0, 760)), rng.randint(0, 7600) / 10
        return f"{offer} {rng.choice((f'{edge},{along}', f'{along},{edge}'))} flick {aim}"
    return offer


def invented_answer(table: Table, rng: Random) -> str:
    """Some discs move, lean or leave, and some poles fall, with no regard for what is possible."""
    if "hand" in table.offers():
        return f"hand {rng.randint(-300, 300) / 100},{rng.randint(-200, 200) / 1000}"
    on_table = [name for name in NAMES if not isinstance(table.discs[name], str)]
    standing = [pole for pole in POLES if table.poles[pole] is not None]
    touches = [
        f"{rng.choice(on_table)}+{rng.choice((*on_table, *POLES, 'table', 'ramp'))}" for _ in range(rng.randint(0, 9))
    ]
    touches += [f"{pole}+down" for pole in standing if rng.random() < 0.3]
    rng.shuffle(touches)
    if table.flight and table.flight.kind == "score" and rng.random() < 0.8:
        touches.insert(0, f"{table.flight.disc}+ramp")
    rests: list[str] = []
    off: list[str] = []
    for name in on_table:
        chance = rng.random()
        spot = (rng.randint(0, 7600) / 10, rng.randint(0, 7600) / 10)
        near = rng.choice(table.others())
        if chance < 0.1:
            off.append(f"{name}@0.0,{spot[1]}")
        elif chance < 0.3:
            rests.append(f"{name}@{near[0]},{near[1]}~")
        elif chance < 0.7:
            rests.append(f"{name}@{spot[0]},{spot[1]}")
    moved = [pole for pole in standing if rng.random() < 0.4]
    rests += [f"{pole}@{rng.randint(0, 7600) / 10},{rng.randint(0, 7600) / 10}" for pole in moved]
    parts = [("touch", touches), ("rest", rests), ("off", off)]
    return " ".join(["settled", *(f"{name} {' '.join(told)}" for name, told in parts if told)])


def check_table(table: Table) -> None:
    """What holds at any time while a match runs."""
    for seat in (0, 1):
        if table.poles[POLES[seat]] is not None:
            assert not isinstance(table.discs[BEARERS[seat]], str)
    if not table.setup:
        assert "hand" not in table.discs.values()
    if not table.setup and not table.flight:
        assert {mending.disc for mending in table.mending} <= {n for n in NAMES if table.discs[n] == "off"}
    assert sum(row > 0 for row in table.row) <= 1


def play_one(seed: int) -> str:
    """Play one random game to its end."""
    rng = Random(seed)
    table = Table(rng.choice((None, 5, 40, 80)), rng.choice((3, 6)), human=rng.random() < 0.5)
    while table.acting() is not None:
        before = table.facts()
        text = invented_answer(table, rng) if table.acting() == NATURE else invented_move(table, rng)
        try:
            table.play(text)
        except ValueError:
            assert table.facts() == before
            assert not text.startswith(("hand", "settled", "raise", "skip"))
        check_table(table)
    return str(table.result)


if __name__ == "__main__":
    results = [play_one(seed) for seed in range(100)]
    print({result: results.count(result) for result in sorted(set(results))})
