"""How Ko-oshi looks in a terminal."""
# ruff: noqa: RUF001 -- the marks of the board look like other signs

import io

from rich.console import Console

from chabudai.catalog import board as board_of
from chabudai.catalog import phrases
from chabudai.cli.history import History
from chabudai.core import Holder, Seat
from chabudai.games.kooshi import KoOshi
from chabudai.games.kooshi.narrator import NARRATOR
from chabudai.games.kooshi.rules import Options
from chabudai.table import Match
from chabudai.terminal.names import Names

PERSON, BOT = Holder(), Holder("bot", 2)


def drawn(
    *texts: str, seats: tuple[Holder, Holder] = (PERSON, BOT), plain: bool = False, width: int = 80, setup: str = ""
) -> str:
    game = KoOshi(Options(setup)) if setup else KoOshi()
    match = Match(game, seats=seats)
    for text in texts:
        match.play(min(match.to_act), game.parse(match.state, text))
    names = Names.at(game, seats)
    now = History(game, match.log.entries, match.trail, names, names.you).board_state(plain=plain, width=width)
    console = Console(file=io.StringIO(), width=width, record=True, force_terminal=True, color_system="truecolor")
    console.print(board_of("kooshi").draw(now))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())


def test_the_board_after_a_push() -> None:
    assert drawn("c2n", "d5s", "c3n") == (
        """\
  ┌───────┬───────┬───────┬───────┬───────┐
5 │  ● ●  │   ●   │‹  ●  ›│       │  ● ●  │   ▸  ●  dark  bot, level 2  to move
  ├───────┼───────┼───────┼───────┼───────┤         □ □ □ □  0 of 4 points
4 │       │       │[  ○  ]│   ●   │       │
  ├───────┼───────┼───────┼───────┼───────┤     n ↑  e →  s ↓  w ←
3 │       │       │‹     ›│       │       │     ‹ › the last move
  ├───────┼───────┼───────┼───────┼───────┤     [ ] no pushing back (KO-10):
2 │       │       │       │       │       │         c4 to c3
  ├───────┼───────┼───────┼───────┼───────┤
1 │  ○ ○  │   ○   │       │   ○   │  ○ ○  │      ○  light  you
  └───────┴───────┴───────┴───────┴───────┘         □ □ □ □  0 of 4 points
      a       b       c       d       e"""
    )


def test_the_plain_board_from_darks_side() -> None:
    assert drawn("a1w", seats=(BOT, PERSON), plain=True) == (
        """\
  +-------+-------+-------+-------+-------+
1 |  o o  |   o   |       |   o   |<     >|      o  light  bot, level 2
  +-------+-------+-------+-------+-------+         . . . .  0 of 4 points
2 |       |       |   o   |       |       |
  +-------+-------+-------+-------+-------+     n down  e left  s up  w right
3 |       |       |       |       |       |     < > the last move
  +-------+-------+-------+-------+-------+
4 |       |       |   #   |       |       |
  +-------+-------+-------+-------+-------+
5 |  # #  |   #   |       |   #   |  # #  |   >  #  dark  you  to move
  +-------+-------+-------+-------+-------+         * * . .  2 of 4 points
      e       d       c       b       a"""
    )


def test_on_a_narrow_terminal_the_words_stand_under_the_board() -> None:
    lines = drawn("a1w", width=50).splitlines()
    assert max(map(len, lines)) <= 50
    assert lines[11] == "      a       b       c       d       e"
    assert lines[13] == "▸  ●  dark  bot, level 2  to move"


def test_a_long_name_leaves_the_board_whole() -> None:
    text = drawn(seats=(Holder(name="A name that is much longer than the room beside the board"), BOT))
    assert "5 │  ● ●  │   ●   │       │   ●   │  ● ●  │" in text
    assert "  └───────┴───────┴───────┴───────┴───────┘" in text


def test_all_that_the_last_move_displaced_is_protected() -> None:
    text = drawn("a1n", "a5s", "a2e", "e5s", "e1w")
    assert "1 │[  ○  ]│[  ○  ]│[ ○ ○ ]│       │‹     ›│" in text
    assert "a1 to b1, b1 to d1, c1 to e1" in text


def test_protection_in_a_setup_is_marked_though_nobody_has_moved() -> None:
    text = drawn(setup="ba1ab/2a2/5/1AA2/B2AB d 0-0 b2>b1")
    assert "2 │       │[  ○  ]│   ○   │       │       │" in text
    assert "the last move" not in text


def test_when_it_is_over_nothing_is_protected_and_the_winner_is_named() -> None:
    text = drawn("e1n", "e5s", "e2w", "a5s", "c2e", "e3s", "d1e", "a3s")
    assert "1 │‹ ● ● ›│" in text
    assert "KO-10" not in text
    assert "●  dark  bot, level 2  won\n" in text
    assert "■ ■ ■ ■  4 points" in text
    assert "▸" not in text


def said(setup: str, text: str, you: Seat | None) -> tuple[list[str], str]:
    game, board = KoOshi(Options(setup)), board_of("kooshi")
    state = game.start()
    events = game.events(state, state.turn, game.parse(state, text), None)
    names = Names(game.sides, (PERSON, PERSON), you)
    book = phrases("kooshi")
    return [book.say(message, you=you) for message in NARRATOR.step(events)], board.note(events, names)


def test_both_may_lose_a_piece() -> None:
    words, note = said("4a/5/5/A4/3Bb l 0-0 -", "d1e", you=Seat(0))
    assert words == ["You: d1 off the board. Your double and Dark’s double fall."]
    assert note == "goes off the board and pushes e1 off the board: 2 points for you and 2 points for dark"


def test_a_chain_is_said_piece_by_piece() -> None:
    words, note = said("5/5/5/5/B1aA1 l 0-0 -", "a1e", you=None)
    assert words == ["Light: a1 to c1, pushing 2 pieces."]
    assert note == "pushes c1 to d1 and d1 to e1"


def test_a_move_that_ends_the_game_is_noted() -> None:
    assert said("5/5/5/5/3Ba l 3-2 -", "d1e", you=Seat(0))[1].endswith(": loses the game (KO-12)")
    assert said("5/5/5/5/1B1Aa l 3-2 -", "d1e", you=Seat(0))[1].endswith(": wins the game (KO-11)")


def test_a_quiet_move_is_nothing_special() -> None:
    assert said("5/5/5/5/B1a2 l 0-0 -", "a1n", you=None) == (["Light: a1 to a3."], "")
