"""Hints over whole games: a choice and a true reason, in three languages, from what the seat can see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from miskatonic.bots.greedy import Greedy, Weighed
from miskatonic.bots.hints import ALIKE, DREAMS, told
from miskatonic.core.hidden import imagine
from miskatonic.game import Decision
from miskatonic.text.parts import LANGUAGES, Lang, flat
from miskatonic.text.quotes import quote
from miskatonic.title import Title
from tests.conformance.tables import TITLES

PERCENTAGE = re.compile(r"([-−]?\d+(?:[.,]\d+)?)\s*%")
UNRESOLVED = re.compile(r"[{}|~]|\[(?!\d, \d\])|(?<!\d)\]|<\w+:|\bNone\b|\bnan\b")
"""What is left over when words are put together; locations of a city have coordinates such as [1, 4]."""
WHOLE = 5000
SOME = 90
"""So many decisions of a game are looked at where a whole game would take too long."""
EVERY = 3
"""At every so many of them, another world that looks the same to the seat is asked too."""


def seen(title: Title, seats: int, seed: int, most: int) -> Iterator[tuple[Decision, list[Weighed]]]:
    """The decisions of a game as the hints would have it, with what the bot thinks of their options."""
    state = title.begin(title.settled({}, seats), seats, seed)
    state.run()
    for number in range(most):
        if not state.asked:
            return
        asked = state.asked[0]
        weighed = Greedy(number, dreams=DREAMS).weigh(state, asked, title)
        yield Decision(title, state, asked), weighed
        state.answer(asked, weighed[0].option)


def without_labels(words: str, decision: Decision, lang: Lang) -> str:
    """What a hint says beside the names of the options."""
    for label in sorted((flat(option.say(lang)) for option in decision.options), key=len, reverse=True):
        words = words.replace(quote(label, lang), "")
    return words


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_every_hint_names_its_choice_and_gives_a_reason_in_three_languages(title: Title) -> None:
    looked_at = 0
    for decision, weighed in seen(title, min(2, title.seats[-1]), 4, WHOLE):
        best = weighed[0]
        for lang in LANGUAGES:
            words = flat(told(decision, weighed, lang))
            label = flat(title.speech[lang].label(decision.view, decision.asked, best.option))
            reason = without_labels(words, decision, lang)
            assert words.startswith(quote(label, lang)), words
            assert len(re.sub(r"\W", "", reason)) > 8, words
            assert not UNRESOLVED.search(reason), words
            assert all(0 <= float(n.replace(",", ".")) <= 100 for n in PERCENTAGE.findall(words)), words
            if best.terms and any(one.value < best.value for one in weighed):
                assert flat(ALIKE[lang]) not in words, words
        looked_at += 1
    assert looked_at > 10


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_the_reasons_of_an_option_add_up_to_what_the_bot_ranks_it_by(title: Title) -> None:
    for _, weighed in seen(title, title.seats[0], 7, SOME):
        for one, other in pairwise(weighed):
            if one.terms and one.value > other.value:
                assert sum(term.worth for term in one.terms) > sum(term.worth for term in other.terms) - 1e-6, (one, other)


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_a_hint_is_the_same_in_every_world_that_looks_the_same_to_the_seat(title: Title) -> None:
    for number, (decision, weighed) in enumerate(seen(title, min(2, title.seats[-1]), 5, SOME)):
        if number % EVERY:
            continue
        other = imagine(decision._state, decision.seat, 99 + number)
        again = other.question_for(decision.seat)
        assert again is not None
        there = Greedy(number, dreams=DREAMS).weigh(other, again, title)
        assert [(one.option.key, one.value) for one in there] == [(one.option.key, one.value) for one in weighed]
        for lang in LANGUAGES:
            assert flat(told(Decision(title, other, again), there, lang)) == flat(told(decision, weighed, lang))
