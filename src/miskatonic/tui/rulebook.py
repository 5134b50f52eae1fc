"""The catalogue of rules of a game, for the question “why?”."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import yaml


@cache
def rules(package: str) -> dict[str, str]:
    """The rules of a game by id, from the package that holds its catalogue.

    >>> "FH-MOV-01" in rules("miskatonic.games.final_hour")
    True
    """
    entries = yaml.safe_load((files(package) / "rulebook.yaml").read_text(encoding="utf-8"))
    return {entry["id"]: " ".join(entry["rule"].split()) for entry in entries}
