"""Locked dice: taken at once, given back in the order the locks came, and Sister Mary, who rolls them (ES-LCK)."""

import pytest

from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.dice import GREEN, RED, YELLOW
from miskatonic.games.elder_sign.cards.words import SPELL
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

YELLOW_DIE = "die-yellow#1"
RED_DIE = "die-red#1"
GREENS = [f"die-green#{n}" for n in range(1, 7)]

PALE_LIGHT = "be-prepared-in-a-pale-light"  # a Mythos card with a yellow lock
NIGHTMARES = "be-prepared-for-living-nightmares"  # one without a lock
CLOSED_DOORS = "sudden-terror-behind-closed-doors"  # a green lock
CURSE = "dread-curse-of-azathoth"  # a spell for several dice


def museum(*investigators: str) -> Table:
    """Two plain adventures without locks; Bob unless it says otherwise; an Ancient One without a Midnight effect."""
    t = table(*(investigators or ("bob-jenkins",)), ancient_one="azathoth")
    return t.adventure("the-missing-records").adventure("the-guided-tour", 1)


def lock_on(t: Table, die: str) -> str:
    """What locks a die; nothing for a free one."""
    by = t.state.pointed(box.LOCK_OF[piece(die)])
    return box.PIECE_SLUGS[by] if by >= 0 else ""


def resolve_gala(t: Table) -> Table:
    """Resolve Gala in the Great Hall: 2 investigation, lore and peril; then 3 investigation for 1 sanity."""
    t.roll("inv2", "lore", "peril", "inv3", "inv1", "inv1").play("complete:1")
    return t.roll("inv3", "inv1", "inv1").play("complete:2")


# -------------------------------------------------------------------- locking


@rule("ES-LCK-01")
def test_these_adventures_mythos_cards_and_monsters_have_locks() -> None:
    locks: dict[int, set[str]] = {GREEN: set(), YELLOW: set(), RED: set()}
    for i, colour in enumerate(box.LOCK_COLOUR):
        if colour >= 0:
            sheet = box.SHEETS[i]
            locks[colour].add(box.MYTHOS_CARD[i].lower.code if i in box.MYTHOS_CARD else box.PIECE_SLUGS[i])
            assert sheet in (*box.ADVENTURE.values(), *box.MYTHOS_CARD.values(), *box.MONSTER.values())
    assert locks == {
        GREEN: {"did-you-hear-that", "behind-closed-doors", "vampire#1", "star-spawn#1"},
        YELLOW: {"gala-in-the-great-hall", "in-a-pale-light", "high-priest#1", "the-dark-pharaoh#1"},
        RED: {"we-need-to-find-help", "under-a-blood-moon", "dark-young#1", "god-of-the-bloody-tongue#1"},
    }


@rule("ES-LCK-02")
def test_an_adventure_laid_open_locks_a_die_at_once() -> None:
    t = museum().on_top("we-need-to-find-help").attempt()
    t.roll("inv3", "inv3", "lore", "inv3", "inv1", "inv1").play("complete:1")
    t.roll("lore", "inv3", "inv1", "inv1").play("complete:2")
    assert t.zone(box.CARD_AT[0]) == ["we-need-to-find-help"]
    assert (t.zone(box.LOCKED), lock_on(t, RED_DIE)) == ([RED_DIE], "we-need-to-find-help")


@rule("ES-LCK-02")
def test_a_mythos_card_locks_a_die_when_it_is_revealed() -> None:
    t = museum().on_top(PALE_LIGHT).midnight()
    assert (t.zone(box.LOCKED), lock_on(t, YELLOW_DIE)) == ([YELLOW_DIE], PALE_LIGHT)


@rule("ES-LCK-02")
def test_a_monster_locks_a_die_when_it_is_placed() -> None:
    t = museum().only_monsters("dark-young#1").on_top("sudden-terror-amid-stillness").midnight()
    t.play("spot:museum-1/below")
    assert (t.zone(box.LOCKED), lock_on(t, RED_DIE)) == ([RED_DIE], "dark-young#1")


@rule("ES-LCK-03")
def test_a_lock_takes_a_die_from_a_spell() -> None:
    t = museum().gives(0, "wither").hold("wither", YELLOW_DIE, "peril")
    t.adventure("gala-in-the-great-hall", 2)
    assert t.zone(box.LOCKED) == [YELLOW_DIE]
    assert t.state.pointed(box.FACE[piece(YELLOW_DIE)]) == NOTHING


@rule("ES-LCK-03")
def test_a_lock_takes_a_die_from_an_investigators_token() -> None:
    t = museum().adventure("the-gift-shop", 2).only_monsters("high-priest#1").gives(0, "axe").attempt(2).play("use:axe")
    t.roll("lore", "lore", "lore", "lore", "lore", "lore", "inv4").fail_roll("lore")
    t.play(f"focus:{YELLOW_DIE}").roll("terror", "lore", "lore", "lore", "lore").play("fail-roll", "spot:museum-1/below")
    assert (t.zone(box.FOCUS), t.zone(box.LOCKED)) == ([], [YELLOW_DIE])
    assert lock_on(t, YELLOW_DIE) == "high-priest#1"


@rule("ES-LCK-03")
def test_a_lock_takes_a_die_from_the_token_of_a_helper() -> None:
    t = museum("bob-jenkins", "joe-diamond").adventure("the-gift-shop", 2).stand(1, 2).only_monsters("high-priest#1")
    t.gives(0, "axe").attempt(2).play("use:axe")
    t.roll("lore", "lore", "lore", "lore", "lore", "lore", "inv4").fail_roll("lore")
    t.play("ask:seat-2", "yes", f"pick:{YELLOW_DIE}")
    t.roll("terror", "lore", "lore", "lore", "lore").play("fail-roll", "spot:museum-1/below")
    assert (t.zone(box.HELP[1]), t.zone(box.LOCKED)) == ([], [YELLOW_DIE])


@rule("ES-LCK-04")
def test_a_locked_die_is_in_nobodys_pool_and_cannot_be_added() -> None:
    t = museum("bob-jenkins", "joe-diamond").adventure("gala-in-the-great-hall", 2).mythos(CLOSED_DOORS)
    for seat in (0, 1):
        t.gives(seat, "axe").attempt(seat=seat)
        assert t.zone(box.POOL) == GREENS[1:]
        assert "use:axe" not in t.options
        t.play("give-up")


@rule("ES-LCK-05")
def test_in_an_attempt_a_removed_die_is_locked_before_one_of_the_pool() -> None:
    t = museum().adventure("the-gift-shop", 2).only_monsters("vampire#1").attempt(2)
    t.roll("lore", "lore", "lore", "lore", "lore", "peril").fail_roll("peril").play("go-on")
    removed = t.zone(box.REMOVED)
    t.roll("terror", "lore", "lore", "lore", "lore").play("fail-roll", "spot:museum-1/below")
    assert t.question == asks.RemoveDie, "there was nothing to choose"
    assert (t.zone(box.LOCKED), t.zone(box.REMOVED)) == (removed, [])
    assert len(t.zone(box.POOL)) == 5


@rule("ES-LCK-05")
def test_among_dice_of_the_pool_the_active_player_chooses() -> None:
    t = museum().adventure("the-gift-shop", 2).only_monsters("vampire#1").attempt(2)
    t.roll("terror", "lore", "lore", "inv1", "inv1", "peril").play("fail-roll", "spot:museum-1/below")
    assert (t.question, t.asked) == (asks.LockDie, 0)
    assert t.options == [f"pick:{t.die(face)}" for face in ("terror", "lore", "inv1", "peril")]
    chosen = t.die("peril")
    t.play(f"pick:{chosen}")
    assert t.zone(box.LOCKED) == [chosen]
    assert len(t.zone(box.POOL)) == 5


@rule("ES-LCK-05")
def test_without_a_die_in_the_pool_a_secured_die_is_locked_before_one_on_a_task() -> None:
    t = museum().attempt()
    for die in t.state.zone(box.POOL):
        t.state.point(box.FACE[die], 4)
        t.state.put(die, box.PLACED)
    t.state.put(piece(GREENS[3]), box.FOCUS)
    t.state.set(box.DONE[0], 1)
    t.monster("vampire#1", 1)
    assert (t.zone(box.LOCKED), t.zone(box.FOCUS)) == ([GREENS[3]], [])
    t.monster("star-spawn#1", 1)
    assert (t.zone(box.LOCKED), len(t.zone(box.PLACED))) == ([GREENS[3], GREENS[0]], 4)
    assert t.count(box.DONE[0]) == 1, "the task stays completed"


# -------------------------------------------------------------------- lifting locks


@rule("ES-LCK-05")
def test_a_die_of_the_pool_is_locked_before_one_on_a_spell() -> None:
    t = table("bob-jenkins").adventure("haunted-by-a-shadowy-figure").only_monsters("star-spawn").gives(0, "wither")
    t.attempt().roll("terror", "lore", "inv1", "inv1", "inv1", "inv1").play(
        "use:wither", f"pick:{t.die('lore')}", "fail-roll"
    )
    assert t.question == asks.LockDie
    assert t.options == [f"pick:{t.die('terror')}", f"pick:{t.die('inv1')}"], "alike ones are offered once"
    t.play(f"pick:{t.die('inv1')}")
    assert t.faces(box.HELD[piece("wither")]) == ["lore"]


@rule("ES-LCK-06")
def test_resolving_an_adventure_frees_the_die_it_locks() -> None:
    t = museum().adventure("gala-in-the-great-hall", 2).on_top("koi-pond").attempt(2)
    assert t.zone(box.LOCKED) == [YELLOW_DIE]
    resolve_gala(t)
    assert t.told(tells.Resolved)
    assert t.zone(box.LOCKED) == []
    assert YELLOW_DIE in t.zone(box.FREE_DICE)
    assert [note.rule for note in t.told(tells.Unlocked)] == ["ES-LCK-06"]


@rule("ES-LCK-06")
def test_failing_an_adventure_does_not_free_the_die_it_locks() -> None:
    t = museum().adventure("gala-in-the-great-hall", 2).attempt(2).play("give-up")
    assert t.zone(box.LOCKED) == [YELLOW_DIE]


@rule("ES-LCK-07")
def test_a_die_locked_by_a_mythos_card_is_free_at_the_next_midnight() -> None:
    t = museum().mythos(PALE_LIGHT)
    t.begin().play("move-to-entrance", "offer:some-health")
    assert t.zone(box.LOCKED) == [YELLOW_DIE], "not before midnight"
    t.on_top(NIGHTMARES).midnight()
    assert t.zone(box.LOCKED) == []
    assert [note.rule for note in t.told(tells.Unlocked)] == ["ES-LCK-07"]


@rule("ES-LCK-08")
def test_a_die_locked_by_a_monster_is_free_when_it_is_defeated() -> None:
    t = museum()
    t.monster("high-priest#1", 0)
    t.attempt().roll("lore", "lore", "inv1", "inv1", "inv1", "inv1").play("complete:below-1")
    assert t.zone(box.LOCKED) == [YELLOW_DIE], "not before it is taken"
    t.play("give-up")
    assert t.zone(box.TROPHIES_OF[0]) == ["high-priest#1"]
    assert t.zone(box.LOCKED) == []
    assert [note.rule for note in t.told(tells.Unlocked)] == ["ES-LCK-08"]


@rule("ES-LCK-08")
def test_a_monster_turned_face_down_gives_its_die_back_at_the_end_of_the_step() -> None:
    t = museum().gives(0, "dynamite")
    t.monster("high-priest#1", 0)
    t.begin().play("use:dynamite", "move-to-entrance")
    assert t.zone(box.LOCKED) == [YELLOW_DIE]
    t.play("offer:some-health")
    assert t.zone(box.LOCKED) == []


@rule("ES-LCK-09")
def test_waiting_locks_are_served_in_the_order_they_came() -> None:
    t = museum().adventure("gala-in-the-great-hall", 2).mythos(PALE_LIGHT)
    t.monster("high-priest#1", 0)
    assert lock_on(t, YELLOW_DIE) == "gala-in-the-great-hall"
    assert len(t.told(tells.LockWaits)) == 2
    resolve_gala(t.on_top("koi-pond").attempt(2))
    assert lock_on(t, YELLOW_DIE) == PALE_LIGHT
    t.on_top(NIGHTMARES).midnight()
    assert lock_on(t, YELLOW_DIE) == "high-priest#1"
    assert t.zone(box.LOCKED) == [YELLOW_DIE]


@rule("ES-LCK-09")
def test_the_order_of_locks_is_that_of_their_coming_not_of_their_kind() -> None:
    t = museum()
    t.monster("high-priest#1", 0)
    t.adventure("gala-in-the-great-hall", 2).mythos(PALE_LIGHT)
    t.attempt().roll("lore", "lore", "inv1", "inv1", "inv1", "inv1").play("complete:below-1", "give-up")
    assert lock_on(t, YELLOW_DIE) == "gala-in-the-great-hall"


@rule("ES-LCK-09")
def test_a_monsters_lock_that_came_before_that_of_a_mythos_card_is_served_before_it() -> None:
    t = museum().adventure("gala-in-the-great-hall", 2)
    t.monster("high-priest#1", 0)
    resolve_gala(t.mythos(PALE_LIGHT).on_top("koi-pond").attempt(2))
    assert lock_on(t, YELLOW_DIE) == "high-priest#1"


@rule("ES-LCK-10")
def test_example_the_yellow_die_goes_to_the_second_lock_and_can_be_added_after_that_one_is_lifted() -> None:
    t = museum().gives(0, "axe").adventure("gala-in-the-great-hall", 2).mythos(PALE_LIGHT).on_top("koi-pond")
    resolve_gala(t.attempt(2))
    assert (lock_on(t, YELLOW_DIE), t.zone(box.LOCKED)) == (PALE_LIGHT, [YELLOW_DIE])
    assert "use:axe" not in t.attempt().options
    t.play("give-up").on_top(NIGHTMARES).midnight()
    assert (lock_on(t, YELLOW_DIE), t.zone(box.LOCKED)) == ("", [])
    t.attempt().play("use:axe")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE]


@rule("ES-LCK-11")
def test_a_waiting_lock_that_is_lifted_simply_disappears() -> None:
    t = museum().adventure("gala-in-the-great-hall", 2).mythos(PALE_LIGHT).on_top(NIGHTMARES).midnight()
    assert (lock_on(t, YELLOW_DIE), t.zone(box.LOCKED)) == ("gala-in-the-great-hall", [YELLOW_DIE])
    resolve_gala(t.on_top("koi-pond").attempt(2))
    assert (lock_on(t, YELLOW_DIE), t.zone(box.LOCKED)) == ("", []), "nothing waits any more"


@rule("ES-LCK-12")
def test_each_green_lock_holds_a_green_die_of_its_own() -> None:
    t = museum("bob-jenkins", "joe-diamond").adventure("did-you-hear-that", 2).mythos(CLOSED_DOORS)
    t.monster("vampire#1", 0)
    t.monster("star-spawn#1", 1)
    assert t.zone(box.LOCKED) == GREENS[:4]
    assert len({lock_on(t, die) for die in GREENS[:4]}) == 4
    for seat in (0, 1):
        assert t.attempt(seat=seat).zone(box.POOL) == GREENS[4:]
        t.play("give-up")


@rule("ES-LCK-12")
def test_lifting_one_of_several_green_locks_frees_one_die() -> None:
    t = museum().adventure("did-you-hear-that", 2).mythos(CLOSED_DOORS).on_top(NIGHTMARES).midnight()
    assert t.zone(box.LOCKED) == GREENS[:1]
    assert len(t.attempt().zone(box.POOL)) == 5


# -------------------------------------------------------------------- abilities and locks


@rule("ES-LCK-13")
@pytest.mark.parametrize("code", ["gloria-goldberg", "jenny-barnes"])
def test_abilities_that_add_dice_cannot_add_a_locked_one(code: str) -> None:
    t = museum(code).clues(0, 1).adventure("yuggoth", 6).mythos(PALE_LIGHT).attempt(6).play(f"use:{code}")
    assert t.zone(box.POOL) == [*GREENS, RED_DIE]
    assert (t.zone(box.LOCKED), lock_on(t, YELLOW_DIE)) == ([YELLOW_DIE], PALE_LIGHT), "the lock is not lifted"


@rule("ES-LCK-13")
@pytest.mark.parametrize("code", ["gloria-goldberg", "jenny-barnes"])
def test_with_both_dice_locked_those_abilities_are_not_even_offered(code: str) -> None:
    t = museum(code).clues(0, 1).adventure("yuggoth", 6).mythos(PALE_LIGHT)
    t.monster("dark-young#1", 0)
    assert t.attempt(6).question == asks.BeforeRoll
    assert t.zone(box.POOL) == GREENS


@rule("ES-LCK-14")
def test_locked_green_dice_are_in_sister_marys_pool_and_return_to_their_locks() -> None:
    t = museum("sister-mary", "bob-jenkins").adventure("did-you-hear-that", 2).mythos(CLOSED_DOORS).attempt()
    assert t.zone(box.POOL) == GREENS
    t.roll("peril", "peril", "peril", "peril", "peril", "peril").play("give-up")
    assert t.zone(box.LOCKED) == GREENS[:2]
    assert (lock_on(t, GREENS[0]), lock_on(t, GREENS[1])) == ("did-you-hear-that", CLOSED_DOORS)
    assert t.attempt(seat=1).zone(box.POOL) == GREENS[2:], "nobody else rolls them"


@rule("ES-LCK-14")
def test_locked_dice_that_sister_mary_used_removed_or_focused_return_to_their_locks_as_well() -> None:
    t = museum("sister-mary").adventure("did-you-hear-that", 2).mythos(CLOSED_DOORS)
    t.monster("vampire#1", 1)
    t.attempt().roll("inv3", "lore", "inv3", "peril", "peril", "peril").play("complete:2")
    t.roll("inv3", "peril", "peril", "peril").play("fail-roll", f"pick:{t.die('peril')}", f"focus:{t.die('inv3')}")
    locked = set(GREENS[:3])
    assert locked & set(t.zone(box.PLACED))
    assert locked & set(t.zone(box.FOCUS))
    t.play("give-up")
    assert set(t.zone(box.LOCKED)) == locked


@rule("ES-LCK-14", "ES-SPL-03")
def test_of_dice_alike_sister_mary_lays_one_without_a_lock_on_a_spell_where_it_stays() -> None:
    t = museum("sister-mary").gives(0, "wither").adventure("did-you-hear-that", 2)
    t.attempt().roll("lore", "lore", "peril", "peril", "peril", "peril").play("use:wither")
    assert lock_on(t, GREENS[0])
    assert t.options == [f"pick:{GREENS[1]}", f"pick:{GREENS[2]}"]
    t.play(f"pick:{GREENS[1]}", "give-up")
    assert t.zone(box.HELD[piece("wither")]) == [GREENS[1]], "the locked one had gone back to its lock"


@rule("ES-LCK-14", "ES-TSK-08")
def test_of_dice_alike_on_a_spell_sister_mary_uses_first_the_one_that_leaves_it_anyway() -> None:
    t = museum("sister-mary").gives(0, CURSE).adventure("did-you-hear-that", 2).attempt()
    t.roll("lore", "lore", "inv3", "peril", "peril", "peril").play(f"use:{CURSE}", f"pick:{GREENS[1]}", f"pick:{GREENS[0]}")
    t.until(asks.AfterRoll).play("complete:2")
    assert lock_on(t, GREENS[0])
    assert t.zone(box.HELD[piece(CURSE)]) == [GREENS[1]]
    first, second = GREENS[:2]
    t = museum("sister-mary").gives(0, CURSE, "wither").hold("wither", first, "lore").adventure("did-you-hear-that", 2)
    t.attempt().play(f"take-off:{first}")
    faces = {first: "lore", second: "lore", GREENS[2]: "inv3"}
    t.roll(*(faces.get(die, "peril") for die in t.zone(box.POOL)))
    t.play(f"use:{CURSE}", f"pick:{first}", f"pick:{second}").until(asks.AfterRoll).play("complete:2")
    assert lock_on(t, second), "the first of them was on a spell when the lock came"
    assert t.zone(box.HELD[piece(CURSE)]) == [first]


@rule("ES-LCK-14")
def test_sister_mary_needs_an_item_for_a_locked_yellow_or_red_die_and_that_suffices() -> None:
    t = museum("sister-mary").gives(0, "axe", "alien-statue").mythos(PALE_LIGHT)
    t.monster("dark-young#1", 1)
    assert t.attempt().zone(box.POOL) == GREENS
    t.play("use:axe", "use:alien-statue")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE, RED_DIE]
    t.play("give-up")
    assert t.zone(box.LOCKED) == [YELLOW_DIE, RED_DIE]
    assert (lock_on(t, YELLOW_DIE), lock_on(t, RED_DIE)) == (PALE_LIGHT, "dark-young#1")


@rule("ES-LCK-03", "ES-LCK-05")
def test_of_spells_that_hold_dice_alike_the_active_player_chooses_the_one_that_a_lock_empties() -> None:
    spells = ["wither", "shrivelling", "mists-of-releh", "voice-of-ra", "enchant-weapon", "arcane-insight"]
    t = museum().gives(0, *spells)
    for spell, die in zip(spells, GREENS, strict=True):
        t.hold(spell, die, "lore")
    t.on_top(CLOSED_DOORS).midnight(0)
    assert (t.question, len(t.options)) == (asks.LockDie, 6)
    t.play(f"pick:{GREENS[3]}")
    assert (t.home("voice-of-ra"), t.home("wither")) == (box.DECK_OF[SPELL], box.OWNED[0])


@rule("ES-LCK-05", "ES-LCK-14", "ES-SPL-12")
def test_at_midnight_a_lock_takes_the_die_off_a_spell_even_after_sister_marys_turn() -> None:
    t = museum("sister-mary").gives(0, "wither").hold("wither", YELLOW_DIE, "inv4").on_top(PALE_LIGHT).midnight(0)
    assert (t.zone(box.LOCKED), lock_on(t, YELLOW_DIE)) == ([YELLOW_DIE], PALE_LIGHT)
    assert t.home("wither") == box.DECK_OF[SPELL]


@rule("ES-LCK-14")
def test_a_locked_yellow_die_that_left_sister_marys_pool_cannot_be_added_again_this_turn() -> None:
    t = museum("sister-mary").gives(0, "axe", "rifle").mythos(PALE_LIGHT).attempt().play("use:axe")
    t.roll("peril", "peril", "peril", "peril", "peril", "peril", "peril").play("fail-roll", f"pick:{YELLOW_DIE}")
    assert "use:rifle" not in t.until(asks.BeforeRoll).options


def test_a_yellow_die_that_sister_mary_removed_before_it_was_locked_cannot_be_added_again_this_turn() -> None:
    t = museum("sister-mary").gives(0, "axe", "rifle").adventure("the-gift-shop", 2).only_monsters("high-priest#1")
    t.attempt(2).play("use:axe").roll(*["peril"] * 7).play("fail-roll", f"pick:{YELLOW_DIE}", "go-on")
    t.roll("terror", *["peril"] * 5).play("fail-roll", "spot:museum-1/below").drop("peril")
    assert t.zone(box.LOCKED) == [YELLOW_DIE]
    assert "use:rifle" not in t.play("go-on").options


def test_a_lock_that_sister_mary_lifts_frees_the_die_she_rolled() -> None:
    t = museum("sister-mary").gives(0, "axe").adventure("gala-in-the-great-hall", 2).on_top("koi-pond").attempt(2)
    t.play("use:axe").roll("inv2", "lore", "peril", "inv1", "inv1", "inv1", "inv4")
    t.play("complete:1").until(asks.BeforeRoll)
    pool = len(t.zone(box.POOL))
    t.roll("inv3", *["inv1"] * (pool - 1)).play("complete:2")
    assert t.told(tells.Resolved)
    assert (t.zone(box.LOCKED), lock_on(t, YELLOW_DIE)) == ([], "")
    assert YELLOW_DIE in t.zone(box.FREE_DICE)


def test_a_die_locked_in_sister_marys_turn_stays_in_her_pool_until_its_end() -> None:
    t = museum("sister-mary").gives(0, "axe").adventure("the-gift-shop", 2).only_monsters("high-priest#1").attempt(2)
    t.play("use:axe").roll("terror", "lore", "lore", "lore", "lore", "lore", "peril")
    t.play("fail-roll", "spot:museum-1/below").drop("lore").play("go-on")
    assert YELLOW_DIE in t.zone(box.POOL)
    assert lock_on(t, YELLOW_DIE) == "high-priest#1"
    t.play("give-up")
    assert t.zone(box.LOCKED) == [YELLOW_DIE]


def test_a_second_lock_on_a_die_in_sister_marys_pool_waits() -> None:
    t = museum("sister-mary").gives(0, "axe").mythos(PALE_LIGHT).adventure("the-gift-shop", 2).only_monsters("high-priest#1")
    t.attempt(2).play("use:axe").roll("terror", "lore", "lore", "lore", "lore", "lore", "peril")
    t.play("fail-roll", "spot:museum-1/below").drop("lore").play("go-on", "give-up")
    assert (lock_on(t, YELLOW_DIE), t.zone(box.LOCKED)) == (PALE_LIGHT, [YELLOW_DIE])
    t.on_top(NIGHTMARES).midnight()
    assert (lock_on(t, YELLOW_DIE), t.zone(box.LOCKED)) == ("high-priest#1", [YELLOW_DIE])


def test_a_die_that_sister_mary_put_on_a_spell_goes_back_to_its_lock_and_the_spell_is_gone() -> None:
    t = museum("sister-mary").gives(0, "wither").adventure("did-you-hear-that", 2).attempt()
    t.roll("lore", "peril", "peril", "peril", "peril", "peril").play("use:wither", f"pick:{GREENS[0]}")
    assert t.zone(box.HELD[piece("wither")]) == GREENS[:1]
    t.play("give-up")
    assert (t.zone(box.LOCKED), t.home("wither")) == (GREENS[:1], box.DECK_OF[SPELL])
