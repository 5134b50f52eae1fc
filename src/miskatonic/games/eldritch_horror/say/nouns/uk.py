"""Ukrainian nouns of Eldritch Horror: people, monsters, spaces, and things that are counted."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.eldritch_horror.say.names import Noun, Nouns, Person, Place
from miskatonic.text import slavic
from miskatonic.text.slavic import F, Gender, M, N, noun, unchanged

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
    return noun(pattern, singular, plural, animate=True)


def _woman(pattern: str, singular: str = "а/и/і/у/ою/і", plural: str = "") -> slavic.Noun:
    return noun(pattern, singular, plural, gender=F, animate=True)


def _beast(word: str, gender: Gender = M) -> slavic.Noun:
    """A monster whose name is never declined."""
    return noun(word, _SAME, _SAME, gender=gender, animate=True)


def _in(pattern: str, endings: str, gender: Gender = M) -> Place:
    return Place(noun(pattern, endings, gender=gender), "в")


PEOPLE: Final[Mapping[str, Person]] = {
    "akachi-onyele": Person(unchanged("Акачі", F), "Акачі Оньєле", "Шаманка"),
    "charlie-kane": Person(unchanged("Чарлі"), "Чарлі Кейн", "Політик"),
    "diana-stanley": Person(_woman("Діан~"), "Діана Стенлі", "Культистка, що розкаялася"),
    "jacqueline-fine": Person(unchanged("Жаклін", F), "Жаклін Файн", "Медіум"),
    "jim-culver": Person(_man("Джим~"), "Джим Кальвер", "Музикант"),
    "leo-anderson": Person(unchanged("Лео"), "Лео Андерсон", "Керівник експедицій"),
    "lily-chen": Person(unchanged("Лілі", F), "Лілі Чен", "Майстриня бойових мистецтв"),
    "lola-hayes": Person(_woman("Лол~"), "Лола Гейз", "Акторка"),
    "mark-harrigan": Person(_man("Марк~"), "Марк Герріган", "Солдат"),
    "norman-withers": Person(_man("Норман~"), "Норман Візерс", "Астроном"),
    "silas-marsh": Person(_man("Сайлас~"), "Сайлас Марш", "Моряк"),
    "trish-scarborough": Person(unchanged("Тріш", F), "Тріш Скарборо", "Шпигунка"),
}
ANCIENT_ONES: Final[Mapping[str, Noun]] = {
    "azathoth": _man("Азатот~"),
    "cthulhu": unchanged("Ктулху"),
    "shub-niggurath": unchanged("Шуб-Ніггурат", F),
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
    "color-out-of-space": noun("барв~ з позамежжя", *_A, gender=F),
    "cthonian": _man("хтоні~", "й/я/єві/я/єм/єві", "ї/їв/ям/їв/ями/ях"),
    "cultist": _man("культист~", _MAN, _MEN),
    "dark-young": noun("темн~", *_YOUNG, gender=N, animate=True),
    "deep-one": noun("глибинн~", "ий/ого/ому/ого/им/ому", "і/их/им/их/ими/их", animate=True, adjectival=True),
    "elder-thing": _man("стар~", "ець/ця/цеві/ця/цем/цеві", "ці/ців/цям/ців/цями/цях"),
    "ghost": _man("привид~", _MAN, _MEN),
    "ghoul": _man("гул~", "ь/я/еві/я/ем/еві", "і/ів/ям/ів/ями/ях"),
    "gnoph-keh": _beast("гноф-ке"),
    "goat-spawn": noun("козлин~", *_SPAWN, gender=N, animate=True),
    "gug": _man("гаг~", _MAN, _MEN),
    "hound-of-tindalos": _man("гончак~ Тіндалоса", _MAN, _MEN),
    "lloigor": _man("ллойгор~", _MAN, _MEN),
    "maniac": _man("маніяк~", _MAN, _MEN),
    "mi-go": _beast("мі-ґо"),
    "mummy": _woman("мумі~", "я/ї/ї/ю/єю/ї", "ї/й/ям/й/ями/ях"),
    "nightgaunt": _man("нічн~", *_GAUNT),
    "riot": noun("заворушен~", *_NYA, gender=N),
    "serpent-people": _woman("~", *_SERPENT),
    "shoggoth": _man("шоґот~", _MAN, _MEN),
    "skeleton": _man("скелет~", _MAN, _MEN),
    "star-spawn": noun("зорян~", *_SPAWN, gender=N, animate=True),
    "vampire": _man("вампір~", _MAN, _MEN),
    "warlock": _man("чорнокнижник~", _MAN, _MEN),
    "witch": _woman("відь~", "ма/ми/мі/му/мою/мі", "ми/ом/мам/ом/мами/мах"),
    "wraith": _woman("примар~", _A[0], "и//ам//ами/ах"),
    "zombie": _beast("зомбі"),
}
EPIC_MONSTERS: Final[Mapping[str, Noun]] = {
    "cthulhu": unchanged("Ктулху"),
    "cthylla": _woman("Ктілл~"),
    "dunwich-horror": noun("Данвічськ~", "ий жах/ого жаху/ому жаху/ий жах/им жахом/ому жаху"),
    "nug": _man("Наґ~"),
    "shub-niggurath": unchanged("Шуб-Ніггурат", F),
    "spinner-of-webs": _woman("Прядильниц~ павутини", "я/і/і/ю/ею/і"),
    "tick-tock-men": noun("заг~ Тік-Так", "ін/ону/ону/ін/оном/оні"),
    "wind-walker": _man("Вітроход~", "ець/ця/цеві/ця/цем/цеві"),
    "zombie-horde": noun("орд~ зомбі", _A[0], gender=F),
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
    "the-amazon": _in("Амазоні~", _IYA[0], F),
    "the-pyramids": _in("Пірамід~", "и//ам/и/ами/ах", F),
    "the-heart-of-africa": _in("Серц~ Африки", "е/я/ю/е/ем/і", N),
    "the-himalayas": _in("Гімала~", "ї/їв/ям/ї/ями/ях"),
    "tunguska": Place(noun("Тунгус~", _KA[0], gender=F), "на"),
    "antarctica": _in("Антарктид~", _A[0], F),
    **{str(n): _in(f"локаці~ {n}", _IYA[0], F) for n in range(1, 22)},
}
WORLDS: Final[Mapping[str, Noun]] = {
    "great-hall-of-celaeno": noun("Велик~ Келено", "а зала/ої зали/ій залі/у залу/ою залою/ій залі", gender=F),
    "the-future": noun("Майбутн~", "є/ього/ьому/є/ім/ьому", gender=N, adjectival=True),
    "city-of-the-great-race": noun("Міст~ Великої Раси", "о/а/у/о/ом/і", gender=N),
    "lost-carcosa": noun(
        "~",
        "Втрачена Каркоза/Втраченої Каркози/Втраченій Каркозі/Втрачену Каркозу/Втраченою Каркозою/Втраченій Каркозі",
        gender=F,
    ),
    "the-past": noun("Минул~", "е/ого/ому/е/им/ому", gender=N, adjectival=True),
    "the-dreamlands": noun("Країн~ снів", _A[0], gender=F),
    "yuggoth": noun("Юґґот~", _THING),
    "the-underworld": noun("Підземн~", "ий світ/ого світу/ому світу/ий світ/им світом/ому світі"),
    "the-abyss": noun("Безодн~", "я/і/і/ю/ею/і", gender=F),
}
SKILLS: Final[Nouns] = (
    noun("знан~", "ня/ь/ням/ня/нями/нях", gender=N),
    noun("вплив~", _THING),
    noun("спостережлив~", _IST, gender=F),
    noun("сил~", _A[0], gender=F),
    noun("вол~", "я/і/і/ю/ею/і", gender=F),
)
TRAITS: Final[Mapping[str, Noun]] = {
    "item": noun("предмет~", _OBJECT, _THINGS),
    "weapon": noun("збро~", "я/ї/ї/ю/єю/ї", "ї/й/ям/ї/ями/ях", gender=F),
    "ally": _man("союзник~", _MAN, _MEN),
    "service": noun("послу~", "га/ги/зі/гу/гою/зі", "ги/г/гам/ги/гами/гах", gender=F),
    "trinket": noun("дрібнич~", _KA[0], _KA[1], gender=F),
    "magical": noun("магічн~", "ий/ого/ому/ий/им/ому", adjectival=True),
    "teamwork": noun("командн~", "ий/ого/ому/ий/им/ому", adjectival=True),
    "tome": noun("фоліант~", _OBJECT, _THINGS),
    "incantation": noun("замовлян~", *_NYA, gender=N),
    "ritual": noun("ритуал~", _THING, _THINGS),
    "madness": noun("божевіл~", "ля/ля/лю/ля/лям/лі", "ля/ь/лям/ля/лями/лях", gender=N),
    "injury": noun("травм~", *_A, gender=F),
    "deal": noun("угод~", *_A, gender=F),
    "common": noun("звичайн~", "ий/ого/ому/ий/им/ому", adjectival=True),
    "boon": noun("благ~", "о/а/у/о/ом/у", "а//ам/а/ами/ах", gender=N),
    "bane": noun("лих~", "о/а/у/о/ом/у", "а//ам/а/ами/ах", gender=N),
    "restriction": noun("обмежен~", *_NYA, gender=N),
}
SPACE_TYPES: Final[Nouns] = (
    noun("міст~", "о/а/у/о/ом/і", "а//ам/а/ами/ах", gender=N),
    noun("нетр~", "і/ів/ям/і/ями/ях", "і/ів/ям/і/ями/ях"),
    noun("мор~", "е/я/ю/е/ем/і", "я/ів/ям/я/ями/ях", gender=N),
)
_LOCALITY: Final = (
    "а локація/ої локації/ій локації/у локацію/ою локацією/ій локації",
    "і локації/их локацій/им локаціям/і локації/ими локаціями/их локаціях",
)
SPACES_OF: Final[Nouns] = (
    noun("міськ~", *_LOCALITY, gender=F),
    noun("локаці~ нетрів", *_IYA, gender=F),
    noun("морськ~", *_LOCALITY, gender=F),
)
PATHS: Final[Nouns] = (
    noun(
        "залізничн~",
        "а колія/ої колії/ій колії/у колію/ою колією/ій колії",
        "і колії/их колій/им коліям/і колії/ими коліями/их коліях",
        gender=F,
    ),
    noun(
        "водн~",
        "ий шлях/ого шляху/ому шляху/ий шлях/им шляхом/ому шляху",
        "і шляхи/их шляхів/им шляхам/і шляхи/ими шляхами/их шляхах",
    ),
    noun("стеж~", *_KA, gender=F),
)
_TICKET: Final = ("ок/ка/ку/ок/ком/ку", "ки/ків/кам/ки/ками/ках")
TICKETS: Final[Nouns] = (noun("квит~ на поїзд", *_TICKET), noun("квит~ на корабель", *_TICKET))
OMENS: Final[Nouns] = (
    noun("зелен~", "а комета/ої комети/ій кометі/у комету/ою кометою/ій кометі", gender=F),
    noun("син~", "і зорі/іх зір/ім зорям/і зорі/іми зорями/іх зорях", gender=F),
    noun("червон~", "е затемнення/ого затемнення/ому затемненню/е затемнення/им затемненням/ому затемненні", gender=N),
)
PHASES: Final[Nouns] = tuple(noun(f"фаз~ {of}", _A[0], gender=F) for of in ("дій", "зустрічей", "міту"))
ACTIONS: Final[Mapping[str, Noun]] = {
    "travel": noun("подорож~", "/і/і//жю/і", gender=F),
    "rest": noun("відпочин~", "ок/ку/ку/ок/ком/ку"),
    "trade": noun("обмін~", _THING),
    "prepare": noun("приготуван~ до подорожі", _NYA[0], gender=N),
    "acquire": noun("отриман~ активів", _NYA[0], gender=N),
    "component": noun("ді~ компонента", _IYA[0], gender=F),
    "local": noun("місцев~", "а дія/ої дії/ій дії/у дію/ою дією/ій дії", gender=F),
}
_MEETING: Final = (
    "а зустріч/ої зустрічі/ій зустрічі/у зустріч/ою зустріччю/ій зустрічі",
    "і зустрічі/их зустрічей/им зустрічам/і зустрічі/ими зустрічами/их зустрічах",
)
_MEET: Final = ("/і/і//чю/і", "і/ей/ам/і/ами/ах")
ENCOUNTERS: Final[Mapping[str, Noun]] = {
    "combat": noun("бойов~", *_MEETING, gender=F),
    "general": noun("загальн~", *_MEETING, gender=F),
    "america": noun("зустріч~ в Америці", *_MEET, gender=F),
    "europe": noun("зустріч~ у Європі", *_MEET, gender=F),
    "asia-australia": noun("зустріч~ в Азії чи Австралії", *_MEET, gender=F),
    "research": noun("дослідницьк~", *_MEETING, gender=F),
    "expedition": noun("експедиційн~", *_MEETING, gender=F),
    "other-world": noun("зустріч~ в Інших світах", *_MEET, gender=F),
    "special": noun("особлив~", *_MEETING, gender=F),
}

_TOKEN: Final = (_OBJECT, _THINGS)
PLAYER: Final[Noun] = _man("грав~", "ець/ця/цеві/ця/цем/цеві", "ці/ців/цям/ців/цями/цях")
INVESTIGATOR: Final[Noun] = _man("дослідник~", _MAN, _MEN)
LEAD: Final[Noun] = _man(
    "головн~", "ий дослідник/ого дослідника/ому дослідникові/ого дослідника/им дослідником/ому дослідникові"
)
ANCIENT_ONE: Final[Noun] = noun(
    "Стародавн~", "ій/ього/ьому/ього/ім/ьому", "і/іх/ім/іх/іми/іх", animate=True, adjectival=True
)
MONSTER: Final[Noun] = _man("монстр~", _MAN, _MEN)
EPIC_MONSTER: Final[Noun] = _man(
    "епічн~",
    "ий монстр/ого монстра/ому монстрові/ого монстра/им монстром/ому монстрові",
    "і монстри/их монстрів/им монстрам/их монстрів/ими монстрами/их монстрах",
)
GATE: Final[Noun] = noun("вор~", "ота/іт/отам/ота/отами/отах", "ота/іт/отам/ота/отами/отах", gender=N)
GATE_TOKEN: Final[Noun] = noun("жетон~ воріт", *_TOKEN)
CLUE: Final[Noun] = noun("доказ~", _THING, _THINGS)
DOOM: Final[Noun] = noun("приречен~", _IST, gender=F)
OMEN: Final[Noun] = noun("передвіст~", "я/я/ю/я/ям/і", "я/ь/ям/я/ями/ях", gender=N)
MYSTERY: Final[Noun] = noun("таємниц~", "я/і/і/ю/ею/і", "і/ь/ям/і/ями/ях", gender=F)
RUMOR: Final[Noun] = noun("чут~", "ки/ок/кам/ки/ками/ках", "ки/ок/кам/ки/ками/ках", gender=F)
EVENT: Final[Noun] = noun("поді~", *_IYA, gender=F)
MYTHOS_CARD: Final[Noun] = noun("карт~ міту", *_A, gender=F)
ASSET: Final[Noun] = noun("актив~", _THING, _THINGS)
ARTIFACT: Final[Noun] = noun("артефакт~", _THING, _THINGS)
SPELL: Final[Noun] = noun("заклинан~", *_NYA, gender=N)
CONDITION: Final[Noun] = noun("стан~", _THING, _THINGS)
POSSESSION: Final[Noun] = noun("май~", "но/на/ну/но/ном/ні", gender=N)
POSSESSION_CARD: Final[Noun] = noun("карт~ майна", *_A, gender=F)
CARD: Final[Noun] = noun("карт~", *_A, gender=F)
RESERVE: Final[Noun] = noun("резерв~", _THING)
LOAN: Final[Noun] = noun("банківськ~", "а позика/ої позики/ій позиці/у позику/ою позикою/ій позиці", gender=F)
HEALTH: Final[Noun] = noun("здоров’~", "я/я/ю/я/ям/ї", "я/я/ю/я/ям/ї", gender=N)
SANITY: Final[Noun] = noun("розум~", _THING, "у/у/у/у/ом/і")
"""They are counted without a plural: 1 розум, 3 розуму."""
TOUGHNESS: Final[Noun] = noun("стійк~", _IST, gender=F)
HORROR: Final[Noun] = noun("жах~", "/у/у//ом/у")
DAMAGE: Final[Noun] = noun("шкод~", _A[0], gender=F)
RECKONING: Final[Noun] = noun("розплат~", *_A, gender=F)
AMBUSH: Final[Noun] = noun("засід~", *_KA, gender=F)
ELDRITCH_TOKEN: Final[Noun] = noun("жетон~ Стародавніх", *_TOKEN)
RUMOR_TOKEN: Final[Noun] = noun("жетон~ чуток", *_TOKEN)
MYSTERY_TOKEN: Final[Noun] = noun("жетон~ таємниці", *_TOKEN)
EXPEDITION_TOKEN: Final[Noun] = noun("жетон~ поточної експедиції", *_TOKEN)
IMPROVEMENT: Final[Noun] = noun("поліпшен~", *_NYA, gender=N)
HEALTH_TOKEN: Final[Noun] = noun("жетон~ здоров’я", *_TOKEN)
SANITY_TOKEN: Final[Noun] = noun("жетон~ розуму", *_TOKEN)
TICKET: Final[Noun] = noun("квит~", *_TICKET)
SKILL: Final[Noun] = noun("умін~", *_NYA, gender=N)
TEST: Final[Noun] = noun("перевір~", *_KA, gender=F)
DIE: Final[Noun] = noun("кубик~", "/а/у//ом/у", _THINGS)
SUCCESS: Final[Noun] = noun("успіх~", "/у/у//ом/у", _THINGS)
ACTION: Final[Noun] = noun("ді~", *_IYA, gender=F)
ENCOUNTER: Final[Noun] = noun("зустріч~", *_MEET, gender=F)
EXPEDITION: Final[Noun] = noun("експедиці~", *_IYA, gender=F)
SPACE: Final[Noun] = noun("локаці~", *_IYA, gender=F)
PATH: Final[Noun] = noun("шлях~", "/у/у//ом/у", _THINGS)
ROUND: Final[Noun] = noun("раунд~", _THING, _THINGS)
TIME: Final[Noun] = noun("раз~", _THING, _THINGS)

BEFORE_TITLES: Final[Mapping[str, Noun]] = {
    "asset": ASSET,
    "artifact": ARTIFACT,
    "spell": SPELL,
    "condition": CONDITION,
    "mystery": MYSTERY,
    "final-mystery": noun(
        "остан~", "ня таємниця/ньої таємниці/ній таємниці/ню таємницю/ньою таємницею/ній таємниці", gender=F
    ),
    "mythos": MYTHOS_CARD,
    "rumor": RUMOR,
    "encounter": ENCOUNTER,
}
"""What stands before a title in a sentence."""
