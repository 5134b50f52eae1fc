"""English names: locations, investigators, cards, monsters, symbols."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.text.en import Noun, regular

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
CLUE: Final = regular("clue token")
SLOT: Final = regular("monster slot")
