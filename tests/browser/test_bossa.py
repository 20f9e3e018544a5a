"""BOSSa in the browser: by link, against the computer, beside each other, on a phone, by keys."""

from random import Random

import pytest
from playwright.sync_api import expect

from chabudai.core import Seat
from chabudai.games.bossa import Place, State, Turn, dots
from tests.browser.bossa_clicks import CONFIRM, clicks
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import Server


def state_of(player: Player) -> tuple[State, int]:
    """Return how the match stands when nobody but people is to act."""
    while True:
        game, state, length = player.table()
        assert isinstance(state, State)
        if not game.to_act(state) or player.info().table.seats[state.turn].kind == "person":
            player.wait_until_idle(length)
            return state, length


def do(player: Player, seat: Seat, move: Turn, *, finger: bool = False) -> None:
    """Make a move as a person does: tiles first, then where they go; and wait until it has been made."""
    length = player.find("table").get_attribute("data-seq") or ""

    for selector in clicks(seat, move):
        if selector == CONFIRM:  # nothing is spent before
            expect(player.find("table")).to_have_attribute("data-seq", length)
        target = player.page.locator(selector).first
        if finger:
            target.tap()
        else:
            target.click()
    expect(player.find("table")).not_to_have_attribute("data-seq", length)


def check(player: Player, state: State) -> None:
    """Look whether the page shows what is: hands, markers, places, pile."""
    for seat, hand in enumerate(state.hands):
        shown = player.page.locator(f'[data-test^="tile-"][data-seat="{seat}"]')
        names = shown.evaluate_all("all => all.map(each => each.dataset.test.slice(5))")
        assert sorted(names) == list(hand)
        for marker in "RXS":
            used = player.page.locator(f'[data-test="marker-{marker}"][data-seat="{seat}"]').get_attribute("data-used")
            assert (used == "true") == (marker not in state.markers[seat])
    for colour, line in zip("WB", state.lines, strict=True):
        for spot in line.spots:
            expect(player.find(f"place-{colour}{spot.value}")).to_be_visible()
    assert player.find("pile").get_attribute("data-pile") == str(state.pile)


def play_out(players: dict[int, Player], rng: Random, *, finger: bool = False) -> State:
    """Play until the match is over, with whatever is legal, markers among it."""
    anybody = next(iter(players.values()))
    while True:
        state, length = state_of(anybody)
        for player in players.values():
            player.wait_until_idle(length)
            check(player, state)
        if state.result:
            return state
        do(players[state.turn], state.turn, state.moves.sample(rng), finger=finger)


def test_two_browsers_play_a_whole_game_by_link(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server), new_player(server)
    host.begin("with-friend", game="bossa")
    friend.go(host.invitation())
    friend.wait_until_idle()
    state = play_out({0: host, 1: friend}, Random(5))
    assert state.result
    for each in (host, friend):
        expect(each.find("rematch")).to_be_visible()


def test_a_whole_game_against_the_computer(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("against-bot", 2, game="bossa")
    play_out({0: player}, Random(2))
    expect(player.find("rematch")).to_be_visible()


def test_side_by_side_on_a_phone(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, phone=True)
    player.begin("side-by-side", game="bossa")
    play_out({0: player, 1: player}, Random(3), finger=True)
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_moves_are_seen(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server, instant=False)
    player.begin("side-by-side", game="bossa")
    rng = Random(4)
    for _ in range(5):
        state, _ = state_of(player)
        check(player, state)
        if state.result:
            break
        do(player, state.turn, state.moves.sample(rng))


def test_tiles_light_up_places_and_places_light_up_groups(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    places, length = list[Place](), 0
    while not places:
        player.begin("side-by-side", game="bossa")
        state, length = state_of(player)
        places = [move for move in state.moves if isinstance(move, Place)]
    move = places[0]
    for tile in move.tiles:
        player.find(f"tile-{tile}").click()
    fits = player.page.locator('[data-test^="place-"][data-fits="true"]')
    names = fits.evaluate_all("all => all.map(each => each.dataset.test)")
    assert f"place-{move.line}{move.value}" in names
    player.page.keyboard.press("Escape")
    expect(fits).to_have_count(0)
    player.find(f"place-{move.line}{move.value}").click()
    groups = [each.tiles for each in places if (each.line, each.value) == (move.line, move.value)]
    for group in groups if len(groups) > 1 else ():
        expect(player.find(f"group-{'+'.join(group)}")).to_be_visible()
    if len(groups) == 1:  # there is nothing to choose
        for tile in groups[0]:
            expect(player.find(f"tile-{tile}")).to_have_attribute("aria-pressed", "true")
        player.find("confirm").click()
        player.wait_until_idle(length + 2)


def test_an_illegal_try_says_which_rule_forbids_it(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side", game="bossa")
    state, length = state_of(player)
    end = state.lines[0].ends[0]
    tile = next(tile for tile in state.hands[state.turn] if dots(tile, "W") != end.value)
    player.page.locator(f'[data-test="tile-{tile}"][data-seat="{state.turn}"]').click()
    player.find(f"place-W{end.value}").click()
    expect(player.find("rule-link")).to_contain_text("BO-8" if dots(tile, "W") else "BO-2")
    player.wait_until_idle(length)


def test_by_keyboard_alone(server: Server, new_player: NewPlayer) -> None:
    player = new_player(server)
    player.begin("side-by-side", game="bossa")
    state, length = state_of(player)
    move = state.moves[0]
    keys = player.page.keyboard
    wanted = (
        [*(f"tile-{tile}" for tile in move.tiles), f"place-{move.line}{move.value}"]
        if isinstance(move, Place)
        else ["marker-R", f"tile-{state.hands[state.turn][0]}"]
    )
    for name in wanted:
        for _ in range(80):
            keys.press("Tab")
            at = player.page.evaluate("[document.activeElement?.dataset.test, document.activeElement?.dataset.seat]")
            if at[0] == name and (at[1] in {None, str(state.turn)}):
                break
        else:
            raise AssertionError(f"{name} can't be reached by keyboard")
        keys.press("Enter")
    player.page.locator(f'[data-test="table"][data-idle="true"]:not([data-seq="{length}"])').wait_for()


@pytest.mark.parametrize(("dark", "phone"), [(False, False), (True, True)])
@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_axe_finds_nothing(server: Server, new_player: NewPlayer, dark: bool, phone: bool, language: str) -> None:
    player = new_player(server, dark=dark, phone=phone, language=language)
    player.begin("side-by-side", game="bossa")
    player.check_accessibility()
    rng = Random(6)
    for _ in range(6):
        state, _ = state_of(player)
        if state.result:
            break
        do(player, state.turn, state.moves.sample(rng), finger=phone)
    state, _ = state_of(player)
    player.page.locator(f'[data-test^="tile-"][data-seat="{state.turn}"]').first.click()
    player.check_accessibility()
