"""`miskatonic rules`: the catalogue, and whether tests cite all of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import miskatonic as mk
from miskatonic import rulebook
from miskatonic.commands import rules
from miskatonic.rulebook import Citation, catalogue, citations, read
from tests.cli.conftest import Command

IDS = list(catalogue(mk.games()["final-hour"]))


def written(folder: Path, *decorators: str) -> str:
    """A folder with one test file, a test for each decorator."""
    text = "".join(f"{decorator}\ndef test_{i}():\n    pass\n\n" for i, decorator in enumerate(decorators))
    (folder / "test_made_up.py").write_text(text, encoding="utf-8")
    return str(folder)


def all_but(*missing: str) -> str:
    return f"@rule({', '.join(repr(id) for id in IDS if id not in missing)})"


def test_check_passes_when_every_rule_is_cited(miskatonic: Command, tmp_path: Path) -> None:
    answer = miskatonic("rules", "final-hour", "--check", "--tests", written(tmp_path, all_but()))
    assert answer.code == 0
    assert answer.out.splitlines() == [f"{len(IDS)} of {len(IDS)} rules are cited by tests"]


def test_check_fails_and_names_a_rule_without_a_test(miskatonic: Command, tmp_path: Path) -> None:
    answer = miskatonic("rules", "final-hour", "--check", "--tests", written(tmp_path, all_but("FH-ACT-07")))
    assert answer.code == 1
    assert answer.out.startswith("FH-ACT-07 is cited by no test")
    assert answer.out.splitlines()[-1] == f"{len(IDS) - 1} of {len(IDS)} rules are cited by tests"


def test_check_fails_and_names_a_test_that_cites_an_unknown_rule(miskatonic: Command, tmp_path: Path) -> None:
    folder = written(tmp_path, all_but(), '@rule("FH-ACT-99")')
    answer = miskatonic("rules", "final-hour", "--check", "--tests", folder)
    assert answer.code == 1
    assert "test_made_up.py:6 test_1 cites FH-ACT-99, which is in no catalogue" in answer.out


def test_a_rule_that_is_for_later_needs_no_test_but_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    found = read("- {id: XX-01, section: a, kind: b, rule: c}\n- {id: XX-02, section: a, kind: b, rule: c, later: why}\n")
    assert rules.check(found, [Citation("XX-01", "test_a.py", 1, "test_a")], {"XX-01", "XX-02"}) == 0
    assert capsys.readouterr().out == "1 of 2 rules are cited by tests; 1 are for later, each with its reason\n"


def test_a_game_that_lives_among_the_tests_brings_its_own_rules(miskatonic: Command, tmp_path: Path) -> None:
    folder = written(tmp_path, all_but(), '@rule("XX-01")')
    (tmp_path / "rulebook.yaml").write_text("- {id: XX-01, section: a, kind: b, rule: c}\n", encoding="utf-8")
    assert miskatonic("rules", "final-hour", "--check", "--tests", folder).code == 0


def test_only_tests_can_cite(tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text('@rule("FH-ACT-01")\ndef helper():\n    pass\n', encoding="utf-8")
    assert citations(tmp_path) == []


def test_citations_are_found_in_marks_of_classes_and_of_single_cases(tmp_path: Path) -> None:
    text = """
@testing.rule("FH-ACT-01", "FH-ACT-02")
class TestWalking:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=rule("FH-ACT-03"))])
    @rule("FH-ACT-04")
    async def test_it(self, n): ...
"""
    (tmp_path / "test_more.py").write_text(text, encoding="utf-8")
    assert sorted(citation.id for citation in citations(tmp_path)) == [f"FH-ACT-0{i}" for i in range(1, 5)]


def test_without_tests_check_says_so(miskatonic: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "tests_folder", lambda: None)
    answer = miskatonic("rules", "final-hour", "--check")
    assert answer.code == 2
    assert "There are no tests here" in answer.err
    listing = miskatonic("rules", "final-hour")
    assert listing.code == 0
    assert "there are no tests here" in " ".join(listing.out.split())


def test_one_rule_is_shown_with_its_tests(miskatonic: Command, tmp_path: Path) -> None:
    answer = miskatonic("rules", "final-hour", "--id", "fh-cmp-06", "--tests", written(tmp_path, '@rule("FH-CMP-06")'))
    assert answer.code == 0
    assert "There are 9 item cards." in answer.out
    assert "test_made_up.py:2 test_0" in answer.out
    assert "FH-CMP-07" not in answer.out


def test_rules_are_printed_in_a_language(miskatonic: Command) -> None:
    answer = miskatonic("rules", "final-hour", "--id", "FH-CMP-06", "--lang", "uk")
    assert "Склад гри" in answer.out
    assert "У грі 9 карт предметів." in answer.out


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "component  1 test"), ("ru", "состав  тестов: 1"), ("uk", "склад  тестів: 1")]
)
def test_the_kind_of_a_rule_and_the_number_of_its_tests_are_told_in_a_language(
    miskatonic: Command, tmp_path: Path, lang: str, words: str
) -> None:
    folder = written(tmp_path, '@rule("FH-CMP-06")')
    lines = miskatonic("rules", "final-hour", "--id", "FH-CMP-06", "--lang", lang, "--tests", folder).out.splitlines()
    assert f"FH-CMP-06  {words}" in lines
    assert (f"1 of {len(IDS)} rules" in lines[-1]) == (lang == "en")


def test_every_kind_of_rule_has_a_name_in_every_language() -> None:
    kinds = {rule.kind for title in mk.games().values() for rule in catalogue(title).values()}
    assert set(rules.KINDS["ru"]) == set(rules.KINDS["uk"]) == kinds


def test_check_fails_and_names_a_rule_that_lacks_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    found = read("- {id: XX-01, section: a, kind: b, rule: c}\n")
    assert rules.check(found, [Citation("XX-01", "test_a.py", 1, "test_a")], {"XX-01"}, ["XX-01"]) == 1
    assert capsys.readouterr().out.startswith("“XX-01” is not said in every language.\n")


def test_json_lists_every_rule_with_its_tests(miskatonic: Command, tmp_path: Path) -> None:
    answer = miskatonic("rules", "final-hour", "--json", "--tests", written(tmp_path, '@rule("FH-CMP-06")'))
    listed = {entry["id"]: entry for entry in json.loads(answer.out)}
    assert list(listed) == IDS
    assert listed["FH-CMP-06"]["tests"] == [{"file": "test_made_up.py", "line": 2, "name": "test_0"}]
    assert listed["FH-CMP-07"]["tests"] == []
    assert set(listed["FH-CMP-07"]) == {"id", "section", "kind", "rule", "unsure", "later", "tests"}


def test_an_unknown_rule_is_refused(miskatonic: Command) -> None:
    answer = miskatonic("rules", "final-hour", "--id", "FH-NO-01")
    assert answer.code == 2
    assert "There is no rule “FH-NO-01”" in answer.err
