"""Cards above level 0, which experience buys (AH-XPR-02), and standalone decks may hold at a price (AH-STA-01)."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.passives import DiscardWhenEmpty, ExtraAction, ExtraSlots, SkillBonus
from miskatonic.words import By, Choose, Steps

TORMENT: Final = w.WhenRevealed(t.BAD_SYMBOLS, Steps((w.LoseActions(), w.TakeHorror())))
LORE: Final = Choose(1, tuple(By(w.SomebodyHere(), (w.SkillThisPhase(skill, 2),)) for skill in range(t.WILD)))

# fmt: off
UPGRADES: Final = (
    s.Event(
        "01026", "extra-ammunition", 2, icons=(t.INTELLECT,), traits=t.traits("supply"),
        effect=w.AddUses(3, t.AMMO, t.FIREARM, of_anybody=True), klass=t.GUARDIAN, level=1,
    ),
    s.Asset(
        "01027", "police-badge", 3, slots=(t.ACCESSORY,), icons=(t.WILLPOWER, t.WILD), traits=t.traits("item"),
        passive=(SkillBonus(t.WILLPOWER, 1),), klass=t.GUARDIAN, level=2,
        powers=(s.Power(s.When.FREE, By(w.ActiveHere(), (w.GainActions(2),)), s.Cost(discard=True)),),
    ),
    s.Asset(
        "01028", "beat-cop-2", 4, slots=(t.ALLY,), icons=(t.COMBAT, t.AGILITY), traits=t.traits("ally", "police"), health=3,
        sanity=2, passive=(SkillBonus(t.COMBAT, 1),), klass=t.GUARDIAN, level=2, title="beat-cop",
        powers=(s.Power(s.When.FREE, w.DamageEnemy(1), s.Cost(exhaust=True, damage_here=1)),),
    ),
    s.Asset(
        "01029", "shotgun", 5, slots=(t.HAND, t.HAND), icons=(t.COMBAT, t.COMBAT), uses=(t.AMMO, 2), klass=t.GUARDIAN,
        level=4, traits=t.traits("item", "weapon", "firearm"),
        powers=(s.Power(s.When.ACTION, w.Fight(3, damage=w.MarginInstead(1, 5)), s.Cost(uses=1)),),
    ),
    s.Asset(
        "01040", "magnifying-glass-1", 0, slots=(t.HAND,), icons=(t.INTELLECT,), traits=t.traits("item", "tool"),
        passive=(SkillBonus(t.INTELLECT, 1, investigating=True),), klass=t.SEEKER, fast=True, level=1,
        powers=(s.Power(s.When.FREE, w.TakeBack(), condition=c.NoCluesHere()),), title="magnifying-glass",
    ),
    s.Asset(
        "01041", "disc-of-itzamna", 3, slots=(t.ACCESSORY,), icons=(t.WILLPOWER, t.INTELLECT, t.COMBAT),
        traits=t.traits("item", "relic"), klass=t.SEEKER, unique=True, level=2,
        powers=(
            s.Power(
                s.When.ENEMY_SPAWNS, w.DiscardSpawning(), s.Cost(discard=True), condition=c.CommonEnemySpawnsHere(),
            ),
        ),
    ),
    s.Asset(
        "01042", "encyclopedia", 2, slots=(t.HAND,), icons=(t.WILD,), traits=t.traits("item", "tome"), klass=t.SEEKER,
        level=2, powers=(s.Power(s.When.ACTION, LORE, s.Cost(exhaust=True)),),
    ),
    s.Event(
        "01043", "cryptic-research", 0, traits=t.traits("insight"), effect=By(w.SomebodyHere(), (w.Draw(3),)),
        klass=t.SEEKER, own_turn=True, level=4,
    ),
    s.Asset(
        "01054", "leo-de-luca-1", 5, slots=(t.ALLY,), icons=(t.INTELLECT,), traits=t.traits("ally", "criminal"), health=2,
        sanity=2, passive=(ExtraAction(),), klass=t.ROGUE, unique=True, level=1, title="leo-de-luca",
    ),
    s.Asset(
        "01055", "cat-burglar", 4, slots=(t.ALLY,), icons=(t.WILLPOWER, t.AGILITY), traits=t.traits("ally", "criminal"),
        health=2, sanity=2, passive=(SkillBonus(t.AGILITY, 1),), klass=t.ROGUE, level=1,
        powers=(s.Power(s.When.ACTION, w.SlipAway(next_door=True), s.Cost(exhaust=True), provokes=False),),
    ),
    s.Event(
        "01056", "sure-gamble", 2, traits=t.traits("fortune", "insight"), klass=t.ROGUE, level=3,
        powers=(s.Power(s.When.TOKEN_WAS_REVEALED, w.TurnSign(), condition=c.NegativeToken()),),
    ),
    s.Event(
        "01057", "hot-streak", 3, icons=(t.WILD,), traits=t.traits("fortune"), effect=w.GainResources(10), klass=t.ROGUE,
        level=4,
    ),
    s.Event(
        "01068", "mind-wipe", 1, icons=(t.WILLPOWER, t.COMBAT), traits=t.traits("spell"), klass=t.MYSTIC, level=1,
        powers=(s.Power(s.When.PHASE_BEGINS, w.BlankEnemy()),),
    ),
    s.Event(
        "01069", "blinding-light-2", 1, icons=(t.WILLPOWER, t.AGILITY), traits=t.traits("spell"),
        effect=w.Evade(t.WILLPOWER, w.DamageEvaded(2), TORMENT), klass=t.MYSTIC, level=2, title="blinding-light",
    ),
    s.Asset(
        "01070", "book-of-shadows", 4, slots=(t.HAND,), icons=(t.WILLPOWER, t.INTELLECT), traits=t.traits("item", "tome"),
        passive=(ExtraSlots(t.ARCANE, 1),), klass=t.MYSTIC, level=3,
        powers=(s.Power(s.When.ACTION, w.AddUses(1, t.CHARGES, t.SPELL), s.Cost(exhaust=True)),),
    ),
    s.Asset(
        "01071", "grotesque-statue", 2, slots=(t.HAND,), icons=(t.WILD,), traits=t.traits("item", "relic"),
        uses=(t.CHARGES, 4), passive=(DiscardWhenEmpty(),), klass=t.MYSTIC, level=4,
        powers=(s.Power(s.When.WOULD_REVEAL, w.RevealMore(2), s.Cost(uses=1), condition=c.Yours()),),
    ),
    s.Asset(
        "01082", "aquinnah", 5, slots=(t.ALLY,), icons=(t.WILLPOWER,), traits=t.traits("ally"), health=1, sanity=4,
        klass=t.SURVIVOR, unique=True, level=1,
        powers=(s.Power(s.When.ENEMY_ATTACKS, w.DeflectDamage(), s.Cost(exhaust=True, horror_here=1), condition=c.Yours()),),
    ),
    s.Event(
        "01083", "close-call", 2, icons=(t.COMBAT, t.AGILITY), traits=t.traits("fortune"), klass=t.SURVIVOR, level=2,
        powers=(s.Power(s.When.EVADED, w.ShuffleEvaded(), condition=c.CommonEnemyEvadedHere()),),
    ),
    s.Event(
        "01084", "lucky-2", 1, traits=t.traits("fortune"), klass=t.SURVIVOR, level=2, title="lucky",
        powers=(s.Power(s.When.WOULD_FAIL, Steps((w.Lucky(2), w.Draw())), condition=c.Yours()),),
    ),
    s.Event(
        "01085", "will-to-survive", 4, icons=(t.COMBAT, t.WILD), traits=t.traits("spirit"), effect=w.NoTokensThisTurn(),
        klass=t.SURVIVOR, own_turn=True, level=3,
    ),
    s.Asset(
        "01094", "bulletproof-vest", 2, slots=(t.BODY,), icons=(t.COMBAT, t.WILD), traits=t.traits("item", "armor"),
        health=4, level=3,
    ),
    s.Asset(
        "01095", "elder-sign-amulet", 2, slots=(t.ACCESSORY,), icons=(t.WILLPOWER, t.WILD), traits=t.traits("item", "relic"),
        sanity=4, level=3,
    ),
)
# fmt: on
