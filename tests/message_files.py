"""What is in a messages file, and what the code says to be in one."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Term, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

WITH_CODE = 5
"""How many arguments a result has where its code is the last of them."""
WEB = Path(__file__).parents[1] / "web" / "src"


class Variables(Visitor):
    """Collects the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 -- the library calls it so
        self.names.add(node.id.name)


def variables(node: BaseNode) -> frozenset[str]:
    """Return the variables that a message uses."""
    found = Variables()
    found.visit(node)
    return frozenset(found.names)


def read(text: str) -> dict[str, frozenset[str]]:
    """Return the ids of a Fluent file with their variables; AssertionError where a part of it can't be read."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, Entry | Term):
            assert entry.id.name not in found, f"twice: {entry.id.name}"
            found[entry.id.name] = variables(entry)
    return found


class Said(NamedTuple):
    """The ids that some code says: whole ones, and the beginnings of those that are put together."""

    ids: frozenset[str]
    prefixes: frozenset[str]

    def has(self, name: str) -> bool:
        """Tell whether this id is among them."""
        return name in self.ids or name.startswith(tuple(self.prefixes))


_ID = re.compile(r"[A-Za-z][\w-]*")
_LITERAL = re.compile(r'"([A-Za-z][\w-]*)"')
_INSIDE = re.compile(r"\$\{[^}]*\}")
_TEMPLATE = re.compile(r"`([A-Za-z][\w]*-[\w-]*)\$\{")
_COMPARED = re.compile(r'(===|!==)\s*"[^"]*"|\(\s*"[^"]*"\s*\)|\[\s*"[^"]*"\s*\]|"[^"]*"\s*(===|!==)')


@cache
def in_typescript(*folders: Path) -> Said:
    """Return every literal in these files, and the fixed beginnings of templates: all that might be an id."""
    texts = [file.read_text("utf-8") for folder in folders for file in _files(folder)]
    ids = {name for text in texts for name in _LITERAL.findall(text)}
    return Said(frozenset(ids), frozenset(prefix for text in texts for prefix in _TEMPLATE.findall(text)))


def asked_in_typescript(function: str, *folders: Path) -> Said:
    """Return what is surely an id: the literals and templates in the first argument of calls such as `t(…)`."""
    ids, prefixes = set[str](), set[str]()
    for folder in folders:
        for file in _files(folder):
            for argument in _first_arguments(function, file.read_text("utf-8")):
                ids.update(_LITERAL.findall(_COMPARED.sub("", _INSIDE.sub("", argument))))
                prefixes.update(_TEMPLATE.findall(argument))
    return Said(frozenset(ids), frozenset(prefixes))


def _files(folder: Path) -> Iterator[Path]:
    found = [folder] if folder.is_file() else sorted(folder.rglob("*.ts*"))
    return (file for file in found if file.name != "wire.ts")


def _first_arguments(function: str, text: str) -> Iterator[str]:
    for call in re.finditer(rf"(?<![\w.]){function}\(", text):
        depth, end = 0, call.end()
        while not (depth == 0 and text[end] in ",)"):
            depth += (text[end] in "([{") - (text[end] in ")]}")
            end += 1
        yield text[call.end() : end]


@cache
def in_python(package: str) -> Said:
    """Return every literal in a package that might be an id, and the fixed beginnings of f-strings."""
    ids, prefixes = set[str](), set[str]()
    for tree in _trees(package):
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)) if _ID.fullmatch(text):
                    ids.add(text)
                case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if start.endswith("-"):
                    prefixes.add(start)
                case _:
                    pass
    return Said(frozenset(ids), frozenset(prefixes))


@cache
def refusal_codes(package: str) -> Said:
    """Return the codes of the refusals that a package makes."""
    return _codes(package, "IllegalMove", "_illegal", "illegal", "BadValue", "NoRoom", "_bad")


@cache
def result_codes(package: str) -> Said:
    """Return the codes of the results that a package makes."""
    return _codes(package, "Result", "_won")


def _codes(package: str, *makers: str) -> Said:
    ids, prefixes = set[str](), set[str]()
    for code in (code for tree in _trees(package) for node in ast.walk(tree) for code in _code_of(node, makers)):
        texts = (part.value for part in ast.walk(code) if isinstance(part, ast.Constant))
        (prefixes if isinstance(code, ast.JoinedStr) else ids).update(text for text in texts if isinstance(text, str))
    return Said(frozenset(ids), frozenset(prefixes))


def _code_of(node: ast.AST, makers: tuple[str, ...]) -> Iterator[ast.expr]:
    """Yield what may be a code: the argument `code`, the last of all arguments, or a variable of that name."""
    match node:
        case ast.Call(func=func, args=args, keywords=words) if _name(func) in makers:
            yield from (word.value for word in words if word.arg == "code")
            if len(args) == WITH_CODE:
                yield args[-1]
        case ast.Assign(targets=[ast.Name(id="code")], value=value) if "Result" in makers:
            yield value
        case _:
            pass


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _trees(package: str) -> Iterator[ast.Module]:
    for file in Path(str(resources.files(package))).rglob("*.py"):
        yield ast.parse(file.read_text("utf-8"))
