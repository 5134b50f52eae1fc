"""What a deck file tells of a campaign: the experience earned and spent, exiled cards, the decks before and after."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from miskatonic.games.arkham_lcg.decks.refusals import refused

MOST_EXPERIENCE: Final = 999
"""Far more than any campaign earns."""
LONGEST_NAME: Final = 100
"""The longest name that another deck can go by."""


@dataclass(frozen=True)
class Progress:
    """How a deck came to be; nothing for one that begins."""

    earned: int | None = None
    spent: int | None = None
    adjusted: int | None = None
    """Experience that somebody added or took away by hand."""
    exiled: Mapping[str, int] = field(default_factory=dict)
    before: str | int | None = None
    """What the deck before it is called by whoever keeps it."""
    after: str | int | None = None

    @property
    def available(self) -> int:
        """The experience that there was to spend.

        >>> Progress(5, 2, adjusted=-1).available
        4
        """
        return (self.earned or 0) + (self.adjusted or 0)


FIELDS: Final = ("xp", "xp_spent", "xp_adjustment", "exile_string", "previous_deck", "next_deck")


def read(data: Mapping[str, Any]) -> Progress:
    """What the fields of a deck file say; what is missing or empty says nothing."""
    return Progress(
        _number(data, "xp", 0),
        _number(data, "xp_spent", 0),
        _number(data, "xp_adjustment", -MOST_EXPERIENCE),
        _exiled(data.get("exile_string")),
        _deck(data, "previous_deck"),
        _deck(data, "next_deck"),
    )


def fields(progress: Progress) -> dict[str, Any]:
    """The fields of a deck file."""
    exiled = ",".join(code for code, copies in sorted(progress.exiled.items()) for _ in range(copies))
    values = (progress.earned, progress.spent, progress.adjusted, exiled, progress.before, progress.after)
    return dict(zip(FIELDS, values, strict=True))


def _number(data: Mapping[str, Any], name: str, least: int) -> int | None:
    """A number, which some programs write as a text."""
    value = data.get(name)
    if value is None or value == "":
        return None
    if isinstance(value, str) and re.fullmatch(r"[+-]?\d{1,4}", value.strip(), re.ASCII):
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= MOST_EXPERIENCE:
        words = "This deck file cannot be read: “{}” must be a whole number from {} to {}."
        raise refused(words, name, least, MOST_EXPERIENCE)
    return value


def _exiled(value: Any) -> dict[str, int]:
    """Codes between commas, one for each copy."""
    if value is None or value == "":
        return {}
    codes = [code.strip() for code in value.split(",")] if isinstance(value, str) else [""]
    if not all(re.fullmatch(r"\d{5}[a-z]?", code, re.ASCII) for code in codes):
        raise refused("This deck file cannot be read: “exile_string” must list the codes of cards.")
    return dict(Counter(codes))


def _deck(data: Mapping[str, Any], name: str) -> str | int | None:
    """What another deck is called: a number on one site, a short text on another."""
    value = data.get(name)
    if value is None or value == "":
        return None
    if isinstance(value, bool) or not isinstance(value, int | str) or len(str(value)) > LONGEST_NAME:
        raise refused("This deck file cannot be read: “{}” must name another deck.", name)
    return value
