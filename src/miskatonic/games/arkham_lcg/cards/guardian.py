"""The ten level 0 cards of the Guardian class."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.common import boosts
from miskatonic.games.arkham_lcg.cards.conditions import AtYourLocation, OnThis, Yours
from miskatonic.games.arkham_lcg.cards.passives import DiscardWhenEmpty, SkillBonus
from miskatonic.words import By, Cancel, Choose

AID: Final = Choose(1, (By(w.SomebodyHere(), (w.HealDamage(),)), By(w.SomebodyHere(), (w.HealHorror(),))))

# fmt: off
GUARDIAN_CARDS: Final = (
    s.Asset(
        "01016", "45-automatic", 4, slots=(t.HAND,), icons=(t.AGILITY,), traits=t.traits("item", "weapon", "firearm"),
        uses=(t.AMMO, 4), powers=(s.Power(s.When.ACTION, w.Fight(1, damage=1), s.Cost(uses=1)),), klass=t.GUARDIAN,
    ),
    s.Asset(
        "01017", "physical-training", 2, icons=(t.WILLPOWER, t.COMBAT), traits=t.traits("talent"),
        powers=boosts(t.WILLPOWER, t.COMBAT), klass=t.GUARDIAN,
    ),
    s.Asset(
        "01018", "beat-cop", 4, slots=(t.ALLY,), icons=(t.COMBAT,), traits=t.traits("ally", "police"), health=2, sanity=2,
        passive=(SkillBonus(t.COMBAT, 1),), powers=(s.Power(s.When.FREE, w.DamageEnemy(1), s.Cost(discard=True)),),
        klass=t.GUARDIAN,
    ),
    s.Asset(
        "01019", "first-aid", 2, icons=(t.WILLPOWER,), traits=t.traits("talent", "science"), uses=(t.SUPPLIES, 3),
        passive=(DiscardWhenEmpty(),),
        powers=(s.Power(s.When.ACTION, AID, s.Cost(uses=1)),),
        klass=t.GUARDIAN,
    ),
    s.Asset(
        "01020", "machete", 3, slots=(t.HAND,), icons=(t.COMBAT,), traits=t.traits("item", "weapon", "melee"),
        powers=(s.Power(s.When.ACTION, w.Fight(1, damage=w.IfOnlyEnemy(1))),), klass=t.GUARDIAN,
    ),
    s.Asset(
        "01021", "guard-dog", 3, slots=(t.ALLY,), icons=(t.COMBAT,), traits=t.traits("ally", "creature"), health=3, sanity=1,
        powers=(s.Power(s.When.DAMAGE_ASSIGNED, w.DamageAttacker(), condition=OnThis()),), klass=t.GUARDIAN,
    ),
    s.Event(
        "01022", "evidence", 1, icons=(t.INTELLECT, t.INTELLECT), traits=t.traits("insight"),
        powers=(s.Power(s.When.ENEMY_DEFEATED, w.DiscoverClues(), condition=Yours()),), klass=t.GUARDIAN,
    ),
    s.Event(
        "01023", "dodge", 1, icons=(t.WILLPOWER, t.AGILITY), traits=t.traits("tactic"),
        powers=(s.Power(s.When.ENEMY_ATTACKS, Cancel(), condition=AtYourLocation()),), klass=t.GUARDIAN,
    ),
    s.Event(
        "01024", "dynamite-blast", 5, icons=(t.WILLPOWER,), traits=t.traits("tactic"), effect=w.Blast(3), klass=t.GUARDIAN,
    ),
    s.Skill(
        "01025", "vicious-blow", (t.COMBAT,), traits=t.traits("practiced"),
        success=w.MoreDamage(), only=t.FIGHT, klass=t.GUARDIAN,
    ),
)
# fmt: on
