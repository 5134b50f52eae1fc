"""What the machine needs to know of a game, all of it static: pieces, zones, procedures and a few questions of order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from json import dumps
from typing import TYPE_CHECKING, Any, Final

from miskatonic.core.code import Code, Effect, Frame, Node, compiled
from miskatonic.core.declared import ABILITY, PIECE, WHO
from miskatonic.core.errors import UnfitSave
from miskatonic.core.options import Verb
from miskatonic.core.zones import IN_PLAY, Counters, Zone, Zones

if TYPE_CHECKING:
    from miskatonic.core.state import State

CANNOT: Final = 0
REPLACE: Final = 1
CANCEL: Final = 2
WHEN: Final = 3
AFTER: Final = 4
"""The stages of an event at which somebody can listen."""
OFFERED: Final = 5
"""The stage of powers that no event offers; see `offers`."""

ALWAYS: Final = ""
"""The period of a limit that is never renewed."""


ABILITIES_PER_PIECE: Final = 16
USE_VERB: Final = "use"


class Limit:
    """How often an ability can be used in a period, e.g. once per round; with `each`, by everybody who may use it.

    Limits with the same `shared` name count together, as for all copies of a card.
    """

    def __init__(self, times: int, period: str = ALWAYS, *, each: bool = False, shared: str = "") -> None:
        self.times = times
        self.period = period
        self.each = each
        self.shared = shared


class Ability:
    """What a piece does when it hears an event: at which stage, on what condition, at what cost, and how often."""

    def __init__(
        self,
        stage: int,
        event: str,
        effect: Effect | None = None,
        *,
        condition: Node | None = None,
        cost: Effect | None = None,
        forced: bool = False,
        limit: Limit | None = None,
        lives: tuple[str, ...] = (IN_PLAY,),
        told: bool = False,
    ) -> None:
        self.stage = stage
        self.event = event
        self.effect = effect
        self.condition = condition
        self.cost = cost
        self.forced = forced or stage == CANNOT
        self.lives = lives
        """In zones that are live in one of these ways it hears the event."""
        self.limit = limit
        self.told = told
        """What it costs, or what it does, tells that it is used."""


class Piece:
    """One physical piece of the box. Pieces with the same code are alike; `slug` tells them apart."""

    def __init__(self, code: str, back: str, card: object, copy: int = 0, abilities: tuple[Ability, ...] = ()) -> None:
        self.code = code
        self.back = back
        self.card = card
        self.slug = f"{code}#{copy}" if copy else code
        self.abilities = abilities
        self.cost_codes: list[Code | None] = []
        self.effect_codes: list[Code | None] = []
        self.limit_keys: list[list[str]] = []
        """For each ability, the counters of its uses in the period of its limit: one, or one for every actor."""
        for i, ability in enumerate(abilities):
            self.cost_codes.append(None if ability.cost is None else compiled(f"{code}.{i}.cost", ability.cost))
            self.effect_codes.append(None if ability.effect is None else compiled(f"{code}.{i}", ability.effect))


def _title(piece: Piece) -> str:
    """The name that copies of a piece share: `cultist` of `cultist#2`, `machete` of `machete#2@3`."""
    return piece.slug.partition("@")[0].partition("#")[0]


def _copy(piece: Piece) -> int:
    """Which copy it is, from 1."""
    return int(piece.slug.partition("@")[0].partition("#")[2] or 1)


def _titles(pieces: tuple[Piece, ...]) -> Iterator[str]:
    """The names of all pieces, those of one seat only where every seat has its own."""
    return (_title(piece) for piece in pieces if "@" not in piece.slug)


Choosable = Callable[["State", Frame, tuple[Code, ...]], list[int]]
"""Which of several effects, by number, can be chosen."""


def every_one(s: State, f: Frame, options: tuple[Code, ...]) -> list[int]:
    """The numbers of all the effects."""
    return list(range(len(options)))


class Rules:
    """A game as the machine sees it."""

    def __init__(
        self,
        *,
        pieces: tuple[Piece, ...],
        zones: tuple[Zones, ...],
        counters: tuple[Counters, ...],
        main: Code,
        codes: tuple[Code, ...],
        seat_of: Callable[[State, int], int],
        controls: Callable[[State, int], int],
        orders: Callable[[State], int],
        seats_in_order: Callable[[State], tuple[int, ...]],
        person: Verb,
        people: Callable[[State, Frame, Node], tuple[int, ...]],
        free_order: Callable[[State], bool],
        choosable: Choosable = every_one,
        may_use: Callable[[State, int, int], bool] | None = None,
        actors: int = 8,
        names: Mapping[str, Callable[[int], str]] | None = None,
        registers: Mapping[str, str] | None = None,
        cast: tuple[str, ...] = (),
    ) -> None:
        self.pieces = pieces
        self.names: dict[str, Callable[[int], str]] = {
            PIECE: self._piece_name,
            ABILITY: self._ability_slug,
            WHO: person.slug,
            **(names or {}),
        }
        """For each sort of thing that a number can stand for, what it is called: in a hash there are names only."""
        self.registers = {"piece": PIECE, **(registers or {})}
        """What registers of these names hold in every procedure and effect."""
        self.box = tuple(sorted(f"{name}*{n}" if n > 1 else name for name, n in Counter(_titles(pieces)).items()))
        """What is in the box, by name; copies are counted, and cards that every seat has once."""
        self.main = main
        self.use = Verb(USE_VERB, self._ability_slug)
        """Options to use an ability: the value is piece * ABILITIES_PER_PIECE + number of the ability."""
        self.seat_of = seat_of
        """The seat that decides for an actor (an investigator, a player)."""
        self.controls = controls
        """The actor who controls a piece."""
        self.may_use = may_use
        """Whether an actor may use powers of a piece that no event offers; unless the game says otherwise, its own ones."""
        self.orders = orders
        """The seat that puts simultaneous forced effects in order."""
        self.seats_in_order = seats_in_order
        """The seats in the order in which they may react."""
        self.person = person
        """Options to pick an actor."""
        self.people = people
        """The actors a word such as "each investigator" means, in order."""
        self.free_order = free_order
        """Whether a player, not the rules, orders what several actors do one by one."""
        self.choosable = choosable
        """Which of several effects, by number, can be chosen; unless the game says otherwise, every one."""
        self.cast = cast
        """The counters that point at whom each seat plays, where that can change."""
        self.codes: dict[str, Code] = {}
        for code in codes:
            self._learn(code)
        self.limits: dict[str, list[str]] = {}
        """For each period, the counters that its end wipes."""
        for piece in pieces:
            self._count_uses(piece, actors)
        for piece in pieces:
            for ability in (*piece.cost_codes, *piece.effect_codes):
                if ability is not None:
                    self._learn(ability)
        self.zones: dict[str, Zone] = {zone.key: zone for family in zones for zone in family.members}
        self.counters: dict[str, tuple[Counters, int]] = {
            key: (family, i) for family in counters for i, key in enumerate(family.keys)
        }
        self.backs = sorted({piece.back for piece in pieces})
        back_number = {back: -1 - i for i, back in enumerate(self.backs)}
        self.blank = [back_number[piece.back] for piece in pieces]
        """For each piece, the negative number that stands for its back in what a seat sees."""
        slugs = [*(piece.slug for piece in pieces), *reversed(self.backs)]
        self.quoted_pieces = [dumps(slug) for slug in slugs]
        """The names of pieces as JSON; those of the backs stand at the end, where negative numbers find them."""
        self.quoted = {key: dumps(key) for key in (*self.zones, *self.counters)}
        self._meant: dict[tuple[str, int], str] = {}
        self.written: dict[tuple[object, ...], str] = {}
        """What frames are written as: at many tables the same is under way."""
        self.pointing = frozenset(key for key, (family, _) in self.counters.items() if family.points)

    def back(self, blank: int) -> str:
        """The name of the back that a blank shows."""
        return self.backs[-1 - blank]

    def _piece_name(self, piece: int) -> str:
        return self.pieces[piece].slug if piece >= 0 else self.back(piece)

    def named(self, what: str, value: int | tuple[int, ...]) -> Any:
        """A number as the name of what it stands for; plain numbers stay."""
        name = self.names.get(what)
        if name is None:
            return value
        if isinstance(value, tuple):
            return [name(n) if n >= 0 else n for n in value]
        return name(value) if value >= 0 else value

    def counted(self, key: str, n: int) -> int | str:
        """A kept number; what a pointing counter means is called by its name."""
        family = self.counters.get(key)
        named: int | str = n if family is None else self.named(family[0].points, n)
        return named

    def meant(self, key: str, n: int) -> str:
        """What a pointing counter means, as JSON."""
        found = self._meant.get((key, n))
        if found is None:
            found = self._meant[key, n] = dumps(self.counted(key, n))
        return found

    def absent(self, box: Iterable[str] | None) -> frozenset[int]:
        """The pieces that a box with these names lacks; what it holds beyond ours is refused."""
        if box is None or tuple(box) == self.box:
            return frozenset()
        try:
            allowed = {name: int(n or 1) for name, _, n in (entry.partition("*") for entry in box)}
        except ValueError:
            raise UnfitSave("The list of what was in the box of this save cannot be read.", 0) from None
        ours = Counter(_titles(self.pieces))
        for name, n in allowed.items():
            if ours[name] < n:
                raise UnfitSave(f"The box of this save holds {n} of “{name}”; this version has {ours[name]}.", 0)
        return frozenset(i for i, piece in enumerate(self.pieces) if _copy(piece) > allowed.get(_title(piece), 0))

    def _ability_slug(self, number: int) -> str:
        piece, i = divmod(number, ABILITIES_PER_PIECE)
        return f"{self.pieces[piece].slug}/{i}" if i else self.pieces[piece].slug

    def _count_uses(self, piece: Piece, actors: int) -> None:
        for i, ability in enumerate(piece.abilities):
            limit = ability.limit
            keys: list[str] = []
            if limit is not None:
                key = f"limit/{limit.period}/{limit.shared or piece.slug}/{i}"
                keys = [f"{key}/{who}" for who in range(actors)] if limit.each else [key]
                self.limits.setdefault(limit.period, []).extend(keys)
            piece.limit_keys.append(keys)

    def _learn(self, code: Code) -> None:
        self.codes[code.address] = code
        for kids in code.kids.values():
            for kid in kids:
                self._learn(kid)
