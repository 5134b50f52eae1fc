"""Titles of cards and people: what is called the same in every case, in three languages side by side."""

from collections.abc import Mapping
from typing import Final

from miskatonic.text.phrases import Three

TITLES: Final[Mapping[str, Three]] = {
    # action cards
    "JB-S": ("A Color for All Seasons", "Цвет на любой сезон", "Колір на кожен сезон"),
    "JB-A": ("Socialite", "Светская львица", "Світська левиця"),
    "JB-B": ("Jenny’s Twin .45s", "Парные кольты Дженни", "Парні кольти Дженні"),
    "JB-C": ("Soiree", "Званый вечер", "Званий вечір"),
    "JB-D": ("Grand Gala", "Большой приём", "Великий прийом"),
    "AP-S": ("Vision of the End", "Видение конца света", "Видіння кінця світу"),
    "AP-A": ("Duke to the Rescue", "Дюк спешит на помощь", "Дюк поспішає на допомогу"),
    "AP-B": ("A Versatile Instrument", "Инструмент на все случаи", "Знаряддя на всі випадки"),
    "AP-C": ("Throw a Bone", "Брошенная кость", "Кинута кістка"),
    "AP-D": ("Prophetic Dreams", "Вещие сны", "Віщі сни"),
    "LC-S": ("Meditate", "Медитация", "Медитація"),
    "LC-A": ("Empty Hand", "Пустая рука", "Порожня рука"),
    "LC-B": ("Calculated Force", "Точный расчёт", "Точний розрахунок"),
    "LC-C": ("Pierce the Eye", "Пронзить Око", "Пронизати Око"),
    "LC-D": ("Daughter of Prophecy", "Дочь пророчества", "Донька пророцтва"),
    "TM-S": ("Serve and Protect", "Служить и защищать", "Служити й захищати"),
    "TM-A": ("Becky", "Бекки", "Беккі"),
    "TM-B": ("Police Surveillance", "Полицейское наблюдение", "Поліційне стеження"),
    "TM-C": ("High Ground", "Выгодная позиция", "Вигідна позиція"),
    "TM-D": ("Stand Firm", "Стоять насмерть", "Стояти до кінця"),
    "MM-S": ("Doorkeeper", "Привратник", "Брамник"),
    "MM-A": ("Finish the Job", "Довести дело до конца", "Довести справу до кінця"),
    "MM-B": ("Dynamite", "Динамит", "Динаміт"),
    "MM-C": ("Make a Scene", "Привлечение внимания", "Привернути увагу"),
    "MM-D": ("Chicago Typewriter", "Чикагская печатная машинка", "Чиказька друкарська машинка"),
    "RY-S": ("Hurdles", "Бег с препятствиями", "Біг із перешкодами"),
    "RY-A": ("Relay", "Эстафета", "Естафета"),
    "RY-B": ("Overcome", "Преодоление", "Подолання"),
    "RY-C": ("Cross Country", "Кросс", "Крос"),
    "RY-D": ("Marathon", "Марафон", "Марафон"),
    # items
    "flashlight": ("Flashlight", "Фонарик", "Ліхтарик"),
    "shotgun": ("Shotgun", "Дробовик", "Дробовик"),
    "first-aid-kit": ("First Aid Kit", "Аптечка", "Аптечка"),
    "elder-sign": ("Elder Sign", "Знак Древних", "Знак Стародавніх"),
    "toolbox": ("Toolbox", "Ящик с инструментами", "Скринька з інструментами"),
    "lucky-rabbit-foot": ("Lucky Rabbit Foot", "Кроличья лапка", "Кроляча лапка"),
    "bicycle": ("Bicycle", "Велосипед", "Велосипед"),
    "strange-whistle": ("Strange Whistle", "Странный свисток", "Дивний свисток"),
    "torn-grimoire": ("Torn Grimoire", "Изорванный гримуар", "Подертий гримуар"),
    # Ancient Ones and their reckonings
    "cthulhu": ("Cthulhu", "Ктулху", "Ктулху"),
    "shudde-mell": ("Shudde M’ell", "Шудде-Мьелл", "Шудде-М’єлл"),
    "umordhoth": ("Umordhoth", "Умордхот", "Умордгот"),
    "cthulhu-1": ("Rising Tide", "Прилив", "Приплив"),
    "cthulhu-2": ("Glimpse of R’lyeh", "Видение Р’льеха", "Видіння Р’льєха"),
    "cthulhu-3": ("Waking Nightmare", "Кошмар наяву", "Кошмар наяву"),
    "cthulhu-4": ("Risen R’lyeh", "Поднявшийся Р’льех", "Р’льєх піднявся"),
    "shudde-mell-1": ("From Below", "Из-под земли", "З-під землі"),
    "shudde-mell-2": ("Tremors", "Подземные толчки", "Підземні поштовхи"),
    "shudde-mell-3": ("Burrowing Brood", "Роющий выводок", "Підземний виводок"),
    "shudde-mell-4": ("The World Splits", "Мир расколот", "Світ розколото"),
    "umordhoth-1": ("Gnawing Hunger", "Грызущий голод", "Лютий голод"),
    "umordhoth-2": ("Wards Devoured", "Съеденные печати", "Зжерті печаті"),
    "umordhoth-3": ("The Feast", "Пиршество", "Бенкет"),
    # investigators
    "jenny": ("Jenny Barnes", "Дженни Барнс", "Дженні Барнс"),
    "pete": ("“Ashcan” Pete", "Пит Мусорщик", "Піт Сміттяр"),
    "lily": ("Lily Chen", "Лили Чен", "Лілі Чен"),
    "tommy": ("Tommy Muldoon", "Томми Маллун", "Томмі Малдун"),
    "michael": ("Michael McGlen", "Майкл Макглен", "Майкл Макґлен"),
    "rita": ("Rita Young", "Рита Янг", "Рита Янг"),
}

ROLES: Final[Mapping[str, Three]] = {
    "jenny": ("The Dilettante", "Дилетантка", "Дилетантка"),
    "pete": ("The Drifter", "Бродяга", "Волоцюга"),
    "lily": ("The Martial Artist", "Мастер боевых искусств", "Майстриня бойових мистецтв"),
    "tommy": ("The Rookie Cop", "Полицейский", "Поліціянт"),
    "michael": ("The Gangster", "Гангстер", "Гангстер"),
    "rita": ("The Athlete", "Спортсменка", "Спортсменка"),
}

MANNERS: Final[Mapping[str, Three]] = {
    "jenny": (
        "Jenny fights together with others.",
        "Сражается вместе с другими сыщиками.",
        "Б’ється разом з іншими дослідниками.",
    ),
    "pete": (
        "Pete helps the others, foresees gates and distracts monsters.",
        "Помогает другим, предвидит открытие врат и отвлекает монстров.",
        "Допомагає іншим, передбачає появу воріт і відволікає монстрів.",
    ),
    "lily": (
        "Lily strikes single strong blows.",
        "Наносит редкие, но сокрушительные удары.",
        "Завдає поодиноких, але нищівних ударів.",
    ),
    "tommy": (
        "Tommy holds his ground and shoots from afar.",
        "Держит оборону и стреляет издалека.",
        "Тримає оборону й стріляє здалеку.",
    ),
    "michael": (
        "Michael brings heavy fire and lures monsters.",
        "Ведёт шквальный огонь и заманивает монстров.",
        "Веде шквальний вогонь і заманює монстрів.",
    ),
    "rita": ("Rita covers ground quickly.", "Быстро перемещается по кампусу.", "Швидко пересувається кампусом."),
}
"""How an investigator plays."""

DIFFICULTIES: Final[Mapping[str, Three]] = {
    "low": ("Low difficulty", "Низкая сложность", "Низька складність"),
    "normal": ("Normal difficulty", "Средняя сложность", "Середня складність"),
    "high": ("High difficulty", "Высокая сложность", "Висока складність"),
}

LEVELS: Final[Mapping[str, Three]] = {
    "low": ("Low", "Низкий", "Низький"),
    "normal": ("Normal", "Средний", "Середній"),
    "high": ("High", "Высокий", "Високий"),
}
