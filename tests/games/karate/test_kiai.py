"""Who may call a kiai (KA-5): the four readings."""

import time
from itertools import combinations, permutations
from random import Random

import msgspec
import pytest

from chabudai.core import JSON, IllegalMove, Seat, has_more_than, listed
from chabudai.games.karate import (
    BLANK,
    BOXES,
    Box,
    Karate,
    Mark,
    Missing,
    Options,
    Sheet,
    State,
    Write,
    marked,
    missing,
)
from chabudai.games.karate.kiai import Reading
from chabudai.games.karate.spaces import Writings, written
from tests.games.karate.sheets import ME, YOU, match, play, sheet, sheet_with

pytestmark = pytest.mark.rule("KA-5")
READINGS: tuple[Reading, ...] = ("any", "some", "all", "attack")


def training(game: Karate, mine: Sheet, roll: str = "roll 6 1") -> State:
    """Return a training in which the first seat has this sheet, and the dice lie there."""
    state = msgspec.structs.replace(game.start(), sheets=(mine, *game.start().sheets[1:]))
    return play(game, state, roll)


def refusal(game: Karate, state: State, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as found:
        game.apply(state, ME, game.parse(state, text))
    assert found.value.rule == "KA-5"
    return found.value


def test_the_default_is_a_technique_for_every_step() -> None:
    assert Options().kiai == "all"
    game = Karate()
    state = training(game, sheet_with("K H O Y -"))
    assert refusal(game, state, "5T1=6 5T2=1 kiai").facts == {"steps": "5", "n": 1}
    learned = training(game, sheet_with("K H O Y T"))
    assert play(game, learned, "0: 1T1=6 1T2=1 kiai").kiais == (ME,)


@pytest.mark.parametrize(
    ("reading", "techniques", "lacks"),
    [
        ("any", "- - - - -", None),
        ("some", "- - - - -", Missing((), attack=False)),
        ("some", "- - K - -", None),
        ("all", "- K - H -", Missing((1, 3, 5), attack=False)),
        ("all", "K K K K K", None),
        ("attack", "K K K K -", Missing((5,), attack=True)),
        ("attack", "K K K Y -", Missing((5,), attack=False)),
        ("attack", "K K K K H", Missing((), attack=True)),
        ("attack", "K K K K HO", None),
    ],
)
def test_what_is_missing(reading: Reading, techniques: str, lacks: Missing | None) -> None:
    assert missing(sheet_with(techniques), reading) == lacks


def test_a_refusal_says_what_is_still_missing() -> None:
    sentences = {
        ("some", "- - - - -"): "Learn one technique before you call a kiai.",
        ("all", "K - K - -"): "For a kiai you still need techniques in steps 2, 4 and 5.",
        ("all", "K - K K K"): "For a kiai you still need a technique in step 2.",
        ("attack", "K - K K K"): "For a kiai you still need a technique in step 2, and an attack.",
        ("attack", "K K K K K"): "For a kiai one of your techniques has to be an attack.",
    }
    for (reading, techniques), sentence in sentences.items():
        game = match(kiai=reading)  # pyright: ignore[reportArgumentType] -- one of the readings
        state = training(game, sheet_with(techniques))
        assert refusal(game, state, "2T1=6 2T2=1 kiai").reason == sentence


def test_the_two_numbers_that_are_written_count_and_so_does_what_they_erase() -> None:
    game = match(kiai="all")
    almost = sheet(K1="66", K2="66", K3="66", K4="66", K5="6.")
    state = training(game, almost)
    assert play(game, state, "0: 5K2=6 5T1=1 kiai").kiais == (ME,)
    assert refusal(game, state, "5K2=6 1K1=1 kiai").facts["steps"] == "1"
    assert play(game, state, "0: 5K2=6 1K1=1").kiais == ()


def test_nobody_else_learns_of_a_refused_kiai_or_of_one_that_is_not_heard_yet() -> None:
    game = match(3, kiai="all")
    state = training(game, sheet_with("K K K K K"))
    quiet, loud = (play(game, state, f"0: 1T1=6 1T2=1{kiai}") for kiai in ("", " kiai"))
    for viewer in (YOU, Seat(2), None):
        assert JSON.encode(game.view(quiet, viewer)) == JSON.encode(game.view(loud, viewer))
        assert JSON.encode(game.view(state, viewer)) == JSON.encode(game.view(training(game, BLANK), viewer))


@pytest.mark.parametrize("reading", READINGS)
def test_the_space_lists_and_counts_what_is_legal(reading: Reading) -> None:
    rng = Random(reading)
    for number, dice in enumerate([(6, 1), (3, 3), (2, 2), (6, 6)]):
        paper = sheet_with(("K K K K -", "K H KO - -", "- - - - -", "K K K K K")[number])
        for _ in range(6):
            paper = marked(paper, rng.choice(BOXES), rng.choice(dice))
        space = Writings(dice, paper, reading)
        pairs = combinations(BOXES, 2) if dice[0] == dice[1] else permutations(BOXES, 2)
        calls = {pair for pair in pairs if missing(written(paper, write(pair, dice)), reading) is None}
        assert {tuple(mark.box for mark in each.marks) for each in listed(space) if each.kiai} == calls
        assert len(space) == sum(1 for _ in space)
        for most in (0, len(space) - 1, len(space), len(space) + 1):
            assert has_more_than(space, most) == (len(space) > most)
        assert all(space.contains(each) for each in listed(space))
        assert all(space.contains(space.sample(rng)) for _ in range(200))


def write(boxes: tuple[Box, Box], dice: tuple[int, int]) -> Write:
    return Write((Mark(boxes[0], dice[0]), Mark(boxes[1], dice[1])))


def test_counting_is_quick_because_every_view_of_a_seat_asks_for_it() -> None:
    space = Writings((6, 1), sheet_with("K H O Y -"), "all")
    began = time.perf_counter()
    for _ in range(10):
        assert len(space)
    assert (time.perf_counter() - began) / 10 < 0.05


@pytest.mark.parametrize("reading", READINGS)
def test_the_default_move_calls_no_kiai_and_is_legal(reading: Reading) -> None:
    game = match(kiai=reading)
    for techniques in ("- - - - -", "K K K K K", "KHOYT KHOYT KHOYT KHOYT KHOYT"):
        state = training(game, sheet_with(techniques), "roll 5 5")
        default = game.default(game.view(state, ME))
        assert isinstance(default, Write)
        assert not default.kiai
        assert game.moves(state, ME).contains(default)


def test_what_is_not_of_the_right_type_is_refused() -> None:
    game = match()
    state = training(game, BLANK)
    marks = (Mark(Box("1T1"), 6), Mark(Box("1T2"), 1))
    wrong = [
        Write((Mark(Box("1T1"), 6.0), marks[1])),  # pyright: ignore[reportArgumentType] -- that is what is tried
        Write(list(marks)),  # pyright: ignore[reportArgumentType] -- likewise
        Write(marks, kiai=1),  # pyright: ignore[reportArgumentType] -- likewise
        Write((None, marks[1])),  # pyright: ignore[reportArgumentType] -- likewise
        Write((Mark(1, 6), marks[1])),  # pyright: ignore[reportArgumentType] -- likewise
        Write(None),  # pyright: ignore[reportArgumentType] -- likewise
    ]
    for move in wrong:
        with pytest.raises(IllegalMove):
            game.apply(state, ME, move)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_only_seats_see(seat: int) -> None:
    game = match()
    with pytest.raises(ValueError, match="a seat from 0 to 1"):
        game.view(game.start(), Seat(seat))
