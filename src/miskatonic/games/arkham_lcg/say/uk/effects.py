"""Effects for the Ukrainian questions and labels."""

from miskatonic.core.code import Effect
from miskatonic.games.arkham_lcg.say import effects
from miskatonic.games.arkham_lcg.say.names import Voice
from miskatonic.games.arkham_lcg.say.reading import known
from miskatonic.games.arkham_lcg.say.uk.manner import YOU
from miskatonic.text.parts import Text


def clause(effect: Effect, voice: Voice = YOU) -> Text:
    """An effect as a clause, without a capital and a full stop."""
    return effects.clause(known(effect), voice)
