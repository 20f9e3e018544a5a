"""Nim: a whole game for Chabudai in one folder."""
