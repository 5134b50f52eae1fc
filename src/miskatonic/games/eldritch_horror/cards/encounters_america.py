"""The 8 America encounters (EH-CMP-05): Arkham, San Francisco, Buenos Aires."""

from typing import Final

from miskatonic.games.eldritch_horror.cards.sheets import Encounter
from miskatonic.games.eldritch_horror.cards.terms import (
    AMNESIA,
    BLESSED,
    DEBT,
    DETAINED,
    HALLUCINATIONS,
    HEALTH,
    INCANTATION,
    INFLUENCE,
    LEG_INJURY,
    LORE,
    MADNESS,
    OBSERVATION,
    PARANOIA,
    RITUAL,
    SANITY,
    WILL,
)
from miskatonic.games.eldritch_horror.cards.words import (
    BecomeDelayed,
    GainCondition,
    GainSpell,
    Improve,
    Lose,
    LoseBoth,
    May,
    SpendClues,
    Test,
)

AMERICA: Final = (
    Encounter(
        "am-1",
        (GainSpell(trait=INCANTATION), Test(LORE, failed=GainCondition(HALLUCINATIONS))),
        May(SpendClues(), Improve(OBSERVATION)),
        Test(LORE, passed=GainCondition(BLESSED), failed=Lose(SANITY, 2)),
    ),
    Encounter(
        "am-2",
        (GainSpell(trait=INCANTATION), Test(WILL, 1, failed=GainCondition(PARANOIA))),
        Test(WILL, -1, passed=Improve(), failed=GainCondition(LEG_INJURY)),
        Test(LORE, passed=GainSpell(trait=RITUAL), failed=Lose(SANITY)),
    ),
    Encounter(
        "am-3",
        Test(LORE, 1, passed=GainSpell()),
        Test(INFLUENCE, passed=Improve(OBSERVATION), failed=GainCondition(DEBT)),
        Test(LORE, 1, passed=GainSpell(), failed=GainCondition(DEBT)),
    ),
    Encounter(
        "am-4",
        May(SpendClues(), GainSpell(trait=INCANTATION)),
        Test(WILL, passed=GainCondition(BLESSED), failed=GainCondition(DETAINED)),
        May(SpendClues(), GainSpell(trait=RITUAL)),
    ),
    Encounter(
        "am-5",
        Test(OBSERVATION, passed=GainSpell(trait=INCANTATION), failed=Lose(HEALTH)),
        May(BecomeDelayed(), Improve()),
        (GainSpell(trait=RITUAL), Test(WILL, failed=GainCondition(DETAINED))),
    ),
    Encounter(
        "am-6",
        Test(LORE, passed=GainSpell(trait=INCANTATION), failed=GainCondition(AMNESIA)),
        (Improve(OBSERVATION), Test(LORE, failed=LoseBoth())),
        (GainSpell(trait=RITUAL), Test(LORE, failed=GainCondition(PARANOIA))),
    ),
    Encounter(
        "am-7",
        May(BecomeDelayed(), GainSpell(2)),
        (Improve(OBSERVATION), Test(WILL, -1, failed=Lose(SANITY, 2))),
        May(BecomeDelayed(), GainSpell(2)),
    ),
    Encounter(
        "am-8",
        Test(LORE, passed=GainCondition(BLESSED), failed=GainCondition(PARANOIA)),
        Test(WILL, passed=Improve(OBSERVATION), failed=GainCondition(trait=MADNESS)),
        Test(INFLUENCE, passed=GainSpell(trait=RITUAL)),
    ),
)
