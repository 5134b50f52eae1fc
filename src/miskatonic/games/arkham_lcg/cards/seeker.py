"""The ten level 0 cards of the Seeker class."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.common import boosts
from miskatonic.games.arkham_lcg.cards.conditions import OnThis, Yours
from miskatonic.games.arkham_lcg.cards.passives import NoWayIn, SkillBonus
from miskatonic.words import By

MEDICINE: Final = w.Treat(t.INTELLECT, 2, success=w.HealDamage(), fail=w.TakeDamage())

# fmt: off
SEEKER_CARDS: Final = (
    s.Asset(
        "01030", "magnifying-glass", 1, slots=(t.HAND,), icons=(t.INTELLECT,), traits=t.traits("item", "tool"),
        passive=(SkillBonus(t.INTELLECT, 1, investigating=True),), klass=t.SEEKER, fast=True,
    ),
    s.Asset(
        "01031", "old-book-of-lore", 3, slots=(t.HAND,), icons=(t.WILLPOWER,), traits=t.traits("item", "tome"),
        powers=(s.Power(s.When.ACTION, By(w.SomebodyHere(), (w.SearchTop(3),)), s.Cost(exhaust=True)),), klass=t.SEEKER,
    ),
    s.Asset(
        "01032", "research-librarian", 2, slots=(t.ALLY,), icons=(t.AGILITY,), traits=t.traits("ally", "miskatonic"),
        health=1, sanity=1, powers=(s.Power(s.When.ENTERED_PLAY, w.SearchDeck(t.TOME), condition=OnThis()),), klass=t.SEEKER,
    ),
    s.Asset(
        "01033", "dr-milan-christopher", 4, slots=(t.ALLY,), icons=(t.INTELLECT,), traits=t.traits("ally", "miskatonic"),
        health=1, sanity=2, passive=(SkillBonus(t.INTELLECT, 1),),
        powers=(s.Power(s.When.INVESTIGATED, w.GainResources(1), condition=Yours()),), klass=t.SEEKER, unique=True,
    ),
    s.Asset(
        "01034", "hyperawareness", 2, icons=(t.INTELLECT, t.AGILITY), traits=t.traits("talent"),
        powers=boosts(t.INTELLECT, t.AGILITY), klass=t.SEEKER,
    ),
    s.Asset(
        "01035", "medical-texts", 2, slots=(t.HAND,), icons=(t.COMBAT,), traits=t.traits("item", "tome"),
        powers=(s.Power(s.When.ACTION, MEDICINE),), klass=t.SEEKER,
    ),
    s.Event(
        "01036", "mind-over-matter", 1, icons=(t.COMBAT, t.AGILITY), traits=t.traits("insight"), effect=w.MindOverMatter(),
        klass=t.SEEKER, own_turn=True,
    ),
    s.Event(
        "01037", "working-a-hunch", 2, icons=(t.INTELLECT, t.INTELLECT), traits=t.traits("insight"),
        effect=w.DiscoverClues(), klass=t.SEEKER, own_turn=True,
    ),
    s.Event(
        "01038", "barricade", 0, icons=(t.WILLPOWER, t.INTELLECT, t.AGILITY), traits=t.traits("insight", "tactic"),
        effect=w.AttachToLocation(), passive=(NoWayIn(),),
        powers=(s.Power(s.When.LEFT_LOCATION, w.DiscardThis(), condition=OnThis(), forced=True),), klass=t.SEEKER,
    ),
    s.Skill(
        "01039", "deduction", (t.INTELLECT,), traits=t.traits("practiced"), success=w.DiscoverClues(), only=t.INVESTIGATE,
        klass=t.SEEKER,
    ),
)
# fmt: on
