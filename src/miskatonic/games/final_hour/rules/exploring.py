"""Exploring locations (FH-INV)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import box, tells


def explore(s: State, investigator: int) -> None:
    """Reveal the clue token of a location: a ritual symbol lies open from now on, a key brings an item (FH-INV)."""
    here = s.counts[box.AT[investigator]]
    token = s.zone(box.CLUE_AT[here])[0]
    if box.SYMBOL[token] != sheets.KEY:
        s.note(tells.FoundSymbol, investigator, here, box.SYMBOL[token], rule="FH-INV-03")
        s.put(token, box.FOUND)
        return
    s.note(tells.FoundKey, investigator, here, rule="FH-INV-02")
    s.put(token, box.BOX)
    deck = s.zone(box.ITEM_DECK)
    if deck:
        s.note(tells.GainedItem, investigator, deck[0], rule="FH-INV-02")
        s.put(deck[0], box.ITEMS_OF[investigator])


CLUE_EXPLORED: Final = Event("clue-explored", explore)


def has_clue(s: State, f: Frame, node: w.Explore) -> bool:
    """Whether there is a clue token where one stands (FH-INV-04: exploring elsewhere has no effect)."""
    return bool(s.zones.get(box.CLUE_AT[s.counts[box.AT[f.who]]]))


def explore_here(s: State, f: Frame, node: w.Explore) -> None:
    """Explore one's own location."""
    if has_clue(s, f, node):
        s.happen(CLUE_EXPLORED, f.who)


runs(w.Explore, explore_here, can=has_clue)
