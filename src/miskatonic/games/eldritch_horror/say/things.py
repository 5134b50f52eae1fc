"""What sentences of Eldritch Horror mention: skills, values, cards of a kind or of a name, Monsters, tokens."""

from __future__ import annotations

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.say import titles
from miskatonic.games.eldritch_horror.say.names import Noun, Voice, marked, title, titled
from miskatonic.games.eldritch_horror.say.titles import Titles
from miskatonic.text import en, slavic
from miskatonic.text.parts import Text
from miskatonic.text.phrases import EN, Named, fixed, named
from miskatonic.text.slavic import ACC, NOM

SEVERAL: Final = frozenset((t.TICK_TOCK_MEN, "serpent-people"))
"""Monsters whose English name is a plural."""
SEVERAL_THINGS: Final = frozenset(("arcane-manuscripts", "bandages", "fine-clothes"))
"""Assets whose English title names more than one thing."""
NAMELESS: Final = frozenset(("cthulhu", "cthylla", "nug", "shub-niggurath"))
"""Epic Monsters with a name of their own, which takes no article."""


_SMALL: Final = frozenset(("of", "out"))
"""English words of titles without a capital."""


# -------------------------------------------------------------------- skills, values, tokens


def of_choice(v: Voice) -> Text:
    """Chosen by the one who acts."""
    return v.whose.say(" of [your|their] choice", " на выбор", " на вибір")


def skill(v: Voice, number: int) -> Named:
    """A skill, or any."""
    if number == t.ANY_SKILL:
        return named(v.names.SKILL)
    return named(v.names.SKILLS[number])


def value(v: Voice, kind: int) -> Noun:
    """Health or Sanity."""
    return v.names.HEALTH if kind == t.HEALTH else v.names.SANITY


def token(v: Voice, kind: int) -> Noun:
    """Eldritch, health and sanity tokens."""
    return (v.names.ELDRITCH_TOKEN, v.names.HEALTH_TOKEN, v.names.SANITY_TOKEN)[kind]


# -------------------------------------------------------------------- cards of a kind


def kind_noun(v: Voice, kind: int) -> Noun:
    """Assets, Artifacts, Spells, Conditions, Clues, tickets, or anything that one owns."""
    names = v.names
    if kind == t.POSSESSION:
        return names.POSSESSION_CARD
    if kind == t.CLUE:
        return names.CLUE
    if kind > t.CLUE:
        return names.TICKETS[t.SHIP if kind == t.SHIP_TICKET else t.TRAIN]
    return (names.ASSET, names.ARTIFACT, names.SPELL, names.CONDITION)[kind]


def goods(v: Voice, kind: int, trait: int | None = None) -> Noun:
    """Cards of a kind, with a trait if one is given: "Item asset", «актив-предмет», «стан-травма»."""
    noun = kind_noun(v, kind)
    if trait is None:
        return noun
    word = v.names.TRAITS[t.TRAITS[trait]]
    if isinstance(noun, en.Noun):
        return en.Noun(f"{word.one} {noun.one}", f"{word.one} {noun.many}")
    if kind == t.POSSESSION or isinstance(word, en.Noun):
        return word
    return _joined(noun, word)


def _joined(noun: slavic.Noun, trait: slavic.Noun) -> slavic.Noun:
    """Two nouns that are declined together; the first says whether it is alive."""

    def forms(one: tuple[str, ...], two: tuple[str, ...]) -> tuple[str, ...]:
        if trait.animate:
            two = (*two[:ACC], two[NOM], *two[ACC + 1 :])
        return tuple(f"{a}-{b}" for a, b in zip(one, two, strict=True))

    return slavic.Noun(forms(noun.singular, trait.singular), forms(noun.plural, trait.plural), noun.gender)


# -------------------------------------------------------------------- cards of a name

_DECKS: Final[dict[int, Titles]] = {
    t.ASSET: titles.ASSETS,
    t.ARTIFACT: titles.ARTIFACTS,
    t.SPELL: titles.SPELLS,
    t.CONDITION: titles.CONDITIONS,
}


def card_title(v: Voice, kind: int, name: str) -> str:
    """The title of a card that cards name."""
    return title(v, _DECKS[kind], name)


def card(v: Voice, kind: int, name: str) -> Named:
    """A card by its name: "a Debt condition", "the Axe asset", «актив «Топор»»."""
    words = card_title(v, kind, name)
    if v.lang is not EN:
        return titled(v, t.KINDS[kind], marked(v, words))
    noun = kind_noun(v, kind)
    assert isinstance(noun, en.Noun)
    whole = f"{words} {noun.one}"
    unique = kind in (t.ASSET, t.ARTIFACT)
    return fixed(f"the {whole.removeprefix('The ')}" if unique else en.article(whole))


# -------------------------------------------------------------------- Monsters


def monster_noun(v: Voice, name: str) -> Noun:
    """A Monster by its code."""
    slug = name.removeprefix("epic-")
    if name in v.names.MONSTERS:
        return v.names.MONSTERS[name]
    return v.names.EPIC_MONSTERS[slug]


def is_epic(v: Voice, name: str) -> bool:
    """Whether a Monster of this name is Epic."""
    return name not in v.names.MONSTERS


def monster(v: Voice, name: str) -> Named:
    """One Monster of a name, in English with its article."""
    noun = monster_noun(v, name)
    if not isinstance(noun, en.Noun):
        return named(noun)
    if not is_epic(v, name):
        return fixed(noun.one if name in SEVERAL else en.article(noun.one))
    word = noun.one if name.removeprefix("epic-") in NAMELESS else f"the {noun.one}"
    return Named(lambda case: (word,), noun.gender, 2 if name in SEVERAL else 1)


def monster_title(v: Voice, name: str) -> Text:
    """The name of a Monster as it heads its token."""
    noun = monster_noun(v, name)
    if isinstance(noun, en.Noun):
        return (" ".join(word if word in _SMALL else word[:1].upper() + word[1:] for word in noun.one.split()),)
    word = noun.one()
    return (word[:1].upper() + word[1:],)
