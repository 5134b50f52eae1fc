"""The 22 monsters and the 5 mask monsters (ES-COM-05, ES-COM-07)."""

from typing import Final

from miskatonic.games.elder_sign.cards import dice as d
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Monster
from miskatonic.words import By, EachInOrder

MONSTERS: Final = (
    Monster("cultist", w.task(w.Investigation(3)), copies=4),
    Monster("ghoul", w.task(w.A_PERIL), copies=2),
    Monster("zombie", w.task(w.Investigation(3), sanity=1), copies=2),
    Monster("ghost", w.task(w.A_TERROR)),
    Monster("maniac", w.task(w.Investigation(4))),
    Monster("fire-vampire", w.task(w.Shows((d.PERIL, d.TERROR)), health=1)),
    Monster("mi-go", w.task(w.A_LORE), copies=2, defeat=(w.Gain(w.CLUE),)),
    Monster("byakhee", w.task(w.A_PERIL, w.Investigation(1))),
    Monster("witch", w.task(w.Shows((d.LORE, d.TERROR)), w.Investigation(2)), defeat=(w.Gain(w.SPELL),)),
    Monster("nightgaunt", w.task(w.Investigation(5))),
    Monster("dimensional-shambler", w.task(w.A_TERROR, clock=1)),
    Monster("vampire", w.task(w.A_TERROR, w.Shows((d.PERIL, d.LORE))), trophy=2, lock=d.GREEN),
    Monster("high-priest", w.task(w.A_LORE, w.A_LORE, sanity=1), trophy=2, lock=d.YELLOW),
    Monster("star-spawn", w.task(w.A_TERROR, w.A_PERIL), trophy=2, lock=d.GREEN),
    Monster("shoggoth", w.task(w.A_PERIL, w.A_PERIL), trophy=2),
    Monster("dark-young", w.task(w.A_TERROR, w.A_TERROR), trophy=2, lock=d.RED),
)

MASKS: Final = (
    Monster(
        "haunter-of-the-dark",
        w.task(w.A_TERROR, w.A_PERIL),
        trophy=2,
        placed=(By(EachInOrder(), (w.Hurt(w.SANITY),)),),
        is_mask=True,
    ),
    Monster("the-black-man", w.task(w.A_LORE, w.A_LORE), trophy=2, placed=(w.Doom(),), is_mask=True),
    Monster("the-bloated-woman", w.task(w.A_TERROR, w.Investigation(3), sanity=1), trophy=2, is_mask=True),
    Monster("the-dark-pharaoh", w.task(w.A_LORE, w.A_TERROR), trophy=2, lock=d.YELLOW, is_mask=True),
    Monster("god-of-the-bloody-tongue", w.task(w.A_PERIL, w.A_PERIL, w.A_TERROR), trophy=2, lock=d.RED, is_mask=True),
)
