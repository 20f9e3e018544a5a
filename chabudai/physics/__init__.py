"""Physics: what becomes of pieces that were set in motion. Knows no game and no seat; SI units."""
