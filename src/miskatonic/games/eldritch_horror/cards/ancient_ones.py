"""The 4 Ancient Ones (EH-CMP-03), both sides of their sheets. Stages of the Mythos deck: green, yellow, blue."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.sheets import (
    AncientOne,
    AsEncounter,
    FinalMystery,
    InCombat,
    Moment,
    Monster,
    Power,
    Reaction,
    Side,
    Whose,
)
from miskatonic.games.eldritch_horror.cards.terms import (
    CULTIST,
    DARK_YOUNG,
    DEEP_ONE,
    EPIC_CTHULHU,
    EPIC_SHUB_NIGGURATH,
    GHOUL,
    GOAT_SPAWN,
    HEALTH,
    SANITY,
    SANITY_TOKEN,
    SEA,
    SPELL,
    STAR_SPAWN,
)


def _cultist(
    strength: int | None,
    toughness: int,
    *reactions: Reaction,
    will: int | None = None,
    horror: int = 0,
    reckoning: w.Effects = (),
) -> Monster:
    """A Cultist as the sheet has it; whoever takes the strength test faces 1 damage."""
    damage = 0 if strength is None else 1
    return Monster(CULTIST, will, horror, strength, damage, toughness, 5, reactions=reactions, reckoning=reckoning)


def _onto_eldritch(*effects: w.Effect) -> Power:
    """What happens to an investigator who moves onto a space with an Eldritch token."""
    return Power(Moment.ONTO_ELDRITCH, effects, forced=True, whose=Whose.ANYBODYS, by_them=True)


AT_A_GATE: Final = w.Each(w.On(w.WithGate()))
THREE_GATES_LOSE: Final = w.If(w.AtLeast(w.GatesOnThis(), 3), w.LoseGame())
BLACK_GOAT: Final = w.WithMonster(EPIC_SHUB_NIGGURATH)

ANCIENT_ONES: Final = (
    AncientOne(
        "azathoth",
        doom=15,
        stages=((1, 2, 1), (2, 3, 1), (2, 4, 0)),
        setup=w.PlaceOnGreen(),
        front=Side(
            _cultist(None, 1, Reaction(InCombat.AFTER_WILL, (w.Lose(HEALTH), w.DefeatThisMonster())), will=0, horror=1),
            powers=(Power(Moment.OMEN_TO_GREEN, w.AdvanceDoom(w.OnGreen()), forced=True, whose=Whose.ANYBODYS),),
        ),
        back=Side(None),
        awakening=w.LoseGame(),
    ),
    AncientOne(
        "cthulhu",
        doom=12,
        stages=((0, 2, 2), (1, 3, 0), (3, 4, 0)),
        set_aside=(DEEP_ONE, STAR_SPAWN),
        front=Side(
            _cultist(0, 1, Reaction(InCombat.BEFORE_STRENGTH, w.Lose(SANITY))),
            reckoning=w.By(
                w.Each(w.On(w.OfType(SEA))),
                (w.If(w.Not(w.On(w.WithEldritch())), w.PlaceEldritch(w.HERE)),),
            ),
            powers=(_onto_eldritch(w.BecomeDelayed(), w.Lose(SANITY)),),
        ),
        back=Side(
            _cultist(0, 2, Reaction(InCombat.BEFORE_STRENGTH, w.Lose(SANITY, 2))),
            reckoning=(
                w.By(w.EACH, (w.Lose(SANITY, w.OnThis(SANITY_TOKEN)),)),
                w.If(w.NobodyLeft(), w.LoseGame()),
            ),
            powers=(_onto_eldritch(w.BecomeDelayed(), w.Lose(SANITY), w.PlaceOnSheet(SANITY_TOKEN)),),
        ),
        doom_instead=w.PlaceOnSheet(SANITY_TOKEN),
        final=FinalMystery(
            "risen-from-the-sea",
            solved=w.SpawnMonster(w.At(world.SPACE_3), name=EPIC_CTHULHU),
            foe=EPIC_CTHULHU,
        ),
    ),
    AncientOne(
        "shub-niggurath",
        doom=13,
        stages=((1, 2, 1), (3, 2, 1), (2, 4, 0)),
        set_aside=(GHOUL, GOAT_SPAWN, DARK_YOUNG),
        front=Side(
            _cultist(
                -1,
                1,
                reckoning=(
                    w.Choose(
                        1,
                        (
                            w.SpawnMonster(w.ThisSpace(), name=GOAT_SPAWN),
                            w.SpawnMonster(w.ThisSpace(), name=DARK_YOUNG),
                        ),
                    ),
                    w.If(w.WasSpawned(), w.DiscardThisMonster()),
                ),
            ),
            reckoning=(
                w.SpawnMonster(w.RandomSpace()),
                w.If(w.AtLeast(w.MonstersOn(w.ANYWHERE), 10), w.AdvanceDoom(2)),
            ),
        ),
        back=Side(
            _cultist(-2, 2, reckoning=w.WalkThisMonster(1, BLACK_GOAT)),
            reckoning=w.By(w.Each(w.On(BLACK_GOAT)), (w.FightEach(EPIC_SHUB_NIGGURATH),)),
        ),
        awakening=(
            w.SpawnMonster(w.At(world.THE_HEART_OF_AFRICA), name=EPIC_SHUB_NIGGURATH),
            w.MoveMonsters((GHOUL, GOAT_SPAWN, DARK_YOUNG), w.At(world.THE_HEART_OF_AFRICA)),
        ),
        doom_instead=(
            w.SpawnMonster(BLACK_GOAT),
            w.If(w.AtLeast(w.MonstersOn(BLACK_GOAT), 6), w.LoseGame()),
        ),
        final=FinalMystery("battle-in-the-woods", foe=EPIC_SHUB_NIGGURATH),
    ),
    AncientOne(
        "yog-sothoth",
        doom=14,
        stages=((0, 2, 1), (2, 3, 1), (3, 4, 0)),
        front=Side(
            _cultist(0, 1, Reaction(InCombat.BEATEN, (w.Lose(SANITY), w.GainSpell()))),
            reckoning=w.By(AT_A_GATE, (w.Unless(w.AdvanceDoom(), w.Discard(SPELL)),)),
        ),
        back=Side(
            _cultist(-1, 1, Reaction(InCombat.BEFORE_STRENGTH, w.Lose(SANITY, w.Owned(SPELL)))),
            reckoning=(w.By(AT_A_GATE, (w.Unless(w.GateToSheet(here=True), w.Discard(SPELL)),)), THREE_GATES_LOSE),
        ),
        gate_instead=(w.GateToSheet(here=True), THREE_GATES_LOSE),
        doom_instead=(w.GateToSheet(), THREE_GATES_LOSE),
        final=FinalMystery(
            "the-key-and-the-gate",
            encounter=AsEncounter(w.WithGate(), w.SpecialEncounter(), w.AtLeast(w.MysteriesSolved(), 3)),
            tokens=w.HALF,
        ),
    ),
)
