"""Russian nouns of Eldritch Horror: people, monsters, spaces, and things that are counted."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.eldritch_horror.say.names import Noun, Nouns, Person, Place
from miskatonic.text import slavic

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
    return slavic.noun(pattern, singular, plural, animate=True, few=few)


def _woman(pattern: str, singular: str = "а/ы/е/у/ой/е", plural: str = "") -> slavic.Noun:
    return slavic.noun(pattern, singular, plural, gender=slavic.F, animate=True)


def _beast(word: str, gender: slavic.Gender = slavic.M) -> slavic.Noun:
    """A monster whose name is never declined."""
    return slavic.noun(word, _SAME, _SAME, gender=gender, animate=True)


def _in(pattern: str, endings: str, gender: slavic.Gender = slavic.M) -> Place:
    return Place(slavic.noun(pattern, endings, gender=gender), "в")


PEOPLE: Final[Mapping[str, Person]] = {
    "akachi-onyele": Person(slavic.unchanged("Акачи", slavic.F), "Акачи Оньеле", "Шаманка"),
    "charlie-kane": Person(slavic.unchanged("Чарли"), "Чарли Кейн", "Политик"),
    "diana-stanley": Person(_woman("Диан~"), "Диана Стэнли", "Раскаявшаяся культистка"),
    "jacqueline-fine": Person(slavic.unchanged("Жаклин", slavic.F), "Жаклин Файн", "Медиум"),
    "jim-culver": Person(_man("Джим~"), "Джим Калвер", "Музыкант"),
    "leo-anderson": Person(slavic.unchanged("Лео"), "Лео Андерсон", "Руководитель экспедиций"),
    "lily-chen": Person(slavic.unchanged("Лили", slavic.F), "Лили Чен", "Мастер боевых искусств"),
    "lola-hayes": Person(_woman("Лол~"), "Лола Хейз", "Актриса"),
    "mark-harrigan": Person(_man("Марк~"), "Марк Хэрриган", "Солдат"),
    "norman-withers": Person(_man("Норман~"), "Норман Уизерс", "Астроном"),
    "silas-marsh": Person(_man("Сайлас~"), "Сайлас Марш", "Моряк"),
    "trish-scarborough": Person(slavic.unchanged("Триш", slavic.F), "Триш Скарборо", "Шпионка"),
}
ANCIENT_ONES: Final[Mapping[str, Noun]] = {
    "azathoth": _man("Азатот~"),
    "cthulhu": slavic.unchanged("Ктулху"),
    "shub-niggurath": slavic.unchanged("Шуб-Ниггурат", slavic.F),
    "yog-sothoth": _man("Йог-Сотот~"),
}
_SPAWN: Final = (
    "ое отродье/ого отродья/ому отродью/ое отродье/ым отродьем/ом отродье",
    "ые отродья/ых отродий/ым отродьям/ых отродий/ыми отродьями/ых отродьях",
)
_YOUNG: Final = (
    "ая молодь/ой молоди/ой молоди/ую молодь/ой молодью/ой молоди",
    "ая молодь/ой молоди/ой молоди/ую молодь/ой молодью/ой молоди",
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
    "color-out-of-space": slavic.noun("цвет~ из иных миров", _THING, "а/ов/ам/а/ами/ах"),
    "cthonian": _man("хтони~", "ец/йца/йцу/йца/йцем/йце", "йцы/йцев/йцам/йцев/йцами/йцах"),
    "cultist": _man("культист~", _MAN, _MEN),
    "dark-young": slavic.noun("тёмн~", *_YOUNG, gender=slavic.F, animate=True, few="ые молоди"),
    "deep-one": slavic.noun("глубоководн~", "ый/ого/ому/ого/ым/ом", "ые/ых/ым/ых/ыми/ых", animate=True, adjectival=True),
    "elder-thing": _man("стар~", "ец/ца/цу/ца/цем/це", "цы/цев/цам/цев/цами/цах"),
    "ghost": _man("призрак~", _MAN, _KI),
    "ghoul": _man("упыр~", "ь/я/ю/я/ём/е", "и/ей/ям/ей/ями/ях"),
    "gnoph-keh": _beast("гноф-ке"),
    "goat-spawn": slavic.noun("козлин~", *_SPAWN, gender=slavic.N, animate=True, few="ых отродья"),
    "gug": _man("гаг~", _MAN, _KI),
    "hound-of-tindalos": slavic.noun(
        "гонч~ Тиндала", "ая/ей/ей/ую/ей/ей", "ие/их/им/их/ими/их", gender=slavic.F, animate=True, adjectival=True
    ),
    "lloigor": _man("ллойгор~", _MAN, _MEN),
    "maniac": _man("маньяк~", _MAN, _KI),
    "mi-go": _beast("ми-го"),
    "mummy": _woman("муми~", "я/и/и/ю/ей/и", "и/й/ям/й/ями/ях"),
    "nightgaunt": _man("ночн~", *_GAUNT, "ых призрака"),
    "riot": slavic.noun("бунт~", _THING, _THINGS),
    "serpent-people": _man("~", *_SERPENT),
    "shoggoth": _man("шоггот~", _MAN, _MEN),
    "skeleton": _man("скелет~", _MAN, _MEN),
    "star-spawn": slavic.noun("звёздн~", *_SPAWN, gender=slavic.N, animate=True, few="ых отродья"),
    "vampire": _man("вампир~", _MAN, _MEN),
    "warlock": _man("колдун~", _MAN, _MEN),
    "witch": _woman("ведьм~", "а/ы/е/у/ой/е", "ы//ам//ами/ах"),
    "wraith": slavic.noun("привидени~", "е/я/ю/е/ем/и", "я/й/ям/й/ями/ях", gender=slavic.N, animate=True),
    "zombie": _beast("зомби"),
}
EPIC_MONSTERS: Final[Mapping[str, Noun]] = {
    "cthulhu": slavic.unchanged("Ктулху"),
    "cthylla": _woman("Ктилл~"),
    "dunwich-horror": slavic.noun("Данвичск~", "ий ужас/ого ужаса/ому ужасу/ий ужас/им ужасом/ом ужасе"),
    "nug": _man("Нуг~"),
    "shub-niggurath": slavic.unchanged("Шуб-Ниггурат", slavic.F),
    "spinner-of-webs": _woman("Прядильщиц~ паутины", "а/ы/е/у/ей/е"),
    "tick-tock-men": slavic.noun("отряд~ Тик-Так", _THING),
    "wind-walker": slavic.noun("Ходящ~ с ветром", "ий/его/ему/его/им/ем", animate=True, adjectival=True),
    "zombie-horde": slavic.noun("орд~ зомби", _A[0], gender=slavic.F),
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
    "the-amazon": _in("Амазони~", _IYA[0], slavic.F),
    "the-pyramids": Place(slavic.noun("Пирамид~", "ы//ам/ы/ами/ах", gender=slavic.PLURAL), "у"),
    "the-heart-of-africa": _in("Сердц~ Африки", "е/а/у/е/ем/е", slavic.N),
    "the-himalayas": _in("Гимала~", "и/ев/ям/и/ями/ях"),
    "tunguska": Place(slavic.noun("Тунгуск~", "а/и/е/у/ой/е", gender=slavic.F), "на"),
    "antarctica": _in("Антарктид~", _A[0], slavic.F),
    **{str(n): _in(f"локаци~ {n}", _IYA[0], slavic.F) for n in range(1, 22)},
}
SKILLS: Final[Nouns] = (
    slavic.noun("знани~", "я/й/ям/я/ями/ях", gender=slavic.N),
    slavic.noun("общени~", _IE[0], gender=slavic.N),
    slavic.noun("внимани~", _IE[0], gender=slavic.N),
    slavic.noun("сил~", _A[0], gender=slavic.F),
    slavic.noun("вол~", "я/и/е/ю/ей/е", gender=slavic.F),
)
TRAITS: Final[Mapping[str, Noun]] = {
    "item": slavic.noun("предмет~", _THING, _THINGS),
    "weapon": slavic.noun("оружи~", *_IE, gender=slavic.N),
    "ally": _man("союзник~", _MAN, _KI),
    "service": slavic.noun("услуг~", "а/и/е/у/ой/е", "и//ам/и/ами/ах", gender=slavic.F),
    "trinket": slavic.noun("безделуш~", "ка/ки/ке/ку/кой/ке", "ки/ек/кам/ки/ками/ках", gender=slavic.F),
    "magical": slavic.noun("магическ~", "ий/ого/ому/ий/им/ом", adjectival=True),
    "teamwork": slavic.noun("командн~", "ый/ого/ому/ый/ым/ом", adjectival=True),
    "tome": slavic.noun("фолиант~", _THING, _THINGS),
    "incantation": slavic.noun("наговор~", _THING, _THINGS),
    "ritual": slavic.noun("ритуал~", _THING, _THINGS),
    "madness": slavic.noun("безуми~", *_IE, gender=slavic.N),
    "injury": slavic.noun("травм~", *_A, gender=slavic.F),
    "deal": slavic.noun("сдел~", "ка/ки/ке/ку/кой/ке", "ки/ок/кам/ки/ками/ках", gender=slavic.F),
    "common": slavic.noun("обычн~", "ый/ого/ому/ый/ым/ом", adjectival=True),
    "boon": slavic.noun("благ~", "о/а/у/о/ом/е", "а//ам/а/ами/ах", gender=slavic.N),
    "bane": slavic.noun("напаст~", "ь/и/и/ь/ью/и", "и/ей/ям/и/ями/ях", gender=slavic.F),
    "restriction": slavic.noun("ограничени~", *_IE, gender=slavic.N),
}
SPACE_TYPES: Final[Nouns] = (
    slavic.noun("город~", _THING, "а/ов/ам/а/ами/ах"),
    slavic.noun("глуш~", "ь/и/и/ь/ью/и", gender=slavic.F),
    slavic.noun("мор~", "е/я/ю/е/ем/е", "я/ей/ям/я/ями/ях", gender=slavic.N),
)
_LOCALITY: Final = (
    "ая локация/ой локации/ой локации/ую локацию/ой локацией/ой локации",
    "ие локации/их локаций/им локациям/ие локации/ими локациями/их локациях",
)
SPACES_OF: Final[Nouns] = (
    slavic.noun("городск~", *_LOCALITY, gender=slavic.F),
    slavic.noun("локаци~ глуши", *_IYA, gender=slavic.F),
    slavic.noun("морск~", *_LOCALITY, gender=slavic.F),
)
_WAY: Final = ("ый путь/ого пути/ому пути/ый путь/ым путём/ом пути", "ые пути/ых путей/ым путям/ые пути/ыми путями/ых путях")
PATHS: Final[Nouns] = (
    slavic.noun("железнодорожн~", *_WAY, few="ых пути"),
    slavic.noun(
        "морск~",
        "ой путь/ого пути/ому пути/ой путь/им путём/ом пути",
        "ие пути/их путей/им путям/ие пути/ими путями/их путях",
        few="их пути",
    ),
    slavic.noun("нехожен~", *_WAY, few="ых пути"),
)
_TICKETS: Final = "ы/ов/ам/ы/ами/ах"
TICKETS: Final[Nouns] = (
    slavic.noun("билет~ на поезд", _THING, _TICKETS),
    slavic.noun("билет~ на корабль", _THING, _TICKETS),
)
OMENS: Final[Nouns] = (
    slavic.noun("зелён~", "ая комета/ой кометы/ой комете/ую комету/ой кометой/ой комете", gender=slavic.F),
    slavic.noun("син~", "ие звёзды/их звёзд/им звёздам/ие звёзды/ими звёздами/их звёздах", gender=slavic.F),
    slavic.noun("красн~", "ое затмение/ого затмения/ому затмению/ое затмение/ым затмением/ом затмении", gender=slavic.N),
)
PHASES: Final[Nouns] = tuple(slavic.noun(f"фаз~ {of}", _A[0], gender=slavic.F) for of in ("действий", "контактов", "Мифа"))
_CONTACT: Final = (
    "ый контакт/ого контакта/ому контакту/ый контакт/ым контактом/ом контакте",
    "ые контакты/ых контактов/ым контактам/ые контакты/ыми контактами/ых контактах",
)
ENCOUNTERS: Final[Mapping[str, Noun]] = {
    "combat": slavic.noun(
        "бо~",
        "евой контакт/евого контакта/евому контакту/евой контакт/евым контактом/евом контакте",
        "евые контакты/евых контактов/евым контактам/евые контакты/евыми контактами/евых контактах",
        few="евых контакта",
    ),
    "general": slavic.noun(
        "общ~",
        "ий контакт/его контакта/ему контакту/ий контакт/им контактом/ем контакте",
        "ие контакты/их контактов/им контактам/ие контакты/ими контактами/их контактах",
        few="их контакта",
    ),
    "america": slavic.noun("контакт~ в Америке", _THING, _THINGS),
    "europe": slavic.noun("контакт~ в Европе", _THING, _THINGS),
    "asia-australia": slavic.noun("контакт~ в Азии или Австралии", _THING, _THINGS),
    "research": slavic.noun("поисков~", *_CONTACT, few="ых контакта"),
    "expedition": slavic.noun("экспедиционн~", *_CONTACT, few="ых контакта"),
    "other-world": slavic.noun("контакт~ в Ином мире", _THING, _THINGS),
    "special": slavic.noun("особ~", *_CONTACT, few="ых контакта"),
}

_TOKEN: Final = (_THING, _THINGS)
PLAYER: Final[Noun] = _man("игрок~", _MAN, _KI)
INVESTIGATOR: Final[Noun] = _man("сыщик~", _MAN, _KI)
LEAD: Final[Noun] = _man("ведущ~", "ий сыщик/его сыщика/ему сыщику/его сыщика/им сыщиком/ем сыщике")
ANCIENT_ONE: Final[Noun] = slavic.noun("Древн~", "ий/его/ему/его/им/ем", "ие/их/им/их/ими/их", animate=True, adjectival=True)
MONSTER: Final[Noun] = _man("монстр~", _MAN, _MEN)
EPIC_MONSTER: Final[Noun] = _man(
    "эпическ~",
    "ий монстр/ого монстра/ому монстру/ого монстра/им монстром/ом монстре",
    "ие монстры/их монстров/им монстрам/их монстров/ими монстрами/их монстрах",
    "их монстра",
)
GATE: Final[Noun] = slavic.noun("врат~", "а//ам/а/ами/ах", "а//ам/а/ами/ах", gender=slavic.N)
GATE_TOKEN: Final[Noun] = slavic.noun("жетон~ врат", *_TOKEN)
CLUE: Final[Noun] = slavic.noun("улик~", "а/и/е/у/ой/е", "и//ам/и/ами/ах", gender=slavic.F)
DOOM: Final[Noun] = slavic.noun("безысходн~", _OST, gender=slavic.F)
OMEN: Final[Noun] = slavic.noun("знамени~", *_IE, gender=slavic.N)
MYSTERY: Final[Noun] = slavic.noun("тайн~", *_A, gender=slavic.F)
RUMOR: Final[Noun] = slavic.noun("слух~", _THING, "и/ов/ам/и/ами/ах")
MYTHOS_CARD: Final[Noun] = slavic.noun("карт~ Мифа", *_A, gender=slavic.F)
ASSET: Final[Noun] = slavic.noun("актив~", *_TOKEN)
ARTIFACT: Final[Noun] = slavic.noun("артефакт~", *_TOKEN)
SPELL: Final[Noun] = slavic.noun("заклинани~", *_IE, gender=slavic.N)
CONDITION: Final[Noun] = slavic.noun("состояни~", *_IE, gender=slavic.N)
POSSESSION: Final[Noun] = slavic.noun("имуществ~", "о/а/у/о/ом/е", gender=slavic.N)
POSSESSION_CARD: Final[Noun] = slavic.noun("карт~ имущества", *_A, gender=slavic.F)
CARD: Final[Noun] = slavic.noun("карт~", *_A, gender=slavic.F)
RESERVE: Final[Noun] = slavic.noun("резерв~", _THING)
HEALTH: Final[Noun] = slavic.noun("здоровь~", "е/я/ю/е/ем/е", "я/я/ю/е/ем/е", gender=slavic.N)
SANITY: Final[Noun] = slavic.noun("рассуд~", "ок/ка/ку/ок/ком/ке", "ка/ка/ку/ок/ком/ке")
"""They are counted without a plural: 1 рассудок, 5 рассудка."""
HORROR: Final[Noun] = slavic.noun("ужас~", _THING)
DAMAGE: Final[Noun] = slavic.noun("урон~", _THING)
ELDRITCH_TOKEN: Final[Noun] = slavic.noun("жетон~ Древних", *_TOKEN)
RUMOR_TOKEN: Final[Noun] = slavic.noun("жетон~ слуха", *_TOKEN)
MYSTERY_TOKEN: Final[Noun] = slavic.noun("жетон~ тайны", *_TOKEN)
EXPEDITION_TOKEN: Final[Noun] = slavic.noun("жетон~ текущей экспедиции", *_TOKEN)
HEALTH_TOKEN: Final[Noun] = slavic.noun("жетон~ здоровья", *_TOKEN)
SANITY_TOKEN: Final[Noun] = slavic.noun("жетон~ рассудка", *_TOKEN)
SKILL: Final[Noun] = slavic.noun("навык~", _THING, "и/ов/ам/и/ами/ах")
DIE: Final[Noun] = slavic.noun("кубик~", _THING, "и/ов/ам/и/ами/ах")
SUCCESS: Final[Noun] = slavic.noun("успех~", _THING, "и/ов/ам/и/ами/ах")
ACTION: Final[Noun] = slavic.noun("действи~", *_IE, gender=slavic.N)
ENCOUNTER: Final[Noun] = slavic.noun("контакт~", *_TOKEN)
EXPEDITION: Final[Noun] = slavic.noun("экспедици~", *_IYA, gender=slavic.F)
SPACE: Final[Noun] = slavic.noun("локаци~", *_IYA, gender=slavic.F)

BEFORE_TITLES: Final[Mapping[str, Noun]] = {
    "asset": ASSET,
    "artifact": ARTIFACT,
    "spell": SPELL,
    "condition": CONDITION,
    "mystery": MYSTERY,
    "final-mystery": slavic.noun("последн~", "яя тайна/ей тайны/ей тайне/юю тайну/ей тайной/ей тайне", gender=slavic.F),
    "mythos": MYTHOS_CARD,
    "rumor": RUMOR,
    "encounter": ENCOUNTER,
}
"""What stands before a title in a sentence."""
