"""The 12 Special encounters (EH-CMP-12): two sets of 6."""

from typing import Final

from miskatonic.games.eldritch_horror.cards.sheets import Complex
from miskatonic.games.eldritch_horror.cards.terms import (
    AMNESIA,
    CONDITION,
    CULTIST,
    CURSED,
    DARK_PACT,
    DETAINED,
    ELDRITCH,
    HALLUCINATIONS,
    HEALTH,
    INFLUENCE,
    INJURY,
    LEG_INJURY,
    LORE,
    MADNESS,
    OBSERVATION,
    PARANOIA,
    SANITY,
    SPELL,
    STRENGTH,
    WILL,
)
from miskatonic.games.eldritch_horror.cards.words import (
    ANYWHERE,
    HERE,
    AdvanceDoom,
    Devour,
    Discard,
    GainCondition,
    GainSpell,
    GoOn,
    Has,
    If,
    Lose,
    May,
    MonstersOn,
    Owned,
    PlaceOnMystery,
    PlaceOnSheet,
    SpawnMonster,
    Test,
)

RLYEH_RISEN: Final = (
    Complex(
        "sp-ct-1",
        Test(LORE, -1),
        Test(INFLUENCE, -1, passed=PlaceOnMystery(), failed=GoOn(False)),
        AdvanceDoom(),
    ),
    Complex(
        "sp-ct-2",
        Test(STRENGTH, -1),
        Test(OBSERVATION, -1, passed=PlaceOnMystery()),
        GainCondition(DETAINED),
    ),
    Complex(
        "sp-ct-3",
        Test(WILL, -1),
        Test(LORE, -1, passed=PlaceOnMystery()),
        Lose(SANITY, 3),
    ),
    Complex(
        "sp-ct-4",
        Test(STRENGTH, -1),
        Test(WILL, -1, passed=PlaceOnMystery(), failed=GainCondition(HALLUCINATIONS)),
        Lose(HEALTH, 3),
    ),
    Complex(
        "sp-ct-5",
        Test(OBSERVATION, -1),
        Test(LORE, -1, passed=PlaceOnMystery(), failed=GoOn(False)),
        Lose(HEALTH, 3),
    ),
    Complex(
        "sp-ct-6",
        (Lose(SANITY), Test(OBSERVATION, -1)),
        Test(LORE, -1, passed=PlaceOnMystery(), failed=GainCondition(PARANOIA)),
        (GainCondition(LEG_INJURY), SpawnMonster(HERE)),
    ),
)

THE_KEY_AND_THE_GATE: Final = (
    Complex(
        "sp-ys-1",
        (If(Has(CONDITION, DARK_PACT), Devour()), Test(WILL, -1)),
        Test(LORE, passed=May(Discard(SPELL), PlaceOnSheet(ELDRITCH), otherwise=Lose(SANITY, 3)), failed=Lose(SANITY, 3)),
        Devour(),
    ),
    Complex(
        "sp-ys-2",
        Test(WILL, -1),
        Test(INFLUENCE, passed=PlaceOnSheet(ELDRITCH), failed=Lose(SANITY, 3), need=3, per_clue=True),
        Devour(),
    ),
    Complex(
        "sp-ys-3",
        Test(OBSERVATION, -1),
        Test(STRENGTH, passed=PlaceOnSheet(ELDRITCH), failed=GainCondition(CURSED), per_sanity=True, need=3),
        Devour(),
    ),
    Complex(
        "sp-ys-4",
        Test(STRENGTH, -1),
        Test(
            LORE,
            passed=May(GainCondition(AMNESIA), PlaceOnSheet(ELDRITCH), otherwise=Lose(SANITY, 3)),
            failed=Lose(SANITY, 3),
        ),
        Devour(),
    ),
    Complex(
        "sp-ys-5",
        Test(LORE, -1),
        Test(INFLUENCE, passed=PlaceOnSheet(ELDRITCH), failed=AdvanceDoom(), fewer=MonstersOn(ANYWHERE, CULTIST)),
        (GainCondition(CURSED), GainCondition(trait=MADNESS), GainCondition(trait=INJURY)),
    ),
    Complex(
        "sp-ys-6",
        Test(LORE, -1),
        Test(WILL, passed=PlaceOnSheet(ELDRITCH), failed=Lose(SANITY, 3), fewer=Owned(SPELL)),
        (GainSpell(2), GainCondition(DARK_PACT)),
    ),
)

SPECIAL: Final = {"cthulhu": RLYEH_RISEN, "yog-sothoth": THE_KEY_AND_THE_GATE}
"""The Special deck of an Ancient One that has one."""
