"""What can be chosen before a game of Elder Sign begins, in three languages."""

from collections.abc import Mapping
from typing import Final

from miskatonic.text.phrases import Three

SETTINGS: Final[Mapping[str, tuple[Three, Three]]] = {
    "ancient_one": (
        ("Ancient One", "Древний", "Стародавній"),
        (
            "Whom you play against: signs, doom, property and attack differ.",
            "Кто грозит миру: от этого зависят Знаки Древних, безысходность, свойство и атака.",
            "Проти кого ви граєте: від цього залежать кількість Знаків, трек приреченості, властивість і атака.",
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
    "clue_each": (
        ("Milder: a clue each", "Легче: каждому по улике", "Легше: кожному по доказу"),
        (
            "Every investigator starts with one clue more.",
            "Каждый сыщик начинает игру с одной добавочной уликой.",
            "Кожен дослідник починає гру з одним додатковим доказом.",
        ),
    ),
    "second_mythos": (
        ("Harder: a second Mythos card", "Труднее: вторая карта Мифа", "Важче: друга карта міту"),
        (
            "At each midnight a second Mythos card follows, without its lasting effect.",
            "Каждую полночь раскрывается и вторая карта Мифа, но без продолжительного эффекта.",
            "Щопівночі відкривають і другу карту міту, але без тривалого ефекту.",
        ),
    ),
}
"""The options of the set-up: what each is called, and a sentence that explains it."""
