"""What makes a game one of numbers: its actions and its observation."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.core import AnyGame
from chabudai.encoding.actions import AnyActions, BoxActions, ChanceActions, DiscreteActions, Draft
from chabudai.encoding.batch import Batch
from chabudai.encoding.observation import Field, Observation

MakeBatch = Callable[[int, int, float], Batch]
"""Makes a batch: of so many matches, for the learner's seat, with the penalty of an illegal action."""


class Encoding(NamedTuple):
    """The actions and the observation of a game with its options chosen."""

    actions: AnyActions
    observation: Observation
    worth: float = 1.0
    """What a point of the game's own is worth: -1 where the fewest win."""
    chances: ChanceActions | None = None
    """How those moves of Nature are drawn in parts that are too many to be listed."""
    batch: MakeBatch | None = None
    """What makes many matches at once, where the game can be stepped so."""


MakeEncoding = Callable[[AnyGame], Encoding]
"""What an entry's `encoding` names: it makes the encoding of a game with these options."""


def discrete(encoding: Encoding) -> DiscreteActions | None:
    """Return the actions where they are numbers from 0; None where they are dials."""
    actions = encoding.actions
    return actions if hasattr(actions, "legal") else None  # pyright: ignore[reportReturnType] -- only these have it


def dialled(encoding: Encoding) -> BoxActions | None:
    """Return the actions where they are dials; None where they are numbers from 0."""
    actions = encoding.actions
    return actions if hasattr(actions, "dials") else None  # pyright: ignore[reportReturnType] -- only these have it


def with_draft(encoding: Encoding) -> Observation:
    """Return the observation of a pair: of a view, and of the draft of the move that its seat is making."""
    actions, seen = discrete(encoding), encoding.observation
    fields: list[Field[Any]] = [replace(field, read=_of_view(field)) for field in seen.fields]
    if actions and actions.parts > 1:
        about = "the actions chosen so far for a move that takes several, each plus 1; 0 for those to come"
        length = actions.parts - 1
        fields.append(
            Field[tuple[Any, Draft]]("draft", (length,), 0, actions.size, about, lambda pair: _padded(pair[1], length))
        )
    return Observation(fields, seen.dtype, lambda pair: (seen.prepared(pair[0]), pair[1]))


def _of_view(field: Field[Any]) -> Callable[[tuple[Any, Draft]], Any]:
    return lambda pair: field.read(pair[0])


def _padded(draft: Draft, length: int) -> NDArray[np.int64]:
    found = np.zeros(length, np.int64)
    found[: len(draft)] = [action + 1 for action in draft]
    return found
