"""Final Hour's log in English: what happened, in the past tense."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.events import FORBIDDEN, USED
from miskatonic.core.state import Note
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.sheets import TOP
from miskatonic.games.final_hour.rules.box import HEALTH, SYMBOL, WEAK_SEAL
from miskatonic.games.final_hour.rules.questions import Told
from miskatonic.games.final_hour.say.en import names
from miskatonic.games.final_hour.say.en.names import (
    a_monster,
    action,
    item,
    monster,
    number,
    path,
    person,
    place,
    priority,
    symbol_card,
)
from miskatonic.text.en import count, listed
from miskatonic.text.parts import Icon, Text, cat


def defeat(rule: str) -> str:
    """Why the game is lost."""
    if rule == "FH-END-02":
        return "an investigator has lost all health"
    if rule == "FH-END-03":
        return "the ritual could not be reversed"
    return "no monster slot was left at the ritual site"


def told(note: Note) -> Text:
    """A log entry as a sentence, its first letter still small."""
    a = note.args
    if note.kind == USED:
        return cat(item(a[0]), " took effect.")
    if note.kind == FORBIDDEN:
        return ("that could not happen.",)
    kind = Told(note.kind)
    match kind:
        case Told.ROUND:
            return (f"round {a[0]} began.",)
        case Told.LEAD:
            return cat(person(a[0]), " became the lead investigator.")
        case Told.DREW_ACTION:
            return cat(person(a[0]), " drew ", action(a[1]), ".")
        case Told.LAID:
            return cat(person(a[0]), " laid ", priority(a[1]), "." if a[1] >= 0 else " face down.")
        case Told.DREW_PRIORITY:
            return cat(person(a[0]), " drew ", priority(a[1]), ".")
        case Told.PRIORITY_SHUFFLED:
            return ("the discarded priority cards became a new deck.",)
        case Told.PRIORITY_TURNED_UP:
            return cat("the priority cards were turned face up: ", listed([number(card) for card in a]), ".")
        case Told.ACTIONS_SHUFFLED:
            return cat(person(a[0]), f" shuffled {names.PEOPLE[a[0]].her} discarded action cards into a new deck.")
        case Told.RESOLVES:
            return cat(person(a[0]), f" used the {'top' if a[2] == TOP else 'bottom'} effect of ", action(a[1]), ".")
        case Told.DREW_FIVE:
            return cat("priority cards drawn: ", listed([number(card) for card in a]), ".")
        case Told.SET_ASIDE:
            return cat(priority(a[0]), " was set aside for the ritual.")
        case Told.ROW:
            return cat("the row of priority cards: ", listed([number(card) for card in a]), ".")
        case Told.LAID_ON:
            return cat(person(a[0]), " laid ", action(a[1]), " on ", priority(a[2]), ".")
        case Told.MOVED:
            return cat(person(a[0]), " moved to ", place(a[2]), ".")
        case Told.STRUCK:
            wounds = names.wounds(HEALTH[a[1]])
            return cat(person(a[0]), " destroyed ", monster(a[1]), " in ", place(a[2]), " (", wounds, ").")
        case Told.DESTROYED:
            return cat(person(a[0]), " destroyed ", monster(a[1]), " in ", place(a[2]), " outright.")
        case Told.LURED:
            return cat(monster(a[0]), " was driven from ", place(a[1]), " to ", place(a[2]), ".")
        case Told.SEALED:
            seal = "a weakened seal" if a[1] == WEAK_SEAL else "a seal"
            return cat(f"{seal} was put on the path ", path(a[0]), ".")
        case Told.UNSEALED:
            return cat("the seal on the path ", path(a[0]), " was removed.")
        case Told.REPAIRED:
            return cat("a damage token was removed from ", place(a[0]), ".")
        case Told.HEALED:
            return cat(person(a[0]), " recovered ", names.health(a[1]), ".")
        case Told.LOST_HEALTH:
            return cat(person(a[0]), " lost ", names.health(a[1]), ".")
        case Told.FOUND_SYMBOL:
            return cat(person(a[0]), " explored ", place(a[1]), " and found the ", names.ritual_symbol(a[2]), ".")
        case Told.FOUND_KEY:
            return cat(person(a[0]), " explored ", place(a[1]), " and found a ", Icon("key", "key"), ".")
        case Told.GAINED_ITEM:
            return cat(person(a[0]), " took an item: ", item(a[1]), ".")
        case Told.USED_ITEM:
            return cat(person(a[0]), " discarded an item: ", item(a[1]), ".")
        case Told.SPAWNED:
            return cat(a_monster(a[0]), " appeared in ", place(a[1]), ".")
        case Told.NONE_LEFT:
            return (f"no more {names.monsters(a[0]).many} could appear: none were left.",)
        case Told.POOL_REFILLED:
            return ("the destroyed monsters went back into the monster pool.",)
        case Told.WALKED:
            return cat(monster(a[0]), " moved from ", place(a[1]), " to ", place(a[2]), ".")
        case Told.TO_RITUAL:
            return cat(monster(a[0]), " found no empty slot and went straight to the ritual site.")
        case Told.STAYS:
            return cat(monster(a[0]), " stayed at the ritual site.")
        case Told.BROKEN_BY_SEAL:
            after = "was used up" if a[2] == WEAK_SEAL else "was weakened"
            return cat("the seal on the path ", path(a[1]), " destroyed ", monster(a[0]), f" and {after}.")
        case Told.DAMAGED:
            return cat("a damage token was placed in ", place(a[0]), ".")
        case Told.NO_ROOM_FOR_DAMAGE:
            return cat(place(a[0]), " had no slot left to damage.")
        case Told.ACTIVATED:
            return cat(monster(a[0]), " in ", place(a[1]), " was activated.")
        case Told.ZONE:
            return (f"the monsters of the {names.ZONES[a[0]]} were activated.",)
        case Told.PEEKED:
            seen = cat(": ", names.gate_symbol(SYMBOL[a[1]])) if a[1] >= 0 else ()
            return cat(person(a[0]), " looked at the top gate token", seen, ".")
        case Told.BURIED:
            return cat(person(a[0]), " put the gate token at the bottom of the stack.")
        case Told.LEFT_ON_TOP:
            return cat(person(a[0]), " left the gate token on top of the stack.")
        case Told.BURNED:
            return (f"{count(a[0], names.GATE_TOKEN)} went back to the box unseen.",)
        case Told.BLIND:
            return cat(person(a[0]), " revealed ", action(a[1]), " and used its bottom effect.")
        case Told.BLIND_IDLE:
            return cat(person(a[0]), " revealed ", action(a[1]), ", which had no effect.")
        case Told.HIDE_NEXT:
            return ("priority cards will be laid face down next round.",)
        case Told.REDREW:
            return cat(person(a[0]), f" exchanged {count(a[1], names.PRIORITY_CARD)}.")
        case Told.RECKONING:
            return cat("reckoning: ", names.omens(a[0]) if a[0] else "no omens", ".")
        case Told.RECKONING_ROW:
            sheet = ANCIENT_ONES[a[0]]
            title = names.RECKONINGS[sheet.reckoning[a[1]].code]
            return (f"{names.ANCIENT_ONES[sheet.code]} answered with “{title}”.",)
        case Told.GATE:
            gate = cat("the ", names.gate_symbol(a[0]), " gate in ", place(a[1]))
            return cat(gate, f" grew to {count(a[2], names.GATE_TOKEN)}.")
        case Told.STACK_EMPTY:
            return ("the gate stack was empty: the ritual had to be reversed now.",)
        case Told.READY:
            return cat(person(a[0]), " was ready to reverse the ritual.")
        case Told.NOT_YET:
            return cat(person(a[0]), " wanted to wait with the ritual.")
        case Told.ATTEMPT:
            return ("the investigators tried to reverse the ritual.",)
        case Told.LAID_FOR_RITUAL:
            return cat(person(a[0]), " laid for the ritual: ", listed([symbol_card(card) for card in a[1:]]), ".")
        case Told.RITUAL_TOKENS:
            first, second = (names.ritual_symbol(symbol) for symbol in a)
            return cat("the symbols of the ritual: ", first, " and ", second, ".")
        case Told.RITUAL_COUNT:
            return (f"matching symbols: {a[0]}; needed: {a[1]}.",)
        case Told.WON:
            return ("the ritual was reversed: the investigators won!",)
        case Told.LOST:
            return (f"defeat: {defeat(note.rule)}.",)
        case _:
            assert_never(kind)
