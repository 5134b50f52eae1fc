"""A state as text: plain data with names instead of numbers, and the fingerprint of it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from itertools import compress
from json import dumps
from json.encoder import encode_basestring_ascii as quoted
from operator import is_not
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from miskatonic.core import declared
from miskatonic.core.code import Code, Frame
from miskatonic.core.options import Asked
from miskatonic.core.rules import Rules

if TYPE_CHECKING:
    from miskatonic.core.state import Result, State

FRAMES_REMEMBERED: Final = 1 << 13

T = TypeVar("T")


def plain(s: State) -> dict[str, object]:
    """Everything that makes a state what it is, as plain sorted data."""
    rules = s.rules
    name = rules.names[declared.PIECE]
    return {
        "seed": s.seed,
        "seats": s.seats,
        "zones": {key: [name(piece) for piece in zone] for key, zone in sorted(s.zones.items()) if zone},
        "counts": {key: rules.counted(key, n) for key, n in sorted(s.counts.items())},
        "known": _plain_known(s),
        "ears": {event: [(name(piece), i) for piece, i in ears] for event, ears in sorted(s.ears.items())},
        "ticks": dict(sorted(s.ticks.items())),
        **under_way(s),
    }


def _plain_known(s: State) -> list[tuple[str, int]]:
    name = s.rules.names[declared.PIECE]
    return sorted((name(piece), seats) for piece, seats in s.known.items())


def under_way(s: State) -> dict[str, object]:
    """What is being done and asked in a state, and how it ended, as plain data."""
    rules = s.rules
    return {
        "stack": [_plain_frame(rules, frame) for frame in s.stack],
        "asked": [_plain_asked(rules, asked) for asked in s.asked],
        "result": None if s.result is None else _plain_result(s.result),
    }


class Lines(Generic[T]):
    """What the entries of a dictionary are written as, in the order of their keys: what stayed as it was stays written."""

    __slots__ = ("_all", "_lines", "_things", "_write")

    def __init__(self, write: Callable[[Rules, str, T], str]) -> None:
        self._write = write
        self._things: dict[str, T] = {}
        self._lines: dict[str, str] = {}
        self._all = ""

    def of(self, rules: Rules, things: dict[str, T]) -> str:
        """All entries as they are now; those written as nothing are left out."""
        before, lines = self._things, self._lines
        if things.keys() != lines.keys():
            lines = self._lines = {key: lines.get(key, "") for key in sorted(things)}
        new = [*compress(things.items(), map(is_not, things.values(), map(before.get, things)))]
        if new or len(before) != len(things):
            for key, thing in new:
                lines[key] = self._write(rules, key, thing)
            self._things = things.copy()
            self._all = ", ".join(filter(None, lines.values()))
        return self._all


class Fingerprints:
    """Takes the fingerprints of states that follow one another: what stayed as it was is not written again."""

    __slots__ = ("_asked", "_counts", "_ears", "_known", "_ticks", "_zones")

    def __init__(self) -> None:
        self._zones = Lines(_written_zone)
        self._counts = Lines(_written_count)
        self._ears = Lines(_written_ears)
        self._ticks = Lines(_written_tick)
        self._known: tuple[dict[int, int], str] = ({}, "[]")
        self._asked: dict[Asked, str] = {}

    def of(self, s: State) -> str:
        """The fingerprint of a state: that of `plain` as JSON, written sooner than `dumps` would."""
        rules = s.rules
        if self._known[0] != s.known:
            self._known = (s.known.copy(), dumps(_plain_known(s)))
        text = (
            f'{{"seed": {s.seed}, "seats": {s.seats}, "zones": {{{self._zones.of(rules, s.zones)}}}, '
            f'"counts": {{{self._counts.of(rules, s.counts)}}}, "known": {self._known[1]}, '
            f'"ears": {{{self._ears.of(rules, s.ears)}}}, "ticks": {{{self._ticks.of(rules, s.ticks)}}}, '
            f'"stack": [{", ".join([_written_frame(rules, f) for f in s.stack])}], '
            f'"asked": [{self._questions(s)}], '
            f'"result": {"null" if s.result is None else dumps(_plain_result(s.result))}}}'
        )
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def _questions(self, s: State) -> str:
        """What is asked."""
        before = self._asked
        self._asked = {asked: before.get(asked) or _written_question(s.rules, asked) for asked in s.asked}
        return ", ".join(self._asked.values())


def _written_zone(rules: Rules, key: str, zone: tuple[int, ...]) -> str:
    names = rules.quoted_pieces
    return f"{rules.quoted[key]}: [{', '.join([names[piece] for piece in zone])}]" if zone else ""


def _written_count(rules: Rules, key: str, n: int) -> str:
    return f"{rules.quoted.get(key) or dumps(key)}: {rules.meant(key, n) if key in rules.pointing else n}"


def _written_ears(rules: Rules, event: str, ears: tuple[tuple[int, int], ...]) -> str:
    names = rules.quoted_pieces
    return f"{dumps(event)}: [{', '.join([f'[{names[piece]}, {i}]' for piece, i in ears])}]"


def _written_frame(rules: Rules, f: Frame) -> str:
    frame = (f.code, f.step, f.who, f.root, f.answer, f.answers, *f.regs.items(), *f.lists.items())
    known = rules.written.get(frame)
    if known is None:
        if len(rules.written) >= FRAMES_REMEMBERED:
            rules.written.clear()
        known = rules.written[frame] = dumps(_plain_frame(rules, f))
    return known


def _written_tick(rules: Rules, stream: str, n: int) -> str:
    return f"{rules.quoted.get(stream) or dumps(stream)}: {n}"


def _written_question(rules: Rules, asked: Asked) -> str:
    seat, who, question, keys, source, about = _plain_asked(rules, asked)
    return (
        f"[{seat}, {who if isinstance(who, int) else quoted(who)}, {quoted(question)}, "
        f"[{', '.join(map(quoted, keys))}], {quoted(source)}, {dumps(about) if about else '[]'}]"
    )


def _plain_result(result: Result) -> tuple[object, ...]:
    plain = (result.won, result.rule, result.scores)
    placed = (*plain, result.places) if result.places else plain
    return (*placed, result.teams) if result.teams else placed


def _plain_frame(rules: Rules, f: Frame) -> tuple[object, ...]:
    answers = [(seat, option.key) for seat, option in f.answers]
    answer = f.answer.key if f.answer else ""
    regs = [(key, rules.named(_held(rules, f.code, key), n)) for key, n in sorted(f.regs.items())]
    lists = [(key, _plain_list(rules, f.code, key, numbers)) for key, numbers in sorted(f.lists.items())]
    return (f.code.address, f.step, rules.named(declared.ACTOR, f.who), f.root, answer, answers, regs, lists)


def _plain_list(rules: Rules, code: Code, key: str, numbers: tuple[int, ...]) -> object:
    event = code.event
    if key == "use":  # a piece, one of its abilities, and where the event stands
        return [rules.named(declared.PIECE, numbers[0]), *numbers[1:]]
    if key == "args" and event is not None:
        whats = (*event.args, *("",) * len(numbers))
        return [rules.named(what, n) for what, n in zip(whats, numbers, strict=False)]
    return rules.named(_held(rules, code, key), numbers)


def _held(rules: Rules, code: Code, register: str) -> str:
    """What a register holds: as its code says, or as registers of its name do everywhere. Behind a dash stands whose."""
    name = register.partition("-")[0]
    return code.registers.get(name) or rules.registers.get(name, "")


def _plain_asked(rules: Rules, asked: Asked) -> tuple[int, int | str, str, list[str], str, list[object]]:
    keys = [option.key for option in asked.options]
    who = rules.named(declared.ACTOR, asked.who)
    return (asked.seat, who, asked.question, keys, asked.source, _plain_about(rules, asked))


def _plain_about(rules: Rules, asked: Asked) -> list[object]:
    """What a question is about; the arguments of an event stand in its frame already."""
    known = zip(declared.arguments(asked.kind), asked.about, strict=True)
    return [rules.named(what, n) for (_, what), n in known if what != declared.EVENT]
