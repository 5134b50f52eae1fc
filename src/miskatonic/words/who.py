"""Who does what an effect says, when it is not the one resolving it. The game says whom each word means."""

from dataclasses import dataclass

from miskatonic.core.code import Node


@dataclass(frozen=True, slots=True)
class Who(Node):
    """Somebody at the table. `one` means that the one resolving the effect picks one of several."""

    @property
    def one(self) -> bool:
        """Whether one is picked; otherwise everybody meant acts, one after another."""
        return False


@dataclass(frozen=True, slots=True)
class EachInOrder(Who):
    """Everybody, in turn order."""


@dataclass(frozen=True, slots=True)
class Lead(Who):
    """The lead investigator."""

    @property
    def one(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Another(Who):
    """One other investigator."""

    @property
    def one(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Anyone(Who):
    """Any one investigator, oneself included."""

    @property
    def one(self) -> bool:
        return True
