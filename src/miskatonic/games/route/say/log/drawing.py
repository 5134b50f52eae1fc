"""In the log: what is drawn on the sheets."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.route.rules import tells
from miskatonic.games.route.rules.streets import STREETS
from miskatonic.games.route.say.log.rounds import played_in
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text, flat, join


def drawing(v: Voice, what: tells.OfDrawing, cast: tuple[int, ...]) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match what:
        case tells.ChosePair(seat, cards):
            a, b = cards
            return say(
                "{who} used {a} and {b} for this turn.",
                "{who} использует для этого хода {a:acc} и {b:acc}.",
                "{who} використовує для цього ходу {a:acc} і {b:acc}.",
                who=v.player(seat),
                a=v.one(a),
                b=v.one(b),
            )
        case tells.Changed(seat, old, new):
            return say(
                "{who} changed coordinate {old} to {new}.",
                "{who} меняет координату {old} на {new}.",
                "{who} змінює координату {old} на {new}.",
                who=v.player(seat),
                old=old,
                new=new,
            )
        case tells.Chose(seat, place):
            return say(
                "{who} chose location {place}.",
                "{who} выбирает локацию {place}.",
                "{who} вибирає локацію {place}.",
                who=v.player(seat),
                place=v.location(place),
            )
        case tells.FoundNone(seat):
            return say(
                "{who} found no fitting location.",
                "{who} не находит подходящей локации.",
                "{who} не знаходить відповідної локації.",
                who=v.player(seat),
            )
        case tells.DrewTourists(seat, place, tourists):
            return say(
                "{who} drew {crowd} in location {place}.",
                "{who} рисует {crowd} в локации {place}.",
                "{who} малює {crowd} у локації {place}.",
                who=v.player(seat),
                crowd=v.crowd(tourists),
                place=v.location(place),
            )
        case tells.DrewSegments(seat, roads, forced):
            ways = v.both([v.road(road, played_in(cast).ends[road]) for road in roads])
            alone = say(" (no other way was open)", " (другого пути не было)", " (іншого шляху не було)") if forced else ()
            return say(
                "{who} drew the route along {ways}{alone}.",
                "{who} проводит маршрут: {ways}{alone}.",
                "{who} проводить маршрут: {ways}{alone}.",
                who=v.player(seat),
                ways=ways,
                alone=alone,
            )
        case tells.TookTurn():
            return took_turn(v, what)
        case tells.ErasedSegment(seat, road):
            way = v.road(road, played_in(cast).ends[road])
            return say(
                "{who} erased the segment {way}.",
                "{who} стирает отрезок {way}.",
                "{who} стирає відрізок {way}.",
                who=v.player(seat),
                way=way,
            )
        case tells.VisitedCafe(seat, at, bonus):
            return visited(v, seat, at, bonus)
        case tells.UsedBonus(seat, use):
            return say(
                "{who} used “{use}”.",
                "{who} использует бонус «{use}».",
                "{who} використовує бонус «{use}».",
                who=v.player(seat),
                use=v.names.uses[use],
            )
        case tells.Walked(seat, segments, tourists):
            return say(
                "{who} walked a final route of {segments} with {tourists}.",
                "{who} проходит итоговый маршрут: {segments}, {tourists}.",
                "{who} проходить підсумковий маршрут: {segments}, {tourists}.",
                who=v.player(seat),
                segments=v.segments(segments),
                tourists=v.many(tourists, v.names.tourist),
            )
        case _:
            assert_never(what)


def took_turn(v: Voice, turn: tells.TookTurn) -> Text:
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
        clauses.append(say("drew {it}", "рисует {it}", "малює {it}", it=v.both(drawn)))
    else:
        clauses.append(say("drew nothing", "ничего не рисует", "нічого не малює"))
    if turn.sights:
        it = v.both([v.sight(STREETS[turn.city].attractions[number]) for number in turn.sights])
        clauses.append(
            say(
                "reached {it}",
                "доходит до <n:достопримечательности|достопримечательностей> {it}",
                "доходить до <n:пам’ятки|пам’яток> {it}",
                it=it,
                n=min(2, len(turn.sights)),
            )
        )
    if turn.bonuses:
        clauses.append(
            say(
                "gained {it}",
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
        did=_in_a_row(v, clauses),
        points=turn.points,
        gain=f" (+{turn.gain})" if turn.gain > 0 else f" (−{-turn.gain})" if turn.gain else "",
    )


def _in_a_row(v: Voice, clauses: list[Text]) -> Text:
    """What somebody did, one thing after another; what has an “and” of its own is parted from the rest by commas."""
    if any(v.pick(" and ", " и ", " і ") in flat(one) for one in clauses):
        return join(", ", clauses, v.pick(", and ", ", ", ", "))
    return join(", ", clauses, v.pick(", and " if len(clauses) > 2 else " and ", " и ", " і "))


def visited(v: Voice, seat: int, at: int, bonus: int) -> Text:
    """A café, a shop or a visitor, with the bonus where it is known."""
    say = v.say
    who = v.player(seat)
    if bonus < 0:
        return say(
            "{who} visited the shop at {at}.",
            "{who} посещает лавку {at}.",
            "{who} відвідує крамницю {at}.",
            who=who,
            at=v.crossroads(at),
        )
    if at < 0:
        return say(
            "{who} gained {bonus}.",
            "{who} получает бонус {bonus}.",
            "{who} отримує бонус {bonus}.",
            who=who,
            bonus=v.bonus(bonus),
        )
    return say(
        "{who} visited the café at {at} and gained {bonus}.",
        "{who} посещает кафе {at} и получает бонус {bonus}.",
        "{who} відвідує кафе {at} й отримує бонус {bonus}.",
        who=who,
        at=v.crossroads(at),
        bonus=v.bonus(bonus),
    )
