"""The entrance sheet: first aid, lost and found, souvenir shop (ES-ENT)."""

from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards.dice import INV1, INV2, INV3, LORE, PERIL, TERROR
from miskatonic.games.elder_sign.cards.sheets import Offer
from miskatonic.games.elder_sign.cards.words import (
    ALLY,
    CLUE,
    COMMON,
    HEALTH,
    SANITY,
    SPELL,
    UNIQUE,
    Gain,
    Heal,
    HealAll,
    Hurt,
    Signs,
)

FIRST_AID: Final = (
    Offer("some-health", (Heal(HEALTH),)),
    Offer("some-sanity", (Heal(SANITY),)),
    Offer("all-health", (HealAll(HEALTH),), 2),
    Offer("all-sanity", (HealAll(SANITY),), 2),
    Offer("both", (HealAll(HEALTH), HealAll(SANITY)), 4),
)

SHOP: Final = (
    Offer("clue", (Gain(CLUE),), 2, in_shop=True),
    Offer("common", (Gain(COMMON),), 3, in_shop=True),
    Offer("spell", (Gain(SPELL),), 3, in_shop=True),
    Offer("unique", (Gain(UNIQUE),), 4, in_shop=True),
    Offer("ally", (Gain(ALLY),), 6, in_shop=True),
    Offer("sign", (Signs(),), 10, in_shop=True),
)

OFFERS: Final = (*FIRST_AID, *SHOP)

LOST_AND_FOUND: Final[dict[int, tuple[Effect, ...]]] = {
    INV1: (),
    INV2: (Gain(CLUE),),
    INV3: (Gain(COMMON),),
    LORE: (Gain(SPELL),),
    PERIL: (Hurt(HEALTH),),
    TERROR: (Hurt(SANITY),),
}
"""What each face of the green die brings."""
