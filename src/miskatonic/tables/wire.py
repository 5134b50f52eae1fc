"""What server and browser say to each other at a table; docs/protocol.md tells when. Fields at their default are left out.

After a change here, in `miskatonic.web.answers` or in `miskatonic.scene`, `make protocol` writes
`client/src/lib/protocol.ts` anew.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from miskatonic.scene import Scene
from miskatonic.tables import diff
from miskatonic.text.parts import Lang, Text

UndoPolicy = Literal["free", "own", "none"]
SeatKind = Literal["me", "local", "bot", "friend"]
Colour = Literal["blue", "red", "yellow", "green", "violet", "orange", "teal", "rose"]


class Said(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What goes over the wire: immutable, with named fields only."""


# -------------------------------------------------------------------- a table as one pair of eyes sees it


class Option(Said, frozen=True, kw_only=True):
    """Something that can be chosen: the key to send, the words to read, the ids of what it touches."""

    key: str
    label: Text
    targets: tuple[str, ...]
    detail: Text = ()
    """What else there is to know of it, such as the text of the card that is played."""
    grave: Text = ()
    """What to say, and ask once more, before it is played: it is fatal or ends the game and cannot be taken back."""


class Pick(Said, frozen=True, kw_only=True):
    """One of several things to choose at once. Of those `alike`, as many are played as were chosen, the first keys first."""

    id: str
    key: str
    label: Text
    alike: int


class Several(Said, frozen=True, kw_only=True):
    """Where things are asked for one by one: what they are, so that they can be chosen at once.

    The keys of what was chosen are played one after another, then `done`, unless `most` of them were chosen.
    """

    picks: tuple[Pick, ...]
    done: str
    label: Text
    """What is done with those that were chosen."""
    most: int
    least: int = 1


class Routine(Said, frozen=True, kw_only=True):
    """The option that a player may have chosen from now on, whenever what is asked has this name."""

    name: str
    key: str
    listed: bool = False
    """What is asked is which comes next: the player may have them come as they are listed."""


class Coach(Said, frozen=True, kw_only=True):
    """What the coach of a lesson says: step so many of how many, the option advised, what to look at; or that it is over."""

    text: str
    step: int
    of: int
    key: str = ""
    look: tuple[str, ...] = ()
    over: bool = False


class Decision(Said, frozen=True, kw_only=True):
    """What this seat must decide now."""

    seat: int
    kind: str
    prompt: Text
    options: tuple[Option, ...]
    forbidden: bool = False
    """Whether a rule forbids something that one might think of; what, and which rule, is told to who asks."""
    coach: Coach | None = None
    several: Several | None = None
    routine: Routine | None = None


class Waiting(Said, frozen=True, kw_only=True):
    """A seat that must decide; replays tell what, at a table only those who decide are asked."""

    seat: int
    prompt: Text = ()


class Result(Said, frozen=True, kw_only=True):
    """How the game ended: `won` is null when nobody wins, `why` is the rule that ended it."""

    won: bool | None
    why: str
    text: Text = ()


class LogLine(Said, frozen=True, kw_only=True):
    """A line of the log; `n` decisions had been taken when it was written, the last of them by `seat`."""

    n: int
    seat: int = -1
    kind: str
    text: Text
    rule: str = ""
    source: str = ""
    """The procedure or the component that brought it."""


class ChatLine(Said, frozen=True, kw_only=True):
    """Something that was said at the table; of seat -1, news of the table itself."""

    seat: int
    name: str
    text: str
    key: str = ""
    """The one it was sent with."""


class SeatInfo(Said, frozen=True, kw_only=True):
    """A seat of a table."""

    seat: int
    name: str
    kind: SeatKind
    bot: str = ""
    colour: Colour
    """No two seats of a table have the same."""


class Seat(SeatInfo, frozen=True, kw_only=True):
    """A seat of a table that one sits at, and who is there now."""

    mine: bool
    here: bool
    """Whether somebody who holds it is connected; bots always are."""
    held: bool


class Proposal(Said, frozen=True, kw_only=True):
    """Somebody wishes to go back to `to` decisions (with `again`, to bring decision `to` back); the voters must agree."""

    seat: int
    to: int
    again: bool
    voters: tuple[int, ...]


class Table(Said, frozen=True, kw_only=True):
    """The table itself; `owner` says whether it is this browser's."""

    id: str
    game: str
    title: str
    undo: UndoPolicy
    over: bool
    seats: tuple[Seat, ...]
    owner: bool = False
    trouble: str = ""
    """What no longer fits since the game has changed; nobody decides anything until a player lets the table go on."""
    proposal: Proposal | None = None
    seed: str = ""
    """The seed that was chosen for this game: whoever knows it can know the cards."""
    rematch: str = ""
    """The table at which the same people play again; told to players only."""


class Look(Said, frozen=True, kw_only=True):
    """What a seat sees, in a language; seat -1 is a spectator."""

    seat: int
    lang: Lang
    scene: Scene
    decision: Decision | None
    waiting: tuple[Waiting, ...]
    """Everybody who must decide."""
    result: Result | None
    log: tuple[LogLine, ...]
    talk: bool
    """Whether the rules let this seat talk now."""


class View(Look, frozen=True, kw_only=True):
    """The whole table as one browser is shown it."""

    rev: int
    """It grows with everything that happens."""
    number: int
    """How many decisions have been taken on the present line."""
    redo: int
    """How many can be brought back."""
    table: Table
    seats_mine: tuple[int, ...]
    curtain: bool
    """The device must be passed to `seat` first; until then the scene is a spectator's."""
    chat: tuple[ChatLine, ...]


# -------------------------------------------------------------------- the live feed


class FeedMessage(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t"):
    """A message of the live feed; `t` says which."""


class Whole(FeedMessage, frozen=True, tag="view"):
    """Everything, on joining and after another language or seat was chosen."""

    v: View


class Change(FeedMessage, frozen=True, tag="diff"):
    """What has changed since the last view."""

    rev: int
    change: diff.Difference


class Refusal(FeedMessage, frozen=True, tag="refused"):
    """A wish was refused and nothing changed; `ref` repeats the one it was sent with."""

    why: str
    ref: Any = None


class Hint(FeedMessage, frozen=True, tag="hint"):
    """What the bot would choose, and why; where it has thought further before anything comes of it, also what `then`."""

    key: str
    why: Text
    then: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    """The ids of what it goes on with, and of what its reasons name."""


class Ban(Said, frozen=True, kw_only=True):
    """What a rule forbids now: the first few options in words, how many more there are, and the ids that they are about."""

    rule: str
    labels: tuple[Text, ...]
    more: int = 0
    targets: tuple[str, ...] = ()


class WhyNot(FeedMessage, frozen=True, tag="why-not"):
    """What is forbidden in the question that is open, by the rule; `ref` repeats the one it was asked with."""

    bans: tuple[Ban, ...]
    ref: Any = None


FromServer = Whole | Change | Refusal | Hint | WhyNot


class Play(FeedMessage, frozen=True, tag="play"):
    """Take a decision; `rev` is that of the view it was taken on.

    What the same seat decides `then`, one after another, is taken with it: alone all of it, or nothing; in company as far
    as it can be.
    """

    seat: int
    rev: int
    key: str
    then: tuple[str, ...] = ()
    ref: Any = None


class Undo(FeedMessage, frozen=True, tag="undo"):
    """Go back to so many decisions."""

    to: int
    rev: int
    ref: Any = None


class Redo(FeedMessage, frozen=True, tag="redo"):
    """Bring back what was taken back."""

    rev: int
    ref: Any = None


class Agree(FeedMessage, frozen=True, tag="agree"):
    """Agree to what is proposed, or do not; whoever proposed it withdraws it."""

    yes: bool
    rev: int
    ref: Any = None


class GoOn(FeedMessage, frozen=True, tag="go-on"):
    """Play on from the last good decision of a table whose game has changed."""

    ref: Any = None


class Talk(FeedMessage, frozen=True, tag="chat"):
    """Say something to the table; what the seat has said with the same `key`, among the lines shown, is not said again."""

    text: str
    key: str = ""
    ref: Any = None


class Speak(FeedMessage, frozen=True, tag="lang"):
    """Show the table in another language."""

    lang: Lang
    ref: Any = None


class LookAs(FeedMessage, frozen=True, tag="seat"):
    """Show the table as another of my seats sees it."""

    seat: int
    ref: Any = None


class AskHint(FeedMessage, frozen=True, tag="hint"):
    """Ask what the bot would choose."""

    seat: int
    ref: Any = None


class AskWhyNot(FeedMessage, frozen=True, tag="why-not"):
    """Ask why something else cannot be chosen; `rev` is that of the view on which the question was read."""

    seat: int
    rev: int
    ref: Any = None


FromBrowser = Play | Undo | Redo | Agree | GoOn | Talk | Speak | LookAs | AskHint | AskWhyNot
