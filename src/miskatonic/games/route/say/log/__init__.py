"""What En Route tells: a sentence for every kind of log entry, in the past tense.

In Russian and Ukrainian a verb of the past would say whether a player is a man or a woman, which nobody knows of the names
that people give themselves: there players act in the present.
"""

from __future__ import annotations

from miskatonic.games.route.rules import tells
from miskatonic.games.route.say.log.ancient_one import ancient_one
from miskatonic.games.route.say.log.campaign import campaign
from miskatonic.games.route.say.log.cities import cities
from miskatonic.games.route.say.log.drawing import drawing
from miskatonic.games.route.say.log.events import events
from miskatonic.games.route.say.log.rounds import rounds
from miskatonic.games.route.say.log.scores import scores
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text


def told(v: Voice, what: tells.AnyTold, cast: tuple[int, ...]) -> Text:
    """A line of the log; the cast of an entry knows the city."""
    if isinstance(what, tells.OfRounds):
        return rounds(v, what, cast)
    if isinstance(what, tells.OfDrawing):
        return drawing(v, what, cast)
    if isinstance(what, tells.OfScores):
        return scores(v, what)
    if isinstance(what, tells.OfCities):
        return cities(v, what)
    if isinstance(what, tells.OfEvents):
        return events(v, what)
    if isinstance(what, tells.OfAncientOne):
        return ancient_one(v, what)
    return campaign(v, what)
