"""English nouns of Elder Sign: titles, people, monsters, and things that are counted."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.elder_sign.say.names import Noun, Nouns, Person, Titles
from miskatonic.text import en
from miskatonic.text.en import proper, regular
from miskatonic.text.slavic import F, M

ADVENTURES: Final[Titles] = {
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
CARDS: Final[Titles] = {
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
}
UPPER: Final[Titles] = {
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
LOWER: Final[Titles] = {
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
ALLIES: Final[Mapping[str, Noun]] = {
    "duke": proper("Duke", M),
    "anna-kaslow": proper("Anna Kaslow", F),
    "basil-elton": proper("Basil Elton", M),
    "professor-armitage": proper("Professor Armitage", M),
    "ruby-standish": proper("Ruby Standish", F),
    "ryan-dean": proper("Ryan Dean", M),
    "tom-mountain-murphy": proper("Tom “Mountain” Murphy", M),
    "john-legrasse": proper("John Legrasse", M),
}
MONSTERS: Final[Mapping[str, Noun]] = {
    "cultist": proper("cultist"),
    "ghoul": proper("ghoul"),
    "zombie": proper("zombie"),
    "ghost": proper("ghost"),
    "maniac": proper("maniac"),
    "fire-vampire": proper("fire vampire"),
    "mi-go": proper("Mi-Go"),
    "byakhee": proper("byakhee"),
    "witch": proper("witch"),
    "nightgaunt": proper("nightgaunt"),
    "dimensional-shambler": proper("dimensional shambler"),
    "vampire": proper("vampire"),
    "high-priest": proper("high priest"),
    "star-spawn": proper("star spawn"),
    "shoggoth": proper("shoggoth"),
    "dark-young": proper("dark young"),
    "haunter-of-the-dark": proper("Haunter of the Dark"),
    "the-black-man": proper("Black Man"),
    "the-bloated-woman": proper("Bloated Woman"),
    "the-dark-pharaoh": proper("Dark Pharaoh"),
    "god-of-the-bloody-tongue": proper("God of the Bloody Tongue"),
}
ANCIENT_ONES: Final[Mapping[str, Noun]] = {
    "azathoth": proper("Azathoth"),
    "cthulhu": proper("Cthulhu"),
    "hastur": proper("Hastur"),
    "ithaqua": proper("Ithaqua"),
    "nyarlathotep": proper("Nyarlathotep"),
    "shub-niggurath": proper("Shub-Niggurath"),
    "yig": proper("Yig"),
    "yog-sothoth": proper("Yog-Sothoth"),
}
PEOPLE: Final[Mapping[str, Person]] = {
    "amanda-sharpe": Person(proper("Amanda", F), "Amanda Sharpe", "The Student", "Studious"),
    "ashcan-pete": Person(proper("Pete", M), "“Ashcan” Pete", "The Drifter", "Scrounge"),
    "bob-jenkins": Person(proper("Bob", M), "Bob Jenkins", "The Salesman", "Shrewd Dealer"),
    "carolyn-fern": Person(proper("Carolyn", F), "Carolyn Fern", "The Psychologist", "Psychology"),
    "darrell-simmons": Person(proper("Darrell", M), "Darrell Simmons", "The Photographer", "Hometown Advantage"),
    "dexter-drake": Person(proper("Dexter", M), "Dexter Drake", "The Magician", "Magical Gift"),
    "gloria-goldberg": Person(proper("Gloria", F), "Gloria Goldberg", "The Author", "Psychic Sensitivity"),
    "harvey-walters": Person(proper("Harvey", M), "Harvey Walters", "The Professor", "Strong Mind"),
    "jenny-barnes": Person(proper("Jenny", F), "Jenny Barnes", "The Dilettante", "Trust Fund"),
    "joe-diamond": Person(proper("Joe", M), "Joe Diamond", "The Private Eye", "Hunches"),
    "kate-winthrop": Person(proper("Kate", F), "Kate Winthrop", "The Scientist", "Science!"),
    "mandy-thompson": Person(proper("Mandy", F), "Mandy Thompson", "The Researcher", "Research"),
    "michael-mcglen": Person(proper("Michael", M), "Michael McGlen", "The Gangster", "Strong Body"),
    "monterey-jack": Person(proper("Jack", M), "Monterey Jack", "The Archaeologist", "Archaeology"),
    "sister-mary": Person(proper("Sister Mary", F), "Sister Mary", "The Nun", "Guardian Angel"),
    "vincent-lee": Person(proper("Vincent", M), "Vincent Lee", "The Doctor", "Physician"),
}

BEFORE_TITLES: Final[Mapping[str, Noun]] = {}
"""English titles stand alone."""

GOODS: Final[Nouns] = (
    regular("clue"),
    regular("common item"),
    regular("unique item"),
    regular("spell"),
    en.Noun("ally", "allies"),
    en.Noun("trophy", "trophies"),
)
VALUES: Final[Nouns] = (proper("sanity"), proper("health"))
SYMBOLS: Final[Nouns] = (*(proper("investigation"),) * 4, proper("lore"), proper("peril"), proper("terror"), proper("wild"))
COLOURS: Final[Nouns] = (proper("green"), proper("yellow"), proper("red"))
DICE: Final[Nouns] = (en.Noun("green die", "green dice"), proper("yellow die"), proper("red die"))
DIE: Final[Noun] = en.Noun("die", "dice")
SIGN: Final[Noun] = regular("Elder Sign")
DOOM: Final[Noun] = proper("doom")
MONSTER: Final[Noun] = regular("monster")
MASK: Final[Noun] = regular("mask monster")
WORLD: Final[Noun] = regular("Other World")
CELL: Final[Noun] = regular("space")
HOUR: Final[Noun] = regular("hour")
PLAYER: Final[Noun] = proper("Player")
TASKS: Final[Nouns] = tuple(proper(f"task {n}") for n in (1, 2, 3))
