"""The Russian names of cards, people, places and things, as the Russian edition prints them."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.say.names import WOODS, Kind, Names, Person
from miskatonic.text.slavic import PLURAL, F, N, Noun, noun

_MAN: Final = "/а/у/а/ом/е"
_THING: Final = "/а/у//ом/е"
_THINGS: Final = "ы/ов/ам/ы/ами/ах"
_FEMININE: Final = ("а/ы/е/у/ой/е", "ы//ам/ы/ами/ах")
_POINT: Final = ("о/а/у/о/ом/е", "и/ов/ам/и/ами/ах")
_GHOUL: Final = ("упырь", "упыря", "упырю", "упыря", "упырём", "упыре")
_TRAUMA: Final = "ая травма/ой травмы/ой травме/ую травму/ой травмой/ой травме"


def _man(pattern: str) -> Noun:
    return noun(pattern, _MAN, animate=True)


def _woman(name: str) -> Noun:
    return noun(name, "/////", gender=F, animate=True)


def _ghoul(adjectives: str) -> Noun:
    """A ghoul of some kind, from the adjective in its six forms."""
    return noun("~", "/".join(f"{a} {b}" for a, b in zip(adjectives.split("/"), _GHOUL, strict=True)), animate=True)


def _counted(pattern: str) -> Noun:
    return noun(pattern, _THING, _THINGS)


def _fixed(word: str) -> Noun:
    return noun(word, "/////", "/////")


NAMES: Final = Names(
    people={
        "roland-banks": Person(_man("Роланд~"), "Роланд Бэнкс", "Федерал"),
        "daisy-walker": Person(_woman("Дейзи"), "Дейзи Уокер", "Библиотекарь"),
        "skids-otoole": Person(_man("Скат~"), "Скат О’Тул", "Бывший заключённый"),
        "agnes-baker": Person(_woman("Агнес"), "Агнес Бейкер", "Официантка"),
        "wendy-adams": Person(_woman("Венди"), "Венди Адамс", "Беспризорница"),
    },
    player=_man("игрок~"),
    enemies={
        "flesh-eater": noun("пожирател~ плоти", "ь/я/ю/я/ем/е", animate=True),
        "icy-ghoul": _ghoul("ледяной/ледяного/ледяному/ледяного/ледяным/ледяном"),
        "swarm-of-rats": noun("ста~ крыс", "я/и/е/ю/ей/е", gender=F),
        "ghoul-minion": _ghoul("младший/младшего/младшему/младшего/младшим/младшем"),
        "ravenous-ghoul": _ghoul(
            "изголодавшийся/изголодавшегося/изголодавшемуся/изголодавшегося/изголодавшимся/изголодавшемся"
        ),
        "ghoul-priest": noun(
            "упыр~", "ь-жрец/я-жреца/ю-жрецу/я-жреца/ём-жрецом/е-жреце", animate=True,
        ),
        "the-masked-hunter": _man("охотник~ в маске"),
        "wolf-man-drew": noun("Оборот~ Дрю", "ень/ня/ню/ня/нем/не", animate=True),
        "herman-collins": noun(
            "Герман~", " Коллинз/а Коллинза/у Коллинзу/а Коллинза/ом Коллинзом/е Коллинзе", animate=True
        ),
        "peter-warren": noun("Питер~", " Уоррен/а Уоррена/у Уоррену/а Уоррена/ом Уорреном/е Уоррене", animate=True),
        "victoria-devereux": noun("Виктори~ Деверо", "я/и/и/ю/ей/и", gender=F, animate=True),
        "ruth-turner": _woman("Рут Тёрнер"),
        "acolyte": _man("аколит~"),
        "wizard-of-the-order": noun(
            "орденск~",
            "ий волшебник/ого волшебника/ому волшебнику/ого волшебника/им волшебником/ом волшебнике",
            animate=True,
        ),
        "hunting-nightgaunt": noun(
            "охотящ~",
            "ийся ночной призрак/егося ночного призрака/емуся ночному призраку/егося ночного призрака/"
            "имся ночным призраком/емся ночном призраке",
            animate=True,
        ),
        "umordhoth": _man("Умордхот~"),
        "screeching-byakhee": noun("визглив~ бьякхи", "ый/ого/ому/ого/ым/ом", animate=True),
        "yithian-observer": noun(
            "йитианск~",
            "ий наблюдатель/ого наблюдателя/ому наблюдателю/ого наблюдателя/им наблюдателем/ом наблюдателе",
            animate=True,
        ),
        "relentless-dark-young": noun(
            "живуч~",
            "ая тёмная молодь/ей тёмной молоди/ей тёмной молоди/ую тёмную молодь/ей тёмной молодью/ей тёмной молоди",
            gender=F,
        ),
        "goat-spawn": noun(
            "козлин~", "ое отродье/ого отродья/ому отродью/ое отродье/ым отродьем/ом отродье", gender=N
        ),
        "young-deep-one": noun(
            "молод~",
            "ой Глубоководный/ого Глубоководного/ому Глубоководному/ого Глубоководного/ым Глубоководным/ом Глубоководном",
            animate=True,
        ),
        "mob-enforcer": _man("коллектор~ мафии"),
        "silver-twilight-acolyte": _man("аколит~ Серебряных Сумерек"),
        "stubborn-detective": noun(
            "упрям~", "ый детектив/ого детектива/ому детективу/ого детектива/ым детективом/ом детективе", animate=True
        ),
    },
    places={
        "study": noun("кабинет~", _THING),
        "hallway": noun("прихож~", "ая/ей/ей/ую/ей/ей", gender=F),
        "attic": noun("чердак~", _THING),
        "cellar": noun("подвал~", _THING),
        "parlor": noun("гостин~", "ая/ой/ой/ую/ой/ой", gender=F),
        "your-house": noun("ваш~", " дом/его дома/ему дому/ дом/им домом/ем доме"),
        "rivertown": noun("Ривертаун~", _THING),
        "southside": noun("Саутсайд~", _THING),
        "st-marys-hospital": noun("больниц~ св. Марии", "а/ы/е/у/ей/е", gender=F),
        "miskatonic-university": noun(
            "Мискатоникск~",
            "ий университет/ого университета/ому университету/ий университет/им университетом/ом университете",
        ),
        "downtown": noun("Даунтаун~", _THING),
        "easttown": noun("Исттаун~", _THING),
        "graveyard": noun("кладбищ~", "е/а/у/е/ем/е", gender=N),
        "northside": noun("Нортсайд~", _THING),
        "main-path": noun("главн~", "ая тропа/ой тропы/ой тропе/ую тропу/ой тропой/ой тропе", gender=F),
        "ritual-site": noun("мест~ ритуала", "о/а/у/о/ом/е", gender=N),
        **{f"arkham-woods-{n}": noun(f"лес~ {n}", "/а/у//ом/у") for n in range(1, 5)},
        "unhallowed-ground": noun("нечист~", "ое место/ого места/ому месту/ое место/ым местом/ом месте", gender=N),
        "twisting-paths": noun(
            "извилист~", "ые тропы/ых троп/ым тропам/ые тропы/ыми тропами/ых тропах", gender=PLURAL
        ),
        "old-house": noun("стар~", "ый дом/ого дома/ому дому/ый дом/ым домом/ом доме"),
        "cliffside": noun("утёс~", _THING),
        "tangled-thicket": noun(
            "непролазн~", "ые заросли/ых зарослей/ым зарослям/ые заросли/ыми зарослями/ых зарослях", gender=PLURAL
        ),
        "quiet-glade": noun("тих~", "ая поляна/ой поляны/ой поляне/ую поляну/ой поляной/ой поляне", gender=F),
    },
    titles={
        # assets
        "lita-chantler": "Лита Чентлер",
        "45-automatic": "Пистолет 45-го калибра",
        "physical-training": "Физическая подготовка",
        "beat-cop": "Патрульный",
        "first-aid": "Первая помощь",
        "machete": "Мачете",
        "guard-dog": "Сторожевой пёс",
        "magnifying-glass": "Лупа",
        "old-book-of-lore": "Старинная книга знаний",
        "research-librarian": "Библиотекарь-консультант",
        "dr-milan-christopher": "Доктор Милан Кристофер",
        "hyperawareness": "Обострённое внимание",
        "medical-texts": "Медицинский справочник",
        "switchblade": "Выкидной нож",
        "burglary": "Кража со взломом",
        "pickpocketing": "Карманная кража",
        "41-derringer": "«Дерринджер» 41-го калибра",
        "leo-de-luca": "Лео Де Лука",
        "hard-knocks": "Школа улиц",
        "forbidden-knowledge": "Запретные знания",
        "holy-rosary": "Священные чётки",
        "shrivelling": "Иссушение",
        "scrying": "Гадание",
        "arcane-studies": "Постижение магии",
        "arcane-initiate": "Посвящённая",
        "leather-coat": "Кожаное пальто",
        "scavenging": "Рытьё в мусоре",
        "baseball-bat": "Бейсбольная бита",
        "rabbits-foot": "Кроличья лапка",
        "stray-cat": "Бродячий кот",
        "dig-deep": "Упорство",
        "knife": "Нож",
        "flashlight": "Фонарь",
        "rolands-38-special": "Револьвер Роланда",
        "daisys-tote-bag": "Сумка Дейзи",
        "the-necronomicon": "«Некрономикон»",
        "heirloom-of-hyperborea": "Гиперборейская реликвия",
        "wendys-amulet": "Амулет Венди",
        # events
        "evidence": "Доказательства!",
        "dodge": "Уклонение",
        "dynamite-blast": "Взрыв динамита",
        "mind-over-matter": "Разум сильнее плоти",
        "working-a-hunch": "Сработавшее предчувствие",
        "barricade": "Баррикада",
        "elusive": "Неуловимость",
        "backstab": "Нож в спину",
        "sneak-attack": "Внезапная атака",
        "drawn-to-the-flame": "Лететь на огонь",
        "ward-of-protection": "Защитная магия",
        "blinding-light": "Ослепляющий свет",
        "cunning-distraction": "Отвлекающий манёвр",
        "look-what-i-found": "«Гляньте, что тут!»",
        "lucky": "Повезло!",
        "emergency-cache": "Неприкосновенный запас",
        "on-the-lam": "В бегах",
        "dark-memory": "Тёмные воспоминания",
        # skills
        "vicious-blow": "Мощный удар",
        "deduction": "Дедукция",
        "opportunist": "Изворотливость",
        "fearless": "Бесстрашие",
        "survival-instinct": "Инстинкт выживания",
        "guts": "Храбрость",
        "perception": "Проницательность",
        "overpower": "Превозможение",
        "manual-dexterity": "Ловкость рук",
        "unexpected-courage": "Внезапная отвага",
        # treacheries
        "grasping-hands": "Цепкие руки",
        "rotting-remains": "Гниющие останки",
        "frozen-in-fear": "Застыть от страха",
        "dissonant-voices": "Несмолкающие голоса",
        "ancient-evils": "Древнее зло",
        "crypt-chill": "Могильный хлад",
        "obscuring-fog": "Густой туман",
        "cover-up": "Замести следы",
        "hospital-debts": "Больничные долги",
        "abandoned-and-alone": "Оставленная и одинокая",
        "amnesia": "Амнезия",
        "paranoia": "Паранойя",
        "haunted": "Призраки",
        "psychosis": "Психоз",
        "hypochondria": "Ипохондрия",
        # acts and agendas
        "trapped": "В ловушке",
        "the-door-on-the-floor": "Дверь в полу",
        "the-barrier": "Барьер",
        "breaking-the-barrier": "Барьер сломан",
        "what-have-you-done": "Что вы сделали?",
        "defending-the-home": "Защитить дом",
        "whats-going-on": "Что происходит?!",
        "a-lapse-in-time": "Провал во времени",
        "rise-of-the-ghouls": "Нашествие упырей",
        "the-tunnels-below": "Подземные туннели",
        "theyre-getting-out": "Они выбираются!",
        "the-ghouls-break-free": "Упыри на свободе",
        # above level 0
        "extra-ammunition": "Запасные патроны",
        "police-badge": "Полицейский значок",
        "shotgun": "Дробовик",
        "encyclopedia": "Энциклопедия",
        "cat-burglar": "Взломщик",
        "mind-wipe": "Стереть память",
        "book-of-shadows": "Книга теней",
        "aquinnah": "Аквинна",
        "close-call": "Обошлось",
        "will-to-survive": "Воля к жизни",
        "disc-of-itzamna": "Диск Ицамны",
        "cryptic-research": "Тайные исследования",
        "sure-gamble": "Игра наверняка",
        "hot-streak": "Полоса везения",
        "grotesque-statue": "Причудливая статуэтка",
        "bulletproof-vest": "Бронежилет",
        "elder-sign-amulet": "Амулет со знаком Старших богов",
        # The Midnight Masks
        "hunting-shadow": "Преследующая тень",
        "false-lead": "Ложный след",
        "mysterious-chanting": "Загадочные песнопения",
        "on-wings-of-darkness": "На крыльях тьмы",
        "locked-door": "Запертая дверь",
        "predator-or-prey": "Хищник или жертва?",
        "time-is-running-short": "Время на исходе",
        "the-clock-strikes-midnight": "Часы бьют полночь",
        "uncovering-the-conspiracy": "Раскрыть заговор",
        "secrets-unveiled": "Тайны раскрыты",
        # The Devourer Below
        "umordhoths-wrath": "Гнев Умордхота",
        "the-yellow-sign": "Жёлтый знак",
        "offer-of-power": "Предложенная сила",
        "dreams-of-rlyeh": "Сны о Р’льехе",
        "the-arkham-woods": "Аркхэмские леса",
        "death-to-the-intruders": "Смерть чужакам!",
        "the-ritual-begins": "Ритуал начинается",
        "the-will-of-umordhoth": "Воля Умордхота",
        "vengeance-awaits": "Отмщенье ждёт",
        "the-devourer-below": "Пожиратель из глубин",
        "investigating-the-trail": "Пройти по следу",
        "unveiling-the-plan": "Раскрыть замыслы",
        "into-the-darkness": "Во тьму",
        "last-rites": "Последние приготовления",
        "disrupting-the-ritual": "Сорвать ритуал",
        "the-ritual-is-broken": "Ритуал сорван",
    },
    subtitles={
        "aquinnah": "Забытая дочь",
        "lita-chantler": "Фанатичка",
        "dr-milan-christopher": "Профессор энтомологии",
        "disc-of-itzamna": "Защитный амулет",
        "leo-de-luca-1": "Луизианский Лев",
        "leo-de-luca": "Луизианский Лев",
        "the-necronomicon": "В переводе Джона Ди",
        "heirloom-of-hyperborea": "Артефакт из другой жизни",
        "historical-society": "Историческое общество",
        "mas-boarding-house": "Пансион Мамаши",
        "first-bank-of-arkham": "Первый банк Аркхэма",
        "arkham-asylum": "Аркхэмская лечебница",
        "the-masked-hunter": "Бесшумный преследователь",
        "wolf-man-drew": "Каннибал",
        "herman-collins": "Могильщик",
        "peter-warren": "Профессор-оккультист",
        "victoria-devereux": "Коллекционер",
        "ruth-turner": "Сотрудница морга",
        "umordhoth": "Пожиратель из глубин",
        **dict.fromkeys(WOODS, "Аркхэмские леса"),
    },
    ability=noun("свойств~", "о/а/у/о/ом/е", gender=N),
    kinds={
        **dict.fromkeys((Kind.ASSET, Kind.ALLY, Kind.ALLY_WOMAN), noun("актив~", _THING)),
        Kind.EVENT: noun("событи~", "е/я/ю/е/ем/и", gender=N),
        Kind.SKILL: noun("навык~", _THING),
        Kind.TREACHERY: noun("напаст~", "ь/и/и/ь/ью/и", gender=F),
        Kind.WEAKNESS: noun("слабост~", "ь/и/и/ь/ью/и", gender=F),
        Kind.ACT: noun("сцен~", _FEMININE[0], gender=F),
        Kind.AGENDA: noun("замыс~", "ел/ла/лу/ел/лом/ле"),
    },
    damage=noun("ран~", *_FEMININE, gender=F),
    horror=noun("ужас~", _THING, "а/а/у//ом/е"),
    resource=_counted("ресурс~"),
    clue=noun("улик~", "а/и/е/у/ой/е", "и//ам/и/ами/ах", gender=F),
    doom=_counted("жетон~ безысходности"),
    action=noun("действи~", "е/я/ю/е/ем/и", "я/й/ям/я/ями/ях", gender=N),
    card=noun("карт~", *_FEMININE, gender=F),
    experience=noun("очк~ опыта", *_POINT, gender=N),
    traumas=(
        noun("физическ~", _TRAUMA, "ие травмы/их травм/им травмам/ие травмы", gender=F, few="ие травмы"),
        noun("ментальн~", _TRAUMA, "ые травмы/ых травм/ым травмам/ые травмы", gender=F, few="ые травмы"),
    ),
    uses=(_counted("патрон~"), _counted("запас~"), _counted("заряд~"), noun("тайн~", *_FEMININE, gender=F)),
    skills=(
        noun("вол~", "я/и/е/ю/ей/е", gender=F),
        noun("интеллект~", _THING),
        noun("сил~", _FEMININE[0], gender=F),
        noun("ловкост~", "ь/и/и/ь/ью/и", gender=F),
        noun("универсальн~", "ый символ/ого символа/ому символу/ый символ/ым символом/ом символе"),
    ),
    health=noun("здоровь~", "е/я/ю/е/ем/е", gender=N),
    sanity=noun("рассуд~", "ок/ка/ку/ок/ком/ке"),
    shroud=noun("неясност~", "ь/и/и/ь/ью/и", gender=F),
    slots=(
        _counted("слот~ рук"),
        _counted("слот~ аксессуара"),
        _counted("слот~ одежды"),
        _counted("слот~ союзника"),
        noun(
            "магическ~",
            "ий слот/ого слота/ому слоту/ий слот/им слотом/ом слоте",
            "ие слоты/их слотов/им слотам/ие слоты/ими слотами/их слотах",
        ),
    ),
    symbols=tuple(
        map(_fixed, ("череп", "культист", "скрижаль", "древнее существо", "автоматический провал", "знак Старших богов"))
    ),
    classes=("Хранитель", "Искатель", "Ловкач", "Мистик", "Выживший", "Нейтральный"),
    traits=tuple(
        _fixed(trait)
        for trait in (
            "Агентство", "Союзник", "Защита", "Оберег", "Существо", "Преступник", "Культист", "Проклятие", "Детектив",
            "Скиталец", "Элитный", "Огнестрельное", "Удача", "Упырь", "Происшествие", "Гуманоид", "Незаконный",
            "Врождённый", "Интуиция", "Вещь", "Безумие", "Рукопашное", "Мискатоник", "Монстр", "Знамение", "Полиция",
            "Приобретённый", "Редкая", "Наука", "Серебряные Сумерки", "Чародей", "Заклинание", "Дух", "Запас", "Тактика",
            "Талант", "Задача", "Жуть", "Книга", "Инструмент", "Оружие", "Аркхэм", "Центр", "Колдовство",
            "Ночной призрак", "Преграда", "Древний", "Бьякхи", "Пещера", "Тёмная молодь", "Глубоководный", "Сделка",
            "Леса", "Йитианин",
        )
    ),
    difficulties=("Лёгкий", "Обычный", "Сложный", "Экстремальный"),
    phases=("фаза Мифа", "фаза сыщиков", "фаза врагов", "фаза передышки"),
    scenarios={
        "the-gathering": "Встреча",
        "the-midnight-masks": "Полуночные маски",
        "the-devourer-below": "Пожиратель из глубин",
    },
    campaigns={"night-of-the-zealot": "Ночь фанатички"},
    resolutions={
        "the-gathering": ("исход не был достигнут", "дом сгорел", "дом уцелел", "упыри вырвались на свободу"),
        "the-midnight-masks": ("исход не был достигнут", "заговор раскрыт", "пробила полночь"),
        "the-devourer-below": ("Аркхэм пал", "ритуал сорван", "Умордхот изгнан", "Лита Чентлер принесена в жертву"),
    },
    records={
        "house-standing": "дом уцелел",
        "house-burned": "дом сгорел",
        "ghoul-priest-alive": "упырь-жрец жив",
        "lita-finds-others": "Лита ищет других помощников",
        "past-midnight": "уже за полночь",
        "arkham-succumbed": "Аркхэм пал жертвой Умордхота",
        "ritual-broken": "ритуал сорван",
        "umordhoth-repelled": "Умордхот изгнан",
        "lita-sacrificed": "Лита Чентлер принесена в жертву",
    },
)  # fmt: skip
