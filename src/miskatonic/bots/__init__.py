"""Players that are programs: they know the machine and the title, never a game's rules, and never what a seat cannot see."""

from typing import Final

from miskatonic.bots.bot import Bot, Player
from miskatonic.bots.greedy import Greedy
from miskatonic.bots.own import OF_THE_HOUSE, Blindfolded, any_bot
from miskatonic.bots.play import Ending, play_out
from miskatonic.bots.random import Random
from miskatonic.core.errors import BadOption

__all__ = ["NAMES", "Blindfolded", "Bot", "Ending", "Greedy", "Player", "Random", "any_bot", "make_bot", "play_out"]

NAMES: Final = tuple(OF_THE_HOUSE)


def make_bot(name: str, seed: int) -> Bot:
    """A bot of the house by its name; the same seed makes it play the same.

    >>> import miskatonic as mk
    >>> game = mk.new("final-hour", seats=2, seed=7)
    >>> make_bot("greedy", 1).choose(game, 0) in [option.key for option in game.decision.options]
    True
    """
    if not isinstance(name, str) or name not in OF_THE_HOUSE:
        raise BadOption(f"There is no bot “{name}”. There are: {', '.join(NAMES)}.")
    return OF_THE_HOUSE[name](seed)
