"""The 8 Europe encounters (EH-CMP-06): London, Rome, Istanbul."""

from typing import Final

from miskatonic.games.eldritch_horror.cards.sheets import Encounter
from miskatonic.games.eldritch_horror.cards.terms import (
    BACK_INJURY,
    BLESSED,
    CONDITION,
    CURSED,
    DEBT,
    DETAINED,
    HALLUCINATIONS,
    HEALTH,
    INFLUENCE,
    INTERNAL_INJURY,
    LORE,
    MADNESS,
    OBSERVATION,
    PARANOIA,
    SANITY,
    STRENGTH,
    WILL,
)
from miskatonic.games.eldritch_horror.cards.words import (
    BecomeDelayed,
    Discard,
    GainClue,
    GainCondition,
    Improve,
    Lose,
    LoseBoth,
    May,
    SpawnClue,
    SpendClues,
    Test,
)

EUROPE: Final = (
    Encounter(
        "eu-1",
        Test(OBSERVATION, passed=GainCondition(BLESSED), failed=BecomeDelayed()),
        Test(INFLUENCE, passed=Improve(WILL)),
        Test(INFLUENCE, -1, passed=Improve(), failed=GainCondition(DEBT)),
    ),
    Encounter(
        "eu-2",
        Test(OBSERVATION, passed=SpawnClue(2), failed=GainCondition(HALLUCINATIONS)),
        (Improve(WILL), Test(INFLUENCE, failed=LoseBoth())),
        May(BecomeDelayed(), Improve()),
    ),
    Encounter(
        "eu-3",
        Test(OBSERVATION, -1, passed=GainClue()),
        Test(INFLUENCE, -1, passed=GainCondition(BLESSED), failed=(Lose(SANITY), Discard(CONDITION, name=BLESSED))),
        Test(LORE, passed=Improve(INFLUENCE)),
    ),
    Encounter(
        "eu-4",
        May(GainCondition(DEBT), GainClue(2)),
        May(BecomeDelayed(), GainCondition(BLESSED)),
        Test(WILL, passed=Improve(INFLUENCE), failed=GainCondition(trait=MADNESS)),
    ),
    Encounter(
        "eu-5",
        (SpawnClue(chosen=True), Test(STRENGTH, failed=GainCondition(DETAINED))),
        Test(WILL, passed=Improve(WILL), failed=Lose(SANITY)),
        May(SpendClues(), Improve(INFLUENCE)),
    ),
    Encounter(
        "eu-6",
        Test(OBSERVATION, passed=SpawnClue(chosen=True), failed=Lose(SANITY)),
        Test(INFLUENCE, passed=GainCondition(BLESSED), failed=GainCondition(DETAINED)),
        (Improve(INFLUENCE), Test(WILL, failed=Lose(HEALTH, 2))),
    ),
    Encounter(
        "eu-7",
        (SpawnClue(2), Test(OBSERVATION, failed=GainCondition(INTERNAL_INJURY))),
        May(Improve(), Test(WILL, failed=GainCondition(CURSED))),
        (Improve(INFLUENCE), Test(WILL, failed=Lose(SANITY, 2))),
    ),
    Encounter(
        "eu-8",
        May(BecomeDelayed(), SpawnClue(2)),
        (Improve(WILL), Test(WILL, -1, failed=GainCondition(PARANOIA))),
        Test(OBSERVATION, passed=GainCondition(BLESSED), failed=GainCondition(BACK_INJURY)),
    ),
)
