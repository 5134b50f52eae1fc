"""The 32 Mythos cards (ES-COM-04, ES-MYT-01): nine upper halves and nine lower halves in 32 pairs."""

from typing import Final

from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import GREEN, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Lower, Mythos, Upper
from miskatonic.words import By, Choose, EachInOrder

STARS: Final = Upper("the-stars-align", (w.Doom(),))
SUDDEN: Final = Upper("sudden-terror", (w.Monsters(),))
WHISPERS: Final = Upper("whispers-at-the-gate", (w.Doom(), By(w.EachAtEntrance(), (w.Hurt(w.SANITY),))))
PREPARED: Final = Upper("be-prepared", (By(EachInOrder(), (w.Gain(w.CLUE),)),))
FRIENDS: Final = Upper("keep-friends-close", (By(EachInOrder(), (Choose(1, (w.Hurt(w.SANITY), w.Hurt(w.HEALTH))),)),))
DOOR: Final = Upper("a-door-swings-open", (w.Gates(), w.Monsters()))
DEAD: Final = Upper("the-dead-walk", (w.Monsters(2),))
SEAL: Final = Upper("the-seal-weakens", (w.Doom(), By(w.EachOnCard(), (w.Hurt(w.HEALTH),))))
HALLS: Final = Upper("the-halls-shift", (w.ReplaceAdventure(),))

STILLNESS: Final = Lower("amid-stillness", (w.NoAssistance(),))
MEMORIES: Final = Lower("when-memories-fade", (w.RerollAtMost(3),))
NIGHTMARES: Final = Lower("for-living-nightmares", terror=(w.Monsters(),))
MADNESS: Final = Lower("to-bring-madness", terror=(w.Hurt(w.SANITY),))
CLOCK: Final = Lower("as-the-clock-strikes", midnight=(w.Doom(),))
DOORS: Final = Lower("behind-closed-doors", lock=GREEN)
LIGHT: Final = Lower("in-a-pale-light", lock=YELLOW)
MOON: Final = Lower("under-a-blood-moon", lock=RED)
DEBT: Final = Lower("until-the-debt-is-paid", (w.NoFreeFirstAid(2),), persistent=True)

PAIRS: Final = (
    (STARS, (STILLNESS, MEMORIES, NIGHTMARES, MADNESS, CLOCK, DOORS, LIGHT, MOON)),
    (SUDDEN, (STILLNESS, MEMORIES, MADNESS, CLOCK, DOORS, DEBT)),
    (WHISPERS, (NIGHTMARES, DOORS, MOON)),
    (PREPARED, (NIGHTMARES, LIGHT)),
    (FRIENDS, (MEMORIES, MADNESS, CLOCK)),
    (DOOR, (STILLNESS, MOON)),
    (DEAD, (MEMORIES, LIGHT)),
    (SEAL, (STILLNESS, NIGHTMARES, DOORS)),
    (HALLS, (MADNESS, CLOCK, DEBT)),
)

MYTHOS: Final = tuple(Mythos(upper, lower) for upper, lowers in PAIRS for lower in lowers)
