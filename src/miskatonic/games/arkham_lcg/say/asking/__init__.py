"""Questions: who must decide what."""

from __future__ import annotations

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.say.asking.aftermath import aftermath
from miskatonic.games.arkham_lcg.say.asking.cards import OfCards, cards
from miskatonic.games.arkham_lcg.say.asking.course import OfCourse, course
from miskatonic.games.arkham_lcg.say.asking.enemies import OfEnemies, enemies
from miskatonic.games.arkham_lcg.say.asking.harm import OfHarm, harm
from miskatonic.games.arkham_lcg.say.asking.places import OfPlaces, places
from miskatonic.games.arkham_lcg.say.asking.skill_tests import OfTests, skill_tests
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text


def question(v: Voice, view: State, asked: Asked) -> Text:
    """What is to be decided, without a capital and a full stop."""
    what: asks.AnyAsk = asked.what
    if isinstance(what, OfCourse):
        return course(v, view, asked, what)
    if isinstance(what, OfTests):
        return skill_tests(v, view, asked, what)
    if isinstance(what, OfHarm):
        return harm(v, what)
    if isinstance(what, OfEnemies):
        return enemies(v, view, asked, what)
    if isinstance(what, OfCards):
        return cards(v, view, asked, what)
    if isinstance(what, OfPlaces):
        return places(v, what)
    return aftermath(v, view, asked, what)
