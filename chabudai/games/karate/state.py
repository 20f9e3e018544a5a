"""The state of a match, and the state after each move (KA-2, KA-5 to KA-7, KA-9, KA-10)."""

from typing import Final, Literal

import msgspec

from chabudai.core import Result, Seat, Struct, with_item
from chabudai.games.karate.kiai import Reading
from chabudai.games.karate.moves import ChooseTechniques, Roll, Run, Share, Write
from chabudai.games.karate.options import Options, Tie
from chabudai.games.karate.race import Race
from chabudai.games.karate.scoring import step_scores
from chabudai.games.karate.sheet import BLANK, STEPS, Code, Sheet
from chabudai.games.karate.spaces import written

ROUNDS: Final = 3
MOST_ROLLS: Final = 60
SOLO_ROLLS: Final = 24
FEWER_ROLLS: Final = 4
"""By how many rolls a training alone is shorter for each level, where no clock runs."""

Awaits = Literal["roll", "write", "settle", "opponent", "race", "nothing"]
Techniques = tuple[Code, ...]


class Fight(Struct):
    """A fight that was read, or is being read: the techniques of each side, one a step, and what each step gave."""

    caller: Seat | None
    """Who called the kiai, and reads first; nobody where one plays alone."""
    techniques: tuple[Techniques, ...]
    scores: tuple[tuple[int, ...], ...]
    """Step by step, what each side scored."""
    dice: tuple[tuple[int, int], ...] = ()
    """The opponent's dice, step by step, where one plays alone; not known of a match of version 1 of the rules."""

    @property
    def totals(self) -> tuple[int, ...]:
        """What each side has scored in all steps together."""
        return tuple(sum(step[side] for step in self.scores) for side in range(len(self.techniques)))


class State(Struct):
    """Everything that is true in a match at one time."""

    players: int
    level: int
    kiai: Reading
    tie: Tie
    awaits: Awaits
    round: int
    rolls: int
    """How many rolls this training has had."""
    rolled: int
    """How many rolls there were in the whole match: whose turn it is to roll follows from it."""
    dice: tuple[int, int] | None
    sheets: tuple[Sheet, ...]
    writings: tuple[Write | None, ...]
    """What each has written for these dice; it comes onto the sheets when all have."""
    kiais: tuple[Seat, ...]
    """Who has called a kiai with it, in the order of the log; nobody has heard it yet."""
    caller: Seat | None
    chosen: tuple[Techniques | None, ...]
    """The techniques that each has chosen for the fight (KA-6)."""
    past: tuple[tuple[Sheet, ...], ...]
    """The sheets of the rounds before, by round and seat."""
    fights: tuple[Fight, ...]
    runners: tuple[Seat, ...]
    """Who runs the foot race; nobody before there is a tie."""
    runs: tuple[Run | Share | None, ...]
    """What each has answered to it, by seat."""
    result: Result | None


def first_state(options: Options) -> State:
    """Return the state before the first roll."""
    players = options.players
    return State(
        players=players,
        level=options.level,
        kiai=options.kiai,
        tie=options.tie,
        awaits="roll",
        round=0,
        rolls=0,
        rolled=0,
        dice=None,
        sheets=(BLANK,) * players,
        writings=(None,) * players,
        kiais=(),
        caller=None,
        chosen=(None,) * players,
        past=(),
        fights=(),
        runners=(),
        runs=(None,) * players,
        result=None,
    )


def is_solo(state: State) -> bool:
    """Return whether somebody plays alone, against dice (KA-10)."""
    return state.players == 1


def last_roll(players: int, level: int) -> int:
    """Return after how many rolls a training is over by itself, alone where no clock runs (KA-5, KA-10)."""
    return SOLO_ROLLS - FEWER_ROLLS * level if players == 1 else MOST_ROLLS


def roller(state: State) -> Seat:
    """Return whose turn it is to roll, or who has rolled the dice that lie there (KA-2)."""
    return Seat((state.rolled - (state.dice is not None)) % state.players)


def totals(state: State) -> tuple[int, ...]:
    """Return the points of all fights so far, by side (KA-9)."""
    sides = 2 if is_solo(state) else state.players
    return tuple(sum(fight.totals[side] for fight in state.fights) for side in range(sides))


# Training


def rolled(state: State, roll: Roll) -> State:
    """Return the state after a roll: everybody is to write it."""
    return msgspec.structs.replace(
        state, awaits="write", dice=(roll.first, roll.second), rolls=state.rolls + 1, rolled=state.rolled + 1
    )


def wrote(state: State, seat: Seat, write: Write) -> State:
    """Return the state after one has written; when all have, it comes onto the sheets and kiais are heard (KA-5)."""
    writings = with_item(state.writings, seat, write)
    kiais = (*state.kiais, seat) if write.kiai else state.kiais
    if None in writings:
        return msgspec.structs.replace(state, writings=writings, kiais=kiais)
    after = msgspec.structs.replace(
        state,
        awaits="roll",
        sheets=tuple(
            written(sheet, made) if made else sheet for sheet, made in zip(state.sheets, writings, strict=True)
        ),
        writings=(None,) * state.players,
        kiais=(),
        dice=None,
    )
    if kiais:
        return trained(after, kiais[0])
    return trained(after, Seat(0)) if state.rolls >= MOST_ROLLS and not is_solo(state) else after


def trained(state: State, caller: Seat | None) -> State:
    """Return the state after a training: everybody is to choose techniques."""
    return msgspec.structs.replace(state, awaits="settle", caller=caller)


# Fight


def after_choice(state: State, seat: Seat, choice: ChooseTechniques) -> State:
    """Return the state after one has chosen techniques.

    When all have, the fight is read; that of one who plays alone is read step by step, against dice.
    """
    choices = with_item(state.chosen, seat, choice.techniques)
    known = tuple(one for one in choices if one is not None)
    if len(known) < len(choices):
        return msgspec.structs.replace(state, chosen=choices)
    if is_solo(state):
        fight = Fight(None, ((), ()), ())
        return msgspec.structs.replace(state, awaits="opponent", chosen=choices, fights=(*state.fights, fight))
    scores = tuple(step_scores(step) for step in zip(*known, strict=True))
    return _fought(msgspec.structs.replace(state, fights=(*state.fights, Fight(state.caller, known, scores))))


def met(state: State, technique: Code, dice: tuple[int, int] | None = None) -> State:
    """Return the state after the dice have said what the opponent does in the next step (KA-10)."""
    *before, fight = state.fights
    (mine, theirs), step = fight.techniques, len(fight.scores)
    codes = (state.chosen[0] or ())[step], technique
    scores, rolls = (*fight.scores, step_scores(codes)), (*fight.dice, *([dice] if dice else []))
    read = Fight(None, ((*mine, codes[0]), (*theirs, codes[1])), scores, rolls)
    after = msgspec.structs.replace(state, fights=(*before, read))
    return _fought(after) if len(read.scores) == STEPS else after


def _fought(state: State) -> State:
    """Return the state after a fight: the next round, or the end (KA-9)."""
    if state.round + 1 == ROUNDS:
        return _ended(state)
    return msgspec.structs.replace(
        state,
        awaits="roll",
        round=state.round + 1,
        rolls=0,
        caller=None,
        sheets=(BLANK,) * state.players,
        chosen=(None,) * state.players,
        past=(*state.past, state.sheets),
    )


# The end


def leaders(state: State) -> tuple[Seat, ...]:
    """Return the sides with the highest total."""
    scores = totals(state)
    return tuple(Seat(side) for side, score in enumerate(scores) if score == max(scores))


def _ended(state: State) -> State:
    """Return the state after the last fight: the end, or where several lead the foot race (KA-9)."""
    ahead = leaders(state)
    if state.tie == "race" and len(ahead) > 1 and not is_solo(state):
        return msgspec.structs.replace(state, awaits="race", runners=ahead)
    return msgspec.structs.replace(state, awaits="nothing", result=_result(state, ahead))


def ran(state: State, seat: Seat, answer: Run | Share) -> State:
    """Return the state after one has run, or would rather share: over when all have run, or one shares (KA-9)."""
    after = msgspec.structs.replace(state, runs=with_item(state.runs, seat, answer))
    if isinstance(answer, Run) and any(after.runs[runner] is None for runner in state.runners):
        return after
    race = race_of(after)
    decided = race.shared_by is None and len(race.winners) < len(race.runners)
    code = "race" if decided else "shared"
    return msgspec.structs.replace(after, awaits="nothing", result=_result(state, race.winners, code))


def race_of(state: State) -> Race:
    """Return the foot race as it was run."""
    answers = [state.runs[runner] for runner in state.runners]
    sharing = (runner for runner, one in zip(state.runners, answers, strict=True) if isinstance(one, Share))
    times = tuple(one.hundredths if isinstance(one, Run) else None for one in answers)
    return Race(state.runners, times, next(sharing, None))


def _result(state: State, winners: tuple[Seat, ...], code: str = "") -> Result:
    scores = totals(state)
    rule = "KA-10" if is_solo(state) else "KA-9"
    reason = f"three rounds are fought, and the highest total is {max(scores)}"
    if code == "race":
        reason = f"{reason}; the foot race has decided the tie"
    return Result(scores, winners, reason, rule, code or ("shared" if len(winners) > 1 else "highest-total"))
