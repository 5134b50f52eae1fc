"""The log: every kind of entry is written in some game, and whoever keeps books by it knows how the table stands."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.core.declared import name_of
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards.board import PLACES
from miskatonic.games.final_hour.cards.sheets import BOTTOM
from miskatonic.games.final_hour.rules import asks, box, people, tells
from tests.games.final_hour.table import Table, table
from tests.games.played import begun, decisions, kinds_declared, kinds_told


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
    unwritten = sorted(map(name_of, kinds_declared("final-hour", tells.AnyTold) - told))
    assert unwritten == ["answered"], "which is told of a whole game once it is over"


class Books:
    """What somebody knows who saw the table at the first decision and reads nothing but the log since."""

    def __init__(self, s: State) -> None:
        self.known = table_of(s)
        self.ritual = s.pointed(box.RITUAL_PLACE)

    def read(self, told: Any) -> None:
        """Enter what the log tells."""
        at, health, damage, seals, monsters, items, counts = self.known
        match told:
            case tells.Moved(who, start, to):
                assert at[who] == start
                at[who] = to
            case tells.LostHealth(who, _, n):
                health[who] = max(0, health[who] - n)
            case tells.Healed(who, n):
                health[who] += n
            case tells.Damaged(place):
                damage[place] += 1
            case tells.Repaired(place):
                damage[place] -= 1
            case tells.Sealed(path, side):
                seals[path] = side
            case tells.Unsealed(path):
                del seals[path]
            case tells.Spawned(monster, place):
                monsters[monster] = place
            case tells.Walked(monster, start, to) | tells.Lured(monster, start, to):
                assert monsters[monster] == start
                monsters[monster] = to
            case tells.ToRitual(monster):
                monsters[monster] = self.ritual
            case tells.Struck(_, monster, place) | tells.Destroyed(_, monster, place):
                assert monsters.pop(monster) == place
            case tells.BrokenBySeal(monster, path, side):
                assert seals[path] == side
                seals[path] -= 1
                del monsters[monster]
            case tells.GainedItem(who, item):
                items[item] = who
            case tells.UsedItem(who, item):
                assert items.pop(item) == who
            case tells.FoundSymbol():
                counts["found"] += 1
            case tells.Gate(_, _, n):
                counts["stack"] -= 1
                counts["open"] += 1
                assert n <= counts["open"]
            case tells.Burned(n):
                counts["stack"] -= n
            case tells.Round(n):
                counts["round"] = n
            case tells.Lead(who):
                counts["lead"] = who


def table_of(s: State) -> tuple[Counter[Any], ...]:
    """What lies open on the table: who stands where and how well, damage, seals, monsters, items, and some numbers."""
    there = people.crew(s)
    return (
        Counter({who: s.pointed(box.AT[who]) for who in there}),
        Counter({who: s.count(box.HEALTH_OF[who]) for who in there}),
        Counter({place: s.count(box.DAMAGE[place]) for place in PLACES}),
        Counter({path: s.count(key) for path, key in enumerate(box.SEALS)}),
        Counter({monster: place for place in PLACES for monster in s.zone(box.MONSTERS_AT[place])}),
        Counter({item: who for who in there for item in s.zone(box.ITEMS_OF[who])}),
        Counter(
            found=len(s.zone(box.FOUND)),
            stack=len(s.zone(box.GATE_STACK)),
            open=sum(len(s.zone(key)) for key in box.GATES_OF),
            round=s.count(box.ROUND),
            lead=people.lead(s),
        ),
    )


@pytest.mark.parametrize("number", range(60))
def test_whoever_keeps_books_by_the_log_knows_how_the_table_stands(number: int) -> None:
    s = begun("final-hour", number)
    books = Books(s)
    for notes in decisions(s, number):
        for note in notes:
            books.read(note.told)
        if s.result is None:
            assert books.known == table_of(s)
