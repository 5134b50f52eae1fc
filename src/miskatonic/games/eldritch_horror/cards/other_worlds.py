"""The 24 Other World encounters (EH-CMP-09)."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Complex

OTHER_WORLDS: Final = (
    Complex(
        "ow-1",
        w.Test(t.OBSERVATION, -1),
        (w.CloseGate(), w.Test(t.LORE, passed=w.Choose(1, (w.GainClue(), w.GainSpell())), failed=w.Lose(t.SANITY, 2))),
        w.Unless(w.Lose(t.SANITY, 3), w.SpendClues()),
    ),
    Complex(
        "ow-2",
        w.Test(t.WILL, -1),
        (w.CloseGate(), w.Test(t.OBSERVATION, passed=w.GainClue(2))),
        w.Test(t.LORE, failed=w.Lose(t.SANITY, 6)),
    ),
    Complex(
        "ow-3",
        w.Test(t.LORE, -1),
        (w.CloseGate(), w.Test(t.WILL, passed=w.GainClue())),
        w.Unless((w.Lose(t.SANITY, 2), w.GainCondition(t.PARANOIA)), w.SpendClues()),
    ),
    Complex(
        "ow-4",
        w.Test(t.LORE, -1),
        (w.CloseGate(), w.May(w.BecomeDelayed(), w.GainClue(2))),
        w.Test(t.INFLUENCE, failed=w.AdvanceDoom()),
    ),
    Complex(
        "ow-5",
        w.Test(t.INFLUENCE, -1),
        (w.May(w.BecomeDelayed(), w.GainClue(2)), w.CloseGate()),
        w.Test(t.STRENGTH, failed=w.Lose(t.HEALTH, 6)),
    ),
    Complex(
        "ow-6",
        w.Test(t.LORE),
        (w.CloseGate(), w.May(w.BecomeDelayed(), w.GainSpell())),
        w.Test(t.WILL, failed=w.Lose(t.SANITY, 3)),
    ),
    Complex(
        "ow-7",
        w.Test(t.WILL, -1, extra=w.Owned(t.CLUE)),
        w.Test(t.STRENGTH, passed=w.CloseGate(), failed=(w.Lose(t.HEALTH, 2), w.BecomeDelayed())),
        (w.BecomeDelayed(), w.GainCondition(t.HALLUCINATIONS)),
    ),
    Complex(
        "ow-8",
        w.Test(t.WILL),
        w.Test(t.LORE, passed=w.CloseGate(), failed=w.Lose(t.HEALTH, 2)),
        w.Test(t.STRENGTH, failed=w.GainCondition(t.AMNESIA)),
    ),
    Complex(
        "ow-9",
        w.Test(t.WILL),
        w.Test(t.LORE, passed=w.CloseGate(), failed=w.Lose(t.HEALTH, 2)),
        w.Unless(w.GainCondition(t.HALLUCINATIONS), w.SpendClues()),
    ),
    Complex(
        "ow-10",
        w.Test(t.INFLUENCE),
        w.Test(t.LORE, passed=w.CloseGate(), failed=w.Lose(t.SANITY)),
        w.Unless(w.Lose(t.SANITY, 2), w.SpendClues()),
    ),
    Complex(
        "ow-11",
        w.Test(t.LORE),
        w.Test(t.WILL, passed=w.CloseGate(), failed=w.BecomeDelayed()),
        w.Unless(w.GainCondition(t.AMNESIA), w.SpendClues()),
    ),
    Complex(
        "ow-12",
        w.Test(t.OBSERVATION),
        w.Test(t.LORE, passed=w.CloseGate(), failed=w.GainCondition(t.PARANOIA)),
        w.Unless(w.Lose(t.SANITY, 2), w.BecomeDelayed()),
    ),
    Complex(
        "ow-13",
        w.Test(t.WILL),
        w.Test(t.LORE, passed=w.CloseGate(), failed=w.BecomeDelayed()),
        w.Test(t.LORE, -1, passed=w.CloseGate(), failed=w.Lose(t.SANITY, 3)),
    ),
    Complex(
        "ow-14",
        w.May(w.SpendClues(), w.GoOn(passed=True), otherwise=w.GoOn(passed=False)),
        w.Test(t.WILL, passed=w.CloseGate(), failed=w.Lose(t.SANITY)),
        w.Test(t.STRENGTH, passed=w.CloseGate(), failed=w.LoseBoth()),
    ),
    Complex(
        "ow-15",
        w.May(w.SpendClues(), w.GoOn(passed=True), otherwise=w.GoOn(passed=False)),
        w.Test(t.LORE, passed=w.CloseGate(), failed=w.GainCondition(t.HALLUCINATIONS)),
        w.Test(t.WILL, passed=w.CloseGate(), failed=w.Lose(t.HEALTH)),
    ),
    Complex(
        "ow-16",
        w.Test(t.WILL),
        w.Test(t.LORE, passed=w.CloseGate(), failed=w.Lose(t.SANITY)),
        w.May(w.SpendClues(), w.CloseGate(), otherwise=w.BecomeDelayed()),
    ),
    Complex(
        "ow-17",
        w.Test(t.WILL),
        w.Test(t.LORE, passed=w.CloseGate(), failed=w.Lose(t.SANITY)),
        w.Test(t.LORE, -1, passed=w.CloseGate(), failed=w.Lose(t.HEALTH, 2)),
    ),
    Complex(
        "ow-18",
        w.Test(t.INFLUENCE),
        w.Test(t.WILL, passed=w.CloseGate(), failed=w.Lose(t.SANITY)),
        w.May(
            w.Discard(t.POSSESSION, trait=t.ITEM),
            w.CloseGate(),
            otherwise=w.Steps((w.Lose(t.HEALTH), w.GainCondition(trait=t.INJURY))),
        ),
    ),
    Complex(
        "ow-19",
        w.Test(t.INFLUENCE),
        (w.GainClue(2), w.Test(t.LORE, -1, passed=w.CloseGate(), failed=w.Lose(t.SANITY))),
        w.Unless((w.GainCondition(t.PARANOIA), w.Lose(t.SANITY)), w.BecomeDelayed()),
    ),
    Complex(
        "ow-20",
        w.Test(t.LORE),
        (w.GainSpell(), w.Test(t.INFLUENCE, -1, passed=w.CloseGate(), failed=w.BecomeDelayed())),
        (w.GainCondition(t.HALLUCINATIONS), w.Test(t.WILL, failed=w.Lose(t.HEALTH, 2))),
    ),
    Complex(
        "ow-21",
        w.Test(t.LORE),
        (w.GainClue(2), w.May(w.Spend(t.HEALTH), w.CloseGate(), otherwise=w.BecomeDelayed())),
        (w.Lose(t.HEALTH), w.Test(t.OBSERVATION, failed=w.Discard(t.POSSESSION, trait=t.ITEM))),
    ),
    Complex(
        "ow-22",
        w.Test(t.WILL),
        (w.GainArtifact(), w.Test(t.OBSERVATION, -1, passed=w.CloseGate(), failed=w.GainCondition(t.AMNESIA))),
        w.Test(t.STRENGTH, failed=w.LoseBoth()),
    ),
    Complex(
        "ow-23",
        w.Test(t.OBSERVATION),
        (w.Improve(t.WILL), w.Test(t.STRENGTH, -1, passed=w.CloseGate(), failed=w.GainCondition(t.BACK_INJURY))),
        (w.GainCondition(t.LEG_INJURY), w.Test(t.WILL, failed=w.LoseBoth())),
    ),
    Complex(
        "ow-24",
        w.Test(t.INFLUENCE),
        (w.GainArtifact(), w.May(w.SpendClues(2), w.CloseGate(), otherwise=w.BecomeDelayed())),
        (w.Lose(t.SANITY), w.Test(t.WILL, failed=w.GainCondition(t.PARANOIA))),
    ),
)
