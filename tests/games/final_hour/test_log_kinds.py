"""Every kind of log entry is written in play: in random games, and the rare ones in small scenes."""

from collections.abc import Iterator

from miskatonic.core.declared import name_of
from miskatonic.games.final_hour.cards.sheets import BOTTOM
from miskatonic.games.final_hour.rules import asks, box, tells
from tests.games.final_hour.table import Table, table
from tests.games.played import kinds_declared, kinds_told


def scenes() -> Iterator[Table]:
    """What random players hardly come to."""
    yield table("jenny", "lily").cleared().on_top("LC-S2").card("LC-S1", BOTTOM).play("stop")
    yield table(ancient_one="umordhoth").cleared().sealed(1, 2).reckoning(3)
    yield table("jenny", "lily").cleared().pool().card("JB-A2", BOTTOM).play("stop")
    t = table("jenny", "lily").cleared()
    for token in t.state.zone(box.GATE_STACK):
        t.state.put(token, box.BOX_UNSEEN)
    yield t.until(asks.KeepBack)
    t = table("jenny", "michael").cleared().ritual("moon", "star").hand("jenny", 3, 8, 5, 1).hand("michael", 13, 4, 10, 2)
    yield t.until(asks.Attempt).play("ready", "ready").until()


def test_every_kind_of_log_entry_is_written_in_some_game() -> None:
    told = kinds_told("final-hour", 150, scenes())
    assert sorted(map(name_of, kinds_declared("final-hour", tells.AnyTold) - told)) == []
