"""The 8 Ancient Ones (ES-COM-03, ES-ANC-01)."""

from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards.sheets import AncientOne
from miskatonic.games.elder_sign.cards.words import (
    A_LORE,
    A_PERIL,
    A_TERROR,
    CLUE,
    COMMON,
    HEALTH,
    SANITY,
    SPELL,
    TROPHY,
    UNIQUE,
    AwakeningLoses,
    CastingCosts,
    Doom,
    EachOnCard,
    EveryMidnight,
    FailedWorldsLeave,
    Hurt,
    Investigation,
    Lose,
    LowerLimit,
    MonstersNeed,
    PayOrDevoured,
    ShopCosts,
    SignsLost,
    WithMasks,
    task,
)
from miskatonic.words import By, Choose, EachInOrder, Steps

BOTH_HURT: Final = Steps((Hurt(SANITY), Hurt(HEALTH)))


def _each(*effects: Effect) -> tuple[Effect, ...]:
    return (By(EachInOrder(), effects),)


# fmt: off
ANCIENT_ONES: Final = (
    AncientOne("azathoth", 14, 12, (4, 8, 11), AwakeningLoses()),
    AncientOne(
        "cthulhu", 13, 11, (4, 7, 10), CastingCosts(SANITY, 1),
        task(A_PERIL, A_TERROR, A_TERROR), (*_each(Choose(1, (LowerLimit(SANITY), LowerLimit(HEALTH)))), Doom()),
    ),
    AncientOne(
        "hastur", 13, 11, (4, 8), ShopCosts(2),
        task(A_LORE, A_TERROR, Investigation(4)), _each(Hurt(SANITY, 2)),
    ),
    AncientOne(
        "ithaqua", 11, 9, (4, 7), EveryMidnight((By(EachOnCard(), (Hurt(HEALTH),)),)),
        task(A_PERIL, A_PERIL, Investigation(3)), _each(Hurt(HEALTH, 2)),
    ),
    AncientOne(
        "nyarlathotep", 11, 9, (3, 5, 7), WithMasks(),
        task(A_TERROR, A_LORE, Investigation(3)), _each(PayOrDevoured(Lose(CLUE))),
    ),
    AncientOne(
        "shub-niggurath", 12, 10, (3, 6, 9), MonstersNeed(A_TERROR),
        task(A_TERROR, A_TERROR, Investigation(3)), _each(Choose(1, (Lose(TROPHY), BOTH_HURT))),
    ),
    AncientOne(
        "yig", 10, 8, (4, 7), SignsLost("cultist"),
        task(A_PERIL, A_PERIL), _each(Choose(1, (Lose(CLUE), BOTH_HURT))),
        battle_start=_each(PayOrDevoured(Steps((Lose(COMMON), Lose(UNIQUE), Lose(SPELL))))),
    ),
    AncientOne(
        "yog-sothoth", 10, 10, (4, 8), FailedWorldsLeave(),
        task(A_LORE, A_LORE, Investigation(3)), _each(PayOrDevoured(Lose(TROPHY))),
    ),
)
# fmt: on
