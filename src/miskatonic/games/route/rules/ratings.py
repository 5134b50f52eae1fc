"""Ratings of landmarks: marked, raised and lowered (RT-BASE-38 to RT-BASE-41, RT-BASE-85)."""

from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.route.rules import choices, marks, table, tells
from miskatonic.games.route.rules.scoring import rating_value


def cells(s: State, track: int) -> int:
    """How many cells a rating track has."""
    return len(table.city(s).tracks[track].values) - 1


def can_rise(s: State, track: int) -> bool:
    """A full track can only fall."""
    return s.count(marks.RATING[track]) < cells(s, track)


def raise_rating(s: State, track: int, rule: str) -> None:
    """Mark the first free cell; a full track gains nothing more (RT-BASE-39, RT-BASE-85)."""
    if can_rise(s, track):
        s.add(marks.RATING[track], 1)
        s.note(tells.RatingChanged, track, 1, rating_value(s, track), rule=rule)
    else:
        s.note(tells.RatingFull, track, rule="RT-BASE-85")


def lower_rating(s: State, track: int, rule: str) -> None:
    """Erase the last mark (RT-BASE-41)."""
    s.add(marks.RATING[track], -1)
    s.note(tells.RatingChanged, track, -1, rating_value(s, track), rule=rule)


def changes(s: State, track: int) -> list[Option]:
    """A real change: a full track can only fall, an empty one only rise (RT-BASE-85, RT-DICE-33)."""
    options: list[Option] = []
    if can_rise(s, track):
        options.append(choices.RAISE[track])
    if s.count(marks.RATING[track]) > 0:
        options.append(choices.LOWER[track])
    return options


def change(s: State, option: Option, rule: str) -> None:
    """Raise or lower a rating."""
    if option.verb is choices.RAISE:
        raise_rating(s, option.value, rule)
    else:
        lower_rating(s, option.value, rule)
