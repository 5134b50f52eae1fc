"""The 12 common and the 12 unique items (ES-COM-04): each is used once and goes under its deck (ES-ITM-02)."""

from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards.dice import FACES, PERIL, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Moment, Period, Possession, Power
from miskatonic.games.elder_sign.cards.words import (
    CLUE,
    COMMON,
    HEALTH,
    SANITY,
    UNIQUE,
    AddDie,
    ChangeFace,
    CompleteTask,
    DefeatMonster,
    DiscardThis,
    Doom,
    Gain,
    Heal,
    HealAll,
    Hurt,
    KeepInUse,
)

ANY_FACE: Final = tuple(range(len(FACES)))


def _item(code: str, kind: int, moment: Moment, *effects: Effect, cost: tuple[Effect, ...] = ()) -> Possession:
    return Possession(code, kind, (Power(moment, effects, (DiscardThis(), *cost)),))


COMMON_ITEMS: Final = (
    _item("45-automatic", COMMON, Moment.BEFORE_ROLL, AddDie(YELLOW)),
    _item("axe", COMMON, Moment.BEFORE_ROLL, AddDie(YELLOW)),
    _item("bullwhip", COMMON, Moment.BEFORE_ROLL, AddDie(YELLOW)),
    _item("cavalry-saber", COMMON, Moment.BEFORE_ROLL, AddDie(YELLOW)),
    _item("lantern", COMMON, Moment.BEFORE_ROLL, AddDie(YELLOW)),
    _item("rifle", COMMON, Moment.BEFORE_ROLL, AddDie(YELLOW)),
    Possession(
        "shotgun",
        COMMON,
        (
            Power(Moment.BEFORE_ROLL, (AddDie(YELLOW),), (KeepInUse(),)),
            Power(Moment.AFTER_ROLL, (ChangeFace(ANY_FACE, PERIL, YELLOW),), once_per=Period.TURN, in_use=True),
        ),
    ),
    _item("tommy-gun", COMMON, Moment.BEFORE_ROLL, AddDie(YELLOW), AddDie(RED)),
    _item("dynamite", COMMON, Moment.ANY_TIME, DefeatMonster()),
    _item("provisions", COMMON, Moment.ANY_TIME, Heal(HEALTH)),
    _item("whiskey", COMMON, Moment.ANY_TIME, Heal(SANITY)),
    _item("old-journal", COMMON, Moment.ANY_TIME, Gain(CLUE)),
)

UNIQUE_ITEMS: Final = (
    _item("alien-statue", UNIQUE, Moment.BEFORE_ROLL, AddDie(RED)),
    _item("enchanted-blade", UNIQUE, Moment.BEFORE_ROLL, AddDie(RED)),
    _item("enchanted-jewelry", UNIQUE, Moment.BEFORE_ROLL, AddDie(RED)),
    _item("holy-water", UNIQUE, Moment.BEFORE_ROLL, AddDie(RED)),
    _item("obsidian-statue", UNIQUE, Moment.BEFORE_ROLL, AddDie(RED)),
    _item("pallid-mask", UNIQUE, Moment.BEFORE_ROLL, AddDie(RED)),
    _item("ruby-of-rlyeh", UNIQUE, Moment.BEFORE_ROLL, AddDie(RED)),
    _item("sword-of-glory", UNIQUE, Moment.BEFORE_ROLL, AddDie(YELLOW), AddDie(RED)),
    _item("healing-stone", UNIQUE, Moment.ANY_TIME, HealAll(SANITY), HealAll(HEALTH)),
    _item("flute-of-the-outer-gods", UNIQUE, Moment.ANY_TIME, DefeatMonster(), DefeatMonster(), cost=(Hurt(SANITY),)),
    _item("blue-watcher-of-the-pyramid", UNIQUE, Moment.AFTER_ROLL, CompleteTask(), cost=(Hurt(HEALTH),)),
    _item("necronomicon", UNIQUE, Moment.ANY_TIME, Doom(-1), cost=(Hurt(SANITY, 2),)),
)
