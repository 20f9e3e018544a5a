"""What docs/research.md shows works as it stands there."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/research.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_blocks_of_the_page_run(number: int) -> None:
    """Each block runs, after those before it."""
    exec(compile("\n".join(BLOCKS[: number + 1]), str(PAGE), "exec"), {})  # noqa: S102 -- our own page
