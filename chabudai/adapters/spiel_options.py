"""The options of a game as the parameters of an OpenSpiel game, which are numbers, texts and switches."""

from typing import Any, Final

import msgspec

from chabudai import catalog
from chabudai.core import AnyGame

LENGTH: Final = "max_game_length"
LONGEST: Final = 1_000
"""After so many steps a game is over as a draw, where nobody says otherwise."""


def parameters_of(game: str) -> dict[str, Any]:
    """Return the parameters with their defaults; an option that is not chosen is 0 or an empty text."""
    found: dict[str, Any] = {LENGTH: LONGEST}
    for field in msgspec.structs.fields(catalog.options_type(game)):
        default = field.default
        if default is None:
            found[field.name] = 0 if _takes_number(field) else ""
        elif isinstance(default, bool | int | float | str):
            found[field.name] = default
    return found


def game_of(game: str, params: dict[str, Any]) -> AnyGame:
    """Return a game with the options that parameters say; ValueError where one can't be."""
    fields = {field.name: field for field in msgspec.structs.fields(catalog.options_type(game))}
    options = {
        name: value
        for name, value in params.items()
        if name != LENGTH and not (fields[name].default is None and value in {0, ""})
    }
    return catalog.game(game, **options)


def _takes_number(field: msgspec.structs.FieldInfo) -> bool:
    try:
        msgspec.convert(1, field.type)
    except msgspec.ValidationError:
        return False
    return True
