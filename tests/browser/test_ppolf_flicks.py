"""Ppolf in the browser: by mouse, by finger, by keys, two at their own screens, alone, and again as a film."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.ppolf_hands import (
    begin,
    board,
    drag,
    drawn,
    enough,
    fact,
    flicks,
    pull,
    pulled,
    ready,
    spots,
    state_of,
    swipe,
)
from tests.serve.server import Server


def test_by_mouse_with_the_film_and_again_slowly(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, instant=False)
    begin(player, "side-by-side", 2)
    ready(player)
    drawn(player)
    player.page.wait_for_timeout(700)  # until the eye is at rest
    drag(player)
    expect(board(player)).to_have_attribute("data-turn", "1")
    expect(board(player)).to_have_attribute("data-films", "1")
    ready(player)
    assert state_of(player).counts[0] >= 1
    player.find("slow").click()
    expect(board(player)).to_have_attribute("data-busy", "slow")
    player.page.keyboard.press("s")
    ready(player)
    player.page.keyboard.press("v")
    expect(board(player)).to_have_attribute("data-eye", "whole")
    player.find("eye-low").click()
    expect(board(player)).to_have_attribute("data-eye", "low")


def test_escape_cancels(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
    begin(player, "side-by-side", 2)
    ready(player)
    pull(player, 120)
    expect(player.find("aim")).to_contain_text("m/s")
    player.page.keyboard.press("Escape")
    expect(player.find("aim")).to_have_count(0)
    player.page.mouse.up()
    pull(player, 120)
    x, y, *_ = spots(player)
    player.page.mouse.move(x + 3, y + 3, steps=3)
    player.page.mouse.up()
    ready(player)
    assert flicks(player) == 0


def test_one_pulls_from_anywhere_and_sees_where_the_coin_would_stop(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
    begin(player, "side-by-side", 2)
    ready(player)
    expect(player.find("why")).to_have_text("Red tees off from the black ace.")  # two sit here: nobody is "you"
    box = player.find("scene").bounding_box()
    assert box
    mouse = player.page.mouse
    x, *_ = spots(player)
    # In the corner that is farthest from the tee, where the mouse has room in one direction only.
    corner_x = box["x"] + (20 if x > box["x"] + box["width"] / 2 else box["width"] - 20)
    mouse.move(corner_x, box["y"] + box["height"] - 20)
    mouse.down()
    mouse.move(corner_x, 795, steps=6)
    expect(player.find("aim")).to_contain_text("m/s")
    assert float(fact(player, "speed")) > 2  # the window's edge limits nobody
    expect(player.find("landing")).to_have_count(1)
    expect(player.find("fan")).to_have_count(1)
    player.page.keyboard.press("Escape")
    mouse.up()
    pull(player, 110)
    words = player.find("arrow-words").bounding_box()
    hole = player.page.locator(".pp-hole-frame").bounding_box()
    assert words
    assert hole
    apart = (
        words["x"] + words["width"] <= hole["x"]
        or hole["x"] + hole["width"] <= words["x"]
        or words["y"] + words["height"] <= hole["y"]
        or hole["y"] + hole["height"] <= words["y"]
    )
    assert apart
    player.page.keyboard.press("Escape")
    mouse.up()
    assert flicks(player) == 0


def test_a_second_finger_never_flicks_but_zooms(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, phone=True)
    begin(player, "side-by-side", 2)
    ready(player)
    x, y, hand_x, hand_y = pulled(player, 90)
    touch = player.context.new_cdp_session(player.page)
    box = player.find("scene").bounding_box()
    assert box
    # The second finger goes from half way to the farthest corner, which is twice as near.
    away = (
        box["x"] + (30 if hand_x > box["x"] + box["width"] / 2 else box["width"] - 30),
        box["y"] + (80 if hand_y > box["y"] + box["height"] / 2 else box["height"] - 30),
    )
    other = ((hand_x + away[0]) / 2, (hand_y + away[1]) / 2)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": number} for number, (px, py) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})  # pyright: ignore[reportUnknownMemberType] -- playwright types it so

    fingers("touchStart", (x, y))
    fingers("touchMove", (hand_x, hand_y))
    expect(player.find("aim")).to_contain_text("m/s")
    fingers("touchStart", (hand_x, hand_y), other)
    expect(player.find("aim")).to_have_count(0)
    high = float(fact(player, "height"))
    fingers("touchMove", (hand_x, hand_y), away)
    fingers("touchEnd", (hand_x, hand_y))
    fingers("touchMove", (hand_x + 80, hand_y + 80))
    fingers("touchEnd")
    player.wait_until_idle()
    assert float(fact(player, "height")) < high
    assert flicks(player) == 0
    expect(board(player)).to_have_attribute("data-live", "true")


def test_the_coin_is_placed_on_its_tee(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
    begin(player, "side-by-side", 2)
    ready(player)
    player.find("place").click()
    x, y, *_ = spots(player)
    before = board(player).get_attribute("data-spot")
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    box = player.find("scene").bounding_box()
    assert box
    left, right = box["x"] + 60, box["x"] + box["width"] - 60
    mouse.move(max(left, right, key=lambda side: abs(side - x)), box["y"] + box["height"] - 60, steps=4)
    mouse.up()
    assert board(player).get_attribute("data-spot") != before
    player.find("place").click()
    drag(player)
    player.sees("refusal", "must lie")
    expect(player.find("rule-link")).to_contain_text("PP-4")
    assert flicks(player) == 0


def test_by_keyboard_alone(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
    begin(player, "against-bot", 2)
    ready(player)
    keys = player.page.keyboard
    player.find("scene").focus()
    keys.press("t")
    before = board(player).get_attribute("data-spot")
    keys.press("Shift+ArrowRight")
    assert board(player).get_attribute("data-spot") != before
    keys.press("t")
    keys.press("ArrowLeft")
    expect(player.find("aim")).to_have_text("1.00 m/s, 2.0° left of the hole")
    keys.press("Shift+ArrowRight")
    keys.press("ArrowUp")
    expect(player.find("aim")).to_have_text("1.10 m/s, 1.8° left of the hole")
    keys.press("Enter")
    expect(player.find("announce")).to_contain_text("Your turn", timeout=30_000)
    ready(player)
    assert flicks(player) >= 2
    expect(player.find("text-board")).to_contain_text("tiles from the hole")


def test_two_browsers_play_a_hole(server: Server, new_flicker: NewPlayer) -> None:
    host, friend = players = [new_flicker(server) for _ in range(2)]
    begin(host, "with-friend", 2)
    friend.go(host.invitation())
    ready(host)
    for _ in range(30):
        state = state_of(host)
        if state.hole:
            break
        ready(players[state.turn])
        length = host.table()[2]
        drag(players[state.turn], enough(players[state.turn]))
        for player in players:
            expect(player.find("table")).not_to_have_attribute("data-seq", str(length))
    for player in players:
        expect(board(player)).to_have_attribute("data-hole", "1")
        expect(player.find("card").locator("tbody tr").first).to_contain_text(re.compile(r"\d"))
    assert [len(row) for row in state_of(host).card] == [1, 1]


def test_alone_in_practice_and_the_replay(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, instant=False)
    begin(player, "alone", 1, "practice")
    ready(player)
    drawn(player)
    expect(player.find("card").locator("thead th")).to_have_count(3)
    expect(player.find("card")).to_contain_text("Par")
    player.find("fine").click()
    expect(player.find("aim-line")).to_have_count(1)
    player.find("fine-power").focus()
    player.page.keyboard.press("ArrowRight")
    player.find("flick").click()
    expect(board(player)).to_have_attribute("data-films", "1")
    ready(player)
    # In practice a slip is undone, and the coin lies on its tee again.
    player.find("do-undo").click()
    expect(board(player)).to_have_attribute("data-awaits", "tee")
    ready(player)
    assert flicks(player) == 0
    player.find("flick").click()
    ready(player)
    player.go(f"/replay/{player.match}?step=3")  # the course, the aim, the error of the hand
    expect(player.find("replay")).to_have_attribute("data-step", "3")
    expect(player.page.locator(".replay .seat")).to_have_count(1)  # two runs, but one player
    drawn(player)
    player.find("do-on").click()
    expect(board(player)).to_have_attribute("data-films", "1")
    expect(board(player)).to_have_attribute("data-still", "true")
    player.find("slow").click()
    expect(board(player)).to_have_attribute("data-films", "2")


def test_four_on_a_phone_by_finger(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server, phone=True)
    begin(player, "against-bot", 4)
    ready(player)
    swipe(player, 100)
    expect(player.find("announce")).to_contain_text("Your turn", timeout=30_000)
    ready(player)
    assert flicks(player) >= 4
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(player.find("order").locator("li")).to_have_count(4)
    player.find("open-card").click()
    expect(player.find("card-sheet").locator("thead th")).to_have_count(5)
    player.check_accessibility()
