"""What a person does at the table of Karate."""

import re

from playwright.sync_api import expect

from tests.browser.player import Player

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
