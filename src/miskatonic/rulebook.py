"""The rulebook of a game as its catalogue lists it, and the tests that cite each rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from miskatonic.core.errors import Refused
from miskatonic.text.parts import LANGUAGES, Lang
from miskatonic.title import Title


class Rule(msgspec.Struct, frozen=True):
    """One rule of a catalogue: its id, where the rulebook has it, what kind of rule it is, and what it says."""

    id: str
    section: str
    kind: str
    rule: str
    unsure: str = ""
    """Where the rulebook leaves a doubt: the doubt, and the reading chosen."""
    later: str = ""
    """Why nothing in the game can exercise the rule yet, if so."""


class Citation(msgspec.Struct, frozen=True):
    """A test that cites a rule."""

    id: str
    file: str
    line: int
    test: str


def catalogue(title: Title, lang: Lang = "en") -> dict[str, Rule]:
    """The rules of a game by id, in the order of the rulebook and in a language.

    >>> import miskatonic as mk
    >>> catalogue(mk.games()["final-hour"])["FH-CMP-06"].rule
    'There are 9 item cards.'
    """
    rules = read(_page(title, "rulebook.yaml"), lang)
    headings = loaded(_page(title, "sections.yaml"))
    return {id: msgspec.structs.replace(rule, section=headings[rule.section][lang]) for id, rule in rules.items()}


def read(text: str, lang: Lang = "en") -> dict[str, Rule]:
    """The rules in the text of a `rulebook.yaml`, sections by the names they have there."""
    rules: dict[str, Rule] = {}
    for entry in loaded(text):
        unsure = str(entry.get("unsure") or "").strip()
        later = str(entry.get("later") or "").strip()
        said = _printed(entry["rule"].strip()) if lang == "en" else entry[lang].strip()
        rules[entry["id"]] = Rule(entry["id"], entry["section"], entry["kind"], said, unsure, later)
    return rules


def _printed(rule: str) -> str:
    """English with the apostrophes, quotation marks, dashes and signs that are printed.

    >>> _printed("Nobody's turn"), _printed('a "Fast" card')
    ('Nobody’s turn', 'a “Fast” card')
    >>> _printed("for 3-4 players"), _printed("5 - 3 and -1 x2 on 6 x 6"), _printed("FH-MMV-06")
    ('for 3–4 players', '5 − 3 and −1 ×2 on 6 × 6', 'FH-MMV-06')
    """
    for typed, printed in _PRINTED:
        rule = typed.sub(printed, rule)
    return rule


_PRINTED: Final = tuple(
    (re.compile(typed), printed)
    for typed, printed in (
        (r'"([^"]*)"', r"“\1”"),
        ("'", "’"),
        (r"(?<=\d)-(?=\d)", "–"),
        (r"(?<=\d) - (?=\d)", " − "),
        (r"(?<!\S)-(?=\d)", "−"),
        (r"(?<= )x(?= ?\d)", "×"),
    )
)


def unsaid(title: Title) -> list[str]:
    """What a catalogue does not say in every language: the ids of rules and the names of sections.

    >>> import miskatonic as mk
    >>> unsaid(mk.games()["final-hour"])
    []
    """
    rules, headings = loaded(_page(title, "rulebook.yaml")), loaded(_page(title, "sections.yaml"))
    silent = [rule["id"] for rule in rules if not all(rule.get(key) for key in ("rule", "ru", "uk"))]
    sections = dict.fromkeys(rule["section"] for rule in rules)
    return silent + [name for name in sections if not all(headings.get(name, {}).get(lang) for lang in LANGUAGES)]


def _page(title: Title, name: str) -> str:
    return (files(title.rulebook) / name).read_text(encoding="utf-8")


def loaded(text: str) -> Any:
    """What a page in YAML holds, read by the quick reader where there is one."""
    return yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def known_ids(titles: Iterable[Title], folder: Path) -> set[str]:
    """The ids of all rules that tests in a folder may cite: of these games, and of games that live among the tests."""
    ids = {id for title in titles for id in read(_page(title, "rulebook.yaml"))}
    for path in folder.rglob("rulebook.yaml"):
        ids.update(read(path.read_text(encoding="utf-8")))
    return ids


def tests_folder() -> Path | None:
    """The tests of the source checkout this package runs from; None in an installed package."""
    root = Path(__file__).resolve().parents[2]
    return root / "tests" if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def citations(folder: Path) -> list[Citation]:
    """Every rule that a test in a folder cites with `@rule("...")`, in the order of files and lines."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise Refused(f"{path} cannot be read: {error.msg} in line {error.lineno}.") from None
        for test in _tests(tree):
            for id in _cited(test.decorator_list):
                found.append(Citation(id, path.relative_to(folder).as_posix(), test.lineno, test.name))
    return found


def _tests(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """The tests in a file or a class; in a function there are none."""
    for node in ast.iter_child_nodes(tree):
        is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and _is_test(node.name):
            yield node
        if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case) and not is_function:
            yield from _tests(node)


def _is_test(name: str) -> bool:
    return name.startswith(("test", "Test"))


def _cited(decorators: list[ast.expr]) -> Iterator[str]:
    """The ids in calls of `rule`, also where it marks one case of a parametrized test."""
    for decorator in decorators:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and _name(call.func) == "rule":
                for arg in call.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        yield arg.value


def _name(expr: ast.expr) -> str:
    return expr.id if isinstance(expr, ast.Name) else expr.attr if isinstance(expr, ast.Attribute) else ""
