"""Settings from a file, the environment and flags: who goes before whom, and what is refused with which sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import inspect

from chabudai.serve.load_settings import BadSettings, load_settings
from chabudai.serve.setting_specs import setting_specs, settings_table
from chabudai.serve.settings import Settings

DOCS = Path(__file__).parents[2] / "docs/hosting.md"
Written = dict[str, str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "server.toml"


def test_a_flag_goes_before_the_environment_and_that_before_the_file(file: Path) -> None:
    file.write_text("port = 1\nworkers = 3\nbot_seconds = 2\n")
    loaded = load_settings({"port": "3"}, {"CHABUDAI_PORT": "2", "CHABUDAI_WORKERS": "4"}, str(file))
    found = loaded.settings
    assert (found.port, found.workers, found.bot_seconds, found.entries) == (3, 4, 2.0, 5_000)
    assert loaded.sources["port"] == "--port"
    assert loaded.sources["workers"] == "CHABUDAI_WORKERS in the environment"
    assert loaded.sources["bot_seconds"] == f"bot_seconds in {file}"
    assert loaded.sources["entries"] == "default"


def test_the_environment_may_name_the_file(file: Path) -> None:
    file.write_text('host = "::1"\norigins = ["https://a.example", "https://b.example"]\nprepare = false\n')
    found = load_settings({}, {"CHABUDAI_SETTINGS": str(file)}).settings
    assert (found.host, found.prepare) == ("::1", False)
    assert found.origins == ("https://a.example", "https://b.example")


def test_every_type_can_be_given_as_text() -> None:
    given = {
        "CHABUDAI_STORE": "/somewhere/matches.sqlite",
        "CHABUDAI_ORIGINS": "https://a.example, https://b.example",
        "CHABUDAI_PREPARE": "false",
        "CHABUDAI_BOT_SECONDS": "0.5",
    }
    found = load_settings({}, given).settings
    assert found.store == "/somewhere/matches.sqlite"
    assert found.origins == ("https://a.example", "https://b.example")
    assert (found.prepare, found.bot_seconds) == (False, 0.5)


def test_without_anything_the_defaults_hold() -> None:
    assert load_settings({}, {"PATH": "/bin", "CHABUDAI_TEST_POSTGRES": "postgresql:"}).settings == Settings()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 1", "prot in FILE is no setting; is port meant?"),
        ("[limits]\nport = 1", "limits in FILE is no setting"),
        ('port = "1"', "port in FILE takes a whole number from 0 to 65535, not '1'"),
        ("port = true", "port in FILE takes a whole number from 0 to 65535, not True"),
        ("port = 65536", "port in FILE takes a whole number from 0 to 65535, not 65536"),
        ("bot_seconds = nan", "bot_seconds in FILE takes a number from 0.001 s to 600 s, not nan"),
        ("bot_seconds = 0", "bot_seconds in FILE takes a number from 0.001 s to 600 s, not 0"),
        ("prepare = 1", "prepare in FILE takes true or false, not 1"),
        ("store = 5", "store in FILE takes a path, or the address of a PostgreSQL database, not 5"),
        ('store = ""', "store in FILE takes a path, or the address of a PostgreSQL database, not ''"),
        ('origins = "x"', "origins in FILE takes a list of texts, 100 at most, not 'x'"),
        (
            'proxies = ["10.0.0.1", "home"]',
            "proxies in FILE takes a list of addresses or networks such as 10.0.0.0/8, 100",
        ),
        ("port = = 1", "the settings file FILE is no TOML: "),
    ],
)
def test_what_a_file_can_not_say_is_refused_by_its_key(file: Path, text: str, says: str) -> None:
    file.write_text(text)
    with pytest.raises(BadSettings, match=re.escape(says.replace("FILE", str(file)))):
        load_settings({}, {}, str(file))


def test_a_file_that_is_no_text_or_not_there_is_refused(file: Path) -> None:
    with pytest.raises(BadSettings, match="can't be read: No such file or directory"):
        load_settings({}, {}, str(file))
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSettings, match="is no TOML"):
        load_settings({}, {}, str(file))
    with pytest.raises(BadSettings, match="can't be read: Is a directory"):
        load_settings({}, {}, str(file.parent))


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        ("CHABUDAI_PROT", "1", "CHABUDAI_PROT in the environment is no setting; is CHABUDAI_PORT meant?"),
        ("CHABUDAI_PORT", "x", "CHABUDAI_PORT in the environment takes a whole number from 0 to 65535, not 'x'"),
        ("CHABUDAI_PORT", "", "CHABUDAI_PORT in the environment takes a whole number from 0 to 65535, not ''"),
        ("CHABUDAI_PREPARE", "maybe", "CHABUDAI_PREPARE in the environment takes true or false, not 'maybe'"),
        ("CHABUDAI_WORKERS", "0", "CHABUDAI_WORKERS in the environment takes a whole number from 1 to 256, not '0'"),
    ],
)
def test_what_the_environment_can_not_say_is_refused_by_its_name(variable: str, value: str, says: str) -> None:
    with pytest.raises(BadSettings) as refused:
        load_settings({}, {variable: value})
    assert str(refused.value) == says


def test_a_flag_that_can_not_be_is_refused_by_its_name() -> None:
    with pytest.raises(BadSettings) as refused:
        load_settings({"bot_seconds": "soon"}, {})
    assert str(refused.value) == "--bot-seconds takes a number from 0.001 s to 600 s, not 'soon'"


@pytest.mark.parametrize("name", setting_specs())
def test_each_setting_says_what_it_means_and_each_number_has_bounds(name: str) -> None:
    spec = setting_specs()[name]
    assert spec.description
    assert "|" not in spec.description
    if isinstance(spec.kind, inspect.IntType | inspect.FloatType):
        assert spec.kind.ge is not None
        assert spec.kind.le is not None
        assert spec.kind.ge <= spec.default <= spec.kind.le
    if name.endswith(("_seconds", "_bytes", "_days")):
        assert name.endswith(f"_{spec.unit}")
    assert name != "settings"  # its variable names the file


def test_the_docs_have_the_table_as_it_is() -> None:
    """Where this fails: `make settings` writes the table anew."""
    assert settings_table() in DOCS.read_text("utf-8")
