"""One match in progress: seats, turn, clock, log. Synchronous, and free of any input or output."""

from chabudai.table.clock import Times
from chabudai.table.match import Match
from chabudai.table.takeback import TakebackRequest

__all__ = ["Match", "TakebackRequest", "Times"]
