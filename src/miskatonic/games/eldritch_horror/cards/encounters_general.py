"""The 12 General encounters (EH-CMP-08): city, wilderness, sea."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Encounter

GENERAL: Final = (
    Encounter(
        "ge-1",
        w.Test(
            t.OBSERVATION,
            passed=w.Choose(1, (w.GainAsset((t.ITEM,), source=w.RESERVE), w.GainAsset((t.ITEM,)))),
            failed=w.GainCondition(t.DETAINED),
        ),
        (w.GainAsset((t.ITEM,)), w.Lose(t.SANITY)),
        w.Test(t.OBSERVATION, passed=w.GainArtifact(), failed=w.BecomeDelayed()),
    ),
    Encounter(
        "ge-2",
        w.Test(t.INFLUENCE, passed=w.SpawnClue(), failed=w.GainCondition(t.DEBT)),
        w.Test(t.WILL, passed=w.Choose(1, (w.GainClue(), w.Improve(t.LORE))), failed=w.GainCondition(t.CURSED)),
        (w.Walk(), w.Lose(t.SANITY)),
    ),
    Encounter(
        "ge-3",
        w.Test(
            t.STRENGTH,
            passed=w.Choose(1, (w.GainAsset((t.ITEM,), source=w.RESERVE), w.GainAsset((t.ITEM,)))),
            failed=(w.Lose(t.HEALTH), w.Discard(t.POSSESSION, trait=t.ITEM)),
        ),
        w.Test(t.LORE, passed=w.Choose(1, (w.GainClue(), w.GainSpell()))),
        w.Test(t.LORE, -1, passed=(w.GainCondition(t.BLESSED), w.Recover(t.HEALTH), w.Recover(t.SANITY))),
    ),
    Encounter(
        "ge-4",
        w.Test(t.INFLUENCE, failed=w.GainCondition(t.LEG_INJURY)),
        w.Test(t.OBSERVATION, passed=w.Walk(), failed=(w.Lose(t.HEALTH), w.GainCondition(t.LEG_INJURY))),
        w.Test(t.OBSERVATION, passed=(w.GainClue(), w.GainAsset((t.ALLY,))), failed=w.GainCondition(t.PARANOIA)),
    ),
    Encounter(
        "ge-5",
        w.Test(t.INFLUENCE, passed=w.GainAsset((t.WEAPON,)), failed=w.GainCondition(t.DETAINED)),
        w.May(w.SpendClues(), w.GainArtifact()),
        w.May(w.BecomeDelayed(), w.GainArtifact()),
    ),
    Encounter(
        "ge-6",
        w.Test(t.LORE, -1, passed=w.GainArtifact(t.TOME)),
        w.Test(t.OBSERVATION, passed=w.GainArtifact(t.TOME)),
        w.Test(t.LORE, passed=w.Choose(1, (w.GainClue(), w.Improve(t.WILL))), failed=w.GainCondition(t.CURSED)),
    ),
    Encounter(
        "ge-7",
        w.Test(t.INFLUENCE, passed=w.GainAsset((t.ALLY,)), failed=w.GainCondition(t.DEBT)),
        w.Test(t.OBSERVATION, passed=w.Walk(), failed=(w.BecomeDelayed(), w.GainCondition(trait=t.MADNESS))),
        (w.Lose(t.SANITY), w.GainCondition(t.BACK_INJURY)),
    ),
    Encounter(
        "ge-8",
        (w.Recover(t.SANITY, 2), w.Test(t.OBSERVATION, failed=w.Discard(t.POSSESSION, trait=t.ITEM))),
        w.Test(t.LORE, passed=w.Choose(1, (w.GainClue(), w.Improve(t.INFLUENCE))), failed=w.GainCondition(t.CURSED)),
        w.Test(t.INFLUENCE, passed=w.GainClue()),
    ),
    Encounter(
        "ge-9",
        w.Test(t.STRENGTH, passed=w.GainAsset((t.ALLY,)), failed=w.Lose(t.HEALTH)),
        w.Test(t.STRENGTH, passed=w.Improve(t.WILL), failed=(w.Lose(t.HEALTH), w.GainCondition(t.LEG_INJURY))),
        w.Test(t.INFLUENCE, passed=w.SpawnClue()),
    ),
    Encounter(
        "ge-10",
        w.Test(t.WILL, passed=w.SpawnClue(), failed=w.Lose(t.SANITY, 2)),
        w.Test(t.STRENGTH, failed=w.GainCondition(t.HALLUCINATIONS)),
        w.Test(t.STRENGTH, failed=w.BecomeDelayed()),
    ),
    Encounter(
        "ge-11",
        w.Test(t.WILL, passed=w.Recover(t.SANITY, 2), failed=w.GainCondition(t.PARANOIA)),
        w.May(w.BecomeDelayed(), w.Choose(1, (w.Recover(t.SANITY, 3), w.Discard(t.CONDITION, trait=t.MADNESS)))),
        w.Test(t.LORE, passed=w.GainSpell(), failed=w.GainCondition(t.CURSED)),
    ),
    Encounter(
        "ge-12",
        w.Test(t.INFLUENCE, passed=w.Choose(1, (w.GainAsset((t.SERVICE,), source=w.RESERVE), w.GainAsset((t.SERVICE,))))),
        w.Test(t.WILL, -1, passed=w.GainArtifact(), failed=w.Lose(t.SANITY, 2)),
        w.Test(t.WILL, failed=w.Discard(t.POSSESSION, trait=t.ITEM)),
    ),
)
