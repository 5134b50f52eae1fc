"""The sheets that components are printed on: spaces, investigators, Ancient Ones, cards, encounters, Monsters and tokens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from miskatonic.core.nodes import Node
from miskatonic.games.eldritch_horror.cards import terms as t
from miskatonic.games.eldritch_horror.cards import words as w

# -------------------------------------------------------------------- the world


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the map."""

    code: str
    type: int
    expedition: bool = False


@dataclass(frozen=True, slots=True)
class Path:
    """A path between two spaces; one that wraps runs off one edge of the board and comes back at the other."""

    a: int
    b: int
    type: int
    wraps: bool = False


@dataclass(frozen=True, slots=True)
class Gate:
    """A Gate token: its space and its omen."""

    code: str
    space: int
    omen: int


@dataclass(frozen=True, slots=True)
class Clue:
    """A Clue token: its space."""

    code: str
    space: int


@dataclass(frozen=True, slots=True)
class Reference:
    """A side of a reference card: what the icons of Mythos cards spawn for so many players."""

    gates: int
    clues: int
    surge: int


# -------------------------------------------------------------------- powers


class Moment(IntEnum):
    """When a power can be used, or works by itself."""

    ACTION = 0
    LOCAL_ACTION = 1
    """Also of others on the owner's space."""
    ACTION_PHASE = 2
    """In the own turn of the Action Phase, before or after an action."""
    BEFORE_TEST = 3
    """Before the dice of a test are rolled."""
    AFTER_ROLL = 4
    """After the roll of an own test."""
    COMBAT = 5
    """In an own combat encounter, before a test."""
    ENCOUNTER = 6
    """In the own Encounter Phase, before the first encounter."""
    FREE_TO_CHOOSE = 7
    """In the own Encounter Phase, when an encounter other than combat is chosen."""
    WOULD_LOSE = 8
    """Somebody would lose Health or Sanity."""
    REST = 9
    """Somebody performs a Rest action."""
    GAINED = 10
    """The card is gained."""
    GAINED_FROM_DECK = 11
    BEAT_MONSTER = 12
    """The owner has defeated a Monster in a combat encounter."""
    MONSTER_DEFEATED = 13
    """Somebody has defeated a Monster, in any way; one that only its name was taken from is no token."""
    CLOSED_GATE = 14
    """Somebody has closed a Gate."""
    GAINED_CONDITION = 15
    """Somebody has gained a Condition."""
    IMPROVED = 16
    """The owner has improved a skill."""
    RESEARCHED = 17
    """Somebody has resolved a Research Encounter."""
    PASSED_SPELL_TEST = 18
    """Somebody has passed a lore test of a Spell."""
    ONTO_ELDRITCH = 19
    """An investigator has moved onto a space with an Eldritch token."""
    OMEN_TO_GREEN = 20
    """The omen has advanced to the green space."""


class Whose(IntEnum):
    """Whose doing, or whose loss, a power is about."""

    OWN = 0
    HERE = 1
    """Anybody's on the owner's space, the owner's too."""
    ANYBODYS = 2
    OTHERS = 3


@dataclass(frozen=True, slots=True)
class Power:
    """What a component can do, or does: when, at what cost, how often, for whom."""

    moment: Moment
    effects: w.Effects
    cost: w.Effects = ()
    once_per_round: bool = False
    forced: bool = False
    whose: Whose = Whose.OWN
    tests: w.Tests = w.ANY_TEST
    value: int | None = None
    """Of losses: of Health or of Sanity."""
    in_spells: bool = False
    """Of losses: only by effects of the owner's Spells."""
    where: w.Condition | None = None
    by_them: bool = False
    """The one it is about carries it out, not the owner."""


@dataclass(frozen=True, slots=True)
class AsEncounter:
    """An encounter that a card offers on some spaces."""

    at: w.Where
    effects: w.Effects
    when: w.Condition | None = None


# -------------------------------------------------------------------- investigators and their cards


@dataclass(frozen=True, slots=True)
class Investigator:
    """An investigator sheet: skills by lore, influence, observation, strength, will; the back with start and defeat."""

    code: str
    health: int
    sanity: int
    skills: tuple[int, int, int, int, int]
    start: int
    gets: w.Effects
    action: w.Effects
    injury: int
    """The skill tested when meeting the investigator, defeated by loss of Health."""
    madness: int
    """The same for loss of Sanity."""
    powers: tuple[Power, ...] = ()
    passive: tuple[w.Passive, ...] = ()


@dataclass(frozen=True, slots=True)
class Asset:
    """An Asset card."""

    code: str
    value: int
    traits: tuple[int, ...]
    passive: tuple[w.Passive, ...] = ()
    powers: tuple[Power, ...] = ()

    @property
    def kind(self) -> int:
        """An Asset."""
        return t.ASSET

    @property
    def is_service(self) -> bool:
        """Whether it is discarded as soon as it was gained and resolved."""
        return t.SERVICE in self.traits


@dataclass(frozen=True, slots=True)
class Artifact:
    """An Artifact card."""

    code: str
    traits: tuple[int, ...]
    passive: tuple[w.Passive, ...] = ()
    powers: tuple[Power, ...] = ()

    @property
    def kind(self) -> int:
        """An Artifact."""
        return t.ARTIFACT


@dataclass(frozen=True, slots=True)
class SpellBack:
    """A back of a Spell: what happens by the result of its test."""

    code: str
    effects: w.Effects


@dataclass(frozen=True, slots=True)
class Spell:
    """A Spell: the power of its front, and a back for every copy."""

    code: str
    trait: int
    power: Power
    backs: tuple[w.Effects, ...]

    @property
    def kind(self) -> int:
        """A Spell."""
        return t.SPELL

    @property
    def traits(self) -> tuple[int, ...]:
        """Its one trait."""
        return (self.trait,)

    @property
    def powers(self) -> tuple[Power, ...]:
        """The power of its front."""
        return (self.power,)

    @property
    def passive(self) -> tuple[w.Passive, ...]:
        """Nothing holds by itself."""
        return ()


class After(IntEnum):
    """What becomes of a Condition once its back is resolved."""

    FLIP = 0
    DISCARD = 1
    AS_STATED = 2


@dataclass(frozen=True, slots=True)
class ConditionBack:
    """A back of a Condition."""

    code: str
    effects: w.Effects
    after: After
    passive: tuple[w.Passive, ...] = ()
    """What holds while it lies up, in place of the front."""


@dataclass(frozen=True, slots=True)
class ConditionCard:
    """A Condition: its front, and a back for every copy."""

    code: str
    traits: tuple[int, ...]
    backs: tuple[ConditionBack, ...]
    reckoning: w.Effects = ()
    passive: tuple[w.Passive, ...] = ()
    powers: tuple[Power, ...] = ()

    @property
    def kind(self) -> int:
        """A Condition."""
        return t.CONDITION


# -------------------------------------------------------------------- encounters


@dataclass(frozen=True, slots=True)
class Encounter:
    """A card with three sections: for three cities, or for cities, wilderness and sea."""

    code: str
    first: w.Effects
    second: w.Effects
    third: w.Effects

    @property
    def sections(self) -> tuple[w.Effects, w.Effects, w.Effects]:
        """The sections in their order."""
        return (self.first, self.second, self.third)


@dataclass(frozen=True, slots=True)
class Complex:
    """A complex encounter: three paragraphs; an Expedition names its place on the back."""

    code: str
    start: w.Effects
    passed: w.Effects
    failed: w.Effects
    place: int = -1


# -------------------------------------------------------------------- Monsters


class InCombat(IntEnum):
    """When an effect of a Monster works."""

    BEFORE_WILL = 0
    AFTER_WILL = 1
    PASSED_WILL = 2
    FAILED_WILL = 3
    LOST_SANITY = 4
    BEFORE_STRENGTH = 5
    FAILED_STRENGTH = 6
    LOST_HEALTH = 7
    UNBEATEN_LOST_HEALTH = 8
    """Health was lost from the strength test, and the Monster is not defeated."""
    BEATEN = 9
    """It was defeated in a combat encounter."""
    DEFEATED = 10
    """It was defeated in any way."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """What a Monster does at a moment of combat."""

    moment: InCombat
    effects: w.Effects


@dataclass(frozen=True, slots=True)
class Monster:
    """A Monster token; a test that it does not have is None."""

    code: str
    will: int | None
    horror: int
    strength: int | None
    damage: int
    toughness: w.Amount
    copies: int = 1
    epic: bool = False
    reactions: tuple[Reaction, ...] = ()
    spawn: w.Effects = ()
    reckoning: w.Effects = ()
    passive: tuple[w.Passive, ...] = ()


# -------------------------------------------------------------------- the Ancient One and the Mythos


@dataclass(frozen=True, slots=True)
class Side:
    """A side of an Ancient One sheet: its Cultists, its reckoning, its powers."""

    cultist: Monster | None
    reckoning: w.Effects = ()
    powers: tuple[Power, ...] = ()


@dataclass(frozen=True, slots=True)
class FinalMystery:
    """How the investigators win after the awakening: what happens once three Mysteries are solved, and what solves it."""

    code: str
    solved: w.Effects = ()
    """Done once enough Mysteries are solved."""
    foe: str = ""
    """The Epic Monster that must be defeated."""
    encounter: AsEncounter | None = None
    tokens: w.Amount = 0
    """Eldritch tokens on the sheet that win."""


@dataclass(frozen=True, slots=True)
class AncientOne:
    """An Ancient One sheet; the Mythos deck by stage, each green, yellow, blue."""

    code: str
    doom: int
    stages: tuple[tuple[int, int, int], ...]
    front: Side
    back: Side
    setup: w.Effects = ()
    set_aside: tuple[str, ...] = ()
    awakening: w.Effects = ()
    doom_instead: w.Effects = ()
    """What replaces every step of Doom after the awakening."""
    gate_instead: w.Effects = ()
    """What replaces a step that a Gate on the board would cause."""
    final: FinalMystery | None = None
    mysteries: int = 3


@dataclass(frozen=True, slots=True)
class Mystery:
    """A Mystery of an Ancient One."""

    code: str
    ancient_one: str
    solved: w.Condition
    enters: w.Effects = ()
    powers: tuple[Power, ...] = ()
    encounter: AsEncounter | None = None
    keeps_tokens: bool = False
    """Eldritch tokens on the board stay when it is solved."""
    boxes_gates: bool = False
    """Gates on it go back to the box when it is solved."""


_ICONS = {
    3: (t.OMEN_ICON, t.RECKONING_ICON, t.GATES_ICON),
    t.GREEN: (t.OMEN_ICON, t.SURGE_ICON, t.CLUES_ICON),
    t.BLUE: (t.CLUES_ICON,),
}


@dataclass(frozen=True, slots=True)
class Mythos:
    """A Mythos card: an event, an ongoing card, or a Rumor with its space and its Eldritch tokens."""

    code: str
    colour: int
    difficulty: int = t.NORMAL
    event: w.Effects = ()
    ongoing: bool = False
    enters: w.Effects = ()
    passive: tuple[w.Passive, ...] = ()
    powers: tuple[Power, ...] = ()
    reckoning: w.Effects = ()
    space: int | None = None
    eldritch: int = 0
    encounter: AsEncounter | None = None
    empty: w.Effects = ()
    """What happens as soon as the last Eldritch token leaves the card."""
    solved: w.Condition | None = None
    """Solved as soon as this is true."""

    @property
    def is_rumor(self) -> bool:
        """All blue cards are."""
        return self.colour == t.BLUE

    @property
    def icons(self) -> tuple[int, ...]:
        """The icons of its row."""
        return _ICONS[self.colour]


@dataclass(frozen=True, slots=True)
class Right(Node):
    """The moment is right for a power: the right investigator, test or loss; `side` is that of an Ancient One sheet."""

    power: Power
    side: int = -1
