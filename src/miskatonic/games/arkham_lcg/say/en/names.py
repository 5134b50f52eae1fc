"""English names: cards, people, places, skills, tokens, and how a sentence mentions them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.gathering import LITA
from miskatonic.games.arkham_lcg.cards.investigators import INVESTIGATORS
from miskatonic.games.arkham_lcg.cards.sheets import Asset
from miskatonic.games.arkham_lcg.cards.terms import SYMBOLS, TOKENS
from miskatonic.games.arkham_lcg.cards.titles import SUBTITLES, TITLES
from miskatonic.games.arkham_lcg.rules.box import (
    ACT_CARD,
    AGENDA_CARD,
    INVESTIGATOR,
    PLACE_NAMED,
    PLACE_OF,
    PLAYER_CARDS,
)
from miskatonic.games.arkham_lcg.say import reading
from miskatonic.text.en import Noun, article, listed, regular
from miskatonic.text.parts import Icon, Text, cat


def _printed(code: str) -> str:
    """A title with the quotation marks and apostrophes of our texts."""
    title = TITLES[code]
    if title.count('"') == 2:
        before, inside, after = title.split('"')
        title = f"{before}“{inside}”{after}"
    return title.replace("'", "’")


PLAYER_TITLES: Final = {card.slug: _printed(card.code) for card in (*INVESTIGATORS, *PLAYER_CARDS, LITA)}
"""Investigators, player cards and the story asset."""

ENCOUNTERS: Final = {
    "ghoul-priest": "Ghoul Priest",
    "flesh-eater": "Flesh-Eater",
    "icy-ghoul": "Icy Ghoul",
    "swarm-of-rats": "Swarm of Rats",
    "ghoul-minion": "Ghoul Minion",
    "ravenous-ghoul": "Ravenous Ghoul",
    "grasping-hands": "Grasping Hands",
    "rotting-remains": "Rotting Remains",
    "frozen-in-fear": "Frozen in Fear",
    "dissonant-voices": "Dissonant Voices",
    "ancient-evils": "Ancient Evils",
    "crypt-chill": "Crypt Chill",
    "obscuring-fog": "Obscuring Fog",
}

PLACES: Final = {"study": "Study", "hallway": "Hallway", "attic": "Attic", "cellar": "Cellar", "parlor": "Parlor"}

STORY: Final = {
    "trapped": "Trapped",
    "the-door-on-the-floor": "The Door on the Floor",
    "the-barrier": "The Barrier",
    "breaking-the-barrier": "Breaking the Barrier",
    "what-have-you-done": "What Have You Done?",
    "defending-the-home": "Defending the Home",
    "whats-going-on": "What’s Going On?!",
    "a-lapse-in-time": "A Lapse in Time",
    "rise-of-the-ghouls": "Rise of the Ghouls",
    "the-tunnels-below": "The Tunnels Below",
    "theyre-getting-out": "They’re Getting Out!",
    "the-ghouls-break-free": "The Ghouls Break Free!",
}
"""Acts and agendas, fronts and backs."""

TITLE: Final = {**PLAYER_TITLES, **ENCOUNTERS, **PLACES, **STORY}
"""Every card by its code."""

SHORT: Final = {
    "roland-banks": "Roland",
    "daisy-walker": "Daisy",
    "skids-otoole": "Skids",
    "agnes-baker": "Agnes",
    "wendy-adams": "Wendy",
}
"""Investigators in a sentence."""

SKILLS: Final = ("willpower", "intellect", "combat", "agility", "wild")
CLASSES: Final = ("Guardian", "Seeker", "Rogue", "Mystic", "Survivor", "Neutral")
SLOTS: Final = ("hand", "accessory", "body", "ally", "arcane")
USES: Final = (Noun("ammo", "ammo"), Noun("supply", "supplies"), regular("charge"), regular("secret"))
TRAITS: Final = (
    "Agency", "Ally", "Armor", "Charm", "Creature", "Criminal", "Cultist", "Curse", "Detective", "Drifter", "Elite",
    "Firearm", "Fortune", "Ghoul", "Hazard", "Humanoid", "Illicit", "Innate", "Insight", "Item", "Madness", "Melee",
    "Miskatonic", "Monster", "Omen", "Police", "Practiced", "Relic", "Science", "Silver Twilight", "Sorcerer", "Spell",
    "Spirit", "Supply", "Tactic", "Talent", "Task", "Terror", "Tome", "Tool", "Weapon",
)  # fmt: skip
SYMBOL_NAMES: Final = ("skull", "cultist", "tablet", "elder thing", "auto-fail", "elder sign")
"""The tokens without a number, in their order."""
DIFFICULTIES: Final = ("Easy", "Standard", "Hard", "Expert")
PHASES: Final = ("", "Mythos", "Investigation", "Enemy", "Upkeep")
"""By phase; the numbers begin with 1."""
RESOLUTIONS: Final = (
    "no resolution was reached",
    "the house burns down",
    "the house still stands",
    "the ghouls break free",
)
"""What became of the house, by resolution."""
TRAUMAS: Final = ("physical", "mental")
SCENARIOS: Final = {"the-gathering": "The Gathering"}
RECORDS: Final = {
    "house-standing": "the house still stands",
    "house-burned": "the house has burned down",
    "ghoul-priest-alive": "the Ghoul Priest lives",
    "lita-finds-others": "Lita looks for other allies",
}
"""What the campaign log remembers."""

CLUE: Final = regular("clue")
RESOURCE: Final = regular("resource")
DAMAGE: Final = Noun("damage", "damage")
HORROR: Final = Noun("horror", "horror")
DOOM: Final = Noun("doom", "doom")
CARD: Final = regular("card")
ACTION: Final = regular("action")

# -------------------------------------------------------------------- numbers of things


def icons(n: int, icon: str, noun: Noun) -> Text:
    """A number of things that a card draws as a symbol."""
    return cat(n, " ", Icon(icon, noun.of(n)))


def clues(n: int) -> Text:
    """So many clues."""
    return icons(n, reading.CLUE_ICON, CLUE)


def resources(n: int) -> Text:
    """So many resources."""
    return icons(n, reading.RESOURCE_ICON, RESOURCE)


def damage(n: int) -> Text:
    """So much damage."""
    return icons(n, reading.DAMAGE_ICON, DAMAGE)


def horror(n: int) -> Text:
    """So much horror."""
    return icons(n, reading.HORROR_ICON, HORROR)


def harm(damages: int, horrors: int) -> list[Text]:
    """What an attack deals."""
    return [said for n, said in ((damages, damage(damages)), (horrors, horror(horrors))) if n]


def doom(n: int) -> Text:
    """So much doom."""
    return icons(n, reading.DOOM_ICON, DOOM)


def actions(n: int) -> Text:
    """So many actions."""
    return icons(n, reading.ACTION_ICON, ACTION)


def more_actions(n: int) -> Text:
    """So many actions besides the usual ones."""
    return cat(f"{n} more ", Icon(reading.ACTION_ICON, ACTION.of(n)))


def skill(number: int) -> Icon:
    """A skill by its icon."""
    return Icon(reading.SKILL_ICONS[number], SKILLS[number])


def skill_icons(numbers: Sequence[int]) -> Text:
    """The icons of a card, alike ones counted.

    >>> from miskatonic.text.parts import flat
    >>> flat(skill_icons((0, 0, 4)))
    '2 willpower, 1 wild'
    """
    said: list[Text] = [cat(n, " ", skill(number)) for number, n in Counter(numbers).items()]
    return listed(said, ", ")


def signed(n: int) -> str:
    """A number with its sign.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '+0')
    """
    return f"−{-n}" if n < 0 else f"+{n}"


def token(number: int) -> Text:
    """A chaos token: its number or its symbol."""
    if number >= SYMBOLS[0]:
        return (Icon(reading.TOKEN_ICONS[number], SYMBOL_NAMES[number - SYMBOLS[0]]),)
    return (TOKENS[number].replace("-", "−"),)


def a_token(number: int) -> Text:
    """A chaos token with its article."""
    said = token(number)
    return cat("a " if number < SYMBOLS[0] else f"{article(SYMBOL_NAMES[number - SYMBOLS[0]]).split(' ')[0]} ", said)


def uses(kind: int, n: int) -> str:
    """So many uses of a kind."""
    return f"{n} {USES[kind].of(n)}"


def traits(numbers: Sequence[int]) -> str:
    """The traits of a card as one line."""
    return ", ".join(TRAITS[number] for number in numbers)


# -------------------------------------------------------------------- mentions in a sentence


def second_title(card: Asset) -> str:
    """What stands under the title of some unique cards."""
    return SUBTITLES.get(card.code, "")


def is_quoted(piece: int) -> bool:
    """Whether a title stands in quotation marks in a sentence: acts, agendas, and those with a mark of their own."""
    return piece in ACT_CARD or piece in AGENDA_CARD or TITLE[reading.code(piece)].endswith("!")


def person(view: State, seat: int) -> Text:
    """Who sits there: the investigator by name, or the seat for one that has none."""
    piece = reading.investigator_of(view, seat)
    return (f"Player {seat + 1}",) if piece < 0 else investigator(piece)


def investigator(piece: int) -> Text:
    """An investigator by name."""
    return (reading.to_person(piece, SHORT[reading.code(piece)]),)


def place(number: int) -> Text:
    """A location, with the article."""
    code = reading.code(reading.location(number))
    return ("the ", reading.to_place(number, PLACES[code]))


def place_named(code: str) -> Text:
    """A location by its code, with the article."""
    return place(PLACE_NAMED[code])


def card(piece: int, unseen: str = "a card") -> Text:
    """Any card in a sentence: an investigator or a location by name, all else by title; one that is not seen by a word."""
    if piece < 0:
        return (unseen,)
    if piece in INVESTIGATOR:
        return investigator(piece)
    if piece in PLACE_OF:
        return place(PLACE_OF[piece])
    named = reading.to_piece(piece, TITLE[reading.code(piece)])
    return ("“", named, "”") if is_quoted(piece) else (named,)


def enemies(pieces: list[int]) -> list[Text]:
    """Several enemies, those alike together: “Swarm of Rats ×2”."""
    return [cat(card(piece), f" ×{n}" if n > 1 else "") for piece, n in reading.alike(pieces)]


def power(piece: int) -> Text:
    """What is used: a card, or the ability of an investigator."""
    return cat(investigator(piece), "’s ability") if piece in INVESTIGATOR else card(piece)
