"""Whatever a part reads of a table, it is made again when that is different, and for everybody as they see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from miskatonic.core.hidden import seen_by
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.core.zones import SPECTATOR, Counters, Zones, own
from miskatonic.scene.parts import Onlooker, part
from miskatonic.scene.sight import Sight, Watch
from tests.core.tiny import DECK, HAND, LAST, OTHER, PILE, TABLE, Rest, rules, tiny
from tests.made_up import LANTERN_DUEL


def while_open(s: State, index: int, seat: int) -> bool:
    """Everybody sees it for a while."""
    return s.count("open") > 0


SHADE: Final = Zones("shade", sees=while_open)
SECRETS: Final = Counters("secret", 2, sees=own)
BIDS: Final = Counters("bid", sees=while_open)


class Toy(Onlooker):
    """A table of which every part reads one thing."""

    __slots__ = ()

    @part
    def zone(self, key: str) -> list[object]:
        """What lies in a zone."""
        return [self.view.zone(key)]

    @part
    def home(self, piece: int) -> list[object]:
        """Where a piece lies."""
        return [self.view.home.get(piece)]

    @part
    def number(self, key: str) -> list[object]:
        """A number that is kept."""
        return [self.view.count(key)]

    @part
    def numbers(self) -> list[object]:
        """All of them."""
        return [*sorted(self.view.counts.items())]

    @part
    def question(self) -> list[object]:
        """What one may choose."""
        return [] if self.asked is None else [option.key for option in self.asked.options]

    @part
    def waiting(self) -> list[object]:
        """Who is asked."""
        return [asked.seat for asked in self.questions]

    @part
    def end(self) -> list[object]:
        """By which rule the game has ended."""
        return [] if self.result is None else [self.result.rule]

    def parts(self) -> dict[object, list[object]]:
        """All there is to see."""
        zones = (*HAND.keys, *DECK.keys, *SHADE.keys, *PILE.keys)
        return {
            **{zone: self.zone(zone) for zone in zones},
            **{piece: self.home(piece) for piece in range(6)},
            **{key: self.number(key) for key in (*SECRETS.keys, *BIDS.keys, "open")},
            "numbers": self.numbers(),
            "question": self.question(),
            "waiting": self.waiting(),
            "end": self.end(),
        }


def ask(seat: int, *options: Option) -> Callable[[State], None]:
    """A seat is asked."""

    def change(s: State) -> None:
        s.asked = (Asked(seat, seat, Rest, options, "", (), False),)

    return change


CHANGES: Final[tuple[Callable[[State], None], ...]] = (
    lambda s: s.set("open", 0),
    lambda s: s.put(2, HAND[0]),
    lambda s: s.put(2, HAND[1]),
    lambda s: s.put(2, PILE[0]),
    lambda s: s.look(3, 1),
    lambda s: s.put(3, DECK[0], first=True),
    lambda s: s.show(3),
    lambda s: s.shuffle(DECK[0]),
    lambda s: s.set(SECRETS[0], 4),
    lambda s: s.set(SECRETS[1], 5),
    lambda s: s.set(SECRETS[1], 0),
    lambda s: s.set(BIDS[0], 3),
    lambda s: s.set("open", 1),
    lambda s: s.set(BIDS[0], 2),
    lambda s: s.set("open", 0),
    ask(0, LAST, OTHER),
    ask(0, OTHER, LAST),
    ask(1, OTHER, LAST),
    lambda s: s.finish("T-END"),
)


@pytest.mark.parametrize("order", [(0, 1, SPECTATOR), (SPECTATOR, 1, 0)])
def test_a_part_is_what_its_onlooker_sees_after_every_change(order: tuple[int, ...]) -> None:
    s = State(rules(((),) * 6, tiny().rules.main, (TABLE, HAND, DECK, PILE, SHADE), (SECRETS, BIDS)), 2, 1)
    for piece, zone in enumerate((HAND[0], HAND[1], DECK[0], DECK[0], SHADE[0], PILE[0])):
        s.put(piece, zone)
    s.set("open", 1)
    s.set(BIDS[0], 1)
    watch = Watch(s.copy())
    sights = {seat: Sight(seat, watch) for seat in order}
    speech = LANTERN_DUEL.speech["en"]
    for n, change in enumerate(CHANGES):
        change(s)
        watch.look(s.copy())
        for seat in order:
            kept, fresh = (Toy(view, seat, speech).parts() for view in (sights[seat].look(), seen_by(s, seat)))
            assert kept == fresh, f"after change {n}, for seat {seat}"
