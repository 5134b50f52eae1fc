"""Cards, tokens, dice and tracks of Elder Sign that are alike at every table, each made once for all of them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from miskatonic import scene as sc
from miskatonic.core.seats import seat_slug
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.cards.dice import COLOURS, INVESTIGATION, LORE
from miskatonic.games.elder_sign.cards.sheets import NO_LOCK
from miskatonic.games.elder_sign.rules import box
from miskatonic.games.elder_sign.say.reading import FACE_ICONS, GATE_ICON, GOODS_ICONS, MONSTER_ICON, VALUE_ICONS
from miskatonic.games.elder_sign.scene import looks
from miskatonic.games.elder_sign.scene.captions import caption, face_in_words, letter
from miskatonic.text.parts import Text, cat, small
from miskatonic.text.speech import Speech

SEAT_COLOURS: Final = ("teal", "pink", "brown", "blue", "orange", "black", "purple", "white")

PERSON_ICONS: Final = {
    "amanda-sharpe": "graduate-cap",
    "ashcan-pete": "sitting-dog",
    "bob-jenkins": "suitcase",
    "carolyn-fern": "brain-stem",
    "darrell-simmons": "photo-camera",
    "dexter-drake": "magic-hat",
    "gloria-goldberg": "quill-ink",
    "harvey-walters": "book-pile",
    "jenny-barnes": "pearl-necklace",
    "joe-diamond": "revolver",
    "kate-winthrop": "erlenmeyer",
    "mandy-thompson": "spyglass",
    "michael-mcglen": "machine-gun",
    "monterey-jack": "whip",
    "sister-mary": "prayer-beads",
    "vincent-lee": "stethoscope",
}
MONSTER_ICONS: Final = {
    "cultist": "cultist",
    "ghoul": "bestial-fangs",
    "zombie": "shambling-zombie",
    "ghost": "ghost",
    "maniac": "switchblade",
    "fire-vampire": "fire-silhouette",
    "mi-go": "insect-jaws",
    "byakhee": "evil-bat",
    "witch": "witch-face",
    "nightgaunt": "gargoyle",
    "dimensional-shambler": "teleport",
    "vampire": "vampire-dracula",
    "high-priest": "warlock-hood",
    "star-spawn": "giant-squid",
    "shoggoth": "gooey-daemon",
    "dark-young": "evil-tree",
    "haunter-of-the-dark": "burning-eye",
    "the-black-man": "shadow-follower",
    "the-bloated-woman": "handheld-fan",
    "the-dark-pharaoh": "anubis",
    "god-of-the-bloody-tongue": "tongue",
}
VALUE_COLOURS: Final = ("blue", "red")
"""By value: sanity, health."""
KIND_COLOURS: Final = {w.COMMON: "grey", w.UNIQUE: "brass", w.SPELL: "purple", w.ALLY: "green"}
BACKS: Final = {
    "adventure-deck": "treasure-map",
    "world-deck": GATE_ICON,
    "common-deck": GOODS_ICONS[w.COMMON],
    "unique-deck": GOODS_ICONS[w.UNIQUE],
    "spell-deck": GOODS_ICONS[w.SPELL],
    "ally-deck": GOODS_ICONS[w.ALLY],
    "mythos-deck": "moon",
}


def clues_id(seat: int) -> str:
    """The id of a seat's clues."""
    return f"clues:{seat_slug(seat)}"


def value_id(seat: int, value: int) -> str:
    """The id of a seat's sanity or health."""
    return f"{w.VALUES[value]}:{seat_slug(seat)}"


def name(speech: Speech, piece: int) -> Text:
    """The title of a piece."""
    return speech.entry(looks.code_of(piece)).title


# -------------------------------------------------------------------- cards


@cache
def investigator(speech: Speech, piece: int, colour: str, *, brief: bool) -> sc.Card:
    """The card of an investigator with the ability on it."""
    code = box.INVESTIGATOR[piece].code
    lines = tuple(speech.entry(code).lines[1:2])  # after the occupation, before the possessions
    return sc.Card(
        id=looks.piece_id(piece),
        label=name(speech, piece),
        code=code,
        colour=colour,
        icons=(PERSON_ICONS[code],),
        lines=() if brief else lines,
    )


@lru_cache(maxsize=4096)
def possession(speech: Speech, piece: int, brief: bool, note: Text) -> sc.Card:
    """An item, a spell or an ally; with its text where there is room for it."""
    card = box.POSSESSION[piece]
    return sc.Card(
        id=looks.piece_id(piece),
        label=name(speech, piece),
        code=card.code,
        colour=KIND_COLOURS[card.kind],
        icons=(GOODS_ICONS[card.kind],),
        lines=() if brief else tuple(speech.entry(card.code).lines),
        note=note,
    )


@cache
def mythos(speech: Speech, piece: int) -> sc.Card:
    """A Mythos card in force."""
    card = box.MYTHOS_CARD[piece]
    id, lock = looks.piece_id(piece), card.lower.lock
    return sc.Card(
        id=id,
        label=name(speech, piece),
        code=card.code,
        colour="purple",
        lines=tuple(speech.entry(card.code).lines),
        active=1,
        strips=() if lock == NO_LOCK else (looks.lock_strip(speech, id, lock),),
    )


@cache
def arriving(speech: Speech, piece: int) -> sc.Card:
    """A monster that is being placed."""
    code = box.MONSTER[piece].code
    lines = tuple(speech.entry(code).lines)
    return sc.Card(id=looks.piece_id(piece), label=name(speech, piece), code=code, colour="red", lines=lines)


# -------------------------------------------------------------------- tokens and dice


@cache
def monster_token(speech: Speech, piece: int, down: bool, worth: bool = False) -> sc.Token:
    """A monster: as it lies on a card, or as a trophy with what it is worth."""
    token = box.MONSTER[piece]
    name = speech.entry(token.code).title
    return sc.Token(
        id=looks.piece_id(piece),
        label=caption(speech.lang, "defeated", who=name) if down else name,
        icon=MONSTER_ICONS.get(token.code, MONSTER_ICON),
        colour="grey" if down else "purple" if token.is_mask else "red",
        shape="octagon" if token.is_mask else "square",
        badge=str(token.trophy) if worth else "" if token.lock == NO_LOCK else letter(speech.lang, token.lock),
        turned=down,
        detail=token.code,
    )


@cache
def die(speech: Speech, piece: int, face: int, where: Text, held: bool, locked: bool) -> sc.Die:
    """A die: its colour by a letter too, what it shows, and where it lies unless that is the pool."""
    colour = box.COLOUR_OF[piece]
    label = speech.entry(looks.code_of(piece)).title
    if face >= 0:
        label = cat(label, ": ", face_in_words(speech.lang, face))
    return sc.Die(
        id=looks.piece_id(piece),
        label=cat(label, ", ", small(where)) if where else label,
        colour=COLOURS[colour],
        badge=letter(speech.lang, colour),
        face=str(INVESTIGATION[face]) if 0 <= face < LORE else "",
        icon=FACE_ICONS[face] if face >= 0 else "",
        held=held,
        locked=locked,
    )


@cache
def figure(speech: Speech, piece: int, seat: int) -> sc.Token:
    """The figure of a seat's investigator."""
    code = box.INVESTIGATOR[piece].code
    return sc.Token(
        id=looks.person_id(piece),
        label=name(speech, piece),
        icon=PERSON_ICONS[code],
        colour=SEAT_COLOURS[seat],
        shape="figure",
        detail=code,
    )


@cache
def trophy(speech: Speech, piece: int) -> sc.Token:
    """A trophy with what it is worth."""
    if piece in box.MONSTER:
        return monster_token(speech, piece, down=False, worth=True)
    return sc.Token(
        id=looks.piece_id(piece),
        label=name(speech, piece),
        icon=looks.TROPHY_ICON,
        colour="brass",
        shape="square",
        badge=str(box.TROPHIES[piece]),
        detail=looks.code_of(piece),
    )


# -------------------------------------------------------------------- tracks and piles


@cache
def track(lang: str, seat: int, value: int, now: int, most: int) -> sc.Track:
    """The sanity or health of a seat."""
    label = caption(lang, w.VALUES[value])
    icon, colour = VALUE_ICONS[value], VALUE_COLOURS[value]
    return sc.Track(id=value_id(seat, value), label=label, value=now, most=most, icon=icon, colour=colour)


@cache
def clues(lang: str, seat: int, n: int) -> sc.Bag:
    """The clues of a seat."""
    label = caption(lang, "clues")
    token = sc.Token(id=f"{clues_id(seat)}:token", label=label, icon=GOODS_ICONS[w.CLUE], colour="brass")
    return sc.Bag(id=clues_id(seat), label=label, count=n, icon=token.icon, content=((token, n),) if n else ())


@cache
def pile(lang: str, id: str, n: int) -> sc.AnyThing:
    """A deck, the monster pool or the clues that are left: all that is seen is how many there are."""
    label = caption(lang, id)
    return sc.Deck(id=id, label=label, count=n, back=BACKS[id]) if id in BACKS else sc.Bag(id=id, label=label, count=n)
