"""One match in progress: seats, turn, clock, log. Synchronous, and free of any input or output."""

from chabudai.table.clock import Times
from chabudai.table.header import new_header
from chabudai.table.match import Match
from chabudai.table.nature import DrawnMove, Nature
from chabudai.table.takeback import TakebackRequest

__all__ = ["DrawnMove", "Match", "Nature", "TakebackRequest", "Times", "new_header"]
