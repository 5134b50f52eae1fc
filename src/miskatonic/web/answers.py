"""What requests carry and what they are answered with, beside the feed; docs/protocol.md tells when."""

from __future__ import annotations

from typing import Any

from miskatonic.decks import DeckReport, DeckWish, Shelf
from miskatonic.primer import ChapterSaid
from miskatonic.rulebook import Rule
from miskatonic.signs import Meaning
from miskatonic.tables import wire
from miskatonic.text.parts import Text
from miskatonic.title import SettingKind


class Value(wire.Said, frozen=True, kw_only=True):
    """A value that a setting can have."""

    value: Any
    title: Text


class OnlyWith(wire.Said, frozen=True, kw_only=True):
    """Another setting, and its values with which a setting matters."""

    setting: str
    values: tuple[Any, ...]


class Setting(wire.Said, frozen=True, kw_only=True):
    """An option of a game's set-up; a number lies between `low` and `high`.

    It may matter `only_with` values of others, of which one is enough; `told` if its default is told beside “play now”.
    """

    name: str
    title: Text
    help: Text
    kind: SettingKind
    default: Any
    choices: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    only_with: tuple[OnlyWith, ...] = ()
    told: bool = False


class Feat(wire.Said, frozen=True, kw_only=True):
    """Something to achieve: achieved at once, gathered in `steps`, or ticked off `by_hand`."""

    code: str
    title: Text
    lines: tuple[Text, ...] = ()
    steps: tuple[str, ...] = ()
    by_hand: bool = False


class AlbumPage(wire.Said, frozen=True, kw_only=True):
    """A page of a game's album: `needed` of its feats open values of a setting of the set-up."""

    title: str
    feats: tuple[Feat, ...]
    needed: int
    setting: str
    opens: tuple[Value, ...]


class LessonInfo(wire.Said, frozen=True, kw_only=True):
    """How the lesson of a game is dealt."""

    seed: int
    options: dict[str, Any]


class GameInfo(wire.Said, frozen=True, kw_only=True):
    """A game that can be played here."""

    id: str
    title: str
    about: Text
    stage: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    complexity: int
    bots: tuple[str, ...]
    settings: tuple[Setting, ...]
    album: tuple[AlbumPage, ...] = ()
    lesson: LessonInfo | None = None
    decks: str = ""
    """The setting that takes decks, where players bring their own."""
    score: ScoreInfo | None = None
    together: bool = False
    """Whether players win and lose together, and so may play with open hands."""


class TableInfo(wire.Said, frozen=True, kw_only=True):
    """A table in a list of tables."""

    id: str
    game: str
    title: str
    number: int
    over: bool
    result: wire.Result | None
    mine: tuple[int, ...]
    seats: tuple[wire.SeatInfo, ...]
    deciding: tuple[int, ...]
    my_turn: bool
    owner: bool = False
    trouble: str = ""
    """What no longer fits since the game has changed."""
    closed: bool = False
    """The table cannot be opened at all; `trouble` says why."""
    achieved: tuple[str, ...] = ()
    """What this browser's seats have achieved there: codes of feats, and `code/step` of those that are gathered."""
    ranking: tuple[tuple[int, int], ...] = ()
    """Where people play against each other, the place and the points of every seat, once it is over."""
    faced: str = ""
    """Which Ancient One, scenario or city it is; of a campaign all that came so far, the present last."""
    teams: tuple[int, ...] = ()
    """The team of every seat, where they played in teams: partners have one place and the points of both."""
    round: str = ""
    """How far the game has come, in words."""
    moved: int = 0
    """When the last decision was taken, in milliseconds."""


class Replay(wire.Look, frozen=True, kw_only=True):
    """A table as it was after `number` of its `length` decisions; `did` is what one has chosen last oneself."""

    number: int
    length: int
    table: TableInfo
    did: Text = ()


class StoryMoment(wire.Said, frozen=True, kw_only=True):
    """A key moment: after `n` decisions, how much it weighs (1 to 3), what happened; `turning` if the end tells of it."""

    n: int
    round: str = ""
    weight: int
    texts: tuple[Text, ...]
    turning: bool = False


class StoryRound(wire.Said, frozen=True, kw_only=True):
    """A round, or whatever the game counts: it began after `n` decisions."""

    n: int
    name: str
    number: int


class StoryDeed(wire.Said, frozen=True, kw_only=True):
    """Something that was counted of each player, by seat."""

    title: str
    counts: tuple[int, ...]


class ScoreInfo(wire.Said, frozen=True, kw_only=True):
    """What the scores of a game are: of each player, or `shared`."""

    title: str
    shared: bool = False
    less_is_more: bool = False


class Story(wire.Said, frozen=True, kw_only=True):
    """What a game is remembered by; what everybody did is told when it is over."""

    length: int
    moments: tuple[StoryMoment, ...]
    rounds: tuple[StoryRound, ...] = ()
    stops: tuple[int, ...] = ()
    """After how many decisions there is something to see: something was told, or one has decided oneself."""
    round: str = ""
    ended: int = 0
    """When, in milliseconds; 0 while it lasts."""
    deeds: tuple[StoryDeed, ...] = ()
    scores: tuple[int, ...] = ()
    sources: tuple[StoryDeed, ...] = ()
    """What the scores come from: by seat, or the one number that all share."""
    places: tuple[int, ...] = ()


class Finished(wire.Said, frozen=True, kw_only=True):
    """A finished game of one's own; `won` is null where nobody wins or loses, `place` 0 where there are no places."""

    id: str
    game: str
    title: str
    ended: int
    number: int
    round: str
    won: bool | None
    mine: tuple[int, ...]
    seats: tuple[wire.SeatInfo, ...]
    place: int = 0
    teams: tuple[int, ...] = ()
    """The team of every seat, where they played in teams: the place is one of so many."""
    score: int | None = None
    measure: str = ""
    """What the score counts, where that is not what those of the game mostly do."""
    kept: bool = False
    """Whether its table is still there, to look back at."""
    people: tuple[str, ...] = ()
    """Whom each seat played; nothing where players are only seats."""
    faced: str = ""
    """Which Ancient One, scenario or city it was; of a campaign all of them."""


class SeatWish(wire.Said, frozen=True, kw_only=True):
    """Who shall have a seat of a new table."""

    kind: wire.SeatKind
    name: str = ""
    bot: str = ""
    colour: str = ""


class NewTable(wire.Said, frozen=True, kw_only=True):
    """A table that somebody wishes for."""

    game: str
    options: dict[str, Any]
    undo: wire.UndoPolicy
    seats: tuple[SeatWish, ...]
    seed: int | None = None
    open: bool = False
    """Whether those who share a device see each other's cards, as far as the rules let them."""


class SavedGame(wire.Said, frozen=True, kw_only=True):
    """A save that somebody brings, before it becomes a table; `people` says who is played at each seat."""

    game: str
    title: str
    people: tuple[Text, ...]
    number: int
    round: str = ""
    over: bool = False


class OpenSave(wire.Said, frozen=True, kw_only=True):
    """A table that goes on with a save."""

    save: str
    seats: tuple[SeatWish, ...]
    undo: wire.UndoPolicy | None = None
    open: bool = False
    """Whether those who share a device see each other's cards, as far as the rules let them."""


class Invitation(wire.Said, frozen=True, kw_only=True):
    """The link to a seat that nobody has taken yet."""

    seat: int
    kind: wire.SeatKind
    name: str
    colour: wire.Colour
    link: str


class PersonalLink(wire.Said, frozen=True, kw_only=True):
    """The link that brings one's own seat to another device."""

    seat: int
    link: str


class Links(wire.Said, frozen=True, kw_only=True):
    """The links of a table."""

    watch: str
    seats: tuple[Invitation, ...]
    personal: tuple[PersonalLink, ...]
    bases: tuple[str, ...] = ()
    """Where others reach the server, the best first; none if they reach it where this browser does."""
    alone: bool = False
    """The server listens to this computer only: no link leads others here."""


class InvitedSeat(wire.SeatInfo, frozen=True, kw_only=True):
    """A seat as whoever is invited sees it."""

    held: bool


class Invited(wire.Said, frozen=True, kw_only=True):
    """What a link gives: `seat` at a table of a game; `own` if it brings one's own seat to another device."""

    game: str
    title: str
    host: str
    """The name of whoever laid the table, if it is known."""
    seat: int
    seats: tuple[InvitedSeat, ...]
    own: bool
    good: bool
    """Whether the seat can still be taken with this link."""
    mine: bool
    """Whether this browser holds the seat already."""
    id: str
    """The table, for those who hold the seat; empty for others."""


class Entry(wire.Said, frozen=True, kw_only=True):
    """A component of a game with its text."""

    code: str
    group: str
    title: Text
    lines: tuple[Text, ...]
    copies: int


ANSWERS = (
    GameInfo,
    TableInfo,
    Replay,
    Story,
    Finished,
    NewTable,
    SavedGame,
    OpenSave,
    Links,
    Invited,
    Entry,
    Rule,
    ChapterSaid,
    Meaning,
    Shelf,
    DeckWish,
    DeckReport,
)
"""What requests carry and bring, beside the feed."""
