"""The 36 Conditions (EH-CMP-17): eleven kinds with equal fronts, each copy with a back of its own."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import After, ConditionBack, ConditionCard, Moment, Power
from miskatonic.games.eldritch_horror.cards.terms import (
    ALLY,
    AMNESIA,
    ASSET,
    BANE,
    BLESSED,
    BOON,
    CITY,
    CLUE,
    COMMON,
    CURSED,
    DARK_PACT,
    DEAL,
    DEBT,
    DETAINED,
    HEALTH,
    INFLUENCE,
    INJURY,
    INTERNAL_INJURY,
    ITEM,
    LORE,
    MADNESS,
    OBSERVATION,
    PARANOIA,
    POSSESSION,
    RESTRICTION,
    SANITY,
    SEA,
    SPELL,
    STRENGTH,
    WILL,
)

REST_REMOVAL: Final = Power(Moment.REST, w.Roll((w.Case(5, 6, w.DiscardThis()),)))
"""Madness and injuries can be got rid of by resting."""
TALK_ONE_OUT: Final = Power(Moment.LOCAL_ACTION, w.Test(INFLUENCE, passed=w.DiscardThis()))
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
        MADNESS,
        WILL,
        _back("the-terrible-truth", w.GainCondition(DARK_PACT)),
        _back("unexplained-debts", w.GainCondition(DEBT)),
        _back("forgotten-crimes", w.GainCondition(DETAINED)),
    ),
    _affliction(
        "back-injury",
        INJURY,
        STRENGTH,
        _lasting("nerve-damage", w.Discard(POSSESSION, trait=ITEM)),
        _back("muscle-spasms", (w.Discard(POSSESSION, trait=ITEM), w.BecomeDelayed())),
        _back("fractured-spine", w.Discard(POSSESSION, w.AllBut(1), trait=ITEM)),
    ),
    ConditionCard(
        "blessed",
        (BOON,),
        (
            _lasting("beloved-of-bast", (w.Recover(HEALTH, 2), w.Recover(SANITY, 2))),
            _lasting("visions-of-hypnos", w.GainClue(2)),
            _lasting("blessing-of-nodens", w.May(w.DiscardMonster())),
        ),
        w.Roll((w.Case(1, 2, w.DiscardThis()),)),
        (w.SuccessFrom(4), w.FlipsWhenGainedAgain(), w.GivesWay(CURSED)),
    ),
    ConditionCard(
        "cursed",
        (BANE,),
        (
            _lasting("harried", w.Ambush()),
            _back("karmic-justice", ()),
            _back("the-innsmouth-look", w.If(w.On(w.OfType(SEA)), w.Devour(), w.Lose(HEALTH, 3))),
        ),
        w.Roll((w.Case(4, 6, w.DiscardThis()),)),
        (w.SuccessFrom(6), w.FlipsWhenGainedAgain(), w.GivesWay(BLESSED)),
    ),
    ConditionCard(
        "dark-pact",
        (DEAL,),
        (
            _back("pact-with-yog-sothoth", (w.SpawnGate(w.Owned(SPELL)), w.AdvanceOmen())),
            ConditionBack("pact-with-the-dark-man", w.Devour(), After.AS_STATED),
            _back("one-of-the-thousand", w.By(w.One(other=True), (w.Devour(),))),
        ),
        w.Roll((w.Case(1, 1, w.FlipThis()),)),
    ),
    ConditionCard(
        "debt",
        (DEAL, COMMON),
        (
            _back("hitmen", w.Test(STRENGTH, failed=w.Lose(HEALTH, 3))),
            _back("unwilling-servant", w.Test(LORE, failed=w.GainCondition(AMNESIA))),
            _back("debt-collector", w.Test(INFLUENCE, failed=w.Discard(POSSESSION, 2, trait=ITEM))),
            _back(
                "local-authorities",
                w.Test(
                    OBSERVATION,
                    failed=w.Unless(
                        (w.Move(w.Nearest(w.OfType(CITY))), w.GainCondition(DETAINED)), w.Discard(ASSET, trait=ALLY)
                    ),
                ),
            ),
            _back("make-a-deal", w.Unless(w.AdvanceDoom(), w.GainCondition(DARK_PACT))),
            _back("beyond-riches", w.Test(WILL, failed=w.Lose(SANITY, 3))),
        ),
        w.FlipThis(),
        powers=(TALK_ONE_OUT,),
    ),
    ConditionCard(
        "detained",
        (RESTRICTION,),
        (
            _held("starvation", STRENGTH, (w.Lose(HEALTH, 3), w.GainCondition(INTERNAL_INJURY))),
            _held("holding-cell", INFLUENCE, w.LoseBoth(2, 2)),
            _held("cruel-and-unusual", WILL, (w.Lose(SANITY, 3), w.GainCondition(PARANOIA))),
        ),
        passive=(w.HeldFast(),),
        powers=(TALK_ONE_OUT,),
    ),
    _affliction(
        "hallucinations",
        MADNESS,
        WILL,
        _back("delusions", w.Discard(CLUE, w.ALL)),
        _lasting("the-voices", w.Lose(SANITY)),
        _back("swarming", w.Lose(SANITY, 3)),
    ),
    _affliction(
        "internal-injury",
        INJURY,
        STRENGTH,
        _lasting("cracked-rib", w.Lose(HEALTH)),
        _back("excruciating-pain", w.Lose(HEALTH, 3)),
        _back("internal-bleeding", (w.Lose(HEALTH), w.BecomeDelayed())),
    ),
    _affliction(
        "leg-injury",
        INJURY,
        STRENGTH,
        _lasting("twisted-knee", w.Unless(w.Lose(HEALTH, 2), w.BecomeDelayed())),
        _lasting("stabbing-pain", w.BecomeDelayed()),
        ConditionBack(
            "strange-remedy",
            (w.Lose(HEALTH), w.May(w.BecomeDelayed(), w.DiscardThis(), w.FlipThis())),
            After.AS_STATED,
        ),
    ),
    _affliction(
        "paranoia",
        MADNESS,
        WILL,
        _back(
            "kleptomania",
            (
                w.GainAsset((ITEM,)),
                w.Test(OBSERVATION, failed=(w.DiscardThat(), w.GainCondition(DETAINED)), need=w.ThatValue()),
            ),
        ),
        _lasting(
            "violent-outbursts",
            (w.By(w.Each(here=True, other=True), (w.Lose(HEALTH, 2),)), w.Discard(ASSET, trait=ALLY)),
        ),
        _lasting("agoraphobia", w.If(w.On(w.OfType(CITY)), w.Lose(SANITY, 2))),
    ),
)
