"""What the three languages have in common: the list of components, one entry for each thing a player can look up."""

from __future__ import annotations

from abc import abstractmethod
from enum import StrEnum
from functools import cached_property

from miskatonic.games.final_hour.cards.actions import ACTION_CARDS, INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.board import PLACES, SLUGS
from miskatonic.games.final_hour.cards.items import ITEMS
from miskatonic.games.final_hour.cards.monsters import ORDINARY_MONSTERS, SPECIAL_MONSTERS
from miskatonic.games.final_hour.cards.priority import PRIORITY_CARDS
from miskatonic.games.final_hour.cards.sheets import KEY, ActionCard, AncientOne, Item, Monster, PriorityCard
from miskatonic.games.final_hour.cards.words import GATE_SYMBOLS
from miskatonic.games.final_hour.rules.box import CLUES_PER_SYMBOL, GATES_PER_SYMBOL, KEY_CLUES
from miskatonic.text.parts import Text, flat
from miskatonic.text.speech import Catalogue, Entry

Sheet = tuple[Text, list[Text]]
"""The title of a component and its text, line by line."""


class Group(StrEnum):
    """The groups in which components are listed."""

    ANCIENT_ONES = "ancient-ones"
    INVESTIGATORS = "investigators"
    ACTION_CARDS = "action-cards"
    PRIORITY_CARDS = "priority-cards"
    ITEMS = "items"
    MONSTERS = "monsters"
    SPECIAL_MONSTERS = "special-monsters"
    TOKENS = "tokens"
    LOCATIONS = "locations"


class Marker(StrEnum):
    """Tokens that are all alike."""

    SEAL = "seal"
    DAMAGE = "damage"
    HEALTH = "health"
    RITUAL = "ritual"
    LEAD = "lead"


COPIES = {Marker.SEAL: 8, Marker.DAMAGE: 18, Marker.HEALTH: 12, Marker.RITUAL: 1, Marker.LEAD: 1}  # FH-CMP


class Speaker(Catalogue):
    """Final Hour in one language; a `Speech`."""

    # ---------------------------------------------------------------- said by each language

    @abstractmethod
    def group(self, group: Group) -> str:
        """The name of a group of components."""

    @abstractmethod
    def ancient_one(self, number: int, sheet: AncientOne) -> Sheet:
        """An Ancient One sheet, both sides."""

    @abstractmethod
    def investigator(self, number: int) -> Sheet:
        """An investigator."""

    @abstractmethod
    def action_card(self, card: ActionCard) -> Sheet:
        """An action card with its two effects."""

    @abstractmethod
    def priority_card(self, card: PriorityCard) -> Sheet:
        """A priority card."""

    @abstractmethod
    def item_card(self, card: Item) -> Sheet:
        """An item."""

    @abstractmethod
    def monster_token(self, token: Monster) -> Sheet:
        """A monster."""

    @abstractmethod
    def gate_token(self, symbol: int) -> Sheet:
        """A gate token."""

    @abstractmethod
    def clue_token(self, face: int) -> Sheet:
        """A clue token."""

    @abstractmethod
    def marker(self, marker: Marker) -> Sheet:
        """A token that is like all others of its kind."""

    @abstractmethod
    def location(self, place: int) -> Sheet:
        """A location of the board."""

    # ---------------------------------------------------------------- the list of components

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Every component with its generated text."""
        entries: dict[str, Entry] = {}

        def add(group: Group, code: str, sheet: Sheet, copies: int = 1) -> None:
            entries[code] = Entry(code, self.group(group), *sheet, copies)

        for number, sheet in enumerate(ANCIENT_ONES):
            add(Group.ANCIENT_ONES, sheet.code, self.ancient_one(number, sheet))
        for number, slug in enumerate(INVESTIGATORS):
            add(Group.INVESTIGATORS, slug, self.investigator(number))
        for card in ACTION_CARDS:
            title, lines = self.action_card(card)
            group = f"{self.group(Group.ACTION_CARDS)}: {flat(self.investigator(card.investigator)[0])}"
            entries[card.code] = Entry(card.code, group, title, lines)
        for priority in PRIORITY_CARDS:
            add(Group.PRIORITY_CARDS, f"priority-{priority.n}", self.priority_card(priority))
        for item in ITEMS:
            add(Group.ITEMS, item.code, self.item_card(item))
        for token in ORDINARY_MONSTERS:
            add(Group.MONSTERS, token.code, self.monster_token(token), token.copies)
        for token in SPECIAL_MONSTERS:
            add(Group.SPECIAL_MONSTERS, token.code, self.monster_token(token), token.copies)
        for symbol, name in enumerate(GATE_SYMBOLS):
            add(Group.TOKENS, f"gate-{name}", self.gate_token(symbol), GATES_PER_SYMBOL)
        for face in range(KEY + 1):
            add(Group.TOKENS, f"clue-{face}", self.clue_token(face), KEY_CLUES if face == KEY else CLUES_PER_SYMBOL)
        for marker in Marker:
            add(Group.TOKENS, marker.value, self.marker(marker), COPIES[marker])
        for place in PLACES:
            add(Group.LOCATIONS, SLUGS[place], self.location(place))
        return entries
