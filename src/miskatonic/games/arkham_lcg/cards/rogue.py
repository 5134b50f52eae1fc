"""The ten level 0 cards of the Rogue class."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.common import boosts
from miskatonic.games.arkham_lcg.cards.conditions import Yours
from miskatonic.games.arkham_lcg.cards.passives import ExtraAction

# fmt: off
ROGUE_CARDS: Final = (
    s.Asset(
        "01044", "switchblade", 1, slots=(t.HAND,), icons=(t.AGILITY,),
        traits=t.traits("item", "weapon", "melee", "illicit"),
        powers=(s.Power(s.When.ACTION, w.Fight(damage=w.IfSucceededBy(2, 1))),), klass=t.ROGUE, fast=True,
    ),
    s.Asset(
        "01045", "burglary", 1, icons=(t.INTELLECT,), traits=t.traits("talent", "illicit"),
        powers=(s.Power(s.When.ACTION, w.Investigate(instead=w.GainResources(3)), s.Cost(exhaust=True)),), klass=t.ROGUE,
    ),
    s.Asset(
        "01046", "pickpocketing", 2, icons=(t.AGILITY,), traits=t.traits("talent", "illicit"),
        powers=(s.Power(s.When.EVADED, w.Draw(), s.Cost(exhaust=True), condition=Yours()),), klass=t.ROGUE,
    ),
    s.Asset(
        "01047", "41-derringer", 3, slots=(t.HAND,), icons=(t.COMBAT,),
        traits=t.traits("item", "weapon", "firearm", "illicit"), uses=(t.AMMO, 3),
        powers=(s.Power(s.When.ACTION, w.Fight(2, damage=w.IfSucceededBy(2, 1)), s.Cost(uses=1)),), klass=t.ROGUE,
    ),
    s.Asset(
        "01048", "leo-de-luca", 6, slots=(t.ALLY,), icons=(t.INTELLECT,), traits=t.traits("ally", "criminal"), health=2,
        sanity=2, passive=(ExtraAction(),), klass=t.ROGUE, unique=True,
    ),
    s.Asset(
        "01049", "hard-knocks", 2, icons=(t.COMBAT, t.AGILITY), traits=t.traits("talent"),
        powers=boosts(t.COMBAT, t.AGILITY), klass=t.ROGUE,
    ),
    s.Event(
        "01050", "elusive", 2, icons=(t.INTELLECT, t.AGILITY), traits=t.traits("tactic"), effect=w.SlipAway(), klass=t.ROGUE,
        own_turn=True,
    ),
    s.Event(
        "01051", "backstab", 3, icons=(t.COMBAT, t.AGILITY), traits=t.traits("tactic"),
        effect=w.Fight(damage=2, skill=t.AGILITY), klass=t.ROGUE,
    ),
    s.Event(
        "01052", "sneak-attack", 2, icons=(t.INTELLECT, t.COMBAT), traits=t.traits("tactic"),
        effect=w.DamageEnemy(2, exhausted=True), klass=t.ROGUE,
    ),
    s.Skill(
        "01053", "opportunist", (t.WILD,), traits=t.traits("innate"), success=w.ReturnThis(), margin=3, own_tests=True,
        klass=t.ROGUE,
    ),
)
# fmt: on
