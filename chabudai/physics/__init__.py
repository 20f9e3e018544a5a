"""Physics: works out the outcome of a flick. Knows no game and no seat; SI units."""
