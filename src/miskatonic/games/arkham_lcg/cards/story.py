"""Words for what acts, agendas and locations of a scenario do."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.code import Effect


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
    """A card one controls leaves the game for good, and with that the scenario ends with this resolution."""

    card: str
    resolution: int


@dataclass(frozen=True, slots=True)
class Resolution(Effect):
    """The scenario ends with this resolution."""

    number: int


@dataclass(frozen=True, slots=True)
class ResolutionByAct(Effect):
    """Up to an act the scenario ends with a resolution; later everybody still there is defeated with a physical trauma."""

    act: int
    number: int


Plot = (
    AdvanceAct | PayAct | Relocate | RevealLocation | PutAsideCardAt | DrawAsideCard | DrawCultist | DrawEnemyFromDeck
    | SearchEncounter | DriveTowards | DoomPerEnemy | SpawnFromDeck | PutLocation | DiscardEnemiesAt | SpawnEscaped
    | BecomesStory | ClueOnThis | RefillClues | Sacrifice | Resolution | ResolutionByAct
)  # fmt: skip
"""Effects that move the story on."""
