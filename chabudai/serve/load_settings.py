"""Loads the settings: what a flag says goes before the environment, that before the file, that before the default."""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from chabudai.core import ChabudaiError, shortened
from chabudai.serve.addresses import read_networks
from chabudai.serve.setting_specs import PREFIX, SettingSpec, setting_specs
from chabudai.serve.settings import Settings
from chabudai.store import is_postgres

FILE_VARIABLE: Final = f"{PREFIX}SETTINGS"
"""Names the settings file in the environment."""
FOR_TESTS: Final = f"{PREFIX}TEST_"
"""How the names of what only our tests read begin."""
DEFAULT: Final = "default"


class BadSettings(ChabudaiError):
    """Settings that can't be used; the sentence names where the setting was given."""


class LoadedSettings(NamedTuple):
    """The settings in effect, and where each of them came from."""

    settings: Settings
    sources: Mapping[str, str]


class _Given(NamedTuple):
    value: object
    source: str
    """Where it was given, as in a sentence."""
    text: bool
    """Whether it was given as text, whatever its type."""


def load_settings(
    flags: Mapping[str, object], environment: Mapping[str, str], file: str | None = None
) -> LoadedSettings:
    """Return the settings in effect; BadSettings where one of them can't be.

    `flags` has what was given on the command line, by the names of settings; `file` the settings file, else the
    environment may name one.
    """
    path = file or environment.get(FILE_VARIABLE)
    given = {**(_from_file(Path(path)) if path else {}), **_from_environment(environment), **_from_flags(flags)}
    specs = setting_specs()
    values: dict[str, Any] = {name: _value(specs[name], found) for name, found in given.items()}
    sources = {name: given[name].source if name in given else DEFAULT for name in specs}
    return LoadedSettings(Settings(**values), sources)


def _from_flags(flags: Mapping[str, object]) -> dict[str, _Given]:
    specs = setting_specs()
    return {name: _Given(value, str(specs[name].flag), text=True) for name, value in flags.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, _Given]:
    by_variable = {spec.variable: spec for spec in setting_specs().values()}
    given: dict[str, _Given] = {}
    for variable in filter(_may_be_setting, environment):
        spec = by_variable.get(variable)
        if spec is None:
            raise BadSettings(f"{variable} in the environment is no setting{_meant(variable, by_variable)}")
        given[spec.name] = _Given(environment[variable], f"{variable} in the environment", text=True)
    return given


def _may_be_setting(variable: str) -> bool:
    return variable.startswith(PREFIX) and variable != FILE_VARIABLE and not variable.startswith(FOR_TESTS)


def _from_file(path: Path) -> dict[str, _Given]:
    given: dict[str, _Given] = {}
    for name, value in _read(path).items():
        if name not in setting_specs():
            raise BadSettings(f"{shortened(name)} in {path} is no setting{_meant(name, setting_specs())}")
        given[name] = _Given(value, f"{name} in {path}", text=False)
    return given


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise BadSettings(f"the settings file {path} can't be read: {error.strerror or error}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"the settings file {path} is no TOML: {error}") from error


def _meant(name: str, known: Mapping[str, object]) -> str:
    near = get_close_matches(name, known, 1)
    return f"; is {near[0]} meant?" if near else ""


def _value(spec: SettingSpec, given: _Given) -> object:
    value = given.value
    if spec.is_list and given.text and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    kind = Settings.__annotations__[spec.name]
    try:
        found = msgspec.convert(value, kind, strict=not given.text)
        if spec.networks:
            read_networks(found)
    except ValueError as error:  # which msgspec's is too
        why = "" if spec.secret or (spec.store and is_postgres(str(value))) else f", not {shortened(repr(value))}"
        raise BadSettings(f"{given.source} takes {spec.allowed}{why}") from error
    return found
