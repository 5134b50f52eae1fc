"""Encounter sets that are no scenario's own: Rats, Ghouls, Striking Fear, Ancient Evils and the like (AH-SCN-02)."""

from typing import Final

from miskatonic.games.arkham_lcg.cards import conditions as c
from miskatonic.games.arkham_lcg.cards import passives as p
from miskatonic.games.arkham_lcg.cards import terms as t
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.scenarios import EncounterSet
from miskatonic.games.arkham_lcg.cards.sheets import Enemy, Power, Treachery, When
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, WILLPOWER, traits
from miskatonic.words import Choose, Otherwise, Steps

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
        prey=c.LowestHealth(), icon="shambling-zombie",
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
        "01164", "frozen-in-fear", w.ToThreatArea(), traits=traits("terror"), passive=(p.DearFirstAction(),),
        powers=(Power(When.TURN_ENDS, w.Test(WILLPOWER, 3, success=w.DiscardThis()), condition=c.Yours(), forced=True),),
        copies=2,
    ),
    Treachery(
        "01165", "dissonant-voices", w.ToThreatArea(), traits=traits("terror"), passive=(p.NoPlaying(),),
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
        "01168", "obscuring-fog", w.AttachToLocation(1), traits=traits("hazard"), passive=(p.ShroudBonus(2),),
        powers=(Power(When.INVESTIGATED, w.DiscardThis(), condition=c.OnThis(), forced=True),), copies=2,
    ),
))

DARK_CULT: Final = EncounterSet("dark-cult", (
    Enemy(
        "01169", "acolyte", 3, 1, 2, damage=1, traits=traits("humanoid", "cultist"), spawn=c.EmptyLocation(), copies=3,
        powers=(Power(When.ENEMY_SPAWNED, w.DoomHere(), condition=c.OnThis(), forced=True),), icon="hooded-figure",
    ),
    Enemy(
        "01170", "wizard-of-the-order", 4, 2, 2, damage=1, traits=traits("humanoid", "cultist"), retaliate=True,
        spawn=c.EmptyLocation(),
        powers=(Power(When.PHASE_ENDS, w.DoomHere(), condition=c.OfPhase(t.MYTHOS), forced=True),), icon="wizard-face",
    ),
    Treachery(
        "01171", "mysterious-chanting", Otherwise(w.DoomOnNearest(2, t.CULTISTS), w.SearchEncounter(t.CULTISTS)),
        traits=traits("hex"), copies=2,
    ),
))

NIGHTGAUNTS: Final = EncounterSet("nightgaunts", (
    Enemy(
        "01172", "hunting-nightgaunt", 3, 4, 1, damage=1, horror=1, traits=traits("monster", "nightgaunt"),
        passive=(p.DoubleTokens(),), hunter=True, copies=2, icon="evil-wings",
    ),
    Treachery(
        "01173", "on-wings-of-darkness",
        w.Test(AGILITY, 4, fail=Steps((w.TakeHarm(), w.BreakOff(t.NIGHTGAUNT), w.MoveToTrait(t.CENTRAL)))), copies=2,
    ),
))

FORCING: Final = tuple(w.Test(skill, 4, success=w.DiscardThis()) for skill in (t.COMBAT, AGILITY))

LOCKED_DOORS: Final = EncounterSet("locked-doors", (
    Treachery(
        "01174", "locked-door", w.AttachToMostClues(), traits=traits("obstacle"), passive=(p.NoInvestigating(),),
        powers=(Power(When.ACTION, Choose(1, FORCING)),), copies=2,
    ),
))

AGENTS_OF_HASTUR: Final = EncounterSet("agents-of-hastur", (
    Enemy(
        "01175", "screeching-byakhee", 3, 4, 3, damage=1, horror=2, traits=traits("monster", "byakhee"), victory=1,
        hunter=True, prey=c.LowestSanity(), copies=2, icon="bat-wing",
        passive=(p.EnemyBonus(1, evade=1, condition=c.SanityAtMost(4)),),
    ),
    Treachery(
        "01176", "the-yellow-sign",
        w.Test(WILLPOWER, 4, fail=Steps((w.TakeHorror(2), w.SearchWeakness(t.MADNESS)))), traits=traits("omen"), copies=2,
    ),
))

AGENTS_OF_YOG: Final = EncounterSet("agents-of-yog-sothoth", (
    Enemy(
        "01177", "yithian-observer", 4, 4, 3, damage=1, horror=1, traits=traits("monster", "yithian"), victory=1,
        prey=c.FewestCards(), copies=2, icon="alien-stare",
        powers=(
            Power(
                When.ENEMY_ATTACKS, Otherwise(w.DiscardAtRandom(), w.HarderAttack(1, 1)), condition=c.OnThis(), forced=True,
            ),
        ),
    ),
    Treachery(
        "01178", "offer-of-power",
        Choose(1, (Steps((w.Draw(2), w.DoomOnAgenda(2, advances=True))), w.TakeHorror(2))), traits=traits("pact"),
        peril=True, copies=2,
    ),
))

AGENTS_OF_SHUB: Final = EncounterSet("agents-of-shub-niggurath", (
    Enemy(
        "01179", "relentless-dark-young", 4, 5, 2, damage=2, horror=1, traits=traits("monster", "dark-young"), victory=1,
        prey=c.LowestSkill(AGILITY), powers=(Power(When.END_OF_ROUND, w.HealThis(2), forced=True),), icon="evil-tree",
    ),
    Enemy(
        "01180", "goat-spawn", 3, 3, 2, damage=1, traits=traits("humanoid", "monster"), hunter=True, retaliate=True,
        powers=(
            Power(When.ENEMY_FALLS, w.By(w.EachThere(), (w.TakeHorror(),)), condition=c.OnThis(), forced=True),
        ),
        copies=3, icon="goat",
    ),
))

AGENTS_OF_CTHULHU: Final = EncounterSet("agents-of-cthulhu", (
    Enemy(
        "01181", "young-deep-one", 3, 3, 3, damage=1, horror=1, traits=traits("humanoid", "monster", "deep-one"),
        hunter=True, prey=c.LowestSkill(t.COMBAT), copies=2, icon="fish-monster",
        powers=(Power(When.ENGAGED, w.TakeHorror(), condition=c.OnThis(), forced=True),),
    ),
    Treachery(
        "01182", "dreams-of-rlyeh", w.ToThreatArea(), traits=traits("omen"),
        passive=(p.SkillBonus(WILLPOWER, -1), p.LimitBonus(sanity=-1)),
        powers=(Power(When.ACTION, w.Test(WILLPOWER, 3, success=w.DiscardThis())),), copies=2,
    ),
))

AGENTS: Final = (AGENTS_OF_YOG, AGENTS_OF_SHUB, AGENTS_OF_CTHULHU, AGENTS_OF_HASTUR)
"""Of these sets one is drawn unseen."""
# fmt: on
