"""The 51 Mythos cards (EH-CMP-13): 21 yellow, 18 green and 12 blue ones, which are Rumors."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.sheets import AsEncounter, Moment, Mythos, Power, Whose
from miskatonic.games.eldritch_horror.cards.terms import (
    ALLY,
    ASSET,
    BLESSED,
    BLUE,
    CITY,
    CLUE,
    CONDITION,
    CULTIST,
    CURSED,
    DARK_PACT,
    DEAL,
    DEBT,
    DETAINED,
    EASY,
    ELDRITCH,
    GREEN,
    HARD,
    HEALTH,
    HEALTH_TOKEN,
    INFLUENCE,
    INJURY,
    ITEM,
    MADNESS,
    NORMAL,
    OBSERVATION,
    POSSESSION,
    SANITY,
    SPELL,
    SPINNER_OF_WEBS,
    TICK_TOCK_MEN,
    WEAPON,
    WIND_WALKER,
    YELLOW,
)


def _yellow(code: str, difficulty: int, *effects: w.Effect) -> Mythos:
    return Mythos(code, YELLOW, difficulty, effects)


def _green(code: str, difficulty: int, *effects: w.Effect) -> Mythos:
    return Mythos(code, GREEN, difficulty, effects)


def _each(*effects: w.Effect) -> w.By:
    return w.By(w.EACH, effects)


def _lead(*effects: w.Effect) -> w.By:
    return w.By(w.LEAD, effects)


IN_A_CITY: Final = w.On(w.OfType(CITY))
GROUP_PAYS: Final = w.SpendClues(w.HALF, group=True)
ONE_TOKEN_LESS: Final = w.DiscardFromThis()
NEAR_THE_EXPEDITION: Final = w.Each(w.On(w.OrAdjacent(w.ExpeditionSpace())))

YELLOW_CARDS: Final = (
    _yellow("everyone-has-a-price", EASY, _each(w.May(w.GainCondition(DEBT), w.Discard(CONDITION)))),
    _yellow("omen-of-good-fortune", EASY, _lead(w.May(w.SetOmen()))),
    _yellow("rally-the-people", EASY, _lead(w.GainAsset((ALLY,)))),
    _yellow("silver-twilight-aid", EASY, _each(w.Choose(1, (w.GainClue(), w.GainAsset(), w.GainSpell()), up_to=True))),
    _yellow(
        "the-world-fights-back",
        EASY,
        _each(w.Choose(1, (w.Recover(HEALTH, 2), w.Recover(SANITY, 2), w.DiscardMonster(w.HERE)), up_to=True)),
    ),
    _yellow(
        "all-for-nothing",
        HARD,
        w.If(w.AtLeast(w.MysteriesSolved()), w.Unless(w.LoseMystery(), GROUP_PAYS), w.AdvanceDoom()),
    ),
    _yellow("desperate-times", HARD, w.Unless(w.AdvanceDoom(2), _lead(w.GainCondition(DARK_PACT)))),
    _yellow(
        "eyes-everywhere",
        HARD,
        _each(w.Roll((w.Case(1, 2, w.LoseBoth(2, 2)), w.Case(3, 5, w.Ambush())))),
    ),
    _yellow("perplexing-stars", HARD, w.OmenBack(), w.AdvanceDoom(w.OpenGates(matching=True))),
    _yellow(
        "the-storm",
        HARD,
        w.If(w.AtLeast(w.RumorsInPlay()), _each(w.Discard(CLUE, w.RumorsInPlay())), w.DrawRumor()),
    ),
    _yellow("a-dark-power", NORMAL, w.HealMonsters(), _each(w.FightEach())),
    _yellow("ancient-guardians", NORMAL, w.SpawnMonster(w.ExpeditionSpace(), 2)),
    _yellow(
        "arrests-made-in-murder-case",
        NORMAL,
        w.By(
            w.Each(w.Both(IN_A_CITY, w.Has(POSSESSION, trait=WEAPON))),
            (w.Test(INFLUENCE, failed=(w.Discard(POSSESSION, trait=WEAPON), w.GainCondition(DETAINED))),),
        ),
    ),
    _yellow(
        "burden-of-greed",
        NORMAL,
        _each(w.Discard(POSSESSION, w.ANY_NUMBER, trait=ITEM), w.Lose(HEALTH, w.Owned(POSSESSION, ITEM))),
    ),
    _yellow(
        "from-bad-to-worse",
        NORMAL,
        _each(
            w.Lose(HEALTH, w.Owned(CONDITION, INJURY)),
            w.Lose(SANITY, w.Owned(CONDITION, MADNESS)),
            w.Discard(CLUE, w.Owned(CONDITION, DEAL)),
        ),
    ),
    _yellow(
        "haunting-nightmares",
        NORMAL,
        _each(w.Unless((w.Lose(SANITY, 2), w.GainCondition(trait=MADNESS)), w.SpendClues())),
    ),
    _yellow("heat-wave-singes-the-globe", NORMAL, _each(w.Unless(w.Lose(HEALTH, 3), w.BecomeDelayed()))),
    _yellow(
        "the-bermuda-triangle",
        NORMAL,
        _each(w.Roll((w.Case(1, 2, (w.Move(w.At(world.SPACE_8)), w.BecomeDelayed())),))),
    ),
    _yellow(
        "the-world-shakes",
        NORMAL,
        w.By(NEAR_THE_EXPEDITION, (w.Lose(HEALTH, 2), w.BecomeDelayed())),
        w.RemoveExpeditions(),
    ),
    _yellow(
        "tide-of-despair",
        NORMAL,
        _each(w.Unless(w.LoseBoth(2, 2), w.Discard(CONDITION, name=BLESSED))),
    ),
    _yellow(
        "treacherous-magic",
        NORMAL,
        _each(w.Discard(SPELL, w.ANY_NUMBER), w.Lose(SANITY, w.Owned(SPELL))),
        w.By(w.Each(w.LostSanity()), (w.GainCondition(trait=MADNESS),)),
    ),
)

GREEN_CARDS: Final = (
    _green("a-proposition", EASY, _lead(w.May(w.GainCondition(DARK_PACT), w.SolveRumor()))),
    _green("buying-information", EASY, _lead(w.Test(INFLUENCE), w.GainClue(w.Result()))),
    _green(
        "heart-of-corruption",
        EASY,
        _lead(w.GainArtifact(), w.Roll((w.Case(1, 2, w.LoseBoth(2, 2)),))),
    ),
    _green("support-of-the-church", EASY, _lead(w.GainCondition(BLESSED))),
    _green("that-which-consumes", EASY, w.DiscardGate(), w.If(w.Not(w.ThatGateMatches()), w.AdvanceDoom())),
    _green(
        "from-beyond",
        HARD,
        w.If(
            w.AtLeast(w.ReckoningsOf(w.OF_ONGOING)),
            w.Unless(w.Reckon(w.OF_ONGOING, 2), GROUP_PAYS),
            w.AdvanceDoom(),
        ),
    ),
    _green(
        "rising-terror",
        HARD,
        w.If(w.AtLeast(w.ReckoningsOf(w.OF_MONSTERS)), w.Reckon(w.OF_MONSTERS, 2), w.AdvanceDoom()),
    ),
    Mythos("strange-sightings", GREEN, HARD, ongoing=True, passive=(w.NoResting(),), reckoning=w.DiscardThis()),
    _green("tied-to-a-dark-purpose", HARD, w.Reckon(w.OF_CONDITIONS, ones=True)),
    _green(
        "torn-asunder",
        HARD,
        w.If(
            w.AtLeast(w.OpenGates(matching=True)),
            _each(w.Lose(HEALTH, w.OpenGates(matching=True))),
            w.AdvanceOmen(),
        ),
    ),
    _green("blood-flows", NORMAL, _lead(w.DiscardMonster(), w.Lose(HEALTH, w.ThatToughness()))),
    _green("calling-the-elder-things", NORMAL, w.SpawnMonster(w.WithMonster(CULTIST), each=True)),
    _green("dimensional-instability", NORMAL, w.DiscardGate(matching=True), w.AdvanceDoom(w.GatesDiscarded())),
    Mythos(
        "driven-to-bankruptcy",
        GREEN,
        ongoing=True,
        enters=w.EmptyReserve(),
        passive=(w.NoReserve(),),
        reckoning=(w.DiscardThis(), w.FillReserve()),
    ),
    _green(
        "legitimate-banking",
        NORMAL,
        _lead(w.If(w.Has(CONDITION, DEBT), w.Reckon(w.OF_DEBT, ones=True), w.GainCondition(DEBT))),
    ),
    _green("no-peace-for-the-fallen", NORMAL, w.ForgetDefeated(), _lead(w.GainCondition(CURSED))),
    Mythos(
        "patrolling-the-border",
        GREEN,
        ongoing=True,
        enters=w.By(w.One(), (w.BecomeDelayed(),)),
        reckoning=(
            w.By(
                w.Each(IN_A_CITY),
                (w.Test(OBSERVATION, failed=(w.BecomeDelayed(), w.GainCondition(DETAINED))),),
            ),
            w.DiscardThis(),
        ),
    ),
    _green(
        "unexpected-betrayal",
        NORMAL,
        w.By(w.Each(w.Has(ASSET, trait=ALLY)), (w.Lose(HEALTH, 3), w.Discard(ASSET, trait=ALLY))),
    ),
)


def _look_into(where: w.Where) -> AsEncounter:
    """The usual way to solve a Rumor: look around and spend Clues."""
    return AsEncounter(where, w.Test(OBSERVATION, passed=w.May(w.SpendClues(w.HALF), w.SolveThis())))


def _foe(name: str, space: int) -> w.SpawnMonster:
    return w.SpawnMonster(w.At(space), name=name)


RUMORS: Final = (
    Mythos(
        "fractured-reality",
        BLUE,
        EASY,
        ongoing=True,
        space=world.SPACE_2,
        eldritch=4,
        encounter=AsEncounter(w.At(world.SPACE_2), w.OtherWorldEncounter(w.SolveThis())),
        empty=(w.AdvanceDoom(w.OpenGates()), w.SolveThis()),
        reckoning=ONE_TOKEN_LESS,
    ),
    Mythos(
        "growing-madness",
        BLUE,
        EASY,
        ongoing=True,
        space=world.SPACE_8,
        eldritch=4,
        encounter=_look_into(w.At(world.SPACE_8)),
        empty=(_each(w.Lose(SANITY, 3)), w.SolveThis()),
        reckoning=_lead(w.GainCondition(trait=MADNESS), w.DiscardFromThis(w.Owned(CONDITION, MADNESS))),
    ),
    Mythos(
        "lost-knowledge",
        BLUE,
        EASY,
        ongoing=True,
        eldritch=3,
        enters=_foe(TICK_TOCK_MEN, world.SPACE_21),
        solved=w.IsBeaten(TICK_TOCK_MEN),
        empty=(_each(w.Discard(CLUE, w.ALL)), w.DiscardCluesOnBoard(), w.SolveThis()),
        reckoning=ONE_TOKEN_LESS,
    ),
    Mythos(
        "secrets-of-the-past",
        BLUE,
        EASY,
        ongoing=True,
        passive=(w.NoExpeditions(),),
        encounter=_look_into(w.ExpeditionSpace()),
        reckoning=(w.RemoveExpeditions(), w.If(w.Not(w.AtLeast(w.ExpeditionCards())), w.LoseGame())),
    ),
    Mythos(
        "dimensions-collide",
        BLUE,
        HARD,
        ongoing=True,
        space=world.SPACE_11,
        eldritch=8,
        encounter=_look_into(w.At(world.SPACE_11)),
        empty=w.LoseGame(),
        reckoning=w.DiscardFromThis(w.Half(w.OpenGates())),
    ),
    Mythos(
        "mysterious-lights",
        BLUE,
        HARD,
        ongoing=True,
        space=world.SPACE_13,
        passive=(w.NoClosing(),),
        encounter=_look_into(w.At(world.SPACE_13)),
    ),
    Mythos(
        "spreading-sickness",
        BLUE,
        HARD,
        ongoing=True,
        space=world.SPACE_17,
        encounter=AsEncounter(
            w.At(world.SPACE_17),
            w.May(w.SpendClues(w.Less(w.Players(), w.OnThis(HEALTH_TOKEN))), w.SolveThis()),
        ),
        reckoning=(w.Place(HEALTH_TOKEN), _each(w.Lose(HEALTH, w.OnThis(HEALTH_TOKEN)))),
    ),
    Mythos(
        "web-between-worlds",
        BLUE,
        HARD,
        ongoing=True,
        eldritch=3,
        enters=_foe(SPINNER_OF_WEBS, world.SPACE_9),
        solved=w.IsBeaten(SPINNER_OF_WEBS),
        empty=w.LoseGame(),
        reckoning=w.Unless(w.DiscardFromThis(), GROUP_PAYS),
    ),
    Mythos(
        "faded-from-society",
        BLUE,
        NORMAL,
        ongoing=True,
        space=world.SPACE_16,
        eldritch=4,
        encounter=_look_into(w.At(world.SPACE_16)),
        empty=w.SolveThis(),
        reckoning=(w.RemoveAssets(w.OnThis(ELDRITCH)), w.DiscardFromThis()),
    ),
    Mythos(
        "return-of-the-ancient-ones",
        BLUE,
        NORMAL,
        ongoing=True,
        space=world.SPACE_19,
        powers=(
            Power(
                Moment.MONSTER_DEFEATED,
                w.May(w.SpendClues(), w.KeepThatMonster()),
                forced=True,
                whose=Whose.ANYBODYS,
                by_them=True,
                where=w.On(w.At(world.SPACE_19)),
            ),
        ),
        solved=w.AtLeast(w.ToughnessOnThis(), w.Players()),
        reckoning=(
            w.SpawnMonster(w.At(world.SPACE_19)),
            w.If(w.AtLeast(w.MonstersOn(w.At(world.SPACE_19)), 4), w.Steps((w.DoomToZero(), w.SolveThis()))),
        ),
    ),
    Mythos(
        "stars-aligned",
        BLUE,
        NORMAL,
        ongoing=True,
        space=world.SPACE_7,
        encounter=_look_into(w.At(world.SPACE_7)),
        reckoning=w.AdvanceOmen(),
    ),
    Mythos(
        "the-wind-walker",
        BLUE,
        NORMAL,
        ongoing=True,
        eldritch=4,
        enters=_foe(WIND_WALKER, world.SPACE_4),
        solved=w.IsBeaten(WIND_WALKER),
        empty=(_each(w.BecomeDelayed(), w.Lose(HEALTH, 6)), w.SolveThis()),
        reckoning=ONE_TOKEN_LESS,
    ),
)

MYTHOS: Final = (*YELLOW_CARDS, *GREEN_CARDS, *RUMORS)
