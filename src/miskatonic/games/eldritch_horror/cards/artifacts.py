"""The 14 Artifacts (EH-CMP-15)."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Artifact, Moment, Power
from miskatonic.games.eldritch_horror.cards.terms import (
    HEALTH,
    ITEM,
    LORE,
    MAGICAL,
    POSSESSION,
    SANITY,
    STRENGTH,
    TEAMWORK,
    TOME,
    WEAPON,
    WILL,
)


def _tome(code: str, effect: w.Effect) -> Artifact:
    """Read it, pay with Sanity, and something happens."""
    reading = w.Test(LORE, passed=w.May(w.Spend(SANITY), effect))
    return Artifact(code, (ITEM, TOME), powers=(Power(Moment.ACTION, reading),))


ARTIFACTS: Final = (
    _tome("cultes-des-goules", w.GainClue(2)),
    _tome("de-vermis-mysteriis", w.Improve()),
    Artifact(
        "flute-of-the-outer-gods",
        (ITEM, MAGICAL),
        powers=(Power(Moment.ACTION, w.May(w.Price((w.Spend(HEALTH, 2), w.Spend(SANITY, 2))), w.DefeatMonsters())),),
    ),
    Artifact(
        "gate-box",
        (ITEM, MAGICAL),
        (w.AdditionalDie(w.IN_OTHER_WORLDS),),
        (Power(Moment.CLOSED_GATE, w.GainClue(), forced=True),),
    ),
    Artifact(
        "glass-of-mortlan",
        (ITEM, MAGICAL),
        (w.SixesCountTwice(w.Tests(during=w.IN_SPELLS)),),
        (Power(Moment.WOULD_LOSE, w.PreventLoss(1), value=SANITY, in_spells=True),),
    ),
    Artifact(
        "grotesque-statue",
        (ITEM,),
        powers=(
            Power(Moment.GAINED_FROM_DECK, w.GainClue(5), forced=True),
            Power(Moment.WOULD_LOSE, w.PreventLoss(w.ALL), w.SpendClues(), value=SANITY, once_per_round=True),
        ),
    ),
    Artifact(
        "lightning-gun",
        (ITEM, WEAPON, MAGICAL),
        (w.Bonus(STRENGTH, 6, w.IN_COMBAT),),
        (Power(Moment.ACTION, (w.Lose(HEALTH), w.HurtMonsters(1))),),
    ),
    Artifact(
        "mi-go-brain-case",
        (ITEM, MAGICAL, TEAMWORK),
        powers=(Power(Moment.ACTION, (w.TradeAfar(POSSESSION), w.May(w.ChangePlaces()))),),
    ),
    _tome("necronomicon", w.GainSpell(2)),
    Artifact("pallid-mask", (ITEM, MAGICAL), (w.IgnoresMonsters(),)),
    Artifact(
        "ruby-of-rlyeh",
        (ITEM, MAGICAL),
        powers=(Power(Moment.ACTION_PHASE, w.AdditionalAction(), w.Spend(SANITY), once_per_round=True),),
    ),
    Artifact(
        "sword-of-saint-jerome",
        (ITEM, WEAPON, MAGICAL),
        (w.Bonus(WILL, 2, w.IN_COMBAT), w.Bonus(STRENGTH, 5, w.IN_COMBAT)),
        (Power(Moment.BEAT_MONSTER, w.Recover(SANITY), forced=True),),
    ),
    _tome("ttka-halot", w.HurtMonster(3)),
    Artifact(
        "the-silver-key",
        (ITEM, MAGICAL),
        (w.CheaperClues(),),
        (Power(Moment.AFTER_ROLL, w.Reroll(), tests=w.Tests(during=w.IN_OTHER_WORLDS)),),
    ),
)
