"""English names: cards, people, monsters, dice and symbols, and how a sentence mentions them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.dice import INVESTIGATION, LORE
from miskatonic.games.elder_sign.cards.sheets import Monster, Mythos
from miskatonic.games.elder_sign.cards.words import Investigation, Symbol
from miskatonic.games.elder_sign.rules.box import COLOUR_OF, INVESTIGATOR, MONSTER, MYTHOS_CARD
from miskatonic.games.elder_sign.say import reading
from miskatonic.text.en import Noun, article, listed, regular
from miskatonic.text.parts import Icon, Text, cat, join

ADVENTURES: Final = {
    "ancient-relics": "Ancient Relics",
    "a-terrible-discovery": "A Terrible Discovery",
    "did-you-hear-that": "Did You Hear That?",
    "the-loading-dock": "The Loading Dock",
    "the-storage-closet": "The Storage Closet",
    "the-key-to-the-beyond": "The Key to the Beyond",
    "riot-in-the-streets": "Riot in the Streets",
    "unnatural-habitat": "Unnatural Habitat",
    "dont-fall-asleep": "Don’t Fall Asleep",
    "the-hidden-passage": "The Hidden Passage",
    "something-has-broken-free": "Something Has Broken Free",
    "hallway-on-fire": "Hallway on Fire",
    "horrible-visions": "Horrible Visions",
    "late-night-break-in": "Late Night Break-In",
    "theres-something-in-the-basement": "There’s Something in the Basement",
    "tempest-in-a-teapot": "Tempest in a Teapot",
    "a-secret-gathering": "A Secret Gathering",
    "the-missing-records": "The Missing Records",
    "vermin-in-the-pipes": "Vermin in the Pipes",
    "the-archives": "The Archives",
    "stay-away-from-the-windows": "Stay Away From the Windows",
    "gate-to-elsewhere": "Gate to Elsewhere",
    "administration-office": "Administration Office",
    "we-need-to-find-help": "We Need to Find Help",
    "a-peculiar-specimen": "A Peculiar Specimen",
    "mysterious-tome": "Mysterious Tome",
    "lights-out": "Lights Out",
    "the-elder-sign": "The Elder Sign",
    "the-writing-on-the-wall": "The Writing on the Wall",
    "gala-in-the-great-hall": "Gala in the Great Hall",
    "please-do-not-touch-the-exhibits": "Please Do Not Touch the Exhibits",
    "medusa-exhibit": "Medusa Exhibit",
    "the-guided-tour": "The Guided Tour",
    "you-become-that-which-you-fear-most": "You Become That Which You Fear Most",
    "the-curator": "The Curator",
    "the-hedge-maze": "The Hedge Maze",
    "public-lavatory": "Public Lavatory",
    "forgotten-knowledge": "Forgotten Knowledge",
    "the-hall-of-the-dead": "The Hall of the Dead",
    "the-graveyard": "The Graveyard",
    "the-security-office": "The Security Office",
    "transported-by-magic": "Transported by Magic",
    "when-night-falls": "When Night Falls",
    "the-gift-shop": "The Gift Shop",
    "haunted-by-a-shadowy-figure": "Haunted by a Shadowy Figure",
    "koi-pond": "Koi Pond",
    "remains-of-the-high-priest": "Remains of the High Priest",
    "blood-on-the-floor": "Blood on the Floor",
    "the-dreamlands": "The Dreamlands",
    "city-of-the-great-race": "City of the Great Race",
    "great-hall-of-celaeno": "Great Hall of Celaeno",
    "plateau-of-leng": "Plateau of Leng",
    "another-dimension": "Another Dimension",
    "yuggoth": "Yuggoth",
    "rlyeh": "R’lyeh",
    "another-time": "Another Time",
}
"""Adventures and Other Worlds."""

POSSESSIONS: Final = {
    "45-automatic": ".45 Automatic",
    "axe": "Axe",
    "bullwhip": "Bullwhip",
    "cavalry-saber": "Cavalry Saber",
    "lantern": "Lantern",
    "rifle": "Rifle",
    "shotgun": "Shotgun",
    "tommy-gun": "Tommy Gun",
    "dynamite": "Dynamite",
    "provisions": "Provisions",
    "whiskey": "Whiskey",
    "old-journal": "Old Journal",
    "alien-statue": "Alien Statue",
    "enchanted-blade": "Enchanted Blade",
    "enchanted-jewelry": "Enchanted Jewelry",
    "holy-water": "Holy Water",
    "obsidian-statue": "Obsidian Statue",
    "pallid-mask": "Pallid Mask",
    "ruby-of-rlyeh": "Ruby of R’lyeh",
    "sword-of-glory": "Sword of Glory",
    "healing-stone": "Healing Stone",
    "flute-of-the-outer-gods": "Flute of the Outer Gods",
    "blue-watcher-of-the-pyramid": "Blue Watcher of the Pyramid",
    "necronomicon": "Necronomicon",
    "wither": "Wither",
    "shrivelling": "Shrivelling",
    "mists-of-releh": "Mists of Releh",
    "voice-of-ra": "Voice of Ra",
    "enchant-weapon": "Enchant Weapon",
    "red-sign-of-shudde-mell": "Red Sign of Shudde M’ell",
    "arcane-insight": "Arcane Insight",
    "dread-curse-of-azathoth": "Dread Curse of Azathoth",
    "bind-monster": "Bind Monster",
    "heal": "Heal",
    "soothe-the-mind": "Soothe the Mind",
    "flesh-ward": "Flesh Ward",
    "duke": "Duke",
    "anna-kaslow": "Anna Kaslow",
    "basil-elton": "Basil Elton",
    "professor-armitage": "Professor Armitage",
    "ruby-standish": "Ruby Standish",
    "ryan-dean": "Ryan Dean",
    "tom-mountain-murphy": "Tom “Mountain” Murphy",
    "john-legrasse": "John Legrasse",
}
"""Items, spells and allies."""

UPPER: Final = {
    "the-stars-align": "The Stars Align",
    "sudden-terror": "Sudden Terror",
    "whispers-at-the-gate": "Whispers at the Gate",
    "be-prepared": "Be Prepared",
    "keep-friends-close": "Keep Friends Close",
    "a-door-swings-open": "A Door Swings Open",
    "the-dead-walk": "The Dead Walk",
    "the-seal-weakens": "The Seal Weakens",
    "the-halls-shift": "The Halls Shift",
}
"""Upper halves of Mythos cards."""

LOWER: Final = {
    "amid-stillness": "Amid Stillness",
    "when-memories-fade": "When Memories Fade",
    "for-living-nightmares": "For Living Nightmares",
    "to-bring-madness": "To Bring Madness",
    "as-the-clock-strikes": "As the Clock Strikes",
    "behind-closed-doors": "Behind Closed Doors",
    "in-a-pale-light": "In a Pale Light",
    "under-a-blood-moon": "Under a Blood Moon",
    "until-the-debt-is-paid": "Until the Debt Is Paid",
}
"""Lower halves of Mythos cards."""

MONSTERS: Final = {
    "cultist": "cultist",
    "ghoul": "ghoul",
    "zombie": "zombie",
    "ghost": "ghost",
    "maniac": "maniac",
    "fire-vampire": "fire vampire",
    "mi-go": "Mi-Go",
    "byakhee": "byakhee",
    "witch": "witch",
    "nightgaunt": "nightgaunt",
    "dimensional-shambler": "dimensional shambler",
    "vampire": "vampire",
    "high-priest": "high priest",
    "star-spawn": "star spawn",
    "shoggoth": "shoggoth",
    "dark-young": "dark young",
    "haunter-of-the-dark": "Haunter of the Dark",
    "the-black-man": "Black Man",
    "the-bloated-woman": "Bloated Woman",
    "the-dark-pharaoh": "Dark Pharaoh",
    "god-of-the-bloody-tongue": "God of the Bloody Tongue",
}
"""As they stand in a sentence, without an article."""

ANCIENT_ONES: Final = {
    "azathoth": "Azathoth",
    "cthulhu": "Cthulhu",
    "hastur": "Hastur",
    "ithaqua": "Ithaqua",
    "nyarlathotep": "Nyarlathotep",
    "shub-niggurath": "Shub-Niggurath",
    "yig": "Yig",
    "yog-sothoth": "Yog-Sothoth",
}


@dataclass(frozen=True)
class Person:
    """An investigator: name, the name in a sentence, calling, and what the ability is called."""

    full: str
    short: str
    role: str
    ability: str


PEOPLE: Final = {
    "amanda-sharpe": Person("Amanda Sharpe", "Amanda", "The Student", "Studious"),
    "ashcan-pete": Person("“Ashcan” Pete", "Pete", "The Drifter", "Scrounge"),
    "bob-jenkins": Person("Bob Jenkins", "Bob", "The Salesman", "Shrewd Dealer"),
    "carolyn-fern": Person("Carolyn Fern", "Carolyn", "The Psychologist", "Psychology"),
    "darrell-simmons": Person("Darrell Simmons", "Darrell", "The Photographer", "Hometown Advantage"),
    "dexter-drake": Person("Dexter Drake", "Dexter", "The Magician", "Magical Gift"),
    "gloria-goldberg": Person("Gloria Goldberg", "Gloria", "The Author", "Psychic Sensitivity"),
    "harvey-walters": Person("Harvey Walters", "Harvey", "The Professor", "Strong Mind"),
    "jenny-barnes": Person("Jenny Barnes", "Jenny", "The Dilettante", "Trust Fund"),
    "joe-diamond": Person("Joe Diamond", "Joe", "The Private Eye", "Hunches"),
    "kate-winthrop": Person("Kate Winthrop", "Kate", "The Scientist", "Science!"),
    "mandy-thompson": Person("Mandy Thompson", "Mandy", "The Researcher", "Research"),
    "michael-mcglen": Person("Michael McGlen", "Michael", "The Gangster", "Strong Body"),
    "monterey-jack": Person("Monterey Jack", "Jack", "The Archaeologist", "Archaeology"),
    "sister-mary": Person("Sister Mary", "Sister Mary", "The Nun", "Guardian Angel"),
    "vincent-lee": Person("Vincent Lee", "Vincent", "The Doctor", "Physician"),
}

COLOURS: Final = ("green", "yellow", "red")
LOCKABLE: Final = ("a green die", "the yellow die", "the red die")
"""By colour: six are green."""
VALUES: Final = ("sanity", "health")
GOODS: Final = (
    regular("clue"),
    regular("common item"),
    regular("unique item"),
    regular("spell"),
    Noun("ally", "allies"),
    Noun("trophy", "trophies"),
)
"""By kind."""
SYMBOLS: Final = ("investigation", "investigation", "investigation", "investigation", "lore", "peril", "terror", "wild")
"""By face."""

HOURS: Final = ("XII", "III", "VI", "IX", "XII")
"""By quarters of the day."""
DESKS: Final = ("first aid", "souvenir shop")
"""By whether an offer is one of the shop."""
TROPHY: Final = GOODS[5]
CLUE: Final = GOODS[0]
MONSTER_NOUN: Final = regular("monster")
GATE: Final = regular("gate")
DOOM: Final = Noun("doom", "doom")
SIGN: Final = regular("Elder Sign")
DIE: Final = Noun("die", "dice")

# -------------------------------------------------------------------- numbers of things


def icons(n: int, icon: str, noun: Noun) -> Text:
    """A number of things that a card draws as a symbol."""
    return cat(n, " ", Icon(icon, noun.of(n)))


def goods(kind: int, n: int = 1) -> Text:
    """So many clues, cards of a kind or trophies."""
    return icons(n, reading.GOODS_ICONS[kind], GOODS[kind])


def trophies(n: int) -> Text:
    """So many trophies."""
    return icons(n, reading.GOODS_ICONS[5], TROPHY)


def value(kind: int) -> Icon:
    """Sanity or health."""
    return Icon(reading.VALUE_ICONS[kind], VALUES[kind])


def values(kind: int, n: int) -> Text:
    """So much sanity or health."""
    return cat(n, " ", value(kind))


def signs(n: int) -> Text:
    """So many Elder Signs."""
    return icons(n, reading.SIGN_ICON, SIGN)


def doom(n: int) -> Text:
    """So much doom."""
    return icons(n, reading.DOOM_ICON, DOOM)


def monsters(n: int) -> Text:
    """So many monsters."""
    return icons(n, reading.MONSTER_ICON, MONSTER_NOUN)


def gates(n: int) -> Text:
    """So many gates."""
    return icons(n, reading.GATE_ICON, GATE)


# -------------------------------------------------------------------- dice and tasks


def face(number: int) -> Text:
    """What a die shows: "3 investigation", "lore"."""
    icon = Icon(reading.FACE_ICONS[number], SYMBOLS[number])
    return cat(INVESTIGATION[number], " ", icon) if number < LORE else (icon,)


def symbol(wanted: Symbol) -> Text:
    """A symbol of a task: "3 investigation", "lore", "peril/terror"."""
    if isinstance(wanted, Investigation):
        return cat(wanted.n, " ", Icon(reading.INVESTIGATION_ICON, SYMBOLS[0]))
    return join("/", [face(one) for one in wanted.faces])


def die(piece: int, shows: int = -1) -> Text:
    """A die by its colour, and what it shows if it was rolled."""
    name = (reading.to_piece(piece, f"{COLOURS[COLOUR_OF[piece]]} die"),)
    return cat(name, " (", face(shows), ")") if shows >= 0 else name


def a_die(piece: int) -> Text:
    """A die that was not spoken of before."""
    name = LOCKABLE[COLOUR_OF[piece]]
    first, _, rest = name.partition(" ")
    return (f"{first} ", reading.to_piece(piece, rest))


def colours(pieces: Sequence[int]) -> Text:
    """Dice by their number and colour: "2 green dice and 1 red die"."""
    numbers = [sum(1 for piece in pieces if COLOUR_OF[piece] == colour) for colour in range(len(COLOURS))]
    said: list[Text] = [(f"{n} {COLOURS[colour]} {DIE.of(n)}",) for colour, n in enumerate(numbers) if n]
    return listed(said)


def dice(shown: list[tuple[int, int]]) -> Text:
    """Dice with their faces, colour by colour.

    >>> from miskatonic.games.elder_sign.rules.box import GREEN_DICE, RED_DIE
    >>> from miskatonic.text.parts import flat
    >>> flat(dice([(GREEN_DICE[0], 2), (GREEN_DICE[1], 4), (GREEN_DICE[2], 0), (RED_DIE, 7)]))
    'green 1, 3 investigation, lore; red wild'
    """
    groups: list[Text] = []
    for colour, name in enumerate(COLOURS):
        faces = sorted(one for piece, one in shown if COLOUR_OF[piece] == colour)
        values = ", ".join(str(INVESTIGATION[one]) for one in faces if one < LORE)
        said: list[Text] = [cat(values, " ", Icon(reading.INVESTIGATION_ICON, SYMBOLS[0]))] if values else []
        said += [face(one) for one in faces if one >= LORE]
        if said:
            groups.append(cat(name, " ", join(", ", said)))
    return join("; ", groups)


# -------------------------------------------------------------------- mentions in a sentence


def person(view: State, seat: int) -> Text:
    """Who sits there: the investigator by name, or the seat for one that has none."""
    piece = reading.investigator_of(view, seat)
    return (f"Player {seat + 1}",) if piece < 0 else investigator(piece)


def investigator(piece: int) -> Text:
    """An investigator by name."""
    return (reading.to_person(piece, PEOPLE[reading.code(piece)].short),)


def adventure(piece: int) -> Text:
    """An adventure or Other World by its title."""
    return ("“", reading.to_piece(piece, ADVENTURES[reading.code(piece)]), "”")


def possession(piece: int) -> Text:
    """An item, spell or ally by its name."""
    return (reading.to_piece(piece, POSSESSIONS[reading.code(piece)]),)


def power(piece: int) -> Text:
    """What is used: a card, or the ability of an investigator."""
    if piece in INVESTIGATOR:
        return (reading.to_person(piece, PEOPLE[reading.code(piece)].ability.removesuffix("!")),)
    return possession(piece)


def mythos_title(card: Mythos) -> str:
    """The title of a Mythos card: both halves."""
    return f"{UPPER[card.upper.code]}… {LOWER[card.lower.code]}"


def mythos(piece: int) -> Text:
    """A Mythos card by its title."""
    return ("“", reading.to_piece(piece, mythos_title(MYTHOS_CARD[piece])), "”")


def ancient_one(piece: int) -> Text:
    """An Ancient One by name."""
    return (reading.to_piece(piece, ANCIENT_ONES[reading.code(piece)]),)


def monster_title(token: Monster) -> str:
    """The name of a monster as the title of its token."""
    name = MONSTERS[token.code]
    if token.is_mask:
        return f"The {name}" if token.code.startswith("the-") else name
    return name.title()


def monster(piece: int) -> Text:
    """A monster, with the article."""
    return ("the ", reading.to_piece(piece, MONSTERS[MONSTER[piece].code]))


def a_monster(piece: int) -> Text:
    """A monster that was not spoken of before; there is only one of each mask."""
    token = MONSTER[piece]
    name = MONSTERS[token.code]
    return monster(piece) if token.is_mask else (article(name).removesuffix(name), reading.to_piece(piece, name))
