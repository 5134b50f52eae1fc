"""Miskatonic: one rules engine, several tabletop games, every way to play them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, SupportsIndex

# Importing the package of games first lets the function `games` below keep its name.
import miskatonic.games as _package_of_games  # noqa: F401
from miskatonic.core.errors import ForeignSave, Refused
from miskatonic.core.record import NOT_OURS
from miskatonic.game import Choice, Decision, Game, Outcome, load_game, new_game
from miskatonic.title import Title

__version__ = "0.1.0"
__all__ = ["Choice", "Decision", "Game", "Outcome", "Refused", "Title", "games", "load", "named", "new", "register"]

_titles: dict[str, Title] = {}


def games() -> dict[str, Title]:
    """The games that can be played, by id.

    >>> "final-hour" in games()
    True
    """
    if not _titles:
        from miskatonic.games.arkham_lcg import ARKHAM_LCG
        from miskatonic.games.elder_sign import ELDER_SIGN
        from miskatonic.games.eldritch_horror import ELDRITCH_HORROR
        from miskatonic.games.final_hour import FINAL_HOUR
        from miskatonic.games.route import ROUTE

        for title in (FINAL_HOUR, ELDER_SIGN, ARKHAM_LCG, ROUTE, ELDRITCH_HORROR):
            _titles[title.id] = title
    return _titles


def register(title: Title) -> None:
    """Add a game of one's own."""
    games()[title.id] = title


def new(game: str, *, seats: SupportsIndex = 1, seed: SupportsIndex | None = None, log: bool = True, **options: Any) -> Game:
    """Start a game. Without a seed it is different every time.

    >>> new("final-hour", seats=2, seed=7, ancient_one="umordhoth").decision.seat
    0
    """
    return new_game(named(game), seats, seed, options, logged=log)


def named(game: str) -> Title:
    """The game with this id, or a refusal that says which there are."""
    if not isinstance(game, str) or game not in games():
        raise Refused(f"There is no game “{game}”. There are: {', '.join(games())}.")
    return games()[game]


def load(save: str | Path) -> Game:
    """Open a save: its text, or the file that holds it.

    >>> game = new("final-hour", seats=1, seed=7)
    >>> load(game.save()).state.hash() == game.state.hash()
    True
    """
    if isinstance(save, Path):
        try:
            save = save.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise ForeignSave(NOT_OURS) from None
    elif isinstance(save, str) and save and "{" not in save and "\n" not in save:
        raise ForeignSave(f"{NOT_OURS} If it is the name of a file, load its Path.")
    if not isinstance(save, str):
        raise Refused("A save is text, such as `game.save()` gives, or the Path of a file.")
    return load_game(games(), save)
