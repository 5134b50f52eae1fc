"""Items: discarded before or after one resolves an action card (FH-ITM)."""

from miskatonic.core.code import Frame, checks, runs
from miskatonic.core.events import event_args, event_frame
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import box, tells


def discard_item(s: State, f: Frame, node: w.DiscardItem) -> None:
    """An item is used by discarding it (FH-ITM-01)."""
    item = s.shared(f).regs["piece"]
    card = box.CARDS[item]
    is_for_before = isinstance(card, sheets.Item) and card.before
    s.note(tells.UsedItem, f.who, item, rule="FH-ITM-03" if is_for_before else "FH-ITM-04")
    s.put(item, box.ITEM_DISCARD)


runs(w.DiscardItem, discard_item)


def use_top(s: State, f: Frame, node: w.UseTop) -> None:
    """The action card being resolved uses its top effect."""
    event = event_frame(s, f)
    event.lists["args"] = (event.lists["args"][0], sheets.TOP)


runs(w.UseTop, use_top, can=lambda s, f, node: event_args(s, f)[1] == sheets.BOTTOM)


def is_own_action_card(s: State, f: Frame, node: w.OwnActionCard) -> bool:
    """Whether the action card being resolved is that of the item's owner (FH-ITM-03, FH-ITM-04)."""
    return s.pointed(box.TURN_OF[event_args(s, f)[0]]) == f.who


checks(w.OwnActionCard, is_own_action_card)
