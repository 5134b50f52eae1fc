"""Elder Sign's log in English: what happened, in the past tense."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.rules.box import (
    ADVENTURE,
    ANCIENT_ONE_CARD,
    INVESTIGATOR,
    MONSTER,
    MYTHOS_CARD,
    POSSESSION,
    TASKS_PRINTED,
    TROPHIES,
)
from miskatonic.games.elder_sign.rules.questions import Told
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.en import names
from miskatonic.games.elder_sign.say.en.effects import clauses
from miskatonic.games.elder_sign.say.en.names import (
    a_die,
    a_monster,
    adventure,
    ancient_one,
    dice,
    die,
    face,
    goods,
    investigator,
    monster,
    mythos,
    person,
    possession,
    trophies,
    value,
    values,
)
from miskatonic.text.parts import Icon, Text, cat


def ending(rule: str) -> str:
    """Why the game is won or lost."""
    match rule:
        case "ES-END-01":
            return "enough Elder Signs have been found"
        case "ES-END-02":
            return "the last doom token is gone"
        case "ES-END-03":
            return "all investigators have been devoured"
        case "ES-ANC-03":
            return "Azathoth has awoken"
    raise KeyError(rule)


def thing(piece: int) -> Text:
    """Any card or token in a sentence."""
    if piece in ADVENTURE:
        return adventure(piece)
    if piece in MYTHOS_CARD:
        return mythos(piece)
    if piece in MONSTER:
        return monster(piece)
    if piece in ANCIENT_ONE_CARD:
        return ancient_one(piece)
    if piece in INVESTIGATOR:
        return investigator(piece)
    assert piece in POSSESSION
    return possession(piece)


def task(number: int, on_it: int) -> Text:
    """A task that was completed, and the monster on it."""
    if number >= TASKS_PRINTED:
        return cat("the task of ", monster(on_it))
    return cat(f"task {number + 1}", cat(" with ", monster(on_it)) if on_it >= 0 else "")


def told(view: State, note: Note) -> Text:
    """A log entry as a sentence, its first letter still small."""
    a = note.args
    kind = Told(note.kind)

    def seat(i: int = 0) -> Text:
        return person(view, a[i])

    match kind:
        case Told.ENTERS:
            return cat(f"player {a[0] + 1} plays ", investigator(a[1]), ".")
        case Told.FIRST_PLAYER:
            return cat(seat(), " goes first.")
        case Told.TURN:
            return cat(seat(), "’s turn.")
        case Told.MOVES:
            return cat(seat(), " went to ", adventure(a[2]) if a[2] >= 0 else (reading.to_entrance("the entrance"),), ".")
        case Told.STAYS:
            return cat(seat(), " did not move.")
        case Told.ROLLS:
            return cat(seat(), " rolled ", dice(reading.pairs(a[1:])), ".")
        case Told.REROLLS:
            return cat(seat(), "’s reroll: ", dice(reading.pairs(a[1:])), ".")
        case Told.SPENT_CLUE:
            return cat(seat(), " spent ", goods(0), ".")
        case Told.COMPLETES:
            return cat(seat(), " completed ", task(a[1], a[2]), ", using ", dice(reading.pairs(a[3:])), ".")
        case Told.COMPLETES_FREE:
            return cat(seat(), " completed ", task(a[1], a[2]), " without dice.")
        case Told.ROLL_FAILED:
            return cat(seat(), "’s roll failed.")
        case Told.TERROR:
            return cat("terror struck ", seat(), ".")
        case Told.TERROR_IGNORED:
            return cat(seat(), " ignored the terror.")
        case Told.REMOVED:
            return cat(seat(), " lost the ", die(a[1], a[2]), ".")
        case Told.FOCUSED:
            return cat(seat(), " focused the ", die(a[1], a[2]), ".")
        case Told.ASKED_HELP:
            return cat(seat(), " asked ", seat(1), " for assistance.")
        case Told.HELPED:
            return cat(seat(1), " assisted ", seat(), " and keeps the ", die(a[2], a[3]), ".")
        case Told.REFUSED_HELP:
            return cat(seat(), " did not assist.")
        case Told.HELD:
            return cat(seat(), " put the ", die(a[2], a[3]), " on ", possession(a[1]), ".")
        case Told.TAKEN_OFF:
            return cat(seat(), " took the ", die(a[2]), " off ", possession(a[1]), ".")
        case Told.ADDED_DIE:
            return cat(seat(), " added the ", die(a[1]), ".")
        case Told.CHANGED:
            return cat(seat(), " turned ", face(a[2]), " into ", face(a[3]), " on the ", die(a[1]), ".")
        case Told.LOCKED:
            return cat(thing(a[0]), " ", Icon(reading.LOCK_ICON, "locked"), " ", a_die(a[1]), ".")
        case Told.LOCK_WAITS:
            return cat("the lock of ", thing(a[0]), f" waits for {names.LOCKABLE[a[1]]}.")
        case Told.UNLOCKED:
            return cat(a_die(a[0]), " was freed from its lock.")
        case Told.RESOLVED:
            return cat(seat(), " resolved ", adventure(a[1]), ".")
        case Told.FAILED:
            return cat(seat(), " failed ", adventure(a[1]), ".")
        case Told.GAVE_UP:
            return cat(seat(), " gave up ", adventure(a[1]), ".")
        case Told.REWARD:
            return cat("reward: ", clauses(ADVENTURE[a[1]].reward), ".")
        case Told.PENALTY:
            return cat("penalty: ", clauses(ADVENTURE[a[1]].penalty), ".")
        case Told.PREVENTED:
            return cat(seat(), " was spared the loss of ", values(a[1], a[2]), ".")
        case Told.HURT:
            return cat(seat(), " lost ", values(a[1], a[2]), ".")
        case Told.HEALED:
            return cat(seat(), " regained ", values(a[1], a[2]), ".")
        case Told.LIMIT_FELL:
            return cat(seat(), "’s ", value(a[1]), f" limit fell to {a[2]}.")
        case Told.GAINED_CLUE:
            return cat(seat(), " gained ", goods(0, a[1]), ".")
        case Told.NO_CLUE_LEFT:
            return cat("no clue was left for ", seat(), ".")
        case Told.GAINED_CARD:
            return cat(seat(), " gained ", possession(a[1]), ".")
        case Told.DECK_EMPTY:
            return cat(seat(), f" gained nothing: no {names.GOODS[a[1]].many} were left.")
        case Told.LOST_CLUE:
            return cat(seat(), " lost ", goods(0, a[1]), ".")
        case Told.LOST_CARD:
            return cat(seat(), " lost ", possession(a[1]), ".")
        case Told.USED:
            return cat(seat(), " used ", possession(a[1]), ".")
        case Told.LEFT:
            return cat(possession(a[1]), " left ", seat(), ".")
        case Told.SPENT_TROPHY:
            return cat(seat(), " spent ", thing(a[1]), " (", trophies(TROPHIES[a[1]]), ").")
        case Told.TOOK_MONSTER:
            return cat(seat(), " took ", monster(a[1]), " as a trophy.")
        case Told.FACE_DOWN:
            return cat(seat(), " defeated ", monster(a[1]), ".")
        case Told.SIGNS:
            change = cat(names.signs(abs(a[0])), " found" if a[0] > 0 else " lost")
            return cat(change, f": {a[1]} of {a[2]}.")
        case Told.GATE:
            return cat("a ", Icon(reading.GATE_ICON, "gate"), " opened to ", adventure(a[0]), ".")
        case Told.NO_WORLD_LEFT:
            return ("no gate opened: no Other World was left.",)
        case Told.MONSTER:
            return cat(a_monster(a[0]), " appeared ", "below " if a[2] < 0 else "on ", adventure(a[3]), ".")
        case Told.NO_MONSTER:
            return ("no monster appeared: none was left.",)
        case Told.MONSTER_KEPT_AWAY:
            return cat(seat(), " kept a monster away.")
        case Told.DOOM:
            change = cat(names.doom(abs(a[0])), " added" if a[0] > 0 else " removed")
            return cat(change, f": {a[1]} of {a[2]}.")
        case Told.NEW_ADVENTURE:
            return cat("new in the museum: ", adventure(a[0]), ".")
        case Told.REPLACED:
            return cat(adventure(a[0]), " left the museum.")
        case Told.WORLD_LEFT:
            return cat(adventure(a[0]), " left the game.")
        case Told.ENTRANCE:
            offer = OFFERS[a[1]]
            return cat(
                seat(),
                f" chose {'the ' if offer.in_shop else ''}{names.DESKS[offer.in_shop]}: ",
                clauses(offer.effects),
                ".",
            )
        case Told.LOST_AND_FOUND:
            return cat(seat(), " searched the lost and found: ", face(a[1]), ".")
        case Told.SETTLED:
            return cat(seat(), " paid the debt of ", mythos(a[1]), ".")
        case Told.CLOCK:
            return cat("the ", Icon(reading.CLOCK_ICON, "clock"), f" struck {names.HOURS[a[0] // 3]}.")
        case Told.MIDNIGHT:
            return ("midnight!",)
        case Told.MIDNIGHT_EFFECT:
            return cat("midnight effect of ", thing(a[0]), ".")
        case Told.MYTHOS:
            return cat("a Mythos card was revealed: ", mythos(a[0]), ".")
        case Told.DEVOURED:
            return cat(investigator(a[1]), " was devoured!")
        case Told.OUT:
            return (f"player {a[0] + 1} is out of the game.",)
        case Told.AWAKENS:
            return cat(ancient_one(a[0]), " awoke!")
        case Told.DICE_GONE:
            return cat("out of the game with their locks: ", names.colours(a), ".")
        case Told.STRIKES:
            return cat(seat(), " struck the Ancient One with ", dice(reading.pairs(a[1:])), ".")
        case Told.ATTACKS:
            return cat(ancient_one(a[0]), " attacked.")
        case Told.ABILITY_USED:
            return cat(names.power(a[0]), ": ", clauses(reading.power_of(a[0], a[1]).effects), ".")
        case Told.FORBIDDEN:
            return cat(thing(a[0]), " did not let that happen.")
        case Told.WON:
            return (f"victory: {ending(note.rule)}!",)
        case Told.LOST:
            return (f"defeat: {ending(note.rule)}.",)
        case _:
            assert_never(kind)
