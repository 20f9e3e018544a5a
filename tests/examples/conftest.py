"""Nim, installed as whoever plays it would."""

from pathlib import Path

import pytest

from tests.examples.environment import EXAMPLES, make_environment


@pytest.fixture(scope="session")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the Python of an environment in which Nim is installed."""
    return make_environment(tmp_path_factory.mktemp("nim"), EXAMPLES / "nim")
