"""The better of the two bots that Karate had before it had five levels, kept for comparison."""

from benchmarks.earlier.karate.planning import Planning

__all__ = ["Planning"]
