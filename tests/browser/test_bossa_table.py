"""The table of BOSSa with hands and lines as a test needs them: dragging, confirming, sliding, being stuck."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from chabudai.catalog import open_log
from chabudai.games.bossa import Bossa, Options, Place
from chabudai.table import Match
from tests.browser.stored import address, played, store_matches
from tests.games.bossa.test_logs import LOG
from tests.serve.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.conftest import NewPlayer
    from tests.browser.player import Player

COPIES = 20
OPENING = ("deal 10 23 31 40 | 01 12 05 60", "roll 4 2", "draw 50")
STACKS = ("deal 40 41 42 10 | 01 02 03 04", "roll 3 2", "draw 22", "W4=42", "draw 20", "B3=03", "draw 30")
LONG = 9
"""A line that has come so far does not fit on a phone."""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("bossa") / "matches.sqlite"
    openings = {f"opening{number}": played(Bossa(), *OPENING) for number in range(COPIES)}
    stacks = {f"{stack}{number}": played(Bossa(Options(stack)), *STACKS) for stack in STACKINGS for number in range(2)}
    store_matches(file, {**openings, **stacks, "stuck": stuck(), "long": grown()})
    with Server(file) as server:
        yield server


STACKINGS = ("one", "several")


def stuck() -> Match[Any, Any, Any]:
    """Return a game that has ended because a player could do nothing."""
    game, log = open_log(LOG.read_bytes())
    return Match(game, log=log)


def grown() -> Match[Any, Any, Any]:
    """Return a game in which a line has become long, and somebody is to act."""
    for seed in range(500):
        match, rng = Match(Bossa(), seed=seed), Random(seed)
        while not match.over:
            if max(line.ends[0].value for line in match.state.lines) >= LONG:
                return match
            places = [move for move in match.state.moves if isinstance(move, Place)]
            ups = sorted(places, key=lambda move: (move.value, -len(move.tiles)))
            match.play(match.state.turn, ups[-1] if ups else match.state.moves.sample(rng))
    raise AssertionError("no line ever became long")


fresh = iter(f"opening{number}" for number in range(COPIES))


def sit_down(new_player: NewPlayer, tables: Server, name: str | None = None, **options: Any) -> Player:
    player = new_player(tables, **options)
    player.go(address(name or next(fresh)))
    player.wait_until_idle()
    return player


def middle(player: Player, selector: str) -> tuple[float, float]:
    box = player.page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, tile: str, onto: str, *, finger: bool = False) -> None:
    """Drag a tile of the own hand with the mouse, or with a finger, under which the tile floats a little higher."""
    start, end = middle(player, f'[data-test="tile-{tile}"]'), middle(player, onto)
    if not finger:
        player.page.mouse.move(*start)
        player.page.mouse.down()
        player.page.mouse.move(*end, steps=6)
        player.page.mouse.up()
        return
    touch = player.context.new_cdp_session(player.page)

    def put(kind: str, part: float) -> None:
        x, y = (here + (there - here) * part for here, there in zip(start, (end[0], end[1] + 40), strict=True))
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})  # pyright: ignore[reportUnknownMemberType] -- playwright types it so

    put("touchStart", 0.0)
    for part in (0.2, 0.4, 0.6, 0.8, 1.0):
        put("touchMove", part)
    put("touchEnd", 1.0)


def place(name: str) -> str:
    return f'[data-test="place-{name}"]'


def texts(player: Player) -> list[str | None]:
    return [step.text for step in player.info().table.steps if step.seat >= 0]


def test_a_tile_is_dragged_onto_either_line(tables: Server, new_player: NewPlayer) -> None:
    for line, tile in (("W5", "50"), ("B3", "23")):
        player = sit_down(new_player, tables)
        drag(player, tile, place(line))
        player.wait_until_idle(len(OPENING) + 2)
        assert texts(player) == [f"{line}={tile}"]


def test_a_tile_is_dragged_with_a_finger(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables, phone=True)
    drag(player, "50", place("W5"), finger=True)
    player.wait_until_idle(len(OPENING) + 2)
    assert texts(player) == ["W5=50"]


def test_two_tiles_are_dragged_one_after_the_other(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    drag(player, "40", place("W5"))
    expect(player.find("tile-40")).to_have_attribute("aria-pressed", "true")
    drag(player, "10", place("W5"))
    player.wait_until_idle(len(OPENING) + 2)
    assert texts(player) == ["W5=10+40"]


def test_a_tile_dragged_elsewhere_goes_back_and_a_wrong_place_says_why(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    drag(player, "50", '[data-test="counter-fold"]')
    expect(player.find("tile-50")).to_have_attribute("aria-pressed", "false")
    drag(player, "40", '[data-place="W9"]')
    expect(player.find("rule-link")).to_contain_text("BO-8")
    player.wait_until_idle(len(OPENING))


def test_escape_puts_back_what_is_dragged(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    player.page.mouse.move(*middle(player, '[data-test="tile-50"]'))
    player.page.mouse.down()
    player.page.mouse.move(*middle(player, place("W5")), steps=4)
    expect(player.page.locator(".bo-carried")).to_be_visible()
    for here, there in zip(middle(player, ".bo-carried"), middle(player, place("W5")), strict=True):
        assert abs(here - there) < 6  # it is under the pointer
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".bo-carried")).to_have_count(0)
    player.page.mouse.up()
    player.wait_until_idle(len(OPENING))
    expect(player.find("tile-50")).to_have_attribute("aria-pressed", "false")


def test_dragging_onto_the_pile_or_a_tile_of_theirs_asks_first(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    drag(player, "10", ".bo-pile")
    expect(player.find("confirm")).to_have_text("Discard W1")
    drag(player, "10", '[data-test="tile-60"]')
    expect(player.find("confirm")).to_have_text("Swap W1 for W6")
    player.wait_until_idle(len(OPENING))
    player.find("confirm").click()
    player.wait_until_idle(len(OPENING) + 2)
    assert texts(player) == ["X10-60"]


def test_no_marker_is_spent_before_that_is_confirmed(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    player.find("marker-R").last.click()
    player.find("tile-10").click()
    expect(player.page.locator(".bo-bar")).to_contain_text("Uses your Redraw marker.")
    player.find("cancel").click()
    expect(player.find("confirm")).to_have_count(0)
    player.find("marker-X").last.click()
    player.find("tile-60").click()
    player.find("tile-10").click()
    player.page.keyboard.press("Escape")
    expect(player.find("confirm")).to_have_count(0)
    player.wait_until_idle(len(OPENING))


def test_a_stack_is_confirmed_however_it_is_aimed(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables, "one0")
    player.find("tile-40").click()
    for _ in range(3):
        player.page.locator(place("W4")).click()
        player.page.wait_for_timeout(600)  # so that it is no double click
    expect(player.find("confirm")).to_have_text("Stack on white 4")
    player.wait_until_idle(len(STACKS))
    player.find("confirm").click()
    player.wait_until_idle(len(STACKS) + 2)
    assert texts(player)[-1] == "W4^40"


def test_several_layers_are_stacked_at_once_where_that_is_the_reading(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables, "one1")
    player.find("tile-40").click()
    player.find("tile-41").click()
    expect(player.page.locator(place("W4"))).not_to_have_attribute("data-fits", "true")
    player = sit_down(new_player, tables, "several0")
    player.find("tile-40").click()
    drag(player, "41", place("W4"))
    player.find("tile-40").click()
    player.find("confirm").click()
    player.wait_until_idle(len(STACKS) + 2)
    assert texts(player)[-1] == "W4^40+41"
    assert player.page.locator(f"{place('W4')} .bo-laid").count() == 3


def test_a_marker_is_confirmed_by_keys(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    player.find("marker-R").last.focus()
    player.page.keyboard.press("Enter")
    player.find("tile-10").focus()
    player.page.keyboard.press("Enter")
    expect(player.find("confirm")).to_be_focused()
    player.page.keyboard.press("Enter")
    player.wait_until_idle(len(OPENING) + 3)
    assert texts(player) == ["R10"]


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_when_something_is_chosen(tables: Server, new_player: NewPlayer, phone: bool) -> None:
    player = sit_down(new_player, tables, phone=phone)
    watched = (".bo-lines", ".bo-near", ".bo-far", ".bo-stock", ".bo-counter")

    def where() -> list[object]:
        return [player.page.locator(each).bounding_box() for each in watched]

    before = where()
    player.page.locator(place("W5")).click()
    expect(player.find("group-10+40")).to_be_visible()
    assert where() == before
    player.find("group-10+40").click()
    assert where() == before
    player.find("marker-X").last.click()
    player.find("tile-23").click()
    player.find("tile-60").click()
    assert where() == before


def test_who_plays_from_the_far_side_of_a_phone_has_tiles_as_large(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables, phone=True)
    for marker in "RXS":
        expect(player.find(f"marker-{marker}").first).to_contain_text(
            ("Redraw", "Exchange", "Stack")["RXS".index(marker)]
        )
    drag(player, "50", place("W5"), finger=True)
    player.wait_until_idle(len(OPENING) + 2)
    far, near = (player.page.locator(f".bo-{side} .bo-slip").first.bounding_box() for side in ("far", "near"))
    assert far
    assert near
    assert (far["width"], far["height"]) == (near["width"], near["height"])
    assert min(far["width"], far["height"]) >= 44
    expect(player.find("counter-fold")).to_be_in_viewport(ratio=1)


def test_the_table_has_no_needless_scrollbar(tables: Server, new_player: NewPlayer) -> None:
    for name in (None, "stuck", "long"):
        player = sit_down(new_player, tables, name)
        high = player.page.evaluate(
            "(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])(document.querySelector('.table-main'))"
        )
        assert high[0] == high[1]


def slide_to_the_first(player: Player, colour: str) -> None:
    """Turn the strip back, as often as there is something hidden before it."""
    row = player.page.locator(f'[data-line="{colour}"] .bo-row')
    for _ in range(3):
        if row.evaluate("row => row.scrollLeft > 1"):
            player.page.locator(f'[data-line="{colour}"] .bo-turner[data-way="-1"]').click()


def test_a_tap_too_many_on_a_line_that_has_come_to_its_end_chooses_nothing(
    tables: Server, new_player: NewPlayer
) -> None:
    player = sit_down(new_player, tables, "long", phone=True)
    colour = next(colour for colour, line in zip("WB", grown().state.lines, strict=True) if line.ends[0].value >= LONG)
    turner = player.page.locator(f'[data-line="{colour}"] .bo-turner[data-way="-1"]')
    beneath = turner.evaluate("""async turner => {
        const { x, y, width, height } = turner.getBoundingClientRect()
        const spent = new Promise(done => new MutationObserver(done).observe(turner, { attributes: true }))
        turner.parentElement.querySelector(".bo-row").scrollLeft = 0
        await spent
        return document.elementFromPoint(x + width / 2, y + height / 2).closest("button")?.className
    }""")
    assert beneath == "bo-turner"
    expect(turner).to_have_count(0)
    expect(player.page.locator(f'[data-place="{colour}1"]')).to_be_in_viewport(ratio=0.95)


def test_a_long_line_slides_on_a_phone_and_the_counter_stays_in_sight(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables, "long", phone=True)
    state = grown().state
    colour, line = next(each for each in zip("WB", state.lines, strict=True) if each[1].ends[0].value >= LONG)
    end = player.find(f"place-{colour}{line.ends[0].value}")
    expect(end).to_be_in_viewport(ratio=0.95)
    row = player.page.locator(f'[data-line="{colour}"] .bo-row')
    expect(row).to_have_count(1)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    first = player.page.locator(f'[data-place="{colour}1"]')
    expect(first).not_to_be_in_viewport()
    slide_to_the_first(player, colour)
    expect(first).to_be_in_viewport(ratio=0.95)
    expect(player.find("counter-fold")).to_be_in_viewport()
    player.page.evaluate("scrollTo(0, 0)")
    expect(player.find("counter-fold")).to_be_in_viewport()


@pytest.mark.parametrize("phone", [False, True])
def test_who_is_stuck_sees_what_each_place_would_need(tables: Server, new_player: NewPlayer, phone: bool) -> None:
    player = sit_down(new_player, tables, "stuck", phone=phone)
    view = Bossa().view(stuck().state, None)
    assert view.stuck
    for need in view.stuck.places:
        words = f"{need.sizes[0]} or {need.sizes[1]} tiles that make {need.value}"
        expect(player.find(f"need-{need.line}{need.value}")).to_contain_text(words)
    for useless in view.stuck.markers:
        expect(player.find(f"useless-{useless.marker}")).to_be_visible()
    expect(player.find("text-board")).to_contain_text("Exchange: already used.")
    hand, note = (player.page.locator(each).bounding_box() for each in (".bo-near", ".bo-stuck"))
    card = player.find("word").bounding_box()
    assert hand
    assert note
    assert card
    for box in (hand, note):
        apart = card["y"] >= box["y"] + box["height"] or card["y"] + card["height"] <= box["y"]
        assert apart or card["x"] >= box["x"] + box["width"]
    player.check_accessibility()


def test_the_removed_tile_lies_beside_the_pile(tables: Server, new_player: NewPlayer) -> None:
    player = sit_down(new_player, tables)
    expect(player.find("removed")).to_be_visible()
    expect(player.find("removed")).to_have_attribute("aria-label", "The removed tile, face down")


def test_both_faces_of_a_marker_are_turned_by_themselves(tables: Server, new_player: NewPlayer) -> None:
    """Firefox shows the front of a coin only where it has a transform of its own."""
    player = sit_down(new_player, tables)
    front = player.page.locator(".bo-marker .bo-front").first
    assert front.evaluate("front => getComputedStyle(front).transform") != "none"


def test_the_host_waits_for_the_friend_before_tiles_are_dealt(tables: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(tables), new_player(tables)
    host.begin("with-friend", game="bossa")
    link = host.invitation()
    expect(host.page.locator(".bo-bar")).to_contain_text("Tiles are dealt when you’re both here.")
    expect(host.find("removed")).to_have_count(0)
    friend.go(link)
    for player in (host, friend):
        expect(player.page.locator('[data-test^="tile-"]')).to_have_count(9)
