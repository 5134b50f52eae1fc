"""The campaign between its scenarios: what is asked, what can be chosen, and what the log tells of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, assert_never

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.rules import asks, box, interlude, tells
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Three
from miskatonic.text.slavic import NOM
from miskatonic.words.control import DONE

Told = (
    tells.Insane | tells.ScenarioBegins | tells.NewInvestigator | tells.SitsOut | tells.ComesBack | tells.DeckReady
    | tells.Bought
)  # fmt: skip
BETWEEN: Final = frozenset((asks.NewInvestigator, asks.Interlude))
"""What is asked between two scenarios."""


def scenario_name(v: Voice, entry: tells.ScenarioBegins) -> str:
    """Which scenario begins."""
    return v.names.scenarios[box.SCENARIOS[entry.scenario].slug]


def told(v: Voice, cast: reading.Cast, entry: Told) -> Text:
    """An entry of the log, in the past tense."""
    say = v.say
    match entry:
        case tells.Insane(who):
            return say(
                "{who} was driven insane.",
                "{who} {who~сошёл/сошла} с ума.",
                "{who} {who~збожеволів/збожеволіла}.",
                who=v.player(cast, who),
            )
        case tells.ScenarioBegins():
            name = scenario_name(v, entry)
            return say(
                "a new scenario began: {it}.", "начался новый сценарий: «{it}».", "почався новий сценарій: «{it}».", it=name
            )
        case tells.NewInvestigator(who, piece):
            return say(
                "player {n} went on with {full}.", "игрок {n} продолжил с новым сыщиком: {full}.",
                "гравець {n} продовжив гру за {who:acc}.",
                n=who + 1, who=v.card(piece), full=reading.to_person(piece, v.title(box.SLUG[piece])),
            )  # fmt: skip
        case tells.SitsOut(who):
            return say(
                "{who} sat the next scenario out.",
                "{who} {who~пропустил} следующий сценарий.",
                "{who} {who~пропустив} наступний сценарій.",
                who=v.player(cast, who),
            )
        case tells.ComesBack(who):
            return say("{who} joined in.", "{who} {who~присоединился}.", "{who} {who~долучився}.", who=v.player(cast, who))
        case tells.DeckReady(who, 0):
            return say(
                "{who} got ready.", "{who} {who~готов/готова}.", "{who} {who~готовий/готова}.", who=v.player(cast, who)
            )
        case tells.DeckReady(who, left):
            return say(
                "{who} got ready and kept {n}.",
                "{who} {who~готов/готова}; в запасе {n}.",
                "{who} {who~готовий/готова}; у запасі {n}.",
                who=v.player(cast, who),
                n=v.many(left, v.names.experience),
            )
        case tells.Bought(who, card, replaced, cost):
            return say(
                "{who} took {card} into {their} deck instead of {old} for {n}.",
                "{who} {who~взял} в колоду {card:acc} вместо {old:gen} за {n:acc}.",
                "{who} {who~взяв} у колоду {card:acc} замість {old:gen} за {n:acc}.",
                who=v.player(cast, who), their=v.their(v.player(cast, who)), card=v.card(card), old=v.card(replaced),
                n=v.many(cost, v.names.experience),
            )  # fmt: skip
        case _:
            assert_never(entry)


def question(v: Voice, view: State, asked: Asked) -> Text:
    """What is asked between scenarios."""
    if isinstance(asked.what, asks.NewInvestigator):
        return v.say("choose a new investigator", "выберите нового сыщика", "виберіть нового дослідника")
    buying = view.pointed(box.BUYING[asked.seat])
    if buying >= 0:
        return v.say(
            "choose the card that leaves your deck for {card}",
            "выберите карту, которая уступит место в колоде карте {card}",
            "виберіть карту, яка поступиться місцем у колоді карті {card}",
            card=v.quoted(buying),
        )
    left = view.count(box.EXPERIENCE[asked.seat])
    if left:
        return v.say(
            "get ready for the next scenario; you have {n} to spend",
            "подготовьтесь к следующему сценарию; можно потратить {n:acc}",
            "підготуйтеся до наступного сценарію; можна витратити {n:acc}",
            n=v.many(left, v.names.experience),
        )
    return v.say(
        "get ready for the next scenario", "подготовьтесь к следующему сценарию", "підготуйтеся до наступного сценарію"
    )


_PLAIN: Final[Mapping[Option, Three]] = {
    box.BACK: ("do not buy it", "не покупать", "не купувати"),
    box.SIT_OUT: ("sit the next scenario out", "пропустить следующий сценарий", "пропустити наступний сценарій"),
    box.COME_BACK: ("join in the next scenario", "участвовать в следующем сценарии", "узяти участь у наступному сценарії"),
    DONE: ("ready for the next scenario", "готово: к следующему сценарию", "готово: до наступного сценарію"),
}
"""Options that point at nothing."""


def choice(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """An option of such a question."""
    say, value = v.say, option.value
    match option.verb:
        case box.NEW_INVESTIGATOR:
            return (v.title(box.SLUG[value]),)
        case box.UPGRADE:
            old = interlude.lower_version(view, asked.seat, value)
            return say(
                "upgrade to {card} ({n})", "улучшить до карты {card} ({n})", "поліпшити до карти {card} ({n})",
                card=v.quoted(value), n=_price(v, value, old),
            )  # fmt: skip
        case box.BUY:
            return _buy(v, value)
        case box.REPLACE:
            return say(
                "take {card} out", "убрать из колоды карту {card}", "прибрати з колоди карту {card}", card=v.quoted(value)
            )
        case box.TAKE:
            return say(
                "take {card} into your deck", "взять в колоду {card:acc}", "узяти в колоду {card:acc}", card=v.card(value)
            )
        case box.LEAVE:
            return say(
                "leave {card} out of your deck", "не брать в колоду {card:acc}", "не брати в колоду {card:acc}",
                card=v.card(value),
            )  # fmt: skip
    return say(*_PLAIN[option])


@cache
def _buy(v: Voice, card: int) -> Text:
    """A new card for the deck, with its price."""
    n = v.many(max(1, getattr(box.SHEETS[card], "level", 0)), v.names.experience)
    return v.say("buy {card} ({n})", "купить карту {card} ({n})", "купити карту {card} ({n})", card=v.quoted(card), n=n)


def _price(v: Voice, card: int, old: int) -> Text:
    """What a card costs in experience in place of another."""
    return v.many(interlude.price(card, old), v.names.experience).said(NOM)
