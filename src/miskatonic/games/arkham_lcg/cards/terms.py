"""The small numbers of the card game: skills, tokens, slots, traits, uses and the rest, each with its name for keys."""

from typing import Final

WILLPOWER: Final = 0
INTELLECT: Final = 1
COMBAT: Final = 2
AGILITY: Final = 3
WILD: Final = 4
SKILLS: Final = ("willpower", "intellect", "combat", "agility", "wild")

GUARDIAN: Final = 0
SEEKER: Final = 1
ROGUE: Final = 2
MYSTIC: Final = 3
SURVIVOR: Final = 4
NEUTRAL: Final = 5
CLASSES: Final = ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral")

HAND: Final = 0
ACCESSORY: Final = 1
BODY: Final = 2
ALLY: Final = 3
ARCANE: Final = 4
SLOTS: Final = ("hand", "accessory", "body", "ally", "arcane")
SLOTS_OF: Final = (2, 1, 1, 1, 2)
"""How many slots of each kind an investigator has (AH-SLT-01)."""

AMMO: Final = 0
SUPPLIES: Final = 1
CHARGES: Final = 2
SECRETS: Final = 3
USES: Final = ("ammo", "supplies", "charges", "secrets")

TRAITS: Final = (
    "agency", "ally", "armor", "charm", "creature", "criminal", "cultist", "curse", "detective", "drifter", "elite",
    "firearm", "fortune", "ghoul", "hazard", "humanoid", "illicit", "innate", "insight", "item", "madness", "melee",
    "miskatonic", "monster", "omen", "police", "practiced", "relic", "science", "silver-twilight", "sorcerer", "spell",
    "spirit", "supply", "tactic", "talent", "task", "terror", "tome", "tool", "weapon",
    "arkham", "central", "hex", "nightgaunt", "obstacle", "ancient-one", "byakhee", "cave", "dark-young", "deep-one",
    "pact", "woods", "yithian",
)  # fmt: skip


def trait(name: str) -> int:
    """The number of a trait.

    >>> TRAITS[trait("tome")]
    'tome'
    """
    return TRAITS.index(name)


ALLIES: Final = trait("ally")
ANCIENT_ONE: Final = trait("ancient-one")
CENTRAL: Final = trait("central")
CULTISTS: Final = trait("cultist")
ELITE: Final = trait("elite")
FIREARM: Final = trait("firearm")
GHOUL: Final = trait("ghoul")
ITEM: Final = trait("item")
MADNESS: Final = trait("madness")
MONSTER: Final = trait("monster")
NIGHTGAUNT: Final = trait("nightgaunt")
SPELL: Final = trait("spell")
TOME: Final = trait("tome")

SKULL: Final = 10
CULTIST: Final = 11
TABLET: Final = 12
ELDER_THING: Final = 13
AUTO_FAIL: Final = 14
ELDER_SIGN: Final = 15
TOKENS: Final = (
    "+1", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-7", "-8", "skull", "cultist", "tablet", "elder-thing", "auto-fail",
    "elder-sign",
)  # fmt: skip
SYMBOLS: Final = (SKULL, CULTIST, TABLET, ELDER_THING)
BAD_SYMBOLS: Final = (*SYMBOLS, AUTO_FAIL)
TOKEN_VALUE: Final = (1, 0, -1, -2, -3, -4, -5, -6, -7, -8, 0, 0, 0, 0, 0, 0)

DIFFICULTIES: Final = ("easy", "standard", "hard", "expert")
BAGS: Final = (
    {0: 2, 1: 3, 2: 3, 3: 2, SKULL: 2, CULTIST: 1, TABLET: 1, AUTO_FAIL: 1, ELDER_SIGN: 1},
    {0: 1, 1: 2, 2: 3, 3: 2, 4: 1, 5: 1, SKULL: 2, CULTIST: 1, TABLET: 1, AUTO_FAIL: 1, ELDER_SIGN: 1},
    {1: 3, 2: 2, 3: 2, 4: 2, 5: 1, 6: 1, SKULL: 2, CULTIST: 1, TABLET: 1, AUTO_FAIL: 1, ELDER_SIGN: 1},
    {1: 1, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 9: 1, SKULL: 2, CULTIST: 1, TABLET: 1, AUTO_FAIL: 1, ELDER_SIGN: 1},
)
"""The chaos bag of each difficulty, token by token (AH-CBG-01 to AH-CBG-04)."""

MYTHOS: Final = 1
INVESTIGATION: Final = 2
ENEMIES: Final = 3
UPKEEP: Final = 4
"""The phases in their order (AH-RND-01)."""

# What an action or a test is.
PLAIN: Final = 0
FIGHT: Final = 1
EVADE: Final = 2
INVESTIGATE: Final = 3
MOVE: Final = 4
PARLEY: Final = 5


def traits(*names: str) -> tuple[int, ...]:
    """Traits by name."""
    return tuple(trait(name) for name in names)
