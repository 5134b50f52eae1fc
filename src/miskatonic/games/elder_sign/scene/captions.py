"""The captions of Elder Sign's table in three languages: names of piles, places and steps that no component carries."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from miskatonic.games.elder_sign.cards import dice
from miskatonic.games.elder_sign.cards.words import Symbol
from miskatonic.games.elder_sign.odds.left_out import LeftOut
from miskatonic.games.elder_sign.odds.prospects import Prospect
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.say import VOICES
from miskatonic.games.elder_sign.say.effects import row
from miskatonic.games.elder_sign.say.names import face
from miskatonic.text.parts import Text, cat, percent
from miskatonic.text.phrases import Slot, Three
from miskatonic.text.slavic import NOM

_CAPTIONS: Final[dict[str, Three]] = {
    # the state of the game
    "signs-won": ("Signs {n}/{most}", "Знаки {n}/{most}", "Знаки {n}/{most}"),
    "doom-come": ("Doom {n}/{most}", "Безысходность {n}/{most}", "Приреченість {n}/{most}"),
    "battle": ("{who}: final battle", "{who}: бой с Древним", "{who}: бій зі Стародавнім"),
    "yours": ("You decide", "Решаете вы", "Вирішуєте ви"),
    "decides": ("{who} decides", "Решает {who}", "Вирішує {who}"),
    # the museum
    "museum": ("Museum", "Музей", "Музей"),
    "adventures": ("Adventures", "Приключения", "Пригоди"),
    "worlds": ("Other Worlds", "Иные миры", "Інші світи"),
    "entrance": ("Entrance", "Вход в музей", "Вхід до музею"),
    "arriving": ("A monster appears", "Появляется монстр", "З’являється монстр"),
    "task": ("Task {n}: {what}", "Задача {n}: {what}", "Завдання {n}: {what}"),
    "monster-task": ("{who}: {what}", "{who}: {what}", "{who}: {what}"),
    "task-with-monster": ("Task {n}, {who}: {what}", "Задача {n}, {who}: {what}", "Завдання {n}, {who}: {what}"),
    "side-task": ("Only for a monster", "Только для монстра", "Лише для монстра"),
    "whole-task": (" (a monster would cover it)", " (место для монстра)", " (місце для монстра)"),
    "partial-task": (
        " (a monster would cover the framed part)",
        " (монстр закроет часть в рамке)",
        " (монстр закриє частину в рамці)",
    ),
    "locks": ("Locks: {die}", "Замок: {die}", "Замок: {die}"),
    "defeated": ("{who}, defeated", "Побеждено: {who}", "Переможено: {who}"),
    "all": ("all", "всё", "усе"),
    "free": ("free", "бесплатно", "безкоштовно"),
    # chances
    "roll": ("this roll: {p}%", "этот бросок: {p}\u00a0%", "цей кидок: {p}\u00a0%"),
    "at-least": ("at least {p}", "не меньше {p}", "щонайменше {p}"),
    "survive": (
        "Surviving the whole adventure: {p}",
        "Пережить всё приключение: {p}",
        "Пройти всю пригоду: {p}",
    ),
    "chance": ("your chance: {p}", "ваш шанс: {p}", "ваш шанс: {p}"),
    "exact": (" (exact)", " (точно)", " (точно)"),
    "without": (" (not counting {what})", " (без учёта {what})", " (без урахування {what})"),
    # dice
    "pool": ("Dice pool", "Пул кубиков", "Набір кубиків"),
    "free-dice": ("Free dice", "Свободные кубики", "Вільні кубики"),
    "focus": ("Focused", "Фокусировка", "Зосередження"),
    "helps": ("Kept by {who}", "Хранит {who}", "Зберігає {who}"),
    "held": ("On “{card}”", "На карте «{card}»", "На карті «{card}»"),
    "removed": ("Removed", "Вне пула", "Поза набором"),
    "locked": ("Locked: {card}", "Под замком: {card}", "Під замком: {card}"),
    "gone": ("Out of the game", "Вне игры", "Поза грою"),
    # the Ancient One
    "clock": ("Clock", "Часы", "Годинник"),
    "doom": ("Doom", "Безысходность", "Приреченість"),
    "signs": ("Elder Signs", "Знаки Древних", "Знаки Стародавніх"),
    "sheet": ("Ancient One", "Древний", "Стародавній"),
    "mythos": ("Mythos cards", "Карты Мифа", "Карти міту"),
    # people
    "sanity": ("Sanity", "Рассудок", "Розум"),
    "health": ("Health", "Здоровье", "Здоров’я"),
    "clues": ("Clues", "Улики", "Докази"),
    "in-use": ("in use", "применяется", "застосовується"),
    "holds": ("holds {dice}", "держит: {dice}", "тримає: {dice}"),
    "trophies": ("Trophies worth", "Ценность трофеев", "Вартість трофеїв"),
    "out": ("{player} (out of the game)", "{player} (вне игры)", "{player} (поза грою)"),
    "investigators": ("Investigators left", "Свободные сыщики", "Вільні дослідники"),
    # piles
    "adventure-deck": ("Adventures", "Приключения", "Пригоди"),
    "world-deck": ("Other Worlds", "Иные миры", "Інші світи"),
    "common-deck": ("Common items", "Простые вещи", "Звичайні предмети"),
    "unique-deck": ("Unique items", "Уникальные вещи", "Унікальні предмети"),
    "spell-deck": ("Spells", "Заклинания", "Заклинання"),
    "ally-deck": ("Allies", "Союзники", "Союзники"),
    "mythos-deck": ("Mythos cards", "Карты Мифа", "Карти міту"),
    "monster-pool": ("Monster pool", "Пул монстров", "Чаша монстрів"),
    "clue-supply": ("Clues left", "Улик в резерве", "Доказів у запасі"),
}
_STEPS: Final[dict[int, Three]] = {
    0: ("Set-up", "Подготовка к игре", "Підготовка до гри"),
    box.MOVEMENT: ("{who}: movement", "{who}: движение", "{who}: рух"),
    box.ADVENTURE_STEP: ("{who}: adventure", "{who}: приключение", "{who}: пригода"),
    box.CLOCK_STEP: ("{who}: clock", "{who}: часы", "{who}: годинник"),
    box.MIDNIGHT_STEP: ("Midnight", "Полночь", "Північ"),
}
"""The steps of a turn; before the first one there is none."""
_LEFT_OUT: Final[dict[LeftOut, Three]] = {
    LeftOut.FOCUS: ("focus", "фокусировки", "зосередження"),
    LeftOut.CLUES: ("your other clues", "остальных улик", "решти доказів"),
    LeftOut.CARDS: ("your cards", "ваших карт", "ваших карт"),
    LeftOut.ABILITY: ("your ability", "вашего свойства", "вашої здібності"),
    LeftOut.OTHERS: ("others’ help", "помощи других", "допомоги інших"),
    LeftOut.TERROR: ("what terror may bring", "последствий ужаса", "наслідків жаху"),
}
_LETTERS: Final[dict[int, Three]] = {
    dice.GREEN: ("G", "Зе", "Зе"),  # a single «З» would look like a 3
    dice.YELLOW: ("Y", "Жё", "Жо"),
    dice.RED: ("R", "Кр", "Че"),
}
"""The letters of a die's colour, for whoever cannot tell colours apart."""


@lru_cache(maxsize=4096)
def caption(lang: str, key: str, **slots: Slot) -> Text:
    """A caption in a language.

    >>> caption("en", "signs-won", n=2, most=10)
    ('Signs 2/10',)
    """
    return VOICES[lang].finished(VOICES[lang].say(*_CAPTIONS[key], **slots))


def step(lang: str, number: int, who: Text) -> Text:
    """The step of somebody's turn."""
    return VOICES[lang].say(*_STEPS[number], who=who)


def letter(lang: str, colour: int) -> str:
    """The letter of a die's colour."""
    return VOICES[lang].pick(*_LETTERS[colour])


@lru_cache(maxsize=4096)
def chance_in_words(lang: str, key: str, found: Prospect) -> tuple[Text, Text]:
    """A chance to survive, alone and with what it leaves out."""
    at_least = found.at_least and percent(found.probability, down=True) != "0"
    p: Text = (VOICES[lang].percent(percent(found.probability, down=at_least)),)
    said = caption(lang, key, p=caption(lang, "at-least", p=p) if at_least else p)
    if found.is_exact:
        return said, cat(said, caption(lang, "exact")) if key == "survive" else said
    missing = [VOICES[lang].say(*_LEFT_OUT[what]) for what in found.left_out]
    return said, cat(said, caption(lang, "without", what=VOICES[lang].both(missing)))


def symbols_in_words(lang: str, symbols: tuple[Symbol, ...], sanity: int = 0, health: int = 0, clock: int = 0) -> Text:
    """A row of symbols and what it costs."""
    return row(VOICES[lang], symbols, sanity, health, clock)


def face_in_words(lang: str, shown: int) -> Text:
    """What a die shows."""
    return face(VOICES[lang], shown).said(NOM)
