"""Cards above level 0, which experience buys (AH-XPR-02), and standalone decks may hold at a price (AH-STA-01)."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.passives import DiscardWhenEmpty, ExtraAction
from miskatonic.words import By, Steps

TORMENT: Final = w.WhenRevealed(t.BAD_SYMBOLS, Steps((w.LoseActions(), w.TakeHorror())))

# fmt: off
UPGRADES: Final = (
    s.Asset(
        "01041", "disc-of-itzamna", 3, slots=(t.ACCESSORY,), icons=(t.WILLPOWER, t.INTELLECT, t.COMBAT),
        traits=t.traits("item", "relic"), klass=t.SEEKER, unique=True, level=2,
        powers=(
            s.Power(
                s.When.ENEMY_SPAWNS, w.DiscardSpawning(), s.Cost(discard=True), condition=c.CommonEnemySpawnsHere(),
            ),
        ),
    ),
    s.Event(
        "01043", "cryptic-research", 0, traits=t.traits("insight"), effect=By(w.SomebodyHere(), (w.Draw(3),)),
        klass=t.SEEKER, own_turn=True, level=4,
    ),
    s.Asset(
        "01054", "leo-de-luca-1", 5, slots=(t.ALLY,), icons=(t.INTELLECT,), traits=t.traits("ally", "criminal"), health=2,
        sanity=2, passive=(ExtraAction(),), klass=t.ROGUE, unique=True, level=1, title="leo-de-luca",
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
        "01069", "blinding-light-2", 1, icons=(t.WILLPOWER, t.AGILITY), traits=t.traits("spell"),
        effect=w.Evade(t.WILLPOWER, w.DamageEvaded(2), TORMENT), klass=t.MYSTIC, level=2, title="blinding-light",
    ),
    s.Asset(
        "01071", "grotesque-statue", 2, slots=(t.HAND,), icons=(t.WILD,), traits=t.traits("item", "relic"),
        uses=(t.CHARGES, 4), passive=(DiscardWhenEmpty(),), klass=t.MYSTIC, level=4,
        powers=(s.Power(s.When.WOULD_REVEAL, w.RevealMore(2), s.Cost(uses=1), condition=c.Yours()),),
    ),
    s.Event(
        "01084", "lucky-2", 1, traits=t.traits("fortune"), klass=t.SURVIVOR, level=2, title="lucky",
        powers=(s.Power(s.When.WOULD_FAIL, Steps((w.Lucky(2), w.Draw())), condition=c.Yours()),),
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
