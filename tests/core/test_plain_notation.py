from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from chabudai.core import Struct
from chabudai.core.plain_notation import LONGEST, read_move, write_move


class Point(Struct):
    x: int
    y: int


class Take(Struct, tag="take"):
    heap: Annotated[int, Meta(ge=0, le=9)]
    count: int = 1


class Say(Struct, tag="say"):
    word: str
    loud: bool = False


class Mix(Struct, tag="mix"):
    either: int | str | None
    way: Literal["n", "s"]
    share: float
    points: tuple[Point, ...] = ()


class Pass(Struct, tag="pass"):
    pass


class Bare(Struct):
    cell: str
    turns: int


Move = Take | Say | Mix | Pass

moves = st.one_of(
    st.builds(Take, st.integers(0, 9), st.integers(-(2**60), 2**60)),
    st.builds(Say, st.text(max_size=20), st.booleans()),
    st.builds(
        Mix,
        st.one_of(st.none(), st.integers(-9, 9), st.text(max_size=5), st.sampled_from(["null", "7", '"', "a b", "[]"])),
        st.sampled_from(["n", "s"]),
        st.floats(allow_nan=False, allow_infinity=False),
        st.lists(st.builds(Point, st.integers(0, 9), st.integers(0, 9)), max_size=3).map(tuple),
    ),
    st.just(Pass()),
)


@given(moves)
def test_what_is_written_is_read_back(move: Move) -> None:
    assert read_move(Move, write_move(move)) == move


@given(st.text(max_size=12), st.integers())
def test_so_is_a_move_without_a_tag(cell: str, turns: int) -> None:
    if -(2**63) <= turns < 2**63:
        assert read_move(Bare, write_move(Bare(cell, turns))) == Bare(cell, turns)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = read_move(Move, text)
    except ValueError:
        return
    assert isinstance(move, Take | Say | Mix | Pass)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Take(2, 3), "take 2 3"),
        (Say("hello"), "say hello false"),
        (Say("good day"), 'say "good day" false'),
        (Mix("7", "n", 0.5, (Point(1, 2),)), 'mix "7" n 0.5 [{"x":1,"y":2}]'),
        (Pass(), "pass"),
    ],
)
def test_moves_are_easy_to_read(move: Move, text: str) -> None:
    assert write_move(move) == text


def test_what_is_clear_may_be_left_out() -> None:
    assert read_move(Move, " TAKE  2 ") == Take(2)
    assert read_move(Take, "2 3") == Take(2, 3)


@pytest.mark.parametrize("text", ["", "give 2", "take", "take 2 3 4", "take x", "take 10", "x" * (LONGEST + 1)])
def test_what_can_not_be_read_is_refused_with_the_way_to_write_it(text: str) -> None:
    with pytest.raises(ValueError, match=r"a move is written .*`take <heap> \[count\]`"):
        read_move(Move, text)
