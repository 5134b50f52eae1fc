"""What things of Eldritch Horror look like: ids, icons, colours and shapes, and the tokens and cards made of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from miskatonic.core.code import Frame, Node, amount
from miskatonic.core.seats import seat_slug
from miskatonic.games.eldritch_horror.cards.terms import BLUE, GREEN, RED
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.mysteries import CHECK
from miskatonic.games.eldritch_horror.rules.people import lead, sheet_of
from miskatonic.games.eldritch_horror.say import SPEECH, VOICES, components, mentions
from miskatonic.games.eldritch_horror.say.names import Noun, Voice
from miskatonic.scene import Card, Token
from miskatonic.scene.parts import Onlooker, part
from miskatonic.text.parts import LANGUAGES, Text, capital
from miskatonic.text.phrases import named
from miskatonic.text.slavic import NOM

SEAT_COLOURS: Final = ("teal", "pink", "brown", "blue", "orange", "black", "purple", "white")
PERSON_ICONS: Final = {
    "akachi-onyele": "tribal-mask",
    "charlie-kane": "top-hat",
    "diana-stanley": "hood",
    "jacqueline-fine": "crystal-ball",
    "jim-culver": "trumpet",
    "leo-anderson": "machete",
    "lily-chen": "fist",
    "lola-hayes": "drama-masks",
    "mark-harrigan": "barracks-tent",
    "norman-withers": "spyglass",
    "silas-marsh": "anchor",
    "trish-scarborough": "spy",
}
MONSTER_ICONS: Final = {
    "byakhee": "bat",
    "color-out-of-space": "star-swirl",
    "cthonian": "worm-mouth",
    "cultist": "cultist",
    "dark-young": "evil-tree",
    "deep-one": "fish-monster",
    "elder-thing": "seven-pointed-star",
    "ghost": "ghost",
    "ghoul": "carrion",
    "gnoph-keh": "bear-head",
    "goat-spawn": "goat",
    "gug": "giant",
    "hound-of-tindalos": "hound",
    "lloigor": "vortex",
    "maniac": "bloody-sword",
    "mi-go": "long-legged-spider",
    "mummy": "mummy-head",
    "nightgaunt": "gargoyle",
    "riot": "torch",
    "serpent-people": "snake-tongue",
    "shoggoth": "slime",
    "skeleton": "skeleton",
    "star-spawn": "giant-squid",
    "vampire": "vampire-dracula",
    "warlock": "warlock-eye",
    "witch": "witch-face",
    "wraith": "spectre",
    "zombie": "shambling-zombie",
}
MONSTER_ICON: Final = "monster"
OMEN_ICONS: Final = {GREEN: "comet-spark", BLUE: "stars-stack", RED: "eclipse"}
OMEN_COLOURS: Final = {GREEN: "green", BLUE: "blue", RED: "red"}
VALUE_ICONS: Final = ("hearts", "brain")
VALUE_COLOURS: Final = ("red", "blue")
SKILL_ICONS: Final = ("spell-book", "discussion", "magnifying-glass", "biceps", "meditation")
TICKET_ICONS: Final = ("steam-locomotive", "galleon")
KIND_ICONS: Final = ("knapsack", "gem-pendant", "scroll-unfurled", "broken-bone")
KIND_COLOURS: Final = ("grey", "brass", "purple", "brown")
MYTHOS_COLOURS: Final = ("green", "blue", "", "yellow")
TYPE_COLOURS: Final = ("orange", "green", "blue")
TYPE_SHAPES: Final = ("round", "hex", "diamond")
"""Of spaces: a city, the wilderness, the sea."""
PATH_KINDS: Final = ("rail", "water", "wild")
MYTHOS_ICON: Final = "moon"
CLUE_ICON: Final = "footprint"
GATE_ICON: Final = "gate"
ELDRITCH_ICON: Final = "octopus"
MYSTERY_ICON: Final = "uncertainty"
RUMOR_ICON: Final = "talk"
EXPEDITION_ICON: Final = "compass"
FALLEN_ICON: Final = "tombstone"
ANCIENT_ICON: Final = "ancient-one"


def piece_id(piece: int) -> str:
    """The id of a piece on the table."""
    return f"piece:{box.PIECE_SLUGS[piece]}"


def space_id(space: int) -> str:
    """The id of a space of the map."""
    return f"space:{box.space_slug(space)}"


def board_id(seat: int) -> str:
    """The id of a seat's area."""
    return f"board:{seat_slug(seat)}"


def omen_id(at: int) -> str:
    """The id of a space of the Omen track."""
    return f"omen:{box.omen_slug(at)}"


@cache
def title(noun: Noun) -> Text:
    """A noun as a heading."""
    return capital(named(noun).said(NOM))


# -------------------------------------------------------------------- pieces and cards, the same at all tables


@cache
def name(v: Voice, piece: int) -> Text:
    """What a piece is called."""
    return capital((mentions.title(v, box.SHEETS[piece]),))


@cache
def lines(v: Voice, piece: int) -> tuple[Text, ...]:
    """What is printed on a piece; with what it comes to at this table where it counts by players."""
    counted = components.counted(v, piece)
    return tuple(SPEECH[LANGUAGES[v.lang]].entry(box.CODE[piece]).lines) if counted is None else counted


@cache
def face(v: Voice, piece: int, *, brief: bool) -> Card:
    """A card that lies face up; with its text where there is room for it."""
    kind = box.KIND_OF.get(piece, -1)
    asset = box.ASSET_CARD.get(piece)
    mythos = box.MYTHOS_CARD.get(piece)
    colour = KIND_COLOURS[kind] if kind >= 0 else MYTHOS_COLOURS[mythos.colour] if mythos is not None else "black"
    return Card(
        id=piece_id(piece),
        label=name(v, piece),
        code=box.CODE[piece],
        number="" if asset is None else str(asset.value),
        colour=colour,
        icons=(KIND_ICONS[kind],) if kind >= 0 else (),
        lines=() if brief else lines(v, piece),
    )


def token(v: Voice, piece: int, icon: str, colour: str, shape: str = "round", badge: str = "") -> Token:
    """A piece that lies somewhere as a token."""
    return Token(
        id=piece_id(piece), label=name(v, piece), icon=icon, colour=colour, shape=shape, badge=badge, detail=box.CODE[piece]
    )


@cache
def clue(v: Voice, piece: int) -> Token:
    """A Clue."""
    return token(v, piece, CLUE_ICON, "brass")


@cache
def gate(v: Voice, piece: int) -> Token:
    """A Gate in the colour and with the sign of its omen."""
    omen = box.GATE[piece].omen
    return token(v, piece, OMEN_ICONS[omen], OMEN_COLOURS[omen], "star")


def marker(id: str, noun: Noun, icon: str, colour: str, badge: str = "") -> Token:
    """A token that is no piece."""
    return Token(id=id, label=title(noun), icon=icon, colour=colour, shape="hex", badge=badge)


# -------------------------------------------------------------------- what depends on the table


class Looks(Onlooker):
    """What is drawn of one view in one language."""

    __slots__ = ()

    @property
    def v(self) -> Voice:
        """The language with the names of the game."""
        return VOICES[self.lang]

    @property
    def here(self) -> Voice:
        """The language that knows how many play at this table."""
        return components.at_table(self.v, self.view)

    def measured(self, piece: int, node: int | Node) -> int:
        """An amount as a card in play counts it; who leads matters only to one that has to be counted."""
        if isinstance(node, int):
            return node
        frame = Frame(CHECK, lead(self.view), len(self.view.stack))
        frame.regs["piece"] = piece
        return amount(self.view, frame, node)

    @part
    def monster(self, piece: int) -> Token:
        """A Monster with the toughness that it has left."""
        left = self.measured(piece, sheet_of(self.view, piece).toughness) - self.view.count(box.HURT[piece])
        epic = box.MONSTER[piece].epic
        icon = MONSTER_ICONS.get(box.CODE[piece], MONSTER_ICON)
        return token(self.v, piece, icon, "purple" if epic else "black", "octagon" if epic else "square", str(left))

    @part
    def figure(self, seat: int) -> Token:
        """Somebody's investigator on the board."""
        piece = self.view.counts[box.PLAYS[seat]]
        delayed = box.DELAYED[seat] in self.view.counts
        icon = PERSON_ICONS[box.CODE[piece]]
        found = token(self.v, piece, icon, SEAT_COLOURS[seat], "figure", str(seat + 1))
        return msgspec.structs.replace(found, turned=delayed)

    def cards(self, pieces: Iterable[int], *, brief: bool = False) -> tuple[Card, ...]:
        """Cards that lie face up; with their texts where there is room for them."""
        here = self.here
        return tuple([face(here, piece, brief=brief) for piece in pieces])

    def card(self, piece: int, *, brief: bool = False, note: Text = (), tokens: tuple[Token, ...] = ()) -> Card:
        """A card that lies face up, with what is to be said of it and what lies on it."""
        return msgspec.structs.replace(face(self.here, piece, brief=brief), note=note, tokens=tokens)
