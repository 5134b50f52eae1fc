"""What can be chosen in En Route: the label of every option."""

from __future__ import annotations

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.cards.helpers import SUPPORT
from miskatonic.games.route.rules import box, choices, marks, table
from miskatonic.games.route.say.names import Voice
from miskatonic.text import slavic
from miskatonic.text.parts import Text
from miskatonic.text.phrases import Named, fixed, in_case, several


def label(view: State, asked: Asked, option: Option, v: Voice) -> Text:
    """An option of a decision."""
    say = v.say
    value = option.value
    m = table.streets(view)
    match option.verb.name:
        case "play":
            return say("Play {card}", "Выложить {card:acc}", "Викласти {card:acc}", card=v.card(value))
        case "lay":
            return say("Lay {card}", "Положить {card:acc}", "Покласти {card:acc}", card=v.card(value))
        case "keep":
            return say("Keep {card}", "Оставить {card:acc}", "Залишити {card:acc}", card=kept(value, v))
        case "raise":
            return say("Raise {what}", "Повысить: {what}", "Підвищити: {what}", what=landmark(view, value, v))
        case "lower":
            return say("Lower {what}", "Понизить: {what}", "Знизити: {what}", what=landmark(view, value, v))
        case "refresh":
            return say("Refresh the hand", "Обновить карты в руке", "Оновити карти в руці")
        case "go-on":
            return say("Keep the hand", "Оставить карты", "Залишити карти")
        case "take" | "offer":
            return say("Take {card}", "Взять {card}", "Узяти {card}", card=shown(view, value, v, slavic.ACC))
        case "remove":
            return say("Move {card} away", "Убрать {card}", "Прибрати {card}", card=shown(view, value, v, slavic.ACC))
        case "mark" | "landmark":
            return (landmark(view, value, v),)
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
            return (v.bonus(value),)
        case "roll-again" | "improve":
            return say(
                "Die {n}: {result}",
                "Кубик {n}: {result}",
                "Кубик {n}: {result}",
                n=value + 1,
                result=view.count(marks.RESULTS[value]),
            )
        case "support":
            return (v.quoted(SUPPORT[value]),)
        case "city":
            return (v.title(CITIES[value].code),)
        case "swap":
            a, b = divmod(value, 4)
            one, other = (several(v.names.tourists[colour]) for colour in (a, b))
            return say("Swap {a} and {b}", "Поменять {a:acc} и {b:acc}", "Поміняти {a:acc} і {b:acc}", a=one, b=other)
        case "cross-out" | "empty":
            return say("Location {place}", "Локация {place}", "Локація {place}", place=v.location(value))
        case "drown":
            return say("Erase {what}", "Стереть {what:acc}", "Стерти {what:acc}", what=several(v.names.tourists[value]))
        case "location":
            sight = m.sight_at[value]
            name = f" {v.title(m.attractions[sight].code)}" if sight >= 0 else ""
            return say(
                "Location {place}{name}",
                "Локация {place}{name}",
                "Локація {place}{name}",
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
            return say("Coordinate {old} → {new}", "Координата {old} → {new}", "Координата {old} → {new}", old=old, new=new)
        case "use":
            return say("Use “{use}”", "Использовать: «{use}»", "Використати: «{use}»", use=v.names.uses[value])
        case "tourists":
            return in_case(several(v.names.tourists[value]))
        case "effect":
            return (v.quoted(box.PIECE_SLUGS[value]),)
        case "pair":
            pieces = view.zone(box.OPENING)
            return v.both([shown(view, pieces[i], v) for i in choices.PAIRS[value]])
        case "bet":
            return say("Bet: {bet}", "Ставка: {bet}", "Ставка: {bet}", bet=v.names.bets[value])
        case "write":
            return (str(value),)
        case "visit":
            return say("Shop at {at}", "Лавка: {at}", "Крамниця: {at}", at=v.crossroads(value))
        case "bonus":
            return (v.bonus(value),)
        case "nowhere":
            return say("No location fits", "Подходящей локации нет", "Відповідної локації немає")
        case "decline":
            return say("Go no further", "Не продолжать", "Не продовжувати")
        case "done":
            return say("Done", "Готово", "Готово")
        case "take-back":
            return say("Take the last step back", "Вернуть последний шаг", "Повернути останній крок")
    raise KeyError(option.key)


def shown(view: State, piece: int, v: Voice, case: slavic.Case = slavic.NOM) -> Text:
    """A card in a case, or a die with the face it shows (a die is the same in both cases that are asked for)."""
    if piece in box.DIE_OF and view.count(marks.FACE[box.DIE_OF[piece]]):
        return v.rolled(piece, view.count(marks.FACE[box.DIE_OF[piece]]))
    return in_case(v.card(piece), case)


def kept(piece: int, v: Voice) -> Named:
    """A card, or a personal task by its two crossroads."""
    if piece in box.TASKS:
        a, b = box.TASK_ENDS[piece]
        return fixed(v.pick("the task ", "задачу ", "завдання "), v.crossroads(a), "–", v.crossroads(b))
    return v.card(piece)


def landmark(view: State, track: int, v: Voice) -> str:
    """A landmark by its name."""
    return v.title(table.city(view).landmarks[track])
