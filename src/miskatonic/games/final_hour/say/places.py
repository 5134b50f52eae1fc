"""Where things happen, in words."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Icon, Text
from miskatonic.text.phrases import named


def where(v: Voice, place: w.AnyWhere) -> Text:
    """In which location or locations."""
    say = v.say
    match place:
        case w.Here():
            if v.entering:
                return say(
                    "in each location [you|they] enter this way",
                    "в каждой локации, в которую [вы входите|он входит|вы входите]",
                    "в кожній локації, до якої [ви входите|він входить|ви входите]",
                )
            return say("in [your|their] location", "в {own} локации", "в {own} локації", own=_own(v))
        case w.Adjacent():
            return say("in an adjacent location", "в соседней локации", "в сусідній локації")
        case w.Near():
            return say(
                "in [your|their] location or an adjacent one",
                "в {own} или соседней локации",
                "в {own} або сусідній локації",
                own=_own(v),
            )
        case w.EachAdjacent():
            return say("in each adjacent location", "в каждой соседней локации", "в кожній сусідній локації")
        case w.EachNear():
            return say(
                "in [your|their] location and in each adjacent one",
                "в {own} и каждой соседней локации",
                "в {own} та кожній сусідній локації",
                own=_own(v),
            )
        case w.WithinTwo():
            return say(
                "in a location at most 2 paths away",
                "в локации, до которой не более 2 переходов",
                "в локації, до якої не більш ніж 2 переходи",
            )
        case w.OfTarget():
            return say("in that investigator’s location", "в локации этого сыщика", "в локації цього дослідника")
        case w.RitualSite():
            site = Icon("ritual", v.pick("ritual site", "месте ритуала", "місці ритуалу"))
            return say("at the {site}", "в {site}", "на {site}", site=site)
        case w.EachGate():
            return say("in each gate location", "в каждой локации с вратами", "в кожній локації з воротами")
        case w.WeakestGate():
            return say(
                "in the gate location with the fewest gate tokens",
                "в той локации с вратами, где жетонов врат меньше всего",
                "в тій локації з воротами, де жетонів воріт найменше",
            )
        case w.Gate(symbol):
            return say(
                "in the location of the {gate} gate",
                "в локации с вратами {gate:gen}",
                "в локації з воротами {gate:gen}",
                gate=v.gate(symbol),
            )
        case w.WithMonster(kind):
            return say(
                "in the location of one {kind}",
                "в одной из локаций с {kind:ins}",
                "в одній з локацій з {kind:ins}",
                kind=named(v.kind(kind)),
            )
        case _:
            assert_never(place)


def _own(v: Voice) -> Text:
    """Whose location it is, in the Slavic languages."""
    if v.aside:
        return v.say("", "[вашей|его|вашей]", "[вашій|його|вашій]")
    return v.say("", "своей", "своїй")
