"""Writes the wire's types in TypeScript, from the same definitions: `python -m chabudai.serve.typescript web/src`."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from chabudai import catalog
from chabudai.serve import protocol

HEAD = "// Made by `make types` from the Python definitions. Do not edit.\n\n"
SHARED = "wire.ts"
OWN = "chabudai.games."


def generated() -> dict[str, str]:
    """Return the files below web/src that hold the wire's types, by their paths."""
    shared = [
        protocol.FromServer,
        protocol.FromClient,
        protocol.MatchSetup,
        protocol.MatchCreated,
        protocol.MatchInfo,
        protocol.Replay,
        list[protocol.GameCard],
        list[protocol.Rule],
    ]
    protocol_number = f"export const PROTOCOL = {protocol.PROTOCOL};\n"
    files = {SHARED: HEAD + protocol_number + _unions() + written(shared)}
    for entry in catalog.entries():
        if not entry.package.startswith(OWN):
            continue  # a game from outside has no folder here: the generic board shows it
        wire = catalog.game(entry.id).wire
        unions = f"export type AnyEvent = {_union(wire.event)};\nexport type AnyMove = {_union(wire.move)};\n\n"
        types = [wire.move, wire.view, wire.event, *(kind for kind in (wire.film, wire.line) if kind)]
        files[f"games/{entry.id}/wire.ts"] = HEAD + unions + written(types)
    return files


def written(types: list[Any]) -> str:
    """Return the TypeScript definitions of these types and of all that they are made of."""
    _, components = msgspec.json.schema_components(types, ref_template="{name}")
    return "\n".join(_definition(_plain(name), schema) for name, schema in sorted(components.items()))


def _plain(name: str) -> str:
    """Return a struct's name without what it is generic over: `Film` for `Film_Track_`."""
    return name.partition("_")[0]


def _unions() -> str:
    names = {"FromServer": protocol.FromServer, "Request": protocol.Request}
    return "".join(f"export type {name} = {_union(kind)};\n" for name, kind in names.items()) + "\n"


def _union(kind: Any) -> str:  # noqa: ANN401 -- a union has no static type
    return " | ".join(part.__name__ for part in getattr(kind, "__args__", (kind,)))


def _definition(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(_field(key, part, schema) for key, part in schema["properties"].items())
    return f"{_comment(schema, '')}export interface {name} {{\n{fields}}}\n"


def _field(name: str, schema: dict[str, Any], owner: dict[str, Any]) -> str:
    optional = "" if name in owner.get("required", []) or "const" in schema or "enum" in schema else "?"
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
