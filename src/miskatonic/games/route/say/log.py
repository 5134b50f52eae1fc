"""What En Route tells: a sentence for every kind of log entry."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.state import Note, State
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.rules import table, tells
from miskatonic.games.route.say.choices import landmark
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text


def told(view: State, note: Note, v: Voice) -> Text:
    """A line of the log."""
    say = v.say
    what: tells.AnyTold = note.told
    match what:
        case tells.CityOpens(city):
            return say("{city}.", "{city}.", "{city}.", city=v.title(CITIES[city].code))
        case tells.Round(n):
            return say("Round {n}.", "Раунд {n}.", "Раунд {n}.", n=n)
        case tells.OpeningRound(n):
            return say("Opening round {n}.", "Начальный раунд {n}.", "Початковий раунд {n}.", n=n)
        case tells.Leads(seat):
            return say("{who} leads.", "Ведущий: {who}.", "Ведучий: {who}.", who=v.player(seat))
        case tells.Played(seat, card):
            return say("{who}: {card}.", "{who}: {card}.", "{who}: {card}.", who=v.player(seat), card=v.card(card))
        case tells.LaidDown(seat, card):
            return say(
                "{who} laid {card}.",
                "{who}, закрытая карта: {card}.",
                "{who}, закрита карта: {card}.",
                who=v.player(seat),
                card=v.card(card),
            )
        case tells.Kept(seat, card, other):
            return say(
                "{who} keeps {card}; {other} is discarded.",
                "{who} оставляет {card}; {other} уходит в сброс.",
                "{who} залишає {card}; {other} скинуто.",
                who=v.player(seat),
                card=v.card(card),
                other=v.card(other),
            )
        case tells.Refreshed(seat):
            return say(
                "{who} refreshes the hand.",
                "{who} обновляет карты в руке.",
                "{who} оновлює карти в руці.",
                who=v.player(seat),
            )
        case tells.Reshuffled():
            return say(
                "The discard pile becomes the new city deck.",
                "Сброс замешан в новую колоду города.",
                "Скид замішано в нову колоду міста.",
            )
        case tells.RatingChanged(track, change, marked):
            return say(
                "{what}: rating {sign}, {n} marked.",
                "{what}: рейтинг {sign}, отмечено {n}.",
                "{what}: рейтинг {sign}, позначено {n}.",
                what=landmark(view, track, v),
                sign="+1" if change > 0 else "−1",
                n=marked,
            )
        case tells.RatingFull(track):
            return say(
                "{what}: the rating is full.",
                "{what}: рейтинг уже полон.",
                "{what}: рейтинг уже повний.",
                what=landmark(view, track, v),
            )
        case tells.ChosePair(seat, cards):
            a, b = cards
            return say(
                "{who} uses {a} and {b}.",
                "{who} использует {a} и {b}.",
                "{who} використовує {a} і {b}.",
                who=v.player(seat),
                a=v.card(a),
                b=v.card(b),
            )
        case tells.Changed(seat, old, new):
            return say(
                "{who} changes coordinate {old} to {new}.",
                "{who} меняет координату {old} на {new}.",
                "{who} змінює координату {old} на {new}.",
                who=v.player(seat),
                old=old,
                new=new,
            )
        case tells.Chose(seat, place):
            return say(
                "{who} chooses location {place}.",
                "{who} выбирает локацию {place}.",
                "{who} вибирає локацію {place}.",
                who=v.player(seat),
                place=v.location(place),
            )
        case tells.FoundNone(seat):
            return say(
                "{who} finds no fitting location.",
                "Для игрока {who} нет подходящей локации.",
                "{who} не має відповідної локації.",
                who=v.player(seat),
            )
        case tells.DrewTourists(seat, place, tourists):
            return say(
                "{who} draws {crowd} in {place}.",
                "{who} рисует {crowd} в {place}.",
                "{who} малює {crowd} у {place}.",
                who=v.player(seat),
                crowd=v.crowd(tourists),
                place=v.location(place),
            )
        case tells.DrewSegments(seat, roads):
            ways = v.both([v.road(road, table.streets(view).ends[road]) for road in roads])
            return say("{who} draws {ways}.", "{who} рисует {ways}.", "{who} малює {ways}.", who=v.player(seat), ways=ways)
        case tells.ErasedSegment(seat, road):
            way = v.road(road, table.streets(view).ends[road])
            return say("{who} erases {way}.", "{who} стирает {way}.", "{who} стирає {way}.", who=v.player(seat), way=way)
        case tells.VisitedCafe(seat, at, bonus):
            return visited(seat, at, bonus, v)
        case tells.UsedBonus(seat, use):
            return say(
                "{who} uses “{use}”.",
                "{who} использует «{use}».",
                "{who} використовує «{use}».",
                who=v.player(seat),
                use=v.names.uses[use],
            )
        case tells.Walked(seat, segments, tourists):
            return say(
                "{who}: final route of {segments}, {tourists}.",
                "{who}: итоговый маршрут, {segments}, {tourists}.",
                "{who}: підсумковий маршрут, {segments}, {tourists}.",
                who=v.player(seat),
                segments=v.segments(segments),
                tourists=v.many(tourists, v.names.tourist),
            )
        case tells.GoalMet(seat, goal, result, points):
            return say(
                "{who}: goal {goal}, {result}: {points}.",
                "{who}: цель {goal}, {result}: {points}.",
                "{who}: ціль {goal}, {result}: {points}.",
                who=v.player(seat),
                goal=v.card(goal),
                result=result,
                points=v.points(points),
            )
        case tells.Scored(seat, total, _):
            return say(
                "{who}: {points}.", "{who}: {points}.", "{who}: {points}.", who=v.player(seat), points=v.points(total)
            )
        case tells.Ranked(seat, place, total):
            return say(
                "Place {place}: {who}, {points}.",
                "{place}-е место: {who}, {points}.",
                "{place}-е місце: {who}, {points}.",
                place=place,
                who=v.player(seat),
                points=v.points(total),
            )
        case tells.ChallengeWon(points, goals):
            return say(
                "The challenge is met: {points}, {goals}.",
                "Вызов выполнен: {points}, {goals}.",
                "Виклик виконано: {points}, {goals}.",
                points=v.points(points),
                goals=v.many(goals, v.names.goal),
            )
        case tells.ChallengeLost(points, goals):
            return say(
                "The challenge asked for {points} and {goals}.",
                "Вызов не выполнен: нужно {points} и {goals}.",
                "Виклик не виконано: потрібно {points} і {goals}.",
                points=v.points(points),
                goals=v.many(goals, v.names.goal),
            )
        case tells.Forbidden() | tells.Used():
            raise ValueError("no ability of a piece is used in this game")
        case _:
            assert_never(what)


def visited(seat: int, at: int, bonus: int, v: Voice) -> Text:
    """A café, a shop or a visitor, with the bonus where it is known."""
    say = v.say
    who = v.player(seat)
    if bonus < 0:
        return say(
            "{who} visits the shop at {at}.",
            "{who} посещает лавку {at}.",
            "{who} відвідує крамницю {at}.",
            who=who,
            at=v.crossroads(at),
        )
    if at < 0:
        return say(
            "{who} gains {bonus}.",
            "{who} получает бонус {bonus}.",
            "{who} отримує бонус {bonus}.",
            who=who,
            bonus=v.bonus(bonus),
        )
    return say(
        "{who} visits the café at {at}: {bonus}.",
        "{who} посещает кафе {at}: {bonus}.",
        "{who} відвідує кафе {at}: {bonus}.",
        who=who,
        at=v.crossroads(at),
        bonus=v.bonus(bonus),
    )
