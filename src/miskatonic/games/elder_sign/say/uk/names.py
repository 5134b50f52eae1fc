"""Ukrainian names: cards, investigators, monsters, dice and symbols, and how a sentence mentions them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.dice import INVESTIGATION, LORE
from miskatonic.games.elder_sign.cards.sheets import Mythos
from miskatonic.games.elder_sign.cards.words import ALLY, SPELL, TROPHY, Investigation, Symbol
from miskatonic.games.elder_sign.rules.box import (
    ADVENTURE,
    COLOUR_OF,
    INVESTIGATOR,
    MONSTER,
    MYTHOS_CARD,
    POSSESSION,
)
from miskatonic.games.elder_sign.say import reading
from miskatonic.games.elder_sign.say.speaker import Desk
from miskatonic.text.parts import Icon, Text, cat, join
from miskatonic.text.slavic import ACC, NOM, Case, F, Gender, M, N, Noun, agree, noun
from miskatonic.text.uk import count, counted, listed, past

# -------------------------------------------------------------------- cards

ADVENTURES: Final = {
    "ancient-relics": "Прадавні реліквії",
    "a-terrible-discovery": "Жахливе відкриття",
    "did-you-hear-that": "Ви це чули?",
    "the-loading-dock": "Вантажна рампа",
    "the-storage-closet": "Комірчина",
    "the-key-to-the-beyond": "Ключ до позамежжя",
    "riot-in-the-streets": "Заворушення на вулицях",
    "unnatural-habitat": "Неприродне середовище",
    "dont-fall-asleep": "Тільки не засни",
    "the-hidden-passage": "Потаємний хід",
    "something-has-broken-free": "Щось вирвалося на волю",
    "hallway-on-fire": "Коридор у вогні",
    "horrible-visions": "Моторошні видіння",
    "late-night-break-in": "Нічний злам",
    "theres-something-in-the-basement": "У підвалі щось є",
    "tempest-in-a-teapot": "Буря в склянці води",
    "a-secret-gathering": "Таємне зібрання",
    "the-missing-records": "Зниклі записи",
    "vermin-in-the-pipes": "Погань у трубах",
    "the-archives": "Архів",
    "stay-away-from-the-windows": "Подалі від вікон",
    "gate-to-elsewhere": "Ворота казна-куди",
    "administration-office": "Кабінет адміністрації",
    "we-need-to-find-help": "Нам потрібна допомога",
    "a-peculiar-specimen": "Химерний зразок",
    "mysterious-tome": "Таємничий фоліант",
    "lights-out": "Світло згасло",
    "the-elder-sign": "Знак Стародавніх",
    "the-writing-on-the-wall": "Письмена на стіні",
    "gala-in-the-great-hall": "Прийом у Великій залі",
    "please-do-not-touch-the-exhibits": "Експонатів не торкатися",
    "medusa-exhibit": "Медуза Горгона",
    "the-guided-tour": "Екскурсія",
    "you-become-that-which-you-fear-most": "Ти стаєш тим, чого боїшся",
    "the-curator": "Хранитель музею",
    "the-hedge-maze": "Лабіринт із живоплоту",
    "public-lavatory": "Громадська вбиральня",
    "forgotten-knowledge": "Забуті знання",
    "the-hall-of-the-dead": "Зала мертвих",
    "the-graveyard": "Цвинтар",
    "the-security-office": "Пост охорони",
    "transported-by-magic": "Перенесені чарами",
    "when-night-falls": "Коли западає ніч",
    "the-gift-shop": "Крамничка подарунків",
    "haunted-by-a-shadowy-figure": "Тінь іде слідом",
    "koi-pond": "Ставок із коропами",
    "remains-of-the-high-priest": "Останки верховного жерця",
    "blood-on-the-floor": "Кров на підлозі",
    "the-dreamlands": "Країна снів",
    "city-of-the-great-race": "Місто Великої Раси",
    "great-hall-of-celaeno": "Велика зала Келено",
    "plateau-of-leng": "Плато Ленґ",
    "another-dimension": "Інший вимір",
    "yuggoth": "Юґґот",
    "rlyeh": "Р’льєх",
    "another-time": "Інший час",
}
"""Adventures of the museum and, at the end, the Other Worlds."""

CARDS: Final = {
    "45-automatic": "Кольт 45-го калібру",
    "axe": "Сокира",
    "bullwhip": "Батіг",
    "cavalry-saber": "Кавалерійська шабля",
    "lantern": "Ліхтар",
    "rifle": "Гвинтівка",
    "shotgun": "Дробовик",
    "tommy-gun": "Пістолет-кулемет Томпсона",
    "dynamite": "Динаміт",
    "provisions": "Припаси",
    "whiskey": "Віскі",
    "old-journal": "Старий щоденник",
    "alien-statue": "Позаземна статуетка",
    "enchanted-blade": "Зачарований клинок",
    "enchanted-jewelry": "Зачаровані прикраси",
    "holy-water": "Свята вода",
    "obsidian-statue": "Обсидіанова статуетка",
    "pallid-mask": "Бліда маска",
    "ruby-of-rlyeh": "Рубін Р’льєха",
    "sword-of-glory": "Меч слави",
    "healing-stone": "Цілющий камінь",
    "flute-of-the-outer-gods": "Флейта Зовнішніх богів",
    "blue-watcher-of-the-pyramid": "Синій вартовий піраміди",
    "necronomicon": "Некрономікон",
    "wither": "В’янення",
    "shrivelling": "Всихання",
    "mists-of-releh": "Тумани Релеха",
    "voice-of-ra": "Голос Ра",
    "enchant-weapon": "Зачарування зброї",
    "red-sign-of-shudde-mell": "Червоний знак Шудде-М’єлла",
    "arcane-insight": "Таємне осяяння",
    "dread-curse-of-azathoth": "Страшне прокляття Азатота",
    "bind-monster": "Пута для монстра",
    "heal": "Зцілення",
    "soothe-the-mind": "Заспокоєння розуму",
    "flesh-ward": "Захист плоті",
}
"""Items and spells."""


def _man(name: str, endings: str = "/а/ові/а/ом/ові") -> Noun:
    return noun(name, endings, animate=True)


def _woman(name: str, endings: str = "а/и/і/у/ою/і") -> Noun:
    return noun(name, endings, gender=F, animate=True)


_SAME: Final = "/////"

ALLIES: Final = {
    "duke": _man("Дюк~"),
    "anna-kaslow": _woman("Анн~ Каслоу"),
    "basil-elton": _man("Безіл~ Елтон~"),
    "professor-armitage": _man("професор~", " Армітедж/а Армітеджа/ові Армітеджу/а Армітеджа/ом Армітеджем/ові Армітеджу"),
    "ruby-standish": _woman("Рубі Стендіш", _SAME),
    "ryan-dean": _man("Раян~ Дін~"),
    "tom-mountain-murphy": _man("Том~ «Гора» Мерфі"),
    "john-legrasse": _man("Джон~ Леграсс~"),
}

UPPER: Final = {
    "the-stars-align": "Зорі сходяться",
    "sudden-terror": "Раптовий жах",
    "whispers-at-the-gate": "Шепіт біля воріт",
    "be-prepared": "Будьте готові",
    "keep-friends-close": "Тримайтеся разом",
    "a-door-swings-open": "Двері розчахнулися",
    "the-dead-walk": "Мерці йдуть",
    "the-seal-weakens": "Печать слабне",
    "the-halls-shift": "Зали зсуваються",
}
LOWER: Final = {
    "amid-stillness": "серед тиші",
    "when-memories-fade": "коли блякне пам’ять",
    "for-living-nightmares": "перед живими кошмарами",
    "to-bring-madness": "несучи божевілля",
    "as-the-clock-strikes": "коли б’є годинник",
    "behind-closed-doors": "за зачиненими дверима",
    "in-a-pale-light": "у блідому світлі",
    "under-a-blood-moon": "під кривавим місяцем",
    "until-the-debt-is-paid": "доки не сплачено борг",
}
"""The halves of the Mythos cards' titles."""

# -------------------------------------------------------------------- people and beings


@dataclass(frozen=True)
class Person:
    """An investigator: first name, full name, calling and what the ability is called."""

    name: Noun
    full: str
    role: str
    ability: str

    @property
    def gender(self) -> Gender:
        """For verbs of the past tense."""
        return self.name.gender


PEOPLE: Final = {
    "amanda-sharpe": Person(_woman("Аманд~"), "Аманда Шарп", "Студентка", "Старанність"),
    "ashcan-pete": Person(_man("Піт~"), "Піт Сміттяр", "Волоцюга", "Знахідки на смітнику"),
    "bob-jenkins": Person(_man("Боб~"), "Боб Дженкінс", "Комівояжер", "Вправний торговець"),
    "carolyn-fern": Person(_woman("Керолін", _SAME), "Керолін Ферн", "Психологиня", "Психологія"),
    "darrell-simmons": Person(_man("Даррелл~"), "Даррелл Сіммонс", "Фотограф", "Рідні вулиці"),
    "dexter-drake": Person(_man("Декстер~"), "Декстер Дрейк", "Фокусник", "Магічний дар"),
    "gloria-goldberg": Person(_woman("Глорі~", "я/ї/ї/ю/єю/ї"), "Глорія Голдберг", "Письменниця", "Надчуттєвість"),
    "harvey-walters": Person(_man("Гарві", _SAME), "Гарві Волтерс", "Професор", "Міцний розум"),
    "jenny-barnes": Person(_woman("Дженні", _SAME), "Дженні Барнс", "Дилетантка", "Трастовий фонд"),
    "joe-diamond": Person(_man("Джо", _SAME), "Джо Даймонд", "Приватний детектив", "Чуття детектива"),
    "kate-winthrop": Person(_woman("Кейт", _SAME), "Кейт Вінтроп", "Науковиця", "Наука!"),
    "mandy-thompson": Person(_woman("Менді", _SAME), "Менді Томпсон", "Дослідниця архівів", "Пошуки в архівах"),
    "michael-mcglen": Person(_man("Майкл~"), "Майкл Макґлен", "Гангстер", "Міцне тіло"),
    "monterey-jack": Person(_man("Джек~"), "Монтерей Джек", "Археолог", "Археологія"),
    "sister-mary": Person(_woman("сестр~ Мері"), "Сестра Мері", "Черниця", "Ангел-охоронець"),
    "vincent-lee": Person(_man("Вінсент~"), "Вінсент Лі", "Лікар", "Лікування"),
}

ANCIENT_ONES: Final = {
    "azathoth": _man("Азатот~"),
    "cthulhu": _man("Ктулху", _SAME),
    "hastur": _man("Гастур~"),
    "ithaqua": _man("Ітакв~", "а/и/і/у/ою/і"),
    "nyarlathotep": _man("Ньярлатготеп~"),
    "shub-niggurath": _woman("Шуб-Ніггурат", _SAME),
    "yig": _man("Їґ~"),
    "yog-sothoth": _man("Йог-Сотот~"),
}

MONSTERS: Final = {
    "cultist": _man("культист~"),
    "ghoul": _man("гул~", "ь/я/ю/я/ем/ю"),
    "zombie": _man("зомбі", _SAME),
    "ghost": _man("привид~"),
    "maniac": _man("маніяк~"),
    "fire-vampire": _man("вогнян~", "ий вампір/ого вампіра/ому вампіру/ого вампіра/им вампіром/ому вампірі"),
    "mi-go": _man("мі-ґо", _SAME),
    "byakhee": _man("б’якхі", _SAME),
    "witch": _woman("відьм~"),
    "nightgaunt": _man("нічн~", "ий мучитель/ого мучителя/ому мучителю/ого мучителя/им мучителем/ому мучителі"),
    "dimensional-shambler": _man("просторов~", "ий блукач/ого блукача/ому блукачу/ого блукача/им блукачем/ому блукачі"),
    "vampire": _man("вампір~"),
    "high-priest": _man("верховн~", "ий жрець/ого жерця/ому жерцю/ого жерця/им жерцем/ому жерцеві"),
    "star-spawn": noun("зорян~", "е поріддя/ого поріддя/ому поріддю/е поріддя/им поріддям/ому поріддю", gender=N),
    "shoggoth": _man("шоґот~"),
    "dark-young": noun("темн~", "е дитя/ого дитяти/ому дитяті/е дитя/им дитям/ому дитяті", gender=N),
    "haunter-of-the-dark": _man("мешкан~ пітьми", "ець/ця/цю/ця/цем/цеві"),
    "the-black-man": _man("чорн~", "ий чоловік/ого чоловіка/ому чоловікові/ого чоловіка/им чоловіком/ому чоловікові"),
    "the-bloated-woman": _woman("роздут~", "а жінка/ої жінки/ій жінці/у жінку/ою жінкою/ій жінці"),
    "the-dark-pharaoh": _man("темн~", "ий фараон/ого фараона/ому фараонові/ого фараона/им фараоном/ому фараонові"),
    "god-of-the-bloody-tongue": _man("бог~ кривавого язика"),
}

# -------------------------------------------------------------------- things that are counted

_ITEM: Final = (
    "ий предмет/ого предмета/ому предмету/ий предмет/им предметом/ому предметі",
    "і предмети/их предметів/им предметам/і предмети/ими предметами/их предметах",
)
_DIE: Final = (
    "ий кубик/ого кубика/ому кубику/ий кубик/им кубиком/ому кубику",
    "і кубики/их кубиків/им кубикам/і кубики/ими кубиками/их кубиках",
)
_MASCULINE: Final = ("/а/у//ом/і", "и/ів/ам/и/ами/ах")

GOODS: Final = (
    noun("доказ~", "/у/у//ом/і", "и/ів/ам/и/ами/ах"),
    noun("звичайн~", *_ITEM),
    noun("унікальн~", *_ITEM),
    noun("заклинан~", "ня/ня/ню/ня/ням/ні", "ня/ь/ням/ня/нями/нях", gender=N),
    noun("союзник~", "/а/у/а/ом/у", "и/ів/ам/ів/ами/ах", animate=True),
    noun("трофе~", "й/я/ю/й/єм/ї", "ї/їв/ям/ї/ями/ях"),
)
"""By kind: clue, common item, unique item, spell, ally, trophy."""
VALUES: Final = (
    noun("розум~", "/у/у//ом/і", "у/у/у/у/у/у"),
    noun("здоров’~", "я/я/ю/я/ям/ї", "я/я/я/я/я/я", gender=N),
)
"""By value: sanity, health. They are counted without a plural: 1 розум, 3 розуму."""
DOOM: Final = noun("жетон~ приреченості", *_MASCULINE)
SIGN: Final = noun("Знак~ Стародавніх", "/а/у//ом/у", "и/ів/ам/и/ами/ах")
WORLD: Final = noun("Інш~", "ий світ/ого світу/ому світу/ий світ/им світом/ому світі", "і світи/их світів", gender=M)
MONSTER_TOKEN: Final = noun("монстр~", "/а/у/а/ом/і", "и/ів/ам/ів/ами/ах", animate=True)
CELL: Final = noun("комір~", "ка/ки/ці/ку/кою/ці", "ки/ок/кам/ки/ками/ках", gender=F)
DIE: Final = noun("кубик~", "/а/у//ом/у", "и/ів/ам/и/ами/ах")
DICE: Final = tuple(noun(f"{stem}~", *_DIE) for stem in ("зелен", "жовт", "червон"))
MASK: Final = noun("монстр~", "-маска/а-маски/у-масці/а-маску/ом-маскою/і-масці", "и-маски/ів-масок", animate=True)
HOUR: Final = noun("годин~", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F)
TIME: Final = noun("раз~", "/у/у//ом/і", "и/ів/ам/и/ами/ах")

_SEARCH: Final = noun("пошук~", "/у/у//ом/у")
SYMBOLS: Final = (
    *(_SEARCH,) * 4,
    noun("знанн~", "я/я/ю/я/ям/і", gender=N),
    noun("небезпе~", "ка/ки/ці/ку/кою/ці", gender=F),
    noun("жах~", "/у/у//ом/у"),
    noun("джокер~", "/а/у//ом/і"),
)
"""By face of a die."""
DESKS: Final = {
    Desk.FIRST_AID: "Перша допомога",
    Desk.LOST_AND_FOUND: "Бюро знахідок",
    Desk.SHOP: "Сувенірна крамниця",
}
HOURS: Final = {3: "III", 6: "VI", 9: "IX", 12: "XII"}

PLAYER: Final = noun("грав~", "ець/ця/цю/ця/цем/цеві", animate=True)
CARD: Final = noun("карт~", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F)
ADVENTURE_NOUN: Final = noun("пригод~", "а/и/і/у/ою/і", gender=F)
ITEM: Final = noun("предмет~", "/а/у//ом/і")
ALLY_WORDS: Final = (GOODS[ALLY], noun("союзниц~", "я/і/і/ю/ею/і", gender=F, animate=True))
ENTRANCE: Final = noun("вх~ музей", "ід у/оду в/оду в/ід у/одом у/оді в")

# -------------------------------------------------------------------- numbers of things


def icons(n: int, icon: str, thing: Noun, case: Case = ACC) -> Text:
    """A number of things that a card draws as a symbol."""
    return cat(n, " ", Icon(icon, counted(n, thing, case)))


def goods(kind: int, n: int = 1, case: Case = ACC) -> Text:
    """So many clues, cards of a kind or trophies."""
    return icons(n, reading.GOODS_ICONS[kind], GOODS[kind], case)


def trophies(n: int, case: Case = ACC) -> Text:
    """So many trophies."""
    return goods(TROPHY, n, case)


def value(kind: int, case: Case = NOM) -> Icon:
    """Sanity or health."""
    return Icon(reading.VALUE_ICONS[kind], VALUES[kind].one(case))


def values(kind: int, n: int) -> Text:
    """So much sanity or health."""
    return icons(n, reading.VALUE_ICONS[kind], VALUES[kind])


def signs(n: int, case: Case = ACC) -> Text:
    """So many Elder Signs."""
    return icons(n, reading.SIGN_ICON, SIGN, case)


def doom(n: int, case: Case = ACC) -> Text:
    """So many doom tokens."""
    return icons(n, reading.DOOM_ICON, DOOM, case)


# -------------------------------------------------------------------- dice and tasks


def face(number: int, case: Case = NOM) -> Text:
    """What a die shows: «пошук 3», «знання»."""
    icon = Icon(reading.FACE_ICONS[number], SYMBOLS[number].one(case))
    return cat(icon, f" {INVESTIGATION[number]}") if number < LORE else (icon,)


def symbol(wanted: Symbol) -> Text:
    """A symbol of a task: «пошук 3», «знання», «небезпека/жах»."""
    if isinstance(wanted, Investigation):
        return cat(Icon(reading.INVESTIGATION_ICON, SYMBOLS[0].one()), f" {wanted.n}")
    return join("/", [face(one) for one in wanted.faces])


def die(piece: int, shows: int = -1, case: Case = NOM) -> Text:
    """A die by its colour, and what it shows if it was rolled."""
    name = (reading.to_piece(piece, DICE[COLOUR_OF[piece]].one(case)),)
    return cat(name, " (", face(shows), ")") if shows >= 0 else name


def dice(shown: list[tuple[int, int]]) -> Text:
    """Dice with their faces, colour by colour: «зелені кубики — знання й пошук 3; червоний кубик — джокер»."""
    groups: list[Text] = []
    for colour, thing in enumerate(DICE):
        faces = [face(one) for piece, one in sorted(shown, key=_by_face) if COLOUR_OF[piece] == colour]
        if faces:
            groups.append(cat(thing.one(ACC) if len(faces) == 1 else thing.many(ACC), " — ", listed(faces)))
    return join("; ", groups)


def dice_counted(pieces: tuple[int, ...]) -> Text:
    """How many dice of each colour."""
    numbers = [sum(COLOUR_OF[piece] == colour for piece in pieces) for colour in range(len(DICE))]
    return listed([(count(n, DICE[colour]),) for colour, n in enumerate(numbers) if n])


def _by_face(shown: tuple[int, int]) -> int:
    return shown[1]


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
    gender = gender_of(view, seat)
    masculine, _, feminine = verb.partition("/")
    return cat(person(view, seat), f" {agree(gender, masculine, feminine, '') if feminine else past(gender, verb)} ")


def adventure(piece: int) -> Text:
    """An adventure or Other World by its title."""
    return ("«", reading.to_piece(piece, ADVENTURES[reading.code(piece)]), "»")


def adventure_with_word(piece: int, case: Case = NOM) -> Text:
    """An adventure or Other World with the word for it: «пригоду «Архів»»."""
    word = WORLD if ADVENTURE[piece].is_world else ADVENTURE_NOUN
    return cat(word.one(case), " ", adventure(piece))


def possession_title(code: str) -> str:
    """The name of an item, spell or ally."""
    return CARDS[code] if code in CARDS else ALLIES[code].one()


def possession(piece: int, case: Case = NOM) -> Text:
    """An item, spell or ally with the word for it: «предмет «Сокира»», «союзницю Анну Каслоу»."""
    card = reading.possession(piece)
    if card.kind == ALLY:
        name = ALLIES[card.code]
        word = ALLY_WORDS[name.gender].one(case)
        return cat(f"{word} ", reading.to_piece(piece, name.one(case)))
    word = GOODS[SPELL].one(case) if card.kind == SPELL else ITEM.one(case)
    return cat(f"{word} «", reading.to_piece(piece, CARDS[card.code]), "»")


def possession_name(piece: int) -> Text:
    """An item or spell in quotation marks, an ally without."""
    name = reading.to_piece(piece, possession_title(reading.possession(piece).code))
    return (name,) if reading.possession(piece).kind == ALLY else ("«", name, "»")


def ability(piece: int) -> Text:
    """The card or the ability of an investigator that is used."""
    if piece in INVESTIGATOR:
        return ("«", reading.to_person(piece, PEOPLE[INVESTIGATOR[piece].code].ability), "»")
    return possession_name(piece) if piece in POSSESSION else thing(piece)


def mythos_title(card: Mythos) -> str:
    """The title of a Mythos card: both halves."""
    return f"{UPPER[card.upper.code]}… {LOWER[card.lower.code]}"


def mythos(piece: int) -> Text:
    """A Mythos card by its title."""
    return ("«", reading.to_piece(piece, mythos_title(MYTHOS_CARD[piece])), "»")


def ancient_one(piece: int, case: Case = NOM) -> Text:
    """An Ancient One by name."""
    return (reading.to_piece(piece, ancient_one_noun(piece).one(case)),)


def ancient_one_noun(piece: int) -> Noun:
    """The name of an Ancient One, in all its forms."""
    return ANCIENT_ONES[reading.code(piece)]


def monster_noun(piece: int) -> Noun:
    """What a monster is called, in all its forms."""
    return MONSTERS[MONSTER[piece].code]


def monster(piece: int, case: Case = NOM) -> Text:
    """A monster by name."""
    return (reading.to_piece(piece, monster_noun(piece).one(case)),)


def thing(piece: int, case: Case = NOM) -> Text:
    """Any card or token in a sentence."""
    if piece in MONSTER:
        return monster(piece, case)
    if piece in ADVENTURE:
        return adventure_with_word(piece, case)
    if piece in MYTHOS_CARD:
        return cat(f"{CARD.one(case)} міту ", mythos(piece))
    if piece in POSSESSION:
        return possession(piece, case)
    return investigator(piece, case) if piece in INVESTIGATOR else ancient_one(piece, case)
