"""What a replay sends instead of every view: whoever applies the changes has the views."""

from hypothesis import given
from hypothesis import strategies as st

from chabudai.core import JSON
from chabudai.serve.changes import change, changed

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats(0.25, 0.75) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(plain, plain)
def test_a_change_makes_the_one_of_the_other(before: object, after: object) -> None:
    made = changed(before, change(before, after))
    assert JSON.encode(made) == JSON.encode(after)


@given(plain)
def test_what_stays_is_not_sent(value: object) -> None:
    assert change(value, value) is None


def test_only_what_differs_is_sent() -> None:
    assert change({"a": [1, 2, {"b": 3}], "c": 4}, {"a": [1, 5, {"b": 3}], "c": 4}) == {"a": {"1": [5]}}
    assert change([1], [1, 2]) == [[1, 2]]
    assert change({"a": 1}, {"b": 1}) == [{"b": 1}]
    assert change({"a": 0}, {"a": False}) == {"a": [False]}
    assert change([0], [0.0]) is None
