"""All effects of the card game as one closed union."""

from typing import TypeAlias, cast

from miskatonic import words
from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards.dealings import Dealing
from miskatonic.games.arkham_lcg.cards.fray import Fray
from miskatonic.games.arkham_lcg.cards.story import Plot
from miskatonic.games.arkham_lcg.cards.this_card import OfThisCard
from miskatonic.games.arkham_lcg.cards.trials import Trial

Arranging = words.Steps | words.Choose | words.By | words.Cancel | words.Instead | words.If | words.Otherwise
AnyEffect: TypeAlias = Arranging | Trial | Dealing | Fray | OfThisCard | Plot
"""Every effect a component can have; languages match all of them."""


def known(effect: Effect) -> AnyEffect:
    """The effect as a member of the closed union."""
    return cast(AnyEffect, effect)


def as_one(effects: tuple[Effect, ...]) -> AnyEffect:
    """Effects one after another as a single one."""
    return known(effects[0] if len(effects) == 1 else words.Steps(effects))
