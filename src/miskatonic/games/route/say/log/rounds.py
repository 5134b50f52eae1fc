"""In the log: rounds, cards and ratings."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.rules import tells
from miskatonic.games.route.rules.streets import STREETS_WITH_LINES, Streets
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text


def rounds(v: Voice, what: tells.OfRounds, cast: tuple[int, ...]) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match what:
        case tells.CityOpens(city):
            return say(
                "The city of this game was {city}.",
                "Город этой партии: {city}.",
                "Місто цієї партії: {city}.",
                city=v.title(CITIES[city].code),
            )
        case tells.Round(n):
            return say("Round {n} began.", "Начинается раунд {n}.", "Починається раунд {n}.", n=n)
        case tells.OpeningRound(n):
            return say("Opening round {n} began.", "Идёт начальный раунд {n}.", "Триває початковий раунд {n}.", n=n)
        case tells.Leads(seat):
            return say(
                "{who} became the leading player.", "Ведущий игрок: {who}.", "Ведучий гравець: {who}.", who=v.player(seat)
            )
        case tells.Played(seat, card):
            return say(
                "{who} played {card}.",
                "{who} выкладывает {card:acc}.",
                "{who} викладає {card:acc}.",
                who=v.player(seat),
                card=v.card(card),
            )
        case tells.LaidDown(seat, card):
            return say(
                "{who} laid {card} face down.",
                "{who} кладёт взакрытую {card:acc}.",
                "{who} кладе долілиць {card:acc}.",
                who=v.player(seat),
                card=v.card(card),
            )
        case tells.Kept(seat, card, other):
            return say(
                "{who} kept {card} for the round; {other} was discarded.",
                "{who} оставляет на раунд {card:acc}; {other} уходит в сброс.",
                "{who} залишає на раунд {card:acc}; {other:acc} скинуто.",
                who=v.player(seat),
                card=v.card(card),
                other=v.card(other),
            )
        case tells.Refreshed(seat):
            return say(
                "{who} refreshed their hand.",
                "{who} обновляет карты в руке.",
                "{who} оновлює карти в руці.",
                who=v.player(seat),
            )
        case tells.Reshuffled():
            return say(
                "The discard pile became the new city deck.",
                "Сброс замешан в новую колоду города.",
                "Скид замішано в нову колоду міста.",
            )
        case tells.RatingChanged(track, change, worth):
            return say(
                "{what}: the rating {way}; it was now worth {n}.",
                "{what}: рейтинг {way}, теперь он приносит {n:acc}.",
                "{what}: рейтинг {way}, тепер він дає {n:acc}.",
                what=v.title(played_in(cast).city.landmarks[track]),
                way=v.pick("rose", "вырос", "зріс") if change > 0 else v.pick("fell", "упал", "знизився"),
                n=v.points(worth),
            )
        case tells.RatingFull(track):
            return say(
                "{what}: the rating was full.",
                "{what}: рейтинг уже полон.",
                "{what}: рейтинг уже повний.",
                what=v.title(played_in(cast).city.landmarks[track]),
            )
        case tells.CellMarkedAlready(track, cell):
            return say(
                "{what}: cell {n} of the rating was marked already.",
                "{what}: ячейка {n} рейтинга уже отмечена.",
                "{what}: комірку {n} рейтингу вже позначено.",
                what=v.title(played_in(cast).city.landmarks[track]),
                n=cell,
            )
        case tells.Forbidden() | tells.Used():
            raise ValueError("no ability of a piece is used in this game")
        case _:
            assert_never(what)


def played_in(cast: tuple[int, ...]) -> Streets:
    """The streets in which it happened: a campaign may have come to another city since."""
    return STREETS_WITH_LINES[max(0, *cast)]
