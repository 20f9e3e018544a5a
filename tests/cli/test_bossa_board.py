"""How BOSSa looks in a terminal."""

import io
import re
from random import Random

from rich.console import Console

from chabudai.catalog import board as board_of
from chabudai.cli.history import History, ending
from chabudai.core import Holder, Moved, Seat
from chabudai.games.bossa import Bossa, Options
from chabudai.table import Match
from chabudai.terminal.names import Names
from tests.cli.shell import shell

OPENING = ("deal 10 23 31 40 | 01 12 05 60", "roll 4 2", "draw 50")
PERSON, BOT = Holder(), Holder("bot", 1)


def history(*texts: str, options: Options | None = None) -> History:
    game = Bossa(options)
    match = Match(game, seats=(PERSON, BOT), draws=False)
    for text in texts:
        match.play(min(match.to_act), game.parse(match.state, text))
    return History(game, match.log.entries, match.trail, Names.at(game, (PERSON, BOT)), Seat(0))


def stuck_game() -> tuple[str, ...]:
    """Return a game that ends because a player can do nothing."""
    game = Bossa()
    for seed in range(100):
        match, rng = Match(game, seed=seed), Random(seed)
        while not match.over:
            (seat,) = match.to_act
            match.play(seat, game.moves(match.state, seat).sample(rng))
        if match.result and match.result.code == "no-move":
            return tuple(str(entry.move) for entry in match.entries if isinstance(entry, Moved))
    raise AssertionError("nobody was ever stuck")


def drawn(*texts: str, plain: bool = True, width: int = 80, options: Options | None = None) -> str:
    console = Console(file=io.StringIO(), width=width, record=True, force_terminal=True, color_system="truecolor")
    console.print(board_of("bossa").draw(history(*texts, options=options).board_state(plain=plain, width=width)))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())


def test_the_table_after_a_stack() -> None:
    board = drawn(*OPENING, "W5=50", "draw 51", "W5^51", "draw 22")
    assert (
        board
        == """\
  player B  bot, level 1
    01 05 12 60   redraw  exchange  -

 white   W3=(1 or 2)   [4]   5:50 / 51   W6=(1 or 2)
 black   B1=(1 or 2)   [2]   B3=(1 or 2)

> player A  you  to move
    10 22* 23 31 40   redraw  exchange  stack

  15 tiles in the pile, and one was removed. Not seen yet, of each number:
    white  1: 4/6   2: 3/5   3: 3/4   4: 2/3   5: 0/2   6: 0/1
    black  1: 3/6   2: 3/5   3: 3/4   4: 3/3   5: 1/2   6: 1/1"""
    )


def test_tiles_in_two_tones() -> None:
    assert " 1·   22   23   31   4·" in drawn(*OPENING, "W5=50", "draw 51", "W5^51", "draw 22", plain=False)


def test_before_the_dice_are_cast_there_are_no_lines() -> None:
    assert "player A  you" in drawn(OPENING[0])
    assert "[" not in drawn(OPENING[0])


def test_who_is_stuck_sees_why() -> None:
    texts = stuck_game()
    board = drawn(*texts)
    assert "Why Player" in board
    assert "that make" in board
    assert "Exchange: already used." in board
    assert "Why Player" not in drawn(*texts[:-1])


def test_several_layers_of_one_stack() -> None:
    opening = ("deal 40 41 42 10 | 01 02 03 04", "roll 3 2", "draw 22", "W4=42", "draw 20", "B3=03", "draw 30")
    assert "4:42 / 40 / 41" in drawn(*opening, "W4^40+41", options=Options("several"))


def test_what_is_said_of_moves() -> None:
    played = history(*OPENING, "X10-60", "draw 51", "R51", "draw 22", "draw 11", "W5=11+40")
    lines = [line.split("  ")[-1] for number in range(len(played.entries)) for line in played.lines(number)]
    assert lines == [
        "Four tiles each.",
        "White die 4, black die 2: you go first.",
        "You draw W5.",
        "You give W1 and take W6.",
        "Player B draws W5·B1.",
        "Player B discards W5·B1 to draw another.",
        "Player B draws W2·B2.",
        "You draw W1·B1.",
        "You place W1·B1 and W4 on white 5.",
    ]


def test_an_ending_without_points() -> None:
    match = Match(Bossa(), seed=1)
    match.resign(Seat(0))
    assert match.result
    names = Names.at(Bossa(), (PERSON, BOT))
    assert ending(match.game, match.result, names, board_of("bossa").unit) == "You resigned."


def test_a_game_at_the_keyboard_tells_how_it_begins() -> None:
    shown = shell("play", "bossa", "--seed", "3", "--plain", typed="moves\nnonsense\nquit\nquit\n")
    assert shown.returncode == 0
    assert re.search("Chance +roll", shown.stdout)
    assert "A move is written W5=23+31" in shown.stdout
