"""What En Route tells: a sentence for every kind of log entry."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.state import Note
from miskatonic.games.route.cards.achievements import ACHIEVEMENTS
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.helpers import SUPPORT
from miskatonic.games.route.rules import tells
from miskatonic.games.route.rules.streets import STREETS, STREETS_WITH_LINES, Streets
from miskatonic.games.route.say.names import Voice
from miskatonic.text import uk
from miskatonic.text.parts import Text, join
from miskatonic.text.phrases import in_case, several


def played_in(note: Note) -> Streets:
    """The streets in which it happened: a campaign may have come to another city since."""
    return STREETS_WITH_LINES[max(0, *note.cast)]


def told(note: Note, v: Voice) -> Text:
    """A line of the log."""
    what: tells.AnyTold = note.told
    if isinstance(what, tells.OfRounds):
        return _of_rounds(what, note, v)
    if isinstance(what, tells.OfDrawing):
        return _of_drawing(what, note, v)
    if isinstance(what, tells.OfScores):
        return _of_scores(what, v)
    if isinstance(what, tells.OfCities):
        return _of_cities(what, v)
    if isinstance(what, tells.OfEvents):
        return _of_events(what, v)
    if isinstance(what, tells.OfAncientOne):
        return _of_ancient_one(what, v)
    return _of_campaign(what, v)


def _of_rounds(what: tells.OfRounds, note: Note, v: Voice) -> Text:
    """In the log: rounds, cards and ratings."""
    say = v.say
    match what:
        case tells.CityOpens(city):
            return say(
                "The city of this game is {city}.",
                "Город этой партии: {city}.",
                "Місто цієї партії: {city}.",
                city=v.title(CITIES[city].code),
            )
        case tells.Round(n):
            return say("Round {n} begins.", "Начинается раунд {n}.", "Починається раунд {n}.", n=n)
        case tells.OpeningRound(n):
            return say("Opening round {n} begins.", "Идёт начальный раунд {n}.", "Триває початковий раунд {n}.", n=n)
        case tells.Leads(seat):
            return say("{who} leads.", "Ведущий игрок: {who}.", "Ведучий гравець: {who}.", who=v.player(seat))
        case tells.Played(seat, card):
            return say(
                "{who} plays {card}.",
                "{who} выкладывает {card:acc}.",
                "{who} викладає {card:acc}.",
                who=v.player(seat),
                card=v.card(card),
            )
        case tells.LaidDown(seat, card):
            return say(
                "{who} has laid {card} face down.",
                "{who} кладёт взакрытую {card:acc}.",
                "{who} кладе долілиць {card:acc}.",
                who=v.player(seat),
                card=v.card(card),
            )
        case tells.Kept(seat, card, other):
            return say(
                "{who} keeps {card} for the round; {other} is discarded.",
                "{who} оставляет на раунд {card:acc}; {other} уходит в сброс.",
                "{who} залишає на раунд {card:acc}; {other:acc} скинуто.",
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
        case tells.RatingChanged(track, change, worth):
            return say(
                "{what}: the rating {way}; it is now worth {n}.",
                "{what}: рейтинг {way}, теперь он приносит {n:acc}.",
                "{what}: рейтинг {way}, тепер він дає {n:acc}.",
                what=v.title(played_in(note).city.landmarks[track]),
                way=v.pick("rises", "вырос", "зріс") if change > 0 else v.pick("falls", "упал", "знизився"),
                n=v.points(worth),
            )
        case tells.RatingFull(track):
            return say(
                "{what}: the rating is full.",
                "{what}: рейтинг уже полон.",
                "{what}: рейтинг уже повний.",
                what=v.title(played_in(note).city.landmarks[track]),
            )
        case tells.Forbidden() | tells.Used():
            raise ValueError("no ability of a piece is used in this game")
        case _:
            assert_never(what)


def _of_drawing(what: tells.OfDrawing, note: Note, v: Voice) -> Text:
    """In the log: what is drawn on the sheets."""
    say = v.say
    match what:
        case tells.ChosePair(seat, cards):
            a, b = cards
            return say(
                "{who} uses {a} and {b} for this turn.",
                "{who} использует для этого хода {a:acc} и {b:acc}.",
                "{who} використовує для цього ходу {a:acc} і {b:acc}.",
                who=v.player(seat),
                a=v.one(a),
                b=v.one(b),
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
                "{who} не находит подходящей локации.",
                "{who} не знаходить відповідної локації.",
                who=v.player(seat),
            )
        case tells.DrewTourists(seat, place, tourists):
            return say(
                "{who} draws {crowd} in location {place}.",
                "{who} рисует {crowd} в локации {place}.",
                "{who} малює {crowd} у локації {place}.",
                who=v.player(seat),
                crowd=v.crowd(tourists),
                place=v.location(place),
            )
        case tells.DrewSegments(seat, roads, forced):
            ways = v.both([v.road(road, played_in(note).ends[road]) for road in roads])
            alone = say(" (no other way was open)", " (другого пути не было)", " (іншого шляху не було)") if forced else ()
            return say(
                "{who} draws the route along {ways}{alone}.",
                "{who} проводит маршрут: {ways}{alone}.",
                "{who} проводить маршрут: {ways}{alone}.",
                who=v.player(seat),
                ways=ways,
                alone=alone,
            )
        case tells.TookTurn():
            return took_turn(what, v)
        case tells.ErasedSegment(seat, road):
            way = v.road(road, played_in(note).ends[road])
            return say(
                "{who} erases the segment {way}.",
                "{who} стирает отрезок {way}.",
                "{who} стирає відрізок {way}.",
                who=v.player(seat),
                way=way,
            )
        case tells.VisitedCafe(seat, at, bonus):
            return visited(seat, at, bonus, v)
        case tells.UsedBonus(seat, use):
            return say(
                "{who} uses “{use}”.",
                "{who} использует: «{use}».",
                "{who} використовує: «{use}».",
                who=v.player(seat),
                use=v.names.uses[use],
            )
        case tells.Walked(seat, segments, tourists):
            return say(
                "{who} walks a final route of {segments} with {tourists}.",
                "{who} проходит итоговый маршрут: {segments}, {tourists}.",
                "{who} проходить підсумковий маршрут: {segments}, {tourists}.",
                who=v.player(seat),
                segments=v.segments(segments),
                tourists=v.many(tourists, v.names.tourist),
            )
        case _:
            assert_never(what)


def _of_scores(what: tells.OfScores, v: Voice) -> Text:
    """In the log: goals and points."""
    say = v.say
    match what:
        case tells.GoalMet(seat, goal, result, points):
            return say(
                "{who} meets the goal {goal} with a result of {result} and gets {points}.",
                "{who} выполняет требование цели {goal} с результатом {result} и получает {points:acc}.",
                "{who} виконує вимогу цілі {goal} з результатом {result} й отримує {points:acc}.",
                who=v.player(seat),
                goal=v.card(goal),
                result=result,
                points=v.points(points),
            )
        case tells.Scored(seat, total, _):
            return say(
                "{who} scores {points}.",
                "{who} набирает {points:acc}.",
                "{who} набирає {points:acc}.",
                who=v.player(seat),
                points=v.points(total),
            )
        case tells.Ranked(seat, place, total):
            return say(
                "Place {place} goes to {who} with {points}.",
                "{place}-е место занимает {who}, {points}.",
                "{nth} місце посідає {who}, {points}.",
                place=place,
                nth=uk.ordinal(place),
                who=v.player(seat),
                points=v.points(total),
            )
        case tells.TeamRanked(seat, partner, place, total):
            return say(
                "Place {place} goes to the team of {who} with {points}.",
                "{place}-е место занимает команда ({who}), {points}.",
                "{nth} місце посідає команда ({who}), {points}.",
                place=place,
                nth=uk.ordinal(place),
                who=v.team(seat, partner),
                points=v.points(total),
            )
        case tells.TakesTheLead(seat, points, other, less):
            return say(
                "{who} takes the lead with {n} so far; {other} follows with {m}.",
                "{who} выходит вперёд: {n}. Следом {other}, {m}.",
                "{who} виходить уперед: {n}. Слідом {other}, {m}.",
                who=v.player(seat),
                n=v.points(points),
                other=v.player(other),
                m=v.points(less),
            )
        case tells.TeamTakesTheLead(seat, partner, points, less):
            return say(
                "The team of {who} takes the lead with {n} so far; the other team has {m}.",
                "Команда ({who}) выходит вперёд: {n}. У другой команды {m}.",
                "Команда ({who}) виходить уперед: {n}. В іншої команди {m}.",
                who=v.team(seat, partner),
                n=v.points(points),
                m=v.points(less),
            )
        case tells.BestTurn(seat, points):
            return say(
                "{who} gains {n} in one turn, the best turn of the game.",
                "{who} получает за один ход {n:acc}: это лучший ход партии.",
                "{who} отримує за один хід {n:acc}: це найкращий хід партії.",
                who=v.player(seat),
                n=v.points(points),
            )
        case tells.LongestStretch(seat, segments):
            return say(
                "{who} draws {n} in one turn, the longest stretch of the game.",
                "{who} проводит за ход {n:acc}: больше за эту партию не удалось никому.",
                "{who} проводить за хід {n:acc}: більше за цю партію не вдалося нікому.",
                who=v.player(seat),
                n=v.segments(segments),
            )
        case tells.ChallengeWon(points, goals, reward):
            asked = challenge(points, goals, reward, v)
            return say(
                "The challenge of {n} is met.",
                "Вызов выполнен, требовалось {n}.",
                "Виклик виконано, вимагалося {n}.",
                n=asked,
            )
        case tells.ChallengeLost(points, goals, reward):
            asked = challenge(points, goals, reward, v)
            return say(
                "The challenge asked for {n} and is not met.",
                "Вызов не выполнен, требовалось {n}.",
                "Виклик не виконано, вимагалося {n}.",
                n=asked,
            )
        case _:
            assert_never(what)


def _of_cities(what: tells.OfCities, v: Voice) -> Text:
    """In the log: dice, bets, and what a city has of its own."""
    say = v.say
    match what:
        case tells.Rolled(dice, faces):
            shown = v.both([v.rolled(die, face) for die, face in zip(dice, faces, strict=True)])
            return say("Rolled: {dice}.", "Выпало: {dice}.", "Випало: {dice}.", dice=shown)
        case tells.TookDie(seat, die):
            return say(
                "{who} takes the {die}.", "{who} берёт {die}.", "{who} бере {die}.", who=v.player(seat), die=v.card(die)
            )
        case tells.TookDice(seat, dice):
            both = v.both([in_case(v.one(die)) for die in dice])
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
                "Everybody marks {n} at the remote attraction.",
                "Каждый отмечает у отдалённой достопримечательности {n:acc}.",
                "Кожен позначає біля віддаленої пам’ятки {n:acc}.",
                n=v.tourists(colour, n),
            )
        case tells.CuriosityRevealed(card):
            return say(
                "The shops offer a curiosity: {card}.",
                "В лавках новая диковинка: {card}.",
                "У крамницях нова дивовижа: {card}.",
                card=v.card(card),
            )
        case tells.BetMade(seat, casino):
            return say(
                "{who} bets in casino {letter}.",
                "{who} делает ставку в казино {letter}.",
                "{who} робить ставку в казино {letter}.",
                who=v.player(seat),
                letter="ABCD"[casino],
            )
        case tells.BetPaid(seat, casino, bet, number, points):
            return say(
                "The bet of {who} in casino {letter} ({bet}) brings {points}.",
                "{who}: ставка в казино {letter} ({bet}) приносит {points:acc}.",
                "{who}: ставка в казино {letter} ({bet}) приносить {points:acc}.",
                who=v.player(seat),
                letter="ABCD"[casino],
                bet=v.bet(bet, number),
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
        case _:
            assert_never(what)


def _of_events(what: tells.OfEvents, v: Voice) -> Text:
    """In the log: events."""
    say = v.say
    match what:
        case tells.EventRevealed(event):
            return say(
                "An event is revealed: {event}.",
                "Открыта карта события {event}.",
                "Відкрито карту події {event}.",
                event=v.card(event),
            )
        case tells.EventRolled(p, q):
            return say(
                "The dice send the event to the coordinates {p} and {q}.",
                "Кубики указывают координаты события: {p} и {q}.",
                "Кубики вказують координати події: {p} і {q}.",
                p=p,
                q=q,
            )
        case tells.EventDrawn(seat, sheet, event) if seat == sheet:
            return say(
                "{who} draws {event} on their own sheet.",
                "{who} рисует символ события {event} на своём планшете.",
                "{who} малює символ події {event} на своєму планшеті.",
                who=v.player(seat),
                event=v.card(event),
            )
        case tells.EventDrawn(seat, sheet, event):
            return say(
                "{who} draws {event} on the sheet of {other}.",
                "{who} рисует символ события {event} на планшете соседа: {other}.",
                "{who} малює символ події {event} на планшеті сусіда: {other}.",
                who=v.player(seat),
                event=v.card(event),
                other=v.player(sheet),
            )
        case tells.Madness(seat, n):
            return say(
                "The madness of {who} comes to {n}.",
                "{who}: уровень безумия теперь {n}.",
                "{who}: рівень безумства тепер {n}.",
                who=v.player(seat),
                n=n,
            )
        case tells.Swapped(seat, one, other):
            return say(
                "{who} swaps {a} and {b}.",
                "{who} меняет местами {a:acc} и {b:acc}.",
                "{who} міняє місцями {a:acc} і {b:acc}.",
                who=v.player(seat),
                a=several(v.names.tourists[one]),
                b=several(v.names.tourists[other]),
            )
        case _:
            assert_never(what)


def _of_ancient_one(what: tells.OfAncientOne, v: Voice) -> Text:
    """In the log: the Ancient One."""
    say = v.say
    match what:
        case tells.Confronts(seat, results):
            return say(
                "{who} confronts the Ancient One and rolls {results}.",
                "{who} противостоит Древнему, выпадает {results}.",
                "{who} протистоїть Стародавньому, випадає {results}.",
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
                "{who} has {n} <n:success|successes> and {m} <m:failure|failures>.",
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
                "{who} loses to the Ancient One and takes no part in the counting.",
                "{who} проигрывает Древнему и не участвует в подсчёте очков.",
                "{who} програє Стародавньому й не бере участі в підрахунку очок.",
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
                "{who} crosses out location {place}.",
                "{who} вычёркивает локацию {place}.",
                "{who} викреслює локацію {place}.",
                who=v.player(seat),
                place=v.location(place),
            )
        case tells.Drowned(seat, colour):
            return say(
                "{who} erases all {what} by the river.",
                "{who} стирает у реки всех {what:gen}.",
                "{who} стирає біля річки всіх {what:gen}.",
                who=v.player(seat),
                what=several(v.names.tourists[colour]),
            )
        case tells.Emptied(seat, place):
            return say(
                "{who} erases the tourists in {place}.",
                "{who} стирает туристов в локации {place}.",
                "{who} стирає туристів у локації {place}.",
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
        case _:
            assert_never(what)


def _of_campaign(what: tells.OfCampaign, v: Voice) -> Text:
    """In the log: the campaign and the album."""
    say = v.say
    match what:
        case tells.FameGained(seat, fame, total):
            return say(
                "{who} gains {n} world fame, {total} in all.",
                "{who} получает очки мировой славы: {n}, всего {total}.",
                "{who} отримує очки світової слави: {n}, усього {total}.",
                who=v.player(seat),
                n=fame,
                total=total,
            )
        case tells.SupportChosen(seat, bonus):
            return say(
                "{who} chooses the support bonus {bonus}.",
                "{who} выбирает бонус поддержки {bonus}.",
                "{who} вибирає бонус підтримки {bonus}.",
                who=v.player(seat),
                bonus=v.quoted(SUPPORT[bonus]),
            )
        case tells.CampaignRanked(seat, place, fame):
            return say(
                "Place {place} of the campaign goes to {who} with {fame} world fame.",
                "{place}-е место в кампании занимает {who}, мировая слава {fame}.",
                "{nth} місце в кампанії посідає {who}, світова слава {fame}.",
                place=place,
                nth=uk.ordinal(place),
                who=v.player(seat),
                fame=fame,
            )
        case tells.Achieved(seat, number):
            return say(
                "{who} earns an achievement: {what}.",
                "{who} получает достижение: {what}.",
                "{who} здобуває досягнення: {what}.",
                who=v.player(seat),
                what=v.title(ACHIEVEMENTS[number].code),
            )
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


def took_turn(turn: tells.TookTurn, v: Voice) -> Text:
    """A whole turn: what was drawn, what it comes to, what it gains, and the points that are in sight now."""
    say = v.say
    clauses = []
    drawn = []
    if any(turn.tourists):
        drawn.append(
            say("{n} in {place}", "{n} в {place}", "{n} у {place}", n=v.crowd(turn.tourists), place=v.location(turn.place))
        )
    if turn.segments:
        drawn.append(say("{n}", "{n:acc}", "{n:acc}", n=v.segments(turn.segments)))
    if drawn:
        clauses.append(say("draws {it}", "рисует {it}", "малює {it}", it=v.both(drawn)))
    else:
        clauses.append(say("draws nothing", "ничего не рисует", "нічого не малює"))
    if turn.sights:
        it = v.both([v.sight(STREETS[turn.city].attractions[number]) for number in turn.sights])
        clauses.append(say("reaches {it}", "доходит до: {it}", "доходить до: {it}", it=it))
    if turn.bonuses:
        clauses.append(
            say(
                "gains {it}",
                "получает <n:бонус|бонусы> {it}",
                "отримує <n:бонус|бонуси> {it}",
                it=v.both([(v.bonus(bonus),) for bonus in turn.bonuses]),
                n=min(2, len(turn.bonuses)),
            )
        )
    return say(
        "{who} {did}. Points so far: {points}{gain}.",
        "{who} {did}. Пока очков: {points}{gain}.",
        "{who} {did}. Поки що очок: {points}{gain}.",
        who=v.player(turn.seat),
        did=join(", ", clauses),
        points=turn.points,
        gain=f" (+{turn.gain})" if turn.gain > 0 else f" (−{-turn.gain})" if turn.gain else "",
    )


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
