"""The encounter sets of The Gathering: its own, Rats, Ghouls, Striking Fear, Ancient Evils, Chilling Cold (AH-SCN-02)."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.conditions import HighestSkill, LowestHealth, OnThis, Yours
from miskatonic.games.arkham_lcg.cards.passives import DearFirstAction, NoPlaying, ShroudBonus
from miskatonic.games.arkham_lcg.cards.sheets import Enemy, Power, Treachery, When
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, WILLPOWER, traits
from miskatonic.games.arkham_lcg.cards.words import (
    AttachToLocation,
    DiscardAsset,
    DiscardThis,
    DoomOnAgenda,
    FailedBy,
    TakeDamage,
    TakeHorror,
    Test,
    ToThreatArea,
)

# fmt: off
ENCOUNTERS: Final = (
    Enemy(
        "01118", "flesh-eater", 4, 4, 1, damage=1, horror=2, traits=traits("humanoid", "monster", "ghoul"), victory=1,
        spawn="attic",
    ),
    Enemy(
        "01119", "icy-ghoul", 3, 4, 4, damage=2, horror=1, traits=traits("humanoid", "monster", "ghoul"), victory=1,
        spawn="cellar",
    ),
    Enemy("01159", "swarm-of-rats", 1, 1, 3, damage=1, traits=traits("creature"), hunter=True, copies=3),
    Enemy("01160", "ghoul-minion", 2, 2, 2, damage=1, horror=1, traits=traits("humanoid", "monster", "ghoul"), copies=3),
    Enemy(
        "01161", "ravenous-ghoul", 3, 3, 3, damage=1, horror=1, traits=traits("humanoid", "monster", "ghoul"),
        prey=LowestHealth(),
    ),
    Treachery("01162", "grasping-hands", Test(AGILITY, 3, fail=TakeDamage(FailedBy())), traits=traits("hazard"), copies=3),
    Treachery(
        "01163", "rotting-remains", Test(WILLPOWER, 3, fail=TakeHorror(FailedBy())), traits=traits("terror"), copies=3,
    ),
    Treachery(
        "01164", "frozen-in-fear", ToThreatArea(), traits=traits("terror"), passive=(DearFirstAction(),),
        powers=(
            Power(When.TURN_ENDS, Test(WILLPOWER, 3, success=DiscardThis()), condition=Yours(), forced=True),
        ),
        copies=2,
    ),
    Treachery(
        "01165", "dissonant-voices", ToThreatArea(), traits=traits("terror"), passive=(NoPlaying(),),
        powers=(Power(When.END_OF_ROUND, DiscardThis(), forced=True),), copies=2,
    ),
    Treachery("01166", "ancient-evils", DoomOnAgenda(advances=True), traits=traits("omen"), copies=3),
    Treachery(
        "01167", "crypt-chill", Test(WILLPOWER, 4, fail=DiscardAsset(TakeDamage(2))), traits=traits("hazard"), copies=2,
    ),
    Treachery(
        "01168", "obscuring-fog", AttachToLocation(1), traits=traits("hazard"), passive=(ShroudBonus(2),),
        powers=(Power(When.INVESTIGATED, DiscardThis(), condition=OnThis(), forced=True),), copies=2,
    ),
)

ASIDE: Final = (
    Enemy(
        "01116", "ghoul-priest", 4, 5, 4, damage=2, horror=2, traits=traits("humanoid", "monster", "ghoul", "elite"),
        victory=2, hunter=True, retaliate=True, prey=HighestSkill(COMBAT), health_per_investigator=True,
    ),
)
# fmt: on
