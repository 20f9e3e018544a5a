"""The flags of `chabudai serve`, one a setting."""

from argparse import SUPPRESS, ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Callable
from typing import Any, Final

from chabudai.serve.setting_specs import SettingSpec, setting_specs

_PLACE: Final = "setting_"
"""Begins the places of settings among the arguments, so that none hides one of the command's own."""


def add_setting_flags(command: ArgumentParser) -> None:
    """Add a flag for each setting that may be given on a command line."""
    group = command.add_argument_group(
        "settings", "each can be given in the settings file too, or in the environment as CHABUDAI_ and its name"
    )
    for spec in setting_specs().values():
        if spec.flag:
            _add(group.add_argument, spec, spec.flag)


def _add(add: Callable[..., object], spec: SettingSpec, flag: str) -> None:
    words = f"{spec.description} ({spec.shown(spec.default)})".replace("%", "%%")
    facts: dict[str, Any] = {"dest": _PLACE + spec.name, "default": SUPPRESS, "help": words}
    if spec.is_switch:
        add(flag, action=BooleanOptionalAction, **facts)
    else:
        add(flag, metavar=spec.metavar, action="append" if spec.is_list else "store", **facts)


def given_flags(arguments: Namespace) -> dict[str, object]:
    """Return the settings that were given by flags; a list may be given by several."""
    given = {name: spec for name, spec in setting_specs().items() if hasattr(arguments, _PLACE + name)}
    values = {name: getattr(arguments, _PLACE + name) for name in given}
    return {name: ",".join(values[name]) if spec.is_list else values[name] for name, spec in given.items()}
