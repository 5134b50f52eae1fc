"""What is in the box of Lantern Duel: cards, bag tokens, zones and counters."""

from dataclasses import dataclass
from typing import Final

from miskatonic.core.code import Effect
from miskatonic.core.options import Verb, plain
from miskatonic.core.rules import AFTER, CANCEL, CANNOT, REPLACE, WHEN, Ability, Limit
from miskatonic.core.zones import Layout, hidden, own
from miskatonic.words import By, Cancel, Choose, EachInOrder, Instead, Otherwise, Prevent, Steps
from tests.made_up.words import (
    Discard,
    Draw,
    Gain,
    Lose,
    MyCardUsed,
    MyOil,
    OtherLoses,
    OtherPlays,
    OthersCancel,
    OthersOil,
    Peek,
)

ROUND: Final = "round"


@dataclass(frozen=True)
class Card:
    """A card: its light counts in a gust; it stays on the table with abilities, or has an effect and is gone."""

    code: str
    light: int
    abilities: tuple[Ability, ...] = ()
    effect: Effect | None = None


@dataclass(frozen=True)
class WindToken:
    """A token of the bag."""

    wind: int


CARDS: Final = (
    Card("shutter", 1, (Ability(WHEN, "oil-lost", Prevent(1), condition=MyOil(), limit=Limit(1, ROUND)),)),
    Card("mirror", 2, (Ability(REPLACE, "oil-lost", Instead(OtherLoses()), condition=MyOil(), cost=Discard()),)),
    Card("draught", 3, (Ability(AFTER, "oil-lost", Draw(1), condition=MyOil(), forced=True),)),
    Card("ember", 2, (Ability(AFTER, "oil-lost", Gain(1), condition=MyOil(), forced=True, limit=Limit(1, ROUND)),)),
    Card("hush", 1, (Ability(CANCEL, "card-played", Cancel(), condition=OtherPlays(), cost=Discard()),)),
    Card("whisper", 1, (Ability(CANCEL, "ability-used", Cancel(), condition=OthersCancel(), cost=Discard()),)),
    Card("glass", 2, (Ability(CANNOT, "oil-gained", condition=OthersOil()),)),
    Card("bellows", 3, (Ability(AFTER, "ability-used", Gain(1), condition=MyCardUsed(), limit=Limit(1, ROUND)),)),
    Card("match", 1, effect=Choose(1, (Gain(1), Draw(2)))),
    Card("storm", 3, effect=By(EachInOrder(), (Lose(1),))),
    Card("spyglass", 2, effect=Peek()),
    Card("oath", 2, effect=Otherwise(Gain(2), Steps((Draw(1), Lose(1))))),
)
COPIES: Final = 3
WINDS: Final = (-1, -1, 0, 0, 0, 1, 1, 2)

PRINTED: Final[tuple[Card | WindToken, ...]] = (
    *(card for card in CARDS for _ in range(COPIES)),
    *(WindToken(wind) for wind in WINDS),
)
"""What each piece is."""
CARD_PIECES: Final = tuple(range(len(CARDS) * COPIES))
TOKEN_PIECES: Final = tuple(range(len(CARD_PIECES), len(PRINTED)))


def card_of(piece: int) -> Card:
    """The card that a piece is."""
    card = PRINTED[piece]
    assert isinstance(card, Card)
    return card


def is_bright(piece: int) -> bool:
    """Whether a piece may lie under the lamp: a card with 2 or more light (LD-SET-03)."""
    card = PRINTED[piece]
    return isinstance(card, Card) and card.light >= 2


_layout: Final = Layout()

HAND: Final = _layout.zones("hand", 2, sees=own)
TABLE: Final = _layout.zones("table", 2, live=True)
COMMITTED: Final = _layout.zones("committed", 2)
DECK: Final = _layout.zone("deck", sees=hidden)
DISCARD: Final = _layout.zone("discard")
IN_THE_AIR: Final = _layout.zone("in-the-air")
"""The card being played."""
LAMP: Final = _layout.zone("lamp", sees=hidden, accepts=is_bright)
BAG: Final = _layout.zone("bag", sees=hidden)
DRAWN: Final = _layout.zone("drawn")
ZONES: Final = tuple(_layout.zone_families)

OIL: Final = _layout.counters("oil", 2)
LEAD: Final = _layout.counter("lead")
ROUND_NUMBER: Final = _layout.counter("round")
ROUNDS: Final = _layout.counter("rounds")
COUNTERS: Final = tuple(_layout.counter_families)

START_OIL: Final = 5  # LD-SET-01
HAND_SIZE: Final = 5  # LD-SET-02


def piece_slug(piece: int) -> str:
    """The name of a piece in keys."""
    card = PRINTED[piece]
    return f"wind#{piece}" if isinstance(card, WindToken) else f"{card.code}#{piece % COPIES + 1}"


PLAY: Final = Verb("play", piece_slug)
COMMIT: Final = Verb("commit", piece_slug)
TRIM: Final = Verb("trim", str)
TAKE: Final = plain("take")
PASS: Final = plain("pass")
DONE: Final = plain("done")
LEAVE: Final = plain("leave")
BURY: Final = plain("bury")
