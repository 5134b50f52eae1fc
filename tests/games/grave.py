"""Which of the options that are open at a table the game calls grave."""

from __future__ import annotations

from miskatonic.core.hidden import seen_by
from miskatonic.core.state import State
from miskatonic.text.parts import flat
from miskatonic.title import Title


def grave(title: Title, state: State) -> list[str]:
    """The keys of the grave options of the first open question."""
    asked = state.asked[0]
    return [option.key for option in asked.options if title.grave(state, asked, option)]


def warnings(title: Title, state: State, key: str) -> list[str]:
    """What is said before an option of the first open question is taken, in every language."""
    asked = state.asked[0]
    view = seen_by(state, asked.seat)
    option = asked.find(key)
    assert option is not None
    return [flat(speech.warning(view, asked, option)) for speech in title.speech.values()]
