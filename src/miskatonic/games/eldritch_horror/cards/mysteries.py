"""The 16 Mysteries (EH-CMP-14), 4 for each Ancient One; whether one is solved is looked at after each Mythos Phase."""

from typing import Final

from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.cards.sheets import AsEncounter, Moment, Mystery, Power, Whose

AZATHOTH: Final = "azathoth"
CTHULHU: Final = "cthulhu"
SHUB_NIGGURATH: Final = "shub-niggurath"
YOG_SOTHOTH: Final = "yog-sothoth"

TOKENS_HALF: Final = w.AtLeast(w.OnThis(t.ELDRITCH), w.HALF)
TOKENS_ALL: Final = w.AtLeast(w.OnThis(t.ELDRITCH), w.Players())


def _anybody(moment: Moment, effect: w.Effect, where: w.Condition | None = None) -> Power:
    """Whoever does it may add to the Mystery."""
    return Power(moment, effect, forced=True, whose=Whose.ANYBODYS, by_them=True, where=where)


def _research(code: str, ancient_one: str, enters: w.Effects = ()) -> Mystery:
    """Clues gained by research are put on the card."""
    keep = _anybody(Moment.RESEARCHED, w.May(w.SpendThatClue(), w.KeepThatClue()))
    return Mystery(code, ancient_one, w.AtLeast(w.CluesOnThis(), w.Players()), enters, powers=(keep,))


def _foe(code: str, ancient_one: str, foe: str, space: int) -> Mystery:
    """An Epic Monster must be defeated."""
    return Mystery(code, ancient_one, w.IsBeaten(foe), w.SpawnMonster(w.At(space), name=foe))


MYSTERIES: Final = (
    _research("occult-research", AZATHOTH),
    Mystery(
        "omen-of-devastation",
        AZATHOTH,
        TOKENS_HALF,
        powers=(_anybody(Moment.CLOSED_GATE, w.May(w.SpendClues(), w.Place(t.ELDRITCH)), w.ThatGateMatches()),),
    ),
    Mystery(
        "seed-of-the-daemon-sultan",
        AZATHOTH,
        TOKENS_HALF,
        w.PlaceMysteryToken(world.TUNGUSKA),
        encounter=AsEncounter(
            w.At(world.TUNGUSKA), w.Test(t.OBSERVATION, passed=w.May(w.SpendClues(2), w.Place(t.ELDRITCH)))
        ),
    ),
    Mystery(
        "the-true-name",
        AZATHOTH,
        TOKENS_HALF,
        w.PlaceEldritch(w.RandomSpace(), w.HALF),
        encounter=AsEncounter(w.WithEldritch(), w.May(w.SpendClues(2), w.KeepThatEldritch())),
    ),
    Mystery(
        "rlyeh-risen",
        CTHULHU,
        TOKENS_HALF,
        w.PlaceMysteryToken(world.SPACE_3),
        encounter=AsEncounter(w.At(world.SPACE_3), w.SpecialEncounter()),
    ),
    Mystery(
        "the-deep-ones-attack",
        CTHULHU,
        TOKENS_ALL,
        w.By(w.EACH, (w.PlaceEldritch(w.Nearest(w.Without(w.OfType(t.SEA), w.WithEldritch()))),)),
        encounter=AsEncounter(w.WithEldritch(), w.Ambush(t.DEEP_ONE, beaten=w.May(w.SpendClues(), w.KeepThatEldritch()))),
        keeps_tokens=True,
    ),
    _research("the-stars-are-right", CTHULHU, w.MoveClues(w.OfType(t.SEA))),
    _foe("watching-the-stars", CTHULHU, t.CTHYLLA, world.SPACE_12),
    Mystery(
        "hunting-the-thousand",
        SHUB_NIGGURATH,
        w.AtLeast(w.ToughnessOnThis(), w.Twice(w.Players())),
        powers=(
            Power(
                Moment.MONSTER_DEFEATED,
                w.By(w.Active(), (w.May(w.SpendClues(2), w.KeepThatMonster()),)),
                forced=True,
                whose=Whose.ANYBODYS,
                where=w.IsOrdinary(),
            ),
        ),
    ),
    _research("nature-of-the-all-mother", SHUB_NIGGURATH, w.MoveClues(w.OfType(t.WILDERNESS))),
    Mystery(
        "rituals-in-the-wild",
        SHUB_NIGGURATH,
        TOKENS_HALF,
        tuple(w.PlaceEldritch(w.At(space)) for space in (world.SPACE_4, world.SPACE_10, world.SPACE_21, world.TUNGUSKA)),
        encounter=AsEncounter(w.WithEldritch(), w.Test(t.OBSERVATION, passed=w.May(w.SpendClues(2), w.KeepThatEldritch()))),
    ),
    _foe("spawn-of-the-black-goat", SHUB_NIGGURATH, t.NUG, world.THE_AMAZON),
    Mystery(
        "arcane-understanding",
        YOG_SOTHOTH,
        TOKENS_ALL,
        powers=(
            _anybody(Moment.PASSED_SPELL_TEST, w.May(w.Price((w.SpendClues(), w.DiscardThatSpell())), w.Place(t.ELDRITCH))),
        ),
    ),
    _foe("spawn-of-yog-sothoth", YOG_SOTHOTH, t.DUNWICH_HORROR, world.ARKHAM),
    _research("the-beyond-one", YOG_SOTHOTH),
    Mystery(
        "where-the-old-ones-broke-through",
        YOG_SOTHOTH,
        w.AtLeast(w.GatesOnThis(), w.HALF),
        powers=(_anybody(Moment.CLOSED_GATE, w.May(w.Discard(t.SPELL, 2), w.KeepGate())),),
        boxes_gates=True,
    ),
)
