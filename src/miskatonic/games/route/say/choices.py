"""What can be chosen in En Route: the label of every option."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.helpers import SUPPORT
from miskatonic.games.route.rules import asks, box, choices, marks, phases, table, turns
from miskatonic.games.route.rules.confrontation import IMPROVEMENT
from miskatonic.games.route.rules.streets import Streets
from miskatonic.games.route.say.details import BONUS_USES
from miskatonic.games.route.say.names import Voice
from miskatonic.text import slavic
from miskatonic.text.parts import Text, cat
from miskatonic.text.phrases import Named, fixed, in_case, several


def label(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """An option of a decision."""
    say = v.say
    value = option.value
    match option.verb.name:
        case "raise" | "lower":
            return rated(v, view, value, 1 if option.verb is choices.RAISE else -1)
        case "offer":
            return say("Lay down {card}", "Положить {card}", "Покласти {card}", card=shown(v, view, value, slavic.ACC))
        case "take" if asked.kind is asks.ChooseDie and table.rolls_what_is_taken(view):
            return say("Take {die}", "Взять {die}", "Узяти {die}", die=v.one(value))
        case "take":
            return say("Take {card}", "Взять {card}", "Узяти {card}", card=shown(v, view, value, slavic.ACC))
        case "remove":
            return say("Move {card} away", "Убрать {card}", "Прибрати {card}", card=shown(v, view, value, slavic.ACC))
        case "mark":
            return say(
                "Mark the rating of {what}",
                "Отметить рейтинг: {what}",
                "Позначити рейтинг: {what}",
                what=landmark(v, view, value),
            )
        case "landmark":
            return say("Draw it on {what}", "Нарисовать: {what}", "Намалювати: {what}", what=landmark(v, view, value))
        case "roll-again":
            return say(
                "Roll die {n} again (it shows {result})",
                "Перебросить кубик {n} (на нём {result})",
                "Перекинути кубик {n} (на ньому {result})",
                n=value + 1,
                result=view.count(marks.RESULTS[value]),
            )
        case "improve":
            result = view.count(marks.RESULTS[value])
            return say(
                "Raise die {n} from {result} to {more}",
                "Повысить кубик {n} с {result} до {more}",
                "Підвищити кубик {n} з {result} до {more}",
                n=value + 1,
                result=result,
                more=result + IMPROVEMENT,
            )
        case "use":
            return cat(
                say("Use “{use}”", "Использовать: «{use}»", "Використати: «{use}»", use=v.names.uses[value]),
                left_of(v, view, asked.seat, value),
            )
        case "tourists":
            return say(
                "Draw {n}", "Нарисовать {n:acc}", "Намалювати {n:acc}", n=v.tourists(value, drawn_at_will(view, asked.seat))
            )
        case "pair":
            pieces = view.zone(box.OPENING)
            both = v.both([shown(v, view, pieces[i], slavic.ACC) for i in choices.PAIRS[value]])
            return say("Take {both}", "Взять {both}", "Узяти {both}", both=both)
        case "bonus":
            if turns.turn_of(view, asked.seat).todo[-1] == phases.AGAIN:
                return say("Use {it} once more", "Использовать снова: {it}", "Використати знову: {it}", it=v.bonus(value))
            return say("Gain {it}", "Получить: {it}", "Отримати: {it}", it=v.bonus(value))
        case "decline" if isinstance(asked.what, asks.SwapTypes):
            return say("Swap nothing", "Ничего не менять", "Нічого не міняти")
        case "decline" if not turns.turn_of(view, asked.seat).line:
            return say("Draw no segment", "Не рисовать отрезков", "Не малювати відрізків")
        case "decline":
            return say("Go no further", "Не продолжать", "Не продовжувати")
        case "done":
            return done(v, asked)
    return _label(v, option, table.streets(view))


@lru_cache(maxsize=8192)
def _label(v: Voice, option: Option, m: Streets) -> Text:
    """An option that is called the same whatever has happened in a city."""
    say = v.say
    value = option.value
    match option.verb.name:
        case "play":
            return say("Play {card}", "Выложить {card:acc}", "Викласти {card:acc}", card=v.card(value))
        case "lay":
            return say("Lay {card}", "Положить {card:acc}", "Покласти {card:acc}", card=v.card(value))
        case "keep":
            return say("Keep {card}", "Оставить {card:acc}", "Залишити {card:acc}", card=kept(v, value))
        case "refresh":
            return say(
                "Discard the hand and draw as many new cards",
                "Сбросить карты с руки и взять столько же новых",
                "Скинути карти з руки й узяти стільки ж нових",
            )
        case "go-on":
            return say("Keep the hand", "Оставить карты", "Залишити карти")
        case "bar":
            return say(
                "Block the road {road}",
                "Перекрыть дорогу {road}",
                "Перекрити дорогу {road}",
                road=v.road(value, m.ends[value]),
            )
        case "block":
            return say(
                "Block the crossroads {at}",
                "Перекрыть перекрёсток {at}",
                "Перекрити перехрестя {at}",
                at=v.crossroads(value),
            )
        case "tome":
            return say("Use {it}", "Использовать: {it}", "Використати: {it}", it=v.bonus(value))
        case "support":
            return (v.quoted(SUPPORT[value]),)
        case "city":
            return (v.title(CITIES[value].code),)
        case "swap":
            a, b = divmod(value, 4)
            one, other = (several(v.names.tourists[colour]) for colour in (a, b))
            return say("Swap {a} and {b}", "Поменять {a:acc} и {b:acc}", "Поміняти {a:acc} і {b:acc}", a=one, b=other)
        case "cross-out":
            return say("Cross out {place}", "Вычеркнуть {place}", "Викреслити {place}", place=v.location(value))
        case "empty":
            return say(
                "Erase the tourists of {place}",
                "Стереть туристов в локации {place}",
                "Стерти туристів у локації {place}",
                place=v.location(value),
            )
        case "drown":
            return say("Erase {what}", "Стереть {what:acc}", "Стерти {what:acc}", what=several(v.names.tourists[value]))
        case "location":
            sight = m.sight_at[value]
            name = f" {v.title(m.attractions[sight].code)}" if sight >= 0 else ""
            return say(
                "Choose location {place}{name}",
                "Выбрать локацию {place}{name}",
                "Вибрати локацію {place}{name}",
                place=v.location(value),
                name=name,
            )
        case "draw":
            return say("Draw {road}", "Нарисовать {road}", "Намалювати {road}", road=v.road(value, m.ends[value]))
        case "erase":
            return say("Erase {road}", "Стереть {road}", "Стерти {road}", road=v.road(value, m.ends[value]))
        case "go":
            return say("Walk {road}", "Пройти {road}", "Пройти {road}", road=v.road(value, m.ends[value]))
        case "begin":
            return say("Begin at {at}", "Начать с {at}", "Почати з {at}", at=v.crossroads(value))
        case "ride":
            return say("Trip to {at}", "Поездка в {at}", "Поїздка до {at}", at=v.crossroads(value))
        case "change" | "mirror" | "navigate":
            old, new = divmod(value, 8)
            return say(
                "{how}: coordinate {old} becomes {new}",
                "{how}: координата {old} станет {new}",
                "{how}: координата {old} стане {new}",
                how=v.quoted(CHANGED_BY[option.verb]),
                old=old,
                new=new,
            )
        case "effect":
            code = box.PIECE_SLUGS[value]
            return say("Apply {it}", "Применить: {it}", "Застосувати: {it}", it=v.quoted(code))
        case "bet":
            return say("Bet: {bet}", "Ставка: {bet}", "Ставка: {bet}", bet=v.names.bets[value])
        case "write":
            return say("Write {n}", "Вписать {n}", "Вписати {n}", n=value)
        case "visit":
            return say("Visit the shop at {at}", "Посетить лавку {at}", "Відвідати крамницю {at}", at=v.crossroads(value))
        case "nowhere":
            return say("No location fits", "Подходящей локации нет", "Відповідної локації немає")
        case "take-back":
            return say("Take the last step back", "Отменить последний шаг", "Скасувати останній крок")
    raise KeyError(option.key)


CHANGED_BY: Final = {
    choices.CHANGE: "coordinate-change",
    choices.MIRROR: "guide-mapmaker",
    choices.NAVIGATE: "navigator",
}
"""What changes a coordinate of the round for a seat."""


def left_of(v: Voice, view: State, seat: int, use: int) -> Text:
    """How many bonuses of a kind a seat still has, if it is a bonus that is used."""
    if use not in BONUS_USES:
        return ()
    n = turns.turn_of(view, seat).left(BONUS_USES[use])
    return v.say(" (you have {n})", " (есть {n})", " (маєте {n})", n=n)


def drawn_at_will(view: State, seat: int) -> int:
    """How many tourists of a type are drawn that the seat chooses."""
    turn = turns.turn_of(view, seat)
    return {phases.CHOOSING_TYPE: turn.free, phases.REPEATING: turn.more}.get(turn.todo[-1], 1)


def rated(v: Voice, view: State, track: int, by: int) -> Text:
    """A rating that changes, with the points before and after."""
    values, marked = table.city(view).tracks[track].values, view.count(marks.RATING[track])
    return v.say(
        "{verb} {what} from {old} to {new}",
        "{verb}: {what}, с {old} до {new:gen}",
        "{verb}: {what}, з {old} до {new:gen}",
        verb=v.say("Raise", "Повысить", "Підвищити") if by > 0 else v.say("Lower", "Понизить", "Знизити"),
        what=landmark(v, view, track),
        old=values[marked],
        new=v.points(values[marked + by]),
    )


def done(v: Voice, asked: Asked) -> Text:
    """The end of something that was chosen step by step."""
    say = v.say
    match asked.what:
        case asks.UseTome():
            return say("Use no tome", "Не использовать фолиант", "Не використовувати фоліант")
        case asks.RollAgain():
            return say("Roll the chosen dice", "Бросить выбранные кубики", "Кинути вибрані кубики")
        case asks.TakeTurn():
            return say("Finish the turn", "Завершить ход", "Завершити хід")
        case asks.BuildRoute():
            return say("Finish the route", "Завершить маршрут", "Завершити маршрут")
    return say("Done", "Готово", "Готово")


def shown(v: Voice, view: State, piece: int, case: slavic.Case = slavic.NOM) -> Text:
    """A card in a case, or a die with the face it shows (a die is the same in both cases that are asked for)."""
    if piece in box.DIE_OF and view.count(marks.FACE[box.DIE_OF[piece]]):
        return v.rolled(piece, view.count(marks.FACE[box.DIE_OF[piece]]), in_sentence=True)
    return in_case(v.one(piece), case)


def kept(v: Voice, piece: int) -> Named:
    """A card, or a personal task by its two crossroads."""
    if piece in box.TASKS:
        a, b = box.TASK_ENDS[piece]
        return fixed(v.pick("the task ", "задачу ", "завдання "), v.crossroads(a), "–", v.crossroads(b))
    return v.card(piece)


def landmark(v: Voice, view: State, track: int) -> str:
    """A landmark by its name."""
    return v.title(table.city(view).landmarks[track])
