"""Games that somebody left in the terminal: where they are kept, and which there are."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from miskatonic.game import Game


def folder() -> Path:
    """Where they are kept."""
    return user_data_path("miskatonic") / "games"


def name_of(game: Game) -> str:
    """The name of a game's file.

    >>> import miskatonic
    >>> name_of(miskatonic.new("final-hour", seed=7))
    'final-hour-7.save'
    """
    return f"{game.title.id}-{game.record.header.seed}.save"


def kept_games() -> list[Path]:
    """All of them, the one left last first."""
    return sorted(folder().glob("*.save"), key=lambda file: file.stat().st_mtime, reverse=True)


def found(path: Path) -> Path:
    """A file, or the kept game of this name where there is no such file."""
    at_home = folder() / path.name
    return at_home if path.name == str(path) and not path.exists() and at_home.exists() else path
