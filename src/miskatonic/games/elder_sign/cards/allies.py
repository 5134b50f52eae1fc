"""The 8 allies (ES-COM-04): each stays until the condition on its card is met (ES-ALY-01)."""

from typing import Final

from miskatonic.games.elder_sign.cards import dice as d
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Moment, Period, Possession, Power

LEAVE: Final = (w.DiscardThis(),)
INVESTIGATION_FACES: Final = (d.INV1, d.INV2, d.INV3, d.INV4)

ALLIES: Final = (
    Possession("duke", w.ALLY, (Power(Moment.PENALTY, (w.PreventLoss(),), LEAVE),)),
    Possession("anna-kaslow", w.ALLY, (Power(Moment.MIDNIGHT, (w.Gain(w.CLUE),)), Power(Moment.TERROR_STRUCK, LEAVE))),
    Possession(
        "basil-elton",
        w.ALLY,
        (
            Power(Moment.ADVENTURE_BEGINS, (w.AddDie(d.YELLOW),), where=w.OnOtherWorld()),
            Power(Moment.FAILED, LEAVE, where=w.OnOtherWorld()),
        ),
    ),
    Possession(
        "professor-armitage",
        w.ALLY,
        (
            Power(Moment.AFTER_ROLL, (w.ChangeFace(INVESTIGATION_FACES, d.LORE),), once_per=Period.TURN),
            Power(Moment.FAILED, LEAVE),
        ),
    ),
    Possession("ruby-standish", w.ALLY, (Power(Moment.ANY_TIME, (w.Gain(w.UNIQUE),), LEAVE),), (w.Discount(1),)),
    Possession("ryan-dean", w.ALLY, (Power(Moment.ANY_TIME, (w.Gain(w.COMMON, 2),), LEAVE),)),
    Possession(
        "tom-mountain-murphy", w.ALLY, (Power(Moment.ANY_TIME, (w.HealAll(w.HEALTH),), LEAVE),), (w.LimitBonus(w.HEALTH, 1),)
    ),
    Possession("john-legrasse", w.ALLY, (Power(Moment.ANY_TIME, (w.DefeatMonster(),), LEAVE),)),
)
