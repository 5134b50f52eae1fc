"""Decks that go on from one campaign to another, with experience, trauma and earned cards (AH-CPG-04)."""

from collections.abc import Mapping
from typing import Any, Final

from miskatonic.games.arkham_lcg.decks.building import Deck, Problem, problems, refuse
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES, INVESTIGATOR
from miskatonic.games.arkham_lcg.decks.progress import Progress
from miskatonic.games.arkham_lcg.decks.refusals import Title, refused

TRAUMA: Final = "trauma"
"""The field of a deck file that tells the physical and the mental trauma; other programs pass over it."""
KINDS: Final = ("physical", "mental")
ALLOWED: Final = ("AH-DKB-06", "AH-XPR-09")
"""What no deck may hold at the start of a first campaign: cards above level 0, and story cards."""


def is_carried(deck: Deck) -> bool:
    """Whether a deck comes out of a campaign."""
    return TRAUMA in deck.extras


def carried(investigator: str, cards: Mapping[str, int], name: str, unspent: int, trauma: tuple[int, int]) -> Deck:
    """A deck as it leaves a campaign."""
    extras: dict[str, Any] = {TRAUMA: dict(zip(KINDS, trauma, strict=True))}
    return Deck(investigator, cards, name, progress=Progress(earned=unspent, spent=0), extras=extras)


def unspent(deck: Deck) -> int:
    """The experience that a deck brings along."""
    return max(0, deck.progress.available - (deck.progress.spent or 0)) if is_carried(deck) else 0


def trauma(deck: Deck) -> tuple[int, int]:
    """The physical and the mental trauma that an investigator brings along."""
    told = deck.extras.get(TRAUMA)
    if told is None:
        return 0, 0
    numbers = [told.get(kind, 0) for kind in KINDS] if isinstance(told, dict) else []
    if len(numbers) != len(KINDS) or not all(type(n) is int and n >= 0 for n in numbers):
        raise refused("This deck file cannot be read: “{}” must tell physical and mental trauma.", TRAUMA)
    return numbers[0], numbers[1]


def check_carried(deck: Deck) -> None:
    """Refuse a deck that cannot have come out of a campaign: one may hold higher levels, story cards and weaknesses."""
    sheet = INVESTIGATOR[deck.investigator]
    physical, mental = trauma(deck)
    if physical >= sheet.health or mental >= sheet.sanity:
        raise refused("{} has too much trauma to go on.", Title(sheet.code))
    refuse(deck, [problem for problem in problems(deck) if not _is_allowed(deck, problem)])


def _is_allowed(deck: Deck, problem: Problem) -> bool:
    weaknesses = sum(n for code, n in deck.cards.items() if code in ENTRIES and ENTRIES[code].is_basic_weakness)
    return problem.rule in ALLOWED or (problem.rule == "AH-DKB-08" and weaknesses > 1)
