"""Players that are programs: they know the machine and the title, never a game's rules, and never what a seat cannot see."""

from typing import Final

from miskatonic.bots.bot import Bot
from miskatonic.bots.greedy import Greedy
from miskatonic.bots.play import Ending, play_out
from miskatonic.bots.random import Random
from miskatonic.core.errors import BadOption

__all__ = ["NAMES", "Bot", "Ending", "Greedy", "Random", "make_bot", "play_out"]

NAMES: Final = ("random", "greedy")


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes it play the same.

    >>> import miskatonic as mk
    >>> game = mk.new("final-hour", seats=2, seed=7)
    >>> make_bot("greedy", 1).choose(game, 0) in [option.key for option in game.decision.options]
    True
    """
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    raise BadOption(f"There is no bot “{name}”. There are: {', '.join(NAMES)}.")
