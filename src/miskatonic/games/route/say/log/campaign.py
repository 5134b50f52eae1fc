"""In the log: the campaign and the album."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.route.cards.achievements import ACHIEVEMENTS
from miskatonic.games.route.cards.helpers import SUPPORT
from miskatonic.games.route.rules import tells
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text


def campaign(v: Voice, what: tells.OfCampaign) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match what:
        case tells.FameGained(seat, fame, total):
            return say(
                "{who} gained {n} world fame, {total} in all.",
                "{who} получает очки мировой славы: {n}, всего {total}.",
                "{who} отримує очки світової слави: {n}, усього {total}.",
                who=v.player(seat),
                n=fame,
                total=total,
            )
        case tells.SupportChosen(seat, bonus):
            return say(
                "{who} chose the support bonus {bonus}.",
                "{who} выбирает бонус поддержки {bonus}.",
                "{who} вибирає бонус підтримки {bonus}.",
                who=v.player(seat),
                bonus=v.quoted(SUPPORT[bonus]),
            )
        case tells.CampaignRanked(seat, place, fame):
            return say(
                "{nth} place in the campaign went to {who} with {fame} world fame.",
                "{nth} место в кампании занимает {who}, мировая слава {fame}.",
                "{nth} місце в кампанії посідає {who}, світова слава {fame}.",
                nth=v.nth(place),
                who=v.player(seat),
                fame=fame,
            )
        case tells.Achieved(seat, number):
            return say(
                "{who} earned an achievement: {what}.",
                "{who} получает достижение: {what}.",
                "{who} здобуває досягнення: {what}.",
                who=v.player(seat),
                what=v.title(ACHIEVEMENTS[number].code),
            )
        case _:
            assert_never(what)
