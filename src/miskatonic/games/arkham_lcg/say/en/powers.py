"""Costs for the English labels."""

from dataclasses import replace

from miskatonic.games.arkham_lcg.cards.sheets import Cost
from miskatonic.games.arkham_lcg.say import powers
from miskatonic.games.arkham_lcg.say.voices import VOICES
from miskatonic.text.parts import Text


def costs(cost: Cost, uses: int = 0, left: int | None = None) -> list[Text]:
    """What using a power costs besides actions."""
    v = VOICES["en"]
    return powers.costs(cost, replace(v, uses=v.names.uses[uses]), left or None)
