"""Differences between views."""

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, json

from miskatonic.tables import wire
from miskatonic.tables.diff import apply, diff

LEAVES = st.none() | st.integers(0, 3) | st.sampled_from(["", "a", "b"])
THINGS = st.lists(
    st.fixed_dictionaries({"id": st.sampled_from("wxyz")}, optional={"n": LEAVES}), unique_by=lambda t: t["id"]
)
TREES = st.recursive(
    LEAVES | THINGS, lambda kids: st.lists(kids, max_size=4) | st.dictionaries(st.sampled_from("abc"), kids), max_leaves=12
)


@given(TREES, TREES)
def test_the_changes_make_the_new_view_of_the_old(old: Any, new: Any) -> None:
    old, new = {"view": old}, {"view": new}
    assert apply(copy.deepcopy(old), copy.deepcopy(diff(old, new))) == new


class Usual(Struct, frozen=True):
    """A structure that says even what is usual."""

    n: int = 0
    word: str = ""


class Thing(Struct, frozen=True, omit_defaults=True):
    """A structure that leaves out what is usual."""

    id: str
    n: int = 0
    usual: Usual | None = None
    rows: tuple[tuple[str, ...], ...] = ()
    things: "tuple[Thing, ...]" = ()


ROWS = st.lists(st.sampled_from([(), ("a",), ("b",), ("a", "b")]), max_size=3).map(tuple)
STRUCTURES: st.SearchStrategy[Thing] = st.deferred(
    lambda: st.builds(
        Thing,
        id=st.sampled_from("wxyz"),
        n=st.integers(0, 2),
        usual=st.none() | st.builds(Usual, st.integers(0, 1), st.sampled_from(["", "a"])),
        rows=ROWS,
        things=st.just(()) | st.lists(STRUCTURES, max_size=4, unique_by=lambda thing: thing.id).map(tuple),
    )
)


def sent(thing: Any) -> Any:
    """A thing as the browser reads it."""
    return json.decode(json.encode(thing))


@given(STRUCTURES, STRUCTURES)
def test_the_changes_make_the_new_view_of_the_old_when_both_are_sent(old: Thing, new: Thing) -> None:
    assert apply(sent(old), sent(diff(old, new))) == sent(new)


@given(TREES)
def test_equal_views_have_no_difference(view: Any) -> None:
    assert diff(view, copy.deepcopy(view)) == []


def test_a_token_that_leaves_is_one_small_change() -> None:
    old = {"tokens": [{"id": f"piece:{n}", "label": ["a long label that should not be sent again"]} for n in range(8)]}
    new = {"tokens": old["tokens"][1:]}
    assert diff(old, new) == [(["tokens", 0],)]


def difference(old: Any, new: Any) -> list[Any]:
    """The changes that make a row of another."""
    return diff({"row": old}, {"row": new})


def test_a_thing_that_comes_between_others_is_inserted_and_the_others_stay() -> None:
    first, second, third = ({"id": name, "n": 1} for name in "abc")
    assert difference([first, third], [first, second, third]) == [(["row", 1], second, True)]
    assert difference([first, third], [second, {"id": "c", "n": 2}]) == [(["row", 0], second), ([1, 1, "n"], 2)]
    assert difference([first, second], [second, third]) == [(["row", 0],), ([1, 1], third)]


def test_things_that_change_places_are_named_and_not_sent_again() -> None:
    first, second, third = ({"id": name, "n": 1} for name in "abc")
    assert difference([first, second], [second, third, first]) == [(["row"], ["b", "c", "a"], {"c": third})]


def line(n: int, word: str) -> wire.LogLine:
    return wire.LogLine(n=n, kind="said", text=(word,))


def test_of_the_log_what_is_new_is_sent_and_what_was_taken_back_is_removed() -> None:
    old = tuple(line(n, f"word {n}") for n in range(500))
    assert difference(old, (*old, line(500, "new"))) == [(["row", 500], line(500, "new"))]
    assert difference(old, (*old[:498], line(498, "other"))) == [
        (["row", 499],),
        ([1, 498],),
        ([2], line(498, "other")),
    ]


def test_of_the_log_all_is_sent_from_the_first_line_on_that_other_eyes_read_otherwise() -> None:
    a, secret, public, c, d = line(1, "a"), line(2, "drew x"), line(2, "drew a card"), line(3, "c"), line(4, "d")
    told = diff({"log": (a, secret, c)}, {"log": (a, public, c, d)})
    assert apply({"log": [a, secret, c]}, told) == {"log": [a, public, c, d]}
    assert not any(a in op for op in told)


def test_another_option_is_sent_whole_and_of_the_same_one_what_has_changed() -> None:
    move = wire.Option(key="move:hall", label=("Go",), targets=("place:hall",))
    stay = wire.Option(key="stay", label=("Stay",), targets=())
    grave = wire.Option(key="stay", label=("Stay",), targets=(), grave=("You die.",))
    assert difference((move,), (stay,)) == [(["row"], (stay,))]
    assert difference((move, stay), (stay,)) == [(["row", 0],)]
    assert difference((stay,), (grave,)) == [(["row", 0, "grave"], ("You die.",))]


def test_options_that_stay_are_named_whatever_their_order() -> None:
    go, stay, wait = (wire.Option(key=key, label=(key,), targets=()) for key in ("go", "stay", "wait"))
    assert difference((go, stay), (stay, wait, go)) == [(["row"], ["stay", "wait", "go"], {"wait": wait})]


def test_a_path_says_only_where_it_leaves_the_one_before() -> None:
    old, new = ({"a": {"b": {"c": n, "d": n}, "e": n}, "f": n} for n in (1, 2))
    assert diff(old, new) == [(["a", "b", "c"], 2), ([2, "d"], 2), ([1, "e"], 2), (["f"], 2)]
