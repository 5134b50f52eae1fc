"""What a bot is, and the names by which bots are called."""

from __future__ import annotations

from typing import Final, Protocol

from miskatonic.core.errors import BadOption, NotOpen
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.game import Game
from miskatonic.title import Title

NAMES: Final = ("random", "greedy")


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def pick(self, state: State, asked: Asked, title: Title) -> Option:
        """Choose an option of an open question of a state, looking only at what the asked seat may see."""

    def choose(self, game: Game, seat: int) -> str:
        """Choose the key to play for a seat that has an open decision."""


class Player:
    """The part all bots share: `choose` for a game, on top of their own `pick` for a state."""

    def pick(self, state: State, asked: Asked, title: Title) -> Option:
        """Choose an option of an open question."""
        raise NotImplementedError

    def choose(self, game: Game, seat: int) -> str:
        """Choose the key to play for a seat that has an open decision."""
        return self.pick(game.state, question(game, seat), game.title).key


def question(game: Game, seat: int) -> Asked:
    """The open question of a seat, or a refusal."""
    asked = game.state.question_for(seat)
    if asked is None:
        raise NotOpen(f"Seat {seat} has nothing to decide now.")
    return asked


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes it play the same.

    >>> import miskatonic as mk
    >>> game = mk.new("final-hour", seats=2, seed=7)
    >>> make_bot("greedy", 1).choose(game, 0) in [option.key for option in game.decision.options]
    True
    """
    from miskatonic.bots.greedy import Greedy
    from miskatonic.bots.random import Random

    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    raise BadOption(f"There is no bot “{name}”. There are: {', '.join(NAMES)}.")
