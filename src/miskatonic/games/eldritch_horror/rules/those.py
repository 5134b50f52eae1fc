"""What "that" means in a text: what an earlier step has touched, or what the event was about that a power answers."""

from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards.sheets import Moment

_ABOUT: Final = {
    Moment.CLOSED_GATE.name: "gate",
    Moment.RESEARCHED.name: "clue",
    Moment.MONSTER_DEFEATED.name: "monster",
    Moment.BEAT_MONSTER.name: "monster",
    Moment.GAINED_CONDITION.name: "condition",
    Moment.PASSED_SPELL_TEST.name: "spell",
    Moment.IMPROVED.name: "skill",
}
"""What the second argument of an event is."""


def that(s: State, f: Frame, name: str) -> int:
    """The thing of a name that an effect is about; -1 for none."""
    regs = s.shared(f).regs
    if name in regs:
        return regs[name]
    if "event" not in regs:
        return -1
    event = s.stack[regs["event"]]
    heard = event.code.event
    if heard is None:
        return -1
    if name == "target":
        return event.lists["args"][0]
    return event.lists["args"][1] if _ABOUT.get(heard.name) == name else -1
