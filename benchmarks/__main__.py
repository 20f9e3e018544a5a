"""`python -m benchmarks [kooshi|server|all]`: the quick part in one process, the server under load, or both."""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from typing import Final

from benchmarks.kooshi import KOOSHI
from benchmarks.run import AnyBench, main
from benchmarks.server import SERVER

BENCHES: Final[Mapping[str, Sequence[AnyBench]]] = {"kooshi": [KOOSHI], "server": [SERVER], "all": [KOOSHI, SERVER]}

if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m benchmarks", description="How fast Chabudai is, against its peers.")
    parser.add_argument("what", nargs="?", default="kooshi", choices=BENCHES)
    sys.exit(main(BENCHES[parser.parse_args().what]))
