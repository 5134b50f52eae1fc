"""Gates, Clues and the reference cards (EH-CMP-20, EH-CMP-21, EH-CMP-28)."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.sheets import Clue, Gate, Reference
from miskatonic.games.eldritch_horror.cards.terms import BLUE, GREEN, RED


def _gate(space: int, omen: int) -> Gate:
    return Gate(f"gate-{world.SPACES[space].code}", space, omen)


GATES: Final = (
    _gate(world.ARKHAM, RED),
    _gate(world.ROME, RED),
    _gate(world.SHANGHAI, RED),
    _gate(world.SYDNEY, RED),
    _gate(world.BUENOS_AIRES, BLUE),
    _gate(world.LONDON, BLUE),
    _gate(world.TOKYO, BLUE),
    _gate(world.ISTANBUL, GREEN),
    _gate(world.SAN_FRANCISCO, GREEN),
)

CLUES: Final = tuple(Clue(f"clue-{space.code}", number) for number, space in enumerate(world.SPACES))
"""One for every space."""

REFERENCES: Final = (
    Reference(gates=1, clues=1, surge=1),
    Reference(gates=1, clues=1, surge=1),
    Reference(gates=1, clues=2, surge=2),
    Reference(gates=1, clues=2, surge=2),
    Reference(gates=2, clues=3, surge=2),
    Reference(gates=2, clues=3, surge=2),
    Reference(gates=2, clues=4, surge=3),
    Reference(gates=2, clues=4, surge=3),
)
"""By the number of players, from 1."""
