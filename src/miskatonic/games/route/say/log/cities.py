"""In the log: dice, bets, and what a city has of its own."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.route.rules import tells
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import in_case


def cities(v: Voice, what: tells.OfCities) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match what:
        case tells.Rolled(dice, faces):
            shown = v.both([v.rolled(die, face) for die, face in zip(dice, faces, strict=True)])
            return say("The <n:die|dice> came up: {dice}.", "Выпало: {dice}.", "Випало: {dice}.", dice=shown, n=len(dice))
        case tells.TookDie(seat, die):
            return say(
                "{who} took the {die}.", "{who} берёт {die}.", "{who} бере {die}.", who=v.player(seat), die=v.card(die)
            )
        case tells.TookDice(seat, dice):
            both = v.both([in_case(v.one(die)) for die in dice])
            return say("{who} took {dice}.", "{who} берёт {dice}.", "{who} бере {dice}.", who=v.player(seat), dice=both)
        case tells.RemovedDie(seat, die):
            return say(
                "{who} made the {die} unavailable.",
                "{who} убирает {die} в недоступные.",
                "{who} прибирає {die} до недоступних.",
                who=v.player(seat),
                die=v.card(die),
            )
        case tells.OfferedDie(die):
            return say(
                "The {die} was laid by the card.", "К карте выложен {die}.", "До карти викладено {die}.", die=v.card(die)
            )
        case tells.BetMarks(half_stars, sevens):
            return say(
                "Marked for bets: half-stars {n}, sevens {m}.",
                "Отмечено для ставок: полузвёзд {n}, семёрок {m}.",
                "Позначено для ставок: напівзірок {n}, сімок {m}.",
                n=half_stars,
                m=sevens,
            )
        case tells.RemoteTourists(colour, n):
            return say(
                "Everybody marked {n} at the remote attraction.",
                "Каждый отмечает у отдалённой достопримечательности {n:acc}.",
                "Кожен позначає біля віддаленої пам’ятки {n:acc}.",
                n=v.tourists(colour, n),
            )
        case tells.CuriosityRevealed(card):
            return say(
                "The shops now offered a curiosity: {card}.",
                "В лавках новая диковинка: {card}.",
                "У крамницях нова дивовижа: {card}.",
                card=v.card(card),
            )
        case tells.BetMade(seat, casino):
            return say(
                "{who} bet in casino {letter}.",
                "{who} делает ставку в казино {letter}.",
                "{who} робить ставку в казино {letter}.",
                who=v.player(seat),
                letter="ABCD"[casino],
            )
        case tells.BetPaid(seat, casino, bet, number, points):
            return say(
                "The bet of {who} in casino {letter} ({bet}) brought {points}.",
                "{who}: ставка в казино {letter} ({bet}) приносит {points:acc}.",
                "{who}: ставка в казино {letter} ({bet}) приносить {points:acc}.",
                who=v.player(seat),
                letter="ABCD"[casino],
                bet=v.bet(bet, number),
                points=v.points(points),
            )
        case tells.GainedTome(seat, tome):
            return say(
                "{who} gained {tome}.",
                "{who} получает {tome}.",
                "{who} отримує {tome}.",
                who=v.player(seat),
                tome=v.bonus(tome),
            )
        case _:
            assert_never(what)
