"""Both flicking games on a phone: it is turned, the table answers late, the end is shown; and no button is covered."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.serve.server import Server

GAMES = ("ppolf", "botaoshi")


def board(player: Player) -> Locator:
    return player.page.locator(".fl-board")


def begin(player: Player, game: str) -> None:
    player.begin("side-by-side", game=game)
    expect(board(player)).to_have_attribute("data-live", "true", timeout=30_000)


def spot(player: Player) -> tuple[float, float]:
    """Return where the piece to flick is on the screen."""
    x, y = board(player).evaluate(
        "({ dataset: { coinX, coinY, spot } }) => coinX ? [+coinX, +coinY] : spot.split(',').map(Number)"
    )
    return x, y


def pull(player: Player) -> Callable[[], None]:
    """Pull back with a finger, and return what lifts it."""
    x, y = spot(player)
    touch = player.context.new_cdp_session(player.page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py} for px, py in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})  # pyright: ignore[reportUnknownMemberType] -- playwright types it so

    finger("touchStart", (x, y))
    for far in (20, 50):
        finger("touchMove", (x + 4, y + far))
    expect(board(player)).to_have_attribute("data-speed", re.compile(r"\d"))
    return lambda: finger("touchEnd")


def uncovered(player: Player, name: str) -> bool:
    """Return whether a finger in the middle of something touches it."""
    return bool(
        player.find(name).evaluate(
            """each => {
                const { x, y, width, height } = each.getBoundingClientRect();
                return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            }"""
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_who_turns_the_phone_does_not_flick(server: Server, new_flicker: NewPlayer, game: str) -> None:
    player = new_flicker(server, phone=True)
    begin(player, game)
    length = player.table()[2]
    lift = pull(player)
    player.page.set_viewport_size({"width": 740, "height": 360})
    expect(board(player)).not_to_have_attribute("data-speed", re.compile(r"\d"))
    lift()
    player.wait_until_idle()
    assert player.table()[2] == length
    # On its side, all that there is has room, and nothing covers the table.
    assert player.page.evaluate("[scrollY, document.documentElement.scrollHeight]") == [0, 360]
    player.find("fine").dispatch_event("click")  # a finger would have to wait until the page has turned, too
    expect(player.find("fine-power")).to_be_visible()
    for name in ("fine", "flick", "fine-power"):
        assert uncovered(player, name), name
    box, deck = player.find("scene").bounding_box(), player.page.locator(".fl-deck").bounding_box()
    assert box
    assert deck
    assert box["height"] > 200
    assert box["x"] + box["width"] <= deck["x"]


@pytest.mark.parametrize(("game", "fact", "piece"), [("ppolf", "coins", "c0"), ("botaoshi", "spots", "w1@")])
def test_the_piece_stays_until_the_table_answers(
    server: Server, new_flicker: NewPlayer, game: str, fact: str, piece: str
) -> None:
    player = new_flicker(server, phone=True)
    held: list[str | bytes] = []
    holds = False

    def late(socket: WebSocketRoute) -> None:
        real = socket.connect_to_server()
        socket.on_message(lambda text: held.append(text) if holds else real.send(text))

    player.page.route_web_socket(re.compile("ws://"), late)
    begin(player, game)
    lift = pull(player)
    holds = True
    lift()
    expect(board(player)).to_have_attribute("data-live", "false")
    assert held
    assert piece in (board(player).get_attribute(f"data-{fact}") or "")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_covers_no_button(server: Server, new_flicker: NewPlayer, game: str) -> None:
    player = new_flicker(server, phone=True)
    begin(player, game)
    before = player.find("scene").bounding_box()
    player.find("do-menu").tap()
    player.find("resign").tap()
    player.find("resign-yes").tap()
    expect(player.find("rematch")).to_be_visible()
    assert player.find("scene").bounding_box() == before
    assert uncovered(player, "rematch")
    if game == "ppolf":
        assert uncovered(player, "open-card")


@pytest.mark.parametrize("game", GAMES)
def test_who_aims_finely_finds_the_sliders_again(server: Server, new_flicker: NewPlayer, game: str) -> None:
    player = new_flicker(server, phone=True)
    begin(player, game)
    player.find("fine").tap()
    player.find("flick").tap()
    expect(board(player)).to_have_attribute("data-turn" if game == "ppolf" else "data-actor", "1")
    expect(player.find("fine-power")).to_be_visible()
    # Who puts them away has them back with one more tap.
    player.find("fine").tap()
    expect(player.find("fine-power")).to_have_count(0)
    player.find("fine").tap()
    expect(player.find("fine-power")).to_be_visible()


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_what_is_to_be_done_leaves_the_view_in_reach(server: Server, new_flicker: NewPlayer, language: str) -> None:
    player = new_flicker(server, phone=True, language=language)
    begin(player, "botaoshi")
    where, eyes = player.page.locator(".fl-where").bounding_box(), player.page.locator(".fl-eyes").bounding_box()
    flag, do = player.page.locator(".fl-where > svg").bounding_box(), player.find("do").bounding_box()
    assert where
    assert eyes
    assert flag
    assert do
    assert eyes["y"] >= where["y"] + where["height"]
    assert flag["x"] + flag["width"] <= do["x"]
