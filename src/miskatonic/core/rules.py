"""What the machine needs to know of a game, all of it static: pieces, zones, procedures and a few questions of order."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from miskatonic.core.code import Code, Effect, Frame, Node, compiled
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

ALWAYS: Final = ""
"""The period of a limit that is never renewed."""


ABILITIES_PER_PIECE: Final = 16
USE_VERB: Final = "use"


class Limit:
    """How often an ability can be used in a period, e.g. once per round."""

    def __init__(self, times: int, period: str = ALWAYS) -> None:
        self.times = times
        self.period = period


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
        self.limit_keys: list[str] = []
        """For each ability, the counter of its uses in the period of its limit; the rules name them."""
        for i, ability in enumerate(abilities):
            self.cost_codes.append(None if ability.cost is None else compiled(f"{code}.{i}.cost", ability.cost))
            self.effect_codes.append(None if ability.effect is None else compiled(f"{code}.{i}", ability.effect))


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
        person_slug: Callable[[int], str],
        people: Callable[[State, Frame, Node], tuple[int, ...]],
        free_order: Callable[[State], bool],
    ) -> None:
        self.pieces = pieces
        self.main = main
        self.use = Verb(USE_VERB, self._ability_slug)
        """Options to use an ability: the value is piece * ABILITIES_PER_PIECE + number of the ability."""
        self.seat_of = seat_of
        """The seat that decides for an actor (an investigator, a player)."""
        self.controls = controls
        """The actor who controls a piece."""
        self.orders = orders
        """The seat that puts simultaneous forced effects in order."""
        self.seats_in_order = seats_in_order
        """The seats in the order in which they may react."""
        self.person = Verb("person", person_slug)
        """Options to pick an actor."""
        self.people = people
        """The actors a word such as "each investigator" means, in order."""
        self.free_order = free_order
        """Whether a player, not the rules, orders what several actors do one by one."""
        self.codes: dict[str, Code] = {}
        for code in codes:
            self._learn(code)
        self.limits: dict[str, list[str]] = {}
        """For each period, the counters that its end wipes."""
        for number, piece in enumerate(pieces):
            self._count_uses(number, piece)
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

    def back(self, blank: int) -> str:
        """The name of the back that a blank shows."""
        return self.backs[-1 - blank]

    def _ability_slug(self, number: int) -> str:
        piece, i = divmod(number, ABILITIES_PER_PIECE)
        return f"{self.pieces[piece].slug}/{i}" if i else self.pieces[piece].slug

    def _count_uses(self, number: int, piece: Piece) -> None:
        for i, ability in enumerate(piece.abilities):
            period = ALWAYS if ability.limit is None else ability.limit.period
            piece.limit_keys.append(f"limit/{period}/{number}/{i}")
            if ability.limit is not None:
                self.limits.setdefault(period, []).append(piece.limit_keys[i])

    def _learn(self, code: Code) -> None:
        self.codes[code.address] = code
        for kids in code.kids.values():
            for kid in kids:
                self._learn(kid)
