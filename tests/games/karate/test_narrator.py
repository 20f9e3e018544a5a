"""Karate in sentences."""

from msgspec.structs import replace

from chabudai.catalog import phrases
from chabudai.core import Language, Result, Seat, Struct
from chabudai.games.karate.events import (
    Ended,
    Fought,
    Heard,
    Raced,
    Ran,
    Read,
    Ready,
    Rolled,
    Shared,
    Tied,
    Wrote,
)
from chabudai.games.karate.moves import Mark, Write
from chabudai.games.karate.narrator import NARRATOR
from chabudai.games.karate.sheet import Box

READ = Read(0, ("O", "H"), (Seat(0), Seat(1)), ((0, 1), (0, 0)), (1, 0))


def said(*events: Struct, language: Language = "en", you: Seat | None = None) -> str:
    book = phrases("karate", language)
    return book.joined(book.say(message, you=you) for message in NARRATOR.step(events))


def ended(result: Result, language: Language = "en") -> str:
    return phrases("karate", language).ending(NARRATOR.ending(result))


def test_what_happened_and_no_more_than_is_known() -> None:
    assert said(Rolled(Seat(1), 4, 6, 4)) == "Player 2 rolls 4 and 6."
    assert said(Wrote(Seat(2), None)) == "Player 3 has written."
    write = Write((Mark(Box("3O4"), 4), Mark(Box("1K1"), 6)))
    assert said(Wrote(Seat(0), write)) == "Player 1 writes 4 in Oi Zuki (step 3) and 6 in Kake Uke (step 1)."
    assert said(Wrote(Seat(0), None), Heard((Seat(2), Seat(0)))).endswith("Kiai! Player 3 ends the training.")
    assert said(Ended(time=True)) != said(Ended(time=False))
    assert said(Ready(Seat(0), None)) == "Player 1 is ready for the fight."


def test_a_fight() -> None:
    assert said(READ) == "Step 1: Player 1 with Oi Zuki (1 point) and Player 2 with Hiza Uke (0 points)."
    assert said(READ, you=Seat(0)).startswith("Step 1: you with Oi Zuki (1 point)")
    assert said(replace(READ, dice=(3, 1))).endswith("Player 2 with Hiza Uke (0 points), by 3 and 1.")
    fought = Fought(0, (2, -1), (2, -1))
    assert said(READ, READ, fought) == "Round 1: Player 1 2 and Player 2 −1."
    assert said(fought, language="ja", you=Seat(1)) == "第1ラウンド：プレイヤー1 2点、あなた −1点。"  # noqa: RUF001 -- Japanese


def test_a_foot_race() -> None:
    both = (Seat(0), Seat(2))
    assert said(Fought(2, (1, 0, 1), (9, 3, 9)), Tied(both, 9)).endswith(
        "A draw at 9 points: Player 1 and Player 3 run a foot race."
    )
    assert said(Ran(Seat(2), None)) == "Player 3 has run."
    assert said(Ran(Seat(2), 420), you=Seat(2)) == "You run 4.20 s."
    assert said(Ran(Seat(2), 420), Raced(both, (515, 420), (Seat(2),))) == (
        "Player 3 wins the foot race: Player 3 4.20 s and Player 1 5.15 s."
    )
    assert said(Raced(both, (420, 420), both)).startswith("Player 1 and Player 3 are equally fast")
    assert said(Shared(Seat(0)), language="ja", you=Seat(0)) == "あなた、走らずに勝ちを分け合う。"


def test_what_is_missing_for_a_kiai_is_listed() -> None:
    refusal = NARRATOR.refusal("kiai-steps", {"steps": "2 4 5", "n": 3})
    assert phrases("karate").say(refusal) == "For a kiai you still need techniques in steps 2, 4 and 5."
    assert phrases("karate", "ja").say(refusal) == "気合には、2、4、5本目の技がまだ必要です。"


def test_how_it_ended() -> None:
    shared = Result((3, 9, 9), (Seat(1), Seat(2)), "", "KA-9", "shared")
    assert ended(shared) == "Player 2 and Player 3 share the win with 9 points each."
    assert ended(Result((3, -1), (Seat(0),), "", "KA-10", "highest-total")) == "You win, 3 to −1."
    assert "引き分け" in ended(Result((1, 1), (Seat(0), Seat(1)), "", "KA-10", "shared"), "ja")
    raced = Result((9, 9, 3), (Seat(1),), "", "KA-9", "race")
    assert ended(raced) == "A draw at 9 points: Player 2 wins the foot race."
    assert ended(Result((-1, -2), (Seat(0),), "", "KA-9", "highest-total")) == "Player 1 wins with −1 point."
    assert ended(Result((0, 0), (), "", "KA-9", "highest-total")) == "Three rounds are fought."
