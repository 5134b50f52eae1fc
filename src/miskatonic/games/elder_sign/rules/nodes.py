"""Nodes of powers that no card prints; a compiled build leaves this module as it is."""

from dataclasses import dataclass

from miskatonic.core.nodes import Node
from miskatonic.games.elder_sign.cards.sheets import Power


@dataclass(frozen=True, slots=True)
class Fits(Node):
    """The moment is right for a power: the right player, the right kind of card, the right place."""

    power: Power
    is_own: bool
    """Whether only the owner's event counts."""
