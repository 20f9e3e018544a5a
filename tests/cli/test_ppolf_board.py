"""How Ppolf looks in a terminal: the map, the scorecard, and what is said of flicks."""

import io
from pathlib import Path
from random import Random

import msgspec
import pytest
from rich.console import Console

from chabudai.catalog import board as board_of
from chabudai.catalog import bot, open_log
from chabudai.cli.history import History, ending
from chabudai.core import NATURE, Holder, Moved, Seat
from chabudai.games.ppolf import HOLES, Move, Options, Ppolf, Settled, Shape, State, View
from chabudai.table import Match
from chabudai.terminal.names import Names
from tests.cli.conftest import Run
from tests.cli.shell import shell

PERSON, BOT = Holder(), Holder("bot", 1)
TEE = "tee 4.952,21.252 flick 0,1"
AWAY = "tee 2.55,20.75 flick 180,1"


def match_of(*texts: str, options: Options) -> Match[State, Move, View]:
    """Return a match in which these moves were made, Nature's included."""
    game = Ppolf(options)
    match = Match(game, seats=(PERSON, *(BOT,) * (game.players - 1)), draws=False)
    match.play(NATURE, game.nature(match.state, Random(0)))
    for text in texts:
        match.play(min(match.to_act), game.parse(match.state, text))
    return match


def history(*texts: str, options: Options | None = None, spoken_to: bool = True) -> History:
    match = match_of(*texts, options=options or Options(course=7, hand="steady"))
    names = Names.at(match.game, match.situation.seats, spoken_to=spoken_to)
    return History(match.game, match.log.entries, match.trail, names, names.you)


def drawn(played: History, *, plain: bool = True, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, record=True, force_terminal=True, color_system="truecolor")
    console.print(board_of("ppolf").draw(played.board_state(plain=plain, width=width)))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())


def lines(played: History) -> list[str]:
    """Return what is said, without numbers and names."""
    rows = [row for number in range(len(played.entries)) for row in played.lines(number)]
    return [row[5:].removeprefix("Player 2  ").strip() if row[3] == " " else row for row in rows]


def _panel(board: str) -> str:
    """Return the words beside the map as one line."""
    return " ".join(line[45:].strip() for line in board.splitlines())


# The map


def test_the_table_at_the_first_tee() -> None:
    assert (
        drawn(history())
        == """\
        red                   blue                  green
        n  a  2  3  4  5   =  n  a  2  3  4  5   =  n  a  2  3  4  5   =  all
1 Red   .  .  .  .  .  .   .  .  .  .  .  .  .   .  .  .  .  .  .  .   .    .
2 Blue  .  .  .  .  .  .   .  .  .  .  .  .  .   .  .  .  .  .  .  .   .    .

 30+----------------------------------------+  Hole 1 of 18: red null
   |                                        |
   |                                        |  [rn] the hole, at 9.11,23.46
   |                                        |  (ka) the tee, at 3.75,20.75
   |                       g4               |   +   to tee from: 4.95,21.25
   |            b4                  b2      |   1 2 the players' coins
 25|                                        |
   |                [rn]                    |         90
   |            .....                       |         |
   |         +...                  r4       |   180 --+-- 0 degrees
   |      (ka)                              |         |
 20|                     b5                 |        270
   |             g2                         |
   |                                        |
   |                                r2      |
   |        bn                              |
 15|                                        |
   |                                        |
   |                                        |
   |                        r3     g3       |
   |                ga                      |
 10|        gn                              |
   |                                        |
   |              r5               ba       |
   |                         ra             |
   |                                        |
  5|              g5                        |  You tee off, in tee order; then
   |       b3                               |  2.
   |                                        |
   |                                        |    coin     flicks    gap  angle
   |                                        |  > 1  you        0   3.82   28.0
  0+----------------------------------------+    2  bot 1      0   to tee
   0         5         10        15        20    the gap in tiles

Straight at the hole: tee 4.952,21.252 flick 27.98,1.189"""
    )


def test_coins_lie_on_the_map_and_in_the_list() -> None:
    played = history(TEE, "settled rest c0@8.3,19.5,0.0", AWAY, "settled rest c1@4.95,25.8,0.0")
    board = drawn(played)
    assert "  coin     flicks    gap  angle" in board
    assert "> 1  you        1" in board
    assert "  2  bot 1      1" in board
    assert "You flick, the closest first; then 2." in _panel(board)
    rows = [line[4:44] for line in board.splitlines() if line[3:4] == "|"]
    assert rows[29 - 19][16] == "1"
    assert rows[29 - 25][9] == "2"


def test_an_angle_is_counted_from_east_and_leads_to_the_hole() -> None:
    match = match_of(options=Options(course=7, hand="steady"))
    hole = next(tile for tile in match.state.tiles if tile.name == "rn")
    texts = (TEE, f"settled rest c0@{hole.x},{hole.y + 3.0},0.0", AWAY, f"settled rest c1@{hole.x + 3.0},{hole.y},0.0")
    board = drawn(history(*texts))
    assert "270.0" in next(line for line in board.splitlines() if "1  you" in line)
    assert "180.0" in next(line for line in board.splitlines() if "2  bot 1" in line)


def test_coins_never_hide_each_other_or_a_tile() -> None:
    match = match_of(options=Options(course=7, hand="steady"))
    hole = next(tile for tile in match.state.tiles if tile.name == "rn")
    near = f"settled rest c0@{hole.x},{hole.y + 0.9},0.0"
    board = drawn(history(TEE, near, AWAY, f"settled rest c1@{hole.x + 0.4},{hole.y + 0.9},0.0"))
    rows = "".join(line[4:44] for line in board.splitlines() if line[3:4] == "|")
    assert all(rows.count(word) == 1 for word in ("[rn]", "(ka)", "1", "b2"))
    assert len([sign for sign in rows if sign == "2"]) == 4  # a coin, and one tile of each suit


def test_one_who_putts_out_is_said_to() -> None:
    match = match_of(options=Options(course=7, hand="steady"))
    hole = next(tile for tile in match.state.tiles if tile.name == "rn")
    played = history(TEE, f"settled rest c0@{hole.x},{hole.y + 1.5},0.0", AWAY, "settled rest c1@4.95,25.8,0.0")
    assert "You putt, until the hole" in drawn(played)
    assert "Straight at the hole: flick 270.0,0.671" in drawn(played)


def test_a_flick_that_waits_for_its_answer() -> None:
    board = drawn(history(TEE))
    assert "You flick: 0 degrees, 1 m/s." in board
    assert "Straight" not in board


def test_before_the_course_there_is_no_table() -> None:
    game = Ppolf(Options(hand="steady"))
    match = Match(game, seats=(PERSON, BOT), draws=False)
    played = History(game, (), match.trail, Names.at(game, (PERSON, BOT)), Seat(0))
    assert drawn(played) == "Laying out the course."


@pytest.mark.parametrize("width", [40, 60, 80, 132])
@pytest.mark.parametrize("table", ["standard", "small", "large", (60.0, 20.0), (14.0, 100.0), (100.0, 100.0)])
def test_every_table_fits(table: tuple[float, float], width: int) -> None:
    options = Options(players=10, course=7, table=table, hand="steady")
    played = history(options=options)
    for plain in (True, False):
        board = drawn(played, plain=plain, width=width)
        assert max(map(len, board.splitlines())) <= width
        assert "Straight at the hole" in board
    assert board.count("┌") == board.count("┘") == 1


def test_obstacles_are_as_large_as_they_are() -> None:
    shapes = (Shape("circle", 3.0), Shape("square", 0.3))
    board = drawn(
        history(options=Options(course=7, table="large", obstacles=True, own_obstacles=shapes, hand="steady"))
    )
    assert board.count("o1") == board.count("o2") == 1
    assert board.count("#") in range(8, 16)
    assert all(f"k{rank}" in board for rank in "n2345")


# The scorecard


def test_the_scorecard_of_ten_fits() -> None:
    played = history(options=Options(players=10, course=7, hand="steady"))
    state = msgspec.structs.replace(played.trail[-1].state, card=((99,) * 18,) * 9 + ((12,) * 17,))
    here = msgspec.structs.replace(played.trail[-1], state=state)
    board = drawn(played._replace(trail=(*played.trail[:-1], here)))
    rows = [line for line in board.splitlines() if line[:2].strip().isdecimal() and line[2:7].strip().isalpha()]
    assert len(rows) == 10
    assert rows[0] == "1 Red  " + " 99 99 99 99 99 99 594" * 3 + " 1782"
    assert rows[9].endswith(" 12 12 12 12 12  .  60  204")
    assert max(map(len, board.splitlines())) <= 80
    assert "player 10's" in board
    narrow = drawn(played._replace(trail=(*played.trail[:-1], here)), width=44)
    assert "10 Five 12 12" in narrow


def test_alone_both_runs_and_par_are_on_the_card() -> None:
    played = history(
        "tee 4.952,21.252 flick 0,1", "settled touch c0+rn", options=Options(players=1, course=7, hand="steady")
    )
    board = drawn(played)
    assert "first run   1  .  ." in board
    assert "second run  .  .  ." in board
    assert any(line.startswith("par ") and line.endswith(" 36") for line in board.splitlines())
    assert "Hole 2 of 18: red ace" in board
    assert "The first run" in board
    assert "You tee off." in board


# What is said


def test_what_is_said_of_flicks() -> None:
    options = Options(course=7, hand="human", limit=4)
    played = history(
        TEE,
        "hand 0.5,-0.012",
        "settled off c0@20.0,21.25",
        AWAY,
        "hand -0.25,0.0",
        "settled touch c1+c0 rest c1@9.5,9.5,0.0 off r3@0.0,4.0",
        options=options,
    )
    said = lines(played)
    assert said[0].endswith("Course 2-7 is laid out.")
    assert said[1].endswith("You tee off at 1.00 m/s.")
    assert "Chance    Wobble: 0.5° left, 0.012 m/s slower." in said
    assert "Off the table: one penalty flick for you." in said
    assert "Your coin is put back." in said
    assert "Blue’s coin touches your coin and comes to rest." in said
    assert "Blue knocks the red 3 off the table: one penalty flick." in said
    assert "The red 3 is put back." in said
    assert "New round: you and Blue." in said


def test_what_is_said_of_holes() -> None:
    played = history(TEE, "settled touch c0+rn", AWAY, "settled touch c1+rn")
    said = lines(played)
    assert "Your coin touches the red null and comes to rest." in said
    assert "You hit a hole in one!" in said
    assert "Blue hits a hole in one!" in said
    assert "Hole 1 is done. You 1 and Blue 1." in said
    knocked = history(TEE, "settled", AWAY, "settled touch c1+c0 c0+rn")
    assert "Blue knocks your coin into the hole: 1 flick. Thank you!" in lines(knocked)
    limit = Options(course=7, limit=1, hand="steady")
    given_up = history(TEE, "settled", AWAY, "settled touch c1+rn", options=limit)
    assert "You pick up at 1 flick." in lines(given_up)


def test_both_runs_alone_to_the_end() -> None:
    match = match_of(options=Options(players=1, course=7, hand="steady"))
    game = match.game
    while not match.over:
        match.play(Seat(0), game.default(game.view(match.state, Seat(0))))
        match.play(NATURE, game.parse(match.state, f"settled touch c0+{HOLES[match.state.hole]}"))
    names = Names.at(game, (PERSON,), spoken_to=False)
    said = lines(History(game, match.log.entries, match.trail, names, None))
    assert said.count("Hole 9 is done: 9 flicks so far.") == 2
    assert said.count("Run 1 is done: 18 flicks.") == 1
    assert said.count("Run 2 is done: 18 flicks.") == 1
    assert match.result
    words = ending(game, match.result, Names.at(game, (PERSON,)), board_of("ppolf").unit)
    assert words.startswith("18 flicks both times. Par is 36. (PP-16)")
    assert words.endswith("First run 18 flicks, second run 18 flicks.")


# At the keyboard


def test_a_hole_against_a_bot(run: Run, tmp_path: Path) -> None:
    game, rng, level = Ppolf(Options(hand="steady")), Random("bots 3"), bot("ppolf", level=1)
    match = Match(game, seed=3)
    typed = list[str]()
    while match.state.hole == 0:
        seat = match.state.turn
        view = game.view(match.state, seat)
        move = level.choose(view, rng) if seat else game.default(view)
        typed += [] if seat else [game.text(match.state, move)]
        match.play(seat, move)
    file = tmp_path / "game"
    ran = run("play ppolf --seed 3 --plain --option hand=steady", *typed, f"save {file}", "quit")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("Straight at the hole: ") == len(typed) + ran.out.count("Hole 2 of 18: red ace")
    assert "You hit the hole in" in ran.out
    assert "Hana hits the hole in" in ran.out
    assert ran.out.isascii()
    _, log = open_log(file.read_bytes())
    moves = [entry for entry in log.entries if isinstance(entry, Moved)]
    assert [entry.film is not None for entry in moves] == [isinstance(entry.move, Settled) for entry in moves]
    replayed = run(f"replay {file} --plain")
    assert replayed.status == 0
    assert "Red hits the hole in" in replayed.out
    assert "settled" not in replayed.out
    assert run(f"replay {file} --plain --to 2").out.rstrip().endswith("the gap in tiles")


def test_wrong_input_is_answered_in_sentences(run: Run) -> None:
    typed = ("moves", "flick 90,1", "tee 4,4", "tee 1,1 flick 3,1", "tee 99,1 flick 0,1", "undo", "help", "settled")
    out = run("play ppolf --seed 3 --plain", *typed, "tee 12.474,7.99 flick 90,7", "flick 90 1").out
    for words in (
        (
            "The moves of this game can't be listed; `rules` tells how they are written.\n"
            "One that can be made now: tee 12.474,7.99 flick 215.43,1.446\n"
        ),
        "Place your coin by the tee and flick it. (PP-4)\n",
        (
            "A move is written flick 90,1.5 (angle, speed) or tee 10.5,4.2 flick 90,1.5 (place, then angle, speed); "
            "not 'tee 4,4'.\n"
        ),
        "The coin must lie within one tile of the black ace. (PP-4)\n",
        "The coin must lie wholly on the table. (PP-4)\n",
        "There is no move of yours to undo.\n",
        "Speed must be 0.05-6 m/s, the angle 0-360 degrees. (PP-7)\n",
        "not 'flick 90 1'.\n",
    ):
        assert words in out
    assert out.count("One that can be made now: ") == 2


def test_between_bots_the_board_waits_for_the_person(run: Run) -> None:
    out = run("play ppolf --seed 3 --plain --seats person bot bot bot", "tee 12.474,7.99 flick 215.43,1.446").out
    assert out.count("Hole 1 of 18") == 3
    assert out.count("Straight at the hole: ") == 2


def test_one_who_gives_up_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "alone"
    out = run("play ppolf --seed 3 --plain --seats person", f"save {file}", "resign", f"save! {file}", "quit").out
    assert "Your move: resign\n" in out
    assert "The game ended early.\nFirst run 0 flicks, second run 0 flicks.\n" in out
    replayed = run(f"replay {file} --plain")
    assert replayed.out.startswith("Ppolf (person)\n")
    assert "The player resigns." in replayed.out


def test_colours_where_they_can_be_shown() -> None:
    shown = shell("play", "ppolf", "--seed", "3", typed="quit\nquit\n", FORCE_COLOR="1", COLUMNS="80", NO_COLOR="")
    assert shown.returncode == 0
    assert "\x1b[" in shown.stdout
    assert "┌────" in shown.stdout
