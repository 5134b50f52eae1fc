"""What a bot is, and the part that all bots share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Protocol

from miskatonic.core.errors import NotOpen
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.game import Game
from miskatonic.title import Title


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def pick(self, state: State, asked: Asked, title: Title) -> Option:
        """Choose an option of an open question of a state, looking only at what the asked seat may see."""

    def choose(self, game: Game, seat: int) -> str:
        """Choose the key to play for a seat that has an open decision."""


class Player(ABC):
    """What a bot is made from: write `pick`, which chooses for a state, and have `choose`, which does for a game."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def pick(self, state: State, asked: Asked, title: Title) -> Option:
        """Choose an option of an open question."""

    def choose(self, game: Game, seat: int) -> str:
        """Choose the key to play for a seat that has an open decision."""
        return self.pick(game.state, question(game, seat), game.title).key


def question(game: Game, seat: int) -> Asked:
    """The open question of a seat, or a refusal."""
    asked = game.state.question_for(seat)
    if asked is None:
        raise NotOpen(f"Seat {seat} has nothing to decide now.")
    return asked
