"""Playing whole matches, move by move, as clients do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from chabudai.serve import protocol as wire
    from tests.serve.client import Client


def play_out(rng: Random, *clients: Client, most: int | None = None) -> wire.MatchUpdate:
    """Let clients play until the match is over or has so many entries; return how it stands then."""
    first = clients[0]
    while first.table.result is None and (most is None or first.table.seq < most):
        for client in clients:
            if client.to_act is not None and (most is None or client.table.seq < most):
                client.play(rng, quiet=most is not None)
                seq = client.table.seq
                for other in clients:
                    other.until(lambda table, seq=seq: table.seq >= seq)
    return first.table


def texts(client: Client) -> list[str | None]:
    return [step.text for step in client.steps if not step.taken_back]
