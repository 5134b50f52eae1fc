"""What an encounter of a deck usually brings on a space: counted over its cards, from the words that run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Final

from miskatonic.core.nodes import Node
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import sheets, terms
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import box, people, places
from miskatonic.games.eldritch_horror.say import deeds, things
from miskatonic.games.eldritch_horror.say.effects import AnyEffect, clause
from miskatonic.games.eldritch_horror.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.slavic import ACC, GEN

MOST: Final = 3
"""So many things are named, of those that several cards bring."""
THIS_CLUE: Final = w.GainThisClue()
A_CLUE: Final = w.GainClue()
"""What a Research Encounter is for, and what it may bring beside that."""


def promise(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """What is gained most often by an encounter that can be chosen, and what is tested for it."""
    deck = "research" if option.verb is box.RESEARCH_CLUE else box.DECK_NAMES[option.value]
    return _promised(v, deck, people.space_of(view, asked.seat), people.ancient_one(view).code)


@cache
def _promised(v: Voice, deck: str, space: int, ancient_one: str) -> Text:
    gains, skills = _counted(deck, space, ancient_one)
    told = _with_its_clue(v, gains) if {THIS_CLUE, A_CLUE} <= {*gains} else _either(v, gains)
    tested = v.both([things.skill(v, skill).said(GEN) for skill in skills])
    return v.say(
        "Most often: {told}; tests of {tested}",
        "Чаще всего: {told}; проверки {tested}",
        "Найчастіше: {told}; перевірки {tested}",
        told=told,
        tested=tested,
    )


def _either(v: Voice, gains: tuple[AnyEffect, ...], after: AnyEffect | None = None) -> Text:
    """One gain or another."""
    return v.either([_further(v, gain, before) for gain, before in zip(gains, (after, *gains), strict=False)])


def _with_its_clue(v: Voice, gains: tuple[AnyEffect, ...]) -> Text:
    """The Clue that is encountered, which another one comes with now and then, and what else there is."""
    told = v.say(
        "{it}, sometimes with {more}",
        "{it}, иногда и {more:acc}",
        "{it}, іноді й {more:acc}",
        it=clause(v.able, THIS_CLUE),
        more=deeds.additional(v, A_CLUE),
    )
    others = tuple([gain for gain in gains if gain not in (THIS_CLUE, A_CLUE)])
    if not others:
        return told
    return v.say(
        "{told}, or {rest}", "{told}, или {rest}", "{told}, або {rest}", told=told, rest=_either(v, others, THIS_CLUE)
    )


def _further(v: Voice, gain: AnyEffect, before: AnyEffect | None) -> Text:
    """A gain; one after another is said with one verb."""
    if isinstance(gain, deeds.Gain) and isinstance(before, deeds.Gain):
        return deeds.gained(v, gain).said(ACC)
    if isinstance(gain, w.Improve) and isinstance(before, w.Improve):
        return deeds.improved(v, gain.skill).said(ACC)
    return clause(v.able, gain)


def _counted(deck: str, space: int, ancient_one: str) -> tuple[tuple[AnyEffect, ...], tuple[int, ...]]:
    """The gains that most cards of a deck have for a space, and the skills that most of them test."""
    texts = _texts(deck, space, ancient_one)
    gains, skills = Counter[AnyEffect](), Counter[int]()
    for text in texts:
        words = list(_inside(text))
        gains.update(dict.fromkeys([gain for gain in map(_gain, words) if gain is not None], 1))
        skills.update(dict.fromkeys([word.skill for word in words if isinstance(word, w.Test)], 1))
    often = [gain for gain, n in gains.most_common(MOST) if n > 1]
    return tuple(often), tuple([skill for skill, _ in skills.most_common(2)])


def _texts(deck: str, space: int, ancient_one: str) -> list[object]:
    """What can be resolved on a space, card by card."""
    if deck == "other-world":
        return [box.COMPLEX[card] for card in box.OTHER_WORLD_CARDS]
    if deck == "expedition":
        return [box.COMPLEX[card] for card in box.EXPEDITION_CARDS if box.COMPLEX[card].place == space]
    cards = box.RESEARCH_CARDS[ancient_one] if deck == "research" else box.ENCOUNTER_CARDS[deck]
    part = places.TYPE[space] if deck in ("research", "general") else space % 3
    found = [box.SHEETS[card] for card in cards]
    return [sheet.sections[part] for sheet in found if isinstance(sheet, sheets.Encounter)]


def _gain(word: Node) -> AnyEffect | None:
    """Something good, without its fine print; nothing where a word is no gain."""
    match word:
        case w.GainClue():
            return A_CLUE
        case w.GainThisClue() | w.CloseGate():
            return word
        case w.Improve(skill):
            return w.Improve(skill)
        case w.GainAsset():
            return w.GainAsset()
        case w.GainArtifact():
            return w.GainArtifact()
        case w.GainSpell():
            return w.GainSpell()
        case w.GainCondition(terms.BLESSED):
            return word
        case w.RetreatDoom():
            return w.RetreatDoom()
        case w.SpawnClue():
            return w.SpawnClue()
        case w.HurtMonster(n):
            return w.HurtMonster(n, w.ANYWHERE)
    return None


def _inside(word: object) -> Iterator[Node]:
    """A word and everything that it is made of."""
    if isinstance(word, tuple):
        for one in word:
            yield from _inside(one)
    elif isinstance(word, Node | sheets.Complex):
        if isinstance(word, Node):
            yield word
        for field in fields(word):
            yield from _inside(getattr(word, field.name))
