"""The better of the two bots that Ppolf had before it had five levels, kept for comparison."""

from benchmarks.earlier.ppolf.solid import Solid

__all__ = ["Solid"]
