"""The list of all components of Final Hour with their texts, one entry for each thing a player can look up."""

from __future__ import annotations

from enum import Enum
from typing import Final

from miskatonic.games.final_hour.cards import board, sheets
from miskatonic.games.final_hour.cards.actions import ACTION_CARDS, INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.items import ITEMS
from miskatonic.games.final_hour.cards.monsters import ORDINARY_MONSTERS, SPECIAL_MONSTERS
from miskatonic.games.final_hour.cards.priority import PRIORITY_CARDS
from miskatonic.games.final_hour.cards.words import GATE_SYMBOLS
from miskatonic.games.final_hour.rules import box
from miskatonic.games.final_hour.say import cards
from miskatonic.games.final_hour.say.cards import Marker, Sheet
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.speech import Entry


class Group(Enum):
    """The groups in which components are listed."""

    ANCIENT_ONES = ("Ancient Ones", "Древние", "Стародавні")
    INVESTIGATORS = ("Investigators", "Сыщики", "Дослідники")
    ACTION_CARDS = ("Action cards", "Карты действий", "Карти дій")
    PRIORITY_CARDS = ("Priority cards", "Карты очерёдности", "Карти черговості")
    ITEMS = ("Items", "Карты вещей", "Карти предметів")
    MONSTERS = ("Ordinary monsters", "Обычные монстры", "Звичайні монстри")
    SPECIAL_MONSTERS = ("Special monsters", "Особые монстры", "Особливі монстри")
    TOKENS = ("Tokens", "Жетоны", "Жетони")
    LOCATIONS = ("Locations", "Локации", "Локації")


COPIES: Final = {Marker.SEAL: 8, Marker.DAMAGE: 18, Marker.HEALTH: 12, Marker.RITUAL: 1, Marker.LEAD: 1}  # FH-CMP


def entries(v: Voice) -> dict[str, Entry]:
    """Every component by its code."""
    out: dict[str, Entry] = {}

    def add(group: Group, code: str, sheet: Sheet, copies: int = 1, of: str = "") -> None:
        title, lines = sheet
        name = v.pick(*group.value) + (f": {of}" if of else "")
        out[code] = Entry(code, name, v.finished(title), [v.finished(line) for line in lines], copies)

    for sheet in ANCIENT_ONES:
        add(Group.ANCIENT_ONES, sheet.code, cards.ancient_one(v, sheet))
    for number, slug in enumerate(INVESTIGATORS):
        add(Group.INVESTIGATORS, slug, cards.investigator(v, number))
    for card in ACTION_CARDS:
        owner = v.title(INVESTIGATORS[card.investigator])
        add(Group.ACTION_CARDS, card.code, cards.action_card(v, card), of=owner)
    for priority in PRIORITY_CARDS:
        add(Group.PRIORITY_CARDS, f"priority-{priority.n}", cards.priority_card(v, priority))
    for item in ITEMS:
        add(Group.ITEMS, item.code, cards.item_card(v, item))
    for token in ORDINARY_MONSTERS:
        add(Group.MONSTERS, token.code, cards.monster_token(v, token), token.copies)
    for token in SPECIAL_MONSTERS:
        add(Group.SPECIAL_MONSTERS, token.code, cards.monster_token(v, token), token.copies)
    for symbol, name in enumerate(GATE_SYMBOLS):
        add(Group.TOKENS, f"gate-{name}", cards.gate_token(v, symbol), box.GATES_PER_SYMBOL)
    for face in range(sheets.KEY + 1):
        copies = box.KEY_CLUES if face == sheets.KEY else box.CLUES_PER_SYMBOL
        add(Group.TOKENS, f"clue-{face}", cards.clue_token(v, face), copies)
    for marker in Marker:
        add(Group.TOKENS, marker.value, cards.marker(v, marker), COPIES[marker])
    for place in board.PLACES:
        add(Group.LOCATIONS, board.SLUGS[place], cards.location(v, place))
    return out
