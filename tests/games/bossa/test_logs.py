"""Game files of BOSSa that were written before it had options still open, and end as they ended."""

from pathlib import Path

from chabudai.catalog import open_log
from chabudai.core import replay
from chabudai.games.bossa import Bossa

LOG = Path(__file__).parent / "logs" / "before-the-stack-option.json"


def test_a_file_without_options_is_replayed_with_one_layer_a_use() -> None:
    game, log = open_log(LOG.read_bytes())
    assert isinstance(game, Bossa)
    assert (log.header.options, game.options.stack) == ({}, "one")
    result = game.result(replay(game, log).state)
    assert result
    assert (result.winners, result.rule) == ((0,), "BO-14")
    assert result.reason == "player B can neither place nor use a marker"
