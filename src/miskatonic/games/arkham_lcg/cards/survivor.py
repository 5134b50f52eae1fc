"""The ten level 0 cards of the Survivor class."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.common import boosts
from miskatonic.games.arkham_lcg.cards.conditions import FailedInvestigation, SucceededBy, Yours

BREAKS: Final = w.WhenRevealed((t.SKULL, t.AUTO_FAIL), w.DiscardThis(), after=True)

# fmt: off
SURVIVOR_CARDS: Final = (
    s.Asset(
        "01072", "leather-coat", 0, slots=(t.BODY,), icons=(t.COMBAT,), traits=t.traits("item", "armor"), health=2,
        klass=t.SURVIVOR,
    ),
    s.Asset(
        "01073", "scavenging", 1, icons=(t.INTELLECT,), traits=t.traits("talent"),
        powers=(s.Power(s.When.INVESTIGATED, w.ReturnFromDiscard(t.ITEM), s.Cost(exhaust=True), condition=SucceededBy(2)),),
        klass=t.SURVIVOR,
    ),
    s.Asset(
        "01074", "baseball-bat", 2, slots=(t.HAND, t.HAND), icons=(t.COMBAT,), traits=t.traits("item", "weapon", "melee"),
        powers=(s.Power(s.When.ACTION, w.Fight(2, damage=1, revealed=BREAKS)),), klass=t.SURVIVOR,
    ),
    s.Asset(
        "01075", "rabbits-foot", 1, slots=(t.ACCESSORY,), icons=(t.WILD,), traits=t.traits("item", "charm"),
        powers=(s.Power(s.When.FAILED, w.Draw(), s.Cost(exhaust=True), condition=Yours()),), klass=t.SURVIVOR,
    ),
    s.Asset(
        "01076", "stray-cat", 1, slots=(t.ALLY,), icons=(t.AGILITY,), traits=t.traits("ally", "creature"), health=1,
        powers=(s.Power(s.When.FREE, w.AutoEvade(), s.Cost(discard=True)),), klass=t.SURVIVOR,
    ),
    s.Asset(
        "01077", "dig-deep", 2, icons=(t.WILLPOWER, t.AGILITY), traits=t.traits("talent"),
        powers=boosts(t.WILLPOWER, t.AGILITY), klass=t.SURVIVOR,
    ),
    s.Event(
        "01078", "cunning-distraction", 5, icons=(t.WILLPOWER, t.WILD), traits=t.traits("tactic"), effect=w.AutoEvadeAll(),
        klass=t.SURVIVOR,
    ),
    s.Event(
        "01079", "look-what-i-found", 2, icons=(t.INTELLECT, t.INTELLECT), traits=t.traits("fortune"),
        powers=(s.Power(s.When.FAILED, w.DiscoverClues(2), condition=FailedInvestigation(2)),), klass=t.SURVIVOR,
    ),
    s.Event(
        "01080", "lucky", 1, traits=t.traits("fortune"), powers=(s.Power(s.When.WOULD_FAIL, w.Lucky(2), condition=Yours()),),
        klass=t.SURVIVOR,
    ),
    s.Skill(
        "01081", "survival-instinct", (t.AGILITY,), traits=t.traits("innate"), success=w.GetClear(), only=t.EVADE,
        klass=t.SURVIVOR,
    ),
)
# fmt: on
