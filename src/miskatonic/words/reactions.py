"""What an ability can do to the event it answers: cancel it, prevent part of it, or put something in its place."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.core.code import Effect, Frame, runs
from miskatonic.core.events import event_frame, event_in
from miskatonic.core.state import State


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """The event does not happen."""


def cancel(s: State, f: Frame, node: Cancel) -> None:
    """Stop the event."""
    event_frame(s, f).regs["stopped"] = 1


runs(Cancel, cancel)


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """So much less of it happens."""

    n: int


def prevent(s: State, f: Frame, node: Prevent) -> None:
    """Lower the amount of the event, not below 0."""
    event = event_frame(s, f)
    at = event_in(event).amount
    assert at >= 0, "only an event with an amount can be prevented in part"
    args = event.lists["args"]
    event.lists["args"] = (*args[:at], max(0, args[at] - node.n), *args[at + 1 :])


runs(Prevent, prevent)


@dataclass(frozen=True, slots=True)
class Instead(Effect):
    """Something else happens in place of the event."""

    effect: Effect


def replace_event(s: State, f: Frame, node: Instead) -> None:
    """Stop the event and run the other effect."""
    event_frame(s, f).regs["stopped"] = 1
    s.kids(f, "effect")


runs(Instead, replace_event)
