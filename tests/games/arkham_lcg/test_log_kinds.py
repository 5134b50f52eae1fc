"""Every kind of log entry is written in play: in random games, and the rare ones in small scenes."""

from collections.abc import Iterator

from miskatonic.core.declared import name_of
from miskatonic.games.arkham_lcg.cards.words import Draw, Resolution
from miskatonic.games.arkham_lcg.rules import box, tells
from tests.games.arkham_lcg.table import Table, table
from tests.games.played import kinds_declared, kinds_told


def scenes() -> Iterator[Table]:
    """What random players hardly come to."""
    yield table().effect(0, Draw(60))
    t = table()
    for card in t.state.zone(box.DECK[0]):
        t.state.put(card, box.DISCARD[0])
    yield t.effect(0, Draw(1))
    yield table("roland-banks", "daisy-walker").house().at(0, "parlor").turn(0).play("use:parlor")
    yield table().effect(0, Resolution(1))


def test_every_kind_of_log_entry_is_written_in_some_game() -> None:
    told = kinds_told("arkham-lcg", 80, scenes())
    assert sorted(map(name_of, kinds_declared("arkham-lcg", tells.AnyTold) - told)) == []
