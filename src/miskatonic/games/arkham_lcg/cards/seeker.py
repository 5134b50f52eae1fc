"""The ten level 0 cards of the Seeker class."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.common import boosts
from miskatonic.games.arkham_lcg.cards.conditions import OnThis, Yours
from miskatonic.games.arkham_lcg.cards.passives import NoWayIn, SkillBonus
from miskatonic.games.arkham_lcg.cards.sheets import Asset, Cost, Event, Power, Skill, When
from miskatonic.games.arkham_lcg.cards.terms import (
    AGILITY,
    ALLY,
    COMBAT,
    HAND,
    INTELLECT,
    INVESTIGATE,
    SEEKER,
    TOME,
    WILLPOWER,
    traits,
)
from miskatonic.games.arkham_lcg.cards.words import (
    AttachToLocation,
    DiscardThis,
    DiscoverClues,
    GainResources,
    HealDamage,
    MindOverMatter,
    SearchDeck,
    SearchTop,
    SomebodyHere,
    TakeDamage,
    Treat,
)
from miskatonic.words import By

MEDICINE: Final = Treat(INTELLECT, 2, success=HealDamage(), fail=TakeDamage())

# fmt: off
SEEKER_CARDS: Final = (
    Asset(
        "01030", "magnifying-glass", 1, slots=(HAND,), icons=(INTELLECT,), traits=traits("item", "tool"),
        passive=(SkillBonus(INTELLECT, 1, investigating=True),), klass=SEEKER, fast=True,
    ),
    Asset(
        "01031", "old-book-of-lore", 3, slots=(HAND,), icons=(WILLPOWER,), traits=traits("item", "tome"),
        powers=(Power(When.ACTION, By(SomebodyHere(), (SearchTop(3),)), Cost(exhaust=True)),), klass=SEEKER,
    ),
    Asset(
        "01032", "research-librarian", 2, slots=(ALLY,), icons=(AGILITY,), traits=traits("ally", "miskatonic"), health=1,
        sanity=1, powers=(Power(When.ENTERED_PLAY, SearchDeck(TOME), condition=OnThis()),), klass=SEEKER,
    ),
    Asset(
        "01033", "dr-milan-christopher", 4, slots=(ALLY,), icons=(INTELLECT,), traits=traits("ally", "miskatonic"),
        health=1, sanity=2, passive=(SkillBonus(INTELLECT, 1),),
        powers=(Power(When.INVESTIGATED, GainResources(1), condition=Yours()),), klass=SEEKER, unique=True,
    ),
    Asset(
        "01034", "hyperawareness", 2, icons=(INTELLECT, AGILITY), traits=traits("talent"),
        powers=boosts(INTELLECT, AGILITY), klass=SEEKER,
    ),
    Asset(
        "01035", "medical-texts", 2, slots=(HAND,), icons=(COMBAT,), traits=traits("item", "tome"),
        powers=(Power(When.ACTION, MEDICINE),), klass=SEEKER,
    ),
    Event(
        "01036", "mind-over-matter", 1, icons=(COMBAT, AGILITY), traits=traits("insight"), effect=MindOverMatter(),
        klass=SEEKER, own_turn=True,
    ),
    Event(
        "01037", "working-a-hunch", 2, icons=(INTELLECT, INTELLECT), traits=traits("insight"), effect=DiscoverClues(),
        klass=SEEKER, own_turn=True,
    ),
    Event(
        "01038", "barricade", 0, icons=(WILLPOWER, INTELLECT, AGILITY), traits=traits("insight", "tactic"),
        effect=AttachToLocation(), passive=(NoWayIn(),),
        powers=(Power(When.LEFT_LOCATION, DiscardThis(), condition=OnThis(), forced=True),), klass=SEEKER,
    ),
    Skill(
        "01039", "deduction", (INTELLECT,), traits=traits("practiced"), success=DiscoverClues(), only=INVESTIGATE,
        klass=SEEKER,
    ),
)
# fmt: on
