"""In the log: rounds and cards."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.rules import tells
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text


def cards(v: Voice, entry: tells.OfCards) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match entry:
        case tells.Round(n):
            return say("round {n} began.", "начался раунд {n}.", "почався раунд {n}.", n=n)
        case tells.Lead(who):
            return say(
                "{who} became the lead investigator.",
                "{who} {who~стал} ведущим сыщиком.",
                "{who} {who~став головним дослідником/стала головною дослідницею}.",
                who=v.person(who),
            )
        case tells.DrewAction(who, card):
            return say(
                "{who} drew {card}.",
                "{who} {who~взял} {card:acc}.",
                "{who} {who~взяв} {card:acc}.",
                who=v.person(who),
                card=v.action(card),
            )
        case tells.Laid(who, card) if card < 0:
            return say(
                "{who} laid a priority card face down.",
                "{who} {who~выложил} карту очерёдности взакрытую.",
                "{who} {who~виклав} карту черговості долілиць.",
                who=v.person(who),
            )
        case tells.Laid(who, card):
            return say(
                "{who} laid {card}.",
                "{who} {who~выложил} {card:acc}.",
                "{who} {who~виклав} {card:acc}.",
                who=v.person(who),
                card=v.priority(card),
            )
        case tells.DrewPriority(who, card):
            return say(
                "{who} drew {card}.",
                "{who} {who~взял} {card:acc}.",
                "{who} {who~взяв} {card:acc}.",
                who=v.person(who),
                card=v.priority(card),
            )
        case tells.PriorityShuffled():
            return say(
                "the discarded priority cards became a new deck.",
                "из сброшенных карт очерёдности составлена новая колода.",
                "зі скинутих карт черговості складено нову колоду.",
            )
        case tells.PriorityTurnedUp(cards):
            return say(
                "the priority cards were turned face up: {cards}.",
                "карты очерёдности открыты: {cards}.",
                "карти черговості відкрито: {cards}.",
                cards=_numbers(v, cards),
            )
        case tells.ActionsShuffled(who):
            return say(
                "{who} shuffled {who~his/her} discarded action cards into a new deck.",
                "{who} {who~перемешал} свой сброс в новую колоду действий.",
                "{who} {who~замішав} свій скид у нову колоду дій.",
                who=v.person(who),
            )
        case tells.Resolves(who, card, side):
            which = v.pick("top", "верхний", "верхній") if side == sheets.TOP else v.pick("bottom", "нижний", "нижній")
            return say(
                "{who} used the {which} effect of {card}.",
                "{who} {who~применил} {which} эффект {card:gen}.",
                "{who} {who~застосував} {which} ефект {card:gen}.",
                who=v.person(who),
                which=which,
                card=v.action(card),
            )
        case tells.DrewFive(cards):
            return say(
                "the priority cards drawn were {cards}.",
                "взяты карты очерёдности: {cards}.",
                "узято карти черговості: {cards}.",
                cards=_numbers(v, cards),
            )
        case tells.SetAside(card):
            return say(
                "{card} was set aside for the ritual.",
                "{card} отложена для ритуала.",
                "{card:acc} відкладено для ритуалу.",
                card=v.priority(card),
            )
        case tells.Row(cards):
            return say(
                "the row of priority cards was {cards}.",
                "ряд карт очерёдности: {cards}.",
                "ряд карт черговості: {cards}.",
                cards=_numbers(v, cards),
            )
        case tells.LaidOn(who, card, priority):
            return say(
                "{who} laid {card} on {priority}.",
                "{who} {who~положил} {card:acc} на {priority:acc}.",
                "{who} {who~поклав} {card:acc} на {priority:acc}.",
                who=v.person(who),
                card=v.action(card),
                priority=v.priority(priority),
            )
        case _:
            assert_never(entry)


def _numbers(v: Voice, cards: tuple[int, ...]) -> Text:
    """Priority cards by their numbers."""
    return v.both([v.number(card) for card in cards])
