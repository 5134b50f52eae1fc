"""The Gathering: its encounter set, its set-up, what the symbols mean and how it can end (AH-SCN)."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import scenarios
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.encounters import ANCIENT_EVILS, CHILLING_COLD, GHOULS, RATS, STRIKING_FEAR
from miskatonic.games.arkham_lcg.cards.passives import BarredWhileUnrevealed, CombatHere
from miskatonic.words import By, Choose, EachInOrder, Lead, Steps

# fmt: off
LOCATIONS: Final = (
    s.Location("01111", "study", 2, 2, "circle", (), 15, 50),
    s.Location("01112", "hallway", 1, 0, "square", ("triangle", "plus", "diamond"), 50, 50),
    s.Location(
        "01113", "attic", 1, 2, "triangle", ("square",), 50, 15, victory=1,
        powers=(s.Power(s.When.ENTERED_LOCATION, w.TakeHorror(), condition=c.OnThis(), forced=True),),
    ),
    s.Location(
        "01114", "cellar", 4, 2, "plus", ("square",), 50, 85, victory=1,
        powers=(s.Power(s.When.ENTERED_LOCATION, w.TakeDamage(), condition=c.OnThis(), forced=True),),
    ),
    s.Location(
        "01115", "parlor", 2, 0, "diamond", ("square",), 85, 50,
        powers=(s.Power(s.When.ACTION, w.Resign()),), passive=(BarredWhileUnrevealed(),),
    ),
)

LITA: Final = s.Asset(
    "01117", "lita-chantler", 0, slots=(t.ALLY,), traits=t.traits("ally"), health=3, sanity=3,
    passive=(CombatHere(1),),
    powers=(
        s.Power(s.When.ATTACK_SUCCEEDED, w.MoreDamage(), condition=c.AttackedHere(t.MONSTER)),
        s.Power(s.When.ACTION, w.Test(t.INTELLECT, 4, success=w.TakeControl()), parley=True),
    ),
    unique=True, copies=1, is_story=True,
)
"""The second power is there only while nobody controls her."""

AGENDAS: Final = (
    s.Agenda(
        "01105", "whats-going-on", 1, 3,
        By(Lead(), (Choose(1, (By(EachInOrder(), (w.DiscardAtRandom(),)), w.TakeHorror(2))),)), "a-lapse-in-time",
    ),
    s.Agenda("01106", "rise-of-the-ghouls", 2, 7, By(Lead(), (w.DrawEnemyFromDeck(t.GHOUL),)), "the-tunnels-below"),
    s.Agenda(
        "01107", "theyre-getting-out", 3, 10, w.ResolutionByAct(2, 3), "the-ghouls-break-free",
        (
            s.Power(s.When.PHASE_ENDS, w.DriveTowards(t.GHOUL, "parlor"), condition=c.OfPhase(t.ENEMIES), forced=True),
            s.Power(s.When.END_OF_ROUND, w.DoomPerEnemy(t.GHOUL, ("hallway", "parlor")), forced=True),
        ),
    ),
)

ACTS: Final = (
    s.Act("01108", "trapped", 1, 2, w.Relocate("study", "hallway"), "the-door-on-the-floor"),
    s.Act(
        "01109", "the-barrier", 2, 3,
        Steps((
            w.RevealLocation("parlor"), w.PutAsideCardAt(LITA.slug, "parlor"), w.PutAsideCardAt("ghoul-priest", "hallway"),
        )),
        "breaking-the-barrier", (s.Power(s.When.ROUND_ENDS, w.PayAct("hallway")),),
    ),
    s.Act(
        "01110", "what-have-you-done", 3, 0, By(Lead(), (Choose(1, (w.Resolution(1), w.Resolution(2))),)),
        "defending-the-home",
        (s.Power(s.When.ENEMY_DEFEATED, w.AdvanceAct(), condition=c.Defeated("ghoul-priest"), forced=True),),
    ),
)

TORCH: Final = scenarios.EncounterSet("the-gathering", (
    *LOCATIONS, *ACTS, *AGENDAS, LITA,
    s.Enemy(
        "01118", "flesh-eater", 4, 4, 1, damage=1, horror=2, traits=t.traits("humanoid", "monster", "ghoul"), victory=1,
        spawn="attic", icon="carnivore-mouth",
    ),
    s.Enemy(
        "01119", "icy-ghoul", 3, 4, 4, damage=2, horror=1, traits=t.traits("humanoid", "monster", "ghoul"), victory=1,
        spawn="cellar", icon="frozen-body",
    ),
    s.Enemy(
        "01116", "ghoul-priest", 4, 5, 4, damage=2, horror=2, traits=t.traits("humanoid", "monster", "ghoul", "elite"),
        victory=2, hunter=True, retaliate=True, prey=c.HighestSkill(t.COMBAT), health_per_investigator=True,
        icon="warlock-hood",
    ),
))

HOUSE_STANDING: Final = "house-standing"
HOUSE_BURNED: Final = "house-burned"
PRIEST_ALIVE: Final = "ghoul-priest-alive"
LITA_FINDS_OTHERS: Final = "lita-finds-others"

OUTCOMES: Final = (
    scenarios.Outcome((HOUSE_STANDING, PRIEST_ALIVE), experience=2, earns=LITA.slug),
    scenarios.Outcome((HOUSE_BURNED,), experience=2, lead_trauma=(0, 1), earns=LITA.slug, won=True),
    scenarios.Outcome((HOUSE_STANDING,), experience=2, lead_experience=1, won=True),
    scenarios.Outcome((LITA_FINDS_OTHERS, HOUSE_STANDING, PRIEST_ALIVE), experience=None, earns=LITA.slug, kills=True),
)

TOKEN_EFFECTS: Final[tuple[dict[int, s.TokenEffect], dict[int, s.TokenEffect]]] = (
    {
        t.SKULL: s.TokenEffect(w.EnemiesHere(t.GHOUL, -1)),
        t.CULTIST: s.TokenEffect(-1, on_fail=w.TakeHorror()),
        t.TABLET: s.TokenEffect(-2, now=w.TakeDamage(), now_if=c.EnemyHere(t.GHOUL)),
    },
    {
        t.SKULL: s.TokenEffect(-2, after_fail=w.SearchEncounter(t.GHOUL)),
        t.CULTIST: s.TokenEffect(0, on_fail=w.TakeHorror(2), another=True),
        t.TABLET: s.TokenEffect(-4, now=w.TakeHarm(), now_if=c.EnemyHere(t.GHOUL)),
    },
)
"""The two sides of the scenario reference: easy and standard, hard and expert."""

THE_GATHERING: Final = scenarios.Scenario(
    "01104", "the-gathering", (TORCH, RATS, GHOULS, STRIKING_FEAR, ANCIENT_EVILS, CHILLING_COLD),
    (
        scenarios.PutIntoPlay(("study",)),
        scenarios.SetAside(("hallway", "attic", "cellar", "parlor", "ghoul-priest", LITA.slug)),
        scenarios.StartAt("study"),
    ),
    TOKEN_EFFECTS, OUTCOMES, t.BAGS,
)
# fmt: on
