"""English nouns of Eldritch Horror: people, monsters, spaces, and things that are counted."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.eldritch_horror.say.names import Noun, Nouns, Person, Place
from miskatonic.text import en
from miskatonic.text.en import proper, regular
from miskatonic.text.slavic import F, M


def _in(name: str) -> Place:
    return Place(proper(name), "in")


def _at(name: str) -> Place:
    return Place(proper(name), "at")


PEOPLE: Final[Mapping[str, Person]] = {
    "akachi-onyele": Person(proper("Akachi", F), "Akachi Onyele", "The Shaman"),
    "charlie-kane": Person(proper("Charlie", M), "Charlie Kane", "The Politician"),
    "diana-stanley": Person(proper("Diana", F), "Diana Stanley", "The Redeemed Cultist"),
    "jacqueline-fine": Person(proper("Jacqueline", F), "Jacqueline Fine", "The Psychic"),
    "jim-culver": Person(proper("Jim", M), "Jim Culver", "The Musician"),
    "leo-anderson": Person(proper("Leo", M), "Leo Anderson", "The Expedition Leader"),
    "lily-chen": Person(proper("Lily", F), "Lily Chen", "The Martial Artist"),
    "lola-hayes": Person(proper("Lola", F), "Lola Hayes", "The Actress"),
    "mark-harrigan": Person(proper("Mark", M), "Mark Harrigan", "The Soldier"),
    "norman-withers": Person(proper("Norman", M), "Norman Withers", "The Astronomer"),
    "silas-marsh": Person(proper("Silas", M), "Silas Marsh", "The Sailor"),
    "trish-scarborough": Person(proper("Trish", F), "Trish Scarborough", "The Spy"),
}
ANCIENT_ONES: Final[Mapping[str, Noun]] = {
    "azathoth": proper("Azathoth"),
    "cthulhu": proper("Cthulhu"),
    "shub-niggurath": proper("Shub-Niggurath", F),
    "yog-sothoth": proper("Yog-Sothoth"),
}
MONSTERS: Final[Mapping[str, Noun]] = {
    "byakhee": proper("byakhee"),
    "color-out-of-space": en.Noun("color out of space", "colors out of space"),
    "cthonian": regular("cthonian"),
    "cultist": regular("cultist"),
    "dark-young": proper("dark young"),
    "deep-one": regular("deep one"),
    "elder-thing": regular("elder thing"),
    "ghost": regular("ghost"),
    "ghoul": regular("ghoul"),
    "gnoph-keh": proper("gnoph-keh"),
    "goat-spawn": proper("goat spawn"),
    "gug": regular("gug"),
    "hound-of-tindalos": en.Noun("Hound of Tindalos", "Hounds of Tindalos"),
    "lloigor": proper("lloigor"),
    "maniac": regular("maniac"),
    "mi-go": proper("mi-go"),
    "mummy": en.Noun("mummy", "mummies"),
    "nightgaunt": regular("nightgaunt"),
    "riot": regular("riot"),
    "serpent-people": proper("serpent people"),
    "shoggoth": regular("shoggoth"),
    "skeleton": regular("skeleton"),
    "star-spawn": proper("star spawn"),
    "vampire": regular("vampire"),
    "warlock": regular("warlock"),
    "witch": en.Noun("witch", "witches"),
    "wraith": regular("wraith"),
    "zombie": regular("zombie"),
}
EPIC_MONSTERS: Final[Mapping[str, Noun]] = {
    "cthulhu": proper("Cthulhu"),
    "cthylla": proper("Cthylla", F),
    "dunwich-horror": proper("Dunwich Horror"),
    "nug": proper("Nug"),
    "shub-niggurath": proper("Shub-Niggurath", F),
    "spinner-of-webs": proper("Spinner of Webs", F),
    "tick-tock-men": proper("Tick Tock Men"),
    "wind-walker": proper("Wind-Walker"),
    "zombie-horde": proper("Zombie Horde"),
}
PLACES: Final[Mapping[str, Place]] = {
    "arkham": _in("Arkham"),
    "san-francisco": _in("San Francisco"),
    "buenos-aires": _in("Buenos Aires"),
    "london": _in("London"),
    "rome": _in("Rome"),
    "istanbul": _in("Istanbul"),
    "shanghai": _in("Shanghai"),
    "tokyo": _in("Tokyo"),
    "sydney": _in("Sydney"),
    "the-amazon": _in("the Amazon"),
    "the-pyramids": _at("the Pyramids"),
    "the-heart-of-africa": _in("the Heart of Africa"),
    "the-himalayas": _in("the Himalayas"),
    "tunguska": _at("Tunguska"),
    "antarctica": _in("Antarctica"),
    **{str(n): Place(proper(f"space {n}"), "on") for n in range(1, 22)},
}
SKILLS: Final[Nouns] = tuple(proper(name) for name in ("lore", "influence", "observation", "strength", "will"))
TRAITS: Final[Mapping[str, Noun]] = {
    "item": regular("Item"),
    "weapon": regular("Weapon"),
    "ally": en.Noun("Ally", "Allies"),
    "service": regular("Service"),
    "trinket": regular("Trinket"),
    "magical": proper("Magical"),
    "teamwork": proper("Teamwork"),
    "tome": regular("Tome"),
    "incantation": regular("Incantation"),
    "ritual": regular("Ritual"),
    "madness": proper("Madness"),
    "injury": en.Noun("Injury", "Injuries"),
    "deal": regular("Deal"),
    "common": proper("Common"),
    "boon": regular("Boon"),
    "bane": regular("Bane"),
    "restriction": regular("Restriction"),
}
SPACE_TYPES: Final[Nouns] = (en.Noun("city", "cities"), proper("wilderness"), regular("sea"))
SPACES_OF: Final[Nouns] = (regular("city space"), regular("wilderness space"), regular("sea space"))
PATHS: Final[Nouns] = (regular("train path"), regular("ship path"), regular("uncharted path"))
TICKETS: Final[Nouns] = (regular("train ticket"), regular("ship ticket"))
OMENS: Final[Nouns] = (proper("green comet"), proper("blue stars"), proper("red eclipse"))
PHASES: Final[Nouns] = (proper("Action Phase"), proper("Encounter Phase"), proper("Mythos Phase"))
ENCOUNTERS: Final[Mapping[str, Noun]] = {
    "combat": regular("combat encounter"),
    "general": regular("General Encounter"),
    "america": regular("America Encounter"),
    "europe": regular("Europe Encounter"),
    "asia-australia": regular("Asia/Australia Encounter"),
    "research": regular("Research Encounter"),
    "expedition": regular("Expedition Encounter"),
    "other-world": regular("Other World Encounter"),
    "special": regular("Special Encounter"),
}
BEFORE_TITLES: Final[Mapping[str, Noun]] = {}
"""English titles stand alone."""

PLAYER: Final[Noun] = regular("player")
INVESTIGATOR: Final[Noun] = regular("investigator")
LEAD: Final[Noun] = regular("Lead Investigator")
ANCIENT_ONE: Final[Noun] = regular("Ancient One")
MONSTER: Final[Noun] = regular("monster")
EPIC_MONSTER: Final[Noun] = regular("Epic Monster")
GATE: Final[Noun] = regular("gate")
GATE_TOKEN: Final[Noun] = regular("gate")
CLUE: Final[Noun] = regular("clue")
DOOM: Final[Noun] = proper("doom")
OMEN: Final[Noun] = regular("omen")
MYSTERY: Final[Noun] = en.Noun("mystery", "mysteries")
MYTHOS_CARD: Final[Noun] = regular("Mythos card")
ASSET: Final[Noun] = regular("asset")
ARTIFACT: Final[Noun] = regular("artifact")
SPELL: Final[Noun] = regular("spell")
CONDITION: Final[Noun] = regular("condition")
POSSESSION: Final[Noun] = regular("possession")
POSSESSION_CARD: Final[Noun] = regular("possession")
CARD: Final[Noun] = regular("card")
RESERVE: Final[Noun] = proper("reserve")
HEALTH: Final[Noun] = proper("health")
SANITY: Final[Noun] = proper("sanity")
HORROR: Final[Noun] = proper("horror")
DAMAGE: Final[Noun] = proper("damage")
ELDRITCH_TOKEN: Final[Noun] = regular("Eldritch token")
RUMOR_TOKEN: Final[Noun] = regular("Rumor token")
MYSTERY_TOKEN: Final[Noun] = regular("Mystery token")
EXPEDITION_TOKEN: Final[Noun] = regular("Active Expedition token")
HEALTH_TOKEN: Final[Noun] = regular("health token")
SANITY_TOKEN: Final[Noun] = regular("sanity token")
SKILL: Final[Noun] = regular("skill")
DIE: Final[Noun] = en.Noun("die", "dice")
SUCCESS: Final[Noun] = en.Noun("success", "successes")
ACTION: Final[Noun] = regular("action")
ENCOUNTER: Final[Noun] = regular("encounter")
EXPEDITION: Final[Noun] = regular("expedition")
SPACE: Final[Noun] = regular("space")
