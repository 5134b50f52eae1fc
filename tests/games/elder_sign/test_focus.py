"""Securing dice, and focus, the first of the three ways (ES-SEC, ES-FOC)."""

from miskatonic.core.declared import flattened
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table


def remains(*investigators: str) -> Table:
    """Bob rolls for Remains of the High Priest: a peril, and a lore with 6 investigation."""
    return table(*(investigators or ("bob-jenkins",))).adventure("remains-of-the-high-priest")


def after_a_failed_roll() -> Table:
    """A die is gone, five lie in the pool: lore, 3, 2, 1, 1; now one of them can be secured."""
    return remains().attempt().roll("inv1", "lore", "inv3", "inv2", "inv1", "inv1").fail_roll("inv1")


def focus(t: Table, face: str) -> Table:
    """Focus on a die of the pool showing this face."""
    return t.play(f"focus:{t.die(face)}")


# -------------------------------------------------------------------- three ways


@rule("ES-SEC-01")
def test_focus_assistance_and_a_spell_each_keep_a_die_with_its_face_and_all_serve_together() -> None:
    t = remains("bob-jenkins", "joe-diamond").stand(1, 0).gives(0, "wither", "axe").attempt().play("use:axe")
    t.roll("peril", "inv1", "inv1", "inv1", "inv1", "inv1", "inv1").play("complete:1")
    t.roll("lore", "inv3", "inv1", "inv1", "inv1", "inv1").play("use:wither", f"pick:{t.die('lore')}")
    t.play("fail-roll", f"pick:{t.die('inv1')}", f"focus:{t.die('inv3')}")
    t.roll("inv3", "inv1", "inv1").play("fail-roll", f"pick:{t.die('inv1')}")
    t.play("ask:seat-2", "yes", f"pick:{t.die('inv3')}")
    held = box.HELD[box.PIECE_SLUGS.index("wither")]
    assert (t.faces(held), t.faces(box.FOCUS), t.faces(box.HELP[1])) == (["lore"], ["inv3"], ["inv3"])
    assert len(t.zone(box.POOL)) == 1
    t.roll("inv1").play("complete:2")
    assert t.told(tells.Resolved), "the lore of the spell and both 3s"


@rule("ES-SEC-02", "ES-FOC-02")
def test_a_focused_die_lies_on_the_own_token_and_is_not_rolled() -> None:
    t = after_a_failed_roll()
    slug = t.die("lore")
    t.play(f"focus:{slug}")
    assert t.zone(box.FOCUS) == [slug]
    assert slug not in t.zone(box.POOL)
    assert len(t.zone(box.POOL)) == 4
    t.roll("inv1", "inv1", "inv1", "inv1")
    assert t.faces(box.FOCUS) == ["lore"], "its face is unchanged"
    assert [flattened(note.told)[1::2] for note in t.told(tells.Rolls)][-1] == tuple(t.state.zone(box.POOL))


@rule("ES-TSK-08", "ES-FOC-03")
def test_a_focused_die_is_told_apart_from_one_of_the_roll_that_shows_the_same() -> None:
    t = focus(after_a_failed_roll(), "inv1").roll("lore", "inv3", "inv2", "inv1").play("complete:2")
    assert t.question == asks.Cover
    assert len(t.options) == 2, "the 1 that is kept, or that of the roll"


# -------------------------------------------------------------------- focus


@rule("ES-FOC-01")
def test_focus_comes_only_after_a_failed_roll_and_after_its_die_was_removed() -> None:
    t = remains().attempt()
    assert not [key for key in t.options if key.startswith("focus")]
    t.roll("peril", "lore", "inv3", "inv2", "inv1", "inv1")
    assert not [key for key in t.options if key.startswith("focus")]
    t.play("fail-roll")
    assert t.question == asks.RemoveDie
    assert all(key.startswith("pick:") for key in t.options)
    removed = t.die("peril")
    assert t.play(f"pick:{removed}").question == asks.SecureDie
    assert f"focus:{removed}" not in t.options
    assert len([key for key in t.options if key.startswith("focus")]) == 4, "lore, 3, 2 and one of the two 1s"


@rule("ES-FOC-01")
def test_a_roll_that_completes_a_task_allows_no_focus() -> None:
    t = remains().attempt().roll("peril", "lore", "inv3", "inv2", "inv1", "inv1").play("complete:1")
    assert (t.question, t.options) == (asks.BeforeRoll, ["roll", "give-up"])


@rule("ES-FOC-02")
def test_focus_is_optional() -> None:
    t = after_a_failed_roll()
    assert t.options[-1] == "go-on"
    t.play("go-on")
    assert (t.zone(box.FOCUS), len(t.zone(box.POOL))) == ([], 5)


@rule("ES-FOC-03")
def test_a_focused_die_is_taken_off_the_token_to_complete_a_task_with_a_later_roll() -> None:
    t = after_a_failed_roll()
    slug = t.die("lore")
    t.play(f"focus:{slug}").roll("inv3", "inv3", "inv1", "inv1").play("complete:2")
    assert t.zone(box.FOCUS) == []
    assert slug in t.zone(box.PLACED)
    assert t.state.pointed(box.PLACED_ON[box.PIECE_SLUGS.index(slug)]) == 1
    assert len(t.zone(box.POOL)) == 2


@rule("ES-FOC-03")
def test_the_player_chooses_between_a_focused_die_and_one_of_the_roll() -> None:
    t = after_a_failed_roll()
    focused = t.die("lore")
    t.play(f"focus:{focused}").roll("lore", "inv3", "inv3", "inv1").play("complete:2")
    assert t.question == asks.Cover
    rolled = t.die("lore")
    threes = "+".join(sorted(slug for slug in t.zone(box.POOL) if slug != rolled)[:2])
    assert len(t.options) == 2
    assert sum(focused in key for key in t.options) == 1
    assert all(threes in key or focused in key for key in t.options)
    t.play(next(key for key in t.options if focused not in key))
    assert t.zone(box.FOCUS) == [focused], "it is still there for later"


@rule("ES-FOC-04")
def test_focus_can_be_used_once_in_a_turn_and_again_in_the_next() -> None:
    t = focus(after_a_failed_roll(), "lore")
    t.roll("inv1", "inv1", "inv1", "peril").fail_roll("peril")
    assert t.question == asks.BeforeRoll, "a second failed roll offers nothing to secure"
    t.play("give-up").attempt().roll("inv1", "lore", "inv3", "inv2", "inv1", "inv1").fail_roll("inv1")
    assert [key for key in t.options if key.startswith("focus")]


@rule("ES-FOC-05")
def test_a_focused_die_that_was_not_used_returns_at_the_end_of_the_adventure_step() -> None:
    t = focus(after_a_failed_roll(), "lore").play("give-up")
    assert t.zone(box.FOCUS) == []
    assert len(t.zone(box.FREE_DICE)) == 8
    assert t.attempt().zone(box.POOL) == [f"die-green#{n}" for n in range(1, 7)]


@rule("ES-FOC-06")
def test_a_focused_die_that_was_used_stays_on_its_task_and_frees_no_second_focus() -> None:
    t = focus(after_a_failed_roll(), "lore")
    t.roll("inv3", "inv3", "inv1", "inv1").play("complete:2")
    t.roll("lore", "inv1").fail_roll("inv1")
    assert t.question == asks.BeforeRoll
    assert len(t.zone(box.PLACED)) == 3


@rule("ES-FOC-07")
def test_example_a_focused_lore_and_a_new_roll_complete_the_task() -> None:
    t = remains("kate-winthrop").attempt()  # she ignores the terror effect, which the card of the example does not have
    t.state.set(box.DONE[0], 1)  # and the task of the example is the only one left
    t.roll("lore", "peril", "terror", "terror", "inv1", "inv1")
    assert "complete:2" not in t.options
    focus(t.fail_roll("peril"), "lore")
    assert len(t.zone(box.POOL)) == 4
    t.roll("inv3", "inv2", "inv1", "peril").play("complete:2")
    assert t.zone(box.TROPHIES_OF[0]) == ["remains-of-the-high-priest"]


@rule("ES-FOC-08")
def test_focusing_the_last_die_leaves_nothing_to_roll_and_the_attempt_fails() -> None:
    t = remains().attempt().dice_left(2).roll("lore", "inv1").fail_roll("inv1")
    assert t.options == [f"focus:{t.die('lore')}", "go-on"]
    t.play(t.options[0])
    assert t.told(tells.Failed)
    assert t.health() == 5


@rule("ES-FOC-08")
def test_after_focusing_the_last_die_an_item_can_add_one_to_roll() -> None:
    t = remains().gives(0, "axe").attempt().dice_left(2).roll("lore", "inv1").fail_roll("inv1")
    focus(t, "lore")
    assert (t.question, t.options) == (asks.BeforeRoll, ["use:axe", "give-up"])
    t.play("use:axe").roll("peril").play("complete:1")
    assert t.told(tells.Failed), "the pool is empty again and the other task is open"


@rule("ES-FOC-08")
def test_after_focusing_the_last_die_one_can_be_taken_off_a_spell_to_roll() -> None:
    t = remains().gives(0, "wither").hold("wither", "die-green#6", "terror").attempt().dice_left(2)
    focus(t.roll("lore", "inv1").fail_roll("inv1"), "lore")
    assert t.options == ["take-off:die-green#6", "give-up"]
    t.play("take-off:die-green#6").roll("peril")
    assert "complete:1" in t.options


def test_a_die_added_after_the_roll_shows_nothing_and_cannot_be_focused() -> None:
    t = remains().gives(0, "axe").attempt().dice_left(2).roll("inv1", "inv2").play("use:axe").fail_roll("inv1")
    assert set(t.options) == {f"focus:{t.die('inv2')}", "go-on"}
