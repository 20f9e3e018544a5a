"""Each setting with its names, its bounds and its words: flags, environment, file and docs are made of these."""

import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from msgspec import inspect

from chabudai.serve.settings import Settings, Unit
from chabudai.store import shown_store

PREFIX: Final = "CHABUDAI_"
"""How the names of settings in the environment begin."""
_UNITS: Final[dict[Unit, str]] = {"": "", "seconds": "s", "bytes": "bytes", "days": "days"}
HIDDEN: Final = "(hidden)"
_KIB, _MIB, _GIB = 1024, 1024**2, 1024**3
_BEGIN: Final = "| setting | default | allowed | meaning |\n|---|---|---|---|\n"


class SettingSpec(NamedTuple):
    """One setting as it is known outside the code."""

    name: str
    """Its name in a settings file."""
    kind: inspect.Type
    default: Any
    description: str
    unit: Unit
    secret: bool
    networks: bool
    """Whether its values are IP addresses or networks."""
    store: bool
    """Whether it names a store, whose address may hold a password."""

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return f"{PREFIX}{self.name.upper()}"

    @property
    def flag(self) -> str | None:
        """Its flag on the command line; a secret has none, because every user of a machine can read command lines."""
        return None if self.secret else "--" + self.name.replace("_", "-")

    @property
    def metavar(self) -> str:
        """What stands for its value in the help."""
        if self.unit:
            return self.unit.upper()
        return "N" if isinstance(self.kind, inspect.IntType) else "STORE" if self.store else "TEXT"

    @property
    def is_list(self) -> bool:
        """Whether it has several values, with commas between them in the environment and on the command line."""
        return isinstance(self.kind, inspect.VarTupleType)

    @property
    def is_switch(self) -> bool:
        """Whether it is either true or false."""
        return isinstance(self.kind, inspect.BoolType)

    @property
    def allowed(self) -> str:
        """Which values it takes, in words."""
        match self.kind:
            case inspect.IntType(ge=least, le=most):
                return f"a whole number from {self._measured(least)} to {self._measured(most)}"
            case inspect.FloatType(ge=least, le=most):
                return f"a number from {self._measured(least)} to {self._measured(most)}"
            case inspect.BoolType():
                return "true or false"
            case inspect.VarTupleType(max_length=most):
                what = "addresses or networks such as 10.0.0.0/8" if self.networks else "texts"
                return f"a list of {what}, {most} at most" if most else f"a list of {what}"
            case inspect.StrType(max_length=most) if not self.store:
                return f"a text of up to {most} letters"
            case _:
                return "a path, or the address of a PostgreSQL database"

    def shown(self, value: object) -> str:
        """Return a value as it may be shown: a secret is hidden."""
        if self.secret:
            return HIDDEN if value else "none"
        if self.store:
            return shown_store(str(value))
        match value:
            case bool():
                return str(value).lower()
            case int() | float():
                return self._measured(value)
            case tuple():
                return ", ".join(map(str, value)) or "none"  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType] -- of texts
            case _:
                return str(value) or "none"

    def _measured(self, value: float | None) -> str:
        number = 0 if value is None else int(value) if value == int(value) else value
        if self.unit == "bytes":
            return _bytes(int(number))
        return f"{number} {_UNITS[self.unit]}".rstrip()


def _bytes(number: int) -> str:
    for size, name in ((_GIB, "GiB"), (_MIB, "MiB"), (_KIB, "KiB")):
        if number >= size and number % size == 0:
            return f"{number} bytes ({number // size} {name})"
    return f"{number} bytes"


@cache
def setting_specs() -> dict[str, SettingSpec]:
    """Return the settings by their names, in the order of the table."""
    info = cast("inspect.StructType", inspect.type_info(Settings))
    return {field.name: _spec(field) for field in info.fields}


def _spec(field: inspect.Field) -> SettingSpec:
    kind = field.type
    remarks = kind if isinstance(kind, inspect.Metadata) else inspect.Metadata(kind)
    extra = cast("dict[str, Any]", remarks.extra or {})  # pyright: ignore[reportUnknownMemberType] -- msgspec says only that it is a dict
    schema = cast("dict[str, Any]", remarks.extra_json_schema or {})  # pyright: ignore[reportUnknownMemberType] -- likewise
    default = field.default_factory() if callable(field.default_factory) else field.default
    return SettingSpec(field.name, remarks.type, default, schema["description"], **extra)


def settings_table() -> str:
    """Return the table of all settings in Markdown, as docs/hosting.md has it."""
    return _BEGIN + "".join(
        f"| `{spec.name}` | {_default(spec)} | {spec.allowed} | {spec.description} |\n"
        for spec in setting_specs().values()
    )


def _default(spec: SettingSpec) -> str:
    if spec.store:
        return "`~/.local/share/chabudai/matches.sqlite`"
    return spec.shown(spec.default)


def write_table(page: Path) -> None:
    """Write the table anew into a page that has one."""
    text = page.read_text("utf-8")
    begin = text.index(_BEGIN)
    end = text.find("\n\n", begin) + 1 or len(text)
    page.write_text(text[:begin] + settings_table() + text[end:], "utf-8")


if __name__ == "__main__":
    write_table(Path(sys.argv[1]))
