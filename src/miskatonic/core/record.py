"""The record of a game: header and the decisions taken, from which everything else follows. It is the save.

Undo and redo are entries like any other; nothing is ever erased. Snapshots are caches, every few decisions.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, Final, Protocol

from miskatonic.core import errors
from miskatonic.core.hidden import dealt_afresh
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Note, State

FORMAT: Final = 1
SNAPSHOT_EVERY: Final = 16
SOME: Final = 12
"""How many options a refusal names."""
DEAL: Final = "deal"
"""The entry of a fresh deal: the word `deal` and a hexadecimal number."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors put it before a text."""
OPENING: Final = '{"miskatonic": '
CUT_OFF: Final = "This save is cut off: its end is missing. Nothing was loaded."
NOT_OURS: Final = "This is not a save of Miskatonic."


class Begin(Protocol):
    """From options, seats, seed and what is in the box (all we have, if nothing is said) to a state not yet run."""

    def __call__(self, options: Mapping[str, Any], seats: int, seed: int, box: Iterable[str] | None = None, /) -> State: ...


class Header:
    """What a game starts from."""

    def __init__(
        self,
        game: str,
        version: int,
        options: Mapping[str, Any],
        seats: int,
        seed: int,
        box: Iterable[str] = (),
    ) -> None:
        self.box = tuple(box)
        """The names of all pieces at the time: what comes into the box later is none of this game's."""
        self.game = game
        self.version = version
        self.options = dict(options)
        self.seats = seats
        self.seed = seed


class Course:
    """What entries come to without playing them: the decisions in force, those taken back, and where was dealt afresh."""

    def __init__(self, original: Course | None = None) -> None:
        self.line: list[tuple[int, str]] = [] if original is None else original.line.copy()
        """The decisions that made the present state: seat and key."""
        self.undone: list[tuple[int, str]] = [] if original is None else original.undone.copy()
        """Those that can be brought back, the next one last."""
        self.deals: list[tuple[int, str]] = [] if original is None else original.deals.copy()
        """After how many decisions was dealt afresh, and the word that said how."""

    def undo(self, steps: int) -> None:
        """Take back the last decisions. Those that followed a fresh deal are gone with it."""
        if not 0 < steps <= len(self.line):
            raise errors.NothingToUndo("There is no decision left to take back.")
        keep = len(self.line) - steps
        gone = [number for number, _ in self.deals if number > keep]
        if gone:
            self.undone.clear()
        self.undone.extend(reversed(self.line[keep : min(gone, default=len(self.line))]))
        del self.line[keep:]
        self.deals = [deal for deal in self.deals if deal[0] <= keep]

    def path(self, number: int) -> list[str]:
        """The entries that lead to so many decisions of the line, nothing on the way being taken back."""
        deals = self.deals.copy()
        out: list[str] = []
        for n in range(number + 1):
            while deals and deals[0][0] == n:
                out.append(f"{DEAL} {deals.pop(0)[1]}")
            if n < number:
                seat, key = self.line[n]
                out.append(f"{seat} {key}")
        return out


def course_of(entries: Iterable[str]) -> Course:
    """What entries come to.

    >>> course = course_of(["0 a", "1 b", "undo 2", "redo 1", "0 c", "undo 1"])
    >>> course.line, course.undone
    ([(0, 'a')], [(0, 'c')])
    """
    course = Course()
    for entry in entries:
        word, _, rest = entry.partition(" ")
        if word == "undo":
            course.undo(int(rest))
        elif word == "redo":
            for _ in range(int(rest)):
                course.line.append(course.undone.pop())
        else:
            course.undone.clear()
            if word == DEAL:
                course.deals.append((len(course.line), rest))
            else:
                course.line.append((int(word), rest))
    return course


Packed = tuple[tuple[str, ...], tuple[Any, ...]]
"""The keys of a dictionary and its values."""


class Snapshot:
    """A state as it was, in little room: where a piece lies follows from the zones, and keys are those of the one before."""

    __slots__ = ("counts", "rest", "zones")

    def __init__(self, state: State, before: Snapshot | None = None) -> None:
        self.zones: Packed = _packed(state.zones, None if before is None else before.zones)
        self.counts: Packed = _packed(state.counts, None if before is None else before.counts)
        self.rest: State = state.copy()
        """All else."""
        self.rest.zones, self.rest.home, self.rest.counts = {}, {}, {}

    def state(self) -> State:
        """The state, free to go its own way."""
        state = self.rest.copy()
        state.zones = dict(zip(*self.zones, strict=True))
        state.counts = dict(zip(*self.counts, strict=True))
        state.home = {piece: key for key, zone in state.zones.items() for piece in zone}
        return state


def _packed(some: Mapping[str, Any], before: Packed | None) -> Packed:
    keys = tuple(some)
    return (keys if before is None or before[0] != keys else before[0]), tuple(some.values())


class Record:
    """A game in play with its history: play, undo, redo, save."""

    def __init__(self, header: Header, begin: Begin, *, logged: bool = True, original: Record | None = None) -> None:
        self.header = header
        self.begin = begin
        self.logged = logged
        self.entries: list[str] = []
        """Everything that was ever done, undo and redo included."""
        self.course: Course = Course(None if original is None else original.course)
        self.notes: list[list[Note]] = []
        """The log in pieces: the set-up, then what each decision of the line brought."""
        self.snapshots: dict[int, Snapshot] = {}
        self.state: State = self._start() if original is None else original.state.copy()

    def _start(self) -> State:
        state = self.begin(self.header.options, self.header.seats, self.header.seed, self.header.box or None)
        if self.logged:
            state.log = []
        state.run()
        if state.log is not None:
            self.notes = [state.log]
        self.snapshots = {0: Snapshot(state)}
        return state

    def copy(self) -> Record:
        """The same game with the same history, free to go its own way."""
        twin = Record(self.header, self.begin, logged=self.logged, original=self)
        twin.entries = self.entries.copy()
        twin.notes = self.notes.copy()
        twin.snapshots = self.snapshots.copy()
        return twin

    @property
    def line(self) -> list[tuple[int, str]]:
        """The decisions that made the present state: seat and key."""
        return self.course.line

    @property
    def undone(self) -> list[tuple[int, str]]:
        """The decisions that can be brought back, the next one last."""
        return self.course.undone

    # ---------------------------------------------------------------- playing

    def find(self, key: str, seat: int | None) -> tuple[Asked, Option]:
        """The open question and the option that a key means, or a refusal."""
        asked = self.state.asked
        if not asked:
            raise errors.NotOpen("The game is over: there is nothing left to decide.")
        if seat is None:
            question = asked[0]
        else:
            mine = self.state.question_for(seat)
            if mine is None:
                if not 0 <= seat < self.header.seats:
                    raise errors.WrongSeat(f"There is no seat {seat} at this table; seats are 0 to {self.header.seats - 1}.")
                if asked[0].together and any(answered == seat for answered, _ in self.state.stack[-1].answers):
                    raise errors.NotOpen(f"Seat {seat} has already answered; wait for the others.")
                turn = ", ".join(str(a.seat) for a in asked)
                raise errors.WrongSeat(f"It is not for seat {seat} to decide now, but for seat {turn}.")
            question = mine
        option = question.find(key)
        if option is None:
            keys = [o.key for o in question.options]
            offered = ", ".join([*keys[:SOME], "…"] if keys[SOME:] else keys)
            raise errors.UnknownKey(f"“{key}” cannot be chosen now. It can be one of: {offered}.")
        return question, option

    def play(self, key: str, seat: int | None = None) -> None:
        """Take a decision; a refused one changes nothing."""
        asked, option = self.find(key, seat)
        self._answer(asked, option)
        self.entries.append(f"{asked.seat} {key}")
        self.undone.clear()

    def _answer(self, asked: Asked, option: Option) -> None:
        state = self.state
        if self.logged:
            state.log = []
        try:
            state.answer(asked, option)
        except errors.Runaway as error:
            self._rebuild(len(self.line))
            raise errors.Runaway(f"{error}\n{self.save()}") from None
        except Exception:
            self._rebuild(len(self.line))
            raise
        self.line.append((asked.seat, option.key))
        if state.log is not None:
            self.notes.append(state.log)
        if len(self.line) % SNAPSHOT_EVERY == 0:
            self._keep_snapshot()

    def undo(self, steps: int = 1) -> None:
        """Take back the last decisions."""
        self.course.undo(steps)
        self._rebuild(len(self.line))
        self.entries.append(f"undo {steps}")

    def redo(self, steps: int = 1) -> None:
        """Bring back decisions that were taken back."""
        if not 0 < steps <= len(self.undone):
            raise errors.NothingToUndo("There is no decision to bring back.")
        for _ in range(steps):
            seat, key = self.undone.pop()
            self._answer(*self.find(key, seat))
        self.entries.append(f"redo {steps}")

    def deal(self, word: str) -> None:
        """Deal afresh what no seat has seen, and renew chance; the word, a hexadecimal number, says how."""
        self.state = dealt_afresh(self.state, int(word, 16))
        self._keep_snapshot()
        self.course.deals.append((len(self.line), word))
        self.undone.clear()
        self.entries.append(f"{DEAL} {word}")

    def _keep_snapshot(self) -> None:
        self.snapshots[len(self.line)] = Snapshot(self.state, self.snapshots[max(self.snapshots)])

    def take_over(self, entries: list[str], course: Course) -> None:
        """Have a longer history that comes to the same line: what was taken back on the way."""
        self.entries, self.course = entries, course

    def at(self, number: int) -> State:
        """The state after so many decisions of the line; the game itself stays where it is."""
        base = max(n for n in self.snapshots if n <= number)
        state = self.snapshots[base].state()
        for seat, key in self.line[base:number]:
            follow(state, seat, key)
        return state

    def _rebuild(self, number: int) -> None:
        self.state = self.at(number)
        self.notes = self.notes[: number + 1]
        self.snapshots = {n: snapshot for n, snapshot in self.snapshots.items() if n <= number}

    # ---------------------------------------------------------------- saving

    def save(self) -> str:
        """The game as text: a header, a line per entry, and a last line that vouches for the rest."""
        lines = self.entries.copy()
        for number in sorted(self.snapshots):
            lines.append(f"hash {number} {self.snapshots[number].state().hash()}")
        lines.append(f"hash {len(self.line)} {self.state.hash()}")
        return save_text(self.header, lines)


def follow(state: State, seat: int, key: str) -> None:
    """Take a decision that was taken before in the same state."""
    asked = state.question_for(seat)
    assert asked is not None
    option = asked.find(key)
    assert option is not None
    state.answer(asked, option)


def save_text(header: Header, lines: list[str]) -> str:
    """A save with this header and these lines."""
    head = {
        "miskatonic": FORMAT,
        "game": header.game,
        "version": header.version,
        "seats": header.seats,
        "seed": header.seed,
        "options": header.options,
        "box": " ".join(header.box),
    }
    body = "\n".join([json.dumps(head, ensure_ascii=False), *lines])
    return f"{body}\nend {_checksum(body)}\n"


def _checksum(body: str) -> str:
    return blake2b(body.encode(), digest_size=8).hexdigest()


def read_header(text: str) -> tuple[Header, list[str]]:
    """The header of a save and its entries, after making sure that it is whole, ours and unedited."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    if len(lines) == 1 and text.startswith(OPENING):
        raise errors.TruncatedSave(CUT_OFF)
    try:
        head = json.loads(lines[0])
        form = head["miskatonic"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise errors.ForeignSave(NOT_OURS) from None
    if not isinstance(form, int) or form > FORMAT:
        raise errors.NewerSave("This save was written by a newer Miskatonic. Update, then open it again.")
    last = f"end {_checksum(chr(10).join(lines[:-1]))}"
    if not lines[-1].startswith("end ") or len(lines[-1]) < len(last):
        raise errors.TruncatedSave(CUT_OFF)
    if lines[-1] != last:
        raise errors.EditedSave("This save was changed after it was written, so it cannot be trusted. Nothing was loaded.")
    game, version, options = head.get("game"), head.get("version"), head.get("options")
    seats, seed, box = head.get("seats"), head.get("seed"), head.get("box")
    if (
        not isinstance(game, str)
        or not isinstance(box, str)
        or not isinstance(options, dict)
        or not all(type(n) is int for n in (version, seats, seed))
    ):
        raise errors.ForeignSave(NOT_OURS)
    return Header(game, version, options, seats, seed, box.split()), lines[1:-1]


def replay(record: Record, entries: list[str]) -> None:
    """Play the entries of a save again; say which one does not fit, if one does not."""
    for number, entry in enumerate(entries, 1):
        word, _, rest = entry.partition(" ")
        try:
            if word == "undo":
                record.undo(int(rest))
            elif word == "redo":
                record.redo(int(rest))
            elif word == DEAL:
                record.deal(rest)
            elif word == "hash":
                _compare(record, rest, number)
            else:
                record.play(rest, int(word))
        except errors.BadSave:
            raise
        except ValueError as error:
            raise errors.UnfitSave(
                f"Decision {number} of the save, “{entry}”, no longer fits the rules of this version. "
                f"The file was left as it is. ({error})",
                number,
            ) from None


def _compare(record: Record, rest: str, number: int) -> None:
    count, _, expected = rest.partition(" ")
    if record.at(int(count)).hash() != expected:
        raise errors.UnfitSave(
            f"After decision {count} the game of this version differs from what the save says. The file was left as it is.",
            number,
        )
