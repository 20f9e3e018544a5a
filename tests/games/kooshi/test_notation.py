"""Moves and positions as text."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.games.kooshi.notation import START, read_move, read_position, write_position
from tests.games.kooshi.boards import GAME, play


@pytest.mark.parametrize("text", ["a1n", " A1N ", "e5w\n"])
def test_moves_are_read(text: str) -> None:
    assert str(read_move(text)) == text.strip().lower()


@pytest.mark.parametrize("text", ["", "a1", "a6n", "f1n", "a1x", "a1nn", "1an", "a1 n", "pass", "a" * 10_000])
def test_what_is_no_move_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match="a move is a square"):
        read_move(text)


@pytest.mark.rule("KO-2")
def test_the_start_is_written_as_the_page_says() -> None:
    assert write_position(GAME.start()) == START == "ba1ab/2a2/5/2A2/BA1AB l 0-0 -"


@pytest.mark.rule("KO-10")
def test_the_ban_lists_every_protected_piece_in_the_order_of_their_squares() -> None:
    state = read_position("5/5/1A1ab/5/B3b d 0-0 -")
    assert write_position(play(state, "e3w")) == "5/5/Aab2/5/B3b l 0-0 b3>d3,c3>e3"
    assert write_position(read_position("5/5/Aab2/5/B3b l 0-0 c3>e3,b3>d3")) == "5/5/Aab2/5/B3b l 0-0 b3>d3,c3>e3"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "four parts"),
        (START + " x", "four parts"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0", "four parts"),
        ("ba1ab/2a2/5/2A2 l 0-0 -", "5 ranks"),
        ("ba1ab/2a2/5/2A2/BA1A l 0-0 -", "5 ranks"),
        ("ba1ab/2a2/5/2A2/BA1ABA l 0-0 -", "5 ranks"),
        ("ba1ab/2a2/6/2A2/BA1AB l 0-0 -", "5 ranks"),
        ("ba.ab/2a2/5/2A2/BA1AB l 0-0 -", "5 ranks"),
        ("ka1ab/2a2/5/2A2/BA1AB l 0-0 -", "5 ranks"),
        ("ba1ab/2a2/5/2A2/BA1AB x 0-0 -", "l or d"),
        ("ba1ab/2a2/5/2A2/BA1AB l 00 -", "light-dark"),
        ("ba1ab/2a2/5/2A2/BA1AB l -1-0 -", "light-dark"),
        ("ba1ab/2a2/5/2A2/BA1AB l 4-0 -", "over"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-5 -", "over"),
        ("ba1ab/2a2/5/1AA2/BA1AB l 0-0 -", "light has 3 pieces of value 1, not 4"),
        ("bbb2/2a2/5/2A2/BA1AB l 0-0 -", "dark has 2 pieces of value 2, not 3"),
        ("5/5/5/2A2/BA1AB l 0-0 -", "dark has no piece"),
        ("ba1ab/2a2/5/5/5 l 0-0 -", "light has no piece"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c3>c4", "no piece of dark"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c2>c3", "no piece of dark"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4", "written c4>c5"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>c5,", "written c4>c5"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>c4", "one line"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>c1", "one line"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>d5", "one line"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>c5,a5>a4", "one line"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0 a5>b5,b5>a5", "one line"),
        ("ba1ab/2a2/5/2A2/BA1AB l 0-0 c4>c5,c4>c3", "one line"),
        ("x" * 100_000, "four parts"),
        ("1" * 150 + " l 0-0 -", "5 ranks"),
    ],
)
def test_a_position_that_cannot_be_says_why(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.from_position(text)


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
