"""The 8 America encounters (EH-CMP-05): Arkham, San Francisco, Buenos Aires."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Encounter

AMERICA: Final = (
    Encounter(
        "am-1",
        (w.GainSpell(trait=t.INCANTATION), w.Test(t.LORE, failed=w.GainCondition(t.HALLUCINATIONS))),
        w.May(w.SpendClues(), w.Improve(t.OBSERVATION)),
        w.Test(t.LORE, passed=w.GainCondition(t.BLESSED), failed=w.Lose(t.SANITY, 2)),
    ),
    Encounter(
        "am-2",
        (w.GainSpell(trait=t.INCANTATION), w.Test(t.WILL, 1, failed=w.GainCondition(t.PARANOIA))),
        w.Test(t.WILL, -1, passed=w.Improve(), failed=w.GainCondition(t.LEG_INJURY)),
        w.Test(t.LORE, passed=w.GainSpell(trait=t.RITUAL), failed=w.Lose(t.SANITY)),
    ),
    Encounter(
        "am-3",
        w.Test(t.LORE, 1, passed=w.GainSpell()),
        w.Test(t.INFLUENCE, passed=w.Improve(t.OBSERVATION), failed=w.GainCondition(t.DEBT)),
        w.Test(t.LORE, 1, passed=w.GainSpell(), failed=w.GainCondition(t.DEBT)),
    ),
    Encounter(
        "am-4",
        w.May(w.SpendClues(), w.GainSpell(trait=t.INCANTATION)),
        w.Test(t.WILL, passed=w.GainCondition(t.BLESSED), failed=w.GainCondition(t.DETAINED)),
        w.May(w.SpendClues(), w.GainSpell(trait=t.RITUAL)),
    ),
    Encounter(
        "am-5",
        w.Test(t.OBSERVATION, passed=w.GainSpell(trait=t.INCANTATION), failed=w.Lose(t.HEALTH)),
        w.May(w.BecomeDelayed(), w.Improve()),
        (w.GainSpell(trait=t.RITUAL), w.Test(t.WILL, failed=w.GainCondition(t.DETAINED))),
    ),
    Encounter(
        "am-6",
        w.Test(t.LORE, passed=w.GainSpell(trait=t.INCANTATION), failed=w.GainCondition(t.AMNESIA)),
        (w.Improve(t.OBSERVATION), w.Test(t.LORE, failed=w.LoseBoth())),
        (w.GainSpell(trait=t.RITUAL), w.Test(t.LORE, failed=w.GainCondition(t.PARANOIA))),
    ),
    Encounter(
        "am-7",
        w.May(w.BecomeDelayed(), w.GainSpell(2)),
        (w.Improve(t.OBSERVATION), w.Test(t.WILL, -1, failed=w.Lose(t.SANITY, 2))),
        w.May(w.BecomeDelayed(), w.GainSpell(2)),
    ),
    Encounter(
        "am-8",
        w.Test(t.LORE, passed=w.GainCondition(t.BLESSED), failed=w.GainCondition(t.PARANOIA)),
        w.Test(t.WILL, passed=w.Improve(t.OBSERVATION), failed=w.GainCondition(trait=t.MADNESS)),
        w.Test(t.INFLUENCE, passed=w.GainSpell(trait=t.RITUAL)),
    ),
)
