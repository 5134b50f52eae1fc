"""What can be chosen in En Route: the label of every option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from miskatonic.core.options import Asked, Option, Verb
from miskatonic.core.state import State
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.helpers import SUPPORT
from miskatonic.games.route.rules import asks, box, choices, marks, phases, table, turns
from miskatonic.games.route.rules.confrontation import IMPROVEMENT
from miskatonic.games.route.rules.streets import Streets
from miskatonic.games.route.say.details import BONUS_USES
from miskatonic.games.route.say.names import Voice
from miskatonic.text import phrases, slavic
from miskatonic.text.parts import Text, cat
from miskatonic.words.control import BACK, DECLINE, DONE

CHANGED_BY: Final = {
    choices.CHANGE: "coordinate-change",
    choices.MIRROR: "guide-mapmaker",
    choices.NAVIGATE: "navigator",
}
"""What changes a coordinate of the round for a seat."""
LABELS: Final[Mapping[Verb, phrases.Three]] = {
    choices.PLAY: ("Play {card}", "Выложить {card:acc}", "Викласти {card:acc}"),
    choices.LAY: ("Lay {card}", "Положить {card:acc}", "Покласти {card:acc}"),
    choices.KEEP: ("Keep {kept}", "Оставить {kept:acc}", "Залишити {kept:acc}"),
    choices.BAR: ("Block the road {road}", "Перекрыть дорогу {road}", "Перекрити дорогу {road}"),
    choices.BLOCK: ("Block the crossroads {at}", "Перекрыть перекрёсток {at}", "Перекрити перехрестя {at}"),
    choices.TOME: ("Use {bonus}", "Использовать: {bonus}", "Використати: {bonus}"),
    choices.SUPPORT_BONUS: ("{support}", "{support}", "{support}"),
    choices.NEXT_CITY: ("{city}", "{city}", "{city}"),
    choices.SWAP: ("Swap {one} and {other}", "Поменять {one:acc} и {other:acc}", "Поміняти {one:acc} і {other:acc}"),
    choices.CROSS_OUT: ("Cross out {place}", "Вычеркнуть {place}", "Викреслити {place}"),
    choices.EMPTY: (
        "Erase the tourists of {place}",
        "Стереть туристов в локации {place}",
        "Стерти туристів у локації {place}",
    ),
    choices.DROWN: ("Erase {tourists}", "Стереть {tourists:acc}", "Стерти {tourists:acc}"),
    choices.LOCATION: ("Choose location {place}{sight}", "Выбрать локацию {place}{sight}", "Вибрати локацію {place}{sight}"),
    choices.DRAW: ("Draw {road}", "Нарисовать {road}", "Намалювати {road}"),
    choices.ERASE: ("Erase {road}", "Стереть {road}", "Стерти {road}"),
    choices.GO: ("Walk {road}", "Пройти {road}", "Пройти {road}"),
    choices.BEGIN: ("Begin at {at}", "Начать с {at}", "Почати з {at}"),
    choices.RIDE: ("Trip to {at}", "Поездка в {at}", "Поїздка до {at}"),
    choices.CHOOSE_EFFECT: ("Apply {effect}", "Применить: {effect}", "Застосувати: {effect}"),
    choices.BET_ON: ("Bet: {bet}", "Ставка: {bet}", "Ставка: {bet}"),
    choices.WRITE: ("Write {n}", "Вписать {n}", "Вписати {n}"),
    choices.VISIT: ("Visit the shop at {at}", "Посетить лавку {at}", "Відвідати крамницю {at}"),
}
"""What is said of an option by its verb, whatever has happened in a city."""
SLOTS: Final[Mapping[str, Callable[[Voice, int, Streets], phrases.Slot]]] = {
    "card": lambda v, piece, m: v.card(piece),
    "kept": lambda v, piece, m: kept(v, piece),
    "road": lambda v, road, m: v.road(road, m.ends[road]),
    "at": lambda v, crossroads, m: v.crossroads(crossroads),
    "place": lambda v, location, m: v.location(location),
    "sight": lambda v, location, m: sight_at(v, location, m),
    "bonus": lambda v, kind, m: v.bonus(kind),
    "support": lambda v, kind, m: v.quoted(SUPPORT[kind]),
    "city": lambda v, number, m: v.title(CITIES[number].code),
    "effect": lambda v, piece, m: v.quoted(box.PIECE_SLUGS[piece]),
    "bet": lambda v, kind, m: v.names.bets[kind],
    "n": lambda v, n, m: n,
    "tourists": lambda v, colour, m: phrases.several(v.names.tourists[colour]),
    "one": lambda v, pair, m: phrases.several(v.names.tourists[pair // 4]),
    "other": lambda v, pair, m: phrases.several(v.names.tourists[pair % 4]),
}
"""What an option acts on, as its label mentions it."""
PLAIN: Final[Mapping[Option, phrases.Three]] = {
    choices.REFRESH_HAND: (
        "Discard the hand and draw as many new cards",
        "Сбросить карты с руки и взять столько же новых",
        "Скинути карти з руки й узяти стільки ж нових",
    ),
    choices.GO_ON: ("Keep the hand", "Оставить карты", "Залишити карти"),
    choices.NOWHERE: ("No location fits", "Подходящей локации нет", "Відповідної локації немає"),
    BACK: ("Take the last step back", "Отменить последний шаг", "Скасувати останній крок"),
}
"""Options that act on nothing."""


def label(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """An option of a decision."""
    if option.verb in LABELS:
        return _label(v, option, table.streets(view))
    say = v.say
    value = option.value
    match option.verb:
        case choices.RAISE | choices.LOWER:
            return rated(v, view, value, 1 if option.verb is choices.RAISE else -1)
        case choices.OFFER:
            return say("Lay down {card}", "Положить {card}", "Покласти {card}", card=shown(v, view, value, slavic.ACC))
        case choices.TAKE if asked.kind is asks.ChooseDie and table.rolls_what_is_taken(view):
            return say("Take {die}", "Взять {die}", "Узяти {die}", die=v.one(value))
        case choices.TAKE:
            return say("Take {card}", "Взять {card}", "Узяти {card}", card=shown(v, view, value, slavic.ACC))
        case choices.REMOVE:
            return say("Move {card} away", "Убрать {card}", "Прибрати {card}", card=shown(v, view, value, slavic.ACC))
        case choices.MARK:
            return say(
                "Mark the rating of {what}",
                "Отметить рейтинг: {what}",
                "Позначити рейтинг: {what}",
                what=landmark(v, view, value),
            )
        case choices.LANDMARK:
            return say("Draw it on {what}", "Нарисовать: {what}", "Намалювати: {what}", what=landmark(v, view, value))
        case choices.ROLL_AGAIN:
            return say(
                "Roll die {n} again (it shows {result})",
                "Перебросить кубик {n} (на нём {result})",
                "Перекинути кубик {n} (на ньому {result})",
                n=value + 1,
                result=view.count(marks.RESULTS[value]),
            )
        case choices.IMPROVE:
            result = view.count(marks.RESULTS[value])
            return say(
                "Raise die {n} from {result} to {more}",
                "Повысить кубик {n} с {result} до {more}",
                "Підвищити кубик {n} з {result} до {more}",
                n=value + 1,
                result=result,
                more=result + IMPROVEMENT,
            )
        case choices.USE:
            return cat(
                say("Use “{use}”", "Использовать: «{use}»", "Використати: «{use}»", use=v.names.uses[value]),
                left_of(v, view, asked.seat, value),
            )
        case choices.TOURISTS:
            return say(
                "Draw {n}", "Нарисовать {n:acc}", "Намалювати {n:acc}", n=v.tourists(value, drawn_at_will(view, asked.seat))
            )
        case choices.CHOOSE_PAIR:
            pieces = view.zone(box.OPENING)
            both = v.both([shown(v, view, pieces[i], slavic.ACC) for i in choices.PAIRS[value]])
            return say("Take {both}", "Взять {both}", "Узяти {both}", both=both)
        case choices.BONUS:
            if turns.turn_of(view, asked.seat).todo[-1] == phases.AGAIN:
                return say("Use {it} once more", "Использовать снова: {it}", "Використати знову: {it}", it=v.bonus(value))
            return say("Gain {it}", "Получить: {it}", "Отримати: {it}", it=v.bonus(value))
    if option is DECLINE:
        return declined(v, view, asked)
    if option is DONE:
        return done(v, asked)
    return _label(v, option, table.streets(view))


@lru_cache(maxsize=8192)
def _label(v: Voice, option: Option, m: Streets) -> Text:
    """An option that is called the same whatever has happened in a city."""
    if option in PLAIN:
        return v.say(*PLAIN[option])
    if option.verb in CHANGED_BY:
        old, new = divmod(option.value, 8)
        return v.say(
            "{how}: coordinate {old} becomes {new}",
            "{how}: координата {old} станет {new}",
            "{how}: координата {old} стане {new}",
            how=v.quoted(CHANGED_BY[option.verb]),
            old=old,
            new=new,
        )
    said = LABELS[option.verb]
    return v.say(*said, **{slot: SLOTS[slot](v, option.value, m) for slot in phrases.holes(said[v.lang])})


def sight_at(v: Voice, location: int, m: Streets) -> str:
    """The attraction at a location, if there is one."""
    sight = m.sight_at[location]
    return f", {v.title(m.attractions[sight].code)}" if sight >= 0 else ""


def left_of(v: Voice, view: State, seat: int, use: int) -> Text:
    """How many bonuses of a kind a seat still has, if it is a bonus that is used."""
    if use not in BONUS_USES:
        return ()
    n = turns.turn_of(view, seat).left(BONUS_USES[use])
    return v.say(" (you have {n})", " (есть {n})", " (маєте {n})", n=n)


def drawn_at_will(view: State, seat: int) -> int:
    """How many tourists of a type are drawn that the seat chooses."""
    turn = turns.turn_of(view, seat)
    return turn.free if turn.todo[-1] == phases.CHOOSING_TYPE else 1


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


def declined(v: Voice, view: State, asked: Asked) -> Text:
    """What it means to decline."""
    if isinstance(asked.what, asks.SwapTypes):
        return v.say("Swap nothing", "Ничего не менять", "Нічого не міняти")
    if not turns.turn_of(view, asked.seat).line:
        return v.say("Draw no segment", "Не рисовать отрезков", "Не малювати відрізків")
    return v.say("Go no further", "Не продолжать", "Не продовжувати")


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
    return phrases.in_case(v.one(piece), case)


def kept(v: Voice, piece: int) -> phrases.Named:
    """A card, or a personal task by its two crossroads."""
    if piece in box.TASKS:
        a, b = box.TASK_ENDS[piece]
        return phrases.fixed(v.pick("the task ", "задачу ", "завдання "), v.crossroads(a), "–", v.crossroads(b))
    return v.card(piece)


def landmark(v: Voice, view: State, track: int) -> str:
    """A landmark by its name."""
    return v.title(table.city(view).landmarks[track])
