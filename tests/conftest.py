"""Options and markers of the whole suite; `--rules` prints which tests cover which rule."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rule_table import covered, missing, rule_pages, table
from tests.store.postgres import database_server, new_database


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Give the address of a PostgreSQL server."""
    with database_server() as server:
        yield server


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """Give the address of an empty database."""
    with new_database(postgres) as address:
        yield address


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--duels", type=int, default=20, metavar="N", help="how many games the bots play each other")
    parser.addoption("--flicks", type=int, default=3_000, metavar="N", help="how many random flicks physics bears")
    parser.addoption("--kills", type=int, default=100, metavar="N", help="how often the store's writer is killed")
    parser.addoption("--leaks", type=int, default=16, metavar="N", help="in how many matches leaks are looked for")
    parser.addoption("--agree", type=int, default=1, metavar="N", help="compare N times as much with the references")
    parser.addoption("--pictures", metavar="FOLDER", help="where tests/browsers keep what Firefox and WebKit show")
    parser.addoption("--rules", action="store_true", help="print which tests cover which rule, and run none")


OTHER_BROWSERS = Path(__file__).parent / "browsers"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the tests in other browsers out, which take minutes each, unless they are asked for by name."""
    asked = any(Path(each.partition("::")[0]).resolve().is_relative_to(OTHER_BROWSERS) for each in config.args)
    return True if collection_path == OTHER_BROWSERS and not asked else None


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have the tests of a file run in one process, which share servers; those marked `scattered` run in any."""
    for item in items:
        if item.get_closest_marker("scattered") is None:
            item.add_marker(pytest.mark.xdist_group(item.location[0]))


def pytest_collection_finish(session: pytest.Session) -> None:
    if not session.config.getoption("rules"):
        return
    rules, tests = rule_pages(), covered(session.items)
    print(table(rules, tests))
    lacking = missing(rules, tests)
    if lacking:
        pytest.exit("; ".join(lacking), returncode=1)
    pytest.exit(f"{len(rules)} rules, each with a test", returncode=0)
