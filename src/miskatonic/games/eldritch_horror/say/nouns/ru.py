"""Russian nouns of Eldritch Horror: people, monsters, spaces, and things that are counted."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.eldritch_horror.say.names import Noun, Nouns, Person, Place
from miskatonic.text import slavic
from miskatonic.text.slavic import F, Gender, M, N, noun, unchanged

_SAME: Final = "/////"
_MAN: Final = "/а/у/а/ом/е"
_MEN: Final = "ы/ов/ам/ов/ами/ах"
_THING: Final = "/а/у//ом/е"
_THINGS: Final = "ы/ов/ам/ы/ами/ах"
_A: Final = ("а/ы/е/у/ой/е", "ы//ам/ы/ами/ах")
_IE: Final = ("е/я/ю/е/ем/и", "я/й/ям/я/ями/ях")
_IYA: Final = ("я/и/и/ю/ей/и", "и/й/ям/и/ями/ях")
_OST: Final = "ость/ости/ости/ость/остью/ости"


def _man(pattern: str, singular: str = _MAN, plural: str = "", few: str = "") -> slavic.Noun:
    return noun(pattern, singular, plural, animate=True, few=few)


def _woman(pattern: str, singular: str = "а/ы/е/у/ой/е", plural: str = "") -> slavic.Noun:
    return noun(pattern, singular, plural, gender=F, animate=True)


def _beast(word: str, gender: Gender = M) -> slavic.Noun:
    """A monster whose name is never declined."""
    return noun(word, _SAME, _SAME, gender=gender, animate=True)


def _in(pattern: str, endings: str, gender: Gender = M) -> Place:
    return Place(noun(pattern, endings, gender=gender), "в")


PEOPLE: Final[Mapping[str, Person]] = {
    "akachi-onyele": Person(unchanged("Акачи", F), "Акачи Оньеле", "Шаманка"),
    "charlie-kane": Person(unchanged("Чарли"), "Чарли Кейн", "Политик"),
    "diana-stanley": Person(_woman("Диан~"), "Диана Стэнли", "Раскаявшаяся культистка"),
    "jacqueline-fine": Person(unchanged("Жаклин", F), "Жаклин Файн", "Медиум"),
    "jim-culver": Person(_man("Джим~"), "Джим Калвер", "Музыкант"),
    "leo-anderson": Person(unchanged("Лео"), "Лео Андерсон", "Руководитель экспедиций"),
    "lily-chen": Person(unchanged("Лили", F), "Лили Чен", "Мастер боевых искусств"),
    "lola-hayes": Person(_woman("Лол~"), "Лола Хейз", "Актриса"),
    "mark-harrigan": Person(_man("Марк~"), "Марк Хэрриган", "Солдат"),
    "norman-withers": Person(_man("Норман~"), "Норман Уизерс", "Астроном"),
    "silas-marsh": Person(_man("Сайлас~"), "Сайлас Марш", "Моряк"),
    "trish-scarborough": Person(unchanged("Триш", F), "Триш Скарборо", "Шпионка"),
}
ANCIENT_ONES: Final[Mapping[str, Noun]] = {
    "azathoth": _man("Азатот~"),
    "cthulhu": unchanged("Ктулху"),
    "shub-niggurath": unchanged("Шуб-Ниггурат", F),
    "yog-sothoth": _man("Йог-Сотот~"),
}
_SPAWN: Final = (
    "ое отродье/ого отродья/ому отродью/ое отродье/ым отродьем/ом отродье",
    "ые отродья/ых отродий/ым отродьям/ых отродий/ыми отродьями/ых отродьях",
)
_YOUNG: Final = (
    "ая молодь/ой молоди/ой молоди/ую молодь/ой молодью/ой молоди",
    "ые молоди/ых молодей/ым молодям/ых молодей/ыми молодями/ых молодях",
)
_GAUNT: Final = (
    "ой призрак/ого призрака/ому призраку/ого призрака/ым призраком/ом призраке",
    "ые призраки/ых призраков/ым призракам/ых призраков/ыми призраками/ых призраках",
)
_SERPENT: Final = (
    "человек-змея/человека-змеи/человеку-змее/человека-змею/человеком-змеёй/человеке-змее",
    "люди-змеи/людей-змей/людям-змеям/людей-змей/людьми-змеями/людях-змеях",
)
_KI: Final = "и/ов/ам/ов/ами/ах"
MONSTERS: Final[Mapping[str, Noun]] = {
    "byakhee": _beast("бьякхи"),
    "color-out-of-space": noun("цвет~ из иных миров", _THING, "а/ов/ам/а/ами/ах"),
    "cthonian": _man("хтони~", "ец/йца/йцу/йца/йцем/йце", "йцы/йцев/йцам/йцев/йцами/йцах"),
    "cultist": _man("культист~", _MAN, _MEN),
    "dark-young": noun("тёмн~", *_YOUNG, gender=F, animate=True, few="ые молоди"),
    "deep-one": noun("глубоководн~", "ый/ого/ому/ого/ым/ом", "ые/ых/ым/ых/ыми/ых", animate=True, adjectival=True),
    "elder-thing": _man("стар~", "ец/ца/цу/ца/цем/це", "цы/цев/цам/цев/цами/цах"),
    "ghost": _man("призрак~", _MAN, _KI),
    "ghoul": _man("упыр~", "ь/я/ю/я/ём/е", "и/ей/ям/ей/ями/ях"),
    "gnoph-keh": _beast("гноф-ке"),
    "goat-spawn": noun("козлин~", *_SPAWN, gender=N, animate=True, few="ых отродья"),
    "gug": _man("гаг~", _MAN, _KI),
    "hound-of-tindalos": noun(
        "гонч~ Тиндала", "ая/ей/ей/ую/ей/ей", "ие/их/им/их/ими/их", gender=F, animate=True, adjectival=True
    ),
    "lloigor": _man("ллойгор~", _MAN, _MEN),
    "maniac": _man("маньяк~", _MAN, _KI),
    "mi-go": _beast("ми-го"),
    "mummy": _woman("муми~", "я/и/и/ю/ей/и", "и/й/ям/й/ями/ях"),
    "nightgaunt": _man("ночн~", *_GAUNT, "ых призрака"),
    "riot": noun("бунт~", _THING, _THINGS),
    "serpent-people": _man("~", *_SERPENT),
    "shoggoth": _man("шоггот~", _MAN, _MEN),
    "skeleton": _man("скелет~", _MAN, _MEN),
    "star-spawn": noun("звёздн~", *_SPAWN, gender=N, animate=True, few="ых отродья"),
    "vampire": _man("вампир~", _MAN, _MEN),
    "warlock": _man("колдун~", _MAN, _MEN),
    "witch": _woman("ведьм~", "а/ы/е/у/ой/е", "ы//ам//ами/ах"),
    "wraith": noun("привидени~", "е/я/ю/е/ем/и", "я/й/ям/й/ями/ях", gender=N, animate=True),
    "zombie": _beast("зомби"),
}
EPIC_MONSTERS: Final[Mapping[str, Noun]] = {
    "cthulhu": unchanged("Ктулху"),
    "cthylla": _woman("Ктилл~"),
    "dunwich-horror": noun("Данвичск~", "ий ужас/ого ужаса/ому ужасу/ий ужас/им ужасом/ом ужасе"),
    "nug": _man("Нуг~"),
    "shub-niggurath": unchanged("Шуб-Ниггурат", F),
    "spinner-of-webs": _woman("Прядильщиц~ паутины", "а/ы/е/у/ей/е"),
    "tick-tock-men": noun("отряд~ Тик-Так", _THING),
    "wind-walker": noun("Ходящ~ с ветром", "ий/его/ему/его/им/ем", animate=True, adjectival=True),
    "zombie-horde": noun("орд~ зомби", _A[0], gender=F),
}
PLACES: Final[Mapping[str, Place]] = {
    "arkham": _in("Аркхэм~", _THING),
    "san-francisco": _in("Сан-Франциско", _SAME),
    "buenos-aires": _in("Буэнос-Айрес~", _THING),
    "london": _in("Лондон~", _THING),
    "rome": _in("Рим~", _THING),
    "istanbul": _in("Стамбул~", _THING),
    "shanghai": _in("Шанха~", "й/я/ю/й/ем/е"),
    "tokyo": _in("Токио", _SAME),
    "sydney": _in("Сидне~", "й/я/ю/й/ем/е"),
    "the-amazon": _in("Амазони~", _IYA[0], F),
    "the-pyramids": _in("Пирамид~", "ы//ам/ы/ами/ах", F),
    "the-heart-of-africa": _in("Сердц~ Африки", "е/а/у/е/ем/е", N),
    "the-himalayas": _in("Гимала~", "и/ев/ям/и/ями/ях"),
    "tunguska": Place(noun("Тунгуск~", "а/и/е/у/ой/е", gender=F), "на"),
    "antarctica": _in("Антарктид~", _A[0], F),
    **{str(n): _in(f"локаци~ {n}", _IYA[0], F) for n in range(1, 22)},
}
WORLDS: Final[Mapping[str, Noun]] = {
    "great-hall-of-celaeno": noun("Велик~ Келено", "ий зал/ого зала/ому залу/ий зал/им залом/ом зале"),
    "the-future": noun("Будущ~", "ее/его/ему/ее/им/ем", gender=N, adjectival=True),
    "city-of-the-great-race": noun("Город~ Великой расы", _THING),
    "lost-carcosa": noun(
        "~",
        "Потерянная Каркоза/Потерянной Каркозы/Потерянной Каркозе/Потерянную Каркозу/Потерянной Каркозой/Потерянной Каркозе",
        gender=F,
    ),
    "the-past": noun("Прошл~", "ое/ого/ому/ое/ым/ом", gender=N, adjectival=True),
    "the-dreamlands": noun("Стран~ снов", _A[0], gender=F),
    "yuggoth": noun("Юггот~", _THING),
    "the-underworld": noun("Подземн~", "ый мир/ого мира/ому миру/ый мир/ым миром/ом мире"),
    "the-abyss": noun("Бездн~", _A[0], gender=F),
}
SKILLS: Final[Nouns] = (
    noun("знани~", "я/й/ям/я/ями/ях", gender=N),
    noun("общени~", _IE[0], gender=N),
    noun("внимани~", _IE[0], gender=N),
    noun("сил~", _A[0], gender=F),
    noun("вол~", "я/и/е/ю/ей/е", gender=F),
)
TRAITS: Final[Mapping[str, Noun]] = {
    "item": noun("предмет~", _THING, _THINGS),
    "weapon": noun("оружи~", *_IE, gender=N),
    "ally": _man("союзник~", _MAN, _KI),
    "service": noun("услуг~", "а/и/е/у/ой/е", "и//ам/и/ами/ах", gender=F),
    "trinket": noun("безделуш~", "ка/ки/ке/ку/кой/ке", "ки/ек/кам/ки/ками/ках", gender=F),
    "magical": noun("магическ~", "ий/ого/ому/ий/им/ом", adjectival=True),
    "teamwork": noun("командн~", "ый/ого/ому/ый/ым/ом", adjectival=True),
    "tome": noun("фолиант~", _THING, _THINGS),
    "incantation": noun("наговор~", _THING, _THINGS),
    "ritual": noun("ритуал~", _THING, _THINGS),
    "madness": noun("безуми~", *_IE, gender=N),
    "injury": noun("травм~", *_A, gender=F),
    "deal": noun("сдел~", "ка/ки/ке/ку/кой/ке", "ки/ок/кам/ки/ками/ках", gender=F),
    "common": noun("обычн~", "ый/ого/ому/ый/ым/ом", adjectival=True),
    "boon": noun("благ~", "о/а/у/о/ом/е", "а//ам/а/ами/ах", gender=N),
    "bane": noun("напаст~", "ь/и/и/ь/ью/и", "и/ей/ям/и/ями/ях", gender=F),
    "restriction": noun("ограничени~", *_IE, gender=N),
}
SPACE_TYPES: Final[Nouns] = (
    noun("город~", _THING, "а/ов/ам/а/ами/ах"),
    noun("глуш~", "ь/и/и/ь/ью/и", gender=F),
    noun("мор~", "е/я/ю/е/ем/е", "я/ей/ям/я/ями/ях", gender=N),
)
_LOCALITY: Final = (
    "ая локация/ой локации/ой локации/ую локацию/ой локацией/ой локации",
    "ие локации/их локаций/им локациям/ие локации/ими локациями/их локациях",
)
SPACES_OF: Final[Nouns] = (
    noun("городск~", *_LOCALITY, gender=F),
    noun("локаци~ глуши", *_IYA, gender=F),
    noun("морск~", *_LOCALITY, gender=F),
)
_WAY: Final = ("ый путь/ого пути/ому пути/ый путь/ым путём/ом пути", "ые пути/ых путей/ым путям/ые пути/ыми путями/ых путях")
PATHS: Final[Nouns] = (
    noun("железнодорожн~", *_WAY, few="ых пути"),
    noun(
        "морск~",
        "ой путь/ого пути/ому пути/ой путь/им путём/ом пути",
        "ие пути/их путей/им путям/ие пути/ими путями/их путях",
        few="их пути",
    ),
    noun("нехожен~", *_WAY, few="ых пути"),
)
_TICKETS: Final = "ы/ов/ам/ы/ами/ах"
TICKETS: Final[Nouns] = (noun("билет~ на поезд", _THING, _TICKETS), noun("билет~ на корабль", _THING, _TICKETS))
OMENS: Final[Nouns] = (
    noun("зелён~", "ая комета/ой кометы/ой комете/ую комету/ой кометой/ой комете", gender=F),
    noun("син~", "ие звёзды/их звёзд/им звёздам/ие звёзды/ими звёздами/их звёздах", gender=F),
    noun("красн~", "ое затмение/ого затмения/ому затмению/ое затмение/ым затмением/ом затмении", gender=N),
)
PHASES: Final[Nouns] = tuple(noun(f"фаз~ {of}", _A[0], gender=F) for of in ("действий", "контактов", "Мифа"))
ACTIONS: Final[Mapping[str, Noun]] = {
    "travel": noun("путешестви~", _IE[0], gender=N),
    "rest": noun("отдых~", _THING),
    "trade": noun("обмен~", _THING),
    "prepare": noun("подготов~ к путешествию", "ка/ки/ке/ку/кой/ке", gender=F),
    "acquire": noun("приобретени~ активов", _IE[0], gender=N),
    "component": noun("действи~ компонента", _IE[0], gender=N),
    "local": noun("местн~", "ое действие/ого действия/ому действию/ое действие/ым действием/ом действии", gender=N),
}
_CONTACT: Final = (
    "ый контакт/ого контакта/ому контакту/ый контакт/ым контактом/ом контакте",
    "ые контакты/ых контактов/ым контактам/ые контакты/ыми контактами/ых контактах",
)
ENCOUNTERS: Final[Mapping[str, Noun]] = {
    "combat": noun(
        "бо~",
        "евой контакт/евого контакта/евому контакту/евой контакт/евым контактом/евом контакте",
        "евые контакты/евых контактов/евым контактам/евые контакты/евыми контактами/евых контактах",
        few="евых контакта",
    ),
    "general": noun(
        "общ~",
        "ий контакт/его контакта/ему контакту/ий контакт/им контактом/ем контакте",
        "ие контакты/их контактов/им контактам/ие контакты/ими контактами/их контактах",
        few="их контакта",
    ),
    "america": noun("контакт~ в Америке", _THING, _THINGS),
    "europe": noun("контакт~ в Европе", _THING, _THINGS),
    "asia-australia": noun("контакт~ в Азии или Австралии", _THING, _THINGS),
    "research": noun("поисков~", *_CONTACT, few="ых контакта"),
    "expedition": noun("экспедиционн~", *_CONTACT, few="ых контакта"),
    "other-world": noun("контакт~ в Ином мире", _THING, _THINGS),
    "special": noun("особ~", *_CONTACT, few="ых контакта"),
}

_TOKEN: Final = (_THING, _THINGS)
PLAYER: Final[Noun] = _man("игрок~", _MAN, _KI)
INVESTIGATOR: Final[Noun] = _man("сыщик~", _MAN, _KI)
LEAD: Final[Noun] = _man("ведущ~", "ий сыщик/его сыщика/ему сыщику/его сыщика/им сыщиком/ем сыщике")
ANCIENT_ONE: Final[Noun] = noun("Древн~", "ий/его/ему/его/им/ем", "ие/их/им/их/ими/их", animate=True, adjectival=True)
MONSTER: Final[Noun] = _man("монстр~", _MAN, _MEN)
EPIC_MONSTER: Final[Noun] = _man(
    "эпическ~",
    "ий монстр/ого монстра/ому монстру/ого монстра/им монстром/ом монстре",
    "ие монстры/их монстров/им монстрам/их монстров/ими монстрами/их монстрах",
    "их монстра",
)
GATE: Final[Noun] = noun("врат~", "а//ам/а/ами/ах", "а//ам/а/ами/ах", gender=N)
GATE_TOKEN: Final[Noun] = noun("жетон~ врат", *_TOKEN)
CLUE: Final[Noun] = noun("улик~", "а/и/е/у/ой/е", "и//ам/и/ами/ах", gender=F)
DOOM: Final[Noun] = noun("безысходн~", _OST, gender=F)
OMEN: Final[Noun] = noun("знамени~", *_IE, gender=N)
MYSTERY: Final[Noun] = noun("тайн~", *_A, gender=F)
RUMOR: Final[Noun] = noun("слух~", _THING, "и/ов/ам/и/ами/ах")
EVENT: Final[Noun] = noun("событи~", *_IE, gender=N)
MYTHOS_CARD: Final[Noun] = noun("карт~ Мифа", *_A, gender=F)
ASSET: Final[Noun] = noun("актив~", *_TOKEN)
ARTIFACT: Final[Noun] = noun("артефакт~", *_TOKEN)
SPELL: Final[Noun] = noun("заклинани~", *_IE, gender=N)
CONDITION: Final[Noun] = noun("состояни~", *_IE, gender=N)
POSSESSION: Final[Noun] = noun("имуществ~", "о/а/у/о/ом/е", gender=N)
POSSESSION_CARD: Final[Noun] = noun("карт~ имущества", *_A, gender=F)
CARD: Final[Noun] = noun("карт~", *_A, gender=F)
RESERVE: Final[Noun] = noun("резерв~", _THING)
LOAN: Final[Noun] = noun("банковск~", "ая ссуда/ой ссуды/ой ссуде/ую ссуду/ой ссудой/ой ссуде", gender=F)
HEALTH: Final[Noun] = noun("здоровь~", "е/я/ю/е/ем/е", "я/я/ю/е/ем/е", gender=N)
SANITY: Final[Noun] = noun("рассуд~", "ок/ка/ку/ок/ком/ке", "ка/ка/ку/ок/ком/ке")
"""They are counted without a plural: 1 рассудок, 5 рассудка."""
TOUGHNESS: Final[Noun] = noun("стойк~", _OST, gender=F)
HORROR: Final[Noun] = noun("ужас~", _THING)
DAMAGE: Final[Noun] = noun("урон~", _THING)
RECKONING: Final[Noun] = noun("расплат~", *_A, gender=F)
AMBUSH: Final[Noun] = noun("засад~", *_A, gender=F)
ELDRITCH_TOKEN: Final[Noun] = noun("жетон~ Древних", *_TOKEN)
RUMOR_TOKEN: Final[Noun] = noun("жетон~ слуха", *_TOKEN)
MYSTERY_TOKEN: Final[Noun] = noun("жетон~ тайны", *_TOKEN)
EXPEDITION_TOKEN: Final[Noun] = noun("жетон~ текущей экспедиции", *_TOKEN)
IMPROVEMENT: Final[Noun] = noun("улучшени~", *_IE, gender=N)
HEALTH_TOKEN: Final[Noun] = noun("жетон~ здоровья", *_TOKEN)
SANITY_TOKEN: Final[Noun] = noun("жетон~ рассудка", *_TOKEN)
TICKET: Final[Noun] = noun("билет~", *_TOKEN)
SKILL: Final[Noun] = noun("навык~", _THING, "и/ов/ам/и/ами/ах")
TEST: Final[Noun] = noun("провер~", "ка/ки/ке/ку/кой/ке", "ки/ок/кам/ки/ками/ках", gender=F)
DIE: Final[Noun] = noun("кубик~", _THING, "и/ов/ам/и/ами/ах")
SUCCESS: Final[Noun] = noun("успех~", _THING, "и/ов/ам/и/ами/ах")
ACTION: Final[Noun] = noun("действи~", *_IE, gender=N)
ENCOUNTER: Final[Noun] = noun("контакт~", *_TOKEN)
EXPEDITION: Final[Noun] = noun("экспедици~", *_IYA, gender=F)
SPACE: Final[Noun] = noun("локаци~", *_IYA, gender=F)
PATH: Final[Noun] = noun("пут~", "ь/и/и/ь/ём/и", "и/ей/ям/и/ями/ях")
ROUND: Final[Noun] = noun("раунд~", *_TOKEN)
TIME: Final[Noun] = noun("раз~", _THING, "ы//ам/ы/ами/ах")

BEFORE_TITLES: Final[Mapping[str, Noun]] = {
    "asset": ASSET,
    "artifact": ARTIFACT,
    "spell": SPELL,
    "condition": CONDITION,
    "mystery": MYSTERY,
    "final-mystery": noun("последн~", "яя тайна/ей тайны/ей тайне/юю тайну/ей тайной/ей тайне", gender=F),
    "mythos": MYTHOS_CARD,
    "rumor": RUMOR,
    "encounter": ENCOUNTER,
}
"""What stands before a title in a sentence."""
