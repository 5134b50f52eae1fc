"""Questions of places: where something happens, and who pays its clues."""

from __future__ import annotations

from typing import assert_never

from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text

OfPlaces = asks.BlastWhere | asks.MoveWhere | asks.PayClues


def places(v: Voice, what: OfPlaces) -> Text:
    """What is to be decided of places and their clues."""
    say = v.say
    match what:
        case asks.BlastWhere():
            return say("choose the location for the blast", "выберите, где прогремит взрыв", "виберіть, де пролунає вибух")
        case asks.MoveWhere():
            return say("choose where to move", "выберите, куда передвинуться", "виберіть, куди перейти")
        case asks.PayClues(due):
            return say(
                "choose who spends the next clue; {n} still due",
                "выберите, кто потратит улику (осталось потратить {n:acc})",
                "виберіть, хто віддасть доказ (ще {n:acc})",
                n=v.clues(due),
            )
        case _:
            assert_never(what)
