"""Russian names: locations, investigators, cards, monsters, symbols, and how a sentence mentions them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.games.final_hour.cards.sheets import RITUAL_SYMBOLS as SYMBOL_IDS
from miskatonic.games.final_hour.cards.sheets import ActionCard, Monster, PriorityCard
from miskatonic.games.final_hour.cards.words import GATE_SYMBOLS, ORDINARY
from miskatonic.games.final_hour.rules.box import CARDS
from miskatonic.games.final_hour.say import reading
from miskatonic.text.parts import Icon, Text, cat
from miskatonic.text.ru import count, counted, past
from miskatonic.text.slavic import ACC, DAT, GEN, INS, NOM, Case, F, Gender, M, N, Noun, agree, described, noun

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
LEVELS: Final = {"low": "Низкий", "normal": "Средний", "high": "Высокий"}

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

# -------------------------------------------------------------------- small words


def icons(n: int, icon: str, thing: Noun, case: Case = NOM) -> Text:
    """A number of things that a card draws as a symbol."""
    return cat(n, " ", Icon(icon, counted(n, thing, case)))


def wounds(n: int, case: Case = NOM) -> Text:
    """So many wounds."""
    return icons(n, "wound", WOUND, case)


def health(n: int) -> Text:
    """So much health."""
    return icons(n, "health", HEALTH)


def omens(n: int) -> Text:
    """So many omens."""
    return icons(n, "omen", OMEN)


def ritual_symbol(symbol: int) -> Icon:
    """A ritual symbol by its name."""
    return Icon(SYMBOL_IDS[symbol], RITUAL_SYMBOLS[symbol])


def gate_symbol(symbol: int) -> Icon:
    """A gate symbol by its name."""
    return Icon(GATE_SYMBOLS[symbol], GATES[symbol])


def of_gate(symbol: int) -> Icon:
    """A gate symbol after the word «врата»."""
    return Icon(GATE_SYMBOLS[symbol], GATES_OF[symbol])


def monsters(kind: int) -> Noun:
    """Monsters of a kind."""
    return MONSTER if kind == ORDINARY else SPECIALS[kind]


def place(number: int, case: Case = NOM) -> Text:
    """A location in a case."""
    return (reading.to_place(number, PLACES[number].one(case)),)


def monster_noun(token: Monster) -> Noun:
    """What a monster is called: special ones by name, others by colour and symbol."""
    if token.kind != ORDINARY:
        return SPECIALS[token.kind]
    return MARKED[token.colour][token.symbols[0]] if token.symbols else PLAIN[token.colour]


def up_to(n: int, thing: Noun) -> str:
    """At most so many, as an object; one is just one."""
    return count(n, thing, ACC) if n == 1 else f"до {count(n, thing, GEN)}"


def each(n: int, noun: Noun, icon: str) -> Text:
    """So many to each of several."""
    return cat("по ", icons(n, icon, noun, DAT if n == 1 else ACC))


def action_title(card: ActionCard) -> str:
    """The title of an action card."""
    return ACTION_TITLES[card.title]


def omens_and_symbol(card: PriorityCard) -> Text:
    """What a priority card shows beside its number."""
    symbol: Text = (ritual_symbol(card.symbol),)
    return cat(symbol, ", ", omens(card.omens)) if card.omens else symbol


# -------------------------------------------------------------------- mentions in a sentence


def person(number: int, case: Case = NOM) -> Text:
    """An investigator by the first name."""
    return (reading.to_person(number, PEOPLE[number].name.one(case)),)


def did(number: int, verb: str) -> Text:
    """What an investigator did: the name and a regular verb of the past tense, given in the masculine."""
    return cat(person(number), f" {past(PEOPLE[number].gender, verb)} ")


def went(number: int) -> Text:
    """That an investigator went somewhere."""
    return cat(person(number), f" {agree(PEOPLE[number].gender, 'перешёл', 'перешла', 'перешло')} ")


def monster(piece: int, case: Case = NOM) -> Text:
    """A monster in a case."""
    return (reading.to_piece(piece, monster_noun(reading.monster(piece)).one(case)),)


def monster_did(piece: int, masculine: str, feminine: str, neuter: str) -> Text:
    """What a monster did, in the form of the verb that agrees with it."""
    gender = monster_noun(reading.monster(piece)).gender
    return cat(monster(piece), f" {agree(gender, masculine, feminine, neuter)} ")


def action_name(piece: int) -> Text:
    """The title of an action card that is seen."""
    card = reading.action_card(piece)
    return () if card is None else (reading.to_piece(piece, action_title(card)),)


def action(piece: int, case: Case = ACC) -> Text:
    """An action card by its title; an unseen one is just that."""
    if piece < 0:
        return (ACTION_CARD.one(case),)
    return cat(f"{CARD.one(case)} «", action_name(piece), "»")


def number(piece: int) -> Text:
    """A priority card by its number, symbol and omens."""
    card = CARDS[piece]
    assert isinstance(card, PriorityCard)
    return cat(reading.to_piece(piece, str(card.n)), " (", omens_and_symbol(card), ")")


def symbol_card(piece: int) -> Text:
    """A priority card as the ritual counts it: by its symbol."""
    card = CARDS[piece]
    assert isinstance(card, PriorityCard)
    return (reading.to_piece(piece, str(card.n)), " (", ritual_symbol(card.symbol), ")")


def priority(piece: int, case: Case = ACC) -> Text:
    """A priority card in a sentence; an unseen one is just that."""
    word = PRIORITY_CARD.one(case)
    return cat(word, " ", number(piece)) if piece >= 0 else (word,)


def path(number: int) -> Text:
    """A path by its two ends."""
    a, b = (PLACES[end].one(INS) for end in reading.ends(number))
    return (reading.to_path(number, f"между {a} и {b}"),)


def item(piece: int) -> Text:
    """An item by its name."""
    return ("«", reading.to_piece(piece, ITEMS[reading.item(piece).code]), "»")
