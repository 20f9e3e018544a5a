"""Roll & Write Karate Fight!: everybody trains in secret with the same dice, then all fight all.

The rules with their ids are in README.md beside this file. Where each lives: KA-1, KA-3 and KA-4 `sheet`, who may
call a kiai (KA-5) `kiai`, KA-8 `scoring`, the foot race of KA-9 `race`, KA-11 `view`, the rest `state`.

>>> game = Karate(Options(players=2))
>>> state = game.apply(game.start(), NATURE, game.parse(game.start(), "roll 6 6"))
>>> state = game.apply(state, Seat(0), game.parse(state, "1K1=6 1K2=6"))
>>> sorted(game.to_act(state)), game.view(state, Seat(1)).written, game.view(state, Seat(1)).own.sheet[:2]
([1], (True, False), '..')
"""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import ClassVar, cast

import msgspec

from chabudai.core import NATURE, NOBODY, ONLY_NATURE, Listed, MoveSpace, Result, Seat, Struct, Wire, checked
from chabudai.games.karate.advice import harmless
from chabudai.games.karate.events import Event, events_of
from chabudai.games.karate.moves import (
    Chance,
    ChooseTechniques,
    Move,
    Opponent,
    OpponentRoll,
    Roll,
    Run,
    Share,
    Time,
    Turn,
    Write,
)
from chabudai.games.karate.notation import read_move
from chabudai.games.karate.options import Options, Options1
from chabudai.games.karate.race import RUNS, SLOWEST
from chabudai.games.karate.refusal import refuse
from chabudai.games.karate.scoring import fight_pairings
from chabudai.games.karate.sheet import Code, Sheet, choices, learned
from chabudai.games.karate.spaces import (
    OPPONENT_ROLLS,
    ROLLS,
    TIME,
    TechniqueChoices,
    Writings,
    technique_of,
    written,
)
from chabudai.games.karate.state import (
    State,
    after_choice,
    first_state,
    is_solo,
    last_roll,
    met,
    race_of,
    ran,
    rolled,
    roller,
    totals,
    trained,
    wrote,
)
from chabudai.games.karate.view import Own, View
from chabudai.games.karate.worlds import world

SOLO_SECONDS = 120
FEWER_SECONDS = 20
NO_MOVES: Listed[Move] = Listed()


@checked
class Karate:
    """The rules of Roll & Write Karate Fight!, KA-1 to KA-11."""

    id: ClassVar[str] = "karate"
    version: ClassVar[int] = 2
    options_type: ClassVar[type[Struct]] = Options
    wire: ClassVar[Wire] = Wire(move=Move, view=View, event=Event)

    def __init__(self, options: Options | None = None) -> None:
        chosen = options or Options()
        self.options: Options1 = chosen
        self.players = chosen.players
        if chosen.level and self.players > 1:
            raise ValueError("a level is for one who plays alone; with more players it is 0")
        alone = ("player", "opponent")
        self.sides = alone if self.players == 1 else tuple(f"player {seat + 1}" for seat in range(self.players))
        self._first = first_state(chosen)

    def start(self) -> State:
        """Return the state before the first roll."""
        return self._first

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return everybody who has yet to write, to choose techniques or to run; Nature rolls."""
        if state.result:
            return NOBODY
        if state.awaits == "write":
            return _without(state.writings)
        if state.awaits == "race":
            return _without(state.runs) & frozenset(state.runners)
        return _without(state.chosen) if state.awaits == "settle" else ONLY_NATURE

    def moves(self, state: State, seat: Seat) -> MoveSpace[Move]:
        """Return the legal moves of this seat."""
        if seat not in self.to_act(state):
            return NO_MOVES
        if seat == NATURE:
            return self._chances(state)
        if state.awaits == "settle":
            return TechniqueChoices(state.sheets[seat])
        if state.awaits == "race":
            return RUNS
        return Writings(state.dice or (0, 0), state.sheets[seat], None if is_solo(state) else state.kiai)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after the move; IllegalMove names the rule that forbids it."""
        if seat not in self.to_act(state) or not self.moves(state, seat).contains(move):
            raise refuse(state, seat, move)
        match move:
            case Write():
                after = wrote(state, seat, move)
            case ChooseTechniques():
                after = after_choice(state, seat, move)
            case Run() | Share():
                after = ran(state, seat, move)
            case _:
                after = self._after_chance(state, move)
        return after

    def _after_chance(self, state: State, move: Chance) -> State:
        match move:
            case Roll():
                after = rolled(state, move)
            case OpponentRoll(first, second):
                after = met(state, technique_of(first, second), (first, second))
            case Opponent(technique):
                after = met(state, technique)
            case Time():
                after = trained(state, None)
        return after

    def nature(self, state: State, rng: Random) -> Chance:
        """Draw Nature's move where no clock runs; ValueError where players are to act."""
        if state.awaits == "opponent":
            return OPPONENT_ROLLS.sample(rng)
        if state.awaits != "roll":
            raise ValueError("players are to act")
        return TIME if _is_time(state) else ROLLS.sample(rng)

    def part(self, state: State) -> tuple[int, float] | None:
        """Return which training of one who plays alone this is, and how long it lasts (KA-10)."""
        training = is_solo(state) and state.awaits in {"roll", "write"}
        return (state.round, float(_seconds(state.level))) if training else None

    def nature_in_time(self, state: State, rng: Random, *, over: bool) -> Chance:
        """Roll while there is time; when it is over, say so."""
        return TIME if over and state.rolls else ROLLS.sample(rng)

    def outcomes(self, state: State) -> Sequence[tuple[Chance, Fraction]] | None:
        """Return Nature's moves with their odds, where no clock runs."""
        if state.awaits not in {"roll", "opponent"}:
            return None
        if _is_time(state):
            return [(TIME, Fraction(1))]
        rolls = OPPONENT_ROLLS if state.awaits == "opponent" else ROLLS
        return [(roll, Fraction(1, len(rolls))) for roll in rolls]

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what this seat may know (KA-11)."""
        solo = is_solo(state)
        return View(
            seat=seat,
            players=state.players,
            level=state.level,
            kiai=None if solo else state.kiai,
            tie=state.tie,
            last_roll=last_roll(state.players, state.level),
            seconds=_seconds(state.level) if solo else None,
            awaits=state.awaits,
            round=state.round,
            rolls=state.rolls,
            roller=roller(state),
            rolled=state.rolled,
            dice=state.dice,
            written=tuple(writing is not None for writing in state.writings),
            chosen=tuple(choice is not None for choice in state.chosen),
            caller=state.caller,
            own=None if seat is None else _own(state, seat),
            fights=state.fights,
            pairings=tuple(fight_pairings(fight.techniques) for fight in state.fights),
            totals=totals(state),
            sheets=(*state.past, state.sheets) if state.result else (),
            runners=state.runners,
            ran=tuple(run is not None for run in state.runs),
            race=race_of(state) if state.result and state.runners else None,
            result=state.result,
        )

    def open_view(self, state: State) -> View:
        """Return what there is to see once nothing is secret any more: everybody's sheets, as they were then."""
        now = (
            written(sheet, made) if made else sheet for sheet, made in zip(state.sheets, state.writings, strict=True)
        )
        return msgspec.structs.replace(self.view(state, None), sheets=(*state.past, tuple(now)))

    def world(self, view: View, rng: Random) -> State:
        """Return a state that fits the view: others' sheets are made up."""
        return world(view, rng)

    def reveals(self, state: State, seat: Seat, move: object) -> bool:
        """Return whether a kiai is heard with this move, or fight or race are over: once all have written or chosen."""
        heard = state.awaits != "write" or bool(state.kiais) or (isinstance(move, Write) and move.kiai)
        return isinstance(move, Share) or (heard and self.to_act(state) == frozenset({seat}))

    def result(self, state: State) -> Result | None:
        """Return how it ended (KA-9, KA-10), or None."""
        return state.result

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points of all fights so far."""
        return totals(state)

    def events(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Sequence[Event]:
        """Return what happens with a move, as the viewer may know it."""
        return events_of(state, seat, move, viewer)

    def text(self, state: State, move: Move) -> str:
        """Write the move, such as `3O4=4 1K1=6 kiai`."""
        del state
        return str(move)

    def parse(self, state: State, text: str) -> Move:
        """Read a move; ValueError where it can't be read."""
        return read_move(text, state.dice)

    def default(self, view: View) -> Turn:
        """Return the writing that does least harm, the strongest technique of each step, or to come in last."""
        if view.own is None:
            raise ValueError("a spectator makes no move")
        if view.awaits == "race":
            return Run(SLOWEST)
        if view.awaits == "settle":
            return ChooseTechniques(tuple(_strongest(among) for among in choices(view.own.sheet)))
        return harmless(view.own.sheet, view.dice or (1, 1))

    def _chances(self, state: State) -> Listed[Chance]:
        """Return what Nature may do; alone, time can be over after any writing, because a clock may run."""
        if state.awaits == "opponent":
            return OPPONENT_ROLLS
        return Listed((*ROLLS, TIME)) if is_solo(state) and state.rolls else ROLLS


def _without(made: Sequence[object]) -> frozenset[Seat]:
    return frozenset(Seat(seat) for seat, each in enumerate(made) if each is None)


def _strongest(among: str) -> Code:
    """Return the last in the order of the sheet: it has a point against most others."""
    return cast("Code", among[-1])


def _own(state: State, seat: Seat) -> Own:
    sheet: Sheet = state.sheets[seat]
    return Own(
        sheet=sheet,
        writing=state.writings[seat],
        learned=learned(sheet),
        chosen=state.chosen[seat],
        past=tuple(sheets[seat] for sheets in state.past),
        run=state.runs[seat],
    )


def _seconds(level: int) -> int:
    """Return how long a training lasts alone, where a clock runs (KA-10)."""
    return SOLO_SECONDS - FEWER_SECONDS * level


def _is_time(state: State) -> bool:
    over = is_solo(state) and state.awaits == "roll"
    return over and state.rolls >= last_roll(state.players, state.level)
