"""Bots of an earlier time, kept as they were: opponents to measure later ones against."""
