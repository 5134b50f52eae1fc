"""The difference between two views, as a short list of changes: what the browser is sent after the first whole view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from msgspec import NODEFAULT, Struct

Keys = list[str | int]
"""A path: the keys and indices that lead to a value."""
Op = tuple[Keys] | tuple[Keys, Any] | tuple[Keys, list[str], dict[str, Any]]
"""Remove what is at a path, set it, or lay a list of things anew: known ones by id, new ones given."""
_List = list[Any] | tuple[Any, ...]


def diff(old: Any, new: Any) -> list[Op]:
    """The changes that make `new` of `old`.

    >>> diff({"a": 1, "b": ["x", "y"]}, {"a": 1, "b": ["x", "z"]})
    [(['b'], ['x', 'z'])]
    >>> diff([{"id": "x"}, {"id": "y"}], [{"id": "y"}])
    [([], ['y'], {})]
    """
    ops: list[Op] = []
    if old is not new:
        _compare(old, new, [], ops)
    return ops


def _compare(old: Any, new: Any, path: Keys, ops: list[Op]) -> None:
    """Note what makes the new of the old, which is not the same object."""
    kind = type(new)
    if kind is not type(old):
        ops.append((path, new))
    elif issubclass(kind, Struct):
        names, values, defaults = _FIELDS.get(kind) or _fields(kind)
        for i, (was, now) in enumerate(zip(values(old), values(new), strict=True)):
            if was is not now:
                if now is defaults[i]:
                    ops.append(([*path, names[i]],))
                elif was is defaults[i]:
                    ops.append(([*path, names[i]], now))
                else:
                    _compare(was, now, [*path, names[i]], ops)
    elif kind is dict:
        for key in new:
            if key not in old:
                ops.append(([*path, key], new[key]))
            elif old[key] is not new[key]:
                _compare(old[key], new[key], [*path, key], ops)
        ops.extend(([*path, key],) for key in old if key not in new)
    elif old != new:
        if kind in (list, tuple) and old and new and not _has_words(old) and not _has_words(new):
            _compare_lists(old, new, path, ops)
        else:
            ops.append((path, new))


def _has_words(row: _List) -> bool:
    """Whether it is a text, or another list of plain values: these are sent whole."""
    return isinstance(row[0], str | int) or isinstance(row[-1], str | int)


_Fields = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]], tuple[Any, ...]]
_FIELDS: Final[dict[type[Any], _Fields]] = {}


def _fields(kind: Any) -> _Fields:
    """The fields of a kind of structure: names, how to get all values, and at which each is left out of a message."""
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    if not kind.__struct_config__.omit_defaults:
        defaults = ()
    pick = attrgetter(*names)
    values = pick if len(names) > 1 else lambda thing: (pick(thing),)
    _FIELDS[kind] = names, values, (NODEFAULT,) * (len(names) - len(defaults)) + defaults
    return _FIELDS[kind]


def _id(thing: Any) -> Any:
    """The id of a thing, if it has one."""
    return thing.get("id") if isinstance(thing, dict) else getattr(thing, "id", None)


def _ids(row: _List) -> list[str]:
    """The ids of a list of things; empty when it is not one."""
    ids = [_id(thing) for thing in row]
    return ids if None not in ids and len(set(ids)) == len(ids) else []


def _compare_lists(old: _List, new: _List, path: Keys, ops: list[Op]) -> None:
    both = len(old)
    if new[:both] == old:  # the log, most often
        ops.extend(([*path, i], new[i]) for i in range(both, len(new)))
        return
    different = [i for i, (was, now) in enumerate(zip(old, new, strict=False)) if was is not now]
    if len(old) != len(new) or any(_id(old[i]) != _id(new[i]) for i in different):
        old_ids, new_ids = _ids(old), _ids(new)
        if old_ids and new_ids:
            _lay_anew(dict(zip(old_ids, old, strict=True)), dict(zip(new_ids, new, strict=True)), path, ops)
            return
    for i in different:
        _compare(old[i], new[i], [*path, i], ops)
    ops.extend(([*path, i], new[i]) for i in range(len(old), len(new)))
    ops.extend(([*path, i],) for i in range(len(old) - 1, len(new) - 1, -1))


def _lay_anew(old: dict[str, Any], new: dict[str, Any], path: Keys, ops: list[Op]) -> None:
    ops.append((path, list(new), {key: thing for key, thing in new.items() if key not in old}))
    for i, (key, thing) in enumerate(new.items()):
        if key in old:
            _compare(old[key], thing, [*path, i], ops)


def apply(view: Any, ops: Sequence[Any]) -> Any:
    """The view with the changes made, as they are or read from JSON; the browser does the same.

    >>> apply({"b": [1, 2]}, [[["b", 1]], [["c"], 3]])
    {'b': [1], 'c': 3}
    >>> apply([{"id": "x"}, {"id": "y"}], [[[], ["z", "x"], {"z": {"id": "z"}}]])
    [{'id': 'z'}, {'id': 'x'}]
    """
    holder = [view]
    for op in ops:
        spot: Any = holder
        path = [0, *op[0]]
        for step in path[:-1]:
            spot = spot[step]
        last = path[-1]
        if len(op) == 1:
            del spot[last]
        elif len(op) == 3:
            known = {thing["id"]: thing for thing in spot[last]}
            spot[last] = [op[2][key] if key in op[2] else known[key] for key in op[1]]
        elif isinstance(spot, list) and last == len(spot):
            spot.append(op[1])
        else:
            spot[last] = op[1]
    return holder[0]
