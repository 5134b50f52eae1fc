"""The 8 Europe encounters (EH-CMP-06): London, Rome, Istanbul."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Encounter

EUROPE: Final = (
    Encounter(
        "eu-1",
        w.Test(t.OBSERVATION, passed=w.GainCondition(t.BLESSED), failed=w.BecomeDelayed()),
        w.Test(t.INFLUENCE, passed=w.Improve(t.WILL)),
        w.Test(t.INFLUENCE, -1, passed=w.Improve(), failed=w.GainCondition(t.DEBT)),
    ),
    Encounter(
        "eu-2",
        w.Test(t.OBSERVATION, passed=w.SpawnClue(2), failed=w.GainCondition(t.HALLUCINATIONS)),
        (w.Improve(t.WILL), w.Test(t.INFLUENCE, failed=w.LoseBoth())),
        w.May(w.BecomeDelayed(), w.Improve()),
    ),
    Encounter(
        "eu-3",
        w.Test(t.OBSERVATION, -1, passed=w.GainClue()),
        w.Test(
            t.INFLUENCE,
            -1,
            passed=w.GainCondition(t.BLESSED),
            failed=(w.Lose(t.SANITY), w.Discard(t.CONDITION, name=t.BLESSED)),
        ),
        w.Test(t.LORE, passed=w.Improve(t.INFLUENCE)),
    ),
    Encounter(
        "eu-4",
        w.May(w.GainCondition(t.DEBT), w.GainClue(2)),
        w.May(w.BecomeDelayed(), w.GainCondition(t.BLESSED)),
        w.Test(t.WILL, passed=w.Improve(t.INFLUENCE), failed=w.GainCondition(trait=t.MADNESS)),
    ),
    Encounter(
        "eu-5",
        (w.SpawnClue(chosen=True), w.Test(t.STRENGTH, failed=w.GainCondition(t.DETAINED))),
        w.Test(t.WILL, passed=w.Improve(t.WILL), failed=w.Lose(t.SANITY)),
        w.May(w.SpendClues(), w.Improve(t.INFLUENCE)),
    ),
    Encounter(
        "eu-6",
        w.Test(t.OBSERVATION, passed=w.SpawnClue(chosen=True), failed=w.Lose(t.SANITY)),
        w.Test(t.INFLUENCE, passed=w.GainCondition(t.BLESSED), failed=w.GainCondition(t.DETAINED)),
        (w.Improve(t.INFLUENCE), w.Test(t.WILL, failed=w.Lose(t.HEALTH, 2))),
    ),
    Encounter(
        "eu-7",
        (w.SpawnClue(2), w.Test(t.OBSERVATION, failed=w.GainCondition(t.INTERNAL_INJURY))),
        w.May(w.Improve(), w.Test(t.WILL, failed=w.GainCondition(t.CURSED))),
        (w.Improve(t.INFLUENCE), w.Test(t.WILL, failed=w.Lose(t.SANITY, 2))),
    ),
    Encounter(
        "eu-8",
        w.May(w.BecomeDelayed(), w.SpawnClue(2)),
        (w.Improve(t.WILL), w.Test(t.WILL, -1, failed=w.GainCondition(t.PARANOIA))),
        w.Test(t.OBSERVATION, passed=w.GainCondition(t.BLESSED), failed=w.GainCondition(t.BACK_INJURY)),
    ),
)
