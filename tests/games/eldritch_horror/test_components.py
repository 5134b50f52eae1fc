"""Components are data: no function of their own, sections of encounters in a line or two."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final

from miskatonic.core.nodes import Effect
from miskatonic.games.eldritch_horror import cards
from miskatonic.games.eldritch_horror.rules import box

FOLDER: Final = Path(cards.__path__[0])
VOCABULARY: Final = (
    "amounts", "board", "circumstances", "deeds", "fates", "fray", "passives", "places", "sheets", "terms", "trials",
    "words",
)  # fmt: skip
"""Files that hold no component."""


def decks() -> Iterator[tuple[str, ast.Module]]:
    """The files in which components are written."""
    for file in sorted(FOLDER.glob("*.py")):
        if file.stem not in VOCABULARY:
            yield file.stem, ast.parse(file.read_text(encoding="utf-8"))


def leaves(thing: Any) -> Iterator[Any]:
    """Everything in a tree that is no node and no row of them; and the nodes themselves."""
    yield thing
    if is_dataclass(thing):
        for field in fields(thing):
            yield from leaves(getattr(thing, field.name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from leaves(part)


def test_no_component_has_a_function_of_its_own() -> None:
    for name, module in decks():
        nodes = list(ast.walk(module))
        assert not [node for node in nodes if isinstance(node, ast.Lambda)], name
        named = Counter(node.id for node in nodes if isinstance(node, ast.Name))
        helpers = [node.name for node in module.body if isinstance(node, ast.FunctionDef)]
        assert [helper for helper in helpers if named[helper] < 2] == [], f"{name}: a helper writes what several cards share"
    assert not [sheet for sheet in box.SHEETS for leaf in leaves(sheet) if callable(leaf)], "no function stands in a tree"


def test_few_components_have_a_word_to_themselves() -> None:
    users: dict[type, set[str]] = {}
    for sheet in box.SHEETS:
        for leaf in leaves(sheet):
            if isinstance(leaf, Effect):
                users.setdefault(type(leaf), set()).add(sheet.code)
    components = {sheet.code for sheet in box.SHEETS}
    alone = {code for codes in users.values() if len(codes) == 1 for code in codes}
    print(
        f"{len(alone)} of {len(components)} components use an effect that no other does: {len(alone) / len(components):.1%}"
    )
    assert len(alone) / len(components) < 0.05


def test_a_section_of_an_encounter_takes_a_line_or_two() -> None:
    lengths: list[int] = []
    for _, module in decks():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Encounter":
                for section in node.args[1:]:
                    assert section.end_lineno is not None
                    lengths.append(section.end_lineno - section.lineno + 1)
    short = sum(n <= 2 for n in lengths)
    print(f"{len(lengths)} sections: {short} in a line or two, the longest in {max(lengths)}")
    assert len(lengths) == 3 * (8 + 8 + 8 + 12 + 32)
    assert short / len(lengths) > 0.75
