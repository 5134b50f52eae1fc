"""The ten level 0 cards of the Rogue class."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.common import boosts
from miskatonic.games.arkham_lcg.cards.conditions import Yours
from miskatonic.games.arkham_lcg.cards.passives import ExtraAction
from miskatonic.games.arkham_lcg.cards.sheets import Asset, Cost, Event, Power, Skill, When
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, ALLY, AMMO, COMBAT, HAND, INTELLECT, ROGUE, WILD, traits
from miskatonic.games.arkham_lcg.cards.words import (
    DamageEnemy,
    Draw,
    Fight,
    GainResources,
    IfSucceededBy,
    Investigate,
    ReturnThis,
    SlipAway,
)

# fmt: off
ROGUE_CARDS: Final = (
    Asset(
        "01044", "switchblade", 1, slots=(HAND,), icons=(AGILITY,), traits=traits("item", "weapon", "melee", "illicit"),
        powers=(Power(When.ACTION, Fight(damage=IfSucceededBy(2, 1))),), klass=ROGUE, fast=True,
    ),
    Asset(
        "01045", "burglary", 1, icons=(INTELLECT,), traits=traits("talent", "illicit"),
        powers=(Power(When.ACTION, Investigate(instead=GainResources(3)), Cost(exhaust=True)),), klass=ROGUE,
    ),
    Asset(
        "01046", "pickpocketing", 2, icons=(AGILITY,), traits=traits("talent", "illicit"),
        powers=(Power(When.EVADED, Draw(), Cost(exhaust=True), condition=Yours()),), klass=ROGUE,
    ),
    Asset(
        "01047", "41-derringer", 3, slots=(HAND,), icons=(COMBAT,),
        traits=traits("item", "weapon", "firearm", "illicit"), uses=(AMMO, 3),
        powers=(Power(When.ACTION, Fight(2, damage=IfSucceededBy(2, 1)), Cost(uses=1)),), klass=ROGUE,
    ),
    Asset(
        "01048", "leo-de-luca", 6, slots=(ALLY,), icons=(INTELLECT,), traits=traits("ally", "criminal"), health=2,
        sanity=2, passive=(ExtraAction(),), klass=ROGUE, unique=True,
    ),
    Asset(
        "01049", "hard-knocks", 2, icons=(COMBAT, AGILITY), traits=traits("talent"), powers=boosts(COMBAT, AGILITY),
        klass=ROGUE,
    ),
    Event(
        "01050", "elusive", 2, icons=(INTELLECT, AGILITY), traits=traits("tactic"), effect=SlipAway(), klass=ROGUE,
        own_turn=True,
    ),
    Event(
        "01051", "backstab", 3, icons=(COMBAT, AGILITY), traits=traits("tactic"), effect=Fight(damage=2, skill=AGILITY),
        klass=ROGUE,
    ),
    Event(
        "01052", "sneak-attack", 2, icons=(INTELLECT, COMBAT), traits=traits("tactic"),
        effect=DamageEnemy(2, exhausted=True), klass=ROGUE,
    ),
    Skill(
        "01053", "opportunist", (WILD,), traits=traits("innate"), success=ReturnThis(), margin=3, own_tests=True,
        klass=ROGUE,
    ),
)
# fmt: on
