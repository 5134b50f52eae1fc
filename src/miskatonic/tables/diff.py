"""The difference between two views, as a short list of changes: what the browser is sent after the first whole view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Keys = list[str | int]
"""A path: the keys and indices that lead to a value."""
Op = tuple[Keys] | tuple[Keys, Any] | tuple[Keys, list[str], dict[str, Any]]
"""Remove what is at a path, set it, or lay a list of things anew: known ones by id, new ones given."""
_List = list[Any] | tuple[Any, ...]


def diff(old: Any, new: Any) -> list[Op]:
    """The changes that make `new` of `old`.

    >>> diff({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3, 4]})
    [(['b', 1], 3), (['b', 2], 4)]
    >>> diff([{"id": "x"}, {"id": "y"}], [{"id": "y"}])
    [([], ['y'], {})]
    """
    ops: list[Op] = []
    _compare(old, new, [], ops)
    return ops


def _compare(old: Any, new: Any, path: Keys, ops: list[Op]) -> None:
    if old == new:  # quick for whole branches; no field of a view is now a number, now a truth value
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in new:
            if key in old:
                _compare(old[key], new[key], [*path, key], ops)
            else:
                ops.append(([*path, key], new[key]))
        ops.extend(([*path, key],) for key in old if key not in new)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        _compare_lists(old, new, path, ops)
    else:
        ops.append((path, new))


def _ids(row: _List) -> list[str]:
    """The ids of a list of things; empty when it is not one."""
    if not all(isinstance(thing, dict) and "id" in thing for thing in row):
        return []
    ids = [thing["id"] for thing in row]
    return ids if len(set(ids)) == len(ids) else []


def _compare_lists(old: _List, new: _List, path: Keys, ops: list[Op]) -> None:
    old_ids, new_ids = _ids(old), _ids(new)
    if old_ids and new_ids and old_ids != new_ids:
        before = dict(zip(old_ids, old, strict=True))
        added = {key: thing for key, thing in zip(new_ids, new, strict=True) if key not in before}
        ops.append((path, new_ids, added))
        for i, key in enumerate(new_ids):
            if key in before:
                _compare(before[key], new[i], [*path, i], ops)
        return
    both = min(len(old), len(new))
    for i in range(both):
        _compare(old[i], new[i], [*path, i], ops)
    ops.extend(([*path, i], new[i]) for i in range(both, len(new)))
    ops.extend(([*path, i],) for i in range(len(old) - 1, both - 1, -1))


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
