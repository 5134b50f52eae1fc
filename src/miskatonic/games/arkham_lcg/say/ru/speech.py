"""The card game in Russian: questions, options, the log and the end."""

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
from miskatonic.games.arkham_lcg.cards.terms import DIFFICULTIES
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.ru import cards, names
from miskatonic.games.arkham_lcg.say.ru.asking import question
from miskatonic.games.arkham_lcg.say.ru.choices import choice
from miskatonic.games.arkham_lcg.say.ru.log import earned, ending, recorded, told
from miskatonic.games.arkham_lcg.say.ru.names import person
from miskatonic.games.arkham_lcg.say.speaker import Group, Page, Speaker
from miskatonic.text.parts import Text, capital, cat, join
from miskatonic.text.ru import count


class Russian(Speaker):
    """The card game in Russian."""

    lang = "ru"

    def about(self) -> Text:
        return cat(
            "Под полом кто-то скребётся, а дверь вашего кабинета исчезла. ",
            "У каждого из вас свой сыщик и своя колода активов, событий и навыков; вместе вы ищете улики и отбиваетесь ",
            "от упырей, пока замысел Мифа не свершился. Кооперативная карточная игра для 1–4 игроков, сценарий «Встреча».",
        )

    def game_title(self) -> str:
        return "Ужас Аркхэма. Карточная игра"

    def setting(self, name: str) -> tuple[Text, Text]:
        match name:
            case "scenario":
                return ("Сценарий",), ("Какая история разыгрывается.",)
            case "difficulty":
                return ("Уровень сложности",), ("Какие жетоны лежат в мешке хаоса и что делают их символы.",)
            case "investigators":
                return ("Сыщики",), (
                    "Кто играет стартовой колодой, по порядку мест за столом; свободные места займут случайные сыщики.",
                )
            case "lead":
                return ("Ведущий сыщик",), ("За каким местом последнее слово, когда группе нужно что-то решить.",)
            case "decks":
                return ("Колоды",), ("Ваши собственные колоды, по одной для каждого из первых мест.",)
        raise KeyError(name)

    def setting_value(self, name: str, value: object) -> Text:
        match name:
            case "scenario":
                return (names.SCENARIOS[str(value)],)
            case "difficulty":
                return (names.DIFFICULTIES[DIFFICULTIES.index(str(value))],)
            case "investigators":
                return (names.PEOPLE[str(value)].full,)
            case "lead":
                return (f"Игрок {int(str(value)) + 1}",)
        return (str(value),)

    def prompt(self, view: State, asked: Asked) -> Text:
        return cat(capital(person(view, asked.seat)), ": ", question(view, asked), ".")

    def label(self, view: State, asked: Asked, option: Option) -> Text:
        return choice(view, asked, option)

    def note(self, view: State, note: Note) -> Text:
        return capital(told(view, note))

    def result(self, view: State) -> Text:
        if view.result is None:
            return ("Игра ещё идёт.",)
        won = "Победа" if view.result.won else "Поражение"
        people = [self._earned(view, seat) for seat in range(view.seats)]
        said = [cat(f"{won}: {ending(reading.resolution(view))}."), cat(join("; ", people), ".")]
        records = reading.records(view)
        said.extend(capital(earned(view, seat, card)) for seat, card in reading.earned(view))
        if records:
            said.append(capital(recorded(records)))
        return reading.paragraph(said)

    def _earned(self, view: State, seat: int) -> Text:
        """The experience and the trauma of an investigator."""
        earned = reading.experience(view, seat)
        said = [count(earned, names.EXPERIENCE) if earned else "без опыта"]
        for trauma, n in zip(names.TRAUMAS, reading.trauma(view, seat), strict=True):
            if n:
                said.append(trauma.one() if n == 1 else f"{trauma.one()} ×{n}")
        if reading.is_killed(view, seat):
            said.append(names.of_seat(view, seat, "погиб", "погибла"))
        return cat(person(view, seat), f": {', '.join(said)}")

    # ---------------------------------------------------------------- components

    def group(self, group: Group) -> str:
        match group:
            case Group.INVESTIGATORS:
                return "Сыщики"
            case Group.GUARDIAN:
                return "Карты класса Хранитель"
            case Group.SEEKER:
                return "Карты класса Искатель"
            case Group.ROGUE:
                return "Карты класса Ловкач"
            case Group.MYSTIC:
                return "Карты класса Мистик"
            case Group.SURVIVOR:
                return "Карты класса Выживший"
            case Group.NEUTRAL:
                return "Нейтральные карты"
            case Group.SIGNATURES:
                return "Персональные карты"
            case Group.BASIC_WEAKNESSES:
                return "Базовые слабости"
            case Group.LOCATIONS:
                return "Локации"
            case Group.ACTS:
                return "Сцены"
            case Group.AGENDAS:
                return "Замыслы"
            case Group.STORY:
                return "Сюжетные активы"
            case Group.ENEMIES:
                return "Враги"
            case Group.TREACHERIES:
                return "Напасти"
            case Group.REFERENCE:
                return "Памятка сценария"
            case Group.BAGS:
                return "Мешок хаоса"
            case _:
                assert_never(group)

    def investigator(self, card: Investigator) -> Page:
        return cards.investigator(card)

    def asset(self, card: Asset) -> Page:
        return cards.asset(card)

    def event(self, card: Event) -> Page:
        return cards.event(card)

    def skill(self, card: Skill) -> Page:
        return cards.skill_card(card)

    def treachery(self, card: Treachery) -> Page:
        return cards.treachery(card)

    def enemy(self, card: Enemy) -> Page:
        return cards.enemy(card)

    def location(self, card: Location) -> Page:
        return cards.location(card)

    def act(self, card: Act) -> Page:
        return cards.act(card)

    def agenda(self, card: Agenda) -> Page:
        return cards.agenda(card)

    def reference(self, side: int) -> Page:
        return cards.reference(side)

    def bag(self, difficulty: int) -> Page:
        return cards.bag(difficulty)
