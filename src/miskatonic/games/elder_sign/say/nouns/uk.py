"""Ukrainian nouns of Elder Sign: titles, people, monsters, and things that are counted."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.elder_sign.say.names import Noun, Nouns, Person, Titles
from miskatonic.text import slavic
from miskatonic.text.slavic import F, N, noun


def _man(name: str, endings: str = "/а/ові/а/ом/ові") -> slavic.Noun:
    return noun(name, endings, animate=True)


def _woman(name: str, endings: str = "а/и/і/у/ою/і") -> slavic.Noun:
    return noun(name, endings, gender=F, animate=True)


_SAME: Final = "/////"

ADVENTURES: Final[Titles] = {
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
CARDS: Final[Titles] = {
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
UPPER: Final[Titles] = {
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
LOWER: Final[Titles] = {
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
ALLIES: Final[Mapping[str, Noun]] = {
    "duke": _man("Дюк~"),
    "anna-kaslow": _woman("Анн~ Каслоу"),
    "basil-elton": _man("Безіл~ Елтон~"),
    "professor-armitage": _man("професор~", " Армітедж/а Армітеджа/ові Армітеджу/а Армітеджа/ом Армітеджем/ові Армітеджу"),
    "ruby-standish": _woman("Рубі Стендіш", _SAME),
    "ryan-dean": _man("Раян~ Дін~"),
    "tom-mountain-murphy": _man("Том~ Мерфі", " «Гора»/а «Гори»/ові «Горі»/а «Гору»/ом «Горою»/ові «Горі»"),
    "john-legrasse": _man("Джон~ Леграсс~"),
}
MONSTERS: Final[Mapping[str, Noun]] = {
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
    "haunter-of-the-dark": _man("Мешкан~ пітьми", "ець/ця/цю/ця/цем/цеві"),
    "the-black-man": _man("Чорн~", "ий чоловік/ого чоловіка/ому чоловікові/ого чоловіка/им чоловіком/ому чоловікові"),
    "the-bloated-woman": _woman("Роздут~", "а жінка/ої жінки/ій жінці/у жінку/ою жінкою/ій жінці"),
    "the-dark-pharaoh": _man("Темн~", "ий фараон/ого фараона/ому фараонові/ого фараона/им фараоном/ому фараонові"),
    "god-of-the-bloody-tongue": _man("Бог~ Кривавого язика"),
}
ANCIENT_ONES: Final[Mapping[str, Noun]] = {
    "azathoth": _man("Азатот~"),
    "cthulhu": _man("Ктулху", _SAME),
    "hastur": _man("Гастур~"),
    "ithaqua": _man("Ітакв~", "а/и/і/у/ою/і"),
    "nyarlathotep": _man("Ньярлатготеп~"),
    "shub-niggurath": _woman("Шуб-Ніггурат", _SAME),
    "yig": _man("Їґ~"),
    "yog-sothoth": _man("Йог-Сотот~"),
}
PEOPLE: Final[Mapping[str, Person]] = {
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

_ITEM: Final = (
    "ий предмет/ого предмета/ому предмету/ий предмет/им предметом/ому предметі",
    "і предмети/их предметів/им предметам/і предмети/ими предметами/их предметах",
)
_DIE: Final = (
    "ий кубик/ого кубика/ому кубику/ий кубик/им кубиком/ому кубику",
    "і кубики/их кубиків/им кубикам/і кубики/ими кубиками/их кубиках",
)
_MASK: Final = (
    "-маска/а-маски/у-масці/а-маску/ом-маскою/і-масці",
    "и-маски/ів-масок/ам-маскам/ів-масок/ами-масками/ах-масках",
)
_MANY: Final = "и/ів/ам/и/ами/ах"
_STEMS: Final = ("зелен", "жовт", "червон")
GOODS: Final[Nouns] = (
    noun("доказ~", "/у/у//ом/і", _MANY),
    noun("звичайн~", *_ITEM),
    noun("унікальн~", *_ITEM),
    noun("заклинан~", "ня/ня/ню/ня/ням/ні", "ня/ь/ням/ня/нями/нях", gender=N),
    noun("союзник~", "/а/у/а/ом/у", "и/ів/ам/ів/ами/ах", animate=True),
    noun("трофе~", "й/я/ю/й/єм/ї", "ї/їв/ям/ї/ями/ях"),
)
VALUES: Final[Nouns] = (
    noun("розум~", "/у/у//ом/і", "у/у/у/у/у/у"),
    noun("здоров’~", "я/я/ю/я/ям/ї", "я/я/я/я/я/я", gender=N),
)
"""They are counted without a plural: 1 розум, 3 розуму."""
SYMBOLS: Final[Nouns] = (
    *(noun("пошук~", "/у/у//ом/у"),) * 4,
    noun("знан~", "ня/ня/ню/ня/ням/ні", "ня/ь/ням/ня/нями/нях", gender=N),
    noun("небезпе~", "ка/ки/ці/ку/кою/ці", "ки/к/кам/ки/ками/ках", gender=F),
    noun("жах~", "/у/у//ом/у", _MANY),
    noun("джокер~", "/а/у//ом/і"),
)
COLOURS: Final[Nouns] = tuple(noun(f"{stem}~", "ий/ого/ому/ий/им/ому") for stem in _STEMS)
DICE: Final[Nouns] = tuple(noun(f"{stem}~", *_DIE) for stem in _STEMS)
DIE: Final[Noun] = noun("кубик~", "/а/у//ом/у", _MANY)
SIGN: Final[Noun] = noun("Знак~ Стародавніх", "/а/у//ом/у", _MANY)
DOOM: Final[Noun] = noun("жетон~ приреченості", "/а/у//ом/і", _MANY)
MONSTER: Final[Noun] = noun("монстр~", "/а/у/а/ом/і", "и/ів/ам/ів/ами/ах", animate=True)
MASK: Final[Noun] = noun("монстр~", *_MASK, animate=True)
WORLD: Final[Noun] = noun(
    "Інш~",
    "ий світ/ого світу/ому світу/ий світ/им світом/ому світі",
    "і світи/их світів/им світам/і світи/ими світами/их світах",
)
CELL: Final[Noun] = noun("комір~", "ка/ки/ці/ку/кою/ці", "ки/ок/кам/ки/ками/ках", gender=F)
HOUR: Final[Noun] = noun("годин~", "а/и/і/у/ою/і", "и//ам/и/ами/ах", gender=F)
PLAYER: Final[Noun] = _man("грав~", "ець/ця/цю/ця/цем/цеві")
TASKS: Final[Nouns] = tuple(noun(f"завдання {n}", _SAME, gender=N) for n in (1, 2, 3))

_ITEM_WORD: Final = noun("предмет~", "/а/у//ом/і")
BEFORE_TITLES: Final[Mapping[str, Noun]] = {
    "adventure": noun("пригод~", "а/и/і/у/ою/і", gender=F),
    "world": WORLD,
    "mythos": noun("карт~ міту", "а/и/і/у/ою/і", gender=F),
    "common": _ITEM_WORD,
    "unique": _ITEM_WORD,
    "spell": GOODS[3],
    "ally": GOODS[4],
    "ally-woman": _woman("союзниц~", "я/і/і/ю/ею/і"),
    "ability": noun("здібн~", "ість/ості/ості/ість/істю/ості", gender=F),
}
"""What stands before a title in a sentence."""
