"""The 43 Monster tokens (EH-CMP-19): 34 ordinary ones of 28 kinds, and 9 Epic ones. A test that is not printed is None."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.sheets import InCombat, Monster, Reaction

ON_THIS_SPACE: Final = w.Each(w.On(w.ThisSpace()))
DOOM_ON_LOW_ROLL: Final = w.Roll((w.Case(1, 2, w.AdvanceDoom()),))


def _moves_to(space: int) -> w.MoveThisMonster:
    return w.MoveThisMonster(w.At(space))


def _when(moment: InCombat, effects: w.Effects) -> tuple[Reaction, ...]:
    return (Reaction(moment, effects),)


MONSTERS: Final = (
    Monster(
        "byakhee",
        0,
        1,
        0,
        2,
        2,
        reactions=_when(InCombat.BEATEN, w.May(w.Lose(t.SANITY), w.Steps((w.NoFurtherEncounter(at_once=True), w.Walk(3))))),
    ),
    Monster(
        "color-out-of-space",
        0,
        2,
        None,
        0,
        2,
        reactions=_when(InCombat.AFTER_WILL, w.Roll((w.Case(5, 6, w.DefeatThisMonster()),))),
        spawn=_moves_to(world.TUNGUSKA),
    ),
    Monster("cthonian", -1, 2, -2, 3, 4, spawn=_moves_to(world.THE_HEART_OF_AFRICA)),
    Monster(t.CULTIST, None, 0, None, 0, 0, copies=5),
    Monster(t.DARK_YOUNG, -1, 3, -3, 3, 5, reckoning=DOOM_ON_LOW_ROLL),
    Monster(t.DEEP_ONE, 0, 2, -1, 1, 2, reckoning=w.By(ON_THIS_SPACE, (w.Lose(t.SANITY),))),
    Monster("elder-thing", 0, 3, -1, 2, 3, spawn=_moves_to(world.ANTARCTICA)),
    Monster("ghost", -1, 2, None, 0, 2, reactions=_when(InCombat.PASSED_WILL, w.HurtThisMonster(w.Result()))),
    Monster(t.GHOUL, 1, 1, 0, 2, 1, copies=2, reactions=_when(InCombat.LOST_HEALTH, w.GainCondition(t.PARANOIA))),
    Monster(
        "gnoph-keh",
        0,
        1,
        -2,
        2,
        3,
        spawn=_moves_to(world.THE_HIMALAYAS),
        reckoning=w.By(ON_THIS_SPACE, (w.Lose(t.HEALTH),)),
    ),
    Monster(
        t.GOAT_SPAWN,
        0,
        1,
        -2,
        2,
        2,
        copies=2,
        reactions=_when(InCombat.BEATEN, w.May(w.GainCondition(t.DARK_PACT), w.DiscardMonster())),
    ),
    Monster("gug", 0, 2, -2, 3, 4, reactions=_when(InCombat.BEATEN, w.NoFurtherEncounter())),
    Monster(
        t.HOUND_OF_TINDALOS,
        0,
        2,
        -1,
        3,
        3,
        reckoning=(
            w.MoveThisMonster(w.Nearest(w.WithInvestigator())),
            w.By(w.One(w.On(w.ThisSpace())), (w.Fight(),)),
        ),
    ),
    Monster(
        "lloigor",
        0,
        2,
        -2,
        3,
        4,
        reckoning=w.By(w.Each(w.On(w.OrAdjacent(w.ThisSpace()))), (w.LoseBoth(),)),
    ),
    Monster(
        "maniac",
        1,
        1,
        -1,
        2,
        1,
        reactions=(
            Reaction(InCombat.FAILED_STRENGTH, w.May(w.Discard(t.ASSET, trait=t.ALLY), w.KeepHealth())),
            Reaction(InCombat.BEATEN, w.GainAsset(name=t.AXE)),
        ),
    ),
    Monster(
        "mi-go",
        0,
        1,
        -2,
        2,
        3,
        reactions=_when(InCombat.BEATEN, w.GainArtifact()),
        reckoning=(w.DiscardClues(nearest=True), w.MoveThisMonster(w.ThatSpace())),
    ),
    Monster("mummy", 0, 2, -2, 2, 3, spawn=_moves_to(world.THE_PYRAMIDS)),
    Monster(
        "nightgaunt",
        0,
        2,
        -2,
        1,
        2,
        reckoning=w.Otherwise(w.CarryOff(), w.WalkThisMonster(2, w.Nearest(w.WithInvestigator()))),
    ),
    Monster(
        "riot",
        None,
        0,
        -3,
        3,
        3,
        reactions=_when(InCombat.BEFORE_STRENGTH, w.May(w.Test(t.INFLUENCE, -1, passed=w.DefeatThisMonster()))),
    ),
    Monster(
        "serpent-people",
        0,
        2,
        -1,
        3,
        2,
        spawn=_moves_to(world.THE_AMAZON),
        reckoning=w.Roll((w.Case(1, 2, w.By(w.NearestInvestigator(), (w.Walk(toward=w.ThisSpace()),))),)),
    ),
    Monster("shoggoth", 0, 3, -2, 2, 4, reckoning=w.HealThisMonster()),
    Monster("skeleton", 0, 2, -2, 1, 2, reactions=_when(InCombat.BEATEN, w.Recover(t.SANITY))),
    Monster(t.STAR_SPAWN, -1, 3, -3, 3, 5, reckoning=DOOM_ON_LOW_ROLL),
    Monster(
        "vampire",
        0,
        1,
        -2,
        2,
        3,
        reactions=(
            Reaction(InCombat.FAILED_WILL, w.SkipStrengthTest()),
            Reaction(InCombat.UNBEATEN_LOST_HEALTH, w.HealThisMonster(2)),
        ),
    ),
    Monster(
        "warlock",
        0,
        1,
        -1,
        1,
        1,
        reactions=_when(InCombat.FAILED_WILL, w.Lose(t.HEALTH)),
        reckoning=w.Roll((w.Case(1, 2, w.By(w.NearestInvestigator(), (w.GainCondition(t.CURSED),))),)),
    ),
    Monster(
        "witch",
        -1,
        0,
        -1,
        1,
        1,
        reactions=_when(InCombat.FAILED_WILL, w.GainCondition(t.CURSED)),
        reckoning=w.By(w.Each(w.Has(t.CONDITION, t.CURSED)), (w.Lose(t.HEALTH),)),
    ),
    Monster(
        "wraith",
        -1,
        2,
        -1,
        2,
        3,
        reactions=_when(
            InCombat.DEFEATED,
            w.May(w.By(w.One(w.Has(t.CONDITION, t.CURSED)), (w.Discard(t.CONDITION, name=t.CURSED),))),
        ),
        spawn=w.By(w.LEAD, (w.GainCondition(t.CURSED),)),
    ),
    Monster(
        "zombie",
        0,
        1,
        -1,
        2,
        2,
        reckoning=(
            w.SpawnMonster(w.ThisSpace(), name=t.ZOMBIE_HORDE),
            w.If(w.WasSpawned(), w.DiscardThisMonster()),
        ),
    ),
)

EPIC_MONSTERS: Final = (
    Monster(
        t.EPIC_CTHULHU,
        -2,
        5,
        -2,
        4,
        w.Players(3),
        epic=True,
        reactions=_when(InCombat.LOST_SANITY, w.PlaceOnSheet(t.SANITY_TOKEN, w.SanityLost())),
    ),
    Monster(
        t.CTHYLLA,
        -1,
        4,
        -2,
        2,
        w.Players(2),
        epic=True,
        reckoning=w.By(w.NearestInvestigator(), (w.Ambush(t.DEEP_ONE),)),
    ),
    Monster(
        t.DUNWICH_HORROR,
        -1,
        3,
        -2,
        3,
        w.Players(2),
        epic=True,
        reckoning=w.Roll((w.Case(1, w.Players(), w.SpawnGate()),)),
    ),
    Monster(t.NUG, -1, 2, -2, 4, w.Players(2), epic=True, reckoning=w.SpawnMonster(w.ThisSpace(), name=t.GHOUL)),
    Monster(t.EPIC_SHUB_NIGGURATH, -1, 4, -3, 5, w.Players(3), epic=True, passive=(w.Unhurt(3),)),
    Monster(
        t.SPINNER_OF_WEBS,
        0,
        2,
        -2,
        2,
        w.Players(2),
        epic=True,
        reactions=_when(InCombat.FAILED_WILL, w.SkipStrengthTest()),
    ),
    Monster(t.TICK_TOCK_MEN, None, 0, -2, 3, w.Players(2), epic=True, passive=(w.NoClueRerolls(),)),
    Monster(
        t.WIND_WALKER,
        0,
        2,
        -2,
        2,
        w.Players(2),
        epic=True,
        reactions=_when(InCombat.BEFORE_WILL, w.Unless(w.LoseBoth(), w.SpendClues())),
    ),
    Monster(
        t.ZOMBIE_HORDE,
        0,
        2,
        -3,
        3,
        5,
        epic=True,
        reactions=_when(InCombat.LOST_HEALTH, w.Discard(t.ASSET, trait=t.ALLY)),
        reckoning=DOOM_ON_LOW_ROLL,
    ),
)
