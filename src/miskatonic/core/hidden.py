"""Hidden information: what a seat sees, and what it may imagine behind it.

Scenes, bots and observations are made only from `seen_by` and `imagine`.
"""

from __future__ import annotations

from miskatonic.core import streams
from miskatonic.core.options import Asked
from miskatonic.core.state import Note, State


def is_seen(s: State, zone: str, piece: int, seat: int) -> bool:
    """Whether a seat may see the face of a piece lying in a zone."""
    place = s.rules.zones[zone]
    return place.sees(s, place.index, seat) or (seat >= 0 and bool(s.known.get(piece, 0) >> seat & 1))


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
    view.asked = tuple(
        a if a.seat == seat else Asked(a.seat, a.who, a.question, (), a.source, a.about, a.together) for a in s.asked
    )
    view.result = s.result
    return view


def imagine(s: State, seat: int, seed: int) -> State:
    """A full state that the seat cannot tell from the true one: hidden pieces re-dealt, chance renewed.

    Answers that others have given in secret are imagined anew too.
    """
    dream = s.copy()
    hidden: dict[int, list[int]] = {}
    spots: dict[int, list[tuple[str, int]]] = {}
    for zone in sorted(s.zones):
        place = s.rules.zones[zone]
        if not s.zones[zone] or place.sees(s, place.index, seat):
            continue
        for i, piece in enumerate(s.zones[zone]):
            if not is_seen(s, zone, piece, seat):
                back = s.rules.blank[piece]
                hidden.setdefault(back, []).append(piece)
                spots.setdefault(back, []).append((zone, i))
    contents = {zone: list(s.zones[zone]) for places in spots.values() for zone, _ in places}
    for back, pieces in hidden.items():
        pool = list(streams.shuffled(seed, f"imagine {back}", 0, tuple(pieces)))
        choosy = [spot for spot in spots[back] if s.rules.zones[spot[0]].accepts is not None]
        others = [spot for spot in spots[back] if s.rules.zones[spot[0]].accepts is None]
        for zone, i in choosy:
            accepts = s.rules.zones[zone].accepts
            assert accepts is not None
            fit = next(n for n, piece in enumerate(pool) if accepts(piece))
            contents[zone][i] = pool.pop(fit)
        for (zone, i), piece in zip(others, pool, strict=True):
            contents[zone][i] = piece
    for zone, now in contents.items():
        dream.zones[zone] = tuple(now)
        for piece in now:
            dream.home[piece] = zone
    dream.seed = seed
    if hidden:
        _ask_again(s, dream, seat, seed)
    return dream


def _ask_again(s: State, dream: State, seat: int, seed: int) -> None:
    """Questions of other seats name hidden pieces: put them again on the re-dealt table."""
    if not s.asked or (len(s.asked) == 1 and s.asked[0].seat == seat and not s.asked[0].together):
        return
    frame = dream.stack[-1]
    given = frame.answers
    frame.step -= 1
    frame.answers = ()
    dream.asked = ()
    dream.run()
    for answered, option in given:
        asked = dream.question_for(answered)
        if asked is not None:
            own = asked.find(option.key) if answered == seat else None
            guess = streams.below(seed, f"guess {answered}", 0, len(asked.options))
            dream.answer(asked, own or asked.options[guess])


def readable(s: State, note: Note, seat: int, pieces_at: tuple[int, ...]) -> Note:
    """The log entry as a seat may read it: arguments at these places that name pieces only another seat saw are blanks."""
    if note.seat is None or note.seat == seat:
        return note
    args = tuple(s.rules.blank[a] if i in pieces_at and a >= 0 else a for i, a in enumerate(note.args))
    return Note(note.kind, args, note.source, note.rule, note.seat)
