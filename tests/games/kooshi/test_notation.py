"""Moves and positions as text."""

from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chabudai
from chabudai.catalog import phrases
from chabudai.core import LANGUAGES, BadValue, Header, Holder, Log, Moved, Seat, write_log
from chabudai.games.kooshi import KoOshi, Move
from chabudai.games.kooshi.board import DARK, HAS, Square
from chabudai.games.kooshi.notation import START, read_move, read_position, write_position
from chabudai.games.kooshi.slide import effects
from chabudai.games.kooshi.state import Ban
from tests.games.kooshi.boards import GAME, play


@pytest.mark.parametrize("text", ["a1n", " A1N ", "e5w\n"])
def test_moves_are_read(text: str) -> None:
    assert str(read_move(text)) == text.strip().lower()


@pytest.mark.parametrize("text", ["", "a1", "a6n", "f1n", "a1x", "a1nn", "1an", "a1 n", "pass", "a" * 10_000])
def test_what_is_no_move_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match="A move is a square"):
        read_move(text)


@pytest.mark.rule("KO-2")
def test_the_start_is_written_as_the_page_says() -> None:
    assert write_position(GAME.start()) == START == "ba1ab/2a2/5/2A2/BA1AB l 0-0 -"


@pytest.mark.rule("KO-10")
def test_the_ban_lists_every_protected_piece_in_the_order_of_their_squares() -> None:
    state = read_position("5/5/1A1ab/5/B3b d 0-0 -")
    assert write_position(play(state, "e3w")) == "5/5/Aab2/5/B3b l 0-0 b3>d3,c3>e3"
    assert write_position(read_position("5/5/Aab2/5/B3b l 0-0 c3>e3,b3>d3")) == "5/5/Aab2/5/B3b l 0-0 b3>d3,c3>e3"


REFUSED = [
    ("", "four parts"),
    (START + " x", "Nothing may follow"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0", "four parts"),
    ("ba1ab/2a2/5/2A2 l 0-0 -", "5 ranks"),
    ("ba1ab/2a2/5/2A2/BA1A l 0-0 -", "5 ranks"),
    ("ba1ab/2a2/5/2A2/BA1ABA l 0-0 -", "5 ranks"),
    ("ba1ab/2a2/6/2A2/BA1AB l 0-0 -", "5 ranks"),
    ("ba.ab/2a2/5/2A2/BA1AB l 0-0 -", "5 ranks"),
    ("ka1ab/2a2/5/2A2/BA1AB l 0-0 -", "5 ranks"),
    ("ba1ab/2a2/5/2A2/BA1AB x 0-0 -", r"l \(Light\) or d"),
    ("ba1ab/2a2/5/2A2/BA1AB l 00 -", "Light-Dark"),
    ("ba1ab/2a2/5/2A2/BA1AB l -1-0 -", "Light-Dark"),
    ("ba1ab/2a2/5/2A2/BA1AB l 4-0 -", "over"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-5 -", "over"),
    ("ba1ab/2a2/5/1AA2/BA1AB l 0-0 -", "Light has 3 singles, not 4"),
    ("bbb2/2a2/5/2A2/BA1AB l 0-0 -", "Dark has 2 doubles, not 3"),
    ("5/5/5/2A2/BA1AB l 0-0 -", "Dark has no piece"),
    ("ba1ab/2a2/5/5/5 l 0-0 -", "Light has no piece"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c3>c4", "no piece of Dark"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c2>c3", "no piece of Dark"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4", "written c4>c5"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>c5,", "written c4>c5"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>c4", "No single move"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>c1", "No single move"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>d5", "No single move"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>c5,a5>a4", "No single move"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 a5>b5,b5>a5", "No single move"),
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>c5,c4>c3", "No single move"),
    ("x" * 100_000, "at most 200 characters"),
    ("1" * 150 + " l 0-0 -", "5 ranks"),
    (START + " " * 200 + "x", "at most 200 characters"),
    (START + "\n" * 20 + "c2n", "Nothing may follow"),
    # A single came two squares, a double only one, with nobody behind them.
    ("ba1ab/5/2a2/2A2/BA1AB l 0-0 c3>c5", "No single move"),
    ("1a1ab/b1a2/5/2A2/BA1AB l 0-0 a4>a5", "No single move"),
    # Somebody stands where it is said to have come from.
    ("ba1ab/2a2/5/2A2/BA1AB l 0-0 b5>a5", "No single move"),
    # A pushed piece without the one that pushed it; a push that pushed apart.
    ("5/5/Aab2/5/B3b l 0-0 b3>d3", "No single move"),
    ("5/5/a1Aa1/5/B3b l 0-0 a3>b3,d3>e3", "No single move"),
    # A single that pushed two.
    ("5/5/aaa1A/5/B3b l 0-0 a3>b3,b3>c3,c3>d3", "No single move"),
    # A double that passed through a piece.
    ("5/5/bA3/5/B3b l 0-0 a3>c3", "No single move"),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_a_position_that_cannot_be_says_why(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.from_position(text)


def test_every_reason_is_said_in_both_languages() -> None:
    for text, _ in REFUSED:
        with pytest.raises(BadValue) as refused:
            read_position(text)
        for language in LANGUAGES:
            said = phrases("kooshi", language).say(refused.value.message)
            assert refused.value.code not in said
            assert len(said) <= 150
        assert phrases("kooshi", "ja").say(refused.value.message) != str(refused.value)


@pytest.mark.parametrize("value", [None, 5, 5.0, b"x", ["a"]])
def test_what_is_no_text_is_a_value_error(value: Any) -> None:
    for reader in (read_move, read_position):
        with pytest.raises(ValueError, match="A "):
            reader(value)


@pytest.mark.rule("KO-10")
def test_protection_is_taken_just_where_some_move_leaves_it() -> None:
    # Every line that a file can hold, every move of dark's along it: what it leaves is read, all else refused.
    letters = [line for line in map("".join, product(".ABab", repeat=5)) if fits(line)]
    left = {(effect.letters, effect.ban) for line in letters for effect in effects(7, line, DARK).values()}
    rng = Random(3)
    squares = [Square(f"c{rank}") for rank in "12345"]
    pairs = [(now, before) for now in squares for before in squares if now != before]
    for _ in range(3000):
        line, ban = rng.choice(letters), tuple(sorted(rng.sample(pairs, rng.choice((1, 1, 2, 3)))))
        assert is_read(line, ban) == ((line, ban) in left), (line, ban)
    for line, ban in rng.sample(sorted(left), 500):
        assert is_read(line, ban), (line, ban)


def fits(line: str) -> bool:
    """Tell whether there are enough pieces for a line, and one of each side to stand beside it."""
    return all(line.count(piece) <= most - (piece in "Aa") for piece, most in HAS.items())


def is_read(line: str, ban: Ban) -> bool:
    """Tell whether a position with these letters on file c, from rank 1 to 5, and this protection is read."""
    ranks = [f"11{'1' if letter == '.' else letter}11" for letter in line]
    ranks[0] = f"A{ranks[0][1:4]}a"
    text = ",".join(f"{now}>{before}" for now, before in ban) or "-"
    try:
        read_position(f"{'/'.join(reversed(ranks))} l 0-0 {text}")
    except BadValue as refused:
        return refused.code not in {"position-last-move", "position-not-theirs"}
    return True


@pytest.mark.parametrize("seed", range(8))
def test_whatever_play_leads_to_can_be_read_back(seed: int) -> None:
    state, rng = GAME.start(), Random(seed)
    while not state.result:
        assert read_position(write_position(state)).ban == state.ban
        state = GAME.apply(state, state.turn, state.moves.sample(rng))


def test_a_log_with_a_setup_that_only_version_1_took_is_still_replayed() -> None:
    setup = "ba1ab/5/2a2/2A2/BA1AB l 0-0 c3>c5" + " " * 200 + "x"
    with pytest.raises(ValueError, match="at most 200"):
        chabudai.game("kooshi", setup=setup)
    header = Header("kooshi", 1, {"setup": setup}, (Holder(), Holder()))
    moved = Moved(Seat(0), Move(Square("c2"), "e"))
    game, log = chabudai.open_log(write_log(Log(header, (moved,))))
    assert game.version == 1
    assert isinstance(game, KoOshi)
    assert game.position(chabudai.replay(game, log).state) == "ba1ab/5/2a2/3A1/BA1AB d 0-0 d2>c2"


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for reader in (read_move, read_position):
        with suppress(ValueError):
            reader(text)


@given(st.text(alphabet="ABab12345/ld0-> ,ce", max_size=60))
def test_text_that_looks_like_a_position_is_read_or_refused(text: str) -> None:
    try:
        state = read_position(text)
    except ValueError:
        return
    assert write_position(read_position(write_position(state))) == write_position(state)
