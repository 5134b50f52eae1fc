"""Bots of your own: found by name, and blindfolded, so that they cannot know what their seat may not see."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from miskatonic.bots.bot import Bot, Player
from miskatonic.bots.greedy import Greedy
from miskatonic.bots.random import Random
from miskatonic.core.errors import BadOption
from miskatonic.core.hidden import imagine
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.core.streams import words
from miskatonic.title import Title

OF_THE_HOUSE: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}
"""The bots that come with the games, by name."""


class Picks(Protocol):
    """All there has to be of a bot of your own."""

    def pick(self, state: State, asked: Asked, title: Title) -> Option:
        """Choose an option of an open question."""


class Blindfolded(Player):
    """A bot that is shown, instead of the true state, one that its seat cannot tell from it: `imagine`d anew each time."""

    def __init__(self, bot: Picks, seed: int) -> None:
        self.bot = bot
        self.seed = seed
        self.picked = 0

    def pick(self, state: State, asked: Asked, title: Title) -> Option:
        """Ask the bot, and take the option it means."""
        (seed,) = words(self.seed, "blindfold", self.picked, 1)
        self.picked += 1
        dream = imagine(state, asked.seat, seed)
        question = dream.question_for(asked.seat)
        assert question is not None
        picked = self.bot.pick(dream, question, title)
        option = asked.find(getattr(picked, "key", ""))
        if option is None:
            raise BadOption(f"{type(self.bot).__name__} picked {picked!r}, which is none of `asked.options`.")
        return option


def unseeing(bot: Bot, seed: int) -> Bot:
    """A bot that cannot know what its seat may not see: one of the house as it is, your own blindfolded."""
    return bot if isinstance(bot, (Random, Greedy, Blindfolded)) else Blindfolded(bot, seed)


def any_bot(name: str, seed: int) -> Bot:
    """A bot of the house by its name, or one of your own as FILE.py:CLASS or MODULE:CLASS, made with the seed.

    >>> type(any_bot("miskatonic.bots.random:Random", 1).bot).__name__
    'Random'
    """
    house = OF_THE_HOUSE.get(name) if isinstance(name, str) else None
    return Blindfolded(_class(name)(seed), seed) if house is None else house(seed)


def _class(name: str) -> Callable[[int], Picks]:
    place, colon, called = str(name).rpartition(":")
    if not colon:
        house = ", ".join(OF_THE_HOUSE)
        raise BadOption(f"There is no bot “{name}”. There are: {house}, or one of your own, as FILE.py:CLASS.")
    found: Any = getattr(_module(place), called, None)
    if not callable(getattr(found, "pick", None)):
        raise BadOption(f"In {place} there is no bot “{called}”: a class with a method `pick(state, asked, title)`.")
    bot: Callable[[int], Picks] = found
    return bot


def _module(place: str) -> ModuleType:
    """The module of a file or of this name; what is wrong with it is told in its own words."""
    try:
        return _of_file(Path(place)) if place.endswith(".py") else import_module(place)
    except Exception as error:
        raise BadOption(f"“{place}” cannot be opened for a bot: {type(error).__name__}: {error}.") from error


def _of_file(file: Path) -> ModuleType:
    """The module in a file, read once."""
    name = f"bot in {file.resolve()}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[name] = module
    return sys.modules[name]
