"""The card game's log in English: what happened, in the past tense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from miskatonic.core.state import Note, State
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INVESTIGATE
from miskatonic.games.arkham_lcg.rules.questions import SPENDING, Told
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
    a = note.args
    kind = Told(note.kind)

    def seat(i: int = 0) -> Text:
        return person(view, a[i])

    match kind:
        case Told.ROUND:
            return (f"round {a[0]}.",)
        case Told.PHASE:
            return (f"{names.PHASES[a[0]]} phase.",)
        case Told.LEADS:
            return cat(seat(), " leads the investigation.")
        case Told.PLAYS:
            return cat(f"player {a[0] + 1} plays ", card(a[1]), ".")
        case Told.MULLIGAN:
            return cat(seat(), f" replaced {count(a[1], names.CARD)}." if a[1] else " kept the opening hand.")
        case Told.TURN:
            return cat(seat(), "’s turn.")
        case Told.TURN_ENDED:
            return cat(seat(), " ended the turn.")
        case Told.DREW:
            return cat(seat(), " drew ", card(a[1]), ".")
        case Told.RESHUFFLED:
            return cat(seat(), " shuffled the discard pile into a new deck.")
        case Told.NO_CARDS:
            return cat(seat(), " had no cards left to draw.")
        case Told.RESOURCES:
            if not a[1]:
                return cat(seat(), " had no resources to lose.")
            change = " gained " if a[1] > 0 else " spent " if note.rule == SPENDING else " lost "
            return cat(seat(), change, resources(abs(a[1])), f" and has {a[2]} now.")
        case Told.ACTIONS:
            return cat(seat(), " gained " if a[1] > 0 else " lost ", names.actions(abs(a[1])), f" and has {a[2]} left.")
        case Told.MOVED:
            return cat(seat(), " moved to ", place(a[1]), ".")
        case Told.REVEALED:
            return cat(place(a[0]), " was revealed with ", clues(a[1]) if a[1] else "no clues", ".")
        case Told.LOCATION:
            return cat(place(a[0]), " entered play.")
        case Told.LOCATION_GONE:
            return cat(place(a[0]), " is gone.")
        case Told.CLUES:
            return cat(seat(), " discovered ", clues(a[2]), " in ", place(a[1]), ".")
        case Told.CLUES_REPLACED:
            return cat(seat(), " took ", clues(a[2]), " off ", card(a[1]), " instead.")
        case Told.CLUES_SPENT:
            return cat(seat(), " spent ", clues(a[1]), ".")
        case Told.CLUES_DROPPED:
            return cat(seat(), " left ", clues(a[2]), " in ", place(a[1]), ".")
        case Told.PLAYED:
            return cat(seat(), " played ", card(a[1]), ".")
        case Told.IN_PLAY:
            return cat(card(a[1]), " entered play under ", seat(), "’s control.")
        case Told.DISCARDED:
            return cat(card(a[0]), " was discarded.")
        case Told.DISCARDED_FROM_HAND:
            return cat(seat(), " discarded ", card(a[1]), " from hand.")
        case Told.UNDER_DECK:
            return cat(seat(), " put ", card(a[1]), " under the deck.")
        case Told.REMOVED:
            return cat(card(a[0]), " left the game.")
        case Told.EXHAUSTED:
            return cat(card(a[0]), " was exhausted.")
        case Told.USES:
            left = reading.uses_left(view, a[0])
            return cat(card(a[0]), f" has {names.uses(0 if left is None else left[0], a[1])} left.")
        case Told.TEST:
            return cat(seat(), " tested ", skill(a[1]), f" against {a[2]}", purpose(a[3], a[4]), ".")
        case Told.COMMITTED:
            return cat(seat(), " committed ", card(a[1]), ".")
        case Told.TOKEN:
            return cat(seat(), " revealed ", names.a_token(a[1]), ".")
        case Told.TOKEN_CANCELLED:
            return cat(seat(), " put ", names.a_token(a[1]), " back and revealed another token.")
        case Told.BOOSTED:
            return cat(seat(), f" got {names.signed(a[1])} in this test.")
        case Told.SUCCEEDED:
            return cat(seat(), f" succeeded by {a[3]}: {a[1]} against {a[2]}.")
        case Told.FAILED:
            return cat(seat(), f" failed by {a[3]}: {a[1]} against {a[2]}.")
        case Told.DAMAGE:
            return cat(card(a[0]), " took ", damage(a[1]), ".")
        case Told.HORROR:
            return cat(card(a[0]), " took ", horror(a[1]), ".")
        case Told.HEALED_DAMAGE:
            return cat(card(a[0]), " was healed of ", damage(a[1]), ".")
        case Told.HEALED_HORROR:
            return cat(card(a[0]), " was healed of ", horror(a[1]), ".")
        case Told.DEFEATED_ASSET:
            return cat(card(a[0]), " was defeated.")
        case Told.DEFEATED:
            return cat(seat(), (" was defeated by damage!", " was defeated by horror!", " was defeated!")[a[1]])
        case Told.RESIGNED:
            return cat(seat(), " resigned.")
        case Told.TRAUMA:
            return cat(seat(), f" suffered {a[2]} {names.TRAUMAS[a[1]]} trauma.")
        case Told.ENCOUNTER:
            return cat(seat(), " must face ", card(a[1]), ".")
        case Told.ENCOUNTERS_RESHUFFLED:
            return ("the encounter discard pile was shuffled into the encounter deck.",)
        case Told.SPAWNED:
            return cat(card(a[0]), " appeared in ", place(a[1]), ".")
        case Told.NO_SPAWN:
            return cat(card(a[0]), " had nowhere to appear.")
        case Told.ENGAGED:
            return cat(card(a[0]), " engaged ", seat(1), ".")
        case Told.DISENGAGED:
            return cat(card(a[0]), " was left unengaged in ", place(a[1]), ".")
        case Told.EVADED:
            return cat(seat(), " evaded ", card(a[1]), ".")
        case Told.ATTACKS:
            return cat(card(a[0]), " attacked ", seat(1), ".")
        case Told.NO_ATTACK:
            return cat(card(a[0]), " could not attack ", seat(1), ".")
        case Told.ENEMY_MOVED:
            return cat(card(a[0]), " moved to ", place(a[1]), ".")
        case Told.ENEMY_DEFEATED:
            return cat(seat(1), " defeated ", card(a[0]), ".") if a[1] >= 0 else cat(card(a[0]), " was defeated.")
        case Told.ATTACHED:
            return cat(card(a[0]), " was attached to ", place(a[1]), ".")
        case Told.THREAT:
            return cat(card(a[0]), " entered ", seat(1), "’s threat area.")
        case Told.DOOM:
            needed = f" of {reading.doom_needed(a[0])}" if reading.is_agenda(a[0]) else ""
            return cat(Icon(reading.DOOM_ICON, "doom"), " on ", card(a[0]), f": {a[1]}{needed}.")
        case Told.AGENDA:
            return cat("the agenda ", card(a[0]), " advanced.")
        case Told.NEW_AGENDA:
            return cat("the agenda is ", card(a[0]), " now.")
        case Told.ACT:
            return cat("the act ", card(a[0]), " advanced.")
        case Told.NEW_ACT:
            return cat("the act is ", card(a[0]), " now.")
        case Told.VICTORY:
            return cat(card(a[0]), " went to the victory display.")
        case Told.HAND_SEARCHED:
            return cat(seat(), " found ", card(a[1]), ".")
        case Told.LOOKED:
            deck = cat(seat(1), "’s deck") if a[1] >= 0 else ("the encounter deck",)
            if a[1] == a[0]:
                deck = ("their own deck",)
            return cat(seat(), " looked at the top of ", deck, ".")
        case Told.RETURNED:
            return cat(card(a[1]), " returned to ", seat(), "’s hand.")
        case Told.EXPERIENCE:
            return cat(seat(), f" earned {a[1]} experience.")
        case Told.KILLED:
            return cat(seat(), " was killed.")
        case Told.EARNED:
            return earned(view, a[0], a[1])
        case Told.RECORDED:
            return recorded(a)
        case Told.RESOLUTION:
            return (f"the scenario ended: {resolution(a[0])}.",)
        case Told.ABILITY_USED:
            return cat(power(a[0], a[1]), ".")
        case Told.FORBIDDEN:
            return cat(card(a[0]), " did not let that happen.")
        case Told.WON:
            return ("victory!",)
        case Told.LOST:
            return ("defeat.",)
        case _:
            assert_never(kind)
