"""The Gathering: its locations, acts, agendas, story cards, chaos tokens and set-up."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.conditions import AttackedHere, Defeated, OnThis
from miskatonic.games.arkham_lcg.cards.passives import BarredWhileUnrevealed, CombatHere
from miskatonic.games.arkham_lcg.cards.sheets import Act, Agenda, Asset, Location, Outcome, Power, TokenEffect, When
from miskatonic.games.arkham_lcg.cards.terms import (
    ALLY,
    CULTIST,
    GHOUL,
    HOUSE_BURNED,
    HOUSE_STANDING,
    INTELLECT,
    LITA_FINDS_OTHERS,
    MONSTER,
    PRIEST_ALIVE,
    SKULL,
    TABLET,
    traits,
)
from miskatonic.games.arkham_lcg.cards.words import (
    AdvanceAct,
    ByLead,
    DiscardAtRandom,
    DoomPerEnemy,
    DrawEnemyFromDeck,
    DriveTowards,
    EachInvestigator,
    Either,
    GhoulsHere,
    MoreDamage,
    OpenTheHouse,
    PayAct,
    PutAsideCardAt,
    Resign,
    Resolution,
    ResolutionByAct,
    RevealLocation,
    SearchEncounter,
    TakeControl,
    TakeDamage,
    TakeHarm,
    TakeHorror,
    Test,
)
from miskatonic.words.control import Steps

START: Final = "study"

# fmt: off
LOCATIONS: Final = (
    Location("01111", "study", 2, 2, "circle", (), 15, 50),
    Location("01112", "hallway", 1, 0, "square", ("triangle", "plus", "diamond"), 50, 50),
    Location(
        "01113", "attic", 1, 2, "triangle", ("square",), 50, 15, victory=1,
        powers=(Power(When.ENTERED_LOCATION, TakeHorror(), condition=OnThis(), forced=True),),
    ),
    Location(
        "01114", "cellar", 4, 2, "plus", ("square",), 50, 85, victory=1,
        powers=(Power(When.ENTERED_LOCATION, TakeDamage(), condition=OnThis(), forced=True),),
    ),
    Location(
        "01115", "parlor", 2, 0, "diamond", ("square",), 85, 50,
        powers=(Power(When.ACTION, Resign()),), passive=(BarredWhileUnrevealed(),),
    ),
)

LITA: Final = Asset(
    "01117", "lita-chantler", 0, slots=(ALLY,), traits=traits("ally"), health=3, sanity=3,
    passive=(CombatHere(1),),
    powers=(
        Power(When.ATTACK_SUCCEEDED, MoreDamage(), condition=AttackedHere(MONSTER)),
        Power(When.ACTION, Test(INTELLECT, 4, success=TakeControl()), parley=True),
    ),
    unique=True, copies=1, is_story=True,
)
"""The second power is there only while nobody controls her."""

AGENDAS: Final = (
    Agenda(
        "01105", "whats-going-on", 3,
        ByLead(Either((EachInvestigator(DiscardAtRandom()), TakeHorror(2)))), "a-lapse-in-time",
    ),
    Agenda("01106", "rise-of-the-ghouls", 7, ByLead(DrawEnemyFromDeck(GHOUL)), "the-tunnels-below"),
    Agenda(
        "01107", "theyre-getting-out", 10, ResolutionByAct(2, 3), "the-ghouls-break-free",
        (
            Power(When.ENEMY_PHASE_ENDS, DriveTowards(GHOUL, "parlor"), forced=True),
            Power(When.END_OF_ROUND, DoomPerEnemy(GHOUL, ("hallway", "parlor")), forced=True),
        ),
    ),
)

ACTS: Final = (
    Act("01108", "trapped", 2, OpenTheHouse("study", "hallway"), "the-door-on-the-floor"),
    Act(
        "01109", "the-barrier", 3,
        Steps((RevealLocation("parlor"), PutAsideCardAt(LITA.slug, "parlor"), PutAsideCardAt("ghoul-priest", "hallway"))),
        "breaking-the-barrier", (Power(When.ROUND_ENDS, PayAct("hallway")),),
    ),
    Act(
        "01110", "what-have-you-done", 0, ByLead(Either((Resolution(1), Resolution(2)))), "defending-the-home",
        (Power(When.ENEMY_DEFEATED, AdvanceAct(), condition=Defeated("ghoul-priest"), forced=True),),
    ),
)

OUTCOMES: Final = (
    Outcome((HOUSE_STANDING, PRIEST_ALIVE)),
    Outcome((HOUSE_BURNED,), lead_mental=1, won=True),
    Outcome((HOUSE_STANDING,), lead_experience=1, earns_story=False, won=True),
    Outcome((LITA_FINDS_OTHERS, HOUSE_STANDING, PRIEST_ALIVE), experience=None, kills=True),
)
"""By resolution; the first is for the case that none was reached (AH-CON-06)."""

TOKEN_EFFECTS: Final[tuple[dict[int, TokenEffect], dict[int, TokenEffect]]] = (
    {
        SKULL: TokenEffect(GhoulsHere(-1)),
        CULTIST: TokenEffect(-1, on_fail=TakeHorror()),
        TABLET: TokenEffect(-2, now=TakeDamage(), if_ghoul=True),
    },
    {
        SKULL: TokenEffect(-2, after_fail=SearchEncounter(GHOUL)),
        CULTIST: TokenEffect(0, on_fail=TakeHorror(2), another=True),
        TABLET: TokenEffect(-4, now=TakeHarm(), if_ghoul=True),
    },
)
"""The two sides of the scenario reference: easy and standard, hard and expert."""
# fmt: on
