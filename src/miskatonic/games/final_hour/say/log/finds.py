"""In the log: what investigators found, used and looked at."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.final_hour.rules import box, tells
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Icon, Text


def finds(v: Voice, entry: tells.OfFinds) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match entry:
        case tells.FoundSymbol(who, place, symbol):
            return say(
                "{who} explored {place} and found the {symbol}.",
                "{who} {who~исследовал} {place:acc} и {who~нашёл/нашла} улику: {symbol}.",
                "{who} {who~обстежив} {place:acc} і {who~знайшов/знайшла} доказ: {symbol}.",
                who=v.person(who),
                place=v.place(place),
                symbol=v.ritual_symbol(symbol),
            )
        case tells.FoundKey(who, place):
            return say(
                "{who} explored {place} and found a {key}.",
                "{who} {who~исследовал} {place:acc} и {who~нашёл/нашла} {key}.",
                "{who} {who~обстежив} {place:acc} і {who~знайшов/знайшла} {key}.",
                who=v.person(who),
                place=v.place(place),
                key=Icon("key", v.pick("key", "ключ", "ключ")),
            )
        case tells.GainedItem(who, item):
            return say(
                "{who} took an item: {item}.",
                "{who} {who~получил} вещь {item}.",
                "{who} {who~отримав} предмет {item}.",
                who=v.person(who),
                item=v.item(item),
            )
        case tells.UsedItem(who, item):
            return say(
                "{who} discarded an item: {item}.",
                "{who} {who~сбросил} вещь {item}.",
                "{who} {who~скинув} предмет {item}.",
                who=v.person(who),
                item=v.item(item),
            )
        case tells.Peeked(who, token) if token < 0:
            return say(
                "{who} looked at the top gate token.",
                "{who} {who~посмотрел} на верхний жетон врат.",
                "{who} {who~подивився} на верхній жетон воріт.",
                who=v.person(who),
            )
        case tells.Peeked(who, token):
            return say(
                "{who} looked at the top gate token: {gate}.",
                "{who} {who~посмотрел} на верхний жетон врат: {gate}.",
                "{who} {who~подивився} на верхній жетон воріт: {gate}.",
                who=v.person(who),
                gate=v.gate(box.SYMBOL[token]),
            )
        case tells.Buried(who):
            return say(
                "{who} put the gate token at the bottom of the stack.",
                "{who} {who~положил} жетон врат под низ стопки.",
                "{who} {who~поклав} жетон воріт під низ стосу.",
                who=v.person(who),
            )
        case tells.LeftOnTop(who):
            return say(
                "{who} left the gate token on top of the stack.",
                "{who} {who~оставил} жетон врат наверху стопки.",
                "{who} {who~залишив} жетон воріт зверху стосу.",
                who=v.person(who),
            )
        case tells.Blind(who, card):
            return say(
                "{who} revealed {card} and used its bottom effect.",
                "{who} {who~открыл} {card:acc} и {who~применил} её нижний эффект.",
                "{who} {who~відкрив} {card:acc} і {who~застосував} її нижній ефект.",
                who=v.person(who),
                card=v.action(card),
            )
        case tells.BlindIdle(who, card):
            return say(
                "{who} revealed {card}, which had no effect.",
                "{who} {who~открыл} {card:acc}, но эффекта она не дала.",
                "{who} {who~відкрив} {card:acc}, але ефекту вона не дала.",
                who=v.person(who),
                card=v.action(card),
            )
        case tells.Redrew(who, n):
            return say(
                "{who} exchanged {n}.",
                "{who} {who~заменил} {n:acc}.",
                "{who} {who~замінив} {n:acc}.",
                who=v.person(who),
                n=v.many(n, v.names.priority_card),
            )
        case _:
            assert_never(entry)
