"""What a state of Eldritch Horror is worth to the investigators."""

from __future__ import annotations

from math import exp

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards.terms import CLUE, HEALTH, SANITY
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.amounts import owned
from miskatonic.games.eldritch_horror.rules.people import alive, ancient_one


def value(s: State, seat: int) -> float:
    """Between 0, lost, and 1, won: mysteries, doom, Clues, Health and Sanity against Gates and Monsters."""
    if s.result is not None:
        return 1.0 if s.result.won else 0.0
    sheet = ancient_one(s)
    people = alive(s)
    good = 2.0 * len(s.zone(box.SOLVED)) + 2.0 * s.count(box.DOOM) / sheet.doom
    for other in people:
        good += 0.1 * len(owned(s, other, CLUE)) + 0.05 * len(s.zone(box.OWNED[other]))
        good += 0.04 * (s.count(box.VALUE_OF[HEALTH][other]) + s.count(box.VALUE_OF[SANITY][other]))
        good -= 0.1 * len(s.zone(box.CONDITIONS_OF[other]))
    bad = 0.1 * len(s.zone(box.GATES_OPEN)) + 0.03 * len(places.monsters_on_board(s)) + 0.3 * len(s.zone(box.ONGOING))
    bad += 0.4 * (s.seats - len(people)) + (2.0 if s.count(box.AWAKE) else 0.0)
    return 1 / (1 + exp((bad - good + 4) / 4))
