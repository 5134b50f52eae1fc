"""The terms that cards and rules share: skills, kinds, traits, types of spaces and paths, omens, codes of cards."""

from typing import Final

# -------------------------------------------------------------------- investigators

LORE: Final = 0
INFLUENCE: Final = 1
OBSERVATION: Final = 2
STRENGTH: Final = 3
WILL: Final = 4
SKILLS: Final = ("lore", "influence", "observation", "strength", "will")
ANY_SKILL: Final = -1

HEALTH: Final = 0
SANITY: Final = 1
VALUES: Final = ("health", "sanity")

# -------------------------------------------------------------------- cards and tokens

ASSET: Final = 0
ARTIFACT: Final = 1
SPELL: Final = 2
CONDITION: Final = 3
CLUE: Final = 4
TRAIN_TICKET: Final = 5
SHIP_TICKET: Final = 6
POSSESSION: Final = 7
"""Any Asset, Artifact, Spell, Clue or ticket (EH-POS-02)."""
KINDS: Final = ("asset", "artifact", "spell", "condition", "clue", "train-ticket", "ship-ticket", "possession")

ITEM: Final = 0
WEAPON: Final = 1
TRINKET: Final = 2
ALLY: Final = 3
SERVICE: Final = 4
TOME: Final = 5
MAGICAL: Final = 6
TEAMWORK: Final = 7
INCANTATION: Final = 8
RITUAL: Final = 9
MADNESS: Final = 10
INJURY: Final = 11
DEAL: Final = 12
BOON: Final = 13
BANE: Final = 14
RESTRICTION: Final = 15
COMMON: Final = 16
TRAITS: Final = (
    "item", "weapon", "trinket", "ally", "service", "tome", "magical", "teamwork", "incantation", "ritual", "madness",
    "injury", "deal", "boon", "bane", "restriction", "common",
)  # fmt: skip

# Codes of cards that other cards name.
AMNESIA: Final = "amnesia"
BACK_INJURY: Final = "back-injury"
BLESSED: Final = "blessed"
CURSED: Final = "cursed"
DARK_PACT: Final = "dark-pact"
DEBT: Final = "debt"
DETAINED: Final = "detained"
HALLUCINATIONS: Final = "hallucinations"
INTERNAL_INJURY: Final = "internal-injury"
LEG_INJURY: Final = "leg-injury"
PARANOIA: Final = "paranoia"

FEED_THE_MIND: Final = "feed-the-mind"
FLESH_WARD: Final = "flesh-ward"
MISTS_OF_RELEH: Final = "mists-of-releh"
SHRIVELING: Final = "shriveling"
WITHER: Final = "wither"

ARCANE_MANUSCRIPTS: Final = "arcane-manuscripts"
AXE: Final = "axe"
DERRINGER_18: Final = "18-derringer"
REVOLVER_38: Final = "38-revolver"
AUTOMATIC_45: Final = "45-automatic"
FISHING_NET: Final = "fishing-net"
HIRED_MUSCLE: Final = "hired-muscle"
KEROSENE: Final = "kerosene"
LUCKY_RABBITS_FOOT: Final = "lucky-rabbits-foot"
PERSONAL_ASSISTANT: Final = "personal-assistant"
PROTECTIVE_AMULET: Final = "protective-amulet"

GROTESQUE_STATUE: Final = "grotesque-statue"
NECRONOMICON: Final = "necronomicon"
RUBY_OF_RLYEH: Final = "ruby-of-rlyeh"
SWORD_OF_SAINT_JEROME: Final = "sword-of-saint-jerome"
THE_SILVER_KEY: Final = "the-silver-key"
TTKA_HALOT: Final = "ttka-halot"

CULTIST: Final = "cultist"
DARK_YOUNG: Final = "dark-young"
DEEP_ONE: Final = "deep-one"
GHOUL: Final = "ghoul"
GOAT_SPAWN: Final = "goat-spawn"
HOUND_OF_TINDALOS: Final = "hound-of-tindalos"
STAR_SPAWN: Final = "star-spawn"
EPIC_CTHULHU: Final = "epic-cthulhu"
CTHYLLA: Final = "cthylla"
DUNWICH_HORROR: Final = "dunwich-horror"
NUG: Final = "nug"
EPIC_SHUB_NIGGURATH: Final = "epic-shub-niggurath"
SPINNER_OF_WEBS: Final = "spinner-of-webs"
TICK_TOCK_MEN: Final = "tick-tock-men"
WIND_WALKER: Final = "wind-walker"
ZOMBIE_HORDE: Final = "zombie-horde"

# -------------------------------------------------------------------- the world

CITY: Final = 0
WILDERNESS: Final = 1
SEA: Final = 2
TYPES: Final = ("city", "wilderness", "sea")

TRAIN: Final = 0
SHIP: Final = 1
UNCHARTED: Final = 2
PATHS: Final = ("train", "ship", "uncharted")

GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
YELLOW: Final = 3
COLOURS: Final = ("green", "blue", "red", "yellow")
"""Of omens (comet, stars, eclipse) the first three; of Mythos cards green, blue and yellow."""
OMEN_TRACK: Final = (GREEN, BLUE, RED, BLUE)

EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
DIFFICULTIES: Final = ("easy", "normal", "hard")

# -------------------------------------------------------------------- the Mythos

# Icons in the order in which they are resolved (EH-SUM-01); Rumor and Eldritch tokens follow.
OMEN_ICON: Final = 0
RECKONING_ICON: Final = 1
GATES_ICON: Final = 2
SURGE_ICON: Final = 3
CLUES_ICON: Final = 4

ELDRITCH: Final = 0
HEALTH_TOKEN: Final = 1
SANITY_TOKEN: Final = 2
TOKENS: Final = ("eldritch", "health", "sanity")
