"""The words of the card game: what effects do, how much, and to whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from miskatonic.core.code import Effect, Node
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT
from miskatonic.words import By as By
from miskatonic.words import Cancel as Cancel
from miskatonic.words import Choose as Choose
from miskatonic.words import EachInOrder as EachInOrder
from miskatonic.words import If as If
from miskatonic.words import Instead as Instead
from miskatonic.words import Lead as Lead
from miskatonic.words import Otherwise as Otherwise
from miskatonic.words import Steps as Steps
from miskatonic.words import Who

# -------------------------------------------------------------------- how much


@dataclass(frozen=True, slots=True)
class FailedBy(Node):
    """The points by which the test failed."""


@dataclass(frozen=True, slots=True)
class CluesHere(Node):
    """The clues on one's own location."""


@dataclass(frozen=True, slots=True)
class HorrorOnYou(Node):
    """The horror on one's own investigator card."""


@dataclass(frozen=True, slots=True)
class TomesYouControl(Node):
    """The Tomes one controls."""


@dataclass(frozen=True, slots=True)
class EnemiesHere(Node):
    """So many for each enemy with a trait at one's own location."""

    trait: int
    each: int


@dataclass(frozen=True, slots=True)
class IfClueHere(Node):
    """One number while a clue lies on one's own location, another while none does."""

    n: int
    otherwise: int


@dataclass(frozen=True, slots=True)
class IfOnlyEnemy(Node):
    """So much when the enemy attacked is the only one engaged with you."""

    n: int


@dataclass(frozen=True, slots=True)
class IfSucceededBy(Node):
    """So much when the test succeeds by at least a margin."""

    margin: int
    n: int


@dataclass(frozen=True, slots=True)
class PerInvestigator(Node):
    """So many for each investigator who started the scenario."""

    n: int


@dataclass(frozen=True, slots=True)
class EnemiesInPlay(Node):
    """So many for each enemy in play with a trait."""

    trait: int
    each: int


@dataclass(frozen=True, slots=True)
class CluesYouHold(Node):
    """The clues one holds."""


@dataclass(frozen=True, slots=True)
class MostDoomOn(Node):
    """So many for each doom on the enemy with a trait that has the most."""

    trait: int
    each: int


@dataclass(frozen=True, slots=True)
class DoomInPlay(Node):
    """So many for each doom in play."""

    each: int


Amount = (
    FailedBy | CluesHere | HorrorOnYou | TomesYouControl | EnemiesHere | IfClueHere | IfOnlyEnemy | IfSucceededBy
    | PerInvestigator | CluesYouHold | MostDoomOn | DoomInPlay | EnemiesInPlay
)  # fmt: skip

# -------------------------------------------------------------------- who


@dataclass(frozen=True, slots=True)
class SomebodyHere(Who):
    """An investigator at one's own location, oneself included."""

    @property
    def one(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class EachThere(Who):
    """Each investigator at this card's location."""


AnyWho = EachInOrder | Lead | SomebodyHere | EachThere

# -------------------------------------------------------------------- tests


@dataclass(frozen=True, slots=True)
class WhenRevealed(Node):
    """If one of these tokens is revealed in the test: an effect at once, or after the test."""

    tokens: tuple[int, ...]
    effect: Effect
    after: bool = False


@dataclass(frozen=True, slots=True)
class Test(Effect):
    """Test a skill against a difficulty."""

    skill: int
    difficulty: int
    success: Effect | None = None
    fail: Effect | None = None


@dataclass(frozen=True, slots=True)
class Treat(Effect):
    """Choose an investigator here and test a skill oneself: what comes of it happens to that one."""

    skill: int
    difficulty: int
    success: Effect
    fail: Effect


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """Attack an enemy at one's location: a bonus to the skill, more damage."""

    plus: int | Amount = 0
    damage: int | Amount = 0
    skill: int = COMBAT
    revealed: WhenRevealed | None = None


@dataclass(frozen=True, slots=True)
class Evade(Effect):
    """Try to evade an enemy engaged with you."""

    skill: int = AGILITY
    success: Effect | None = None
    revealed: WhenRevealed | None = None


@dataclass(frozen=True, slots=True)
class Investigate(Effect):
    """Investigate one's location, the shroud changed by so much; on success something else instead of the clue."""

    shroud: int = 0
    skill: int = INTELLECT
    instead: Effect | None = None


@dataclass(frozen=True, slots=True)
class Boost(Effect):
    """So much more skill in the present test, if it is of that skill."""

    skill: int
    n: int = 1


@dataclass(frozen=True, slots=True)
class Lucky(Effect):
    """So much more skill in the present test, whichever it is."""

    n: int


@dataclass(frozen=True, slots=True)
class MoreDamage(Effect):
    """The present attack deals so much more damage."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class RedrawToken(Effect):
    """The token counts as never revealed; another one is revealed."""


@dataclass(frozen=True, slots=True)
class RevealMore(Effect):
    """So many tokens are revealed instead of one; the tester chooses the one that counts."""

    n: int = 2


@dataclass(frozen=True, slots=True)
class TurnSign(Effect):
    """The negative modifier of the token just revealed counts as positive."""


# -------------------------------------------------------------------- cards and tokens


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw so many cards."""

    n: int | Amount = 1


@dataclass(frozen=True, slots=True)
class GainResources(Effect):
    """Gain so many resources."""

    n: int


@dataclass(frozen=True, slots=True)
class LoseAllResources(Effect):
    """Lose all resources."""


@dataclass(frozen=True, slots=True)
class GainActions(Effect):
    """So many more actions this turn."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class LoseActions(Effect):
    """So many actions fewer this turn."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class DiscoverClues(Effect):
    """Discover so many clues at one's own location."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class GainClues(Effect):
    """Take so many clues from the token pool, which is not discovering them."""

    n: int


@dataclass(frozen=True, slots=True)
class SpendClues(Effect):
    """Spend so many clues of one's own."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class DropClues(Effect):
    """Put so many clues of one's own on one's location, as far as one has them."""

    n: int | Amount = 1


@dataclass(frozen=True, slots=True)
class TakeDamage(Effect):
    """Take so much damage; direct damage cannot be put on assets."""

    n: int | Amount = 1
    direct: bool = False


@dataclass(frozen=True, slots=True)
class TakeHorror(Effect):
    """Take so much horror; direct horror cannot be put on assets."""

    n: int | Amount = 1
    direct: bool = False


@dataclass(frozen=True, slots=True)
class TakeHarm(Effect):
    """Take damage and horror at the same time."""

    damage: int = 1
    horror: int = 1


@dataclass(frozen=True, slots=True)
class HealDamage(Effect):
    """Heal damage."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class HealHorror(Effect):
    """Heal horror."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class SearchTop(Effect):
    """Search so many top cards of one's deck for a card with one of the traits (any card without them), draw it, shuffle."""

    n: int
    traits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SearchDeck(Effect):
    """Search one's deck for an asset with a trait and add it to the hand; shuffle."""

    trait: int


@dataclass(frozen=True, slots=True)
class SearchWeakness(Effect):
    """Search one's deck for a weakness with a trait and draw it; shuffle."""

    trait: int


@dataclass(frozen=True, slots=True)
class RandomWeakness(Effect):
    """A random basic weakness with a trait comes from the collection to the hand."""

    trait: int


@dataclass(frozen=True, slots=True)
class ReturnFromDiscard(Effect):
    """A card with a trait returns from one's discard pile to the hand."""

    trait: int


@dataclass(frozen=True, slots=True)
class LookAndReorder(Effect):
    """Look at so many top cards of any investigator's deck or the encounter deck, and put them back in any order."""

    n: int


@dataclass(frozen=True, slots=True)
class KeepOneCard(Effect):
    """Discard all cards in hand but one."""


@dataclass(frozen=True, slots=True)
class DiscardCard(Effect):
    """Discard a card of one's choice from the hand."""


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """An effect so many times, one after another."""

    n: Amount
    effect: Effect


@dataclass(frozen=True, slots=True)
class DiscardAtRandom(Effect):
    """Discard a random card from the hand."""


@dataclass(frozen=True, slots=True)
class DiscardAsset(Effect):
    """Discard one asset you control; without one, something else."""

    otherwise: Effect


@dataclass(frozen=True, slots=True)
class RemoveDiscardPile(Effect):
    """All cards of one's discard pile leave the game."""


@dataclass(frozen=True, slots=True)
class DrawEncounter(Effect):
    """Draw the top card of the encounter deck."""


# -------------------------------------------------------------------- enemies and places


@dataclass(frozen=True, slots=True)
class DamageEnemy(Effect):
    """Damage to an enemy at one's own location, perhaps only an exhausted one."""

    n: int
    exhausted: bool = False


@dataclass(frozen=True, slots=True)
class DamageAttacker(Effect):
    """Damage to the enemy whose attack it is."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class HarderAttack(Effect):
    """The attack under way deals so much more."""

    damage: int = 0
    horror: int = 0


@dataclass(frozen=True, slots=True)
class DiscardSpawning(Effect):
    """The enemy that is about to spawn is discarded instead."""


@dataclass(frozen=True, slots=True)
class SpawnHere(Effect):
    """The enemy that is about to spawn does so at this card's location."""


@dataclass(frozen=True, slots=True)
class HealThis(Effect):
    """Damage is healed from this enemy."""

    n: int


@dataclass(frozen=True, slots=True)
class ReadyThis(Effect):
    """This enemy is readied."""


@dataclass(frozen=True, slots=True)
class ToVictory(Effect):
    """This enemy joins the victory display, which is not defeating it."""


@dataclass(frozen=True, slots=True)
class DamageEvaded(Effect):
    """Damage to the enemy just evaded."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class Blast(Effect):
    """Damage to each enemy and each investigator at one's own or a connecting location."""

    n: int


@dataclass(frozen=True, slots=True)
class AutoEvade(Effect):
    """Automatically evade an enemy at one's own location that is not Elite."""


@dataclass(frozen=True, slots=True)
class AutoEvadeAll(Effect):
    """Automatically evade every enemy at one's own location."""


@dataclass(frozen=True, slots=True)
class SlipAway(Effect):
    """Disengage from every enemy, then move to a revealed location without enemies."""


@dataclass(frozen=True, slots=True)
class GetClear(Effect):
    """One may disengage from all other enemies, and one may move to a connecting location."""


@dataclass(frozen=True, slots=True)
class BreakOff(Effect):
    """Disengage from every enemy without a trait."""

    but: int


@dataclass(frozen=True, slots=True)
class MoveTo(Effect):
    """Move to a particular location, wherever it is."""

    location: str


@dataclass(frozen=True, slots=True)
class MoveToTrait(Effect):
    """Move to a location with a trait, wherever it is."""

    trait: int


@dataclass(frozen=True, slots=True)
class NoAttacksThisRound(Effect):
    """Until the end of the round enemies that are not Elite cannot attack you."""


@dataclass(frozen=True, slots=True)
class MindOverMatter(Effect):
    """Until the end of the round intellect may stand in for combat and agility."""


@dataclass(frozen=True, slots=True)
class AttachToLocation(Effect):
    """Attach this card to one's own location, unless as many copies as allowed are there."""

    most: int = 0


@dataclass(frozen=True, slots=True)
class AttachToMostClues(Effect):
    """Attach this card to the location with the most clues, of those without a copy of it."""


@dataclass(frozen=True, slots=True)
class ToThreatArea(Effect):
    """Put this card into one's threat area, with clues or horror on it."""

    clues: int = 0
    horror: int = 0


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    """Take control of the story asset whose ability it is."""


@dataclass(frozen=True, slots=True)
class Resign(Effect):
    """Resign."""


# -------------------------------------------------------------------- this card


@dataclass(frozen=True, slots=True)
class DiscardThis(Effect):
    """Discard this card."""


@dataclass(frozen=True, slots=True)
class DiscoverNothing(Effect):
    """As many clues as would be discovered are taken off this card instead."""


@dataclass(frozen=True, slots=True)
class MoveHorrorToYou(Effect):
    """A horror moves from this card to one's investigator; when none is left the card is discarded."""


@dataclass(frozen=True, slots=True)
class PutResourceHere(Effect):
    """A resource of one's own is put on this card."""


@dataclass(frozen=True, slots=True)
class UseBecomesResource(Effect):
    """A use of this card becomes a resource in one's pool."""


@dataclass(frozen=True, slots=True)
class DoomHere(Effect):
    """Doom is put on this card."""

    n: int = 1


@dataclass(frozen=True, slots=True)
class DoomOnAgenda(Effect):
    """Doom is put on the agenda, which may advance at once or not."""

    n: int = 1
    advances: bool = False


@dataclass(frozen=True, slots=True)
class DoomOnNearest(Effect):
    """Doom is put on the nearest enemy, perhaps only with a trait."""

    n: int
    trait: int | None = None


@dataclass(frozen=True, slots=True)
class DoomOnEach(Effect):
    """Doom is put on each enemy in play with a trait."""

    n: int
    trait: int


@dataclass(frozen=True, slots=True)
class GainSurge(Effect):
    """This treachery gains surge."""


@dataclass(frozen=True, slots=True)
class ReturnThis(Effect):
    """The committed card returns to the hand instead of being discarded."""


@dataclass(frozen=True, slots=True)
class MentalTrauma(Effect):
    """Suffer mental trauma if a clue is left on this card."""


@dataclass(frozen=True, slots=True)
class LessExperience(Effect):
    """Earn so much less experience if fewer resources than asked lie on this card."""

    n: int
    unless: int


# -------------------------------------------------------------------- acts and agendas


@dataclass(frozen=True, slots=True)
class AdvanceAct(Effect):
    """The act advances."""


@dataclass(frozen=True, slots=True)
class PayAct(Effect):
    """Those at a location spend the clues of the act together, and it advances."""

    location: str


@dataclass(frozen=True, slots=True)
class Relocate(Effect):
    """The set-aside locations enter play, enemies of the first are discarded, all move to the hub, the first is removed."""

    first: str
    hub: str


@dataclass(frozen=True, slots=True)
class RevealLocation(Effect):
    """A location is revealed."""

    location: str


@dataclass(frozen=True, slots=True)
class PutAsideCardAt(Effect):
    """A set-aside story card comes into play at a location: an asset uncontrolled, an enemy spawned."""

    card: str
    location: str


@dataclass(frozen=True, slots=True)
class DrawAsideCard(Effect):
    """A set-aside card is drawn as an encounter card; so an agenda or act can become an enemy."""

    card: str


@dataclass(frozen=True, slots=True)
class DrawCultist(Effect):
    """Draw the top card of the Cultist deck."""


@dataclass(frozen=True, slots=True)
class DrawEnemyFromDeck(Effect):
    """Shuffle the discard pile into the encounter deck, discard until an enemy with a trait appears, and draw that."""

    trait: int


@dataclass(frozen=True, slots=True)
class SearchEncounter(Effect):
    """Search the encounter deck and its discard pile for an enemy with a trait, draw it, and shuffle."""

    trait: int


@dataclass(frozen=True, slots=True)
class DriveTowards(Effect):
    """Each unengaged enemy with a trait moves once towards a location."""

    trait: int
    location: str


@dataclass(frozen=True, slots=True)
class DoomPerEnemy(Effect):
    """Doom on this card for each enemy with a trait at these locations."""

    trait: int
    locations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SpawnFromDeck(Effect):
    """Shuffle the encounter discard pile in, discard until an enemy appears, perhaps one with a trait, and spawn it.

    With so many investigators or more two enemies appear.
    """

    location: str
    trait: int | None = None
    doom: int = 0
    two_from: int = 0


@dataclass(frozen=True, slots=True)
class PutLocation(Effect):
    """A set-aside location enters play, unless it is there."""

    location: str


@dataclass(frozen=True, slots=True)
class DiscardEnemiesAt(Effect):
    """All enemies at a location are discarded."""

    location: str


@dataclass(frozen=True, slots=True)
class SpawnEscaped(Effect):
    """Every Cultist who got away in an earlier scenario spawns at a location."""

    location: str


@dataclass(frozen=True, slots=True)
class BecomesStory(Effect):
    """A set-aside card is act and agenda from now on."""

    card: str


@dataclass(frozen=True, slots=True)
class ClueOnThis(Effect):
    """A clue from the token pool is put on this act."""


@dataclass(frozen=True, slots=True)
class RefillClues(Effect):
    """Clues are put on this location until so many for each investigator are there."""

    n: int


@dataclass(frozen=True, slots=True)
class Sacrifice(Effect):
    """A card one controls leaves the game for good."""

    card: str


@dataclass(frozen=True, slots=True)
class Resolution(Effect):
    """The scenario ends with this resolution."""

    number: int


@dataclass(frozen=True, slots=True)
class ResolutionByAct(Effect):
    """Up to an act the scenario ends with a resolution; later everybody still there is defeated with a physical trauma."""

    act: int
    number: int


# -------------------------------------------------------------------- all of it

AnyEffect = (
    Test | Treat | Fight | Evade | Investigate | Boost | Lucky | MoreDamage | RedrawToken | Draw | GainResources
    | LoseAllResources | GainActions | LoseActions | DiscoverClues | TakeDamage | TakeHorror | TakeHarm | HealDamage
    | HealHorror | SearchTop | SearchDeck | ReturnFromDiscard | LookAndReorder
    | KeepOneCard | DiscardAtRandom | DiscardAsset | RemoveDiscardPile | DrawEncounter | DamageEnemy | DamageAttacker
    | DamageEvaded | Blast | AutoEvade | AutoEvadeAll | SlipAway | GetClear | NoAttacksThisRound | MindOverMatter
    | AttachToLocation | ToThreatArea | TakeControl | Resign | DiscardThis | DiscoverNothing | MoveHorrorToYou
    | PutResourceHere | UseBecomesResource | DoomHere | DoomOnAgenda | ReturnThis | MentalTrauma | LessExperience
    | AdvanceAct | PayAct | Relocate | RevealLocation | PutAsideCardAt | DrawAsideCard | DrawEnemyFromDeck | SearchEncounter
    | DriveTowards | DoomPerEnemy | Resolution | ResolutionByAct | HarderAttack | RevealMore | TurnSign
    | DiscardSpawning | SpawnHere | GainClues | SpendClues | DropClues | HealThis | ToVictory | BreakOff | MoveTo
    | MoveToTrait | AttachToMostClues | DoomOnNearest | DoomOnEach | GainSurge | DrawCultist | DiscardCard
    | ForEach | SearchWeakness | RandomWeakness | ReadyThis | SpawnFromDeck | PutLocation | DiscardEnemiesAt | SpawnEscaped
    | BecomesStory | ClueOnThis | RefillClues | Sacrifice
    | Steps | Choose | By | Cancel | Instead | If | Otherwise
)  # fmt: skip
"""Every effect a component can have; languages match all of them."""


def known(effect: Effect) -> AnyEffect:
    """The effect as a member of the closed union."""
    return cast(AnyEffect, effect)


def as_one(effects: tuple[Effect, ...]) -> AnyEffect:
    """Effects one after another as a single one."""
    return known(effects[0] if len(effects) == 1 else Steps(effects))
