"""Places where pieces lie and numbers that are kept, both in families: one zone or counter per owner, location or slot.

A family gives each member a readable name ("hand:1"), which is the key in the state's dictionaries.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from miskatonic.core.state import State

IN_PLAY: Final = "play"
"""Where abilities live unless they say otherwise; a game may name other places, such as a hand."""
SPECTATOR: Final = -1
"""As a seat: sees what everybody may see and nothing else."""

Sees = Callable[["State", int, int], bool]
"""May this seat (third) see the member of the family with this index (second)?"""


def open_to_all(s: "State", index: int, seat: int) -> bool:
    """Everybody sees it."""
    return True


def hidden(s: "State", index: int, seat: int) -> bool:
    """Nobody sees it."""
    return False


def own(s: "State", index: int, seat: int) -> bool:
    """The seat with the same index sees it."""
    return index == seat


def _keys(name: str, members: int | Sequence[str]) -> list[str]:
    return [f"{name}:{member}" for member in (range(members) if isinstance(members, int) else members)]


class Zone:
    """One place for pieces: who sees them, which of their abilities live there, and which pieces may lie there."""

    def __init__(self, key: str, index: int, sees: Sees, live: str, accepts: "Callable[[int], bool] | None") -> None:
        self.key = key
        self.index = index
        self.sees = sees
        self.live = live
        self.accepts = accepts


class Zones:
    """A family of zones, e.g. the hands of all seats: so many, or one for every name.

    >>> hand = Zones("hand", 2, sees=own)
    >>> hand[1]
    'hand:1'
    """

    def __init__(
        self,
        name: str,
        members: int | Sequence[str] = 1,
        *,
        sees: Sees = open_to_all,
        live: bool | str = False,
        accepts: Callable[[int], bool] | None = None,
    ) -> None:
        self.name = name
        where = live if isinstance(live, str) else IN_PLAY if live else ""
        self.members = [Zone(key, i, sees, where, accepts) for i, key in enumerate(_keys(name, members))]
        self.keys = [zone.key for zone in self.members]

    def __getitem__(self, index: int) -> str:
        return self.keys[index]


class Counters:
    """A family of numbers, e.g. the health of every investigator; a number nobody has set is 0.

    With `points`, each says which piece, seat or other thing is meant (`State.point`, `State.pointed`), or nobody.
    With `digits`, each is a row of so many small numbers of so many bits, such as the set of lines on a sheet.

    >>> Counters("health", 4)[3], Counters("doom", ("cultist#1", "cultist#2"))[1]
    ('health:3', 'doom:cultist#2')
    """

    def __init__(
        self,
        name: str,
        members: int | Sequence[str] = 1,
        *,
        sees: Sees = open_to_all,
        points: str = "",
        digits: tuple[int, int] = (0, 0),
    ) -> None:
        self.name = name
        self.sees = sees
        self.points = points
        self.digits = digits
        self.keys = _keys(name, members)

    def __getitem__(self, index: int) -> str:
        return self.keys[index]


class Layout:
    """The zones and counters of a game, declared one after another; declaring one gives its name, or those of a family.

    So that `HAND[2]` is as quick as it looks.

    >>> table = Layout()
    >>> table.zone("deck", sees=hidden), table.zones("hand", 2, sees=own), table.counter("doom")
    ('deck:0', ['hand:0', 'hand:1'], 'doom:0')
    """

    def __init__(self) -> None:
        self.zone_families: list[Zones] = []
        self.counter_families: list[Counters] = []

    def zones(
        self,
        name: str,
        members: int | Sequence[str],
        *,
        sees: Sees = open_to_all,
        live: bool | str = False,
        accepts: Callable[[int], bool] | None = None,
    ) -> list[str]:
        """A family of zones."""
        self.zone_families.append(Zones(name, members, sees=sees, live=live, accepts=accepts))
        return self.zone_families[-1].keys

    def zone(
        self,
        name: str,
        *,
        sees: Sees = open_to_all,
        live: bool | str = False,
        accepts: Callable[[int], bool] | None = None,
    ) -> str:
        """A single zone."""
        return self.zones(name, 1, sees=sees, live=live, accepts=accepts)[0]

    def counters(
        self,
        name: str,
        members: int | Sequence[str],
        *,
        points: str = "",
        sees: Sees = open_to_all,
        digits: tuple[int, int] = (0, 0),
    ) -> list[str]:
        """A family of counters."""
        self.counter_families.append(Counters(name, members, points=points, sees=sees, digits=digits))
        return self.counter_families[-1].keys

    def counter(self, name: str, *, points: str = "", sees: Sees = open_to_all) -> str:
        """A single counter."""
        return self.counters(name, 1, points=points, sees=sees)[0]


def member_of(*families: Sequence[str]) -> dict[str, int]:
    """For each zone of some families, the owner, location or slot it belongs to.

    >>> member_of(["hand:0", "hand:1"], ["play:0", "play:1"])["play:1"]
    1
    """
    return {key: i for family in families for i, key in enumerate(family)}
