"""Cues: one sentence of our own above every encounter, a file a deck."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.america import AMERICA
from miskatonic.games.eldritch_horror.say.cues.asia_australia import ASIA_AUSTRALIA
from miskatonic.games.eldritch_horror.say.cues.cue import Cues
from miskatonic.games.eldritch_horror.say.cues.europe import EUROPE
from miskatonic.games.eldritch_horror.say.cues.general import GENERAL
from miskatonic.games.eldritch_horror.say.names import Voice

CUES: Final[Cues] = {**AMERICA, **EUROPE, **ASIA_AUSTRALIA, **GENERAL}


def cue(v: Voice, code: str, section: int = 0) -> str:
    """What is going on in this section of the card."""
    return CUES[code][section][v.lang]
