"""What the icons on the table are called in a key to them, in English, Russian and Ukrainian."""

from __future__ import annotations

from typing import Final

ICON_NAMES: Final = {
    "killer": ("killer", "убийца", "убивця"),
    "stalker": ("stalker", "скиталец", "блукач"),
    "wrecker": ("wrecker", "разрушитель", "руйнівник"),
    "omen": ("omen", "знамение", "передвістя"),
    "clue": ("clue", "улика", "доказ"),
    "key": ("key", "ключ", "ключ"),
    "item": ("item", "вещь", "предмет"),
    "seal": ("seal", "печать", "печать"),
    "damage": ("damage", "разрушение", "руйнування"),
    "wound": ("wound", "рана", "рана"),
    "health": ("health", "здоровье", "здоров’я"),
    "ritual": ("ritual site", "место ритуала", "місце ритуалу"),
    "moon": ("moon, a ritual symbol", "луна, символ ритуала", "місяць, символ ритуалу"),
    "star": ("star, a ritual symbol", "звезда, символ ритуала", "зірка, символ ритуалу"),
    "hourglass": ("hourglass, a ritual symbol", "песочные часы, символ ритуала", "пісочний годинник, символ ритуалу"),
    "diamond": ("diamond, a ritual symbol", "алмаз, символ ритуала", "діамант, символ ритуалу"),
    "cross": ("cross, a ritual symbol", "крест, символ ритуала", "хрест, символ ритуалу"),
    "heptagram": ("heptagram gate", "врата: гептаграмма", "ворота: гептаграма"),
    "tesseract": ("tesseract gate", "врата: тессеракт", "ворота: тесеракт"),
    "trinity": ("trinity gate", "врата: триединство", "ворота: триєдність"),
    "round": ("round", "раунд", "раунд"),
}
