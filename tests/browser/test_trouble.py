"""What goes wrong is seen, and goes on: reloads, a killed server, strangers, wrong addresses."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import Server


def forgive_the_network(*players: Player) -> None:
    """A browser complains when a server is gone, as it should."""
    for player in players:
        player.forgiven = lambda words: any(
            known in words for known in ("ERR_CONNECTION_REFUSED", "WebSocket", "Failed to load resource")
        )


def test_a_reload_in_the_middle_of_a_match(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    player.play("c2n")
    player.wait_until_idle(1)
    player.page.reload()
    player.wait_until_idle(1)
    assert player.board == player.seen_by_server
    player.play("b5s")
    player.wait_until_idle(2)


def test_a_killed_server_in_the_middle_of_a_match(own_server: Server, new_player: NewPlayer) -> None:
    player = new_player(own_server)
    forgive_the_network(player)
    player.begin("side-by-side")
    player.play("c2n")
    player.wait_until_idle(1)
    own_server.kill()
    expect(player.page.locator('[data-test="table"][data-link="live"]')).to_have_count(0)
    player.play("b5s")
    own_server.start()
    player.wait_until_idle(2)
    assert player.board == player.seen_by_server


def test_a_second_tab_sees_the_same(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    tab = player.second_tab()
    tab.goto(player.page.url)
    tab.locator('[data-test="table"][data-idle="true"]').wait_for()
    player.play("c2n")
    player.wait_until_idle(1)
    tab.locator('[data-test="table"][data-idle="true"][data-seq="1"]').wait_for()


def test_watching(server: Server, new_player: NewPlayer) -> None:
    player, watcher = new_player(server), new_player(server)
    match = player.begin("side-by-side")
    watcher.go(f"/play/{match}")
    watcher.wait_until_idle()
    player.play("c2n")
    watcher.wait_until_idle(1)
    assert watcher.board == player.seen_by_server
    watcher.square("b5").click()
    expect(watcher.page.locator("[data-arrow]")).to_have_count(0)


def test_an_unfinished_game_is_offered_at_home(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    player.play("c2n")
    player.wait_until_idle(1)
    player.go("/")
    player.find("continue").locator("a").first.click()
    player.wait_until_idle(1)


def test_a_match_that_is_not_there(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    forgive_the_network(player)
    player.go("/play/nowhere-at-all")
    expect(player.page.locator('[data-test="trouble"][data-code="unknown-match"]')).to_be_visible()
    player.find("to-home").first.click()
    expect(player.find("play-kooshi")).to_be_visible()


def test_a_seat_that_somebody_else_has_taken(server: Server, new_player: NewPlayer) -> None:
    host, friend, late = new_player(server), new_player(server), new_player(server)
    host.begin("with-friend")
    link = host.invitation()
    friend.go(link)
    friend.wait_until_idle()
    late.go(link)
    expect(late.page.locator('[data-test="trouble"][data-code="seat-taken"]')).to_be_visible()


def test_an_address_that_leads_nowhere(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    forgive_the_network(player)
    player.go("/what/ever")
    player.find("to-home").first.click()
    expect(player.find("play-kooshi")).to_be_visible()


def test_a_refusal_can_be_read_although_somebody_else_moves(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.page.clock.install()
    player.begin("side-by-side")
    for number, text in enumerate(("c2n", "d5s", "c3n"), 1):
        player.play(text)
        player.wait_until_idle(number)
    tab = player.second_tab()
    tab.goto(player.page.url)
    tab.locator('[data-square="b5"]').click()
    player.play("c5s")
    expect(player.find("refusal")).to_have_role("alert")
    tab.locator('[data-arrow="s"]').click()
    player.wait_until_idle(4)
    expect(player.find("move-row")).to_have_count(4)
    expect(player.find("refusal")).to_be_visible()
    player.page.clock.fast_forward(6_000)
    expect(player.find("refusal")).to_have_count(0)
    expect(player.find("turn")).to_have_text("Light’s turn.")


def test_a_refusal_ends_with_the_next_try(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side")
    for number, text in enumerate(("c2n", "d5s", "c3n"), 1):
        player.play(text)
        player.wait_until_idle(number)
    for again in ("do-back", None):
        player.play("c5s")
        expect(player.find("refusal")).to_be_visible()
        if again:
            player.find(again).click()
            player.find("live").click()
        else:
            player.play("b5s")
        expect(player.find("refusal")).to_have_count(0)
