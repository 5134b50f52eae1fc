"""Hidden information: what a seat sees, and what it may imagine behind it.

Scenes, bots and observations are made only from `seen_by` and `imagine`.
"""

from __future__ import annotations

from typing import Final

from miskatonic.core import streams
from miskatonic.core.declared import pieces_in
from miskatonic.core.options import Asked
from miskatonic.core.state import EVERYBODY, Note, State


def is_seen(s: State, zone: str, piece: int, seat: int) -> bool:
    """Whether a seat may see the face of a piece lying in a zone."""
    place = s.rules.zones[zone]
    return place.sees(s, place.index, seat) or bool(s.known.get(piece, 0) & bit(seat))


def bit(seat: int) -> int:
    """The bit of a seat, or of whoever looks on, among those who know a piece."""
    return 1 << seat if seat >= 0 else ONLOOKERS


def seen_by(s: State, seat: int) -> State:
    """The state as a seat sees it: hidden pieces are blanks with the right back, and nothing under way is shown.

    Of the questions of other seats it learns that they are asked, not what they may choose from.
    """
    view = State(s.rules, s.seats, 0)
    for zone, pieces in s.zones.items():
        if not pieces:
            continue
        place = s.rules.zones[zone]
        if place.sees(s, place.index, seat):
            view.zones[zone] = pieces
        else:
            view.zones[zone] = tuple(p if is_seen(s, zone, p, seat) else s.rules.blank[p] for p in pieces)
        for piece in view.zones[zone]:
            if piece >= 0:
                view.home[piece] = zone
    for key, n in s.counts.items():
        family = s.rules.counters.get(key)
        if family is None or family[0].sees(s, family[1], seat):
            view.counts[key] = n
    view.asked = questions_for(s, seat)
    view.result = s.result
    return view


def questions_for(s: State, seat: int) -> tuple[Asked, ...]:
    """The open questions as a seat hears them: of others', not what they may choose from."""
    return tuple([a if a.seat == seat else Asked(a.seat, a.who, a.kind, (), a.source, a.about, a.together) for a in s.asked])


def imagine(s: State, seat: int, seed: int) -> State:
    """A full state that the seat cannot tell from the true one: hidden pieces re-dealt, chance renewed.

    Answers that others have given in secret are imagined anew too. Nothing in it depends on what is hidden from the seat.
    That somebody is asked something may itself tell of hidden pieces: deals in which nobody would be asked are dealt again.
    """
    seen = questions(s)
    for deal in range(DEALS):
        dream = dealt_anew(s, (seat,), seed, deal)
        _ask_again(s, dream, seat, seed)
        if questions(dream) == seen:
            return dream
    return dealt_anew(s, (seat,), seed)


def dealt_afresh(s: State, seed: int) -> State:
    """The state with everything dealt again that no seat has seen, and chance renewed: no seat can tell them apart."""
    return dealt_anew(s, tuple(range(s.seats)), seed)


ONLOOKERS: Final = EVERYBODY + 1 >> 1
"""The bit in `known` of those who sit in no seat."""
DEALS: Final = 300
"""So many deals are tried until one explains the open questions; after that they stand as they are."""


def questions(s: State) -> list[tuple[int, str, str]]:
    """What everybody sees of the open questions."""
    return [(asked.seat, asked.question, asked.source) for asked in s.asked]


def dealt_anew(s: State, seats: tuple[int, ...], seed: int, deal: int = 0) -> State:
    """The state with everything dealt again that is hidden from all these seats, questions and all else untouched.

    Numbers that none of them sees are forgotten: a number nobody has set is 0.
    """
    dream = s.copy()
    dream.seed = seed
    knowing = sum(bit(seat) for seat in seats)
    for key in s.counts:
        family = s.rules.counters.get(key)
        if family is not None and not any(family[0].sees(s, family[1], seat) for seat in seats):
            del dream.counts[key]
    spots: dict[int, list[tuple[str, int]]] = {}
    for zone in sorted(s.zones):
        place = s.rules.zones[zone]
        for seat in seats:
            if place.sees(s, place.index, seat):
                break
        else:
            for i, piece in enumerate(s.zones[zone]):
                if piece not in s.known or not s.known[piece] & knowing:
                    spots.setdefault(s.rules.blank[piece], []).append((zone, i))
    for back, places in spots.items():
        truth = [s.zones[zone][i] for zone, i in places]
        pool = streams.shuffled(seed, f"imagine {back}", deal, tuple(sorted(truth)))
        _lay(s, dream, places, truth, _dealt(s, places, pool))
    return dream


def _dealt(s: State, places: list[tuple[str, int]], pool: tuple[int, ...]) -> list[int]:
    """A piece of the pool for every place; zones that accept only some pieces get theirs first."""
    holder: dict[int, int] = {}
    """For each number in the pool that is given away, the place that has it."""

    def find(at: int, tried: set[int]) -> bool:
        """Give a place a piece it accepts; whoever holds that piece already finds another."""
        accepts = s.rules.zones[places[at][0]].accepts
        for n, piece in enumerate(pool):
            if n not in tried and (accepts is None or accepts(piece)):
                tried.add(n)
                if n not in holder or find(holder[n], tried):
                    holder[n] = at
                    return True
        return False

    for at, (zone, _) in enumerate(places):
        if s.rules.zones[zone].accepts is not None:
            find(at, set())
    if not holder:
        return list(pool)
    given = {at: pool[n] for n, at in holder.items()}
    rest = iter([piece for n, piece in enumerate(pool) if n not in holder])
    return [given[at] if at in given else next(rest) for at in range(len(places))]


def _lay(s: State, dream: State, places: list[tuple[str, int]], truth: list[int], dealt: list[int]) -> None:
    """Lay the dealt pieces in their places; who knows the piece in a place of the truth knows it in the dream."""
    contents = {zone: list(dream.zones[zone]) for zone in dict.fromkeys(zone for zone, _ in places)}
    for piece in truth:
        dream.known.pop(piece, None)
    for (zone, i), was, now in zip(places, truth, dealt, strict=True):
        contents[zone][i] = now
        dream.home[now] = zone
        if was in s.known:
            dream.known[now] = s.known[was]
        if s.rules.pieces[now].abilities:
            dream.perk(now, s.home[now], zone)
    for zone, pieces in contents.items():
        dream.zones[zone] = tuple(pieces)


def _ask_again(s: State, dream: State, seat: int, seed: int) -> None:
    """Questions of other seats name hidden pieces, and their answers are secret: ask them again on the re-dealt table."""
    if not s.asked or (len(s.asked) == 1 and s.asked[0].seat == seat and not s.asked[0].together):
        return
    frame = dream.stack[-1]
    given = frame.answers if s.asked[0].together else ()
    frame.step -= 1
    dream.asked = ()
    dream.step()
    for answered, option in given:
        asked = dream.question_for(answered)
        if asked is not None:
            own = asked.find(option.key) if answered == seat else None
            guess = streams.below(seed, f"guess {answered}", 0, len(asked.options))
            dream.answer(asked, own or asked.options[guess])
    if s.asked[0].then is not None:
        _finish(s, dream, seed)


def _finish(s: State, dream: State, seed: int) -> None:
    """Who goes their own way and is done in truth is done in the dream as well, somehow."""
    n = 0
    for asked in dream.asked:
        mine: Asked | None = asked if s.question_for(asked.seat) is None else None
        while mine is not None:
            dream.answer(mine, mine.options[streams.below(seed, f"guess {mine.seat}", n, len(mine.options))])
            mine = dream.question_for(mine.seat)
            n += 1


def laid_open(s: State, zones: tuple[str, ...]) -> State:
    """The state with what lies in some zones open to whoever looks on."""
    shown = s.copy()
    for zone in zones:
        for piece in s.zones.get(zone, ()):
            shown.known[piece] = shown.known.get(piece, 0) | ONLOOKERS
    return shown


def readable(s: State, note: Note, seat: int) -> Note:
    """The log entry as a seat may read it: pieces that only another seat saw are blanks."""
    if note.seat is None or note.seat == seat:
        return note
    secret = {field: _blank(s, getattr(note.told, field)) for field in pieces_in(note.kind)}
    return Note(note.told._replace(**secret), note.source, note.rule, note.seat, note.cast)


def _blank(s: State, pieces: int | tuple[int, ...]) -> int | tuple[int, ...]:
    """The backs of pieces."""
    if isinstance(pieces, tuple):
        return tuple(s.rules.blank[piece] for piece in pieces)
    return s.rules.blank[pieces] if pieces >= 0 else pieces
