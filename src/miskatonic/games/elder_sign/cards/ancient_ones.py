"""The 8 Ancient Ones (ES-COM-03, ES-ANC-01)."""

from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import AncientOne
from miskatonic.words import By, Choose, EachInOrder, Steps

BOTH_HURT: Final = Steps((w.Hurt(w.SANITY), w.Hurt(w.HEALTH)))


def _each(*effects: Effect) -> tuple[Effect, ...]:
    return (By(EachInOrder(), effects),)


# fmt: off
ANCIENT_ONES: Final = (
    AncientOne("azathoth", 14, 12, (4, 8, 11), w.AwakeningLoses()),
    AncientOne(
        "cthulhu", 13, 11, (4, 7, 10), w.CastingCosts(w.SANITY, 1),
        w.task(w.A_PERIL, w.A_TERROR, w.A_TERROR),
        (*_each(Choose(1, (w.LowerLimit(w.SANITY), w.LowerLimit(w.HEALTH)))), w.Doom()),
    ),
    AncientOne(
        "hastur", 13, 11, (4, 8), w.ShopCosts(2),
        w.task(w.A_LORE, w.A_TERROR, w.Investigation(4)), _each(w.Hurt(w.SANITY, 2)),
    ),
    AncientOne(
        "ithaqua", 11, 9, (4, 7), w.EveryMidnight((By(w.EachOnCard(), (w.Hurt(w.HEALTH),)),)),
        w.task(w.A_PERIL, w.A_PERIL, w.Investigation(3)), _each(w.Hurt(w.HEALTH, 2)),
    ),
    AncientOne(
        "nyarlathotep", 11, 9, (3, 5, 7), w.WithMasks(),
        w.task(w.A_TERROR, w.A_LORE, w.Investigation(3)), _each(w.PayOrDevoured(w.Lose(w.CLUE))),
    ),
    AncientOne(
        "shub-niggurath", 12, 10, (3, 6, 9), w.MonstersNeed(w.A_TERROR),
        w.task(w.A_TERROR, w.A_TERROR, w.Investigation(3)), _each(Choose(1, (w.Lose(w.TROPHY), BOTH_HURT))),
    ),
    AncientOne(
        "yig", 10, 8, (4, 7), w.SignsLost("cultist"),
        w.task(w.A_PERIL, w.A_PERIL), _each(Choose(1, (w.Lose(w.CLUE), BOTH_HURT))),
        battle_start=_each(w.PayOrDevoured(Steps((w.Lose(w.COMMON), w.Lose(w.UNIQUE), w.Lose(w.SPELL))))),
    ),
    AncientOne(
        "yog-sothoth", 10, 10, (4, 8), w.FailedWorldsLeave(),
        w.task(w.A_LORE, w.A_LORE, w.Investigation(3)), _each(w.PayOrDevoured(w.Lose(w.TROPHY))),
    ),
)
# fmt: on
