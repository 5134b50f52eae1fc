"""Effects for the English questions and labels."""

from typing import Final

from miskatonic.games.arkham_lcg.cards.words import AnyEffect
from miskatonic.games.arkham_lcg.say import effects
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.voices import VOICES
from miskatonic.text.parts import Text


class Doer:
    """Who does what an effect says."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.named = self


YOU: Final = Doer(VOICES["en"])
THAT_ONE: Final = Doer(VOICES["en"].of(()))


def clause(effect: AnyEffect, doer: Doer = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    return effects.clause(effect, doer.voice)
