"""Best play found by playing: every option and every fall of the dice tried in the game itself.

It knows nothing of `odds`: what it says of an attempt is what the rules make of it. Slow, so for few dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from math import factorial

from miskatonic.core.options import NOTHING, Asked, Option
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards.dice import GREEN
from miskatonic.games.elder_sign.rules import asks, box
from miskatonic.games.elder_sign.rules.adventure import ATTEMPT
from tests.games.elder_sign.table import Table, as_wanted, loaded

SIDES = 6
DICE_COUNTERS = {key for family in (box.FACE, box.PLACED_ON, box.LEFT_POOL) for key in family.values()}
NOT_COMPARED = DICE_COUNTERS | {box.ROLLED}
USING = ("use:", "pick:")
PASSING = ("pass",)
NEVER = ("ask:", "give-up")
"""Help is another player's to give; whoever gives up has failed."""


class Oracle:
    """The chance of the investigator of seat 0 to resolve the card being attempted, by best play."""

    def __init__(self, t: Table) -> None:
        self.start = t.state
        self.card = t.state.zone(box.CARD_AT[t.state.pointed(box.AT[0])])[0]
        self._known: dict[object, float] = {}

    def chance(self) -> float:
        """From where the table is."""
        return self._value(self.start)

    def reaches(self, key: str) -> float:
        """The chance that after the next roll, without another one, an option can be had."""
        asked = self.start.asked[0]
        roll = asked.find("roll")
        assert roll is not None
        found = [(weight, self._finds(after, key)) for weight, after in self._falls(self.start, asked, roll)]
        return sum(weight * had for weight, had in found)

    def _finds(self, s: State, key: str) -> bool:
        """Whether an option is there, or comes by using what can be used without another roll."""
        asked = s.asked[0]
        if any(option.key == key for option in asked.options):
            return True
        uses = [option for option in asked.options if option.key.startswith(PASSING if asked.kind == asks.React else USING)]
        return any(self._finds(after, key) for option in uses for after in [self._answered(s, asked, option)])

    # ---------------------------------------------------------------- what a decision is worth

    def _value(self, s: State) -> float:
        if s.home[self.card] == box.TROPHIES_OF[0]:
            return 1.0
        if not any(frame.code is ATTEMPT for frame in s.stack):
            return 0.0
        key = self._key(s)
        if key not in self._known:
            asked = s.asked[0]
            options = [option for option in asked.options if not option.key.startswith(NEVER)]
            self._known[key] = max((self._worth(s, asked, option) for option in options), default=0.0)
        return self._known[key]

    def _worth(self, s: State, asked: Asked, option: Option) -> float:
        return sum(weight * self._value(after) for weight, after in self._falls(s, asked, option))

    def _key(self, s: State) -> object:
        """What makes a difference: dice by colour and face, kept numbers, the question."""
        asked = s.asked[0]
        fresh = asked.kind == asks.BeforeRoll  # what the dice of the pool show will never be looked at again
        zones = (box.POOL, *box.SECURED)
        dice = tuple(tuple(sorted(self._die(s, d, fresh and zone == box.POOL) for d in s.zone(zone))) for zone in zones)
        about: tuple[object, ...] = asked.about
        if asked.kind == asks.Reroll:
            about = (asked.what.left, tuple(sorted(self._die(s, d, False) for d in asked.what.picked)))
        counts = frozenset(item for item in s.counts.items() if item[0] not in NOT_COMPARED)
        return asked.kind, asked.source, about, dice, counts

    def _die(self, s: State, die: int, fresh: bool) -> tuple[int, int, int]:
        return box.COLOUR_OF[die], NOTHING if fresh else s.pointed(box.FACE[die]), s.count(box.LEFT_POOL[die])

    # ---------------------------------------------------------------- what may come of an option

    def _answered(self, s: State, asked: Asked, option: Option, sides: tuple[int, ...] = ()) -> State:
        twin = s.copy()
        twin.loaded = as_wanted
        loaded[:] = sides
        twin.answer(asked, option)
        return twin

    def _falls(self, s: State, asked: Asked, option: Option) -> Iterator[tuple[float, State]]:
        """What an option leads to, with how likely it is: one state, or one for every fall of the dice it rolls."""
        after = self._answered(s, asked, option, (0,) * len(box.DICE_PIECES))
        rolled = len(box.DICE_PIECES) - len(loaded)
        if not rolled:
            yield 1.0, after
            return
        dice = s.zone(box.POOL)
        if asked.kind == asks.Reroll:
            dice = (*asked.what.picked, *((option.value,) if option.key.startswith("pick:") else ()))
        assert len(dice) == rolled
        green = [i for i, die in enumerate(dice) if box.COLOUR_OF[die] == GREEN]
        others = [i for i in range(rolled) if i not in green]
        for fall in combinations_with_replacement(range(SIDES), len(green)):
            ways = factorial(len(green))
            for side in set(fall):
                ways //= factorial(fall.count(side))
            for rest in product(range(SIDES), repeat=len(others)):
                sides = dict(zip((*green, *others), (*fall, *rest), strict=True))
                weight = ways / float(SIDES**rolled)
                yield weight, self._answered(s, asked, option, tuple(sides[i] for i in range(rolled)))
