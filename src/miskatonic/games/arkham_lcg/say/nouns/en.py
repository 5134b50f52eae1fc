"""The English names of cards, people, places and things."""

from __future__ import annotations

from typing import Final

from miskatonic.games.arkham_lcg.cards.investigators import INVESTIGATORS
from miskatonic.games.arkham_lcg.cards.sheets import Enemy
from miskatonic.games.arkham_lcg.cards.titles import SUBTITLES, TITLES
from miskatonic.games.arkham_lcg.rules.box import PLAYER_CARDS, STORY_ASSETS
from miskatonic.games.arkham_lcg.say.names import WOODS, Kind, Names, Person
from miskatonic.text.en import Noun, proper, regular
from miskatonic.text.phrases import printed
from miskatonic.text.slavic import F, M


def _printed(code: str) -> str:
    """A title with the quotation marks and apostrophes of our texts."""
    title = printed(TITLES, code)
    if title.count('"') == 2:
        before, inside, after = title.split('"')
        title = f"{before}“{inside}”{after}"
    return title.replace("'", "’")


_FULL: Final = {card.slug: _printed(card.code) for card in INVESTIGATORS}
_CARDS: Final = {card.slug: _printed(card.code) for card in (*PLAYER_CARDS, *STORY_ASSETS) if not isinstance(card, Enemy)}
_ENEMIES: Final = {card.slug: _printed(card.code) for card in PLAYER_CARDS if isinstance(card, Enemy)}

NAMES: Final = Names(
    people={
        "roland-banks": Person(proper("Roland", M), _FULL["roland-banks"], "The Fed"),
        "daisy-walker": Person(proper("Daisy", F), _FULL["daisy-walker"], "The Librarian"),
        "skids-otoole": Person(proper("Skids", M), _FULL["skids-otoole"], "The Ex-Con"),
        "agnes-baker": Person(proper("Agnes", F), _FULL["agnes-baker"], "The Waitress"),
        "wendy-adams": Person(proper("Wendy", F), _FULL["wendy-adams"], "The Urchin"),
    },
    player=regular("Player"),
    enemies={
        "flesh-eater": proper("Flesh-Eater"),
        "icy-ghoul": proper("Icy Ghoul"),
        "swarm-of-rats": proper("Swarm of Rats"),
        "ghoul-minion": proper("Ghoul Minion"),
        "ravenous-ghoul": proper("Ravenous Ghoul"),
        "ghoul-priest": proper("Ghoul Priest"),
        "the-masked-hunter": proper("The Masked Hunter"),
        "wolf-man-drew": proper("“Wolf-Man” Drew"),
        "herman-collins": proper("Herman Collins"),
        "peter-warren": proper("Peter Warren"),
        "victoria-devereux": proper("Victoria Devereux"),
        "ruth-turner": proper("Ruth Turner"),
        "acolyte": proper("Acolyte"),
        "wizard-of-the-order": proper("Wizard of the Order"),
        "hunting-nightgaunt": proper("Hunting Nightgaunt"),
        "umordhoth": proper("Umôrdhoth"),
        "screeching-byakhee": proper("Screeching Byakhee"),
        "yithian-observer": proper("Yithian Observer"),
        "relentless-dark-young": proper("Relentless Dark Young"),
        "goat-spawn": proper("Goat Spawn"),
        "young-deep-one": proper("Young Deep One"),
        **{slug: proper(title) for slug, title in _ENEMIES.items()},
    },
    places={
        "study": proper("Study"),
        "hallway": proper("Hallway"),
        "attic": proper("Attic"),
        "cellar": proper("Cellar"),
        "parlor": proper("Parlor"),
        "your-house": proper("Your House"),
        "rivertown": proper("Rivertown"),
        "southside": proper("Southside"),
        "st-marys-hospital": proper("St. Mary’s Hospital"),
        "miskatonic-university": proper("Miskatonic University"),
        "downtown": proper("Downtown"),
        "easttown": proper("Easttown"),
        "graveyard": proper("Graveyard"),
        "northside": proper("Northside"),
        "main-path": proper("Main Path"),
        "ritual-site": proper("Ritual Site"),
        **{f"arkham-woods-{n}": proper(f"Arkham Woods {n}") for n in range(1, 5)},
        "unhallowed-ground": proper("Unhallowed Ground"),
        "twisting-paths": proper("Twisting Paths"),
        "old-house": proper("Old House"),
        "cliffside": proper("Cliffside"),
        "tangled-thicket": proper("Tangled Thicket"),
        "quiet-glade": proper("Quiet Glade"),
    },
    titles={
        **_CARDS,
        "grasping-hands": "Grasping Hands",
        "rotting-remains": "Rotting Remains",
        "frozen-in-fear": "Frozen in Fear",
        "dissonant-voices": "Dissonant Voices",
        "ancient-evils": "Ancient Evils",
        "crypt-chill": "Crypt Chill",
        "obscuring-fog": "Obscuring Fog",
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
        "the-ghouls-break-free": "The Ghouls Break Free",
        "hunting-shadow": "Hunting Shadow",
        "false-lead": "False Lead",
        "mysterious-chanting": "Mysterious Chanting",
        "on-wings-of-darkness": "On Wings of Darkness",
        "locked-door": "Locked Door",
        "predator-or-prey": "Predator or Prey?",
        "time-is-running-short": "Time Is Running Short",
        "the-clock-strikes-midnight": "The Clock Strikes Midnight",
        "uncovering-the-conspiracy": "Uncovering the Conspiracy",
        "secrets-unveiled": "Secrets Unveiled",
        "umordhoths-wrath": "Umôrdhoth’s Wrath",
        "the-yellow-sign": "The Yellow Sign",
        "offer-of-power": "Offer of Power",
        "dreams-of-rlyeh": "Dreams of R’lyeh",
        "the-arkham-woods": "The Arkham Woods",
        "death-to-the-intruders": "Death to the Intruders",
        "the-ritual-begins": "The Ritual Begins",
        "the-will-of-umordhoth": "The Will of Umôrdhoth",
        "vengeance-awaits": "Vengeance Awaits",
        "the-devourer-below": "The Devourer Below",
        "investigating-the-trail": "Investigating the Trail",
        "unveiling-the-plan": "Unveiling the Plan",
        "into-the-darkness": "Into the Darkness",
        "last-rites": "Last Rites",
        "disrupting-the-ritual": "Disrupting the Ritual",
        "the-ritual-is-broken": "The Ritual Is Broken",
    },
    subtitles={
        **{card.slug: SUBTITLES[card.code] for card in PLAYER_CARDS if card.code in SUBTITLES},
        "lita-chantler": "The Zealot",
        "historical-society": "Historical Society",
        "mas-boarding-house": "Ma’s Boarding House",
        "first-bank-of-arkham": "First Bank of Arkham",
        "arkham-asylum": "Arkham Asylum",
        "the-masked-hunter": "Silently Stalking",
        "wolf-man-drew": "The Cannibal",
        "herman-collins": "The Undertaker",
        "peter-warren": "The Occult Professor",
        "victoria-devereux": "The Collector",
        "ruth-turner": "The Mortician",
        "umordhoth": "The Devourer Below",
        **dict.fromkeys(WOODS, "Arkham Woods"),
    },
    ability=regular("ability"),
    kinds={kind: regular(kind) for kind in Kind},
    damage=Noun("damage", "damage"),
    horror=Noun("horror", "horror"),
    resource=regular("resource"),
    clue=regular("clue"),
    doom=Noun("doom", "doom"),
    action=regular("action"),
    card=regular("card"),
    experience=Noun("experience", "experience"),
    traumas=(Noun("physical trauma", "physical trauma"), Noun("mental trauma", "mental trauma")),
    uses=(Noun("ammo", "ammo"), Noun("supply", "supplies"), regular("charge"), regular("secret")),
    skills=tuple(map(proper, ("willpower", "intellect", "combat", "agility", "wild"))),
    health=proper("health"),
    sanity=proper("sanity"),
    shroud=proper("shroud"),
    slots=tuple(regular(f"{slot} slot") for slot in ("hand", "accessory", "body", "ally", "arcane")),
    symbols=tuple(map(proper, ("skull", "cultist", "tablet", "elder thing", "auto-fail", "elder sign"))),
    classes=("Guardian", "Seeker", "Rogue", "Mystic", "Survivor", "Neutral"),
    traits=tuple(
        proper(trait)
        for trait in (
            "Agency", "Ally", "Armor", "Charm", "Creature", "Criminal", "Cultist", "Curse", "Detective", "Drifter", "Elite",
            "Firearm", "Fortune", "Ghoul", "Hazard", "Humanoid", "Illicit", "Innate", "Insight", "Item", "Madness", "Melee",
            "Miskatonic", "Monster", "Omen", "Police", "Practiced", "Relic", "Science", "Silver Twilight", "Sorcerer",
            "Spell", "Spirit", "Supply", "Tactic", "Talent", "Task", "Terror", "Tome", "Tool", "Weapon", "Arkham", "Central",
            "Hex", "Nightgaunt", "Obstacle", "Ancient One", "Byakhee", "Cave", "Dark Young", "Deep One", "Pact", "Woods",
            "Yithian",
        )
    ),
    difficulties=("Easy", "Standard", "Hard", "Expert"),
    phases=("Mythos phase", "Investigation phase", "Enemy phase", "Upkeep phase"),
    scenarios={
        "the-gathering": "The Gathering",
        "the-midnight-masks": "The Midnight Masks",
        "the-devourer-below": "The Devourer Below",
    },
    campaigns={"night-of-the-zealot": "Night of the Zealot"},
    resolutions={
        "the-gathering": (
            "no resolution was reached", "the house burns down", "the house still stands", "the ghouls break free",
        ),
        "the-midnight-masks": ("no resolution was reached", "the cult is unmasked", "the clock strikes midnight"),
        "the-devourer-below": (
            "Arkham succumbs", "the ritual is broken", "Umôrdhoth is driven back", "Lita Chantler is sacrificed",
        ),
    },
    records={
        "house-standing": "the house still stands",
        "house-burned": "the house has burned down",
        "ghoul-priest-alive": "the Ghoul Priest lives",
        "lita-finds-others": "Lita looks for other allies",
        "past-midnight": "it is past midnight",
        "arkham-succumbed": "Arkham succumbed to Umôrdhoth",
        "ritual-broken": "the ritual was broken",
        "umordhoth-repelled": "Umôrdhoth was driven back",
        "lita-sacrificed": "Lita Chantler was sacrificed",
    },
)  # fmt: skip
