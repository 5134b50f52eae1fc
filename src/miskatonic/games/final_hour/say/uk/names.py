"""Ukrainian names: locations, investigators, cards, monsters, symbols, and how a sentence mentions them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.games.final_hour.cards.sheets import RITUAL_SYMBOLS as SYMBOL_IDS
from miskatonic.games.final_hour.cards.sheets import ActionCard, Monster, PriorityCard
from miskatonic.games.final_hour.cards.words import GATE_SYMBOLS, ORDINARY
from miskatonic.games.final_hour.rules.box import CARDS
from miskatonic.games.final_hour.say import reading
from miskatonic.text.parts import Icon, Text, cat
from miskatonic.text.slavic import ACC, DAT, GEN, INS, NOM, Case, F, Gender, M, N, Noun, agree, described, noun
from miskatonic.text.uk import count, counted, past

_HALL: Final = "ий корпус/ого корпусу/ому корпусу/ий корпус/им корпусом/ому корпусі"
_SOCIETY: Final = "е товариство/ого товариства/ому товариству/е товариство/им товариством/ому товаристві"

PLACES: Final = (
    noun("ніде", "/////"),
    noun("Корпус~ Дороті Апман", "/у/у//ом/і"),
    noun("Будин~ студентської спілки", "ок/ку/ку/ок/ком/ку"),
    noun("Бібліоте~ Орна", "ка/ки/ці/ку/кою/ці", gender=F),
    noun("Медичн~", "а школа/ої школи/ій школі/у школу/ою школою/ій школі", gender=F),
    noun("Корпус~ гуманітарних наук", "/у/у//ом/і"),
    noun("Дербі-Голл~", "/у/у//ом/і"),
    noun("Лекторі~", "й/ю/ю/й/єм/ї"),
    noun("Лабораторн~", _HALL),
    noun("Адміністративн~", _HALL),
    noun("Обсерваторі~ Воррена", "я/ї/ї/ю/єю/ї", gender=F),
    noun("Семінарі~ Давньої Віри", "я/ї/ї/ю/єю/ї", gender=F),
    noun("Музе~ університету", "й/ю/ю/й/єм/ї"),
    noun("Спортивн~", _HALL),
    noun("Чоловіч~", _SOCIETY, gender=N),
    noun("Жіноч~", _SOCIETY, gender=N),
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
    Person(_unchanged("Дженні", F), "Дженні Барнс", "Дилетантка", "Б’ється разом з іншими дослідниками."),
    Person(
        noun("Піт~", "/а/ові/а/ом/ові", animate=True),
        "Піт Сміттяр",
        "Волоцюга",
        "Допомагає іншим, передбачає появу воріт і відволікає монстрів.",
    ),
    Person(_unchanged("Лілі", F), "Лілі Чен", "Майстриня бойових мистецтв", "Завдає поодиноких, але нищівних ударів."),
    Person(_unchanged("Томмі", M), "Томмі Малдун", "Поліціянт", "Тримає оборону й стріляє здалеку."),
    Person(
        noun("Майкл~", "/а/ові/а/ом/ові", animate=True),
        "Майкл Макґлен",
        "Гангстер",
        "Веде шквальний вогонь і заманює монстрів.",
    ),
    Person(
        noun("Рит~", "а/и/і/у/ою/і", gender=F, animate=True), "Рита Янг", "Спортсменка", "Швидко пересувається кампусом."
    ),
)

ACTION_TITLES: Final = {
    "JB-S": "Колір на кожен сезон",
    "JB-A": "Світська левиця",
    "JB-B": "Парні кольти Дженні",
    "JB-C": "Званий вечір",
    "JB-D": "Великий прийом",
    "AP-S": "Видіння кінця світу",
    "AP-A": "Дюк поспішає на допомогу",
    "AP-B": "Знаряддя на всі випадки",
    "AP-C": "Кинута кістка",
    "AP-D": "Віщі сни",
    "LC-S": "Медитація",
    "LC-A": "Порожня рука",
    "LC-B": "Точний розрахунок",
    "LC-C": "Пронизати Око",
    "LC-D": "Донька пророцтва",
    "TM-S": "Служити й захищати",
    "TM-A": "Беккі",
    "TM-B": "Поліційне стеження",
    "TM-C": "Вигідна позиція",
    "TM-D": "Стояти до кінця",
    "MM-S": "Брамник",
    "MM-A": "Довести справу до кінця",
    "MM-B": "Динаміт",
    "MM-C": "Привернути увагу",
    "MM-D": "Чиказька друкарська машинка",
    "RY-S": "Біг із перешкодами",
    "RY-A": "Естафета",
    "RY-B": "Подолання",
    "RY-C": "Крос",
    "RY-D": "Марафон",
}

ITEMS: Final = {
    "flashlight": "Ліхтарик",
    "shotgun": "Дробовик",
    "first-aid-kit": "Аптечка",
    "elder-sign": "Знак Стародавніх",
    "toolbox": "Скринька з інструментами",
    "lucky-rabbit-foot": "Кроляча лапка",
    "bicycle": "Велосипед",
    "strange-whistle": "Дивний свисток",
    "torn-grimoire": "Подертий гримуар",
}

ANCIENT_ONES: Final = {"cthulhu": "Ктулху", "shudde-mell": "Шудде-М’єлл", "umordhoth": "Умордгот"}

RECKONINGS: Final = {
    "cthulhu-1": "Приплив",
    "cthulhu-2": "Видіння Р’льєха",
    "cthulhu-3": "Кошмар наяву",
    "cthulhu-4": "Р’льєх піднявся",
    "shudde-mell-1": "З-під землі",
    "shudde-mell-2": "Підземні поштовхи",
    "shudde-mell-3": "Підземний виводок",
    "shudde-mell-4": "Світ розколото",
    "umordhoth-1": "Лютий голод",
    "umordhoth-2": "Зжерті печаті",
    "umordhoth-3": "Бенкет",
}

DIFFICULTIES: Final = {"low": "Низька складність", "normal": "Середня складність", "high": "Висока складність"}
LEVELS: Final = {"low": "Низький", "normal": "Середній", "high": "Високий"}

ZONES: Final = tuple(
    noun(f"{stem}~", "а зона/ої зони/ій зоні/у зону/ою зоною/ій зоні", gender=F)
    for stem in ("зелен", "фіолетов", "помаранчев")
)

MONSTER: Final = noun("монстр~", "/а/у/а/ом/і", "и/ів/ам/ів/ами/ах", animate=True)
SYMBOLS: Final = (
    noun("~", "убивця/вбивці/вбивці/вбивцю/убивцею/вбивці", animate=True),
    noun("блукач~", "/а/у/а/ем/і", animate=True),
    noun("руйнівник~", "/а/у/а/ом/у", animate=True),
)
COLOURS: Final = ("синій/синього/синьому/синього/синім/синьому", "червоний/червоного/червоному/червоного/червоним/червоному")
ARROWS: Final = ("синіми", "червоними")
PLAIN: Final = tuple(described(colour, MONSTER) for colour in COLOURS)
"""Monsters without a symbol, by colour."""
MARKED: Final = tuple(tuple(described(colour, symbol) for symbol in SYMBOLS) for colour in COLOURS)
"""Monsters by colour and symbol."""
SPECIALS: Final = (
    noun("глибинн~", "ий/ого/ому/ого/им/ому", "і/их/им/их/ими/их", animate=True, adjectival=True),
    noun(
        "зорян~",
        "е поріддя/ого поріддя/ому поріддю/е поріддя/им поріддям/ому поріддю",
        "і поріддя/их порідь/им поріддям/і поріддя/ими поріддями/их поріддях",
        gender=N,
    ),
    noun("хтоні~", "єць/йця/йцю/йця/йцем/йцеві", "йці/йців/йцям/йців/йцями/йцях", animate=True),
    noun("орд~ гулів", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F),
)

RITUAL_SYMBOLS: Final = ("місяць", "зірка", "пісочний годинник", "діамант", "хрест")
GATES: Final = ("гептаграма", "тесеракт", "триєдність")
GATES_OF: Final = ("гептаграми", "тесеракта", "триєдності")

WOUND: Final = noun("ран~", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F)
HEALTH: Final = noun("здоров’~", "я/я/ю/я/ям/ї", "я/я/ям/я/ями/ях", gender=N)
MOVE: Final = noun("перех~", "ід/оду/оду/ід/одом/оді", "оди/одів/одам/оди/одами/одах")
PATH: Final = noun("доріж~", "ка/ки/ці/ку/кою/ці", "ки/ок/кам/ки/ками/ках", gender=F)
OMEN: Final = noun("передвіст~", "я/я/ю/я/ям/і", "я/ь/ям/я/ями/ях", gender=N)
DAMAGE: Final = noun("жетон~ руйнування", "/а/у//ом/і", "и/ів/ам/и/ами/ах")
GATE_TOKEN: Final = noun("жетон~ воріт", "/а/у//ом/і", "и/ів/ам/и/ами/ах")
SEAL: Final = noun("печат~", "ь/і/і/ь/тю/і", "і/ей/ям/і/ями/ях", gender=F)
CARD: Final = noun("карт~", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F)
PRIORITY_CARD: Final = noun("карт~ черговості", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F)
SLOT: Final = noun("комір~ для монстрів", "ка/ки/ці/ку/кою/ці", "ки/ок/кам/ки/ками/ках", gender=F)
ACTION_CARD: Final = noun("карт~ дії", "а/и/і/у/ою/і", gender=F)
TIME: Final = noun("раз~", "/у/у//ом/і", "и/ів/ам/и/ами/ах")

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
    """A gate symbol after the word «ворота»."""
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
    return cat(person(number), f" {agree(PEOPLE[number].gender, 'перейшов', 'перейшла', 'перейшло')} ")


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
    return (reading.to_path(number, f"між {a} і {b}"),)


def item(piece: int) -> Text:
    """An item by its name."""
    return ("«", reading.to_piece(piece, ITEMS[reading.item(piece).code]), "»")
