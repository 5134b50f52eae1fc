"""What can be chosen before a game of Final Hour begins, in three languages."""

from collections.abc import Mapping
from typing import Final

from miskatonic.text.phrases import Three

SETTINGS: Final[Mapping[str, tuple[Three, Three]]] = {
    "ancient_one": (
        ("Ancient One", "Древний", "Стародавній"),
        (
            "Whom the cult has called: monsters, gates and reckonings differ.",
            "Кого призвал культ: от этого зависят монстры, врата и эффекты расплаты.",
            "Кого прикликав культ: від цього залежать монстри, ворота й ефекти розплати.",
        ),
    ),
    "difficulty": (
        ("Difficulty", "Уровень сложности", "Рівень складності"),
        (
            "How many monsters stand on the campus at the start, and where the gates are.",
            "Сколько монстров на кампусе в начале игры и где открыты врата.",
            "Скільки монстрів на кампусі на початку гри та де відкрито ворота.",
        ),
    ),
    "investigators": (
        ("Investigators", "Сыщики", "Дослідники"),
        (
            "Who plays, in seating order; places left open are filled at random.",
            "Кто играет, по порядку мест за столом; свободные места займут случайные сыщики.",
            "Хто грає, за порядком місць; решту місць займуть випадкові дослідники.",
        ),
    ),
    "lead": (
        ("First lead investigator", "Первый ведущий сыщик", "Перший головний дослідник"),
        (
            "The seat that plays first and decides for the Ancient One in round 1.",
            "Место игрока, который в 1-м раунде ходит первым и решает в фазе Древнего.",
            "Місце гравця, який у 1-му раунді ходить першим і вирішує у фазі Стародавнього.",
        ),
    ),
    "simultaneous": (
        ("Look at action cards together", "Одновременный выбор карт действий", "Одночасний вибір карт дій"),
        (
            "Everybody looks at the first action card at once: quicker.",
            "Все сразу смотрят свою первую карту действия: так игра идёт быстрее.",
            "Усі одразу дивляться на свою першу карту дії: так гра йде швидше.",
        ),
    ),
    "solo_threshold": (
        ("Matches in a solo game", "Совпадения в одиночной игре", "Збіги в одиночній грі"),
        (
            "How many matching symbols reverse the ritual in a solo game.",
            "Сколько символов должно совпасть, чтобы обратить ритуал вспять в одиночной игре.",
            "Скільки символів має збігтися, щоб обернути ритуал навспак в одиночній грі.",
        ),
    ),
}
"""The options of the set-up: what each is called, and a sentence that explains it."""
