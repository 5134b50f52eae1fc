"""The 12 General encounters (EH-CMP-08): city, wilderness, sea."""

from typing import Final

from miskatonic.games.eldritch_horror.cards.sheets import Encounter
from miskatonic.games.eldritch_horror.cards.terms import (
    ALLY,
    BACK_INJURY,
    BLESSED,
    CONDITION,
    CURSED,
    DEBT,
    DETAINED,
    HALLUCINATIONS,
    HEALTH,
    INFLUENCE,
    ITEM,
    LEG_INJURY,
    LORE,
    MADNESS,
    OBSERVATION,
    PARANOIA,
    POSSESSION,
    SANITY,
    SERVICE,
    STRENGTH,
    TOME,
    WEAPON,
    WILL,
)
from miskatonic.games.eldritch_horror.cards.words import (
    RESERVE,
    BecomeDelayed,
    Choose,
    Discard,
    GainArtifact,
    GainAsset,
    GainClue,
    GainCondition,
    GainSpell,
    Improve,
    Lose,
    May,
    Recover,
    SpawnClue,
    SpendClues,
    Test,
    Walk,
)

GENERAL: Final = (
    Encounter(
        "ge-1",
        Test(
            OBSERVATION,
            passed=Choose(1, (GainAsset((ITEM,), source=RESERVE), GainAsset((ITEM,)))),
            failed=GainCondition(DETAINED),
        ),
        (GainAsset((ITEM,)), Lose(SANITY)),
        Test(OBSERVATION, passed=GainArtifact(), failed=BecomeDelayed()),
    ),
    Encounter(
        "ge-2",
        Test(INFLUENCE, passed=SpawnClue(), failed=GainCondition(DEBT)),
        Test(WILL, passed=Choose(1, (GainClue(), Improve(LORE))), failed=GainCondition(CURSED)),
        (Walk(), Lose(SANITY)),
    ),
    Encounter(
        "ge-3",
        Test(
            STRENGTH,
            passed=Choose(1, (GainAsset((ITEM,), source=RESERVE), GainAsset((ITEM,)))),
            failed=(Lose(HEALTH), Discard(POSSESSION, trait=ITEM)),
        ),
        Test(LORE, passed=Choose(1, (GainClue(), GainSpell()))),
        Test(LORE, -1, passed=(GainCondition(BLESSED), Recover(HEALTH), Recover(SANITY))),
    ),
    Encounter(
        "ge-4",
        Test(INFLUENCE, failed=GainCondition(LEG_INJURY)),
        Test(OBSERVATION, passed=Walk(), failed=(Lose(HEALTH), GainCondition(LEG_INJURY))),
        Test(OBSERVATION, passed=(GainClue(), GainAsset((ALLY,))), failed=GainCondition(PARANOIA)),
    ),
    Encounter(
        "ge-5",
        Test(INFLUENCE, passed=GainAsset((WEAPON,)), failed=GainCondition(DETAINED)),
        May(SpendClues(), GainArtifact()),
        May(BecomeDelayed(), GainArtifact()),
    ),
    Encounter(
        "ge-6",
        Test(LORE, -1, passed=GainArtifact(TOME)),
        Test(OBSERVATION, passed=GainArtifact(TOME)),
        Test(LORE, passed=Choose(1, (GainClue(), Improve(WILL))), failed=GainCondition(CURSED)),
    ),
    Encounter(
        "ge-7",
        Test(INFLUENCE, passed=GainAsset((ALLY,)), failed=GainCondition(DEBT)),
        Test(OBSERVATION, passed=Walk(), failed=(BecomeDelayed(), GainCondition(trait=MADNESS))),
        (Lose(SANITY), GainCondition(BACK_INJURY)),
    ),
    Encounter(
        "ge-8",
        (Recover(SANITY, 2), Test(OBSERVATION, failed=Discard(POSSESSION, trait=ITEM))),
        Test(LORE, passed=Choose(1, (GainClue(), Improve(INFLUENCE))), failed=GainCondition(CURSED)),
        Test(INFLUENCE, passed=GainClue()),
    ),
    Encounter(
        "ge-9",
        Test(STRENGTH, passed=GainAsset((ALLY,)), failed=Lose(HEALTH)),
        Test(STRENGTH, passed=Improve(WILL), failed=(Lose(HEALTH), GainCondition(LEG_INJURY))),
        Test(INFLUENCE, passed=SpawnClue()),
    ),
    Encounter(
        "ge-10",
        Test(WILL, passed=SpawnClue(), failed=Lose(SANITY, 2)),
        Test(STRENGTH, failed=GainCondition(HALLUCINATIONS)),
        Test(STRENGTH, failed=BecomeDelayed()),
    ),
    Encounter(
        "ge-11",
        Test(WILL, passed=Recover(SANITY, 2), failed=GainCondition(PARANOIA)),
        May(BecomeDelayed(), Choose(1, (Recover(SANITY, 3), Discard(CONDITION, trait=MADNESS)))),
        Test(LORE, passed=GainSpell(), failed=GainCondition(CURSED)),
    ),
    Encounter(
        "ge-12",
        Test(INFLUENCE, passed=Choose(1, (GainAsset((SERVICE,), source=RESERVE), GainAsset((SERVICE,))))),
        Test(WILL, -1, passed=GainArtifact(), failed=Lose(SANITY, 2)),
        Test(WILL, failed=Discard(POSSESSION, trait=ITEM)),
    ),
)
