"""Russian nouns of Elder Sign: titles, people, monsters, and things that are counted."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.elder_sign.say.names import Noun, Nouns, Person, Titles
from miskatonic.text import slavic
from miskatonic.text.slavic import F, Gender, M, N, noun

_MAN: Final = "/а/у/а/ом/е"


def _unchanged(word: str, gender: Gender) -> slavic.Noun:
    return noun(word, "/////", gender=gender, animate=True)


def _man(pattern: str, endings: str = _MAN) -> slavic.Noun:
    return noun(pattern, endings, animate=True)


def _woman(pattern: str, endings: str = "а/ы/е/у/ой/е") -> slavic.Noun:
    return noun(pattern, endings, gender=F, animate=True)


ADVENTURES: Final[Titles] = {
    "ancient-relics": "Древние реликвии",
    "a-terrible-discovery": "Ужасное открытие",
    "did-you-hear-that": "Вы это слышали?",
    "the-loading-dock": "Погрузочная площадка",
    "the-storage-closet": "Кладовая",
    "the-key-to-the-beyond": "Ключ к запредельному",
    "riot-in-the-streets": "Беспорядки на улицах",
    "unnatural-habitat": "Неестественная среда обитания",
    "dont-fall-asleep": "Не засыпай",
    "the-hidden-passage": "Потайной ход",
    "something-has-broken-free": "Что-то вырвалось на волю",
    "hallway-on-fire": "Коридор в огне",
    "horrible-visions": "Жуткие видения",
    "late-night-break-in": "Ночной взлом",
    "theres-something-in-the-basement": "В подвале что-то есть",
    "tempest-in-a-teapot": "Буря в стакане воды",
    "a-secret-gathering": "Тайное собрание",
    "the-missing-records": "Пропавшие записи",
    "vermin-in-the-pipes": "Твари в трубах",
    "the-archives": "Архив",
    "stay-away-from-the-windows": "Подальше от окон",
    "gate-to-elsewhere": "Врата неведомо куда",
    "administration-office": "Дирекция музея",
    "we-need-to-find-help": "Нам нужна помощь",
    "a-peculiar-specimen": "Странный экземпляр",
    "mysterious-tome": "Таинственный фолиант",
    "lights-out": "Свет погас",
    "the-elder-sign": "Знак Древних",
    "the-writing-on-the-wall": "Письмена на стене",
    "gala-in-the-great-hall": "Приём в Большом зале",
    "please-do-not-touch-the-exhibits": "Экспонаты руками не трогать",
    "medusa-exhibit": "Зал Медузы",
    "the-guided-tour": "Экскурсия",
    "you-become-that-which-you-fear-most": "Ты становишься тем, чего боишься",
    "the-curator": "Хранитель музея",
    "the-hedge-maze": "Зелёный лабиринт",
    "public-lavatory": "Общественная уборная",
    "forgotten-knowledge": "Забытое знание",
    "the-hall-of-the-dead": "Зал мёртвых",
    "the-graveyard": "Кладбище",
    "the-security-office": "Пост охраны",
    "transported-by-magic": "Унесённые магией",
    "when-night-falls": "Когда наступает ночь",
    "the-gift-shop": "Магазин подарков",
    "haunted-by-a-shadowy-figure": "Тень за спиной",
    "koi-pond": "Пруд с карпами",
    "remains-of-the-high-priest": "Останки верховного жреца",
    "blood-on-the-floor": "Кровь на полу",
    "the-dreamlands": "Страна снов",
    "city-of-the-great-race": "Город Великой расы",
    "great-hall-of-celaeno": "Великий зал Келено",
    "plateau-of-leng": "Плато Ленг",
    "another-dimension": "Иное измерение",
    "yuggoth": "Юггот",
    "rlyeh": "Р’льех",
    "another-time": "Иное время",
}
CARDS: Final[Titles] = {
    "45-automatic": "Пистолет 45-го калибра",
    "axe": "Топор",
    "bullwhip": "Кнут",
    "cavalry-saber": "Кавалерийская сабля",
    "lantern": "Фонарь",
    "rifle": "Винтовка",
    "shotgun": "Дробовик",
    "tommy-gun": "Пистолет-пулемёт Томпсона",
    "dynamite": "Динамит",
    "provisions": "Припасы",
    "whiskey": "Виски",
    "old-journal": "Старый дневник",
    "alien-statue": "Инопланетная статуэтка",
    "enchanted-blade": "Зачарованный клинок",
    "enchanted-jewelry": "Зачарованное украшение",
    "holy-water": "Святая вода",
    "obsidian-statue": "Обсидиановая статуэтка",
    "pallid-mask": "Бледная маска",
    "ruby-of-rlyeh": "Рубин Р’льеха",
    "sword-of-glory": "Меч славы",
    "healing-stone": "Целительный камень",
    "flute-of-the-outer-gods": "Флейта Внешних богов",
    "blue-watcher-of-the-pyramid": "Синий страж пирамиды",
    "necronomicon": "Некрономикон",
    "wither": "Увядание",
    "shrivelling": "Иссушение",
    "mists-of-releh": "Туманы Релеха",
    "voice-of-ra": "Глас Ра",
    "enchant-weapon": "Зачарование оружия",
    "red-sign-of-shudde-mell": "Красный знак Шудде-Мьелла",
    "arcane-insight": "Тайное озарение",
    "dread-curse-of-azathoth": "Ужасное проклятие Азатота",
    "bind-monster": "Пленение монстра",
    "heal": "Исцеление",
    "soothe-the-mind": "Успокоение разума",
    "flesh-ward": "Защита плоти",
}
UPPER: Final[Titles] = {
    "the-stars-align": "Звёзды сходятся",
    "sudden-terror": "Внезапный ужас",
    "whispers-at-the-gate": "Шёпот у врат",
    "be-prepared": "Будьте готовы",
    "keep-friends-close": "Держитесь вместе",
    "a-door-swings-open": "Дверь распахнулась",
    "the-dead-walk": "Мертвецы идут",
    "the-seal-weakens": "Печать слабеет",
    "the-halls-shift": "Залы меняются",
}
LOWER: Final[Titles] = {
    "amid-stillness": "среди тишины",
    "when-memories-fade": "когда тускнеет память",
    "for-living-nightmares": "ибо кошмары оживают",
    "to-bring-madness": "близится безумие",
    "as-the-clock-strikes": "с боем часов",
    "behind-closed-doors": "за закрытыми дверями",
    "in-a-pale-light": "в бледном свете",
    "under-a-blood-moon": "под кровавой луной",
    "until-the-debt-is-paid": "пока долг не уплачен",
}
ALLIES: Final[Mapping[str, Noun]] = {
    "duke": _man("Дюк~"),
    "anna-kaslow": _woman("Анн~ Каслоу"),
    "basil-elton": _man("Бэзил~ Элтон~"),
    "professor-armitage": _man("профессор~", " Армитедж/а Армитеджа/у Армитеджу/а Армитеджа/ом Армитеджем/е Армитедже"),
    "ruby-standish": _unchanged("Руби Стэндиш", F),
    "ryan-dean": _man("Райан~ Дин~"),
    "tom-mountain-murphy": _man("Том~ Мёрфи", " «Гора»/а «Горы»/у «Горе»/а «Гору»/ом «Горой»/е «Горе»"),
    "john-legrasse": _man("Джон~ Леграсс~"),
}
MONSTERS: Final[Mapping[str, Noun]] = {
    "cultist": _man("культист~"),
    "ghoul": _man("упыр~", "ь/я/ю/я/ём/е"),
    "zombie": _unchanged("зомби", M),
    "ghost": _man("призрак~"),
    "maniac": _man("маньяк~"),
    "fire-vampire": _man("огненн~", "ый вампир/ого вампира/ому вампиру/ого вампира/ым вампиром/ом вампире"),
    "mi-go": _unchanged("ми-го", M),
    "byakhee": _unchanged("бьякхи", M),
    "witch": _woman("ведьм~"),
    "nightgaunt": _man("ночн~", "ой призрак/ого призрака/ому призраку/ого призрака/ым призраком/ом призраке"),
    "dimensional-shambler": _man("пространственн~", "ый бродяга/ого бродяги/ому бродяге/ого бродягу/ым бродягой/ом бродяге"),
    "vampire": _man("вампир~"),
    "high-priest": _man("верховн~", "ый жрец/ого жреца/ому жрецу/ого жреца/ым жрецом/ом жреце"),
    "star-spawn": noun("звёздн~", "ое отродье/ого отродья/ому отродью/ое отродье/ым отродьем/ом отродье", gender=N),
    "shoggoth": _man("шоггот~"),
    "dark-young": noun("тёмн~", "ая молодь/ой молоди/ой молоди/ую молодь/ой молодью/ой молоди", gender=F),
    "haunter-of-the-dark": _man("Обитател~ тьмы", "ь/я/ю/я/ем/е"),
    "the-black-man": _man("Чёрн~", "ый человек/ого человека/ому человеку/ого человека/ым человеком/ом человеке"),
    "the-bloated-woman": _woman("Раздут~", "ая женщина/ой женщины/ой женщине/ую женщину/ой женщиной/ой женщине"),
    "the-dark-pharaoh": _man("Тёмн~", "ый фараон/ого фараона/ому фараону/ого фараона/ым фараоном/ом фараоне"),
    "god-of-the-bloody-tongue": _man("Бог~ Кровавого языка"),
}
ANCIENT_ONES: Final[Mapping[str, Noun]] = {
    "azathoth": _man("Азатот~"),
    "cthulhu": _unchanged("Ктулху", M),
    "hastur": _man("Хастур~"),
    "ithaqua": _unchanged("Итакуа", M),
    "nyarlathotep": _man("Ньярлатхотеп~"),
    "shub-niggurath": _unchanged("Шуб-Ниггурат", F),
    "yig": _man("Йиг~"),
    "yog-sothoth": _man("Йог-Сотот~"),
}
PEOPLE: Final[Mapping[str, Person]] = {
    "amanda-sharpe": Person(_woman("Аманд~"), "Аманда Шарп", "Студентка", "Прилежание"),
    "ashcan-pete": Person(_man("Пит~"), "Пит «Мусорщик»", "Бродяга", "Всё сгодится"),
    "bob-jenkins": Person(_man("Боб~"), "Боб Дженкинс", "Коммивояжёр", "Деловая хватка"),
    "carolyn-fern": Person(_unchanged("Кэролин", F), "Кэролин Ферн", "Психолог", "Психология"),
    "darrell-simmons": Person(_man("Даррелл~"), "Даррелл Симмонс", "Фотограф", "Родные стены"),
    "dexter-drake": Person(_man("Декстер~"), "Декстер Дрейк", "Фокусник", "Магический дар"),
    "gloria-goldberg": Person(_woman("Глори~", "я/и/и/ю/ей/и"), "Глория Гольдберг", "Писательница", "Дар ясновидения"),
    "harvey-walters": Person(_unchanged("Харви", M), "Харви Уолтерс", "Профессор", "Сильный разум"),
    "jenny-barnes": Person(_unchanged("Дженни", F), "Дженни Барнс", "Светская дама", "Трастовый фонд"),
    "joe-diamond": Person(_unchanged("Джо", M), "Джо Даймонд", "Частный детектив", "Чутьё"),
    "kate-winthrop": Person(_unchanged("Кейт", F), "Кейт Уинтроп", "Учёная", "Наука!"),
    "mandy-thompson": Person(_unchanged("Мэнди", F), "Мэнди Томпсон", "Исследовательница", "Изыскания"),
    "michael-mcglen": Person(_man("Майкл~"), "Майкл Макглен", "Гангстер", "Крепкое тело"),
    "monterey-jack": Person(_man("Джек~"), "Монтерей Джек", "Археолог", "Археология"),
    "sister-mary": Person(_woman("сестр~ Мэри"), "сестра Мэри", "Монахиня", "Ангел-хранитель"),
    "vincent-lee": Person(_man("Винсент~"), "Винсент Ли", "Врач", "Врачебное искусство"),
}

_THING: Final = (
    "ая вещь/ой вещи/ой вещи/ую вещь/ой вещью/ой вещи",
    "ые вещи/ых вещей/ым вещам/ые вещи/ыми вещами/ых вещах",
)
_DIE: Final = (
    "ый кубик/ого кубика/ому кубику/ый кубик/ым кубиком/ом кубике",
    "ые кубики/ых кубиков/ым кубикам/ые кубики/ыми кубиками/ых кубиках",
)
_MASK: Final = (
    "-маска/а-маски/у-маске/а-маску/ом-маской/е-маске",
    "ы-маски/ов-масок/ам-маскам/ов-масок/ами-масками/ах-масках",
)
_TOKEN: Final = ("/а/у//ом/е", "ы/ов/ам/ы/ами/ах")
_STEMS: Final = ("зелён", "жёлт", "красн")
GOODS: Final[Nouns] = (
    noun("улик~", "а/и/е/у/ой/е", "и//ам/и/ами/ах", gender=F),
    noun("прост~", *_THING, gender=F, few="ые вещи"),
    noun("уникальн~", *_THING, gender=F, few="ые вещи"),
    noun("заклинани~", "е/я/ю/е/ем/и", "я/й/ям/я/ями/ях", gender=N),
    noun("союзник~", _MAN, "и/ов/ам/ов/ами/ах", animate=True),
    noun("трофе~", "й/я/ю/й/ем/е", "и/ев/ям/и/ями/ях"),
)
VALUES: Final[Nouns] = (
    noun("рассуд~", "ок/ка/ку/ок/ком/ке", "ка/ка/ку/ок/ком/ке"),
    noun("здоровь~", "е/я/ю/е/ем/е", "я/я/ям/я/ями/ях", gender=N),
)
"""They are counted without a plural: 1 рассудок, 5 рассудка."""
SYMBOLS: Final[Nouns] = (
    *(noun("поиск~", "/а/у//ом/е", "и/ов/ам/и/ами/ах"),) * 4,
    noun("знани~", "е/я/ю/е/ем/и", "я/й/ям/я/ями/ях", gender=N),
    noun("риск~", "/а/у//ом/е", "и/ов/ам/и/ами/ах"),
    noun("ужас~", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах"),
    noun("джокер~", "/а/у//ом/е"),
)
COLOURS: Final[Nouns] = tuple(noun(f"{stem}~", "ый/ого/ому/ый/ым/ом") for stem in _STEMS)
DICE: Final[Nouns] = tuple(noun(f"{stem}~", *_DIE, few="ых кубика") for stem in _STEMS)
DIE: Final[Noun] = noun("кубик~", "/а/у//ом/е", "и/ов/ам/и/ами/ах")
SIGN: Final[Noun] = noun("Знак~ Древних", "/а/у//ом/е", "и/ов/ам/и/ами/ах")
DOOM: Final[Noun] = noun("жетон~ безысходности", *_TOKEN)
MONSTER: Final[Noun] = noun("монстр~", _MAN, "ы/ов/ам/ов/ами/ах", animate=True)
MASK: Final[Noun] = noun("монстр~", *_MASK, animate=True)
WORLD: Final[Noun] = noun("Ин~", "ой мир/ого мира/ому миру/ой мир/ым миром/ом мире")
CELL: Final[Noun] = noun("яче~", "йка/йки/йке/йку/йкой/йке", "йки/ек/йкам/йки/йками/йках", gender=F)
HOUR: Final[Noun] = noun("час~", "/а/у//ом/е", "ы/ов/ам/ы/ами/ах")
PLAYER: Final[Noun] = _man("игрок~")
_TASK: Final = "ая задача/ой задачи/ой задаче/ую задачу/ой задачей/ой задаче"
TASKS: Final[Nouns] = (
    noun("перв~", _TASK, gender=F),
    noun("втор~", _TASK, gender=F),
    noun("треть~", "я задача/ей задачи/ей задаче/ю задачу/ей задачей/ей задаче", gender=F),
)

BEFORE_TITLES: Final[Mapping[str, Noun]] = {
    "adventure": noun("приключени~", "е/я/ю/е/ем/и", gender=N),
    "world": WORLD,
    "mythos": noun("карт~ Мифа", "а/ы/е/у/ой/е", gender=F),
    "common": GOODS[1],
    "unique": GOODS[2],
    "spell": GOODS[3],
    "ally": GOODS[4],
    "ally-woman": _woman("союзниц~", "а/ы/е/у/ей/е"),
    "ability": noun("свойств~", "о/а/у/о/ом/е", gender=N),
}
"""What stands before a title in a sentence."""
