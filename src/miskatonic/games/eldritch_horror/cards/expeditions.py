"""The 18 Expedition encounters (EH-CMP-10), 3 for each of the six places."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.sheets import Complex

EXPEDITIONS: Final = (
    Complex(
        "ex-ant-1",
        w.Test(t.STRENGTH),
        (w.RetreatDoom(), w.Test(t.WILL, failed=w.GainCondition(t.AMNESIA))),
        (w.Lose(t.HEALTH), w.GainCondition(t.BACK_INJURY), w.Test(t.OBSERVATION, -1, passed=w.RetreatDoom())),
        world.ANTARCTICA,
    ),
    Complex(
        "ex-ant-2",
        w.Test(t.OBSERVATION),
        w.Test(t.WILL, passed=w.GainArtifact(), failed=w.GainCondition(t.HALLUCINATIONS)),
        w.Test(t.STRENGTH, -1, passed=w.GainClue(2), failed=w.GainCondition(t.LEG_INJURY)),
        world.ANTARCTICA,
    ),
    Complex(
        "ex-ant-3",
        w.Test(t.STRENGTH),
        (w.GainArtifact(), w.Test(t.OBSERVATION, -1, failed=w.Lose(t.SANITY))),
        (w.GainCondition(t.LEG_INJURY), w.Test(t.INFLUENCE, passed=w.GainArtifact(), failed=w.Lose(t.HEALTH, 2))),
        world.ANTARCTICA,
    ),
    Complex(
        "ex-ama-1",
        w.Test(t.STRENGTH),
        (w.RetreatDoom(), w.Test(t.LORE, failed=w.GainCondition(t.AMNESIA))),
        (w.Lose(t.HEALTH), w.GainCondition(t.INTERNAL_INJURY), w.Test(t.OBSERVATION, -1, passed=w.RetreatDoom())),
        world.THE_AMAZON,
    ),
    Complex(
        "ex-ama-2",
        w.Test(t.OBSERVATION),
        w.Test(t.LORE, passed=w.GainArtifact(), failed=w.Lose(t.SANITY, 2)),
        w.Test(t.STRENGTH, -1, passed=w.GainClue(2), failed=w.GainCondition(t.BACK_INJURY)),
        world.THE_AMAZON,
    ),
    Complex(
        "ex-ama-3",
        w.Test(t.STRENGTH),
        (w.GainArtifact(), w.Test(t.OBSERVATION, -1, passed=w.GainClue(), failed=w.Lose(t.SANITY))),
        (w.GainCondition(t.LEG_INJURY), w.Test(t.INFLUENCE, passed=w.GainArtifact(), failed=w.Lose(t.HEALTH, 2))),
        world.THE_AMAZON,
    ),
    Complex(
        "ex-afr-1",
        w.Test(t.STRENGTH),
        (w.RetreatDoom(), w.Test(t.LORE, failed=w.GainCondition(t.AMNESIA))),
        (w.Lose(t.HEALTH), w.GainCondition(t.BACK_INJURY), w.Test(t.OBSERVATION, -1, passed=w.RetreatDoom())),
        world.THE_HEART_OF_AFRICA,
    ),
    Complex(
        "ex-afr-2",
        w.Test(t.OBSERVATION),
        w.Test(t.LORE, passed=w.GainArtifact(), failed=w.GainCondition(t.HALLUCINATIONS)),
        w.Test(t.STRENGTH, -1, passed=w.GainClue(2), failed=w.GainCondition(t.DETAINED)),
        world.THE_HEART_OF_AFRICA,
    ),
    Complex(
        "ex-afr-3",
        w.Test(t.STRENGTH),
        (w.GainArtifact(), w.Test(t.OBSERVATION, -1, failed=w.Lose(t.SANITY))),
        (w.GainCondition(t.LEG_INJURY), w.Test(t.INFLUENCE, passed=w.GainArtifact(), failed=w.Lose(t.HEALTH, 2))),
        world.THE_HEART_OF_AFRICA,
    ),
    Complex(
        "ex-him-1",
        (w.SpawnMonster(w.HERE), w.Fight(beaten=w.GoOn(passed=True), unbeaten=w.GoOn(passed=False))),
        (w.RetreatDoom(), w.Test(t.LORE, failed=w.Lose(t.SANITY, 2))),
        w.Test(t.OBSERVATION, passed=(w.DiscardThisMonster(), w.RetreatDoom()), failed=w.Lose(t.SANITY)),
        world.THE_HIMALAYAS,
    ),
    Complex(
        "ex-him-2",
        w.Test(t.OBSERVATION),
        w.Test(t.WILL, passed=w.GainArtifact(), failed=w.GainCondition(t.PARANOIA)),
        w.Test(t.STRENGTH, -1, passed=w.GainClue(2), failed=w.GainCondition(t.INTERNAL_INJURY)),
        world.THE_HIMALAYAS,
    ),
    Complex(
        "ex-him-3",
        w.Test(t.STRENGTH),
        (w.GainArtifact(), w.Test(t.LORE, -1, failed=w.Lose(t.SANITY, 2))),
        w.Test(t.INFLUENCE, passed=w.GainArtifact(), failed=w.GainCondition(t.PARANOIA)),
        world.THE_HIMALAYAS,
    ),
    Complex(
        "ex-pyr-1",
        w.Test(t.STRENGTH),
        (w.RetreatDoom(), w.Test(t.LORE, failed=w.GainCondition(t.AMNESIA))),
        (w.Lose(t.HEALTH), w.GainCondition(t.INTERNAL_INJURY), w.Test(t.OBSERVATION, -1, passed=w.RetreatDoom())),
        world.THE_PYRAMIDS,
    ),
    Complex(
        "ex-pyr-2",
        w.Test(t.OBSERVATION),
        w.Test(t.LORE, passed=w.GainArtifact(), failed=w.Lose(t.SANITY, 2)),
        w.Test(t.STRENGTH, -1, passed=w.GainClue(2), failed=(w.Lose(t.HEALTH), w.GainCondition(t.INTERNAL_INJURY))),
        world.THE_PYRAMIDS,
    ),
    Complex(
        "ex-pyr-3",
        w.Test(t.STRENGTH),
        (w.GainArtifact(), w.Test(t.OBSERVATION, -1, failed=w.Lose(t.HEALTH))),
        (w.GainCondition(t.LEG_INJURY), w.Test(t.INFLUENCE, passed=w.GainArtifact(), failed=w.Lose(t.HEALTH, 2))),
        world.THE_PYRAMIDS,
    ),
    Complex(
        "ex-tun-1",
        w.Test(t.STRENGTH),
        w.Test(t.LORE, passed=w.RetreatDoom(), failed=w.GainCondition(t.AMNESIA)),
        (w.Lose(t.HEALTH), w.GainCondition(t.LEG_INJURY), w.Test(t.OBSERVATION, -1, passed=w.RetreatDoom())),
        world.TUNGUSKA,
    ),
    Complex(
        "ex-tun-2",
        w.Test(t.OBSERVATION),
        w.Test(t.WILL, passed=w.GainArtifact(), failed=w.GainCondition(t.PARANOIA)),
        w.Test(t.STRENGTH, -1, passed=w.GainClue(2), failed=w.GainCondition(t.BACK_INJURY)),
        world.TUNGUSKA,
    ),
    Complex(
        "ex-tun-3",
        w.Test(t.STRENGTH),
        (w.GainArtifact(), w.Test(t.OBSERVATION, -1, passed=w.GainClue(), failed=w.Lose(t.SANITY))),
        (w.GainCondition(t.INTERNAL_INJURY), w.Test(t.INFLUENCE, passed=w.GainArtifact(), failed=w.Lose(t.HEALTH, 2))),
        world.TUNGUSKA,
    ),
)
