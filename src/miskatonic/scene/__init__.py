"""The closed set of things that can lie on a table. A game's `scene` makes them from what a seat sees; clients draw them.

Every element has an id of its own; options of a decision name the ids they touch. Nothing here knows a game.
"""

from __future__ import annotations

import msgspec

from miskatonic.text.parts import Text


class Thing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What every element has: an id that options can target, and a name to be read aloud."""

    id: str
    label: Text


class Token(Thing, frozen=True, kw_only=True, tag="token", omit_defaults=True):
    """A counter, marker or figure. `shape` and `badge` say in form and letter what `colour` says in colour."""

    icon: str = ""
    icons: tuple[str, ...] = ()
    colour: str = ""
    shape: str = "round"
    badge: str = ""
    face_down: bool = False
    turned: bool = False
    detail: str = ""
    """The code of the component that a closer look shows."""
    fleeting: bool = False
    """It comes and goes with the question, such as a chance: no news."""


class Place(Thing, frozen=True, kw_only=True, tag="place", omit_defaults=True):
    """A location of a map: where it is drawn, its slots (filled from the left), markers beside its name, and figures."""

    x: float
    y: float
    number: str = ""
    colour: str = ""
    pattern: str = ""
    shape: str = "round"
    """What it is, on a drawing where places are spots."""
    near: int = 0
    """How many steps away it is for whoever can go there now; 0 where that is not to be seen."""
    slots: int = 0
    tokens: tuple[Token, ...] = ()
    markers: tuple[Token, ...] = ()
    figures: tuple[Token, ...] = ()


class Path(Thing, frozen=True, kw_only=True, tag="path", omit_defaults=True):
    """A way between two places, perhaps with something lying on it."""

    a: str
    b: str
    kind: str = ""
    """How it is travelled: "rail", "water", "wild"; a footpath otherwise. The label says it in words."""
    bend: float = 0
    """How far it bows aside, as a share of its length."""
    wraps: bool = False
    """It leaves the drawing at one side and comes back at the other."""
    token: Token | None = None


class Arrow(Thing, frozen=True, kw_only=True, tag="arrow", omit_defaults=True):
    """A direction from one place to another, in a colour and a line style; `badge` says the colour in a letter."""

    a: str
    b: str
    colour: str = ""
    dashed: bool = False
    badge: str = ""


class Map(Thing, frozen=True, kw_only=True, tag="map", omit_defaults=True):
    """Places, the ways between them, and arrows. Coordinates run from 0 to 100 in both directions."""

    places: tuple[Place, ...]
    paths: tuple[Path, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    ground: str = ""
    """What is drawn under the places: "trees", "woods", "streets", "boards" indoors, the "world"; bare paper otherwise."""


class Corner(Thing, frozen=True, kw_only=True, tag="corner", omit_defaults=True):
    """A crossroads of a city: where it lies, ten to a cell, and what stands there."""

    x: int
    y: int
    kind: str = ""
    """"cafe", "shop", "gate", "airport", "remote", "pier", "landmark", "bridge"; a plain crossroads otherwise."""
    icon: str = ""
    """What it gives, or what it is."""
    colour: str = ""
    circled: bool = False
    """It has been visited."""
    tokens: tuple[Token, ...] = ()
    """What is drawn there: a terrifying place, the end of a task, an obstacle."""
    note: Text = ()
    """What is drawn there and has no name of its own, for whoever hears it read."""


class Street(Thing, frozen=True, kw_only=True, tag="street", omit_defaults=True):
    """A road between two crossroads, and whether a segment is drawn along it."""

    a: str
    b: str
    kind: str = ""
    """"canal", "bridge", "path", "corner", "dead-end", "line", "diagonal", "crossing"; a street otherwise."""
    via: tuple[int, int] | None = None
    """The point round which a corner road bends."""
    side: int = 0
    """Of two roads side by side, on which side it lies: -1 above or to the left, 1 below or to the right."""
    drawn: str = ""
    """"drawn", "new" in the turn under way, "route" on the final route, "erased" off it, "barred" to all."""
    step: int = 0
    """Which segment of the final route it is, from 1."""
    note: Text = ()
    """What is drawn along it, for whoever hears it read."""
    walk: str = ""
    """The key with which the route under way goes on along it, once it comes there."""


class Lot(Thing, frozen=True, kw_only=True, tag="lot", omit_defaults=True):
    """A location of a city, by column and row from 1, with what is printed and who stands there."""

    column: int
    row: int
    part: str = ""
    """By a river, which half it is: "N" or "S"."""
    kind: str = ""
    """"attraction", "landmark", "casino", "ferry"; a plain location otherwise."""
    colour: str = ""
    icon: str = ""
    badge: str = ""
    """What a landmark is worth, or the letter of a casino."""
    group: str = ""
    """Locations of one attraction, or of one quarter."""
    crowd: tuple[tuple[str, int], ...] = ()
    """Who stands there: colours, and how many of each."""
    state: str = ""
    """"chosen" in the turn under way, "crossed" out, "route" on the final route, "lost" off it."""
    tokens: tuple[Token, ...] = ()
    """Event symbols."""
    note: Text = ()
    """Who stands there and whether it counts, for whoever hears it read."""


class Grid(Thing, frozen=True, kw_only=True, tag="grid", omit_defaults=True):
    """A city on somebody's sheet: locations in columns and rows, roads along their sides, crossroads at their corners."""

    seat: int = -1
    columns: int
    rows: int
    lots: tuple[Lot, ...] = ()
    streets: tuple[Street, ...] = ()
    corners: tuple[Corner, ...] = ()
    river: int = 0
    """The row through which a river flows."""
    small: bool = False
    """Somebody else's sheet, to be shown small until it is opened."""
    skin: str = ""
    """The city, for its colours."""
    reached: str = ""
    """The crossroads to which the route under way has come: from here it can be walked on along roads with a key."""


class Score(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of a score sheet: what it is for, the points so far, and what the turn under way would add."""

    label: Text
    points: int
    more: int = 0
    icon: str = ""
    colour: str = ""


class Ledger(Thing, frozen=True, kw_only=True, tag="ledger", omit_defaults=True):
    """A score sheet: its lines and their sum."""

    seat: int = -1
    lines: tuple[Score, ...] = ()
    total: int = 0
    more: int = 0
    in_points: bool = True
    """Whether points are counted, or something else that the label names."""
    note: Text = ()
    """What is counted, where that is not plain."""
    place: int = 0
    """The place in the ranking, once it is known."""
    team: int = 0
    """The team they play in, from 1, where there are teams."""
    together: int = 0
    """What the whole team has."""
    feats: tuple[Text, ...] = ()
    """What was achieved at this table and stays with the person."""


class Die(Thing, frozen=True, kw_only=True, tag="die", omit_defaults=True):
    """A die: its colour, said by a letter in `badge` too, the face it shows, and whether it is held or locked."""

    colour: str = ""
    badge: str = ""
    face: str = ""
    icon: str = ""
    held: bool = False
    locked: bool = False


class Symbol(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A printed symbol: an icon, or several of which one will do, with a number; a framed one can be covered."""

    icons: tuple[str, ...]
    number: str = ""
    colour: str = ""
    framed: bool = False
    cost: bool = False


class Strip(Thing, frozen=True, kw_only=True, tag="strip", omit_defaults=True):
    """A row of a card that can be touched: what is printed there in symbols, and what lies on it.

    The label says all of it in words; a strip without symbols shows the label itself.
    """

    kind: str = ""
    """How it looks: "task", "gain", "loss", "danger", a short "stat"; a plain line otherwise."""
    icon: str = ""
    symbols: tuple[Symbol, ...] = ()
    tokens: tuple[Token, ...] = ()
    dice: tuple[Die, ...] = ()
    note: Text = ()
    done: bool = False
    after: bool = False
    """Only after the one above."""


class Card(Thing, frozen=True, kw_only=True, tag="card", omit_defaults=True):
    """A card: title in `label`, its text in lines, figures in its corners. Face down only `back` is known."""

    code: str = ""
    back: str = ""
    face_down: bool = False
    turned: bool = False
    """Lying sideways: it has been used, and will be set upright again."""
    number: str = ""
    colour: str = ""
    icons: tuple[str, ...] = ()
    lines: tuple[Text, ...] = ()
    active: int = -1
    """Which of the lines is in force, when only one is; -1 when that means nothing."""
    note: Text = ()
    outlook: tuple[Text, ...] = ()
    """What whoever goes there can expect, most telling first: options that touch the card say it too."""
    tokens: tuple[Token, ...] = ()
    strips: tuple[Strip, ...] = ()


class Row(Thing, frozen=True, kw_only=True, tag="row", omit_defaults=True):
    """Cards side by side, open to all unless face down; `stacks` of cards that lie on each other."""

    cards: tuple[Card, ...] = ()
    stacks: tuple[tuple[Card, ...], ...] = ()
    columns: int = 0
    """Cards in so many columns, each as high as what is on it; 0 for cards of one size."""
    front: bool = False
    """It lies in front of its owner, who needs it before their eyes: in the middle, beside the map."""
    ring: bool = False
    """Spaces of a round track, clockwise from the top: the first follows the last."""


class Hand(Thing, frozen=True, kw_only=True, tag="hand", omit_defaults=True):
    """The cards in somebody's hand."""

    seat: int
    cards: tuple[Card, ...]


class Deck(Thing, frozen=True, kw_only=True, tag="deck", omit_defaults=True):
    """A pile: how many, what its back is, what lies on top if that is open, and its content if one may look through it."""

    count: int
    back: str = ""
    top: Card | None = None
    content: tuple[Card, ...] = ()


class Track(Thing, frozen=True, kw_only=True, tag="track", omit_defaults=True):
    """A value on a scale; something happens on the steps in `marks`, counted from 1."""

    value: int
    most: int
    icon: str = ""
    colour: str = ""
    marks: tuple[int, ...] = ()
    mark: str = ""
    """The icon of such a step."""


class Clock(Thing, frozen=True, kw_only=True, tag="clock", omit_defaults=True):
    """A dial with a hand."""

    value: int
    hours: int = 12


class Dice(Thing, frozen=True, kw_only=True, tag="dice", omit_defaults=True):
    """Dice lying together."""

    dice: tuple[Die, ...]


class Bag(Thing, frozen=True, kw_only=True, tag="bag", omit_defaults=True):
    """A bag or pool and what everybody knows of its content: (token, how many)."""

    count: int
    icon: str = ""
    """What it holds, where that is not laid out."""
    content: tuple[tuple[Token, int], ...] = ()


class Notice(Thing, frozen=True, kw_only=True, tag="note", omit_defaults=True):
    """A few words on the table: a phase, a total, a table of effects. `active` marks the line in force."""

    lines: tuple[Text, ...] = ()
    active: int = -1
    paper: bool = False
    """Something to take home in writing, such as a log: screens offer to print it."""


class Ware(Thing, frozen=True, kw_only=True, tag="ware", omit_defaults=True):
    """Copies of a card in a stock: what is printed in its corners, what it would cost, and a few words on that."""

    code: str = ""
    copies: int = 1
    colour: str = ""
    number: str = ""
    icons: tuple[str, ...] = ()
    level: int = 0
    price: int = -1
    """What it costs; -1 where nothing is paid."""
    note: Text = ()
    """What would happen, or why it cannot be had."""


class Stock(Thing, frozen=True, kw_only=True, tag="stock", omit_defaults=True):
    """A list of cards of which some can be chosen: to be bought, or to be given up. It can be searched."""

    act: Text
    """What choosing one does."""
    shelves: tuple[tuple[Text, tuple[Ware, ...]], ...]
    """The cards under their headings."""
    purse: int = -1
    """What there is to spend; -1 where nothing is paid."""


class Board(Thing, frozen=True, kw_only=True, tag="board", omit_defaults=True):
    """Somebody's area with everything in it; `seat` is -1 for what belongs to nobody."""

    seat: int = -1
    lead: bool = False
    main: bool = False
    """The middle of the table, where others have a map."""
    note: Text = ()
    """Where they are."""
    icon: str = ""
    """The sign of their figure, which has their colour."""
    colour: str = ""
    turn: bool = False
    """Whether it is their turn, whoever decides."""
    held: int = 0
    """How many cards they have before them."""
    things: tuple[AnyThing, ...] = ()


AnyThing = Map | Grid | Row | Hand | Deck | Card | Track | Clock | Dice | Bag | Notice | Ledger | Stock | Board | Token
"""What lies on a table by itself."""
Element = AnyThing | Place | Path | Arrow | Lot | Street | Corner | Die | Strip | Ware
"""Everything that has an id."""


class Telling(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the log is divided, and told again in short to whoever waited: which kinds of entries play which part in it."""

    headings: tuple[str, ...] = ()
    """What follows belongs to them: rounds, phases."""
    endings: tuple[str, ...] = ()
    """With these a part of the game is over: what follows says what came of it, and is told first."""
    foremost: tuple[str, ...] = ()
    """These tell most, the first of them more than the next: of much that happened they are not folded away."""
    passing: tuple[str, ...] = ()
    """Kinds, or a kind and the rule it cites, that the table shows well enough: not told again, or of the reader only where
    they are among the foremost."""
    leading: tuple[str, ...] = ()
    """These say no more than the next entry does, if that tells of the same."""
    settling: tuple[str, ...] = ()
    """These say no more than the entry before, if that tells of all the same."""
    coming: tuple[str, ...] = ()
    going: tuple[str, ...] = ()
    """That something has gone is not told where its coming is, by one of `coming`."""


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole table as one seat sees it, in one language."""

    title: Text
    status: tuple[Text, ...]
    things: tuple[AnyThing, ...]
    telling: Telling = Telling()
