"""The 12 Special encounters (EH-CMP-12): two sets of 6."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Complex

RLYEH_RISEN: Final = (
    Complex(
        "sp-ct-1",
        w.Test(t.LORE, -1),
        w.Test(t.INFLUENCE, -1, passed=w.PlaceOnMystery(), failed=w.GoOn(passed=False)),
        w.AdvanceDoom(),
    ),
    Complex(
        "sp-ct-2",
        w.Test(t.STRENGTH, -1),
        w.Test(t.OBSERVATION, -1, passed=w.PlaceOnMystery()),
        w.GainCondition(t.DETAINED),
    ),
    Complex(
        "sp-ct-3",
        w.Test(t.WILL, -1),
        w.Test(t.LORE, -1, passed=w.PlaceOnMystery()),
        w.Lose(t.SANITY, 3),
    ),
    Complex(
        "sp-ct-4",
        w.Test(t.STRENGTH, -1),
        w.Test(t.WILL, -1, passed=w.PlaceOnMystery(), failed=w.GainCondition(t.HALLUCINATIONS)),
        w.Lose(t.HEALTH, 3),
    ),
    Complex(
        "sp-ct-5",
        w.Test(t.OBSERVATION, -1),
        w.Test(t.LORE, -1, passed=w.PlaceOnMystery(), failed=w.GoOn(passed=False)),
        w.Lose(t.HEALTH, 3),
    ),
    Complex(
        "sp-ct-6",
        (w.Lose(t.SANITY), w.Test(t.OBSERVATION, -1)),
        w.Test(t.LORE, -1, passed=w.PlaceOnMystery(), failed=w.GainCondition(t.PARANOIA)),
        (w.GainCondition(t.LEG_INJURY), w.SpawnMonster(w.HERE)),
    ),
)

THE_KEY_AND_THE_GATE: Final = (
    Complex(
        "sp-ys-1",
        (w.If(w.Has(t.CONDITION, t.DARK_PACT), w.Devour()), w.Test(t.WILL, -1)),
        w.Test(
            t.LORE,
            passed=w.May(w.Discard(t.SPELL), w.PlaceOnSheet(t.ELDRITCH), otherwise=w.Lose(t.SANITY, 3)),
            failed=w.Lose(t.SANITY, 3),
        ),
        w.Devour(),
    ),
    Complex(
        "sp-ys-2",
        w.Test(t.WILL, -1),
        w.Test(t.INFLUENCE, passed=w.PlaceOnSheet(t.ELDRITCH), failed=w.Lose(t.SANITY, 3), need=3, per_clue=True),
        w.Devour(),
    ),
    Complex(
        "sp-ys-3",
        w.Test(t.OBSERVATION, -1),
        w.Test(t.STRENGTH, passed=w.PlaceOnSheet(t.ELDRITCH), failed=w.GainCondition(t.CURSED), per_sanity=True, need=3),
        w.Devour(),
    ),
    Complex(
        "sp-ys-4",
        w.Test(t.STRENGTH, -1),
        w.Test(
            t.LORE,
            passed=w.May(w.GainCondition(t.AMNESIA), w.PlaceOnSheet(t.ELDRITCH), otherwise=w.Lose(t.SANITY, 3)),
            failed=w.Lose(t.SANITY, 3),
        ),
        w.Devour(),
    ),
    Complex(
        "sp-ys-5",
        w.Test(t.LORE, -1),
        w.Test(
            t.INFLUENCE, passed=w.PlaceOnSheet(t.ELDRITCH), failed=w.AdvanceDoom(), fewer=w.MonstersOn(w.ANYWHERE, t.CULTIST)
        ),
        (w.GainCondition(t.CURSED), w.GainCondition(trait=t.MADNESS), w.GainCondition(trait=t.INJURY)),
    ),
    Complex(
        "sp-ys-6",
        w.Test(t.LORE, -1),
        w.Test(t.WILL, passed=w.PlaceOnSheet(t.ELDRITCH), failed=w.Lose(t.SANITY, 3), fewer=w.Owned(t.SPELL)),
        (w.GainSpell(2), w.GainCondition(t.DARK_PACT)),
    ),
)

SPECIAL: Final = {"cthulhu": RLYEH_RISEN, "yog-sothoth": THE_KEY_AND_THE_GATE}
"""The Special deck of an Ancient One that has one."""
