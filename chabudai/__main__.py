"""Runs the command line by `python -m chabudai`."""

import sys

from chabudai.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
