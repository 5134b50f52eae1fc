"""What the tests' tables of all games have in common: they answer, and say what is asked."""

from typing import Self

from miskatonic.core.declared import Kind
from miskatonic.core.state import State


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
