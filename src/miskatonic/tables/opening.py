"""Opening a stored table: its game is played again and compared with the fingerprints kept with its decisions.

Where the game has changed since, the table opens at its last good decision and says what no longer fits. Opening changes
nothing that is stored; a table that plays on from there says so in its log, and the decisions set aside stay in it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import Final

import miskatonic as mk
from miskatonic.core import record as records
from miskatonic.core.errors import NewerSave, Refused, UnfitSave
from miskatonic.game import Game, begun_game
from miskatonic.tables.rows import StoredTable
from miskatonic.tables.sentences import in_three
from miskatonic.title import Title

LOG: Final = logging.getLogger(__name__)
RETURN: Final = "return"
"""The entry of a table that plays on from its last good decision: `return ENTRIES VERSION`, the entries that still count."""
UNREADABLE: Final = "What is stored of this table cannot be read, so it cannot be opened. Nothing of it was changed."

Kept = tuple[str, str | None]
"""An entry as it is stored, and the fingerprint of the state after it, if one was kept."""


class Unopened(Refused):
    """A table cannot be opened at all; what is stored of it stays as it is."""


class Opened:
    """A table as it could be opened: its game at the last good decision, what was stored, and what no longer fits."""

    def __init__(self, title: Title, record: records.Record, log: list[Kept], aside: list[list[Kept]], stored: int) -> None:
        self.title = title
        self.record = record
        self.log = log
        """The entries that count, fitting or not; empty where all fit, for then the record has them."""
        self.aside = aside
        """What counted before, each time the table went back to its last good decision."""
        self.stored = stored
        """How many entries are stored."""
        self.trouble: Refused | None = None
        """What no longer fits, as long as nobody has played on."""


def opened(data: StoredTable) -> Opened:
    """A stored table, opened as far as its game still fits; or a refusal that says why it cannot be."""
    try:
        return _opened(data)
    except Unopened:
        raise
    except Exception:  # whatever is wrong with one table, all others go on
        LOG.exception("Table %s cannot be read.", data.get("id"))
        raise unreadable() from None


def unreadable() -> Unopened:
    """The refusal of a table whose rows are damaged."""
    return Unopened(UNREADABLE)


def _opened(data: StoredTable) -> Opened:
    header = header_of(data)
    game = _begun(header, data["start"])
    entries: list[Kept] = list(zip(data["entries"], data["fingerprints"], strict=True))
    log, aside = counted(entries)
    record, differs = _played_straight(game.record, log), False
    if record is None:
        record, differs = _played_again(_begun(header, data["start"]).record, log)
    table = Opened(game.title, record, log, aside, len(entries))
    if len(record.entries) < len(log):
        sentence = _different if differs else _unfit
        table.trouble = sentence(len(record.line) + 1)
    else:
        table.log = []
    return table


def header_of(data: StoredTable) -> records.Header:
    """The header of a stored table."""
    options = json.loads(data["options"])
    if not isinstance(options, dict) or not isinstance(data["version"], int):
        raise unreadable()
    title, box = mk.games().get(data["game"]), tuple((data["box"] or "").split())
    if title is not None and box == title.rules.box:
        box = title.rules.box  # all tables share it: it is long
    return records.Header(data["game"], data["version"], options, data["seats"], int(data["seed"]), box)


def _begun(header: records.Header, start: str | None) -> Game:
    """The game of a table at its first decision, if it is still the same there."""
    title = mk.games().get(header.game)
    if title is None:
        raise _gone(header.game)
    try:
        game = begun_game(mk.games(), header)
    except NewerSave:
        raise _newer(header.version, title.version) from None
    except UnfitSave:
        raise _set_up() from None
    if start not in (None, game.state.hash()):
        raise _set_up()
    return game


# -------------------------------------------------------------------- playing again


def counted(entries: Sequence[Kept]) -> tuple[list[Kept], list[list[Kept]]]:
    """The entries that count, and those that did each time the table went back to its last good decision.

    >>> counted([("0 a", None), ("0 b", None), ("return 1 2", None), ("0 c", None)])
    ([('0 a', None), ('0 c', None)], [[('0 a', None), ('0 b', None)]])
    """
    log: list[Kept] = []
    aside: list[list[Kept]] = []
    for kept in entries:
        word, *numbers = kept[0].split(" ")
        if word == RETURN:
            aside.append(log)
            log = log[: int(numbers[0])]
        else:
            log.append(kept)
    return log, aside


def _played_straight(record: records.Record, log: list[Kept]) -> records.Record | None:
    """The game as it stands, played without what was taken back; None if it does not come to stand as it did."""
    try:
        course = records.course_of(entry for entry, _ in log)
        records.replay(record, course.path(len(course.line)))
        record.take_over([entry for entry, _ in log], course)
    except Exception:  # a game that has changed may stumble in any way over decisions it did not expect
        return None
    return record if not log or log[-1][1] == record.state.hash() else None


def _played_again(record: records.Record, log: list[Kept]) -> tuple[records.Record, bool]:
    """The game as far as it is good, and whether it then differs (or a decision does not fit); compared now and then."""
    for first in range(0, len(log), records.SNAPSHOT_EVERY):
        before, block = record.copy(), log[first : first + records.SNAPSHOT_EVERY]
        try:
            records.replay(record, [entry for entry, _ in block])
        except Exception:  # a game that has changed may stumble in any way over decisions it did not expect
            return _step_by_step(before, block)
        if block[-1][1] not in (None, record.state.hash()):
            return _step_by_step(before, block)
    return record, False


def _step_by_step(record: records.Record, block: list[Kept]) -> tuple[records.Record, bool]:
    """The same, comparing after every entry: finds the first that does not fit, or that fits and leads elsewhere."""
    good = record.copy()
    for entry, fingerprint in block:
        before = record.copy()
        try:
            records.replay(record, [entry])
        except Exception:
            return before, False
        if fingerprint is not None:
            if fingerprint != record.state.hash():
                return good, True
            good = record.copy()
    return record, False


def stored_save(header: records.Header, log: list[Kept]) -> str:
    """Stored entries as a save, which the version they were played in can open."""
    number = 0
    for entry, _ in log:
        word, _, rest = entry.partition(" ")
        number += -int(rest) if word == "undo" else int(rest) if word == "redo" else int(word != records.DEAL)
    fingerprint = log[-1][1] if log else None
    last = [] if fingerprint is None else [f"hash {number} {fingerprint}"]
    return records.save_text(header, [*(entry for entry, _ in log), *last])


# -------------------------------------------------------------------- what is said


def _unfit(number: int) -> Refused:
    return in_three(
        Refused,
        "Decision {number} of this table no longer fits the game. "
        "The table stands before that decision; it and all later ones are kept.",
        "Решение {number} за этим столом больше не подходит к игре. "
        "Стол показан перед этим решением; оно и все последующие сохранены.",
        "Рішення {number} за цим столом більше не підходить до гри. "
        "Стіл показано перед цим рішенням; його й усі наступні збережено.",
        number=number,
    )


def _different(number: int) -> Refused:
    return in_three(
        Refused,
        "From decision {number} on this game would go differently today. "
        "The table stands before that decision; it and all later ones are kept.",
        "Начиная с решения {number} партия сегодня пошла бы иначе. "
        "Стол показан перед этим решением; оно и все последующие сохранены.",
        "Починаючи з рішення {number} партія сьогодні пішла б інакше. "
        "Стіл показано перед цим рішенням; його й усі наступні збережено.",
        number=number,
    )


def _gone(game: str) -> Unopened:
    return in_three(
        Unopened,
        "This table is of “{game}”, which is not among the games of this server. Nothing of it was changed.",
        "Игра этого стола — «{game}», а на этом сервере такой нет. Стол оставлен как есть.",
        "Гра цього столу — «{game}», а на цьому сервері такої немає. Стіл залишено як є.",
        game=game,
    )


def _newer(begun: int, now: int) -> Unopened:
    return in_three(
        Unopened,
        "This table was begun in version {begun} of the game, and this server has version {now}. "
        "Update the server, then open it again.",
        "Партия начата в версии {begun}, а на сервере версия {now}. Обновите сервер и откройте стол снова.",
        "Партію розпочато у версії {begun}, а на сервері версія {now}. Оновіть сервер і відкрийте стіл знову.",
        begun=begun,
        now=now,
    )


def _set_up() -> Unopened:
    return in_three(
        Unopened,
        "The set-up of this table no longer fits the game, so it cannot be opened. Nothing of it was changed.",
        "Подготовка этой партии больше не подходит к игре, поэтому стол не открыть. Он оставлен как есть.",
        "Підготовка цієї партії більше не підходить до гри, тому стіл не відкрити. Його залишено як є.",
    )
