"""The 4 Ancient Ones (EH-CMP-03), both sides of their sheets. Stages of the Mythos deck: green, yellow, blue."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import sheets as s
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world


def _cultist(
    strength: int | None,
    toughness: int,
    *reactions: s.Reaction,
    will: int | None = None,
    horror: int = 0,
    reckoning: w.Effects = (),
) -> s.Monster:
    """A Cultist as the sheet has it; whoever takes the strength test faces 1 damage."""
    damage = 0 if strength is None else 1
    return s.Monster(t.CULTIST, will, horror, strength, damage, toughness, 5, reactions=reactions, reckoning=reckoning)


def _onto_eldritch(*effects: w.Effect) -> s.Power:
    """What happens to an investigator who moves onto a space with an Eldritch token.

    Becoming Delayed comes last: in the own turn it ends whatever is under way (EH-DEL-03).
    """
    return s.Power(s.Moment.ONTO_ELDRITCH, effects, forced=True, whose=s.Whose.ANYBODYS, by_them=True)


AT_A_GATE: Final = w.Each(w.On(w.WithGate()))
THREE_GATES_LOSE: Final = w.If(w.AtLeast(w.GatesOnThis(), 3), w.LoseGame())
BLACK_GOAT: Final = w.WithMonster(t.EPIC_SHUB_NIGGURATH)

ANCIENT_ONES: Final = (
    s.AncientOne(
        "azathoth",
        doom=15,
        stages=((1, 2, 1), (2, 3, 1), (2, 4, 0)),
        setup=w.PlaceOnGreen(),
        front=s.Side(
            _cultist(
                None, 1, s.Reaction(s.InCombat.AFTER_WILL, (w.Lose(t.HEALTH), w.DefeatThisMonster())), will=0, horror=1
            ),
            powers=(s.Power(s.Moment.OMEN_TO_GREEN, w.AdvanceDoom(w.OnGreen()), forced=True, whose=s.Whose.ANYBODYS),),
        ),
        back=s.Side(None),
        awakening=w.LoseGame(),
    ),
    s.AncientOne(
        "cthulhu",
        doom=12,
        stages=((0, 2, 2), (1, 3, 0), (3, 4, 0)),
        set_aside=(t.DEEP_ONE, t.STAR_SPAWN),
        front=s.Side(
            _cultist(0, 1, s.Reaction(s.InCombat.BEFORE_STRENGTH, w.Lose(t.SANITY))),
            reckoning=w.By(
                w.Each(w.On(w.OfType(t.SEA))),
                (w.If(w.Not(w.On(w.WithEldritch())), w.PlaceEldritch(w.HERE)),),
            ),
            powers=(_onto_eldritch(w.Lose(t.SANITY), w.BecomeDelayed()),),
        ),
        back=s.Side(
            _cultist(0, 2, s.Reaction(s.InCombat.BEFORE_STRENGTH, w.Lose(t.SANITY, 2))),
            reckoning=(
                w.By(w.EACH, (w.Lose(t.SANITY, w.OnThis(t.SANITY_TOKEN)),)),
                w.If(w.NobodyLeft(), w.LoseGame()),
            ),
            powers=(_onto_eldritch(w.PlaceOnSheet(t.SANITY_TOKEN), w.Lose(t.SANITY), w.BecomeDelayed()),),
        ),
        doom_instead=w.PlaceOnSheet(t.SANITY_TOKEN),
        final=s.FinalMystery(
            "risen-from-the-sea",
            solved=w.SpawnMonster(w.At(world.SPACE_3), name=t.EPIC_CTHULHU),
            foe=t.EPIC_CTHULHU,
        ),
    ),
    s.AncientOne(
        "shub-niggurath",
        doom=13,
        stages=((1, 2, 1), (3, 2, 1), (2, 4, 0)),
        set_aside=(t.GHOUL, t.GOAT_SPAWN, t.DARK_YOUNG),
        front=s.Side(
            _cultist(
                -1,
                1,
                reckoning=(
                    w.Choose(
                        1,
                        (
                            w.SpawnMonster(w.ThisSpace(), name=t.GOAT_SPAWN),
                            w.SpawnMonster(w.ThisSpace(), name=t.DARK_YOUNG),
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
        back=s.Side(
            _cultist(-2, 2, reckoning=w.WalkThisMonster(1, BLACK_GOAT)),
            reckoning=w.By(w.Each(w.On(BLACK_GOAT)), (w.FightEach(t.EPIC_SHUB_NIGGURATH),)),
        ),
        awakening=(
            w.SpawnMonster(w.At(world.THE_HEART_OF_AFRICA), name=t.EPIC_SHUB_NIGGURATH),
            w.MoveMonsters((t.GHOUL, t.GOAT_SPAWN, t.DARK_YOUNG), w.At(world.THE_HEART_OF_AFRICA)),
        ),
        doom_instead=(
            w.SpawnMonster(BLACK_GOAT),
            w.If(w.AtLeast(w.MonstersOn(BLACK_GOAT), 6), w.LoseGame()),
        ),
        final=s.FinalMystery("battle-in-the-woods", foe=t.EPIC_SHUB_NIGGURATH),
    ),
    s.AncientOne(
        "yog-sothoth",
        doom=14,
        stages=((0, 2, 1), (2, 3, 1), (3, 4, 0)),
        front=s.Side(
            _cultist(0, 1, s.Reaction(s.InCombat.BEATEN, (w.Lose(t.SANITY), w.GainSpell()))),
            reckoning=w.By(AT_A_GATE, (w.Unless(w.AdvanceDoom(), w.Discard(t.SPELL)),)),
        ),
        back=s.Side(
            _cultist(-1, 1, s.Reaction(s.InCombat.BEFORE_STRENGTH, w.Lose(t.SANITY, w.Owned(t.SPELL)))),
            reckoning=(
                w.By(w.EACH, (w.If(w.On(w.WithGate()), w.Unless(w.KeepGate(on_sheet=True), w.Discard(t.SPELL))),)),
                THREE_GATES_LOSE,
            ),
        ),
        gate_instead=(w.KeepGate(on_sheet=True), THREE_GATES_LOSE),
        doom_instead=(w.KeepGate(on_sheet=True, from_stack=True), THREE_GATES_LOSE),
        final=s.FinalMystery(
            "the-key-and-the-gate",
            encounter=s.AsEncounter(w.WithGate(), w.SpecialEncounter(), w.AtLeast(w.MysteriesSolved(), 3)),
            tokens=w.HALF,
        ),
    ),
)
