"""What is told of a move, and to whom (KA-11)."""

from chabudai.core import Seat
from chabudai.games.karate.moves import Move, Opponent, Roll, Settle, Time, Write
from chabudai.games.karate.scoring import pairings, step_scores
from chabudai.games.karate.sheet import STEPS, Code
from chabudai.games.karate.state import MOST_ROLLS, State, is_solo, roller, settled, totals
from chabudai.games.karate.view import Ended, Event, Fought, Heard, Read, Ready, Rolled, Wrote


def told(state: State, seat: Seat, move: Move, viewer: Seat | None) -> tuple[Event, ...]:
    """Return what happens with a move, as the viewer may know it."""
    match move:
        case Roll(first, second):
            events: tuple[Event, ...] = (Rolled(roller(state), first, second, state.rolls + 1),)
        case Write():
            wrote = Wrote(seat, move if viewer == seat else None)
            events = (wrote, *_after_writing(state, seat, move))
        case Time():
            events = (Ended(time=True),)
        case Settle(techniques):
            ready = Ready(seat, techniques if viewer == seat else None)
            events = (ready, *_after_settling(state, seat, move))
        case Opponent(technique):
            events = _after_opponent(state, technique)
    return events


def _after_writing(state: State, seat: Seat, write: Write) -> tuple[Event, ...]:
    if any(made is None for number, made in enumerate(state.writings) if number != seat):
        return ()
    callers = (*state.kiais, seat) if write.kiai else state.kiais
    if callers:
        return (Heard(callers),)
    return (Ended(time=False),) if state.rolls >= MOST_ROLLS and not is_solo(state) else ()


def _after_settling(state: State, seat: Seat, settle: Settle) -> tuple[Event, ...]:
    others = (choice for number, choice in enumerate(state.settled) if number != seat)
    if is_solo(state) or any(choice is None for choice in others):
        return ()
    after = settled(state, seat, settle)
    fight, caller = after.fights[-1], state.caller or Seat(0)
    order = tuple(Seat((caller + number) % state.players) for number in range(state.players))
    steps = enumerate(zip(*fight.techniques, strict=True))
    reads = (Read(step, codes, order, pairings(codes), step_scores(codes)) for step, codes in steps)
    return (*reads, Fought(state.round, fight.totals, totals(after)))


def _after_opponent(state: State, technique: Code) -> tuple[Event, ...]:
    fight = state.fights[-1]
    step = len(fight.scores)
    codes: tuple[Code, Code] = (state.settled[0] or ())[step], technique
    scores = step_scores(codes)
    read = Read(step, codes, (Seat(0), Seat(1)), pairings(codes), scores)
    if step + 1 < STEPS:
        return (read,)
    round_scores = (fight.totals[0] + scores[0], fight.totals[1] + scores[1])
    before = totals(state)
    return (read, Fought(state.round, round_scores, (before[0] + scores[0], before[1] + scores[1])))
