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


def test_a_reload_in_the_middle_of_a_match(house: Server, new_player: NewPlayer) -> None:
    player = new_player(house)
    player.begin("side-by-side")
    player.play("c2n")
    player.settle(1)
    player.page.reload()
    player.settle(1)
    assert player.board == player.seen_by_server
    player.play("b5s")
    player.settle(2)


def test_a_killed_server_in_the_middle_of_a_match(own_house: Server, new_player: NewPlayer) -> None:
    player = new_player(own_house)
    forgive_the_network(player)
    player.begin("side-by-side")
    player.play("c2n")
    player.settle(1)
    own_house.kill()
    expect(player.page.locator('[data-test="table"][data-link="live"]')).to_have_count(0)
    player.play("b5s")
    own_house.start()
    player.settle(2)
    assert player.board == player.seen_by_server


def test_a_second_tab_sees_the_same(house: Server, new_player: NewPlayer) -> None:
    player = new_player(house)
    player.begin("side-by-side")
    tab = player.second_tab()
    tab.goto(player.page.url)
    tab.locator('[data-test="table"][data-idle="true"]').wait_for()
    player.play("c2n")
    player.settle(1)
    tab.locator('[data-test="table"][data-idle="true"][data-seq="1"]').wait_for()


def test_watching(house: Server, new_player: NewPlayer) -> None:
    player, watcher = new_player(house), new_player(house)
    match = player.begin("side-by-side")
    watcher.go(f"/play/{match}")
    watcher.settle()
    player.play("c2n")
    watcher.settle(1)
    assert watcher.board == player.seen_by_server
    watcher.square("b5").click()
    expect(watcher.page.locator("[data-arrow]")).to_have_count(0)


def test_an_unfinished_game_is_offered_at_home(house: Server, new_player: NewPlayer) -> None:
    player = new_player(house)
    player.begin("side-by-side")
    player.play("c2n")
    player.settle(1)
    player.go("/")
    player.find("continue").locator("a").first.click()
    player.settle(1)


def test_a_match_that_is_not_there(house: Server, new_player: NewPlayer) -> None:
    player = new_player(house)
    forgive_the_network(player)
    player.go("/play/nowhere")
    expect(player.page.locator('[data-test="trouble"][data-code="unknown-match"]')).to_be_visible()
    player.find("to-home").first.click()
    expect(player.find("play-kooshi")).to_be_visible()


def test_a_seat_that_somebody_else_has_taken(house: Server, new_player: NewPlayer) -> None:
    host, friend, late = new_player(house), new_player(house), new_player(house)
    host.begin("with-friend")
    link = host.invitation()
    friend.go(link)
    friend.settle()
    late.go(link)
    expect(late.page.locator('[data-test="trouble"][data-code="seat-taken"]')).to_be_visible()


def test_an_address_that_leads_nowhere(house: Server, new_player: NewPlayer) -> None:
    player = new_player(house)
    forgive_the_network(player)
    player.go("/what/ever")
    player.find("to-home").first.click()
    expect(player.find("play-kooshi")).to_be_visible()
