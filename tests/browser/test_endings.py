"""How a match has ended for one who was in it: lost, drawn, shared, alone, resigned."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import chabudai
from chabudai.core import Holder
from chabudai.table import Match
from tests.browser.stored import address, played, store_matches
from tests.browser.test_frame import long_game, two
from tests.serve.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.conftest import NewPlayer

AGAINST_BOT = (Holder(), Holder("bot", 1, bot=1))
TO_AND_FRO = ("c2e", "c4e", "d2w", "d4w")
NOTHING_LEARNED = ("1T1=1 1T2=2 kiai", "1T1=1 1T2=2", "- - - - -", "- - - - -")


def lost_alone() -> Match[Any, Any, Any]:
    """Return a match of Karate alone that the opponent made of dice has won."""
    for seed in range(50):
        match, rng = Match(chabudai.game("karate", players=1, level=5), seed=seed), Random(seed)
        while not match.over:
            (seat,) = match.to_act
            match.play(seat, match.game.moves(match.state, seat).sample(rng))
        if match.result and match.result.winners == (1,):
            return match
    raise AssertionError("the opponent never wins")


ENDED = {
    "drawn": played(chabudai.game("kooshi"), *TO_AND_FRO * 2, seats=AGAINST_BOT),
    "shared": played(
        chabudai.game("karate", kiai="any", tie="share"), *("roll 1 2", *NOTHING_LEARNED) * 3, seats=AGAINST_BOT
    ),
    "alone": lost_alone(),
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("endings") / "matches.sqlite"
    store_matches(file, ENDED)
    with Server(file) as server:
        yield server


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("drawn", ("A draw.", "分", "The same position for the third time")),
        ("shared", ("You share the win!", "勝", "share the win with 0 points each")),
        ("alone", ("You lose.", "負", "The opponent wins")),
    ],
)
def test_the_headline_says_how_it_ended_for_whoever_looks(
    tables: Server, new_player: NewPlayer, name: str, said: tuple[str, str, str], *, phone: bool
) -> None:
    headline, seal, words = said
    player = new_player(tables, phone=phone)
    player.go(address(name))
    player.wait_until_idle()
    expect(player.find("outcome")).to_have_text(headline)
    expect(player.page.locator(".seal")).to_have_text(seal)
    expect(player.find("result")).to_contain_text(words)
    player.check_accessibility()


def test_who_resigns_and_who_is_left_read_one_short_sentence(server: Server, new_player: NewPlayer) -> None:
    host, friend = two(server, new_player)
    for number, text in enumerate(long_game(20)):
        (host, friend)[number % 2].play(text)
        for player in (host, friend):
            player.wait_until_idle(number + 1)
    host.find("do-menu").click()
    host.find("resign").click()
    host.find("resign-yes").click()
    expect(host.page.locator(".ending-why")).to_have_text("You resigned.")
    expect(friend.page.locator(".ending-why")).to_have_text("Light resigned.")
    for player in (host, friend):
        last = player.find("move-row").last
        expect(last).to_contain_text("Light resigns.")
        expect(last).to_be_in_viewport(ratio=1)
        box, moves = last.bounding_box(), player.find("moves").bounding_box()
        assert box
        assert moves
        assert box["y"] + box["height"] <= moves["y"] + moves["height"] + 1
