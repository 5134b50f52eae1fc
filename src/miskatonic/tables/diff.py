"""The difference between two views, as a short list of changes: what the browser is sent after the first whole view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress, count
from operator import is_not, ne
from typing import Any, Final, Literal

from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple

from miskatonic.text.parts import Icon, Ref

Keys = list[str | int]
"""A path: the keys and indices that lead to a value. If it begins with a number, so many are those of the path before."""
Op = tuple[Keys] | tuple[Keys, Any] | tuple[Keys, Any, Literal[True]] | tuple[Keys, list[str], dict[str, Any]]
"""Remove what is at a path, set it, insert before it, or lay a list of things anew: known ones by id, new ones given."""
_List = list[Any] | tuple[Any, ...]


def diff(old: Any, new: Any) -> list[Op]:
    """The changes that make `new` of `old`, which have fields or keys.

    >>> diff({"a": 1, "b": ["x", "y"]}, {"a": 1, "b": ["x", "z"]})
    [(['b'], ['x', 'z'])]
    >>> diff({"a": [{"id": "x"}, {"id": "y"}]}, {"a": [{"id": "y"}]})
    [(['a', 0],)]
    >>> diff({"a": [{"id": "x"}, {"id": "y"}]}, {"a": [{"id": "y"}, {"id": "x"}]})
    [(['a'], ['y', 'x'], {})]
    >>> diff({"a": {"b": {"c": 1, "d": 1}}}, {"a": {"b": {"c": 2, "d": 2}}})
    [(['a', 'b', 'c'], 2), ([2, 'd'], 2)]
    """
    ops: list[Op] = []
    if old is not new:
        _compare(old, new, [], ops)
        _shorten(ops)
    return ops


def _shorten(ops: list[Op]) -> None:
    """Say of every path only where it leaves the one before."""
    before: Keys = []
    for i, op in enumerate(ops):
        path = op[0]
        same = next(compress(count(), map(ne, path, before)), min(len(path), len(before)))
        if same:
            ops[i] = ([same, *path[same:]], *op[1:])
        before = path


def _compare(old: Any, new: Any, path: Keys, ops: list[Op]) -> None:
    """Note what makes the new of the old, which is not the same object."""
    kind = type(new)
    fields = _FIELDS.get(kind)
    if kind is not type(old):
        ops.append((path, new))
    elif kind in _PLAIN:
        if old != new:
            ops.append((path, new))
    elif fields is not None:
        _compare_fields(old, new, fields, path, ops)
    elif kind is tuple or kind is list:
        if old != new:
            if old and new and not _has_words(old) and not _has_words(new):
                _compare_lists(old, new, path, ops)
            else:
                ops.append((path, new))
    elif kind is dict:
        for key in new:
            if key not in old:
                ops.append(([*path, key], new[key]))
            elif old[key] is not new[key]:
                _compare(old[key], new[key], [*path, key], ops)
        ops.extend(([*path, key],) for key in old if key not in new)
    elif issubclass(kind, Struct):
        _compare_fields(old, new, _fields(kind), path, ops)
    elif old != new:
        ops.append((path, new))


def _compare_fields(old: Any, new: Any, fields: _Fields, path: Keys, ops: list[Op]) -> None:
    """Note what makes the new structure of the old one; of another key or number it is another thing, and sent whole."""
    first, names, defaults = fields
    if first and getattr(old, first) != getattr(new, first):
        ops.append((path, new))
        return
    before, after = astuple(old), astuple(new)
    for i in compress(count(), map(is_not, before, after)):
        was, now, name, default = before[i], after[i], names[i], defaults[i]
        if now is default:
            ops.append(([*path, name],))
        elif was is default:
            ops.append(([*path, name], now))
        elif type(now) in _PLAIN and type(was) is type(now):
            if was != now:
                ops.append(([*path, name], now))
        else:
            _compare(was, now, [*path, name], ops)


def _has_words(row: _List) -> bool:
    """Whether it is a text, or another list of plain values: these are sent whole."""
    return type(row[0]) in _PLAIN or type(row[-1]) in _PLAIN


_PLAIN: Final = frozenset((str, int, bool, float, Icon, Ref))
"""What is sent whole, words and what stands between them."""
_COUNTED: Final = "n"
_TELLING: Final = ("key", _COUNTED)
"""What a structure without an id is known by: an option by its key, a line of the log by its number."""
_Fields = tuple[str, tuple[str, ...], tuple[Any, ...]]
_FIELDS: Final[dict[type[Any], _Fields]] = {}


def _fields(kind: Any) -> _Fields:
    """The fields of a kind of structure: which it is known by, names, when each is left out."""
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    if not kind.__struct_config__.omit_defaults:
        defaults = ()
    _FIELDS[kind] = _known_by(kind), names, (NODEFAULT,) * (len(names) - len(defaults)) + defaults
    return _FIELDS[kind]


@cache
def _known_by(kind: Any) -> str:
    """By which field a kind of structure is known that has no id."""
    return next((name for name in getattr(kind, "__struct_fields__", ()) if name in _TELLING), "")


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


def _compare_lists(old: _List, new: _List, path: Keys, ops: list[Op]) -> None:
    """Note what makes a list of the old one, neither being empty nor a text."""
    kind: Any = type(new[0])
    if _known_by(kind) == _COUNTED:  # as a rule it grows or is cut; with other eyes anything in it may read otherwise
        _compare_ends(old, new, path, ops, _same(old, new))
        return
    different = list(compress(count(), map(is_not, old, new)))
    if len(old) != len(new) or [_name(old[i]) for i in different] != [_name(new[i]) for i in different]:
        was, now = _names(old), _names(new)
        if was and now:
            _lay(old, new, was, now, path, ops)
            return
    for i in different:
        _compare(old[i], new[i], [*path, i], ops)
    _compare_ends(old, new, path, ops, min(len(old), len(new)))


def _lay(old: _List, new: _List, was: dict[Any, int], now: dict[Any, int], path: Keys, ops: list[Op]) -> None:
    """Note what makes a list of the old one whose members are known by something."""
    kept = [name for name in was if name in now]
    if not kept:
        ops.append((path, new))
    elif kept == [name for name in now if name in was]:
        _insert_and_remove(old, new, was, now, path, ops)
    elif type(new[0]) is tuple:
        ops.append((path, new))
    else:
        ops.append((path, list(now), {name: new[i] for name, i in now.items() if name not in was}))
        for name in kept:
            _compare_members(old[was[name]], new[now[name]], [*path, now[name]], ops)


def _insert_and_remove(old: _List, new: _List, was: dict[Any, int], now: dict[Any, int], path: Keys, ops: list[Op]) -> None:
    """Note what makes a list of the old one, whose members stay in order: from the first on, `new[:i] + old[at:]`."""
    names, at = list(was), 0
    for i, (name, thing) in enumerate(zip(now, new, strict=True)):
        place = was.get(name)
        if place is not None:
            for _ in range(place - at):
                ops.append(([*path, i],))
            at = place + 1
            if old[place] is not thing:
                _compare_members(old[place], thing, [*path, i], ops)
        elif at == len(old):
            ops.append(([*path, i], thing))
        elif names[at] in now:
            ops.append(([*path, i], thing, True))
        else:
            ops.append(([*path, i], thing))
            at += 1
    ops.extend(([*path, len(new)],) for _ in range(len(old) - at))


def _compare_members(old: Any, new: Any, path: Keys, ops: list[Op]) -> None:
    if old is not new and old != new:
        _compare(old, new, path, ops)


def _same(old: _List, new: _List) -> int:
    """How much at the beginning of two lists is the same."""
    both = min(len(old), len(new))
    if old[:both] == new[:both]:
        return both
    return next(i for i in range(both) if old[i] != new[i])


def _compare_ends(old: _List, new: _List, path: Keys, ops: list[Op], same: int) -> None:
    """Note what follows when so much at the beginning is the same."""
    for i in range(len(old) - 1, same - 1, -1):
        ops.append(([*path, i],))
    for i in range(same, len(new)):
        ops.append(([*path, i], new[i]))


def apply(view: Any, ops: Sequence[Any]) -> Any:
    """The view with the changes made, as they are or read from JSON; the browser does the same.

    >>> apply({"b": [1, 2]}, [[["b", 1]], [["c"], 3]])
    {'b': [1], 'c': 3}
    >>> apply({"a": [{"id": "x"}, {"id": "y"}]}, [[["a"], ["z", "x"], {"z": {"id": "z"}}]])
    {'a': [{'id': 'z'}, {'id': 'x'}]}
    >>> apply({"a": ["y"]}, [[["a", 0], "x", True], [[1, 1], "z"]])
    {'a': ['x', 'z']}
    """
    holder = {"": view}
    path: list[Any] = []
    for op in ops:
        spot: Any = holder
        keys = op[0]
        path = ["", *keys] if not keys or isinstance(keys[0], str) else [*path[: keys[0] + 1], *keys[1:]]
        for step in path[:-1]:
            spot = spot[step]
        last = path[-1]
        if len(op) == 1:
            del spot[last]
        elif len(op) == 3 and op[2] is True:
            spot.insert(last, op[1])
        elif len(op) == 3:
            known = {thing.get("id") or thing["key"]: thing for thing in spot[last]}
            spot[last] = [op[2][key] if key in op[2] else known[key] for key in op[1]]
        elif isinstance(spot, list) and last == len(spot):
            spot.append(op[1])
        else:
            spot[last] = op[1]
    return holder[""]
