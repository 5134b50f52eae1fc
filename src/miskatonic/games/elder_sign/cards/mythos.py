"""The 32 Mythos cards (ES-COM-04, ES-MYT-01): nine upper halves and nine lower halves in 32 pairs."""

from typing import Final

from miskatonic.games.elder_sign.cards.dice import GREEN, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Lower, Mythos, Upper
from miskatonic.games.elder_sign.cards.words import (
    CLUE,
    HEALTH,
    SANITY,
    Doom,
    EachAtEntrance,
    EachOnCard,
    Gain,
    Gates,
    Hurt,
    Monsters,
    NoAssistance,
    NoFreeFirstAid,
    ReplaceAdventure,
    RerollAtMost,
)
from miskatonic.words import By, Choose, EachInOrder

STARS: Final = Upper("the-stars-align", (Doom(),))
SUDDEN: Final = Upper("sudden-terror", (Monsters(),))
WHISPERS: Final = Upper("whispers-at-the-gate", (Doom(), By(EachAtEntrance(), (Hurt(SANITY),))))
PREPARED: Final = Upper("be-prepared", (By(EachInOrder(), (Gain(CLUE),)),))
FRIENDS: Final = Upper("keep-friends-close", (By(EachInOrder(), (Choose(1, (Hurt(SANITY), Hurt(HEALTH))),)),))
DOOR: Final = Upper("a-door-swings-open", (Gates(), Monsters()))
DEAD: Final = Upper("the-dead-walk", (Monsters(2),))
SEAL: Final = Upper("the-seal-weakens", (Doom(), By(EachOnCard(), (Hurt(HEALTH),))))
HALLS: Final = Upper("the-halls-shift", (ReplaceAdventure(),))

STILLNESS: Final = Lower("amid-stillness", (NoAssistance(),))
MEMORIES: Final = Lower("when-memories-fade", (RerollAtMost(3),))
NIGHTMARES: Final = Lower("for-living-nightmares", terror=(Monsters(),))
MADNESS: Final = Lower("to-bring-madness", terror=(Hurt(SANITY),))
CLOCK: Final = Lower("as-the-clock-strikes", midnight=(Doom(),))
DOORS: Final = Lower("behind-closed-doors", lock=GREEN)
LIGHT: Final = Lower("in-a-pale-light", lock=YELLOW)
MOON: Final = Lower("under-a-blood-moon", lock=RED)
DEBT: Final = Lower("until-the-debt-is-paid", (NoFreeFirstAid(2),), persistent=True)

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
