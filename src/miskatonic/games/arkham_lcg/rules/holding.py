"""What always holds: constant abilities of the cards in play, and whom they hold for (AH-ABL-02, AH-BLK)."""

from typing import Final, TypeVar

from miskatonic.core.code import Node
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.passives import BlankHere
from miskatonic.games.arkham_lcg.rules.box import AT_PLACE, PASSIVE, PLAY, PLAYED_BY, THREAT
from miskatonic.games.arkham_lcg.rules.people import card_of, place_of, seats_at

P = TypeVar("P", bound=Node)


BEARERS: Final[dict[type[Node], frozenset[int]]] = {
    kind: frozenset(piece for piece, holding in PASSIVE.items() if any(type(passive) is kind for passive in holding))
    for kind in {type(passive) for holding in PASSIVE.values() for passive in holding}
}
"""The cards of the box with a passive of each kind."""


def is_blank(s: State, seat: int) -> bool:
    """Whether an enemy here makes the investigator's text box blank."""
    place = place_of(s, seat)
    blanking = BEARERS[BlankHere]
    if not blanking.isdisjoint(s.zones.get(AT_PLACE[place], ())):
        return True
    return any(not blanking.isdisjoint(s.zones.get(THREAT[other], ())) for other in seats_at(s, place))


def passives(s: State, seat: int, kind: type[P]) -> list[P]:
    """What of a kind holds for a seat by the cards in its areas."""
    if not has(s, seat, kind):
        return []
    cards = [*s.zones.get(PLAY[seat], ()), *s.zones.get(THREAT[seat], ())]
    if not is_blank(s, seat):
        cards.append(card_of(s, seat))
    return [passive for card in cards for passive in PASSIVE.get(card, ()) if isinstance(passive, kind)]


def has(s: State, seat: int, kind: type[Node]) -> bool:
    """Whether something of this kind holds for a seat."""
    zones = s.zones
    cards = BEARERS[kind]
    if cards.isdisjoint(zones.get(PLAY[seat], ())) and cards.isdisjoint(zones.get(THREAT[seat], ())):
        return not cards.isdisjoint(zones[PLAYED_BY[seat]]) and not is_blank(s, seat)
    return True
