"""Fills a store with matches that were played long ago, or are still played."""

import time
from pathlib import Path
from random import Random
from typing import Any

from chabudai import catalog
from chabudai.core import MSGPACK, Holder, Seat
from chabudai.serve.keys import digest
from chabudai.serve.records import EntryRecord, MatchRecord, write_record
from chabudai.serve.stored_matches import DAY_SECONDS
from chabudai.store import LogStore, MatchId, SqliteStore
from chabudai.table import Match

TOKEN = "a-token-of-a-host"  # noqa: S105 -- it opens nothing


def add_match(store: LogStore, name: str, game: str, *, days: float = 0.0, moves: int = 10_000) -> None:
    """Add a match whose last move was made so many days ago; its players made so many moves, or all there are."""
    rules, rng, at = catalog.game(game), Random(2026), time.time() - days * DAY_SECONDS
    holders = [Holder(name="Zoë \x1b[31m"), *(Holder("bot", 1) for _ in range(rules.players - 1))]
    match: Match[Any, Any, Any] = Match(rules, seed=1, seats=holders, now=at)
    while not match.over and moves:
        seat = min(match.to_act)
        match.play(seat, rules.moves(match.state, seat).sample(rng), at)
        moves -= 1
    record = MatchRecord(match.header, digest(TOKEN), (Seat(0),), (), watching=True)
    store.create(MatchId(name), MSGPACK.encode(record)).result()
    store.append(MatchId(name), 0, [write_record(EntryRecord(entry)) for entry in match.entries]).result()


def filled(path: Path) -> Path:
    """Fill a store: one match of each kind."""
    with SqliteStore(path) as store:
        add_match(store, "old-done", "kooshi", days=40)
        add_match(store, "old-open", "kooshi", days=40, moves=1)
        add_match(store, "new-done", "kooshi", days=2)
        add_match(store, "hidden", "karate", days=10, moves=3)
        store.create(MatchId("broken"), b"\x81\xa1x\x0a").result()
    return path
