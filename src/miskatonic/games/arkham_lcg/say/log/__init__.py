"""The log: what happened, in the past tense."""

from __future__ import annotations

from functools import cache, lru_cache

from miskatonic.core.declared import SEAT, Kind, arguments
from miskatonic.core.options import NOTHING
from miskatonic.games.arkham_lcg.rules import tells
from miskatonic.games.arkham_lcg.say.log.aftermath import aftermath
from miskatonic.games.arkham_lcg.say.log.cards import cards
from miskatonic.games.arkham_lcg.say.log.course import course
from miskatonic.games.arkham_lcg.say.log.enemies import enemies
from miskatonic.games.arkham_lcg.say.log.harm import harm
from miskatonic.games.arkham_lcg.say.log.places import places
from miskatonic.games.arkham_lcg.say.log.skill_tests import skill_tests
from miskatonic.games.arkham_lcg.say.log.story import story
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import Cast
from miskatonic.text.parts import Text, capital


def line(v: Voice, cast: Cast, entry: tells.AnyTold, rule: str) -> Text:
    """A log entry as a sentence."""
    kind: Kind = type(entry)
    named = [getattr(entry, field) for field in seats_in(kind)]
    return _line(v, tuple([piece if seat in named else NOTHING for seat, piece in enumerate(cast)]), entry, rule)


@cache
def seats_in(kind: Kind) -> tuple[str, ...]:
    """The fields of a kind of entry that name seats: who sits at the others makes no difference to its words."""
    return tuple([field for field, what in arguments(kind) if what == SEAT])


@lru_cache(maxsize=1 << 13, typed=True)  # entries of two kinds may hold the same numbers
def _line(v: Voice, cast: Cast, entry: tells.AnyTold, rule: str) -> Text:
    return v.finished(capital(told(v, cast, entry, rule)))


def told(v: Voice, cast: Cast, entry: tells.AnyTold, rule: str) -> Text:
    """A log entry as a sentence, its first letter still small."""
    if isinstance(entry, tells.OfCourse):
        return course(v, cast, entry, rule)
    if isinstance(entry, tells.OfPlaces):
        return places(v, cast, entry)
    if isinstance(entry, tells.OfCards):
        return cards(v, cast, entry)
    if isinstance(entry, tells.OfTests):
        return skill_tests(v, cast, entry)
    if isinstance(entry, tells.OfHarm):
        return harm(v, cast, entry)
    if isinstance(entry, tells.OfEnemies):
        return enemies(v, cast, entry)
    if isinstance(entry, tells.OfStory):
        return story(v, cast, entry)
    return aftermath(v, cast, entry)
