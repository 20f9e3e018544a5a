"""Bo-taoshi in the browser: discs enter and are flicked by mouse, finger and keys."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.botaoshi_hands import begin, board, fact, flick, pinch, pull, ready, seen, spot, state_of, swipe
from tests.browser.conftest import NewPlayer
from tests.serve.server import Server


def test_two_browsers_flick_their_discs_in_by_turns(server: Server, new_flicker: NewPlayer) -> None:
    host, friend = new_flicker(server), new_flicker(server)
    begin(host, "with-friend")
    friend.go(host.invitation())
    for player, disc in ((host, "w1"), (friend, "b1"), (host, "w2")):
        ready(player, awaits="enter", disc=disc)
        flick(player, 0, 50)
    ready(friend, awaits="enter", disc="b2")
    expect(board(host)).to_have_attribute("data-live", "false")
    assert state_of(host).entered == (2, 1)


def test_a_disc_slides_along_the_edge_and_is_flicked_in_by_finger(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, phone=True)
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


def test_by_keyboard_alone(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
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


def test_escape_cancels_and_the_eye_walks_around(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
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


def test_the_sheet_sends_what_it_shows_however_slowly_the_page_loads(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)

    def late(route: Route) -> None:
        player.page.wait_for_timeout(1_500)
        route.continue_()

    player.page.route("**/assets/face-*.js", late)
    player.go("/")
    player.find("play-botaoshi").click()
    player.find("side-by-side").click()
    ready(player)
    assert player.info().meta.options["hand"] == "human"


def test_nobody_is_asked_who_looks_back_or_has_resigned(server: Server, new_flicker: NewPlayer) -> None:
    host, friend = new_flicker(server), new_flicker(server)
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


def test_without_depth_one_plays_all_the_same(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
    player.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    begin(player)
    ready(player, drawn="flat")
    expect(player.find("flat")).to_be_visible()
    flick(player, 0, 50)
    ready(player, disc="b1")
    assert state_of(player).entered == (1, 0)


def test_the_table_fills_the_stage_and_fine_aim_does_not_shrink_it(laid: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(laid)
    begin(player, lay="played")
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
def test_a_human_hand_has_a_fan_and_says_how_it_slipped(laid: Server, new_flicker: NewPlayer, phone: bool) -> None:
    player = new_flicker(laid, phone=phone)
    begin(player, "side-by-side", "hand-human", lay="played")
    ready(player, disc="w1")
    player.find("fine").click()
    while not player.find("slip").count():
        expect(player.find("fan")).to_be_visible()
        player.find("fine-power").fill("0.4")
        actor = fact(player, "actor")
        player.find("flick").click()
        ready(player, awaits="flick", actor=str(1 - int(actor)))
    slipped = abs(float(player.find("slip").get_attribute("data-left") or 0))
    player.sees("outcome", f"The hand slipped {slipped:.1f}°")
    # Whoever aims finely next has the sliders already; they cover nothing of it, and it covers no disc.
    sliders, said = player.page.locator(".fl-fine").bounding_box(), player.find("outcome").bounding_box()
    assert sliders
    assert said
    assert said["x"] + said["width"] <= sliders["x"] or said["y"] + said["height"] <= sliders["y"]


def test_in_practice_the_same_shot_is_tried_again(laid: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(laid)
    begin(player, "side-by-side", "practice", lay="played")
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


def test_two_fingers_come_nearer_and_move_the_table_along(laid: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(laid, phone=True)
    begin(player, lay="played")
    ready(player, disc="w1")
    one, two = (spot(player, name) for name in ("w1", "b1"))
    pinch(player, spot(player, "w1"), 40, 120)
    nearer = [spot(player, name) for name in ("w1", "b1")]
    assert abs(nearer[0][0] - nearer[1][0]) > 1.5 * abs(one[0] - two[0])
    expect(player.find("table")).to_have_attribute("data-seq", "0")
    pinch(player, (180, 330), 80, 80, down=60)
    along = spot(player, "w1")
    assert along[1] > nearer[0][1] + 25
