"""What always holds for a player, by cards owned and by Mythos cards in force (ES-ABL, ES-MYT-03)."""

from functools import lru_cache
from typing import Final

from miskatonic.core.code import Node
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.words import IgnoreMythos, Passive
from miskatonic.games.elder_sign.rules import box

PASSIVES: Final[dict[int, tuple[Passive, ...]]] = {
    **{i: card.passive for i, card in box.POSSESSION.items() if card.passive},
    **{i: card.passive for i, card in box.INVESTIGATOR.items() if card.passive},
    **{i: card.lower.passive for i, card in box.MYTHOS_CARD.items() if card.lower.passive},
}


def passives(s: State, seat: int) -> tuple[Passive, ...]:
    """What holds for a seat by its own cards."""
    return _together(s.pointed(box.PLAYS[seat]), s.zones.get(box.OWNED[seat], ()))


@lru_cache(maxsize=4096)
def _together(who: int, owned: tuple[int, ...]) -> tuple[Passive, ...]:
    return tuple([passive for card in (who, *owned) for passive in PASSIVES.get(card, ())])


def has(s: State, seat: int, kind: type[Node]) -> bool:
    """Whether something of this kind holds for a seat by its own cards."""
    return any(isinstance(passive, kind) for passive in passives(s, seat))


def mythos_cards(s: State) -> tuple[int, ...]:
    """The Mythos cards in force (ES-MYT-03, ES-MYT-04)."""
    return s.zone(box.MYTHOS_OPEN) + s.zone(box.MYTHOS_BESIDE)


def imposed(s: State, seat: int) -> list[Passive]:
    """What the Mythos cards in force impose on a seat."""
    found = [passive for card in mythos_cards(s) for passive in PASSIVES.get(card, ())]
    return [] if not found or has(s, seat, IgnoreMythos) else found


def imposed_terror(s: State, seat: int) -> list[int]:
    """The Mythos cards in force whose terror effect strikes a seat (ES-MYT-07)."""
    found = [card for card in mythos_cards(s) if box.MYTHOS_CARD[card].lower.terror]
    return [] if not found or has(s, seat, IgnoreMythos) else found
