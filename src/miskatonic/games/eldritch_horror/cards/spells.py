"""The 20 Spells (EH-CMP-18): ten kinds, two copies each. The back is resolved by the result of the front's test."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Power, Spell, Whose

NOT_BLESSED: Final = w.Not(w.Has(t.CONDITION, t.BLESSED))
FORGET_WITHOUT_FOUR: Final = w.If(w.NoFour(), w.DiscardThis())
CONJURED: Final = (t.ITEM, t.TRINKET)


def _case(low: int, high: int, effects: w.Effects) -> w.Case:
    return w.Case(low, high, effects)


def _forget_unless(price: w.Effects) -> w.Unless:
    return w.Unless(w.DiscardThis(), price)


def _ward(code: str, value: int, condition: str) -> Spell:
    """Prevents a loss of anybody."""
    other = t.SANITY if value == t.HEALTH else t.HEALTH
    return Spell(
        code,
        t.INCANTATION,
        Power(
            Moment.WOULD_LOSE,
            w.Test(t.LORE, passed=w.PreventLoss(2)),
            whose=Whose.ANYBODYS,
            value=value,
            once_per_round=True,
        ),
        (
            (_case(0, 0, FORGET_WITHOUT_FOUR), _case(1, w.MORE, w.Lose(other))),
            (
                _case(0, 0, w.By(w.TheChosen(), (w.Unless(w.Lose(value), w.GainCondition(condition)),))),
                _case(3, w.MORE, w.PreventLoss(w.Result(), instead_of=2)),
            ),
        ),
    )


SPELLS: Final = (
    Spell(
        "blessing-of-isis",
        t.RITUAL,
        Power(
            Moment.ACTION,
            (
                w.ChooseInvestigator(NOT_BLESSED, here=True),
                w.Test(t.LORE, -1, passed=w.By(w.TheChosen(), (w.GainCondition(t.BLESSED),))),
            ),
        ),
        (
            (_case(0, 0, w.By(w.TheChosen(), (w.GainCondition(t.CURSED),))), _case(1, 1, w.Lose(t.SANITY))),
            (
                _case(0, 2, w.Lose(t.HEALTH)),
                _case(3, w.MORE, w.By(w.Each(NOT_BLESSED, here=True), (w.GainCondition(t.BLESSED),))),
            ),
        ),
    ),
    Spell(
        "clairvoyance",
        t.INCANTATION,
        Power(Moment.FREE_TO_CHOOSE, (w.ChooseClue(), w.Test(t.LORE, passed=w.May(w.ResearchThatClue())))),
        (
            (_case(0, 0, _forget_unless(w.GainCondition(t.PARANOIA))), _case(3, w.MORE, w.ResearchDie())),
            (_case(0, 0, w.DiscardThatClue()), _case(1, 2, w.Lose(t.SANITY)), _case(3, w.MORE, w.GainClue())),
        ),
    ),
    Spell(
        "conjuration",
        t.RITUAL,
        Power(
            Moment.ACTION,
            w.Test(t.LORE, 1, passed=w.May(w.GainAsset(CONJURED, source=w.RESERVE, most_value=w.Result()))),
        ),
        (
            (
                _case(0, 0, FORGET_WITHOUT_FOUR),
                _case(1, 3, w.Lose(t.SANITY)),
                _case(4, w.MORE, w.GainAsset(CONJURED, source=w.RESERVE)),
            ),
            (
                _case(0, 0, _forget_unless(w.Discard(t.ASSET, trait=t.ITEM))),
                _case(1, 1, w.Lose(t.SANITY)),
                _case(2, w.MORE, w.May(w.GainAsset(CONJURED, source=w.RESERVE, total_value=w.Result()))),
            ),
        ),
    ),
    Spell(
        "feed-the-mind",
        t.RITUAL,
        Power(
            Moment.ACTION,
            w.Test(t.LORE, -1, passed=(w.ChooseInvestigator(here=True), w.By(w.TheChosen(), (w.Improve(),)))),
        ),
        (
            (
                _case(0, 2, _forget_unless(w.Lose(t.SANITY, 2))),
                _case(3, w.MORE, w.By(w.TheChosen(), (w.May(w.Improve()),))),
            ),
            (_case(0, 0, FORGET_WITHOUT_FOUR), _case(1, w.MORE, w.Lose(t.SANITY))),
        ),
    ),
    _ward("flesh-ward", t.HEALTH, t.INTERNAL_INJURY),
    _ward("instill-bravery", t.SANITY, t.HALLUCINATIONS),
    Spell(
        "mists-of-releh",
        t.INCANTATION,
        Power(Moment.ENCOUNTER, w.Test(t.LORE, passed=w.May(w.IgnoreMonsters()))),
        (
            (_case(0, 1, w.LoseBoth()),),
            (_case(0, 0, _forget_unless(w.GainCondition(t.HALLUCINATIONS))), _case(1, w.MORE, w.Lose(t.SANITY))),
        ),
    ),
    Spell(
        "plumb-the-void",
        t.RITUAL,
        Power(
            Moment.ACTION,
            (w.ChooseInvestigator(), w.Test(t.LORE, -1, passed=w.By(w.TheChosen(), (w.May(w.Move(w.ANYWHERE)),)))),
        ),
        (
            (
                _case(0, 0, w.By(w.TheChosen(), (w.Lose(t.HEALTH, 3),))),
                _case(1, 2, w.Lose(t.SANITY)),
                _case(3, w.MORE, w.May(w.AdditionalAction())),
            ),
            (_case(0, 1, _forget_unless(w.GainCondition(t.AMNESIA))),),
        ),
    ),
    Spell(
        "shriveling",
        t.RITUAL,
        Power(Moment.ACTION, w.Test(t.LORE, passed=w.HurtMonster(2))),
        (
            (
                _case(0, 1, _forget_unless(w.Lose(t.SANITY, 2))),
                _case(3, w.MORE, w.HurtThisMonster(w.Result(), instead_of=2)),
            ),
            (
                _case(0, 0, w.Lose(t.HEALTH, 2)),
                _case(1, 1, w.Lose(t.SANITY)),
                _case(2, w.MORE, w.HurtMonsters(2, others=True)),
            ),
        ),
    ),
    Spell(
        "wither",
        t.INCANTATION,
        Power(Moment.COMBAT, w.Test(t.LORE, passed=w.CombatBonus((t.STRENGTH,), 3)), tests=w.Tests(t.STRENGTH)),
        (
            (
                _case(0, 1, _forget_unless(w.Lose(t.SANITY, 2))),
                _case(2, w.MORE, (w.Lose(t.SANITY), w.CombatBonus((t.STRENGTH,), 5))),
            ),
            (
                _case(0, 0, _forget_unless(w.GainCondition(t.INTERNAL_INJURY))),
                _case(1, 1, w.Lose(t.SANITY)),
                _case(2, w.MORE, w.CombatReroll()),
            ),
        ),
    ),
)
