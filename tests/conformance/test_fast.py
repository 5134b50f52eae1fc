"""The compiled build (`make fast`) plays as pure Python does, state by state, and shows the same, byte by byte."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bench import fast

import miskatonic as mk


def played(place: Path, what: str) -> dict[str, Any]:
    """What a module of the tests prints with one of the builds."""
    command = [sys.executable, "-m", f"tests.conformance.{what}"]
    env = {**os.environ, "PYTHONPATH": str(place)}
    done = subprocess.run(command, cwd=fast.ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize("what", ["played", "shown"])
def test_both_builds_reach_the_same_states_and_show_the_same(what: str) -> None:
    if not fast.is_current():
        pytest.skip("There is no compiled build of these sources; `make fast` makes one.")
    pure, compiled = played(fast.SOURCES, what), played(fast.FAST, what)
    assert not pure["compiled"]
    assert compiled["compiled"]
    assert {name.split()[0] for name in pure["played"]} == set(mk.games())
    assert list(pure["played"]) == list(compiled["played"])
    for name, decisions in pure["played"].items():
        for number, (ours, theirs) in enumerate(zip(decisions, compiled["played"][name], strict=True)):
            assert ours == theirs, f"{name}: the builds part after {number} decisions"


def test_what_was_compiled_for_another_python_is_not_taken_for_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = fast.objects()
    monkeypatch.setattr(fast, "get_config_var", {"SOABI": "cpython-399"}.get)
    assert fast.objects() != ours


def test_no_compiled_module_joins_a_set_with_the_keys_of_a_dictionary() -> None:
    """`frozenset & dict.keys()` is a plain set, whatever the type checker says, and the compiled build refuses it."""
    for path in fast.modules(fast.SOURCES / "miskatonic"):
        for thing in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(thing, ast.BinOp) and isinstance(thing.op, ast.BitAnd | ast.BitOr | ast.Sub | ast.BitXor):
                assert not any(map(_is_keys, (thing.left, thing.right))), f"{path.name}:{thing.lineno}"


def _is_keys(of: ast.expr) -> bool:
    return isinstance(of, ast.Call) and isinstance(of.func, ast.Attribute) and of.func.attr == "keys"


@pytest.mark.parametrize("cards", sorted(fast.SOURCES.glob("miskatonic/games/*/cards")), ids=lambda it: it.parent.name)
def test_a_union_of_unions_of_cards_says_that_it_is_a_type(cards: Path) -> None:
    """Where modules know each other in a circle, the compiler takes it for a variable otherwise, in one run of several."""
    unions: dict[str, ast.Assign | ast.AnnAssign] = {}
    for path in cards.rglob("*.py"):
        for line in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(line, ast.Assign | ast.AnnAssign) and isinstance(line.value, ast.BinOp):
                unions[ast.unparse(line.targets[0] if isinstance(line, ast.Assign) else line.target)] = line
    for name, line in unions.items():
        parts = {ast.unparse(part) for part in ast.walk(line) if isinstance(part, ast.Name)} - {name}
        assert isinstance(line, ast.AnnAssign) or not parts & set(unions), f"{name} is no TypeAlias"
