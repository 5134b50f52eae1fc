"""The ten level 0 cards of the Guardian class."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.common import boosts
from miskatonic.games.arkham_lcg.cards.conditions import AtYourLocation, OnThis, Yours
from miskatonic.games.arkham_lcg.cards.passives import DiscardWhenEmpty, SkillBonus
from miskatonic.games.arkham_lcg.cards.sheets import Asset, Cost, Event, Power, Skill, When
from miskatonic.games.arkham_lcg.cards.terms import (
    AGILITY,
    ALLY,
    AMMO,
    COMBAT,
    FIGHT,
    GUARDIAN,
    HAND,
    INTELLECT,
    SUPPLIES,
    WILLPOWER,
    traits,
)
from miskatonic.games.arkham_lcg.cards.words import (
    Blast,
    DamageAttacker,
    DamageEnemy,
    DiscoverClues,
    Fight,
    HealDamage,
    HealHorror,
    IfOnlyEnemy,
    MoreDamage,
    SomebodyHere,
)
from miskatonic.words import By, Cancel, Choose

AID: Final = Choose(1, (By(SomebodyHere(), (HealDamage(),)), By(SomebodyHere(), (HealHorror(),))))

# fmt: off
GUARDIAN_CARDS: Final = (
    Asset(
        "01016", "45-automatic", 4, slots=(HAND,), icons=(AGILITY,), traits=traits("item", "weapon", "firearm"),
        uses=(AMMO, 4), powers=(Power(When.ACTION, Fight(1, damage=1), Cost(uses=1)),), klass=GUARDIAN,
    ),
    Asset(
        "01017", "physical-training", 2, icons=(WILLPOWER, COMBAT), traits=traits("talent"),
        powers=boosts(WILLPOWER, COMBAT), klass=GUARDIAN,
    ),
    Asset(
        "01018", "beat-cop", 4, slots=(ALLY,), icons=(COMBAT,), traits=traits("ally", "police"), health=2, sanity=2,
        passive=(SkillBonus(COMBAT, 1),), powers=(Power(When.FREE, DamageEnemy(1), Cost(discard=True)),), klass=GUARDIAN,
    ),
    Asset(
        "01019", "first-aid", 2, icons=(WILLPOWER,), traits=traits("talent", "science"), uses=(SUPPLIES, 3),
        passive=(DiscardWhenEmpty(),),
        powers=(Power(When.ACTION, AID, Cost(uses=1)),),
        klass=GUARDIAN,
    ),
    Asset(
        "01020", "machete", 3, slots=(HAND,), icons=(COMBAT,), traits=traits("item", "weapon", "melee"),
        powers=(Power(When.ACTION, Fight(1, damage=IfOnlyEnemy(1))),), klass=GUARDIAN,
    ),
    Asset(
        "01021", "guard-dog", 3, slots=(ALLY,), icons=(COMBAT,), traits=traits("ally", "creature"), health=3, sanity=1,
        powers=(Power(When.DAMAGE_ASSIGNED, DamageAttacker(), condition=OnThis()),), klass=GUARDIAN,
    ),
    Event(
        "01022", "evidence", 1, icons=(INTELLECT, INTELLECT), traits=traits("insight"),
        powers=(Power(When.ENEMY_DEFEATED, DiscoverClues(), condition=Yours()),), klass=GUARDIAN,
    ),
    Event(
        "01023", "dodge", 1, icons=(WILLPOWER, AGILITY), traits=traits("tactic"),
        powers=(Power(When.ENEMY_ATTACKS, Cancel(), condition=AtYourLocation()),), klass=GUARDIAN,
    ),
    Event("01024", "dynamite-blast", 5, icons=(WILLPOWER,), traits=traits("tactic"), effect=Blast(3), klass=GUARDIAN),
    Skill("01025", "vicious-blow", (COMBAT,), traits=traits("practiced"), success=MoreDamage(), only=FIGHT, klass=GUARDIAN),
)
# fmt: on
