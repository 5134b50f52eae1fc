"""The eight neutral cards of level 0."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards.words import Draw, Fight, GainResources, Investigate

# fmt: off
NEUTRAL_CARDS: Final = (
    s.Asset(
        "01086", "knife", 1, slots=(t.HAND,), icons=(t.COMBAT,), traits=t.traits("item", "weapon", "melee"),
        powers=(s.Power(s.When.ACTION, Fight(1)), s.Power(s.When.ACTION, Fight(2, damage=1), s.Cost(discard=True))),
    ),
    s.Asset(
        "01087", "flashlight", 2, slots=(t.HAND,), icons=(t.INTELLECT,), traits=t.traits("item", "tool"),
        uses=(t.SUPPLIES, 3), powers=(s.Power(s.When.ACTION, Investigate(-2), s.Cost(uses=1)),),
    ),
    s.Event("01088", "emergency-cache", 0, traits=t.traits("supply"), effect=GainResources(3)),
    s.Skill("01089", "guts", (t.WILLPOWER, t.WILLPOWER), traits=t.traits("innate"), success=Draw(), one_per_test=True),
    s.Skill(
        "01090", "perception", (t.INTELLECT, t.INTELLECT), traits=t.traits("practiced"), success=Draw(), one_per_test=True,
    ),
    s.Skill("01091", "overpower", (t.COMBAT, t.COMBAT), traits=t.traits("practiced"), success=Draw(), one_per_test=True),
    s.Skill(
        "01092", "manual-dexterity", (t.AGILITY, t.AGILITY), traits=t.traits("innate"), success=Draw(), one_per_test=True,
    ),
    s.Skill("01093", "unexpected-courage", (t.WILD, t.WILD), traits=t.traits("innate"), one_per_test=True),
)
# fmt: on
