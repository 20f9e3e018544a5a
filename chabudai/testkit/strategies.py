"""Plays drawn by hypothesis: a failing one is shrunk to a short one."""

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from chabudai.core import AnyGame
from chabudai.testkit.walks import Walk, walk

LARGEST_NUMBER = 2**32


def walks(game: AnyGame, most: int = 60) -> SearchStrategy[Walk]:
    """Return plays of a game of up to `most` moves, Nature's included."""
    numbers = st.lists(st.integers(0, LARGEST_NUMBER), max_size=most)
    return numbers.map(lambda drawn: walk(game, drawn))
