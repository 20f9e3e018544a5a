"""Match logs that outlive the process: an append-only log behind one small port."""

from chabudai.store.backup import back_up, restore
from chabudai.store.copying import Copied, NotCopied, copy_matches
from chabudai.store.integrity import integrity_problems
from chabudai.store.opening import file_of, is_postgres, open_store, shown_store
from chabudai.store.peers import Alone, News, Peers
from chabudai.store.port import (
    LeaseLost,
    LogConflict,
    LogGap,
    LogStore,
    MatchExists,
    MatchId,
    MatchInUse,
    StoreClosed,
    StoreDamaged,
    StoreError,
    StoreTooNew,
    StoreUnavailable,
    UnknownMatch,
)
from chabudai.store.sqlite import SqliteStore

__all__ = [
    "Alone",
    "Copied",
    "LeaseLost",
    "LogConflict",
    "LogGap",
    "LogStore",
    "MatchExists",
    "MatchId",
    "MatchInUse",
    "News",
    "NotCopied",
    "Peers",
    "SqliteStore",
    "StoreClosed",
    "StoreDamaged",
    "StoreError",
    "StoreTooNew",
    "StoreUnavailable",
    "UnknownMatch",
    "back_up",
    "copy_matches",
    "file_of",
    "integrity_problems",
    "is_postgres",
    "open_store",
    "restore",
    "shown_store",
]
