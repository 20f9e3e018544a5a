"""Roll & Write Karate Fight!: everybody trains in secret with the same dice, then all fight all.

The rules with their ids are in README.md beside this file. Where each lives: KA-1, KA-3 and KA-4 `sheet`, KA-8
`scoring`, KA-11 `view`, the rest `state`.

>>> game = Karate(Options(players=2))
>>> state = game.apply(game.start(), NATURE, game.parse(game.start(), "roll 6 6"))
>>> state = game.apply(state, Seat(0), game.parse(state, "1K1=6 1K2=6"))
>>> sorted(game.to_act(state)), game.view(state, Seat(1)).written, game.view(state, Seat(1)).own.sheet[:2]
([1], (True, False), '..')
"""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Annotated, ClassVar, cast

from msgspec import Meta

from chabudai.core import NATURE, NOBODY, ONLY_NATURE, Listed, MoveSpace, Result, Seat, Struct, Wire
from chabudai.games.karate.advice import harmless
from chabudai.games.karate.events import Event, events_of
from chabudai.games.karate.moves import Chance, ChooseTechniques, Move, Opponent, Roll, Time, Turn, Write
from chabudai.games.karate.notation import read_move
from chabudai.games.karate.refusal import refuse
from chabudai.games.karate.scoring import fight_pairings
from chabudai.games.karate.sheet import Code, choices, learned
from chabudai.games.karate.spaces import OPPONENTS, ROLLS, TIME, TechniqueChoices, Writings
from chabudai.games.karate.state import (
    State,
    after_choice,
    first_state,
    is_solo,
    last_roll,
    met,
    rolled,
    roller,
    totals,
    trained,
    wrote,
)
from chabudai.games.karate.view import Own, View
from chabudai.games.karate.worlds import world

MOST_PLAYERS = 8
SOLO_SECONDS = 120.0
FEWER_SECONDS = 20.0
MOST_LEVEL = 5
NO_MOVES: Listed[Move] = Listed()


class Options(Struct):
    """What can be chosen before a match of Karate."""

    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 2
    level: Annotated[int, Meta(ge=0, le=MOST_LEVEL, extra={"players": 1})] = 0
    """How hard it is to play alone: each level takes 20 seconds, or 4 rolls, from each training."""


class Karate:
    """The rules of Roll & Write Karate Fight!, KA-1 to KA-11."""

    id: ClassVar[str] = "karate"
    version: ClassVar[int] = 1
    options_type: ClassVar[type[Struct]] = Options
    wire: ClassVar[Wire] = Wire(move=Move, view=View, event=Event)

    def __init__(self, options: Options | None = None) -> None:
        self.options = options or Options()
        self.players = self.options.players
        if self.options.level and self.players > 1:
            raise ValueError("a level is for one who plays alone; with more players it is 0")
        alone = ("player", "opponent")
        self.sides = alone if self.players == 1 else tuple(f"player {seat + 1}" for seat in range(self.players))

    def start(self) -> State:
        """Return the state before the first roll."""
        return first_state(self.players, self.options.level)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return everybody who has yet to write or to choose techniques; Nature rolls."""
        if state.result:
            return NOBODY
        if state.awaits == "write":
            return _without(state.writings)
        return _without(state.chosen) if state.awaits == "settle" else ONLY_NATURE

    def moves(self, state: State, seat: Seat) -> MoveSpace[Move]:
        """Return the legal moves of this seat."""
        if seat not in self.to_act(state):
            return NO_MOVES
        if seat == NATURE:
            return _chances(state)
        if state.awaits == "settle":
            return TechniqueChoices(state.sheets[seat])
        return Writings(state.dice or (0, 0), kiai=not is_solo(state))

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after the move; IllegalMove names the rule that forbids it."""
        if not self.moves(state, seat).contains(move):
            raise refuse(state, seat, move)
        match move:
            case Write():
                after = wrote(state, seat, move)
            case ChooseTechniques():
                after = after_choice(state, seat, move)
            case Roll():
                after = rolled(state, move)
            case Opponent():
                after = met(state, move)
            case Time():
                after = trained(state, None)
        return after

    def nature(self, state: State, rng: Random) -> Chance:
        """Draw Nature's move where no clock runs; ValueError where players are to act."""
        if state.awaits == "opponent":
            codes = [move for move, _ in OPPONENTS]
            return codes[max(rng.randrange(6), rng.randrange(6))]
        if state.awaits != "roll":
            raise ValueError("players are to act")
        return TIME if _is_time(state) else ROLLS.sample(rng)

    def part(self, state: State) -> tuple[int, float] | None:
        """Return which training of one who plays alone this is, and how long it lasts (KA-10)."""
        training = is_solo(state) and state.awaits in {"roll", "write"}
        return (state.round, SOLO_SECONDS - FEWER_SECONDS * state.level) if training else None

    def nature_in_time(self, state: State, rng: Random, *, over: bool) -> Chance:
        """Roll while there is time; when it is over, say so."""
        return TIME if over and state.rolls else ROLLS.sample(rng)

    def outcomes(self, state: State) -> Sequence[tuple[Chance, Fraction]] | None:
        """Return Nature's moves with their odds, where no clock runs."""
        if state.awaits == "opponent":
            return OPPONENTS
        if state.awaits != "roll":
            return None
        return [(TIME, Fraction(1))] if _is_time(state) else [(roll, Fraction(1, len(ROLLS))) for roll in ROLLS]

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what this seat may know (KA-11)."""
        return View(
            seat=seat,
            players=state.players,
            level=state.level,
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
            result=state.result,
        )

    def world(self, view: View, rng: Random) -> State:
        """Return a state that fits the view: others' sheets are made up."""
        return world(view, rng)

    def reveals(self, state: State, seat: Seat, move: object) -> bool:
        """Return whether a kiai is heard with this move, or the fight is read: once all have written or chosen."""
        heard = state.awaits == "settle" or bool(state.kiais) or (isinstance(move, Write) and move.kiai)
        return heard and self.to_act(state) == frozenset({seat})

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
        """Return the writing that does least harm, or the strongest technique of each step."""
        if view.own is None:
            raise ValueError("a spectator makes no move")
        if view.awaits == "settle":
            return ChooseTechniques(tuple(_strongest(among) for among in choices(view.own.sheet)))
        return harmless(view.own.sheet, view.dice or (1, 1))


def _without(made: Sequence[object]) -> frozenset[Seat]:
    return frozenset(Seat(seat) for seat, each in enumerate(made) if each is None)


def _strongest(among: str) -> Code:
    """Return the last in the order of the sheet: it has a point against most others."""
    return cast("Code", among[-1])


def _own(state: State, seat: Seat) -> Own:
    sheet = state.sheets[seat]
    return Own(
        sheet=sheet,
        writing=state.writings[seat],
        learned=learned(sheet),
        chosen=state.chosen[seat],
        past=tuple(sheets[seat] for sheets in state.past),
    )


def _is_time(state: State) -> bool:
    return is_solo(state) and state.rolls >= last_roll(state.level)


def _chances(state: State) -> Listed[Chance]:
    """Return what Nature may do; alone, time can be over after any writing, because a clock may run."""
    if state.awaits == "opponent":
        return Listed(move for move, _ in OPPONENTS)
    return Listed((*ROLLS, TIME)) if is_solo(state) and state.rolls else ROLLS
