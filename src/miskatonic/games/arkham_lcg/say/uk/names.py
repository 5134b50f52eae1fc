"""Ukrainian names: investigators, enemies, locations, tokens and other things, and how a sentence mentions them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import ALLY, TOKEN_VALUE
from miskatonic.games.arkham_lcg.rules.box import (
    ACT_CARD,
    AGENDA_CARD,
    ASSET,
    ENEMY,
    EVENT,
    INVESTIGATOR,
    LOCATION,
    PLACE_NAMED,
    PLACE_OF,
    TREACHERY,
    WEAKNESSES,
)
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.games.arkham_lcg.say.uk.titles import TITLES
from miskatonic.text.parts import Icon, Text, cat
from miskatonic.text.slavic import ACC, GEN, LOC, NOM, Case, F, Gender, M, N, Noun, agree, noun
from miskatonic.text.uk import counted, past

# -------------------------------------------------------------------- people and beings

_SAME: Final = "/////"
_MAN: Final = "/а/ові/а/ом/ові"
_GHOUL: Final = (" гуль", " гуля", " гулю", " гуля", " гулем", " гулі")


@dataclass(frozen=True)
class Person:
    """An investigator: first name, full name and calling."""

    name: Noun
    full: str
    role: str

    @property
    def gender(self) -> Gender:
        """For verbs of the past tense."""
        return self.name.gender


def _ghoul(stem: str) -> Noun:
    """A ghoul of some kind, from the stem of the adjective."""
    endings = ("ий", "ого", "ому", "ого", "им", "ому")
    return noun(f"{stem}~", "/".join(a + b for a, b in zip(endings, _GHOUL, strict=True)), animate=True)


PEOPLE: Final = {
    "roland-banks": Person(noun("Роланд~", _MAN, animate=True), "Роланд Бенкс", "Федеральний агент"),
    "daisy-walker": Person(noun("Дейзі", _SAME, gender=F, animate=True), "Дейзі Вокер", "Бібліотекарка"),
    "skids-otoole": Person(noun("Скідс~", _MAN, animate=True), "Скідс О’Тул", "Колишній в’язень"),
    "agnes-baker": Person(noun("Агнес", _SAME, gender=F, animate=True), "Агнес Бейкер", "Офіціантка"),
    "wendy-adams": Person(noun("Венді", _SAME, gender=F, animate=True), "Венді Адамс", "Безпритульниця"),
}

ENEMIES: Final = {
    "flesh-eater": noun("пожирач~ плоті", "/а/у/а/ем/і", animate=True),
    "icy-ghoul": _ghoul("крижан"),
    "swarm-of-rats": noun("згра~ щурів", "я/ї/ї/ю/єю/ї", gender=F),
    "ghoul-minion": _ghoul("молодш"),
    "ravenous-ghoul": _ghoul("зголодніл"),
    "ghoul-priest": noun("гул~", "ь-жрець/я-жерця/ю-жерцю/я-жерця/ем-жерцем/ю-жерцеві", animate=True),
    "mob-enforcer": noun("вибивач~ боргів", "/а/у/а/ем/і", animate=True),
    "silver-twilight-acolyte": noun("аколіт~ Срібних Сутінків", "/а/у/а/ом/і", animate=True),
    "stubborn-detective": noun(
        "настирн~", "ий детектив/ого детектива/ому детективу/ого детектива/им детективом/ому детективі", animate=True
    ),
}

PLACES: Final = {
    "study": noun("Кабінет~", "/у/у//ом/і"),
    "hallway": noun("Передпок~", "ій/ою/ою/ій/оєм/ої"),
    "attic": noun("Горищ~", "е/а/у/е/ем/і", gender=N),
    "cellar": noun("Підвал~", "/у/у//ом/і"),
    "parlor": noun("Вітальн~", "я/і/і/ю/ею/і", gender=F),
}
ON_TOP: Final = ("attic",)
"""Locations that one is on, not in."""

# -------------------------------------------------------------------- things that are counted

_MASCULINE: Final = ("/а/у//ом/і", "и/ів/ам/и/ами/ах")

DAMAGE: Final = noun("шкод~", "а/и/і/у/ою/і", "и/и/и/и/и/и", gender=F)
HORROR: Final = noun("жах~", "/у/у//ом/у", "у/у/у/у/у/у")
"""Damage and horror are counted without a plural: 1 шкода, 2 шкоди, 5 шкоди; 1 жах, 2 жаху."""
CLUE: Final = noun("доказ~", "/у/у//ом/і", "и/ів/ам/и/ами/ах")
RESOURCE: Final = noun("ресурс~", "/у/у//ом/і", "и/ів/ам/и/ами/ах")
DOOM: Final = noun("жетон~ приреченості", *_MASCULINE)
ACTION: Final = noun("ді~", "я/ї/ї/ю/єю/ї", "ї/й/ям/ї/ями/ях", gender=F)
MORE_ACTIONS: Final = noun(
    "додатков~", "а дія/ої дії/ій дії/у дію/ою дією/ій дії", "і дії/их дій/им діям/і дії/ими діями/их діях", gender=F
)
CARD: Final = noun("карт~", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F)
TOP_CARD: Final = noun(
    "верхн~", "я карта/ьої карти/ій карті/ю карту/ьою картою/ій карті", "і карти/іх карт/ім картам/і карти", gender=F
)
COPY: Final = noun("копі~", "я/ї/ї/ю/єю/ї", "ї/й/ям/ї/ями/ях", gender=F)
POINT: Final = noun("оч~", "ко/ка/ку/ко/ком/ку", "ка/ок/кам/ка/ками/ках", gender=N)
TRAUMAS: Final = tuple(
    noun(f"{stem}~", "а травма/ої травми/ій травмі/у травму", "і травми/их травм/им травмам/і травми", gender=F)
    for stem in ("фізичн", "психічн")
)
TIME: Final = noun("раз~", "/у/у//ом/і", "и/ів/ам/и/ами/ах")
MORE_HANDS: Final = noun(
    "додатков~",
    "ий слот руки/ого слота руки/ому слоту руки/ий слот руки",
    "і слоти руки/их слотів руки/им слотам руки/і слоти руки",
)
USES: Final = (
    noun("наб~", "ій/ою/ою/ій/оєм/ої", "ої/оїв/оям/ої/оями/оях"),
    noun("припас~", "/у/у//ом/і", "и/ів/ам/и/ами/ах"),
    noun("заряд~", "/у/у//ом/і", "и/ів/ам/и/ами/ах"),
    noun("секрет~", "/у/у//ом/і", "и/ів/ам/и/ами/ах"),
)
"""By kind: ammo, supplies, charges, secrets."""

SKILLS: Final = (
    noun("вол~", "я/і/і/ю/ею/і", gender=F),
    noun("інтелект~", "/у/у//ом/і"),
    noun("сил~", "а/и/і/у/ою/і", gender=F),
    noun("спритн~", "ість/ості/ості/ість/істю/ості", gender=F),
    noun("джокер~", "/а/у//ом/і"),
)
"""By skill: willpower, intellect, combat, agility, wild."""
TOKENS: Final = {
    10: noun("череп~", "/а/у//ом/і"),
    11: noun("культист~", "/а/у/а/ом/і", animate=True),
    12: noun("скрижал~", "ь/і/і/ь/лю/і", gender=F),
    13: noun("Стар~", "ець/ця/цю/ця/цем/цеві", animate=True),
    14: noun("автоматичн~", "ий провал/ого провалу/ому провалу/ий провал/им провалом/ому провалі"),
    15: noun("Знак~ Стародавніх", "/а/у//ом/у"),
}
"""The tokens with a symbol."""

CLASSES: Final = ("Хранитель", "Шукач", "Пройдисвіт", "Містик", "Уцілілий", "Нейтральна карта")
CLASSES_OF: Final = ("хранителя", "шукача", "пройдисвіта", "містика", "вцілілого")
"""Whose cards they are, by class, after a vowel."""
SLOTS: Final = ("рука", "аксесуар", "одяг", "союзник", "чари")
SLOTS_OF: Final = ("руки", "аксесуара", "одягу", "союзника", "чарів")
"""After the word for a slot."""
DIFFICULTIES: Final = {"easy": "Легкий", "standard": "Звичайний", "hard": "Складний", "expert": "Експертний"}
RESOLUTIONS: Final = ("розв’язки не досягнуто", "дім спалено", "дім уцілів", "гулі вирвалися на волю")
"""What became of the house, by resolution."""
SCENARIOS: Final = {"the-gathering": "Зібрання"}
RECORDS: Final = {
    "house-standing": "дім уцілів",
    "house-burned": "дім згорів",
    "ghoul-priest-alive": "гуль-жрець живий",
    "lita-finds-others": "Літа шукає інших помічників",
}
"""What the campaign log remembers."""
PHASES: Final = ("", "фаза міту", "фаза розслідування", "фаза ворогів", "фаза перепочинку")

TRAITS: Final = {
    "agency": "агентство",
    "ally": "союзник",
    "armor": "захист",
    "charm": "оберіг",
    "creature": "істота",
    "criminal": "злочинець",
    "cultist": "культист",
    "curse": "прокляття",
    "detective": "детектив",
    "drifter": "мандрівник",
    "elite": "елітний",
    "firearm": "вогнепальна",
    "fortune": "удача",
    "ghoul": "гуль",
    "hazard": "лихо",
    "humanoid": "гуманоїд",
    "illicit": "незаконне",
    "innate": "вроджене",
    "insight": "осяяння",
    "item": "предмет",
    "madness": "божевілля",
    "melee": "рукопашна",
    "miskatonic": "Міскатонік",
    "monster": "монстр",
    "omen": "передвістя",
    "police": "поліція",
    "practiced": "набуте",
    "relic": "реліквія",
    "science": "наука",
    "silver-twilight": "Срібні Сутінки",
    "sorcerer": "чаротворець",
    "spell": "заклинання",
    "spirit": "дух",
    "supply": "припаси",
    "tactic": "тактика",
    "talent": "талант",
    "task": "завдання",
    "terror": "страх",
    "tome": "фоліант",
    "tool": "інструмент",
    "weapon": "зброя",
}
TRAIT_NOUNS: Final = {
    "ghoul": noun("гул~", "ь/я/ю/я/ем/і", "і/ів/ям/ів/ями/ях", animate=True),
    "item": noun("предмет~", *_MASCULINE),
    "monster": noun("монстр~", "/а/у/а/ом/і", "и/ів/ам/ів/ами/ах", animate=True),
    "spell": noun("заклинан~", "ня/ня/ню/ня/ням/ні", "ня/ь/ням/ня/нями/нях", gender=N),
    "tome": noun("фоліант~", *_MASCULINE),
}
"""The traits of which cards speak."""

PLAYER: Final = noun("грав~", "ець/ця/цю/ця/цем/цеві", animate=True)
ALLIES: Final = (
    noun("союзник~", "/а/у/а/ом/у", animate=True),
    noun("союзниц~", "я/і/і/ю/ею/і", gender=F, animate=True),
)
ASSET_NOUN: Final = noun("актив~", "/у/у//ом/і", "и/ів/ам/и/ами/ах")
EVENT_NOUN: Final = noun("поді~", "я/ї/ї/ю/єю/ї", gender=F)
TREACHERY_NOUN: Final = noun("напаст~", "ь/і/і/ь/ю/і", gender=F)
WEAKNESS: Final = noun("слабк~", "ість/ості/ості/ість/істю/ості", gender=F)
ACT_NOUN: Final = noun("сцен~", "а/и/і/у/ою/і", gender=F)
AGENDA_NOUN: Final = noun("задум~", "/у/у//ом/і")
WOMEN: Final = ("lita-chantler", "arcane-initiate")
"""Allies who are women."""

# -------------------------------------------------------------------- numbers of things


def signed(n: int) -> str:
    """A modifier with its sign: «+1», «−2», «0».

    >>> signed(1), signed(-2), signed(0)
    ('+1', '−2', '0')
    """
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


def icons(n: int, icon: str, thing: Noun, case: Case = ACC) -> Text:
    """A number of things that a card draws as a symbol."""
    return cat(n, " ", Icon(icon, counted(n, thing, case)))


def damage(n: int, case: Case = ACC) -> Text:
    """So much damage."""
    return icons(n, reading.DAMAGE_ICON, DAMAGE, case)


def horror(n: int, case: Case = ACC) -> Text:
    """So much horror."""
    return icons(n, reading.HORROR_ICON, HORROR, case)


def clues(n: int, case: Case = ACC) -> Text:
    """So many clues."""
    return icons(n, reading.CLUE_ICON, CLUE, case)


def resources(n: int, case: Case = ACC) -> Text:
    """So many resources."""
    return icons(n, reading.RESOURCE_ICON, RESOURCE, case)


def doom(n: int, case: Case = ACC) -> Text:
    """So many doom tokens."""
    return icons(n, reading.DOOM_ICON, DOOM, case)


def skill(kind: int, case: Case = NOM) -> Icon:
    """A skill."""
    return Icon(reading.SKILL_ICONS[kind], SKILLS[kind].one(case))


def health() -> Icon:
    """Health."""
    return Icon(reading.HEALTH_ICON, "здоров’я")


def sanity() -> Icon:
    """Sanity."""
    return Icon(reading.SANITY_ICON, "розум")


def token(number: int, case: Case = NOM) -> Text:
    """A chaos token: «−2», «череп»."""
    if number in TOKENS:
        return (Icon(reading.TOKEN_ICONS[number], TOKENS[number].one(case)),)
    return (signed(TOKEN_VALUE[number]),)


def of_class(klass: int, before: str) -> str:
    """Whose card it is by class, after a word: «подія вцілілого», «актив уцілілого»."""
    word = CLASSES_OF[klass]
    return f"у{word[1:]}" if word[0] == "в" and before[-1] not in "аеиіоуюя" else word


# -------------------------------------------------------------------- mentions in a sentence


def person(view: State, seat: int, case: Case = NOM) -> Text:
    """Who sits there: the investigator by the first name, or the player for a seat that has none."""
    piece = reading.investigator_of(view, seat)
    return (f"{PLAYER.one(case)} {seat + 1}",) if piece < 0 else investigator(piece, case)


def investigator(piece: int, case: Case = NOM) -> Text:
    """An investigator by the first name."""
    return (reading.to_person(piece, PEOPLE[reading.code(piece)].name.one(case)),)


def gender_of(view: State, seat: int) -> Gender:
    """The gender of who sits there."""
    piece = reading.investigator_of(view, seat)
    return M if piece < 0 else PEOPLE[reading.code(piece)].gender


def did(view: State, seat: int, verb: str) -> Text:
    """What somebody did: the name and a verb of the past tense, given in the masculine: regular, or both forms."""
    return cat(person(view, seat), f" {conjugated(gender_of(view, seat), verb)} ")


def conjugated(gender: Gender, verb: str) -> str:
    """A verb of the past tense, given in the masculine: regular, or both forms.

    >>> conjugated(F, "втратив"), conjugated(F, "пішов/пішла")
    ('втратила', 'пішла')
    """
    masculine, _, feminine = verb.partition("/")
    return agree(gender, masculine, feminine, "") if feminine else past(gender, verb)


def enemy(piece: int, case: Case = NOM) -> Text:
    """An enemy by name."""
    return (reading.to_piece(piece, ENEMIES[reading.code(piece)].one(case)),)


def enemies(pieces: list[int], case: Case = NOM) -> list[Text]:
    """Several enemies by name, those alike together: «зграя щурів ×2»."""
    return [cat(enemy(piece, case), f" ×{n}" if n > 1 else "") for piece, n in reading.alike(pieces)]


def place(number: int, case: Case = NOM) -> Text:
    """A location by name."""
    return (reading.to_place(number, place_noun(number).one(case)),)


def place_noun(number: int) -> Noun:
    """The name of a location, in all its forms."""
    return PLACES[reading.code(reading.location(number))]


def place_at(number: int) -> Text:
    """At a location: «в Кабінеті», «на Горищі»."""
    on = reading.code(reading.location(number)) in ON_TOP
    return cat("на " if on else "в ", place(number, LOC))


def place_to(number: int) -> Text:
    """To a location: «до Кабінету», «на Горище»."""
    on = reading.code(reading.location(number)) in ON_TOP
    return cat("на ", place(number, ACC)) if on else cat("до ", place(number, GEN))


def named(slug: str) -> int:
    """The place whose card has this code."""
    return PLACE_NAMED[slug]


def quoted(piece: int) -> Text:
    """A card by its title, between quotation marks; an enemy, a location or a person without."""
    if piece < 0:
        return (CARD.one(),)
    if piece in ENEMY or piece in LOCATION or piece in INVESTIGATOR:
        return thing(piece)
    return ("«", reading.to_piece(piece, TITLES[reading.code(piece)]), "»")


def kind_of(piece: int) -> Noun:
    """The word for what a card is."""
    if piece in ASSET:
        woman = reading.code(piece) in WOMEN
        return ALLIES[woman] if ALLY in ASSET[piece].slots else ASSET_NOUN
    if piece in ACT_CARD:
        return ACT_NOUN
    if piece in AGENDA_CARD:
        return AGENDA_NOUN
    if piece in WEAKNESSES:
        return WEAKNESS
    if piece in EVENT:
        return EVENT_NOUN
    return TREACHERY_NOUN if piece in TREACHERY else CARD


def thing(piece: int, case: Case = NOM) -> Text:
    """Any card in a sentence: «крижаного гуля», «актив «Мачете»», «Дейзі»; one that is not seen is «карта»."""
    if piece < 0:
        return (CARD.one(case),)
    if piece in INVESTIGATOR:
        return investigator(piece, case)
    if piece in ENEMY:
        return enemy(piece, case)
    if piece in LOCATION:
        return place(PLACE_OF[piece], case)
    return cat(f"{kind_of(piece).one(case)} ", quoted(piece))


def noun_of(piece: int) -> Noun:
    """The noun with which verbs agree when a card is mentioned."""
    if piece in INVESTIGATOR:
        return PEOPLE[reading.code(piece)].name
    if piece in ENEMY:
        return ENEMIES[reading.code(piece)]
    return place_noun(PLACE_OF[piece]) if piece in LOCATION else kind_of(piece)


def source(piece: int) -> Text:
    """What is used: a card by its title, or the ability of an investigator."""
    return cat("здібність ", investigator(piece, GEN)) if piece in INVESTIGATOR else quoted(piece)


def exhausted(piece: int) -> str:
    """That a card is exhausted, in its gender: «виснажений»."""
    return agree(noun_of(piece).gender, "виснажений", "виснажена", "виснажене")
