"""Everything that happens in Eldritch Horror and can be answered: the kinds of event, each with what it is about."""

from typing import NamedTuple

from miskatonic.core.declared import Amount, Piece, Seat
from miskatonic.games.eldritch_horror.rules.tells import Space

WouldLose = NamedTuple("WouldLose", [("who", Seat), ("value", Amount), ("n", Amount), ("held", Amount)])
"""Health or Sanity; held back if whether it defeats is seen only after the other is lost too."""
Rested = NamedTuple("Rested", [("who", Seat)])
BeatMonster = NamedTuple("BeatMonster", [("who", Seat), ("monster", Piece)])
"""In a combat encounter."""
MonsterDefeated = NamedTuple("MonsterDefeated", [("who", Seat), ("monster", Piece), ("space", Space)])
"""In any way; the space on which it stood, if on any."""
ClosedGate = NamedTuple("ClosedGate", [("who", Seat), ("gate", Piece)])
GainedCondition = NamedTuple("GainedCondition", [("who", Seat), ("condition", Piece)])
Improved = NamedTuple("Improved", [("who", Seat), ("skill", Amount)])
Researched = NamedTuple("Researched", [("who", Seat), ("clue", Piece)])
PassedSpellTest = NamedTuple("PassedSpellTest", [("who", Seat), ("spell", Piece)])
OntoEldritch = NamedTuple("OntoEldritch", [("who", Seat), ("space", Space)])
OmenToGreen = NamedTuple("OmenToGreen", [("who", Seat)])

ToSomebody = (
    WouldLose | Rested | BeatMonster | MonsterDefeated | ClosedGate | GainedCondition | Improved | Researched |
    PassedSpellTest | OntoEldritch | OmenToGreen
)  # fmt: skip
"""Somebody does or suffers all of it."""
