"""`python -m benchmarks [WHAT]`: `quick`, the default, is all that runs in one process; `--help` names the others."""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from typing import Final

from benchmarks.growth import GROWTH
from benchmarks.idle import IDLE
from benchmarks.kooshi import KOOSHI
from benchmarks.planar import PLANAR
from benchmarks.postgres import POSTGRES
from benchmarks.run import AnyBench, main
from benchmarks.server import SERVER
from benchmarks.solid import SOLID

BENCHES: Final[Mapping[str, Sequence[AnyBench]]] = {
    "quick": [KOOSHI, PLANAR, SOLID],
    "kooshi": [KOOSHI],
    "planar": [PLANAR],
    "solid": [SOLID],
    "server": [SERVER, POSTGRES, IDLE, GROWTH],
    "postgres": [POSTGRES],
    "idle": [IDLE],
    "growth": [GROWTH],
    "all": [KOOSHI, PLANAR, SOLID, SERVER, POSTGRES, IDLE, GROWTH],
}

if __name__ == "__main__":
    parser = ArgumentParser(prog="python -m benchmarks", description="How fast Chabudai is, against its peers.")
    parser.add_argument("what", nargs="?", default="quick", choices=BENCHES)
    sys.exit(main(BENCHES[parser.parse_args().what]))
