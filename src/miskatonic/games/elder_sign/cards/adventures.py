"""The 48 adventures of the museum (ES-COM-03)."""

from typing import Final

from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import GREEN, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Adventure
from miskatonic.words import By, Choose, EachInOrder, Steps

# fmt: off
ADVENTURES: Final = (
    Adventure(
        "ancient-relics", 1, (w.partial(w.A_LORE, w.Investigation(3), covers=(0,)), w.task(w.A_LORE, w.Investigation(3))),
        terror=(w.Hurt(w.SANITY),), reward=(w.Gain(w.CLUE), w.Gain(w.SPELL)), penalty=(w.Hurt(w.SANITY),),
    ),
    Adventure(
        "a-terrible-discovery", 2, (w.task(w.Investigation(3), w.A_TERROR, sanity=1), w.task(w.A_LORE, w.A_LORE, sanity=1)),
        reward=(w.Gain(w.CLUE, 2), w.Signs()), penalty=(w.Hurt(w.SANITY, 2),),
    ),
    Adventure(
        "did-you-hear-that", 2, (w.whole(w.A_PERIL), w.task(w.A_PERIL, w.A_PERIL)),
        lock=GREEN, reward=(w.Gain(w.UNIQUE), w.Gain(w.SPELL), w.Monsters()), penalty=(w.Hurt(w.HEALTH),),
    ),
    Adventure(
        "the-loading-dock", 1, (w.task(w.A_PERIL), w.task(w.A_PERIL, w.Investigation(3))),
        terror=(w.DropTerrorDice(),), reward=(w.Gain(w.COMMON),), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH)),
    ),
    Adventure(
        "the-storage-closet", 2, (w.whole(w.Investigation(3)), w.task(w.Investigation(3)), w.task(w.A_LORE, w.A_LORE)),
        ordered=True, reward=(w.Gain(w.CLUE), w.Gain(w.UNIQUE), w.Gates()), penalty=(w.Hurt(w.SANITY), w.Doom()),
    ),
    Adventure(
        "the-key-to-the-beyond", 2, (w.task(w.Investigation(3)), w.task(w.A_LORE, w.A_PERIL, w.Investigation(2))),
        ordered=True, terror=(w.Hurt(w.SANITY),), reward=(w.Gain(w.CLUE, 2), w.Gates()), penalty=(w.Hurt(w.SANITY),),
    ),
    Adventure(
        "riot-in-the-streets", 2, (w.task(w.Investigation(3)), w.task(w.Investigation(9))), ordered=True,
        terror=(w.Hurt(w.HEALTH),), reward=(w.Gain(w.COMMON), w.Gain(w.UNIQUE), w.Signs()), penalty=(w.Doom(),),
    ),
    Adventure(
        "unnatural-habitat", 2, (w.SIDE, w.task(w.A_PERIL, w.A_PERIL, w.Investigation(3))),
        terror=(w.Hurt(w.SANITY),), reward=(w.Gain(w.SPELL),), penalty=(w.Hurt(w.HEALTH),),
    ),
    Adventure(
        "dont-fall-asleep", 2, (w.task(w.A_TERROR), w.task(w.A_TERROR, w.A_TERROR)),
        midnight=(By(EachInOrder(), (w.Hurt(w.SANITY),)),),
        reward=(w.Gain(w.CLUE), w.Gain(w.SPELL), w.Signs()), penalty=(w.Hurt(w.SANITY),),
    ),
    Adventure(
        "the-hidden-passage", 2, (w.task(w.Investigation(3)), w.task(w.A_PERIL, w.Investigation(3)), w.task(w.A_LORE)),
        ordered=True, reward=(w.Signs(2),), penalty=(w.Hurt(w.HEALTH, 2),),
    ),
    Adventure(
        "something-has-broken-free", 1, (w.whole(w.A_PERIL), w.task(w.A_TERROR, w.A_TERROR)),
        terror=(w.FailAttempt(),),
        reward=(w.Gain(w.CLUE), w.Gain(w.UNIQUE), w.Gain(w.SPELL), w.Monsters()), penalty=(w.Hurt(w.HEALTH),),
    ),
    Adventure(
        "hallway-on-fire", 2, (w.task(w.A_PERIL, health=1), w.task(w.A_PERIL, health=1)), ordered=True,
        terror=(w.Hurt(w.HEALTH),), reward=(w.Gain(w.UNIQUE, 2),), penalty=(w.Hurt(w.HEALTH, 2),),
    ),
    Adventure(
        "horrible-visions", 1, (w.task(w.A_PERIL, w.A_TERROR), w.task(w.A_LORE, w.A_PERIL)),
        midnight=(w.Doom(2),), reward=(w.Gain(w.UNIQUE), w.Signs()), penalty=(w.Hurt(w.SANITY, 2), w.Hurt(w.HEALTH, 2)),
    ),
    Adventure(
        "late-night-break-in", 1, (w.whole(w.Investigation(3)), w.task(w.Investigation(6))),
        terror=(w.Lose(w.TROPHY),), reward=(w.Gain(w.CLUE),), penalty=(w.Hurt(w.HEALTH),),
    ),
    Adventure(
        "theres-something-in-the-basement", 1, (w.whole(w.Investigation(6)), w.task(w.A_LORE), w.task(w.A_TERROR)),
        reward=(w.Gain(w.CLUE), w.Gain(w.UNIQUE)), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH)),
    ),
    Adventure(
        "tempest-in-a-teapot", 1, (w.whole(w.Investigation(4)), w.task(w.A_TERROR), w.task(w.A_PERIL, w.A_LORE)),
        ordered=True,
        reward=(w.Gain(w.CLUE), w.Gain(w.UNIQUE), w.Signs()), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH), w.Doom()),
    ),
    Adventure(
        "a-secret-gathering", 1, (w.task(w.Investigation(6)), w.task(w.A_LORE, w.A_LORE)),
        terror=(w.Hurt(w.SANITY),), reward=(w.Gain(w.CLUE), w.Signs(), w.Gates(), w.Monsters()),
        penalty=(w.Hurt(w.HEALTH, 2),),
    ),
    Adventure(
        "the-missing-records", 1, (w.task(w.Investigation(6)), w.task(w.A_LORE, w.Investigation(3))),
        reward=(w.Gain(w.CLUE, 2),), penalty=(w.Hurt(w.SANITY),),
    ),
    Adventure(
        "vermin-in-the-pipes", 2,
        (w.task(w.Investigation(3)), w.task(w.Investigation(3)), w.task(w.Investigation(3), w.A_PERIL)),
        reward=(w.Gain(w.CLUE), w.Gain(w.COMMON, 2)), penalty=(w.Hurt(w.HEALTH),),
    ),
    Adventure(
        "the-archives", 2, (w.whole(w.A_LORE), w.task(w.A_LORE, w.Investigation(3)), w.task(w.A_LORE, w.A_PERIL)),
        reward=(w.Gain(w.UNIQUE, 2),), penalty=(w.Hurt(w.SANITY),),
    ),
    Adventure(
        "stay-away-from-the-windows", 2, (w.task(w.Investigation(8)), w.task(w.A_PERIL, w.A_PERIL)),
        reward=(w.Signs(2),), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH, 2), w.Doom()),
    ),
    Adventure(
        "gate-to-elsewhere", 2, (w.whole(w.A_LORE), w.task(w.A_LORE, w.A_LORE)),
        reward=(w.Gain(w.CLUE, 2), w.Gates()), penalty=(w.Doom(),),
    ),
    Adventure(
        "administration-office", 1, (w.task(w.A_LORE), w.task(w.Investigation(9))),
        reward=(w.Gain(w.CLUE, 2),), penalty=(w.Hurt(w.SANITY), w.Lose(w.CLUE)),
    ),
    Adventure(
        "we-need-to-find-help", 2, (w.SIDE, w.task(w.A_PERIL, w.A_PERIL, w.A_LORE, w.Investigation(3))),
        lock=RED, reward=(w.Gain(w.COMMON), w.Gain(w.SPELL)), penalty=(w.Hurt(w.SANITY, 2), w.Hurt(w.HEALTH)),
    ),
    Adventure(
        "a-peculiar-specimen", 2, (w.task(w.Investigation(3)), w.task(w.Investigation(6)), w.task(w.A_PERIL)), ordered=True,
        reward=(w.Signs(), w.Monsters()), penalty=(w.Hurt(w.HEALTH),),
    ),
    Adventure(
        "mysterious-tome", 2, (w.task(w.Investigation(3), w.A_TERROR), w.task(w.A_LORE, w.A_LORE)),
        reward=(w.Gain(w.CLUE), w.Gain(w.SPELL), w.Gates()), penalty=(w.Doom(),),
    ),
    Adventure(
        "lights-out", 2, (w.task(w.Investigation(3)), w.task(w.A_PERIL, w.A_PERIL), w.task(w.A_LORE, w.A_LORE)),
        ordered=True, reward=(w.Gain(w.SPELL), w.Signs()), penalty=(w.Hurt(w.HEALTH, 2), w.Doom()),
    ),
    Adventure(
        "the-elder-sign", 2, (w.task(w.A_LORE, sanity=1), w.task(w.A_LORE, health=1), w.task(w.Investigation(2), w.A_LORE)),
        ordered=True, reward=(w.Gain(w.CLUE, 2), w.Signs(), w.Doom(-1)), penalty=(w.Hurt(w.SANITY),),
    ),
    Adventure(
        "the-writing-on-the-wall", 2, (w.SIDE, w.task(w.A_LORE, w.A_PERIL, w.Investigation(5))),
        reward=(w.Gain(w.COMMON), w.Gain(w.SPELL), w.Gates(), w.Monsters()), penalty=(w.Doom(),),
    ),
    Adventure(
        "gala-in-the-great-hall", 2, (w.task(w.Investigation(2), w.A_LORE, w.A_PERIL), w.task(w.Investigation(3), sanity=1)),
        lock=YELLOW, terror=(w.Doom(),), reward=(w.Gain(w.CLUE, 2), w.Gain(w.SPELL), w.Signs()), penalty=(w.Doom(),),
    ),
    Adventure(
        "please-do-not-touch-the-exhibits", 2,
        (w.task(w.A_TERROR, w.A_TERROR, sanity=1), w.task(w.A_PERIL, w.A_PERIL, health=1)),
        terror=(w.Doom(),), reward=(w.Signs(2),), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH), w.Doom()),
    ),
    Adventure(
        "medusa-exhibit", 2, (w.task(w.A_TERROR, sanity=1), w.task(w.A_LORE, sanity=1), w.task(w.Investigation(7))),
        ordered=True, terror=(w.DropTerrorDice(),),
        reward=(w.Gain(w.CLUE), w.Gain(w.COMMON), w.Gain(w.SPELL), w.Monsters()), penalty=(w.Hurt(w.SANITY, 2),),
    ),
    Adventure(
        "the-guided-tour", 2, (w.task(w.Investigation(2)), w.task(w.Investigation(4)), w.task(w.A_LORE)), ordered=True,
        reward=(w.Gain(w.CLUE, 2), w.Gain(w.COMMON)), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH)),
    ),
    Adventure(
        "you-become-that-which-you-fear-most", 2, (w.SIDE, w.task(w.A_TERROR, w.A_TERROR, w.A_TERROR)),
        midnight=(w.Monsters(),), reward=(w.Gain(w.CLUE), w.Gain(w.UNIQUE), w.Signs(), w.Monsters()),
        penalty=(w.Hurt(w.SANITY),),
    ),
    Adventure(
        "the-curator", 2, (w.task(w.A_LORE, w.A_LORE, w.A_LORE), w.task(w.A_LORE, w.Investigation(3))),
        midnight=(By(EachInOrder(), (Choose(1, (w.Lose(w.TROPHY, 2), Steps((w.Hurt(w.SANITY), w.Hurt(w.HEALTH))))),)),),
        reward=(w.Gain(w.CLUE), w.Gain(w.COMMON), w.Signs()), penalty=(w.Hurt(w.SANITY, 2),),
    ),
    Adventure(
        "the-hedge-maze", 2, (w.task(w.Investigation(2), w.A_PERIL), w.task(w.A_PERIL, w.A_PERIL)),
        midnight=(By(EachInOrder(), (w.Hurt(w.HEALTH),)),),
        reward=(w.Gain(w.COMMON), w.Gain(w.UNIQUE), w.Signs(), w.Monsters()), penalty=(w.Hurt(w.HEALTH),),
    ),
    Adventure(
        "public-lavatory", 2, (w.SIDE, w.SIDE, w.task(w.A_PERIL, w.A_LORE, w.A_LORE)),
        reward=(w.Signs(2), w.Monsters(2)), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH)),
    ),
    Adventure(
        "forgotten-knowledge", 1, (w.task(w.A_LORE), w.task(w.A_TERROR, w.Investigation(8))),
        reward=(w.Gain(w.COMMON), w.Gain(w.SPELL, 2)), penalty=(w.Hurt(w.SANITY),),
    ),
    Adventure(
        "the-hall-of-the-dead", 1, (w.task(w.A_LORE), w.task(w.A_PERIL, w.A_PERIL), w.task(w.Investigation(5))),
        reward=(w.Gain(w.CLUE), w.Gain(w.COMMON), w.Gain(w.UNIQUE)), penalty=(w.Hurt(w.HEALTH),),
    ),
    Adventure(
        "the-graveyard", 1, (w.task(w.A_PERIL), w.task(w.A_TERROR), w.task(w.Investigation(7))),
        terror=(w.DropTerrorDice(),), reward=(w.Gain(w.COMMON), w.Gain(w.UNIQUE), w.Gates()), penalty=(w.Hurt(w.SANITY),),
    ),
    Adventure(
        "the-security-office", 1, (w.task(w.Investigation(2)), w.task(w.Investigation(3)), w.task(w.Investigation(6))),
        ordered=True, reward=(w.Gain(w.ALLY),), penalty=(w.Hurt(w.SANITY, 2),),
    ),
    Adventure(
        "transported-by-magic", 2, (w.task(w.Investigation(6)), w.task(w.A_LORE, w.A_LORE)),
        midnight=(w.PerOtherWorld(w.Doom()),), reward=(w.Gain(w.SPELL, 2), w.Gates()), penalty=(w.Hurt(w.SANITY), w.Doom()),
    ),
    Adventure(
        "when-night-falls", 2, (w.SIDE, w.task(w.A_TERROR), w.task(w.A_PERIL, w.A_LORE, w.A_LORE)),
        terror=(w.Monsters(),),
        reward=(w.Gain(w.CLUE), w.Gain(w.UNIQUE), w.Signs()), penalty=(w.Hurt(w.SANITY, 2), w.Hurt(w.HEALTH, 2)),
    ),
    Adventure(
        "the-gift-shop", 1, (w.task(w.Investigation(3)), w.task(w.A_LORE, w.Investigation(3))), ordered=True,
        terror=(w.Monsters(),), reward=(w.Gain(w.UNIQUE),), penalty=(w.Hurt(w.SANITY),),
    ),
    Adventure(
        "haunted-by-a-shadowy-figure", 2, (w.SIDE, w.task(w.A_PERIL, w.A_TERROR)),
        terror=(w.Monsters(),), reward=(w.Gain(w.CLUE), w.Gain(w.UNIQUE), w.Signs(), w.Monsters()),
        penalty=(w.Hurt(w.SANITY, 2),),
    ),
    Adventure(
        "koi-pond", 2, (w.whole(w.A_TERROR), w.task(w.A_TERROR, w.A_PERIL, w.A_PERIL)),
        terror=(w.FailAttempt(),),
        reward=(w.Gain(w.CLUE), w.Gain(w.COMMON), w.Signs(), w.Monsters()), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH, 2)),
    ),
    Adventure(
        "remains-of-the-high-priest", 1, (w.task(w.A_PERIL), w.task(w.A_LORE, w.Investigation(6))),
        terror=(w.DropTerrorDice(),), reward=(w.Gain(w.CLUE), w.Gain(w.SPELL)), penalty=(w.Hurt(w.HEALTH),),
    ),
    Adventure(
        "blood-on-the-floor", 2, (w.task(w.Investigation(2)), w.task(w.Investigation(3)), w.task(w.A_TERROR, w.A_PERIL)),
        ordered=True, reward=(w.Gain(w.CLUE), w.Gain(w.COMMON), w.Signs()), penalty=(w.Hurt(w.SANITY), w.Hurt(w.HEALTH)),
    ),
)
# fmt: on
