"""What can go wrong, said so that a player understands it. Everything here is a ValueError and leaves the game as it was."""

from collections.abc import Mapping


class Refused(ValueError):
    """Something was asked of a game that cannot be; nothing has changed."""

    def __init__(self, sentence: str, said: Mapping[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.said = said or {}
        """The same sentence in other languages, where the one who refuses knows them."""


class UnknownKey(Refused):
    """The key names none of the options of the open decision."""


class WrongSeat(Refused):
    """Another seat has to decide now."""


class NotOpen(Refused):
    """No decision is open: the game is over, or this seat has already answered."""


class BadOption(Refused):
    """A game cannot be set up like that."""


class NothingToUndo(Refused):
    """There is no decision left to take back, or none to bring back."""


class BadSave(Refused):
    """A save cannot be opened."""


class TruncatedSave(BadSave):
    """The save ends before its last line."""


class EditedSave(BadSave):
    """The save does not say what it said when it was written."""


class ForeignSave(BadSave):
    """The save belongs to another game, or is no save of ours."""


class NewerSave(BadSave):
    """The save was written by a newer version."""


class UnfitSave(BadSave):
    """A decision of the save no longer fits the rules of this version."""

    def __init__(self, sentence: str, number: int) -> None:
        super().__init__(sentence)
        self.number = number


class Runaway(Refused):
    """An effect did not come to an end; the message contains the save."""
