"""What a list tells of a table without opening it: kept with every decision, so that a lobby costs what its lines cost."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

import msgspec

import miskatonic as mk
from miskatonic.core.record import Record
from miskatonic.core.state import State
from miskatonic.tables import wire
from miskatonic.tables.rows import ListedRow, SeatRow
from miskatonic.text.parts import LANGUAGES, Lang, flat
from miskatonic.title import Title


class Glance(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as it was after its last decision, in the version of the game that was played then."""

    version: int
    number: int
    deciding: tuple[int, ...]
    result: wire.Result | None = None
    round: int = 0
    moved: int = 0
    """When the last decision was taken, in milliseconds."""
    scores: tuple[int, ...] = ()
    measure: dict[Lang, str] = {}
    """What the scores count, in every language, where that is not what those of the game mostly do."""
    places: tuple[int, ...] = ()
    teams: tuple[int, ...] = ()
    achieved: tuple[tuple[str, ...], ...] = ()
    """What each seat has achieved, once the game is over."""
    people: dict[Lang, tuple[str, ...]] = {}
    """Whom each seat played at first, in every language, once the game is over; nothing where players are only seats."""
    faced: dict[Lang, str] = {}
    """Which Ancient One, scenario or city it is, in every language; of a campaign all that came so far, the present last."""


READ: Final = msgspec.json.Decoder(Glance)
"""Made beforehand: two threads that are the first to ask for a type at the same moment end the process."""


def written(title: Title, record: Record, moved: int) -> str:
    """A glance at a table whose last decision was taken at a moment, as it is stored."""
    state = record.state
    ended = state.result
    result = None if ended is None else wire.Result(won=ended.won, why=ended.rule)
    glance = Glance(
        version=title.version,
        number=len(record.line),
        deciding=tuple([asked.seat for asked in state.asked]),
        result=result,
        round=rounds(title, record),
        moved=moved,
        scores=() if ended is None else ended.scores,
        measure={} if ended is None else _measure(title, state),
        places=() if ended is None else ended.places,
        teams=() if ended is None else ended.teams,
        achieved=() if ended is None else tuple([title.achieved(state, seat) for seat in range(state.seats)]),
        people={} if ended is None else _people(title, record.at(0)),
        faced=faced(title, record),
    )
    return msgspec.json.encode(glance).decode()


def _people(title: Title, start: State) -> dict[Lang, tuple[str, ...]]:
    """Whom each seat plays at first, in every language; nothing where players are only seats."""
    if title.people is None:
        return {}
    seats = [title.people(start, seat) for seat in range(start.seats)]
    return {
        lang: tuple(
            [", ".join([flat(title.speech[lang].setting_value("investigators", who)) for who in seat]) for seat in seats]
        )
        for lang in LANGUAGES
    }


def _measure(title: Title, ended: State) -> dict[Lang, str]:
    """What scores count in a game that is counted otherwise than most."""
    words = None if title.story.score is None else title.story.score.otherwise(ended)
    return {} if words is None else dict(zip(LANGUAGES, words, strict=True))


def faced(title: Title, record: Record) -> dict[Lang, str]:
    """Which Ancient One, scenario or city it is, in every language: the first setting, as chosen or as it fell."""
    if title.faced is not None:
        return _named(title.id, title.faced(record.state))
    return _named(title.id, (record.header.options[title.settings[0].name],))


@cache
def _named(game: str, values: tuple[str, ...]) -> dict[Lang, str]:
    """Values of the first setting of a game, one after another."""
    title = mk.games()[game]
    name = title.settings[0].name
    return {
        lang: " · ".join([flat(title.speech[lang].setting_value(name, value)) for value in values]) for lang in LANGUAGES
    }


def rounds(title: Title, record: Record) -> int:
    """Which round it is, as the table counts; once the game is over, how many there were in all its parts."""
    state = record.state
    if state.result is None:
        return title.rounds(state) if title.round_now is None else title.round_now(state)
    return max(title.rounds(state), len(title.story.rounds(record.notes)))


def glanced(text: str | None) -> Glance | None:
    """What was kept of a table when its last decision was taken, whatever version of the game that was."""
    try:
        return READ.decode(text or "")
    except (ValueError, TypeError):
        return None


class ListedTable:
    """A table in a list, as far as what is stored tells without opening it."""

    def __init__(self, row: ListedRow, seats: list[SeatRow], mine: tuple[int, ...], glance: Glance) -> None:
        self.id = row["id"]
        self.owner = row["owner"]
        self.game = row["game"]
        self.over = bool(row["over"])
        self.seats = seats
        self.mine = mine
        self.glance = glance
        self.moved = glance.moved or row["updated"]


def listed(row: ListedRow, seats: list[SeatRow], mine: tuple[int, ...]) -> ListedTable | None:
    """A table for a list; None if that takes opening it: it is damaged, or the game has changed since."""
    title = mk.games().get(row["game"])
    sound = [seat["seat"] for seat in seats] == list(range(row["seats"]))
    if title is None or not sound or not isinstance(row["version"], int) or row["version"] > title.version:
        return None
    try:
        json.loads(row["options"])
    except (ValueError, TypeError):
        return None
    glance = glanced(row["glance"])
    return None if glance is None or glance.version != title.version else ListedTable(row, seats, mine, glance)
