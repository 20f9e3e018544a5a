"""Matches that are over: drawn, shared, lost alone."""

from random import Random
from typing import Any

import chabudai
from chabudai.core import Holder
from chabudai.table import Match
from tests.browser.stored import played

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


def ended() -> dict[str, Match[Any, Any, Any]]:
    """Return matches that are over, by how they ended for whoever sits at the screen."""
    return {
        "drawn": played(chabudai.game("kooshi"), *TO_AND_FRO * 2, seats=AGAINST_BOT),
        "shared": played(
            chabudai.game("karate", kiai="any", tie="share"), *("roll 1 2", *NOTHING_LEARNED) * 3, seats=AGAINST_BOT
        ),
        "alone": lost_alone(),
    }
