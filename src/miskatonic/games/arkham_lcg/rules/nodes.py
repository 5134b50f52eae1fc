"""Nodes of powers that no card prints: when a power fits, what it costs, how an event is played as a reaction.

A compiled build leaves this module as it is.
"""

from dataclasses import dataclass

from miskatonic.core.nodes import Effect, Node
from miskatonic.games.arkham_lcg.cards.sheets import Cost, Power


@dataclass(frozen=True, slots=True)
class Fits(Node):
    """The moment is right for a power of a card."""

    power: Power


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """All costs of a power, at the same time (AH-CST-01)."""

    cost: Cost


@dataclass(frozen=True, slots=True)
class PlayAsReaction(Effect):
    """The event is played: its cost is paid and it leaves the hand (AH-EVT-02)."""


@dataclass(frozen=True, slots=True)
class FinishEvent(Effect):
    """The event has been played: it goes to its discard pile (AH-INI-05)."""


@dataclass(frozen=True, slots=True)
class LeaveWhenEmpty(Effect):
    """A card whose uses a reaction has spent may have to go (AH-USE-02)."""
