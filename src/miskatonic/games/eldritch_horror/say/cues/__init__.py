"""Cues: one sentence of our own above every encounter, a file a deck."""

from typing import Final

from miskatonic.games.eldritch_horror.say.cues.america import AMERICA
from miskatonic.games.eldritch_horror.say.cues.asia_australia import ASIA_AUSTRALIA
from miskatonic.games.eldritch_horror.say.cues.cue import Cues
from miskatonic.games.eldritch_horror.say.cues.europe import EUROPE
from miskatonic.games.eldritch_horror.say.cues.expeditions import EXPEDITIONS
from miskatonic.games.eldritch_horror.say.cues.general import GENERAL
from miskatonic.games.eldritch_horror.say.cues.other_worlds import OTHER_WORLDS
from miskatonic.games.eldritch_horror.say.cues.research_azathoth import AZATHOTH
from miskatonic.games.eldritch_horror.say.cues.research_cthulhu import CTHULHU
from miskatonic.games.eldritch_horror.say.cues.research_shub_niggurath import SHUB_NIGGURATH
from miskatonic.games.eldritch_horror.say.cues.research_yog_sothoth import YOG_SOTHOTH
from miskatonic.games.eldritch_horror.say.cues.special import SPECIAL
from miskatonic.games.eldritch_horror.say.names import Voice

CUES: Final[Cues] = {
    **AMERICA,
    **EUROPE,
    **ASIA_AUSTRALIA,
    **GENERAL,
    **EXPEDITIONS,
    **OTHER_WORLDS,
    **AZATHOTH,
    **CTHULHU,
    **SHUB_NIGGURATH,
    **YOG_SOTHOTH,
    **SPECIAL,
}


def cue(v: Voice, code: str, section: int = 0) -> str:
    """What is going on in this section of the card; a complex encounter has only one."""
    return CUES[code][section][v.lang]
