"""Effects for the Russian questions and labels."""

from miskatonic.games.arkham_lcg.cards.words import AnyEffect
from miskatonic.games.arkham_lcg.say import effects
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.ru.verbs import YOU
from miskatonic.text.parts import Text


def clause(effect: AnyEffect, voice: Voice = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    return effects.clause(effect, voice)
