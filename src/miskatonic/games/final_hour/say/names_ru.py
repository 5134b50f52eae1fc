"""Russian names: locations, investigators, cards, monsters, symbols."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.text.slavic import F, Gender, M, N, Noun, described, noun

_HALL: Final = "ый корпус/ого корпуса/ому корпусу/ый корпус/ым корпусом/ом корпусе"
_SOCIETY: Final = "ое общество/ого общества/ому обществу/ое общество/им обществом/ом обществе"

PLACES: Final = (
    noun("нигде", "/////"),
    noun("Корпус~ Дороти Апман", "/а/у//ом/е"),
    noun("Здани~ студенческого союза", "е/я/ю/е/ем/и", gender=N),
    noun("Библиотек~ Орна", "а/и/е/у/ой/е", gender=F),
    noun("Медицинск~", "ая школа/ой школы/ой школе/ую школу/ой школой/ой школе", gender=F),
    noun("Корпус~ гуманитарных наук", "/а/у//ом/е"),
    noun("Дерби-Холл~", "/а/у//ом/е"),
    noun("Лектори~", "й/я/ю/й/ем/и"),
    noun("Лабораторн~", _HALL),
    noun("Административн~", _HALL),
    noun("Обсерватори~ Уоррена", "я/и/и/ю/ей/и", gender=F),
    noun("Семинари~ Древней Веры", "я/и/и/ю/ей/и", gender=F),
    noun("Музе~ университета", "й/я/ю/й/ем/е"),
    noun("Спортивн~", _HALL),
    noun("Мужск~", _SOCIETY, gender=N),
    noun("Женск~", _SOCIETY, gender=N),
)
"""By number."""


@dataclass(frozen=True)
class Person:
    """An investigator: first name, full name, calling and manner of play."""

    name: Noun
    full: str
    role: str
    manner: str

    @property
    def gender(self) -> Gender:
        """For verbs of the past tense."""
        return self.name.gender


def _unchanged(word: str, gender: Gender) -> Noun:
    return noun(word, "/////", gender=gender, animate=True)


PEOPLE: Final = (
    Person(_unchanged("Дженни", F), "Дженни Барнс", "Дилетантка", "Сражается вместе с другими сыщиками."),
    Person(
        noun("Пит~", "/а/у/а/ом/е", animate=True),
        "Пит Мусорщик",
        "Бродяга",
        "Помогает другим, предвидит открытие врат и отвлекает монстров.",
    ),
    Person(_unchanged("Лили", F), "Лили Чен", "Мастер боевых искусств", "Наносит редкие, но сокрушительные удары."),
    Person(_unchanged("Томми", M), "Томми Маллун", "Полицейский", "Держит оборону и стреляет издалека."),
    Person(
        noun("Майкл~", "/а/у/а/ом/е", animate=True),
        "Майкл Макглен",
        "Гангстер",
        "Ведёт шквальный огонь и заманивает монстров.",
    ),
    Person(
        noun("Рит~", "а/ы/е/у/ой/е", gender=F, animate=True), "Рита Янг", "Спортсменка", "Быстро перемещается по кампусу."
    ),
)

ACTION_TITLES: Final = {
    "JB-S": "Цвет на любой сезон",
    "JB-A": "Светская львица",
    "JB-B": "Парные кольты Дженни",
    "JB-C": "Званый вечер",
    "JB-D": "Большой приём",
    "AP-S": "Видение конца света",
    "AP-A": "Дюк спешит на помощь",
    "AP-B": "Инструмент на все случаи",
    "AP-C": "Брошенная кость",
    "AP-D": "Вещие сны",
    "LC-S": "Медитация",
    "LC-A": "Пустая рука",
    "LC-B": "Точный расчёт",
    "LC-C": "Пронзить Око",
    "LC-D": "Дочь пророчества",
    "TM-S": "Служить и защищать",
    "TM-A": "Бекки",
    "TM-B": "Полицейское наблюдение",
    "TM-C": "Выгодная позиция",
    "TM-D": "Стоять насмерть",
    "MM-S": "Привратник",
    "MM-A": "Довести дело до конца",
    "MM-B": "Динамит",
    "MM-C": "Привлечение внимания",
    "MM-D": "Чикагская печатная машинка",
    "RY-S": "Бег с препятствиями",
    "RY-A": "Эстафета",
    "RY-B": "Преодоление",
    "RY-C": "Кросс",
    "RY-D": "Марафон",
}

ITEMS: Final = {
    "flashlight": "Фонарик",
    "shotgun": "Дробовик",
    "first-aid-kit": "Аптечка",
    "elder-sign": "Знак Древних",
    "toolbox": "Ящик с инструментами",
    "lucky-rabbit-foot": "Кроличья лапка",
    "bicycle": "Велосипед",
    "strange-whistle": "Странный свисток",
    "torn-grimoire": "Изорванный гримуар",
}

ANCIENT_ONES: Final = {"cthulhu": "Ктулху", "shudde-mell": "Шудде-Мьелл", "umordhoth": "Умордхот"}

RECKONINGS: Final = {
    "cthulhu-1": "Прилив",
    "cthulhu-2": "Видение Р’льеха",
    "cthulhu-3": "Кошмар наяву",
    "cthulhu-4": "Поднявшийся Р’льех",
    "shudde-mell-1": "Из-под земли",
    "shudde-mell-2": "Подземные толчки",
    "shudde-mell-3": "Роющий выводок",
    "shudde-mell-4": "Мир расколот",
    "umordhoth-1": "Грызущий голод",
    "umordhoth-2": "Съеденные печати",
    "umordhoth-3": "Пиршество",
}

DIFFICULTIES: Final = {"low": "Низкая сложность", "normal": "Средняя сложность", "high": "Высокая сложность"}

ZONES: Final = tuple(
    noun(f"{stem}~", "ая зона/ой зоны/ой зоне/ую зону/ой зоной/ой зоне", gender=F)
    for stem in ("зелён", "фиолетов", "оранжев")
)

MONSTER: Final = noun("монстр~", "/а/у/а/ом/е", "ы/ов/ам/ов/ами/ах", animate=True)
SYMBOLS: Final = (
    noun("убийц~", "а/ы/е/у/ей/е", animate=True),
    noun("скитал~", "ец/ьца/ьцу/ьца/ьцем/ьце", animate=True),
    noun("разрушител~", "ь/я/ю/я/ем/е", animate=True),
)
COLOURS: Final = ("синий/синего/синему/синего/синим/синем", "красный/красного/красному/красного/красным/красном")
ARROWS: Final = ("синим", "красным")
PLAIN: Final = tuple(described(colour, MONSTER) for colour in COLOURS)
"""Monsters without a symbol, by colour."""
MARKED: Final = tuple(tuple(described(colour, symbol) for symbol in SYMBOLS) for colour in COLOURS)
"""Monsters by colour and symbol."""
SPECIALS: Final = (
    noun("глубоководн~", "ый/ого/ому/ого/ым/ом", "ые/ых/ым/ых/ыми/ых", animate=True, adjectival=True),
    noun(
        "звёздн~",
        "ое отродье/ого отродья/ому отродью/ое отродье/ым отродьем/ом отродье",
        "ые отродья/ых отродий/ым отродьям/ые отродья/ыми отродьями/ых отродьях",
        gender=N,
    ),
    noun("хтони~", "ец/йца/йцу/йца/йцем/йце", "йцы/йцев/йцам/йцев/йцами/йцах", animate=True),
    noun("орд~ упырей", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F),
)

RITUAL_SYMBOLS: Final = ("луна", "звезда", "песочные часы", "алмаз", "крест")
GATES: Final = ("гептаграмма", "тессеракт", "триединство")
GATES_OF: Final = ("гептаграммы", "тессеракта", "триединства")

WOUND: Final = noun("ран~", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F)
HEALTH: Final = noun("здоровь~", "е/я/ю/е/ем/е", "я/я/ям/я/ями/ях", gender=N)
MOVE: Final = noun("переход~", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах")
PATH: Final = noun("дорож~", "ка/ки/ке/ку/кой/ке", "ки/ек/кам/ки/ками/ках", gender=F)
OMEN: Final = noun("знамени~", "е/я/ю/е/ем/и", "я/й/ям/я/ями/ях", gender=N)
DAMAGE: Final = noun("жетон~ разрушения", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах")
GATE_TOKEN: Final = noun("жетон~ врат", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах")
SEAL: Final = noun("печат~", "ь/и/и/ь/ью/и", "и/ей/ям/и/ями/ях", gender=F)
CARD: Final = noun("карт~", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F)
PRIORITY_CARD: Final = noun("карт~ очерёдности", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F)
SLOT: Final = noun("яче~ монстров", "йка/йки/йке/йку/йкой/йке", "йки/ек/йкам/йки/йками/йках", gender=F)
ACTION_CARD: Final = noun("карт~ действия", "а/ы/е/у/ой/е", gender=F)
TIME: Final = noun("раз~", "/а/у//ом/е", "ы//ам/ы/ами/ах")
EFFECT: Final = noun("эффект~", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах")
