"""The 8 Other Worlds (ES-COM-03, ES-OTH)."""

from typing import Final

from miskatonic.games.elder_sign.cards.sheets import Adventure
from miskatonic.games.elder_sign.cards.words import (
    A_LORE,
    A_PERIL,
    A_TERROR,
    ALLY,
    CLUE,
    COMMON,
    HEALTH,
    SANITY,
    SPELL,
    UNIQUE,
    AdvanceClock,
    Doom,
    Gain,
    Hurt,
    Investigation,
    Signs,
    partial,
    task,
    whole,
)

# fmt: off
WORLDS: Final = (
    Adventure(
        "the-dreamlands", 2, (task(A_PERIL, A_LORE, Investigation(3)),),
        reward=(Gain(CLUE, 2), Signs()), penalty=(Hurt(SANITY),), is_world=True,
    ),
    Adventure(
        "city-of-the-great-race", 2, (whole(Investigation(3)), task(A_TERROR, A_LORE, A_PERIL)),
        reward=(Gain(UNIQUE, 3), Signs()), penalty=(Hurt(SANITY), Hurt(HEALTH, 2)), is_world=True,
    ),
    Adventure(
        "great-hall-of-celaeno", 2, (whole(A_TERROR), task(A_LORE), task(Investigation(6))),
        reward=(Gain(SPELL), Signs(), Doom(-1)), penalty=(Hurt(SANITY),), is_world=True,
    ),
    Adventure(
        "plateau-of-leng", 2, (task(A_LORE, A_TERROR), task(A_TERROR, A_PERIL, A_TERROR)),
        terror=(Hurt(SANITY),),
        reward=(Gain(CLUE, 2), Signs(), Doom(-1)), penalty=(Hurt(SANITY, 2),), is_world=True,
    ),
    Adventure(
        "another-dimension", 2, (partial(A_LORE, Investigation(1), covers=(1,)), task(A_TERROR, A_PERIL)),
        reward=(Gain(COMMON), Gain(SPELL), Signs()), penalty=(Hurt(SANITY), Hurt(HEALTH, 2)), is_world=True,
    ),
    Adventure(
        "yuggoth", 2, (partial(A_PERIL, A_TERROR, covers=(1,)), task(Investigation(8))),
        reward=(Gain(COMMON), Gain(UNIQUE), Signs(2)), penalty=(Hurt(SANITY, 2), Hurt(HEALTH)), is_world=True,
    ),
    Adventure(
        "rlyeh", 2, (partial(Investigation(1), Investigation(1), covers=(1,)), task(A_LORE, A_LORE, A_PERIL, A_TERROR)),
        reward=(Gain(ALLY), Signs(3)), penalty=(Hurt(SANITY, 2), Hurt(HEALTH, 2)), is_world=True,
    ),
    Adventure(
        "another-time", 2, (task(A_LORE, A_LORE, clock=1), task(Investigation(3), clock=1)),
        reward=(Gain(CLUE, 2), Signs(2)), penalty=(Hurt(HEALTH), AdvanceClock()), is_world=True,
    ),
)
# fmt: on
