"""The words of Eldritch Horror: amounts, spaces, conditions, whom an effect means, what effects do, and what always holds.

"This" is the component whose text is resolved, "that" what an earlier step of the same effect has touched. Where a step
leaves something open, the investigator resolving it chooses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from miskatonic.core.nodes import Effect as Effect
from miskatonic.core.nodes import Node
from miskatonic.games.eldritch_horror.cards.terms import ANY_SKILL
from miskatonic.words.nodes import By as By
from miskatonic.words.nodes import Choose as Choose
from miskatonic.words.nodes import If as If
from miskatonic.words.nodes import May as May
from miskatonic.words.nodes import Otherwise as Otherwise
from miskatonic.words.nodes import Steps as Steps
from miskatonic.words.who import Lead as Lead
from miskatonic.words.who import Who

Effects = Effect | tuple[Effect, ...]
"""One effect, or several one after another."""

# -------------------------------------------------------------------- amounts


@dataclass(frozen=True, slots=True)
class All(Node):
    """Everything of the kind."""


@dataclass(frozen=True, slots=True)
class AnyNumber(Node):
    """As many as the chooser likes, none included."""


@dataclass(frozen=True, slots=True)
class AllBut(Node):
    """Everything of the kind but so many."""

    n: int


@dataclass(frozen=True, slots=True)
class Players(Node):
    """The number of players at the start of the game."""

    plus: int = 0


@dataclass(frozen=True, slots=True)
class Half(Node):
    """Half of it, rounded up."""

    of: Amount


@dataclass(frozen=True, slots=True)
class Twice(Node):
    """Two times it."""

    of: Amount


@dataclass(frozen=True, slots=True)
class Less(Node):
    """The one less the other, not below 0."""

    of: Amount
    less: Amount


@dataclass(frozen=True, slots=True)
class Result(Node):
    """The number of successes of the test that the step belongs to."""


@dataclass(frozen=True, slots=True)
class Owned(Node):
    """How many things of a kind, with a trait, the investigator has."""

    kind: int
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class MonstersOn(Node):
    """Monsters on such spaces, Epic ones among them; of one name, if it is given."""

    where: Where
    name: str = ""


@dataclass(frozen=True, slots=True)
class OpenGates(Node):
    """Gates on the game board; only those that match the omen, if said."""

    matching: bool = False


@dataclass(frozen=True, slots=True)
class GatesDiscarded(Node):
    """Gates that the step before has discarded."""


@dataclass(frozen=True, slots=True)
class RumorsInPlay(Node):
    """Rumor cards in play."""


@dataclass(frozen=True, slots=True)
class ReckoningsOf(Node):
    """Components of a kind in play that have a reckoning effect."""

    of: int


@dataclass(frozen=True, slots=True)
class MysteriesSolved(Node):
    """Mysteries solved so far."""


@dataclass(frozen=True, slots=True)
class ExpeditionCards(Node):
    """Expedition cards in the deck and its discard pile."""


@dataclass(frozen=True, slots=True)
class OnThis(Node):
    """Tokens of a kind on this card."""

    token: int


@dataclass(frozen=True, slots=True)
class CluesOnThis(Node):
    """Clues on this card."""


@dataclass(frozen=True, slots=True)
class GatesOnThis(Node):
    """Gates on this card."""


@dataclass(frozen=True, slots=True)
class ToughnessOnThis(Node):
    """The toughness of all Monsters on this card together."""


@dataclass(frozen=True, slots=True)
class OnGreen(Node):
    """Eldritch tokens on the green space of the Omen track."""


@dataclass(frozen=True, slots=True)
class ThatToughness(Node):
    """The toughness of that Monster."""


@dataclass(frozen=True, slots=True)
class ThatValue(Node):
    """The value of that Asset."""


@dataclass(frozen=True, slots=True)
class Spent(Node):
    """As much as was spent by the step before."""


@dataclass(frozen=True, slots=True)
class SanityLost(Node):
    """As much Sanity as was just lost."""


Amount = (
    int | All | AnyNumber | AllBut | Players | Half | Twice | Less | Result | Owned | MonstersOn | OpenGates | GatesDiscarded
    | RumorsInPlay | ReckoningsOf | MysteriesSolved | ExpeditionCards | OnThis | CluesOnThis | GatesOnThis | ToughnessOnThis
    | OnGreen | ThatToughness | ThatValue | Spent | SanityLost
)  # fmt: skip

ALL: Final = All()
ANY_NUMBER: Final = AnyNumber()
HALF: Final = Half(Players())
"""Half the number of players, which so many cards ask for."""

# -------------------------------------------------------------------- spaces


@dataclass(frozen=True, slots=True)
class Here(Node):
    """The space of the investigator."""


@dataclass(frozen=True, slots=True)
class ThisSpace(Node):
    """The space of this Monster."""


@dataclass(frozen=True, slots=True)
class ThatSpace(Node):
    """The space that the step before was about."""


@dataclass(frozen=True, slots=True)
class At(Node):
    """A space of the map."""

    space: int


@dataclass(frozen=True, slots=True)
class AnySpace(Node):
    """Any space of the game board."""


@dataclass(frozen=True, slots=True)
class OtherSpace(Node):
    """Any space but the investigator's own."""


@dataclass(frozen=True, slots=True)
class OfType(Node):
    """City, wilderness or sea spaces."""

    type: int


@dataclass(frozen=True, slots=True)
class WithGate(Node):
    """Spaces with a Gate."""


@dataclass(frozen=True, slots=True)
class WithClue(Node):
    """Spaces with a Clue."""


@dataclass(frozen=True, slots=True)
class WithEldritch(Node):
    """Spaces with an Eldritch token."""


@dataclass(frozen=True, slots=True)
class WithInvestigator(Node):
    """Spaces with an investigator."""


@dataclass(frozen=True, slots=True)
class WithMonster(Node):
    """Spaces with a Monster of a name."""

    name: str


@dataclass(frozen=True, slots=True)
class ExpeditionSpace(Node):
    """The space with the Active Expedition token."""


@dataclass(frozen=True, slots=True)
class Without(Node):
    """Spaces of one sort that are not of another."""

    where: Where
    without: Where


@dataclass(frozen=True, slots=True)
class Either(Node):
    """Spaces of one sort or the other."""

    one: Where
    other: Where


@dataclass(frozen=True, slots=True)
class OrAdjacent(Node):
    """Such spaces, and those adjacent to them."""

    to: Where


@dataclass(frozen=True, slots=True)
class Nearest(Node):
    """The nearest of such spaces, counted from what is moved or placed, or else from the investigator."""

    where: Where


@dataclass(frozen=True, slots=True)
class RandomSpace(Node):
    """A random space, found by drawing and discarding a Clue."""


Where = (
    Here | ThisSpace | ThatSpace | At | AnySpace | OtherSpace | OfType | WithGate | WithClue | WithEldritch
    | WithInvestigator | WithMonster | ExpeditionSpace | Without | Either | OrAdjacent | Nearest | RandomSpace
)  # fmt: skip

HERE: Final = Here()
ANYWHERE: Final = AnySpace()

# -------------------------------------------------------------------- conditions


@dataclass(frozen=True, slots=True)
class On(Node):
    """The investigator is on such a space."""

    where: Where


@dataclass(frozen=True, slots=True)
class Has(Node):
    """The investigator has something of a kind: of a name, or with a trait."""

    kind: int
    name: str = ""
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class Not(Node):
    """It is not so."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Both(Node):
    """The one and the other."""

    one: Condition
    other: Condition


@dataclass(frozen=True, slots=True)
class AtLeast(Node):
    """An amount is so much or more."""

    of: Amount
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class IsDelayed(Node):
    """The investigator is Delayed."""


@dataclass(frozen=True, slots=True)
class WasSpawned(Node):
    """The step before has spawned a Monster."""


@dataclass(frozen=True, slots=True)
class ThatGateMatches(Node):
    """That Gate matches the omen."""


@dataclass(frozen=True, slots=True)
class NoFour(Node):
    """No die of the test shows a 4."""


@dataclass(frozen=True, slots=True)
class LostSanity(Node):
    """The investigator has lost Sanity by this effect."""


@dataclass(frozen=True, slots=True)
class IsBeaten(Node):
    """The Epic Monster of this Mystery or Rumor has been defeated."""

    name: str


@dataclass(frozen=True, slots=True)
class NobodyLeft(Node):
    """Every player is eliminated."""


Condition = (
    On | Has | Not | Both | AtLeast | IsDelayed | WasSpawned | ThatGateMatches | NoFour | LostSanity | IsBeaten | NobodyLeft
)

# -------------------------------------------------------------------- who


@dataclass(frozen=True, slots=True)
class Each(Who):
    """Every investigator in turn order: only those for whom it is so, those on the same space, the others."""

    which: Condition | None = None
    here: bool = False
    other: bool = False


@dataclass(frozen=True, slots=True)
class One(Who):
    """One investigator, chosen by the one who resolves the effect."""

    which: Condition | None = None
    here: bool = False
    other: bool = False

    @property
    def one(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class TheChosen(Who):
    """The investigator chosen, or meant, earlier in the effect."""

    @property
    def one(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class NearestInvestigator(Who):
    """The investigator nearest to this Monster."""

    @property
    def one(self) -> bool:
        return True


EACH: Final = Each()
EACH_HERE: Final = Each(here=True)
LEAD: Final = Lead()

# -------------------------------------------------------------------- tests, rolls and choices


@dataclass(frozen=True, slots=True)
class Test(Effect):
    """A test of a skill: so many dice more or fewer, what follows when it is passed or failed.

    `extra` adds dice (or removes them, below 0); `need` is how many successes pass it; `per_clue` and `per_sanity` let any
    number of Clues be spent for a success each, or of Sanity for a die each.
    """

    skill: int
    mod: int = 0
    passed: Effects = ()
    failed: Effects = ()
    extra: Amount = 0
    fewer: Amount = 0
    need: Amount = 1
    per_clue: bool = False
    per_sanity: bool = False


@dataclass(frozen=True, slots=True)
class Case(Effect):
    """What happens when a figure lies from `low` to `high`."""

    low: int
    high: Amount
    effects: Effects


MORE: Final = 99
"""As the upper end of a case: and more."""


@dataclass(frozen=True, slots=True)
class Roll(Effect):
    """Roll a die, which is no test; a face without a case does nothing."""

    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class Unless(Effect):
    """All of the first, unless the investigator does the second."""

    effects: Effects
    price: Effects


@dataclass(frozen=True, slots=True)
class Price(Effect):
    """Several things to be done, all of them or none."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class GoOn(Effect):
    """A complex encounter continues with its pass effect, or with its fail effect."""

    passed: bool


@dataclass(frozen=True, slots=True)
class ChooseInvestigator(Effect):
    """Choose the investigator whom the rest of the effect is about."""

    which: Condition | None = None
    here: bool = False


# -------------------------------------------------------------------- health and sanity


@dataclass(frozen=True, slots=True)
class Lose(Effect):
    """Lose Health or Sanity; it may be prevented."""

    value: int
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class LoseBoth(Effect):
    """Lose Health and Sanity at once; it may be prevented."""

    health: int = 1
    sanity: int = 1


@dataclass(frozen=True, slots=True)
class Recover(Effect):
    """Recover Health or Sanity."""

    value: int
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class PreventLoss(Effect):
    """So much of the loss does not happen; `instead_of` is what an earlier step has prevented."""

    n: Amount
    instead_of: int = 0


@dataclass(frozen=True, slots=True)
class Spend(Effect):
    """Pay Health or Sanity, never the last one."""

    value: int
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class SpendClues(Effect):
    """Pay Clues; as a group, everybody may pay a part."""

    n: Amount = 1
    group: bool = False


@dataclass(frozen=True, slots=True)
class SpendThatClue(Effect):
    """Pay the Clue gained from this Research Encounter."""


@dataclass(frozen=True, slots=True)
class BecomeDelayed(Effect):
    """Become Delayed."""


@dataclass(frozen=True, slots=True)
class Devour(Effect):
    """The investigator is devoured."""


# -------------------------------------------------------------------- gaining and discarding

DECK: Final = 0
RESERVE: Final = 1
RESERVE_OR_DISCARD: Final = 2


@dataclass(frozen=True, slots=True)
class GainClue(Effect):
    """Gain Clues from the pool."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class GainThisClue(Effect):
    """Gain the Clue that is encountered."""


@dataclass(frozen=True, slots=True)
class GainAsset(Effect):
    """Gain Assets: one of these traits, or of a name; of the reserve the investigator chooses, within these values."""

    traits: tuple[int, ...] = ()
    name: str = ""
    source: int = DECK
    most_value: Amount | None = None
    total_value: Amount | None = None


@dataclass(frozen=True, slots=True)
class GainArtifact(Effect):
    """Gain an Artifact: any, of a trait, or of a name."""

    trait: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class GainSpell(Effect):
    """Gain Spells: any, of a trait, or of a name."""

    n: int = 1
    trait: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class GainCondition(Effect):
    """Gain a Condition of a name, or a random one of a trait."""

    name: str = ""
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Discard own things of a kind: of a trait or a name."""

    kind: int
    n: Amount = 1
    trait: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class DiscardThis(Effect):
    """Discard this card."""


@dataclass(frozen=True, slots=True)
class DiscardThat(Effect):
    """Discard that Asset, just gained."""


@dataclass(frozen=True, slots=True)
class FlipThis(Effect):
    """Turn this card over and resolve its back; from its back, just turn it up again."""


@dataclass(frozen=True, slots=True)
class Improve(Effect):
    """Improve a skill."""

    skill: int = ANY_SKILL


@dataclass(frozen=True, slots=True)
class ImproveThat(Effect):
    """Improve the same skill once more."""


@dataclass(frozen=True, slots=True)
class ExchangeImprovements(Effect):
    """Give up any improvements and improve any skills as often."""


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """Hand any number of things of a kind, with a trait, to another investigator on any space."""

    kind: int
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class TradeAfar(Effect):
    """Trade any number of things of a kind with another investigator on any space."""

    kind: int


@dataclass(frozen=True, slots=True)
class ChangePlaces(Effect):
    """The investigator traded with comes here, and oneself goes where that one was."""


@dataclass(frozen=True, slots=True)
class AdditionalAction(Effect):
    """Perform one more action now."""


# -------------------------------------------------------------------- moving


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Move directly to such a space."""

    to: Where


@dataclass(frozen=True, slots=True)
class Walk(Effect):
    """Move so many spaces along paths: of any type, or of one; towards something, each step must shorten the way."""

    n: int = 1
    along: int | None = None
    toward: Where | None = None
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class MoveMonster(Effect):
    """Move a Monster that is not Epic: one of a name, from such a space, to such a space."""

    to: Where
    start: Where = ANYWHERE
    name: str = ""


@dataclass(frozen=True, slots=True)
class MoveMonsters(Effect):
    """Move all Monsters of these names on the game board to such a space."""

    names: tuple[str, ...]
    to: Where


@dataclass(frozen=True, slots=True)
class MoveThisMonster(Effect):
    """Move this Monster directly to such a space."""

    to: Where


@dataclass(frozen=True, slots=True)
class WalkThisMonster(Effect):
    """Move this Monster so many spaces towards such a space."""

    n: int
    toward: Where


@dataclass(frozen=True, slots=True)
class CarryOff(Effect):
    """Choose an investigator on this space, who moves one space together with this Monster and becomes Delayed."""


@dataclass(frozen=True, slots=True)
class MoveThisClue(Effect):
    """Move the Clue that is encountered to such a space."""

    to: Where


@dataclass(frozen=True, slots=True)
class MoveClues(Effect):
    """Move every Clue on the game board to the nearest such space."""

    to: Where


# -------------------------------------------------------------------- Clues, Gates and Monsters on the board


@dataclass(frozen=True, slots=True)
class SpawnClue(Effect):
    """Spawn Clues; on a chosen space, if said, otherwise where they belong."""

    n: Amount = 1
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class DiscardThisClue(Effect):
    """Discard the Clue that is encountered."""


@dataclass(frozen=True, slots=True)
class DiscardNearestClue(Effect):
    """Discard the Clue on the game board nearest to this Monster."""


@dataclass(frozen=True, slots=True)
class DiscardCluesOnBoard(Effect):
    """Discard every Clue on the game board."""


@dataclass(frozen=True, slots=True)
class SpawnGate(Effect):
    """Spawn Gates."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class CloseGate(Effect):
    """Close the Gate of this Other World Encounter."""


@dataclass(frozen=True, slots=True)
class DiscardGate(Effect):
    """Discard one Gate on the game board, or all that match the omen."""

    matching: bool = False


@dataclass(frozen=True, slots=True)
class SpawnMonster(Effect):
    """Spawn Monsters on such a space: from the cup, or one of a name; another if that one is on the board already."""

    at: Where
    n: Amount = 1
    name: str = ""
    or_another: bool = False
    each: bool = False
    """One on each of these spaces."""


@dataclass(frozen=True, slots=True)
class DiscardMonster(Effect):
    """Discard Monsters on such spaces, never Epic ones."""

    where: Where = ANYWHERE
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class DiscardThisMonster(Effect):
    """Discard this Monster, or that one."""


@dataclass(frozen=True, slots=True)
class HurtMonster(Effect):
    """A Monster on such a space loses Health, Epic ones too."""

    n: Amount
    where: Where = HERE


@dataclass(frozen=True, slots=True)
class HurtMonsters(Effect):
    """Each Monster on such a space, chosen if there are several, loses Health; all but that one, if said."""

    n: Amount
    where: Where = HERE
    others: bool = False


@dataclass(frozen=True, slots=True)
class HurtThisMonster(Effect):
    """This Monster, or that one, loses Health; `instead_of` is what an earlier step has taken."""

    n: Amount
    instead_of: int = 0


@dataclass(frozen=True, slots=True)
class DefeatMonsters(Effect):
    """Every Monster here that is not Epic is defeated."""


@dataclass(frozen=True, slots=True)
class DefeatThisMonster(Effect):
    """This Monster is defeated."""


@dataclass(frozen=True, slots=True)
class HealThisMonster(Effect):
    """This Monster recovers Health."""

    n: Amount = ALL


@dataclass(frozen=True, slots=True)
class HealMonsters(Effect):
    """Every Monster recovers all Health."""


# -------------------------------------------------------------------- combat and further encounters


@dataclass(frozen=True, slots=True)
class Ambush(Effect):
    """A Monster ambushes the investigator: a random one, or one of a name."""

    name: str = ""
    beaten: Effects = ()
    unbeaten: Effects = ()


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """A combat encounter with this Monster, or with that one."""

    beaten: Effects = ()
    unbeaten: Effects = ()


@dataclass(frozen=True, slots=True)
class FightEach(Effect):
    """A combat encounter with every Monster here, of a name if it is given, in any order."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class SkipStrengthTest(Effect):
    """The strength test of this combat encounter is not taken."""


@dataclass(frozen=True, slots=True)
class NoFurtherEncounter(Effect):
    """There is no further encounter after this combat."""


@dataclass(frozen=True, slots=True)
class KeepHealth(Effect):
    """No Health is lost from this strength test."""


@dataclass(frozen=True, slots=True)
class CombatBonus(Effect):
    """A bonus to these skills for the rest of this combat encounter."""

    skills: tuple[int, ...]
    n: int


@dataclass(frozen=True, slots=True)
class CombatReroll(Effect):
    """A die of the strength test of this combat encounter may be rerolled."""


@dataclass(frozen=True, slots=True)
class IgnoreMonsters(Effect):
    """The encounter may be chosen as if no Monsters were here."""


@dataclass(frozen=True, slots=True)
class ChooseClue(Effect):
    """Choose a Clue on the game board."""


@dataclass(frozen=True, slots=True)
class ResearchThatClue(Effect):
    """Research that Clue as if on its space, in place of another encounter."""


@dataclass(frozen=True, slots=True)
class DiscardThatClue(Effect):
    """Discard the chosen Clue."""


@dataclass(frozen=True, slots=True)
class ResearchDie(Effect):
    """An additional die for tests of that Research Encounter."""


@dataclass(frozen=True, slots=True)
class SpecialEncounter(Effect):
    """Resolve a Special Encounter of this Mystery."""


@dataclass(frozen=True, slots=True)
class OtherWorldEncounter(Effect):
    """Resolve an Other World Encounter; where a Gate would be closed, something else happens."""

    instead_of_closing: Effects


# -------------------------------------------------------------------- dice of a test under way


@dataclass(frozen=True, slots=True)
class AddDie(Effect):
    """The test has an additional die."""


@dataclass(frozen=True, slots=True)
class TestBonus(Effect):
    """The test has a bonus."""

    n: int


@dataclass(frozen=True, slots=True)
class Reroll(Effect):
    """Reroll so many dice of the test."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class RaiseDie(Effect):
    """A die of the test shows 1 more."""


# -------------------------------------------------------------------- the Ancient One


@dataclass(frozen=True, slots=True)
class AdvanceDoom(Effect):
    """Doom advances."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class RetreatDoom(Effect):
    """Doom retreats."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class DoomToZero(Effect):
    """Doom advances until it stands on 0."""


@dataclass(frozen=True, slots=True)
class AdvanceOmen(Effect):
    """The omen advances one step."""


@dataclass(frozen=True, slots=True)
class OmenBack(Effect):
    """The omen goes back one step."""


@dataclass(frozen=True, slots=True)
class SetOmen(Effect):
    """The omen is moved to any space of its track; Doom does not advance."""


@dataclass(frozen=True, slots=True)
class Place(Effect):
    """Put tokens on this card."""

    token: int
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class PlaceOnSheet(Effect):
    """Put tokens on the Ancient One sheet."""

    token: int
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class PlaceOnMystery(Effect):
    """Put an Eldritch token on the active Mystery."""


@dataclass(frozen=True, slots=True)
class PlaceOnGreen(Effect):
    """Put an Eldritch token on the green space of the Omen track."""


@dataclass(frozen=True, slots=True)
class DiscardFromOmenTrack(Effect):
    """Discard an Eldritch token from the Omen track."""


@dataclass(frozen=True, slots=True)
class PlaceEldritch(Effect):
    """Put an Eldritch token on such a space; on random ones, so many times."""

    where: Where
    n: Amount = 1


@dataclass(frozen=True, slots=True)
class DiscardFromThis(Effect):
    """Discard Eldritch tokens from this card."""

    n: Amount = 1


@dataclass(frozen=True, slots=True)
class PlaceMysteryToken(Effect):
    """Put the Mystery token on a space."""

    space: int


@dataclass(frozen=True, slots=True)
class KeepThatEldritch(Effect):
    """Put the Eldritch token of this space on this card."""


@dataclass(frozen=True, slots=True)
class KeepThatClue(Effect):
    """Put that Clue on this card."""


@dataclass(frozen=True, slots=True)
class KeepThatMonster(Effect):
    """Put that Monster on this card."""


@dataclass(frozen=True, slots=True)
class KeepThatGate(Effect):
    """Put that Gate on this card."""


@dataclass(frozen=True, slots=True)
class DiscardThatSpell(Effect):
    """Discard that Spell as soon as its effects are finished."""


@dataclass(frozen=True, slots=True)
class GateToSheet(Effect):
    """Put a Gate on the Ancient One sheet: that one, or from the stack."""

    here: bool = False


@dataclass(frozen=True, slots=True)
class Win(Effect):
    """The investigators win."""


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    """The investigators lose."""


# -------------------------------------------------------------------- the Mythos

OF_MONSTERS: Final = 0
OF_ONGOING: Final = 1
OF_CONDITIONS: Final = 2
OF_DEBT: Final = 3
"""Whose reckoning effects a card resolves."""


@dataclass(frozen=True, slots=True)
class Reckon(Effect):
    """Resolve the reckoning effects of these components, so many times; with `ones` every die counts as 1."""

    of: int
    times: int = 1
    ones: bool = False


@dataclass(frozen=True, slots=True)
class SolveThis(Effect):
    """This Rumor is solved."""


@dataclass(frozen=True, slots=True)
class SolveRumor(Effect):
    """A Rumor in play is solved."""


@dataclass(frozen=True, slots=True)
class DrawRumor(Effect):
    """Draw a Rumor from those in the box and resolve it."""


@dataclass(frozen=True, slots=True)
class LoseMystery(Effect):
    """A solved Mystery is shuffled into its deck: a random one, or one of the Lead Investigator's choice."""

    random: bool = False


@dataclass(frozen=True, slots=True)
class RemoveExpeditions(Effect):
    """Cards of the Active Expedition's place leave the deck for the box, and the deck is shuffled."""


@dataclass(frozen=True, slots=True)
class EmptyReserve(Effect):
    """Every card of the reserve is discarded."""


@dataclass(frozen=True, slots=True)
class FillReserve(Effect):
    """The reserve is filled from the deck."""


@dataclass(frozen=True, slots=True)
class RemoveAssets(Effect):
    """Assets of such a value or more leave deck, discard pile and reserve for the box."""

    value: Amount


@dataclass(frozen=True, slots=True)
class ForgetDefeated(Effect):
    """Defeated investigators leave the game, and their possessions are discarded."""


# -------------------------------------------------------------------- how powers run


@dataclass(frozen=True, slots=True)
class Cast(Effect):
    """Cast this Spell: its front, then the card is turned over and its back resolved."""

    effects: Effects


@dataclass(frozen=True, slots=True)
class ForThem(Effect):
    """The investigator whom the power is about carries it out."""

    effects: Effects


# -------------------------------------------------------------------- looking


@dataclass(frozen=True, slots=True)
class LookAtGates(Effect):
    """Look at the two top Gates of the stack: one goes back on top, the other to the bottom."""


@dataclass(frozen=True, slots=True)
class LookAtBack(Effect):
    """Look at the back of that Condition."""


# -------------------------------------------------------------------- what always holds

ALWAYS: Final = 0
IN_COMBAT: Final = 1
IN_SPELLS: Final = 2
IN_OTHER_WORLDS: Final = 4
WHEN_ACQUIRING: Final = 8
OUTSIDE_OTHER_WORLDS: Final = 16
"""During what a test is taken."""


@dataclass(frozen=True, slots=True)
class Tests(Node):
    """Tests of a skill, or of any, taken during something."""

    skill: int = ANY_SKILL
    during: int = ALWAYS


ANY_TEST: Final = Tests()


@dataclass(frozen=True, slots=True)
class Bonus(Node):
    """A bonus to a skill; of all that apply only the highest counts."""

    skill: int
    n: int
    during: int = ALWAYS


@dataclass(frozen=True, slots=True)
class AdditionalDie(Node):
    """An additional die for everybody on the owner's space, while the owner is on a space of a type, if one is given."""

    during: int = ALWAYS
    type: int | None = None


@dataclass(frozen=True, slots=True)
class SixesCountTwice(Node):
    """Every 6 rolled in such tests is two successes."""

    tests: Tests


@dataclass(frozen=True, slots=True)
class SuccessFrom(Node):
    """From this face on a die is a success."""

    face: int


@dataclass(frozen=True, slots=True)
class HorrorAtMost(Node):
    """The horror of Monsters counts as at most so much."""

    n: int


@dataclass(frozen=True, slots=True)
class LessDamage(Node):
    """The damage of Monsters is so much lower, but not below 1."""

    n: int


@dataclass(frozen=True, slots=True)
class NeverDelayed(Node):
    """The owner cannot become Delayed except by choice."""


@dataclass(frozen=True, slots=True)
class NeverDetained(Node):
    """The owner cannot gain a Detained Condition except by choice."""


@dataclass(frozen=True, slots=True)
class IgnoresMonsters(Node):
    """The owner may choose an encounter as if no Monsters were on the space."""


@dataclass(frozen=True, slots=True)
class CheaperClues(Node):
    """Once per round the owner may spend 1 Clue fewer."""


@dataclass(frozen=True, slots=True)
class SanityForClue(Node):
    """Once per round the owner may spend 1 Sanity in place of 1 Clue."""


@dataclass(frozen=True, slots=True)
class TwoRerolls(Node):
    """A Clue spent to reroll, by anybody on the owner's space, may reroll two dice of a test of several."""


@dataclass(frozen=True, slots=True)
class SharesPurchases(Node):
    """Assets that the owner acquires may be gained by other investigators."""


@dataclass(frozen=True, slots=True)
class HeldFast(Node):
    """The owner cannot move and performs no action but this card's; its back is resolved instead of an encounter."""


@dataclass(frozen=True, slots=True)
class FlipsWhenGainedAgain(Node):
    """Gaining this Condition once more turns it over instead."""


@dataclass(frozen=True, slots=True)
class GivesWay(Node):
    """This Condition is discarded instead of gaining another one."""

    to: str


@dataclass(frozen=True, slots=True)
class NoResting(Node):
    """Nobody can rest."""


@dataclass(frozen=True, slots=True)
class NoReserve(Node):
    """No cards can be placed in the reserve."""


@dataclass(frozen=True, slots=True)
class NoExpeditions(Node):
    """Nobody can resolve Expedition Encounters."""


@dataclass(frozen=True, slots=True)
class NoClosing(Node):
    """Gates cannot be closed."""


@dataclass(frozen=True, slots=True)
class Unhurt(Node):
    """This Monster loses no Health until so many Mysteries are solved."""

    mysteries: int


@dataclass(frozen=True, slots=True)
class NoClueRerolls(Node):
    """Clues cannot be spent to reroll dice in this combat encounter."""


Passive = (
    Bonus | AdditionalDie | SixesCountTwice | SuccessFrom | HorrorAtMost | LessDamage | NeverDelayed | NeverDetained
    | IgnoresMonsters | CheaperClues | SanityForClue | TwoRerolls | SharesPurchases | HeldFast | FlipsWhenGainedAgain
    | GivesWay | NoResting | NoReserve | NoExpeditions | NoClosing | Unhurt | NoClueRerolls
)  # fmt: skip
