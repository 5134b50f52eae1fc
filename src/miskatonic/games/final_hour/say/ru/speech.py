"""Final Hour in Russian: questions, options, the log and the end."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.events import ability_of
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.sheets import ActionCard, AncientOne, Item, Monster, PriorityCard
from miskatonic.games.final_hour.cards.words import Damage, Spawn
from miskatonic.games.final_hour.rules.box import ACTION_LAID, FACE_DOWN, HEALTH, SOLO, SYMBOL
from miskatonic.games.final_hour.rules.questions import Ask
from miskatonic.games.final_hour.say import reading
from miskatonic.games.final_hour.say.ru import cards, names
from miskatonic.games.final_hour.say.ru.log import defeat, told
from miskatonic.games.final_hour.say.ru.names import (
    action,
    action_name,
    item,
    monster,
    number,
    path,
    person,
    place,
    symbol_card,
)
from miskatonic.games.final_hour.say.speaker import Group, Marker, Sheet, Speaker
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.ru import count, left, listed
from miskatonic.text.slavic import ACC, GEN, LOC
from miskatonic.words import By, Choose, Repeat


class Russian(Speaker):
    """Final Hour in Russian."""

    lang = "ru"

    def about(self) -> Text:
        return cat(
            "Кампус Мискатоникского университета наводнили монстры, а через восемь раундов в наш мир придёт Древний. ",
            "Вы молча выкладываете карты действий, сражаетесь, запечатываете дорожки и ищете улики, чтобы узнать ",
            "два символа и обратить ритуал вспять. Быстрая кооперативная игра для 1–4 игроков.",
        )

    def game_title(self) -> str:
        return "Ужас Аркхэма: Последний час"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "ancient_one":
                return ("Древний",), ("Кого призвал культ: от этого зависят монстры, врата и эффекты расплаты.",)
            case "difficulty":
                return ("Уровень сложности",), ("Сколько монстров на кампусе в начале игры и где открыты врата.",)
            case "investigators":
                return ("Сыщики",), ("Кто играет, по порядку мест за столом; свободные места займут случайные сыщики.",)
            case "lead":
                return ("Первый ведущий сыщик",), (
                    "Место игрока, который в 1-м раунде ходит первым и решает в фазе Древнего.",
                )
            case "simultaneous":
                return ("Одновременный выбор карт действий",), (
                    "Все сразу смотрят свою первую карту действия: так игра идёт быстрее.",
                )
            case "solo_threshold":
                return ("Совпадения в одиночной игре",), (
                    "Сколько символов должно совпасть, чтобы обратить ритуал вспять в одиночной игре.",
                )
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "ancient_one":
                return (names.ANCIENT_ONES[str(value)],)
            case "difficulty":
                return (names.LEVELS[str(value)],)
            case "investigators":
                return (names.PEOPLE[INVESTIGATORS.index(str(value))].full,)
            case "lead":
                return (f"Место {int(str(value)) + 1}",)
            case "simultaneous":
                return ("Да" if value else "Нет",)
        return (str(value),)

    # ---------------------------------------------------------------- questions

    def prompt(self, view: State, asked: Asked) -> Text:
        question = self._question(view, asked)
        people = reading.deciders(view, asked)
        return cat(listed([person(i) for i in people]), ": ", question, ".") if people else cat(capital(question), ".")

    def _question(self, view: State, asked: Asked) -> Text:
        about = asked.about
        n = about[0] if about else 0
        question = Ask(asked.question)
        match question:
            case Ask.LAY_PRIORITY:
                card = reading.own_card(view, n)
                on = cat(" на ", action(view.zone(ACTION_LAID[n])[0])) if card else ()
                hidden = " взакрытую" if view.count(FACE_DOWN) else ""
                return cat(f"выложите{hidden} карту очерёдности", on, f" (ход {n + 1} из 4)")
            case Ask.SET_ASIDE:
                return ("отложите 1 карту очерёдности для ритуала; остальные четыре образуют ряд",)
            case Ask.REVEAL_WHOSE:
                return ("выберите, чью карту действия открыть следующей",)
            case Ask.LAY_ON:
                return cat(
                    "положите карту ", person(reading.owner(n), GEN), " «", action_name(n), "» на карту очерёдности; ",
                    "на двух младших сработает верхний эффект",
                )  # fmt: skip
            case Ask.MOVE:
                return (f"совершите переход или останьтесь ({left(n, names.MOVE)})",)
            case Ask.MARCH:
                return (f"совершите следующий переход ({left(n, names.MOVE)})",)
            case Ask.PLACE:
                return self._place_question(view, asked)
            case Ask.STRIKE:
                return cat("выберите, какого монстра уничтожить в ", place(about[1], LOC), f" ({left(n, names.WOUND)})")
            case Ask.DESTROY:
                return (f"выберите, какого монстра уничтожить (осталось: {n})",)
            case Ask.LURE:
                return (f"выберите, какого монстра заманить в свою локацию (осталось: {n})",)
            case Ask.SHOVE:
                return (f"выберите, какого монстра отправить в соседнюю локацию (осталось: {n})",)
            case Ask.HERD:
                return (f"выберите, какого монстра переместить по дорожке (осталось: {n})",)
            case Ask.DRIVE_TO:
                return cat("выберите, куда переместить ", monster(n, ACC))
            case Ask.SEAL:
                return (f"выберите, какую дорожку запечатать ({left(n, names.SEAL)})",)
            case Ask.UNSEAL:
                return ("выберите, какую печать убрать с поля",)
            case Ask.REPAIR:
                return (f"уберите жетон разрушения или оставьте его (осталось: {n})",)
            case Ask.HEAL_WHOM:
                return (f"выберите, кто восстановит 1 здоровье ({left(n, names.HEALTH)})",)
            case Ask.PUSH_OUT:
                return cat("выберите, какого монстра в ", place(n, LOC), " вытеснит разрушение")
            case Ask.ACTIVATE_NEXT:
                return cat("выберите, какого монстра в ", place(n, LOC), " активировать следующим")
            case Ask.ACTIVATE_WHICH:
                return ("выберите, какого монстра активировать",)
            case Ask.PEEK_GATE:
                return cat("оставьте жетон врат", self._seen_gate(view), " наверху или положите под низ стопки")
            case Ask.REDRAW:
                return (f"выберите, какую карту очерёдности заменить (осталось: {n})",)
            case Ask.ATTEMPT:
                agreed = "" if view.count(SOLO) else "нужно согласие всех, а "
                return (f"решите, пора ли обратить ритуал вспять; {agreed}попытка только одна",)
            case Ask.KEEP_BACK:
                return ("выберите, какую карту очерёдности оставить на руке; остальные три пойдут на ритуал",)
            case Ask.WHICH_EFFECT:
                return (f"выберите, что сделать (осталось: {n})",)
            case Ask.WHO_DOES_IT:
                return cat("выберите сыщика (он ", self._deed(view, asked), ")")
            case Ask.WHO_IS_NEXT:
                return cat("выберите следующего сыщика (он ", self._deed(view, asked), ")")
            case Ask.REACT:
                before = reading.item_moment(asked)
                when = "" if before is None else " перед применением карты" if before else " после применения карты"
                return (f"можете использовать вещь{when}",)
            case Ask.ORDER:
                return ("выберите, какой эффект применить первым",)
            case _:
                assert_never(question)

    def _place_question(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        if isinstance(word, Spawn):
            return (f"выберите, где {'появится' if word.n == 1 else 'появятся'} {count(word.n, names.monsters(word.kind))}",)
        if isinstance(word, Damage):
            return ("выберите локацию для разрушения",)
        return cat("выберите локацию для атаки (", names.wounds(asked.about[0] if asked.about else 0), ")")

    def _deed(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        return cards.deed(word.effects) if isinstance(word, By) else ("действует",)

    def _seen_gate(self, view: State) -> Text:
        token = reading.top_gate(view)
        return () if token < 0 else (" (", names.gate_symbol(SYMBOL[token]), ")")

    # ---------------------------------------------------------------- options

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        value = option.value
        match option.verb.name:
            case "lay":
                return cat("Выложить ", number(value))
            case "set-aside":
                return cat("Отложить ", number(value))
            case "keep":
                return cat("Оставить ", symbol_card(value))
            case "exchange":
                return cat("Заменить ", number(value))
            case "reveal":
                return cat(person(value), f" ({left(reading.cards_left(view, value), names.CARD)})")
            case "on":
                side = "верхний" if reading.is_low_in_row(view, value) else "нижний"
                return cat("На ", number(value), f": {side} эффект")
            case "move":
                return cat("Перейти в ", place(value, ACC))
            case "to":
                return cat("Переместить в ", place(value, ACC))
            case "place":
                return place(value)
            case "strike":
                return cat("Уничтожить ", monster(value, ACC), " (", names.wounds(HEALTH[value]), ")")
            case "destroy":
                return cat("Уничтожить ", monster(value, ACC), f" (здоровье {HEALTH[value]})")
            case "drive":
                return cat(
                    "Переместить ", monster(value, ACC), f" (здоровье {HEALTH[value]}) из ",
                    place(reading.where_is(view, value), GEN),
                )  # fmt: skip
            case "push-out":
                return cat("Вытеснить ", monster(value, ACC), f" (здоровье {HEALTH[value]})")
            case "activate":
                if asked.question == Ask.ACTIVATE_NEXT:
                    return cat("Активировать ", monster(value, ACC), f" (здоровье {HEALTH[value]})")
                return cat("Активировать ", monster(value, ACC), " в ", place(reading.where_is(view, value), LOC))
            case "seal":
                return cat("Запечатать дорожку ", path(value))
            case "unseal":
                return cat("Убрать печать ", path(value))
            case "heal" | "person":
                return person(value)
            case "repair":
                return cat("Убрать разрушение из ", place(value, GEN))
            case "use":
                piece = ability_of(option)[0]
                card = reading.item(piece)
                return cat("Использовать вещь ", item(piece), ": ", cards.short(card.before or card.after))
            case "choose":
                word = reading.word_of(view, asked)
                assert isinstance(word, Choose | Repeat)
                return capital(cards.clause(reading.known(word.options[value]), cards.CHOICE))
            case "stop":
                return self._stop(Ask(asked.question))
            case "leave-on-top":
                return ("Оставить наверху",)
            case "put-at-bottom":
                return ("Положить под низ стопки",)
            case "ready":
                return ("Пора",)
            case "not-yet":
                return ("Ещё рано",)
            case "pass":
                return ("Не использовать",)
        raise KeyError(option.key)

    def _stop(self, question: Ask) -> Text:
        match question:
            case Ask.MOVE:
                return ("Остаться на месте",)
            case Ask.STRIKE | Ask.DESTROY:
                return ("Закончить атаку",)
            case Ask.SEAL:
                return ("Больше не запечатывать",)
            case Ask.REPAIR:
                return ("Оставить разрушение",)
            case Ask.REDRAW:
                return ("Больше не заменять",)
        return ("Готово",)

    def note(self, view: State, note: Note) -> Text:
        return capital(told(note))

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("Игра ещё идёт.",)
        if view.result.won:
            return ("Победа! Ритуал обращён вспять, кампус спасён.",)
        return (f"Поражение: {defeat(view.result.rule)}.",)

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.ANCIENT_ONES:
                return "Древние"
            case Group.INVESTIGATORS:
                return "Сыщики"
            case Group.ACTION_CARDS:
                return "Карты действий"
            case Group.PRIORITY_CARDS:
                return "Карты очерёдности"
            case Group.ITEMS:
                return "Карты вещей"
            case Group.MONSTERS:
                return "Обычные монстры"
            case Group.SPECIAL_MONSTERS:
                return "Особые монстры"
            case Group.TOKENS:
                return "Жетоны"
            case Group.LOCATIONS:
                return "Локации"
            case _:
                assert_never(group)

    def ancient_one(self, number: int, sheet: AncientOne) -> Sheet:
        return cards.ancient_one(sheet)

    def investigator(self, number: int) -> Sheet:
        return cards.investigator(number)

    def action_card(self, card: ActionCard) -> Sheet:
        return cards.action_card(card)

    def priority_card(self, card: PriorityCard) -> Sheet:
        return cards.priority_card(card)

    def item_card(self, card: Item) -> Sheet:
        return cards.item_card(card)

    def monster_token(self, token: Monster) -> Sheet:
        return cards.monster_token(token)

    def gate_token(self, symbol: int) -> Sheet:
        return cards.gate_token(symbol)

    def clue_token(self, face: int) -> Sheet:
        return cards.clue_token(face)

    def marker(self, marker: Marker) -> Sheet:
        return cards.marker(marker)

    def location(self, place: int) -> Sheet:
        return cards.location(place)
