"""Refusals in the player's language."""

import ast
from pathlib import Path

from miskatonic import tables, web
from miskatonic.core import errors
from miskatonic.tables.sentences import FOR_PROGRAMMERS, SENTENCES, said


def refusals() -> set[str]:
    """Every sentence that the tables and the web application refuse something with."""
    found: set[str] = set()
    for package in (tables, web):
        for file in Path(package.__path__[0]).glob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.AnnAssign)
                    and isinstance(node.value, ast.Constant)
                    and isinstance(node.value.value, str)
                ):
                    found |= {node.value.value} if node.value.value.endswith(".") else set()
                if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                    sentence = node.exc.args[0]
                    if isinstance(sentence, ast.Constant) and isinstance(sentence.value, str):
                        found.add(sentence.value)
    return found


def test_every_refusal_a_player_can_meet_is_said_in_three_languages() -> None:
    assert refusals() - set(FOR_PROGRAMMERS) - set(SENTENCES) == set()
    assert all(set(words) == {"ru", "uk"} and all(w.endswith(".") for w in words.values()) for words in SENTENCES.values())


def test_no_translation_is_left_over() -> None:
    core = Path(errors.__file__).with_name("record.py").read_text(encoding="utf-8")
    assert {sentence for sentence in set(SENTENCES) - refusals() if sentence not in core} == set()


def test_an_unknown_sentence_stays_as_it_is() -> None:
    assert said(errors.Refused("Something new."), "ru") == "Something new."


def test_a_refusal_that_knows_its_own_translation_uses_it() -> None:
    refusal = errors.BadOption("There are 3 investigators for 2 seats.", {"ru": "Выбрано сыщиков: 3, а мест: 2."})
    assert said(refusal, "ru") == "Выбрано сыщиков: 3, а мест: 2."
    assert said(refusal, "uk") == said(refusal, "en") == str(refusal)
