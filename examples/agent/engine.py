"""A bot in a process of its own: it makes any legal move. Any language can do this.

It needs nothing of Chabudai: it reads lines of JSON and answers with lines of JSON, as docs/agents.md describes them.
Seat it with `chabudai play kooshi --bot "kooshi=python examples/agent/engine.py"`.
"""

import json
import random
import sys
from typing import Any


def answer(message: dict[str, Any]) -> None:
    """Write one line, at once."""
    print(json.dumps(message), flush=True)


def choose(seen: dict[str, Any], budget: dict[str, Any]) -> str:
    """Return a move in the game's notation: all legal ones are listed where they can be."""
    rng = random.Random(budget["seed"])
    return rng.choice(seen["moves"])


def main() -> None:
    """Answer until the other side quits, or goes away."""
    seen: dict[str, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                answer({"type": "hello", "protocol": 1, "name": "Coin tosser"})
            case "view":
                seen = message
            case "budget":
                answer({"type": "move", "id": message["id"], "move": choose(seen, message)})
            case _:
                return


main()
