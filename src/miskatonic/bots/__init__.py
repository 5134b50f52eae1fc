"""Players that are programs: they know the machine and the title, never a game's rules, and never what a seat cannot see."""

from miskatonic.bots.bot import NAMES, Bot, Player, make_bot
from miskatonic.bots.play import Ending, play_out

__all__ = ["NAMES", "Bot", "Ending", "Player", "make_bot", "play_out"]
