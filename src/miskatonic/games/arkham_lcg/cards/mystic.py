"""The ten level 0 cards of the Mystic class."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.common import boosts
from miskatonic.games.arkham_lcg.cards.conditions import DrewTreachery, OnThis
from miskatonic.games.arkham_lcg.cards.passives import DiscardWhenEmpty, SkillBonus
from miskatonic.words import Cancel, Steps

BACKLASH: Final = w.WhenRevealed(t.BAD_SYMBOLS, w.TakeHorror())

# fmt: off
MYSTIC_CARDS: Final = (
    s.Asset(
        "01058", "forbidden-knowledge", 0, icons=(t.INTELLECT,), traits=t.traits("talent"), uses=(t.SECRETS, 4),
        passive=(DiscardWhenEmpty(),),
        powers=(s.Power(s.When.FREE, w.UseBecomesResource(), s.Cost(exhaust=True, horror=1)),), klass=t.MYSTIC,
    ),
    s.Asset(
        "01059", "holy-rosary", 2, slots=(t.ACCESSORY,), icons=(t.WILLPOWER,), traits=t.traits("item", "charm"), sanity=2,
        passive=(SkillBonus(t.WILLPOWER, 1),), klass=t.MYSTIC,
    ),
    s.Asset(
        "01060", "shrivelling", 3, slots=(t.ARCANE,), icons=(t.COMBAT,), traits=t.traits("spell"), uses=(t.CHARGES, 4),
        powers=(s.Power(s.When.ACTION, w.Fight(damage=1, skill=t.WILLPOWER, revealed=BACKLASH), s.Cost(uses=1)),),
        klass=t.MYSTIC,
    ),
    s.Asset(
        "01061", "scrying", 1, slots=(t.ARCANE,), icons=(t.INTELLECT,), traits=t.traits("spell"), uses=(t.CHARGES, 3),
        powers=(s.Power(s.When.ACTION, w.LookAndReorder(3), s.Cost(uses=1, exhaust=True)),), klass=t.MYSTIC,
    ),
    s.Asset(
        "01062", "arcane-studies", 2, icons=(t.WILLPOWER, t.INTELLECT), traits=t.traits("talent"),
        powers=boosts(t.WILLPOWER, t.INTELLECT), klass=t.MYSTIC,
    ),
    s.Asset(
        "01063", "arcane-initiate", 1, slots=(t.ALLY,), icons=(t.WILLPOWER,), traits=t.traits("ally", "sorcerer"), health=1,
        sanity=2,
        powers=(
            s.Power(s.When.ENTERED_PLAY, w.DoomHere(), condition=OnThis(), forced=True),
            s.Power(s.When.FREE, w.SearchTop(3, (t.SPELL,)), s.Cost(exhaust=True)),
        ),
        klass=t.MYSTIC,
    ),
    s.Event(
        "01064", "drawn-to-the-flame", 0, icons=(t.WILLPOWER, t.INTELLECT), traits=t.traits("insight"),
        effect=Steps((w.DrawEncounter(), w.DiscoverClues(2))), klass=t.MYSTIC,
    ),
    s.Event(
        "01065", "ward-of-protection", 1, icons=(t.WILD,), traits=t.traits("spell", "spirit"),
        powers=(s.Power(s.When.REVELATION, Steps((Cancel(), w.TakeHorror())), condition=DrewTreachery()),), klass=t.MYSTIC,
    ),
    s.Event(
        "01066", "blinding-light", 2, icons=(t.WILLPOWER, t.AGILITY), traits=t.traits("spell"),
        effect=w.Evade(t.WILLPOWER, w.DamageEvaded(), w.WhenRevealed(t.BAD_SYMBOLS, w.LoseActions())), klass=t.MYSTIC,
    ),
    s.Skill("01067", "fearless", (t.WILLPOWER,), traits=t.traits("innate"), success=w.HealHorror(), klass=t.MYSTIC),
)
# fmt: on
