"""From options and a seed to the first decision of Lantern Duel (LD-SET)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from miskatonic.core.code import Frame, Node, compiled
from miskatonic.core.options import Verb
from miskatonic.core.rules import Piece, Rules
from miskatonic.core.state import State
from miskatonic.words import EachInOrder
from tests.made_up.box import (
    BAG,
    CARD_PIECES,
    CARDS,
    COPIES,
    COUNTERS,
    DECK,
    HAND,
    HAND_SIZE,
    LAMP,
    LEAD,
    OIL,
    PRINTED,
    ROUNDS,
    START_OIL,
    TOKEN_PIECES,
    ZONES,
    WindToken,
    is_bright,
)
from tests.made_up.effects import controls
from tests.made_up.rounds import DUEL, in_order


def _piece(number: int) -> Piece:
    printed = PRINTED[number]
    if isinstance(printed, WindToken):
        return Piece("wind", "token", printed, number)
    return Piece(printed.code, "card", printed, number % COPIES + 1, printed.abilities)


def people(s: State, f: Frame, who: Node) -> tuple[int, ...]:
    """Each player, in turn order."""
    assert isinstance(who, EachInOrder)
    return in_order(s)


RULES: Final = Rules(
    pieces=tuple(_piece(number) for number in range(len(PRINTED))),
    zones=ZONES,
    counters=COUNTERS,
    main=DUEL,
    codes=tuple(compiled(card.code, card.effect) for card in CARDS if card.effect is not None),
    seat_of=lambda s, player: player,
    controls=controls,
    orders=lambda s: s.count(LEAD),
    seats_in_order=in_order,
    person=Verb("person", str),
    people=people,
    free_order=lambda s: False,
)


def begin(options: Mapping[str, Any], seats: int, seed: int, box: Iterable[str] | None = None) -> State:
    """Shuffle, put a bright card under the lamp, deal."""
    s = State(RULES, seats, seed, absent=RULES.absent(box))
    s.set(ROUNDS, options["rounds"])
    s.set(LEAD, 1 if options["second_leads"] else 0)
    for seat in range(seats):
        s.set(OIL[seat], START_OIL)
    for token in TOKEN_PIECES:
        s.put(token, BAG)
    for card in CARD_PIECES:
        s.put(card, DECK)
    s.shuffle(DECK)
    s.put(next(card for card in s.zone(DECK) if is_bright(card)), LAMP)
    for seat in range(seats):
        for card in s.zone(DECK)[:HAND_SIZE]:
            s.put(card, HAND[seat])
    s.push(DUEL, 0)
    return s
