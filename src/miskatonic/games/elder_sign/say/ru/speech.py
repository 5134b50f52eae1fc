"""Elder Sign in Russian: questions, options, the log and the end."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.declared import flattened
from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.elder_sign.cards.entrance import OFFERS
from miskatonic.games.elder_sign.cards.sheets import (
    Adventure,
    AncientOne,
    Investigator,
    Monster,
    Mythos,
    Possession,
)
from miskatonic.games.elder_sign.cards.words import (
    ALLY,
    CLUE,
    HEALTH,
    SANITY,
    SPELL,
    OneOf,
    PayOrDevoured,
)
from miskatonic.games.elder_sign.rules import asks
from miskatonic.games.elder_sign.rules.box import (
    ADVENTURE,
    AWAKE,
    CLUES,
    COLOUR_OF,
    DICE_PIECES,
    FACE_DOWN,
    FREE_REROLLS,
    INVESTIGATOR,
    POOL,
    POSSESSION,
    TASKS_PRINTED,
    TROPHIES,
)
from miskatonic.games.elder_sign.rules.entrance import debt, price
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.ru import cards, effects, names
from miskatonic.games.elder_sign.say.ru.asking import question
from miskatonic.games.elder_sign.say.ru.log import ending, thing, told
from miskatonic.games.elder_sign.say.ru.names import (
    adventure,
    die,
    goods,
    monster,
    person,
    possession,
    rolled,
    trophies,
    value,
)
from miskatonic.games.elder_sign.say.ru.names import values as points
from miskatonic.games.elder_sign.say.speaker import Desk, Group, Sheet, Speaker
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.ru import count, listed
from miskatonic.text.slavic import ACC, DAT, GEN
from miskatonic.words import Repeat


class Russian(Speaker):
    """Elder Sign in Russian."""

    lang = "ru"

    def about(self) -> Text:
        return cat(
            "После закрытия музей Мискатоникского университета оживает, и вот-вот пробудится Древний. ",
            "Вместе вы переходите от приключения к приключению, бросаете кубики, чтобы выполнить их задачи, ",
            "и собираете Знаки Древних, пока не заполнился трек безысходности. Кооперативная игра для 1–8 игроков.",
        )

    def game_title(self) -> str:
        return "Знак Древних"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "ancient_one":
                return ("Древний",), ("Кто грозит миру: от этого зависят Знаки Древних, безысходность, свойство и атака.",)
            case "investigators":
                return ("Сыщики",), ("Кто играет, по порядку мест за столом; свободные места займут случайные сыщики.",)
            case "clue_each":
                return ("Легче: каждому по улике",), ("Каждый сыщик начинает игру с одной добавочной уликой.",)
            case "second_mythos":
                return ("Труднее: вторая карта Мифа",), (
                    "Каждую полночь раскрывается и вторая карта Мифа, но без продолжительного эффекта.",
                )
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "ancient_one":
                return ("Случайный",) if value == "random" else (names.ANCIENT_ONES[str(value)].one(),)
            case "investigators":
                return (names.capitalised(names.PEOPLE[str(value)].full),)
            case "clue_each" | "second_mythos":
                return ("Да" if value else "Нет",)
        return (str(value),)

    # ---------------------------------------------------------------- questions

    def prompt(self, view: State, asked: Asked) -> Text:
        return cat(capital(person(view, asked.seat)), ": ", question(view, asked), ".")

    # ---------------------------------------------------------------- options

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        number = option.value
        match option.verb.name:
            case "move":
                return self._move(view, asked, number)
            case "move-to-entrance":
                if reading.place_of_seat(view, asked.seat) < 0:
                    return cat("Остаться у ", reading.to_entrance("входа в музей"))
                return cat("Вернуться ко ", reading.to_entrance("входу в музей"))
            case "complete":
                return self._complete(view, number)
            case "cover":
                return self._cover(view, reading.dice_in(number))
            case "pick":
                return self._pick(view, asked, number)
            case "focus":
                return cat("Сфокусировать ", self._die(view, number))
            case "ask":
                return cat("Попросить о помощи ", person(view, number, ACC))
            case "take-off":
                spell = possession(reading.spell_with(view, number), GEN)
                return cat("Снять ", self._die(view, number), " с ", spell, ", чтобы бросить")
            case "spot":
                return self._spot(view, number)
            case "offer":
                return self._offer(view, asked.seat, number)
            case "list":
                word = reading.word_of(view, asked)
                assert isinstance(word, OneOf)
                return capital(effects.short((word.lists[number],), effects.TO))
            case "choose":
                chosen = reading.word_of(view, asked)
                assert isinstance(chosen, Repeat)
                return capital(effects.short((chosen.options[number],), effects.TO))
            case "lose":
                return cat("Потерять ", points(number, 1, ACC))
            case "settle":
                return cat("Уплатить ", trophies(debt(number), ACC), " и сбросить ", thing(number, ACC))
            case "play":
                sheet = INVESTIGATOR[number]
                name = reading.to_person(number, names.capitalised(names.PEOPLE[sheet.code].full))
                return cat(name, " (", value(SANITY), f" {sheet.sanity}, ", value(HEALTH), f" {sheet.health})")
            case "effect-of":
                return cat(capital(thing(number)), ": ", effects.short(reading.midnight_of(number)))
            case "person":
                return self._person(view, asked, number)
            case "use":
                return self._use(view, *ability_of(option))
            case "roll":
                return (f"Бросить {count(len(view.zone(POOL)), names.DIE, ACC)}",)
            case "reroll":
                if view.count(FREE_REROLLS):
                    return ("Перебросить ещё раз, не тратя улику",)
                left = view.count(CLUES[asked.seat])
                return cat("Потратить ", goods(CLUE, 1, ACC), f" на переброс (есть {left})")
            case "roll-these":
                return cat(
                    "Перебросить: ", rolled([(one, reading.face_of(view, one)) for one in flattened(asked.about)[1:]])
                )
            case "fail-roll":
                return ("Признать бросок неудачным и удалить кубик",)
            case "roll-on":
                return ("Бросать дальше",)
            case "give-up":
                return ("Отступиться от приключения",)
            case "to-clock":
                return ("Перевести стрелку часов",)
            case "go-on":
                return ("Не защищать кубик",)
            case "yes":
                return ("Помочь",)
            case "no":
                return ("Отказать",)
            case "enough":
                return ("Больше кубиков не класть",)
            case "lost-and-found":
                return ("Бюро находок: бросить зелёный кубик",)
            case "pay":
                word = reading.word_of(view, asked)
                assert isinstance(word, PayOrDevoured)
                return capital(effects.short((word.price,), effects.TO))
            case "be-devoured":
                return ("Дать себя сожрать",)
            case "pass":
                return ("Ничего не использовать",)
        raise KeyError(option.key)

    def _move(self, view: State, asked: Asked, place: int) -> Text:
        card = reading.card_at(view, place)
        if asked.kind == asks.ReplaceAdventure:
            return cat("Заменить ", adventure(card, ACC))
        if reading.place_of_seat(view, asked.seat) == place:
            return cat("Остаться: ", adventure(card))
        if ADVENTURE[card].is_world:
            return cat("Войти в ", adventure(card, ACC))
        return cat("Перейти к ", adventure(card, DAT))

    def _complete(self, view: State, number: int) -> Text:
        goal = reading.goal(view, number)
        row = () if goal is None else cat(": ", cards.goal_row(goal))
        if view.count(AWAKE):
            return cat("Выполнить боевую задачу", row)
        if goal is not None and goal.monster >= 0 and not view.count(FACE_DOWN[goal.monster]):
            return cat("Одолеть ", monster(goal.monster, ACC), f" ({self._spot_of(number)})", row)
        return cat("Выполнить ", names.task_word(number, ACC), row)

    def _spot_of(self, task: int) -> str:
        """Where the monster of a task lies."""
        below = task - TASKS_PRINTED
        if below < 0:
            return names.task_word(task)
        return f"под нижней задачей, {below + 1}-й по счёту" if below else "под нижней задачей"

    def _die(self, view: State, piece: int) -> Text:
        return die(piece, reading.face_of(view, piece), ACC)

    def _cover(self, view: State, dice: list[int]) -> Text:
        dice = sorted(dice, key=lambda one: (COLOUR_OF[one], reading.face_of(view, one)))
        title = "Положить кубик: " if len(dice) == 1 else "Положить кубики: "
        return cat(title, listed([self._used(view, one) for one in dice]))

    def _used(self, view: State, piece: int) -> Text:
        """What a die of a set shows, and where it lies if it is secured."""
        shown = rolled([(piece, reading.face_of(view, piece))])
        helper, spell = reading.helper_with(view, piece), reading.spell_with(view, piece)
        if helper >= 0:
            return cat(shown, " (у ", person(view, helper, GEN), ")")
        if spell >= 0:
            return cat(shown, " (", possession(spell), ")")
        return cat(shown, " (фокусировка)") if reading.is_focused(view, piece) else shown

    def _person(self, view: State, asked: Asked, seat: int) -> Text:
        """Somebody to pick, and how well that one is when it is about healing."""
        who = capital(person(view, seat))
        if asked.kind != asks.HealWhom:
            return who
        now, most = reading.level(view, seat, flattened(asked.about)[0])
        return cat(who, " (", value(flattened(asked.about)[0]), f" {now} из {most})")

    def _pick(self, view: State, asked: Asked, piece: int) -> Text:
        if piece in DICE_PIECES:
            shown = self._die(view, piece)
            match asked.kind:
                case asks.RemoveDie:
                    return cat("Удалить ", shown)
                case asks.Reroll:
                    return cat("Выбрать ", shown)
                case asks.HoldDie | asks.AssistDie:
                    return cat("Положить ", shown)
                case asks.LockDie:
                    return cat("Запереть ", shown)
            return capital(shown)
        if asked.kind == asks.PayTrophy:
            return cat(capital(thing(piece)), " (", trophies(TROPHIES[piece]), ")")
        if piece in POSSESSION:
            return cat("Потерять ", possession(piece, ACC))
        return cat("Победить ", monster(piece, ACC), " (", adventure(reading.card_of_monster(view, piece)), ")")

    def _spot(self, view: State, number: int) -> Text:
        place, task_number = reading.spot(number)
        card = capital(adventure(reading.card_at(view, place)))
        task = reading.spot_task(view, number)
        if task is None:
            return cat(card, ": под нижней задачей")
        if task.is_side:
            return cat(card, f": {names.task_word(task_number)} (побочная)")
        kind = "частная" if task.is_partial else "общая"
        assert task.border is not None
        covered = cards.row([task.symbols[at] for at in task.border])
        return cat(card, f": {names.task_word(task_number)} ({kind}, закроет ", covered, ")")

    def _offer(self, view: State, seat: int, number: int) -> Text:
        offer = OFFERS[number]
        due = price(view, seat, offer)
        cost = trophies(due) if due else ("бесплатно",)
        if offer.in_shop:
            return cat("Купить ", effects.objects(offer.effects), " (", cost, ")")
        return cat("Первая помощь: ", effects.short(offer.effects, effects.TO), " (", cost, ")")

    def _use(self, view: State, piece: int, number: int) -> Text:
        """A card or an ability to use: what it costs beyond the card itself, and what it does."""
        power = reading.power_of(piece, number)
        does = effects.short(power.effects, effects.TO)
        costs = reading.cost_of(view, power)
        does = cat(effects.short(costs, effects.TO), ", чтобы ", does) if costs else does
        if piece in INVESTIGATOR:
            title = reading.to_person(piece, names.PEOPLE[reading.code(piece)].ability)
            return cat("Свойство «", title, "»: ", does)
        if reading.possession(piece).kind == ALLY:
            return cat("Обратиться к ", possession(piece, DAT), ": ", does)
        verb = "Применить " if reading.possession(piece).kind == SPELL else "Использовать "
        return cat(verb, possession(piece, ACC), ": ", does)

    def note(self, view: State, note: Note) -> Text:
        return capital(told(view, note))

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("Игра ещё идёт.",)
        return (f"{'Победа' if view.result.won else 'Поражение'}: {ending(view.result.rule)}.",)

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.ANCIENT_ONES:
                return "Древние"
            case Group.INVESTIGATORS:
                return "Сыщики"
            case Group.ADVENTURES:
                return "Приключения"
            case Group.WORLDS:
                return "Иные миры"
            case Group.ENTRANCE:
                return "Вход в музей"
            case Group.COMMON_ITEMS:
                return "Простые вещи"
            case Group.UNIQUE_ITEMS:
                return "Уникальные вещи"
            case Group.SPELLS:
                return "Заклинания"
            case Group.ALLIES:
                return "Союзники"
            case Group.MYTHOS:
                return "Карты Мифа"
            case Group.MONSTERS:
                return "Монстры"
            case Group.MASKS:
                return "Монстры-маски"
            case Group.DICE:
                return "Кубики"
            case _:
                assert_never(group)

    def ancient_one(self, sheet: AncientOne) -> Sheet:
        return cards.ancient_one(sheet)

    def investigator(self, sheet: Investigator) -> Sheet:
        return cards.investigator(sheet)

    def adventure(self, card: Adventure) -> Sheet:
        return cards.adventure(card)

    def desk(self, desk: Desk) -> Sheet:
        return cards.desk(desk)

    def possession(self, card: Possession) -> Sheet:
        return cards.possession(card)

    def mythos_card(self, card: Mythos) -> Sheet:
        return cards.mythos_card(card)

    def monster_token(self, token: Monster) -> Sheet:
        return cards.monster_token(token)

    def die(self, colour: int) -> Sheet:
        return cards.die(colour)
