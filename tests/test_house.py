"""The house stays one that a stranger can carry on: imports point one way, and long lists of names are namespaces."""

import ast
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import miskatonic

SOURCE: Final = Path(miskatonic.__file__).parent
MODULES: Final = sorted(SOURCE.rglob("*.py"))
FLOORS: Final = (
    "core",
    "words",
    "text",
    "scene",
    "decks",
    "story",
    "weighing",
    "title",
    "games",
    "game",
    "kept",
    "rulebook",
    "lessons",
    "primer",
    "signs",
    "open_hands",
    "bots",
    "env",
    "tables",
    "web",
    "tui",
    "commands",
    "cli",
)
"""From the ground up: a floor stands on the ones before it."""
MOST_NAMES: Final = 5


@cache
def _imports(module: Path) -> list[tuple[str, list[str]]]:
    """What a module takes from ours: from where, and which names."""
    return [
        (node.module or "", [alias.name for alias in node.names])
        for node in ast.walk(ast.parse(module.read_text()))
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "miskatonic"
    ]


def _floor(name: str) -> str:
    return name.split(".")[1]


def _is_module(name: str) -> bool:
    place = SOURCE.parent.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").exists()


def _told(module: Path) -> str:
    return str(module.relative_to(SOURCE))


@pytest.mark.parametrize("floor", FLOORS)
def test_imports_point_one_way(floor: str) -> None:
    below = FLOORS[: FLOORS.index(floor) + 1]
    modules = [m for m in MODULES if m.relative_to(SOURCE).parts[0].removesuffix(".py") == floor]
    assert modules
    for module in modules:
        for source, names in _imports(module):
            taken = [f"miskatonic.{name}" for name in names] if source == "miskatonic" else [source]
            assert all(_floor(name) in below for name in taken if _is_module(name)), f"{_told(module)} imports {taken}"


def test_no_game_knows_another() -> None:
    for module in MODULES:
        place = module.relative_to(SOURCE).parts
        if place[0] == "games" and len(place) > 2:
            for source, _ in _imports(module):
                assert not source.startswith("miskatonic.games.") or source.split(".")[2] == place[1], _told(module)


def test_many_names_of_one_module_are_read_from_its_namespace() -> None:
    for module in MODULES:
        if module.name == "__init__.py":  # a package's face lists what it shows
            continue
        for source, names in _imports(module):
            own = [name for name in names if not _is_module(f"{source}.{name}")]
            assert len(own) <= MOST_NAMES, f"{_told(module)} takes {len(own)} names from {source}"
