"""Every kind of log entry is written in play: in random games, and the rare ones in small scenes."""

from collections.abc import Iterator

from miskatonic.core.declared import name_of
from miskatonic.games.elder_sign.cards.words import ALLY, CLUE, Gain, Gates, Monsters, Signs
from miskatonic.games.elder_sign.rules import tells
from tests.games.elder_sign.table import Table, table
from tests.games.played import kinds_declared, kinds_told


def scenes() -> Iterator[Table]:
    """What random players hardly come to."""
    yield table().clues(0, 15).effect(0, Gain(CLUE))
    yield table().effect(0, Gain(ALLY, 20))
    yield table().effect(0, Gates(9))
    yield table(ancient_one="ithaqua").signs(10).effect(0, Signs(1))
    yield table().adventure("koi-pond").only_monsters().effect(0, Monsters())


def test_every_kind_of_log_entry_is_written_in_some_game() -> None:
    told = kinds_told("elder-sign", 150, scenes())
    assert sorted(map(name_of, kinds_declared("elder-sign", tells.AnyTold) - told)) == []
