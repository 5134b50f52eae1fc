"""How a sentence of Eldritch Horror mentions things: what a table of nouns must have, and what is made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from typing import Final, Protocol, TypeAlias

from miskatonic.games.eldritch_horror.say.titles import Titles
from miskatonic.text import phrases, voices
from miskatonic.text.parts import Part, Text, cat
from miskatonic.text.slavic import ACC, DAT, GEN, LOC

Noun: TypeAlias = phrases.AnyNoun
Nouns: TypeAlias = Sequence[Noun]


@dataclass(frozen=True)
class Person:
    """An investigator: the name used at the table, full name and occupation."""

    name: Noun
    full: str
    role: str


@dataclass(frozen=True)
class Place:
    """A space of the map, and the small word for being there."""

    name: Noun
    at: str


class Names(Protocol):
    """The nouns of a language; a module of `nouns` is one. Mappings go by slug."""

    PEOPLE: Mapping[str, Person]
    ANCIENT_ONES: Mapping[str, Noun]
    MONSTERS: Mapping[str, Noun]
    """The ordinary ones, in singular and plural."""
    EPIC_MONSTERS: Mapping[str, Noun]
    PLACES: Mapping[str, Place]
    """All 36 spaces: cities and expeditions by name, the others by number."""
    SKILLS: Nouns
    """Lore, influence, observation, strength, will."""
    TRAITS: Mapping[str, Noun]
    SPACE_TYPES: Nouns
    """City, wilderness, sea."""
    SPACES_OF: Nouns
    """A space of a city, of the wilderness, of the sea."""
    PATHS: Nouns
    """Train, ship, uncharted."""
    TICKETS: Nouns
    """Train, ship."""
    OMENS: Nouns
    """Green comet, blue stars, red eclipse."""
    PHASES: Nouns
    """Action, Encounter, Mythos."""
    ENCOUNTERS: Mapping[str, Noun]
    """By deck, and combat."""
    BEFORE_TITLES: Mapping[str, Noun]
    """What a card is called before its title, where the language does so."""

    PLAYER: Noun
    INVESTIGATOR: Noun
    LEAD: Noun
    ANCIENT_ONE: Noun
    MONSTER: Noun
    EPIC_MONSTER: Noun
    GATE: Noun
    """Without a number; numbers of them are counted in tokens."""
    GATE_TOKEN: Noun
    CLUE: Noun
    DOOM: Noun
    OMEN: Noun
    MYSTERY: Noun
    MYTHOS_CARD: Noun
    ASSET: Noun
    ARTIFACT: Noun
    SPELL: Noun
    CONDITION: Noun
    POSSESSION: Noun
    POSSESSION_CARD: Noun
    """A card among somebody's possessions."""
    CARD: Noun
    RESERVE: Noun
    HEALTH: Noun
    SANITY: Noun
    HORROR: Noun
    DAMAGE: Noun
    ELDRITCH_TOKEN: Noun
    RUMOR_TOKEN: Noun
    MYSTERY_TOKEN: Noun
    EXPEDITION_TOKEN: Noun
    HEALTH_TOKEN: Noun
    SANITY_TOKEN: Noun
    SKILL: Noun
    DIE: Noun
    SUCCESS: Noun
    ACTION: Noun
    ENCOUNTER: Noun
    EXPEDITION: Noun
    SPACE: Noun


class This(IntEnum):
    """What kind of component a text stands on."""

    CARD = 0
    SHEET = 1
    """The sheet of the Ancient One."""
    MONSTER = 2
    ELSEWHERE = 3
    """None of these: what the sheet says is told in another place."""


@dataclass(frozen=True)
class Voice(voices.Voice[Names]):
    """A language of this game, which also knows whether it speaks of somebody else: "their space", not "your space"."""

    third: bool = False
    wishing: bool = False
    """Whether it says what one can do, so that "may" goes without saying."""
    naming: bool = False
    """Whether it names an option, which keeps one mood to its end."""
    addressing: bool = False
    """Whether the sentence has said “you” already: Russian and Ukrainian do not say it again."""
    this: This = This.CARD
    """What "this" is in the text."""
    she: bool = False
    """Whether it speaks to a woman."""
    players: int = 0
    """How many play, so that a text can count by them; none in the list of components."""

    def __hash__(self) -> int:
        return self.lang | self.players << 2  # quick: much is kept by who says it, and there are few voices

    @cached_property
    def of_them(self) -> Voice:
        """The voice for what somebody else does."""
        return replace(self, mood=phrases.TELL, third=True, wishing=False, naming=False)

    @cached_property
    def able(self) -> Voice:
        """The voice for what one can do; English says it as an order."""
        return replace(self, mood=phrases.ORDER if self.lang is phrases.EN else phrases.WISH, wishing=True)

    @cached_property
    def option(self) -> Voice:
        """The voice for the name of an option."""
        return replace(self.able, naming=True)

    @cached_property
    def then(self) -> Voice:
        """The voice for what follows on something: the name of an option goes on in its mood, and says what may be done."""
        return replace(self, wishing=False) if self.naming else self.whose

    @cached_property
    def going_on(self) -> Voice:
        """The voice for the rest of a sentence whose beginning says “you”, or “they”."""
        return replace(self, addressing=True)

    @cached_property
    def whose(self) -> Voice:
        """The voice for a mention of the one who acts: you, or they."""
        return replace(self, mood=phrases.TELL if self.third else phrases.ORDER, wishing=False, naming=False)


# -------------------------------------------------------------------- titles


def title(v: Voice, titles: Titles, slug: str) -> str:
    """The title of a card in this language."""
    return phrases.printed(titles, slug)[v.lang]


def quoted(v: Voice, words: Part) -> Text:
    """A title in quotation marks."""
    return v.say("“{title}”", "«{title}»", "«{title}»", title=words)


def marked(v: Voice, words: Part) -> Text:
    """The title of something that English knows by its capital letter."""
    return (words,) if v.lang is phrases.EN else quoted(v, words)


def titled(v: Voice, sort: str, words: Text) -> phrases.Named:
    """A title, with what the card is called before it where the language does so."""
    noun = v.names.BEFORE_TITLES.get(sort)
    if noun is None:
        return phrases.fixed(words)
    word = phrases.named(noun)
    return phrases.Named(lambda case: cat(word.said(case), " ", words), word.gender)


# -------------------------------------------------------------------- spaces of the map

BESIDE: Final = ("у", "біля")
"""Being beside something that one cannot be in."""


def at(v: Voice, place: Place) -> Text:
    """Where somebody is: "in Arkham", «в Аркхэме», «на Тунгуске», «у Пирамид»."""
    return cat(place.at, " ", phrases.named(place.name).said(GEN if place.at in BESIDE else LOC))


def to(v: Voice, place: Place) -> Text:
    """Where somebody goes: "to Arkham", «в Аркхэм», «до Аркгема»."""
    name = phrases.named(place.name)
    if v.lang is phrases.UK:
        return cat("до ", name.said(GEN))
    if v.lang is phrases.RU and place.at in BESIDE:
        return cat("к ", name.said(DAT))
    return cat("to" if v.lang is phrases.EN else place.at, " ", name.said(ACC))


def out_of(v: Voice, place: Place) -> Text:
    """Where something comes from: "from Arkham", «из Аркхэма», «с Тунгуски»."""
    away = v.pick("from", {"на": "с", "у": "от"}.get(place.at, "из"), "від" if place.at in BESIDE else "з")
    return cat(away, " ", phrases.named(place.name).said(GEN))
