"""The 48 adventures of the museum (ES-COM-03)."""

from typing import Final

from miskatonic.games.elder_sign.cards.dice import GREEN, RED, YELLOW
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
    SIDE,
    SPELL,
    TROPHY,
    UNIQUE,
    Doom,
    DropTerrorDice,
    FailAttempt,
    Gain,
    Gates,
    Hurt,
    Investigation,
    Lose,
    Monsters,
    PerOtherWorld,
    Signs,
    partial,
    task,
    whole,
)
from miskatonic.words import By, Choose, EachInOrder, Steps

# fmt: off
ADVENTURES: Final = (
    Adventure(
        "ancient-relics", 1, (partial(A_LORE, Investigation(3), covers=(0,)), task(A_LORE, Investigation(3))),
        terror=(Hurt(SANITY),), reward=(Gain(CLUE), Gain(SPELL)), penalty=(Hurt(SANITY),),
    ),
    Adventure(
        "a-terrible-discovery", 2, (task(Investigation(3), A_TERROR, sanity=1), task(A_LORE, A_LORE, sanity=1)),
        reward=(Gain(CLUE, 2), Signs()), penalty=(Hurt(SANITY, 2),),
    ),
    Adventure(
        "did-you-hear-that", 2, (whole(A_PERIL), task(A_PERIL, A_PERIL)),
        lock=GREEN, reward=(Gain(UNIQUE), Gain(SPELL), Monsters()), penalty=(Hurt(HEALTH),),
    ),
    Adventure(
        "the-loading-dock", 1, (task(A_PERIL), task(A_PERIL, Investigation(3))),
        terror=(DropTerrorDice(),), reward=(Gain(COMMON),), penalty=(Hurt(SANITY), Hurt(HEALTH)),
    ),
    Adventure(
        "the-storage-closet", 2, (whole(Investigation(3)), task(Investigation(3)), task(A_LORE, A_LORE)), ordered=True,
        reward=(Gain(CLUE), Gain(UNIQUE), Gates()), penalty=(Hurt(SANITY), Doom()),
    ),
    Adventure(
        "the-key-to-the-beyond", 2, (task(Investigation(3)), task(A_LORE, A_PERIL, Investigation(2))), ordered=True,
        terror=(Hurt(SANITY),), reward=(Gain(CLUE, 2), Gates()), penalty=(Hurt(SANITY),),
    ),
    Adventure(
        "riot-in-the-streets", 2, (task(Investigation(3)), task(Investigation(9))), ordered=True,
        terror=(Hurt(HEALTH),), reward=(Gain(COMMON), Gain(UNIQUE), Signs()), penalty=(Doom(),),
    ),
    Adventure(
        "unnatural-habitat", 2, (SIDE, task(A_PERIL, A_PERIL, Investigation(3))),
        terror=(Hurt(SANITY),), reward=(Gain(SPELL),), penalty=(Hurt(HEALTH),),
    ),
    Adventure(
        "dont-fall-asleep", 2, (task(A_TERROR), task(A_TERROR, A_TERROR)),
        midnight=(By(EachInOrder(), (Hurt(SANITY),)),),
        reward=(Gain(CLUE), Gain(SPELL), Signs()), penalty=(Hurt(SANITY),),
    ),
    Adventure(
        "the-hidden-passage", 2, (task(Investigation(3)), task(A_PERIL, Investigation(3)), task(A_LORE)), ordered=True,
        reward=(Signs(2),), penalty=(Hurt(HEALTH, 2),),
    ),
    Adventure(
        "something-has-broken-free", 1, (whole(A_PERIL), task(A_TERROR, A_TERROR)),
        terror=(FailAttempt(),),
        reward=(Gain(CLUE), Gain(UNIQUE), Gain(SPELL), Monsters()), penalty=(Hurt(HEALTH),),
    ),
    Adventure(
        "hallway-on-fire", 2, (task(A_PERIL, health=1), task(A_PERIL, health=1)), ordered=True,
        terror=(Hurt(HEALTH),), reward=(Gain(UNIQUE, 2),), penalty=(Hurt(HEALTH, 2),),
    ),
    Adventure(
        "horrible-visions", 1, (task(A_PERIL, A_TERROR), task(A_LORE, A_PERIL)),
        midnight=(Doom(2),), reward=(Gain(UNIQUE), Signs()), penalty=(Hurt(SANITY, 2), Hurt(HEALTH, 2)),
    ),
    Adventure(
        "late-night-break-in", 1, (whole(Investigation(3)), task(Investigation(6))),
        terror=(Lose(TROPHY),), reward=(Gain(CLUE),), penalty=(Hurt(HEALTH),),
    ),
    Adventure(
        "theres-something-in-the-basement", 1, (whole(Investigation(6)), task(A_LORE), task(A_TERROR)),
        reward=(Gain(CLUE), Gain(UNIQUE)), penalty=(Hurt(SANITY), Hurt(HEALTH)),
    ),
    Adventure(
        "tempest-in-a-teapot", 1, (whole(Investigation(4)), task(A_TERROR), task(A_PERIL, A_LORE)), ordered=True,
        reward=(Gain(CLUE), Gain(UNIQUE), Signs()), penalty=(Hurt(SANITY), Hurt(HEALTH), Doom()),
    ),
    Adventure(
        "a-secret-gathering", 1, (task(Investigation(6)), task(A_LORE, A_LORE)),
        terror=(Hurt(SANITY),), reward=(Gain(CLUE), Signs(), Gates(), Monsters()), penalty=(Hurt(HEALTH, 2),),
    ),
    Adventure(
        "the-missing-records", 1, (task(Investigation(6)), task(A_LORE, Investigation(3))),
        reward=(Gain(CLUE, 2),), penalty=(Hurt(SANITY),),
    ),
    Adventure(
        "vermin-in-the-pipes", 2, (task(Investigation(3)), task(Investigation(3)), task(Investigation(3), A_PERIL)),
        reward=(Gain(CLUE), Gain(COMMON, 2)), penalty=(Hurt(HEALTH),),
    ),
    Adventure(
        "the-archives", 2, (whole(A_LORE), task(A_LORE, Investigation(3)), task(A_LORE, A_PERIL)),
        reward=(Gain(UNIQUE, 2),), penalty=(Hurt(SANITY),),
    ),
    Adventure(
        "stay-away-from-the-windows", 2, (task(Investigation(8)), task(A_PERIL, A_PERIL)),
        reward=(Signs(2),), penalty=(Hurt(SANITY), Hurt(HEALTH, 2), Doom()),
    ),
    Adventure(
        "gate-to-elsewhere", 2, (whole(A_LORE), task(A_LORE, A_LORE)),
        reward=(Gain(CLUE, 2), Gates()), penalty=(Doom(),),
    ),
    Adventure(
        "administration-office", 1, (task(A_LORE), task(Investigation(9))),
        reward=(Gain(CLUE, 2),), penalty=(Hurt(SANITY), Lose(CLUE)),
    ),
    Adventure(
        "we-need-to-find-help", 2, (SIDE, task(A_PERIL, A_PERIL, A_LORE, Investigation(3))),
        lock=RED, reward=(Gain(COMMON), Gain(SPELL)), penalty=(Hurt(SANITY, 2), Hurt(HEALTH)),
    ),
    Adventure(
        "a-peculiar-specimen", 2, (task(Investigation(3)), task(Investigation(6)), task(A_PERIL)), ordered=True,
        reward=(Signs(), Monsters()), penalty=(Hurt(HEALTH),),
    ),
    Adventure(
        "mysterious-tome", 2, (task(Investigation(3), A_TERROR), task(A_LORE, A_LORE)),
        reward=(Gain(CLUE), Gain(SPELL), Gates()), penalty=(Doom(),),
    ),
    Adventure(
        "lights-out", 2, (task(Investigation(3)), task(A_PERIL, A_PERIL), task(A_LORE, A_LORE)), ordered=True,
        reward=(Gain(SPELL), Signs()), penalty=(Hurt(HEALTH, 2), Doom()),
    ),
    Adventure(
        "the-elder-sign", 2, (task(A_LORE, sanity=1), task(A_LORE, health=1), task(Investigation(2), A_LORE)), ordered=True,
        reward=(Gain(CLUE, 2), Signs(), Doom(-1)), penalty=(Hurt(SANITY),),
    ),
    Adventure(
        "the-writing-on-the-wall", 2, (SIDE, task(A_LORE, A_PERIL, Investigation(5))),
        reward=(Gain(COMMON), Gain(SPELL), Gates(), Monsters()), penalty=(Doom(),),
    ),
    Adventure(
        "gala-in-the-great-hall", 2, (task(Investigation(2), A_LORE, A_PERIL), task(Investigation(3), sanity=1)),
        lock=YELLOW, terror=(Doom(),), reward=(Gain(CLUE, 2), Gain(SPELL), Signs()), penalty=(Doom(),),
    ),
    Adventure(
        "please-do-not-touch-the-exhibits", 2, (task(A_TERROR, A_TERROR, sanity=1), task(A_PERIL, A_PERIL, health=1)),
        terror=(Doom(),), reward=(Signs(2),), penalty=(Hurt(SANITY), Hurt(HEALTH), Doom()),
    ),
    Adventure(
        "medusa-exhibit", 2, (task(A_TERROR, sanity=1), task(A_LORE, sanity=1), task(Investigation(7))), ordered=True,
        terror=(DropTerrorDice(),),
        reward=(Gain(CLUE), Gain(COMMON), Gain(SPELL), Monsters()), penalty=(Hurt(SANITY, 2),),
    ),
    Adventure(
        "the-guided-tour", 2, (task(Investigation(2)), task(Investigation(4)), task(A_LORE)), ordered=True,
        reward=(Gain(CLUE, 2), Gain(COMMON)), penalty=(Hurt(SANITY), Hurt(HEALTH)),
    ),
    Adventure(
        "you-become-that-which-you-fear-most", 2, (SIDE, task(A_TERROR, A_TERROR, A_TERROR)),
        midnight=(Monsters(),), reward=(Gain(CLUE), Gain(UNIQUE), Signs(), Monsters()), penalty=(Hurt(SANITY),),
    ),
    Adventure(
        "the-curator", 2, (task(A_LORE, A_LORE, A_LORE), task(A_LORE, Investigation(3))),
        midnight=(By(EachInOrder(), (Choose(1, (Lose(TROPHY, 2), Steps((Hurt(SANITY), Hurt(HEALTH))))),)),),
        reward=(Gain(CLUE), Gain(COMMON), Signs()), penalty=(Hurt(SANITY, 2),),
    ),
    Adventure(
        "the-hedge-maze", 2, (task(Investigation(2), A_PERIL), task(A_PERIL, A_PERIL)),
        midnight=(By(EachInOrder(), (Hurt(HEALTH),)),),
        reward=(Gain(COMMON), Gain(UNIQUE), Signs(), Monsters()), penalty=(Hurt(HEALTH),),
    ),
    Adventure(
        "public-lavatory", 2, (SIDE, SIDE, task(A_PERIL, A_LORE, A_LORE)),
        reward=(Signs(2), Monsters(2)), penalty=(Hurt(SANITY), Hurt(HEALTH)),
    ),
    Adventure(
        "forgotten-knowledge", 1, (task(A_LORE), task(A_TERROR, Investigation(8))),
        reward=(Gain(COMMON), Gain(SPELL, 2)), penalty=(Hurt(SANITY),),
    ),
    Adventure(
        "the-hall-of-the-dead", 1, (task(A_LORE), task(A_PERIL, A_PERIL), task(Investigation(5))),
        reward=(Gain(CLUE), Gain(COMMON), Gain(UNIQUE)), penalty=(Hurt(HEALTH),),
    ),
    Adventure(
        "the-graveyard", 1, (task(A_PERIL), task(A_TERROR), task(Investigation(7))),
        terror=(DropTerrorDice(),), reward=(Gain(COMMON), Gain(UNIQUE), Gates()), penalty=(Hurt(SANITY),),
    ),
    Adventure(
        "the-security-office", 1, (task(Investigation(2)), task(Investigation(3)), task(Investigation(6))), ordered=True,
        reward=(Gain(ALLY),), penalty=(Hurt(SANITY, 2),),
    ),
    Adventure(
        "transported-by-magic", 2, (task(Investigation(6)), task(A_LORE, A_LORE)),
        midnight=(PerOtherWorld(Doom()),), reward=(Gain(SPELL, 2), Gates()), penalty=(Hurt(SANITY), Doom()),
    ),
    Adventure(
        "when-night-falls", 2, (SIDE, task(A_TERROR), task(A_PERIL, A_LORE, A_LORE)),
        terror=(Monsters(),),
        reward=(Gain(CLUE), Gain(UNIQUE), Signs()), penalty=(Hurt(SANITY, 2), Hurt(HEALTH, 2)),
    ),
    Adventure(
        "the-gift-shop", 1, (task(Investigation(3)), task(A_LORE, Investigation(3))), ordered=True,
        terror=(Monsters(),), reward=(Gain(UNIQUE),), penalty=(Hurt(SANITY),),
    ),
    Adventure(
        "haunted-by-a-shadowy-figure", 2, (SIDE, task(A_PERIL, A_TERROR)),
        terror=(Monsters(),), reward=(Gain(CLUE), Gain(UNIQUE), Signs(), Monsters()), penalty=(Hurt(SANITY, 2),),
    ),
    Adventure(
        "koi-pond", 2, (whole(A_TERROR), task(A_TERROR, A_PERIL, A_PERIL)),
        terror=(FailAttempt(),),
        reward=(Gain(CLUE), Gain(COMMON), Signs(), Monsters()), penalty=(Hurt(SANITY), Hurt(HEALTH, 2)),
    ),
    Adventure(
        "remains-of-the-high-priest", 1, (task(A_PERIL), task(A_LORE, Investigation(6))),
        terror=(DropTerrorDice(),), reward=(Gain(CLUE), Gain(SPELL)), penalty=(Hurt(HEALTH),),
    ),
    Adventure(
        "blood-on-the-floor", 2, (task(Investigation(2)), task(Investigation(3)), task(A_TERROR, A_PERIL)), ordered=True,
        reward=(Gain(CLUE), Gain(COMMON), Signs()), penalty=(Hurt(SANITY), Hurt(HEALTH)),
    ),
)
# fmt: on
