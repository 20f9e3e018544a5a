"""What is around every board: links, the sheet of a new match, the menu, the rules."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPlayer
from tests.serve.server import Server


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
