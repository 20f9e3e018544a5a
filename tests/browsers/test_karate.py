"""A whole match of Karate against the computer: three rounds of training, each with its fight."""

from chabudai.games.karate import BOXES
from tests.browsers.visitor import Visitor


def write(visitor: Visitor, number: int) -> None:
    """Put the two dice into two boxes."""
    for die in range(2):
        visitor.choose(f"die-{die}")
        visitor.choose(f"box-{BOXES[2 * number + die]}")


def test_a_whole_match(visitor: Visitor) -> None:
    visitor.begin("karate", "against-bot")
    visitor.wait_to_see('[data-test="die-0"]')
    visitor.picture("karate")
    for number in range(3):
        visitor.wait_to_see('[data-test="die-0"]')
        visitor.wait_until_idle()
        write(visitor, number)
        visitor.choose("kiai")
        visitor.choose("fight")
        visitor.wait_until_idle()
    visitor.wait_to_see('[data-test="result"]')
    assert visitor.result
