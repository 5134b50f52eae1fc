"""In the log: goals and points."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.route.rules import tells
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import in_case


def scores(v: Voice, what: tells.OfScores) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match what:
        case tells.GoalMet(seat, goal, result, points):
            return say(
                "{who} met the goal {goal} with a result of {result} and got {points}.",
                "{who} выполняет требование цели {goal} с результатом {result} и получает {points:acc}.",
                "{who} виконує вимогу цілі {goal} з результатом {result} й отримує {points:acc}.",
                who=v.player(seat),
                goal=v.card(goal),
                result=result,
                points=v.points(points),
            )
        case tells.Scored(seat, total, _):
            return say(
                "{who} scored {points}.",
                "{who} набирает {points:acc}.",
                "{who} набирає {points:acc}.",
                who=v.player(seat),
                points=v.points(total),
            )
        case tells.Ranked(seat, place, total):
            return say(
                "{nth} place went to {who} with {points}.",
                "{nth} место занимает {who}, {points}.",
                "{nth} місце посідає {who}, {points}.",
                nth=v.nth(place),
                who=v.player(seat),
                points=v.points(total),
            )
        case tells.TeamRanked(seat, partner, place, total):
            return say(
                "{nth} place went to the team of {who} with {points}.",
                "{nth} место занимает команда ({who}), {points}.",
                "{nth} місце посідає команда ({who}), {points}.",
                nth=v.nth(place),
                who=v.team(seat, partner),
                points=v.points(total),
            )
        case tells.TakesTheLead(seat, points, other, less):
            return say(
                "{who} took the lead with {n} so far; {other} followed with {m}.",
                "{who} выходит вперёд: {n}. Следом {other}, {m}.",
                "{who} виходить уперед: {n}. Слідом {other}, {m}.",
                who=v.player(seat),
                n=v.points(points),
                other=v.player(other),
                m=v.points(less),
            )
        case tells.TeamTakesTheLead(seat, partner, points, less):
            return say(
                "The team of {who} took the lead with {n} so far; the other team had {m}.",
                "Команда ({who}) выходит вперёд: {n}. У другой команды {m}.",
                "Команда ({who}) виходить уперед: {n}. В іншої команди {m}.",
                who=v.team(seat, partner),
                n=v.points(points),
                m=v.points(less),
            )
        case tells.BestTurn(seat, points):
            return say(
                "{who} gained {n} in one turn, the best turn of the game.",
                "{who} получает за один ход {n:acc}: это лучший ход партии.",
                "{who} отримує за один хід {n:acc}: це найкращий хід партії.",
                who=v.player(seat),
                n=v.points(points),
            )
        case tells.LongestStretch(seat, segments):
            return say(
                "{who} drew {n} in one turn, the longest stretch of the game.",
                "{who} проводит за ход {n:acc}: больше за эту партию не удалось никому.",
                "{who} проводить за хід {n:acc}: більше за цю партію не вдалося нікому.",
                who=v.player(seat),
                n=v.segments(segments),
            )
        case tells.ChallengeWon(points, goals, reward):
            asked = challenge(v, points, goals, reward)
            return say(
                "The challenge of {n} was met.",
                "Вызов выполнен, требовалось {n}.",
                "Виклик виконано, вимагалося {n}.",
                n=asked,
            )
        case tells.ChallengeLost(points, goals, reward):
            asked = challenge(v, points, goals, reward)
            return say(
                "The challenge asked for {n} and was not met.",
                "Вызов не выполнен: требовалось {n}.",
                "Виклик не виконано: вимагалося {n}.",
                n=asked,
            )
        case _:
            assert_never(what)


def challenge(v: Voice, points: int, goals: int, reward: int) -> Text:
    """What a cell of the challenge table asks for."""
    parts = [in_case(v.points(points))]
    if goals:
        parts.append(in_case(v.many(goals, v.names.goal)))
    if reward:
        parts.append(v.say("{n} as reward", "{n} награды", "{n} нагороди", n=v.points(reward)))
    return v.both(parts)
