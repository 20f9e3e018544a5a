"""Karate in the browser: three at their own screens, eight at one table, alone, and behind a curtain."""

import re

import pytest
from playwright.sync_api import expect

from chabudai.games.karate import BOXES
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import Server

BOX = re.compile(r'data-test="box-')
HELD = 1000
"""How long a kiai is held here, in milliseconds."""
POST = 24
"""How many steps it is to the post."""


def links(host: Player) -> list[str]:
    """Return the links for friends, and put their sheet away."""
    expect(host.find("friend-link").first).to_be_visible()
    found = [each.input_value() for each in host.find("friend-link").all()]
    host.find("close").click()
    return found


def begin(player: Player, how: str, *, players: int = 2, kiai: str = "any", tie: str = "race") -> None:
    """Begin a game by the rules that are said: here anybody may call a kiai at any time."""
    player.go("/")
    player.find("play-karate").click()
    player.find(f"players-{players}").check(force=True)
    player.find("more").locator("summary").click()
    player.find(f"option-kiai-{kiai}").check(force=True)
    player.find(f"option-tie-{tie}").check(force=True)
    player.find(how).click()
    player.page.wait_for_url("**/play/*")
    player.find("table").wait_for()


def place(player: Player, *boxes: str, finger: bool = False) -> None:
    """Put the two dice into two boxes."""
    for die, box in enumerate(boxes):
        for name in (f"die-{die}", f"box-{box}"):
            if finger:
                player.find(name).tap()
            else:
                player.find(name).click()


def write(player: Player, first: str, second: str, *, kiai: bool = False, finger: bool = False) -> None:
    """Put the two dice into two boxes, and send them; a kiai is held."""
    place(player, first, second, finger=finger)
    if kiai:
        player.find("kiai").click(delay=HELD)
    else:
        player.find("write").click()


def run(player: Player, seat: int) -> None:
    """Run the foot race with both feet."""
    for _ in range(POST // 2):
        player.find(f"foot-{seat}-left").click()
        player.find(f"foot-{seat}-right").click()


def train_and_fight(players: list[Player], *, finger: bool = False) -> None:
    """One round: everybody writes, the first with a kiai, and all confirm their fight."""
    for player in players:
        player.find("die-0").wait_for()
        player.wait_until_idle()
        write(player, "1K1", "1K2", kiai=player is players[0], finger=finger)
    for player in players:
        player.find("fight").click()
    for player in players:
        player.wait_until_idle()


def round_beside(player: Player) -> None:
    """One round of two at one screen, who hesitate in every step, up to the fight that they both look at."""
    for number in range(2):
        player.find("uncover").click()
        write(player, "1T1", "1T2", kiai=number == 1)
    for _ in range(2):
        player.find("uncover").click()
        player.find("fight").click()


def test_three_browsers_fight_three_rounds(server: Server, new_player: NewPlayer) -> None:
    host, *friends = players = [new_player(server) for _ in range(3)]
    begin(host, "with-friend", players=3, tie="share")
    for friend, link in zip(friends, links(host), strict=True):
        friend.go(link)
        friend.wait_until_idle()
    write(friends[0], "5T7", "5T6")
    expect(friends[0].find("waiting")).to_be_visible()
    for other in (host, friends[1]):
        expect(other.find("box-5T7")).not_to_have_attribute("data-number", re.compile("[1-6]"))
    write(host, "1K1", "1K2")
    write(friends[1], "1K1", "1K2", kiai=True)
    for player in players:
        player.find("fight").click()
    for _ in range(2):
        train_and_fight(players)
    assert host.result
    assert len(host.result.scores) == 3
    for player in players:
        expect(player.find("result")).to_be_visible()


def test_eight_at_one_table_on_a_phone(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, phone=True)
    begin(player, "against-bot", players=8, tie="share")
    for _ in range(3):
        train_and_fight([player], finger=True)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(player.find("result")).to_be_visible()
    assert player.result
    assert len(player.result.scores) == 8
    player.check_accessibility()


def test_alone_to_the_end(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.go("/")
    player.find("play-karate").click()
    player.find("players-1").check(force=True)
    player.find("option-level-5").check(force=True)
    player.find("more").locator("summary").click()
    player.find("clock-none").check(force=True)
    player.find("alone").click()
    player.wait_until_idle()
    expect(player.find("board")).to_contain_text("Level 5: 4 rolls a training")
    for number in range(3):
        for roll in range(4):
            player.wait_until_idle()
            if roll == 3:
                expect(player.find("board")).to_contain_text("Last roll! Write it, then you fight.")
            write(player, BOXES[4 * roll + number], BOXES[4 * roll + number + 21])
        player.find("fight").click()
    expect(player.find("result")).to_be_visible()
    assert player.result
    assert len(player.result.scores) == 2


def test_alone_time_runs(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("alone", game="karate", players=1)
    clock = player.page.get_by_role("timer")
    expect(clock).to_have_text("2:00")
    expect(player.find("board")).to_contain_text("Level 0: 120 seconds a training")
    write(player, "1K1", "1K2")
    player.wait_until_idle()
    expect(clock).not_to_have_text("2:00")


def test_alone_the_last_roll_is_announced_and_the_fight_follows(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, instant=False)
    player.go("/")
    player.find("play-karate").click()
    player.find("players-1").check(force=True)
    player.find("option-level-5").check(force=True)
    player.find("alone").click()
    player.wait_until_idle()
    write(player, "1K1", "1K2")
    expect(player.find("splash")).to_contain_text("LAST ROLL!", timeout=25_000)
    expect(player.find("board").get_by_role("status").first).to_have_text("Last roll! Write it, then you fight.")
    expect(player.find("splash")).to_have_count(0)
    write(player, "2K1", "2K2")
    player.find("fight").click(timeout=10_000)
    dice = player.find("fight-show").locator(".ka-reader-dice .ka-die-face")
    expect(dice).to_have_count(2)
    expect(player.find("skip")).to_have_text("On to round 2", timeout=30_000)
    table = player.page.request.get(f"http://{server.address}/api/matches/{player.match}/replay").json()
    assert table["steps"]


def test_a_curtain_falls_between_two_at_one_screen(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    begin(player, "side-by-side")
    for number in range(2):
        expect(player.find("curtain")).to_be_visible()
        assert not BOX.search(player.page.content())
        player.find("uncover").click()
        assert 'data-number="' not in player.page.content().replace('data-number=""', "")
        write(player, "1K1", "1K2", kiai=number == 1)
    for _ in range(2):
        player.find("uncover").click()
        player.find("fight").click()
    player.find("skip").click()
    player.find("uncover").click()
    expect(player.find("scores")).to_be_visible()


@pytest.mark.parametrize("instant", [True, False])
def test_at_one_screen_all_see_the_fight_before_any_curtain(
    server: Server, new_player: NewPlayer, instant: bool
) -> None:
    player = new_player(server, instant=instant)
    begin(player, "side-by-side")
    round_beside(player)
    show = player.find("fight-show")
    expect(show).to_be_visible()
    expect(player.find("curtain")).to_have_count(0)
    words = show.inner_text()
    assert "Player 1" in words
    assert "Player 2" in words
    assert "You" not in words
    assert not BOX.search(player.page.content())
    assert "Round 1:" not in player.page.locator("aside").inner_text()
    if not instant:
        player.find("skip").click()
    player.find("skip").click()
    expect(player.find("curtain")).to_be_visible()
    expect(player.page.locator("aside")).to_contain_text("Round 1:")


def test_nothing_of_a_fight_is_told_before_it_is_shown(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, instant=False)
    begin(player, "against-bot")
    player.wait_until_idle()
    write(player, "1K1", "1K2", kiai=True)
    player.find("scores").locator("summary").click(timeout=30_000)
    player.find("fight").click(timeout=30_000)
    expect(player.find("fight-show")).to_be_visible()
    aside = player.page.locator("aside")
    assert "Round 1:" not in aside.inner_text(), "the list tells what the fight gave"
    assert aside.inner_text().count("roll") == 1, "the list tells the next roll"
    expect(player.find("scores").locator("table")).to_have_count(0)
    player.find("skip").click()
    expect(aside).to_contain_text("Round 1:")
    expect(player.find("scores").locator("table").first).to_be_visible()


def test_who_looks_back_at_one_screen_sees_no_sheet(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    begin(player, "side-by-side")
    for box in ("1K1", "2K1", "3K1"):
        player.find("uncover").click()
        write(player, box, f"{box[:2]}2")
    player.find("uncover").click()
    player.wait_until_idle()
    assert "Kake Uke" not in player.page.locator("aside").inner_text()
    for _ in range(2):
        player.find("do-back").click()
        player.page.wait_for_timeout(300)
        assert not BOX.search(player.page.content())
    player.find("live").click()


def test_who_watches_sees_no_sheet(server: Server, new_player: NewPlayer) -> None:
    host, watcher = new_player(server), new_player(server)
    host.begin("against-bot", game="karate")
    watcher.go(f"/play/{host.match}")
    watcher.wait_until_idle()
    write(host, "1K1", "1K2")
    host.wait_until_idle()
    assert not BOX.search(watcher.page.content())


def test_by_keyboard_alone(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot", game="karate")
    keys = player.page.keyboard
    for die in ("die-0", "die-1"):
        player.find(die).focus()
        keys.press("Enter")
        for _ in range(60):
            if str(player.page.evaluate("document.activeElement?.dataset.test ?? ''")).startswith("box-"):
                break
            keys.press("Tab")
        keys.press("ArrowRight")
        keys.press("Enter")
    player.find("write").focus()
    keys.press("Enter")
    player.page.locator('[data-test="table"][data-idle="true"]:not([data-seq="1"])').wait_for()


def test_it_is_seen(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, instant=False)
    begin(player, "against-bot")
    player.wait_until_idle()
    write(player, "1K1", "1K2", kiai=True)
    player.find("fight").click(timeout=30_000)
    player.find("skip").click(timeout=30_000)
    player.wait_until_idle()


def test_a_kiai_is_held_and_says_what_is_missing(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot", game="karate")
    kiai, note = player.find("kiai"), player.find("kiai-note")
    expect(note).to_have_text("For a kiai: learn steps 1, 2, 3, 4 and 5.")
    expect(kiai).to_have_attribute("data-loud", "false")
    place(player, "1K1", "1K2")
    expect(kiai).to_have_attribute("aria-disabled", "true")
    kiai.click(delay=HELD, force=True)
    expect(player.find("waiting")).to_have_count(0)
    player.find("write").click()
    player.page.locator('[data-test="table"][data-idle="true"]:not([data-seq="1"])').wait_for()

    other = new_player(server)
    begin(other, "against-bot")
    other.wait_until_idle()
    place(other, "1T1", "1T2")
    expect(other.find("kiai")).to_have_attribute("data-loud", "false")
    expect(other.find("kiai-note")).to_have_text("Hold to shout")
    other.find("kiai").click()
    other.page.wait_for_timeout(HELD)
    expect(other.find("write")).to_be_visible()
    other.find("kiai").focus()
    other.page.keyboard.press("Enter", delay=100)
    other.page.wait_for_timeout(HELD)
    expect(other.find("write")).to_be_visible()
    other.page.keyboard.press("Enter", delay=HELD)
    other.find("fight").wait_for()


def test_a_kiai_without_pointer_and_keys_is_pressed_twice(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    begin(player, "against-bot")
    player.wait_until_idle()
    place(player, "1T1", "1T2")
    player.find("kiai").evaluate("button => button.click()")
    expect(player.find("kiai").get_by_role("status")).to_have_text("Press once more to shout.")
    player.find("kiai").evaluate("button => button.click()")
    player.find("fight").wait_for()


def test_what_beats_what_is_one_tap_away(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, phone=True)
    player.begin("against-bot", game="karate")
    player.find("beats").tap()
    sheet = player.find("beats-sheet")
    expect(sheet).to_contain_text("Hiza Uke, Yoko Geri and hesitating")
    player.check_accessibility()
    sheet.locator('[data-test="close"]').tap()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, True)])
@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_axe_finds_nothing(server: Server, new_player: NewPlayer, dark: bool, phone: bool, language: str) -> None:
    player = new_player(server, dark=dark, phone=phone, language=language)
    begin(player, "against-bot")
    player.wait_until_idle()
    player.check_accessibility()
    player.find("die-0").click()
    player.find("box-1K1").click()
    player.find("die-1").click()
    player.find("box-2K1").click()
    player.check_accessibility()
    player.find("kiai").click(delay=HELD)
    player.find("fight").wait_for()
    player.check_accessibility()
    player.find("fight").click()
    player.wait_until_idle()
    player.check_accessibility()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= player.page.evaluate("innerWidth")


def test_two_at_one_screen_run_the_foot_race_at_once(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    begin(player, "side-by-side")
    for _ in range(3):
        round_beside(player)
        player.find("skip").click()
    player.find("race-run").click()
    expect(player.find("curtain")).to_have_count(0)
    for _ in range(POST // 2):
        player.page.keyboard.press("a")
        player.page.keyboard.press("s")
    player.page.wait_for_timeout(1800)  # whoever is faster than feet can be is as fast as the rules allow
    run(player, 0)
    expect(player.find("raced")).to_contain_text("Player 2 is first past the post!")
    expect(player.find("result")).to_contain_text("A draw at 0 points: Player 2 wins the foot race.")
    assert player.result
    assert (player.result.winners, player.result.code) == ((1,), "race")


def test_by_link_both_run_and_nobody_sees_a_time_before(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server), new_player(server, phone=True)
    begin(host, "with-friend")
    (link,) = links(host)
    friend.go(link)
    friend.wait_until_idle()
    for _ in range(3):
        train_and_fight([host, friend])
    host.find("race-run").click()
    host.page.wait_for_timeout(1600)
    run(host, 0)
    expect(host.find("race")).to_contain_text("You ran")
    expect(host.find("race")).to_contain_text("Waiting for Player 2.")
    seen = friend.find("race").inner_text()
    assert not re.search(r"[0-9]\.[0-9]{2}", seen)
    friend.find("race-run").tap()
    friend.page.wait_for_timeout(4000)
    run(friend, 1)
    for player, words in ((host, "You are first past the post!"), (friend, "Player 1 is first past the post!")):
        expect(player.find("raced")).to_contain_text(words)
        assert len(re.findall(r"[0-9]\.[0-9]{2} seconds", player.find("raced").inner_text())) == 2
        player.check_accessibility()
    assert host.result
    assert (host.result.winners, host.result.code) == ((0,), "race")


def test_against_a_bot_the_win_can_be_shared_instead(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    begin(player, "side-by-side")
    for _ in range(3):
        round_beside(player)
        player.find("skip").click()
    player.check_accessibility()
    player.find("race-share").click()
    expect(player.find("result")).to_contain_text("share the win")


def test_who_has_resigned_does_not_look_ready(server: Server, new_player: NewPlayer) -> None:
    host, *friends = players = [new_player(server) for _ in range(3)]
    begin(host, "with-friend", players=3)
    for friend, link in zip(friends, links(host), strict=True):
        friend.go(link)
        friend.wait_until_idle()
    friends[0].find("do-menu").click()
    friends[0].find("resign").click()
    friends[0].find("resign-yes").click()
    for player in players[::2]:
        expect(player.find("seat-1")).to_have_attribute("data-resigned", "true")
        expect(player.find("seat-1").locator(".ka-seal")).to_have_attribute("data-full", "false")
    write(host, "1T1", "1T2")
    seals = host.find("waiting").locator(".ka-seal")
    expect(seals.nth(0)).to_have_attribute("data-full", "true")
    expect(seals.nth(1)).to_have_attribute("data-full", "false")
    expect(host.find("waiting")).to_contain_text("Player 2: resigned")


def test_a_replay_shows_everybodys_sheets_as_they_were(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    begin(player, "against-bot", tie="share")
    for _ in range(3):
        player.wait_until_idle()
        write(player, "1K1", "1K2", kiai=True)
        player.find("fight").click()
    player.find("to-replay").click()
    leaves = player.find("leaves")
    expect(leaves).to_be_visible()
    numbers = leaves.locator('[data-number]:not([data-number=""])')
    expect(numbers).to_have_count(0)
    for number in range(1, 4):
        player.find("do-on").click()
        expect(player.find("replay")).to_have_attribute("data-step", str(number))
    expect(numbers).to_have_count(2)
    leaves.locator('[data-test="leaf-seat-1"]').click()
    expect(numbers).to_have_count(2)


def test_a_die_is_dragged_into_a_box(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot", game="karate")
    for die, name in enumerate(("box-2Y1", "box-4T7")):
        start, end = player.find(f"die-{die}").bounding_box(), player.find(name).bounding_box()
        assert start
        assert end
        mouse = player.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"], end["y"], steps=5)
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
        mouse.up()
        expect(player.find(name)).to_have_attribute("data-number", re.compile("[1-6]"))
    player.find("write").click()
    player.page.locator('[data-test="table"][data-idle="true"]:not([data-seq="1"])').wait_for()
