"""What can be chosen in Final Hour: the label of every option."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State, word_of
from miskatonic.games.final_hour.cards.words import known
from miskatonic.games.final_hour.odds.reversal import known_chance
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.games.final_hour.say import reading
from miskatonic.games.final_hour.say.effects import clause, short, text
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text, capital, cat, join, without_stop
from miskatonic.text.phrases import in_case
from miskatonic.text.slavic import NOM
from miskatonic.words import Choose, Repeat
from miskatonic.words.control import CHOOSE


def label(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """An option of a decision."""
    if option is box.STOP:
        return _stop(v, asked.what)
    if option.verb is CHOOSE:
        word = word_of(view, asked)
        assert isinstance(word, Choose | Repeat)
        return capital(clause(replace(v.option, choice=True), known(word.options[option.value])))
    return _label(v, option, _seen(view, asked, option))


def _seen(view: State, asked: Asked, option: Option) -> tuple[int, ...]:
    """What the label of an option tells of the table."""
    value = option.value
    match option.verb.name:
        case "reveal":
            return (reading.cards_left(view, value),)
        case "on":
            return (reading.is_low_in_row(view, value),)
        case "move" | "place":
            return len(view.zone(box.MONSTERS_AT[value])), len(view.zone(box.CLUE_AT[value]))
        case "drive":
            return (reading.where_is(view, value),)
        case "activate" if asked.kind is not asks.ActivateNext:
            return (reading.where_is(view, value),)
        case "heal" | "person":
            return (view.count(box.HEALTH_OF[value]),)
    return ()


def _lying(v: Voice, seen: tuple[int, ...]) -> Text:
    """What awaits one in a location, in brackets: monsters, a clue that nobody has found."""
    monsters, clues = seen
    told = [v.many(monsters, v.names.monster).said(NOM)] if monsters else []
    if clues:
        told.append(v.say("clue", "улика", "доказ"))
    return cat(" (", join(", ", told), ")") if told else ()


@lru_cache(maxsize=4096)
def _label(v: Voice, option: Option, seen: tuple[int, ...]) -> Text:
    """An option, with what is seen of it on the table."""
    say = v.say
    value = option.value
    match option.verb.name:
        case "lay":
            return say("Lay {card}", "Выложить {card}", "Викласти {card}", card=v.number(value))
        case "set-aside":
            return say("Set aside {card}", "Отложить {card}", "Відкласти {card}", card=v.number(value))
        case "keep":
            return say("Keep {card}", "Оставить {card}", "Залишити {card}", card=v.symbol_card(value))
        case "exchange":
            return say("Exchange {card}", "Заменить {card}", "Замінити {card}", card=v.number(value))
        case "reveal":
            (left,) = seen
            return say(
                "{who} ({n} left)",
                "{who} ({n~остался} {n})",
                "{who} ({n~залишився} {n})",
                who=v.person(value),
                n=v.many(left, v.pick(v.names.action_card, v.names.card, v.names.card)),
            )
        case "on":
            (low,) = seen
            return say(
                "On {card}: {which} effect",
                "На {card}: {which} эффект",
                "На {card}: {which} ефект",
                card=v.number(value),
                which=say("top", "верхний", "верхній") if low else say("bottom", "нижний", "нижній"),
            )
        case "move":
            there = say("Move to {place}", "Перейти в {place:acc}", "Перейти до {place:gen}", place=v.place(value))
            return cat(there, _lying(v, seen))
        case "to":
            return say("Move it to {place}", "Переместить в {place:acc}", "Перемістити до {place:gen}", place=v.place(value))
        case "place":
            return cat(capital(in_case(v.place(value))), _lying(v, seen))
        case "strike":
            return say(
                "Destroy the {monster} ({n})",
                "Уничтожить {monster:acc} ({n})",
                "Знищити {monster:acc} ({n})",
                monster=v.monster(value),
                n=v.wounds(box.HEALTH[value]),
            )
        case "destroy":
            return say(
                "Destroy the {monster} (health {n})",
                "Уничтожить {monster:acc} (здоровье {n})",
                "Знищити {monster:acc} (здоров’я {n})",
                monster=v.monster(value),
                n=box.HEALTH[value],
            )
        case "drive":
            (place,) = seen
            return say(
                "Move the {monster} (health {n}) from {place}",
                "Переместить {monster:acc} (здоровье {n}) из {place:gen}",
                "Перемістити {monster:acc} (здоров’я {n}) з {place:gen}",
                monster=v.monster(value),
                n=box.HEALTH[value],
                place=v.place(place),
            )
        case "push-out":
            return say(
                "Push out the {monster} (health {n})",
                "Вытеснить {monster:acc} (здоровье {n})",
                "Витіснити {monster:acc} (здоров’я {n})",
                monster=v.monster(value),
                n=box.HEALTH[value],
            )
        case "activate" if seen:
            (place,) = seen
            return say(
                "Activate the {monster} in {place}",
                "Активировать {monster:acc} в {place:loc}",
                "Активувати {monster:acc} в {place:loc}",
                monster=v.monster(value),
                place=v.place(place),
            )
        case "activate":
            return say(
                "Activate the {monster} (health {n})",
                "Активировать {monster:acc} (здоровье {n})",
                "Активувати {monster:acc} (здоров’я {n})",
                monster=v.monster(value),
                n=box.HEALTH[value],
            )
        case "seal":
            return say("Seal the path {path}", "Запечатать дорожку {path}", "Запечатати доріжку {path}", path=v.path(value))
        case "unseal":
            return say(
                "Remove the seal from the path {path}",
                "Убрать печать с дорожки {path}",
                "Прибрати печать з доріжки {path}",
                path=v.path(value),
            )
        case "heal" | "person":
            return say(
                "{who} ({n} left)", "{who} (осталось {n:gen})", "{who} (залишилося {n:gen})",
                who=v.person(value), n=v.health(*seen),
            )  # fmt: skip
        case "repair":
            return say(
                "Remove damage from {place}",
                "Убрать разрушение из {place:gen}",
                "Прибрати руйнування з {place:gen}",
                place=v.place(value),
            )
        case "use":
            piece = ability_of(option)[0]
            used = reading.item(piece)
            return say(
                "Use {item}: {text}",
                "Использовать вещь {item}: {text}",
                "Використати предмет {item}: {text}",
                item=v.item(piece),
                text=short(v.option, used.before or used.after),
            )
        case "leave-on-top":
            return say("Leave it on top", "Оставить наверху", "Залишити зверху")
        case "put-at-bottom":
            return say("Put it at the bottom", "Положить под низ стопки", "Покласти під низ стосу")
        case "ready":
            return say("Reverse the ritual now", "Обратить ритуал вспять сейчас", "Обернути ритуал навспак зараз")
        case "not-yet":
            return say("Hold off for now", "Подождать с ритуалом", "Зачекати з ритуалом")
        case "pass":
            return say("Use nothing", "Не использовать", "Не використовувати")
    raise KeyError(option.key)


def detail(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """The effect that a place in the row gives to an action card."""
    if option.verb.name != "on":
        return ()
    card = reading.action_card(asked.what.card)
    assert card is not None
    effect = card.top if reading.is_low_in_row(view, option.value) else card.bottom
    return without_stop(text(v, effect))


def warning(v: Voice, view: State, asked: Asked) -> Text:
    """What to know before the one attempt at the reversal: the chance that it succeeds."""
    once = v.say(
        "There is only one attempt, and if it fails the game is lost.",
        "Попытка только одна: не удастся — игра проиграна.",
        "Спроба лише одна: не вдасться — гру програно.",
    )
    alone = v.say(
        "It succeeds with a chance of {chance}.",
        "Вероятность успеха — {chance}.",
        "Імовірність успіху — {chance}.",
        chance=v.chance(known_chance(view, asked.seat)),
    )
    blindly = v.say(
        "That counts your three best cards and three of every other player, drawn blindly from those you have not seen; in "
        "truth all will lay the best they have.",
        "Это с тремя вашими лучшими картами и тремя картами каждого из остальных, взятыми наугад из тех, что вы не видели; "
        "на деле все выложат лучшие из своих.",
        "Це з трьома вашими найкращими картами й трьома картами кожного з інших, узятими навмання з тих, яких ви не бачили; "
        "насправді всі викладуть найкращі зі своїх.",
    )
    return join(" ", [once, alone] if view.count(box.SOLO) else [once, alone, blindly])


def _stop(v: Voice, what: asks.AnyAsk) -> Text:
    """What it means to stop."""
    match what:
        case asks.Move():
            return v.say("Stay here", "Остаться на месте", "Залишитися на місці")
        case asks.Strike() | asks.Destroy():
            return v.say("Stop attacking", "Закончить атаку", "Завершити атаку")
        case asks.Seal():
            return v.say("Seal nothing more", "Больше не запечатывать", "Більше не запечатувати")
        case asks.Repair():
            return v.say("Leave the damage", "Оставить разрушение", "Залишити руйнування")
        case asks.Redraw():
            return v.say("Exchange nothing more", "Больше не заменять", "Більше не замінювати")
    return v.say("Done", "Готово", "Готово")
