"""Russian names: investigators, enemies, locations, cards, tokens, and how a sentence mentions them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import Act, Agenda, Asset, Event, Skill
from miskatonic.games.arkham_lcg.cards.terms import SKULL, TOKEN_VALUE
from miskatonic.games.arkham_lcg.rules.box import ENEMY, INVESTIGATOR, PLACE_OF, SHEETS, WEAKNESSES
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.ru.titles import BACKS, PLAYER_CARDS, STORY, TREACHERIES
from miskatonic.text.parts import Icon, Part, Text, cat, flat
from miskatonic.text.ru import counted, past
from miskatonic.text.slavic import ACC, LOC, NOM, Case, F, Gender, N, Noun, Number, agree, noun, number_class

_MAN: Final = "/а/у/а/ом/е"
_THING: Final = "/а/у//ом/е"


def _man(pattern: str) -> Noun:
    return noun(pattern, _MAN, animate=True)


def _woman(name: str) -> Noun:
    return noun(name, "/////", gender=F, animate=True)


def _forms(forms: str, gender: Gender = Gender.M) -> Noun:
    """Somebody alive by all six forms."""
    return noun("~", forms, gender=gender, animate=True)


@dataclass(frozen=True)
class Person:
    """An investigator: the name used at the table, and the full one."""

    name: Noun
    full: str

    @property
    def gender(self) -> Gender:
        """For verbs of the past tense."""
        return self.name.gender


PEOPLE: Final = {
    "roland-banks": Person(_man("Роланд~"), "Роланд Бэнкс"),
    "daisy-walker": Person(_woman("Дейзи"), "Дейзи Уокер"),
    "skids-otoole": Person(_man("Скат~"), "Скат О’Тул"),
    "agnes-baker": Person(_woman("Агнес"), "Агнес Бейкер"),
    "wendy-adams": Person(_woman("Венди"), "Венди Адамс"),
}

ENEMIES: Final = {
    "flesh-eater": noun("пожирател~ плоти", "ь/я/ю/я/ем/е", animate=True),
    "icy-ghoul": _forms(
        "ледяной упырь/ледяного упыря/ледяному упырю/ледяного упыря/ледяным упырём/ледяном упыре",
    ),
    "swarm-of-rats": noun("ста~ крыс", "я/и/е/ю/ей/е", gender=F),
    "ghoul-minion": _forms(
        "младший упырь/младшего упыря/младшему упырю/младшего упыря/младшим упырём/младшем упыре",
    ),
    "ravenous-ghoul": _forms(
        "изголодавшийся упырь/изголодавшегося упыря/изголодавшемуся упырю/изголодавшегося упыря/"
        "изголодавшимся упырём/изголодавшемся упыре",
    ),
    "ghoul-priest": _forms("упырь-жрец/упыря-жреца/упырю-жрецу/упыря-жреца/упырём-жрецом/упыре-жреце"),
    "mob-enforcer": _man("коллектор~ мафии"),
    "silver-twilight-acolyte": _man("аколит~ Серебряных Сумерек"),
    "stubborn-detective": _forms(
        "упрямый детектив/упрямого детектива/упрямому детективу/упрямого детектива/упрямым детективом/упрямом детективе",
    ),
}

LOCATIONS: Final = {
    "study": noun("кабинет~", _THING),
    "hallway": noun("прихож~", "ая/ей/ей/ую/ей/ей", gender=F),
    "attic": noun("чердак~", _THING),
    "cellar": noun("подвал~", _THING),
    "parlor": noun("гостин~", "ая/ой/ой/ую/ой/ой", gender=F),
}
_UPON: Final = frozenset(("attic",))
"""Locations that one is on, not in."""

RESOLUTIONS: Final = {1: "сжечь дом", 2: "сохранить дом"}
"""What the lead decides to do when the last act advances."""

# -------------------------------------------------------------------- nouns

DAMAGE: Final = noun("ран~", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F)
HORROR: Final = noun("ужас~", _THING, "а/а/у//ом/е")
RESOURCE: Final = noun("ресурс~", _THING, "ы/ов/ам/ы/ами/ах")
CLUE: Final = noun("улик~", "а/и/е/у/ой/е", "и//ам/и/ами/ах", gender=F)
DOOM: Final = noun("жетон~ безысходности", _THING, "ы/ов/ам/ы/ами/ах")
ACTION: Final = noun("действи~", "е/я/ю/е/ем/и", "я/й/ям/я/ями/ях", gender=N)
CARD: Final = noun("карт~", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F)
TIME: Final = noun("раз~", _THING, "ы//ам/ы/ами/ах")
POINT: Final = noun("очк~", "о/а/у/о/ом/е", "и/ов/ам/и/ами/ах", gender=N)
EXPERIENCE: Final = noun("очк~ опыта", "о/а/у/о/ом/е", "и/ов/ам/и/ами/ах", gender=N)
USES: Final = (
    noun("патрон~", _THING, "ы/ов/ам/ы/ами/ах"),
    noun("запас~", _THING, "ы/ов/ам/ы/ами/ах"),
    noun("заряд~", _THING, "ы/ов/ам/ы/ами/ах"),
    noun("тайн~", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F),
)
"""Ammo, supplies, charges, secrets."""
SKILLS: Final = (
    noun("вол~", "я/и/е/ю/ей/е", gender=F),
    noun("интеллект~", _THING),
    noun("сил~", "а/ы/е/у/ой/е", gender=F),
    noun("ловкост~", "ь/и/и/ь/ью/и", gender=F),
    noun("универсальн~", "ый символ/ого символа/ому символу/ый символ/ым символом/ом символе"),
)
CLASSES: Final = ("Хранитель", "Искатель", "Ловкач", "Мистик", "Выживший", "Нейтральный")
SLOTS: Final = (
    noun("слот~ рук", _THING, "ы/ов/ам/ы/ами/ах"),
    noun("слот~ аксессуара", _THING, "ы/ов/ам/ы/ами/ах"),
    noun("слот~ одежды", _THING, "ы/ов/ам/ы/ами/ах"),
    noun("слот~ союзника", _THING, "ы/ов/ам/ы/ами/ах"),
    noun(
        "магическ~",
        "ий слот/ого слота/ому слоту/ий слот/им слотом/ом слоте",
        "ие слоты/их слотов/им слотам/ие слоты/ими слотами/их слотах",
    ),
)
TRAITS: Final = (
    "Агентство", "Союзник", "Защита", "Оберег", "Существо", "Преступник", "Культист", "Проклятие", "Детектив", "Скиталец",
    "Элитный", "Огнестрельное", "Удача", "Упырь", "Происшествие", "Гуманоид", "Незаконный", "Врождённый", "Интуиция",
    "Вещь", "Безумие", "Рукопашное", "Мискатоник", "Монстр", "Знамение", "Полиция", "Приобретённый", "Редкая", "Наука",
    "Серебряные Сумерки", "Чародей", "Заклинание", "Дух", "Запас", "Тактика", "Талант", "Задача", "Жуть", "Книга",
    "Инструмент", "Оружие",
)  # fmt: skip
"""By trait."""
SYMBOLS: Final = ("череп", "культист", "скрижаль", "древнее существо", "автоматический провал", "знак Старших богов")
"""The tokens that bear no number, in their order."""
PHASES: Final = ("фаза Мифа", "фаза сыщиков", "фаза врагов", "фаза передышки")
DIFFICULTIES: Final = ("Лёгкий", "Обычный", "Сложный", "Экстремальный")
TRAUMAS: Final = (
    noun("физическ~", "ая травма/ой травмы/ой травме/ую травму/ой травмой/ой травме", gender=F),
    noun("ментальн~", "ая травма/ой травмы/ой травме/ую травму/ой травмой/ой травме", gender=F),
)
SCENARIOS: Final = {"the-gathering": "Встреча"}
RECORDS: Final = {
    "house-standing": "дом уцелел",
    "house-burned": "дом сгорел",
    "ghoul-priest-alive": "упырь-жрец жив",
    "lita-finds-others": "Лита ищет других помощников",
}
"""What the campaign log remembers."""
ASSET_WORD: Final = noun("актив~", _THING)
EVENT_WORD: Final = noun("событи~", "е/я/ю/е/ем/и", gender=N)
SKILL_WORD: Final = noun("навык~", _THING)
TREACHERY_WORD: Final = noun("напаст~", "ь/и/и/ь/ью/и", gender=F)
WEAKNESS_WORD: Final = noun("слабост~", "ь/и/и/ь/ью/и", gender=F)
ACT_WORD: Final = noun("сцен~", "а/ы/е/у/ой/е", gender=F)
AGENDA_WORD: Final = noun("замыс~", "ел/ла/лу/ел/лом/ле")

# -------------------------------------------------------------------- numbers of things


def icons(n: int, icon: str, thing: Noun, case: Case = NOM) -> Text:
    """A number of things that a card draws as a symbol."""
    return cat(n, " ", Icon(icon, counted(n, thing, case)))


def wounds(n: int, case: Case = NOM) -> Text:
    """So much damage."""
    return icons(n, reading.DAMAGE_ICON, DAMAGE, case)


def horror(n: int, case: Case = NOM) -> Text:
    """So much horror."""
    return icons(n, reading.HORROR_ICON, HORROR, case)


def resources(n: int, case: Case = NOM) -> Text:
    """So many resources."""
    return icons(n, reading.RESOURCE_ICON, RESOURCE, case)


def clues(n: int, case: Case = NOM) -> Text:
    """So many clues."""
    return icons(n, reading.CLUE_ICON, CLUE, case)


def doom(n: int, case: Case = NOM) -> Text:
    """So many doom tokens."""
    return icons(n, reading.DOOM_ICON, DOOM, case)


def direct(n: int, thing: Noun, icon: str) -> Text:
    """So much direct damage or horror, as an object."""
    size = number_class(n)
    one = agree(thing.gender, "направленный", "направленную", "направленное")
    few = agree(thing.gender, "направленных", "направленные", "направленных")
    word = one if size is Number.ONE else few if size is Number.FEW else "направленных"
    return cat(f"{n} {word} ", Icon(icon, counted(n, thing, ACC)))


def additional(n: int, thing: Noun) -> str:
    """So many things more, as an object; none of those that are added is feminine."""
    one = agree(thing.gender, "дополнительный", "дополнительную", "дополнительное")
    return f"{n} {one if number_class(n) is Number.ONE else 'дополнительных'} {counted(n, thing, ACC)}"


def new_cards(n: int) -> str:
    """So many other cards, as an object."""
    size = number_class(n)
    word = "новую" if size is Number.ONE else "новые" if size is Number.FEW else "новых"
    return f"{n} {word} {counted(n, CARD, ACC)}"


def top_cards(n: int, case: Case = ACC) -> str:
    """So many cards on top of a deck."""
    size = number_class(n)
    if size is Number.ONE:
        return "верхнюю карту" if case is ACC else "верхней карты"
    return f"{n} верхние карты" if case is ACC and size is Number.FEW else f"{n} верхних карт"


def signed(n: int) -> str:
    """A modifier with its sign: «+2», «−1»."""
    return f"−{-n}" if n < 0 else f"+{n}"


def skill(number: int, case: Case = NOM) -> Text:
    """A skill, or the wild icon."""
    return (Icon(reading.SKILL_ICONS[number], SKILLS[number].one(case)),)


def token(number: int) -> Text:
    """A chaos token: its number or its symbol."""
    icon = reading.TOKEN_ICONS[number]
    if not icon:
        value = TOKEN_VALUE[number]
        return (signed(value) if value else "0",)
    return (Icon(icon, SYMBOLS[number - SKULL]),)


def trait(number: int) -> str:
    """A trait in quotes."""
    return f"«{TRAITS[number]}»"


# -------------------------------------------------------------------- people in a sentence


def _noun_of(view: State, seat: int) -> Noun:
    piece = reading.investigator_of(view, seat)
    return _man(f"игрок~ {seat + 1}") if piece < 0 else PEOPLE[reading.code(piece)].name


def person(view: State, seat: int, case: Case = NOM) -> Text:
    """Who sits there: the investigator by name, or the seat for one that has none."""
    piece = reading.investigator_of(view, seat)
    return (_noun_of(view, seat).one(case),) if piece < 0 else investigator(piece, case)


def investigator(piece: int, case: Case = NOM) -> Text:
    """An investigator by name."""
    return (reading.to_person(piece, PEOPLE[reading.code(piece)].name.one(case)),)


def gender_of(view: State, seat: int) -> Gender:
    """For words that agree with the one who sits there."""
    return _noun_of(view, seat).gender


def of_seat(view: State, seat: int, masculine: str, feminine: str) -> str:
    """The form of a word that agrees with the one who sits there."""
    return agree(gender_of(view, seat), masculine, feminine, masculine)


def did(view: State, seat: int, verb: str) -> Text:
    """What somebody did: the name and a regular verb of the past tense, given in the masculine."""
    return cat(person(view, seat), f" {past(gender_of(view, seat), verb)} ")


# -------------------------------------------------------------------- cards in a sentence


def title(slug: str) -> str:
    """The title of a card, as it is printed."""
    if slug in PEOPLE:
        return PEOPLE[slug].full
    found = ENEMIES.get(slug) or LOCATIONS.get(slug)
    if found is not None:
        return capitalised(found.one())
    return next(titles[slug] for titles in (PLAYER_CARDS, TREACHERIES, STORY, BACKS) if slug in titles)


def _quoted(name: str, mention: Part) -> Text:
    """A mention in quotes, unless the title brings its own."""
    return (mention,) if name.startswith("«") else ("«", mention, "»")


def quoted(piece: int) -> Text:
    """A card by its title alone, in quotes."""
    name = title(reading.code(piece))
    return _quoted(name, reading.to_piece(piece, name))


def word_for(piece: int) -> Noun:
    """What a card is called: an enemy or a location by its name, all others by their kind."""
    slug = reading.code(piece)
    if piece in ENEMY:
        return ENEMIES[slug]
    if piece in PLACE_OF:
        return LOCATIONS[slug]
    if piece in INVESTIGATOR:
        return PEOPLE[slug].name
    match SHEETS[piece]:
        case Asset():
            return ASSET_WORD
        case Event():
            return EVENT_WORD
        case Skill():
            return SKILL_WORD
        case Act():
            return ACT_WORD
        case Agenda():
            return AGENDA_WORD
    return WEAKNESS_WORD if piece in WEAKNESSES else TREACHERY_WORD


def enemies(pieces: list[int]) -> list[Text]:
    """Several enemies, those alike together: «стая крыс ×2»."""
    return [cat(card(piece), f" ×{n}" if n > 1 else "") for piece, n in reading.alike(pieces)]


def card(piece: int, case: Case = NOM) -> Text:
    """Any card in a sentence; one that is not seen is just a card."""
    if piece < 0:
        return (CARD.one(case),)
    word = word_for(piece)
    if piece in INVESTIGATOR:
        return investigator(piece, case)
    if piece in PLACE_OF:
        return (reading.to_place(PLACE_OF[piece], word.one(case)),)
    if piece in ENEMY:
        return (reading.to_piece(piece, word.one(case)),)
    return cat(f"{word.one(case)} ", quoted(piece))


def of_card(piece: int, masculine: str, feminine: str, neuter: str) -> str:
    """The form of a word that agrees with a card."""
    return agree(word_for(piece).gender, masculine, feminine, neuter)


def card_did(piece: int, verb: str) -> Text:
    """What became of a card: its mention and a regular verb of the past tense, given in the masculine."""
    return cat(card(piece), f" {past(word_for(piece).gender, verb)}")


def with_(text: Text) -> Text:
    """«С» or «со» before something: «со Скатом», «с Роландом»."""
    start = flat(text)[:2].lower()
    return cat("со " if start[0] in "сзшж" and start[1] not in "аеёиоуыэюя" else "с ", text)


def made(piece: int, participle: str) -> Text:
    """What was done to a card: a short participle that agrees, given in the masculine, and the card."""
    return cat(of_card(piece, participle, f"{participle}а", f"{participle}о"), " ", card(piece))


# -------------------------------------------------------------------- places in a sentence


def place(number: int, case: Case = NOM) -> Text:
    """A location by its name."""
    return card(reading.location(number), case)


def into(slug: str, case: Case = ACC) -> str:
    """The name of a location after «в» or «на»: where to, or with the locative where."""
    return f"{'на' if slug in _UPON else 'в'} {LOCATIONS[slug].one(case)}"


def to(number: int) -> Text:
    """Where somebody goes: «в подвал», «на чердак»."""
    return _with_preposition(number, ACC)


def at(number: int) -> Text:
    """Where something is: «в подвале», «на чердаке»."""
    return _with_preposition(number, LOC)


def _with_preposition(number: int, case: Case) -> Text:
    slug = reading.code(reading.location(number))
    return cat("на " if slug in _UPON else "в ", place(number, case))


def capitalised(word: str) -> str:
    """The word with a capital letter, the rest as it is."""
    return word[:1].upper() + word[1:]
