"""The 12 common and the 12 unique items (ES-COM-04): each is used once and goes under its deck (ES-ITM-02)."""

from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import FACES, PERIL, RED, YELLOW
from miskatonic.games.elder_sign.cards.sheets import Moment, Period, Possession, Power

ANY_FACE: Final = tuple(range(len(FACES)))


def _item(code: str, kind: int, moment: Moment, *effects: Effect, cost: tuple[Effect, ...] = ()) -> Possession:
    return Possession(code, kind, (Power(moment, effects, (w.DiscardThis(), *cost)),))


COMMON_ITEMS: Final = (
    _item("45-automatic", w.COMMON, Moment.BEFORE_ROLL, w.AddDie(YELLOW)),
    _item("axe", w.COMMON, Moment.BEFORE_ROLL, w.AddDie(YELLOW)),
    _item("bullwhip", w.COMMON, Moment.BEFORE_ROLL, w.AddDie(YELLOW)),
    _item("cavalry-saber", w.COMMON, Moment.BEFORE_ROLL, w.AddDie(YELLOW)),
    _item("lantern", w.COMMON, Moment.BEFORE_ROLL, w.AddDie(YELLOW)),
    _item("rifle", w.COMMON, Moment.BEFORE_ROLL, w.AddDie(YELLOW)),
    Possession(
        "shotgun",
        w.COMMON,
        (
            Power(Moment.BEFORE_ROLL, (w.AddDie(YELLOW),), (w.KeepInUse(),)),
            Power(Moment.AFTER_ROLL, (w.ChangeFace(ANY_FACE, PERIL, YELLOW),), once_per=Period.TURN, in_use=True),
        ),
    ),
    _item("tommy-gun", w.COMMON, Moment.BEFORE_ROLL, w.AddDie(YELLOW), w.AddDie(RED)),
    _item("dynamite", w.COMMON, Moment.ANY_TIME, w.DefeatMonster()),
    _item("provisions", w.COMMON, Moment.ANY_TIME, w.Heal(w.HEALTH)),
    _item("whiskey", w.COMMON, Moment.ANY_TIME, w.Heal(w.SANITY)),
    _item("old-journal", w.COMMON, Moment.ANY_TIME, w.Gain(w.CLUE)),
)

UNIQUE_ITEMS: Final = (
    _item("alien-statue", w.UNIQUE, Moment.BEFORE_ROLL, w.AddDie(RED)),
    _item("enchanted-blade", w.UNIQUE, Moment.BEFORE_ROLL, w.AddDie(RED)),
    _item("enchanted-jewelry", w.UNIQUE, Moment.BEFORE_ROLL, w.AddDie(RED)),
    _item("holy-water", w.UNIQUE, Moment.BEFORE_ROLL, w.AddDie(RED)),
    _item("obsidian-statue", w.UNIQUE, Moment.BEFORE_ROLL, w.AddDie(RED)),
    _item("pallid-mask", w.UNIQUE, Moment.BEFORE_ROLL, w.AddDie(RED)),
    _item("ruby-of-rlyeh", w.UNIQUE, Moment.BEFORE_ROLL, w.AddDie(RED)),
    _item("sword-of-glory", w.UNIQUE, Moment.BEFORE_ROLL, w.AddDie(YELLOW), w.AddDie(RED)),
    _item("healing-stone", w.UNIQUE, Moment.ANY_TIME, w.HealAll(w.SANITY), w.HealAll(w.HEALTH)),
    _item(
        "flute-of-the-outer-gods", w.UNIQUE, Moment.ANY_TIME, w.DefeatMonster(), w.DefeatMonster(), cost=(w.Hurt(w.SANITY),)
    ),
    _item("blue-watcher-of-the-pyramid", w.UNIQUE, Moment.AFTER_ROLL, w.CompleteTask(), cost=(w.Hurt(w.HEALTH),)),
    _item("necronomicon", w.UNIQUE, Moment.ANY_TIME, w.Doom(-1), cost=(w.Hurt(w.SANITY, 2),)),
)
