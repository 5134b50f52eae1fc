"""Questions of what remains: who leads now, who earns a story card, and all between two scenarios."""

from __future__ import annotations

from typing import assert_never

from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.say import campaign
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.text.parts import Text

OfAftermath = asks.Earns | asks.Lead | asks.NewInvestigator | asks.Interlude


def aftermath(v: Voice, view: State, asked: Asked, what: OfAftermath) -> Text:
    """What is to be decided when somebody is gone or a scenario is over."""
    say = v.say
    match what:
        case asks.Earns(card):
            return say(
                "choose who may take {card} into their deck",
                "выберите, кто сможет взять в свою колоду {card:acc}",
                "виберіть, хто зможе взяти у свою колоду {card:acc}",
                card=v.card(card),
            )
        case asks.Lead():
            return say(
                "choose who leads from now on", "выберите нового ведущего сыщика", "виберіть, хто тепер головний дослідник"
            )
        case asks.NewInvestigator() | asks.Interlude():
            return campaign.question(v, view, asked)
        case _:
            assert_never(what)
