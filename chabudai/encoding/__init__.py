"""Games as numbers, for programs that learn: actions and observations as arrays, made of moves and views only.

A game that has no encoding of its own is given one that works for any game whose moves can be listed.
"""

from chabudai.encoding.actions import AnyActions, BoxActions, ChanceActions, Dial, DiscreteActions, Draft, ListedActions
from chabudai.encoding.encoding import Encoding, MakeEncoding, dialled, discrete, with_draft
from chabudai.encoding.generic import generic_encoding
from chabudai.encoding.observation import Field, Observation, awaits_field, flags, from_own, one_hot

__all__ = [
    "AnyActions",
    "BoxActions",
    "ChanceActions",
    "Dial",
    "DiscreteActions",
    "Draft",
    "Encoding",
    "Field",
    "ListedActions",
    "MakeEncoding",
    "Observation",
    "awaits_field",
    "dialled",
    "discrete",
    "flags",
    "from_own",
    "generic_encoding",
    "one_hot",
    "with_draft",
]
