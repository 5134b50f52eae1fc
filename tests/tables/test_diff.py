"""Differences between views."""

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, json

from miskatonic.tables import wire
from miskatonic.tables.diff import Compared, apply, diff

LEAVES = st.none() | st.integers(0, 3) | st.sampled_from(["", "a", "b"])
THINGS = st.lists(
    st.fixed_dictionaries({"id": st.sampled_from("wxyz")}, optional={"n": LEAVES}), unique_by=lambda t: t["id"]
)
TREES = st.recursive(
    LEAVES | THINGS, lambda kids: st.lists(kids, max_size=4) | st.dictionaries(st.sampled_from("abc"), kids), max_leaves=12
)


def after(old: Any, change: Any) -> Any:
    """What something is after a change, if there is one."""
    return old if change is None else apply(old, change)


@given(TREES, TREES)
def test_the_changes_make_the_new_view_of_the_old(old: Any, new: Any) -> None:
    old, new = {"view": old}, {"view": new}
    assert after(old, diff(old, new)) == new


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
    assert after(sent(old), sent(diff(old, new))) == sent(new)


@given(TREES)
def test_equal_views_have_no_difference(view: Any) -> None:
    assert diff({"view": view}, {"view": copy.deepcopy(view)}) is None


def difference(old: Any, new: Any) -> Any:
    """What makes a row of another."""
    return diff({"row": old}, {"row": new})


def test_a_token_that_leaves_is_one_small_change() -> None:
    old = [{"id": f"piece:{n}", "label": ["a long label that should not be sent again"]} for n in range(8)]
    assert difference(old, old[1:]) == {"row": [[1, 8, []], {}]}
    assert difference(old, [*old[:3], *old[4:]]) == {"row": [[0, 3, [], 4, 8, []], {}]}
    assert difference(old, old[:7]) == {"row": [[0, 7, []], {}]}


def test_a_thing_that_comes_between_others_is_inserted_and_the_others_stay() -> None:
    first, second, third = ({"id": name, "n": 1} for name in "abc")
    assert difference([first, third], [first, second, third]) == {"row": [[0, 1, [second], 1, 2, []], {}]}
    changed = {"id": "c", "n": 2}
    assert difference([first, third], [second, changed]) == {"row": [[0, 0, [second], 1, 2, []], {1: {"n": [2]}}]}
    assert difference([first, second], [second, third]) == {"row": [[1, 2, [third]], {}]}


def test_things_that_change_places_are_not_sent_again() -> None:
    first, second, third = ({"id": name, "n": 1} for name in "abc")
    assert difference([first, second], [second, third, first]) == {"row": [[1, 2, [third], 0, 1, []], {}]}


def test_of_things_that_stay_where_they_are_what_has_changed_is_sent() -> None:
    old = [{"id": name, "n": 1} for name in "abcd"]
    new = [old[0], {"id": "b", "n": 2}, old[2], {"id": "d", "n": 3}]
    assert difference(old, new) == {"row": {1: {"n": [2]}, 3: {"n": [3]}}}


def test_things_known_by_nothing_are_what_they_were_at_their_place() -> None:
    assert difference([{"n": 1}, {"n": 2}], [{"n": 1}, {"n": 3}]) == {"row": {1: {"n": [3]}}}
    one, two, three, end = ({"n": n} for n in range(4))
    assert difference([one, two, end], [one, three, two, end]) == {"row": [[0, 1, [three], 1, 3, []], {}]}
    assert difference([one, two], [one, three, end]) == {"row": [[0, 2, [end]], {1: {"n": [2]}}]}


def test_a_row_of_which_nothing_is_left_is_sent_whole() -> None:
    assert difference([{"id": "a"}], [{"id": "b"}, {"id": "c"}]) == {"row": [[{"id": "b"}, {"id": "c"}]]}


def test_rows_of_words_that_stay_are_not_sent_again_wherever_they_stand() -> None:
    old, new = (["doom 3"], ["round 2"], ["night"]), (["round 2"], ["night"], ["doom 4"], ["doom 3"])
    assert difference(tuple(map(tuple, old)), tuple(map(tuple, new))) == {"row": [[1, 3, [("doom 4",)], 0, 1, []], {}]}


class Holder(Struct, frozen=True):
    """A structure that is known by nothing, with others in it."""

    always: Usual
    sometimes: Usual | None


def test_of_a_structure_in_another_what_has_changed_is_sent() -> None:
    old, new = (Holder(Usual(word=word), Usual(word=f"{word}!")) for word in ("a", "b"))
    assert diff(old, new) == {"always": {"word": ["b"]}, "sometimes": {"word": ["b!"]}}
    assert diff(old, Holder(old.always, None)) == {"sometimes": [None]}


def line(n: int, word: str) -> wire.LogLine:
    return wire.LogLine(n=n, kind="said", text=(word,))


def test_of_the_log_what_is_new_is_sent_and_what_was_taken_back_is_removed() -> None:
    old = tuple(line(n, f"word {n}") for n in range(500))
    assert difference(old, (*old, line(500, "new"))) == {"row": [[0, 500, (line(500, "new"),)], {}]}
    assert difference(old, (*old[:498], line(498, "other"))) == {"row": [[0, 498, (line(498, "other"),)], {}]}


def test_of_the_log_all_is_sent_from_the_first_line_on_that_other_eyes_read_otherwise() -> None:
    a, secret, public, c, d = line(1, "a"), line(2, "drew x"), line(2, "drew a card"), line(3, "c"), line(4, "d")
    assert difference((a, secret, c), (a, public, c, d)) == {"row": [[0, 1, (public, c, d)], {}]}
    assert difference((a, secret, c), (a, public, c)) == {"row": [[0, 1, (public, c)], {}]}


def test_another_option_is_sent_whole_and_of_the_same_one_what_has_changed() -> None:
    move = wire.Option(key="move:hall", label=("Go",), targets=("place:hall",))
    stay = wire.Option(key="stay", label=("Stay",), targets=())
    grave = wire.Option(key="stay", label=("Stay",), targets=(), grave=("You die.",))
    assert difference((move,), (stay,)) == {"row": [[stay]]}
    assert difference((move, stay), (stay,)) == {"row": [[1, 2, []], {}]}
    assert difference((stay,), (grave,)) == {"row": {0: {"grave": [("You die.",)]}}}


def test_options_that_stay_are_not_sent_again_whatever_their_order() -> None:
    go, stay, wait = (wire.Option(key=key, label=(key,), targets=()) for key in ("go", "stay", "wait"))
    assert difference((go, stay), (stay, wait, go)) == {"row": [[1, 2, [wait], 0, 1, []], {}]}


def test_what_several_views_have_in_common_is_compared_once() -> None:
    old, new = Thing("w", things=(Thing("x"),)), Thing("w", things=(Thing("x", n=1),))
    known: Compared = {}
    mine = diff({"mine": 1, "common": old}, {"mine": 2, "common": new}, known)
    theirs = diff({"common": old}, {"common": new}, known)
    assert mine == {"mine": [2], "common": {"things": {0: {"n": [1]}}}}
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    assert theirs["common"] is mine["common"]
