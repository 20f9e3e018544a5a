"""Writes the wire's types in TypeScript, from the same definitions: `python -m chabudai.serve.typescript web/src`."""

import re
import sys
from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from chabudai import catalog
from chabudai.core import FASTEST, SLOWEST, Wire
from chabudai.serve import protocol

HEAD = "// Made by `make types` from the Python definitions. Do not edit.\n\n"
SHARED = "wire.ts"
OWN = "chabudai.games."  # a game from outside has no folder here: the generic board shows it
FRAME: list[Any] = [
    protocol.FromServer,
    protocol.FromClient,
    protocol.MatchSetup,
    protocol.LessonSetup,
    protocol.MatchCreated,
    protocol.SeatLink,
    protocol.MatchInfo,
    protocol.Replay,
    list[protocol.GameCard],
    list[protocol.Rule],
]

Components = dict[str, dict[str, Any]]


def generated() -> dict[str, str]:
    """Return the files below web/src that hold the wire's types, by their paths."""
    wires = {entry.id: catalog.game(entry.id).wire for entry in catalog.entries() if entry.package.startswith(OWN)}
    games = {game: _components(_types(wire)) for game, wire in wires.items()}
    frame = _components(FRAME)
    common = _in_common(frame, list(games.values()))
    files = {SHARED: HEAD + _constants() + _unions() + _written(frame | common)}
    for game, wire in wires.items():
        own = {name: schema for name, schema in games[game].items() if common.get(name) != schema}
        files[f"games/{game}/wire.ts"] = _own_file(wire, games[game].keys() - own, own)
    return files


def _own_file(wire: Wire, shared: Iterable[str], own: Components) -> str:
    """Return the file with a game's own types; what it shares with others is taken from the shared one."""
    return HEAD + _imports(shared) + _numbers(wire.constants) + _own_unions(wire) + _written(own)


def _types(wire: Wire) -> list[Any]:
    return [wire.move, wire.view, wire.event, *(kind for kind in (wire.film, wire.line) if kind)]


def _components(types: list[Any]) -> Components:
    """Return the schemas of these types and of all that they are made of, by their names."""
    return msgspec.json.schema_components(types, ref_template="{name}")[1]


def _in_common(frame: Components, games: list[Components]) -> Components:
    """Return what two games have alike, or one and the frame: it is written once, into the shared file."""
    common = {
        name: schema
        for one, other in combinations([frame, *games], 2)
        for name, schema in one.items()
        if other.get(name) == schema == frame.get(name, schema)
    }
    # What is made of a part that differs is no more alike than that: a film's tracks are each game's own.
    while unlike := [name for name, schema in common.items() if not _parts(schema) <= common.keys()]:
        for name in unlike:
            del common[name]
    return common


def _parts(schema: dict[str, Any]) -> set[str]:
    """Return the names of the structs that a schema is made of."""
    return set(re.findall(r'"\$ref":"(\w+)"', msgspec.json.encode(schema).decode()))


def _imports(names: Iterable[str]) -> str:
    """Return the lines with which a game's file takes these from the shared one, and hands them on as its own."""
    listed = ", ".join(sorted(map(_plain, names)))
    return f'import type {{ {listed} }} from "../../wire";\n\nexport type {{ {listed} }};\n' if listed else ""


def _written(components: Components) -> str:
    """Return the TypeScript definitions of these schemas."""
    return "\n".join(_definition(_plain(name), schema) for name, schema in sorted(components.items()))


def _plain(name: str) -> str:
    """Return a struct's name without what it is generic over: `Film` for `Film_Track_`."""
    return name.partition("_")[0]


def _constants() -> str:
    """Return what a client knows as the server does: the protocol's number, and how softly and how hard one flicks."""
    return _numbers({"PROTOCOL": protocol.PROTOCOL, "SLOWEST": SLOWEST, "FASTEST": FASTEST})


def _numbers(numbers: Mapping[str, float]) -> str:
    return "".join(f"export const {name} = {number:g};\n" for name, number in numbers.items())


def _unions() -> str:
    names = {"FromServer": protocol.FromServer, "Request": protocol.Request}
    return "".join(f"export type {name} = {_union(kind)};\n" for name, kind in names.items()) + "\n"


def _own_unions(wire: Wire) -> str:
    return f"export type AnyEvent = {_union(wire.event)};\nexport type AnyMove = {_union(wire.move)};\n\n"


def _union(kind: Any) -> str:  # noqa: ANN401 -- a union has no static type
    return " | ".join(part.__name__ for part in getattr(kind, "__args__", (kind,)))


def _definition(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(_field(key, part, schema) for key, part in schema["properties"].items())
    return f"{_comment(schema, '')}export interface {name} {{\n{fields}}}\n"


def _field(name: str, schema: dict[str, Any], owner: dict[str, Any]) -> str:
    tag = "const" in schema or ("enum" in schema and "default" not in schema)
    optional = "" if name in owner.get("required", []) or tag else "?"
    key = name if name.isidentifier() else repr(name)
    return f"  {key}{optional}: {_type(schema)};\n"


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": name}:
            found = _plain(name)
        case {"anyOf": parts}:
            found = " | ".join(dict.fromkeys(_type(part) for part in parts))
        case {"enum": values}:
            found = " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"type": "array", "prefixItems": parts}:
            found = f"[{', '.join(_type(part) for part in parts)}]"
        case {"type": "array"}:
            item = _type(schema.get("items") or {})
            found = f"({item})[]" if " " in item else f"{item}[]"
        case {"type": "object"}:
            found = f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
        case {"type": "integer" | "number"}:
            found = "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            found = plain
        case _:
            found = "unknown"
    return str(found)


def _comment(schema: dict[str, Any], indent: str) -> str:
    words = str(schema.get("description", "")).partition("\n")[0]
    return f"{indent}/** {words} */\n" if words else ""


def main(folder: Path) -> None:
    """Write the files below this folder."""
    for name, text in generated().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
