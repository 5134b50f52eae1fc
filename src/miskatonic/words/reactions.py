"""How an ability changes the event it answers: it cancels it, prevents part of it, or puts something in its place."""

from __future__ import annotations

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import change_event, event_args, event_frame, event_in, stop_event
from miskatonic.core.state import State
from miskatonic.words.nodes import Cancel, Instead, Prevent


def cancel(s: State, f: Frame, node: Cancel) -> None:
    """Stop the event."""
    stop_event(s, f)


runs(Cancel, cancel)


def prevent(s: State, f: Frame, node: Prevent) -> None:
    """Lower the amount of the event, not below 0."""
    event, args = event_in(event_frame(s, f)), event_args(s, f)
    at = event.amount
    assert at >= 0, "only an event with an amount can be prevented in part"
    change_event(s, f, event.about((*args[:at], max(0, args[at] - node.n), *args[at + 1 :])))


runs(Prevent, prevent)


def replace_event(s: State, f: Frame, node: Instead) -> None:
    """Stop the event and run the other effect."""
    stop_event(s, f)
    s.kids(f, "effect")


runs(Instead, replace_event)
