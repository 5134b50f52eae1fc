"""What En Route tells: a sentence for every kind of log entry."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.state import Note, State
from miskatonic.games.route.cards.achievements import ACHIEVEMENTS
from miskatonic.games.route.cards.bets import BET_TYPES
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.helpers import SUPPORT
from miskatonic.games.route.rules import table, tells
from miskatonic.games.route.say.choices import landmark, plural
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import in_case


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
        case tells.Rolled(dice, faces):
            shown = v.both([v.rolled(die, face) for die, face in zip(dice, faces, strict=True)])
            return say("Rolled: {dice}.", "Выпало: {dice}.", "Випало: {dice}.", dice=shown)
        case tells.TookDie(seat, die):
            return say(
                "{who} takes the {die}.", "{who} берёт {die}.", "{who} бере {die}.", who=v.player(seat), die=v.card(die)
            )
        case tells.TookDice(seat, dice):
            both = v.both([in_case(v.card(die)) for die in dice])
            return say("{who} takes {dice}.", "{who} берёт {dice}.", "{who} бере {dice}.", who=v.player(seat), dice=both)
        case tells.RemovedDie(seat, die):
            return say(
                "{who} makes the {die} unavailable.",
                "{who} убирает {die} в недоступные.",
                "{who} прибирає {die} до недоступних.",
                who=v.player(seat),
                die=v.card(die),
            )
        case tells.OfferedDie(die):
            return say("The {die} lies by the card.", "К карте выложен {die}.", "До карти викладено {die}.", die=v.card(die))
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
                "Everybody gathers {n} at the remote attraction.",
                "У отдалённой достопримечательности каждый отмечает {n:acc}.",
                "Біля віддаленої пам’ятки кожен позначає {n:acc}.",
                n=v.tourists(colour, n),
            )
        case tells.CuriosityRevealed(card):
            return say("Curiosity: {card}.", "Диковинка: {card}.", "Дивовижа: {card}.", card=v.card(card))
        case tells.BetMade(seat, casino):
            return say(
                "{who} bets in casino {letter}.",
                "{who} делает ставку в казино {letter}.",
                "{who} робить ставку в казино {letter}.",
                who=v.player(seat),
                letter="ABCD"[casino],
            )
        case tells.BetPaid(seat, casino, bet, number, points):
            named = v.names.bets[bet] if BET_TYPES[bet].most < 0 else f"{v.names.bets[bet]}, {number}"
            return say(
                "{who}, casino {letter} ({bet}): {points}.",
                "{who}, казино {letter} ({bet}): {points}.",
                "{who}, казино {letter} ({bet}): {points}.",
                who=v.player(seat),
                letter="ABCD"[casino],
                bet=named,
                points=v.points(points),
            )
        case tells.GainedTome(seat, tome):
            return say(
                "{who} gains {tome}.",
                "{who} получает: {tome}.",
                "{who} отримує: {tome}.",
                who=v.player(seat),
                tome=v.bonus(tome),
            )
        case tells.EventRevealed(event):
            return say("Event: {event}.", "Событие: {event}.", "Подія: {event}.", event=v.card(event))
        case tells.EventRolled(p, q):
            return say(
                "Coordinates of the event: {p} and {q}.",
                "Координаты события: {p} и {q}.",
                "Координати події: {p} і {q}.",
                p=p,
                q=q,
            )
        case tells.EventDrawn(seat, sheet, event):
            return say(
                "{who} draws {event} on the sheet of {other}.",
                "{who} рисует {event} на планшете: {other}.",
                "{who} малює {event} на планшеті: {other}.",
                who=v.player(seat),
                event=v.card(event),
                other=v.player(sheet),
            )
        case tells.Madness(seat, n):
            return say("{who}: madness {n}.", "{who}: безумие {n}.", "{who}: безумство {n}.", who=v.player(seat), n=n)
        case tells.Swapped(seat, one, other):
            return say(
                "{who} swaps two types of tourists: {a}, {b}.",
                "{who} меняет местами два типа туристов: {a}, {b}.",
                "{who} міняє місцями два типи туристів: {a}, {b}.",
                who=v.player(seat),
                a=plural(one, v),
                b=plural(other, v),
            )
        case tells.Confronts(seat, results):
            return say(
                "{who} confronts the Ancient One: {results}.",
                "{who} противостоит Древнему: {results}.",
                "{who} протистоїть Стародавньому: {results}.",
                who=v.player(seat),
                results=", ".join(map(str, results)),
            )
        case tells.UsedTome(seat, tome):
            return say(
                "{who} uses {tome}.",
                "{who} использует: {tome}.",
                "{who} використовує: {tome}.",
                who=v.player(seat),
                tome=v.bonus(tome),
            )
        case tells.Outcomes(seat, successes, failures):
            return say(
                "{who}: successes {n}, failures {m}.",
                "{who}: успехов {n}, провалов {m}.",
                "{who}: успіхів {n}, провалів {m}.",
                who=v.player(seat),
                n=successes,
                m=failures,
            )
        case tells.LostToTheAncientOne(seat):
            return say(
                "{who} loses to the Ancient One.",
                "{who} проигрывает Древнему.",
                "{who} програє Стародавньому.",
                who=v.player(seat),
            )
        case tells.LostTourists(seat, colour, n):
            return say(
                "{who} loses {n}.",
                "{who} теряет {n:acc}.",
                "{who} втрачає {n:acc}.",
                who=v.player(seat),
                n=v.tourists(colour, n),
            )
        case tells.CrossedOut(seat, place):
            return say(
                "{who} crosses out {place}.",
                "{who} вычёркивает {place}.",
                "{who} викреслює {place}.",
                who=v.player(seat),
                place=v.location(place),
            )
        case tells.Drowned(seat, colour):
            return say(
                "{who} erases by the river: {what}.",
                "{who} стирает у реки: {what}.",
                "{who} стирає біля річки: {what}.",
                who=v.player(seat),
                what=plural(colour, v),
            )
        case tells.Emptied(seat, place):
            return say(
                "{who} empties {place}.",
                "{who} стирает туристов в {place}.",
                "{who} стирає туристів у {place}.",
                who=v.player(seat),
                place=v.location(place),
            )
        case tells.Rewarded(seat, points):
            return say(
                "{who} is rewarded with {n}.",
                "{who} получает в награду {n:acc}.",
                "{who} отримує в нагороду {n:acc}.",
                who=v.player(seat),
                n=v.points(points),
            )
        case tells.FameGained(seat, fame, total):
            return say(
                "{who}: world fame +{n}, {total} in all.",
                "{who}: мировая слава +{n}, всего {total}.",
                "{who}: світова слава +{n}, усього {total}.",
                who=v.player(seat),
                n=fame,
                total=total,
            )
        case tells.SupportChosen(seat, bonus):
            return say(
                "{who} chooses support: {bonus}.",
                "{who} выбирает бонус поддержки {bonus}.",
                "{who} вибирає бонус підтримки {bonus}.",
                who=v.player(seat),
                bonus=v.quoted(SUPPORT[bonus]),
            )
        case tells.CampaignRanked(seat, place, fame):
            return say(
                "Campaign, place {place}: {who}, fame {fame}.",
                "Кампания, {place}-е место: {who}, слава {fame}.",
                "Кампанія, {place}-е місце: {who}, слава {fame}.",
                place=place,
                who=v.player(seat),
                fame=fame,
            )
        case tells.Achieved(seat, number):
            return say(
                "{who}, achievement: {what}.",
                "{who}, достижение: {what}.",
                "{who}, досягнення: {what}.",
                who=v.player(seat),
                what=v.title(ACHIEVEMENTS[number].code),
            )
        case tells.ChallengeWon(points, goals, reward):
            asked = challenge(points, goals, reward, v)
            return say("The challenge is met: {n}.", "Вызов выполнен: {n}.", "Виклик виконано: {n}.", n=asked)
        case tells.ChallengeLost(points, goals, reward):
            asked = challenge(points, goals, reward, v)
            return say(
                "The challenge asked for {n}.",
                "Вызов не выполнен, требовалось {n}.",
                "Виклик не виконано, вимагалося {n}.",
                n=asked,
            )
        case tells.Forbidden() | tells.Used():
            raise ValueError("no ability of a piece is used in this game")
        case _:
            assert_never(what)


def challenge(points: int, goals: int, reward: int, v: Voice) -> Text:
    """What a cell of the challenge table asks for."""
    parts = [in_case(v.points(points))]
    if goals:
        parts.append(in_case(v.many(goals, v.names.goal)))
    if reward:
        parts.append(v.say("{n} as reward", "{n} награды", "{n} нагороди", n=v.points(reward)))
    return v.both(parts)


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
