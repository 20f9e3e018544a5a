"""How Bo-taoshi looks in a terminal: the map, what can be done, and what is said of flicks."""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from chabudai.catalog import board as board_of
from chabudai.catalog import phrases
from chabudai.cli.history import BoardState, History, ending
from chabudai.core import NATURE, Holder, Seat
from chabudai.games.botaoshi import Botaoshi, Move, Options, Settled, State, View
from chabudai.games.botaoshi.advice import examples
from chabudai.games.botaoshi.narrator import BotaoshiNarrator
from chabudai.table import Match
from chabudai.terminal.names import Names
from tests.cli.conftest import Run
from tests.cli.shell import shell
from tests.games.botaoshi.tables import SCORES, STEADY, WHITE_SHOT, act, at, random_game

PERSON, BOT = Holder(), Holder("bot", 1)
TWO = (PERSON, PERSON)
OFF = "flick w1 90,1 > touch w1+w3 wp+down off w3@0.0,60.0"
"""White knocks the own bearer off."""
FELLED = "flick w1 90,1 > touch w1+bp bp+down rest w1@380.0,600.0"
"""White knocks black's pole over."""


def match_of(*texts: str, options: Options | None = None, laid: bool = True) -> Match[State, Move, View]:
    """Return a match in which both have entered their discs (with `laid`), and then these moves were made."""
    game = Botaoshi(options or STEADY)
    match = Match(game, seats=TWO, draws=False)
    if laid:
        _set_up(match)
    for text in texts:
        _play(match, text)
    return match


def _set_up(match: Match[State, Move, View]) -> None:
    first, second = match.state.starter, 1 - match.state.starter
    for number in "123":
        for seat in (first, second):
            view = match.game.view(match.state, match.state.actor)
            _play(match, f"{match.game.default(view)} > rest {at('wb'[seat] + number)}")


def _play(match: Match[State, Move, View], text: str) -> None:
    """Let one move be made, and Nature answer: `flick w1 90,1 > touch w1+b1`; more parts are more of Nature's moves."""
    move, *answers = map(str.strip, text.split(">"))
    match.play(match.state.actor, match.game.parse(match.state, move))
    for answer in answers:
        nature = answer if answer.startswith("hand") else f"settled {answer}".strip()
        match.play(NATURE, match.game.parse(match.state, nature))


def history(match: Match[State, Move, View], *holders: Holder) -> History:
    names = Names.at(match.game, holders or TWO)
    return History(match.game, match.log.entries, match.trail, names, names.you)


def drawn(match: Match[State, Move, View], *holders: Holder, plain: bool = True, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, record=True, force_terminal=True, color_system="truecolor")
    console.print(board_of("botaoshi").draw(history(match, *holders).board_state(plain=plain, width=width)))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())


def said(match: Match[State, Move, View], *holders: Holder) -> list[str]:
    """Return what is said, without numbers and names."""
    played = history(match, *holders)
    rows = [row for number in range(len(played.entries)) for row in played.lines(number)]
    return [row[5:].strip() for row in rows]


def panel(board: str) -> str:
    """Return the words beside the map as one line."""
    return " ".join(" ".join(line[48:] for line in board.splitlines()).split())


def table(board: str) -> list[str]:
    """Return the rows of the map."""
    return [line[4:46] for line in board.splitlines() if line[3:4] == "|"]


# The map


def test_the_table_at_the_first_turn() -> None:
    assert (
        drawn(match_of())
        == """\
760+------------------------------------------+  Round 1, white first: turn 1
   |                                          |                white    black
   |                   b3!                    |  rounds won    0        0
700|                     .                    |  in a row      0        0
   |                     .                    |  pole          ! stands ! stands
600|                     .                    |
   |                     .                    |
   |                     .                    |
500|                     .                    |
   |                     .                    |
   |                    w2          b2        |  White flicks w1 or w2.
400|                    ##                    |  Not w3 (bearer).
   |                    ##                    |  Or a ramp shot (#), w1 over w2:
   |                    w1          b1        |  90.0 straight, 59.54 to 120.46.
300|                                          |
   |                                          |  mm, deg.       to b3 each other
200|                                          |    from w1  400  90.0  100  90.0
   |                                          |    from w2  300  90.0  100 270.0
   |                                          |
100|                                          |         90
   |    w3!                                   |         |
   |                                          |   180 --+-- 0 degrees
  0+------------------------------------------+         |
   0     100  200   300  400   500  600   700          270

What can be done now, for example:
  flick w1 90.0,1.414  towards b3
  flick w2 90.0,1.225  towards b3
  score 90.0,3.146     over the ramp, at the pole on b3"""
    )


def test_an_empty_table_shows_what_comes_in_and_where() -> None:
    board = drawn(match_of(laid=False))
    assert "White flicks w1 in from the edge." in panel(board)
    assert "not yet in    w1 w2 w3 b1 b2 b3" in board
    assert "from w1" not in board
    assert board.endswith("enter w1 228.0,0.0 flick 90.0,1.14  from the edge at +")
    assert table(board)[20][12] == "+"


def test_poles_that_have_fallen_and_turns_that_are_owed_are_marked() -> None:
    board = drawn(match_of("flick w1 90,1 > touch w1+wp wp+down bp+down"))
    assert "b3_" in board
    assert "w3!" in board
    assert "pole          ! stands _ fallen" in board
    assert "misses turn   yes      -" in board


def test_a_pole_is_marked_beside_any_disc() -> None:
    board = drawn(match_of("flick w1 90,1 > rest w1@133.0,60.0 w2@67.0,60.0"))
    assert all(sum(row.count(word) for row in table(board)) == 1 for word in ("w1", "w2", "w3!"))


def test_discs_off_the_table_are_listed_and_have_no_bearing() -> None:
    board = drawn(match_of("flick w1 90,1 > off w1@380.0,760.0", "flick b1 0,1 >"))
    assert "off the table w1       -" in board
    assert "  from w1          -          -" in board
    assert "  from w2  300  90.0          -" in board
    assert "White flicks w2. Not w1 (rests: flicked last turn) or w3 (bearer)." in panel(board)
    assert "No ramp shot: w1 is off the table." in panel(board)


def test_an_attacker_that_is_off_comes_in_again() -> None:
    board = drawn(match_of("flick w1 90,1 > off w1@380.0,760.0", "flick b1 0,1 >", "flick w2 0,1 >", "flick b2 0,1 >"))
    assert "enter w1 228.0,0.0 flick 90.0,1.14  from the edge at +" in board
    assert "Not w2 (rests: flicked last turn) or w3 (bearer)." in panel(board)


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ("w2@380.0,350.0", "the ramp needs 82 mm from middle to middle of the two."),
        ("w1@10.0,300.0 w2@10.0,400.0", "the ramp would stick out over the table's edge."),
        ("w3@380.0,350.0 wp@380.0,350.0", "w3 lies where the ramp has to go."),
        ("w1@380.0,500.0", "w2, the rear disc, rests this turn."),
    ],
)
def test_why_there_is_no_scoring_shot(moves: str, why: str) -> None:
    board = drawn(match_of(f"flick w2 90,1 > rest {moves}", "flick b1 0,1 >"))
    assert f"No ramp shot: {why}" in panel(board)
    assert "score" not in board
    assert "#" not in board


def test_no_scoring_shot_at_a_pole_that_has_fallen() -> None:
    board = drawn(match_of("flick w2 90,1 > off b3@0.0,1.0", "enter b3 380,760 flick 90,1 > off b3@380.0,760.0"))
    assert "No ramp shot: black's pole is not standing." in panel(board)
    assert "towards" not in board
    assert "to the middle" in board


def test_how_far_a_shot_goes_beside_the_pole() -> None:
    aside = match_of("flick w2 90,1 > rest b3@330.0,700.0 bp@330.0,700.0", "flick b1 0,1 >")
    assert "over the ramp, 50 mm right of b3" in drawn(aside)


def test_a_flick_that_waits_for_its_answer() -> None:
    assert "White flicks w1: 45 degrees, 1.5 m/s." in panel(drawn(match_of("flick w1 45,1.5")))
    entering = drawn(match_of("enter w1 40.5,0 flick 45,1.5", laid=False))
    assert "White flicks w1 in from 40.5,0: 45 degrees, 1.5 m/s." in panel(entering)
    shot = drawn(match_of(WHITE_SHOT))
    assert "White flicks w1 over the ramp: 90 degrees, 3 m/s." in panel(shot)
    assert "#" in shot
    assert "What can be done" not in shot


@pytest.mark.parametrize("width", [40, 60, 80, 132])
def test_the_table_fits_and_keeps_its_shape(width: int) -> None:
    for match in (match_of(), match_of(OFF), match_of(laid=False)):
        for plain in (True, False):
            board = drawn(match, plain=plain, width=width)
            assert max(map(len, board.splitlines())) <= width
        assert board.count("┌") == board.count("┘") == 1
        columns = board.count("─", 0, board.index("┐"))
        assert columns == min(width - 5, 42 if width == 80 else 47)
        rows = [line for line in board.splitlines() if line[3:4] == line[4 + columns :][:1] == "│"]
        assert abs(len(rows) - columns / 2) < 1


def test_whoever_looks_is_spoken_to_and_bots_get_no_examples() -> None:
    match = match_of()
    yours, theirs = drawn(match, PERSON, BOT), drawn(match, BOT, PERSON)
    assert "Round 1, you first: turn 1" in yours
    assert "You flick w1 or w2." in yours
    assert "What can be done now" in yours
    assert "White flicks w1 or w2." in theirs
    assert "What can be done now" not in theirs


# What is due


@pytest.mark.parametrize(
    ("moves", "due", "example"),
    [
        ((OFF,), "Black flicks w3 back in at once; then it is black's turn.", "enter w3 380.0,0.0 flick 90.0,0.806"),
        (
            (OFF, "enter w3 380,0 flick 270,1 > off w3@380.0,0.0"),
            "Black flicks w3 back in at once (try 2 of 3); then it is black's turn.",
            "enter w3 380.0,0.0 flick 90.0,0.806",
        ),
        (
            (OFF, *("enter w3 380,0 flick 270,1 > off w3@380.0,0.0",) * 3),
            "White places w3: it was flicked in 3 times and never stayed.",
            "place w3 376.0,136.0  at +",
        ),
        (
            ("flick w1 90,1 > off b3@0.0,1.0",),
            "Black spends the turn to flick b3 back in from the edge.",
            "enter b3 380.0,760.0 flick 270.0,0.806",
        ),
        ((FELLED,), "Black spends the turn to put the pole back on b3.", "raise  puts the pole back on b3"),
        (
            ("flick w1 90,1 > touch w1+wp wp+down", "flick b1 0,1 >"),
            "Foul: White misses this turn.",
            "skip  misses the turn",
        ),
    ],
)
def test_what_is_to_be_mended_first(moves: tuple[str, ...], due: str, example: str) -> None:
    board = drawn(match_of(*moves))
    assert due in panel(board)
    assert f"\n  {example}" in board
    forced = example.startswith(("raise", "skip"))
    assert ("All that can be done now:" in board) == forced
    assert ("for example:" in board) == (not forced)


def test_discs_knocked_off_in_the_setup_are_placed_one_by_one() -> None:
    match = match_of(laid=False)
    for name in ("w1", "b1"):
        _play(match, f"{match.game.default(match.game.view(match.state, match.state.actor))} > rest {at(name)}")
    _play(match, "enter w2 380,0 flick 90,4 > off w1@0.0,300.0 b1@0.0,300.0")
    board = drawn(match)
    assert "Black places w1: it was knocked off; then b1." in panel(board)
    assert "place w1 " in board


def test_turns_are_counted_to_their_limit() -> None:
    match = match_of("flick w1 90,1 >", options=Options(hand="steady", turn_limit=2))
    assert "Round 1, white first: turn 2 of 2" in panel(drawn(match))
    _play(match, "flick b1 0,1 >")
    assert "Round 1 again (1 void round), white first: setup" in panel(drawn(match))
    assert "Round 1 is out of turns and void: play it again." in said(match)


def test_examples_can_be_played_whatever_happens() -> None:
    game = Botaoshi(STEADY)
    for step in random_game(Options(hand="steady", turn_limit=20), seed=5):
        if step.seat != NATURE:
            shown = examples(step.state)
            assert shown
            assert all(game.moves(step.state, step.seat).contains(move) for move in shown)


@pytest.mark.parametrize("you", [None, Seat(0)])
def test_any_moment_can_be_drawn_and_said(you: Seat | None) -> None:
    game, board, console = Botaoshi(STEADY), board_of("botaoshi"), Console(file=io.StringIO(), width=80)
    narrator, book = BotaoshiNarrator(), phrases("botaoshi")
    names = Names(game.sides, TWO, you)
    for state, seat, move in random_game(Options(hand="steady", turn_limit=20), seed=2):
        view, result = game.view(state, you), game.result(state)
        console.print(
            board.draw(BoardState(view, (), game.to_act(state), result, names, Seat(0), plain=True, width=80))
        )
        events = game.events(state, seat, move, None) if move else ()
        assert all(book.say(message, you=you).endswith((".", "!")) for message in narrator.step(events))


# What is said


def test_what_is_said_of_the_setup() -> None:
    match = match_of(laid=False)
    _play(match, "enter w1 380,0 flick 270,1 > off w1@380.0,0.0")
    assert said(match)[1:] == ["Off the table: White’s disc 1.", "White’s disc 1 didn’t stay on the table."]
    words = said(match_of())
    assert words[0].endswith("White flicks disc 1 in at 1.14 m/s.")
    assert words[1] == "Nothing was touched."
    assert "White’s pole is put on its bearer." in words
    assert words[-1] == "All discs are in. White goes first."


def test_what_is_said_of_touches() -> None:
    chain = "touch w2+b1 w1+w2 w1+bp bp+down w2+b1 rest w1@1.26,2.0 b1@30.0,400.5~ off w2@0.0,9.5"
    match = match_of("flick w1 1,1 >", f"flick b1 0,1 > {chain}")
    words = said(match)
    assert "Touched: White’s disc 2, White’s disc 1 and Black’s pole." in words
    assert "Off the table: White’s disc 2." in words
    assert "Black’s disc 1 is laid flat." in words
    assert "Black’s pole falls." in words
    assert "Foul! Black knocked over their own pole and misses a turn." in words
    assert "Black’s pole is put on its bearer." in words
    assert said(match_of("flick w1 0,1 >"))[-1] == "Nothing was touched."


def test_what_is_said_of_fouls_and_forced_turns() -> None:
    words = said(match_of(OFF, "enter w3 380,0 flick 90,1 > rest w3@380.0,90.0", "flick b1 0,1 >", "skip"), PERSON, BOT)
    assert "Foul! You knocked your own bearer off and miss a turn." in words
    assert words[-1].endswith("skip  You miss the turn (foul).")
    raised = said(match_of(FELLED, "raise"))
    assert raised[-1].endswith("raise  Black puts the pole back.")
    assert raised.count("Black’s pole is put on its bearer.") == 1  # at the setup


def test_a_human_hand_is_said_to_err() -> None:
    entry = "enter w1 380,0 flick 90,1 > hand 0.5,-0.012 > rest w1@380.0,170.0"
    words = said(match_of(entry, options=Options(hand="human"), laid=False))
    assert words[1].endswith("Wobble: 0.5° left, 0.012 m/s slower.")


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("touch w1+ramp w1+table rest w1@380.0,500.0", "the disc missed the pole"),
        ("touch w1+ramp w1+table w1+bp bp+down", "the disc touched the table first"),
        ("touch w1+ramp bp+down w1+bp", "the pole fell before it was hit"),
        ("touch w1+ramp w1+bp", "hit, but the pole still stands"),
    ],
)
def test_why_a_shot_has_not_scored(answer: str, why: str) -> None:
    words = said(match_of(f"{WHITE_SHOT} > {answer}"))
    assert f"No win: {why}." in words
    assert any(line.endswith("Ramp shot: White shoots disc 1 at 3.00 m/s.") for line in words)


def test_rounds_to_the_end() -> None:
    match = match_of(f"{WHITE_SHOT} > {SCORES}")
    assert said(match)[-1] == "White hits the pole in the air and wins the round! Rounds won: White 1 and Black 0."
    board = drawn(match)
    assert "Round 2, black first: setup" in board
    assert "rounds won    1        0" in board
    assert "in a row      1        0" in board
    _set_up(match)
    _play(match, "flick b1 0,1 >")
    _play(match, f"{WHITE_SHOT} > {SCORES}")
    assert said(match)[-1] == "White hits the pole in the air and wins the round! Rounds won: White 2 and Black 0."
    last = drawn(match)
    assert "Round 2, black first: the end" in last
    assert "b3" in last
    assert "What can be done" not in last
    assert match.result
    words = ending(match.game, match.result, Names.at(match.game, TWO), board_of("botaoshi").unit)
    assert words.startswith("White wins: two rounds in a row. (BT-18)")
    assert words.endswith("White 2 rounds, black 0 rounds.")


def test_three_void_rounds_are_a_draw() -> None:
    match = match_of("flick w1 0,1 >", options=Options(hand="steady", turn_limit=1))
    for _ in range(2):
        _set_up(match)
        _play(match, "flick w1 0,1 >")
    assert said(match)[-1] == "Round 1 is out of turns and void: the game is a draw."


# At the keyboard


TYPED = (
    "enter w1 228,0 flick 90,1.3",
    "enter b1 228,760 flick 270,1.2",
    "enter w2 240,0 flick 85,1.5",
    "enter b2 500,760 flick 270,1.2",
    "enter w3 380,0 flick 90,0.8",
    "enter b3 380,760 flick 270,0.8",
)


def test_a_round_at_one_keyboard(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game"
    ran = run(
        "play botaoshi --plain --option hand=steady --seats person person", *TYPED, "score 65,3", f"save {file}", "quit"
    )
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.isascii()
    assert "All discs are in. White goes first." in ran.out
    assert "White hits the pole in the air and wins the round!" in ran.out
    replayed = run(f"replay {file} --plain")
    assert replayed.status == 0
    assert "White hits the pole in the air and wins the round!" in replayed.out
    assert "settled" not in replayed.out
    assert "White flicks w1 over the ramp" in run(f"replay {file} --plain --to 13").out


def test_a_foul_and_the_turn_it_costs(run: Run) -> None:
    mended = ("enter w3 380,0 flick 90,0.8", "flick b1 0,0.1", "moves", "flick w2 0,1", "skip")
    out = run("play botaoshi --plain --option hand=steady --seats person person", *TYPED, "flick w1 310,2", *mended).out
    assert "Foul! White knocked their own bearer off and misses a turn." in out
    assert "White to move: moves\nskip  misses the turn; there is nothing else to do\n" in out
    assert "This turn is missed for a foul. (BT-9)\n" in out
    assert "skip  White misses the turn (foul)." in out


def test_the_hint_tells_how_far_a_disc_slides() -> None:
    game = Botaoshi(STEADY)
    for speed, slides in ((1, 170), (1.9, 170 * 1.9**2)):
        state = act(game, game.start(), f"enter w1 380,0 flick 90,{speed}")
        answer = game.nature(state, Random(0))
        assert isinstance(answer, Settled)
        assert answer.rests[0].y - 8 == pytest.approx(slides, rel=0.02)
    assert "at 1 m/s slides 170 mm, at 2 m/s 680" in board_of("botaoshi").hint


def test_raising_a_pole_is_listed() -> None:
    match = match_of(FELLED)
    events = match.game.events(match.state, match.state.actor, match.game.parse(match.state, "raise"), None)
    note = board_of("botaoshi").note(events, Names.at(match.game, TWO))
    assert note == "puts black's pole back on b3; there is nothing else to do"


def test_wrong_input_is_answered_in_sentences(run: Run) -> None:
    early = ("flick w1 90,1", "enter w2 228,0 flick 90,1", "enter w1 228,5 flick 90,1", "enter w1 3,0 flick 90,1")
    late = ("flick w3 90,1", "flick b1 90,1", "enter w1 228,0 flick 90,1", "flick w1 90,9", "flick w1 9", "skip")
    out = run("play botaoshi --plain --option hand=steady --seats person person", *early, *TYPED, *late).out
    for words in (
        "Flick White's disc 1 in from the edge now. (BT-2)\n",
        "Discs enter in the order of their numbers. (BT-2)\n",
        "A disc enters from a point of the edge. (BT-2)\n",
        "A disc enters at least its radius from a corner. (BT-2)\n",
        "A bearer can't be flicked: it carries the pole. (BT-3)\n",
        "Black's disc 1 isn't yours to flick. (BT-10)\n",
        "White's disc 1 is in play: flick it from where it lies. (BT-11)\n",
        "Speed must be 0.05-6 m/s, the angle 0-360",
        "not 'flick w1 9'.\n",
        "Flick a disc now. (BT-10)\n",
    ):
        assert words in out


def test_colours_where_they_can_be_shown() -> None:
    shown = shell(
        *("play", "botaoshi", "--seats", "person", "person"), typed="quit\n", FORCE_COLOR="1", COLUMNS="80", NO_COLOR=""
    )
    assert shown.returncode == 0
    assert "\x1b[" in shown.stdout
    assert "┌────" in shown.stdout
