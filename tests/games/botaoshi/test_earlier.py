"""Matches that began under an earlier version of the rules are replayed, and played on, as they were."""

from pathlib import Path

import msgspec
import pytest

import chabudai
from chabudai import catalog
from chabudai.core import IllegalMove, Moved, Ruleset
from chabudai.games.botaoshi import Botaoshi, Options, State, score
from chabudai.games.botaoshi.earlier import FirstBotaoshi
from chabudai.games.botaoshi.engine import answer
from chabudai.games.botaoshi.judging import judge
from tests.games.botaoshi.tables import WHITE, lying, set_up

FIRST = Path(__file__).parent / "logs" / "version-1.json"
"""White wins a round with a shot that clips the ramp's corner; another goes straight away from the ramp."""


def test_a_log_of_the_first_version_is_replayed_as_it_was_played() -> None:
    game, log = chabudai.open_log(FIRST.read_bytes())
    assert (log.header.rules, game.version) == (1, 1)
    moves = [str(entry.move) for entry in log.entries if isinstance(entry, Moved)]
    shots = [move for move in moves if move.startswith("score")]
    assert shots[:2] == ["score 354.0,3.0", "score 180.0,1.0"]
    result = chabudai.replay(game, log).state.result
    assert result
    assert (result.scores, result.winners, result.code) == ((2, 0), (0,), "two-in-a-row")


def test_a_match_of_the_first_version_is_played_on_by_its_rules() -> None:
    game = catalog.game_by(Ruleset("botaoshi", 1, {}))
    assert isinstance(game, FirstBotaoshi)
    state = corner(game)
    assert (state.setup.hand, state.setup.round_limit) == ("steady", None)
    shot = game.apply(state, WHITE, score(-6.0, 3.0))
    said = answer(shot)
    assert "ramp" not in {what for _, what in said.events}
    assert judge(shot, said).shot == "scored"


def test_a_new_match_is_played_by_the_rules_of_today() -> None:
    game = Botaoshi(Options(hand="steady"))
    assert catalog.game("botaoshi").version == game.version == 2
    with pytest.raises(IllegalMove, match="Aim at the ramp"):
        game.apply(corner(game), WHITE, score(-6.0, 3.0))


def corner(game: Botaoshi) -> State:
    """Return a table on which a shot past the ramp's corner comes to black's bearer."""
    state = lying(set_up(game, game.start()), w1=(300.0, 300.0), w2=(360.0, 365.0), b3=(380.0, 300.0))
    return msgspec.structs.replace(state, poles=(state.poles[0], (380.0, 300.0)))
