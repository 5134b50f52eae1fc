"""The eight neutral cards of level 0."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.sheets import Asset, Cost, Event, Power, Skill, When
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, HAND, INTELLECT, SUPPLIES, WILD, WILLPOWER, traits
from miskatonic.games.arkham_lcg.cards.words import Draw, Fight, GainResources, Investigate

# fmt: off
NEUTRAL_CARDS: Final = (
    Asset(
        "01086", "knife", 1, slots=(HAND,), icons=(COMBAT,), traits=traits("item", "weapon", "melee"),
        powers=(Power(When.ACTION, Fight(1)), Power(When.ACTION, Fight(2, damage=1), Cost(discard=True))),
    ),
    Asset(
        "01087", "flashlight", 2, slots=(HAND,), icons=(INTELLECT,), traits=traits("item", "tool"), uses=(SUPPLIES, 3),
        powers=(Power(When.ACTION, Investigate(-2), Cost(uses=1)),),
    ),
    Event("01088", "emergency-cache", 0, traits=traits("supply"), effect=GainResources(3)),
    Skill("01089", "guts", (WILLPOWER, WILLPOWER), traits=traits("innate"), success=Draw(), one_per_test=True),
    Skill("01090", "perception", (INTELLECT, INTELLECT), traits=traits("practiced"), success=Draw(), one_per_test=True),
    Skill("01091", "overpower", (COMBAT, COMBAT), traits=traits("practiced"), success=Draw(), one_per_test=True),
    Skill("01092", "manual-dexterity", (AGILITY, AGILITY), traits=traits("innate"), success=Draw(), one_per_test=True),
    Skill("01093", "unexpected-courage", (WILD, WILD), traits=traits("innate"), one_per_test=True),
)
# fmt: on
