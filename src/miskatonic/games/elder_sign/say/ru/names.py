"""Russian names: investigators, Ancient Ones, monsters, cards, symbols, and how a sentence mentions them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.dice import GREEN, INV4, INVESTIGATION
from miskatonic.games.elder_sign.cards.sheets import Adventure, Mythos, Possession
from miskatonic.games.elder_sign.cards.words import ALLY, COMMON, TROPHY, UNIQUE, Investigation, Symbol
from miskatonic.games.elder_sign.rules.box import ADVENTURE, COLOUR_OF, MYTHOS_CARD
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.ru.titles import ADVENTURES, CARDS, LOWERS, UPPERS
from miskatonic.text.parts import Icon, Text, cat, join
from miskatonic.text.ru import count, counted, listed, past
from miskatonic.text.slavic import (
    ACC,
    GEN,
    LOC,
    NOM,
    Case,
    F,
    Gender,
    M,
    N,
    Noun,
    Number,
    agree,
    described,
    noun,
    number_class,
)

_MAN: Final = "/а/у/а/ом/е"


def _unchanged(word: str, gender: Gender) -> Noun:
    return noun(word, "/////", gender=gender, animate=True)


def _man(pattern: str) -> Noun:
    return noun(pattern, _MAN, animate=True)


@dataclass(frozen=True)
class Person:
    """An investigator: the name used at the table, full name, occupation and what the ability is called."""

    name: Noun
    full: str
    role: str
    ability: str

    @property
    def gender(self) -> Gender:
        """For verbs of the past tense."""
        return self.name.gender


PEOPLE: Final = {
    "amanda-sharpe": Person(
        noun("Аманд~", "а/ы/е/у/ой/е", gender=F, animate=True), "Аманда Шарп", "студентка", "Прилежание"
    ),
    "ashcan-pete": Person(_man("Пит~"), "Пит «Мусорщик»", "бродяга", "Всё сгодится"),
    "bob-jenkins": Person(_man("Боб~"), "Боб Дженкинс", "коммивояжёр", "Деловая хватка"),
    "carolyn-fern": Person(_unchanged("Кэролин", F), "Кэролин Ферн", "психолог", "Психология"),
    "darrell-simmons": Person(_man("Даррелл~"), "Даррелл Симмонс", "фотограф", "Родные стены"),
    "dexter-drake": Person(_man("Декстер~"), "Декстер Дрейк", "фокусник", "Магический дар"),
    "gloria-goldberg": Person(
        noun("Глори~", "я/и/и/ю/ей/и", gender=F, animate=True), "Глория Гольдберг", "писательница", "Дар ясновидения"
    ),
    "harvey-walters": Person(_unchanged("Харви", M), "Харви Уолтерс", "профессор", "Сильный разум"),
    "jenny-barnes": Person(_unchanged("Дженни", F), "Дженни Барнс", "светская дама", "Трастовый фонд"),
    "joe-diamond": Person(_unchanged("Джо", M), "Джо Даймонд", "частный детектив", "Чутьё"),
    "kate-winthrop": Person(_unchanged("Кейт", F), "Кейт Уинтроп", "учёная", "Наука!"),
    "mandy-thompson": Person(_unchanged("Мэнди", F), "Мэнди Томпсон", "исследовательница", "Изыскания"),
    "michael-mcglen": Person(_man("Майкл~"), "Майкл Макглен", "гангстер", "Крепкое тело"),
    "monterey-jack": Person(_man("Джек~"), "Монтерей Джек", "археолог", "Археология"),
    "sister-mary": Person(
        noun("сест~ Мэри", "ра/ры/ре/ру/рой/ре", gender=F, animate=True), "сестра Мэри", "монахиня", "Ангел-хранитель"
    ),
    "vincent-lee": Person(_man("Винсент~"), "Винсент Ли", "врач", "Врачебное искусство"),
}

ANCIENT_ONES: Final = {
    "azathoth": _man("Азатот~"),
    "cthulhu": _unchanged("Ктулху", M),
    "hastur": _man("Хастур~"),
    "ithaqua": _unchanged("Итакуа", M),
    "nyarlathotep": _man("Ньярлатхотеп~"),
    "shub-niggurath": _unchanged("Шуб-Ниггурат", F),
    "yig": _man("Йиг~"),
    "yog-sothoth": _man("Йог-Сотот~"),
}

MONSTERS: Final = {
    "cultist": _man("культист~"),
    "ghoul": noun("гул~", "ь/я/ю/я/ем/е", animate=True),
    "zombie": _unchanged("зомби", M),
    "ghost": _man("призрак~"),
    "maniac": _man("маньяк~"),
    "fire-vampire": noun("огненн~", "ый вампир/ого вампира/ому вампиру/ого вампира/ым вампиром/ом вампире", animate=True),
    "mi-go": _unchanged("ми-го", M),
    "byakhee": _unchanged("бьякхи", M),
    "witch": noun("ведьм~", "а/ы/е/у/ой/е", gender=F, animate=True),
    "nightgaunt": noun("ночн~", "ой призрак/ого призрака/ому призраку/ого призрака/ым призраком/ом призраке", animate=True),
    "dimensional-shambler": noun(
        "пространственн~", "ый бродяга/ого бродяги/ому бродяге/ого бродягу/ым бродягой/ом бродяге", animate=True
    ),
    "vampire": _man("вампир~"),
    "high-priest": noun("верховн~", "ый жрец/ого жреца/ому жрецу/ого жреца/ым жрецом/ом жреце", animate=True),
    "star-spawn": noun("звёздн~", "ое отродье/ого отродья/ому отродью/ое отродье/ым отродьем/ом отродье", gender=N),
    "shoggoth": _man("шоггот~"),
    "dark-young": noun("тёмн~", "ая поросль/ой поросли/ой поросли/ую поросль/ой порослью/ой поросли", gender=F),
    "haunter-of-the-dark": noun("Обитател~ тьмы", "ь/я/ю/я/ем/е", animate=True),
    "the-black-man": noun(
        "Чёрн~", "ый человек/ого человека/ому человеку/ого человека/ым человеком/ом человеке", animate=True
    ),
    "the-bloated-woman": noun(
        "Раздут~", "ая женщина/ой женщины/ой женщине/ую женщину/ой женщиной/ой женщине", gender=F, animate=True
    ),
    "the-dark-pharaoh": noun("Тёмн~", "ый фараон/ого фараона/ому фараону/ого фараона/ым фараоном/ом фараоне", animate=True),
    "god-of-the-bloody-tongue": noun("Бог~ Кровавого языка", _MAN, animate=True),
}
"""Monsters; the masks of Nyarlathotep have names of their own."""

ALLIES: Final = {
    "duke": _man("Дюк~"),
    "anna-kaslow": noun("Анн~ Каслоу", "а/ы/е/у/ой/е", gender=F, animate=True),
    "basil-elton": noun("Бэзил~", " Элтон/а Элтона/у Элтону/а Элтона/ом Элтоном/е Элтоне", animate=True),
    "professor-armitage": noun(
        "профессор~",
        " Армитедж/а Армитеджа/у Армитеджу/а Армитеджа/ом Армитеджем/е Армитедже",
        animate=True,
    ),
    "ruby-standish": _unchanged("Руби Стэндиш", F),
    "ryan-dean": noun("Райан~", " Дин/а Дина/у Дину/а Дина/ом Дином/е Дине", animate=True),
    "tom-mountain-murphy": noun(
        "Том~",
        " «Гора» Мёрфи/а «Горы» Мёрфи/у «Горе» Мёрфи/а «Гору» Мёрфи/ом «Горой» Мёрфи/е «Горе» Мёрфи",
        animate=True,
    ),
    "john-legrasse": noun("Джон~", " Леграсс/а Леграсса/у Леграссу/а Леграсса/ом Леграссом/е Леграссе", animate=True),
}

# -------------------------------------------------------------------- nouns

_THING: Final = noun("вещ~", "ь/и/и/ь/ью/и", "и/ей/ям/и/ями/ах", gender=F)
_THINGS: Final = {
    kind: (
        tuple(f"{stem}{ending}" for ending in ("ая", "ой", "ой", "ую", "ой", "ой")),
        tuple(f"{stem}{ending}" for ending in ("ые", "ых", "ым", "ые", "ыми", "ых")),
    )
    for kind, stem in ((COMMON, "прост"), (UNIQUE, "уникальн"))
}
"""The adjectives of common and unique items: one, and several."""
GOODS: Final = (
    noun("улик~", "а/и/е/у/ой/е", "и//ам/и/ами/ах", gender=F),
    _THING,
    _THING,
    noun("заклинани~", "е/я/ю/е/ем/и", "я/й/ям/я/ями/ях", gender=N),
    noun("союзник~", _MAN, "и/ов/ам/ов/ами/ах", animate=True),
    noun("трофе~", "й/я/ю/й/ем/е", "и/ев/ям/и/ями/ях"),
)
_ALLY_WOMAN: Final = noun("союзниц~", "а/ы/е/у/ей/е", gender=F, animate=True)
VALUES: Final = (
    noun("рассуд~", "ок/ка/ку/ок/ком/ке", "ка/ка/ку/ок/ком/ке"),
    noun("здоровь~", "е/я/ю/е/ем/е", "я/я/ям/я/ями/ях", gender=N),
)
SIGN: Final = noun("Знак~ Древних", "/а/у//ом/е", "и/ов/ам/и/ами/ах")
DOOM: Final = noun("жетон~ безысходности", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах")
MONSTER_WORD: Final = noun("монстр~", _MAN, "ы/ов/ам/ов/ами/ах", animate=True)
DIE: Final = noun("кубик~", "/а/у//ом/е", "и/ов/ам/и/ами/ах")
TASK: Final = noun("задач~", "а/и/е/у/ей/е", "и//ам/и/ами/ах", gender=F)
CARD: Final = noun("карт~", "а/ы/е/у/ой/е", "ы//ам/ы/ами/ах", gender=F)
TIME: Final = noun("раз~", "/а/у//ом/е", "ы//ам/ы/ами/ах")
SEARCH: Final = noun("поиск~", "/а/у//ом/е", "и/ов/ам/и/ами/ах")
SHOWN: Final = (
    noun("знани~", "е/я/ю/е/ем/и", gender=N),
    noun("риск~", "/а/у//ом/е"),
    noun("ужас~", "/а/у//ом/е"),
    noun("джокер~", "/а/у//ом/е"),
)
"""What a die can show besides investigation: lore, peril, terror, wild."""
COLOURS: Final = (
    "зелёный/зелёного/зелёному/зелёный/зелёным/зелёном",
    "жёлтый/жёлтого/жёлтому/жёлтый/жёлтым/жёлтом",
    "красный/красного/красному/красный/красным/красном",
)
DICE: Final = tuple(described(colour, DIE) for colour in COLOURS)
ADVENTURE_WORD: Final = noun("приключени~", "е/я/ю/е/ем/и", gender=N)
WORLD_WORD: Final = noun("Ин~", "ой мир/ого мира/ому миру/ой мир/ым миром/ом мире")
MYTHOS_WORD: Final = noun("карт~ Мифа", "а/ы/е/у/ой/е", gender=F)
ORDINALS: Final = ("перв/ая/ой/ой/ую/ой/ой", "втор/ая/ой/ой/ую/ой/ой", "треть/я/ей/ей/ю/ей/ей")
HOURS: Final = {3: "III", 6: "VI", 9: "IX", 12: "XII"}

# -------------------------------------------------------------------- numbers of things


def icons(n: int, icon: str, thing: Noun, case: Case = NOM) -> Text:
    """A number of things that a card draws as a symbol."""
    return cat(n, " ", Icon(icon, counted(n, thing, case)))


def goods_word(kind: int, n: int = 1, case: Case = NOM) -> str:
    """What so many clues, cards of a kind or trophies are called."""
    word = counted(n, GOODS[kind], case)
    if kind not in _THINGS:
        return word
    one, several = _THINGS[kind]
    size = number_class(n)
    if size is Number.ONE:
        return f"{one[case]} {word}"
    return f"{several[GEN if size is Number.MANY and case in (NOM, ACC) else case]} {word}"


def goods(kind: int, n: int = 1, case: Case = NOM) -> Text:
    """So many clues, cards of a kind or trophies."""
    return cat(n, " ", Icon(reading.GOODS_ICONS[kind], goods_word(kind, n, case)))


def goods_many(kind: int) -> str:
    """Clues or cards of a kind, as an object."""
    word = GOODS[kind].many(ACC)
    return f"{_THINGS[kind][1][ACC]} {word}" if kind in _THINGS else word


def trophies(n: int, case: Case = NOM) -> Text:
    """So many trophies."""
    return goods(TROPHY, n, case)


def value(kind: int, case: Case = NOM) -> Text:
    """Sanity or health."""
    return (Icon(reading.VALUE_ICONS[kind], VALUES[kind].one(case)),)


def values(kind: int, n: int, case: Case = NOM) -> Text:
    """So much sanity or health."""
    return icons(n, reading.VALUE_ICONS[kind], VALUES[kind], case)


def signs(n: int, case: Case = NOM) -> Text:
    """So many Elder Signs."""
    return icons(n, reading.SIGN_ICON, SIGN, case)


def doom(n: int, case: Case = NOM) -> Text:
    """So many doom tokens."""
    return icons(n, reading.DOOM_ICON, DOOM, case)


def up_to(n: int, thing: Noun) -> str:
    """At most so many, as an object; one is just one."""
    return count(n, thing, ACC) if n == 1 else f"до {count(n, thing, GEN)}"


# -------------------------------------------------------------------- dice and tasks


def face(number: int, case: Case = NOM) -> Text:
    """What a die shows: «3 поиска», «знание»."""
    icon = reading.FACE_ICONS[number]
    if number <= INV4:
        return icons(INVESTIGATION[number], icon, SEARCH, case)
    return (Icon(icon, SHOWN[number - INV4 - 1].one(case)),)


def symbol(wanted: Symbol) -> Text:
    """A symbol of a task: «3 поиска», «знание», «риск/ужас»."""
    if isinstance(wanted, Investigation):
        return icons(wanted.n, reading.INVESTIGATION_ICON, SEARCH)
    return join("/", [face(one) for one in wanted.faces])


def task_word(number: int, case: Case = NOM) -> str:
    """A task by its number from the top, counted from 0."""
    stem, *endings = ORDINALS[number].split("/")
    return f"{stem}{endings[case]} {TASK.one(case)}"


def die(piece: int, shows: int = -1, case: Case = NOM) -> Text:
    """A die by its colour, and what it shows if it was rolled."""
    name = (reading.to_piece(piece, DICE[COLOUR_OF[piece]].one(case)),)
    return cat(name, " (", face(shows), ")") if shows >= 0 else name


def rolled(shown: list[tuple[int, int]]) -> Text:
    """What dice show: green ones by their faces alone, the others with their colour."""
    shown = sorted(shown, key=lambda one: (COLOUR_OF[one[0]], one[1]))
    return listed([_rolled(piece, one) for piece, one in shown])


def _rolled(piece: int, shows: int) -> Text:
    colour = COLOUR_OF[piece]
    return face(shows) if colour == GREEN else cat(face(shows), f" на {COLOURS[colour].split('/')[LOC]}")


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


# -------------------------------------------------------------------- cards and tokens in a sentence


def adventure_title(card: Adventure) -> str:
    """The title of an adventure or Other World."""
    return ADVENTURES[card.code]


def adventure_name(piece: int) -> Text:
    """An adventure or Other World by its title alone."""
    return ("«", reading.to_piece(piece, adventure_title(ADVENTURE[piece])), "»")


def adventure(piece: int, case: Case = NOM) -> Text:
    """An adventure or Other World, called what it is."""
    word = WORLD_WORD if ADVENTURE[piece].is_world else ADVENTURE_WORD
    return cat(word.one(case), " ", adventure_name(piece))


def trial(piece: int, case: Case = NOM) -> Text:
    """An adventure as something to be lived through, also in an Other World."""
    where = " в Ином мире" if ADVENTURE[piece].is_world else ""
    return cat(f"{ADVENTURE_WORD.one(case)}{where} ", adventure_name(piece))


def possession(piece: int, case: Case = NOM) -> Text:
    """An item, spell or ally, called what it is."""
    card = reading.possession(piece)
    if card.kind == ALLY:
        name = ALLIES[card.code]
        word = agree(name.gender, GOODS[ALLY].one(case), _ALLY_WOMAN.one(case), "")
        return cat(word, " ", reading.to_piece(piece, name.one(case)))
    return cat(goods_word(card.kind, 1, case), " «", reading.to_piece(piece, CARDS[card.code]), "»")


def possession_title(card: Possession) -> str:
    """The name of an item, spell or ally."""
    return capitalised(ALLIES[card.code].one()) if card.kind == ALLY else CARDS[card.code]


def mythos_title(card: Mythos) -> str:
    """The title of a Mythos card: both halves."""
    return f"{UPPERS[card.upper.code]}… {LOWERS[card.lower.code]}"


def mythos(piece: int) -> Text:
    """A Mythos card by its title."""
    return ("«", reading.to_piece(piece, mythos_title(MYTHOS_CARD[piece])), "»")


def ancient_one(piece: int, case: Case = NOM) -> Text:
    """An Ancient One by name."""
    return (reading.to_piece(piece, ANCIENT_ONES[reading.code(piece)].one(case)),)


def monster(piece: int, case: Case = NOM) -> Text:
    """A monster by its name."""
    return (reading.to_piece(piece, MONSTERS[reading.code(piece)].one(case)),)


def monster_gender(piece: int) -> Gender:
    """For words that agree with a monster."""
    return MONSTERS[reading.code(piece)].gender


def capitalised(word: str) -> str:
    """The word with a capital letter, the rest as it is."""
    return word[:1].upper() + word[1:]
