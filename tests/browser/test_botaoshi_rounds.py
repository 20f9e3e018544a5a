"""Rounds of Bo-taoshi in the browser: one is won over the ramp, a foul, what is put back, the film."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from chabudai.core import NATURE, AnyEntry, Header, Holder, Log, Moved, Seat, write_log
from chabudai.games.botaoshi import Botaoshi, Move, State
from chabudai.games.botaoshi.judging import judge
from tests.browser.botaoshi_hands import begin, board, fact, flick, harder, ready, seen, speed_that, spot
from tests.browser.conftest import NewPlayer
from tests.games.botaoshi.tables import STEADY, at
from tests.serve.server import Server


def test_a_round_is_won_over_the_ramp_in_slow_motion(laid: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(laid, instant=False)
    begin(player, "side-by-side", "practice", lay="played")
    ready(player, awaits="flick", ramp="")
    expect(player.find("ramp-why")).to_have_text("The ramp fits: disc 1 flies over disc 2.")
    player.find("score").hover()
    expect(board(player)).to_have_attribute("data-ramp", "ghost")
    player.page.keyboard.press("s")
    expect(board(player)).to_have_attribute("data-doing", "score")
    player.page.keyboard.press("Enter")
    expect(player.find("off")).to_have_attribute("data-good", "true")
    goes = speed_that(lambda judgement: judgement.shot == "scored", f"score {fact(player, 'angle')}")
    harder(player, goes - float(fact(player, "speed")))
    expect(player.find("aim-line")).to_have_attribute("data-contact", "bp")
    player.find("flick").click()
    expect(board(player)).to_have_attribute("data-ramp", "laid")
    expect(player.find("slow-motion")).to_be_visible()
    expect(player.find("round-won")).to_contain_text("White wins the round")
    ready(player, awaits="enter", disc="b1")
    expect(player.find("rounds-0")).to_have_attribute("data-won", "1")
    expect(player.find("rounds-0")).to_have_attribute("data-row", "1")
    expect(player.find("starter")).to_have_text("Black goes first")
    player.find("slow").click()
    expect(board(player)).to_have_attribute("data-busy", re.compile("swing|slow"))
    expect(board(player)).to_have_attribute("data-ramp", "laid")


def test_it_says_why_there_is_no_ramp_and_which_disc_rests(laid: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(laid)
    begin(player, lay="rests")
    ready(player, awaits="flick", disc="w2")
    expect(player.find("ramp-why")).to_have_attribute("data-code", "flicked-last")
    player.page.keyboard.press("s")
    expect(board(player)).to_have_attribute("data-doing", "flick")
    player.page.keyboard.press("1")
    player.sees("hint", "disc 1 was flicked last turn and rests now.")
    player.find("disc-w3").click()
    player.sees("hint", "A bearer can’t be flicked")
    x, y = spot(player, "b1")
    player.page.mouse.click(x, y)
    player.sees("hint", "disc 1 isn’t yours to flick")
    player.page.keyboard.press("2")
    player.page.keyboard.press("ArrowUp")
    player.sees("hint", "straight at their bearer")
    player.check_accessibility()
    flick(player, 30, 60, name="w2")
    ready(player, actor="1")
    assert seen(player)["last"] == ["w2", None]


def test_a_foul_costs_a_turn(laid: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(laid)
    begin(player, lay="played")
    ready(player, disc="w1")
    player.find("fine").click()
    player.find("fine-direction").fill("-0.822")
    player.find("scene").focus()
    harder(
        player,
        speed_that(lambda judgement: ("own-bearer", "w3") in judgement.fouls, "flick w1 180.0")
        - float(fact(player, "speed")),
    )
    player.find("flick").click()
    ready(player, actor="1")
    player.sees("outcome", "Foul! White knocked their own bearer off and misses a turn.")
    expect(player.find("owed-0")).to_have_text("White misses a turn (foul)")
    expect(player.find("rounds-0")).to_have_attribute("data-owes", "true")
    ready(player, awaits="mend", disc="w3", doing="enter")
    player.sees("do", "Black flicks White’s bearer back in from the edge.")
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Enter")
    ready(player, awaits="flick", actor="1")
    assert all(seen(player)["poles"])
    player.page.keyboard.press("ArrowDown")
    player.page.keyboard.press("Enter")
    ready(player, awaits="skip", actor="0")
    player.sees("do", "Foul: White misses this turn.")
    player.find("skip").click()
    ready(player, actor="1")
    expect(player.find("owed-0")).to_have_count(0)


def test_a_pole_is_put_back_before_the_lost_turn(laid: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(laid)
    begin(player, lay="down")
    ready(player, awaits="raise")
    player.sees("do", "White’s pole has fallen: this turn puts it back.")
    player.page.keyboard.press("Enter")
    ready(player, awaits="flick", actor="1")
    assert seen(player)["poles"][0] == [200.0, 240.0]
    assert seen(player)["owed"] == [True, False]


def test_a_disc_that_was_knocked_off_is_placed(laid: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(laid)
    begin(player, lay="knocked_off")
    ready(player, awaits="place", disc="w1", doing="place")
    player.sees("do", "disc 1 was knocked off. White places it.")
    before = fact(player, "place")
    x, y = spot(player)
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 120, y - 60, steps=4)
    mouse.up()
    dragged = fact(player, "place")
    assert dragged != before
    player.page.keyboard.press("Shift+ArrowUp")
    assert fact(player, "place") != dragged
    to_x, to_y = spot(player, "b1")
    mouse.click(to_x + 8, to_y)
    player.sees("hint", "disc 1 is in the way here.")
    expect(player.find("place")).to_be_disabled()
    mouse.click(x, y)
    player.find("place").click()
    ready(player, awaits="enter", actor="0")
    assert seen(player)["placing"] == []


def test_a_match_is_seen_again_with_its_films(server: Server, new_flicker: NewPlayer, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    log, before = whole_match()
    file.write_bytes(write_log(log))
    player = new_flicker(server, instant=False)
    player.go("/replay")
    player.find("file").set_input_files(file)
    expect(board(player)).to_have_attribute("data-drawn", "deep")
    scrubber = player.find("replay")
    for _ in range(before):
        player.page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_attribute("data-step", str(before))
    expect(board(player)).to_have_attribute("data-ramp", "laid")
    player.page.keyboard.press("ArrowRight")
    expect(player.find("slow-motion")).to_be_visible()
    expect(player.find("round-won")).to_contain_text("White wins the round")
    expect(board(player)).to_have_attribute("data-still", "true")
    player.page.keyboard.press("a")
    expect(board(player)).to_have_attribute("data-busy", re.compile("swing|slow"))
    player.page.keyboard.press("End")
    player.sees("step-words", "White wins: two rounds in a row.")


def whole_match() -> tuple[Log[Any], int]:
    """Return a match that white wins with two shots; where the discs come to rest is made up.

    With it comes how many entries there are before the first shot is answered.
    """
    game = Botaoshi(STEADY)
    state, entries, shots = game.start(), list[AnyEntry](), list[int]()

    def enter(seat: int, move: Any, film: object = None) -> State:
        entries.append(Moved(Seat(seat), move, film=film))
        return game.apply(state, Seat(seat), move)

    while game.result(state) is None:
        (seat,) = game.to_act(state)
        if seat == NATURE and state.phase == "setup":
            name = f"{'wb'[state.turn]}{state.entered[state.turn] + 1}"
            state = enter(NATURE, game.parse(state, f"settled rest {at(name)}"))
        elif seat == NATURE:
            shots.append(len(entries))
            state = enter(NATURE, *game.simulate(state))
        elif state.phase == "play" and seat == 0:
            state = enter(seat, scoring(game, state))
        elif state.phase == "play":
            state = enter(seat, game.parse(state, "flick b1 0.0,0.3"))
        else:
            state = enter(seat, game.default(game.view(state, seat)))
    header = Header(game.id, game.version, {"hand": "steady"}, (Holder(), Holder()))
    return Log(header, tuple(entries)), shots[0]


def scoring(game: Botaoshi, state: State) -> Move:
    """Return a shot straight up the ramp that scores."""
    shots = (game.parse(state, f"score 90.0,{tenths / 10}") for tenths in range(20, 45))
    tried = ((shot, game.apply(state, Seat(0), shot)) for shot in shots)
    return next(shot for shot, there in tried if judge(there, game.simulate(there).move).shot == "scored")


@pytest.mark.parametrize(
    ("dark", "phone", "language"), [(False, False, "en-GB"), (True, False, "ja-JP"), (True, True, "en-GB")]
)
def test_axe_finds_nothing(laid: Server, new_flicker: NewPlayer, dark: bool, phone: bool, language: str) -> None:
    player = new_flicker(laid, dark=dark, phone=phone, language=language)
    begin(player, lay="played")
    ready(player)
    player.check_accessibility()
    player.find("score").click()
    player.find("fine").click()
    player.check_accessibility()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")


def test_a_ramp_that_faces_away_is_said_to(laid: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(laid)
    begin(player, lay="faces_away")
    ready(player, disc="w1")
    player.sees("ramp-why", "The ramp fits, but points 52° away from the pole.")
    player.find("score").click()
    player.sees("hint", "The ramp points 52° left of the pole. Disc 1 would fly past.")
    player.find("scene").focus()
    player.page.keyboard.press("Enter")
    for _ in range(30):
        player.page.keyboard.press("ArrowRight")
    player.find("flick").click()
    ready(player, actor="1")
    player.sees("outcome", "No win")
