"""Hints over whole games: they name one of the options, and every percentage they tell is a probability."""

from __future__ import annotations

import re

import pytest

from miskatonic.bots.greedy import Greedy
from miskatonic.bots.hints import hint
from miskatonic.game import new_game
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.title import Title
from tests.conformance.tables import TITLES

PERCENTAGE = re.compile(r"([-−]?\d+(?:[.,]\d+)?)\s*%")
NUMBER = re.compile(r"\d")


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_every_percentage_of_a_hint_is_a_probability(title: Title) -> None:
    """A whole game as the hints would have it; every seat is told in another language."""
    game = new_game(title, min(2, title.seats[-1]), 4, {})
    bot = Greedy(4)
    told = 0
    while not game.over:
        decision = game.decision
        ranked = bot.explain(game, decision.seat)
        said = hint(decision, ranked, LANGUAGES[told % len(LANGUAGES)])
        words = flat(said)
        assert all(0 <= float(number.replace(",", ".")) <= 100 for number in PERCENTAGE.findall(words)), words
        if title.value_is_chance:
            assert all(0 <= value <= 1 for _, value in ranked)
            assert PERCENTAGE.search(words)
        else:
            labels = [flat(option.say(LANGUAGES[told % len(LANGUAGES)])) for option in decision.options]
            for label in sorted(labels, key=len, reverse=True):
                words = words.replace(label, "")
            assert not NUMBER.search(words), words
        told += 1
        game.play(ranked[0][0], decision.seat)
    assert told > 10
