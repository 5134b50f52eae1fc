"""In the log: the Ancient One."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.route.rules import tells
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import several


def ancient_one(v: Voice, what: tells.OfAncientOne) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match what:
        case tells.Confronts(seat, results):
            return say(
                "{who} confronted the Ancient One and rolled {results}.",
                "{who} противостоит Древнему, выпадает {results}.",
                "{who} протистоїть Стародавньому, випадає {results}.",
                who=v.player(seat),
                results=", ".join(map(str, results)),
            )
        case tells.UsedTome(seat, tome):
            return say(
                "{who} used {tome}.",
                "{who} использует {tome}.",
                "{who} використовує {tome}.",
                who=v.player(seat),
                tome=v.bonus(tome),
            )
        case tells.Outcomes(seat, successes, failures):
            return say(
                "{who} had {n} <n:success|successes> and {m} <m:failure|failures>.",
                "{who}: <n:{n} успешный результат|{n} успешных результата|{n} успешных результатов>, "
                "<m:{m} провальный|{m} провальных|{m} провальных>.",
                "{who}: <n:{n} успішний результат|{n} успішні результати|{n} успішних результатів>, "
                "<m:{m} провальний|{m} провальні|{m} провальних>.",
                who=v.player(seat),
                n=successes,
                m=failures,
            )
        case tells.LostToTheAncientOne(seat):
            return say(
                "{who} lost to the Ancient One and took no part in the counting.",
                "{who} проигрывает Древнему и не участвует в подсчёте очков.",
                "{who} програє Стародавньому й не бере участі в підрахунку очок.",
                who=v.player(seat),
            )
        case tells.LostTourists(seat, colour, 0):
            return say(
                "{who} lost no {what}.",
                "{who} не теряет {what:gen}.",
                "{who} не втрачає {what:gen}.",
                who=v.player(seat),
                what=several(v.names.tourists[colour]),
            )
        case tells.LostTourists(seat, colour, n):
            return say(
                "{who} lost {n}.",
                "{who} теряет {n:acc}.",
                "{who} втрачає {n:acc}.",
                who=v.player(seat),
                n=v.tourists(colour, n),
            )
        case tells.CrossedOut(seat, place):
            return say(
                "{who} crossed out location {place}.",
                "{who} вычёркивает локацию {place}.",
                "{who} викреслює локацію {place}.",
                who=v.player(seat),
                place=v.location(place),
            )
        case tells.Drowned(seat, colour):
            return say(
                "{who} erased all {what} by the river.",
                "{who} стирает у реки всех {what:gen}.",
                "{who} стирає біля річки всіх {what:gen}.",
                who=v.player(seat),
                what=several(v.names.tourists[colour]),
            )
        case tells.Emptied(seat, place):
            return say(
                "{who} erased the tourists in {place}.",
                "{who} стирает туристов в локации {place}.",
                "{who} стирає туристів у локації {place}.",
                who=v.player(seat),
                place=v.location(place),
            )
        case tells.Rewarded(seat, points):
            return say(
                "{who} was rewarded with {n}.",
                "{who} получает в награду {n:acc}.",
                "{who} отримує в нагороду {n:acc}.",
                who=v.player(seat),
                n=v.points(points),
            )
        case _:
            assert_never(what)
