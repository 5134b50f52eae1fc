"""The card game in Ukrainian: what it is about, settings, the end, and everything the other modules say."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State
from miskatonic.games.arkham_lcg.cards.sheets import (
    Act,
    Agenda,
    Asset,
    Enemy,
    Event,
    Investigator,
    Location,
    Skill,
    Treachery,
)
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.speaker import Group, Page, Speaker
from miskatonic.games.arkham_lcg.say.uk import cards, names
from miskatonic.games.arkham_lcg.say.uk.asking import question
from miskatonic.games.arkham_lcg.say.uk.choices import choice
from miskatonic.games.arkham_lcg.say.uk.log import earned, recorded, resolution, told
from miskatonic.games.arkham_lcg.say.uk.names import person
from miskatonic.games.arkham_lcg.say.uk.titles import SCENARIO
from miskatonic.text.parts import Text, capital, cat, join
from miskatonic.text.uk import count, harmony


def tuned(page: Page) -> Page:
    """A component whose prepositions fit their neighbours."""
    title, lines = page
    return harmony(title), [harmony(line) for line in lines]


class Ukrainian(Speaker):
    """The card game in Ukrainian."""

    lang = "uk"

    def about(self) -> Text:
        return cat(
            "Під підлогою вашого дому щось гризе, а двері кабінету зникли. Кожен гравець веде свого дослідника з колодою ",
            "активів, подій та вмінь; разом ви збираєте докази, б’єтеся з гулями й шукаєте вихід, доки не запізно. ",
            f"Кооперативна карткова гра для 1–4 гравців; сценарій «{SCENARIO}» із базового набору.",
        )

    def game_title(self) -> str:
        return "Жах Аркгема: Карткова гра"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "scenario":
                return ("Сценарій",), ("Яку історію розігрують.",)
            case "difficulty":
                return ("Рівень складності",), ("Які жетони лежать у мішку хаосу й що роблять їхні символи.",)
            case "investigators":
                return ("Дослідники",), (
                    "Хто грає стартовою колодою, за порядком місць; решту місць займуть випадкові дослідники.",
                )
            case "lead":
                return ("Головний дослідник",), ("Місце, яке вирішує, коли група не може дійти згоди.",)
            case "decks":
                return ("Колоди",), ("Ваші власні списки колод, по одному для перших місць.",)
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "scenario":
                return (names.SCENARIOS[str(value)],)
            case "difficulty":
                return (names.DIFFICULTIES[str(value)],)
            case "investigators":
                return (names.PEOPLE[str(value)].full,)
            case "lead":
                return (f"Гравець {int(str(value)) + 1}",)
        return (str(value),)

    def prompt(self, view: State, asked: Asked) -> Text:
        return harmony(capital(cat(person(view, asked.seat), ": ", question(view, asked), ".")))

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        return harmony(capital(choice(view, asked, option)))

    def note(self, view: State, note: Note) -> Text:
        return harmony(capital(told(view, note)))

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("Гра ще триває.",)
        won = "Перемога" if view.result.won else "Поразка"
        people = [self._earned(view, seat) for seat in range(view.seats)]
        said = [cat(f"{won}: {resolution(reading.resolution(view))}."), cat(join("; ", people), ".")]
        records = reading.records(view)
        said.extend(capital(earned(view, seat, card)) for seat, card in reading.earned(view))
        if records:
            said.append(capital(recorded(records)))
        return harmony(reading.paragraph(said))

    def _earned(self, view: State, seat: int) -> Text:
        said = [f"{count(reading.experience(view, seat), names.POINT)} досвіду"]
        said += [count(n, kind) for kind, n in zip(names.TRAUMAS, reading.trauma(view, seat), strict=True) if n]
        if reading.is_killed(view, seat):
            said.append(names.conjugated(names.gender_of(view, seat), "загинув/загинула"))
        return cat(person(view, seat), ": ", ", ".join(said))

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.INVESTIGATORS:
                return "Дослідники"
            case Group.GUARDIAN:
                return "Карти хранителя"
            case Group.SEEKER:
                return "Карти шукача"
            case Group.ROGUE:
                return "Карти пройдисвіта"
            case Group.MYSTIC:
                return "Карти містика"
            case Group.SURVIVOR:
                return "Карти вцілілого"
            case Group.NEUTRAL:
                return "Нейтральні карти"
            case Group.SIGNATURES:
                return "Особисті карти"
            case Group.BASIC_WEAKNESSES:
                return "Базові слабкості"
            case Group.LOCATIONS:
                return "Локації"
            case Group.ACTS:
                return "Сцени"
            case Group.AGENDAS:
                return "Задуми"
            case Group.STORY:
                return "Сюжетні карти"
            case Group.ENEMIES:
                return "Вороги"
            case Group.TREACHERIES:
                return "Напасті"
            case Group.REFERENCE:
                return "Пам’ятка сценарію"
            case Group.BAGS:
                return "Мішок хаосу"
            case _:
                assert_never(group)

    def investigator(self, card: Investigator) -> Page:
        return tuned(cards.investigator(card))

    def asset(self, card: Asset) -> Page:
        return tuned(cards.asset(card))

    def event(self, card: Event) -> Page:
        return tuned(cards.event(card))

    def skill(self, card: Skill) -> Page:
        return tuned(cards.skill_card(card))

    def treachery(self, card: Treachery) -> Page:
        return tuned(cards.treachery(card))

    def enemy(self, card: Enemy) -> Page:
        return tuned(cards.enemy(card))

    def location(self, card: Location) -> Page:
        return tuned(cards.location(card))

    def act(self, card: Act) -> Page:
        return tuned(cards.act(card))

    def agenda(self, card: Agenda) -> Page:
        return tuned(cards.agenda(card))

    def reference(self, side: int) -> Page:
        return tuned(cards.reference(side))

    def bag(self, difficulty: int) -> Page:
        return tuned(cards.bag(difficulty))
