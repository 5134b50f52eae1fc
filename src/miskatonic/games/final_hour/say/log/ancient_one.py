"""In the log: the Ancient One."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.rules import tells
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text


def ancient_one(v: Voice, entry: tells.OfAncientOne) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match entry:
        case tells.Burned(n):
            return say(
                "{n} went back to the box unseen.",
                "в коробку не глядя {n~убран} {n}.",
                "наосліп прибрано до коробки {n:acc}.",
                n=v.many(n, v.names.gate_token),
            )
        case tells.HideNext():
            return say(
                "priority cards were to be laid face down in the next round.",
                "в следующем раунде карты очерёдности будут выкладываться взакрытую.",
                "наступного раунду карти черговості викладатимуть долілиць.",
            )
        case tells.Reckoning(0):
            return say("the reckoning found no omens.", "расплата: знамений не было.", "розплата: передвість не було.")
        case tells.Reckoning(total):
            return say("the reckoning counted {omens}.", "расплата: {omens}.", "розплата: {omens}.", omens=v.omens(total))
        case tells.ReckoningRow(ancient_one, number):
            sheet = ANCIENT_ONES[ancient_one]
            return say(
                "{name} answered the omens with “{title}”.",
                "сработал эффект расплаты «{title}» ({name}).",
                "спрацював ефект розплати «{title}» ({name}).",
                name=v.title(sheet.code),
                title=v.title(sheet.reckoning[number].code),
            )
        case tells.Answered(ancient_one, number, times):
            sheet = ANCIENT_ONES[ancient_one]
            return say(
                "{name} answered with “{title}”{times}.",
                "{name}: применён эффект расплаты «{title}»{times}.",
                "{name}: застосовано ефект розплати «{title}»{times}.",
                name=v.title(sheet.code),
                title=v.title(sheet.reckoning[number].code),
                times=say(
                    ", {often} in all",
                    ", всего {n} <n:раз|раза|раз>",
                    ", загалом {n} <n:раз|рази|разів>",
                    often="twice" if times == 2 else f"{times} times",
                    n=times,
                )
                if times > 1
                else "",
            )
        case tells.Gate(symbol, place, n):
            return say(
                "the {gate} gate in {place} grew to {n}.",
                "врата {gate:gen} в {place:loc} выросли: теперь там {n}.",
                "ворота {gate:gen} в {place:loc} зросли: тепер там {n}.",
                gate=v.gate(symbol),
                place=v.place(place),
                n=v.many(n, v.names.gate_token),
            )
        case tells.StackEmpty():
            return say(
                "the gate stack was empty: the ritual had to be reversed now.",
                "стопка врат закончилась: настало время обратить ритуал вспять.",
                "стос воріт вичерпано: настав час обернути ритуал навспак.",
            )
        case _:
            assert_never(entry)
