"""How the words of Lantern Duel run, and the events they cause."""

from typing import Final

from miskatonic.core.code import Frame, checks, runs
from miskatonic.core.events import Event, event_args
from miskatonic.core.state import State
from miskatonic.words import Cancel
from tests.made_up import kinds
from tests.made_up.box import BURY, DECK, DISCARD, HAND, LEAVE, OIL, START_OIL, TABLE, card_of
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

_OWNER: Final = {TABLE[0]: 0, TABLE[1]: 1}


def controls(s: State, piece: int) -> int:
    """Who has a card on the table."""
    return _OWNER[s.home[piece]]


def finish(s: State, rule: str, scores: tuple[int, ...]) -> None:
    """The duel is over, and whoever has more comes first; who is level shares the place."""
    s.note(kinds.Over, rule=rule)
    s.finish(rule, scores=scores, places=tuple(1 + sum(other > own for other in scores) for own in scores))


# -------------------------------------------------------------------- events


def lose_oil(s: State, seat: int, n: int) -> None:
    """Oil burns away; without oil the duel is over (LD-END-01)."""
    s.set(OIL[seat], max(0, s.count(OIL[seat]) - n))
    s.note(kinds.LostOil, seat, n, rule="LD-OIL-01")
    if not s.count(OIL[seat]):
        finish(s, "LD-END-01", (s.count(OIL[0]), s.count(OIL[1])))


def gain_oil(s: State, seat: int, n: int) -> None:
    """Oil is poured in, not above what one started with."""
    s.set(OIL[seat], min(START_OIL, s.count(OIL[seat]) + n))
    s.note(kinds.GainedOil, seat, n, rule="LD-OIL-02")


def draw_card(s: State, seat: int) -> None:
    """The top card of the deck goes to a hand; only its owner sees it."""
    deck = s.zone(DECK)
    if deck:
        s.put(deck[0], HAND[seat])
        s.note(kinds.Drew, seat, deck[0], seat=seat)


def play_card(s: State, seat: int, piece: int) -> None:
    """A card comes to the table, or its effect happens and it is discarded (LD-ACT-02)."""
    card = card_of(piece)
    s.note(kinds.Played, seat, piece, rule="LD-ACT-02")
    if card.effect is None:
        s.put(piece, TABLE[seat])
    else:
        s.put(piece, DISCARD)
        s.push(s.rules.codes[card.code], seat)


OIL_LOST: Final = Event("oil-lost", lose_oil, amount=1)
OIL_GAINED: Final = Event("oil-gained", gain_oil, amount=1)
CARD_DRAWN: Final = Event("card-drawn", draw_card)
"""Nobody in the box hears this one."""
CARD_PLAYED: Final = Event("card-played", play_card)

# -------------------------------------------------------------------- effects


def gain(s: State, f: Frame, node: Gain) -> None:
    """Gain oil."""
    s.happen(OIL_GAINED, f.who, node.n)


def lose(s: State, f: Frame, node: Lose) -> None:
    """Lose oil."""
    s.happen(OIL_LOST, f.who, node.n)


def other_loses(s: State, f: Frame, node: OtherLoses) -> None:
    """As much as the replaced event would have taken."""
    s.happen(OIL_LOST, 1 - f.who, event_args(s, f)[1])


def draw(s: State, f: Frame, node: Draw) -> None:
    """Draw cards one by one."""
    for _ in range(node.n):
        s.happen(CARD_DRAWN, f.who)


def discard(s: State, f: Frame, node: Discard) -> None:
    """The card that pays with itself leaves the table."""
    s.put(s.shared(f).regs["piece"], DISCARD)


def look(s: State, f: Frame, node: Peek) -> None:
    """Only the one who looks learns the card."""
    deck = s.zone(DECK)
    if not deck:
        f.end()
        return
    s.look(deck[0], f.who)
    s.note(kinds.Peeked, f.who, deck[0], seat=f.who)


def choose_bury(s: State, f: Frame, node: Peek) -> None:
    """Leave it or bury it."""
    s.ask(f, f.who, kinds.Peek, [LEAVE, BURY])


def bury(s: State, f: Frame, node: Peek) -> None:
    """Do so."""
    if f.answer is BURY:
        s.put(s.zone(DECK)[0], DECK)
        s.note(kinds.Buried, f.who)


runs(Gain, gain, can=lambda s, f, node: s.count(OIL[f.who]) < START_OIL)
runs(Lose, lose)
runs(OtherLoses, other_loses)
runs(Draw, draw, can=lambda s, f, node: bool(s.zone(DECK)))
runs(Discard, discard)
runs(Peek, look, choose_bury, bury)

# -------------------------------------------------------------------- conditions


def is_cancel(piece: int) -> bool:
    """Whether a card cancels something."""
    return any(ability.effect == Cancel() for ability in card_of(piece).abilities)


def others_cancel(s: State, f: Frame, node: OthersCancel) -> bool:
    """Whether the ability being used cancels something and is the other player's."""
    piece, _, user = event_args(s, f)
    return is_cancel(piece) and user != f.who


def my_card_used(s: State, f: Frame, node: MyCardUsed) -> bool:
    """Whether another card of the same owner is used."""
    piece, _, user = event_args(s, f)
    return user == f.who and piece != s.shared(f).regs["piece"]


checks(MyOil, lambda s, f, node: event_args(s, f)[0] == f.who)
checks(OthersOil, lambda s, f, node: event_args(s, f)[0] != f.who)
checks(OtherPlays, lambda s, f, node: event_args(s, f)[0] != f.who)
checks(OthersCancel, others_cancel)
checks(MyCardUsed, my_card_used)
