"""What a state of Eldritch Horror is worth to the investigators, in the worth of a solved Mystery."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from miskatonic.core.code import Frame, amount
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.aims import clues_wanted, progress, pull, urgency
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import ConditionCard
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, SANITY
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.amounts import matching_gates, rumors
from miskatonic.games.eldritch_horror.rules.mysteries import CHECK
from miskatonic.games.eldritch_horror.rules.people import alive, ancient_one, lead, sheet_of

MYSTERY: Final = 1.0
DOOM: Final = 1.6
"""All the doom there is; the last steps count most."""
CLUE: Final = 0.05
WANTED_CLUE: Final = 0.12
"""A Clue that the Mystery will ask for."""
CARD: Final = 0.025
TICKET: Final = 0.015
IMPROVEMENT: Final = 0.09
VITALS: Final = (-0.5, -0.3, -0.16, -0.08, -0.03, 0.0, 0.015, 0.025)
"""What is left of Health or Sanity, by how much; more than listed is as good as the last."""
FALLEN: Final = -0.45
GATE: Final = -0.1
MATCHING_GATE: Final = -0.05
MONSTER: Final = -0.015
RUMOR: Final = -0.2
RUNNING_OUT: Final = -0.6
STEEPNESS: Final = 1.6


def value(s: State, seat: int) -> float:
    """Between 0, lost, and 1, won."""
    if s.result is not None:
        return 1.0 if s.result.won else 0.0
    return squashed(standing(s))


def squashed(worth: float) -> float:
    """A worth as something like a chance."""
    return 1 / (1 + exp(-STEEPNESS * (worth - 2)))


def standing(s: State) -> float:
    """How things stand: Mysteries and Doom, the investigators and how near they are to what matters, the board."""
    sheet = ancient_one(s)
    good = MYSTERY * (len(s.zones.get(box.SOLVED, ())) + progress(s))
    good += DOOM * sqrt(s.counts.get(box.DOOM, 0) / sheet.doom)
    people = alive(s)
    good += sum([person_worth(s, seat) for seat in people]) + FALLEN * (s.seats - len(people))
    good += GATE * len(s.zones.get(box.GATES_OPEN, ())) + MATCHING_GATE * len(matching_gates(s))
    probe = Frame(CHECK, lead(s), len(s.stack))
    for monster in places.monsters_on_board(s):
        good += MONSTER * min(4, amount(s, probe, sheet_of(s, monster).toughness))
    for card in rumors(s):
        good += RUMOR + RUNNING_OUT * urgency(s, card)
    held = sum([len(s.zones.get(box.CLUES_OF[seat], ())) for seat in people])
    good += CLUE * held + WANTED_CLUE * min(held, clues_wanted(s))
    return good + pull(s)


def person_worth(s: State, seat: int) -> float:
    """What an investigator has and bears."""
    counts = s.counts
    good = vital(counts.get(box.VALUE_OF[HEALTH][seat], 0)) + vital(counts.get(box.VALUE_OF[SANITY][seat], 0))
    good += CARD * len(s.zones.get(box.OWNED[seat], ()))
    good += TICKET * sum([counts.get(family[seat], 0) for family in box.TICKETS])
    good += IMPROVEMENT * sum([counts.get(family[seat], 0) for family in box.IMPROVED])
    good -= 0.1 * (box.DELAYED[seat] in counts)
    for card in s.zones.get(box.CONDITIONS_OF[seat], ()):
        good += condition_worth(box.CONDITION_CARD[card])
    return good


def vital(n: int) -> float:
    """What so much Health or Sanity is worth."""
    return VITALS[min(n, len(VITALS) - 1)]


def condition_worth(card: ConditionCard) -> float:
    """What bearing a Condition is worth: better dice are good, everything else is not."""
    for passive in card.passive:
        match passive:
            case w.SuccessFrom(face):
                return 0.15 * (5 - face)
            case w.HeldFast():
                return -0.2
    return -0.08
