"""Elder Sign's log in English: what happened, in the past tense."""

from __future__ import annotations

from miskatonic.core.declared import flattened
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.rules import tells
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
    a = flattened(note.told)
    kind = note.kind

    def seat(i: int = 0) -> Text:
        return person(view, a[i])

    match kind:
        case tells.Enters:
            return cat(f"player {a[0] + 1} plays ", investigator(a[1]), ".")
        case tells.FirstPlayer:
            return cat(seat(), " goes first.")
        case tells.Turn:
            return cat(seat(), "’s turn.")
        case tells.Moves:
            return cat(seat(), " went to ", adventure(a[2]) if a[2] >= 0 else (reading.to_entrance("the entrance"),), ".")
        case tells.Stays:
            return cat(seat(), " did not move.")
        case tells.Rolls:
            return cat(seat(), " rolled ", dice(reading.pairs(a[1:])), ".")
        case tells.Rerolls:
            return cat(seat(), "’s reroll: ", dice(reading.pairs(a[1:])), ".")
        case tells.SpentClue:
            return cat(seat(), " spent ", goods(0), ".")
        case tells.Completes:
            return cat(seat(), " completed ", task(a[1], a[2]), ", using ", dice(reading.pairs(a[3:])), ".")
        case tells.CompletesFree:
            return cat(seat(), " completed ", task(a[1], a[2]), " without dice.")
        case tells.RollFailed:
            return cat(seat(), "’s roll failed.")
        case tells.Terror:
            return cat("terror struck ", seat(), ".")
        case tells.TerrorIgnored:
            return cat(seat(), " ignored the terror.")
        case tells.Removed:
            return cat(seat(), " lost the ", die(a[1], a[2]), ".")
        case tells.Focused:
            return cat(seat(), " focused the ", die(a[1], a[2]), ".")
        case tells.AskedHelp:
            return cat(seat(), " asked ", seat(1), " for assistance.")
        case tells.Helped:
            return cat(seat(1), " assisted ", seat(), " and keeps the ", die(a[2], a[3]), ".")
        case tells.RefusedHelp:
            return cat(seat(), " did not assist.")
        case tells.Held:
            return cat(seat(), " put the ", die(a[2], a[3]), " on ", possession(a[1]), ".")
        case tells.TakenOff:
            return cat(seat(), " took the ", die(a[2]), " off ", possession(a[1]), ".")
        case tells.AddedDie:
            return cat(seat(), " added the ", die(a[1]), ".")
        case tells.Changed:
            return cat(seat(), " turned ", face(a[2]), " into ", face(a[3]), " on the ", die(a[1]), ".")
        case tells.Locked:
            return cat(thing(a[0]), " ", Icon(reading.LOCK_ICON, "locked"), " ", a_die(a[1]), ".")
        case tells.LockWaits:
            return cat("the lock of ", thing(a[0]), f" waits for {names.LOCKABLE[a[1]]}.")
        case tells.Unlocked:
            return cat(a_die(a[0]), " was freed from its lock.")
        case tells.Resolved:
            return cat(seat(), " resolved ", adventure(a[1]), ".")
        case tells.Failed:
            return cat(seat(), " failed ", adventure(a[1]), ".")
        case tells.GaveUp:
            return cat(seat(), " gave up ", adventure(a[1]), ".")
        case tells.Reward:
            return cat("reward: ", clauses(ADVENTURE[a[1]].reward), ".")
        case tells.Penalty:
            return cat("penalty: ", clauses(ADVENTURE[a[1]].penalty), ".")
        case tells.Prevented:
            return cat(seat(), " was spared the loss of ", values(a[1], a[2]), ".")
        case tells.Hurt:
            return cat(seat(), " lost ", values(a[1], a[2]), ".")
        case tells.Healed:
            return cat(seat(), " regained ", values(a[1], a[2]), ".")
        case tells.LimitFell:
            return cat(seat(), "’s ", value(a[1]), f" limit fell to {a[2]}.")
        case tells.GainedClue:
            return cat(seat(), " gained ", goods(0, a[1]), ".")
        case tells.NoClueLeft:
            return cat("no clue was left for ", seat(), ".")
        case tells.GainedCard:
            return cat(seat(), " gained ", possession(a[1]), ".")
        case tells.DeckEmpty:
            return cat(seat(), f" gained nothing: no {names.GOODS[a[1]].many} were left.")
        case tells.LostClue:
            return cat(seat(), " lost ", goods(0, a[1]), ".")
        case tells.LostCard:
            return cat(seat(), " lost ", possession(a[1]), ".")
        case tells.UsedCard:
            return cat(seat(), " used ", possession(a[1]), ".")
        case tells.Left:
            return cat(possession(a[1]), " left ", seat(), ".")
        case tells.SpentTrophy:
            return cat(seat(), " spent ", thing(a[1]), " (", trophies(TROPHIES[a[1]]), ").")
        case tells.TookMonster:
            return cat(seat(), " took ", monster(a[1]), " as a trophy.")
        case tells.FaceDown:
            return cat(seat(), " defeated ", monster(a[1]), ".")
        case tells.Signs:
            change = cat(names.signs(abs(a[0])), " found" if a[0] > 0 else " lost")
            return cat(change, f": {a[1]} of {a[2]}.")
        case tells.Gate:
            return cat("a ", Icon(reading.GATE_ICON, "gate"), " opened to ", adventure(a[0]), ".")
        case tells.NoWorldLeft:
            return ("no gate opened: no Other World was left.",)
        case tells.Monster:
            return cat(a_monster(a[0]), " appeared ", "below " if a[2] < 0 else "on ", adventure(a[3]), ".")
        case tells.NoMonster:
            return ("no monster appeared: none was left.",)
        case tells.MonsterKeptAway:
            return cat(seat(), " kept a monster away.")
        case tells.Doom:
            change = cat(names.doom(abs(a[0])), " added" if a[0] > 0 else " removed")
            return cat(change, f": {a[1]} of {a[2]}.")
        case tells.NewAdventure:
            return cat("new in the museum: ", adventure(a[0]), ".")
        case tells.Replaced:
            return cat(adventure(a[0]), " left the museum.")
        case tells.WorldLeft:
            return cat(adventure(a[0]), " left the game.")
        case tells.Entrance:
            offer = OFFERS[a[1]]
            return cat(
                seat(),
                f" chose {'the ' if offer.in_shop else ''}{names.DESKS[offer.in_shop]}: ",
                clauses(offer.effects),
                ".",
            )
        case tells.LostAndFound:
            return cat(seat(), " searched the lost and found: ", face(a[1]), ".")
        case tells.Settled:
            return cat(seat(), " paid the debt of ", mythos(a[1]), ".")
        case tells.Clock:
            return cat("the ", Icon(reading.CLOCK_ICON, "clock"), f" struck {names.HOURS[a[0] // 3]}.")
        case tells.Midnight:
            return ("midnight!",)
        case tells.MidnightEffect:
            return cat("midnight effect of ", thing(a[0]), ".")
        case tells.Mythos:
            return cat("a Mythos card was revealed: ", mythos(a[0]), ".")
        case tells.Devoured:
            return cat(investigator(a[1]), " was devoured!")
        case tells.Out:
            return (f"player {a[0] + 1} is out of the game.",)
        case tells.Awakens:
            return cat(ancient_one(a[0]), " awoke!")
        case tells.DiceGone:
            return cat("out of the game with their locks: ", names.colours(a), ".")
        case tells.Strikes:
            return cat(seat(), " struck the Ancient One with ", dice(reading.pairs(a[1:])), ".")
        case tells.Attacks:
            return cat(ancient_one(a[0]), " attacked.")
        case tells.Used:
            return cat(names.power(a[0]), ": ", clauses(reading.power_of(a[0], a[1]).effects), ".")
        case tells.Forbidden:
            return cat(thing(a[0]), " did not let that happen.")
        case tells.Won:
            return (f"victory: {ending(note.rule)}!",)
        case tells.Lost:
            return (f"defeat: {ending(note.rule)}.",)
        case _:
            raise KeyError(kind)
