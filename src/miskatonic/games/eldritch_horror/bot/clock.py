"""How long the game will still last, and what Doom, Gates and the omen are worth in rounds."""

from __future__ import annotations

from math import comb, exp, log
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards.terms import OMEN_TRACK
from miskatonic.games.eldritch_horror.rules import box

CREEP: Final = 0.8
"""Doom that advances in a round whatever the Gates do: cards, reckonings, Gates that are still to come."""
OMENS: Final = 0.85
"""How often the omen advances in a round: with every Mythos card that is no Rumor."""
STAYS: Final = 0.88
"""How likely a Gate that is not closed now is still open a round later."""
HORIZON: Final = 10
SOFTNESS: Final = 2.0
AFTER_AWAKENING: Final = 0.5
"""What a round counts once the Ancient One is awake."""


def cards_left(s: State) -> int:
    """Mythos cards that are still to come: their number is no secret."""
    return sum([len(s.zones.get(zone, ())) for stage in box.MYTHOS_STAGE for zone in stage])


def coming_doom(omen: int, colour: int, rounds: int) -> float:
    """The Doom that an open Gate of a colour will bring within so many rounds if nobody hurries."""
    found, chance = 0.0, OMENS
    for step in range(1, min(rounds, HORIZON) + 1):
        found += chance * (OMEN_TRACK[(omen + step) % len(OMEN_TRACK)] == colour)
        chance *= STAYS
    return found


def matches(s: State, gate: int, rounds: int) -> float:
    """The chance that a Gate matches the omen so many rounds from now."""
    omen, colour = s.counts.get(box.OMEN, 0), box.GATE[gate].omen
    steps = [comb(rounds, n) * OMENS**n * (1 - OMENS) ** (rounds - n) for n in range(rounds + 1)]
    return sum([chance for n, chance in enumerate(steps) if OMEN_TRACK[(omen + n) % len(OMEN_TRACK)] == colour])


def gates_doom(s: State) -> dict[int, float]:
    """The Doom that each open Gate will bring."""
    omen, left = s.counts.get(box.OMEN, 0), cards_left(s)
    return {gate: coming_doom(omen, box.GATE[gate].omen, left) for gate in s.zones.get(box.GATES_OPEN, ())}


def rounds_left(s: State, doom: float = 0.0) -> float:
    """How many rounds are left, by the Mythos deck and by Doom with so much more or less of it to come."""
    cards = cards_left(s)
    if box.AWAKE in s.counts:
        return AFTER_AWAKENING * cards
    coming = sum(gates_doom(s).values()) - doom
    by_doom = (s.counts.get(box.DOOM, 0) - coming) / CREEP
    return -SOFTNESS * log(exp(-cards / SOFTNESS) + exp(-max(-30.0, by_doom) / SOFTNESS))
