"""How Karate looks in a terminal, and that it tells nobody's secrets."""

import io
from pathlib import Path

from rich.console import Console

from chabudai.catalog import board as board_of
from chabudai.cli.history import History
from chabudai.core import Holder, Seat
from chabudai.games.karate import Karate, Options
from chabudai.games.karate.kiai import Reading
from chabudai.table import Match
from chabudai.terminal.names import Names
from tests.cli.conftest import Run
from tests.cli.shell import shell

PERSON, BOT = Holder(), Holder("bot", 1)


def history(*turns: tuple[int, str], players: int = 2, viewer: int | None = 0, kiai: Reading = "any") -> History:
    game = Karate(Options(players=players, kiai=kiai))
    seats = (PERSON, *(BOT,) * (players - 1))
    match = Match(game, seats=seats, draws=False)
    for seat, text in turns:
        match.play(Seat(seat), game.parse(match.state, text))
    names = Names.at(game, seats)
    return History(game, match.log.entries, match.trail, names, None if viewer is None else Seat(viewer))


def drawn(played: History) -> str:
    console = Console(file=io.StringIO(), width=80, record=True, force_terminal=True, color_system=None)
    console.print(board_of("karate").draw(played.board_state(plain=True, width=80)))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())


WRITING = ((-1, "roll 6 6"), (0, "1K1=6 1K2=6"))


def test_ones_own_sheet_with_what_was_just_written() -> None:
    assert (
        drawn(history(*WRITING))
        == """\
Round 1 of 3, 1 roll. You rolled 6 and 6. Already done: player 1.
+-------------------+---------+---------+---------+---------+---------+
|                   | step 1  | step 2  | step 3  | step 4  | step 5  |
+-------------------+---------+---------+---------+---------+---------+
| K  Kake Uke       | 66!     | __      | __      | __      | __      |
| H  Hiza Uke       | ___     | ___     | ___     | ___     | ___     |
| O  Oi Zuki        | ____    | ____    | ____    | ____    | ____    |
| Y  Yoko Geri      | _____   | _____   | _____   | _____   | _____   |
| T  Yoko Tobi Geri | _______ | _______ | _______ | _______ | _______ |
+-------------------+---------+---------+---------+---------+---------+"""
    )


def test_others_see_only_that_it_was_written() -> None:
    assert "66" not in drawn(history(*WRITING, viewer=1))
    assert drawn(history(*WRITING, viewer=None)) == "Round 1 of 3, 1 roll. You rolled 6 and 6. Already done: player 1."
    played = history(*WRITING, viewer=1)
    lines = [line for number in range(2) for line in played.lines(number)]
    assert lines == ["  1  Chance    You roll 6 and 6.", "  2  You       You have written."]


def test_a_fight_is_said_step_by_step() -> None:
    turns = [*WRITING, (1, "1K1=6 1K2=6 kiai"), (0, "K - - - -"), (1, "K - - - -")]
    played = history(*turns)
    lines = [line.strip() for number in range(5) for line in played.lines(number)]
    assert "Kiai! Player 2 ends the training." in lines
    assert "Round 1: You 0 and Player 2 0." in " ".join(lines)
    assert "K - - - -  0" in drawn(played)


def test_what_is_missing_for_a_kiai_is_said_to_its_caller_only() -> None:
    said = "For a kiai you still need steps 2, 3, 4 and 5."
    assert said in drawn(history(*WRITING, kiai="all")).replace("\n", " ")
    assert "kiai" not in drawn(history(*WRITING, viewer=None, kiai="all"))
    assert "need steps 2, 3, 4 and 5 and an attack." in drawn(history(*WRITING, kiai="attack"))
    assert "need a technique." in drawn(history((-1, "roll 6 6"), kiai="some"))
    assert "kiai" not in drawn(history(*WRITING))


def test_a_foot_race_is_announced_and_its_times_are_shown() -> None:
    rounds = [(-1, "roll 6 6"), (0, "1T1=6 1T2=6 kiai"), (1, "1T1=6 1T2=6"), (0, "- - - - -"), (1, "- - - - -")]
    tied = history(*rounds * 3)
    assert "A draw at 0 points: a foot race for player 1 and player 2." in drawn(tied).replace("\n", " ")
    run = history(*rounds * 3, (0, "run 4.20"))
    assert "Already done: player 1." in drawn(run)
    assert "4.20" not in drawn(run)
    over = history(*rounds * 3, (0, "run 4.20"), (1, "run 3.99"))
    assert "player 2 ran" in drawn(over)
    assert "3.99 s" in drawn(over)
    assert "Player 2 wins the foot race: Player 2 3.99 s and you 4.20 s." in " ".join(over.lines(16))


def test_alone_both_dice_of_the_opponent_are_shown() -> None:
    turns = [(-1, "roll 6 6"), (0, "1K1=6 1K2=6"), (-1, "time"), (0, "K - - - -"), (-1, "opponent 4 2")]
    assert "O (4+2)  0" in drawn(history(*turns, players=1))


def test_a_curtain_falls_between_people_at_one_keyboard() -> None:
    typed = "\n1K1=3 1K2=4\n\nboard\nquit\nquit\n"
    shown = shell("play", "karate", "--seed", "3", "--plain", "--seats", "person", "person", typed=typed)
    assert shown.returncode == 0
    first, _, after = shown.stdout.partition("Player 2, press Enter when nobody else is looking:")
    assert "Player 1, press Enter when nobody else is looking:" in first
    assert "| K  Kake Uke" in first
    assert "34" not in after


def test_alone_against_dice_is_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "alone"
    run("play karate --seed 1 --plain --option players=1 --option level=5", f"save {file}", "quit")
    ran = run(f"replay {file} --plain")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Roll & Write Karate Fight! (player: person)\n")


def test_alone_at_the_keyboard_to_the_end() -> None:
    game = Karate(Options(players=1, level=5))
    match = Match(game, seed=1)
    typed = list[str]()
    while not match.over:
        move = game.default(game.view(match.state, Seat(0)))
        typed.append(game.text(match.state, move))
        match.play(Seat(0), move)
    options = ("--option", "players=1", "--option", "level=5")
    shown = shell("play", "karate", "--seed", "1", "--plain", *options, typed="\n".join([*typed, "quit\n"]))
    assert shown.returncode == 0
    assert shown.stdout.count("Out of time: the training is over.") == 3
    assert "The opponent wins, 9 to -9. (KA-10)" in shown.stdout
