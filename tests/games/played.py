"""Whole games played at random, and what their logs tell."""

import random
from collections.abc import Iterable, Iterator
from types import UnionType
from typing import Any, Protocol, get_args

import miskatonic as mk
from miskatonic.core.declared import Forbidden, Kind
from miskatonic.core.errors import BadOption
from miskatonic.core.rules import CANNOT
from miskatonic.core.state import Note, State
from miskatonic.title import Title
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
        s = begun(title_id, number)
        kinds.update(note.kind for note in s.log or ())
        kinds.update(note.kind for told in decisions(s, number) for note in told)
    for scene in scenes:
        kinds.update(note.kind for note in scene.state.log or ())
    return kinds


def begun(title_id: str, number: int) -> State:
    """A game at its first decision, with its log; the number decides seats, set-up and chance."""
    title = mk.games()[title_id]
    dice = random.Random(number)
    seats = dice.choice(title.seats)
    s = title.begin(any_options(title, seats, dice), seats, number)
    s.log = []
    s.run()
    return s


def any_options(title: Title, seats: int, dice: random.Random) -> dict[str, Any]:
    """Options that go together, all of them at random."""
    chosen = [setting for setting in title.settings if setting.choices and not setting.several]
    while True:
        try:
            return title.settled({setting.name: dice.choice(setting.choices) for setting in chosen}, seats)
        except BadOption:
            continue


def decisions(s: State, number: int) -> Iterator[list[Note]]:
    """Play on to the end at random, pausing after every decision with what it made the log tell.

    In every other game the players like what stands first.
    """
    dice = random.Random(number)
    while s.asked:
        s.log = []
        asked, option = pick(dice, s)
        s.answer(asked, asked.options[0] if number % 2 and dice.random() < 0.5 else option)
        yield s.log
