"""Games that somebody left in the terminal: where they are kept, and which there are."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path

from miskatonic.game import Game


class Seated(msgspec.Struct, frozen=True):
    """Who sat at a game that was left."""

    people: tuple[int, ...]
    """The seats that bots did not take."""
    open_hands: bool = False
    coached: bool = True
    """Whether the coach speaks, if the game is dealt as a lesson is: not to somebody who chose its seed."""


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


def free_place(game: Game, folder: Path) -> Path:
    """Where a game can be kept: under its name, or with a number behind it where another game has that name."""
    named = folder / name_of(game)
    places = (named, *(named.with_stem(f"{named.stem}-{number}") for number in range(2, 1000)))
    return next(place for place in places if not place.exists())


def keep(game: Game, file: Path, seated: Seated) -> None:
    """Write a game down, and who sat there beside it; where there is no room for it, what was kept before stays."""
    file.parent.mkdir(parents=True, exist_ok=True)
    whole = file.with_suffix(".new")
    try:
        whole.write_text(game.save(), encoding="utf-8")
        whole.replace(file)
    finally:
        whole.unlink(missing_ok=True)
    _beside(file).write_bytes(msgspec.json.encode(seated))


def seated(file: Path) -> Seated | None:
    """Who sat at a kept game, if that is known."""
    try:
        return msgspec.json.decode(_beside(file).read_bytes(), type=Seated)
    except (OSError, ValueError):
        return None


def forget(file: Path) -> None:
    """Keep a game no longer."""
    file.unlink(missing_ok=True)
    _beside(file).unlink(missing_ok=True)


def _beside(file: Path) -> Path:
    return file.with_suffix(".seats")


def kept_games() -> list[Path]:
    """All of them, the one left last first."""
    return sorted(folder().glob("*.save"), key=lambda file: file.stat().st_mtime, reverse=True)


def found(path: Path) -> Path:
    """A file, or the kept game of this name where there is no such file."""
    at_home = folder() / path.name
    return at_home if path.name == str(path) and not path.exists() and at_home.exists() else path


def kept_at(path: Path) -> Path | None:
    """The kept game that a path names; None where it is a file of one's own."""
    file = found(path)
    return file if file.resolve().parent == folder().resolve() else None
