"""What cards of every kind have: traits, a revelation, whose they are, lines."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards.words import known
from miskatonic.games.arkham_lcg.say.effects import clause
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text import parts
from miskatonic.text.phrases import UK

Page = tuple[parts.Text, list[parts.Text]]
"""The title of a component and its text, line by line."""


def traits(v: Voice, numbers: Sequence[int]) -> parts.Text:
    """The traits of a card as a sentence; in Russian an illicit weapon is neuter."""
    if not numbers:
        return ()
    said = v.traits(numbers)
    if "weapon" in (t.TRAITS[number] for number in numbers):
        said = said.replace("Незаконный", "Незаконное")
    return v.say("{them}.", "Черты: {them}.", "Ознаки: {them}.", them=said)


def revelation(v: Voice, effect: Effect) -> parts.Text:
    """What happens when a card is drawn."""
    does = clause(v, known(effect))
    return v.say("Revelation: {does}.", "Раскрытие: {does}.", "Розкриття: {does}.", does=does)


def rows(*sentences: parts.Text | list[parts.Text]) -> list[parts.Text]:
    """Lines of sentences, without what has nothing to say."""
    wholes = [sentence if isinstance(sentence, list) else [sentence] for sentence in sentences]
    return [parts.paragraph(whole) for whole in wholes]


def owner(v: Voice, signature_of: str) -> parts.Text:
    """In Ukrainian, in whose deck a card can be."""
    if not signature_of or v.lang is not UK:
        return ()
    return (f"Лише для колоди: {v.title(signature_of)}.",)
