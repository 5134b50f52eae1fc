"""The Midnight Masks: its encounter set, the Cult of Umôrdhoth, its set-up, the symbols and how it can end (AH-SCN)."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import passives as p
from miskatonic.games.arkham_lcg.cards import scenarios as sc
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.encounters import CHILLING_COLD, DARK_CULT, LOCKED_DOORS, NIGHTGAUNTS
from miskatonic.games.arkham_lcg.cards.gathering import HOUSE_BURNED, PRIEST_ALIVE, THE_GATHERING
from miskatonic.words import Choose, If, Lead, Steps

ARKHAM: Final = t.traits("arkham")
CULTIST: Final = t.traits("humanoid", "cultist")

# fmt: off
LOCATIONS: Final = (
    s.Location(
        "01124", "your-house", 2, 1, "tilde", ("circle",), 85, 85, traits=ARKHAM,
        powers=(
            s.Power(s.When.ENEMY_SPAWNS, w.SpawnHere(), condition=c.Spawns("ghoul-priest"), forced=True),
            s.Power(s.When.ACTION, Steps((w.Draw(), w.GainResources(1))), times=1, per=s.Per.TURN),
        ),
    ),
    s.Location(
        "01125", "rivertown", 1, 1, "circle", ("crescent", "diamond", "square", "tilde", "hourglass"), 50, 50,
        traits=t.traits("arkham", "central"),
    ),
    s.Location(
        "01126", "historical-society", 3, 1, "square", ("diamond", "plus", "circle"), 50, 85, traits=ARKHAM,
        powers=(s.Power(s.When.ACTION, w.Draw(3), times=1, per=s.Per.GAME),), title="southside",
    ),
    s.Location(
        "01127", "mas-boarding-house", 2, 1, "square", ("diamond", "plus", "circle"), 50, 85, traits=ARKHAM,
        powers=(s.Power(s.When.ACTION, w.SearchDeck(t.ALLIES), times=1, per=s.Per.GAME),), title="southside",
    ),
    s.Location(
        "01128", "st-marys-hospital", 2, 1, "plus", ("diamond", "square"), 15, 85, traits=ARKHAM,
        powers=(s.Power(s.When.ACTION, w.HealDamage(3), times=1, per=s.Per.GAME),),
    ),
    s.Location(
        "01129", "miskatonic-university", 4, 2, "diamond", ("tee", "plus", "circle", "square"), 15, 50, victory=1,
        traits=ARKHAM, powers=(s.Power(s.When.ACTION, w.SearchTop(6, (t.TOME, t.SPELL))),),
    ),
    s.Location(
        "01130", "first-bank-of-arkham", 3, 1, "triangle", ("crescent", "tee"), 50, 15, traits=ARKHAM,
        powers=(s.Power(s.When.ACTION, w.GainResources(3), times=1, per=s.Per.GAME),), title="downtown",
    ),
    s.Location(
        "01131", "arkham-asylum", 4, 2, "triangle", ("crescent", "tee"), 50, 15, victory=1, traits=ARKHAM,
        powers=(s.Power(s.When.ACTION, w.HealHorror(3), times=1, per=s.Per.GAME),), title="downtown",
    ),
    s.Location(
        "01132", "easttown", 2, 1, "crescent", ("circle", "triangle"), 85, 15, traits=ARKHAM,
        passive=(p.CheaperAssets(t.ALLIES, 2),),
    ),
    s.Location(
        "01133", "graveyard", 1, 2, "hourglass", ("circle",), 85, 50, victory=1, traits=ARKHAM,
        powers=(
            s.Power(
                s.When.ENTERED_LOCATION,
                w.Test(t.WILLPOWER, 3, fail=Choose(1, (w.TakeHorror(2), w.MoveTo("rivertown")))),
                condition=c.OnThis(), forced=True,
            ),
        ),
    ),
    s.Location(
        "01134", "northside", 3, 2, "tee", ("diamond", "triangle"), 15, 15, victory=1, traits=ARKHAM,
        powers=(
            s.Power(
                s.When.ACTION, w.GainClues(2), s.Cost(resources=5), times=1, per=s.Per.GAME, among=s.Among.GROUP,
            ),
        ),
    ),
)

UNSEEN: Final = (
    s.Location(
        "01126-01127", "southside", 0, 0, "square", ("diamond", "plus", "circle"), 50, 85, traits=ARKHAM,
        hides=("historical-society", "mas-boarding-house"),
    ),
    s.Location(
        "01130-01131", "downtown", 0, 0, "triangle", ("crescent", "tee"), 50, 15, traits=ARKHAM,
        hides=("first-bank-of-arkham", "arkham-asylum"),
    ),
)
"""Two districts have two cards each: which one lies there nobody knows until it is revealed."""

MASKED_HUNTER: Final = s.Enemy(
    "01121b", "the-masked-hunter", 4, 4, 2, damage=2, horror=1, traits=t.traits("humanoid", "cultist", "elite"),
    passive=(p.EnemyBonus(health=w.PerInvestigator(2)), p.NoClues()), victory=2, hunter=True, prey=c.MostClues(),
    spawn=c.WithPrey(), unique=True, icon="domino-mask",
)

RESIGNING: Final = (s.Power(s.When.ACTION, w.Resign()),)

AGENDAS: Final = (
    s.Agenda(
        "01121a", "predator-or-prey", 1, 6, w.By(Lead(), (w.DrawAsideCard(MASKED_HUNTER.slug),)), "the-masked-hunter",
        RESIGNING,
    ),
    s.Agenda("01122", "time-is-running-short", 2, 8, w.Resolution(2), "the-clock-strikes-midnight", RESIGNING),
)

ACTS: Final = (
    s.Act(
        "01123", "uncovering-the-conspiracy", 1, 0, w.Resolution(1), "secrets-unveiled",
        (
            s.Power(s.When.ACTION, w.DrawCultist(), s.Cost(group_clues=2)),
            s.Power(s.When.JOINED_VICTORY, w.AdvanceAct(), condition=c.UniqueInVictory(t.CULTISTS, 6), forced=True),
        ),
    ),
)

STREETS: Final = sc.EncounterSet("the-midnight-masks", (
    *LOCATIONS, *UNSEEN, *ACTS, *AGENDAS, MASKED_HUNTER,
    s.Treachery(
        "01135", "hunting-shadow", Choose(1, (w.SpendClues(), w.TakeDamage(2))), traits=t.traits("curse"), peril=True,
        copies=3,
    ),
    s.Treachery(
        "01136", "false-lead",
        If(c.HoldsClues(), w.Test(t.INTELLECT, 4, fail=w.DropClues(w.FailedBy())), w.GainSurge()), copies=2,
    ),
))

CULT: Final = sc.EncounterSet("cult-of-umordhoth", (
    s.Enemy(
        "01137", "wolf-man-drew", 4, 4, 2, damage=2, traits=CULTIST, victory=1, spawn="downtown", unique=True,
        powers=(s.Power(s.When.ENEMY_ATTACKS, w.HealThis(1), condition=c.OnThis(), forced=True),), icon="werewolf",
    ),
    s.Enemy(
        "01138", "herman-collins", 3, 4, 4, damage=1, horror=1, traits=CULTIST, victory=1, spawn="graveyard", unique=True,
        powers=(s.Power(s.When.ACTION, w.ToVictory(), s.Cost(cards=4), parley=True),), icon="coffin",
    ),
    s.Enemy(
        "01139", "peter-warren", 2, 3, 3, damage=1, traits=CULTIST, victory=1, spawn="miskatonic-university", unique=True,
        powers=(s.Power(s.When.ACTION, w.ToVictory(), s.Cost(clues=2), parley=True),), icon="spectacles",
    ),
    s.Enemy(
        "01140", "victoria-devereux", 3, 3, 2, damage=1, traits=CULTIST, victory=1, spawn="northside", unique=True,
        powers=(s.Power(s.When.ACTION, w.ToVictory(), s.Cost(resources=5), parley=True),), icon="pearl-necklace",
    ),
    s.Enemy(
        "01141", "ruth-turner", 2, 4, 5, damage=1, traits=CULTIST, victory=1, spawn="st-marys-hospital", unique=True,
        powers=(s.Power(s.When.EVADED, w.ToVictory(), condition=c.OnThis(), forced=True),), icon="morgue-feet",
    ),
))

PAST_MIDNIGHT: Final = "past-midnight"

PRIEST_DEAD: Final = (PRIEST_ALIVE, "ghoul-priest")

OUTCOMES: Final = (
    sc.Outcome(names_cultists=True, crosses_out=PRIEST_DEAD),
    sc.Outcome(names_cultists=True, crosses_out=PRIEST_DEAD, won=True),
    sc.Outcome((PAST_MIDNIGHT,), names_cultists=True, crosses_out=PRIEST_DEAD),
)

TOKEN_EFFECTS: Final[tuple[dict[int, s.TokenEffect], dict[int, s.TokenEffect]]] = (
    {
        t.SKULL: s.TokenEffect(w.MostDoomOn(t.CULTISTS, -1)),
        t.CULTIST: s.TokenEffect(-2, now=w.DoomOnNearest(1, t.CULTISTS)),
        t.TABLET: s.TokenEffect(-3, on_fail=w.DropClues()),
    },
    {
        t.SKULL: s.TokenEffect(w.DoomInPlay(-1)),
        t.CULTIST: s.TokenEffect(-2, now=w.DoomOnEach(1, t.CULTISTS), another=c.NoEnemyInPlay(t.CULTISTS)),
        t.TABLET: s.TokenEffect(-4, on_fail=w.DropClues(w.CluesYouHold())),
    },
)
"""The two sides of the scenario reference: easy and standard, hard and expert."""

THE_MIDNIGHT_MASKS: Final = sc.Scenario(
    "01120", "the-midnight-masks", (STREETS, CHILLING_COLD, NIGHTGAUNTS, DARK_CULT, LOCKED_DOORS),
    (
        sc.SetAside((*UNSEEN[0].hides, *UNSEEN[1].hides, MASKED_HUNTER.slug)),
        sc.PutIntoPlay((
            "downtown", "southside", "northside", "easttown", "rivertown", "st-marys-hospital", "graveyard",
            "miskatonic-university",
        )),
        sc.MakeCultistDeck(CULT),
        sc.SpawnAtStart("acolyte", "southside", seats=2),
        sc.SpawnAtStart("acolyte", "downtown", seats=3),
        sc.SpawnAtStart("acolyte", "graveyard", seats=4),
        If(
            c.Recorded(HOUSE_BURNED), sc.StartAt("rivertown"),
            Steps((sc.PutIntoPlay(("your-house",)), sc.StartAt("your-house"))),
        ),
        If(c.Recorded(PRIEST_ALIVE), sc.ShuffleIn("ghoul-priest")),
    ),
    TOKEN_EFFECTS, OUTCOMES, t.BAGS, (THE_GATHERING,),
)
# fmt: on
