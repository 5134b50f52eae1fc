"""Ukrainian nouns of Eldritch Horror: people, monsters, spaces, and things that are counted."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.eldritch_horror.say.names import Noun, Nouns, Person, Place
from miskatonic.text import slavic

_SAME: Final = "/////"
_MAN: Final = "/а/ові/а/ом/ові"
_MEN: Final = "и/ів/ам/ів/ами/ах"
_THING: Final = "/у/у//ом/і"
_OBJECT: Final = "/а/у//ом/і"
_THINGS: Final = "и/ів/ам/и/ами/ах"
_A: Final = ("а/и/і/у/ою/і", "и//ам/и/ами/ах")
_IYA: Final = ("я/ї/ї/ю/єю/ї", "ї/й/ям/ї/ями/ях")
_NYA: Final = ("ня/ня/ню/ня/ням/ні", "ня/ь/ням/ня/нями/нях")
_KA: Final = ("ка/ки/ці/ку/кою/ці", "ки/ок/кам/ки/ками/ках")
_IST: Final = "ість/ості/ості/ість/істю/ості"


def _man(pattern: str, singular: str = _MAN, plural: str = "") -> slavic.Noun:
    return slavic.noun(pattern, singular, plural, animate=True)


def _woman(pattern: str, singular: str = "а/и/і/у/ою/і", plural: str = "") -> slavic.Noun:
    return slavic.noun(pattern, singular, plural, gender=slavic.F, animate=True)


def _beast(word: str, gender: slavic.Gender = slavic.M) -> slavic.Noun:
    """A monster whose name is never declined."""
    return slavic.noun(word, _SAME, _SAME, gender=gender, animate=True)


def _in(pattern: str, endings: str, gender: slavic.Gender = slavic.M) -> Place:
    return Place(slavic.noun(pattern, endings, gender=gender), "в")


PEOPLE: Final[Mapping[str, Person]] = {
    "akachi-onyele": Person(slavic.unchanged("Акачі", slavic.F), "Акачі Оньєле", "Шаманка"),
    "charlie-kane": Person(slavic.unchanged("Чарлі"), "Чарлі Кейн", "Політик"),
    "diana-stanley": Person(_woman("Діан~"), "Діана Стенлі", "Культистка, що розкаялася"),
    "jacqueline-fine": Person(slavic.unchanged("Жаклін", slavic.F), "Жаклін Файн", "Медіум"),
    "jim-culver": Person(_man("Джим~"), "Джим Кальвер", "Музикант"),
    "leo-anderson": Person(slavic.unchanged("Лео"), "Лео Андерсон", "Керівник експедицій"),
    "lily-chen": Person(slavic.unchanged("Лілі", slavic.F), "Лілі Чен", "Майстриня бойових мистецтв"),
    "lola-hayes": Person(_woman("Лол~"), "Лола Гейз", "Акторка"),
    "mark-harrigan": Person(_man("Марк~"), "Марк Герріган", "Солдат"),
    "norman-withers": Person(_man("Норман~"), "Норман Візерс", "Астроном"),
    "silas-marsh": Person(_man("Сайлас~"), "Сайлас Марш", "Моряк"),
    "trish-scarborough": Person(slavic.unchanged("Тріш", slavic.F), "Тріш Скарборо", "Шпигунка"),
}
ANCIENT_ONES: Final[Mapping[str, Noun]] = {
    "azathoth": _man("Азатот~"),
    "cthulhu": slavic.unchanged("Ктулху"),
    "shub-niggurath": slavic.unchanged("Шуб-Ніггурат", slavic.F),
    "yog-sothoth": _man("Йог-Сотот~"),
}
_SPAWN: Final = (
    "е поріддя/ого поріддя/ому поріддю/е поріддя/им поріддям/ому поріддю",
    "і поріддя/их порідь/им поріддям/их порідь/ими поріддями/их поріддях",
)
_YOUNG: Final = (
    "е дитя/ого дитяти/ому дитяті/е дитя/им дитям/ому дитяті",
    "і дитята/их дитят/им дитятам/их дитят/ими дитятами/их дитятах",
)
_GAUNT: Final = (
    "ий мучитель/ого мучителя/ому мучителю/ого мучителя/им мучителем/ому мучителеві",
    "і мучителі/их мучителів/им мучителям/их мучителів/ими мучителями/их мучителях",
)
_SERPENT: Final = (
    "людина-змія/людини-змії/людині-змії/людину-змію/людиною-змією/людині-змії",
    "люди-змії/людей-змій/людям-зміям/людей-змій/людьми-зміями/людях-зміях",
)
MONSTERS: Final[Mapping[str, Noun]] = {
    "byakhee": _beast("б’якхі"),
    "color-out-of-space": slavic.noun("барв~ з позамежжя", *_A, gender=slavic.F),
    "cthonian": _man("хтоні~", "й/я/єві/я/єм/єві", "ї/їв/ям/їв/ями/ях"),
    "cultist": _man("культист~", _MAN, _MEN),
    "dark-young": slavic.noun("темн~", *_YOUNG, gender=slavic.N, animate=True),
    "deep-one": slavic.noun("глибинн~", "ий/ого/ому/ого/им/ому", "і/их/им/их/ими/их", animate=True, adjectival=True),
    "elder-thing": _man("стар~", "ець/ця/цеві/ця/цем/цеві", "ці/ців/цям/ців/цями/цях"),
    "ghost": _man("привид~", _MAN, _MEN),
    "ghoul": _man("гул~", "ь/я/еві/я/ем/еві", "і/ів/ям/ів/ями/ях"),
    "gnoph-keh": _beast("гноф-ке"),
    "goat-spawn": slavic.noun("козлин~", *_SPAWN, gender=slavic.N, animate=True),
    "gug": _man("гаг~", _MAN, _MEN),
    "hound-of-tindalos": _man("гончак~ Тіндалоса", _MAN, _MEN),
    "lloigor": _man("ллойгор~", _MAN, _MEN),
    "maniac": _man("маніяк~", _MAN, _MEN),
    "mi-go": _beast("мі-ґо"),
    "mummy": _woman("мумі~", "я/ї/ї/ю/єю/ї", "ї/й/ям/й/ями/ях"),
    "nightgaunt": _man("нічн~", *_GAUNT),
    "riot": slavic.noun("заворушен~", *_NYA, gender=slavic.N),
    "serpent-people": _woman("~", *_SERPENT),
    "shoggoth": _man("шоґот~", _MAN, _MEN),
    "skeleton": _man("скелет~", _MAN, _MEN),
    "star-spawn": slavic.noun("зорян~", *_SPAWN, gender=slavic.N, animate=True),
    "vampire": _man("вампір~", _MAN, _MEN),
    "warlock": _man("чорнокнижник~", _MAN, _MEN),
    "witch": _woman("відь~", "ма/ми/мі/му/мою/мі", "ми/ом/мам/ом/мами/мах"),
    "wraith": _woman("примар~", _A[0], "и//ам//ами/ах"),
    "zombie": _beast("зомбі"),
}
EPIC_MONSTERS: Final[Mapping[str, Noun]] = {
    "cthulhu": slavic.unchanged("Ктулху"),
    "cthylla": _woman("Ктілл~"),
    "dunwich-horror": slavic.noun("Данвічськ~", "ий жах/ого жаху/ому жаху/ий жах/им жахом/ому жаху"),
    "nug": _man("Наґ~"),
    "shub-niggurath": slavic.unchanged("Шуб-Ніггурат", slavic.F),
    "spinner-of-webs": _woman("Прядильниц~ павутини", "я/і/і/ю/ею/і"),
    "tick-tock-men": slavic.noun("заг~ Тік-Так", "ін/ону/ону/ін/оном/оні"),
    "wind-walker": _man("Вітроход~", "ець/ця/цеві/ця/цем/цеві"),
    "zombie-horde": slavic.noun("орд~ зомбі", _A[0], gender=slavic.F),
}
PLACES: Final[Mapping[str, Place]] = {
    "arkham": _in("Аркгем~", _OBJECT),
    "san-francisco": _in("Сан-Франциско", _SAME),
    "buenos-aires": _in("Буенос-Айрес~", _OBJECT),
    "london": _in("Лондон~", _OBJECT),
    "rome": _in("Рим~", _OBJECT),
    "istanbul": _in("Стамбул~", _OBJECT),
    "shanghai": _in("Шанха~", "й/я/ю/й/єм/ї"),
    "tokyo": _in("Токіо", _SAME),
    "sydney": _in("Сідне~", "й/я/ю/й/єм/ї"),
    "the-amazon": _in("Амазоні~", _IYA[0], slavic.F),
    "the-pyramids": Place(slavic.noun("Пірамід~", "и//ам/и/ами/ах", gender=slavic.PLURAL), "біля"),
    "the-heart-of-africa": _in("Серц~ Африки", "е/я/ю/е/ем/і", slavic.N),
    "the-himalayas": _in("Гімала~", "ї/їв/ям/ї/ями/ях"),
    "tunguska": Place(slavic.noun("Тунгус~", _KA[0], gender=slavic.F), "на"),
    "antarctica": _in("Антарктид~", _A[0], slavic.F),
    **{str(n): _in(f"локаці~ {n}", _IYA[0], slavic.F) for n in range(1, 22)},
}
SKILLS: Final[Nouns] = (
    slavic.noun("знан~", "ня/ь/ням/ня/нями/нях", gender=slavic.N),
    slavic.noun("вплив~", _THING),
    slavic.noun("спостережлив~", _IST, gender=slavic.F),
    slavic.noun("сил~", _A[0], gender=slavic.F),
    slavic.noun("вол~", "я/і/і/ю/ею/і", gender=slavic.F),
)
TRAITS: Final[Mapping[str, Noun]] = {
    "item": slavic.noun("предмет~", _OBJECT, _THINGS),
    "weapon": slavic.noun("збро~", "я/ї/ї/ю/єю/ї", "ї/й/ям/ї/ями/ях", gender=slavic.F),
    "ally": _man("союзник~", _MAN, _MEN),
    "service": slavic.noun("послу~", "га/ги/зі/гу/гою/зі", "ги/г/гам/ги/гами/гах", gender=slavic.F),
    "trinket": slavic.noun("дрібнич~", _KA[0], _KA[1], gender=slavic.F),
    "magical": slavic.noun("магічн~", "ий/ого/ому/ий/им/ому", adjectival=True),
    "teamwork": slavic.noun("командн~", "ий/ого/ому/ий/им/ому", adjectival=True),
    "tome": slavic.noun("фоліант~", _OBJECT, _THINGS),
    "incantation": slavic.noun("замовлян~", *_NYA, gender=slavic.N),
    "ritual": slavic.noun("ритуал~", _THING, _THINGS),
    "madness": slavic.noun("божевіл~", "ля/ля/лю/ля/лям/лі", "ля/ь/лям/ля/лями/лях", gender=slavic.N),
    "injury": slavic.noun("травм~", *_A, gender=slavic.F),
    "deal": slavic.noun("угод~", *_A, gender=slavic.F),
    "common": slavic.noun("звичайн~", "ий/ого/ому/ий/им/ому", adjectival=True),
    "boon": slavic.noun("благ~", "о/а/у/о/ом/у", "а//ам/а/ами/ах", gender=slavic.N),
    "bane": slavic.noun("лих~", "о/а/у/о/ом/у", "а//ам/а/ами/ах", gender=slavic.N),
    "restriction": slavic.noun("обмежен~", *_NYA, gender=slavic.N),
}
SPACE_TYPES: Final[Nouns] = (
    slavic.noun("міст~", "о/а/у/о/ом/і", "а//ам/а/ами/ах", gender=slavic.N),
    slavic.noun("нетр~", "і/ів/ям/і/ями/ях", "і/ів/ям/і/ями/ях"),
    slavic.noun("мор~", "е/я/ю/е/ем/і", "я/ів/ям/я/ями/ях", gender=slavic.N),
)
_LOCALITY: Final = (
    "а локація/ої локації/ій локації/у локацію/ою локацією/ій локації",
    "і локації/их локацій/им локаціям/і локації/ими локаціями/их локаціях",
)
SPACES_OF: Final[Nouns] = (
    slavic.noun("міськ~", *_LOCALITY, gender=slavic.F),
    slavic.noun("локаці~ нетрів", *_IYA, gender=slavic.F),
    slavic.noun("морськ~", *_LOCALITY, gender=slavic.F),
)
PATHS: Final[Nouns] = (
    slavic.noun(
        "залізничн~",
        "а колія/ої колії/ій колії/у колію/ою колією/ій колії",
        "і колії/их колій/им коліям/і колії/ими коліями/их коліях",
        gender=slavic.F,
    ),
    slavic.noun(
        "водн~",
        "ий шлях/ого шляху/ому шляху/ий шлях/им шляхом/ому шляху",
        "і шляхи/их шляхів/им шляхам/і шляхи/ими шляхами/их шляхах",
    ),
    slavic.noun("стеж~", *_KA, gender=slavic.F),
)
_TICKET: Final = ("ок/ка/ку/ок/ком/ку", "ки/ків/кам/ки/ками/ках")
TICKETS: Final[Nouns] = (slavic.noun("квит~ на поїзд", *_TICKET), slavic.noun("квит~ на корабель", *_TICKET))
OMENS: Final[Nouns] = (
    slavic.noun("зелен~", "а комета/ої комети/ій кометі/у комету/ою кометою/ій кометі", gender=slavic.F),
    slavic.noun("син~", "і зорі/іх зір/ім зорям/і зорі/іми зорями/іх зорях", gender=slavic.F),
    slavic.noun(
        "червон~", "е затемнення/ого затемнення/ому затемненню/е затемнення/им затемненням/ому затемненні", gender=slavic.N
    ),
)
PHASES: Final[Nouns] = tuple(slavic.noun(f"фаз~ {of}", _A[0], gender=slavic.F) for of in ("дій", "зустрічей", "міту"))
_MEETING: Final = (
    "а зустріч/ої зустрічі/ій зустрічі/у зустріч/ою зустріччю/ій зустрічі",
    "і зустрічі/их зустрічей/им зустрічам/і зустрічі/ими зустрічами/их зустрічах",
)
_MEET: Final = ("/і/і//чю/і", "і/ей/ам/і/ами/ах")
ENCOUNTERS: Final[Mapping[str, Noun]] = {
    "combat": slavic.noun("бойов~", *_MEETING, gender=slavic.F),
    "general": slavic.noun("загальн~", *_MEETING, gender=slavic.F),
    "america": slavic.noun("зустріч~ в Америці", *_MEET, gender=slavic.F),
    "europe": slavic.noun("зустріч~ у Європі", *_MEET, gender=slavic.F),
    "asia-australia": slavic.noun("зустріч~ в Азії чи Австралії", *_MEET, gender=slavic.F),
    "research": slavic.noun("дослідницьк~", *_MEETING, gender=slavic.F),
    "expedition": slavic.noun("експедиційн~", *_MEETING, gender=slavic.F),
    "other-world": slavic.noun("зустріч~ в Інших світах", *_MEET, gender=slavic.F),
    "special": slavic.noun("особлив~", *_MEETING, gender=slavic.F),
}

_TOKEN: Final = (_OBJECT, _THINGS)
PLAYER: Final[Noun] = _man("грав~", "ець/ця/цеві/ця/цем/цеві", "ці/ців/цям/ців/цями/цях")
INVESTIGATOR: Final[Noun] = _man("дослідник~", _MAN, _MEN)
LEAD: Final[Noun] = _man(
    "головн~", "ий дослідник/ого дослідника/ому дослідникові/ого дослідника/им дослідником/ому дослідникові"
)
ANCIENT_ONE: Final[Noun] = slavic.noun(
    "Стародавн~", "ій/ього/ьому/ього/ім/ьому", "і/іх/ім/іх/іми/іх", animate=True, adjectival=True
)
MONSTER: Final[Noun] = _man("монстр~", _MAN, _MEN)
EPIC_MONSTER: Final[Noun] = _man(
    "епічн~",
    "ий монстр/ого монстра/ому монстрові/ого монстра/им монстром/ому монстрові",
    "і монстри/их монстрів/им монстрам/их монстрів/ими монстрами/их монстрах",
)
GATE: Final[Noun] = slavic.noun("вор~", "ота/іт/отам/ота/отами/отах", "ота/іт/отам/ота/отами/отах", gender=slavic.N)
GATE_TOKEN: Final[Noun] = slavic.noun("жетон~ воріт", *_TOKEN)
CLUE: Final[Noun] = slavic.noun("доказ~", _THING, _THINGS)
DOOM: Final[Noun] = slavic.noun("приречен~", _IST, gender=slavic.F)
OMEN: Final[Noun] = slavic.noun("передвіст~", "я/я/ю/я/ям/і", "я/ь/ям/я/ями/ях", gender=slavic.N)
MYSTERY: Final[Noun] = slavic.noun("таємниц~", "я/і/і/ю/ею/і", "і/ь/ям/і/ями/ях", gender=slavic.F)
RUMOR: Final[Noun] = slavic.noun("чут~", "ки/ок/кам/ки/ками/ках", "ки/ок/кам/ки/ками/ках", gender=slavic.F)
MYTHOS_CARD: Final[Noun] = slavic.noun("карт~ міту", *_A, gender=slavic.F)
ASSET: Final[Noun] = slavic.noun("актив~", _THING, _THINGS)
ARTIFACT: Final[Noun] = slavic.noun("артефакт~", _THING, _THINGS)
SPELL: Final[Noun] = slavic.noun("заклинан~", *_NYA, gender=slavic.N)
CONDITION: Final[Noun] = slavic.noun("стан~", _THING, _THINGS)
POSSESSION: Final[Noun] = slavic.noun("май~", "но/на/ну/но/ном/ні", gender=slavic.N)
POSSESSION_CARD: Final[Noun] = slavic.noun("карт~ майна", *_A, gender=slavic.F)
CARD: Final[Noun] = slavic.noun("карт~", *_A, gender=slavic.F)
RESERVE: Final[Noun] = slavic.noun("резерв~", _THING)
HEALTH: Final[Noun] = slavic.noun("здоров’~", "я/я/ю/я/ям/ї", "я/я/ю/я/ям/ї", gender=slavic.N)
SANITY: Final[Noun] = slavic.noun("розум~", _THING, "у/у/у/у/ом/і")
"""They are counted without a plural: 1 розум, 3 розуму."""
HORROR: Final[Noun] = slavic.noun("жах~", "/у/у//ом/у")
DAMAGE: Final[Noun] = slavic.noun("шкод~", _A[0], gender=slavic.F)
ELDRITCH_TOKEN: Final[Noun] = slavic.noun("жетон~ Стародавніх", *_TOKEN)
RUMOR_TOKEN: Final[Noun] = slavic.noun("жетон~ чуток", *_TOKEN)
MYSTERY_TOKEN: Final[Noun] = slavic.noun("жетон~ таємниці", *_TOKEN)
EXPEDITION_TOKEN: Final[Noun] = slavic.noun("жетон~ поточної експедиції", *_TOKEN)
HEALTH_TOKEN: Final[Noun] = slavic.noun("жетон~ здоров’я", *_TOKEN)
SANITY_TOKEN: Final[Noun] = slavic.noun("жетон~ розуму", *_TOKEN)
SKILL: Final[Noun] = slavic.noun("умін~", *_NYA, gender=slavic.N)
DIE: Final[Noun] = slavic.noun("кубик~", "/а/у//ом/у", _THINGS)
SUCCESS: Final[Noun] = slavic.noun("успіх~", "/у/у//ом/у", _THINGS)
ACTION: Final[Noun] = slavic.noun("ді~", *_IYA, gender=slavic.F)
ENCOUNTER: Final[Noun] = slavic.noun("зустріч~", *_MEET, gender=slavic.F)
EXPEDITION: Final[Noun] = slavic.noun("експедиці~", *_IYA, gender=slavic.F)
SPACE: Final[Noun] = slavic.noun("локаці~", *_IYA, gender=slavic.F)

BEFORE_TITLES: Final[Mapping[str, Noun]] = {
    "asset": ASSET,
    "artifact": ARTIFACT,
    "spell": SPELL,
    "condition": CONDITION,
    "mystery": MYSTERY,
    "final-mystery": slavic.noun(
        "остан~", "ня таємниця/ньої таємниці/ній таємниці/ню таємницю/ньою таємницею/ній таємниці", gender=slavic.F
    ),
    "mythos": MYTHOS_CARD,
    "rumor": RUMOR,
    "encounter": ENCOUNTER,
}
"""What stands before a title in a sentence."""
