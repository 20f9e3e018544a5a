"""BOSSa in sentences."""

import re

import pytest

from chabudai.catalog import phrases
from chabudai.core import IllegalMove, Language, Result, Seat, Struct
from chabudai.games.bossa.events import Dealt, Discarded, Drew, Exchanged, Placed, Rolled, Stacked
from chabudai.games.bossa.narrator import NARRATOR, stuck_messages
from chabudai.games.bossa.rules import Bossa
from chabudai.games.bossa.stuck import Need, Stuck, UselessMarker
from chabudai.games.bossa.tiles import Tile

FIRST, SECOND = Seat(0), Seat(1)
EVENTS: dict[Struct, str] = {
    Dealt(((Tile("10"),), (Tile("01"),))): "Four tiles each.",
    Rolled(4, 2, FIRST): "White die 4, black die 2: Player A goes first.",
    Rolled(4, 4, None): "Both dice show 4: roll again.",
    Drew(FIRST, Tile("23"), 3): "Player A draws W2·B3.",
    Placed(FIRST, "W", 5, (Tile("23"), Tile("30"))): "Player A places W2·B3 and W3 on white 5.",
    Stacked(SECOND, "B", 4, (Tile("14"),), 1): "Player B stacks W1·B4 on black 4.",
    Stacked(SECOND, "B", 4, (Tile("04"), Tile("14")), 1, 2): "Player B stacks B4 and W1·B4 on black 4, in 2 layers.",
    Discarded(SECOND, Tile("60")): "Player B discards W6 to draw another.",
    Exchanged(FIRST, Tile("60"), Tile("01")): "Player A gives W6 and takes B1.",
}


def said(event: Struct, language: Language = "en") -> list[str]:
    return [phrases("bossa", language).say(message) for message in NARRATOR.step([event])]


@pytest.mark.parametrize("event", EVENTS, ids=EVENTS.values())
def test_what_happened(event: Struct) -> None:
    assert said(event) == [EVENTS[event]]


def test_tiles_in_japanese() -> None:
    assert said(Drew(SECOND, Tile("03"), 3), "ja") == ["プレイヤーB、黒3を引く。"]


def test_who_reads_is_called_you() -> None:
    def to_first(event: Struct) -> str:
        (message,) = NARRATOR.step([event])
        return phrases("bossa").say(message, you=FIRST)

    assert to_first(Drew(FIRST, Tile("23"), 3)) == "You draw W2·B3."
    assert to_first(Rolled(4, 2, FIRST)) == "White die 4, black die 2: you go first."
    assert to_first(Drew(SECOND, Tile("23"), 3)) == "Player B draws W2·B3."


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_player_has_the_name_of_a_colour(language: Language) -> None:
    book = phrases("bossa", language)
    colours = {book.text(f"colour-{colour}").lower() for colour in ("W", "B")}
    assert not colours & {book.side(seat, side).lower() for seat, side in enumerate(Bossa().sides)}


def test_why_not() -> None:
    few = IllegalMove(code="wrong-count", narrator=NARRATOR, connects=1, tiles=3)
    assert few.reason == "Place 1 or 2 tiles here."
    bare = IllegalMove(code="no-dots", narrator=NARRATOR, tile="30", colour="black")
    assert bare.reason == "W3 has no black dots for that line."
    used = IllegalMove(code="marker-used", narrator=NARRATOR, marker="S")
    assert phrases("bossa", "ja").say(used.message) == "スタックのマーカーは使用済みです。"
    for count, words in ((1, "Stack exactly 1 tile here."), (2, "Stack exactly 2 tiles here.")):
        assert IllegalMove(code="wrong-layer", narrator=NARRATOR, size=count, tiles=5).reason == words


def test_how_it_ended() -> None:
    drawn = NARRATOR.ending(Result((0, 0), (), "the pile is used up", "BO-15", "empty-pile"))
    assert phrases("bossa", "ja").ending(drawn) == "山札がなくなりました。引き分けです。"
    stuck = NARRATOR.ending(Result((1, 0), (FIRST,), "", "BO-14", "no-move"))
    assert phrases("bossa").ending(stuck) == "Player B can neither place nor use a marker, so Player A wins."
    assert phrases("bossa").ending(stuck, you=FIRST) == "Player B can neither place nor use a marker, so you win."


def test_why_somebody_is_stuck() -> None:
    stuck = Stuck(
        SECOND,
        places=(Need("W", 2, (1, 2)), Need("B", 7, (2, 3))),
        stacks=(Need("W", 4, (1,)), Need("B", 6, (2,))),
        markers=(UselessMarker("R", "empty-pile"), UselessMarker("X", "used"), UselessMarker("S", "no-match")),
    )
    hand = (Tile("05"), Tile("03"))
    assert [phrases("bossa").say(message) for message in stuck_messages(stuck, hand)] == [
        "white 2 needs 1 or 2 tiles that make 2.",
        "black 7 needs 2 or 3 tiles that make 7.",
        "No white dots in hand.",
        "black dots in hand: 5 and 3.",
        "Redraw: the pile is empty.",
        "Exchange: already used.",
        "Stack: nothing in hand matches white 4 (1 tile) and black 6 (2 tiles).",
    ]
    for message in stuck_messages(stuck, hand):
        assert not re.search("[a-z{]", phrases("bossa", "ja").say(message))
