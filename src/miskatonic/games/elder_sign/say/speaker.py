"""What the three languages have in common: the list of components, one entry for each thing a player can look up."""

from __future__ import annotations

from abc import abstractmethod
from enum import StrEnum
from functools import cached_property

from miskatonic.games.elder_sign.cards.adventures import ADVENTURES
from miskatonic.games.elder_sign.cards.allies import ALLIES
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.dice import COLOURS, DICE
from miskatonic.games.elder_sign.cards.investigators import INVESTIGATORS
from miskatonic.games.elder_sign.cards.items import COMMON_ITEMS, UNIQUE_ITEMS
from miskatonic.games.elder_sign.cards.monsters import MASKS, MONSTERS
from miskatonic.games.elder_sign.cards.mythos import MYTHOS
from miskatonic.games.elder_sign.cards.sheets import Adventure, AncientOne, Investigator, Monster, Mythos, Possession
from miskatonic.games.elder_sign.cards.spells import SPELLS
from miskatonic.games.elder_sign.cards.worlds import WORLDS
from miskatonic.games.elder_sign.say.reading import ICON_NAMES
from miskatonic.text.parts import LANGUAGES, Text
from miskatonic.text.speech import Catalogue, Entry

Sheet = tuple[Text, list[Text]]
"""The title of a component and its text, line by line."""


class Group(StrEnum):
    """The groups in which components are listed."""

    ANCIENT_ONES = "ancient-ones"
    INVESTIGATORS = "investigators"
    ADVENTURES = "adventures"
    WORLDS = "worlds"
    ENTRANCE = "entrance"
    COMMON_ITEMS = "common-items"
    UNIQUE_ITEMS = "unique-items"
    SPELLS = "spells"
    ALLIES = "allies"
    MYTHOS = "mythos"
    MONSTERS = "monsters"
    MASKS = "masks"
    DICE = "dice"


class Desk(StrEnum):
    """The three parts of the entrance sheet."""

    FIRST_AID = "first-aid"
    LOST_AND_FOUND = "lost-and-found"
    SHOP = "souvenir-shop"


class Speaker(Catalogue):
    """Elder Sign in one language; a `Speech`."""

    # ---------------------------------------------------------------- said by each language

    @abstractmethod
    def group(self, group: Group) -> str:
        """The name of a group of components."""

    @abstractmethod
    def ancient_one(self, sheet: AncientOne) -> Sheet:
        """An Ancient One: signs, doom track, property, combat task, attack."""

    @abstractmethod
    def investigator(self, sheet: Investigator) -> Sheet:
        """An investigator: occupation, limits, ability, possessions."""

    @abstractmethod
    def adventure(self, card: Adventure) -> Sheet:
        """An adventure or an Other World: tasks, effects, reward, penalty."""

    @abstractmethod
    def desk(self, desk: Desk) -> Sheet:
        """A part of the entrance sheet."""

    @abstractmethod
    def possession(self, card: Possession) -> Sheet:
        """An item, a spell or an ally."""

    @abstractmethod
    def mythos_card(self, card: Mythos) -> Sheet:
        """A Mythos card: both halves."""

    @abstractmethod
    def monster_token(self, token: Monster) -> Sheet:
        """A monster: task, trophies, lock, and what happens when it is placed or taken."""

    @abstractmethod
    def die(self, colour: int) -> Sheet:
        """A die by its colour: its six faces, and how it comes into the pool."""

    # ---------------------------------------------------------------- the list of components

    def icons(self) -> dict[str, str]:
        """The names of the icons in the rows of cards."""
        return {icon: said[LANGUAGES.index(self.lang)] for icon, said in ICON_NAMES.items()}

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        entries: dict[str, Entry] = {}

        def add(group: Group, code: str, sheet: Sheet, copies: int = 1) -> None:
            entries[code] = Entry(code, self.group(group), *sheet, copies)

        for ancient_one in ANCIENT_ONES:
            add(Group.ANCIENT_ONES, ancient_one.code, self.ancient_one(ancient_one))
        for investigator in INVESTIGATORS:
            add(Group.INVESTIGATORS, investigator.code, self.investigator(investigator))
        for group, adventures in ((Group.ADVENTURES, ADVENTURES), (Group.WORLDS, WORLDS)):
            for card in adventures:
                add(group, card.code, self.adventure(card))
        for desk in Desk:
            add(Group.ENTRANCE, desk.value, self.desk(desk))
        for group, cards in (
            (Group.COMMON_ITEMS, COMMON_ITEMS),
            (Group.UNIQUE_ITEMS, UNIQUE_ITEMS),
            (Group.SPELLS, SPELLS),
            (Group.ALLIES, ALLIES),
        ):
            for possession in cards:
                add(group, possession.code, self.possession(possession))
        for mythos in MYTHOS:
            add(Group.MYTHOS, mythos.code, self.mythos_card(mythos))
        for group, tokens in ((Group.MONSTERS, MONSTERS), (Group.MASKS, MASKS)):
            for token in tokens:
                add(group, token.code, self.monster_token(token), token.copies)
        for colour, name in enumerate(COLOURS):
            add(Group.DICE, f"die-{name}", self.die(colour), DICE.count(colour))
        return entries
