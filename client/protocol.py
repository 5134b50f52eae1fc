"""Writes `src/lib/protocol.ts`: all that the browser is sent and sends, from the structures in which the server speaks.

`make protocol` runs it; a test says when it should have been run.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
import types
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from miskatonic import decks, primer, rulebook, scene, signs, title
from miskatonic.tables import diff, wire
from miskatonic.text import parts
from miskatonic.web import answers

TARGET: Final = Path(__file__).parent / "src" / "lib" / "protocol.ts"
MODULES: Final = (parts, scene, diff, rulebook, primer, signs, decks, wire, title, answers)
ROOTS: Final = (wire.FromServer, wire.FromBrowser, scene.Element, *answers.ANSWERS)
WIDTH: Final = 125
HEAD: Final = """\
// What the server sends and takes; docs/protocol.md tells when. Made by `make protocol` from the structures of
// miskatonic.scene, miskatonic.tables.wire and miskatonic.web.answers: change those. Fields at their default are left out.
"""
SIMPLE: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    Any: "unknown",
    type(None): "null",
}


class Protocol:
    """The types of the protocol: structures and named types of some modules, as far as anything uses them."""

    def __init__(self, modules: tuple[types.ModuleType, ...]) -> None:
        self.docs: dict[str, str] = {}
        """What is said of a named type, and of a field as `Class.field`."""
        self.structs: dict[str, type[msgspec.Struct]] = {}
        self.aliases: dict[str, Any] = {}
        self.order: list[str] = []
        for module in modules:
            self._read(module)

    def _read(self, module: types.ModuleType) -> None:
        """What a module declares, in its order."""
        body = ast.parse(inspect.getsource(module)).body
        for node, following in zip(body, [*body[1:], None], strict=True):
            if isinstance(node, ast.ClassDef):
                thing = getattr(module, node.name)
                if issubclass(thing, msgspec.Struct):
                    self.structs[node.name] = thing
                    self._note(node.name, ast.get_docstring(node) or "")
                    self._read_fields(node)
            elif isinstance(node, ast.Assign) and isinstance(name := node.targets[0], ast.Name):
                thing = getattr(module, name.id)
                if name.id[0] != "_" and (get_origin(thing) is not None or isinstance(thing, types.UnionType)):
                    self.aliases[name.id] = thing
                    self._note(name.id, _string(following))

    def _note(self, name: str, words: str) -> None:
        if name in self.order:
            raise TypeError(f"two types of the protocol are called {name}")
        self.order.append(name)
        self.docs[name] = words

    def _read_fields(self, node: ast.ClassDef) -> None:
        for field, following in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                self.docs[f"{node.name}.{field.target.id}"] = _string(following)

    # ---------------------------------------------------------------- writing

    def written(self, roots: tuple[Any, ...]) -> str:
        """All types that the roots need, each once."""
        self.used: set[str] = set()
        for root in roots:
            self._use(root)
        blocks = [
            self._struct(name) if name in self.structs else self._alias(name) for name in self.order if name in self.used
        ]
        return "\n".join([HEAD, *blocks])

    def _use(self, kind: Any) -> None:
        """Mark a type and what it is made of."""
        name = self._name(kind)
        if name:
            if name in self.used:
                return
            self.used.add(name)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            for inner in (*kind.__bases__, *get_type_hints(kind).values()):
                self._use(inner)
        for inner in get_args(kind):
            self._use(inner)

    def _name(self, kind: Any) -> str:
        """The name of a type, if it has one; a structure without fields of its own or inherited needs none."""
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return kind.__name__ if kind.__struct_fields__ and kind.__name__ in self.structs else ""
        return next((name for name, alias in self.aliases.items() if alias == kind), "")

    def _struct(self, name: str) -> str:
        struct = self.structs[name]
        base = self._name(struct.__base__)
        inherited = struct.__base__.__struct_fields__ if base else ()  # type: ignore[union-attr]
        hints = get_type_hints(struct)
        if struct.__struct_config__.array_like:
            return self._row(name, struct)
        lines = [*_comment(self.docs[name], ""), f"export interface {name}{f' extends {base}' if base else ''} {{"]
        config = struct.__struct_config__
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {_quoted(config.tag)}")
        for field in msgspec.structs.fields(struct):
            if field.name in inherited:
                continue
            optional = "?" if config.omit_defaults and not field.required else ""
            lines += _comment(self.docs[f"{name}.{field.name}"], "  ")
            lines.append(f"  {field.encode_name}{optional}: {self._type(hints[field.name])}")
        return "\n".join([*lines, "}", ""])

    def _row(self, name: str, struct: type[msgspec.Struct]) -> str:
        """A structure that is sent as a row: its tag, then its fields."""
        config, hints = struct.__struct_config__, get_type_hints(struct)
        fields = [f"{field.name}: {self._type(hints[field.name])}" for field in msgspec.structs.fields(struct)]
        line = f"export type {name} = [{', '.join([f'{config.tag_field}: {_quoted(config.tag)}', *fields])}]"
        return "\n".join([*_comment(self.docs[name], ""), line, ""])

    def _alias(self, name: str) -> str:
        options = self._union(self.aliases[name], besides=name)
        line = f"export type {name} = {' | '.join(options)}"
        if len(line) > WIDTH:
            short = f"  {' | '.join(options)}"
            line = f"export type {name} =\n" + (
                short if len(short) <= WIDTH else "\n".join(f"  | {option}" for option in options)
            )
        return "\n".join([*_comment(self.docs[name], ""), line, ""])

    def _type(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        return self._name(kind) or " | ".join(self._union(kind))

    def _union(self, kind: Any, besides: str = "") -> list[str]:
        """The types of which a value has one; a named union inside goes by its name."""
        if get_origin(kind) in (types.UnionType, Union):
            left = list(get_args(kind))
            out = []
            for name, alias in self.aliases.items():
                inner = get_args(alias) if isinstance(alias, types.UnionType) and name != besides else ()
                if inner and all(one in left for one in inner):
                    out.append(name)
                    left = [one for one in left if one not in inner]
            return out + [self._type(one) for one in left]
        return [self._plain(kind)]

    def _plain(self, kind: Any) -> str:
        if kind in SIMPLE:
            return SIMPLE[kind]
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(_quoted(value) for value in inner)
        if origin is list or (origin is tuple and inner[-1] is Ellipsis):
            item = self._type(inner[0])
            return f"({item})[]" if " " in item and item[0] != "[" else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self._type(one) for one in inner)}]"
        if origin is dict:
            return f"Record<{self._type(inner[0])}, {self._type(inner[1])}>"
        name = self._name(kind)
        if not name:
            raise TypeError(f"the protocol has no word for {kind}")
        return name


def _string(node: ast.stmt | None) -> str:
    """The words of a bare string, which say what the declaration before it is."""
    is_string = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return inspect.cleandoc(node.value.value) if is_string else ""  # type: ignore[union-attr]


def _comment(words: str, indent: str) -> list[str]:
    """A comment of as many lines as it needs."""
    if not words:
        return []
    if "\n" not in words and len(words) + len(indent) + 7 <= WIDTH:
        return [f"{indent}/** {words} */"]
    lines = [row for line in words.split("\n") for row in textwrap.wrap(line, WIDTH - len(indent) - 3) or [""]]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def protocol() -> str:
    """The whole file."""
    return Protocol(MODULES).written(ROOTS)


if __name__ == "__main__":
    TARGET.write_text(protocol(), encoding="utf-8")
    print(f"{TARGET.name}: written", file=sys.stderr)
