"""What can be chosen before a game of Eldritch Horror begins, in three languages."""

from collections.abc import Mapping
from typing import Final

from miskatonic.text.phrases import Three

SETTINGS: Final[Mapping[str, tuple[Three, Three]]] = {
    "ancient_one": (
        ("Ancient One", "Древний", "Стародавній"),
        (
            "Whom you play against: doom, mysteries, Cultists and the end depend on it.",
            "Кто грозит миру: от этого зависят безысходность, тайны, культисты и финал.",
            "Хто загрожує світові: від цього залежать приреченість, таємниці, культисти й фінал.",
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
    "difficulty": (
        ("Mythos deck", "Колода Мифа", "Колода міту"),
        (
            "Without hard Mythos cards the game is easier, without easy ones it is harder.",
            "Без сложных карт Мифа играть легче, без лёгких — труднее.",
            "Без складних карт міту грати легше, без легких — важче.",
        ),
    ),
    "starting_rumor": (
        ("Starting rumor", "Начальный слух", "Початкові чутки"),
        (
            "A rumor is in play from the beginning, which makes the game harder.",
            "Один слух действует с самого начала, и играть труднее.",
            "Одні чутки діють від самого початку, і грати важче.",
        ),
    ),
}
"""The options of the set-up: what each is called, and a sentence that explains it."""
