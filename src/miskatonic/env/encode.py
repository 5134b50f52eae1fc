"""A table in numbers: what one seat sees and may choose, as arrays of a fixed size. Made from `seen_by` alone.

The observation is, in this order:

- for every piece of the box the number of the zone where the seat sees it, or 0 when it does not;
- for every zone how many pieces lie there, seen or not;
- for every listed counter its value, or its digits where it is a row of small numbers;
- BUCKETS sums of all other counters, each in the bucket of its name;
- the open question of the seat: the bucket of its kind (from 1) and the first ABOUT numbers it is about;
- for every place of the option list the bucket of the option's verb (from 1) and the number it points at, plus one.

The mask says which places of the option list hold an option.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from miskatonic.core.declared import flattened
from miskatonic.core.errors import BadOption
from miskatonic.core.hidden import seen_by
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.game import Decision
from miskatonic.text.parts import flat
from miskatonic.title import Title

BUCKETS: Final = 64
ABOUT: Final = 4
LARGEST: Final = 2**20

Observation = dict[str, NDArray[Any]]


def bucket(name: str) -> int:
    """The bucket of a name: the same in every process.

    >>> 0 <= bucket("round:0") < BUCKETS
    True
    """
    return int.from_bytes(blake2b(name.encode(), digest_size=4).digest(), "little") % BUCKETS


class Encoder:
    """Turns what a seat of a title sees into arrays."""

    def __init__(self, title: Title, width: int | None = None) -> None:
        self.width = title.most_options if width is None else width
        """How many options the list has room for."""
        rules = title.rules
        self._zones = {key: n for n, key in enumerate(rules.zones, 1)}
        self._counters: dict[str, tuple[int, int, int]] = {}
        """For every counter, where its numbers begin, how many there are and how many bits each has; 0 for a plain one."""
        counted = 0
        for key, (family, _) in rules.counters.items():
            digits, bits = family.digits
            self._counters[key] = (counted, digits, bits)
            counted += digits or 1
        self._pieces = len(rules.pieces)
        self._counted = counted
        self._buckets: dict[str, int] = {}
        self.size = self._pieces + len(self._zones) + counted + BUCKETS + 1 + ABOUT + 2 * self.width

    def space(self) -> spaces.Dict:
        """The space of observations."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (self.size,), np.int32),
                "action_mask": spaces.Box(0, 1, (self.width,), np.int8),
            }
        )

    def encode(self, state: State, seat: int) -> Observation:
        """What a seat sees of a state, and what it may choose now."""
        view = seen_by(state, seat)
        out = np.zeros(self.size, np.int32)
        mask = np.zeros(self.width, np.int8)
        zones_at = self._pieces
        for key, pieces in view.zones.items():
            number = self._zones[key]
            out[zones_at + number - 1] = len(pieces)
            for piece in pieces:
                if piece >= 0:
                    out[piece] = number
        counters_at = zones_at + len(self._zones)
        buckets_at = counters_at + self._counted
        for key, n in view.counts.items():
            place = self._counters.get(key)
            if place is None:
                out[buckets_at + self._bucket(key)] += n
            elif place[1]:
                first, digits, bits = place
                out[counters_at + first : counters_at + first + digits] = spread(n, digits, bits)
            else:
                out[counters_at + place[0]] += n
        question_at = buckets_at + BUCKETS
        asked = view.question_for(seat)
        if asked is not None:
            out[question_at] = 1 + self._bucket(asked.question)
            about = flattened(asked.about)[:ABOUT]
            out[question_at + 1 : question_at + 1 + len(about)] = about
            if len(asked.options) > self.width:
                raise BadOption(f"There are {len(asked.options)} options, and the list has room for {self.width}: widen it.")
            options_at = question_at + 1 + ABOUT
            for i, option in enumerate(asked.options):
                out[options_at + 2 * i] = 1 + self._bucket(option.verb.name)
                out[options_at + 2 * i + 1] = option.value + 1
            mask[: len(asked.options)] = 1
        return {"observation": out, "action_mask": mask}

    def _bucket(self, name: str) -> int:
        found = self._buckets.get(name)
        if found is None:
            found = self._buckets[name] = bucket(name)
        return found


def spread(n: int, digits: int, bits: int) -> list[int]:
    """The small numbers that stand in a row in one.

    >>> spread(0b10_01_11, 4, 2)
    [3, 1, 2, 0]
    """
    return [n >> bits * i & (1 << bits) - 1 for i in range(digits)]


def option_at(options: tuple[Option, ...], action: int) -> Option:
    """The option that an action means. The list repeats itself, so an action that the mask excludes means one as well."""
    return options[int(action) % len(options)]


def ending(state: State) -> dict[str, Any]:
    """How a game ended, for the `info` of a last step; nothing while it lasts."""
    r = state.result
    return {} if r is None else {"won": r.won, "rule": r.rule, "scores": r.scores, "places": r.places}


def aloud(title: Title, state: State, *seats: int) -> str:
    """What is asked of some seats, with the action and the key of every option; how the game ended once it has."""
    if state.result is not None:
        return repr(state.result)
    lines: list[str] = []
    for asked in state.asked:
        if asked.seat in seats:
            decision = Decision(title, state, asked)
            lines.append(f"seat {asked.seat}: {flat(decision.say('en'))}")
            lines += [f"  {n:>3}  {option.label}  [{option.key}]" for n, option in enumerate(decision.options)]
    return "\n".join(lines)


def check_render_mode(wanted: str | None, modes: list[str]) -> None:
    """Refuse a way of showing that there is not."""
    if wanted is not None and wanted not in modes:
        raise BadOption(f"There is no render mode “{wanted}”. There are: {', '.join(modes)}.")


def reward(state: State, seat: int) -> float:
    """1 for winning, -1 for losing, 0 for neither and while the game lasts; the first place wins, or the highest score.

    Partners of a team win and lose together.
    """
    result = state.result
    if result is None:
        return 0.0
    if result.won is not None:
        return 1.0 if result.won else -1.0
    if result.places:
        if result.places[seat] > 1:
            return -1.0
        return 0.0 if result.is_shared else 1.0
    if not result.scores or len(set(result.scores)) == 1:
        return 0.0
    best = max(result.scores)
    if result.scores[seat] < best:
        return -1.0
    return 1.0 if result.scores.count(best) == 1 else 0.0
