"""Encounter sets that several scenarios share: Rats, Ghouls, Striking Fear, Ancient Evils, Chilling Cold (AH-SCN-02)."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.conditions import LowestHealth, OnThis, Yours
from miskatonic.games.arkham_lcg.cards.passives import DearFirstAction, NoPlaying, ShroudBonus
from miskatonic.games.arkham_lcg.cards.scenarios import EncounterSet
from miskatonic.games.arkham_lcg.cards.sheets import Enemy, Power, Treachery, When
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, WILLPOWER, traits

# fmt: off
RATS: Final = EncounterSet("rats", (
    Enemy("01159", "swarm-of-rats", 1, 1, 3, damage=1, traits=traits("creature"), hunter=True, copies=3, icon="rat"),
))

GHOULS: Final = EncounterSet("ghouls", (
    Enemy(
        "01160", "ghoul-minion", 2, 2, 2, damage=1, horror=1, traits=traits("humanoid", "monster", "ghoul"), copies=3,
        icon="bestial-fangs",
    ),
    Enemy(
        "01161", "ravenous-ghoul", 3, 3, 3, damage=1, horror=1, traits=traits("humanoid", "monster", "ghoul"),
        prey=LowestHealth(), icon="shambling-zombie",
    ),
    Treachery(
        "01162", "grasping-hands", w.Test(AGILITY, 3, fail=w.TakeDamage(w.FailedBy())), traits=traits("hazard"), copies=3,
    ),
))

STRIKING_FEAR: Final = EncounterSet("striking-fear", (
    Treachery(
        "01163", "rotting-remains", w.Test(WILLPOWER, 3, fail=w.TakeHorror(w.FailedBy())), traits=traits("terror"), copies=3,
    ),
    Treachery(
        "01164", "frozen-in-fear", w.ToThreatArea(), traits=traits("terror"), passive=(DearFirstAction(),),
        powers=(Power(When.TURN_ENDS, w.Test(WILLPOWER, 3, success=w.DiscardThis()), condition=Yours(), forced=True),),
        copies=2,
    ),
    Treachery(
        "01165", "dissonant-voices", w.ToThreatArea(), traits=traits("terror"), passive=(NoPlaying(),),
        powers=(Power(When.END_OF_ROUND, w.DiscardThis(), forced=True),), copies=2,
    ),
))

ANCIENT_EVILS: Final = EncounterSet("ancient-evils", (
    Treachery("01166", "ancient-evils", w.DoomOnAgenda(advances=True), traits=traits("omen"), copies=3),
))

CHILLING_COLD: Final = EncounterSet("chilling-cold", (
    Treachery(
        "01167", "crypt-chill", w.Test(WILLPOWER, 4, fail=w.DiscardAsset(w.TakeDamage(2))), traits=traits("hazard"),
        copies=2,
    ),
    Treachery(
        "01168", "obscuring-fog", w.AttachToLocation(1), traits=traits("hazard"), passive=(ShroudBonus(2),),
        powers=(Power(When.INVESTIGATED, w.DiscardThis(), condition=OnThis(), forced=True),), copies=2,
    ),
))
# fmt: on
