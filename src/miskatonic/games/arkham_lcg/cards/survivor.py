"""The ten level 0 cards of the Survivor class."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.common import boosts
from miskatonic.games.arkham_lcg.cards.conditions import FailedInvestigation, SucceededBy, Yours
from miskatonic.games.arkham_lcg.cards.sheets import Asset, Cost, Event, Power, Skill, When
from miskatonic.games.arkham_lcg.cards.terms import (
    ACCESSORY,
    AGILITY,
    ALLY,
    AUTO_FAIL,
    BODY,
    COMBAT,
    EVADE,
    HAND,
    INTELLECT,
    ITEM,
    SKULL,
    SURVIVOR,
    WILD,
    WILLPOWER,
    traits,
)
from miskatonic.games.arkham_lcg.cards.words import (
    AutoEvade,
    AutoEvadeAll,
    DiscardThis,
    DiscoverClues,
    Draw,
    Fight,
    GetClear,
    Lucky,
    ReturnFromDiscard,
    WhenRevealed,
)

BREAKS: Final = WhenRevealed((SKULL, AUTO_FAIL), DiscardThis(), after=True)

# fmt: off
SURVIVOR_CARDS: Final = (
    Asset(
        "01072", "leather-coat", 0, slots=(BODY,), icons=(COMBAT,), traits=traits("item", "armor"), health=2,
        klass=SURVIVOR,
    ),
    Asset(
        "01073", "scavenging", 1, icons=(INTELLECT,), traits=traits("talent"),
        powers=(
            Power(When.INVESTIGATED, ReturnFromDiscard(ITEM), Cost(exhaust=True), condition=SucceededBy(2)),
        ),
        klass=SURVIVOR,
    ),
    Asset(
        "01074", "baseball-bat", 2, slots=(HAND, HAND), icons=(COMBAT,), traits=traits("item", "weapon", "melee"),
        powers=(Power(When.ACTION, Fight(2, damage=1, revealed=BREAKS)),), klass=SURVIVOR,
    ),
    Asset(
        "01075", "rabbits-foot", 1, slots=(ACCESSORY,), icons=(WILD,), traits=traits("item", "charm"),
        powers=(Power(When.FAILED, Draw(), Cost(exhaust=True), condition=Yours()),), klass=SURVIVOR,
    ),
    Asset(
        "01076", "stray-cat", 1, slots=(ALLY,), icons=(AGILITY,), traits=traits("ally", "creature"), health=1,
        powers=(Power(When.FREE, AutoEvade(), Cost(discard=True)),), klass=SURVIVOR,
    ),
    Asset(
        "01077", "dig-deep", 2, icons=(WILLPOWER, AGILITY), traits=traits("talent"), powers=boosts(WILLPOWER, AGILITY),
        klass=SURVIVOR,
    ),
    Event(
        "01078", "cunning-distraction", 5, icons=(WILLPOWER, WILD), traits=traits("tactic"), effect=AutoEvadeAll(),
        klass=SURVIVOR,
    ),
    Event(
        "01079", "look-what-i-found", 2, icons=(INTELLECT, INTELLECT), traits=traits("fortune"),
        powers=(Power(When.FAILED, DiscoverClues(2), condition=FailedInvestigation(2)),), klass=SURVIVOR,
    ),
    Event(
        "01080", "lucky", 1, traits=traits("fortune"), powers=(Power(When.WOULD_FAIL, Lucky(2), condition=Yours()),),
        klass=SURVIVOR,
    ),
    Skill(
        "01081", "survival-instinct", (AGILITY,), traits=traits("innate"), success=GetClear(), only=EVADE,
        klass=SURVIVOR,
    ),
)
# fmt: on
