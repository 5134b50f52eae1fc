"""Eldritch Horror's questions and options in words, as they come up in play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest

import miskatonic as mk
from miskatonic.game import Decision, Game
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.text.parts import flat
from tests.games.eldritch_horror.said import clean

GAMES: Final = 8


def decisions(seed: int) -> Iterator[Decision]:
    """The decisions of a random game."""
    game: Game = mk.new("eldritch-horror", seats=1 + seed % 4, seed=seed, starting_rumor=seed % 2 == 1)
    choose = random.Random(seed)
    while not game.over:
        yield from game.decisions
        game.play(choose.choice(game.decision.options).key)


@pytest.mark.parametrize("seed", range(GAMES))
def test_questions_and_options_are_whole_in_every_language(seed: int) -> None:
    for decision in decisions(seed):
        view, asked = decision.view, decision.asked
        for lang, speech in SPEECH.items():
            prompt = flat(speech.prompt(view, asked))
            clean(lang, prompt)
            assert prompt[-1] in ".?", prompt
            labels = [flat(speech.label(view, asked, option)) for option in asked.options]
            for label in labels:
                clean(lang, label)
                assert label[-1] not in ".:;,", label


def found(kind: str, source: str) -> list[list[str]]:
    """The question of a kind that a text asks, and its options, in the three languages, in some random game."""
    for seed in range(100):
        for decision in decisions(seed):
            if decision.kind == kind and decision.source.startswith(source):
                asked, view = decision.asked, decision.view
                return [
                    [
                        flat(speech.prompt(view, asked)).split(": ", 1)[1],
                        *(flat(speech.label(view, asked, o)) for o in asked.options),
                    ]
                    for speech in SPEECH.values()
                ]
    raise AssertionError(f"{source} asked nothing")


def test_what_one_may_do_is_asked_in_the_words_of_the_card() -> None:
    english, russian, ukrainian = found("whether-to", "ge-5.2")
    assert english == ["you may become Delayed to gain 1 artifact.", "Become Delayed", "No"]
    assert russian == ["вы можете стать задержанным, чтобы получить 1 артефакт.", "Стать задержанным", "Нет"]
    assert ukrainian == ["ви можете стати затриманим, щоб отримати 1 артефакт.", "Стати затриманим", "Ні"]


def test_a_price_and_what_it_averts_are_the_options() -> None:
    english, russian, ukrainian = found("unless", "haunting-nightmares")
    assert english == ["choose what happens.", "Spend 1 clue", "Lose 2 sanity and gain a random Madness condition"]
    assert russian[1:] == ["Потратить 1 улику", "Потерять 2 рассудка и получить случайное состояние-безумие"]
    assert ukrainian[1:] == ["Витратити 1 доказ", "Втратити 2 розуму й отримати випадковий стан-божевілля"]
