"""The 8 allies (ES-COM-04): each stays until the condition on its card is met (ES-ALY-01)."""

from typing import Final

from miskatonic.games.elder_sign.cards.dice import INV1, INV2, INV3, INV4, LORE, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Moment, Period, Possession, Power
from miskatonic.games.elder_sign.cards.words import (
    ALLY,
    CLUE,
    COMMON,
    HEALTH,
    UNIQUE,
    AddDie,
    ChangeFace,
    DefeatMonster,
    DiscardThis,
    Discount,
    Gain,
    HealAll,
    LimitBonus,
    OnOtherWorld,
    PreventLoss,
)

LEAVE: Final = (DiscardThis(),)
INVESTIGATION_FACES: Final = (INV1, INV2, INV3, INV4)

ALLIES: Final = (
    Possession("duke", ALLY, (Power(Moment.PENALTY, (PreventLoss(),), LEAVE),)),
    Possession("anna-kaslow", ALLY, (Power(Moment.MIDNIGHT, (Gain(CLUE),)), Power(Moment.TERROR_STRUCK, LEAVE))),
    Possession(
        "basil-elton",
        ALLY,
        (
            Power(Moment.ADVENTURE_BEGINS, (AddDie(YELLOW),), where=OnOtherWorld()),
            Power(Moment.FAILED, LEAVE, where=OnOtherWorld()),
        ),
    ),
    Possession(
        "professor-armitage",
        ALLY,
        (
            Power(Moment.AFTER_ROLL, (ChangeFace(INVESTIGATION_FACES, LORE),), once_per=Period.TURN),
            Power(Moment.FAILED, LEAVE),
        ),
    ),
    Possession("ruby-standish", ALLY, (Power(Moment.ANY_TIME, (Gain(UNIQUE),), LEAVE),), (Discount(1),)),
    Possession("ryan-dean", ALLY, (Power(Moment.ANY_TIME, (Gain(COMMON, 2),), LEAVE),)),
    Possession("tom-mountain-murphy", ALLY, (Power(Moment.ANY_TIME, (HealAll(HEALTH),), LEAVE),), (LimitBonus(HEALTH, 1),)),
    Possession("john-legrasse", ALLY, (Power(Moment.ANY_TIME, (DefeatMonster(),), LEAVE),)),
)
