"""The 51 Mythos cards (EH-CMP-13): 21 yellow, 18 green and 12 blue ones, which are Rumors."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.sheets import AsEncounter, Moment, Mythos, Power, Whose


def _yellow(code: str, difficulty: int, *effects: w.Effect) -> Mythos:
    return Mythos(code, t.YELLOW, difficulty, effects)


def _green(code: str, difficulty: int, *effects: w.Effect) -> Mythos:
    return Mythos(code, t.GREEN, difficulty, effects)


def _each(*effects: w.Effect) -> w.By:
    return w.By(w.EACH, effects)


def _lead(*effects: w.Effect) -> w.By:
    return w.By(w.LEAD, effects)


IN_A_CITY: Final = w.On(w.OfType(t.CITY))
GROUP_PAYS: Final = w.SpendClues(w.HALF, group=True)
ONE_TOKEN_LESS: Final = w.DiscardFromThis()
NEAR_THE_EXPEDITION: Final = w.Each(w.On(w.OrAdjacent(w.ExpeditionSpace())))

YELLOW_CARDS: Final = (
    _yellow("everyone-has-a-price", t.EASY, _each(w.May(w.GainCondition(t.DEBT), w.Discard(t.CONDITION)))),
    _yellow("omen-of-good-fortune", t.EASY, _lead(w.May(w.SetOmen()))),
    _yellow("rally-the-people", t.EASY, _lead(w.GainAsset((t.ALLY,)))),
    _yellow("silver-twilight-aid", t.EASY, _each(w.Choose(1, (w.GainClue(), w.GainAsset(), w.GainSpell()), up_to=True))),
    _yellow(
        "the-world-fights-back",
        t.EASY,
        _each(w.Choose(1, (w.Recover(t.HEALTH, 2), w.Recover(t.SANITY, 2), w.DiscardMonster(w.HERE)), up_to=True)),
    ),
    _yellow(
        "all-for-nothing",
        t.HARD,
        w.If(w.AtLeast(w.MysteriesSolved()), w.Unless(w.LoseMystery(), GROUP_PAYS), w.AdvanceDoom()),
    ),
    _yellow("desperate-times", t.HARD, w.Unless(w.AdvanceDoom(2), _lead(w.GainCondition(t.DARK_PACT)))),
    _yellow(
        "eyes-everywhere",
        t.HARD,
        _each(w.Roll((w.Case(1, 2, w.LoseBoth(2, 2)), w.Case(3, 5, w.Ambush())))),
    ),
    _yellow("perplexing-stars", t.HARD, w.SetOmen(back=True), w.AdvanceDoom(w.OpenGates(matching=True))),
    _yellow(
        "the-storm",
        t.HARD,
        w.If(w.AtLeast(w.RumorsInPlay()), _each(w.Discard(t.CLUE, w.RumorsInPlay())), w.DrawRumor()),
    ),
    _yellow("a-dark-power", t.NORMAL, w.HealMonsters(), _each(w.FightEach())),
    _yellow("ancient-guardians", t.NORMAL, w.SpawnMonster(w.ExpeditionSpace(), 2)),
    _yellow(
        "arrests-made-in-murder-case",
        t.NORMAL,
        w.By(
            w.Each(w.Both(IN_A_CITY, w.Has(t.POSSESSION, trait=t.WEAPON))),
            (w.Test(t.INFLUENCE, failed=(w.Discard(t.POSSESSION, trait=t.WEAPON), w.GainCondition(t.DETAINED))),),
        ),
    ),
    _yellow(
        "burden-of-greed",
        t.NORMAL,
        _each(w.Discard(t.POSSESSION, w.ANY_NUMBER, trait=t.ITEM), w.Lose(t.HEALTH, w.Owned(t.POSSESSION, t.ITEM))),
    ),
    _yellow(
        "from-bad-to-worse",
        t.NORMAL,
        _each(
            w.LoseBoth(w.Owned(t.CONDITION, t.INJURY), w.Owned(t.CONDITION, t.MADNESS)),
            w.Discard(t.CLUE, w.Owned(t.CONDITION, t.DEAL)),
        ),
    ),
    _yellow(
        "haunting-nightmares",
        t.NORMAL,
        _each(w.Unless((w.Lose(t.SANITY, 2), w.GainCondition(trait=t.MADNESS)), w.SpendClues())),
    ),
    _yellow("heat-wave-singes-the-globe", t.NORMAL, _each(w.Unless(w.Lose(t.HEALTH, 3), w.BecomeDelayed()))),
    _yellow(
        "the-bermuda-triangle",
        t.NORMAL,
        _each(w.Roll((w.Case(1, 2, (w.Move(w.At(world.SPACE_8)), w.BecomeDelayed())),))),
    ),
    _yellow(
        "the-world-shakes",
        t.NORMAL,
        w.By(NEAR_THE_EXPEDITION, (w.Lose(t.HEALTH, 2), w.BecomeDelayed())),
        w.RemoveExpeditions(),
    ),
    _yellow(
        "tide-of-despair",
        t.NORMAL,
        _each(w.Unless(w.LoseBoth(2, 2), w.Discard(t.CONDITION, name=t.BLESSED))),
    ),
    _yellow(
        "treacherous-magic",
        t.NORMAL,
        _each(w.Discard(t.SPELL, w.ANY_NUMBER), w.Lose(t.SANITY, w.Owned(t.SPELL))),
        w.By(w.Each(w.LostSanity()), (w.GainCondition(trait=t.MADNESS),)),
    ),
)

GREEN_CARDS: Final = (
    _green("a-proposition", t.EASY, _lead(w.May(w.GainCondition(t.DARK_PACT), w.SolveRumor()))),
    _green("buying-information", t.EASY, _lead(w.Test(t.INFLUENCE), w.GainClue(w.Result()))),
    _green(
        "heart-of-corruption",
        t.EASY,
        _lead(w.GainArtifact(), w.Roll((w.Case(1, 2, w.LoseBoth(2, 2)),))),
    ),
    _green("support-of-the-church", t.EASY, _lead(w.GainCondition(t.BLESSED))),
    _green("that-which-consumes", t.EASY, w.DiscardGate(), w.If(w.Not(w.ThatGateMatches()), w.AdvanceDoom())),
    _green(
        "from-beyond",
        t.HARD,
        w.If(
            w.AtLeast(w.ReckoningsOf(w.OF_ONGOING)),
            w.Unless(w.Reckon(w.OF_ONGOING, 2), GROUP_PAYS),
            w.AdvanceDoom(),
        ),
    ),
    _green(
        "rising-terror",
        t.HARD,
        w.If(w.AtLeast(w.ReckoningsOf(w.OF_MONSTERS)), w.Reckon(w.OF_MONSTERS, 2), w.AdvanceDoom()),
    ),
    Mythos("strange-sightings", t.GREEN, t.HARD, ongoing=True, passive=(w.NoResting(),), reckoning=w.DiscardThis()),
    _green("tied-to-a-dark-purpose", t.HARD, w.Reckon(w.OF_CONDITIONS, ones=True)),
    _green(
        "torn-asunder",
        t.HARD,
        w.If(
            w.AtLeast(w.OpenGates(matching=True)),
            _each(w.Lose(t.HEALTH, w.OpenGates(matching=True))),
            w.AdvanceOmen(),
        ),
    ),
    _green("blood-flows", t.NORMAL, _lead(w.DiscardMonster(), w.Lose(t.HEALTH, w.ThatToughness()))),
    _green("calling-the-elder-things", t.NORMAL, w.SpawnMonster(w.WithMonster(t.CULTIST), each=True)),
    _green("dimensional-instability", t.NORMAL, w.DiscardGate(matching=True), w.AdvanceDoom(w.GatesDiscarded())),
    Mythos(
        "driven-to-bankruptcy",
        t.GREEN,
        ongoing=True,
        enters=w.EmptyReserve(),
        passive=(w.NoReserve(),),
        reckoning=(w.DiscardThis(), w.FillReserve()),
    ),
    _green(
        "legitimate-banking",
        t.NORMAL,
        _lead(w.If(w.Has(t.CONDITION, t.DEBT), w.Reckon(w.OF_DEBT, ones=True), w.GainCondition(t.DEBT))),
    ),
    _green("no-peace-for-the-fallen", t.NORMAL, w.ForgetDefeated(), _lead(w.GainCondition(t.CURSED))),
    Mythos(
        "patrolling-the-border",
        t.GREEN,
        ongoing=True,
        enters=w.By(w.One(), (w.BecomeDelayed(),)),
        reckoning=(
            w.By(
                w.Each(IN_A_CITY),
                (w.Test(t.OBSERVATION, failed=(w.BecomeDelayed(), w.GainCondition(t.DETAINED))),),
            ),
            w.DiscardThis(),
        ),
    ),
    _green(
        "unexpected-betrayal",
        t.NORMAL,
        w.By(w.Each(w.Has(t.ASSET, trait=t.ALLY)), (w.Lose(t.HEALTH, 3), w.Discard(t.ASSET, trait=t.ALLY))),
    ),
)


def _look_into(where: w.Where) -> AsEncounter:
    """The usual way to solve a Rumor: look around and spend Clues."""
    return AsEncounter(where, w.Test(t.OBSERVATION, passed=w.May(w.SpendClues(w.HALF), w.SolveThis())))


def _foe(name: str, space: int) -> w.SpawnMonster:
    return w.SpawnMonster(w.At(space), name=name)


RUMORS: Final = (
    Mythos(
        "fractured-reality",
        t.BLUE,
        t.EASY,
        ongoing=True,
        space=world.SPACE_2,
        eldritch=4,
        encounter=AsEncounter(w.At(world.SPACE_2), w.OtherWorldEncounter(w.SolveThis())),
        empty=(w.AdvanceDoom(w.OpenGates()), w.SolveThis()),
        reckoning=ONE_TOKEN_LESS,
    ),
    Mythos(
        "growing-madness",
        t.BLUE,
        t.EASY,
        ongoing=True,
        space=world.SPACE_8,
        eldritch=4,
        encounter=_look_into(w.At(world.SPACE_8)),
        empty=(_each(w.Lose(t.SANITY, 3)), w.SolveThis()),
        reckoning=_lead(w.GainCondition(trait=t.MADNESS), w.DiscardFromThis(w.Owned(t.CONDITION, t.MADNESS))),
    ),
    Mythos(
        "lost-knowledge",
        t.BLUE,
        t.EASY,
        ongoing=True,
        eldritch=3,
        enters=_foe(t.TICK_TOCK_MEN, world.SPACE_21),
        solved=w.IsBeaten(t.TICK_TOCK_MEN),
        empty=(_each(w.Discard(t.CLUE, w.ALL)), w.DiscardClues(), w.SolveThis()),
        reckoning=ONE_TOKEN_LESS,
    ),
    Mythos(
        "secrets-of-the-past",
        t.BLUE,
        t.EASY,
        ongoing=True,
        passive=(w.NoExpeditions(),),
        encounter=_look_into(w.ExpeditionSpace()),
        reckoning=(w.RemoveExpeditions(), w.If(w.Not(w.AtLeast(w.ExpeditionCards())), w.LoseGame())),
    ),
    Mythos(
        "dimensions-collide",
        t.BLUE,
        t.HARD,
        ongoing=True,
        space=world.SPACE_11,
        eldritch=8,
        encounter=_look_into(w.At(world.SPACE_11)),
        empty=w.LoseGame(),
        reckoning=w.DiscardFromThis(w.Half(w.OpenGates())),
    ),
    Mythos(
        "mysterious-lights",
        t.BLUE,
        t.HARD,
        ongoing=True,
        space=world.SPACE_13,
        passive=(w.NoClosing(),),
        encounter=_look_into(w.At(world.SPACE_13)),
    ),
    Mythos(
        "spreading-sickness",
        t.BLUE,
        t.HARD,
        ongoing=True,
        space=world.SPACE_17,
        encounter=AsEncounter(
            w.At(world.SPACE_17),
            w.May(w.SpendClues(w.Less(w.Players(), w.OnThis(t.HEALTH_TOKEN))), w.SolveThis()),
        ),
        reckoning=(w.Place(t.HEALTH_TOKEN), _each(w.Lose(t.HEALTH, w.OnThis(t.HEALTH_TOKEN)))),
    ),
    Mythos(
        "web-between-worlds",
        t.BLUE,
        t.HARD,
        ongoing=True,
        eldritch=3,
        enters=_foe(t.SPINNER_OF_WEBS, world.SPACE_9),
        solved=w.IsBeaten(t.SPINNER_OF_WEBS),
        empty=w.LoseGame(),
        reckoning=w.Unless(w.DiscardFromThis(), GROUP_PAYS),
    ),
    Mythos(
        "faded-from-society",
        t.BLUE,
        t.NORMAL,
        ongoing=True,
        space=world.SPACE_16,
        eldritch=4,
        encounter=_look_into(w.At(world.SPACE_16)),
        empty=w.SolveThis(),
        reckoning=(w.RemoveAssets(w.OnThis(t.ELDRITCH)), w.DiscardFromThis()),
    ),
    Mythos(
        "return-of-the-ancient-ones",
        t.BLUE,
        t.NORMAL,
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
            w.If(w.AtLeast(w.MonstersOn(w.At(world.SPACE_19)), 4), w.Steps((w.AdvanceDoom(w.ALL), w.SolveThis()))),
        ),
    ),
    Mythos(
        "stars-aligned",
        t.BLUE,
        t.NORMAL,
        ongoing=True,
        space=world.SPACE_7,
        encounter=_look_into(w.At(world.SPACE_7)),
        reckoning=w.AdvanceOmen(),
    ),
    Mythos(
        "the-wind-walker",
        t.BLUE,
        t.NORMAL,
        ongoing=True,
        eldritch=4,
        enters=_foe(t.WIND_WALKER, world.SPACE_4),
        solved=w.IsBeaten(t.WIND_WALKER),
        empty=(_each(w.BecomeDelayed(), w.Lose(t.HEALTH, 6)), w.SolveThis()),
        reckoning=ONE_TOKEN_LESS,
    ),
)

MYTHOS: Final = (*YELLOW_CARDS, *GREEN_CARDS, *RUMORS)
