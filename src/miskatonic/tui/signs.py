"""Signs and colours of the terminal: an icon is a character, a colour a shade, a pattern a mark beside it."""

from __future__ import annotations

from typing import Final

from miskatonic.scene import Token
from miskatonic.text.parts import flat

_SIGNS: Final = {
    "health": "♥",
    "sanity": "☻",
    "omen": "✶",
    "doom": "☠",
    "round": "◷",
    "moon": "☾",
    "star": "★",
    "hourglass": "⧗",
    "diamond": "♦",
    "cross": "✚",
    "key": "⚷",
    "item": "⚒",
    "clue": "?",
    "seal": "◈",
    "damage": "▓",
    "ritual": "◎",
    "killer": "†",
    "stalker": "»",
    "wrecker": "#",
    "heptagram": "✦",
    "tesseract": "▣",
    "trinity": "△",
    "magnifying-glass": "⌕",
    "tourist": "☺",
    "repeat": "↺",
    "dark": "●",
    "light": "○",
    "coordinate": "±",
    "segment": "+",
    "diagonal": "◢",
    "transfer": "⇄",
    "reroll": "↻",
    "improvement": "↑",
    "blessing": "✶",
    "landmark": "♜",
    "sight-red": "r",
    "sight-green": "g",
    "sight-blue": "b",
    "sight-purple": "p",
    "sight-grey": "♜",
    "ferry": "≋",
    "pier": "⍊",
    "remote": "△",
    "airport": "✈",
    "shop": "⌂",
    "red": "r",
    "green": "g",
    "blue": "b",
    "purple": "p",
    "landmarks": "♜",
    "cafes": "∪",
    "task": "⚑",
    "goals": "◎",
    "canals": "≈",
    "bets": "$",
    "events": "!",
    "reward": "✪",
    "achievement": "✪",
    "scroll-unfurled": "§",
    "death-skull": "☠",
    "terror": "Ψ",
    "jester-hat": "✱",
    "brain": "☻",
    "footprint": "?",
    "knapsack": "⚒",
    "gem-pendant": "◆",
    "spell-book": "≋",
    "three-friends": "☺",
    "trophy": "⚑",
    "spiky-eclipse": "✹",
    "star-pupil": "✪",
    "gate": "∩",
    "monster": "ж",
    "padlock": "⚷",
    "pocket-watch": "◷",
    "attack": "†",
    "ancient-one": "◎",
    "rolling-dices": "⚄",
    "doorway": "⌂",
    "third-eye": "⊙",
    "open-book": "¶",
    "fist": "⚔",
    "sprint": "»",
    "drop": "†",
    "two-coins": "$",
    "fast-arrow": "→",
    "power-lightning": "↯",
    "return-arrow": "↺",
    "fog": "░",
    "wooden-fence": "#",
    "hood": "Ω",
    "stone-tablet": "▤",
    "curled-tentacle": "@",
    "tentacle-strike": "✘",
    "gloves": "☞",
    "leather-armor": "♜",
    "crystal-ball": "☿",
    "heavy-bullets": "▮",
    "lightning-arc": "ϟ",
    "secret-book": "≣",
    "hearts": "♥",
    "comet-spark": "☄",
    "stars-stack": "✶",
    "eclipse": "◐",
    "discussion": "❞",
    "biceps": "⚔",
    "meditation": "☯",
    "steam-locomotive": "╫",
    "galleon": "⊔",
    "broken-bone": "¤",
    "tombstone": "✝",
    "compass": "◇",
    "talk": "❝",
    "octopus": "@",
}
"""Characters one column wide that common terminal fonts have; people and creatures are written by their initials."""

SHADES: Final = {
    "green": "#7fc97f",
    "purple": "#c79bf2",
    "orange": "#f0a860",
    "blue": "#6db3f2",
    "red": "#f2777a",
    "yellow": "#f2d45c",
    "brown": "#b08d57",
    "grey": "#a0a0a0",
    "violet": "#d28cf0",
    "brass": "#d8b56a",
    "white": "#f0ead8",
    "black": "#707070",
}
GROUNDS: Final = {"green": "#16281a", "purple": "#241a33", "orange": "#33230f", "blue": "#14233a", "red": "#361717"}
PATTERNS: Final = {"dots": "∴", "stripes": "≡", "waves": "≈", "checks": "▚"}

_OTHERS: Final = (
    "#8fd3c8",
    "#f2a6c2",
    "#c9d36a",
    "#9fb7ff",
    "#e0b08c",
    "#9be08c",
    "#e8e08c",
    "#d0d0e8",
    "#c8a06a",
    "#7fd0f0",
    "#f0907f",
)
"""For colours that have no shade of their own, such as those of people."""

TARGET: Final = "bold #14100a on #f2d45c"
CHOSEN: Final = "bold #14100a on #ffffff"
FAINT: Final = "#8a8272"
WAY: Final = "#7d6f4f"
HEAD: Final = "bold #e8d9b0"
COACH: Final = "#7fd6dd"
IN_FORCE: Final = "bold #fff2cc"
COST: Final = "bold #f2777a"


def sign(icon: str) -> str:
    """The character of an icon; an unknown one is its first letter.

    >>> sign("moon"), sign("lantern")
    ('☾', 'l')
    """
    return _SIGNS.get(icon, icon[:1])


def signs(icons: tuple[str, ...]) -> str:
    """The characters of icons beside a name that says the rest; those without a character are left out."""
    return "".join(_SIGNS.get(icon, "") for icon in icons)


def shade(colour: str) -> str:
    """The colour to write in."""
    if not colour:
        return "#d8d0c0"
    return SHADES.get(colour) or _OTHERS[sum(map(ord, colour)) % len(_OTHERS)]


def ground(colour: str) -> str:
    """The colour to write on."""
    return GROUNDS.get(colour, "#22201c")


def initials(words: str) -> str:
    """The first letters of a name.

    >>> initials("“Ashcan” Pete")
    'AP'
    """
    letters = [next((c for c in word if c.isalnum()), "") for word in words.split()]
    return "".join(letters)[:2].upper() or words[:2]


def short(token: Token) -> str:
    """A token in a few characters: sign, badge and symbols, or the initials of its name.

    >>> short(Token(id="m", label=("Ghoul",), badge="B2", icons=("killer", "stalker")))
    'B2†»'
    """
    if token.shape == "figure":
        return initials(flat(token.label))
    known = not token.icon or token.icon in _SIGNS
    mark = _SIGNS.get(token.icon, "") if known else initials(flat(token.label))
    text = mark + token.badge + "".join(sign(icon) for icon in token.icons)
    return text or initials(flat(token.label))
