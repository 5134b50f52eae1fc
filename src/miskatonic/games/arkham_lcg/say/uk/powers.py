"""Powers for the Ukrainian labels."""

from dataclasses import replace

from miskatonic.games.arkham_lcg.cards.sheets import Power
from miskatonic.games.arkham_lcg.say import powers
from miskatonic.games.arkham_lcg.say.voices import VOICES
from miskatonic.text.parts import Text


def power_short(power: Power, uses: int = 0, left: int | None = None) -> Text:
    """What a power costs and does, for somebody about to use it."""
    v = powers.manner(power, None, VOICES["uk"])
    return powers.goal_of(power, replace(v, uses=v.names.uses[uses]).wish, left)
