"""The 8 Asia and Australia encounters (EH-CMP-07): Shanghai, Tokyo, Sydney."""

from typing import Final

from miskatonic.games.eldritch_horror.cards.sheets import Encounter
from miskatonic.games.eldritch_horror.cards.terms import (
    BACK_INJURY,
    BLESSED,
    DEBT,
    DETAINED,
    HALLUCINATIONS,
    HEALTH,
    INFLUENCE,
    LORE,
    OBSERVATION,
    SANITY,
    STRENGTH,
    WEAPON,
    WILL,
)
from miskatonic.games.eldritch_horror.cards.words import (
    ANYWHERE,
    HERE,
    BecomeDelayed,
    DiscardMonster,
    Fight,
    GainAsset,
    GainCondition,
    HurtMonster,
    HurtMonsters,
    Improve,
    Lose,
    May,
    MoveMonster,
    SpendClues,
    Test,
)

ASIA_AUSTRALIA: Final = (
    Encounter(
        "aa-1",
        Test(OBSERVATION, passed=Improve(LORE), failed=Lose(SANITY)),
        Test(INFLUENCE, passed=HurtMonsters(2, ANYWHERE), failed=GainCondition(BACK_INJURY)),
        Test(WILL, passed=Improve(STRENGTH), failed=Lose(SANITY)),
    ),
    Encounter(
        "aa-2",
        Test(INFLUENCE, passed=Improve(), failed=Lose(HEALTH)),
        May(BecomeDelayed(), HurtMonster(3, ANYWHERE)),
        (Improve(STRENGTH), Test(STRENGTH, -1, failed=Lose(HEALTH, 2))),
    ),
    Encounter(
        "aa-3",
        (Improve(LORE), Test(WILL, failed=GainCondition(HALLUCINATIONS))),
        (MoveMonster(HERE), Fight()),
        (Improve(STRENGTH), Test(INFLUENCE, failed=GainCondition(DETAINED))),
    ),
    Encounter(
        "aa-4",
        Test(INFLUENCE, passed=Improve(LORE)),
        Test(INFLUENCE, passed=HurtMonster(2, ANYWHERE), failed=GainCondition(DETAINED)),
        Test(WILL, passed=Improve(STRENGTH), failed=Lose(SANITY)),
    ),
    Encounter(
        "aa-5",
        May(SpendClues(), Improve(LORE)),
        Test(INFLUENCE, -1, passed=HurtMonster(3, ANYWHERE), failed=GainCondition(DETAINED)),
        May(SpendClues(), Improve(STRENGTH)),
    ),
    Encounter(
        "aa-6",
        (Improve(LORE), Test(OBSERVATION, failed=BecomeDelayed())),
        Test(WILL, passed=GainCondition(BLESSED), failed=GainCondition(HALLUCINATIONS)),
        Test(INFLUENCE, -1, passed=GainAsset((WEAPON,)), failed=GainCondition(DEBT)),
    ),
    Encounter(
        "aa-7",
        May(BecomeDelayed(), Improve()),
        May(SpendClues(), DiscardMonster()),
        Test(INFLUENCE, passed=GainCondition(BLESSED), failed=GainCondition(DETAINED)),
    ),
    Encounter(
        "aa-8",
        Test(STRENGTH, passed=GainCondition(BLESSED), failed=GainCondition(DETAINED)),
        Test(INFLUENCE, passed=May(MoveMonster(ANYWHERE))),
        May(BecomeDelayed(), GainAsset((WEAPON,))),
    ),
)
