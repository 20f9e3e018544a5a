"""Bots from outside: by the entry points `chabudai.bots`, or named by whoever starts the program.

They are levels of their game from `FIRST` on, so that they can be chosen wherever a level can. An entry point is named
by its game and its own name, `kooshi.clever`, and leads to what makes a bot of a game, such as a class. What is named
at the start is `kooshi=my_module:MyAgent`, or `kooshi=./engine` for a process that speaks lines of JSON
(docs/agents.md).
"""

import os
import re
import sys
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

from chabudai.bots import AnyBot
from chabudai.bots.guarded import GuardedBot
from chabudai.catalog.loading import part
from chabudai.core import AnyGame

GROUP: Final = "chabudai.bots"
FIRST: Final = 11
"""The level of a game's first bot from outside; its own levels end before."""
MOST: Final = 80
VARIABLE: Final = "CHABUDAI_BOT"
"""Where those are kept that were named at the start: processes that are started for bots read it too."""
_REFERENCE: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")
_NAMED: Final = re.compile(r"([a-z][a-z0-9_-]{0,39})=(.+)", re.DOTALL)


class Agent(NamedTuple):
    """A bot from outside: its game, what it is called, and where it comes from."""

    game: str
    name: str
    source: str
    """`my_module:MyAgent`, or a command."""

    @property
    def is_command(self) -> bool:
        """Whether it is a process of its own."""
        return not _REFERENCE.fullmatch(self.source)


def read_agent(text: str) -> Agent:
    """Read `kooshi=my_module:MyAgent` or `kooshi=./engine`; ValueError where it is neither."""
    found = _NAMED.fullmatch(text.strip())
    if not found:
        raise ValueError(
            f"a bot is named GAME=MODULE:CLASS or GAME=COMMAND, such as kooshi=my_module:MyAgent; not {text[:60]!r}"
        )
    game, source = found[1], found[2].strip()
    if _REFERENCE.fullmatch(source):
        return Agent(game, source.rpartition(":")[2], source)
    return Agent(game, Path(source.split()[0]).name, source)


def seat_agents(texts: Iterable[str], known: Callable[[str], bool]) -> None:
    """Have these bots from now on, in this process and in those that it starts; ValueError where one can't be had.

    `known` tells whether there is a game.
    """
    given = list(texts)
    for text in given:
        agent = read_agent(text)
        if not known(agent.game):
            raise ValueError(f"there is no game {agent.game!r} for the bot {agent.source}")
        if not agent.is_command:
            _allow_here()
            part(agent.source)
    os.environ[VARIABLE] = ",".join(given)
    forget()


def agents(game: str) -> tuple[Agent, ...]:
    """Return the bots from outside that a game has, those of entry points first."""
    return tuple(agent for agent in _all() if agent.game == game)[:MOST]


def agent_levels(game: str) -> dict[int, Callable[[AnyGame], AnyBot]]:
    """Return the bots from outside by level."""
    return {FIRST + number: partial(make_agent, agent) for number, agent in enumerate(agents(game))}


def agent_of(game: str, level: int) -> Agent | None:
    """Return the bot from outside that has a level, if there is one."""
    found = agents(game)
    return found[level - FIRST] if 0 <= level - FIRST < len(found) else None


def make_agent(agent: Agent, game: AnyGame) -> AnyBot:
    """Return a bot for a match; ValueError where it can't be loaded."""
    if agent.is_command:
        from chabudai.bots.engine import EngineBot

        return EngineBot(game, agent.source)
    _allow_here()
    try:
        return GuardedBot(game, part(agent.source)(game), agent.source)
    except ValueError:
        raise
    except Exception as error:
        raise ValueError(f"{agent.source} can't be made: {type(error).__name__}: {error}") from error


def forget() -> None:
    """Look again which bots there are."""
    _all.cache_clear()


@cache
def _all() -> tuple[Agent, ...]:
    points = sorted(metadata.entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    named = ((point.name.partition("."), point.value) for point in points)
    found = (Agent(game, name or source, source) for (game, _, name), source in named)
    given = filter(None, os.environ.get(VARIABLE, "").split(","))
    return (*found, *map(read_agent, given))


def _allow_here() -> None:
    """Let a module beside whoever starts the program be found, as `python -m` would."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
