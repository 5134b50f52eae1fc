"""The 22 monsters and the 5 mask monsters (ES-COM-05, ES-COM-07)."""

from typing import Final

from miskatonic.games.elder_sign.cards.dice import GREEN, LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Monster
from miskatonic.games.elder_sign.cards.words import (
    A_LORE,
    A_PERIL,
    A_TERROR,
    CLUE,
    SANITY,
    SPELL,
    Doom,
    Gain,
    Hurt,
    Investigation,
    Shows,
    task,
)
from miskatonic.words import By, EachInOrder

MONSTERS: Final = (
    Monster("cultist", task(Investigation(3)), copies=4),
    Monster("ghoul", task(A_PERIL), copies=2),
    Monster("zombie", task(Investigation(3), sanity=1), copies=2),
    Monster("ghost", task(A_TERROR)),
    Monster("maniac", task(Investigation(4))),
    Monster("fire-vampire", task(Shows((PERIL, TERROR)), health=1)),
    Monster("mi-go", task(A_LORE), copies=2, defeat=(Gain(CLUE),)),
    Monster("byakhee", task(A_PERIL, Investigation(1))),
    Monster("witch", task(Shows((LORE, TERROR)), Investigation(2)), defeat=(Gain(SPELL),)),
    Monster("nightgaunt", task(Investigation(5))),
    Monster("dimensional-shambler", task(A_TERROR, clock=1)),
    Monster("vampire", task(A_TERROR, Shows((PERIL, LORE))), trophy=2, lock=GREEN),
    Monster("high-priest", task(A_LORE, A_LORE, sanity=1), trophy=2, lock=YELLOW),
    Monster("star-spawn", task(A_TERROR, A_PERIL), trophy=2, lock=GREEN),
    Monster("shoggoth", task(A_PERIL, A_PERIL), trophy=2),
    Monster("dark-young", task(A_TERROR, A_TERROR), trophy=2, lock=RED),
)

MASKS: Final = (
    Monster(
        "haunter-of-the-dark", task(A_TERROR, A_PERIL), trophy=2, placed=(By(EachInOrder(), (Hurt(SANITY),)),), is_mask=True
    ),
    Monster("the-black-man", task(A_LORE, A_LORE), trophy=2, placed=(Doom(),), is_mask=True),
    Monster("the-bloated-woman", task(A_TERROR, Investigation(3), sanity=1), trophy=2, is_mask=True),
    Monster("the-dark-pharaoh", task(A_LORE, A_TERROR), trophy=2, lock=YELLOW, is_mask=True),
    Monster("god-of-the-bloody-tongue", task(A_PERIL, A_PERIL, A_TERROR), trophy=2, lock=RED, is_mask=True),
)
