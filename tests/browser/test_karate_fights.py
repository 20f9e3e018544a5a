"""Whole matches of Karate in the browser: fights, foot races, three at their own screens, eight at one table, alone."""

import re

import pytest
from playwright.sync_api import expect

from chabudai.games.karate import BOXES
from tests.browser.conftest import NewPlayer
from tests.browser.karate_hands import BOX, POST, begin, links, round_beside, run, train_and_fight, write
from tests.serve.server import Server


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


def test_alone_the_last_roll_is_announced_and_the_fight_follows(laid: Server, new_player: NewPlayer) -> None:
    player = new_player(laid, instant=False)
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
    player.find("fight").wait_for(timeout=10_000)
    player.sees("board", "Level 5: 10 seconds a training")
    player.find("fight").click()
    dice = player.find("fight-show").locator(".ka-reader-dice .ka-die-face")
    expect(dice).to_have_count(2)
    expect(player.find("skip")).to_have_text("On to round 2", timeout=30_000)
    table = player.page.request.get(f"http://{laid.address}/api/matches/{player.match}/replay").json()
    assert table["steps"]


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


def test_who_comes_back_in_a_fight_sees_it_before_its_outcome(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, instant=False)
    begin(player, "against-bot")
    player.wait_until_idle()
    write(player, "1K1", "1K2", kiai=True)
    player.find("fight").click(timeout=30_000)
    expect(player.find("fight-show")).to_be_visible()
    aside = player.page.locator("aside")
    for _ in range(2):
        player.page.reload()
        expect(player.find("fight-show")).to_be_visible()
        assert "Round 1:" not in aside.inner_text(), "the list tells what the fight gave"
        assert aside.inner_text().count("roll") == 1, "the list tells the next roll"
        expect(player.find("scores").locator("table")).to_have_count(0)
        expect(player.find("text-board")).not_to_contain_text("Round 2")
    player.find("skip").click()
    expect(aside).to_contain_text("Round 1:")
    player.find("skip").click()
    player.wait_until_idle()
    player.page.reload()
    player.wait_until_idle()
    expect(player.find("fight-show")).to_have_count(0)


BARS = """() => ['[data-test=seat-0]', '[data-test=seat-1]', '[data-test=scores]'].map((each) => {
    const { x, y, width, height } = document.querySelector(each).getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
})"""


def test_from_training_to_fight_no_bar_moves(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, instant=False)
    begin(player, "against-bot")
    player.wait_until_idle()
    before = player.page.evaluate(BARS)
    write(player, "1K1", "1K2", kiai=True)
    player.find("fight").wait_for(timeout=30_000)
    assert player.page.evaluate(BARS) == before
    player.find("fight").click()
    player.find("fight-show").wait_for()
    assert player.page.evaluate(BARS) == before
    player.find("skip").click()
    player.find("skip").click()
    player.wait_until_idle()
    assert player.page.evaluate(BARS) == before


def test_it_is_seen(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, instant=False)
    begin(player, "against-bot")
    player.wait_until_idle()
    write(player, "1K1", "1K2", kiai=True)
    player.find("fight").click(timeout=30_000)
    player.find("skip").click(timeout=30_000)
    player.wait_until_idle()


def test_two_at_one_screen_run_the_foot_race_at_once(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.page.clock.install()
    begin(player, "side-by-side")
    for _ in range(3):
        round_beside(player)
        player.find("skip").click()
    player.find("race-run").click()
    expect(player.find("curtain")).to_have_count(0)
    for _ in range(POST // 2):
        player.page.keyboard.press("a")
        player.page.keyboard.press("s")
    player.page.clock.fast_forward(1800)  # whoever is faster than feet can be is as fast as the rules allow
    run(player, 0)
    expect(player.find("raced")).to_contain_text("Player 2 is first past the post!")
    expect(player.find("result")).to_contain_text("A draw at 0 points: Player 2 wins the foot race.")
    assert player.result
    assert (player.result.winners, player.result.code) == ((1,), "race")


def test_by_link_both_run_and_nobody_sees_a_time_before(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server), new_player(server, phone=True)
    for player in (host, friend):
        player.page.clock.install()
    begin(host, "with-friend")
    (link,) = links(host)
    friend.go(link)
    friend.wait_until_idle()
    for _ in range(3):
        train_and_fight([host, friend])
    host.find("race-run").click()
    host.page.clock.fast_forward(1600)
    run(host, 0)
    expect(host.find("race")).to_contain_text("You ran")
    expect(host.find("race")).to_contain_text("Waiting for Player 2.")
    seen = friend.find("race").inner_text()
    assert not re.search(r"[0-9]\.[0-9]{2}", seen)
    friend.find("race-run").tap()
    friend.page.clock.fast_forward(4000)
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
