"""What can be chosen before a game of En Route begins, in three languages."""

from collections.abc import Mapping
from typing import Final

from miskatonic.text.phrases import Three

SETTINGS: Final[Mapping[str, tuple[Three, Three]]] = {
    "city": (
        ("City", "Город", "Місто"),
        (
            "Every city has a map and rules of its own.",
            "У каждого города своя схема и свои правила.",
            "Кожне місто має свою схему й свої правила.",
        ),
    ),
    "mode": (
        ("Mode", "Режим", "Режим"),
        (
            "How tourists are chosen, and whether ratings can fall; not every city knows every mode.",
            "Как выбирают туристов и могут ли понижаться рейтинги; не всякий город допускает любой режим.",
            "Як вибирають туристів і чи можуть знижуватися рейтинги; не кожне місто допускає будь-який режим.",
        ),
    ),
    "ancient_one": (
        ("Ancient One", "Древний", "Стародавній"),
        (
            "Arkham only: whom everybody confronts in the end.",
            "Только в Аркхэме: кому все противостоят в конце.",
            "Лише в Аркгемі: кому всі протистоять наприкінці.",
        ),
    ),
    "effects": (
        ("Effects", "Эффекты", "Ефекти"),
        (
            "Effect cards in place of repeats; with dice and in Sydney they always take part.",
            "Карты эффектов вместо карт повтора; с кубиками и в Сиднее они участвуют всегда.",
            "Карти ефектів замість карт повтору; з кубиками та в Сіднеї вони беруть участь завжди.",
        ),
    ),
    "effect_cards": (
        ("Effect cards", "Карты эффектов", "Карти ефектів"),
        (
            "One or two of them; if none is named, two are drawn at random.",
            "Одна или две; если не выбрать, две карты берутся случайно.",
            "Одна або дві; якщо не вибрати, дві карти беруть випадково.",
        ),
    ),
    "yellow_events": (
        ("Yellow events", "Жёлтые события", "Жовті події"),
        (
            "How many good events are drawn at the start.",
            "Сколько хороших событий разыгрывается в начале.",
            "Скільки добрих подій розігрується на початку.",
        ),
    ),
    "red_events": (
        ("Red events", "Красные события", "Червоні події"),
        (
            "How many bad events are drawn at the start.",
            "Сколько плохих событий разыгрывается в начале.",
            "Скільки поганих подій розігрується на початку.",
        ),
    ),
    "without_events": (
        ("Without these events", "Без этих событий", "Без цих подій"),
        (
            "Event cards that are taken out first.",
            "Карты событий, которые убирают заранее.",
            "Карти подій, які прибирають заздалегідь.",
        ),
    ),
    "teams": (
        ("Team mode", "Командный режим", "Командний режим"),
        (
            (
                "Four players in two teams: partners sit opposite each other, first and third, second and fourth, and "
                "their points are added. Not in a campaign."
            ),
            (
                "Четверо игроков в двух командах: партнёры сидят друг напротив друга, первый с третьим и второй с "
                "четвёртым, их очки складываются. Не в кампании."
            ),
            (
                "Четверо гравців у двох командах: партнери сидять одне навпроти одного, перший із третім і другий із "
                "четвертим, їхні очки додаються. Не в кампанії."
            ),
        ),
    ),
    "campaign": (
        ("Campaign", "Кампания", "Кампанія"),
        (
            "Three games in three cities for world fame.",
            "Три партии в трёх городах за мировую славу.",
            "Три партії в трьох містах за світову славу.",
        ),
    ),
    "cities": (
        ("Cities of the campaign", "Города кампании", "Міста кампанії"),
        (
            "Three cities in order; if none is named, the first is the city above and the rest are random.",
            "Три города по порядку; если не выбрать, первым будет город выше, остальные случайны.",
            "Три міста за порядком; якщо не вибрати, першим буде місто вище, решта випадкові.",
        ),
    ),
    "secrets": (
        ("Secret cards", "Секретные карты", "Секретні карти"),
        (
            "Cards from the secret box that you have opened.",
            "Карты из секретной коробочки, которые вы открыли.",
            "Карти із секретної коробочки, які ви відкрили.",
        ),
    ),
    "tasks": (
        ("Personal tasks", "Личные задачи", "Особисті завдання"),
        (
            "Everybody keeps a secret task: two crossroads to lead the route through.",
            "У каждого тайная задача: провести маршрут через два перекрёстка.",
            "Кожен має таємне завдання: провести маршрут через два перехрестя.",
        ),
    ),
    "refresh": (
        ("Refreshing the hand", "Обновление карт в руке", "Оновлення карт у руці"),
        (
            "Once per game the leading player may change the whole hand.",
            "Раз за игру ведущий игрок может сменить все карты в руке.",
            "Раз за гру ведучий гравець може змінити всі карти в руці.",
        ),
    ),
    "challenge": (
        ("Challenge", "Вызов", "Виклик"),
        (
            "Solo: which cell of the challenge table is to be met.",
            "Одиночная игра: какую ячейку таблицы вызова нужно выполнить.",
            "Одиночна гра: яку комірку таблиці виклику треба виконати.",
        ),
    ),
}
"""The options of the set-up: what each is called, and a sentence that explains it."""
