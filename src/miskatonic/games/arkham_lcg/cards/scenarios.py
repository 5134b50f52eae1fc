"""A scenario as a record of data: which cards it gathers, how it is set up, what the symbols mean and how it can end."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.cards import sheets as s
from miskatonic.games.arkham_lcg.cards.story import RevealLocation
from miskatonic.words import If

EncounterCard = s.Location | s.Act | s.Agenda | s.Enemy | s.Treachery | s.Asset


@dataclass(frozen=True, slots=True)
class EncounterSet:
    """Cards that are gathered together (AH-SCN-02)."""

    slug: str
    cards: tuple[EncounterCard, ...]


# -------------------------------------------------------------------- steps of the set-up


@dataclass(frozen=True, slots=True)
class PutIntoPlay(Effect):
    """These locations come into play, unrevealed."""

    locations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetAside(Effect):
    """These cards are set aside, out of play."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GatherOneOf(Effect):
    """One of these encounter sets, at random and unseen, is shuffled in; the others leave the game."""

    sets: tuple[EncounterSet, ...]


@dataclass(frozen=True, slots=True)
class ShuffleIn(Effect):
    """A card of another scenario is shuffled into the encounter deck."""

    card: str


@dataclass(frozen=True, slots=True)
class MakeCultistDeck(Effect):
    """The cards of a set, shuffled, are a deck of their own."""

    cultists: EncounterSet


@dataclass(frozen=True, slots=True)
class SpawnAtStart(Effect):
    """With so many investigators or more an enemy of the gathered sets is in play at a location from the start."""

    enemy: str
    location: str
    seats: int = 1


@dataclass(frozen=True, slots=True)
class AddToken(Effect):
    """A token joins the chaos bag."""

    token: int


@dataclass(frozen=True, slots=True)
class DoomByEscaped(Effect):
    """Doom lies on the agenda from the start: one for every two Cultists who got away."""


@dataclass(frozen=True, slots=True)
class LoseOpeningCards(Effect):
    """Everybody discards so many random cards of the opening hand, once it is final."""

    n: int


@dataclass(frozen=True, slots=True)
class StartAt(Effect):
    """Every investigator starts at this location, which is revealed."""

    location: str


SetUpStep = (
    PutIntoPlay | SetAside | GatherOneOf | ShuffleIn | MakeCultistDeck | SpawnAtStart | AddToken | DoomByEscaped
    | LoseOpeningCards | StartAt | RevealLocation | If
)  # fmt: skip

# -------------------------------------------------------------------- how it ends


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a resolution leads to."""

    records: tuple[str, ...] = ()
    """What the campaign log remembers."""
    experience: int | None = 0
    """Added to the victory display for everybody; None where nobody earns anything."""
    lead_experience: int = 0
    trauma: tuple[int, int] = (0, 0)
    """The physical and the mental trauma that everybody suffers."""
    lead_trauma: tuple[int, int] = (0, 0)
    earns: str = ""
    """The story asset that the lead may take into the deck."""
    kills: bool = False
    """Everybody who has not resigned."""
    kills_all: bool = False
    """Everybody, wherever they are."""
    loses: str = ""
    """The story asset that is lost for good."""
    weakness: int | None = None
    """The trait of the random basic weakness that everybody gets."""
    names_cultists: bool = False
    """The log lists the unique Cultists in the victory display, and those who got away."""
    crosses_out: tuple[str, str] = ("", "")
    """What the log forgets once an enemy is in the victory display."""
    won: bool | None = False
    """None where the investigators survive a campaign that is neither won nor lost."""


# -------------------------------------------------------------------- the whole


@dataclass(frozen=True, slots=True)
class Scenario:
    """All that is a scenario's own; the rules read it."""

    code: str
    slug: str
    sets: tuple[EncounterSet, ...]
    set_up: tuple[SetUpStep, ...]
    reference: tuple[dict[int, s.TokenEffect], dict[int, s.TokenEffect]]
    """What the symbols do: on easy and standard, on hard and expert (AH-SSU-07)."""
    outcomes: tuple[Outcome, ...]
    """By resolution; the first is for the case that none was reached (AH-CON-06)."""
    bags: tuple[dict[int, int], ...]
    """The chaos bag of each difficulty, token by token."""
    after: tuple[Scenario, ...] = ()
    """The scenarios before it in its campaign, whose results it looks at (AH-STA-02)."""

    @property
    def setting(self) -> str:
        """The option that says how it ended, when a later one is played on its own."""
        return self.slug.replace("-", "_")

    @property
    def in_box(self) -> tuple[EncounterSet, ...]:
        """The sets it may need, those of which one is drawn and those with a deck of their own among them."""
        drawn = [one for step in self.set_up if isinstance(step, GatherOneOf) for one in step.sets]
        decks = [step.cultists for step in self.set_up if isinstance(step, MakeCultistDeck)]
        return (*self.sets, *drawn, *decks)


@dataclass(frozen=True, slots=True)
class Campaign:
    """Scenarios that are played one after another, each with what the earlier ones have left (AH-CPG-02)."""

    slug: str
    scenarios: tuple[Scenario, ...]
