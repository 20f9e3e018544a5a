"""What is around every board: the list of moves, names, and that nothing jumps."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.frame_players import GAME, SHORT, call_oneself, long_game, two
from tests.serve.server import Server


@pytest.mark.parametrize("phone", [False, True])
def test_the_newest_line_is_in_sight_after_dozens_of_moves(
    server: Server, new_player: NewPlayer, *, phone: bool
) -> None:
    player = new_player(server, phone=phone)
    player.begin("side-by-side")
    for number, text in enumerate(long_game(24)):
        player.play(text)
        player.wait_until_idle(number + 1)
    if phone:
        player.find("do-moves").click()
    expect(player.find("move-row")).to_have_count(24)
    last = player.find("move-row").last
    expect(last).to_have_attribute("data-current", "true")
    expect(last).to_be_in_viewport(ratio=1)
    over = last.evaluate(
        """line => {
            const { left, top, width, height } = line.getBoundingClientRect();
            return line.contains(document.elementFromPoint(left + width / 3, top + height / 2));
        }"""
    )
    assert over, "the newest line is under something else"


WATCH = """() => {
    const table = document.querySelector('[data-test="table"]');
    const seen = window.seen = [];
    const note = () => seen.push([
        table.dataset.idle,
        document.querySelectorAll('[data-test="move-row"]').length,
        [...document.querySelectorAll('.seat-score')].map(each => each.textContent).join(' '),
        document.querySelector('[data-test="announce"]').textContent,
    ]);
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(note).observe(table, all);
}"""


def test_nothing_tells_the_outcome_of_a_move_before_it_has_been_shown(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, instant=False)
    player.begin("side-by-side")
    player.page.evaluate(WATCH)
    player.play("a1w")
    player.wait_until_idle(1)
    expect(player.find("move-row")).to_have_count(1)
    seen: list[tuple[str, int, str, str]] = [tuple(each) for each in player.page.evaluate("window.seen")]
    moving = [each for each in seen if each[0] == "false"]
    assert moving
    assert {rows for _, rows, _, _ in moving} == {0}
    assert {scores for _, _, scores, _ in moving} == {"0/4 0/4"}
    assert not any("falls" in said for _, _, _, said in moving)
    expect(player.find("seat-1")).to_contain_text("2/4")


def test_back_does_not_walk_into_what_was_undone(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    player.play("b1n")
    player.wait_until_idle(1)
    after_one = player.board
    player.play("b5s")
    player.wait_until_idle(2)
    player.find("do-undo").click()
    player.wait_until_idle(3)
    assert player.board == after_one
    player.find("do-back").click()
    expect(player.find("live")).to_be_visible()
    player.wait_until_idle()
    assert player.board == str(GAME.view(GAME.start(), None).board)
    player.find("do-on").click()
    expect(player.find("live")).to_have_count(0)
    assert player.board == after_one


def test_a_flick_is_one_row_that_opens_to_tell_more(server: Server, new_flicker: NewPlayer) -> None:
    player = new_flicker(server)
    player.go("/")
    player.find("play-ppolf").click()
    player.find("players-1").check(force=True)
    player.find("alone").click()
    board = player.find("ppolf-board")
    for rows in (1, 2):
        expect(board).to_have_attribute("data-live", "true", timeout=60_000)
        player.wait_until_idle()
        board.locator("[tabindex='0']").first.focus()
        player.page.keyboard.press("ArrowUp")
        player.page.keyboard.press("Enter")
        expect(player.find("moves").locator(".move-number", has_text=re.compile(rf"^{rows}$"))).to_have_count(1)
    row = player.find("move-row").last
    expect(row.locator(".move-words")).not_to_contain_text("m/s")
    more = row.locator('[data-test="move-more"]')
    expect(more).to_have_attribute("aria-expanded", "false")
    more.focus()
    player.page.keyboard.press("Enter")
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(row.locator('[data-test="move-details"]')).to_contain_text("m/s")
    player.check_accessibility()


def test_the_computers_players_have_names(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot", game="karate", players=8)
    names = [player.page.locator(f'[data-test="seat-{seat}"] .seat-name').inner_text() for seat in range(1, 8)]
    assert len(set(names)) == 7
    assert not any("Player" in name or "CPU" in name for name in names)
    expect(player.find("seat-1")).to_contain_text("CPU 1")


def test_names_stand_in_seats_sentences_and_replays(server: Server, new_player: NewPlayer) -> None:
    host, friend = two(server, new_player)
    call_oneself(host, "Mika")
    call_oneself(friend, "Otto")
    expect(friend.find("seat-0")).to_contain_text("Mika")
    start = int(host.find("table").get_attribute("data-seq") or 0)
    for number, text in enumerate(SHORT):
        (host, friend)[number % 2].play(text)
        for player in (host, friend):
            player.wait_until_idle(start + number + 1)
    for player, other in ((host, "Otto"), (friend, "Mika")):
        expect(player.find("moves")).to_contain_text("You: ")
        expect(player.find("moves")).to_contain_text(f"{other}: ")
        expect(player.find("moves")).not_to_contain_text("Light")
        expect(player.find("moves")).not_to_contain_text("Dark")
    expect(host.find("moves")).to_contain_text("You: a1 off the board. Your double falls.")
    expect(friend.find("moves")).to_contain_text("Mika: a1 off the board. Mika’s double falls.")
    expect(host.find("result")).to_contain_text("Otto")
    match = host.match
    host.find("to-replay").click()
    expect(host.find("seat-0")).to_contain_text("Mika")
    expect(host.find("seat-1")).to_contain_text("Otto")
    expect(host.find("replay")).to_contain_text("You: a1 off the board.")
    watcher = new_player(server)
    watcher.go(f"/replay/{match}")
    expect(watcher.find("replay")).to_contain_text("Mika: a1 off the board.")


def test_a_guest_brings_their_name_and_the_host_hears_of_it(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server), new_player(server)
    friend.go("/")
    friend.page.evaluate("localStorage.setItem('chabudai.name', JSON.stringify('Otto'))")
    host.begin("with-friend")
    friend.go(host.invitation())
    expect(host.find("turn")).to_contain_text("Otto joined.")
    expect(host.find("announce")).to_contain_text("Otto joined.")


PLACE = "each => { const { x, y, width } = each.getBoundingClientRect(); return [x, y + scrollY, width]; }"


@pytest.mark.parametrize("phone", [False, True])
def test_the_board_stays_where_it_is_whatever_is_said(server: Server, new_player: NewPlayer, *, phone: bool) -> None:
    player = new_player(server, phone=phone)
    player.begin("side-by-side")

    def place() -> object:
        return player.find("board").evaluate(PLACE)

    before = place()
    for number, text in enumerate(("c2n", "d5s", "c3n"), 1):
        player.play(text)
        player.wait_until_idle(number)
    player.play("c5s")
    expect(player.find("refusal")).to_be_visible()
    assert place() == before
    player.find("do-menu").click()
    player.find("resign").click()
    player.find("resign-yes").click()
    expect(player.find("result")).to_be_visible()
    assert place() == before
    card, seat = player.find("word").bounding_box(), player.find("seat-0").bounding_box()
    assert card
    assert seat
    assert phone is False or card["y"] >= seat["y"] + seat["height"], "the result covers the player's own seat"


def test_words_fit_two_at_one_screen(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    expect(player.find("turn")).to_have_text("Light goes first.")
    player.play("b1n")
    player.wait_until_idle(1)
    expect(player.find("turn")).to_have_text("Dark’s turn.")
    expect(player.find("announce")).not_to_contain_text("Your")
