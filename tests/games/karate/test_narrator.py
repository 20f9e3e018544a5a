"""Karate in sentences."""

from chabudai.catalog import phrases
from chabudai.core import Language, Result, Seat, Struct
from chabudai.games.karate.events import Ended, Fought, Heard, Read, Ready, Rolled, Wrote
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
    assert said(Wrote(Seat(0), write)) == "Player 1 writes 4 into 3O4 and 6 into 1K1."
    assert said(Wrote(Seat(0), None), Heard((Seat(2), Seat(0)))).endswith("Kiai! Player 3 ends the training.")
    assert said(Ended(time=True)) != said(Ended(time=False))
    assert said(Ready(Seat(0), None)) == "Player 1 is ready for the fight."


def test_a_fight() -> None:
    assert said(READ) == "Step 1: Player 1 with Oi Zuki (1 point) and Player 2 with Hiza Uke (0 points)."
    assert said(READ, you=Seat(0)).startswith("Step 1: you with Oi Zuki (1 point)")
    fought = Fought(0, (2, -1), (2, -1))
    assert said(READ, READ, fought) == "Round 1 gives Player 1 2 and Player 2 −1."
    assert said(fought, language="ja", you=Seat(1)) == "第1ラウンドの得点はプレイヤー1 2点、あなた −1点。"


def test_how_it_ended() -> None:
    shared = Result((3, 9, 9), (Seat(1), Seat(2)), "", "KA-9", "shared")
    assert ended(shared) == "Player 2 and Player 3 share the win with 9 points each."
    assert ended(Result((3, -1), (Seat(0),), "", "KA-10", "highest-total")) == "You win, 3 to −1."
    assert "分け合い" in ended(Result((1, 1), (Seat(0), Seat(1)), "", "KA-10", "shared"), "ja")
    assert ended(Result((-1, -2), (Seat(0),), "", "KA-9", "highest-total")) == "Player 1 wins with −1 point."
    assert ended(Result((0, 0), (), "", "KA-9", "highest-total")) == "Three rounds are fought."
