"""Why a bot would choose something in En Route: what the turn or route it has in mind would get, as a clause."""

from __future__ import annotations

from typing import assert_never, cast

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.route.bot import reasons as r
from miskatonic.games.route.rules import asks, box, table
from miskatonic.games.route.rules.streets import Attraction
from miskatonic.games.route.say.names import Voice
from miskatonic.text.parts import LANGUAGES, Text
from miskatonic.text.phrases import in_case
from miskatonic.text.quotes import quote
from miskatonic.text.slavic import ACC


def said(v: Voice, view: State, why: object) -> Text:
    """A reason."""
    return _said(v, view, cast(r.AnyReason, why))


def _said(v: Voice, view: State, why: r.AnyReason) -> Text:
    say = v.say
    match why:
        case r.Reaches() | r.Welcomes() | r.Scores():
            return _gets(v, view, why)
        case r.OnlyWay(roads, sights):
            return say(
                "{ways} <n:was|were> the only way on; {why}",
                "<n:отрезок|отрезки> {ways} — единственный путь дальше; {why}",
                "<n:відрізок|відрізки> {ways} — єдиний шлях далі; {why}",
                ways=v.both([v.road(road, table.streets(view).ends[road]) for road in roads]),
                n=min(2, len(roads)),
                why=_good_for(v, view, sights),
            )
        case r.Joins():
            return say(
                "this turn joins parts of your route",
                "за этот ход соединятся части маршрута",
                "за цей хід з’єднаються частини маршруту",
            )
        case r.Extends(good=True):
            return say(
                "the segments of this turn keep the route open to more",
                "отрезки этого хода оставят маршруту больше возможностей",
                "відрізки цього ходу залишать маршрутові більше можливостей",
            )
        case r.Extends():
            return say(
                "the segments of this turn would lead the route into a dead end",
                "отрезки этого хода уведут маршрут в тупик",
                "відрізки цього ходу заведуть маршрут у глухий кут",
            )
        case r.Shape():
            return _placed(v)
        case r.Earns():
            return _earns(v, why)
        case r.Aside():
            return say("no good turn goes on this way", "хороший ход так не продолжить", "доброго ходу так не продовжити")
        case r.Route(points):
            return say(
                "it belongs to a route of {n}, the best that was found",
                "это часть лучшего найденного маршрута ({n})",
                "це частина найкращого знайденого маршруту ({n})",
                n=v.points(points),
            )
        case r.BeginAnew(_, 0):
            return say(
                "no turn that goes on from here is as good as one begun another way",
                "ни один ход с таким началом не сравнится с тем, что можно начать иначе",
                "жоден хід із таким початком не зрівняється з тим, що можна почати інакше",
            )
        case r.BeginAnew(here, there):
            return say(
                "a route of {there} begins another way; from here it is {here} at most",
                "если начать иначе, выйдет маршрут на {there}, а отсюда — самое большее {here}",
                "якщо почати інакше, вийде маршрут на {there}, а звідси — щонайбільше {here}",
                there=in_case(v.points(there), ACC),
                here=in_case(v.points(here)),
            )
        case r.Strays():
            return say(
                "the best route that was found goes another way",
                "лучший найденный маршрут идёт иначе",
                "найкращий знайдений маршрут іде інакше",
            )
        case r.Promises(-1, _):
            return say(
                "whatever comes beside it, its turns bring most on average",
                "что бы к этому ни добавилось, ходы в среднем дадут больше всего",
                "хай що до цього додасться, ходи в середньому дадуть найбільше",
            )
        case r.Promises(other, ()):
            return say(
                "with {other} beside it the turn brings most",
                "если взять в пару {other}, ход даст больше всего",
                "якщо взяти в пару {other}, хід дасть найбільше",
                other=_named(v, other),
            )
        case r.Promises(other, sights):
            return say(
                "with {other} beside it the turn can reach {it}",
                "если взять в пару {other}, за ход на маршрут "
                "<n:попадёт достопримечательность|попадут достопримечательности> {it}",
                "якщо взяти в пару {other}, за хід на маршрут <n:потрапить пам’ятка|потраплять пам’ятки> {it}",
                other=_named(v, other),
                it=_sights(v, view, sights),
                n=min(2, len(sights)),
            )
        case r.Spared():
            return say("you would miss it least", "вам это нужно меньше всего", "вам це потрібно найменше")
        case r.Rates():
            return _rates(v, why)
        case r.Luck(again=True):
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


def _placed(v: Voice) -> Text:
    """What cannot be told by sights, tourists or points."""
    return v.say(
        "it leaves the route better placed for the rounds to come",
        "так маршруту будет легче расти в следующих раундах",
        "так маршрутові буде легше рости в наступних раундах",
    )


def _gets(v: Voice, view: State, why: r.Reaches | r.Welcomes | r.Scores) -> Text:
    """Sights, tourists and points, by themselves or beside those of another turn."""
    match why:
        case r.Reaches():
            return _reaches(v, view, why)
        case r.Welcomes():
            return _welcomes(v, why)
        case r.Scores():
            if why.points is None:
                return _placed(v)
            return v.say(
                "a final route of {n} is then in sight",
                "тогда возможен итоговый маршрут на {n}",
                "тоді можливий підсумковий маршрут на {n}",
                n=in_case(v.points(why.points), ACC),
            )
        case _:
            assert_never(why)


def _reaches(v: Voice, view: State, why: r.Reaches) -> Text:
    if why.how is r.How.BETTER:
        return _placed(v)
    it, n = _sights(v, view, why.sights), min(2, len(why.sights))
    if why.how is r.How.WORSE:
        return v.say(
            "it would also reach {it}, but bring less in the end",
            "так на маршрут <n:попадёт и достопримечательность|попадут и достопримечательности> {it}, "
            "но в итоге это даст меньше",
            "так на маршрут <n:потрапить і пам’ятка|потраплять і пам’ятки> {it}, але зрештою це дасть менше",
            it=it,
            n=n,
        )
    return v.say(
        "with this turn you reach {it}",
        "за этот ход на маршрут <n:попадёт достопримечательность|попадут достопримечательности> {it}",
        "за цей хід на маршрут <n:потрапить пам’ятка|потраплять пам’ятки> {it}",
        it=it,
        n=n,
    )


def _welcomes(v: Voice, why: r.Welcomes) -> Text:
    if why.how is r.How.BETTER:
        return v.say(
            "the new tourists will stand better for your route",
            "новые туристы окажутся удобнее для вашего маршрута",
            "нові туристи опиняться зручніше для вашого маршруту",
        )
    if why.how is r.How.WORSE:
        return v.say(
            "the same tourists would stand less well for your route",
            "те же туристы окажутся менее удобны для вашего маршрута",
            "ті самі туристи будуть менш зручні для вашого маршруту",
        )
    new = [v.tourists(colour, n) for colour, n in enumerate(why.tourists) if n > 0]
    if not new:
        return v.say("no new tourists come", "новых туристов не будет", "нових туристів не буде")
    return v.say(
        "it adds {it} to the route",
        "на маршруте <first:прибавится|прибавятся|прибавится> {it}",
        "на маршруті <first:додасться|додадуться|додасться> {it}",
        it=v.both([in_case(some) for some in new]),
        first=new[0],
    )


def _sights(v: Voice, view: State, sights: tuple[int, ...]) -> Text:
    """Attractions and landmarks, and where they are."""
    reached = [table.streets(view).attractions[number] for number in sights]
    named = v.pick(v.title, v.quoted, v.quoted)
    return v.both([(named(sight.code), " ", *_where(v, sight)) for sight in reached])


def _good_for(v: Voice, view: State, sights: tuple[int, ...]) -> Text:
    """What a segment brings that was the only way on."""
    if sights:
        return v.say(
            "it reaches {it}",
            "так на маршрут <n:попадёт достопримечательность|попадут достопримечательности> {it}",
            "так на маршрут <n:потрапить пам’ятка|потраплять пам’ятки> {it}",
            it=_sights(v, view, sights),
            n=min(2, len(sights)),
        )
    return v.say("it keeps the route open to more", "маршруту останется куда расти", "маршрутові лишиться куди рости")


def _where(v: Voice, sight: Attraction) -> Text:
    """A location, or the crossroads of what lies outside the city."""
    return v.location(sight.places[0]) if sight.places else v.crossroads(sight.crossroads)


def _named(v: Voice, piece: int) -> Text:
    """A card or die as an object: its title, or the colour of a die."""
    if piece in box.DIE_OF:
        return (f"{v.pick('the ', '', '')}{v.card_title(piece)}",)
    return (quote(v.card_title(piece), LANGUAGES[v.lang]),)


def _earns(v: Voice, why: r.Earns) -> Text:
    """What becomes of bonuses."""
    if why.gained:
        return v.say(
            "it earns you {it}",
            "<n:прибавится бонус|прибавятся бонусы> {it}",
            "<n:додасться бонус|додадуться бонуси> {it}",
            it=v.both([(v.bonus(kind),) for kind in why.gained]),
            n=min(2, len(why.gained)),
        )
    if why.spent:
        return v.say(
            "it uses up the <n:bonus|bonuses> {it}",
            "<n:уйдёт бонус|уйдут бонусы> {it}",
            "<n:піде бонус|підуть бонуси> {it}",
            it=v.both([(v.bonus(kind),) for kind in why.spent]),
            n=min(2, len(why.spent)),
        )
    if why.good:
        return v.say("it uses up no bonus", "бонусы тратить не придётся", "бонусів витрачати не доведеться")
    return v.say("it earns you no bonus", "бонусов это не даст", "бонусів це не дасть")


def _rates(v: Voice, why: r.Rates) -> Text:
    if why.mine:
        return v.say("it lies on your route", "это на вашем маршруте", "це на вашому маршруті")
    if why.partner:
        return v.say("it lies on your partner’s route", "это на маршруте партнёра", "це на маршруті партнера")
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


def alike(v: Voice, asked: Asked) -> Text:
    """Why it does not matter which option is chosen."""
    match asked.what:
        case asks.KeepTask():
            return v.say(
                "nothing is drawn yet; crossroads that lie farther apart bring more points but are harder to join",
                "пока ничего не нарисовано; чем дальше друг от друга перекрёстки, тем больше очков, "
                "но тем труднее их соединить",
                "поки нічого не намальовано; що далі одне від одного перехрестя, то більше очок, але то важче їх з’єднати",
            )
        case asks.PlayCard() | asks.LayCard() | asks.KeepCard() | asks.OfferDie():
            return v.say(
                "nobody knows yet what will come beside it",
                "пока никто не знает, что добавится к этому в пару",
                "поки ніхто не знає, що додасться до цього в пару",
            )
        case asks.TakeTurn():
            return v.say(
                "the turns that follow promise just as much either way",
                "следующие ходы обещают поровну, как ни выбирай",
                "наступні ходи обіцяють порівну, хоч як вибирай",
            )
    return ()
