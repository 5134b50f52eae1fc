"""The 36 Conditions (EH-CMP-17): eleven kinds with equal fronts, each copy with a back of its own."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import After, ConditionBack, ConditionCard, Moment, Power

REST_REMOVAL: Final = Power(Moment.REST, w.Roll((w.Case(5, 6, w.DiscardThis()),)))
"""Madness and injuries can be got rid of by resting."""
TALK_ONE_OUT: Final = Power(Moment.LOCAL_ACTION, w.Test(t.INFLUENCE, passed=w.DiscardThis()))
"""The local action of a Debt and of being Detained."""


def _back(code: str, effects: w.Effects) -> ConditionBack:
    """A back after which the card is discarded."""
    return ConditionBack(code, effects, After.DISCARD)


def _lasting(code: str, effects: w.Effects) -> ConditionBack:
    """A back after which the card is turned up again."""
    return ConditionBack(code, effects, After.FLIP)


def _affliction(code: str, trait: int, skill: int, *backs: ConditionBack) -> ConditionCard:
    """A madness or an injury."""
    return ConditionCard(code, (trait,), backs, w.Test(skill, failed=w.FlipThis()), powers=(REST_REMOVAL,))


def _held(code: str, skill: int, failed: w.Effects) -> ConditionBack:
    """A back of being Detained: buy yourself out, or take a test."""
    return _back(code, w.Choose(1, (w.SpendClues(), w.Test(skill, -1, failed=failed))))


CONDITIONS: Final = (
    _affliction(
        "amnesia",
        t.MADNESS,
        t.WILL,
        _back("the-terrible-truth", w.GainCondition(t.DARK_PACT)),
        _back("unexplained-debts", w.GainCondition(t.DEBT)),
        _back("forgotten-crimes", w.GainCondition(t.DETAINED)),
    ),
    _affliction(
        "back-injury",
        t.INJURY,
        t.STRENGTH,
        _lasting("nerve-damage", w.Discard(t.POSSESSION, trait=t.ITEM)),
        _back("muscle-spasms", (w.Discard(t.POSSESSION, trait=t.ITEM), w.BecomeDelayed())),
        _back("fractured-spine", w.Discard(t.POSSESSION, w.AllBut(1), trait=t.ITEM)),
    ),
    ConditionCard(
        "blessed",
        (t.BOON,),
        (
            _lasting("beloved-of-bast", (w.Recover(t.HEALTH, 2), w.Recover(t.SANITY, 2))),
            _lasting("visions-of-hypnos", w.GainClue(2)),
            _lasting("blessing-of-nodens", w.May(w.DiscardMonster())),
        ),
        w.Roll((w.Case(1, 2, w.DiscardThis()),)),
        (w.SuccessFrom(4), w.FlipsWhenGainedAgain(), w.GivesWay(t.CURSED)),
    ),
    ConditionCard(
        "cursed",
        (t.BANE,),
        (
            ConditionBack("harried", w.Ambush(), After.FLIP, (w.SuccessFrom(6),)),
            _back("karmic-justice", ()),
            _back("the-innsmouth-look", w.If(w.On(w.OfType(t.SEA)), w.Devour(), w.Lose(t.HEALTH, 3))),
        ),
        w.Roll((w.Case(4, 6, w.DiscardThis()),)),
        (w.SuccessFrom(6), w.FlipsWhenGainedAgain(), w.GivesWay(t.BLESSED)),
    ),
    ConditionCard(
        "dark-pact",
        (t.DEAL,),
        (
            _back("pact-with-yog-sothoth", (w.SpawnGate(w.Owned(t.SPELL)), w.AdvanceOmen())),
            ConditionBack("pact-with-the-dark-man", w.Devour(), After.AS_STATED),
            _back("one-of-the-thousand", w.By(w.One(other=True), (w.Devour(),))),
        ),
        w.Roll((w.Case(1, 1, w.FlipThis()),)),
    ),
    ConditionCard(
        "debt",
        (t.DEAL, t.COMMON),
        (
            _back("hitmen", w.Test(t.STRENGTH, failed=w.Lose(t.HEALTH, 3))),
            _back("unwilling-servant", w.Test(t.LORE, failed=w.GainCondition(t.AMNESIA))),
            _back("debt-collector", w.Test(t.INFLUENCE, failed=w.Discard(t.POSSESSION, 2, trait=t.ITEM))),
            _back(
                "local-authorities",
                w.Test(
                    t.OBSERVATION,
                    failed=w.Unless(
                        (w.Move(w.Nearest(w.OfType(t.CITY))), w.GainCondition(t.DETAINED)), w.Discard(t.ASSET, trait=t.ALLY)
                    ),
                ),
            ),
            _back("make-a-deal", w.Unless(w.AdvanceDoom(), w.GainCondition(t.DARK_PACT))),
            _back("beyond-riches", w.Test(t.WILL, failed=w.Lose(t.SANITY, 3))),
        ),
        w.FlipThis(),
        powers=(TALK_ONE_OUT,),
    ),
    ConditionCard(
        "detained",
        (t.RESTRICTION,),
        (
            _held("starvation", t.STRENGTH, (w.Lose(t.HEALTH, 3), w.GainCondition(t.INTERNAL_INJURY))),
            _held("holding-cell", t.INFLUENCE, w.LoseBoth(2, 2)),
            _held("cruel-and-unusual", t.WILL, (w.Lose(t.SANITY, 3), w.GainCondition(t.PARANOIA))),
        ),
        passive=(w.HeldFast(),),
        powers=(TALK_ONE_OUT,),
    ),
    _affliction(
        "hallucinations",
        t.MADNESS,
        t.WILL,
        _back("delusions", w.Discard(t.CLUE, w.ALL)),
        _lasting("the-voices", w.Lose(t.SANITY)),
        _back("swarming", w.Lose(t.SANITY, 3)),
    ),
    _affliction(
        "internal-injury",
        t.INJURY,
        t.STRENGTH,
        _lasting("cracked-rib", w.Lose(t.HEALTH)),
        _back("excruciating-pain", w.Lose(t.HEALTH, 3)),
        _back("internal-bleeding", (w.Lose(t.HEALTH), w.BecomeDelayed())),
    ),
    _affliction(
        "leg-injury",
        t.INJURY,
        t.STRENGTH,
        _lasting("twisted-knee", w.Unless(w.Lose(t.HEALTH, 2), w.BecomeDelayed())),
        _lasting("stabbing-pain", w.BecomeDelayed()),
        ConditionBack(
            "strange-remedy",
            (w.Lose(t.HEALTH), w.May(w.BecomeDelayed(), w.DiscardThis(), w.FlipThis())),
            After.AS_STATED,
        ),
    ),
    _affliction(
        "paranoia",
        t.MADNESS,
        t.WILL,
        _back(
            "kleptomania",
            (
                w.GainAsset((t.ITEM,)),
                w.Test(t.OBSERVATION, failed=(w.DiscardThat(), w.GainCondition(t.DETAINED)), need=w.ThatValue()),
            ),
        ),
        _lasting(
            "violent-outbursts",
            (w.By(w.Each(here=True, other=True), (w.Lose(t.HEALTH, 2),)), w.Discard(t.ASSET, trait=t.ALLY)),
        ),
        _lasting("agoraphobia", w.If(w.On(w.OfType(t.CITY)), w.Lose(t.SANITY, 2))),
    ),
)
