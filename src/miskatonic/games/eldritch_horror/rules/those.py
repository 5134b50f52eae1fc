"""What "that" means in a text: what an earlier step has touched, or what the event was about that a power answers."""

from miskatonic.core.code import Frame
from miskatonic.core.state import State


def that(s: State, f: Frame, name: str) -> int:
    """The thing of a name that an effect is about; -1 for none."""
    regs = s.shared(f).regs
    if name in regs:
        return regs[name]
    if "event" not in regs:
        return -1
    event = s.stack[regs["event"]]
    if event.code.event is None:
        return -1
    happened = event.lists["args"]
    that: int = happened[0] if name == "target" else getattr(happened, name, -1)
    return that
