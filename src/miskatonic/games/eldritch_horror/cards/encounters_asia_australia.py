"""The 8 Asia and Australia encounters (EH-CMP-07): Shanghai, Tokyo, Sydney."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Encounter

ASIA_AUSTRALIA: Final = (
    Encounter(
        "aa-1",
        w.Test(t.OBSERVATION, passed=w.Improve(t.LORE), failed=w.Lose(t.SANITY)),
        w.Test(t.INFLUENCE, passed=w.HurtMonsters(2, w.ANYWHERE), failed=w.GainCondition(t.BACK_INJURY)),
        w.Test(t.WILL, passed=w.Improve(t.STRENGTH), failed=w.Lose(t.SANITY)),
    ),
    Encounter(
        "aa-2",
        w.Test(t.INFLUENCE, passed=w.Improve(), failed=w.Lose(t.HEALTH)),
        w.May(w.BecomeDelayed(), w.HurtMonster(3, w.ANYWHERE)),
        (w.Improve(t.STRENGTH), w.Test(t.STRENGTH, -1, failed=w.Lose(t.HEALTH, 2))),
    ),
    Encounter(
        "aa-3",
        (w.Improve(t.LORE), w.Test(t.WILL, failed=w.GainCondition(t.HALLUCINATIONS))),
        (w.MoveMonster(w.HERE), w.Fight()),
        (w.Improve(t.STRENGTH), w.Test(t.INFLUENCE, failed=w.GainCondition(t.DETAINED))),
    ),
    Encounter(
        "aa-4",
        w.Test(t.INFLUENCE, passed=w.Improve(t.LORE)),
        w.Test(t.INFLUENCE, passed=w.HurtMonster(2, w.ANYWHERE), failed=w.GainCondition(t.DETAINED)),
        w.Test(t.WILL, passed=w.Improve(t.STRENGTH), failed=w.Lose(t.SANITY)),
    ),
    Encounter(
        "aa-5",
        w.May(w.SpendClues(), w.Improve(t.LORE)),
        w.Test(t.INFLUENCE, -1, passed=w.HurtMonster(3, w.ANYWHERE), failed=w.GainCondition(t.DETAINED)),
        w.May(w.SpendClues(), w.Improve(t.STRENGTH)),
    ),
    Encounter(
        "aa-6",
        (w.Improve(t.LORE), w.Test(t.OBSERVATION, failed=w.BecomeDelayed())),
        w.Test(t.WILL, passed=w.GainCondition(t.BLESSED), failed=w.GainCondition(t.HALLUCINATIONS)),
        w.Test(t.INFLUENCE, -1, passed=w.GainAsset((t.WEAPON,)), failed=w.GainCondition(t.DEBT)),
    ),
    Encounter(
        "aa-7",
        w.May(w.BecomeDelayed(), w.Improve()),
        w.May(w.SpendClues(), w.DiscardMonster()),
        w.Test(t.INFLUENCE, passed=w.GainCondition(t.BLESSED), failed=w.GainCondition(t.DETAINED)),
    ),
    Encounter(
        "aa-8",
        w.Test(t.STRENGTH, passed=w.GainCondition(t.BLESSED), failed=w.GainCondition(t.DETAINED)),
        w.Test(t.INFLUENCE, passed=w.May(w.MoveMonster(w.ANYWHERE))),
        w.May(w.BecomeDelayed(), w.GainAsset((t.WEAPON,))),
    ),
)
