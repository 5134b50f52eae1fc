"""What a change of the deck between two scenarios is worth, by what is printed on the cards."""

from typing import Final

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.interlude import lower_version

LEVEL: Final = 1.0
"""What a level more is worth: higher levels are stronger cards."""
ICON: Final = 0.25
POWER: Final = 0.5
COST: Final = 0.15
ANOTHER: Final = 0.6
"""What a card must be better than the one that leaves for it before it is bought."""


def printed_worth(card: int) -> float:
    """What a card is worth in any deck: its level, icons and powers, less what it costs to play."""
    sheet = box.SHEETS[card]
    rules = len(getattr(sheet, "powers", ())) + len(getattr(sheet, "passive", ()))
    level = max(0, getattr(sheet, "level", 0))
    return LEVEL * level + ICON * len(box.ICONS[card]) + POWER * rules - COST * max(0, box.COST[card])


def change_worth(view: State, seat: int, option: Option) -> float:
    """Upgrades first, then cards that are clearly better than the worst of the deck; nobody sits a scenario out."""
    card = option.value
    match option.verb:
        case box.UPGRADE:
            return 1.0 + printed_worth(card) - printed_worth(lower_version(view, seat, card))
        case box.BUY:
            return printed_worth(card) - _worst(view, seat) - ANOTHER if getattr(box.SHEETS[card], "level", 0) else -1.0
        case box.REPLACE:
            return -printed_worth(card)
        case box.TAKE:
            return 1.0
        case box.LEAVE:
            return -1.0
    return PLAIN_WORTH.get(option, 0.0)


PLAIN_WORTH: Final = {box.COME_BACK: 1.0, box.SIT_OUT: -1.0, box.BACK: -100.0}
"""What is worth the same in every deck."""


def _worst(view: State, seat: int) -> float:
    """The worth of the least card of the deck that could leave it."""
    standard = [card for card in view.zone(box.DECK_LIST[seat]) if ENTRIES[box.CODE[card]].is_standard]
    return min((printed_worth(card) for card in standard), default=0.0)
