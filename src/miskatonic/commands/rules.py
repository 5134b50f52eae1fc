"""`miskatonic rules`: the catalogue of a game's rules, and the tests that cite each."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.text import Text as Words

import miskatonic
from miskatonic import rulebook
from miskatonic.commands.common import Commands, add_game, add_json, add_lang, console
from miskatonic.core.errors import Refused
from miskatonic.text.parts import Lang
from miskatonic.title import Title

EXAMPLES = """
examples:
  miskatonic rules final-hour                     the whole catalogue
  miskatonic rules final-hour --id FH-ACT-07      one rule, and the tests that show it
  miskatonic rules final-hour --check             does every rule have a test?
  miskatonic rules final-hour --lang uk           the same in Ukrainian
  miskatonic rules final-hour --json              the catalogue for scripts
"""

KINDS: Final[dict[Lang, dict[str, str]]] = {
    "en": {},
    "ru": {
        "component": "состав",
        "effect": "эффект",
        "end": "конец игры",
        "example": "пример",
        "flow": "ход игры",
        "info": "сведения",
        "limit": "ограничение",
        "scoring": "подсчёт очков",
        "setup": "подготовка",
        "solo": "игра в одиночку",
        "timing": "порядок действий",
        "variant": "вариант",
    },
    "uk": {
        "component": "склад",
        "effect": "ефект",
        "end": "кінець гри",
        "example": "приклад",
        "flow": "перебіг гри",
        "info": "відомості",
        "limit": "обмеження",
        "scoring": "підрахунок очок",
        "setup": "підготовка",
        "solo": "гра наодинці",
        "timing": "порядок дій",
        "variant": "варіант",
    },
}
"""Kinds of rules; in English, and in games that have others, they are called what the catalogue calls them."""

TESTS: Final[dict[Lang, tuple[str, str, str]]] = {
    "en": ("{n} tests", "{n} of {all} rules are cited by tests", "; {n} are for later, each with its reason"),
    "ru": ("тестов: {n}", "Правил, на которые ссылаются тесты: {n} из {all}", "; отложено, с причиной у каждого: {n}"),
    "uk": ("тестів: {n}", "Правил, на які посилаються тести: {n} з {all}", "; відкладено, з причиною в кожного: {n}"),
}
"""How many tests cite a rule, how many rules tests cite, and how many need none yet."""


def add(commands: Commands, title: Title | None, lang: Lang) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "rules",
        help="the rules, and the tests that cite them",
        description="The catalogue of a game's rules, and which tests cite each rule.",
        epilog=EXAMPLES,
    )
    add_game(parser)
    parser.add_argument("--id", type=str.upper, metavar="RULE", help="one rule only")
    parser.add_argument("--check", action="store_true", help="fail while a rule is cited by no test or lacks a language")
    parser.add_argument("--tests", type=Path, metavar="FOLDER", help="where the tests are (default: the source checkout's)")
    add_lang(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the catalogue, or check that tests cite all of it."""
    title: Title = args.game
    rules = rulebook.catalogue(title, args.lang)
    folder = args.tests or rulebook.tests_folder()
    if folder is not None and not folder.is_dir():
        raise Refused(f"There is no folder {folder}.")
    cited = rulebook.citations(folder) if folder else []
    if args.check:
        if folder is None:
            raise Refused("There are no tests here to check: they come with the source, not with the installed package.")
        return check(rules, cited, rulebook.known_ids(miskatonic.games().values(), folder), rulebook.unsaid(title))
    if args.id is not None and args.id not in rules:
        raise Refused(f"There is no rule “{args.id}” in the catalogue of {title.id}.")
    wanted = [rules[args.id]] if args.id else list(rules.values())
    by_rule: dict[str, list[rulebook.Citation]] = {}
    for citation in cited:
        by_rule.setdefault(citation.id, []).append(citation)
    if args.json:
        print(json.dumps([_as_json(rule, by_rule.get(rule.id, [])) for rule in wanted], ensure_ascii=False, indent=2))
        return 0
    out = console()
    section = ""
    for rule in wanted:
        if rule.section != section:
            section = rule.section
            out.print(Words(f"\n{section}", style="bold underline"))
        tests = by_rule.get(rule.id, [])
        count = f"  {_tests(len(tests), args.lang)}" if folder else ""
        kind = KINDS[args.lang].get(rule.kind, rule.kind)
        out.print(Words.assemble((rule.id, "bold"), (f"  {kind}{count}", "dim")))
        for line in [Words(rule.rule), *(_more(rule, tests) if args.id else ())]:
            out.print(Padding(line, (0, 0, 0, 4), expand=False))
    out.print()
    if folder is None:
        out.print("Which tests cite the rules is known in the source checkout only: there are no tests here.")
    else:
        out.print(summary(rules, cited, args.lang))
    return 0


def _tests(n: int, lang: Lang) -> str:
    return "1 test" if n == 1 and lang == "en" else TESTS[lang][0].format(n=n)


def _more(rule: rulebook.Rule, tests: list[rulebook.Citation]) -> Iterator[Words]:
    """What is told of a rule that is shown alone: doubts, and the tests that cite it."""
    if rule.unsure:
        yield Words(f"In doubt: {rule.unsure}", style="italic")
    if rule.later:
        yield Words(f"For later: {rule.later}", style="italic")
    for citation in tests:
        yield Words(_where(citation), style="dim")


def check(
    rules: dict[str, rulebook.Rule], cited: list[rulebook.Citation], known: set[str], unsaid: Sequence[str] = ()
) -> int:
    """Name rules without a test or a language, and tests that cite a rule nobody has; the last line sums up."""
    strangers = [citation for citation in cited if citation.id not in known]
    have = {citation.id for citation in cited}
    missing = [rule for rule in rules.values() if rule.id not in have and not rule.later]
    for rule in missing:
        print(f"{rule.id} is cited by no test: {rule.rule}")
    for citation in strangers:
        print(f"{_where(citation)} cites {citation.id}, which is in no catalogue.")
    for name in unsaid:
        print(f"“{name}” is not said in every language.")
    print(summary(rules, cited))
    return 1 if missing or strangers or unsaid else 0


def summary(rules: dict[str, rulebook.Rule], cited: list[rulebook.Citation], lang: Lang = "en") -> str:
    """How many rules of the catalogue tests cite."""
    _, of_all, for_later = TESTS[lang]
    have = {citation.id for citation in cited}
    waiting = sum(bool(rule.later) and rule.id not in have for rule in rules.values())
    said = of_all.format(n=sum(id in have for id in rules), all=len(rules))
    return said + (for_later.format(n=waiting) if waiting else "")


def _where(citation: rulebook.Citation) -> str:
    return f"{citation.file}:{citation.line} {citation.test}"


def _as_json(rule: rulebook.Rule, tests: list[rulebook.Citation]) -> dict[str, object]:
    return {
        "id": rule.id,
        "section": rule.section,
        "kind": rule.kind,
        "rule": rule.rule,
        "unsure": rule.unsure,
        "later": rule.later,
        "tests": [{"file": test.file, "line": test.line, "name": test.test} for test in tests],
    }
