"""A save that somebody brings: played again from its first decision, it can become a table.

Anybody can write a file that looks like a save, so nothing in it is believed: it is bounded, played by the rules, and
compared with what it says of itself. This happens where bots think, not where tables are served.
"""

from __future__ import annotations

import json
from re import fullmatch
from typing import Final, NamedTuple

import miskatonic as mk
from miskatonic.core import record as records
from miskatonic.core.errors import BadSave, ForeignSave, NewerSave, Refused
from miskatonic.core.zones import SPECTATOR
from miskatonic.game import Game, begun_game
from miskatonic.scene import Board
from miskatonic.tables.laying import Position, placed
from miskatonic.tables.opening import Kept
from miskatonic.tables.sentences import in_three
from miskatonic.tables.taking_back import DEALS
from miskatonic.text.parts import LANGUAGES, Lang, Text

MOST_BYTES: Final = 262_144
"""The longest games of ours are a tenth of this."""
MOST_LINES: Final = 10_000
MOST_DEALS: Final = 2 * DEALS
"""No table of ours bears half as many."""
SEEDS: Final = 1 << 128
DEAL_WORD: Final = "[0-9a-f]{1,32}"


class Unread(Refused):
    """A save cannot become a table; there is nothing it could have changed."""


class Saved(NamedTuple):
    """What a save holds: the position it was left in, and who the players are in it."""

    position: Position
    people: dict[Lang, tuple[Text, ...]]


def read(text: str, deal: str = "") -> Saved:
    """The game of a save; with a word for it, what no seat has seen is dealt afresh unless the game is over."""
    header, lines = _header(text)
    game = _begun(header)
    log, hashes = _course(lines)
    start, kept = game.state.hash(), list[Kept]()
    for number, entry in enumerate(log, 1):
        try:
            records.replay(game.record, [entry])
        except Exception:  # whatever an odd decision brings about, it does not fit
            raise _unfit(len(game.record.line) + 1) from None
        is_told = number == len(log) or number % records.SNAPSHOT_EVERY == 0
        kept.append((entry, game.state.hash() if is_told else None))
    _compare(game.record, hashes)
    if deal and not game.over:
        game.record.deal(deal)
        kept.append((game.record.entries[-1], game.state.hash()))
    return Saved(placed(game.record, start, kept), {lang: _people(game, lang) for lang in LANGUAGES})


def _header(text: str) -> tuple[records.Header, list[str]]:
    """What a save begins from and its lines, if it is one of ours and no longer than any game could be."""
    try:
        header, lines = records.read_header(text)
        json.dumps(header.options, ensure_ascii=False).encode()
    except BadSave as bad:
        raise Unread(str(bad)) from None
    except ValueError:  # letters that are none
        raise Unread(records.NOT_OURS) from None
    if not 0 <= header.seed < SEEDS:
        raise Unread(records.NOT_OURS)
    if len(lines) > MOST_LINES:
        raise Unread(TOO_LONG)
    return header, lines


def _begun(header: records.Header) -> Game:
    """The game of a save at its first decision."""
    try:
        game = begun_game(mk.games(), header)
    except ForeignSave:
        raise _unknown(header.game) from None
    except NewerSave:
        raise Unread(NEWER) from None
    except Exception:  # a box or a set-up that never was may stumble anywhere
        raise Unread(ODD_SET_UP) from None
    header.version = game.title.version  # it fits this one, or it will be refused
    return game


def _course(lines: list[str]) -> tuple[list[str], dict[int, str]]:
    """The entries that count, nothing on the way being taken back, and the fingerprints told of the last line."""
    entries: list[str] = []
    hashes: dict[int, str] = {}
    try:
        for line in lines:
            word, _, rest = line.partition(" ")
            if word == "hash":
                number, _, expected = rest.partition(" ")
                hashes[int(number)] = expected
            else:
                entries.append(line)
                hashes.clear()
        course = records.course_of(entries)
    except (ValueError, IndexError):
        raise Unread(records.NOT_OURS) from None
    if len(course.deals) > MOST_DEALS:
        raise Unread(TOO_LONG)
    if not all(fullmatch(DEAL_WORD, word) for _, word in course.deals):
        raise Unread(records.NOT_OURS)
    return course.path(len(course.line)), hashes


def _compare(record: records.Record, hashes: dict[int, str]) -> None:
    """Refuse a save whose game would stand otherwise today than it did."""
    cheap = {*record.snapshots, len(record.line)}  # an honest save tells of no others
    for number, expected in sorted(hashes.items()):
        if number in cheap and record.at(number).hash() != expected:
            raise _differs(number)


def _people(game: Game, lang: Lang) -> tuple[Text, ...]:
    """Who the players are, seat by seat, as anybody may see."""
    boards = [thing for thing in game.scene(SPECTATOR, lang).things if isinstance(thing, Board)]
    return tuple([_called(boards, seat) for seat in range(game.record.header.seats)])


def _called(boards: list[Board], seat: int) -> Text:
    return next((board.label for board in boards if board.seat == seat), ())


# -------------------------------------------------------------------- what is said

TOO_SLOW: Final = "It takes too long to play this save again, so it was not opened. Nothing was changed."
TOO_LONG: Final = "This save is longer than any game of ours, so it cannot be opened. Nothing was changed."
NEWER: Final = "This save was written by a newer version of the game. Update the server, then open it again."
ODD_SET_UP: Final = "The set-up of this save does not fit this version of the game. Nothing was changed."


def _unknown(game: str) -> Unread:
    return in_three(
        Unread,
        "This save is of “{game}”, which is not among the games of this server.",
        "Это сохранение игры «{game}», а на этом сервере такой нет.",
        "Це збереження гри «{game}», а на цьому сервері такої немає.",
        game=game[:40],
    )


def _unfit(number: int) -> Unread:
    return in_three(
        Unread,
        "Decision {number} of this save does not fit this version of the game, so it cannot be opened. Nothing was changed.",
        "Решение {number} из этого сохранения не подходит к этой версии игры, поэтому открыть его нельзя. "
        "Ничего не изменилось.",
        "Рішення {number} із цього збереження не підходить до цієї версії гри, тому відкрити його не можна. "
        "Нічого не змінилося.",
        number=number,
    )


def _differs(number: int) -> Unread:
    return in_three(
        Unread,
        "After decision {number} this game would stand differently today from what the save says, so it cannot be opened. "
        "Nothing was changed.",
        "После решения {number} партия сегодня сложилась бы не так, как записано в сохранении, поэтому открыть его нельзя. "
        "Ничего не изменилось.",
        "Після рішення {number} партія сьогодні склалася б не так, як записано в збереженні, тому відкрити його не можна. "
        "Нічого не змінилося.",
        number=number,
    )
