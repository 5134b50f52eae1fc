"""English names: locations, investigators, cards, monsters, symbols, and how a sentence mentions them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.games.final_hour.cards.sheets import RITUAL_SYMBOLS as SYMBOL_IDS
from miskatonic.games.final_hour.cards.sheets import ActionCard, Monster, PriorityCard
from miskatonic.games.final_hour.cards.words import GATE_SYMBOLS, ORDINARY
from miskatonic.games.final_hour.rules.box import CARDS
from miskatonic.games.final_hour.say import reading
from miskatonic.text.en import Noun, article, count, regular
from miskatonic.text.parts import Icon, Text, cat

PLACES: Final = (
    "nowhere",
    "Dorothy Upman Hall",
    "the Student Union",
    "Orne Library",
    "the Medical School",
    "the Humanities Building",
    "Derby Hall",
    "the Lecture Hall",
    "the Science Building",
    "the Administration Building",
    "Warren Observatory",
    "the Seminary of the Old Faith",
    "the University Museum",
    "the Athletic Building",
    "the Fraternity House",
    "the Sorority House",
)
"""By number, with the article where a sentence needs one."""


@dataclass(frozen=True)
class Person:
    """An investigator: names, calling, pronoun and manner of play."""

    short: str
    full: str
    role: str
    her: str
    manner: str


PEOPLE: Final = (
    Person("Jenny", "Jenny Barnes", "The Dilettante", "her", "Jenny fights together with others."),
    Person("Pete", "“Ashcan” Pete", "The Drifter", "his", "Pete helps the others, foresees gates and distracts monsters."),
    Person("Lily", "Lily Chen", "The Martial Artist", "her", "Lily strikes single strong blows."),
    Person("Tommy", "Tommy Muldoon", "The Rookie Cop", "his", "Tommy holds his ground and shoots from afar."),
    Person("Michael", "Michael McGlen", "The Gangster", "his", "Michael brings heavy fire and lures monsters."),
    Person("Rita", "Rita Young", "The Athlete", "her", "Rita covers ground quickly."),
)

ACTION_TITLES: Final = {
    "JB-S": "A Color for All Seasons",
    "JB-A": "Socialite",
    "JB-B": "Jenny’s Twin .45s",
    "JB-C": "Soiree",
    "JB-D": "Grand Gala",
    "AP-S": "Vision of the End",
    "AP-A": "Duke to the Rescue",
    "AP-B": "A Versatile Instrument",
    "AP-C": "Throw a Bone",
    "AP-D": "Prophetic Dreams",
    "LC-S": "Meditate",
    "LC-A": "Empty Hand",
    "LC-B": "Calculated Force",
    "LC-C": "Pierce the Eye",
    "LC-D": "Daughter of Prophecy",
    "TM-S": "Serve and Protect",
    "TM-A": "Becky",
    "TM-B": "Police Surveillance",
    "TM-C": "High Ground",
    "TM-D": "Stand Firm",
    "MM-S": "Doorkeeper",
    "MM-A": "Finish the Job",
    "MM-B": "Dynamite",
    "MM-C": "Make a Scene",
    "MM-D": "Chicago Typewriter",
    "RY-S": "Hurdles",
    "RY-A": "Relay",
    "RY-B": "Overcome",
    "RY-C": "Cross Country",
    "RY-D": "Marathon",
}

ITEMS: Final = {
    "flashlight": "Flashlight",
    "shotgun": "Shotgun",
    "first-aid-kit": "First Aid Kit",
    "elder-sign": "Elder Sign",
    "toolbox": "Toolbox",
    "lucky-rabbit-foot": "Lucky Rabbit Foot",
    "bicycle": "Bicycle",
    "strange-whistle": "Strange Whistle",
    "torn-grimoire": "Torn Grimoire",
}

ANCIENT_ONES: Final = {"cthulhu": "Cthulhu", "shudde-mell": "Shudde M’ell", "umordhoth": "Umordhoth"}

RECKONINGS: Final = {
    "cthulhu-1": "Rising Tide",
    "cthulhu-2": "Glimpse of R’lyeh",
    "cthulhu-3": "Waking Nightmare",
    "cthulhu-4": "Risen R’lyeh",
    "shudde-mell-1": "From Below",
    "shudde-mell-2": "Tremors",
    "shudde-mell-3": "Burrowing Brood",
    "shudde-mell-4": "The World Splits",
    "umordhoth-1": "Gnawing Hunger",
    "umordhoth-2": "Wards Devoured",
    "umordhoth-3": "The Feast",
}

DIFFICULTIES: Final = {"low": "Low difficulty", "normal": "Normal difficulty", "high": "High difficulty"}
LEVELS: Final = {"low": "Low", "normal": "Normal", "high": "High"}

COLOURS: Final = ("blue", "red")
ZONES: Final = ("green zone", "purple zone", "orange zone")
SYMBOLS: Final = ("killer", "stalker", "wrecker")
RITUAL_SYMBOLS: Final = ("moon", "star", "hourglass", "diamond", "cross")
GATES: Final = ("heptagram", "tesseract", "trinity")

MONSTER: Final = regular("monster")
SPECIALS: Final = (
    regular("deep one"),
    Noun("star spawn", "star spawn"),
    regular("chthonian"),
    regular("ghoul horde"),
)

WOUND: Final = regular("wound")
HEALTH: Final = Noun("health", "health")
MOVE: Final = regular("move")
PATH: Final = regular("path")
OMEN: Final = regular("omen")
DAMAGE: Final = regular("damage token")
GATE_TOKEN: Final = regular("gate token")
SEAL: Final = regular("seal")
PRIORITY_CARD: Final = regular("priority card")
ACTION_CARD: Final = regular("action card")
SLOT: Final = regular("monster slot")

# -------------------------------------------------------------------- small words


def icons(n: int, icon: str, noun: Noun) -> Text:
    """A number of things that a card draws as a symbol."""
    return cat(n, " ", Icon(icon, noun.of(n)))


def wounds(n: int) -> Text:
    """So many wounds."""
    return icons(n, "wound", WOUND)


def health(n: int) -> Text:
    """So much health."""
    return icons(n, "health", HEALTH)


def omens(n: int) -> Text:
    """So many omens."""
    return icons(n, "omen", OMEN)


def ritual_symbol(symbol: int) -> Icon:
    """A ritual symbol by its name."""
    return Icon(SYMBOL_IDS[symbol], RITUAL_SYMBOLS[symbol])


def gate_symbol(symbol: int) -> Icon:
    """A gate symbol by its name."""
    return Icon(GATE_SYMBOLS[symbol], GATES[symbol])


def monsters(kind: int) -> Noun:
    """Monsters of a kind."""
    return MONSTER if kind == ORDINARY else SPECIALS[kind]


def place(number: int) -> Text:
    """A location, as it stands in a sentence."""
    return (reading.to_place(number, PLACES[number]),)


def monster_name(token: Monster) -> str:
    """What a monster is called: special ones by name, others by colour and symbol."""
    if token.kind != ORDINARY:
        return SPECIALS[token.kind].one
    return f"{COLOURS[token.colour]} {SYMBOLS[token.symbols[0]] if token.symbols else MONSTER.one}"


def up_to(n: int, noun: Noun) -> str:
    """At most so many; one is just one."""
    return count(n, noun) if n == 1 else f"up to {count(n, noun)}"


def action_title(card: ActionCard) -> str:
    """The title of an action card."""
    return ACTION_TITLES[card.title]


def omens_and_symbol(card: PriorityCard) -> Text:
    """What a priority card shows beside its number."""
    symbol: Text = (ritual_symbol(card.symbol),)
    return cat(symbol, ", ", omens(card.omens)) if card.omens else symbol


# -------------------------------------------------------------------- mentions in a sentence


def person(number: int) -> Text:
    """An investigator by the first name."""
    return (reading.to_person(number, PEOPLE[number].short),)


def monster(piece: int) -> Text:
    """A monster, with the article."""
    return ("the ", reading.to_piece(piece, monster_name(reading.monster(piece))))


def a_monster(piece: int) -> Text:
    """A monster that was not spoken of before."""
    name = monster_name(reading.monster(piece))
    return (article(name).removesuffix(name), reading.to_piece(piece, name))


def action(piece: int) -> Text:
    """An action card by its title; an unseen one is just that."""
    card = reading.action_card(piece)
    return ("an action card",) if card is None else ("“", reading.to_piece(piece, action_title(card)), "”")


def number(piece: int) -> Text:
    """A priority card by its number, symbol and omens."""
    card = CARDS[piece]
    assert isinstance(card, PriorityCard)
    return cat(reading.to_piece(piece, str(card.n)), " (", omens_and_symbol(card), ")")


def symbol_card(piece: int) -> Text:
    """A priority card as the ritual counts it: by its symbol."""
    card = CARDS[piece]
    assert isinstance(card, PriorityCard)
    return (reading.to_piece(piece, str(card.n)), " (", ritual_symbol(card.symbol), ")")


def priority(piece: int) -> Text:
    """A priority card in a sentence; an unseen one is just that."""
    return cat("priority card ", number(piece)) if piece >= 0 else ("a priority card",)


def path(number: int) -> Text:
    """A path by its two ends."""
    a, b = reading.ends(number)
    return (reading.to_path(number, f"between {PLACES[a]} and {PLACES[b]}"),)


def item(piece: int) -> Text:
    """An item by its name."""
    return (reading.to_piece(piece, ITEMS[reading.item(piece).code]),)
