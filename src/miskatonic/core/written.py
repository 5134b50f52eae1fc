"""A state as text: plain data with names instead of numbers, and the fingerprint of it."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import TYPE_CHECKING

from miskatonic.core import declared
from miskatonic.core.code import Code, Frame
from miskatonic.core.options import Asked
from miskatonic.core.rules import Rules

if TYPE_CHECKING:
    from miskatonic.core.state import Result, State


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
        **_plain_rest(s),
    }


def _plain_known(s: State) -> list[tuple[str, int]]:
    name = s.rules.names[declared.PIECE]
    return sorted((name(piece), seats) for piece, seats in s.known.items())


def _plain_rest(s: State) -> dict[str, object]:
    rules = s.rules
    return {
        "ticks": dict(sorted(s.ticks.items())),
        "stack": [_plain_frame(rules, frame) for frame in s.stack],
        "asked": [_plain_asked(rules, asked) for asked in s.asked],
        "result": None if s.result is None else _plain_result(s.result),
    }


class Fingerprints:
    """Takes the fingerprints of states that follow one another: what stayed as it was is not written again."""

    __slots__ = ("_counts", "_ears", "_zones")

    def __init__(self) -> None:
        self._counts: dict[str, tuple[int, str]] = {}
        self._zones: dict[str, tuple[tuple[int, ...], str]] = {}
        self._ears: dict[str, tuple[tuple[tuple[int, int], ...], str]] = {}

    def of(self, s: State) -> str:
        """The fingerprint of a state: that of `plain` as JSON, written sooner than `dumps` would."""
        counts = self._written_counts(s)
        known, rest = dumps(_plain_known(s)) if s.known else "[]", dumps(_plain_rest(s))[1:]
        text = (
            f'{{"seed": {s.seed}, "seats": {s.seats}, "zones": {{{self._written_zones(s)}}}, "counts": {{{counts}}}, '
            f'"known": {known}, "ears": {{{self._written_ears(s)}}}, {rest}'
        )
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def _written_zones(self, s: State) -> str:
        zones, before = s.zones, self._zones
        names, quoted = s.rules.quoted_pieces, s.rules.quoted
        out: list[str] = []
        for key in sorted(zones):
            zone = zones[key]
            if zone:
                was = before.get(key)
                if was is None or was[0] is not zone:
                    was = before[key] = (zone, f"{quoted[key]}: [{', '.join([names[piece] for piece in zone])}]")
                out.append(was[1])
        return ", ".join(out)

    def _written_counts(self, s: State) -> str:
        counts, before = s.counts, self._counts
        out: list[str] = []
        for key in sorted(counts):
            n, was = counts[key], before.get(key)
            if was is None or was[0] != n:
                was = before[key] = (n, _written_count(s.rules, key, n))
            out.append(was[1])
        return ", ".join(out)

    def _written_ears(self, s: State) -> str:
        before, names = self._ears, s.rules.quoted_pieces
        out: list[str] = []
        for event in sorted(s.ears):
            ears = s.ears[event]
            was = before.get(event)
            if was is None or was[0] is not ears:
                hearers = ", ".join([f"[{names[piece]}, {i}]" for piece, i in ears])
                was = before[event] = (ears, f"{dumps(event)}: [{hearers}]")
            out.append(was[1])
        return ", ".join(out)


def _written_count(rules: Rules, key: str, n: int) -> str:
    return f"{rules.quoted.get(key) or dumps(key)}: {rules.meant(key, n) if key in rules.pointing else n}"


def _plain_result(result: Result) -> tuple[object, ...]:
    plain = (result.won, result.rule, result.scores)
    return (*plain, result.places) if result.places else plain


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
    return code.holds.get(name) or rules.registers.get(name, "")


def _plain_asked(rules: Rules, asked: Asked) -> tuple[object, ...]:
    keys = [option.key for option in asked.options]
    who = rules.named(declared.ACTOR, asked.who)
    return (asked.seat, who, asked.question, keys, asked.source, _plain_about(rules, asked))


def _plain_about(rules: Rules, asked: Asked) -> list[object]:
    """What a question is about; the arguments of an event stand in its frame already."""
    known = zip(declared.arguments(asked.kind), asked.about, strict=True)
    return [rules.named(what, n) for (_, what), n in known if what != declared.EVENT]
