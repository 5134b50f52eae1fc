"""The 14 Artifacts (EH-CMP-15)."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Artifact, Moment, Power


def _tome(code: str, effect: w.Effect) -> Artifact:
    """Read it, pay with Sanity, and something happens."""
    reading = w.Test(t.LORE, passed=w.May(w.Spend(t.SANITY), effect))
    return Artifact(code, (t.ITEM, t.TOME), powers=(Power(Moment.ACTION, reading),))


ARTIFACTS: Final = (
    _tome("cultes-des-goules", w.GainClue(2)),
    _tome("de-vermis-mysteriis", w.Improve()),
    Artifact(
        "flute-of-the-outer-gods",
        (t.ITEM, t.MAGICAL),
        powers=(Power(Moment.ACTION, w.May(w.Price((w.Spend(t.HEALTH, 2), w.Spend(t.SANITY, 2))), w.DefeatMonsters())),),
    ),
    Artifact(
        "gate-box",
        (t.ITEM, t.MAGICAL),
        (w.AdditionalDie(w.IN_OTHER_WORLDS),),
        (Power(Moment.CLOSED_GATE, w.GainClue(), forced=True),),
    ),
    Artifact(
        "glass-of-mortlan",
        (t.ITEM, t.MAGICAL),
        (w.SixesCountTwice(w.Tests(during=w.IN_SPELLS)),),
        (Power(Moment.WOULD_LOSE, w.PreventLoss(1), value=t.SANITY, in_spells=True),),
    ),
    Artifact(
        "grotesque-statue",
        (t.ITEM,),
        powers=(
            Power(Moment.GAINED_FROM_DECK, w.GainClue(5), forced=True),
            Power(Moment.WOULD_LOSE, w.PreventLoss(w.ALL), w.SpendClues(), value=t.SANITY, once_per_round=True),
        ),
    ),
    Artifact(
        "lightning-gun",
        (t.ITEM, t.WEAPON, t.MAGICAL),
        (w.Bonus(t.STRENGTH, 6, w.IN_COMBAT),),
        (Power(Moment.ACTION, (w.HurtMonsters(1), w.Lose(t.HEALTH))),),
    ),
    Artifact(
        "mi-go-brain-case",
        (t.ITEM, t.MAGICAL, t.TEAMWORK),
        powers=(Power(Moment.ACTION, (w.TradeAfar(t.POSSESSION), w.By(w.TheChosen(), (w.May(w.ChangePlaces()),)))),),
    ),
    _tome("necronomicon", w.GainSpell(2)),
    Artifact("pallid-mask", (t.ITEM, t.MAGICAL), (w.IgnoresMonsters(),)),
    Artifact(
        "ruby-of-rlyeh",
        (t.ITEM, t.MAGICAL),
        powers=(Power(Moment.ACTION_PHASE, w.AdditionalAction(), w.Spend(t.SANITY), once_per_round=True),),
    ),
    Artifact(
        "sword-of-saint-jerome",
        (t.ITEM, t.WEAPON, t.MAGICAL),
        (w.Bonus(t.WILL, 2, w.IN_COMBAT), w.Bonus(t.STRENGTH, 5, w.IN_COMBAT)),
        (Power(Moment.BEAT_MONSTER, w.Recover(t.SANITY), forced=True),),
    ),
    _tome("ttka-halot", w.HurtMonster(3)),
    Artifact(
        "the-silver-key",
        (t.ITEM, t.MAGICAL),
        (w.CheaperClues(),),
        (Power(Moment.AFTER_ROLL, w.Reroll(), tests=w.Tests(during=w.IN_OTHER_WORLDS)),),
    ),
)
