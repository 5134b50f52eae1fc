"""How an ability changes the event it answers: it cancels it, prevents part of it, or puts something in its place."""

from __future__ import annotations

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import event_frame, event_in
from miskatonic.core.state import State
from miskatonic.words.nodes import Cancel, Instead, Prevent


def cancel(s: State, f: Frame, node: Cancel) -> None:
    """Stop the event."""
    event_frame(s, f).regs["stopped"] = 1


runs(Cancel, cancel)


def prevent(s: State, f: Frame, node: Prevent) -> None:
    """Lower the amount of the event, not below 0."""
    event = event_frame(s, f)
    at = event_in(event).amount
    assert at >= 0, "only an event with an amount can be prevented in part"
    args = event.lists["args"]
    event.lists["args"] = (*args[:at], max(0, args[at] - node.n), *args[at + 1 :])


runs(Prevent, prevent)


def replace_event(s: State, f: Frame, node: Instead) -> None:
    """Stop the event and run the other effect."""
    event_frame(s, f).regs["stopped"] = 1
    s.kids(f, "effect")


runs(Instead, replace_event)
