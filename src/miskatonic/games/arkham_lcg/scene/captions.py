"""The captions of the card game's table in three languages, and what the languages say of parts of cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms
from miskatonic.games.arkham_lcg.cards.scenarios import Scenario
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.say import SPEECH, player_cards
from miskatonic.games.arkham_lcg.say.powers import lines_of
from miskatonic.games.arkham_lcg.say.reading import STORY_OF
from miskatonic.text.parts import Text, capital
from miskatonic.text.phrases import Slot, Three
from miskatonic.text.slavic import NOM

WithPowers = s.Asset | s.Event | s.Treachery | s.Enemy | s.Investigator | s.Location

_CAPTIONS: Final[dict[str, Three]] = {
    # the state of the game
    "round": ("Round {n}", "Раунд {n}", "Раунд {n}"),
    "turn": ("{who}’s turn", "Ход: {who}", "Хід: {who}"),
    "odds": ("Chance to pass: {p}%", "Шанс на успех: {p}\u00a0%", "Шанс на успіх: {p}\u00a0%"),
    "odds-short": ("Chance {p}%", "Шанс {p}\u00a0%", "Шанс {p}\u00a0%"),
    "yours": ("You decide", "Решаете вы", "Вирішуєте ви"),
    "decides": ("{who} decides", "Решает {who}", "Вирішує {who}"),
    # the locations
    "map": ("Locations", "Локации", "Локації"),
    "path": ("{a} – {b}", "{a} – {b}", "{a} – {b}"),
    "clues-here": ("Clues: {n}", "Улики: {n}", "Докази: {n}"),
    "victory-here": ("Victory points: {n}", "Победные очки: {n}", "Очки перемоги: {n}"),
    "barred": ("Nobody can enter", "Войти нельзя", "Увійти не можна"),
    "investigating": ("Investigate: {p}%", "Исследование: {p}\u00a0%", "Дослідження: {p}\u00a0%"),
    "enemy-here": ("{what}: health {n}/{most}", "{what}: здоровье {n}/{most}", "{what}: здоров’я {n}/{most}"),
    "exhausted": ("exhausted", "карта задействована", "карту виснажено"),
    "around": ("Engaged with nobody", "Ни с кем не сражаются", "Ні з ким не б’ються"),
    # skill tests
    "test": ("{who}: {skill} {n} against {hard}", "{who}: {skill} {n} против {hard}", "{who}: {skill} {n} проти {hard}"),
    "fighting": ("Attack: {what}", "Атака: {what}", "Атака: {what}"),
    "evading": ("Evasion: {what}", "Уход: {what}", "Ухиляння: {what}"),
    "searching": ("Investigation: {what}", "Исследование: {what}", "Дослідження: {what}"),
    "with-card": (
        "with {what}: {p}%",
        "с картой {what}: {p}\u00a0%",
        "з картою {what}: {p}\u00a0%",
    ),
    "adds": ("+{n} →\u00a0{p}%", "+{n} →\u00a0{p}\u00a0%", "+{n} →\u00a0{p}\u00a0%"),
    "to": ("→\u00a0{p}%", "→\u00a0{p}\u00a0%", "→\u00a0{p}\u00a0%"),
    "percent": ("{p}%", "{p}\u00a0%", "{p}\u00a0%"),
    "with-tokens": (
        "With the revealed tokens: {n} against {hard}",
        "С вытянутыми жетонами: {n} против {hard}",
        "З витягнутими жетонами: {n} проти {hard}",
    ),
    "committed": ("Committed", "Добавлено к проверке", "Додано до перевірки"),
    "revealed": ("Revealed", "Вытянуто", "Витягнуто"),
    "bag": ("Chaos bag", "Мешок хаоса", "Мішок хаосу"),
    "token-now": ("{what}: {n} now", "{what}: сейчас {n}", "{what}: зараз {n}"),
    # the story
    "act": ("Act {n}", "Сцена {n}", "Сцена {n}"),
    "agenda": ("Agenda {n}", "Замысел {n}", "Задум {n}"),
    "doom": ("Doom in play", "Безысходность", "Приреченість"),
    "act-clues": ("Clues for the act", "Улики для сцены", "Докази для сцени"),
    "encounter-deck": ("Encounters", "Контакты", "Зустрічі"),
    "encounter-discard": ("Encounter discard", "Сброс контактов", "Скид зустрічей"),
    "victory": ("Victory display", "Победный счёт", "Зона перемоги"),
    # cards for a moment
    "resolving": ("Now", "Сейчас", "Зараз"),
    "searched": ("You look at", "Вы смотрите", "Ви дивитеся"),
    "set-aside": ("Set aside", "Отложено", "Відкладено"),
    "offered": ("To choose from", "Можно выбрать", "Можна вибрати"),
    # people
    "health": ("Health", "Здоровье", "Здоров’я"),
    "sanity": ("Sanity", "Рассудок", "Розум"),
    "actions": ("Actions", "Действия", "Дії"),
    "tome-actions": ("Actions for Tomes", "Действия для книг", "Дії для фоліантів"),
    "resources": ("Resources", "Ресурсы", "Ресурси"),
    "clues": ("Clues", "Улики", "Докази"),
    "threat": ("Threat area", "Зона угрозы", "Зона загрози"),
    "play": ("Play area", "Игровая зона", "Ігрова зона"),
    "hand": ("Hand", "Рука", "Рука"),
    "card": ("Card", "Карта", "Карта"),
    "deck": ("Deck", "Колода", "Колода"),
    "discard": ("Discard pile", "Сброс", "Скид"),
    "blank": ("text box blank", "текст не действует", "текст не діє"),
    # between scenarios
    "between": ("Between scenarios", "Между сценариями", "Між сценаріями"),
    "experience": ("Experience", "Опыт", "Досвід"),
    "preparing": ("Sees to the deck", "Собирает колоду", "Складає колоду"),
    "ready": ("Ready", "Готовность", "Готовність"),
    "killed": ("Killed", "Гибель", "Загибель"),
    "insane": ("Insane", "Безумие", "Божевілля"),
    # what cards have
    "cost": ("Cost {n}", "Цена {n}", "Вартість {n}"),
    "fight": ("Fight", "Бой", "Бій"),
    "evade": ("Evade", "Уход", "Ухиляння"),
    "damage": ("Damage", "Раны", "Шкода"),
    "horror": ("Horror", "Ужас", "Жах"),
    "doom-on": ("Doom", "Безысходность", "Приреченість"),
    "ammo": ("Ammo", "Патроны", "Набої"),
    "supplies": ("Supplies", "Запасы", "Припаси"),
    "charges": ("Charges", "Заряды", "Заряди"),
    "secrets": ("Secrets", "Тайны", "Секрети"),
    "hand-slots": ("Hand slots", "Слоты рук", "Слоти руки"),
    "accessory-slot": ("Accessory slot", "Слот аксессуара", "Слот аксесуара"),
    "body-slot": ("Body slot", "Слот одежды", "Слот одягу"),
    "ally-slot": ("Ally slot", "Слот союзника", "Слот союзника"),
    "arcane-slots": ("Arcane slots", "Магические слоты", "Слоти чарів"),
    "hunter": ("Hunter", "Охотник", "Мисливець"),
    "retaliate": ("Retaliate", "Мститель", "Месник"),
    "massive": ("Massive", "Огромный", "Велетень"),
    "aloof": ("Aloof", "Осторожный", "Обережний"),
    # decks
    "of-class": ("Class", "Класс", "Клас"),
    "of-type": ("Type", "Тип", "Тип"),
    "of-level": ("Level", "Уровень", "Рівень"),
    "of-cost": ("Cost", "Цена", "Вартість"),
    "of-icons": ("Skill icons", "Символы навыков", "Символи вмінь"),
    "assets": ("Assets", "Активы", "Активи"),
    "events": ("Events", "События", "Події"),
    "skills": ("Skills", "Навыки", "Уміння"),
    "signatures": ("Signature cards", "Персональные карты", "Персональні карти"),
    "weaknesses": ("Weaknesses", "Слабости", "Слабкості"),
    "stories": ("Story cards", "Сюжетные карты", "Сюжетні карти"),
    "no-cost": ("Without cost", "Без цены", "Без вартості"),
    "standard-cards": ("Standard cards", "Обычные карты", "Звичайні карти"),
    "basic-weaknesses": ("Basic weaknesses", "Базовые слабости", "Базові слабкості"),
    "experience-in": ("Experience in cards", "Опыт в картах", "Досвід у картах"),
    "experience-spent": ("Experience spent", "Потрачено опыта", "Витрачено досвіду"),
    "paste": (
        "A deck file of ArkhamDB or arkham.build, or a list of cards, one a line.",
        "Файл колоды с ArkhamDB или arkham.build либо список карт, по одной в строке.",
        "Файл колоди з ArkhamDB чи arkham.build або список карт, по одній у рядку.",
    ),
    "starter-deck": ("{who}, starter deck", "{who}: стартовая колода", "{who}: стартова колода"),
    "beginner-deck": ("{who}, beginner deck", "{who}: колода для начинающих", "{who}: колода для початківців"),
    "upgrade": ("Upgrade with experience", "Улучшить за опыт", "Поліпшити за досвід"),
    "earned": ("Experience earned", "Получено опыта", "Отримано досвіду"),
    # what experience buys
    "to-spend": ("Experience to spend", "Опыт, который можно потратить", "Досвід, який можна витратити"),
    "buy": ("Buy", "Купить", "Купити"),
    "take-out": ("Take out", "Убрать", "Прибрати"),
    "take-in": ("Take", "Взять", "Узяти"),
    "your-deck": ("Your deck", "Ваша колода", "Ваша колода"),
    "earned-cards": ("Earned", "Заслужено", "Зароблено"),
    "higher": ("Higher levels of your cards", "Ваши карты уровнем выше", "Ваші карти вищого рівня"),
    "new-cards": ("New cards", "Новые карты", "Нові карти"),
    "too-dear": ("Too dear for now", "Пока не хватает опыта", "Поки бракує досвіду"),
    "not-for-you": ("Not for this deck", "Не для этой колоды", "Не для цієї колоди"),
    "instead-of": ("in place of {what}", "вместо карты {what}", "замість карти {what}"),
    "short-of": ("{n} more needed", "не хватает: {n}", "бракує: {n}"),
    "twice": ("two are in the deck already", "две такие карты уже в колоде", "дві такі карти вже в колоді"),
    "unfit": ("{what}, level {n}", "{what}, уровень {n}", "{what}, рівень {n}"),
    "drawn-later": (
        "One of the basic weaknesses, drawn at random when you sit down.",
        "Одна из базовых слабостей: её вытянут случайно, когда вы сядете за стол.",
        "Одна з базових слабкостей: її витягнуть випадково, коли ви сядете за стіл.",
    ),
}
_PHASES: Final[dict[int, Three]] = {
    0: ("Set-up", "Подготовка", "Приготування"),
    terms.MYTHOS: ("Mythos phase", "Фаза Мифа", "Фаза міту"),
    terms.INVESTIGATION: ("Investigation phase", "Фаза сыщиков", "Фаза розслідування"),
    terms.ENEMIES: ("Enemy phase", "Фаза врагов", "Фаза ворогів"),
    terms.UPKEEP: ("Upkeep phase", "Фаза передышки", "Фаза перепочинку"),
}
"""The phases; before the first one there is none."""
_LEFT: Final[dict[int, Three]] = {
    box.DEFEATED: ("Defeated", "Поражение", "Поразка"),
    box.RESIGNED: ("Resigned", "Побег", "Відступ"),
    box.AWAY: ("Sits this scenario out", "Пропускает этот сценарий", "Пропускає цей сценарій"),
}
"""How somebody left the game."""


@lru_cache(maxsize=1 << 14)
def caption(lang: str, key: str, **slots: Slot) -> Text:
    """A caption in a language.

    >>> caption("en", "round", n=2)
    ('Round 2',)
    """
    voice = SPEECH[lang].voice
    return voice.finished(voice.say(*_CAPTIONS[key], **slots))


def phase(lang: str, number: int) -> Text:
    """A phase of the round."""
    return SPEECH[lang].voice.say(*_PHASES[number])


def left(lang: str, how: int) -> Text:
    """How somebody left the game."""
    return SPEECH[lang].voice.say(*_LEFT[how])


def person(lang: str, view: State, seat: int) -> Text:
    """Who sits there, by the name used at the table."""
    return SPEECH[lang].voice.person(view, seat).said(NOM)


def token_name(lang: str, token: int) -> Text:
    """A chaos token."""
    return capital(SPEECH[lang].voice.token(token).said(NOM))


def quoted(lang: str, title: Text) -> Text:
    """A title between quotation marks, unless it brings its own; in English without."""
    return SPEECH[lang].voice.quotes(title)


def scenario_name(lang: str, scenario: Scenario) -> Text:
    """A scenario by its name."""
    return (SPEECH[lang].voice.names.scenarios[scenario.slug],)


def skill_name(lang: str, skill: int) -> Text:
    """A skill."""
    return SPEECH[lang].voice.skill(skill).said(NOM)


def rules_of(lang: str, sheet: WithPowers) -> list[Text]:
    """What a card always does, and then its powers: a text each."""
    voice = SPEECH[lang].voice.in_story(STORY_OF.get(sheet.slug, ""))
    return [voice.finished(line) for line in lines_of(voice, sheet)]


def in_hand(lang: str, card: s.Asset | s.Event | s.Skill) -> tuple[Text, ...]:
    """What whoever holds a card must know of it."""
    return tuple(player_cards.in_hand(SPEECH[lang].voice.in_story(STORY_OF.get(card.slug, "")), card))


def elder_sign(lang: str, sign: s.ElderSign) -> Text:
    """What the elder sign does for an investigator."""
    return SPEECH[lang].voice.finished(player_cards.elder_sign(SPEECH[lang].voice, sign))
