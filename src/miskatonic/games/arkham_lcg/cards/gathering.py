"""The Gathering: its encounter set, its set-up, what the symbols mean and how it can end (AH-SCN)."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.conditions import AttackedHere, Defeated, EnemyHere, HighestSkill, OfPhase, OnThis
from miskatonic.games.arkham_lcg.cards.encounters import ANCIENT_EVILS, CHILLING_COLD, GHOULS, RATS, STRIKING_FEAR
from miskatonic.games.arkham_lcg.cards.passives import BarredWhileUnrevealed, CombatHere
from miskatonic.games.arkham_lcg.cards.scenarios import EncounterSet, Outcome, PutIntoPlay, Scenario, SetAside, StartAt
from miskatonic.games.arkham_lcg.cards.sheets import Act, Agenda, Asset, Enemy, Location, Power, TokenEffect, When
from miskatonic.games.arkham_lcg.cards.terms import (
    ALLY,
    BAGS,
    COMBAT,
    CULTIST,
    ENEMIES,
    GHOUL,
    INTELLECT,
    MONSTER,
    SKULL,
    TABLET,
    traits,
)
from miskatonic.games.arkham_lcg.cards.words import (
    AdvanceAct,
    DiscardAtRandom,
    DoomPerEnemy,
    DrawEnemyFromDeck,
    DriveTowards,
    EnemiesHere,
    MoreDamage,
    PayAct,
    PutAsideCardAt,
    Relocate,
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
from miskatonic.words import By, Choose, EachInOrder, Lead, Steps

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
        "01105", "whats-going-on", 1, 3,
        By(Lead(), (Choose(1, (By(EachInOrder(), (DiscardAtRandom(),)), TakeHorror(2))),)), "a-lapse-in-time",
    ),
    Agenda("01106", "rise-of-the-ghouls", 2, 7, By(Lead(), (DrawEnemyFromDeck(GHOUL),)), "the-tunnels-below"),
    Agenda(
        "01107", "theyre-getting-out", 3, 10, ResolutionByAct(2, 3), "the-ghouls-break-free",
        (
            Power(When.PHASE_ENDS, DriveTowards(GHOUL, "parlor"), condition=OfPhase(ENEMIES), forced=True),
            Power(When.END_OF_ROUND, DoomPerEnemy(GHOUL, ("hallway", "parlor")), forced=True),
        ),
    ),
)

ACTS: Final = (
    Act("01108", "trapped", 1, 2, Relocate("study", "hallway"), "the-door-on-the-floor"),
    Act(
        "01109", "the-barrier", 2, 3,
        Steps((RevealLocation("parlor"), PutAsideCardAt(LITA.slug, "parlor"), PutAsideCardAt("ghoul-priest", "hallway"))),
        "breaking-the-barrier", (Power(When.ROUND_ENDS, PayAct("hallway")),),
    ),
    Act(
        "01110", "what-have-you-done", 3, 0, By(Lead(), (Choose(1, (Resolution(1), Resolution(2))),)), "defending-the-home",
        (Power(When.ENEMY_DEFEATED, AdvanceAct(), condition=Defeated("ghoul-priest"), forced=True),),
    ),
)

TORCH: Final = EncounterSet("the-gathering", (
    *LOCATIONS, *ACTS, *AGENDAS, LITA,
    Enemy(
        "01118", "flesh-eater", 4, 4, 1, damage=1, horror=2, traits=traits("humanoid", "monster", "ghoul"), victory=1,
        spawn="attic", icon="carnivore-mouth",
    ),
    Enemy(
        "01119", "icy-ghoul", 3, 4, 4, damage=2, horror=1, traits=traits("humanoid", "monster", "ghoul"), victory=1,
        spawn="cellar", icon="frozen-body",
    ),
    Enemy(
        "01116", "ghoul-priest", 4, 5, 4, damage=2, horror=2, traits=traits("humanoid", "monster", "ghoul", "elite"),
        victory=2, hunter=True, retaliate=True, prey=HighestSkill(COMBAT), health_per_investigator=True, icon="warlock-hood",
    ),
))

HOUSE_STANDING: Final = "house-standing"
HOUSE_BURNED: Final = "house-burned"
PRIEST_ALIVE: Final = "ghoul-priest-alive"
LITA_FINDS_OTHERS: Final = "lita-finds-others"

OUTCOMES: Final = (
    Outcome((HOUSE_STANDING, PRIEST_ALIVE), experience=2, earns=LITA.slug),
    Outcome((HOUSE_BURNED,), experience=2, lead_trauma=(0, 1), earns=LITA.slug, won=True),
    Outcome((HOUSE_STANDING,), experience=2, lead_experience=1, won=True),
    Outcome((LITA_FINDS_OTHERS, HOUSE_STANDING, PRIEST_ALIVE), experience=None, earns=LITA.slug, kills=True),
)

TOKEN_EFFECTS: Final[tuple[dict[int, TokenEffect], dict[int, TokenEffect]]] = (
    {
        SKULL: TokenEffect(EnemiesHere(GHOUL, -1)),
        CULTIST: TokenEffect(-1, on_fail=TakeHorror()),
        TABLET: TokenEffect(-2, now=TakeDamage(), now_if=EnemyHere(GHOUL)),
    },
    {
        SKULL: TokenEffect(-2, after_fail=SearchEncounter(GHOUL)),
        CULTIST: TokenEffect(0, on_fail=TakeHorror(2), another=True),
        TABLET: TokenEffect(-4, now=TakeHarm(), now_if=EnemyHere(GHOUL)),
    },
)
"""The two sides of the scenario reference: easy and standard, hard and expert."""

THE_GATHERING: Final = Scenario(
    "01104", "the-gathering", (TORCH, RATS, GHOULS, STRIKING_FEAR, ANCIENT_EVILS, CHILLING_COLD),
    (
        PutIntoPlay(("study",)),
        SetAside(("hallway", "attic", "cellar", "parlor", "ghoul-priest", LITA.slug)),
        StartAt("study"),
    ),
    TOKEN_EFFECTS, OUTCOMES, BAGS,
)
# fmt: on
