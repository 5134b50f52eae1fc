"""What can be chosen before a game of the Card Game begins, in three languages."""

from collections.abc import Mapping
from typing import Final

from miskatonic.text.phrases import Three

SETTINGS: Final[Mapping[str, tuple[Three, Three]]] = {
    "scenario": (
        ("Scenario", "Сценарий", "Сценарій"),
        (
            "One story, or the campaign of all three in a row.",
            "Один сценарий или вся кампания: три сценария подряд.",
            "Один сценарій або вся кампанія: три сценарії поспіль.",
        ),
    ),
    "difficulty": (
        ("Difficulty", "Уровень сложности", "Рівень складності"),
        (
            "Which tokens are in the chaos bag, and what its symbols do.",
            "Какие жетоны лежат в мешке хаоса и что делают их символы.",
            "Які жетони лежать у мішку хаосу й що роблять їхні символи.",
        ),
    ),
    "investigators": (
        ("Investigators", "Сыщики", "Дослідники"),
        (
            "Who plays with a starter deck, in seating order; the rest are chosen at random.",
            "Кто играет стартовой колодой, по порядку мест за столом; свободные места займут случайные сыщики.",
            "Хто грає стартовою колодою, за порядком місць; решту місць займуть випадкові дослідники.",
        ),
    ),
    "lead": (
        ("Lead investigator", "Ведущий сыщик", "Головний дослідник"),
        (
            "The seat that leads: it decides what the group cannot agree on.",
            "За каким местом последнее слово, когда группе нужно что-то решить.",
            "Місце, яке вирішує, коли група не може дійти згоди.",
        ),
    ),
    "latecomers": (
        ("Latecomers", "Вступят позже", "Долучаться пізніше"),
        (
            "In a campaign: the seats that sit the first scenario out. Between scenarios anybody may join or leave.",
            "В кампании: кто пропускает первый сценарий. Между сценариями можно вступить в игру или выйти из неё.",
            "У кампанії: хто пропускає перший сценарій. Між сценаріями можна долучитися до гри або вийти з неї.",
        ),
    ),
    "the_gathering": (
        ("How The Gathering ended", "Чем кончилась «Встреча»", "Чим закінчилося «Зібрання»"),
        (
            "For a later scenario played on its own: which resolution of The Gathering came before it.",
            "Для отдельной игры в более поздний сценарий: какой исход «Встречи» ему предшествовал.",
            "Для окремої гри в пізніший сценарій: яка розв’язка «Зібрання» йому передувала.",
        ),
    ),
    "the_midnight_masks": (
        ("How The Midnight Masks ended", "Чем кончились «Полуночные маски»", "Чим закінчилися «Опівнічні маски»"),
        (
            "For The Devourer Below played on its own: which resolution of The Midnight Masks came before it.",
            "Для отдельной игры в «Пожирателя из глубин»: какой исход «Полуночных масок» ему предшествовал.",
            "Для окремої гри в «Пожирача з глибин»: яка розв’язка «Опівнічних масок» йому передувала.",
        ),
    ),
    "escaped": (
        ("Cultists who got away", "Сбежавшие культисты", "Культисти, які втекли"),
        (
            "For The Devourer Below played on its own: whom the campaign log lists as having got away.",
            "Для отдельной игры в «Пожирателя из глубин»: кто в журнале кампании значится сбежавшим.",
            "Для окремої гри в «Пожирача з глибин»: хто в журналі кампанії вказаний як утікач.",
        ),
    ),
    "decks": (
        ("Decks", "Колоды", "Колоди"),
        (
            "Deck lists of your own, one for each of the first seats; in a campaign the rest are in reserve.",
            "Ваши собственные колоды, по одной для каждого из первых мест; в кампании остальные остаются в запасе.",
            "Ваші власні списки колод, по одному для кожного з перших місць; у кампанії решта залишається в запасі.",
        ),
    ),
}
"""The options of the set-up: what each is called, and a sentence that explains it."""
