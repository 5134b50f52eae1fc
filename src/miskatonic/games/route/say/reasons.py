"""Why a bot would choose something in En Route: what the turn or route it has in mind would get, as a clause."""

from __future__ import annotations

from typing import assert_never, cast

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.route.bot import reasons as r
from miskatonic.games.route.rules import asks, table
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import Text
from miskatonic.text.phrases import in_case
from miskatonic.text.slavic import ACC


def said(view: State, why: object, v: Voice) -> Text:
    """A reason."""
    return _said(view, cast(r.AnyReason, why), v)


def _said(view: State, why: r.AnyReason, v: Voice) -> Text:
    say = v.say
    match why:
        case r.Reaches(sights):
            reached = [table.streets(view).attractions[number] for number in sights]
            named = v.pick(v.title, v.quoted, v.quoted)
            names = [(named(sight.code), " ", *v.location(sight.places[0])) for sight in reached]
            return say(
                "with this turn you come to {it}",
                "за этот ход вы дойдёте до: {it}",
                "за цей хід ви дійдете до: {it}",
                it=v.both(names),
            )
        case r.Joins():
            return say(
                "this turn joins parts of your route",
                "за этот ход соединятся части маршрута",
                "за цей хід з’єднаються частини маршруту",
            )
        case r.Extends(_, True):
            return say(
                "the segments of this turn keep the route open to more",
                "отрезки этого хода оставят маршруту больше возможностей",
                "відрізки цього ходу залишать маршрутові більше можливостей",
            )
        case r.Extends():
            return say(
                "the segments of this turn would lead into a branch",
                "отрезки этого хода уведут маршрут в тупик",
                "відрізки цього ходу заведуть маршрут у глухий кут",
            )
        case r.Welcomes(tourists) if any(n > 0 for n in tourists):
            return say(
                "new tourists on the route: {it}",
                "на маршруте прибавится: {it}",
                "на маршруті додасться: {it}",
                it=v.both([in_case(v.tourists(colour, n)) for colour, n in enumerate(tourists) if n > 0]),
            )
        case r.Welcomes():
            return say("no new tourists come", "новых туристов не будет", "нових туристів не буде")
        case r.Earns(True):
            return say("bonuses are kept or gained", "бонусы сохранятся или прибавятся", "бонуси збережуться або додадуться")
        case r.Earns():
            return say("it spends a bonus", "уйдёт бонус", "піде бонус")
        case r.Scores(points):
            return say(
                "a final route of {n} is then in sight",
                "тогда возможен итоговый маршрут на {n}",
                "тоді можливий підсумковий маршрут на {n}",
                n=in_case(v.points(points), ACC),
            )
        case r.Aside():
            return say("no good turn goes on this way", "хороший ход так не продолжить", "доброго ходу так не продовжити")
        case r.Route(points):
            return say(
                "it belongs to a route of {n}, the best that was found",
                "это часть лучшего найденного маршрута: {n}",
                "це частина найкращого знайденого маршруту: {n}",
                n=v.points(points),
            )
        case r.Strays():
            return say(
                "the best route that was found goes another way",
                "лучший найденный маршрут идёт иначе",
                "найкращий знайдений маршрут іде інакше",
            )
        case r.Promises():
            return say(
                "it promises the best turns with what may come beside it",
                "с тем, что может к этому добавиться, ходы выйдут лучше всего",
                "з тим, що може до цього додатися, ходи вийдуть найкращі",
            )
        case r.Spared():
            return say("you would miss it least", "вам это нужно меньше всего", "вам це потрібно найменше")
        case r.Rates():
            return _rates(why, v)
        case r.Luck(True):
            return say("there is still something to gain", "результат ещё можно улучшить", "результат ще можна поліпшити")
        case r.Luck():
            return say("the results are good enough", "результаты и так хороши", "результати й так добрі")
        case r.Unknown():
            return say(
                "nothing that could be foreseen speaks against it",
                "ничто из того, что можно предвидеть, этому не мешает",
                "ніщо з того, що можна передбачити, цьому не заважає",
            )
        case _:
            assert_never(why)


def _rates(why: r.Rates, v: Voice) -> Text:
    if why.mine:
        return v.say("it lies on your route", "это на вашем маршруте", "це на вашому маршруті")
    if why.others:
        return v.say(
            "it lies on the route of <n:another player|{n} other players>",
            "это на маршруте <n:другого игрока|{n} других игроков>",
            "це на маршруті <n:іншого гравця|{n} інших гравців>",
            n=why.others,
        )
    return v.say(
        "it lies on nobody’s route yet", "этого пока нет ни на чьём маршруте", "цього поки що немає ні на чиєму маршруті"
    )


def alike(asked: Asked, v: Voice) -> Text:
    """Why it does not matter which option is chosen."""
    match asked.what:
        case asks.KeepTask():
            return v.say(
                "nothing is drawn yet; crossroads that lie farther apart bring more points but are harder to join",
                "пока ничего не нарисовано; чем дальше друг от друга перекрёстки, тем больше очков, но тем труднее",
                "поки нічого не намальовано; що далі одне від одного перехрестя, то більше очок, але то важче",
            )
        case asks.TakeTurn():
            return v.say(
                "the turns that follow promise equally much either way",
                "следующие ходы обещают поровну, как ни выбирай",
                "наступні ходи обіцяють порівну, хоч як вибирай",
            )
    return ()
