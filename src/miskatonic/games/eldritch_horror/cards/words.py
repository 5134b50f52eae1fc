"""The words of Eldritch Horror, gathered: how much, where, when, who; what effects do, and what always holds.

"This" is the component whose text is resolved, "that" what an earlier step of the same effect has touched. Where a step
leaves something open, the investigator resolving it chooses.
"""

# ruff: noqa: F403

from miskatonic.core.nodes import Effect as Effect
from miskatonic.games.eldritch_horror.cards.amounts import *
from miskatonic.games.eldritch_horror.cards.board import *
from miskatonic.games.eldritch_horror.cards.circumstances import *
from miskatonic.games.eldritch_horror.cards.deeds import *
from miskatonic.games.eldritch_horror.cards.fates import *
from miskatonic.games.eldritch_horror.cards.fray import *
from miskatonic.games.eldritch_horror.cards.passives import *
from miskatonic.games.eldritch_horror.cards.places import *
from miskatonic.games.eldritch_horror.cards.trials import *
from miskatonic.words.nodes import By as By
from miskatonic.words.nodes import Choose as Choose
from miskatonic.words.nodes import If as If
from miskatonic.words.nodes import May as May
from miskatonic.words.nodes import Otherwise as Otherwise
from miskatonic.words.nodes import Steps as Steps
from miskatonic.words.who import Lead as Lead
