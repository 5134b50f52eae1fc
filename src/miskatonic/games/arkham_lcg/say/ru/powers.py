"""Powers for the Russian labels and the log."""

from dataclasses import replace

from miskatonic.games.arkham_lcg.cards.sheets import Power
from miskatonic.games.arkham_lcg.say import powers
from miskatonic.games.arkham_lcg.say.voices import VOICES
from miskatonic.text.parts import Text


def summary(p: Power) -> Text:
    """What a power is for, in short."""
    return powers.gist(p, powers.manner(p, None, VOICES["ru"]).wish)


def offer(p: Power, uses: int = -1, left: int = -1) -> Text:
    """A power on a button: what it costs and what it is for."""
    v = powers.manner(p, None, VOICES["ru"]).wish
    if uses >= 0:
        v = replace(v, uses=v.names.uses[uses])
    return powers.offer(p, v, left if uses >= 0 else None)
