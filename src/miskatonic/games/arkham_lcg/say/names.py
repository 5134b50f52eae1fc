"""The names that every language must have, and the card game's voice: how a sentence mentions cards, people and places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, cached_property, lru_cache
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import Act, Agenda, Asset, Event, Skill
from miskatonic.games.arkham_lcg.cards.terms import ALLY, SKULL, TOKEN_VALUE
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.text import parts, phrases, slavic, voices
from miskatonic.text.parts import Icon, Ref, Text, cat, flat

WOODS: Final = ("unhallowed-ground", "twisting-paths", "old-house", "cliffside", "tangled-thicket", "quiet-glade")
"""Locations that share a printed title."""


class Kind(StrEnum):
    """What a card is called before its title."""

    ASSET = "asset"
    ALLY = "ally"
    ALLY_WOMAN = "ally-woman"
    EVENT = "event"
    SKILL = "skill"
    TREACHERY = "treachery"
    WEAKNESS = "weakness"
    ACT = "act"
    AGENDA = "agenda"


_USED_ITSELF: Final = (Kind.ASSET, Kind.EVENT, Kind.SKILL, Kind.TREACHERY, Kind.WEAKNESS)
"""Cards of which one says that they are used, and not an ability of theirs."""
_SEVERAL: Final = frozenset(
    (
        "medical-texts",
        "hard-knocks",
        "arcane-studies",
        "guts",
        "hospital-debts",
        "grasping-hands",
        "rotting-remains",
        "dissonant-voices",
        "ancient-evils",
        "dreams-of-rlyeh",
        "twisting-paths",
    )
)
"""Cards and locations whose English title reads as a plural."""
_WOMEN: Final = frozenset(("lita-chantler", "arcane-initiate", "aquinnah"))
"""Allies who are women."""
_UPON: Final = frozenset(
    ("attic", "graveyard", "main-path", "ritual-site", "cliffside", "quiet-glade", "unhallowed-ground", "twisting-paths")
)
"""Locations that one is on, not in."""
_ENGLISH_AT: Final = {
    "main-path": "on ",
    "ritual-site": "at ",
    "miskatonic-university": "at ",
    "st-marys-hospital": "at ",
    "cliffside": "at ",
    "unhallowed-ground": "on ",
    "twisting-paths": "on ",
}
"""Of a few locations, how English says that one is there."""
_NO_ARTICLE: Final = frozenset(
    (
        "your-house",
        "rivertown",
        "southside",
        "downtown",
        "easttown",
        "northside",
        "st-marys-hospital",
        "miskatonic-university",
        *(f"arkham-woods-{n}" for n in range(1, 5)),
        "unhallowed-ground",
        "mas-boarding-house",
        "arkham-asylum",
    )
)
"""Locations whose English names stand alone."""


def kind_of(piece: int) -> Kind:
    """What kind of card a piece is."""
    sheet = box.SHEETS[piece]
    match sheet:
        case Asset():
            return (Kind.ALLY_WOMAN if sheet.slug in _WOMEN else Kind.ALLY) if ALLY in sheet.slots else Kind.ASSET
        case Event():
            return Kind.EVENT
        case Skill():
            return Kind.SKILL
        case Act():
            return Kind.ACT
        case Agenda():
            return Kind.AGENDA
    return Kind.WEAKNESS if piece in box.WEAKNESSES else Kind.TREACHERY


@dataclass(frozen=True)
class Person:
    """An investigator: the name used at the table, the full one, and the calling."""

    name: phrases.AnyNoun
    full: str
    role: str


@dataclass(frozen=True)
class Names:
    """The nouns of a language; each has them all."""

    people: Mapping[str, Person]
    player: phrases.AnyNoun
    enemies: Mapping[str, phrases.AnyNoun]
    places: Mapping[str, phrases.AnyNoun]
    titles: Mapping[str, str]
    """Of all other cards, and of the backs of acts and agendas; a title is not declined."""
    subtitles: Mapping[str, str]
    """What stands under the titles of some cards."""
    kinds: Mapping[Kind, phrases.AnyNoun]
    ability: phrases.AnyNoun
    damage: phrases.AnyNoun
    horror: phrases.AnyNoun
    resource: phrases.AnyNoun
    clue: phrases.AnyNoun
    doom: phrases.AnyNoun
    action: phrases.AnyNoun
    card: phrases.AnyNoun
    experience: phrases.AnyNoun
    traumas: tuple[phrases.AnyNoun, ...]
    """Physical and mental."""
    uses: tuple[phrases.AnyNoun, ...]
    skills: tuple[phrases.AnyNoun, ...]
    health: phrases.AnyNoun
    sanity: phrases.AnyNoun
    shroud: phrases.AnyNoun
    slots: tuple[phrases.AnyNoun, ...]
    symbols: tuple[phrases.AnyNoun, ...]
    """The tokens that bear no number, in their order."""
    classes: tuple[str, ...]
    traits: tuple[phrases.AnyNoun, ...]
    difficulties: tuple[str, ...]
    phases: tuple[str, ...]
    scenarios: Mapping[str, str]
    campaigns: Mapping[str, str]
    resolutions: Mapping[str, tuple[str, ...]]
    """What each resolution of a scenario comes to."""
    records: Mapping[str, str]
    """What the campaign log remembers."""


@dataclass(frozen=True)
class Voice(voices.Voice[Names]):
    """The card game in a language, and of what the sentence speaks."""

    who: Text = ()
    """Whom it tells of."""
    cancels: Text = ()
    """What is cancelled, when something is."""
    names_enemy: bool = False
    """Whether the sentence has named this enemy before the clause."""
    uses: phrases.AnyNoun | None = None
    """What lies on the card as its uses."""
    story: str = ""
    """The scenario to which a card belongs, or that is played."""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.lang, self.mood, self.who, self.story))  # without going through all names

    # ---------------------------------------------------------------- moods

    def of(self, who: Text) -> Voice:
        """The voice that tells of somebody."""
        return replace(self, mood=phrases.TELL, who=who)

    @property
    def order(self) -> Voice:
        """The voice that tells the reader what to do."""
        return replace(self, mood=phrases.ORDER, who=())

    @property
    def wish(self) -> Voice:
        """The voice that says what one can do; in English it is an order."""
        return replace(self, mood=phrases.ORDER if self.lang is phrases.EN else phrases.WISH, who=())

    def in_story(self, slug: str) -> Voice:
        """The voice that knows of which scenario it speaks."""
        return replace(self, story=slug)

    def ending(self, number: int) -> str:
        """What a resolution of the scenario comes to; nothing while no scenario is spoken of."""
        return self.names.resolutions[self.story][number] if self.story else ""

    # ---------------------------------------------------------------- numbers of things

    def damage(self, n: int) -> phrases.Named:
        """So much damage."""
        return _many(self, n, "damage", reading.DAMAGE_ICON)

    def horror(self, n: int) -> phrases.Named:
        """So much horror."""
        return _many(self, n, "horror", reading.HORROR_ICON)

    def harm(self, damage: int, horror: int, case: slavic.Case = slavic.NOM) -> list[Text]:
        """What an attack deals."""
        return [said.said(case) for n, said in ((damage, self.damage(damage)), (horror, self.horror(horror))) if n]

    def resources(self, n: int) -> phrases.Named:
        """So many resources."""
        return _many(self, n, "resource", reading.RESOURCE_ICON)

    def clues(self, n: int) -> phrases.Named:
        """So many clues."""
        return _many(self, n, "clue", reading.CLUE_ICON)

    def doom(self, n: int) -> phrases.Named:
        """So much doom."""
        return _many(self, n, "doom", reading.DOOM_ICON)

    def actions(self, n: int) -> phrases.Named:
        """So many actions."""
        return _many(self, n, "action", reading.ACTION_ICON)

    def cards(self, n: int) -> phrases.Named:
        """So many cards."""
        return _many(self, n, "card")

    def uses_of(self, kind: int, n: int) -> phrases.Named:
        """So many uses of a kind."""
        return self.many(n, self.names.uses[kind])

    def word(self, n: int, noun: phrases.AnyNoun, icon: str = "") -> phrases.Named:
        """What is counted, without the number."""
        return phrases.Named(lambda case: (_iconed(self.counted(n, noun, case), icon),), noun.gender, n)

    # ---------------------------------------------------------------- skills, tokens, traits

    def skill(self, number: int) -> phrases.Named:
        """A skill by its icon."""
        return _iconed_noun(self.names.skills[number], reading.SKILL_ICONS[number])

    @property
    def health(self) -> phrases.Named:
        """Health."""
        return _iconed_noun(self.names.health, reading.HEALTH_ICON)

    @property
    def sanity(self) -> phrases.Named:
        """Sanity."""
        return _iconed_noun(self.names.sanity, reading.SANITY_ICON)

    @property
    def shroud(self) -> phrases.Named:
        """Shroud."""
        return _iconed_noun(self.names.shroud, reading.SHROUD_ICON)

    def token(self, number: int) -> phrases.Named:
        """A chaos token: its number or its symbol."""
        if number < SKULL:
            return phrases.fixed(parts.signed(TOKEN_VALUE[number]) if TOKEN_VALUE[number] else "0")
        return phrases.named(self.names.symbols[number - SKULL], lambda say: Icon(reading.TOKEN_ICONS[number], say))

    def trait(self, number: int) -> phrases.Named:
        """A trait."""
        return phrases.named(self.names.traits[number])

    def of_trait(self, number: int) -> phrases.Named:
        """Several cards with a trait."""
        return phrases.several(self.names.traits[number])

    # ---------------------------------------------------------------- people

    def person(self, view: State, seat: int) -> phrases.Named:
        """Who sits there: the investigator by name, or the seat for one that has none."""
        return self._playing(reading.investigator_of(view, seat), seat)

    def player(self, cast: reading.Cast, seat: int) -> phrases.Named:
        """Who sat there with these investigators."""
        return self._playing(cast[seat], seat)

    def _playing(self, piece: int, seat: int) -> phrases.Named:
        if piece >= 0:
            return self.investigator(piece)
        return phrases.named(self.names.player, lambda say: f"{say} {seat + 1}")

    def sitter(self, seat: int) -> phrases.Named:
        """Whoever sits there: tables put the name in its place."""
        return phrases.fixed(Ref(f"seat:{seat}", self.pick("Player", "Игрок", "Гравець") + f" {seat + 1}"))

    def their(self, who: phrases.Named) -> str:
        """His or her, which only English says."""
        return ("his", "her", "their")[who.gender]

    def investigator(self, piece: int) -> phrases.Named:
        """An investigator by name."""
        return _investigator(self, piece)

    # ---------------------------------------------------------------- cards

    def title(self, slug: str) -> str:
        """The title of a card, as it is printed."""
        names, slug = self.names, box.TITLES_SHARED.get(slug, slug)
        if slug in names.people:
            return names.people[slug].full
        found = names.enemies.get(slug) or names.places.get(slug)
        if found is None:
            return phrases.printed(names.titles, slug)
        (title,) = phrases.named(found).said(slavic.NOM)
        assert isinstance(title, str)
        return title[:1].upper() + title[1:]

    def quotes(self, said: Text) -> Text:
        """A title between quotation marks, unless it brings its own; in English only one that ends like a cry."""
        title = flat(said)
        if self.lang is phrases.EN:
            return cat("“", said, "”") if title.endswith("!") else said
        if title.startswith("«"):
            return said
        return cat("«", said, "»")

    def quoted(self, piece: int) -> Text:
        """A card by its title; an enemy, a location or a person by name."""
        return _quoted(self, piece)

    def card(self, piece: int) -> phrases.Named:
        """Any card in a sentence; one that is not seen is just a card."""
        return _card(self, piece)

    def enemies(self, pieces: list[int], case: slavic.Case = slavic.NOM) -> list[Text]:
        """Several enemies, those alike together: “Swarm of Rats ×2”."""
        return [cat(self.card(piece).said(case), f" ×{n}" if n > 1 else "") for piece, n in reading.alike(pieces)]

    def source(self, piece: int) -> Text:
        """What is used: a card by its title, or the ability of an investigator."""
        if piece not in box.INVESTIGATOR:
            whole = self.lang is phrases.RU and piece not in box.ASSET and piece not in box.EVENT
            return self.card(piece).said(slavic.NOM) if whole else self.quoted(piece)
        who = self.investigator(piece)
        return self.say("{who}’s ability", "свойство {who:gen}", "здібність {who:gen}", who=who)

    def power(self, piece: int) -> phrases.Named:
        """What was used or took effect: a card that one holds or meets, or the ability of whoever or whatever has one."""
        if self.lang is phrases.EN and piece in box.INVESTIGATOR:
            return phrases.fixed(self.source(piece))
        it = self.card(piece)
        if piece in box.ENEMY or piece in box.PLACE_OF or piece in box.INVESTIGATOR or kind_of(piece) not in _USED_ITSELF:
            if self.lang is phrases.EN:
                return phrases.fixed("the ability of ", it.said(slavic.NOM))
            ability, whose = phrases.named(self.names.ability), it.said(slavic.GEN)
            return phrases.Named(lambda case: cat(ability.said(case), " ", whose), ability.gender)
        return it

    # ---------------------------------------------------------------- places

    def place(self, number: int) -> phrases.Named:
        """A location by its name."""
        return _place(self, number)

    def article(self, slug: str, name: phrases.Named) -> phrases.Named:
        """The name of a location as a sentence has it: most English ones with an article."""
        if self.lang is not phrases.EN:
            return name
        said = name.said(slavic.NOM)
        words = said if slug in _NO_ARTICLE else cat("the ", said)
        return phrases.Named(lambda case: words, number=2 if slug in _SEVERAL else 1)

    def place_named(self, code: str) -> phrases.Named:
        """A location by its code, or several that share a title."""
        if len(box.PLACES_CALLED[code]) == 1:
            return self.place(box.PLACES_CALLED[code][0])
        return self.article(code, phrases.named(self.names.places[code]))

    def at(self, number: int) -> Text:
        """Where something is: "in the Cellar", «на чердаке»."""
        return self._at(box.TITLE[box.PLACE_CARDS[number]], self.place(number))

    def _at(self, slug: str, place: phrases.Named) -> Text:
        english = _ENGLISH_AT.get(slug, "in ")
        return cat(self.pick(english, *(("на ", "на ") if slug in _UPON else ("в ", "в "))), place.said(slavic.LOC))

    def to(self, number: int) -> Text:
        """Where somebody goes: "to the Cellar", «на чердак», «до Підвалу»."""
        return self._to(box.TITLE[box.PLACE_CARDS[number]], self.place(number))

    def _to(self, slug: str, place: phrases.Named) -> Text:
        upon = slug in _UPON
        case = slavic.GEN if self.lang is phrases.UK and not upon else slavic.ACC
        return cat(self.pick("to ", *(("на ", "на ") if upon else ("в ", "до "))), place.said(case))

    def at_named(self, code: str) -> Text:
        """Where something is, by the code of the location."""
        return self._at(code, self.place_named(code))

    def to_named(self, code: str) -> Text:
        """Where somebody goes, by the code of the location."""
        return self._to(code, self.place_named(code))

    def with_(self, whom: phrases.Named) -> Text:
        """Together with, or against somebody: «со Скатом», «с Роландом»."""
        return self._beside(whom.said(slavic.INS), "with ")

    def off(self, card: phrases.Named) -> Text:
        """From a card: «со слабости», «с актива»."""
        return self._beside(card.said(slavic.GEN), "off ")

    def _beside(self, said: Text, english: str) -> Text:
        """Russian has «со» before two consonants of which the first hisses."""
        start = flat(said)[:2].lower()
        so = start[0] in "сзшж" and start[1:] not in tuple("аеёиоуыэюя")
        return cat(self.pick(english, "со " if so else "с ", "з "), said)

    # ---------------------------------------------------------------- lists

    def traits(self, numbers: Sequence[int]) -> str:
        """The traits of a card as one line."""
        return ", ".join(flat(self.trait(number).said(slavic.NOM)) for number in numbers)


def _iconed(word: str, icon: str) -> Icon | str:
    return Icon(icon, word) if icon else word


# -------------------------------------------------------------------- mentions, made once for all tables


MENTIONS: Final = 1 << 13
"""How many mentions of each kind are kept: cards and places in three languages, as some voices say them."""


def kept(it: phrases.Named) -> phrases.Named:
    """A mention that makes its text in a case only once."""
    return phrases.Named(cache(it.said), it.gender, it.number)


@lru_cache(maxsize=MENTIONS)
def _many(v: Voice, n: int, noun: str, icon: str = "") -> phrases.Named:
    return kept(v.many(n, getattr(v.names, noun), icon))


@lru_cache(maxsize=MENTIONS)
def _iconed_noun(noun: phrases.AnyNoun, icon: str) -> phrases.Named:
    return kept(phrases.named(noun, lambda say: Icon(icon, say)))


@lru_cache(maxsize=MENTIONS)
def _investigator(v: Voice, piece: int) -> phrases.Named:
    return kept(phrases.named(v.names.people[box.SLUG[piece]].name, lambda say: reading.to_person(piece, say)))


@lru_cache(maxsize=MENTIONS)
def _quoted(v: Voice, piece: int) -> Text:
    if piece < 0 or piece in box.ENEMY or piece in box.PLACE_OF or piece in box.INVESTIGATOR:
        return v.card(piece).said(slavic.NOM)
    level = getattr(box.SHEETS[piece], "level", 0)
    title = v.title(box.SLUG[piece])
    said: Text = (reading.to_piece(piece, title + (f" ({level})" if level else "")),)
    if v.lang is phrases.EN and (piece in box.ACT_CARD or piece in box.AGENDA_CARD or title.endswith("!")):
        return cat("“", said, "”")
    return v.quotes(said)


@lru_cache(maxsize=MENTIONS)
def _card(v: Voice, piece: int) -> phrases.Named:
    if piece < 0:
        return phrases.fixed("a card") if v.lang is phrases.EN else phrases.named(v.names.card)
    if piece in box.INVESTIGATOR:
        return v.investigator(piece)
    if piece in box.PLACE_OF:
        return v.place(box.PLACE_OF[piece])
    if piece in box.ENEMY:
        return kept(phrases.named(v.names.enemies[box.SLUG[piece]], lambda say: reading.to_piece(piece, say)))
    if v.lang is phrases.EN:
        return phrases.Named(lambda case: v.quoted(piece), number=2 if box.SLUG[piece] in _SEVERAL else 1)
    kind = phrases.named(v.names.kinds[kind_of(piece)])
    return kept(phrases.Named(lambda case: cat(kind.said(case), " ", v.quoted(piece)), kind.gender))


@lru_cache(maxsize=MENTIONS)
def _place(v: Voice, number: int) -> phrases.Named:
    slug = box.TITLE[box.PLACE_CARDS[number]]
    return kept(v.article(slug, phrases.named(v.names.places[slug], lambda say: reading.to_place(number, say))))
