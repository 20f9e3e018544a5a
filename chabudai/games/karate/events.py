"""What a move brings about, as each viewer may see it (KA-11): for animation, sound and the move list."""

from chabudai.core import Seat, Struct
from chabudai.games.karate.moves import ChooseTechniques, Move, Opponent, OpponentRoll, Roll, Run, Share, Time, Write
from chabudai.games.karate.scoring import pairings, step_scores
from chabudai.games.karate.sheet import STEPS, Code
from chabudai.games.karate.spaces import technique_of
from chabudai.games.karate.state import (
    MOST_ROLLS,
    State,
    Techniques,
    after_choice,
    is_solo,
    race_of,
    ran,
    roller,
    totals,
)


class Rolled(Struct, tag="rolled"):
    """The dice were rolled."""

    seat: Seat
    first: int
    second: int
    roll: int
    """Which roll of the training it was, from 1."""


class Wrote(Struct, tag="wrote"):
    """Somebody has written; only they know what."""

    seat: Seat
    write: Write | None


class Heard(Struct, tag="heard"):
    """All have written, and one or several have called a kiai: the first is the caller."""

    callers: tuple[Seat, ...]


class Ended(Struct, tag="ended"):
    """The training is over without a kiai: after 60 rolls, or because time is over."""

    time: bool


class Ready(Struct, tag="ready"):
    """Somebody has chosen techniques; only they know which."""

    seat: Seat
    techniques: Techniques | None


class Read(Struct, tag="read"):
    """One step of a fight is read: the technique of each side, the points of each against each, what each scores."""

    step: int
    techniques: tuple[Code, ...]
    order: tuple[Seat, ...]
    """Who reads when."""
    pairings: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    dice: tuple[int, int] | None = None
    """The opponent's dice, where one plays alone."""


class Fought(Struct, tag="fought"):
    """A fight is over: what it gave, and the totals."""

    round: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class Tied(Struct, tag="tied"):
    """The last fight is over with a tie: these run a foot race (KA-9)."""

    runners: tuple[Seat, ...]
    total: int


class Ran(Struct, tag="ran"):
    """Somebody has run the foot race; only they know in which time, until all have."""

    seat: Seat
    hundredths: int | None


class Shared(Struct, tag="shared"):
    """Somebody would rather not run: all who are tied share the win."""

    seat: Seat


class Raced(Struct, tag="raced"):
    """All have run: who was how fast, in hundredths of a second, and who was first past the post."""

    runners: tuple[Seat, ...]
    times: tuple[int | None, ...]
    winners: tuple[Seat, ...]


Event = Rolled | Wrote | Heard | Ended | Ready | Read | Fought | Tied | Ran | Shared | Raced


def events_of(state: State, seat: Seat, move: Move, viewer: Seat | None) -> tuple[Event, ...]:
    """Return what happens with a move, as the viewer may know it."""
    match move:
        case Roll(first, second):
            events: tuple[Event, ...] = (Rolled(roller(state), first, second, state.rolls + 1),)
        case Write():
            wrote = Wrote(seat, move if viewer == seat else None)
            events = (wrote, *_after_writing(state, seat, move))
        case Time():
            events = (Ended(time=True),)
        case ChooseTechniques(techniques):
            ready = Ready(seat, techniques if viewer == seat else None)
            events = (ready, *_after_choice(state, seat, move))
        case OpponentRoll(first, second):
            events = _after_opponent(state, technique_of(first, second), (first, second))
        case Opponent(technique):
            events = _after_opponent(state, technique, None)
        case Run(hundredths):
            events = (Ran(seat, hundredths if viewer == seat else None), *_after_run(state, seat, move))
        case Share():
            events = (Shared(seat),)
    return events


def _after_writing(state: State, seat: Seat, write: Write) -> tuple[Event, ...]:
    if any(made is None for number, made in enumerate(state.writings) if number != seat):
        return ()
    callers = (*state.kiais, seat) if write.kiai else state.kiais
    if callers:
        return (Heard(callers),)
    return (Ended(time=False),) if state.rolls >= MOST_ROLLS and not is_solo(state) else ()


def _after_choice(state: State, seat: Seat, choice: ChooseTechniques) -> tuple[Event, ...]:
    others = (one for number, one in enumerate(state.chosen) if number != seat)
    if is_solo(state) or any(one is None for one in others):
        return ()
    after = after_choice(state, seat, choice)
    fight, caller = after.fights[-1], state.caller or Seat(0)
    order = tuple(Seat((caller + number) % state.players) for number in range(state.players))
    steps = enumerate(zip(*fight.techniques, strict=True))
    reads = (Read(step, codes, order, pairings(codes), step_scores(codes)) for step, codes in steps)
    tied = (Tied(after.runners, max(totals(after))),) if after.runners else ()
    return (*reads, Fought(state.round, fight.totals, totals(after)), *tied)


def _after_run(state: State, seat: Seat, run: Run) -> tuple[Event, ...]:
    after = ran(state, seat, run)
    if not after.result:
        return ()
    race = race_of(after)
    return (Raced(race.runners, race.times, race.winners),)


def _after_opponent(state: State, technique: Code, dice: tuple[int, int] | None) -> tuple[Event, ...]:
    fight = state.fights[-1]
    step = len(fight.scores)
    codes: tuple[Code, Code] = (state.chosen[0] or ())[step], technique
    scores = step_scores(codes)
    read = Read(step, codes, (Seat(0), Seat(1)), pairings(codes), scores, dice)
    if step + 1 < STEPS:
        return (read,)
    round_scores = (fight.totals[0] + scores[0], fight.totals[1] + scores[1])
    before = totals(state)
    return (read, Fought(state.round, round_scores, (before[0] + scores[0], before[1] + scores[1])))
