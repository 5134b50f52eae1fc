"""Final Hour's log: what happened, in the past tense."""

from __future__ import annotations

from miskatonic.games.final_hour.rules import tells
from miskatonic.games.final_hour.say.log.ancient_one import ancient_one
from miskatonic.games.final_hour.say.log.cards import cards
from miskatonic.games.final_hour.say.log.deeds import deeds
from miskatonic.games.final_hour.say.log.finds import finds
from miskatonic.games.final_hour.say.log.items import items
from miskatonic.games.final_hour.say.log.monsters import monsters
from miskatonic.games.final_hour.say.log.ritual import ritual
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text


def told(v: Voice, entry: tells.AnyTold, rule: str) -> Text:
    """A log entry as a sentence, its first letter still small."""
    if isinstance(entry, tells.OfCards):
        return cards(v, entry)
    if isinstance(entry, tells.OfDeeds):
        return deeds(v, entry)
    if isinstance(entry, tells.OfFinds):
        return finds(v, entry)
    if isinstance(entry, tells.OfMonsters):
        return monsters(v, entry)
    if isinstance(entry, tells.OfAncientOne):
        return ancient_one(v, entry)
    if isinstance(entry, tells.OfRitual):
        return ritual(v, entry, rule)
    return items(v, entry)
