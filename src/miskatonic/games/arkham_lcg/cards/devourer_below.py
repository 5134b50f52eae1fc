"""The Devourer Below: its encounter set, its set-up, what the symbols mean and how it can end (AH-SCN)."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import encounters
from miskatonic.games.arkham_lcg.cards import passives as p
from miskatonic.games.arkham_lcg.cards import scenarios as sc
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.gathering import LITA, PRIEST_ALIVE, THE_GATHERING
from miskatonic.games.arkham_lcg.cards.midnight_masks import PAST_MIDNIGHT, THE_MIDNIGHT_MASKS
from miskatonic.words import Choose, EachInOrder, If, Lead, Steps

WOODS: Final = t.traits("woods")

# fmt: off
ARKHAM_WOODS: Final = (
    s.Location(
        "01150", "unhallowed-ground", 4, 1, "triangle", ("tilde", "hourglass", "diamond"), 50, 15, traits=WOODS,
        powers=(
            s.Power(
                s.When.ENTERED_LOCATION, w.Test(t.WILLPOWER, 4, fail=w.TakeHarm()), condition=c.OnThis(), forced=True,
            ),
        ),
    ),
    s.Location(
        "01151", "twisting-paths", 3, 1, "tee", ("tilde", "diamond", "slanted-equals"), 50, 15, traits=WOODS,
        powers=(s.Power(s.When.MOVES, w.Test(t.INTELLECT, 3, fail=w.Cancel()), condition=c.OnThis(), forced=True),),
    ),
    s.Location(
        "01152", "old-house", 2, 1, "diamond", ("tilde", "triangle", "tee"), 50, 15, traits=WOODS,
        passive=(p.InvestigatedWith(t.WILLPOWER),),
    ),
    s.Location(
        "01153", "cliffside", 2, 1, "hourglass", ("tilde", "crescent", "triangle"), 50, 15, traits=WOODS,
        passive=(p.InvestigatedWith(t.AGILITY),),
    ),
    s.Location(
        "01154", "tangled-thicket", 2, 1, "slanted-equals", ("tilde", "tee", "crescent"), 50, 15, traits=WOODS,
        passive=(p.InvestigatedWith(t.COMBAT),),
    ),
    s.Location(
        "01155", "quiet-glade", 1, 0, "crescent", ("tilde", "slanted-equals", "hourglass"), 50, 15, traits=WOODS,
        powers=(s.Power(s.When.ACTION, Choose(1, (w.HealDamage(), w.HealHorror())), times=1, per=s.Per.TURN),),
    ),
)

HIDDEN: Final = tuple(location.slug for location in ARKHAM_WOODS)

UNSEEN: Final = (
    s.Location("01150-01155a", "arkham-woods-1", 0, 0, "square", ("tilde",), 15, 15, traits=WOODS, hides=HIDDEN),
    s.Location("01150-01155b", "arkham-woods-2", 0, 0, "square", ("tilde",), 85, 15, traits=WOODS, hides=HIDDEN),
    s.Location("01150-01155c", "arkham-woods-3", 0, 0, "square", ("tilde",), 15, 85, traits=WOODS, hides=HIDDEN),
    s.Location("01150-01155d", "arkham-woods-4", 0, 0, "square", ("tilde",), 85, 85, traits=WOODS, hides=HIDDEN),
)
"""Four of the six woods lie about; which ones nobody knows until they are revealed."""

LOCATIONS: Final = (
    s.Location(
        "01149", "main-path", 2, 0, "tilde", ("square", "plus"), 50, 50, traits=WOODS, leads_to=WOODS,
        powers=(s.Power(s.When.ACTION, w.Resign()),),
    ),
    *ARKHAM_WOODS, *UNSEEN,
    s.Location(
        "01156", "ritual-site", 3, 2, "plus", ("tilde",), 50, 85, traits=t.traits("cave"),
        powers=(s.Power(s.When.END_OF_ROUND, w.RefillClues(2), forced=True),),
    ),
)

UMORDHOTH: Final = s.Enemy(
    "01157", "umordhoth", 5, 6, 6, damage=3, horror=3, traits=t.traits("ancient-one", "elite"),
    passive=(p.EnemyBonus(health=w.PerInvestigator(4)),), hunter=True, massive=True, unique=True, icon="giant-squid",
    powers=(
        s.Power(s.When.TURN_ENDS, w.ReadyThis(), forced=True),
        s.Power(s.When.ACTION, w.Sacrifice(LITA.slug, 3), condition=c.YouControl(LITA.slug)),
    ),
)

THE_DEVOURER: Final = s.Agenda(
    "01145b", "the-devourer-below", 4, 0, w.Resolution(2), "umordhoth",
    (s.Power(s.When.ENEMY_DEFEATED, w.Resolution(2), condition=c.Defeated(UMORDHOTH.slug), forced=True),),
)
"""The back of the last agenda: it is act and agenda at once, and no doom moves it."""

AGENDAS: Final = (
    s.Agenda(
        "01143", "the-arkham-woods", 1, 4, w.By(Lead(), (w.SpawnFromDeck("main-path", t.MONSTER, doom=1),)),
        "death-to-the-intruders",
    ),
    s.Agenda(
        "01144", "the-ritual-begins", 2, 5,
        w.By(EachInOrder(), (w.Test(t.WILLPOWER, 6, fail=w.RandomWeakness(t.MADNESS)),)), "the-will-of-umordhoth",
        passive=(p.EnemyBonus(1, evade=1, whom=p.EveryEnemy()),),
    ),
    s.Agenda(
        "01145", "vengeance-awaits", 3, 5,
        Steps((
            If(c.ActIs(1), w.PutLocation("ritual-site"), w.DiscardEnemiesAt("ritual-site")),
            w.PutAsideCardAt(UMORDHOTH.slug, "ritual-site"), w.BecomesStory(THE_DEVOURER.slug),
        )),
        THE_DEVOURER.slug,
    ),
)

ACTS: Final = (
    s.Act(
        "01146", "investigating-the-trail", 1, 3, Steps((w.PutLocation("ritual-site"), w.SpawnEscaped("main-path"))),
        "unveiling-the-plan",
    ),
    s.Act(
        "01147", "into-the-darkness", 2, 0, w.By(Lead(), (w.SpawnFromDeck("ritual-site", two_from=3),)), "last-rites",
        (s.Power(s.When.ENTERED_LOCATION, w.AdvanceAct(), condition=c.EnteredPlace("ritual-site"), forced=True),),
    ),
    s.Act(
        "01148", "disrupting-the-ritual", 3, 0, w.Resolution(1), "the-ritual-is-broken",
        (
            s.Power(
                s.When.ACTION,
                Choose(1, tuple(w.Test(skill, 3, success=w.ClueOnThis()) for skill in (t.WILLPOWER, t.AGILITY))),
                s.Cost(clues=1),
            ),
        ),
        placed=2,
    ),
)

FATE: Final = Choose(1, (w.DiscardCard(), w.TakeHarm()))

TENTACLES: Final = sc.EncounterSet("the-devourer-below", (
    *LOCATIONS, *ACTS, *AGENDAS, THE_DEVOURER, UMORDHOTH,
    s.Treachery(
        "01158", "umordhoths-wrath", w.Test(t.WILLPOWER, 5, fail=w.ForEach(w.FailedBy(), FATE)),
        traits=t.traits("curse"), copies=2,
    ),
))

ARKHAM_SUCCUMBED: Final = "arkham-succumbed"
RITUAL_BROKEN: Final = "ritual-broken"
UMORDHOTH_REPELLED: Final = "umordhoth-repelled"
LITA_SACRIFICED: Final = "lita-sacrificed"

OUTCOMES: Final = (
    sc.Outcome((ARKHAM_SUCCUMBED,), experience=None, kills_all=True),
    sc.Outcome((RITUAL_BROKEN,), experience=5, trauma=(0, 2), won=True),
    sc.Outcome((UMORDHOTH_REPELLED,), experience=10, trauma=(2, 2), won=True),
    sc.Outcome((LITA_SACRIFICED,), trauma=(2, 2), loses=LITA.slug, weakness=t.MADNESS, won=None),
)

TOKEN_EFFECTS: Final[tuple[dict[int, s.TokenEffect], dict[int, s.TokenEffect]]] = (
    {
        t.SKULL: s.TokenEffect(w.EnemiesInPlay(t.MONSTER, -1)),
        t.CULTIST: s.TokenEffect(-2, now=w.DoomOnNearest(1)),
        t.TABLET: s.TokenEffect(-3, now=w.TakeDamage(), now_if=c.EnemyHere(t.MONSTER)),
        t.ELDER_THING: s.TokenEffect(-5, another=c.EnemyInPlay(t.ANCIENT_ONE)),
    },
    {
        t.SKULL: s.TokenEffect(-3, after_fail=w.SearchEncounter(t.MONSTER)),
        t.CULTIST: s.TokenEffect(-4, now=w.DoomOnNearest(2)),
        t.TABLET: s.TokenEffect(-5, now=w.TakeHarm(), now_if=c.EnemyHere(t.MONSTER)),
        t.ELDER_THING: s.TokenEffect(-7, another=c.EnemyInPlay(t.ANCIENT_ONE)),
    },
)
"""The two sides of the scenario reference: easy and standard, hard and expert."""

THE_DEVOURER_BELOW: Final = sc.Scenario(
    "01142", "the-devourer-below",
    (TENTACLES, encounters.ANCIENT_EVILS, encounters.STRIKING_FEAR, encounters.GHOULS, encounters.DARK_CULT),
    (
        sc.SetAside((*HIDDEN, "ritual-site", UMORDHOTH.slug, THE_DEVOURER.slug)),
        sc.PutIntoPlay(("main-path", *(location.slug for location in UNSEEN))),
        sc.GatherOneOf(encounters.AGENTS),
        sc.DoomByEscaped(),
        sc.AddToken(t.ELDER_THING),
        If(c.Recorded(PAST_MIDNIGHT), sc.LoseOpeningCards(2)),
        If(c.Recorded(PRIEST_ALIVE), sc.ShuffleIn("ghoul-priest")),
        sc.StartAt("main-path"),
    ),
    TOKEN_EFFECTS, OUTCOMES, t.BAGS, (THE_GATHERING, THE_MIDNIGHT_MASKS),
)
# fmt: on
