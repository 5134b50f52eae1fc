"""Lantern Duel: a small game made up to prove the machine. Two players keep their lanterns lit for a few rounds.

It has what real games have: a commit loop, prevention, "instead", forced effects to be ordered, a cancel that can be
cancelled, limits, a secret choice, hidden hands, a deck, a bag, an absolute "cannot", and an event that nobody hears.
"""

from typing import Final

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.title import Setting, Title
from miskatonic.weighing import Fact, Standing
from tests.made_up.box import BURY, COMMIT, OIL, PLAY, ROUND_NUMBER, START_OIL, TABLE
from tests.made_up.say import SPEECH
from tests.made_up.scene import scene, targets
from tests.made_up.setup import RULES, begin


def value(s: State, seat: int) -> float:
    """More oil than the other is good."""
    return 0.5 + (s.count(OIL[seat]) - s.count(OIL[1 - seat])) / (2 * START_OIL)


def standing(s: State, seat: int) -> Standing:
    """The same by player."""
    sign = {seat: 1, 1 - seat: -1}
    return {who: Fact(s.count(OIL[who]), sign[who] * s.count(OIL[who]) / (2 * START_OIL)) for who in (0, 1)}


def forbidden(view: State, asked: Asked) -> list[tuple[Option, str]]:
    """Cards that lie on the table already cannot be played or committed."""
    verb = {"action": PLAY, "commit": COMMIT}.get(asked.question)
    if verb is None:
        return []
    return [(verb[piece], "LD-ACT-02") for piece in view.zone(TABLE[asked.who])]


LANTERN_DUEL: Final = Title(
    id="lantern-duel",
    version=2,
    stage="alpha",
    seats=(2,),
    minutes=(5, 10),
    complexity=1,
    settings=(Setting("rounds", 4, low=1, high=9), Setting("second_leads", False, (False, True))),
    rules=RULES,
    begin=begin,
    check=lambda options, seats: None,
    speech=SPEECH,
    scene=scene,
    targets=targets,
    forbidden=forbidden,
    grave=lambda s, asked, option: option is BURY,
    value=value,
    standing=standing,
    rounds=lambda s: s.count(ROUND_NUMBER),
    census={"card": 36, "token": 8},
    rulebook="tests.made_up",
)
