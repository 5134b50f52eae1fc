"""What always holds: constant abilities of the cards in play, and whom they hold for (AH-ABL-02, AH-BLK)."""

from typing import Final, TypeVar

from miskatonic.core.code import Effect, Node
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import sheets
from miskatonic.games.arkham_lcg.cards.passives import BlankHere
from miskatonic.games.arkham_lcg.cards.words import AttachToLocation, Steps
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.people import card_of, place_of, seats_at

P = TypeVar("P", bound=Node)


def _bearing(kind: type[Node]) -> frozenset[int]:
    return frozenset(piece for piece, holding in box.PASSIVE.items() if any(type(passive) is kind for passive in holding))


BEARERS: Final[dict[type[Node], frozenset[int]]] = {
    kind: _bearing(kind) for kind in {type(passive) for holding in box.PASSIVE.values() for passive in holding}
}
"""The cards of the box with a passive of each kind."""


def _is_attached(effect: Effect | None) -> bool:
    """Whether a card with this effect comes to lie on a location."""
    effects = effect.effects if isinstance(effect, Steps) else (effect,)
    return any(isinstance(one, AttachToLocation) for one in effects)


def _surrounds(piece: int) -> bool:
    """Whether a card can hold for investigators in whose areas it does not lie."""
    match box.SHEETS[piece]:
        case sheets.Location() | sheets.Act() | sheets.Agenda():
            return True
        case sheets.Treachery(revelation=effect) | sheets.Event(effect=effect):
            return _is_attached(effect)
        case _:
            return False


AROUND: Final = {kind: tuple(sorted(filter(_surrounds, pieces))) for kind, pieces in BEARERS.items()}
"""Of those the locations, what can be attached to them, acts and agendas."""
OWN: Final = {kind: pieces.intersection(box.INVESTIGATOR) for kind, pieces in BEARERS.items()}
"""Of those the investigators."""
IN_PLAY: Final = frozenset(
    (*box.PLAYED_BY, *box.PLAY, *box.THREAT, *box.AT_PLACE, *box.ATTACHED, box.LOCATIONS_OPEN, box.ACT, box.AGENDA)
)
NONE: Final[frozenset[int]] = frozenset()


def in_play_with(s: State, kind: type[Node]) -> list[int]:
    """The cards in play with a passive of a kind."""
    home, counts = s.home, s.counts
    return [piece for piece in BEARERS.get(kind, NONE) if home.get(piece) in IN_PLAY and box.BLANK[piece] not in counts]


def _speaks(s: State, cards: frozenset[int], zone: str) -> bool:
    """Whether one of these cards lies in a zone with a text box that is not blank."""
    there = s.zones.get(zone, ())
    return not cards.isdisjoint(there) and any(piece in cards and box.BLANK[piece] not in s.counts for piece in there)


def is_blank(s: State, seat: int) -> bool:
    """Whether an enemy here makes the investigator's text box blank."""
    place = place_of(s, seat)
    blanking = BEARERS[BlankHere]
    return _speaks(s, blanking, box.AT_PLACE[place]) or any(
        _speaks(s, blanking, box.THREAT[other]) and other in seats_at(s, place) for other in range(s.seats)
    )


def passives(s: State, seat: int, kind: type[P]) -> list[P]:
    """What of a kind holds for a seat by the cards in its areas, at its location, and by act and agenda."""
    if kind not in BEARERS or not has(s, seat, kind):
        return []
    cards = [*s.zones.get(box.PLAY[seat], ()), *s.zones.get(box.THREAT[seat], ())]
    if not is_blank(s, seat):
        cards.append(card_of(s, seat))
    cards += [piece for piece in AROUND[kind] if holds_around(s, seat, piece)]
    return [
        passive
        for card in cards
        for passive in box.PASSIVE.get(card, ())
        if isinstance(passive, kind) and box.BLANK[card] not in s.counts
    ]


def has(s: State, seat: int, kind: type[Node]) -> bool:
    """Whether something of this kind holds for a seat."""
    cards = BEARERS.get(kind)
    if cards is None:
        return False
    zones = s.zones
    if not cards.isdisjoint(zones.get(box.PLAY[seat], ())) or _speaks(s, cards, box.THREAT[seat]):
        return True
    if OWN[kind] and not cards.isdisjoint(zones[box.PLAYED_BY[seat]]) and not is_blank(s, seat):
        return True
    around = AROUND[kind]
    return bool(around) and any(holds_around(s, seat, piece) for piece in around)


def holds_around(s: State, seat: int, piece: int) -> bool:
    """Whether a card holds for a seat by being its location, lying there, or being the act or agenda in force."""
    home = s.home.get(piece)
    if home == box.LOCATIONS_OPEN:
        return box.PLACE_OF[piece] == place_of(s, seat)
    return home in (box.AGENDA, box.ACT) or home == box.ATTACHED[place_of(s, seat)]
