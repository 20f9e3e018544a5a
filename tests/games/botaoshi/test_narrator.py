"""Bo-taoshi in sentences."""

import pytest

from chabudai.catalog import phrases
from chabudai.core import IllegalMove, Language, Result, Seat, Struct
from chabudai.games.botaoshi.events import (
    Entered,
    Erred,
    Fell,
    Flicked,
    Fouled,
    LaidFlat,
    Missed,
    NotEntered,
    Placed,
    PlayBegan,
    PutOn,
    Raised,
    Rested,
    RoundVoid,
    RoundWon,
    Skipped,
    Tried,
)
from chabudai.games.botaoshi.moves import Off
from chabudai.games.botaoshi.narrator import NARRATOR
from chabudai.games.botaoshi.pieces import BLACK, DISCS, DOWN, ON_RAMP, ON_TABLE, POLES, WHITE, Name
from chabudai.games.botaoshi.ramps import Ramp

W1, W2, W3, B1, B2, B3 = DISCS
WP, BP = POLES
RAMP = Ramp(W1, W2, 380.0, 334.0, 90.0, 30.46)
EVENTS: dict[Struct, str] = {
    Entered(WHITE, W1, 1.0, 0.0, 90.0, 1.234): "White flicks disc 1 in at 1.23 m/s.",
    Entered(BLACK, W3, 1.0, 0.0, 90.0, 1.0): "Black flicks White’s bearer in at 1.00 m/s.",
    Flicked(BLACK, B1, 90.0, 1.5): "Black flicks disc 1 at 1.50 m/s.",
    Tried(WHITE, RAMP, 90.0, 3.0): "Ramp shot: White shoots disc 1 at 3.00 m/s.",
    Placed(WHITE, W3, 1.0, 2.0): "White places the bearer.",
    Raised(WHITE): "White puts the pole back.",
    Skipped(BLACK): "Black misses the turn (foul).",
    Erred(WHITE, 0.5, -0.012): "Wobble: 0.5° left, 0.012 m/s slower.",
    Rested(WHITE, W1, (), (), ()): "Nothing was touched.",
    LaidFlat(B1, 1.0, 2.0): "Black’s disc 1 is laid flat.",
    Fell(BLACK, WHITE): "Black’s pole falls.",
    Fouled(WHITE, "own-pole", WP): "Foul! White knocked over their own pole and misses a turn.",
    Fouled(WHITE, "own-bearer", W3): "Foul! White knocked their own bearer off and misses a turn.",
    PutOn(WHITE, 1.0, 2.0): "White’s pole is put on its bearer.",
    NotEntered(BLACK, B3): "Black’s bearer didn’t stay on the table.",
    Missed(WHITE, "missed-ramp"): "No win: the disc didn’t go over the ramp.",
    Missed(WHITE, "no-strike"): "No win: the disc missed the pole.",
    Missed(WHITE, "touched-table"): "No win: the disc touched the table first.",
    Missed(WHITE, "fell-before"): "No win: the pole fell before it was hit.",
    Missed(WHITE, "still-stands"): "No win: hit, but the pole still stands.",
    PlayBegan(BLACK): "All discs are in. Black goes first.",
    RoundWon(
        WHITE, 0, (1, 0), (1, 0)
    ): "White hits the pole in the air and wins the round! Rounds won: White 1 and Black 0.",
    RoundVoid(0, 2): "Round 1 is out of turns and void: play it again.",
    RoundVoid(1, 3): "Round 2 is out of turns and void: the game is a draw.",
}
YOURS: dict[Struct, str] = {
    Flicked(WHITE, W2, 90.0, 1.5): "You flick disc 2 at 1.50 m/s.",
    Tried(WHITE, RAMP, 90.0, 3.0): "Ramp shot: you shoot disc 1 at 3.00 m/s.",
    Skipped(WHITE): "You miss the turn (foul).",
    Fell(WHITE, BLACK): "Your pole falls.",
    Fouled(WHITE, "own-pole", WP): "Foul! You knocked over your own pole and miss a turn.",
    RoundWon(WHITE, 0, (1, 0), (1, 0)): "You hit the pole in the air and win the round! Rounds won: you 1 and Black 0.",
}


def said(*events: Struct, language: Language = "en", you: Seat | None = None) -> list[str]:
    return [phrases("botaoshi", language).say(message, you=you) for message in NARRATOR.step(events)]


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_what_happened(event: Struct) -> None:
    assert said(event) == [EVENTS[event]]


@pytest.mark.parametrize("event", YOURS, ids=str)
def test_whoever_reads_is_spoken_to(event: Struct) -> None:
    assert said(event, you=WHITE) == [YOURS[event]]


def test_what_happened_in_japanese() -> None:
    assert said(Entered(BLACK, W3, 1.0, 0.0, 90.0, 1.0), language="ja") == ["黒、白の棒持ちを1.00 m/sではじき入れる。"]
    assert said(RoundVoid(0, 3), language="ja") == ["手数の上限に達し、第1ラウンドは無効。ゲームは引き分け。"]


def test_what_is_touched_did_not_come_to_the_other_and_is_said_once() -> None:
    touches: tuple[tuple[Name, Name], ...] = ((W2, B1), (W1, W2), (W1, BP), (BP, DOWN), (W2, B1), (B1, ON_TABLE))
    rested = Rested(BLACK, B1, touches, (), (Off(W2, 0.0, 9.5), Off(B3, 0.0, 9.5)))
    assert said(rested) == [
        "Touched: White’s disc 2, White’s disc 1 and Black’s pole.",
        "Off the table: White’s disc 2 and Black’s bearer.",
    ]


def test_what_was_flicked_is_not_said_to_be_touched() -> None:
    """The engine names the lower number first, whoever came."""
    assert said(Rested(BLACK, B2, ((B1, B2), (B2, ON_RAMP), (B1, B3)), (), ())) == [
        "Touched: Black’s disc 1 and Black’s bearer."
    ]
    assert said(Rested(BLACK, B2, ((W1, B2), (W1, B2)), (), ())) == ["Touched: White’s disc 1."]


def test_a_pole_that_a_turn_was_spent_on_is_put_back_once() -> None:
    assert said(Raised(WHITE), PutOn(WHITE, 1.0, 2.0)) == ["White puts the pole back."]


def test_why_not() -> None:
    last = IllegalMove(code="flicked-last", narrator=NARRATOR, disc="w1")
    assert last.reason == "White’s disc 1 was flicked last turn and rests now."
    assert phrases("botaoshi", "ja").say(last.message) == "白のディスク1は前の番にはじいたので、今は休みです。"
    blocked = IllegalMove(code="no-ramp-disc-in-the-way", narrator=NARRATOR, disc="b3")
    assert blocked.reason == "No ramp shot: Black’s bearer is where the ramp goes."
    early = IllegalMove(code="not-your-turn", narrator=NARRATOR, turn=1)
    assert early.reason == "It’s Black’s turn."
    answer = IllegalMove(code="no-answer", narrator=NARRATOR, piece="w1+b1")
    assert answer.reason == "This flick can’t have led to that: w1+b1."


def test_how_it_ended() -> None:
    won = NARRATOR.ending(Result((2, 0), (WHITE,), "", "BT-18", "two-in-a-row"))
    assert phrases("botaoshi").ending(won) == "White wins: two rounds in a row."
    shared = NARRATOR.ending(Result((3, 3), (WHITE, BLACK), "", "BT-18", "rounds-shared"))
    assert phrases("botaoshi").ending(shared) == "Both win the same number of rounds and share the game."
    more = NARRATOR.ending(Result((3, 2), (WHITE,), "", "BT-18", "more-rounds"))
    assert phrases("botaoshi").ending(more) == "White wins: more rounds won."
    drawn = NARRATOR.ending(Result((0, 0), (), "", "BT-18", "void-rounds"))
    assert phrases("botaoshi", "ja").ending(drawn) == "引き分け。無効のラウンドが3回続きました。"
