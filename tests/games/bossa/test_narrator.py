"""BOSSa in sentences."""

import pytest

from chabudai.catalog import phrases
from chabudai.core import IllegalMove, Language, Result, Seat, Struct
from chabudai.games.bossa.events import Dealt, Discarded, Drew, Exchanged, Placed, Rolled, Stacked
from chabudai.games.bossa.narrator import NARRATOR
from chabudai.games.bossa.tiles import Tile

WHITE, BLACK = Seat(0), Seat(1)
EVENTS: dict[Struct, str] = {
    Dealt(((Tile("10"),), (Tile("01"),))): "Four tiles for each.",
    Rolled(4, 2, WHITE): "White rolls 4, Black rolls 2: White begins.",
    Rolled(4, 4, None): "Both roll 4: once more.",
    Drew(WHITE, Tile("23"), 3): "White draws W2·B3.",
    Placed(WHITE, "W", 5, (Tile("23"), Tile("30"))): "White puts W2·B3 and W3 on white 5.",
    Stacked(BLACK, "B", 4, (Tile("14"),), 1): "Black stacks W1·B4 on black 4.",
    Discarded(BLACK, Tile("60")): "Black discards W6 to draw another.",
    Exchanged(WHITE, Tile("60"), Tile("01")): "White gives W6 and takes B1.",
}


def said(event: Struct, language: Language = "en") -> list[str]:
    return [phrases("bossa", language).say(message) for message in NARRATOR.step([event])]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_what_happened(event: Struct) -> None:
    assert said(event) == [EVENTS[event]]


def test_tiles_in_japanese() -> None:
    assert said(Drew(BLACK, Tile("03"), 3), "ja") == ["黒、黒3を引く。"]


def test_why_not() -> None:
    few = IllegalMove(code="wrong-count", narrator=NARRATOR, connects=1, tiles=3)
    assert few.reason == "The place beside it has 1, so 1 or 2 tiles may be put there, not 3."
    bare = IllegalMove(code="no-dots", narrator=NARRATOR, tile="30", colour="black")
    assert bare.reason == "W3 shows no black dots, so it can’t be used in that line."
    used = IllegalMove(code="marker-used", narrator=NARRATOR, marker="S")
    assert phrases("bossa", "ja").say(used.message) == "「重ね」のマーカーはもう使いました。"


def test_how_it_ended() -> None:
    drawn = NARRATOR.ending(Result((0, 0), (), "the pile is used up", "BO-15", "empty-pile"))
    assert phrases("bossa", "ja").ending(drawn) == "山がなくなりました。引き分けです。"
    stuck = NARRATOR.ending(Result((1, 0), (WHITE,), "", "BO-14", "no-move"))
    assert phrases("bossa").ending(stuck) == "Black can neither place nor use a marker. White wins."
