"""The list of all components of the card game with their texts."""

from __future__ import annotations

from enum import Enum
from typing import Final

from miskatonic.games.arkham_lcg.cards import collection
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards.scenarios import Scenario
from miskatonic.games.arkham_lcg.cards.terms import BAGS, DIFFICULTIES
from miskatonic.games.arkham_lcg.rules.box import ENCOUNTER_CARDS, PLAYER_CARDS, SCENARIOS, copies_of
from miskatonic.games.arkham_lcg.say import cards, reading
from miskatonic.games.arkham_lcg.say.chaos import bag, reference
from miskatonic.games.arkham_lcg.say.marks import Page
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.speech import Entry


class Group(Enum):
    """The groups in which components are listed."""

    INVESTIGATORS = ("Investigators", "Сыщики", "Дослідники")
    GUARDIAN = ("Guardian cards", "Карты класса Хранитель", "Карти хранителя")
    SEEKER = ("Seeker cards", "Карты класса Искатель", "Карти шукача")
    ROGUE = ("Rogue cards", "Карты класса Ловкач", "Карти пройдисвіта")
    MYSTIC = ("Mystic cards", "Карты класса Мистик", "Карти містика")
    SURVIVOR = ("Survivor cards", "Карты класса Выживший", "Карти вцілілого")
    NEUTRAL = ("Neutral cards", "Нейтральные карты", "Нейтральні карти")
    SIGNATURES = ("Signature cards", "Персональные карты", "Персональні карти")
    BASIC_WEAKNESSES = ("Basic weaknesses", "Базовые слабости", "Базові слабкості")
    LOCATIONS = ("Locations", "Локации", "Локації")
    ACTS = ("Acts", "Сцены", "Сцени")
    AGENDAS = ("Agendas", "Замыслы", "Задуми")
    STORY = ("Story cards", "Сюжетные активы", "Сюжетні карти")
    ENEMIES = ("Enemies", "Враги", "Вороги")
    TREACHERIES = ("Treacheries", "Напасти", "Напасті")
    REFERENCE = ("Scenario reference", "Памятка сценария", "Пам’ятка сценарію")
    BAGS = ("Chaos bags", "Мешок хаоса", "Мішок хаосу")


OF_CLASS: Final = (Group.GUARDIAN, Group.SEEKER, Group.ROGUE, Group.MYSTIC, Group.SURVIVOR, Group.NEUTRAL)
"""The group of the player cards of each class."""
OF_SCENARIOS: Final = {
    s.Location: Group.LOCATIONS,
    s.Act: Group.ACTS,
    s.Agenda: Group.AGENDAS,
    s.Asset: Group.STORY,
    s.Enemy: Group.ENEMIES,
    s.Treachery: Group.TREACHERIES,
}
"""The group of each kind of encounter card."""


def group_of(card: s.Asset | s.Event | s.Skill | s.Treachery | s.Enemy) -> Group:
    """The group of a player card: its class, unless it belongs to one investigator or is a basic weakness."""
    if not isinstance(card, s.Skill | s.Enemy) and card.signature_of:
        return Group.SIGNATURES
    return Group.BASIC_WEAKNESSES if isinstance(card, s.Treachery | s.Enemy) else OF_CLASS[card.klass]


def reference_code(scenario: Scenario, side: int) -> str:
    """The code of a side of a scenario reference."""
    return f"{scenario.slug}-{DIFFICULTIES[2 * side]}"


def bag_code(difficulty: int) -> str:
    """The code of the chaos bag of a difficulty."""
    return f"bag-{DIFFICULTIES[difficulty]}"


def page(v: Voice, sheet: s.Sheet) -> Page:
    """Any card: its title and its lines."""
    return cards.page(v.in_story(reading.STORY_OF.get(sheet.slug, "")), sheet)


def entries(v: Voice) -> dict[str, Entry]:
    """Every component by its code."""
    out: dict[str, Entry] = {}

    def add(group: Group, code: str, shown: Page, copies: int = 1) -> None:
        out[code] = Entry(code, v.pick(*group.value), *shown, copies)

    for investigator in collection.INVESTIGATORS:
        add(Group.INVESTIGATORS, investigator.slug, page(v, investigator))
    for card in PLAYER_CARDS:
        add(group_of(card), card.slug, page(v, card), card.copies)
    for kind, group in OF_SCENARIOS.items():
        for sheet in ENCOUNTER_CARDS:
            if isinstance(sheet, kind):
                add(group, sheet.slug, page(v, sheet), copies_of(sheet))
    for scenario in SCENARIOS:
        for side in range(len(scenario.reference)):
            add(Group.REFERENCE, reference_code(scenario, side), reference(v, scenario, side))
    for difficulty in range(len(BAGS)):
        add(Group.BAGS, bag_code(difficulty), bag(v, difficulty))
    return out
