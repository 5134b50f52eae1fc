"""The 8 Other Worlds (ES-COM-03, ES-OTH)."""

from typing import Final

from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Adventure

# fmt: off
WORLDS: Final = (
    Adventure(
        "the-dreamlands", 2, (w.task(w.A_PERIL, w.A_LORE, w.Investigation(3)),),
        reward=(w.Gain(w.CLUE, 2), w.Signs()), penalty=(w.Hurt(w.SANITY),), is_world=True,
    ),
    Adventure(
        "city-of-the-great-race", 2, (w.whole(w.Investigation(3)), w.task(w.A_TERROR, w.A_LORE, w.A_PERIL)),
        reward=(w.Gain(w.UNIQUE, 3), w.Signs()), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH, 2)), is_world=True,
    ),
    Adventure(
        "great-hall-of-celaeno", 2, (w.whole(w.A_TERROR), w.task(w.A_LORE), w.task(w.Investigation(6))),
        reward=(w.Gain(w.SPELL), w.Signs(), w.Doom(-1)), penalty=(w.Hurt(w.SANITY),), is_world=True,
    ),
    Adventure(
        "plateau-of-leng", 2, (w.task(w.A_LORE, w.A_TERROR), w.task(w.A_TERROR, w.A_PERIL, w.A_TERROR)),
        terror=(w.Hurt(w.SANITY),),
        reward=(w.Gain(w.CLUE, 2), w.Signs(), w.Doom(-1)), penalty=(w.Hurt(w.SANITY, 2),), is_world=True,
    ),
    Adventure(
        "another-dimension", 2, (w.partial(w.A_LORE, w.Investigation(1), covers=(1,)), w.task(w.A_TERROR, w.A_PERIL)),
        reward=(w.Gain(w.COMMON), w.Gain(w.SPELL), w.Signs()), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH, 2)),
        is_world=True,
    ),
    Adventure(
        "yuggoth", 2, (w.partial(w.A_PERIL, w.A_TERROR, covers=(1,)), w.task(w.Investigation(8))),
        reward=(w.Gain(w.COMMON), w.Gain(w.UNIQUE), w.Signs(2)), penalty=(w.Hurt(w.SANITY, 2), w.Hurt(w.HEALTH)),
        is_world=True,
    ),
    Adventure(
        "rlyeh", 2,
        (w.partial(w.Investigation(1), w.Investigation(1), covers=(1,)), w.task(w.A_LORE, w.A_LORE, w.A_PERIL, w.A_TERROR)),
        reward=(w.Gain(w.ALLY), w.Signs(3)), penalty=(w.Hurt(w.SANITY, 2), w.Hurt(w.HEALTH, 2)), is_world=True,
    ),
    Adventure(
        "another-time", 2, (w.task(w.A_LORE, w.A_LORE, clock=1), w.task(w.Investigation(3), clock=1)),
        reward=(w.Gain(w.CLUE, 2), w.Signs(2)), penalty=(w.Hurt(w.HEALTH), w.AdvanceClock()), is_world=True,
    ),
)
# fmt: on
