"""Why a bot would lay one priority card rather than another: the effects that the numbers bring, and the omens."""

from __future__ import annotations

from typing import Final, assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.final_hour.bot import reasons as r
from miskatonic.games.final_hour.bot.worth import laid_so_far, top_chance
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import box
from miskatonic.games.final_hour.say import reading
from miskatonic.games.final_hour.say.effects import short
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text, cat


def said(v: Voice, view: State, asked: Asked, what: r.AnyLaid, by: int, good: bool) -> Text:
    """What cards laid bring more or less of."""
    match what:
        case r.Laid():
            brought = (_this_turn if what.turn == asked.what.turn else _another_turn)(v, view, asked.seat, what, by)
            return brought if good else cat(brought, _less(v, by))
        case r.Reckoning(own):
            return _reckoning(v, sum(box.OMENS[card] for card in _known(view, asked.seat, own).values()), by, good)
        case r.Omens():
            return _omens(v, by, good)
        case _:
            assert_never(what)


def _known(view: State, seat: int, own: r.Own) -> dict[int, int]:
    """The cards of this round that a seat knows when its own are laid."""
    return laid_so_far(view, seat) | dict(own)


LIKELY: Final = 0.5


def _how_likely(view: State, seat: int, what: r.Laid, by: int) -> tuple[bool, bool]:
    """Whether a card brings for certain what it brings rather than another, and whether that would else be unlikely."""
    top = top_chance(what.turn, _known(view, seat, what.own))
    chance = top if by > 0 else 1 - top
    is_certain = chance == 1 and (by > 0 or not _may_use_top(view, what.turn))
    return is_certain, chance == 1 or chance >= LIKELY > chance - abs(by) / 100


def _may_use_top(view: State, turn: int) -> bool:
    """Whether whoever acts in a turn has an item that brings the top effect instead of the bottom one."""
    items = view.zone(box.ITEMS_OF[view.pointed(box.TURN_OF[turn])])
    return any(isinstance(effect, w.UseTop) for piece in items for effect in reading.item(piece).before)


def _this_turn(v: Voice, view: State, seat: int, what: r.Laid, by: int) -> Text:
    """Which effect a number will bring."""
    card = reading.action_card(what.action)
    assert card is not None
    is_certain, is_likely = _how_likely(view, seat, what, by)
    number = box.NUMBER[dict(what.own)[what.turn]]
    effect = short(v, card.top if by > 0 else card.bottom)
    if is_certain and by > 0:
        return v.say(
            "{n} is low enough for the top effect ({effect})",
            "с числом {n} сработает верхний эффект ({effect})",
            "з числом {n} спрацює верхній ефект ({effect})",
            n=number,
            effect=effect,
        )
    if is_certain:
        return v.say(
            "{n} means the bottom effect ({effect})",
            "с числом {n} сработает нижний эффект ({effect})",
            "з числом {n} спрацює нижній ефект ({effect})",
            n=number,
            effect=effect,
        )
    if is_likely and by > 0:
        return v.say(
            "{n} is probably low enough for the top effect ({effect})",
            "с числом {n}, скорее всего, сработает верхний эффект ({effect})",
            "з числом {n}, найімовірніше, спрацює верхній ефект ({effect})",
            n=number,
            effect=effect,
        )
    if is_likely:
        return v.say(
            "{n} will probably mean the bottom effect ({effect})",
            "с числом {n}, скорее всего, сработает нижний эффект ({effect})",
            "з числом {n}, найімовірніше, спрацює нижній ефект ({effect})",
            n=number,
            effect=effect,
        )
    return v.say(
        "{n} makes the {side} effect ({effect}) likelier",
        "с числом {n} {side} эффект ({effect}) станет вероятнее",
        "з числом {n} {side} ефект ({effect}) стане ймовірнішим",
        n=number,
        side=_side(v, by),
        effect=effect,
    )


def _another_turn(v: Voice, view: State, seat: int, what: r.Laid, by: int) -> Text:
    """Which effect a card laid earlier will bring."""
    is_certain, is_likely = _how_likely(view, seat, what, by)
    number, side = box.NUMBER[dict(what.own)[what.turn]], _side(v, by)
    if is_certain:
        return v.say(
            "your {n} will use its {side} effect",
            "у вашей карты {n} сработает {side} эффект",
            "у вашої карти {n} спрацює {side} ефект",
            n=number,
            side=side,
        )
    if is_likely:
        return v.say(
            "your {n} will probably use its {side} effect",
            "у вашей карты {n}, скорее всего, сработает {side} эффект",
            "у вашої карти {n}, найімовірніше, спрацює {side} ефект",
            n=number,
            side=side,
        )
    return v.say(
        "your {n} is likelier to use its {side} effect",
        "у вашей карты {n} {side} эффект станет вероятнее",
        "у вашої карти {n} {side} ефект стане ймовірнішим",
        n=number,
        side=side,
    )


def _side(v: Voice, by: int) -> str:
    """The side of an action card that is likelier."""
    return v.pick("top", "верхний", "верхній") if by > 0 else v.pick("bottom", "нижний", "нижній")


def _less(v: Voice, by: int) -> Text:
    """That the other side would be worth more."""
    return v.say(
        ", and the {side} one would do more",
        ", а {side} дал бы больше",
        ", а {side} дав би більше",
        side=_side(v, -by),
    )


def _reckoning(v: Voice, total: int, by: int, good: bool) -> Text:
    """What so many omens lead to, beside as many as there would be otherwise."""
    if good and not total:
        return v.say(
            "without omens the reckoning does nothing", "без знамений расплаты не будет", "без передвість розплати не буде"
        )
    if good:
        return v.say(
            "with {n} <n:omen|omens> in all, the reckoning will be milder than with {m}",
            "если знамений в сумме {n}, расплата будет мягче, чем если их {m}",
            "якщо передвість у сумі {n}, розплата буде м’якшою, ніж якщо їх {m}",
            n=total,
            m=total - by,
        )
    if total == by:
        return v.say(
            "with {n} <n:omen|omens> in all, the reckoning will be harsher than without any",
            "если знамений в сумме {n}, расплата будет суровее, чем без них",
            "якщо передвість у сумі {n}, розплата буде суворішою, ніж без них",
            n=total,
        )
    return v.say(
        "with {n} <n:omen|omens> in all, the reckoning will be harsher than with {m}",
        "если знамений в сумме {n}, расплата будет суровее, чем если их {m}",
        "якщо передвість у сумі {n}, розплата буде суворішою, ніж якщо їх {m}",
        n=total,
        m=total - by,
    )


def _omens(v: Voice, by: int, good: bool) -> Text:
    """What fewer or more omens than otherwise lead to; where there are as many, how harsh the reckoning will be."""
    if by and good:
        return v.say(
            "fewer omens make for a milder reckoning",
            "чем меньше знамений, тем мягче расплата",
            "що менше передвість, то м’якша розплата",
        )
    if by:
        return v.say(
            "more omens make for a harsher reckoning",
            "чем больше знамений, тем суровее расплата",
            "що більше передвість, то суворіша розплата",
        )
    if good:
        return v.say("the reckoning will be milder", "расплата будет мягче", "розплата буде м’якшою")
    return v.say("the reckoning will be harsher", "расплата будет суровее", "розплата буде суворішою")
