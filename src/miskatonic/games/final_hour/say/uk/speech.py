"""Final Hour in Ukrainian: questions, options, the log and the end."""

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
from miskatonic.games.final_hour.say.speaker import Group, Marker, Sheet, Speaker
from miskatonic.games.final_hour.say.uk import cards, names
from miskatonic.games.final_hour.say.uk.log import defeat, told
from miskatonic.games.final_hour.say.uk.names import (
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
from miskatonic.text.parts import Text, capital, cat
from miskatonic.text.slavic import ACC, GEN, LOC
from miskatonic.text.uk import count, harmony, left, listed
from miskatonic.words import By, Choose, Repeat


def tuned(sheet: Sheet) -> Sheet:
    """A component whose prepositions fit their neighbours."""
    title, lines = sheet
    return harmony(title), [harmony(line) for line in lines]


class Ukrainian(Speaker):
    """Final Hour in Ukrainian."""

    lang = "uk"

    def about(self) -> Text:
        return cat(
            "Кампус Міскатонікського університету заполонили монстри, а за вісім раундів у наш світ прийде Стародавній. ",
            "Ви мовчки викладаєте карти дій, б’єтеся, запечатуєте доріжки й шукаєте докази, щоб дізнатися ",
            "два символи й обернути ритуал навспак. Швидка кооперативна гра для 1–4 гравців.",
        )

    def game_title(self) -> str:
        return "Жах Аркгема: Остання година"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "ancient_one":
                return ("Стародавній",), ("Кого прикликав культ: від цього залежать монстри, ворота й ефекти розплати.",)
            case "difficulty":
                return ("Рівень складності",), ("Скільки монстрів на кампусі на початку гри та де відкрито ворота.",)
            case "investigators":
                return ("Дослідники",), ("Хто грає, за порядком місць; решту місць займуть випадкові дослідники.",)
            case "lead":
                return ("Перший головний дослідник",), (
                    "Місце гравця, який у 1-му раунді ходить першим і вирішує у фазі Стародавнього.",
                )
            case "simultaneous":
                return ("Одночасний вибір карт дій",), ("Усі одразу дивляться на свою першу карту дії: так гра йде швидше.",)
            case "solo_threshold":
                return ("Збіги в одиночній грі",), (
                    "Скільки символів має збігтися, щоб обернути ритуал навспак в одиночній грі.",
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
                return (f"Місце {int(str(value)) + 1}",)
            case "simultaneous":
                return ("Так" if value else "Ні",)
        return (str(value),)

    # ---------------------------------------------------------------- questions

    def prompt(self, view: State, asked: Asked) -> Text:
        question = self._question(view, asked)
        people = reading.deciders(view, asked)
        whole = cat(listed([person(i) for i in people]), ": ", question, ".") if people else cat(capital(question), ".")
        return harmony(whole)

    def _question(self, view: State, asked: Asked) -> Text:
        about = asked.about
        n = about[0] if about else 0
        question = Ask(asked.question)
        match question:
            case Ask.LAY_PRIORITY:
                card = reading.own_card(view, n)
                on = cat(" на ", action(view.zone(ACTION_LAID[n])[0])) if card else ()
                hidden = " долілиць" if view.count(FACE_DOWN) else ""
                return cat(f"викладіть{hidden} карту черговості", on, f" (хід {n + 1} з 4)")
            case Ask.SET_ASIDE:
                return ("відкладіть 1 карту черговості для ритуалу; решта чотири утворять ряд",)
            case Ask.REVEAL_WHOSE:
                return ("виберіть, чию карту дії відкрити наступною",)
            case Ask.LAY_ON:
                return cat(
                    "покладіть карту ", person(reading.owner(n), GEN), " «", action_name(n), "» на карту черговості; ",
                    "на двох найменших спрацює верхній ефект",
                )  # fmt: skip
            case Ask.MOVE:
                return (f"зробіть перехід або залишіться ({left(n, names.MOVE)})",)
            case Ask.MARCH:
                return (f"зробіть наступний перехід ({left(n, names.MOVE)})",)
            case Ask.PLACE:
                return self._place_question(view, asked)
            case Ask.STRIKE:
                return cat("виберіть, якого монстра знищити в ", place(about[1], LOC), f" ({left(n, names.WOUND)})")
            case Ask.DESTROY:
                return (f"виберіть, якого монстра знищити (залишилося: {n})",)
            case Ask.LURE:
                return (f"виберіть, якого монстра заманити до своєї локації (залишилося: {n})",)
            case Ask.SHOVE:
                return (f"виберіть, якого монстра відправити до сусідньої локації (залишилося: {n})",)
            case Ask.HERD:
                return (f"виберіть, якого монстра перемістити доріжкою (залишилося: {n})",)
            case Ask.DRIVE_TO:
                return cat("виберіть, куди перемістити ", monster(n, ACC))
            case Ask.SEAL:
                return (f"виберіть, яку доріжку запечатати ({left(n, names.SEAL)})",)
            case Ask.UNSEAL:
                return ("виберіть, яку печать прибрати з поля",)
            case Ask.REPAIR:
                return (f"приберіть жетон руйнування або залиште його (залишилося: {n})",)
            case Ask.HEAL_WHOM:
                return (f"виберіть, хто відновить 1 здоров’я ({left(n, names.HEALTH)})",)
            case Ask.PUSH_OUT:
                return cat("виберіть, якого монстра в ", place(n, LOC), " витіснить руйнування")
            case Ask.ACTIVATE_NEXT:
                return cat("виберіть, якого монстра в ", place(n, LOC), " активувати наступним")
            case Ask.ACTIVATE_WHICH:
                return ("виберіть, якого монстра активувати",)
            case Ask.PEEK_GATE:
                return cat("залиште жетон воріт", self._seen_gate(view), " зверху або покладіть під низ стосу")
            case Ask.REDRAW:
                return (f"виберіть, яку карту черговості замінити (залишилося: {n})",)
            case Ask.ATTEMPT:
                agreed = "" if view.count(SOLO) else "потрібна згода всіх, а "
                return (f"вирішіть, чи настав час обернути ритуал навспак; {agreed}спроба лише одна",)
            case Ask.KEEP_BACK:
                return ("виберіть, яку карту черговості залишити на руці; решта три підуть на ритуал",)
            case Ask.WHICH_EFFECT:
                return (f"виберіть, що зробити (залишилося: {n})",)
            case Ask.WHO_DOES_IT:
                return cat("виберіть дослідника (він ", self._deed(view, asked), ")")
            case Ask.WHO_IS_NEXT:
                return cat("виберіть наступного дослідника (він ", self._deed(view, asked), ")")
            case Ask.REACT:
                before = reading.item_moment(asked)
                when = "" if before is None else " перед застосуванням карти" if before else " після застосування карти"
                return (f"можете використати предмет{when}",)
            case Ask.ORDER:
                return ("виберіть, який ефект застосувати першим",)
            case _:
                assert_never(question)

    def _place_question(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        if isinstance(word, Spawn):
            return (
                f"виберіть, де {'з’явиться' if word.n == 1 else 'з’являться'} {count(word.n, names.monsters(word.kind))}",
            )
        if isinstance(word, Damage):
            return ("виберіть локацію для руйнування",)
        return cat("виберіть локацію для атаки (", names.wounds(asked.about[0] if asked.about else 0), ")")

    def _deed(self, view: State, asked: Asked) -> Text:
        word = reading.word_of(view, asked)
        return cards.deed(word.effects) if isinstance(word, By) else ("діє",)

    def _seen_gate(self, view: State) -> Text:
        token = reading.top_gate(view)
        return () if token < 0 else (" (", names.gate_symbol(SYMBOL[token]), ")")

    # ---------------------------------------------------------------- options

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        return harmony(self._label(view, asked, option))

    def _label(self, view: State, asked: Asked, option: Option) -> Text:
        value = option.value
        match option.verb.name:
            case "lay":
                return cat("Викласти ", number(value))
            case "set-aside":
                return cat("Відкласти ", number(value))
            case "keep":
                return cat("Залишити ", symbol_card(value))
            case "exchange":
                return cat("Замінити ", number(value))
            case "reveal":
                return cat(person(value), f" ({left(reading.cards_left(view, value), names.CARD)})")
            case "on":
                side = "верхній" if reading.is_low_in_row(view, value) else "нижній"
                return cat("На ", number(value), f": {side} ефект")
            case "move":
                return cat("Перейти до ", place(value, GEN))
            case "to":
                return cat("Перемістити до ", place(value, GEN))
            case "place":
                return place(value)
            case "strike":
                return cat("Знищити ", monster(value, ACC), " (", names.wounds(HEALTH[value]), ")")
            case "destroy":
                return cat("Знищити ", monster(value, ACC), f" (здоров’я {HEALTH[value]})")
            case "drive":
                return cat(
                    "Перемістити ", monster(value, ACC), f" (здоров’я {HEALTH[value]}) з ",
                    place(reading.where_is(view, value), GEN),
                )  # fmt: skip
            case "push-out":
                return cat("Витіснити ", monster(value, ACC), f" (здоров’я {HEALTH[value]})")
            case "activate":
                if asked.question == Ask.ACTIVATE_NEXT:
                    return cat("Активувати ", monster(value, ACC), f" (здоров’я {HEALTH[value]})")
                return cat("Активувати ", monster(value, ACC), " в ", place(reading.where_is(view, value), LOC))
            case "seal":
                return cat("Запечатати доріжку ", path(value))
            case "unseal":
                return cat("Прибрати печать ", path(value))
            case "heal" | "person":
                return person(value)
            case "repair":
                return cat("Прибрати руйнування з ", place(value, GEN))
            case "use":
                piece = ability_of(option)[0]
                card = reading.item(piece)
                return cat("Використати предмет ", item(piece), ": ", cards.short(card.before or card.after))
            case "choose":
                word = reading.word_of(view, asked)
                assert isinstance(word, Choose | Repeat)
                return capital(cards.clause(reading.known(word.options[value]), cards.CHOICE))
            case "stop":
                return self._stop(Ask(asked.question))
            case "leave-on-top":
                return ("Залишити зверху",)
            case "put-at-bottom":
                return ("Покласти під низ стосу",)
            case "ready":
                return ("Час настав",)
            case "not-yet":
                return ("Ще зарано",)
            case "pass":
                return ("Не використовувати",)
        raise KeyError(option.key)

    def _stop(self, question: Ask) -> Text:
        match question:
            case Ask.MOVE:
                return ("Залишитися на місці",)
            case Ask.STRIKE | Ask.DESTROY:
                return ("Завершити атаку",)
            case Ask.SEAL:
                return ("Більше не запечатувати",)
            case Ask.REPAIR:
                return ("Залишити руйнування",)
            case Ask.REDRAW:
                return ("Більше не замінювати",)
        return ("Готово",)

    def note(self, view: State, note: Note) -> Text:
        return harmony(capital(told(note)))

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("Гра ще триває.",)
        if view.result.won:
            return ("Перемога! Ритуал обернуто навспак, кампус врятовано.",)
        return harmony((f"Поразка: {defeat(view.result.rule)}.",))

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.ANCIENT_ONES:
                return "Стародавні"
            case Group.INVESTIGATORS:
                return "Дослідники"
            case Group.ACTION_CARDS:
                return "Карти дій"
            case Group.PRIORITY_CARDS:
                return "Карти черговості"
            case Group.ITEMS:
                return "Карти предметів"
            case Group.MONSTERS:
                return "Звичайні монстри"
            case Group.SPECIAL_MONSTERS:
                return "Особливі монстри"
            case Group.TOKENS:
                return "Жетони"
            case Group.LOCATIONS:
                return "Локації"
            case _:
                assert_never(group)

    def ancient_one(self, number: int, sheet: AncientOne) -> Sheet:
        return tuned(cards.ancient_one(sheet))

    def investigator(self, number: int) -> Sheet:
        return tuned(cards.investigator(number))

    def action_card(self, card: ActionCard) -> Sheet:
        return tuned(cards.action_card(card))

    def priority_card(self, card: PriorityCard) -> Sheet:
        return tuned(cards.priority_card(card))

    def item_card(self, card: Item) -> Sheet:
        return tuned(cards.item_card(card))

    def monster_token(self, token: Monster) -> Sheet:
        return tuned(cards.monster_token(token))

    def gate_token(self, symbol: int) -> Sheet:
        return tuned(cards.gate_token(symbol))

    def clue_token(self, face: int) -> Sheet:
        return tuned(cards.clue_token(face))

    def marker(self, marker: Marker) -> Sheet:
        return tuned(cards.marker(marker))

    def location(self, place: int) -> Sheet:
        return tuned(cards.location(place))
