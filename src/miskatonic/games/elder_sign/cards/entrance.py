"""The entrance sheet: first aid, lost and found, souvenir shop (ES-ENT)."""

from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards import dice as d
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Offer

FIRST_AID: Final = (
    Offer("some-health", (w.Heal(w.HEALTH),)),
    Offer("some-sanity", (w.Heal(w.SANITY),)),
    Offer("all-health", (w.HealAll(w.HEALTH),), 2),
    Offer("all-sanity", (w.HealAll(w.SANITY),), 2),
    Offer("both", (w.HealAll(w.HEALTH), w.HealAll(w.SANITY)), 4),
)

SHOP: Final = (
    Offer("clue", (w.Gain(w.CLUE),), 2, in_shop=True),
    Offer("common", (w.Gain(w.COMMON),), 3, in_shop=True),
    Offer("spell", (w.Gain(w.SPELL),), 3, in_shop=True),
    Offer("unique", (w.Gain(w.UNIQUE),), 4, in_shop=True),
    Offer("ally", (w.Gain(w.ALLY),), 6, in_shop=True),
    Offer("sign", (w.Signs(),), 10, in_shop=True),
)

OFFERS: Final = (*FIRST_AID, *SHOP)

LOST_AND_FOUND: Final[dict[int, tuple[Effect, ...]]] = {
    d.INV1: (),
    d.INV2: (w.Gain(w.CLUE),),
    d.INV3: (w.Gain(w.COMMON),),
    d.LORE: (w.Gain(w.SPELL),),
    d.PERIL: (w.Hurt(w.HEALTH),),
    d.TERROR: (w.Hurt(w.SANITY),),
}
"""What each face of the green die brings."""
