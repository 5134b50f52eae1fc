"""The 20 Spells (EH-CMP-18): ten kinds, two copies each. The back is resolved by the result of the front's test."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Power, Spell, Whose
from miskatonic.games.eldritch_horror.cards.terms import (
    AMNESIA,
    ASSET,
    BLESSED,
    CONDITION,
    CURSED,
    HALLUCINATIONS,
    HEALTH,
    INCANTATION,
    INTERNAL_INJURY,
    ITEM,
    LORE,
    PARANOIA,
    RITUAL,
    SANITY,
    STRENGTH,
    TRINKET,
)

NOT_BLESSED: Final = w.Not(w.Has(CONDITION, BLESSED))
FORGET_WITHOUT_FOUR: Final = w.If(w.NoFour(), w.DiscardThis())
CONJURED: Final = (ITEM, TRINKET)


def _case(low: int, high: int, effects: w.Effects) -> w.Case:
    return w.Case(low, high, effects)


def _forget_unless(price: w.Effects) -> w.Unless:
    return w.Unless(w.DiscardThis(), price)


def _ward(code: str, value: int, condition: str) -> Spell:
    """Prevents a loss of anybody."""
    other = SANITY if value == HEALTH else HEALTH
    return Spell(
        code,
        INCANTATION,
        Power(
            Moment.WOULD_LOSE,
            w.Test(LORE, passed=w.PreventLoss(2)),
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
        RITUAL,
        Power(
            Moment.ACTION,
            (
                w.ChooseInvestigator(NOT_BLESSED, here=True),
                w.Test(LORE, -1, passed=w.By(w.TheChosen(), (w.GainCondition(BLESSED),))),
            ),
        ),
        (
            (_case(0, 0, w.By(w.TheChosen(), (w.GainCondition(CURSED),))), _case(1, 1, w.Lose(SANITY))),
            (
                _case(0, 2, w.Lose(HEALTH)),
                _case(3, w.MORE, w.By(w.Each(NOT_BLESSED, here=True), (w.GainCondition(BLESSED),))),
            ),
        ),
    ),
    Spell(
        "clairvoyance",
        INCANTATION,
        Power(Moment.FREE_TO_CHOOSE, (w.ChooseClue(), w.Test(LORE, passed=w.May(w.ResearchThatClue())))),
        (
            (_case(0, 0, _forget_unless(w.GainCondition(PARANOIA))), _case(3, w.MORE, w.ResearchDie())),
            (_case(0, 0, w.DiscardThatClue()), _case(1, 2, w.Lose(SANITY)), _case(3, w.MORE, w.GainClue())),
        ),
    ),
    Spell(
        "conjuration",
        RITUAL,
        Power(
            Moment.ACTION,
            w.Test(LORE, 1, passed=w.May(w.GainAsset(CONJURED, source=w.RESERVE, most_value=w.Result()))),
        ),
        (
            (
                _case(0, 0, FORGET_WITHOUT_FOUR),
                _case(1, 3, w.Lose(SANITY)),
                _case(4, w.MORE, w.GainAsset(CONJURED, source=w.RESERVE)),
            ),
            (
                _case(0, 0, _forget_unless(w.Discard(ASSET, trait=ITEM))),
                _case(1, 1, w.Lose(SANITY)),
                _case(2, w.MORE, w.May(w.GainAsset(CONJURED, source=w.RESERVE, total_value=w.Result()))),
            ),
        ),
    ),
    Spell(
        "feed-the-mind",
        RITUAL,
        Power(
            Moment.ACTION,
            w.Test(LORE, -1, passed=(w.ChooseInvestigator(here=True), w.By(w.TheChosen(), (w.Improve(),)))),
        ),
        (
            (
                _case(0, 2, _forget_unless(w.Lose(SANITY, 2))),
                _case(3, w.MORE, w.By(w.TheChosen(), (w.May(w.Improve()),))),
            ),
            (_case(0, 0, FORGET_WITHOUT_FOUR), _case(1, w.MORE, w.Lose(SANITY))),
        ),
    ),
    _ward("flesh-ward", HEALTH, INTERNAL_INJURY),
    _ward("instill-bravery", SANITY, HALLUCINATIONS),
    Spell(
        "mists-of-releh",
        INCANTATION,
        Power(Moment.ENCOUNTER, w.Test(LORE, passed=w.May(w.IgnoreMonsters()))),
        (
            (_case(0, 1, w.LoseBoth()),),
            (_case(0, 0, _forget_unless(w.GainCondition(HALLUCINATIONS))), _case(1, w.MORE, w.Lose(SANITY))),
        ),
    ),
    Spell(
        "plumb-the-void",
        RITUAL,
        Power(
            Moment.ACTION,
            (w.ChooseInvestigator(), w.Test(LORE, -1, passed=w.By(w.TheChosen(), (w.May(w.Move(w.ANYWHERE)),)))),
        ),
        (
            (
                _case(0, 0, w.By(w.TheChosen(), (w.Lose(HEALTH, 3),))),
                _case(1, 2, w.Lose(SANITY)),
                _case(3, w.MORE, w.May(w.AdditionalAction())),
            ),
            (_case(0, 1, _forget_unless(w.GainCondition(AMNESIA))),),
        ),
    ),
    Spell(
        "shriveling",
        RITUAL,
        Power(Moment.ACTION, w.Test(LORE, passed=w.HurtMonster(2))),
        (
            (
                _case(0, 1, _forget_unless(w.Lose(SANITY, 2))),
                _case(3, w.MORE, w.HurtThisMonster(w.Result(), instead_of=2)),
            ),
            (
                _case(0, 0, w.Lose(HEALTH, 2)),
                _case(1, 1, w.Lose(SANITY)),
                _case(2, w.MORE, w.HurtMonsters(2, others=True)),
            ),
        ),
    ),
    Spell(
        "wither",
        INCANTATION,
        Power(Moment.COMBAT, w.Test(LORE, passed=w.CombatBonus((STRENGTH,), 3)), tests=w.Tests(STRENGTH)),
        (
            (
                _case(0, 1, _forget_unless(w.Lose(SANITY, 2))),
                _case(2, w.MORE, (w.Lose(SANITY), w.CombatBonus((STRENGTH,), 5))),
            ),
            (
                _case(0, 0, _forget_unless(w.GainCondition(INTERNAL_INJURY))),
                _case(1, 1, w.Lose(SANITY)),
                _case(2, w.MORE, w.CombatReroll()),
            ),
        ),
    ),
)
