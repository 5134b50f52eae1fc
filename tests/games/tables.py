"""What the tests' tables of all games have in common: they answer, say what is asked, what lies there and what was told."""

from typing import Self

from miskatonic.core import hidden
from miskatonic.core.declared import Kind
from miskatonic.core.state import Note, State


class AnyTable:
    """A game that a test can rearrange."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.log = []

    def asked_again(self) -> Self:
        """Put the open question again after the table was rearranged."""
        if self.state.asked:
            self.state.asked = ()
            self.state.stack[-1].step -= 1
            self.state.run()
        return self

    def play(self, *keys: str, seat: int | None = None) -> Self:
        """Answer open questions one after another, whoever is asked (or this seat)."""
        for key in keys:
            found = [(asked, asked.find(key)) for asked in self.state.asked if seat is None or asked.seat == seat]
            match = [(asked, option) for asked, option in found if option is not None]
            assert match, (
                f"{key} is not among {[option.key for asked, _ in found for option in asked.options]} ({self.question})"
            )
            self.state.answer(*match[0])
        return self

    @property
    def options(self) -> list[str]:
        """The keys of the first open question; none when nobody is asked."""
        return [option.key for option in self.state.asked[0].options] if self.state.asked else []

    @property
    def question(self) -> Kind | None:
        """The kind of the first open question."""
        return self.state.asked[0].kind if self.state.asked else None

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.state.asked[0].seat

    def count(self, key: str) -> int:
        """A kept number."""
        return self.state.count(key)

    def zone(self, key: str) -> list[str]:
        """The names of the pieces in a zone."""
        return self._names(self.state.zone(key))

    def sees(self, seat: int, zone: str) -> list[str]:
        """What a seat sees in a zone: names of pieces, and of backs where it may not see the face."""
        return self._names(hidden.seen_by(self.state, seat).zone(zone))

    def _names(self, pieces: tuple[int, ...]) -> list[str]:
        rules = self.state.rules
        return [rules.pieces[piece].slug if piece >= 0 else rules.back(piece) for piece in pieces]

    def told(self, kind: Kind) -> list[Note]:
        """The log entries of a kind."""
        return [note for note in self.state.log or [] if note.kind is kind]

    def kinds(self, *wanted: Kind) -> list[Kind]:
        """The kinds of log entries in the order in which they were written: these ones, or all of them."""
        return [note.kind for note in self.state.log or [] if not wanted or note.kind in wanted]
