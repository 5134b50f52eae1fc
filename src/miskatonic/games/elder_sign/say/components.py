"""The list of all components of Elder Sign with their texts."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.games.elder_sign.cards.adventures import ADVENTURES
from miskatonic.games.elder_sign.cards.allies import ALLIES
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.dice import COLOURS, DICE
from miskatonic.games.elder_sign.cards.investigators import INVESTIGATORS
from miskatonic.games.elder_sign.cards.items import COMMON_ITEMS, UNIQUE_ITEMS
from miskatonic.games.elder_sign.cards.monsters import MASKS, MONSTERS
from miskatonic.games.elder_sign.cards.mythos import MYTHOS
from miskatonic.games.elder_sign.cards.sheets import Die, Monster
from miskatonic.games.elder_sign.cards.spells import SPELLS
from miskatonic.games.elder_sign.cards.worlds import WORLDS
from miskatonic.games.elder_sign.say.cards import Desk, Printed, sheet
from miskatonic.games.elder_sign.say.names import Voice
from miskatonic.text.speech import Entry


def entries(v: Voice) -> dict[str, Entry]:
    """Every component by its code."""
    out: dict[str, Entry] = {}

    def add(group: str, printed: Iterable[Printed]) -> None:
        for one in printed:
            title, lines = sheet(v, one)
            code, copies = _code_and_copies(one)
            out[code] = Entry(code, group, title, lines, copies)

    add(v.pick("Ancient Ones", "Древние", "Стародавні"), ANCIENT_ONES)
    add(v.pick("Investigators", "Сыщики", "Дослідники"), INVESTIGATORS)
    add(v.pick("Adventures", "Приключения", "Пригоди"), ADVENTURES)
    add(v.pick("Other Worlds", "Иные миры", "Інші світи"), WORLDS)
    add(v.pick("Museum entrance", "Вход в музей", "Вхід до музею"), Desk)
    add(v.pick("Common items", "Простые вещи", "Звичайні предмети"), COMMON_ITEMS)
    add(v.pick("Unique items", "Уникальные вещи", "Унікальні предмети"), UNIQUE_ITEMS)
    add(v.pick("Spells", "Заклинания", "Заклинання"), SPELLS)
    add(v.pick("Allies", "Союзники", "Союзники"), ALLIES)
    add(v.pick("Mythos cards", "Карты Мифа", "Карти міту"), MYTHOS)
    add(v.pick("Monsters", "Монстры", "Монстри"), MONSTERS)
    add(v.pick("Mask monsters", "Монстры-маски", "Монстри-маски"), MASKS)
    add(v.pick("Dice", "Кубики", "Кубики"), [Die(colour) for colour in range(len(COLOURS))])
    return out


def _code_and_copies(printed: Printed) -> tuple[str, int]:
    """The code of a component and how many of it are in the box."""
    match printed:
        case Die(colour):
            return f"die-{COLOURS[colour]}", DICE.count(colour)
        case Desk():
            return printed.value, 1
        case Monster():
            return printed.code, printed.copies
        case _:
            return printed.code, 1
