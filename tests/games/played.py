"""Whole games played at random, and what their logs tell."""

import random
from collections.abc import Iterable
from types import UnionType
from typing import Protocol, get_args

import miskatonic as mk
from miskatonic.core.declared import Forbidden, Kind
from miskatonic.core.rules import CANNOT
from miskatonic.core.state import State
from tests.conformance.tables import pick


class Scene(Protocol):
    """A table at which something has been played."""

    state: State


def kinds_declared(title_id: str, told: UnionType) -> set[Kind]:
    """The kinds of log entry that a game can write; where nothing in the box forbids anything, none says so."""
    abilities = [ability for piece in mk.games()[title_id].rules.pieces for ability in piece.abilities]
    forbids = any(ability.stage == CANNOT for ability in abilities)
    return {kind for kind in get_args(told) if kind is not Forbidden or forbids}


def kinds_told(title_id: str, games: int, scenes: Iterable[Scene]) -> set[Kind]:
    """The kinds of log entry in so many random games and in some small scenes."""
    kinds: set[Kind] = set()
    for number in range(games):
        kinds.update(note.kind for note in played(title_id, number).log or ())
    for scene in scenes:
        kinds.update(note.kind for note in scene.state.log or ())
    return kinds


def played(title_id: str, number: int) -> State:
    """A game played to its end at random; every other one by players who like what stands first."""
    title = mk.games()[title_id]
    dice = random.Random(number)
    seats = dice.choice(title.seats)
    s = title.begin(title.settled({}, seats), seats, number)
    s.log = []
    s.run()
    while s.asked:
        asked, option = pick(dice, s)
        s.answer(asked, asked.options[0] if number % 2 and dice.random() < 0.5 else option)
    return s
