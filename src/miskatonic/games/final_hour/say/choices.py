"""What can be chosen in Final Hour: the label of every option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from miskatonic.core.events import PASS, ability_of, is_ability
from miskatonic.core.options import Asked, Option, Verb
from miskatonic.core.state import State, word_of
from miskatonic.games.final_hour.cards.words import known
from miskatonic.games.final_hour.odds.reversal import known_chance
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.games.final_hour.say import reading
from miskatonic.games.final_hour.say.effects import clause, short, text
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text, capital, cat, join, without_stop
from miskatonic.text.phrases import Slot, Three, holes, in_case
from miskatonic.text.slavic import NOM
from miskatonic.words import Choose, Repeat
from miskatonic.words.control import CHOOSE

LABELS: Final[Mapping[Verb, Three]] = {
    box.LAY: ("Lay {card}", "Выложить {card}", "Викласти {card}"),
    box.SET_CARD_ASIDE: ("Set aside {card}", "Отложить {card}", "Відкласти {card}"),
    box.KEEP: ("Keep {symbol}", "Оставить {symbol}", "Залишити {symbol}"),
    box.EXCHANGE: ("Exchange {card}", "Заменить {card}", "Замінити {card}"),
    box.DRIVE_TO: ("Move it to {place}", "Переместить в {place:acc}", "Перемістити до {place:gen}"),
    box.STRIKE: (
        "Destroy the {monster} ({wounds})",
        "Уничтожить {monster:acc} ({wounds})",
        "Знищити {monster:acc} ({wounds})",
    ),
    box.DESTROY: (
        "Destroy the {monster} (health {health})",
        "Уничтожить {monster:acc} (здоровье {health})",
        "Знищити {monster:acc} (здоров’я {health})",
    ),
    box.PUSH_OUT: (
        "Push out the {monster} (health {health})",
        "Вытеснить {monster:acc} (здоровье {health})",
        "Витіснити {monster:acc} (здоров’я {health})",
    ),
    box.ACTIVATE: (
        "Activate the {monster} (health {health})",
        "Активировать {monster:acc} (здоровье {health})",
        "Активувати {monster:acc} (здоров’я {health})",
    ),
    box.SEAL: ("Seal the path {path}", "Запечатать дорожку {path}", "Запечатати доріжку {path}"),
    box.UNSEAL: (
        "Remove the seal from the path {path}",
        "Убрать печать с дорожки {path}",
        "Прибрати печать з доріжки {path}",
    ),
    box.REPAIR: (
        "Remove damage from {place}",
        "Убрать разрушение из {place:gen}",
        "Прибрати руйнування з {place:gen}",
    ),
}
"""What is said of an option by its verb, whatever lies on the table."""
SLOTS: Final[Mapping[str, Callable[[Voice, int], Slot]]] = {
    "card": Voice.number,
    "symbol": Voice.symbol_card,
    "place": Voice.place,
    "path": Voice.path,
    "monster": Voice.monster,
    "health": lambda v, monster: box.HEALTH[monster],
    "wounds": lambda v, monster: v.wounds(box.HEALTH[monster]),
}
"""What an option acts on, as its label mentions it."""
PLAIN: Final[Mapping[Option, Three]] = {
    box.KEEP_GATE: ("Leave it on top", "Оставить наверху", "Залишити зверху"),
    box.BURY_GATE: ("Put it at the bottom", "Положить под низ стопки", "Покласти під низ стосу"),
    box.READY: ("Reverse the ritual now", "Обратить ритуал вспять сейчас", "Обернути ритуал навспак зараз"),
    box.NOT_YET: ("Hold off for now", "Подождать с ритуалом", "Зачекати з ритуалом"),
    PASS: ("Use nothing", "Не использовать", "Не використовувати"),
}
"""Options that act on nothing."""


def label(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """An option of a decision."""
    if option is box.STOP:
        return _stop(v, asked.what)
    if option.verb is CHOOSE:
        word = word_of(view, asked)
        assert isinstance(word, Choose | Repeat)
        return capital(clause(replace(v.option, choice=True), known(word.options[option.value])))
    seen = _seen(view, asked, option)
    return _as_seen(v, option, seen) if seen else _label(v, option)


@lru_cache(maxsize=4096)
def _label(v: Voice, option: Option) -> Text:
    """An option that tells nothing of the table."""
    if option in PLAIN:
        return v.say(*PLAIN[option])
    if is_ability(option):
        return _use(v, ability_of(option)[0])
    said = LABELS[option.verb]
    return v.say(*said, **{slot: SLOTS[slot](v, option.value) for slot in holes(said[v.lang])})


def _use(v: Voice, piece: int) -> Text:
    used = reading.item(piece)
    return v.say(
        "Use {item}: {text}",
        "Использовать вещь {item}: {text}",
        "Використати предмет {item}: {text}",
        item=v.item(piece),
        text=short(v.option, used.before or used.after),
    )


def _seen(view: State, asked: Asked, option: Option) -> tuple[int, ...]:
    """What the label of an option tells of the table."""
    value = option.value
    match option.verb:
        case box.REVEAL_OF:
            return (reading.cards_left(view, value),)
        case box.LAY_ON:
            return (reading.is_low_in_row(view, value),)
        case box.MOVE | box.PLACE:
            return len(view.zone(box.MONSTERS_AT[value])), len(view.zone(box.CLUE_AT[value]))
        case box.DRIVE:
            return (reading.where_is(view, value),)
        case box.ACTIVATE if asked.kind is not asks.ActivateNext:
            return (reading.where_is(view, value),)
        case box.HEAL | box.PERSON:
            return (view.count(box.HEALTH_OF[value]),)
    return ()


@lru_cache(maxsize=4096)
def _as_seen(v: Voice, option: Option, seen: tuple[int, ...]) -> Text:
    """An option, with what is seen of it on the table."""
    say = v.say
    value, one = option.value, seen[0]
    match option.verb:
        case box.REVEAL_OF:
            return say(
                "{who} ({n} left)",
                "{who} ({n~остался} {n})",
                "{who} ({n~залишився} {n})",
                who=v.person(value),
                n=v.many(one, v.pick(v.names.action_card, v.names.card, v.names.card)),
            )
        case box.LAY_ON:
            return say(
                "On {card}: {which} effect",
                "На {card}: {which} эффект",
                "На {card}: {which} ефект",
                card=v.number(value),
                which=say("top", "верхний", "верхній") if one else say("bottom", "нижний", "нижній"),
            )
        case box.MOVE:
            there = say("Move to {place}", "Перейти в {place:acc}", "Перейти до {place:gen}", place=v.place(value))
            return cat(there, _lying(v, *seen))
        case box.PLACE:
            return cat(capital(in_case(v.place(value))), _lying(v, *seen))
        case box.DRIVE:
            return say(
                "Move the {monster} (health {n}) from {place}",
                "Переместить {monster:acc} (здоровье {n}) из {place:gen}",
                "Перемістити {monster:acc} (здоров’я {n}) з {place:gen}",
                monster=v.monster(value),
                n=box.HEALTH[value],
                place=v.place(one),
            )
        case box.ACTIVATE:
            return say(
                "Activate the {monster} in {place}",
                "Активировать {monster:acc} в {place:loc}",
                "Активувати {monster:acc} в {place:loc}",
                monster=v.monster(value),
                place=v.place(one),
            )
        case box.HEAL | box.PERSON:
            return say(
                "{who} ({n} left)", "{who} ({n~остался} {n})", "{who} ({n~залишився} {n})",
                who=v.person(value), n=v.health(one),
            )  # fmt: skip
    raise KeyError(option.key)


def _lying(v: Voice, monsters: int, clues: int) -> Text:
    """What awaits one in a location, in brackets: monsters, a clue that nobody has found."""
    told = [v.many(monsters, v.names.monster).said(NOM)] if monsters else []
    if clues:
        told.append(v.say("clue", "улика", "доказ"))
    return cat(" (", join(", ", told), ")") if told else ()


def detail(v: Voice, view: State, asked: Asked, option: Option) -> Text:
    """The effect that a place in the row gives to an action card."""
    if option.verb is not box.LAY_ON:
        return ()
    card = reading.action_card(asked.what.card)
    assert card is not None
    effect = card.top if reading.is_low_in_row(view, option.value) else card.bottom
    return without_stop(text(v, effect))


def warning(v: Voice, view: State, asked: Asked) -> Text:
    """What to know before the one attempt at the reversal: the chance that it succeeds."""
    once = v.say(
        "There is only one attempt, and if it fails, the game is lost.",
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
