"""Text in columns of a terminal: Japanese letters take two."""
# ruff: noqa: RUF001 -- Japanese has punctuation of its own

import pytest
from rich.cells import cell_len

from chabudai.terminal.columns import padded, wrapped


def test_blanks_fill_the_columns_that_letters_leave() -> None:
    assert [padded("pole", 6), padded("棒", 6), padded("棒", 6, right=True)] == ["pole  ", "棒    ", "    棒"]
    assert padded("ジャンプ台", 4) == "ジャンプ台"


def test_japanese_breaks_between_phrases() -> None:
    text = "黒がw3をすぐにはじき入れます（3回中2回目）。そのあと黒の番です。"
    assert wrapped(text, 31) == ["黒がw3をすぐにはじき入れます", "（3回中2回目）。そのあと黒の", "番です。"]
    assert wrapped("次は2 3 4。あと82 mm必要です。", 15) == ["次は2 3 4。あと", "82 mm必要です。"]


@pytest.mark.parametrize("columns", [2, 5, 12, 31])
def test_no_line_is_wider_than_asked_for_and_nothing_is_lost(columns: int) -> None:
    text = "（ジャンプショット）：「ああああああああああああああああああああ」、w1が w2を越える。90°、3 m/s。"
    lines = wrapped(text, columns)
    assert max(map(cell_len, lines)) <= columns
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_english_breaks_at_blanks() -> None:
    assert wrapped("White flicks w1 or w2.", 12) == ["White flicks", "w1 or w2."]
    assert wrapped("", 12) == []
