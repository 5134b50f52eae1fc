"""What a state of Eldritch Horror is worth to the investigators: the time they have against the time they need."""

from __future__ import annotations

from math import exp
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.clock import rounds_left
from miskatonic.games.eldritch_horror.bot.lives import person_worth, vital
from miskatonic.games.eldritch_horror.bot.mysteries import task
from miskatonic.games.eldritch_horror.bot.prices import LEAST_DOOM, ROUND, clue_stock, prices
from miskatonic.games.eldritch_horror.bot.rumors import rumor_price
from miskatonic.games.eldritch_horror.bot.travel import World, way_of
from miskatonic.games.eldritch_horror.rules import box, places
from miskatonic.games.eldritch_horror.rules.amounts import rumors
from miskatonic.games.eldritch_horror.rules.people import alive, is_alive

STEEPNESS: Final = 0.15


def value(s: State, seat: int) -> float:
    """Between 0, lost, and 1, won."""
    if s.result is not None:
        return 1.0 if s.result.won else 0.0
    good = standing(s)
    if is_alive(s, seat):
        good += World(s, seat).prospect(way_of(s, seat))
    return squashed(s, good)


def squashed(s: State, worth: float) -> float:
    """A worth as a number between 0 and 1."""
    return 1 / (1 + exp(-max(-600.0, min(600.0, STEEPNESS * worth / s.counts[box.PLAYERS]))))


def standing(s: State) -> float:
    """How things stand for everybody, in rounds of one investigator."""
    todo = task(s)
    p = prices(s, todo)
    good = ROUND * p.players * (rounds_left(s) + LEAST_DOOM * s.counts.get(box.DOOM, 0))
    good += p.mystery * (len(s.zones.get(box.SOLVED, ())) + todo.done - 3)
    people = alive(s)
    good += sum([person_worth(s, seat) for seat in people]) + vital(0) * (s.seats - len(people))
    held = sum([len(s.zones.get(box.CLUES_OF[seat], ())) for seat in people])
    good += clue_stock(s, p.step, todo, held)
    good -= p.monster * len(places.monsters_on_board(s))
    return good - sum([rumor_price(s, card, p.players) for card in rumors(s)])
