"""What a greedy player thinks of every option of a chancy decision, from the odds and not from one lucky dream.

Every function here answers one kind of question with what each option gains, in Elder Signs.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.attempts import Attempt, attempt_at, attempt_now, dice_now, monster_gain, price
from miskatonic.games.elder_sign.box import (
    ACTIVE,
    ADVENTURE,
    ASK_HELP,
    AT,
    AWAKE,
    BEATEN,
    BELOW,
    CARD_AT,
    CLUES,
    COLOUR_OF,
    COMPLETE,
    DIE_OF,
    ENOUGH,
    FACE,
    FACE_DOWN,
    FAIL_ROLL,
    FIND,
    FIRST_DIE,
    FOCUS_ON,
    FREE_REROLLS,
    GIVE_UP,
    INVESTIGATOR,
    MONSTER,
    MONSTERS_AT,
    MOVE,
    OFFER,
    POOL,
    POSSESSION,
    REROLL,
    ROLL,
    ROLL_ON,
    ROLL_THESE,
    SECURED,
    SETTLE,
    SPOTS,
    TAKE_OFF,
    TO_ENTRANCE,
    YES,
)
from miskatonic.games.elder_sign.cards.entrance import LOST_AND_FOUND, OFFERS
from miskatonic.games.elder_sign.chances import less
from miskatonic.games.elder_sign.components import Power
from miskatonic.games.elder_sign.dice import FACES_OF, GREEN
from miskatonic.games.elder_sign.entrance import debt
from miskatonic.games.elder_sign.entrance import price as shop_price
from miskatonic.games.elder_sign.monsters import face_up_monsters
from miskatonic.games.elder_sign.museum import open_places
from miskatonic.games.elder_sign.odds import chance
from miskatonic.games.elder_sign.people import ancient_one, has
from miskatonic.games.elder_sign.pool import changeable, most_by_clue, rolled_dice, shows_terror
from miskatonic.games.elder_sign.questions import Ask
from miskatonic.games.elder_sign.survival import Die, Situation, kept
from miskatonic.games.elder_sign.tasks import goals_in_reach
from miskatonic.games.elder_sign.words import (
    CLUE,
    HEALTH,
    SANITY,
    AddDie,
    ChangeFace,
    CompleteTask,
    DefeatMonster,
    DiscardThis,
    Hurt,
    KeepInUse,
    MonstersNeed,
    RaiseInvestigation,
    RerollDice,
    Secure,
    Symbol,
)
from miskatonic.games.elder_sign.worth import (
    CARD_WORTH,
    KIND,
    TROPHY_POINT,
    patience,
    squashed,
    standing,
    worth,
    worth_of,
)

Gains = list[float]


def judge(s: State, asked: Asked) -> list[float] | None:
    """The chance to win after each option, as far as the odds tell; None for questions to be looked ahead."""
    weigh = JUDGES.get(asked.question)
    gains = None if weigh is None else weigh(s, asked)
    if gains is None:
        return None
    now = standing(s, asked.seat)
    return [squashed(s, now + gain) for gain in gains]
