"""Elder Sign's log in words: what happened, in the past tense."""

from __future__ import annotations

from miskatonic.games.elder_sign.rules import tells
from miskatonic.games.elder_sign.say import names
from miskatonic.games.elder_sign.say.log.adventures import adventures
from miskatonic.games.elder_sign.say.log.dice import dice
from miskatonic.games.elder_sign.say.log.fortune import fortune
from miskatonic.games.elder_sign.say.log.midnight import midnight
from miskatonic.games.elder_sign.say.log.museum import museum
from miskatonic.games.elder_sign.say.log.rolls import rolls
from miskatonic.games.elder_sign.say.log.turns import turns
from miskatonic.text.parts import Text


def told(v: names.Voice, entry: tells.AnyTold, rule: str) -> Text:
    """A log entry as a sentence."""
    if isinstance(entry, tells.OfTurns):
        return turns(v, entry)
    if isinstance(entry, tells.OfRolls):
        return rolls(v, entry)
    if isinstance(entry, tells.OfDice):
        return dice(v, entry)
    if isinstance(entry, tells.OfAdventures):
        return adventures(v, entry)
    if isinstance(entry, tells.OfFortune):
        return fortune(v, entry)
    if isinstance(entry, tells.OfMuseum):
        return museum(v, entry)
    return midnight(v, entry, rule)
