"""A slow, plain reference of Roll & Write Karate Fight!, written from the rules page alone, to check a faster one.

A sheet is a dictionary from the name of a box (`3O4`) to the number written there. A match is a tuple of rounds, the
last of which is being played. What a round waits for is found by looking at it, and scores are added up from the
techniques that were read each time they are asked for. All moves are texts in the notation of the rules page. The rule
ids (KA-1 to KA-11) are those of the rules page, version 2.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import NamedTuple

NATURE = -1
MOST_PLAYERS = 8
MOST_LEVEL = 5
ROUNDS = 3
STEPS = (1, 2, 3, 4, 5)
DIE = (1, 2, 3, 4, 5, 6)
MOST_ROLLS = 60  # KA-5
SOLO_ROLLS = 24  # KA-10
SOLO_ROLLS_LESS_PER_LEVEL = 4  # KA-10

HESITATE = "-"
BOX_COUNTS = {"K": 2, "H": 3, "O": 4, "Y": 5, "T": 7}  # KA-1, in the order of the sheet
POINT_AGAINST = {"-": "", "K": "O", "H": "Y", "O": "-HY", "Y": "-KO", "T": "-KHOY"}  # KA-8
LOSS_AGAINST = {"-": "OYT", "K": "", "H": "", "O": "", "Y": "", "T": ""}  # KA-8
OPPONENT_BY_DIE = {1: "-", 2: "K", 3: "H", 4: "O", 5: "Y", 6: "T"}  # KA-10

READINGS = ("any", "some", "all", "attack")  # KA-5
ATTACKS = ("O", "Y", "T")  # KA-1
TIES = ("race", "share")  # KA-9
FASTEST, SLOWEST = Fraction(150, 100), Fraction(60)  # KA-9, in seconds

# What a round waits for: Nature's roll (or time), the players' writing, the players' settling of their techniques, the
# solo opponent's next technique, or nothing any more. A match whose rounds are done may still wait for a foot race.
ROLL, WRITE, SETTLE, OPPONENT, RACE, DONE = "roll", "write", "settle", "opponent", "race", "done"

Sheet = dict[str, int]
"""The number in each box of one round that holds one, by the name of the box. Never changed, only copied."""

Techniques = tuple[str, ...]
"""Technique codes, one a step."""


class Writing(NamedTuple):
    """That a seat has written the dice on the table, and whether with a kiai; its numbers are already on its sheet."""

    seat: int
    kiai: bool


class Entry(NamedTuple):
    """A number to be written into a box."""

    box: str
    number: int

    def text(self) -> str:
        return f"{self.box}={self.number}"


@dataclass(frozen=True)
class Round:
    """One round of a match: its training and its fight."""

    sheets: tuple[Sheet, ...]
    rolls: int = 0
    dice: tuple[int, int] | None = None
    writings: tuple[Writing, ...] = ()  # for the dice on the table, in the order of the log
    trained: bool = False
    caller: int | None = None
    settled: tuple[Techniques | None, ...] = ()  # by seat, once trained
    opponent: tuple[tuple[int, int], ...] = ()  # solo: both dice of each step, as far as read

    def waits_for(self) -> str:
        if not self.trained:
            return ROLL if self.dice is None else WRITE
        if None in self.settled:
            return SETTLE
        if len(self.sheets) == 1 and len(self.opponent) < len(STEPS):
            return OPPONENT
        return DONE


def new_round(players: int) -> Round:
    blank: Sheet = {}
    return Round(sheets=(blank,) * players)


class Known(NamedTuple):
    """KA-11: all that one seat, or a spectator, may know; equal for matches that differ only in what is secret."""

    round_number: int
    rolls: int
    dice: tuple[int, int] | None
    written: frozenset[int]
    caller: int | None
    read: tuple[tuple[Techniques, ...], ...]
    asked: bool
    own_sheets: tuple[Sheet, ...]
    own_kiai: bool
    own_settled: Techniques | None
    ran: frozenset[int]
    own_time: Fraction | None
    all_times: dict[int, Fraction]
    all_sheets: tuple[tuple[Sheet, ...], ...]


def boxes_of(step: int, code: str) -> list[str]:
    """The names of the boxes of a technique of a step."""
    return [f"{step}{code}{number}" for number in range(1, BOX_COUNTS[code] + 1)]


def all_boxes() -> list[str]:
    """KA-1: the boxes of a round in the order of the sheet."""
    boxes: list[str] = []
    for step in STEPS:
        for code in BOX_COUNTS:
            boxes.extend(boxes_of(step, code))
    return boxes


def is_learned(sheet: Sheet, step: int, code: str) -> bool:
    """KA-4: all boxes hold the same number."""
    numbers = [sheet.get(box) for box in boxes_of(step, code)]
    return None not in numbers and len(set(numbers)) == 1


def learned(sheet: Sheet, step: int) -> list[str]:
    """The techniques learned for that step, in the order of the sheet."""
    return [code for code in BOX_COUNTS if is_learned(sheet, step, code)]


def choices(sheet: Sheet, step: int) -> list[str]:
    """KA-6: what may be settled for that step: hesitating, and only that, when nothing is learned."""
    return learned(sheet, step) or [HESITATE]


def has_choice(sheet: Sheet) -> bool:
    return any(len(choices(sheet, step)) > 1 for step in STEPS)


def without_choice(sheet: Sheet) -> Techniques:
    """The only techniques that a player with no choice can settle."""
    return tuple(choices(sheet, step)[0] for step in STEPS)


def may_call(sheet: Sheet, reading: str) -> bool:
    """KA-5: whether a player with this sheet, the present writing included, may call a kiai."""
    by_step = [learned(sheet, step) for step in STEPS]
    if reading == "any":
        return True
    if reading == "some":
        return any(by_step)
    if reading == "all":
        return all(by_step)
    return all(by_step) and any(code in ATTACKS for codes in by_step for code in codes)


def points(mine: str, theirs: str) -> int:
    """KA-8: the points of my technique against one opponent's."""
    if theirs in POINT_AGAINST[mine]:
        return 1
    if theirs in LOSS_AGAINST[mine]:
        return -1
    return 0


def score_step(techniques: Techniques) -> tuple[int, ...]:
    """KA-7: the points of each player in a step, from the techniques of all players in it."""
    scores: list[int] = []
    for me, mine in enumerate(techniques):
        scores.append(sum(points(mine, theirs) for other, theirs in enumerate(techniques) if other != me))
    return tuple(scores)


def read_writing(text: str) -> tuple[list[Entry], bool]:
    """The two entries of a writing, as they stand in the text, and whether it calls a kiai."""
    entry = "([1-5][KHOYT][1-7])=([1-6])"
    match = re.fullmatch(f"{entry} {entry}( kiai)?", text)
    if match is None:
        raise ValueError(f"{text!r} is not a writing of two dice")
    entries = [Entry(match[1], int(match[2])), Entry(match[3], int(match[4]))]
    return entries, match[5] is not None


def check_entries(entries: list[Entry], dice: tuple[int, int]) -> None:
    for entry in entries:
        if entry.box not in all_boxes():
            raise ValueError(f"KA-1: the sheet has no box {entry.box}")
    if entries[0].box == entries[1].box:
        raise ValueError("KA-2: the two results go into two different boxes")
    if sorted(entry.number for entry in entries) != sorted(dice):
        raise ValueError(f"KA-2: the dice are {dice[0]} and {dice[1]}")


def write_writing(first: Entry, second: Entry, *, kiai: bool) -> str:
    return f"{first.text()} {second.text()}" + (" kiai" if kiai else "")


def roll_odds() -> dict[str, Fraction]:
    """KA-2: two dice, told apart, so that each of the 36 rolls is as likely."""
    return {f"roll {first} {second}": Fraction(1, 36) for first in DIE for second in DIE}


def opponent_odds() -> dict[str, Fraction]:
    """KA-10: two dice for the opponent."""
    return {f"opponent {first} {second}": Fraction(1, 36) for first in DIE for second in DIE}


def read_time(text: str) -> Fraction:
    """KA-9: a foot race's time in seconds."""
    match = re.fullmatch(r"run ([0-9]+)\.([0-9]{2})", text)
    if match is None:
        raise ValueError(f"KA-9: {text!r} is not a foot race")
    time = Fraction(f"{match[1]}.{match[2]}")
    if not FASTEST <= time <= SLOWEST:
        raise ValueError(f"KA-9: nobody runs in {match[1]}.{match[2]} seconds")
    return time


class Options(NamedTuple):
    """What was chosen before the match."""

    level: int
    kiai: str
    tie: str
    ask_everyone: bool


class Reference:
    """A match of Karate Fight at one moment; playing a move gives a new one."""

    def __init__(self, options: Options, rounds: tuple[Round, ...], race: tuple[tuple[int, str], ...] = ()) -> None:
        self._options: Options = options
        self._rounds: tuple[Round, ...] = rounds
        self._race: tuple[tuple[int, str], ...] = race  # who has answered what, in the order of the log

    @classmethod
    def start(
        cls, players: int, level: int = 0, *, kiai: str = "all", tie: str = "race", ask_everyone: bool = False
    ) -> "Reference":
        """A match that begins; one player plays solo, and only then is there a level other than 0.

        The page lets a player with no choice be asked for the fight or not; `ask_everyone` says which.
        """
        if not 1 <= players <= MOST_PLAYERS:
            raise ValueError(f"KA-1: 1 to {MOST_PLAYERS} players, not {players}")
        if not 0 <= level <= MOST_LEVEL:
            raise ValueError(f"KA-10: levels 0 to {MOST_LEVEL}, not {level}")
        if players > 1 and level != 0:
            raise ValueError("KA-10: only solo has levels")
        if kiai not in READINGS or tie not in TIES:
            raise ValueError(f"KA-5, KA-9: {kiai!r} or {tie!r} is no option")
        return cls(Options(level, kiai, tie, ask_everyone), (new_round(players),))

    # Who acts, and how

    def to_act(self) -> frozenset[int]:
        """The seats that may act now in any order, NATURE alone when it moves, nobody when the match is over."""
        now = self._now()
        waits_for = now.waits_for()
        if waits_for in {ROLL, OPPONENT}:
            return frozenset({NATURE})
        if waits_for == WRITE:
            return frozenset(range(self.players())) - self.written()
        if waits_for == SETTLE:
            return frozenset(seat for seat, techniques in enumerate(now.settled) if techniques is None)
        if self.waits_for() == RACE:
            return frozenset(self.leaders()) - {seat for seat, _ in self._race}
        return frozenset()

    def legal(self, seat: int, text: str) -> bool:
        """Whether that seat may play that now; a writing is read in either order."""
        try:
            _ = self.play(seat, text)
        except ValueError:
            return False
        return True

    def moves(self, seat: int) -> Iterator[str]:
        """Every legal move of that seat once, as it is written; none when the seat is not to act.

        Of Nature in solo training: the rolls and, once something was written, `time` (a clock may run or not).
        """
        if seat not in self.to_act():
            return
        waits_for = self.waits_for()
        if waits_for == ROLL:
            yield from roll_odds()
            if self._may_be_time():
                yield "time"
        elif waits_for == WRITE:
            yield from self._writings(seat)
        elif waits_for == SETTLE:
            sheet = self._now().sheets[seat]
            for techniques in product(*(choices(sheet, step) for step in STEPS)):
                yield " ".join(techniques)
        elif waits_for == RACE:
            yield "share"
            yield from (f"run {time // 100}.{time % 100:02}" for time in range(150, 6001))
        else:
            yield from opponent_odds()

    def count_moves(self, seat: int) -> int:
        return sum(1 for _ in self.moves(seat))

    def odds(self) -> dict[str, Fraction]:
        """Nature's moves with their odds where no clock runs (KA-10); empty when Nature does not move."""
        waits_for = self._now().waits_for()
        if waits_for == ROLL:
            return {"time": Fraction(1)} if self._is_time() else roll_odds()
        return opponent_odds() if waits_for == OPPONENT else {}

    def as_written(self, text: str) -> str:
        """That writing of the dice on the table, in the order of the dice (equal dice: of the boxes)."""
        dice = self.dice()
        if dice is None:
            raise ValueError("KA-2: no dice to write")
        entries, kiai = read_writing(text)
        check_entries(entries, dice)
        if dice[0] == dice[1]:
            first, second = sorted(entries, key=lambda entry: all_boxes().index(entry.box))
        else:
            first, second = sorted(entries, key=lambda entry: dice.index(entry.number))
        return write_writing(first, second, kiai=kiai)

    def play(self, seat: int, text: str) -> "Reference":
        """The match after that move; ValueError, with the rule, when it is illegal."""
        if seat not in self.to_act():
            raise ValueError(self._why_not_to_act(seat))
        waits_for = self.waits_for()
        if waits_for == RACE:
            _ = text == "share" or read_time(text)
            return Reference(self._options, self._rounds, (*self._race, (seat, text)))
        if waits_for == ROLL:
            return self._after(self._time() if text == "time" else self._roll(text))
        if waits_for == WRITE:
            return self._after(self._write(seat, text))
        if waits_for == SETTLE:
            return self._after(self._settle(seat, text))
        return self._after(self._read_opponent(text))

    # What there is to see; seats' secrets included

    def players(self) -> int:
        return len(self._now().sheets)

    def solo(self) -> bool:
        return self.players() == 1

    def level(self) -> int:
        return self._options.level

    def round_number(self) -> int:
        """The round being played, from 1; when the match is over, the last."""
        return len(self._rounds)

    def waits_for(self) -> str:
        """One of "roll", "write", "settle", "opponent", "race", "done"; "done" only when the match is over."""
        waits_for = self._now().waits_for()
        return RACE if waits_for == DONE and self._must_race() else waits_for

    def rolls(self, round_number: int | None = None) -> int:
        """How many rolls there were in that round's training (the present round's when not said)."""
        return self._round(round_number).rolls

    def roller(self) -> int | None:
        """KA-2: the seat whose turn it is to roll, or who rolled the dice on the table; None outside of training."""
        rolls = sum(each.rolls for each in self._rounds)
        if self.waits_for() == ROLL:
            return rolls % self.players()
        return (rolls - 1) % self.players() if self.waits_for() == WRITE else None

    def dice(self) -> tuple[int, int] | None:
        """The dice on the table that not all have written yet."""
        return self._now().dice

    def written(self) -> frozenset[int]:
        """The seats that have written the dice on the table."""
        return frozenset(writing.seat for writing in self._now().writings)

    def kiais(self) -> tuple[int, ...]:
        """The seats that called a kiai not yet heard, in the order of the log."""
        return tuple(writing.seat for writing in self._now().writings if writing.kiai)

    def sheet(self, seat: int, round_number: int | None = None) -> Sheet:
        """The boxes of a seat's sheet that hold a number; what it wrote for the dice on the table stands there too."""
        return dict(self._round(round_number).sheets[seat])

    def learned(self, seat: int, round_number: int | None = None) -> tuple[tuple[str, ...], ...]:
        """The techniques that a seat has learned, for each step."""
        sheet = self._round(round_number).sheets[seat]
        return tuple(tuple(learned(sheet, step)) for step in STEPS)

    def caller(self, round_number: int | None = None) -> int | None:
        """KA-5: who called the kiai, once it was heard, or counts as the caller; nobody in solo."""
        return self._round(round_number).caller

    def reading_order(self, round_number: int | None = None) -> tuple[int, ...]:
        """KA-7: the caller first, then round the table; solo: the player, then the opponent (1); () before the kiai."""
        if self.solo():
            return (0, 1)
        caller = self.caller(round_number)
        if caller is None:
            return ()
        return tuple((caller + places) % self.players() for places in range(self.players()))

    def settled(self, seat: int, round_number: int | None = None) -> Techniques | None:
        """The techniques that a seat has settled, read or not yet."""
        each = self._round(round_number)
        return each.settled[seat] if each.trained else None

    def read(self, round_number: int | None = None) -> tuple[Techniques, ...]:
        """The techniques read so far in that round, by player (solo: player and opponent), one a step that was read."""
        each = self._round(round_number)
        if each.waits_for() not in {OPPONENT, DONE}:
            return ((),) * self._sides()
        settled = [techniques for techniques in each.settled if techniques is not None]
        if self.solo():
            theirs = tuple(OPPONENT_BY_DIE[max(dice)] for dice in each.opponent)
            return (settled[0][: len(theirs)], theirs)
        return tuple(settled)

    def opponent_dice(self, round_number: int | None = None) -> tuple[tuple[int, int], ...]:
        """KA-10: both dice of the solo opponent, one pair a step that was read."""
        return self._round(round_number).opponent

    def step_scores(self, round_number: int | None = None) -> tuple[tuple[int, ...], ...]:
        """The points of each player (solo: player and opponent), one number a step that was read."""
        by_step = [score_step(techniques) for techniques in zip(*self.read(round_number), strict=True)]
        return tuple(tuple(scores[side] for scores in by_step) for side in range(self._sides()))

    def round_scores(self, round_number: int | None = None) -> tuple[int, ...]:
        """KA-9: the sum of the steps that were read."""
        return tuple(sum(scores) for scores in self.step_scores(round_number))

    def scores(self) -> tuple[int, ...]:
        """The total of each player, of all that was read so far; solo: of the player and of the opponent."""
        by_round = [self.round_scores(number) for number in range(1, self.round_number() + 1)]
        return tuple(sum(scores[side] for scores in by_round) for side in range(self._sides()))

    def over(self) -> bool:
        return self.waits_for() == DONE

    def leaders(self) -> tuple[int, ...]:
        """All who have the highest total; solo: 0 the player, 1 the opponent."""
        scores = self.scores()
        return tuple(side for side, score in enumerate(scores) if score == max(scores))

    def winners(self) -> tuple[int, ...] | None:
        """None while the match runs; else the fastest of those with the highest total, or all of them."""
        if not self.over():
            return None
        if not self._race or any(answer == "share" for _, answer in self._race):
            return self.leaders()
        times = {seat: read_time(answer) for seat, answer in self._race}
        return tuple(seat for seat in self.leaders() if times[seat] == min(times.values()))

    def times(self) -> dict[int, Fraction]:
        """KA-9: how fast each has run, as far as they have; known to all once the race is over."""
        return {seat: read_time(answer) for seat, answer in self._race if answer != "share"}

    def why(self) -> str | None:
        """The rule that ended the match, None while it runs."""
        if not self.over():
            return None
        return "KA-10" if self.solo() else "KA-9"

    def known(self, viewer: int | None) -> Known:
        """KA-11: what that seat (None: a spectator) may know."""
        return Known(
            round_number=self.round_number(),
            rolls=self.rolls(),
            dice=self.dice(),
            written=self.written(),
            caller=self.caller(),
            read=tuple(self.read(number) for number in range(1, self.round_number() + 1)),
            asked=viewer in self.to_act(),
            own_sheets=() if viewer is None else tuple(each.sheets[viewer] for each in self._rounds),
            own_kiai=viewer in self.kiais(),
            own_settled=None if viewer is None else self.settled(viewer),
            ran=frozenset(seat for seat, _ in self._race),
            own_time=None if viewer is None else self.times().get(viewer),
            all_times=self.times() if self.over() else {},
            all_sheets=tuple(each.sheets for each in self._rounds) if self.over() else (),
        )

    # How a round goes on

    def _roll(self, text: str) -> Round:
        match = re.fullmatch("roll ([1-6]) ([1-6])", text)
        if match is None:
            raise ValueError(f"KA-2: {text!r} is not a roll of two dice")
        now = self._now()
        return replace(now, rolls=now.rolls + 1, dice=(int(match[1]), int(match[2])))

    def _time(self) -> Round:
        if not self._may_be_time():
            raise ValueError("KA-10: time is looked at in solo, after a writing")
        return self._begin_fight(self._now(), caller=None)

    def _write(self, seat: int, text: str) -> Round:
        now = self._now()
        if now.dice is None:
            raise ValueError("KA-2: no dice to write")
        entries, kiai = read_writing(text)
        check_entries(entries, now.dice)
        if kiai and self.solo():
            raise ValueError("KA-10: there is no kiai in solo")
        sheet = dict(now.sheets[seat])
        for entry in entries:
            sheet[entry.box] = entry.number  # KA-3: whatever stood there is erased
        if kiai and not may_call(sheet, self._options.kiai):
            raise ValueError("KA-5: not sufficiently trained for a kiai")
        sheets = (*now.sheets[:seat], sheet, *now.sheets[seat + 1 :])
        now = replace(now, sheets=sheets, writings=(*now.writings, Writing(seat, kiai)))
        return self._all_have_written(now) if len(now.writings) == self.players() else now

    def _all_have_written(self, now: Round) -> Round:
        """KA-5: the kiais are heard, and of several the first in the log counts; or the rolls are used up."""
        callers = [writing.seat for writing in now.writings if writing.kiai]
        cleared = replace(now, dice=None, writings=())
        if callers:
            return self._begin_fight(cleared, caller=callers[0])
        if not self.solo() and now.rolls >= MOST_ROLLS:
            return self._begin_fight(cleared, caller=0)
        return cleared

    def _begin_fight(self, now: Round, caller: int | None) -> Round:
        """Whoever has no choice in any step is not asked, unless everyone is."""
        settled = [
            None if self._options.ask_everyone or has_choice(sheet) else without_choice(sheet) for sheet in now.sheets
        ]
        return replace(now, trained=True, caller=caller, settled=tuple(settled))

    def _settle(self, seat: int, text: str) -> Round:
        if re.fullmatch("[-KHOYT]( [-KHOYT]){4}", text) is None:
            raise ValueError(f"{text!r} is not five techniques")
        now = self._now()
        techniques = tuple(text.split(" "))
        for step, code in zip(STEPS, techniques, strict=True):
            if code not in choices(now.sheets[seat], step):
                raise ValueError(f"KA-6: {code} is no choice in step {step}")
        return replace(now, settled=(*now.settled[:seat], techniques, *now.settled[seat + 1 :]))

    def _read_opponent(self, text: str) -> Round:
        match = re.fullmatch("opponent ([1-6]) ([1-6])", text)
        if match is None:
            raise ValueError(f"KA-10: {text!r} is not two dice of the opponent")
        now = self._now()
        return replace(now, opponent=(*now.opponent, (int(match[1]), int(match[2]))))

    def _after(self, now: Round) -> "Reference":
        """KA-1: the match with its present round as it is now, and with a new one when that is done, up to three."""
        rounds = (*self._rounds[:-1], now)
        if now.waits_for() == DONE and len(rounds) < ROUNDS:
            rounds = (*rounds, new_round(self.players()))
        return Reference(self._options, rounds)

    # Small questions

    def _must_race(self) -> bool:
        """KA-9: whether a foot race is still to be run: not when one of those who are tied would rather share."""
        if self.solo() or self._options.tie != "race" or len(self._rounds) < ROUNDS or len(self.leaders()) == 1:
            return False
        shared = any(answer == "share" for _, answer in self._race)
        return not shared and len(self._race) < len(self.leaders())

    def _now(self) -> Round:
        return self._rounds[-1]

    def _round(self, round_number: int | None) -> Round:
        if round_number is None:
            return self._now()
        if not 1 <= round_number <= len(self._rounds):
            raise ValueError(f"KA-1: there is no round {round_number} yet")
        return self._rounds[round_number - 1]

    def _sides(self) -> int:
        """How many score: the players, or in solo the player and the opponent."""
        return max(2, self.players())

    def _may_be_time(self) -> bool:
        """KA-10: time is looked at after each writing, so that each training has a roll at least."""
        return self.solo() and self.waits_for() == ROLL and self.rolls() > 0

    def _is_time(self) -> bool:
        """KA-10: whether time is over where no clock runs."""
        return self._may_be_time() and self.rolls() >= SOLO_ROLLS - SOLO_ROLLS_LESS_PER_LEVEL * self._options.level

    def _writings(self, seat: int) -> Iterator[str]:
        """Every way to write the dice on the table: equal dice may be swapped, which makes no difference (KA-2)."""
        dice = self.dice()
        if dice is None:
            return
        boxes = all_boxes()
        for first, first_box in enumerate(boxes):
            for second, second_box in enumerate(boxes):
                swapped = dice[0] == dice[1] and second < first
                if first != second and not swapped:
                    entries = (Entry(first_box, dice[0]), Entry(second_box, dice[1]))
                    yield write_writing(*entries, kiai=False)
                    after = {**self.sheet(seat), first_box: dice[0], second_box: dice[1]}
                    if not self.solo() and may_call(after, self._options.kiai):
                        yield write_writing(*entries, kiai=True)

    def _why_not_to_act(self, seat: int) -> str:
        waits_for = self.waits_for()
        if waits_for == DONE:
            return f"{self.why()}: the match is over"
        if not (seat == NATURE or 0 <= seat < self.players()):
            return f"KA-1: there is no seat {seat}"
        if waits_for == WRITE:
            return "KA-2: the players write" if seat == NATURE else f"KA-2: seat {seat} has written already"
        if waits_for == SETTLE:
            return "KA-6: the players settle" if seat == NATURE else f"KA-6: seat {seat} has settled already"
        if waits_for == RACE:
            return f"KA-9: seat {seat} is not tied, or has run already"
        return "KA-2: the dice are rolled first" if waits_for == ROLL else "KA-10: the opponent's technique is read"
