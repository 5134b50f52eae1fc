"""The ten level 0 cards of the Mystic class."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.common import boosts
from miskatonic.games.arkham_lcg.cards.conditions import DrewTreachery, OnThis
from miskatonic.games.arkham_lcg.cards.passives import DiscardWhenEmpty, SkillBonus
from miskatonic.games.arkham_lcg.cards.sheets import Asset, Cost, Event, Power, Skill, When
from miskatonic.games.arkham_lcg.cards.terms import (
    ACCESSORY,
    AGILITY,
    ALLY,
    ARCANE,
    BAD_SYMBOLS,
    CHARGES,
    COMBAT,
    INTELLECT,
    MYSTIC,
    SECRETS,
    SPELL,
    WILD,
    WILLPOWER,
    traits,
)
from miskatonic.games.arkham_lcg.cards.words import (
    DamageEvaded,
    DiscoverClues,
    DoomHere,
    DrawEncounter,
    Evade,
    Fight,
    HealHorror,
    LookAndReorder,
    LoseActions,
    SearchTop,
    TakeHorror,
    UseBecomesResource,
    WhenRevealed,
)
from miskatonic.words import Cancel, Steps

BACKLASH: Final = WhenRevealed(BAD_SYMBOLS, TakeHorror())

# fmt: off
MYSTIC_CARDS: Final = (
    Asset(
        "01058", "forbidden-knowledge", 0, icons=(INTELLECT,), traits=traits("talent"), uses=(SECRETS, 4),
        passive=(DiscardWhenEmpty(),), powers=(Power(When.FREE, UseBecomesResource(), Cost(exhaust=True, horror=1)),),
        klass=MYSTIC,
    ),
    Asset(
        "01059", "holy-rosary", 2, slots=(ACCESSORY,), icons=(WILLPOWER,), traits=traits("item", "charm"), sanity=2,
        passive=(SkillBonus(WILLPOWER, 1),), klass=MYSTIC,
    ),
    Asset(
        "01060", "shrivelling", 3, slots=(ARCANE,), icons=(COMBAT,), traits=traits("spell"), uses=(CHARGES, 4),
        powers=(Power(When.ACTION, Fight(damage=1, skill=WILLPOWER, revealed=BACKLASH), Cost(uses=1)),), klass=MYSTIC,
    ),
    Asset(
        "01061", "scrying", 1, slots=(ARCANE,), icons=(INTELLECT,), traits=traits("spell"), uses=(CHARGES, 3),
        powers=(Power(When.ACTION, LookAndReorder(3), Cost(uses=1, exhaust=True)),), klass=MYSTIC,
    ),
    Asset(
        "01062", "arcane-studies", 2, icons=(WILLPOWER, INTELLECT), traits=traits("talent"),
        powers=boosts(WILLPOWER, INTELLECT), klass=MYSTIC,
    ),
    Asset(
        "01063", "arcane-initiate", 1, slots=(ALLY,), icons=(WILLPOWER,), traits=traits("ally", "sorcerer"), health=1,
        sanity=2,
        powers=(
            Power(When.ENTERED_PLAY, DoomHere(), condition=OnThis(), forced=True),
            Power(When.FREE, SearchTop(3, SPELL), Cost(exhaust=True)),
        ),
        klass=MYSTIC,
    ),
    Event(
        "01064", "drawn-to-the-flame", 0, icons=(WILLPOWER, INTELLECT), traits=traits("insight"),
        effect=Steps((DrawEncounter(), DiscoverClues(2))), klass=MYSTIC,
    ),
    Event(
        "01065", "ward-of-protection", 1, icons=(WILD,), traits=traits("spell", "spirit"),
        powers=(Power(When.REVELATION, Steps((Cancel(), TakeHorror())), condition=DrewTreachery()),), klass=MYSTIC,
    ),
    Event(
        "01066", "blinding-light", 2, icons=(WILLPOWER, AGILITY), traits=traits("spell"),
        effect=Evade(WILLPOWER, DamageEvaded(), WhenRevealed(BAD_SYMBOLS, LoseActions())), klass=MYSTIC,
    ),
    Skill("01067", "fearless", (WILLPOWER,), traits=traits("innate"), success=HealHorror(), klass=MYSTIC),
)
# fmt: on
