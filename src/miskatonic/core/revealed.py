"""What has come to light since an earlier moment of a game: what some seat knows now and could not know then.

Whoever takes decisions back past such a moment would choose again with that knowledge.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from miskatonic.core.declared import flattened, pieces_in
from miskatonic.core.hidden import dealt_anew, is_seen, questions
from miskatonic.core.record import Record, follow
from miskatonic.core.state import Note, State
from miskatonic.core.zones import open_to_all

WORLDS: Final = 12
"""In so many worlds that look the same to a seat is tried what would be asked."""
BLOCK: Final = 16
"""So many decisions are played again at a time on the way back to where a question was asked."""


class Revealed:
    """What came to light, as far as somebody at certain seats did not hold it in hand or say it themselves."""

    __slots__ = ("answers", "dealt", "told")

    def __init__(self) -> None:
        self.dealt = False
        """Dice, a token, a card that no seat had seen: a fresh deal makes it unknown again."""
        self.told = False
        """What another seat had seen or answered in secret: nothing makes it unknown again."""
        self.answers = False
        """Then some had answered a secret question, and now all have."""


def revealed(record: Record, number: int, own: set[int]) -> Revealed:
    """What has come to light since so many decisions, except what only these seats knew then: it was theirs to show."""
    found = Revealed()
    then = record.at(number)
    found.dealt = record.state.ticks != then.ticks or bool(_deals(record, number))
    unknown, secrets = _unseen(then, own)
    answered: list[int] = []
    """The numbers of the decisions that answered the question under way to several seats at once."""
    for n, before, state in _since(record, number):
        if before.asked[0].together:
            answered.append(n)
            if not _goes_on(before, *record.line[n]):
                if answered[0] == number:
                    answered = [*range(_opened(record, number), number), *answered]
                others = [m for m in answered if record.line[m][0] not in own]
                found.answers = found.answers or (bool(others) and answered[0] < number <= answered[-1])
                found.told = found.told or any(m >= number for m in others)
                answered = []
        found.dealt = found.dealt or _is_shown(unknown, state, record.notes[n + 1])
        found.told = found.told or _is_shown(secrets, state, record.notes[n + 1]) or _counts_shown(then, state)
        found.told = found.told or _is_asked_otherwise(record, n, before, state, own)
        if found.dealt and found.told and not answered:
            break
    return found


def _opened(record: Record, number: int) -> int:
    """After how many decisions the question was asked that several seats at once are at after so many."""
    for end in range(number, 0, -BLOCK):
        begin = max(0, end - BLOCK)
        done = [n for n, before, _ in islice(_since(record, begin), end - begin) if not _goes_on(before, *record.line[n])]
        if done:
            return done[-1] + 1
    return 0


def _goes_on(before: State, seat: int, key: str) -> bool:
    """Whether a question to several seats at once is still open after an answer of one of them."""
    asked = before.question_for(seat)
    assert asked is not None
    option = asked.find(key)
    assert option is not None
    return len(before.asked) > 1 or asked.goes_on(before.copy(), option)


Hidden = list[set[int]]
"""For every seat, pieces that it may not see."""


def _unseen(s: State, own: set[int]) -> tuple[Hidden, Hidden]:
    """What every seat may not see: what nobody sees, and what others than the owners of these seats do."""
    hidden = [_hidden(s, seat) for seat in range(s.seats)]
    nobody = set.intersection(*hidden)
    others = set().union(*(set(s.home) - hidden[seat] for seat in range(s.seats) if seat not in own))
    return [nobody] * s.seats, [pieces & others for pieces in hidden]


def _is_shown(hidden: Hidden, now: State, notes: list[Note]) -> bool:
    """Whether a seat sees a piece now that was hidden from it, or reads of it in these entries of the log."""
    for seat, pieces in enumerate(hidden):
        if any(is_seen(now, now.home[piece], piece, seat) for piece in pieces):
            return True
        for note in notes if pieces else ():
            if note.seat in (None, seat) and not pieces.isdisjoint(_pieces(note)):
                return True
    return False


def _since(record: Record, number: int) -> Iterator[tuple[int, State, State]]:
    """Every decision since so many: its number, and the states before and after it."""
    state = record.at(number)
    deals = _deals(record, number)
    for n in range(number, len(record.line)):
        if n in deals:
            state = record.at(n)
        before = state.copy()
        follow(state, *record.line[n])
        yield n, before, state


def _deals(record: Record, number: int) -> set[int]:
    """Where was dealt afresh since so many decisions."""
    return {n for n, _ in record.course.deals if n > number}


def _hidden(s: State, seat: int) -> set[int]:
    """The pieces on the table whose faces a seat may not see."""
    out: set[int] = set()
    for zone, pieces in s.zones.items():
        place = s.rules.zones[zone]
        if not place.sees(s, place.index, seat):
            out.update(piece for piece in pieces if not s.known.get(piece, 0) >> seat & 1)
    return out


def _is_asked_otherwise(record: Record, n: int, before: State, after: State, own: set[int]) -> bool:
    """Whether who is asked what after a decision tells those who took it what others hold: cards with which something can be
    done about it, or none. Where chance comes in, the questions that follow tell of that."""
    seat, key = record.line[n]
    if seat not in own or before.asked[0].together:
        return False
    unknown, secrets = _unseen(before, own)
    if before.ticks != after.ticks or not any(secrets[one] for one in own) or _is_shown(unknown, after, record.notes[n + 1]):
        return False
    for world in range(WORLDS):
        other = dealt_anew(before, tuple(own), world)
        follow(other, seat, key)
        if questions(other) != questions(after):
            return True
    return False


def _counts_shown(then: State, now: State) -> bool:
    """Whether a kept number that was hidden from a seat is so no longer."""
    for key in then.counts:
        family = then.rules.counters.get(key)
        if family is not None and family[0].sees is not open_to_all:
            counters, index = family
            if any(not counters.sees(then, index, n) and counters.sees(now, index, n) for n in range(then.seats)):
                return True
    return False


def _pieces(note: Note) -> set[int]:
    """The pieces that an entry of the log names."""
    return set(flattened([getattr(note.told, field) for field in pieces_in(note.kind)]))
