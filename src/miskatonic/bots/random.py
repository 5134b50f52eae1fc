"""A bot that takes any option."""

from __future__ import annotations

import random

from miskatonic.bots.bot import Player
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.title import Title


class Random(Player):
    """Takes any of the options, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def pick(self, state: State, asked: Asked, title: Title) -> Option:
        """Take any option."""
        return asked.options[self.dice.randrange(len(asked.options))]
