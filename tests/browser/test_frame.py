"""What is around every board: the list of moves, names, undo, how it ended, links, and the sheet of a new match."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import chabudai
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import Server

GAME = chabudai.game("kooshi")
# Light walks two of its tall pieces off the board.
SHORT = ("a1w", "b5s", "e1e")


def long_game(moves: int) -> list[str]:
    """Return the moves of a match that is not over after so many."""
    rng = Random(4)
    for _ in range(200):
        state, texts = GAME.start(), list[str]()
        while GAME.to_act(state) and len(texts) < moves:
            (seat,) = GAME.to_act(state)
            move = GAME.moves(state, seat).sample(rng)
            texts.append(GAME.text(state, move))
            state = GAME.apply(state, seat, move)
        if GAME.to_act(state):
            return texts
    raise AssertionError("every match was over too soon")


def two(server: Server, new_player: NewPlayer, **options: Any) -> tuple[Player, Player]:
    """Return a host and a friend who have sat down at one match."""
    host, friend = new_player(server, **options), new_player(server, **options)
    host.begin("with-friend")
    friend.go(host.invitation())
    friend.wait_until_idle()
    host.wait_until_idle()
    return host, friend


def play_in_turn(players: tuple[Player, Player], texts: tuple[str, ...] = SHORT) -> None:
    for number, text in enumerate(texts):
        players[number % 2].play(text)
        for player in players:
            player.wait_until_idle(number + 1)


def call_oneself(player: Player, name: str) -> None:
    player.find("do-menu").click()
    player.find("name").fill(name)
    player.find("rename").click()
    player.find("close").click()
    player.page.locator(".seat-name", has_text=name).wait_for()


# The list of moves


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


def test_a_flick_is_one_row_that_opens_to_tell_more(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.forgiven = lambda words: "GPU stall due to ReadPixels" in words
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


# Names


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
    expect(host.find("moves")).to_contain_text("Mika")
    expect(host.find("moves")).not_to_contain_text("Light")
    expect(host.find("result")).to_contain_text("Otto")
    host.find("to-replay").click()
    expect(host.find("replay")).to_contain_text("Mika")
    expect(host.find("seat-1")).to_contain_text("Otto")


def test_a_guest_brings_their_name_and_the_host_hears_of_it(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server), new_player(server)
    friend.go("/")
    friend.page.evaluate("localStorage.setItem('chabudai.name', JSON.stringify('Otto'))")
    host.begin("with-friend")
    friend.go(host.invitation())
    expect(host.find("turn")).to_contain_text("Otto joined.")
    expect(host.find("announce")).to_contain_text("Otto joined.")


# The end


def test_who_wins_and_who_loses_is_told_so(server: Server, new_player: NewPlayer) -> None:
    players = host, friend = two(server, new_player)
    watcher = new_player(server)
    watcher.go(f"/play/{host.match}")
    watcher.wait_until_idle()
    play_in_turn(players)
    expect(host.find("outcome")).to_have_text("You lose.")
    expect(friend.find("outcome")).to_have_text("You win!")
    expect(friend.find("announce")).to_contain_text("You win!")
    watcher.wait_until_idle(3)
    expect(watcher.find("result")).to_contain_text("Dark wins")
    expect(watcher.page.locator("body")).not_to_contain_text(re.compile(r"\byou\b", re.IGNORECASE))
    for player in (*players, watcher):
        player.check_accessibility()


def test_the_end_has_a_moment_but_only_where_motion_is_wanted(server: Server, new_player: NewPlayer) -> None:
    for instant in (True, False):
        players = _, friend = two(server, new_player, instant=instant)
        play_in_turn(players)
        expect(friend.find("outcome")).to_have_text("You win!")
        expect(friend.page.locator(".petals i")).to_have_count(18)
        moving = friend.page.locator(".seal").evaluate("seal => getComputedStyle(seal).animationName")
        assert (moving == "none") == instant
        assert friend.page.locator(".petals").is_visible() != instant


def test_play_again_says_who_goes_first(server: Server, new_player: NewPlayer) -> None:
    players = host, friend = two(server, new_player)
    play_in_turn(players)
    expect(host.find("next-first")).to_have_text("Dark goes first")
    expect(friend.find("next-first")).to_have_text("You go first")
    host.find("rematch").click()
    friend.find("rematch").click()
    expect(friend.find("turn")).to_have_text("You go first.")


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_for_one_is_ended_not_resigned(server: Server, new_player: NewPlayer, *, phone: bool) -> None:
    player = new_player(server, phone=phone)
    player.begin("alone", game="karate", players=1)
    player.go("/")
    expect(player.find("continue")).to_contain_text("On your own.")
    player.find("continue").locator("a").first.click()
    player.wait_until_idle()
    player.find("do-menu").click()
    expect(player.find("resign")).to_have_text("End game")
    player.find("resign").click()
    player.find("resign-yes").click()
    expect(player.find("outcome")).to_have_text("You stopped early.")
    expect(player.find("outcome")).to_be_in_viewport()
    expect(player.page.locator("body")).not_to_contain_text("Player 2")


# Undo


def test_undo_says_on_the_button_why_it_cant_be_used(server: Server, new_player: NewPlayer) -> None:
    for phone in (False, True):
        player = new_player(server, phone=phone)
        player.begin("against-bot")
        undo, why = player.find("do-undo"), player.find("why-undo")
        expect(undo).to_have_attribute("aria-disabled", "true")
        expect(undo).to_have_accessible_description("There is no move of yours to undo.")
        expect(why).to_be_hidden()
        undo.dispatch_event("click") if phone else undo.hover()
        expect(why).to_be_visible()
        assert why.evaluate("each => each.getBoundingClientRect().left >= 0")
        player.check_accessibility()


def test_undo_against_a_bot_works_after_the_end(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot")
    player.find("do-menu").click()
    player.find("resign").click()
    player.find("resign-yes").click()
    expect(player.find("outcome")).to_have_text("You lose.")
    player.find("do-undo").click()
    expect(player.find("outcome")).to_have_count(0)
    expect(player.find("turn")).to_be_visible()


def test_who_watches_hears_of_an_undo_as_of_somebody_elses(server: Server, new_player: NewPlayer) -> None:
    host, friend = two(server, new_player)
    watcher = new_player(server)
    watcher.go(f"/play/{host.match}")
    watcher.wait_until_idle()
    host.play("b1n")
    friend.wait_until_idle(1)
    host.wait_until_idle(1)
    host.find("do-undo").click()
    expect(host.find("asked")).to_have_text("Undo requested. Waiting for an answer.")
    expect(watcher.find("asked")).to_have_text("Light asked to undo.")
    expect(watcher.find("do-undo")).to_have_count(0)
    friend.find("agree").click()
    expect(watcher.find("asked")).to_have_count(0)


def test_the_answer_to_an_undo_is_in_reach_on_a_phone(server: Server, new_player: NewPlayer) -> None:
    host, friend = two(server, new_player, phone=True)
    call_oneself(host, "Maximiliane-Charlotte of Wolkenkuckuck")
    host.play("b1n")
    for player in (host, friend):
        player.wait_until_idle(2)  # the name is an entry, too
    board = friend.find("board").bounding_box()
    host.find("do-undo").click()
    expect(friend.find("asking")).to_be_in_viewport(ratio=1)
    foot = friend.find("do-menu").bounding_box()
    assert foot
    for name in ("agree", "decline"):
        button = friend.find(name).bounding_box()
        assert button
        assert button["y"] + button["height"] <= foot["y"]
    assert friend.find("board").bounding_box() == board
    friend.find("decline").tap()
    expect(friend.find("asking")).to_have_count(0)
    expect(host.find("word")).to_contain_text("Undo declined.")


# Links


def test_who_comes_early_hears_that_others_are_awaited(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server), new_player(server)
    host.begin("with-friend", game="karate", players=4)
    links = [each.input_value() for each in host.find("friend-link").all()]
    host.find("close").click()
    expect(host.find("waiting-for-friend")).to_have_text("3 seats are still free.")
    friend.go(links[0])
    expect(friend.find("others-awaited")).to_have_text("Waiting for 2 more players.")
    expect(friend.find("waiting")).to_have_text("The dice roll as soon as everyone is here.")


def test_a_second_user_of_an_invitation_is_offered_to_watch(server: Server, new_player: NewPlayer) -> None:
    host, friend, late = (new_player(server) for _ in range(3))
    host.begin("with-friend")
    link = host.invitation()
    friend.go(link)
    friend.wait_until_idle()
    late.go(link)
    expect(late.find("trouble")).to_contain_text("Someone else already has this seat.")
    late.find("watch-instead").click()
    late.wait_until_idle()
    expect(late.page.locator(".top-note")).to_have_text("Watching")


@pytest.mark.parametrize("kept", [0, 3, 6, 12, 26])
def test_a_shortened_link_says_that_it_is_cut_short(server: Server, new_player: NewPlayer, kept: int) -> None:
    host, friend = new_player(server), new_player(server)
    friend.forgiven = lambda words: "404" in words or "WebSocket" in words
    host.begin("with-friend")
    address, _, secret = host.invitation().partition("#")
    friend.go(f"{address}#{secret[:kept]}" if kept else address[:-4])
    expect(friend.find("trouble")).to_contain_text("This link is cut short.")
    if kept:
        friend.find("watch-instead").click()
        expect(friend.find("seat-free")).to_contain_text("Invited? Open the full link.")


def test_a_wrong_link_is_told_so(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server), new_player(server)
    host.begin("with-friend")
    friend.go(f"{host.invitation()[:-3]}xyz")
    expect(friend.find("trouble")).to_contain_text("This link holds no seat here.")
    friend.find("watch-instead").click()
    friend.wait_until_idle()


def test_several_links_say_for_which_seat_they_are(server: Server, new_player: NewPlayer) -> None:
    host = new_player(server)
    host.begin("with-friend", game="karate", players=3)
    expect(host.find("share")).to_contain_text("Link for seat 2")
    expect(host.find("share")).to_contain_text("Link for seat 3")


# The sheet that begins a match, the menu, the rules


@pytest.mark.parametrize(("game", "asks"), [("kooshi", True), ("botaoshi", True), ("bossa", False), ("karate", False)])
def test_who_goes_first_is_asked_only_where_it_has_a_meaning(
    server: Server, new_player: NewPlayer, game: str, *, asks: bool
) -> None:
    player = new_player(server)
    player.go("/")
    player.find(f"play-{game}").click()
    player.find("more").locator("summary").click()
    expect(player.find("clock")).to_be_visible()
    expect(player.find("begins")).to_have_count(int(asks))
    if game == "kooshi":
        player.find("option-setup").fill("ba1ab/2a2/5/2A2/BA1AB d 0-0 -")
        expect(player.find("begins")).to_have_count(0)


def test_japanese_titles_and_choices_do_not_break_within_a_word(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, phone=True, language="ja")
    player.go("/")
    player.find("play-karate").click()
    player.find("players-1").check(force=True)
    high = "each => each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight)"
    for word in player.page.locator(".sheet-head h2 span").all():
        assert word.evaluate(high) < 1.5, word.inner_text()
    for level in player.find("option-level").locator("label span").all():
        lines = level.evaluate(
            """span => { const words = document.createRange(); words.selectNodeContents(span);
            return words.getBoundingClientRect().height / parseFloat(getComputedStyle(span).lineHeight) }"""
        )
        assert lines < 2.5, level.inner_text()


def test_play_does_not_move_while_the_pictures_come(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    held: list[Route] = []
    let_go = False

    def hold(route: Route) -> None:
        if let_go:
            route.continue_()
        else:
            held.append(route)

    player.page.route(re.compile(r"/face-"), hold)
    player.go("/")
    button = player.find("play-kooshi")
    button.wait_for()
    before = button.bounding_box()
    while not held:
        player.page.wait_for_timeout(20)
    let_go = True
    for route in held:
        route.continue_()
    expect(player.find("print-kooshi")).to_be_visible()
    assert button.bounding_box() == before


def test_a_download_that_is_refused_says_so(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, language="ja-JP")
    player.forgiven = lambda words: "40" in words
    player.begin("against-bot", game="karate", players=2)
    expect(player.page.get_by_role("region", name="ハナ")).to_contain_text("済み")  # its move would end what is said
    player.find("do-menu").click()
    player.find("menu-save").click()
    expect(player.find("refusal")).to_have_text("記録はゲーム終了後に保存できます。")


def test_the_rules_begin_with_how_to_play(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    player.find("do-rules").click()
    expect(player.find("how-to-play").locator("li").first).to_be_visible()
    expect(player.find("rules").locator("h3")).to_have_text(["How to play", "Full rules"])


# Nothing jumps

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
