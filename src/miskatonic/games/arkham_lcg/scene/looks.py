"""How the components of the card game look on the table: ids, icons, colours, and the parts of cards that never change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from miskatonic import scene as sc
from miskatonic.core.seats import seat_slug
from miskatonic.games.arkham_lcg.cards import terms
from miskatonic.games.arkham_lcg.cards.sheets import Asset, Enemy, Event, Investigator, Skill
from miskatonic.games.arkham_lcg.cards.terms import AUTO_FAIL, ELDER_SIGN, SYMBOLS, TOKENS
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on
from miskatonic.games.arkham_lcg.say.reading import (
    HEALTH_ICON,
    SANITY_ICON,
    SKILL_ICONS,
    TOKEN_ICONS,
)
from miskatonic.games.arkham_lcg.scene import captions
from miskatonic.text.parts import Icon, Text, cat, flat, join
from miskatonic.text.speech import Speech

SEAT_COLOURS: Final = ("teal", "pink", "brown", "blue")
CLASS_COLOURS: Final = ("blue", "orange", "green", "purple", "red", "grey")
"""By class, from Guardian to neutral."""
USES: Final = {
    terms.AMMO: ("heavy-bullets", "ammo"),
    terms.SUPPLIES: ("knapsack", "supplies"),
    terms.CHARGES: ("lightning-arc", "charges"),
    terms.SECRETS: ("secret-book", "secrets"),
}
SLOTS: Final = {
    terms.HAND: ("gloves", "hand-slots"),
    terms.ACCESSORY: ("gem-pendant", "accessory-slot"),
    terms.BODY: ("leather-armor", "body-slot"),
    terms.ALLY: ("three-friends", "ally-slot"),
    terms.ARCANE: ("crystal-ball", "arcane-slots"),
}
"""The icon and the caption of each kind of uses, and of each slot."""
ENEMY_COLOUR: Final = "red"
TREACHERY_COLOUR: Final = "purple"
TEST_ICONS: Final = {terms.FIGHT: SKILL_ICONS[terms.COMBAT], terms.EVADE: SKILL_ICONS[terms.AGILITY]}

Measure = tuple[str, str, str]
"""Something counted on a card: the icon, the caption and the number."""

# -------------------------------------------------------------------- ids


def piece_id(piece: int) -> str:
    """The id of a card, or of the token that stands for it on the map."""
    return f"piece:{box.PIECE_SLUGS[piece]}"


def card_id(piece: int) -> str:
    """The id of the card of something that also stands on the map."""
    return f"card:{box.PIECE_SLUGS[piece]}"


def place_id(place: int) -> str:
    """The id of a location on the map."""
    return f"place:{box.LOCATION[box.PLACE_CARDS[place]].slug}"


def person_id(investigator: int) -> str:
    """The id of an investigator's figure."""
    return f"person:{box.PIECE_SLUGS[investigator]}"


def seat_id(what: str, seat: int) -> str:
    """The id of something in a seat's area: board, health, deck, clues ..."""
    return f"{what}:{seat_slug(seat)}"


def token_id(token: int, *, out: bool) -> str:
    """The id of a chaos token, in the bag or revealed."""
    return f"{'revealed' if out else 'token'}:{TOKENS[token]}"


# -------------------------------------------------------------------- cards


@cache
def title(speech: Speech, slug: str) -> Text:
    """The title of a component."""
    return speech.entry(slug).title


@cache
def lines(speech: Speech, slug: str) -> tuple[Text, ...]:
    """All that is printed on a component."""
    return tuple(speech.entry(slug).lines)


@cache
def colour(piece: int) -> str:
    """The colour of a card: of its class; enemies and treacheries have their own."""
    sheet = box.SHEETS[piece]
    if isinstance(sheet, Enemy):
        return ENEMY_COLOUR
    if isinstance(sheet, Asset | Event) and sheet.weakness:
        return "black"
    return CLASS_COLOURS[sheet.klass] if isinstance(sheet, Asset | Event | Skill | Investigator) else TREACHERY_COLOUR


@cache
def icons(piece: int) -> tuple[str, ...]:
    """What stands in the corner of a player card: its skill icons."""
    sheet = box.SHEETS[piece]
    return tuple(SKILL_ICONS[icon] for icon in sheet.icons) if isinstance(sheet, Asset | Event | Skill) else ()


@cache
def kind_icon(piece: int) -> tuple[str, ...]:
    """What stands in the corner of a card in play: what it is."""
    sheet = box.SHEETS[piece]
    match sheet:
        case Investigator():
            return (sheet.icon,)
        case Enemy():
            return (sheet.icon,)
        case Asset():
            return tuple(SLOTS[slot][0] for slot in sheet.slots)
    return ()


@cache
def measured(lang: str, measures: tuple[Measure, ...]) -> tuple[Text, tuple[sc.Symbol, ...]]:
    """Things counted on a card, in words and as symbols."""
    names = [flat(captions.caption(lang, key)) for _, key, _ in measures]
    names[1:] = [name[:1].lower() + name[1:] for name in names[1:]]
    words = [cat(Icon(icon, name), f" {number}") for name, (icon, _, number) in zip(names, measures, strict=True)]
    return join(", ", words), tuple(sc.Symbol(icons=(icon,), number=number) for icon, _, number in measures)


def counted(lang: str, id: str, measures: Sequence[Measure], kind: str = "", note: Text = ()) -> sc.Strip:
    """A row of a card with things counted on it."""
    label, symbols = measured(lang, tuple(measures))
    return sc.Strip(id=id, label=label, kind=kind, symbols=symbols, note=note)


@cache
def rules(lang: str, piece: int) -> tuple[Text, ...]:
    """What a card always does, and then its powers."""
    sheet = box.SHEETS[piece]
    assert isinstance(sheet, captions.WithPowers)
    return tuple(captions.rules_of(lang, sheet))


@cache
def in_hand(lang: str, piece: int) -> tuple[Text, ...]:
    """What whoever holds a card must know of it."""
    sheet = box.SHEETS[piece]
    assert isinstance(sheet, Asset | Event | Skill)
    return captions.in_hand(lang, sheet)


@cache
def own_sign(lang: str, piece: int) -> Text:
    """What the elder sign does for an investigator."""
    sheet = box.SHEETS[piece]
    assert isinstance(sheet, Investigator)
    return captions.elder_sign(lang, sheet.elder_sign)


@cache
def keywords(lang: str, piece: int) -> Text:
    """The keywords of an enemy."""
    sheet = box.SHEETS[piece]
    assert isinstance(sheet, Enemy)
    held = [key for key in ("hunter", "retaliate", "massive", "aloof") if getattr(sheet, key)]
    return join(" · ", [captions.caption(lang, key) for key in held])


@cache
def skills(lang: str, values: tuple[int, ...]) -> tuple[Text, tuple[sc.Symbol, ...]]:
    """The four skills, in words and as symbols."""
    words = [cat(captions.skill_name(lang, skill), f" {n}") for skill, n in enumerate(values)]
    symbols = tuple(sc.Symbol(icons=(SKILL_ICONS[skill],), number=str(n)) for skill, n in enumerate(values))
    return join(", ", words), symbols


# -------------------------------------------------------------------- what a seat has


@lru_cache(maxsize=1 << 12)
def track(lang: str, key: str, seat: int, value: int, most: int, icon: str, hue: str) -> sc.Track:
    """A number of a seat on its scale."""
    value = max(0, min(value, most))
    return sc.Track(id=seat_id(key, seat), label=captions.caption(lang, key), value=value, most=most, icon=icon, colour=hue)


@lru_cache(maxsize=1 << 12)
def pool(lang: str, key: str, seat: int, n: int, icon: str = "") -> sc.Bag:
    """Resources, clues or experience of a seat."""
    return sc.Bag(id=seat_id(key, seat), label=captions.caption(lang, key), count=n, icon=icon)


@lru_cache(maxsize=1 << 12)
def deck(lang: str, id: str, n: int, back: str) -> sc.Deck:
    """A face-down pile of so many cards."""
    return sc.Deck(id=id, label=captions.caption(lang, id.partition(":")[0]), count=n, back=back)


@lru_cache(maxsize=1 << 11)
def pile(speech: Speech, id: str, pieces: tuple[int, ...], back: str) -> sc.Deck:
    """A pile; of cards that lie open the top one is shown, and all can be looked through."""
    label = captions.caption(speech.lang, id.partition(":")[0])
    seen = [piece for piece in reversed(pieces) if piece >= 0]
    top = titled(speech, seen[0], f"{id}:top") if seen else None
    content = tuple([titled(speech, piece, f"{id}:{box.PIECE_SLUGS[piece]}") for piece in seen])
    return sc.Deck(id=id, label=label, count=len(pieces), back=back, top=top, content=content)


# -------------------------------------------------------------------- cards out of play


@cache
def printed(speech: Speech, piece: int) -> sc.Card:
    """A card with all that is printed on it."""
    return sc.Card(
        id=piece_id(piece),
        label=title(speech, box.SLUG[piece]),
        code=box.SLUG[piece],
        colour=colour(piece),
        number=str(box.COST[piece]) if box.COST[piece] >= 0 else "",
        icons=icons(piece),
        lines=lines(speech, box.SLUG[piece]),
    )


@lru_cache(maxsize=1 << 14)
def titled(speech: Speech, piece: int, id: str, note: Text = ()) -> sc.Card:
    """A card of which only the title is seen, in a pile or under a test; a closer look shows the rest."""
    return sc.Card(id=id, label=title(speech, box.SLUG[piece]), code=box.SLUG[piece], colour=colour(piece), note=note)


@lru_cache(maxsize=1 << 14)
def held(speech: Speech, piece: int, skill: int, p: str) -> sc.Card:
    """A card of one's own hand with what it does: skill icons and cost; in a test what it adds, and the chance with it."""
    note = captions.caption(speech.lang, "cost", n=box.COST[piece]) if box.COST[piece] >= 0 else ()
    if p:
        note = captions.caption(speech.lang, "adds", n=icons_on(piece, skill), p=p)
    return sc.Card(
        id=piece_id(piece),
        label=title(speech, box.SLUG[piece]),
        code=box.SLUG[piece],
        colour=colour(piece),
        icons=icons(piece),
        lines=in_hand(speech.lang, piece),
        note=note,
    )


@cache
def unseen(lang: str, seat: int, number: int) -> sc.Card:
    """A card in the hand of somebody else."""
    label = captions.caption(lang, "card")
    return sc.Card(id=f"{seat_id('hand', seat)}:{number}", label=label, back="card-pickup", face_down=True)


@cache
def unseen_hand(lang: str, seat: int, n: int) -> sc.Hand:
    """The hand of somebody else, of so many cards."""
    cards = tuple([unseen(lang, seat, number) for number in range(n)])
    return sc.Hand(id=seat_id("hand", seat), label=captions.caption(lang, "hand"), seat=seat, cards=cards)


# -------------------------------------------------------------------- tokens


def token_colour(token: int) -> str:
    """The colour of a chaos token."""
    if token == AUTO_FAIL:
        return "red"
    return "blue" if token == ELDER_SIGN else "purple" if token in SYMBOLS else "white"


@cache
def chaos_token(lang: str, token: int, now: str, out: bool) -> sc.Token:
    """A chaos token; `now` is what a symbol adds for somebody at this moment."""
    name = captions.token_name(lang, token)
    return sc.Token(
        id=token_id(token, out=out),
        label=captions.caption(lang, "token-now", what=name, n=now) if now else name,
        icon=TOKEN_ICONS[token],
        colour=token_colour(token),
        badge=now if TOKEN_ICONS[token] else flat(name),
        shape="octagon" if token in (AUTO_FAIL, ELDER_SIGN) else "round",
    )


@cache
def figure(speech: Speech, piece: int, seat: int) -> sc.Token:
    """The figure of a seat's investigator."""
    slug = box.SLUG[piece]
    return sc.Token(
        id=person_id(piece),
        label=title(speech, slug),
        icon=box.INVESTIGATOR[piece].icon,
        colour=SEAT_COLOURS[seat],
        shape="figure",
        detail=slug,
    )


def signed(n: int) -> str:
    """A modifier with its sign.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '0')
    """
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


WORTH: Final = ((HEALTH_ICON, "health"), (SANITY_ICON, "sanity"))
