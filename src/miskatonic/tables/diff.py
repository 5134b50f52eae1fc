"""The difference between two views, as a short tree of changes: what the browser is sent after the first whole view."""

from __future__ import annotations

from functools import cache
from itertools import compress, count
from operator import is_not
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple

from miskatonic.text.parts import Icon, Ref

Difference = dict[str | int, Any] | list[Any]
"""What has become of something that was there. A row of nothing: it is gone. Of one thing: it is this now. Of two, for a
list: what it is laid of, and the differences in what was kept. Otherwise differences by field, or by the place in a list.

A list is laid of runs, each from a place up to a place of the list as it was, and what is new and follows:
`[0, 2, [x], 3, 5, []]` puts `x` for the third of five.
"""
Compared = dict[tuple[int, int], Difference | None]
"""Differences that were found already, by the identity of what was compared."""
_List = list[Any] | tuple[Any, ...]


def diff(old: Any, new: Any, known: Compared | None = None) -> Difference | None:
    """The difference that makes `new` of `old`, None if they are equal.

    Whoever compares several views that have parts in common finds their difference once, with the same `known` for all of
    them, as long as all these views are kept.

    >>> diff({"a": 1, "b": ["x", "y"]}, {"a": 1, "b": ["x", "z"]})
    {'b': [['x', 'z']]}
    >>> diff({"a": [{"id": "x"}, {"id": "y"}]}, {"a": [{"id": "y"}]})
    {'a': [[1, 2, []], {}]}
    >>> diff({"a": {"b": 1, "c": 1, "d": 1}}, {"a": {"b": 1, "c": 2}})
    {'a': {'c': [2], 'd': []}}
    """
    return None if old is new else _compare(old, new, {} if known is None else known)


def _compare(old: Any, new: Any, known: Compared) -> Difference | None:
    """What makes the new of the old, which is not the same object."""
    kind = type(new)
    if kind is not type(old):
        return [new]
    if kind in _FIELDS or issubclass(kind, Struct):
        both = (id(old), id(new))
        if both not in known:
            known[both] = _compare_structures(old, new, known)
        return known[both]
    if old == new:
        return None
    if kind is dict:
        return _compare_dicts(old, new, known)
    if kind not in (tuple, list) or not old or not new or _has_words(new) or _has_words(old):
        return [new]
    return _compare_lists(old, new, known)


def _compare_dicts(old: dict[str, Any], new: dict[str, Any], known: Compared) -> Difference | None:
    changes: dict[str | int, Any] = {}
    for key, now in new.items():
        if key not in old:
            changes[key] = [now]
        elif old[key] is not now and (inner := _compare(old[key], now, known)) is not None:
            changes[key] = inner
    for key in old:
        if key not in new:
            changes[key] = []
    return changes or None


def _compare_structures(old: Any, new: Any, known: Compared) -> Difference | None:
    """What makes the new structure of the old one; of another key or number it is another thing, and sent whole."""
    telling, fields = _FIELDS.get(type(new)) or _fields(type(new))
    before, after = astuple(old), astuple(new)
    if telling >= 0 and before[telling] != after[telling]:
        return [new]
    changes: dict[str | int, Any] = {}
    for (name, default, is_deep), was, now in compress(zip(fields, before, after, strict=True), map(is_not, before, after)):
        if now is default:
            changes[name] = []
        elif was is default or not is_deep:
            if was != now:
                changes[name] = [now]
        elif (inner := _compare(was, now, known)) is not None:
            changes[name] = inner
    return changes or None


# -------------------------------------------------------------------- what is known of things

_PLAIN: Final = frozenset((str, int, bool, float, Icon, Ref, type(None)))
"""What is sent whole, words and what stands between them."""
_COUNTED: Final = "n"
_TELLING: Final = ("key", _COUNTED)
"""What a structure without an id is known by: an option by its key, a line of the log by its number."""
_Fields = tuple[int, tuple[tuple[str, Any, bool], ...]]
_FIELDS: Final[dict[type[Any], _Fields]] = {}


def _fields(kind: Any) -> _Fields:
    """Of a kind of structure: which field it is known by, if by its key or number, and of each when it is left out and
    whether there is anything in it that can change by itself."""
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    if not kind.__struct_config__.omit_defaults:
        defaults = ()
    hints = get_type_hints(kind)
    left_out = (*(NODEFAULT,) * (len(names) - len(defaults)), *defaults)
    telling = -1 if "id" in names else next((i for i, name in enumerate(names) if name in _TELLING), -1)
    _FIELDS[kind] = telling, tuple([(name, gone, _is_deep(hints[name])) for name, gone in zip(names, left_out, strict=True)])
    return _FIELDS[kind]


def _is_deep(hint: Any) -> bool:
    """Whether in a field of this type something can change by itself: it is no word, no number and no row of such."""
    inside = get_args(hint)
    if get_origin(hint) is tuple:
        return any(not _is_plain(each) for each in inside if each is not Ellipsis)
    if inside and get_origin(hint) is not Literal:
        return any(_is_deep(each) for each in inside)
    return not _is_plain(hint)


def _is_plain(hint: Any) -> bool:
    inside = get_args(hint)
    return get_origin(hint) is Literal or (all(_is_plain(each) for each in inside) if inside else hint in _PLAIN)


@cache
def _is_counted(kind: Any) -> bool:
    """Whether structures of a kind are numbered, as lines of the log are."""
    telling, fields = _FIELDS.get(kind) or _fields(kind) if issubclass(kind, Struct) else (-1, ())
    return telling >= 0 and fields[telling][0] == _COUNTED


def _has_words(row: _List) -> bool:
    """Whether it is a text, or another list of plain values: these are sent whole."""
    return type(row[0]) in _PLAIN or type(row[-1]) in _PLAIN


def _name(thing: Any) -> Any:
    """What a member of a list is known by: its id or key; a row of words by itself. None if by nothing."""
    kind = type(thing)
    if kind is tuple:
        return thing if not thing or _has_words(thing) else None
    if kind is dict:
        return thing.get("id")
    return getattr(thing, "id", None) or getattr(thing, "key", None)


def _names(row: _List) -> dict[Any, int]:
    """What the members of a list are known by, and where they are; empty if some are known by nothing or are alike."""
    try:
        names = {_name(thing): i for i, thing in enumerate(row)}
    except TypeError:  # a row of what can change
        return {}
    return names if len(names) == len(row) and None not in names else {}


# -------------------------------------------------------------------- lists


def _compare_lists(old: _List, new: _List, known: Compared) -> Difference | None:
    """What makes a list of the old one, which is not equal to it; neither is empty or a text."""
    kind: Any = type(new[0])
    if _is_counted(kind):  # as a rule it grows or is cut; with other eyes anything in it may read otherwise
        both = min(len(old), len(new))
        same = both if old[:both] == new[:both] else next(i for i in range(both) if old[i] != new[i])
        return [[0, same, new[same:]], {}]
    if len(old) != len(new):
        return _compare_rows(old, new, known)
    changes: dict[str | int, Any] = {}
    for i in compress(count(), map(is_not, old, new)):
        was, now = old[i], new[i]
        if _name(was) != _name(now):
            return _compare_rows(old, new, known)
        if (inner := _compare(was, now, known)) is not None:
            changes[i] = inner
    return changes or None


def _compare_rows(old: _List, new: _List, known: Compared) -> Difference | None:
    """What makes a list of another in which other things are, or stand elsewhere."""
    both = min(len(old), len(new))
    first = next(compress(count(), map(is_not, old, new)), both)
    last = next(compress(count(), map(is_not, reversed(old), reversed(new))), both)
    end = len(old) - min(last, both - first)
    was, now = old[first:end], new[first : len(new) - len(old) + end]
    before, names = _names(was), _names(now)
    if not before or not names:  # whatever is known by nothing is what it was at its place
        before, names = ({place: place for place in range(len(row))} for row in (was, now))
    runs: list[tuple[int, int, _List]] = []
    changes: dict[str | int, Any] = {}
    begun, at, fresh = 0, first, list[Any]()
    for i, name in enumerate(names, first):
        place = before.get(name, -1)
        if place < 0:
            fresh.append(new[i])
            continue
        place += first
        if fresh or place != at:
            runs.append((begun, at, fresh))
            begun, fresh = place, []
        at = place + 1
        if old[place] is not new[i] and (inner := _compare(old[place], new[i], known)) is not None:
            changes[i] = inner
    runs += ((begun, at, fresh), (end, len(old), []))
    return _laid(runs, changes, len(old))


def _laid(runs: list[tuple[int, int, _List]], changes: dict[str | int, Any], length: int) -> Difference | None:
    """A list laid of runs of one of this length, as short as it can be said."""
    laid: list[Any] = []
    for begun, end, fresh in runs:
        if laid and laid[-2] == begun and not laid[-1]:
            laid[-2:] = end, fresh
        elif fresh or begun != end:
            laid += (begun, end, fresh)
    if laid == [0, length, []]:
        return changes or None
    return [laid, changes] if laid[1] or laid[3:] else [laid[2]]


def apply(old: Any, change: Any) -> Any:
    """What something has become, the change being as it is or read from JSON; the browser does the same.

    >>> apply({"b": [1, 2], "d": 4}, {"b": {1: [1]}, "c": [3], "d": []})
    {'b': [1, 1], 'c': 3}
    >>> apply(["v", "x", "y"], [[2, 3, ["z"], 1, 2, []], {0: ["w"]}])
    ['w', 'z', 'x']
    """
    if type(change) is dict:
        return _changed(old, change)
    if len(change) == 1:
        return change[0]
    runs, changes = change
    laid: list[Any] = []
    for first, end, fresh in zip(*[iter(runs)] * 3, strict=True):
        laid += [*old[first:end], *fresh]
    return _changed(laid, changes)


def _changed(old: Any, changes: dict[str | int, Any]) -> Any:
    if not isinstance(old, dict):
        row = list(old)
        for place, change in changes.items():
            row[int(place)] = apply(row[int(place)], change)
        return row
    became = {key: thing for key, thing in old.items() if changes.get(key) != []}
    for name, change in changes.items():
        if change != []:
            became[str(name)] = apply(old.get(str(name)), change)
    return became
