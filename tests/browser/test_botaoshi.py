"""Bo-taoshi in the browser: discs enter and are flicked by mouse, finger and keys; a round is won; a foul; the film."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from chabudai.core import NATURE, AnyEntry, Header, Holder, Log, Moved, Seat, write_log
from chabudai.games.botaoshi import Botaoshi, Move, State
from chabudai.games.botaoshi.judging import Judgement, judge
from tests.browser.conftest import NewPlayer
from tests.browser.laid import played
from tests.browser.player import Player
from tests.games.botaoshi.tables import STEADY, act, at
from tests.serve.server import QUICK, Server, free_port

NewThrower = Callable[..., Player]
Laid = Callable[[str], Server]


@pytest.fixture
def new_thrower(new_player: NewPlayer) -> NewThrower:
    """Give what sits a player down; a graphics card that is only computed says that it is slow."""

    def sit_down(server: Server, **options: Any) -> Player:
        player = new_player(server, **options)
        player.forgiven = lambda words: "GPU stall due to ReadPixels" in words
        return player

    return sit_down


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    """Give servers on which the game begins with a table that is laid out, by its name in `laid.py`."""
    servers: dict[str, Server] = {}
    with ExitStack() as stack:

        def serve(name: str) -> Server:
            if name not in servers:
                store, port = tmp_path_factory.mktemp(name) / "matches.sqlite", free_port()
                facts = json.dumps({**QUICK, "store": str(store), "port": port})
                command = [sys.executable, "-m", "tests.browser.laid", facts, name]
                servers[name] = stack.enter_context(Server(store, command, port=port))
            return servers[name]

        yield serve


def board(player: Player) -> Locator:
    return player.find("botaoshi-board")


def begin(player: Player, how: str = "side-by-side", *options: str) -> None:
    """Begin a game with a steady hand and these options turned."""
    player.go("/")
    player.find("play-botaoshi").click()
    player.find("more").locator("summary").click()
    for option in ("hand-steady", *options):
        player.find(f"option-{option}").check(force=True)
    player.find(how).click()


def ready(player: Player, **facts: str) -> None:
    """Wait until this player may act, and the board says so much of itself."""
    for name, value in {"live": "true", **facts}.items():
        expect(board(player)).to_have_attribute(f"data-{name}", value, timeout=30_000)
    expect(board(player)).not_to_have_attribute("data-drawn", "waiting")
    player.wait_until_idle()
    before = ""
    while before != (before := fact(player, "spots")):  # what there is to do has taken its place beside the table
        player.page.wait_for_timeout(60)


def fact(player: Player, name: str) -> str:
    return board(player).get_attribute(f"data-{name}") or ""


def spot(player: Player, name: str | None = None) -> tuple[float, float]:
    """Return where a disc is on the screen; without a name the one that is to be played."""
    found = fact(player, "spot")
    if name:
        found = dict(each.split("@") for each in fact(player, "spots").split())[name]
    x, y = found.split(",")
    return float(x), float(y)


def pull(player: Player, x: float, y: float, *, name: str | None = None) -> None:
    """Take hold of a disc with the mouse and pull so far, but hold it."""
    start_x, start_y = spot(player, name)
    mouse = player.page.mouse
    mouse.move(start_x, start_y)
    mouse.down()
    mouse.move(start_x + x, start_y + y, steps=4)


def flick(player: Player, x: float, y: float, *, name: str | None = None) -> None:
    pull(player, x, y, name=name)
    player.page.mouse.up()


def swipe(player: Player, start: tuple[float, float], x: float, y: float) -> None:
    """Drag with a finger, as the browser's own touch events tell it."""
    touch = player.context.new_cdp_session(player.page)

    def finger(kind: str, part: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": start[0] + x * part, "y": start[1] + y * part}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})  # pyright: ignore[reportUnknownMemberType] -- playwright types it so

    finger("touchStart", 0.0)
    for part in (0.3, 0.7, 1.0):
        finger("touchMove", part)
    finger("touchEnd", 1.0)


def state_of(player: Player) -> State:
    _, state, _ = player.table()
    assert isinstance(state, State)
    return state


def seen(player: Player) -> dict[str, Any]:
    """Return what the server shows to somebody who watches: a table that was laid out has no log of its own."""
    view: dict[str, Any] = player.info().table.views[0].view
    return view


def speed_that(does: Callable[[Judgement], bool], text: str) -> float:
    """Return a speed at which white's aim on the table that is laid out does this, in the middle of those that do."""
    game, state = Botaoshi(STEADY), played()
    good: list[float] = []
    for tenths in range(10, 45):
        there = act(game, state, f"{text},{tenths / 10}")
        if does(judge(there, game.simulate(there).move)):
            good.append(tenths / 10)
        elif good:
            break
    return good[len(good) // 2]


def harder(player: Player, speed: float) -> None:
    """Let the keys change the power by so much."""
    for _ in range(abs(round(speed * 10))):
        player.page.keyboard.press("ArrowUp" if speed > 0 else "ArrowDown")


def test_two_browsers_flick_their_discs_in_by_turns(server: Server, new_thrower: NewThrower) -> None:
    host, friend = new_thrower(server), new_thrower(server)
    begin(host, "with-friend")
    friend.go(host.invitation())
    for player, disc in ((host, "w1"), (friend, "b1"), (host, "w2")):
        ready(player, awaits="enter", disc=disc)
        flick(player, 0, 50)
    ready(friend, awaits="enter", disc="b2")
    expect(board(host)).to_have_attribute("data-live", "false")
    assert state_of(host).entered == (2, 1)


def test_a_disc_slides_along_the_edge_and_is_flicked_in_by_finger(server: Server, new_thrower: NewThrower) -> None:
    player = new_thrower(server, phone=True)
    begin(player)
    ready(player, awaits="enter")
    x, y = (float(part) for part in fact(player, "place").split(","))
    swipe(player, spot(player), 60, 0)
    assert float(fact(player, "place").split(",")[0]) > x + 50
    assert float(fact(player, "place").split(",")[1]) == y
    swipe(player, spot(player), 5, 60)
    ready(player, awaits="enter", disc="b1")
    assert state_of(player).entered == (1, 0)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_by_keyboard_alone(server: Server, new_thrower: NewThrower) -> None:
    player = new_thrower(server)
    begin(player)
    ready(player, disc="w1")
    keys = player.page.keyboard
    player.find("scene").focus()
    keys.press("ArrowRight")
    keys.press("Shift+ArrowRight")
    assert fact(player, "place") == "250.0,8.0"
    for _ in range(13):
        keys.press("ArrowLeft")
    assert fact(player, "place") == "8.0,16.0"
    keys.press("ArrowUp")
    assert fact(player, "place") == "8.0,36.0"
    keys.press("Enter")
    player.sees("hint", "1.24 m/s, at the middle of the table")
    keys.press("ArrowLeft")
    keys.press("Shift+ArrowRight")
    keys.press("ArrowDown")
    player.sees("hint", "1.14 m/s, 1.8° left of the middle")
    keys.press("Escape")
    player.sees("hint", "Slide the disc along the edge")
    keys.press("Enter")
    keys.press("Enter")
    ready(player, disc="b1")
    expect(player.find("announce")).to_contain_text("Black’s turn")
    assert state_of(player).entered == (1, 0)


def test_escape_cancels_and_the_eye_walks_around(server: Server, new_thrower: NewThrower) -> None:
    player = new_thrower(server)
    begin(player)
    ready(player)
    pull(player, 0, 80)
    assert fact(player, "speed")
    player.page.keyboard.press("Escape")
    expect(board(player)).not_to_have_attribute("data-speed", re.compile("."))
    player.page.mouse.up()
    expect(player.find("table")).to_have_attribute("data-seq", "0")
    before = fact(player, "spots")
    mouse = player.page.mouse
    mouse.move(480, 400)
    mouse.down()
    mouse.move(560, 380, steps=4)
    mouse.up()
    assert fact(player, "spots") != before
    for eye in ("above", "behind", "around"):
        player.page.keyboard.press("v")
        expect(board(player)).to_have_attribute("data-eye", eye)
    expect(board(player)).to_have_attribute("data-spots", before)
    player.find("eye-above").click()
    expect(board(player)).to_have_attribute("data-eye", "above")


def test_a_round_is_won_over_the_ramp_in_slow_motion(laid: Laid, new_thrower: NewThrower) -> None:
    player = new_thrower(laid("played"), instant=False)
    begin(player, "side-by-side", "practice")
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


def test_it_says_why_there_is_no_ramp_and_which_disc_rests(laid: Laid, new_thrower: NewThrower) -> None:
    player = new_thrower(laid("rests"))
    begin(player)
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


def test_a_foul_costs_a_turn(laid: Laid, new_thrower: NewThrower) -> None:
    player = new_thrower(laid("played"))
    begin(player)
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


def test_a_pole_is_put_back_before_the_lost_turn(laid: Laid, new_thrower: NewThrower) -> None:
    player = new_thrower(laid("down"))
    begin(player)
    ready(player, awaits="raise")
    player.sees("do", "White’s pole has fallen: this turn puts it back.")
    player.page.keyboard.press("Enter")
    ready(player, awaits="flick", actor="1")
    assert seen(player)["poles"][0] == [200.0, 240.0]
    assert seen(player)["owed"] == [True, False]


def test_a_disc_that_was_knocked_off_is_placed(laid: Laid, new_thrower: NewThrower) -> None:
    player = new_thrower(laid("knocked_off"))
    begin(player)
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


def test_the_sheet_sends_what_it_shows_however_slowly_the_page_loads(server: Server, new_thrower: NewThrower) -> None:
    player = new_thrower(server)

    def late(route: Route) -> None:
        player.page.wait_for_timeout(1_500)
        route.continue_()

    player.page.route("**/assets/face-*.js", late)
    player.go("/")
    player.find("play-botaoshi").click()
    player.find("side-by-side").click()
    ready(player)
    assert player.info().meta.options["hand"] == "human"


def test_nobody_is_asked_who_looks_back_or_has_resigned(server: Server, new_thrower: NewThrower) -> None:
    host, friend = new_thrower(server), new_thrower(server)
    begin(host, "with-friend")
    friend.go(host.invitation())
    ready(host, disc="w1")
    host.sees("do", "Flick disc 1 in")
    flick(host, 0, 50)
    ready(friend, disc="b1")
    flick(friend, 0, 50)
    ready(host, disc="w2")
    host.sees("do", "Flick disc 2 in")
    host.find("do-back").click()
    host.sees("do", "Black: flick disc 1 in")
    host.find("do-on").click()
    ready(host, disc="w2")
    host.find("do-menu").click()
    host.find("resign").click()
    host.find("resign-yes").click()
    host.sees("do", "The game is over.")


def test_without_depth_one_plays_all_the_same(server: Server, new_thrower: NewThrower) -> None:
    player = new_thrower(server)
    player.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    begin(player)
    ready(player, drawn="flat")
    expect(player.find("flat")).to_be_visible()
    flick(player, 0, 50)
    ready(player, disc="b1")
    assert state_of(player).entered == (1, 0)


def test_a_match_is_seen_again_with_its_films(server: Server, new_thrower: NewThrower, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    log, before = whole_match()
    file.write_bytes(write_log(log))
    player = new_thrower(server, instant=False)
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
def test_axe_finds_nothing(laid: Laid, new_thrower: NewThrower, dark: bool, phone: bool, language: str) -> None:
    player = new_thrower(laid("played"), dark=dark, phone=phone, language=language)
    begin(player)
    ready(player)
    player.check_accessibility()
    player.find("score").click()
    player.find("fine").click()
    player.check_accessibility()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")


def test_the_table_fills_the_stage_and_fine_aim_does_not_shrink_it(laid: Laid, new_thrower: NewThrower) -> None:
    player = new_thrower(laid("played"))
    begin(player)
    ready(player, disc="w1")
    before, box = fact(player, "spots"), player.find("scene").bounding_box()
    assert box
    assert box["height"] > 640
    player.find("fine").click()
    player.sees("hint", "straight at their bearer")
    assert (fact(player, "spots"), player.find("scene").bounding_box()) == (before, box)
    assert 0.8 < float(fact(player, "speed")) < 1.6
    expect(player.find("landing")).to_be_visible()
    expect(player.find("fan")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_a_human_hand_has_a_fan_and_says_how_it_slipped(laid: Laid, new_thrower: NewThrower, phone: bool) -> None:
    player = new_thrower(laid("played"), phone=phone)
    begin(player, "side-by-side", "hand-human")
    ready(player, disc="w1")
    while True:
        name = fact(player, "disc")
        player.find("fine").click()
        expect(player.find("fan")).to_be_visible()
        player.find("fine-power").fill("0.7")
        player.find("flick").click()
        expect(board(player)).to_have_attribute("data-still", "true")
        ready(player)
        if player.find("slip").count():
            break
        assert name
        player.find("fine").click()
    slipped = abs(float(player.find("slip").get_attribute("data-left") or 0))
    player.sees("outcome", f"The hand slipped {slipped:.1f}°")


def test_a_ramp_that_faces_away_is_said_to(laid: Laid, new_thrower: NewThrower) -> None:
    player = new_thrower(laid("faces_away"))
    begin(player)
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


def test_in_practice_the_same_shot_is_tried_again(laid: Laid, new_thrower: NewThrower) -> None:
    player = new_thrower(laid("played"))
    begin(player, "side-by-side", "practice")
    ready(player, disc="w1", actor="0")
    expect(player.find("same")).to_have_count(0)
    flick(player, 30, 60, name="w1")
    ready(player, actor="1")
    lies = seen(player)["discs"]
    player.find("same").click()
    expect(player.find("table")).to_have_attribute("data-seq", "5")
    ready(player, actor="1")
    assert seen(player)["discs"] == lies
    assert seen(player)["turns"] == 1


def test_two_fingers_come_nearer_and_move_the_table_along(laid: Laid, new_thrower: NewThrower) -> None:
    player = new_thrower(laid("played"), phone=True)
    begin(player)
    ready(player, disc="w1")
    one, two = (spot(player, name) for name in ("w1", "b1"))
    pinch(player, spot(player, "w1"), 40, 120)
    nearer = [spot(player, name) for name in ("w1", "b1")]
    assert abs(nearer[0][0] - nearer[1][0]) > 1.5 * abs(one[0] - two[0])
    expect(player.find("table")).to_have_attribute("data-seq", "0")
    pinch(player, (180, 330), 80, 80, down=60)
    along = spot(player, "w1")
    assert along[1] > nearer[0][1] + 25


def pinch(player: Player, at: tuple[float, float], start: float, end: float, *, down: float = 0) -> None:
    """Put two fingers down so far apart around a point, and draw them apart or along."""
    touch = player.context.new_cdp_session(player.page)

    def fingers(kind: str, part: float) -> None:
        half = (start + (end - start) * part) / 2
        points = [{"x": at[0] + side * half, "y": at[1] + down * part, "id": side + 1} for side in (-1, 1)]
        facts = {"type": kind, "touchPoints": [] if kind == "touchEnd" else points}
        touch.send("Input.dispatchTouchEvent", facts)  # pyright: ignore[reportUnknownMemberType] -- playwright types it so

    fingers("touchStart", 0.0)
    for part in (0.25, 0.5, 0.75, 1.0):
        fingers("touchMove", part)
    fingers("touchEnd", 1.0)
