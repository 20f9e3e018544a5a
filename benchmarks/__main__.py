"""`python -m benchmarks`: every benchmark there is, one after the other."""

import sys

from benchmarks.kooshi import KOOSHI
from benchmarks.run import main

if __name__ == "__main__":
    sys.exit(main([KOOSHI]))
