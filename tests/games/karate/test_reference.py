"""The rules against an implementation by somebody who knew only the rules page."""

from fractions import Fraction
from random import Random

import pytest

from chabudai.core import NATURE, Seat, listed
from chabudai.games.karate import BOXES, Karate, Options, State, Write, learned
from chabudai.games.karate.advice import harmless
from chabudai.games.karate.kiai import Reading
from chabudai.games.karate.options import Tie
from chabudai.games.karate.state import roller
from tests.reference.karate import Reference

MATCHES = 6
READINGS: tuple[Reading, ...] = ("any", "some", "all", "attack")
TIES: tuple[Tie, Tie] = ("race", "share")
LAST = (("4H1=5", "4H2=5"), ("4H3=5", "5K1=5"))

pytestmark = pytest.mark.rule(*(f"KA-{number}" for number in range(1, 12)))


def compare(reference: Reference, game: Karate, state: State) -> None:
    assert reference.to_act() == game.to_act(state)
    assert reference.scores() == game.scores(state)
    assert reference.dice() == state.dice
    assert reference.written() == {seat for seat, made in enumerate(state.writings) if made}
    assert reference.kiais() == state.kiais
    for number, sheets in enumerate((*state.past, state.sheets), 1):
        for seat, sheet in enumerate(sheets):
            pending = state.writings[seat] if number == state.round + 1 else None
            assert reference.sheet(seat, number) == on_paper(sheet, pending)
            if pending is None:
                assert tuple("".join(codes) for codes in reference.learned(seat, number)) == learned(sheet)
    for number, fight in enumerate(state.fights, 1):
        assert reference.read(number) == fight.techniques
        assert reference.opponent_dice(number) == fight.dice
        assert tuple(zip(*reference.step_scores(number), strict=True)) == fight.scores or not fight.scores
    result = game.result(state)
    assert reference.over() == (result is not None)
    if result:
        assert (reference.winners(), reference.why()) == (result.winners, result.rule)
        race = game.view(state, None).race
        known = zip(race.runners, race.times, strict=True) if race else ()
        assert reference.times() == {seat: Fraction(time, 100) for seat, time in known if time is not None}
    else:
        compare_moves(reference, game, state)


def compare_moves(reference: Reference, game: Karate, state: State) -> None:
    if state.awaits in {"roll", "opponent"}:
        assert {str(move): odds for move, odds in game.outcomes(state) or ()} == reference.odds()
        if state.awaits == "roll":
            assert reference.roller() == roller(state)
    if state.awaits == "settle":
        for seat in game.to_act(state):
            space = listed(game.moves(state, seat))
            assert sorted(map(str, space)) == sorted(reference.moves(seat))
            assert len(space) == reference.count_moves(seat)


def on_paper(sheet: str, pending: Write | None) -> dict[str, int]:
    paper = {str(box): int(sign) for box, sign in zip(BOXES, sheet, strict=True) if sign != "."}
    return paper | {str(mark.box): mark.number for mark in (pending.marks if pending else ())}


def chosen(game: Karate, state: State, seat: Seat, rng: Random) -> object:
    """Return a move: mostly one that gets somewhere, so that there is something to fight with."""
    if state.awaits != "write" or rng.random() < 0.1:
        return game.moves(state, seat).sample(rng)
    write = harmless(state.sheets[seat], state.dice or (1, 1))
    wants = state.players > 1 and state.rolls > 12 and rng.random() < 0.2
    loud = Write(write.marks, kiai=True)
    return loud if wants and game.moves(state, seat).contains(loud) else write


@pytest.mark.parametrize(("players", "roll"), [(1, "roll 3 5"), (1, "roll 4 4"), (2, "roll 5 3"), (3, "roll 6 6")])
@pytest.mark.parametrize("kiai", READINGS)
def test_all_writings_of_a_roll_agree(players: int, roll: str, kiai: Reading) -> None:
    game = Karate(Options(players=players, kiai=kiai))
    reference = Reference.start(players, kiai=kiai, ask_everyone=True)
    state = game.start()
    # Four steps are learned, and a five in each of the last boxes is all that lacks.
    for first, second in (("1K1=5", "1K2=5"), ("2K1=5", "2K2=5"), ("3O1=5", "3O2=5"), ("3O3=5", "3O4=5"), *LAST):
        texts = ["roll 5 5", *[f"{first} {second}"] * players]
        for seat, text in zip([NATURE, *map(Seat, range(players))], texts, strict=True):
            state, reference = game.apply(state, seat, game.parse(state, text)), reference.play(seat, text)
    state = game.apply(state, NATURE, game.parse(state, roll))
    reference = reference.play(NATURE, roll)
    space = listed(game.moves(state, Seat(0)))
    texts = [game.text(state, move) for move in space]
    assert len(texts) == len(set(texts)) == len(space)
    assert set(texts) == set(reference.moves(0))


@pytest.mark.parametrize("players", range(1, 9))
def test_random_matches_agree_move_by_move(players: int, pytestconfig: pytest.Config) -> None:
    scored, matches = 0, MATCHES * pytestconfig.option.agree
    for seed in range(matches):
        rng = Random(1000 * players + seed)
        level, kiai, tie = seed % 6 if players == 1 else 0, READINGS[seed % 4], TIES[seed % 3 == 2]
        game = Karate(Options(players=players, level=level, kiai=kiai, tie=tie))
        state = game.start()
        reference = Reference.start(players, level, kiai=kiai, tie=tie, ask_everyone=True)
        while acting := sorted(game.to_act(state)):
            seat = rng.choice(acting)
            move = game.nature(state, rng) if seat == NATURE else chosen(game, state, seat, rng)
            text = game.text(state, move)  # pyright: ignore[reportArgumentType] -- chosen among this game's
            assert reference.legal(seat, text)
            reference = reference.play(seat, text)
            state = game.apply(state, seat, game.parse(state, text))
            compare(reference, game, state)
        scored += any(game.scores(state))
    assert scored > matches // 2
