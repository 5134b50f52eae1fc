"""What texts of Eldritch Horror must not hold, and how tests say an entry of the log."""

from __future__ import annotations

import re
from typing import Any, Final

import miskatonic as mk
from miskatonic.core.declared import Kind
from miskatonic.core.state import Note, State
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.text.parts import flat
from tests.games.kinds import of_kind
from tests.games.wording import FOREIGN

CRUMBS: Final = re.compile(
    r"None|[{}<>_\[\]]|  | [.,;:!)](?!\d)|\( |[,;:]{2}|\.\.|,\.|;\.|\?\.|^[a-zа-яіїєґ]|\b([^\W\d]+) \1\b|\) \("
)
"""What a slip leaves behind: empty slots, doubled spaces, stops, words and brackets."""


def clean(lang: str, text: str) -> None:
    """The text has neither crumbs nor letters of another alphabet."""
    assert not CRUMBS.search(text), text
    assert not FOREIGN[lang].search(text), text


def piece(slug: str) -> int:
    """A piece by its name."""
    return box.PIECE_SLUGS.index(slug)


def table() -> State:
    """A game with two men and two women."""
    people = ("mark-harrigan", "lily-chen", "norman-withers", "diana-stanley")
    return mk.new("eldritch-horror", seats=4, seed=3, ancient_one="cthulhu", investigators=people).state


def note(kind: Kind, *numbers: Any) -> Note:
    """A log entry of a kind."""
    return Note(kind._make(numbers) if any(isinstance(n, tuple) for n in numbers) else of_kind(kind, *numbers), "", "", None)  # type: ignore[attr-defined]


def told(view: State, kind: Kind, *numbers: Any) -> list[str]:
    """A log entry in the three languages."""
    return [flat(speech.note(view, note(kind, *numbers))) for speech in SPEECH.values()]
