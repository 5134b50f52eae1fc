"""The Ukrainian names of cards, people, places and things."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.cards.terms import TRAITS
from miskatonic.games.arkham_lcg.say.names import WOODS, Kind, Names, Person
from miskatonic.text.slavic import F, N, Noun, noun

_SAME: Final = "/////"
_MAN: Final = "/а/ові/а/ом/ові"
_GHOUL: Final = (" гуль", " гуля", " гулю", " гуля", " гулем", " гулі")
_MASCULINE: Final = ("/у/у//ом/і", "и/ів/ам/и/ами/ах")
_FEMININE: Final = ("а/и/і/у/ою/і", "и//ам/и/ами/ах")
_SLOT: Final = ("/а/у//ом/і", "и/ів/ам/и/ами/ах")
_TRAUMA: Final = ("а травма/ої травми/ій травмі/у травму", "і травми/их травм/им травмам/і травми")


def _ghoul(stem: str) -> Noun:
    """A ghoul of some kind, from the stem of the adjective."""
    endings = ("ий", "ого", "ому", "ого", "им", "ому")
    return noun(f"{stem}~", "/".join(a + b for a, b in zip(endings, _GHOUL, strict=True)), animate=True)


def _trait(name: str, said: str) -> Noun:
    """A trait; those of which cards speak have all their forms."""
    return _SPOKEN.get(name) or noun(said, _SAME, _SAME)


_SPOKEN: Final = {
    "ally": noun("союзник~", "/а/у/а/ом/у", "и/ів/ам/ів/ами/ах", animate=True),
    "cultist": noun("культист~", "/а/у/а/ом/і", "и/ів/ам/ів/ами/ах", animate=True),
    "ghoul": noun("гул~", "ь/я/ю/я/ем/і", "і/ів/ям/ів/ями/ях", animate=True),
    "item": noun("предмет~", *_SLOT),
    "monster": noun("монстр~", "/а/у/а/ом/і", "и/ів/ам/ів/ами/ах", animate=True),
    "spell": noun("заклинан~", "ня/ня/ню/ня/ням/ні", "ня/ь/ням/ня/нями/нях", gender=N),
    "tome": noun("фоліант~", *_SLOT),
}
_TRAITS: Final = (
    "агентство", "союзник", "захист", "оберіг", "істота", "злочинець", "культист", "прокляття", "детектив", "мандрівник",
    "елітний", "вогнепальна", "удача", "гуль", "лихо", "гуманоїд", "незаконне", "вроджене", "осяяння", "предмет",
    "божевілля", "рукопашна", "Міскатонік", "монстр", "передвістя", "поліція", "набуте", "реліквія", "наука",
    "Срібні Сутінки", "чаротворець", "заклинання", "дух", "припаси", "тактика", "талант", "завдання", "страх", "фоліант",
    "інструмент", "зброя", "Аркгем", "центр", "чаклунство", "нічний привид", "перешкода",
    "Стародавній", "б’якхі", "печера", "темна поросль", "глибоководний", "угода", "ліс", "їтіанець",
)  # fmt: skip

NAMES: Final = Names(
    people={
        "roland-banks": Person(noun("Роланд~", _MAN, animate=True), "Роланд Бенкс", "Федеральний агент"),
        "daisy-walker": Person(noun("Дейзі", _SAME, gender=F, animate=True), "Дейзі Вокер", "Бібліотекарка"),
        "skids-otoole": Person(noun("Скідс~", _MAN, animate=True), "Скідс О’Тул", "Колишній в’язень"),
        "agnes-baker": Person(noun("Агнес", _SAME, gender=F, animate=True), "Агнес Бейкер", "Офіціантка"),
        "wendy-adams": Person(noun("Венді", _SAME, gender=F, animate=True), "Венді Адамс", "Безпритульниця"),
    },
    player=noun("грав~", "ець/ця/цю/ця/цем/цеві", animate=True),
    enemies={
        "flesh-eater": noun("пожирач~ плоті", "/а/у/а/ем/і", animate=True),
        "icy-ghoul": _ghoul("крижан"),
        "swarm-of-rats": noun("згра~ щурів", "я/ї/ї/ю/єю/ї", gender=F),
        "ghoul-minion": _ghoul("молодш"),
        "ravenous-ghoul": _ghoul("зголодніл"),
        "ghoul-priest": noun("гул~", "ь-жрець/я-жерця/ю-жерцю/я-жерця/ем-жерцем/ю-жерцеві", animate=True),
        "the-masked-hunter": noun("мислив~ у масці", "ець/ця/цю/ця/цем/цеві", animate=True),
        "wolf-man-drew": noun("Вовкула~ Дрю", "ка/ки/ці/ку/кою/ці"),
        "herman-collins": noun(
            "Герман~", " Коллінз/а Коллінза/ові Коллінзу/а Коллінза/ом Коллінзом/ові Коллінзу", animate=True
        ),
        "peter-warren": noun("Пітер~", " Воррен/а Воррена/ові Воррену/а Воррена/ом Ворреном/ові Воррену", animate=True),
        "victoria-devereux": noun("Вікторі~ Деверо", "я/ї/ї/ю/єю/ї", gender=F, animate=True),
        "ruth-turner": noun("Рут Тернер", _SAME, gender=F, animate=True),
        "acolyte": noun("аколіт~", "/а/у/а/ом/і", animate=True),
        "wizard-of-the-order": noun(
            "орденськ~", "ий чарівник/ого чарівника/ому чарівнику/ого чарівника/им чарівником/ому чарівнику", animate=True
        ),
        "hunting-nightgaunt": noun(
            "нічн~ на полюванні", "ий привид/ого привида/ому привиду/ого привида/им привидом/ому привиді", animate=True
        ),
        "umordhoth": noun("Умордгот~", "/а/у/а/ом/і", animate=True),
        "screeching-byakhee": noun("вересклив~ б’якхі", "ий/ого/ому/ого/им/ому", animate=True),
        "yithian-observer": noun(
            "їтіанськ~",
            "ий спостерігач/ого спостерігача/ому спостерігачу/ого спостерігача/им спостерігачем/ому спостерігачі",
            animate=True,
        ),
        "relentless-dark-young": noun(
            "живуч~",
            "а темна поросль/ої темної порослі/ій темній порослі/у темну поросль/ою темною порослю/ій темній порослі",
            gender=F,
        ),
        "goat-spawn": noun("козляч~", "е поріддя/ого поріддя/ому поріддю/е поріддя/им поріддям/ому поріддю", gender=N),
        "young-deep-one": noun(
            "молод~",
            "ий глибоководний/ого глибоководного/ому глибоководному/ого глибоководного/им глибоководним/ому глибоководному",
            animate=True,
        ),
        "mob-enforcer": noun("вибивач~ боргів", "/а/у/а/ем/і", animate=True),
        "silver-twilight-acolyte": noun("аколіт~ Срібних Сутінків", "/а/у/а/ом/і", animate=True),
        "stubborn-detective": noun(
            "настирн~", "ий детектив/ого детектива/ому детективу/ого детектива/им детективом/ому детективі", animate=True
        ),
    },
    places={
        "study": noun("Кабінет~", "/у/у//ом/і"),
        "hallway": noun("Передпок~", "ій/ою/ою/ій/оєм/ої"),
        "attic": noun("Горищ~", "е/а/у/е/ем/і", gender=N),
        "cellar": noun("Підвал~", "/у/у//ом/і"),
        "parlor": noun("Вітальн~", "я/і/і/ю/ею/і", gender=F),
        "your-house": noun("Ваш~", " дім/ого дому/ому дому/ дім/им домом/ому домі"),
        "rivertown": noun("Рівертаун~", "/у/у//ом/і"),
        "southside": noun("Саутсайд~", "/у/у//ом/і"),
        "st-marys-hospital": noun("Лікарн~ Святої Марії", "я/і/і/ю/ею/і", gender=F),
        "miskatonic-university": noun(
            "Міскатонікськ~",
            "ий університет/ого університету/ому університету/ий університет/им університетом/ому університеті",
        ),
        "downtown": noun("Даунтаун~", "/у/у//ом/і"),
        "easttown": noun("Істтаун~", "/у/у//ом/і"),
        "graveyard": noun("Цвинтар~", "/я/ю//ем/і"),
        "northside": noun("Нортсайд~", "/у/у//ом/і"),
        "main-path": noun("Головн~", "а стежка/ої стежки/ій стежці/у стежку/ою стежкою/ій стежці", gender=F),
        "ritual-site": noun("Місц~ ритуалу", "е/я/ю/е/ем/і", gender=N),
        **{f"arkham-woods-{n}": noun("Л~", f"іс {n}/ісу {n}/ісу {n}/іс {n}/ісом {n}/ісі {n}") for n in range(1, 5)},
        "unhallowed-ground": noun("Нечестив~", "а земля/ої землі/ій землі/у землю/ою землею/ій землі", gender=F),
        "twisting-paths": noun("Звивист~", "і стежки/их стежок/им стежкам/і стежки/ими стежками/их стежках", gender=F),
        "old-house": noun("Стар~", "ий будинок/ого будинку/ому будинку/ий будинок/им будинком/ому будинку"),
        "cliffside": noun("Стрімчак~", "/а/у//ом/у"),
        "tangled-thicket": noun("Непролазн~", "і хащі/их хащів/им хащам/і хащі/ими хащами/их хащах", gender=F),
        "quiet-glade": noun("Тих~", "а галявина/ої галявини/ій галявині/у галявину/ою галявиною/ій галявині", gender=F),
    },
    titles={
        # Guardian
        "45-automatic": "Кольт 45-го калібру",
        "physical-training": "Фізична підготовка",
        "beat-cop": "Патрульний",
        "first-aid": "Перша допомога",
        "machete": "Мачете",
        "guard-dog": "Сторожовий пес",
        "evidence": "Речові докази!",
        "dodge": "Відскок",
        "dynamite-blast": "Вибух динаміту",
        "vicious-blow": "Нищівний удар",
        # Seeker
        "magnifying-glass": "Лупа",
        "old-book-of-lore": "Старовинна книга знань",
        "research-librarian": "Бібліотекар-консультант",
        "dr-milan-christopher": "Доктор Мілан Крістофер",
        "hyperawareness": "Загострена увага",
        "medical-texts": "Медичний довідник",
        "mind-over-matter": "Розум сильніший за плоть",
        "working-a-hunch": "Чуття не підвело",
        "barricade": "Барикада",
        "deduction": "Дедукція",
        # Rogue
        "switchblade": "Викидний ніж",
        "burglary": "Крадіжка зі зломом",
        "pickpocketing": "Кишенькова крадіжка",
        "41-derringer": "Дерінджер 41-го калібру",
        "leo-de-luca": "Лео Де Лука",
        "hard-knocks": "Школа вулиць",
        "elusive": "Невловимість",
        "backstab": "Ніж у спину",
        "sneak-attack": "Підступний напад",
        "opportunist": "Меткість",
        # Mystic
        "forbidden-knowledge": "Заборонені знання",
        "holy-rosary": "Священна вервиця",
        "shrivelling": "Всихання",
        "scrying": "Ворожіння",
        "arcane-studies": "Осягнення магії",
        "arcane-initiate": "Посвячена",
        "drawn-to-the-flame": "Потяг до полум’я",
        "ward-of-protection": "Захисна магія",
        "blinding-light": "Сліпуче світло",
        "fearless": "Безстрашність",
        # Survivor
        "leather-coat": "Шкіряне пальто",
        "scavenging": "Порпання в смітті",
        "baseball-bat": "Бейсбольна бита",
        "rabbits-foot": "Кроляча лапка",
        "stray-cat": "Бродячий кіт",
        "dig-deep": "Завзяття",
        "cunning-distraction": "Відволікальний маневр",
        "look-what-i-found": "Гляньте, що тут!",
        "lucky": "Пощастило!",
        "survival-instinct": "Інстинкт виживання",
        # neutral
        "knife": "Ніж",
        "flashlight": "Ліхтарик",
        "emergency-cache": "Недоторканний запас",
        "guts": "Хоробрість",
        "perception": "Проникливість",
        "overpower": "Натиск",
        "manual-dexterity": "Спритність рук",
        "unexpected-courage": "Несподівана відвага",
        # signatures and their weaknesses
        "rolands-38-special": "Револьвер Роланда",
        "cover-up": "Замести сліди",
        "daisys-tote-bag": "Сумка Дейзі",
        "the-necronomicon": "Некрономікон",
        "on-the-lam": "У бігах",
        "hospital-debts": "Лікарняні борги",
        "heirloom-of-hyperborea": "Гіперборейська реліквія",
        "dark-memory": "Темні спогади",
        "wendys-amulet": "Амулет Венді",
        "abandoned-and-alone": "Покинута й самотня",
        # basic weaknesses
        "amnesia": "Амнезія",
        "paranoia": "Параноя",
        "haunted": "Привиди",
        "psychosis": "Психоз",
        "hypochondria": "Іпохондрія",
        # the scenario
        "lita-chantler": "Літа Чентлер",
        "grasping-hands": "Чіпкі руки",
        "rotting-remains": "Зотлілі рештки",
        "frozen-in-fear": "Заціпеніння від страху",
        "dissonant-voices": "Невгамовні голоси",
        "ancient-evils": "Прадавнє зло",
        "crypt-chill": "Могильний холод",
        "obscuring-fog": "Густий туман",
        "trapped": "У пастці",
        "the-door-on-the-floor": "Двері в підлозі",
        "the-barrier": "Бар’єр",
        "breaking-the-barrier": "Бар’єр зламано",
        "what-have-you-done": "Що ви накоїли?",
        "defending-the-home": "Захист домівки",
        "whats-going-on": "Що відбувається?!",
        "a-lapse-in-time": "Провал у часі",
        "rise-of-the-ghouls": "Навала гулів",
        "the-tunnels-below": "Підземні тунелі",
        "theyre-getting-out": "Вони вибираються!",
        "the-ghouls-break-free": "Гулі на волі",
        # above level 0
        "disc-of-itzamna": "Диск Іцамни",
        "cryptic-research": "Таємні дослідження",
        "sure-gamble": "Гра напевне",
        "hot-streak": "Смуга везіння",
        "grotesque-statue": "Химерна статуетка",
        "bulletproof-vest": "Бронежилет",
        "elder-sign-amulet": "Амулет зі Знаком Стародавніх",
        # The Midnight Masks
        "hunting-shadow": "Тінь-переслідувачка",
        "false-lead": "Хибний слід",
        "mysterious-chanting": "Загадкові співи",
        "on-wings-of-darkness": "На крилах темряви",
        "locked-door": "Замкнені двері",
        "predator-or-prey": "Хижак чи здобич?",
        "time-is-running-short": "Час спливає",
        "the-clock-strikes-midnight": "Годинник б’є північ",
        "uncovering-the-conspiracy": "Викрити змову",
        "secrets-unveiled": "Таємниці розкрито",
        # The Devourer Below
        "umordhoths-wrath": "Гнів Умордгота",
        "the-yellow-sign": "Жовтий знак",
        "offer-of-power": "Запропонована сила",
        "dreams-of-rlyeh": "Сни про Р’льєх",
        "the-arkham-woods": "Аркгемський ліс",
        "death-to-the-intruders": "Смерть чужинцям!",
        "the-ritual-begins": "Ритуал починається",
        "the-will-of-umordhoth": "Воля Умордгота",
        "vengeance-awaits": "Помста чекає",
        "the-devourer-below": "Пожирач із глибин",
        "investigating-the-trail": "Пройти слідом",
        "unveiling-the-plan": "Розкрити задуми",
        "into-the-darkness": "У темряву",
        "last-rites": "Останні приготування",
        "disrupting-the-ritual": "Зірвати ритуал",
        "the-ritual-is-broken": "Ритуал зірвано",
    },
    subtitles={
        "lita-chantler": "Фанатичка",
        "dr-milan-christopher": "Професор ентомології",
        "disc-of-itzamna": "Захисний амулет",
        "leo-de-luca-1": "Луїзіанський Лев",
        "leo-de-luca": "Луїзіанський Лев",
        "the-necronomicon": "У перекладі Джона Ді",
        "heirloom-of-hyperborea": "Артефакт з іншого життя",
        "historical-society": "Історичне товариство",
        "mas-boarding-house": "Пансіон Матінки",
        "first-bank-of-arkham": "Перший банк Аркгема",
        "arkham-asylum": "Аркгемська божевільня",
        "the-masked-hunter": "Безшумний переслідувач",
        "wolf-man-drew": "Канібал",
        "herman-collins": "Гробар",
        "peter-warren": "Професор-окультист",
        "victoria-devereux": "Колекціонерка",
        "ruth-turner": "Працівниця моргу",
        "umordhoth": "Пожирач із глибин",
        **dict.fromkeys(WOODS, "Аркгемський ліс"),
    },
    kinds={
        Kind.ASSET: noun("актив~", *_MASCULINE),
        Kind.ALLY: noun("союзник~", "/а/у/а/ом/у", animate=True),
        Kind.ALLY_WOMAN: noun("союзниц~", "я/і/і/ю/ею/і", gender=F, animate=True),
        Kind.EVENT: noun("поді~", "я/ї/ї/ю/єю/ї", gender=F),
        Kind.SKILL: noun("карт~", *_FEMININE, gender=F),
        Kind.TREACHERY: noun("напаст~", "ь/і/і/ь/ю/і", gender=F),
        Kind.WEAKNESS: noun("слабк~", "ість/ості/ості/ість/істю/ості", gender=F),
        Kind.ACT: noun("сцен~", _FEMININE[0], gender=F),
        Kind.AGENDA: noun("задум~", _MASCULINE[0]),
    },
    damage=noun("шкод~", _FEMININE[0], "и/и/и/и/и/и", gender=F),
    horror=noun("жах~", "/у/у//ом/у", "у/у/у/у/у/у"),
    resource=noun("ресурс~", *_MASCULINE),
    clue=noun("доказ~", *_MASCULINE),
    doom=noun("жетон~ приреченості", *_SLOT),
    action=noun("ді~", "я/ї/ї/ю/єю/ї", "ї/й/ям/ї/ями/ях", gender=F),
    card=noun("карт~", *_FEMININE, gender=F),
    experience=noun("оч~ досвіду", "ко/ка/ку/ко/ком/ку", "ки/ок/кам/ки/ками/ках", gender=N),
    traumas=(noun("фізичн~", *_TRAUMA, gender=F), noun("психічн~", *_TRAUMA, gender=F)),
    uses=(
        noun("наб~", "ій/ою/ою/ій/оєм/ої", "ої/оїв/оям/ої/оями/оях"),
        noun("припас~", *_MASCULINE),
        noun("заряд~", *_MASCULINE),
        noun("секрет~", *_MASCULINE),
    ),
    skills=(
        noun("вол~", "я/і/і/ю/ею/і", gender=F),
        noun("інтелект~", _MASCULINE[0]),
        noun("сил~", _FEMININE[0], gender=F),
        noun("спритн~", "ість/ості/ості/ість/істю/ості", gender=F),
        noun("джокер~", "/а/у//ом/і"),
    ),
    health=noun("здоров’я", "/////", gender=N),
    sanity=noun("розум~", _MASCULINE[0]),
    shroud=noun("неясн~", "ість/ості/ості/ість/істю/ості", gender=F),
    slots=tuple(noun(f"слот~ {slot}", *_SLOT) for slot in ("руки", "аксесуара", "одягу", "союзника", "чарів")),
    symbols=(
        noun("череп~", "/а/у//ом/і"),
        noun("культист~", "/а/у/а/ом/і", animate=True),
        noun("скрижал~", "ь/і/і/ь/лю/і", gender=F),
        noun("Стар~", "ець/ця/цю/ця/цем/цеві", animate=True),
        noun("автоматичн~", "ий провал/ого провалу/ому провалу/ий провал/им провалом/ому провалі"),
        noun("Знак~ Стародавніх", "/а/у//ом/у"),
    ),
    classes=("Хранитель", "Шукач", "Пройдисвіт", "Містик", "Уцілілий", "Нейтральна карта"),
    traits=tuple(_trait(name, said) for name, said in zip(TRAITS, _TRAITS, strict=True)),
    difficulties=("Легкий", "Звичайний", "Складний", "Експертний"),
    phases=("фаза міту", "фаза розслідування", "фаза ворогів", "фаза перепочинку"),
    scenarios={
        "the-gathering": "Зібрання",
        "the-midnight-masks": "Опівнічні маски",
        "the-devourer-below": "Пожирач із глибин",
    },
    resolutions={
        "the-gathering": ("розв’язки не досягнуто", "дім спалено", "дім уцілів", "гулі вирвалися на волю"),
        "the-midnight-masks": ("розв’язки не досягнуто", "змову викрито", "настала північ"),
        "the-devourer-below": ("Аркгем упав", "ритуал зірвано", "Умордгота вигнано", "Літу Чентлер принесено в жертву"),
    },
    records={
        "house-standing": "дім уцілів",
        "house-burned": "дім згорів",
        "ghoul-priest-alive": "гуль-жрець живий",
        "lita-finds-others": "Літа шукає інших помічників",
        "past-midnight": "уже за північ",
        "arkham-succumbed": "Аркгем став жертвою Умордгота",
        "ritual-broken": "ритуал зірвано",
        "umordhoth-repelled": "Умордгота вигнано",
        "lita-sacrificed": "Літу Чентлер принесено в жертву",
    },
)
