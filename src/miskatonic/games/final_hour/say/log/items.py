"""In the log: what items did."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.final_hour.rules import tells
from miskatonic.games.final_hour.say.names import Voice
from miskatonic.text.parts import Text


def items(v: Voice, entry: tells.OfItems) -> Text:
    """An entry of this part as a sentence."""
    say = v.say
    match entry:
        case tells.Used(item):
            return say("{item} took effect.", "вещь {item} сработала.", "предмет {item} спрацював.", item=v.item(item))
        case tells.Forbidden():
            return say(
                "that could not happen: it was forbidden.",
                "этого не произошло: эффект запрещён.",
                "цього не сталося: ефект заборонено.",
            )
        case _:
            assert_never(entry)
