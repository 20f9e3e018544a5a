"""`python -m benchmarks [quick|kooshi|planar|server|all]`: what runs in one process, the server under load, or all."""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from typing import Final

from benchmarks.kooshi import KOOSHI
from benchmarks.planar import PLANAR
from benchmarks.run import AnyBench, main
from benchmarks.server import SERVER

BENCHES: Final[Mapping[str, Sequence[AnyBench]]] = {
    "quick": [KOOSHI, PLANAR],
    "kooshi": [KOOSHI],
    "planar": [PLANAR],
    "server": [SERVER],
    "all": [KOOSHI, PLANAR, SERVER],
}

if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m benchmarks", description="How fast Chabudai is, against its peers.")
    parser.add_argument("what", nargs="?", default="quick", choices=BENCHES)
    sys.exit(main(BENCHES[parser.parse_args().what]))
