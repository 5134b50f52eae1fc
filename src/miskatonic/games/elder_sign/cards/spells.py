"""The 12 spells (ES-COM-04): most hold dice, the others are used once (ES-SPL-01)."""

from typing import Final

from miskatonic.core.code import Effect
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.sheets import Moment, Possession, Power


def _holding(code: str, dice: int = 1) -> Possession:
    return Possession(code, w.SPELL, (Power(Moment.AFTER_ROLL, (w.Secure(dice),), (w.Cast(),)),))


def _spell(code: str, moment: Moment, effect: Effect, cost: tuple[Effect, ...] = ()) -> Possession:
    return Possession(code, w.SPELL, (Power(moment, (effect,), (w.Cast(), w.DiscardThis(), *cost)),))


SPELLS: Final = (
    _holding("wither"),
    _holding("shrivelling"),
    _holding("mists-of-releh"),
    _holding("voice-of-ra"),
    _holding("enchant-weapon"),
    _holding("red-sign-of-shudde-mell"),
    _holding("arcane-insight"),
    _holding("dread-curse-of-azathoth", 2),
    _spell("bind-monster", Moment.ANY_TIME, w.DefeatMonster(), (w.Hurt(w.SANITY),)),
    _spell("heal", Moment.ANY_TIME, w.HealAnyone(w.HEALTH, 2)),
    _spell("soothe-the-mind", Moment.ANY_TIME, w.HealAnyone(w.SANITY, 2)),
    _spell("flesh-ward", Moment.PENALTY, w.PreventLoss()),
)
