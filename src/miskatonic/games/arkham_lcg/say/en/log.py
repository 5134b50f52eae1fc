"""The card game's log in English: what happened, in the past tense."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.core.declared import flattened
from miskatonic.core.state import Note, State
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INVESTIGATE
from miskatonic.games.arkham_lcg.rules import tells
from miskatonic.games.arkham_lcg.rules.tells import SPENDING
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.en import names
from miskatonic.games.arkham_lcg.say.en.effects import clause
from miskatonic.games.arkham_lcg.say.en.names import card, clues, damage, horror, person, place, resources, skill
from miskatonic.games.arkham_lcg.say.reading import known
from miskatonic.text.en import count
from miskatonic.text.parts import Icon, Text, cat


def resolution(number: int) -> str:
    """What became of the house."""
    said = names.RESOLUTIONS[number]
    return f"resolution {number}, {said}" if number else said


def purpose(kind: int, enemy: int) -> Text:
    """What a test was for."""
    if kind == FIGHT:
        return cat(" to fight ", card(enemy))
    if kind == EVADE:
        return cat(" to evade ", card(enemy))
    return (" to investigate",) if kind == INVESTIGATE else ()


def power(piece: int, number: int) -> Text:
    """A power that was used, by its card and what it does."""
    return cat(names.power(piece), ": ", clause(known(reading.power_of(piece, number).effect)))


def earned(view: State, seat: int, piece: int) -> Text:
    """A story card that may go into somebody's deck."""
    who = person(view, seat) if seat >= 0 else ("a new investigator",)
    return cat(who, " may take ", card(piece), " into the deck.")


def recorded(records: Sequence[int]) -> Text:
    """What the campaign log remembers."""
    return (f"for the campaign log: {', '.join(names.RECORDS[reading.record(record)] for record in records)}.",)


def told(view: State, note: Note) -> Text:
    """A log entry as a sentence, its first letter still small."""
    a = flattened(note.told)
    kind = note.kind

    def seat(i: int = 0) -> Text:
        return person(view, a[i])

    match kind:
        case tells.Round:
            return (f"round {a[0]}.",)
        case tells.Phase:
            return (f"{names.PHASES[a[0]]} phase.",)
        case tells.Leads:
            return cat(seat(), " leads the investigation.")
        case tells.Plays:
            return cat(f"player {a[0] + 1} plays ", card(a[1]), ".")
        case tells.Mulligan:
            return cat(seat(), f" replaced {count(a[1], names.CARD)}." if a[1] else " kept the opening hand.")
        case tells.Turn:
            return cat(seat(), "’s turn.")
        case tells.TurnEnded:
            return cat(seat(), " ended the turn.")
        case tells.Drew:
            return cat(seat(), " drew ", card(a[1]), ".")
        case tells.Reshuffled:
            return cat(seat(), " shuffled the discard pile into a new deck.")
        case tells.NoCards:
            return cat(seat(), " had no cards left to draw.")
        case tells.Resources:
            if not a[1]:
                return cat(seat(), " had no resources to lose.")
            change = " gained " if a[1] > 0 else " spent " if note.rule == SPENDING else " lost "
            return cat(seat(), change, resources(abs(a[1])), f" and has {a[2]} now.")
        case tells.Actions:
            return cat(seat(), " gained " if a[1] > 0 else " lost ", names.actions(abs(a[1])), f" and has {a[2]} left.")
        case tells.Moved:
            return cat(seat(), " moved to ", place(a[1]), ".")
        case tells.Revealed:
            return cat(place(a[0]), " was revealed with ", clues(a[1]) if a[1] else "no clues", ".")
        case tells.Location:
            return cat(place(a[0]), " entered play.")
        case tells.LocationGone:
            return cat(place(a[0]), " is gone.")
        case tells.Clues:
            return cat(seat(), " discovered ", clues(a[2]), " in ", place(a[1]), ".")
        case tells.CluesReplaced:
            return cat(seat(), " took ", clues(a[2]), " off ", card(a[1]), " instead.")
        case tells.CluesSpent:
            return cat(seat(), " spent ", clues(a[1]), ".")
        case tells.CluesDropped:
            return cat(seat(), " left ", clues(a[2]), " in ", place(a[1]), ".")
        case tells.Played:
            return cat(seat(), " played ", card(a[1]), ".")
        case tells.InPlay:
            return cat(card(a[1]), " entered play under ", seat(), "’s control.")
        case tells.Discarded:
            return cat(card(a[0]), " was discarded.")
        case tells.DiscardedFromHand:
            return cat(seat(), " discarded ", card(a[1]), " from hand.")
        case tells.UnderDeck:
            return cat(seat(), " put ", card(a[1]), " under the deck.")
        case tells.Removed:
            return cat(card(a[0]), " left the game.")
        case tells.Exhausted:
            return cat(card(a[0]), " was exhausted.")
        case tells.Uses:
            left = reading.uses_left(view, a[0])
            return cat(card(a[0]), f" has {names.uses(0 if left is None else left[0], a[1])} left.")
        case tells.Test:
            return cat(seat(), " tested ", skill(a[1]), f" against {a[2]}", purpose(a[3], a[4]), ".")
        case tells.Committed:
            return cat(seat(), " committed ", card(a[1]), ".")
        case tells.Token:
            return cat(seat(), " revealed ", names.a_token(a[1]), ".")
        case tells.TokenCancelled:
            return cat(seat(), " put ", names.a_token(a[1]), " back and revealed another token.")
        case tells.Boosted:
            return cat(seat(), f" got {names.signed(a[1])} in this test.")
        case tells.Succeeded:
            return cat(seat(), f" succeeded by {a[3]}: {a[1]} against {a[2]}.")
        case tells.Failed:
            return cat(seat(), f" failed by {a[3]}: {a[1]} against {a[2]}.")
        case tells.Damage:
            return cat(card(a[0]), " took ", damage(a[1]), ".")
        case tells.Horror:
            return cat(card(a[0]), " took ", horror(a[1]), ".")
        case tells.HealedDamage:
            return cat(card(a[0]), " was healed of ", damage(a[1]), ".")
        case tells.HealedHorror:
            return cat(card(a[0]), " was healed of ", horror(a[1]), ".")
        case tells.DefeatedAsset:
            return cat(card(a[0]), " was defeated.")
        case tells.Defeated:
            return cat(seat(), (" was defeated by damage!", " was defeated by horror!", " was defeated!")[a[1]])
        case tells.Resigned:
            return cat(seat(), " resigned.")
        case tells.Trauma:
            return cat(seat(), f" suffered {a[2]} {names.TRAUMAS[a[1]]} trauma.")
        case tells.Encounter:
            return cat(seat(), " must face ", card(a[1]), ".")
        case tells.EncountersReshuffled:
            return ("the encounter discard pile was shuffled into the encounter deck.",)
        case tells.Spawned:
            return cat(card(a[0]), " appeared in ", place(a[1]), ".")
        case tells.NoSpawn:
            return cat(card(a[0]), " had nowhere to appear.")
        case tells.Engaged:
            return cat(card(a[0]), " engaged ", seat(1), ".")
        case tells.Disengaged:
            return cat(card(a[0]), " was left unengaged in ", place(a[1]), ".")
        case tells.Evaded:
            return cat(seat(), " evaded ", card(a[1]), ".")
        case tells.Attacks:
            return cat(card(a[0]), " attacked ", seat(1), ".")
        case tells.NoAttack:
            return cat(card(a[0]), " could not attack ", seat(1), ".")
        case tells.EnemyMoved:
            return cat(card(a[0]), " moved to ", place(a[1]), ".")
        case tells.EnemyDefeated:
            return cat(seat(1), " defeated ", card(a[0]), ".") if a[1] >= 0 else cat(card(a[0]), " was defeated.")
        case tells.Attached:
            return cat(card(a[0]), " was attached to ", place(a[1]), ".")
        case tells.Threat:
            return cat(card(a[0]), " entered ", seat(1), "’s threat area.")
        case tells.Doom:
            needed = f" of {reading.doom_needed(a[0])}" if reading.is_agenda(a[0]) else ""
            return cat(Icon(reading.DOOM_ICON, "doom"), " on ", card(a[0]), f": {a[1]}{needed}.")
        case tells.Agenda:
            return cat("the agenda ", card(a[0]), " advanced.")
        case tells.NewAgenda:
            return cat("the agenda is ", card(a[0]), " now.")
        case tells.Act:
            return cat("the act ", card(a[0]), " advanced.")
        case tells.NewAct:
            return cat("the act is ", card(a[0]), " now.")
        case tells.Victory:
            return cat(card(a[0]), " went to the victory display.")
        case tells.HandSearched:
            return cat(seat(), " found ", card(a[1]), ".")
        case tells.Looked:
            deck = cat(seat(1), "’s deck") if a[1] >= 0 else ("the encounter deck",)
            if a[1] == a[0]:
                deck = ("their own deck",)
            return cat(seat(), " looked at the top of ", deck, ".")
        case tells.Returned:
            return cat(card(a[1]), " returned to ", seat(), "’s hand.")
        case tells.Experience:
            return cat(seat(), f" earned {a[1]} experience.")
        case tells.Killed:
            return cat(seat(), " was killed.")
        case tells.Earned:
            return earned(view, a[0], a[1])
        case tells.Recorded:
            return recorded(a)
        case tells.Resolution:
            return (f"the scenario ended: {resolution(a[0])}.",)
        case tells.Used:
            return cat(power(a[0], a[1]), ".")
        case tells.Forbidden:
            return cat(card(a[0]), " did not let that happen.")
        case tells.Won:
            return ("victory!",)
        case tells.Lost:
            return ("defeat.",)
        case _:
            raise KeyError(kind)
