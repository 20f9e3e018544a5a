"""Writes the tables that are shipped with the package: `python -m chabudai.games.kooshi.tables.shipping`."""

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from chabudai.games.kooshi.tables.building import build
from chabudai.games.kooshi.tables.files import write_table
from chabudai.games.kooshi.tables.shelf import SHIPPED, SHIPPED_PIECES, Shelf, file_name


def ship(folder: Path) -> None:
    """Build all shipped tables from nothing, and write them packed into a folder."""
    with TemporaryDirectory() as temporary:
        built = build(SHIPPED_PIECES, Path(temporary), lambda _: None, Shelf(Path(temporary)))
        for table in built:
            values = table.values.astype(np.int16)
            write_table(folder / file_name(table.group), table.group, table.counts, values, packed=True)


if __name__ == "__main__":
    ship(SHIPPED)
