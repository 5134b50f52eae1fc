"""What the three languages have in common: the list of components, one entry for each card a player can look up."""

from __future__ import annotations

from abc import abstractmethod
from enum import StrEnum
from functools import cached_property
from typing import assert_never

from miskatonic.games.arkham_lcg.cards import collection
from miskatonic.games.arkham_lcg.cards.gathering import TOKEN_EFFECTS
from miskatonic.games.arkham_lcg.cards.sheets import (
    Act,
    Agenda,
    Asset,
    Enemy,
    Event,
    Investigator,
    Location,
    Sheet,
    Skill,
    Treachery,
)
from miskatonic.games.arkham_lcg.cards.terms import BAGS, DIFFICULTIES
from miskatonic.games.arkham_lcg.rules.box import ENCOUNTER_CARDS, PLAYER_CARDS, copies_of
from miskatonic.games.arkham_lcg.say.reading import ICON_NAMES
from miskatonic.text.parts import LANGUAGES, Text
from miskatonic.text.speech import Catalogue, Entry

Page = tuple[Text, list[Text]]
"""The title of a component and its text, line by line."""


class Group(StrEnum):
    """The groups in which components are listed."""

    INVESTIGATORS = "investigators"
    GUARDIAN = "guardian"
    SEEKER = "seeker"
    ROGUE = "rogue"
    MYSTIC = "mystic"
    SURVIVOR = "survivor"
    NEUTRAL = "neutral"
    SIGNATURES = "signatures"
    BASIC_WEAKNESSES = "basic-weaknesses"
    LOCATIONS = "locations"
    ACTS = "acts"
    AGENDAS = "agendas"
    STORY = "story"
    ENEMIES = "enemies"
    TREACHERIES = "treacheries"
    REFERENCE = "reference"
    BAGS = "bags"


OF_CLASS = (Group.GUARDIAN, Group.SEEKER, Group.ROGUE, Group.MYSTIC, Group.SURVIVOR, Group.NEUTRAL)
"""The group of the player cards of each class."""


OF_SCENARIOS = {
    Location: Group.LOCATIONS,
    Act: Group.ACTS,
    Agenda: Group.AGENDAS,
    Asset: Group.STORY,
    Enemy: Group.ENEMIES,
    Treachery: Group.TREACHERIES,
}
"""The group of each kind of encounter card."""


def group_of(card: Asset | Event | Skill | Treachery | Enemy) -> Group:
    """The group of a player card: its class, unless it belongs to one investigator or is a basic weakness."""
    if not isinstance(card, Skill | Enemy) and card.signature_of:
        return Group.SIGNATURES
    return Group.BASIC_WEAKNESSES if isinstance(card, Treachery | Enemy) else OF_CLASS[card.klass]


def reference_code(side: int) -> str:
    """The code of a side of the scenario reference."""
    return f"reference-{DIFFICULTIES[2 * side]}"


def bag_code(difficulty: int) -> str:
    """The code of the chaos bag of a difficulty."""
    return f"bag-{DIFFICULTIES[difficulty]}"


class Speaker(Catalogue):
    """The card game in one language; a `Speech`."""

    # ---------------------------------------------------------------- said by each language

    @abstractmethod
    def group(self, group: Group) -> str:
        """The name of a group of components."""

    @abstractmethod
    def investigator(self, card: Investigator) -> Page:
        """An investigator: skills, health, sanity, ability, elder sign, deck."""

    @abstractmethod
    def asset(self, card: Asset) -> Page:
        """An asset: cost, slots, icons, what it does."""

    @abstractmethod
    def event(self, card: Event) -> Page:
        """An event: cost, icons, what it does."""

    @abstractmethod
    def skill(self, card: Skill) -> Page:
        """A skill card: icons, what it does."""

    @abstractmethod
    def treachery(self, card: Treachery) -> Page:
        """A treachery, of the encounter deck or a weakness."""

    @abstractmethod
    def enemy(self, card: Enemy) -> Page:
        """An enemy: its numbers, keywords and what it does."""

    @abstractmethod
    def location(self, card: Location) -> Page:
        """A location: shroud, clues, ways, what it does."""

    @abstractmethod
    def act(self, card: Act) -> Page:
        """An act: how it advances, and its back."""

    @abstractmethod
    def agenda(self, card: Agenda) -> Page:
        """An agenda: its doom, and its back."""

    @abstractmethod
    def reference(self, side: int) -> Page:
        """A side of the scenario reference: what the symbols do."""

    @abstractmethod
    def bag(self, difficulty: int) -> Page:
        """The chaos bag of a difficulty."""

    # ---------------------------------------------------------------- the list of components

    def icons(self) -> dict[str, str]:
        """The names of the icons in the rows of cards."""
        return {icon: said[LANGUAGES.index(self.lang)] for icon, said in ICON_NAMES.items()}

    def page(self, sheet: Sheet) -> Page:
        """Any card."""
        match sheet:
            case Investigator():
                return self.investigator(sheet)
            case Asset():
                return self.asset(sheet)
            case Event():
                return self.event(sheet)
            case Skill():
                return self.skill(sheet)
            case Treachery():
                return self.treachery(sheet)
            case Enemy():
                return self.enemy(sheet)
            case Location():
                return self.location(sheet)
            case Act():
                return self.act(sheet)
            case Agenda():
                return self.agenda(sheet)
            case _:
                assert_never(sheet)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        entries: dict[str, Entry] = {}

        def add(group: Group, sheet: Sheet, copies: int = 1) -> None:
            entries[sheet.slug] = Entry(sheet.slug, self.group(group), *self.page(sheet), copies)

        for investigator in collection.INVESTIGATORS:
            add(Group.INVESTIGATORS, investigator)
        for card in PLAYER_CARDS:
            add(group_of(card), card, card.copies)
        for kind, group in OF_SCENARIOS.items():
            for sheet in ENCOUNTER_CARDS:
                if isinstance(sheet, kind):
                    add(group, sheet, copies_of(sheet))
        for side in range(len(TOKEN_EFFECTS)):
            code = reference_code(side)
            entries[code] = Entry(code, self.group(Group.REFERENCE), *self.reference(side))
        for difficulty in range(len(BAGS)):
            code = bag_code(difficulty)
            entries[code] = Entry(code, self.group(Group.BAGS), *self.bag(difficulty))
        return entries
