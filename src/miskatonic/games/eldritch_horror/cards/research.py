"""The 32 Research encounters (EH-CMP-11), 8 for each Ancient One: city, wilderness, sea."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Encounter

AZATHOTH: Final = (
    Encounter(
        "re-az-1",
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainClue())),
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.SetOmen()), failed=w.Lose(t.HEALTH)),
        w.Test(t.LORE, passed=(w.GainThisClue(), w.GainClue()), failed=w.BecomeDelayed()),
    ),
    Encounter(
        "re-az-2",
        w.Test(t.LORE, passed=w.GainThisClue(), failed=w.PlaceOnGreen()),
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.GainClue()), failed=w.GainCondition(t.AMNESIA)),
        (w.GainThisClue(), w.Test(t.STRENGTH, failed=w.Lose(t.HEALTH, 2))),
    ),
    Encounter(
        "re-az-3",
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.Lose(t.SANITY)),
        (w.GainThisClue(), w.Test(t.WILL, passed=w.DiscardFromOmenTrack(), failed=w.Lose(t.SANITY, 6))),
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.SetOmen())),
    ),
    Encounter(
        "re-az-4",
        w.Test(t.STRENGTH, passed=w.GainThisClue(), failed=w.GainCondition(t.INTERNAL_INJURY)),
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.SpawnClue())),
        (w.GainThisClue(), w.PlaceOnGreen()),
    ),
    Encounter(
        "re-az-5",
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.GainClue()), failed=w.LoseMystery(random=True)),
        (w.GainThisClue(), w.Test(t.LORE, -1, passed=w.DiscardFromOmenTrack())),
        w.May(w.GainCondition(t.DARK_PACT), w.Steps((w.GainThisClue(), w.GainArtifact(name=t.TTKA_HALOT)))),
    ),
    Encounter(
        "re-az-6",
        w.Test(t.INFLUENCE, passed=w.GainThisClue(), failed=w.AdvanceOmen()),
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.AdvanceOmen()),
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.GainClue()), failed=w.AdvanceOmen()),
    ),
    Encounter(
        "re-az-7",
        w.Test(t.WILL, passed=w.GainThisClue(), failed=w.GainCondition(t.AMNESIA)),
        w.Test(t.INFLUENCE, passed=w.GainThisClue(), failed=w.Lose(t.SANITY)),
        w.Test(t.WILL, passed=(w.GainThisClue(), w.GainClue()), failed=w.GainCondition(t.INTERNAL_INJURY)),
    ),
    Encounter(
        "re-az-8",
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainClue()), failed=w.BecomeDelayed()),
        (
            w.Lose(t.HEALTH),
            w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.GainClue()), failed=w.GainCondition(t.BACK_INJURY)),
        ),
        (w.GainThisClue(), w.Test(t.OBSERVATION, passed=w.SetOmen())),
    ),
)

CTHULHU: Final = (
    Encounter(
        "re-ct-1",
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.MoveThisClue(w.Nearest(w.OfType(t.SEA)))),
        w.Ambush(t.CULTIST, beaten=w.GainThisClue(), unbeaten=w.GainCondition(t.CURSED)),
        w.May(
            w.GainCondition(t.DARK_PACT),
            w.Steps((w.GainThisClue(), w.GainSpell(name=t.MISTS_OF_RELEH))),
            otherwise=w.Steps((w.DiscardThisClue(), w.Ambush(t.STAR_SPAWN))),
        ),
    ),
    Encounter(
        "re-ct-2",
        w.Test(t.INFLUENCE, passed=(w.GainThisClue(), w.GainClue()), failed=w.Lose(t.SANITY)),
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainClue()), failed=w.Lose(t.SANITY)),
        w.Test(t.WILL, passed=(w.GainThisClue(), w.GainClue()), failed=w.GainCondition(t.HALLUCINATIONS)),
    ),
    Encounter(
        "re-ct-3",
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainClue()), failed=w.Discard(t.ASSET, trait=t.ITEM)),
        w.Test(t.WILL, passed=w.GainThisClue(), failed=w.GainCondition(t.HALLUCINATIONS)),
        w.Test(
            t.OBSERVATION,
            -1,
            passed=w.GainArtifact(name=t.GROTESQUE_STATUE),
            failed=(w.Lose(t.SANITY, 3), w.Ambush(t.DEEP_ONE)),
        ),
    ),
    Encounter(
        "re-ct-4",
        w.Test(t.LORE, passed=w.GainThisClue(), failed=w.Ambush(t.DEEP_ONE)),
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.MoveThisClue(w.Nearest(w.OfType(t.SEA)))),
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.GainCondition(t.DETAINED)),
    ),
    Encounter(
        "re-ct-5",
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.GainClue()), failed=w.Lose(t.SANITY)),
        w.Test(t.LORE, -1, passed=(w.GainThisClue(), w.RetreatDoom()), failed=w.MoveThisClue(w.Nearest(w.OfType(t.SEA)))),
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.Ambush(t.STAR_SPAWN, beaten=w.RetreatDoom())),
    ),
    Encounter(
        "re-ct-6",
        w.Test(
            t.OBSERVATION, passed=(w.GainThisClue(), w.GainSpell(name=t.MISTS_OF_RELEH)), failed=w.GainCondition(t.PARANOIA)
        ),
        w.Test(
            t.OBSERVATION,
            passed=w.GainThisClue(),
            failed=(w.Discard(t.ASSET, 2, trait=t.ITEM), w.MoveThisClue(w.Nearest(w.OfType(t.SEA)))),
        ),
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.RetreatDoom()), failed=w.GainCondition(t.HALLUCINATIONS)),
    ),
    Encounter(
        "re-ct-7",
        w.Ambush(
            t.CULTIST,
            beaten=w.GainThisClue(),
            unbeaten=(w.GainCondition(t.AMNESIA), w.MoveThisClue(w.Nearest(w.OfType(t.SEA)))),
        ),
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.GainClue()), failed=(w.Lose(t.SANITY, 2), w.BecomeDelayed())),
        w.Ambush(t.DEEP_ONE, beaten=(w.GainThisClue(), w.GainClue()), unbeaten=w.GainCondition(t.LEG_INJURY)),
    ),
    Encounter(
        "re-ct-8",
        w.Test(t.STRENGTH, passed=w.GainThisClue(), failed=(w.Lose(t.HEALTH), w.GainCondition(t.DETAINED))),
        w.Test(t.STRENGTH, passed=w.GainThisClue(), failed=(w.BecomeDelayed(), w.MoveThisClue(w.Nearest(w.OfType(t.SEA))))),
        (w.GainThisClue(), w.Lose(t.SANITY), w.Ambush(t.DEEP_ONE, beaten=w.GainArtifact(name=t.RUBY_OF_RLYEH))),
    ),
)

SHUB_NIGGURATH: Final = (
    Encounter(
        "re-sn-1",
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.DiscardMonster()), failed=w.AdvanceDoom()),
        w.Ambush(t.GOAT_SPAWN, beaten=(w.GainThisClue(), w.GainClue()), unbeaten=w.GainCondition(t.AMNESIA)),
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainClue()), failed=w.Ambush()),
    ),
    Encounter(
        "re-sn-2",
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.Lose(t.HEALTH, 2)),
        w.Test(
            t.OBSERVATION,
            -1,
            passed=w.GainThisClue(),
            failed=(w.SpawnMonster(w.HERE, name=t.DARK_YOUNG, or_another=True), w.Fight()),
        ),
        w.Test(t.INFLUENCE, -1, passed=(w.GainThisClue(), w.DiscardMonster())),
    ),
    Encounter(
        "re-sn-3",
        w.Test(t.OBSERVATION, passed=w.GainThisClue()),
        w.May(
            w.GainCondition(t.DARK_PACT),
            w.Steps((w.GainThisClue(), w.Improve(t.STRENGTH))),
            otherwise=w.GainCondition(t.PARANOIA),
        ),
        w.Test(
            t.STRENGTH,
            -1,
            passed=(w.GainThisClue(), w.GainClue()),
            failed=(w.Move(w.Nearest(w.OfType(t.WILDERNESS))), w.BecomeDelayed()),
        ),
    ),
    Encounter(
        "re-sn-4",
        w.Test(
            t.WILL, passed=w.GainThisClue(), failed=(w.Move(w.Nearest(w.OfType(t.WILDERNESS))), w.GainCondition(t.AMNESIA))
        ),
        w.Test(
            t.OBSERVATION,
            -1,
            passed=(w.GainThisClue(), w.GainClue()),
            failed=(w.Discard(t.ASSET, trait=t.ALLY), w.Lose(t.SANITY, 2)),
        ),
        w.Test(
            t.OBSERVATION,
            -1,
            passed=(w.GainThisClue(), w.GainClue()),
            failed=w.MoveThisClue(w.Nearest(w.OfType(t.WILDERNESS))),
        ),
    ),
    Encounter(
        "re-sn-5",
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainClue()), failed=w.GainCondition(t.INTERNAL_INJURY)),
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainClue()), failed=w.Ambush(t.DARK_YOUNG)),
        w.Test(t.STRENGTH, -1, passed=w.GainThisClue(), failed=w.MoveThisClue(w.Nearest(w.OfType(t.WILDERNESS)))),
    ),
    Encounter(
        "re-sn-6",
        w.Test(t.WILL, passed=(w.GainThisClue(), w.HurtMonster(2, w.ANYWHERE)), failed=w.GainCondition(t.CURSED)),
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.GainCondition(t.DETAINED)),
        (
            w.Lose(t.HEALTH, 2),
            w.GainThisClue(),
            w.May(w.Choose(1, (w.Discard(t.CONDITION, name=t.CURSED), w.Discard(t.CONDITION, name=t.DARK_PACT)))),
        ),
    ),
    Encounter(
        "re-sn-7",
        w.Test(t.INFLUENCE, passed=(w.GainThisClue(), w.GainClue()), failed=w.GainCondition(t.DETAINED)),
        w.Test(t.LORE, -1, passed=(w.GainThisClue(), w.RetreatDoom()), failed=w.GainCondition(t.BACK_INJURY)),
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.BecomeDelayed()),
    ),
    Encounter(
        "re-sn-8",
        w.May(w.GainCondition(t.DARK_PACT), w.Steps((w.GainThisClue(), w.GainArtifact(name=t.SWORD_OF_SAINT_JEROME)))),
        w.Test(t.LORE, -1, passed=w.GainThisClue(), failed=w.Ambush(t.GOAT_SPAWN)),
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.Ambush()),
    ),
)

YOG_SOTHOTH: Final = (
    Encounter(
        "re-ys-1",
        w.Test(
            t.OBSERVATION,
            passed=(w.GainThisClue(), w.May(w.Discard(t.SPELL), w.GainArtifact(name=t.THE_SILVER_KEY))),
            failed=w.GainCondition(t.DETAINED),
        ),
        w.Ambush(t.CULTIST, beaten=w.GainThisClue()),
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.Unless(w.DiscardThisClue(), w.Discard(t.SPELL))),
    ),
    Encounter(
        "re-ys-2",
        w.May(
            w.GainCondition(t.DARK_PACT),
            w.Steps((w.GainThisClue(), w.GainArtifact(name=t.NECRONOMICON))),
            otherwise=w.DiscardThisClue(),
        ),
        (w.GainThisClue(), w.If(w.Has(t.SPELL), w.Test(t.WILL, failed=(w.Lose(t.SANITY), w.GainCondition(t.PARANOIA))))),
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainClue())),
    ),
    Encounter(
        "re-ys-3",
        w.Test(t.INFLUENCE, -1, passed=(w.GainThisClue(), w.GainClue()), failed=w.AdvanceDoom()),
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.GainClue()), failed=w.Lose(t.SANITY)),
        (
            w.GainThisClue(),
            w.If(
                w.AtLeast(w.MonstersOn(w.ANYWHERE, t.HOUND_OF_TINDALOS)),
                w.Steps((w.MoveMonster(w.HERE, name=t.HOUND_OF_TINDALOS), w.Fight())),
                w.Lose(t.SANITY),
            ),
        ),
    ),
    Encounter(
        "re-ys-4",
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.GainClue())),
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainClue()), failed=(w.SpawnGate(), w.Discard(t.SPELL))),
        w.Test(t.OBSERVATION, passed=(w.GainThisClue(), w.GainSpell()), failed=w.Lose(t.HEALTH)),
    ),
    Encounter(
        "re-ys-5",
        w.Test(t.INFLUENCE, passed=(w.GainThisClue(), w.GainSpell()), failed=w.SpawnGate()),
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainClue()), failed=w.SpawnGate()),
        w.May(w.GainCondition(t.DARK_PACT), w.Steps((w.GainThisClue(), w.GainClue())), otherwise=w.SpawnGate()),
    ),
    Encounter(
        "re-ys-6",
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainArtifact(t.TOME)), failed=w.BecomeDelayed()),
        w.Test(t.LORE, passed=w.GainThisClue(), failed=w.GainCondition(t.AMNESIA)),
        w.Test(t.OBSERVATION, passed=w.GainThisClue(), failed=w.GainCondition(t.CURSED)),
    ),
    Encounter(
        "re-ys-7",
        w.Ambush(t.CULTIST, beaten=w.GainThisClue(), unbeaten=w.GainCondition(t.PARANOIA)),
        (w.GainThisClue(), w.If(w.Has(t.SPELL), w.Test(t.WILL, failed=(w.Lose(t.SANITY), w.BecomeDelayed())))),
        w.Test(t.LORE, passed=(w.GainThisClue(), w.May(w.Discard(t.SPELL), w.DiscardGate()))),
    ),
    Encounter(
        "re-ys-8",
        w.Test(
            t.OBSERVATION,
            passed=w.May(w.Discard(t.SPELL), w.Steps((w.GainThisClue(), w.GainClue()))),
            failed=(w.DiscardThisClue(), w.GainCondition(t.CURSED)),
        ),
        w.Test(t.OBSERVATION, -1, passed=(w.GainThisClue(), w.GainSpell()), failed=w.Lose(t.HEALTH)),
        (w.GainThisClue(), w.Walk(toward=w.Nearest(w.WithGate())), w.Unless(w.Lose(t.SANITY, 2), w.Discard(t.SPELL))),
    ),
)

RESEARCH: Final = {"azathoth": AZATHOTH, "cthulhu": CTHULHU, "shub-niggurath": SHUB_NIGGURATH, "yog-sothoth": YOG_SOTHOTH}
"""The Research deck of each Ancient One."""
