"""Common and unique items: one use each, in the own turn (ES-ITM, ES-USE), and what every one of the 24 does."""

import pytest

from miskatonic.games.elder_sign.bot.judge import judge
from miskatonic.games.elder_sign.cards.words import COMMON, UNIQUE
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

GREENS = [f"die-green#{n}" for n in range(1, 7)]
YELLOW_DIE = "die-yellow#1"
RED_DIE = "die-red#1"

ADD_YELLOW = ("45-automatic", "axe", "bullwhip", "cavalry-saber", "lantern", "rifle")
ADD_RED = (
    "alien-statue",
    "enchanted-blade",
    "enchanted-jewelry",
    "holy-water",
    "obsidian-statue",
    "pallid-mask",
    "ruby-of-rlyeh",
)
ANY_TIME = {
    "dynamite",
    "provisions",
    "whiskey",
    "old-journal",
    "healing-stone",
    "flute-of-the-outer-gods",
    "necronomicon",
}

ITEMS = [card.code for card in box.POSSESSION.values() if card.kind in (COMMON, UNIQUE)]


def museum(*investigators: str, ancient_one: str = "ithaqua") -> Table:
    """The Missing Records (6 investigation; lore and 3 investigation) lie open; Bob (4 and 6) unless it says otherwise."""
    return table(*(investigators or ("bob-jenkins",)), ancient_one=ancient_one).adventure("the-missing-records")


def is_used_up(t: Table, code: str) -> bool:
    """Whether a card lies at the bottom of its deck."""
    kind = box.POSSESSION[piece(code)].kind
    return t.zone(box.OWNED[0]) == [] and t.zone(box.DECK_OF[kind])[-1] == code


# -------------------------------------------------------------------- all of them


def test_there_are_twelve_common_and_twelve_unique_items() -> None:
    codes = {kind: {card.code for card in box.POSSESSION.values() if card.kind == kind} for kind in (COMMON, UNIQUE)}
    assert codes[COMMON] == {*ADD_YELLOW, "shotgun", "tommy-gun", "dynamite", "provisions", "whiskey", "old-journal"}
    others = {"sword-of-glory", "healing-stone", "flute-of-the-outer-gods", "blue-watcher-of-the-pyramid", "necronomicon"}
    assert codes[UNIQUE] == {*ADD_RED, *others}


@rule("ES-ITM-01")
def test_an_item_gives_its_advantage_once() -> None:
    t = museum().gives(0, "whiskey").values(0, sanity=1).begin().play("use:whiskey")
    assert t.sanity() == 2
    assert (len(t.told(tells.Left)), len(t.told(tells.UsedCard))) == (0, 1)
    assert "use:whiskey" not in t.options
    t.play("move:museum-1", "give-up").begin()
    assert "use:whiskey" not in t.options


@rule("ES-ITM-02")
@pytest.mark.parametrize("code", [*ADD_YELLOW, *ADD_RED, "tommy-gun", "sword-of-glory"])
def test_an_item_that_adds_dice_goes_under_its_own_deck_after_use(code: str) -> None:
    t = museum().gives(0, code)
    kind = box.POSSESSION[piece(code)].kind
    t.attempt().play(f"use:{code}")
    assert is_used_up(t, code)
    assert len(t.zone(box.DECK_OF[kind])) == 12
    assert t.zone(box.IN_USE) == []


@rule("ES-ITM-02")
@pytest.mark.parametrize("code", ["provisions", "whiskey", "old-journal", "dynamite", "healing-stone", "necronomicon"])
def test_an_item_used_while_moving_goes_under_its_own_deck(code: str) -> None:
    t = museum("harvey-walters").gives(0, code).values(0, 6, 2).doom(1)
    t.monster("ghoul#1")
    t.begin().play(f"use:{code}")
    assert is_used_up(t, code)


@rule("ES-ITM-03", "ES-USE-01")
def test_a_healing_item_is_used_in_the_own_turn_and_not_in_anothers() -> None:
    t = museum("bob-jenkins", "joe-diamond").gives(1, "whiskey", "provisions", "healing-stone").values(1, 1, 1)
    assert t.begin(0).options == ["move:museum-1", "move-to-entrance"]
    assert t.play("move:museum-1").options == ["roll", "give-up"]
    assert t.roll("peril", "peril", "peril", "peril", "peril", "peril").options == ["fail-roll", "give-up"]
    t.play("give-up")
    healing = {"use:whiskey", "use:provisions", "use:healing-stone"}
    assert healing <= set(t.begin(1).options)
    assert healing <= set(t.play("move:museum-1").options)
    assert healing <= set(t.roll("peril", "peril", "peril", "peril", "peril", "peril").options)


@rule("ES-ITM-03")
@pytest.mark.parametrize("code", ITEMS)
def test_every_item_is_offered_at_the_moment_it_names_and_no_other(code: str) -> None:
    t = museum("harvey-walters").gives(0, code).values(0, 5, 2).doom(1)
    t.monster("ghoul#1")
    t.monster("ghoul#2")
    use = f"use:{code}"
    assert (use in t.begin().options) == (code in ANY_TIME)
    assert (use in t.play("move:museum-1").options) == (code != "blue-watcher-of-the-pyramid")
    assert use in t.roll("peril", "peril", "peril", "peril", "peril", "peril").options


@rule("ES-ITM-04")
def test_healing_moves_the_stated_number_of_tokens() -> None:
    t = museum().values(0, 1, 1).gives(0, "whiskey", "provisions").begin().play("use:whiskey")
    assert (t.sanity(), t.health()) == (2, 1)
    t.play("use:provisions")
    assert (t.sanity(), t.health()) == (2, 2)


@rule("ES-ITM-05")
def test_healing_never_passes_the_limit() -> None:
    t = museum().values(0, 3, 6).gives(0, "whiskey", "provisions", "healing-stone").begin()
    assert "use:provisions" not in t.options, "nothing is missing"
    t.play("use:healing-stone")
    assert (t.sanity(), t.health()) == (4, 6)
    assert "use:whiskey" not in t.options
    t = museum().values(0, 4, 5).gives(0, "heal").begin().play("use:heal")
    assert (t.sanity(), t.health()) == (4, 6), "of 2 health only what is missing"


# -------------------------------------------------------------------- whose, and when


@rule("ES-USE-01")
@pytest.mark.parametrize(
    "code", [*sorted(ANY_TIME), "axe", "alien-statue", "blue-watcher-of-the-pyramid", "wither", "john-legrasse"]
)
def test_only_the_own_cards_can_be_used_even_by_one_who_stands_on_the_same_card(code: str) -> None:
    t = museum("bob-jenkins", "harvey-walters").stand(1, 0).gives(1, code).values(0, 2, 2).values(1, 5, 2).doom(1)
    t.monster("ghoul#1")
    use = f"use:{code}"
    assert use not in t.begin(0).options
    assert use not in t.play("move:museum-1").options
    assert use not in t.roll("peril", "peril", "peril", "peril", "peril", "peril").options
    assert t.asked == 0


@rule("ES-USE-01")
def test_in_anothers_turn_one_can_ward_off_nothing() -> None:
    t = museum("bob-jenkins", "joe-diamond").stand(1, 0).gives(1, "flesh-ward", "duke").attempt().play("give-up")
    assert t.question is None
    assert t.sanity(0) == 3


@rule("ES-USE-03")
def test_a_card_that_names_anothers_turn_can_be_used_there() -> None:
    t = museum("bob-jenkins", "carolyn-fern", "mandy-thompson").values(0, sanity=1).begin(0)
    assert (t.question, t.asked, t.options) == (asks.React, 1, ["use:carolyn-fern", "pass"])
    t.play("use:carolyn-fern")
    assert t.sanity(0) == 2
    t.play("move:museum-1").roll("peril", "peril", "peril", "peril", "peril", "peril")
    assert (t.question, t.asked, t.options) == (asks.React, 2, ["use:mandy-thompson", "pass"])


# -------------------------------------------------------------------- items that add dice


@pytest.mark.parametrize("code", ADD_YELLOW)
def test_these_common_items_add_the_yellow_die(code: str) -> None:
    t = museum().gives(0, code).attempt().play(f"use:{code}")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE]


@pytest.mark.parametrize("code", ADD_RED)
def test_these_unique_items_add_the_red_die(code: str) -> None:
    t = museum().gives(0, code).attempt().play(f"use:{code}")
    assert t.zone(box.POOL) == [*GREENS, RED_DIE]


@pytest.mark.parametrize("code", ["tommy-gun", "sword-of-glory"])
def test_tommy_gun_and_sword_of_glory_add_both_dice(code: str) -> None:
    t = museum().gives(0, code).attempt().play(f"use:{code}")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE, RED_DIE]


@pytest.mark.parametrize("code", ["tommy-gun", "sword-of-glory"])
def test_with_one_of_the_dice_in_the_pool_they_add_the_other(code: str) -> None:
    t = museum().gives(0, code, "axe").attempt().play("use:axe", f"use:{code}")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE, RED_DIE]


# -------------------------------------------------------------------- shotgun


def with_shotgun() -> Table:
    """Bob has added the yellow die with the Shotgun and rolls for a peril, and two more perils."""
    return table("bob-jenkins").adventure("did-you-hear-that").gives(0, "shotgun").attempt().play("use:shotgun")


def test_shotgun_adds_the_yellow_die_and_lies_beside_the_dice() -> None:
    t = with_shotgun()
    assert t.zone(box.POOL) == [*GREENS[1:], YELLOW_DIE]
    assert (t.zone(box.OWNED[0]), t.zone(box.IN_USE)) == ([], ["shotgun"])


def test_shotgun_turns_the_result_of_the_yellow_die_into_peril_once_in_the_turn() -> None:
    t = with_shotgun().roll("inv1", "inv1", "inv1", "inv1", "inv1", "inv4")
    assert "complete:1" not in t.options
    t.play("use:shotgun/1")
    assert t.faces() == ["inv1"] * 5 + ["peril"]
    t.play("fail-roll", f"pick:{GREENS[1]}", "go-on").roll("inv1", "inv1", "inv1", "inv1", "lore")
    assert "use:shotgun/1" not in t.options


def test_shotgun_changes_no_other_die_and_nothing_when_the_yellow_die_shows_peril_already() -> None:
    t = with_shotgun().roll("inv1", "inv1", "inv1", "inv1", "inv1", "peril")
    assert "use:shotgun/1" not in t.options
    t.play("complete:1").until(asks.BeforeRoll)
    assert YELLOW_DIE in t.zone(box.PLACED)
    t.roll("inv1", "inv1", "inv1", "inv1", "inv1")
    assert "use:shotgun/1" not in t.options, "the yellow die is no longer in the roll"


def test_shotgun_waits_for_a_later_roll_and_goes_under_its_deck_at_the_end_of_the_step() -> None:
    t = with_shotgun().roll("inv1", "inv1", "inv1", "inv1", "inv1", "inv4").play("fail-roll", f"pick:{GREENS[1]}", "go-on")
    t.roll("peril", "inv1", "inv1", "inv1", "lore").play("use:shotgun/1", "complete:2").until(asks.BeforeRoll)
    t.play("give-up")
    assert t.zone(box.IN_USE) == []
    assert is_used_up(t, "shotgun")
    assert "use:shotgun/1" not in t.attempt().roll("inv1", "inv1", "inv1", "inv1", "inv1").options


def test_shotgun_that_was_not_used_has_no_second_effect() -> None:
    t = table("bob-jenkins").adventure("did-you-hear-that").gives(0, "shotgun", "axe").attempt().play("use:axe")
    t.roll("inv1", "inv1", "inv1", "inv1", "inv1", "inv4")
    assert "use:shotgun/1" not in t.options
    assert "use:shotgun" not in t.options, "and the yellow die is in the pool already"


# -------------------------------------------------------------------- the other common items


def test_dynamite_turns_any_one_monster_face_down() -> None:
    t = museum().gives(0, "dynamite").adventure("the-guided-tour", 1)
    t.monster("ghoul#1", 0)
    t.monster("shoggoth#1", 1)
    t.begin().play("use:dynamite")
    assert (t.question, t.options) == (asks.Defeat, ["pick:ghoul#1", "pick:shoggoth#1"])
    t.play("pick:shoggoth#1", "move-to-entrance", "offer:some-health")
    assert (t.zone(box.TROPHIES_OF[0]), t.zone(box.MONSTERS_AT[0])) == (["shoggoth#1"], ["ghoul#1"])


def test_dynamite_is_kept_while_there_is_no_monster() -> None:
    assert "use:dynamite" not in museum().gives(0, "dynamite").begin().options


def test_provisions_restore_1_health_and_whiskey_1_sanity() -> None:
    t = museum().values(0, 2, 2).gives(0, "provisions", "whiskey").begin().play("use:provisions")
    assert (t.sanity(), t.health()) == (2, 3)
    t.play("use:whiskey")
    assert (t.sanity(), t.health()) == (3, 3)


def test_old_journal_gives_a_clue() -> None:
    t = museum().gives(0, "old-journal").begin().play("use:old-journal")
    assert t.count(box.CLUES[0]) == 1


def test_old_journal_helps_a_roll_that_lies_on_the_table() -> None:
    t = museum().gives(0, "old-journal").attempt().roll("peril", "peril", "peril", "peril", "peril", "peril")
    assert "reroll" not in t.options
    assert "reroll" in t.play("use:old-journal").options


# -------------------------------------------------------------------- the other unique items


def test_healing_stone_restores_both_values_up_to_their_limits() -> None:
    t = museum().values(0, 1, 1).gives(0, "healing-stone").begin().play("use:healing-stone")
    assert (t.sanity(), t.health()) == (4, 6)
    assert is_used_up(t, "healing-stone")


def test_flute_of_the_outer_gods_turns_two_monsters_face_down_for_1_sanity() -> None:
    t = museum().gives(0, "flute-of-the-outer-gods")
    for slug in ("ghoul#1", "ghoul#2", "ghost#1"):
        t.monster(slug)
    t.begin().play("use:flute-of-the-outer-gods", "pick:ghoul#1")
    assert t.options == ["pick:ghoul#2", "pick:ghost#1"]
    t.play("pick:ghost#1", "move-to-entrance", "offer:some-health")
    assert t.zone(box.TROPHIES_OF[0]) == ["ghoul#1", "ghost#1"]
    assert t.sanity() == 3
    assert is_used_up(t, "flute-of-the-outer-gods")


def test_flute_of_the_outer_gods_works_on_a_single_monster() -> None:
    t = museum().gives(0, "flute-of-the-outer-gods")
    t.monster("ghoul#1")
    t.begin().play("use:flute-of-the-outer-gods", "move-to-entrance", "offer:some-health")
    assert t.zone(box.TROPHIES_OF[0]) == ["ghoul#1"]


def test_blue_watcher_completes_a_task_without_dice_for_1_health() -> None:
    t = museum().gives(0, "blue-watcher-of-the-pyramid").attempt().roll("lore", "inv3", "inv1", "inv1", "inv1", "peril")
    t.play("use:blue-watcher-of-the-pyramid")
    assert (t.question, t.options) == (asks.TaskWithoutDice, ["complete:1", "complete:2"])
    t.play("complete:1")
    assert t.health() == 5
    assert len(t.zone(box.POOL)) == 6, "no die is spent"
    assert "complete:2" in t.options, "and the roll can still complete the other task"
    t.play("complete:2")
    assert t.told(tells.Resolved)
    assert t.home("blue-watcher-of-the-pyramid") == box.DECK_OF[UNIQUE]


def test_blue_watcher_completes_the_task_that_was_chosen_and_no_other() -> None:
    t = museum().gives(0, "blue-watcher-of-the-pyramid").attempt().roll("lore", "inv3", "inv1", "inv1", "inv1", "peril")
    t.play("use:blue-watcher-of-the-pyramid", "complete:2")
    assert (t.count(box.DONE[0]), t.count(box.DONE[1])) == (0, 1)
    assert [note.told.task for note in t.told(tells.CompletesFree)] == [1]


@rule("ES-SYM-10")
@pytest.mark.parametrize(("sanity", "can_be_used"), [(1, False), (2, True)])
def test_blue_watcher_costs_health_and_leaves_the_sanity_that_the_task_costs(sanity: int, can_be_used: bool) -> None:
    t = table("bob-jenkins").adventure("a-terrible-discovery").gives(0, "blue-watcher-of-the-pyramid")
    t.values(0, sanity=sanity, health=4).attempt().roll("peril", "peril", "peril", "inv1", "inv1", "inv1")
    assert ("use:blue-watcher-of-the-pyramid" in t.options) is can_be_used
    if can_be_used:
        t.play("use:blue-watcher-of-the-pyramid", "complete:1")
        assert (t.sanity(), t.health()) == (1, 3)


def test_blue_watcher_keeps_to_the_order_arrow_and_the_cost_of_the_task_is_paid() -> None:
    t = table("bob-jenkins").adventure("hallway-on-fire").gives(0, "blue-watcher-of-the-pyramid").attempt()
    t.roll("lore", "inv3", "inv1", "inv1", "inv1", "inv1").play("use:blue-watcher-of-the-pyramid")
    assert t.health() == 4, "1 for the card and 1 for the upper task, which comes first"
    assert (t.count(box.DONE[0]), t.count(box.DONE[1])) == (1, 0)


@rule("ES-SYM-10")
@pytest.mark.parametrize(("health", "can_be_used"), [(2, False), (3, True)])
def test_blue_watcher_is_kept_when_its_own_price_leaves_too_little_for_that_of_the_task(
    health: int, can_be_used: bool
) -> None:
    t = table("bob-jenkins").adventure("hallway-on-fire").gives(0, "blue-watcher-of-the-pyramid").values(0, health=health)
    t.attempt().roll("lore", "inv3", "inv1", "inv1", "inv1", "inv1")
    assert ("use:blue-watcher-of-the-pyramid" in t.options) is can_be_used
    if can_be_used:
        t.play("use:blue-watcher-of-the-pyramid")
        assert (t.health(), t.count(box.DONE[0])) == (1, 1)


def test_blue_watcher_can_resolve_the_adventure() -> None:
    t = museum().gives(0, "blue-watcher-of-the-pyramid").attempt().roll("lore", "inv3", "inv1", "inv1", "inv1", "peril")
    t.play("complete:2").roll("peril", "peril", "peril", "peril").play("use:blue-watcher-of-the-pyramid")
    assert t.zone(box.TROPHIES_OF[0]) == ["the-missing-records"]


def test_blue_watcher_does_nothing_in_the_battle() -> None:
    t = museum().gives(0, "blue-watcher-of-the-pyramid").awaken()
    t.load("peril", "peril", "inv1", "inv1", "inv1", "inv1", dice=box.GREEN_DICE).begin()
    assert "use:blue-watcher-of-the-pyramid" not in t.options


def test_necronomicon_takes_a_doom_token_off_for_2_sanity() -> None:
    t = museum().gives(0, "necronomicon").doom(3).begin().play("use:necronomicon")
    assert (t.count(box.DOOM), t.sanity()) == (2, 2)
    assert is_used_up(t, "necronomicon")


def test_necronomicon_is_kept_while_the_track_is_empty() -> None:
    assert "use:necronomicon" not in museum().gives(0, "necronomicon").begin().options


@pytest.mark.parametrize(
    ("code", "sanity", "health"),
    [("necronomicon", 2, 4), ("flute-of-the-outer-gods", 1, 4), ("blue-watcher-of-the-pyramid", 4, 1)],
)
def test_a_cost_that_would_devour_cannot_be_paid(code: str, sanity: int, health: int) -> None:
    for more in (0, 1):
        t = museum("amanda-sharpe").gives(0, code).values(0, sanity + more, health + more).doom(2)
        t.monster("ghoul#1")
        t.attempt().roll("peril", "peril", "inv1", "inv1", "inv1", "inv1")
        assert (f"use:{code}" in t.options) == bool(more)


def test_items_can_be_used_in_the_battle() -> None:
    t = museum().gives(0, "axe", "healing-stone", "necronomicon").values(0, 3, 3).awaken().begin()
    assert {"use:axe", "use:healing-stone", "use:necronomicon"} <= set(t.options)
    t.play("use:necronomicon")
    assert t.count(box.DOOM) == 8


@rule("ES-ITM-03", "ES-USE-01")
def test_what_can_be_used_at_any_time_can_be_used_after_the_adventure_and_before_the_clock() -> None:
    t = table("bob-jenkins").gives(0, "whiskey").values(0, sanity=2)
    t.begin().play("move-to-entrance", "offer:some-health")
    assert t.question == asks.BeforeClock
    assert t.options == ["use:whiskey", "to-clock"]
    assert not t.told(tells.Clock)
    t.play("use:whiskey")
    assert t.sanity() == 3
    assert t.told(tells.Clock), "nothing is left to use, so nobody is asked again"


@rule("ES-ITM-03", "ES-MIT-05", "ES-MDF-04")
def test_a_spell_that_a_monster_brings_at_the_end_of_the_step_can_be_cast_before_the_clock() -> None:
    t = table("bob-jenkins").gives(0, "dynamite", "provisions").values(0, health=2).adventure("koi-pond").on_top("heal")
    t.monster("witch", task=0)
    t.begin().play("use:dynamite", "move-to-entrance", "offer:some-sanity")
    assert (t.question, t.options) == (asks.BeforeClock, ["use:provisions", "to-clock"])
    t.play("to-clock")
    assert (t.question, sorted(t.options)) == (asks.BeforeClock, ["to-clock", "use:heal", "use:provisions"])
    assert not t.told(tells.Clock)
    t.play("use:heal", "to-clock")
    assert (t.health(), len(t.told(tells.Clock))) == (4, 1)


@rule("ES-ITM-03", "ES-MIT-05")
def test_a_monster_taken_at_the_end_of_the_step_that_brings_nothing_to_use_asks_nobody_once_more() -> None:
    t = table("bob-jenkins").gives(0, "dynamite", "provisions").values(0, health=2).adventure("koi-pond")
    t.monster("mi-go", task=0)
    t.begin().play("use:dynamite", "move-to-entrance", "offer:some-sanity", "to-clock")
    assert (t.zone(box.TROPHIES_OF[0]), t.count(box.CLUES[0]), len(t.told(tells.Clock))) == (["mi-go#1"], 1, 1)


@rule("ES-MIT-05", "ES-MDF-04")
def test_a_monster_that_such_a_spell_defeats_is_taken_with_that_one() -> None:
    t = table("bob-jenkins").gives(0, "dynamite").adventure("koi-pond").adventure("unnatural-habitat", 1)
    t.on_top("bind-monster").monster("witch", task=0)
    t.monster("mi-go", 1, 0)
    t.begin().play("use:dynamite", "pick:witch#1", "move-to-entrance", "offer:some-sanity", "use:bind-monster")
    assert (t.zone(box.TROPHIES_OF[0]), t.count(box.CLUES[0])) == (["witch#1", "mi-go#1"], 1)
    assert len(t.told(tells.Clock)) == 1


@rule("ES-ITM-03", "ES-TER-02")
@pytest.mark.parametrize("key", ["fail-roll", "give-up"])
def test_what_can_be_used_at_any_time_can_be_used_between_terror_and_the_penalty(key: str) -> None:
    t = table("michael-mcglen").gives(0, "whiskey").adventure("plateau-of-leng", 6)
    t.attempt(6).dice_left(1).roll("terror").play(key)
    assert (t.sanity(), t.question, t.options) == (2, asks.AfterTerror, ["use:whiskey", "to-penalty"])
    t.play("use:whiskey")
    assert t.told(tells.Penalty), "nothing is left to use, so nobody is asked again"
    assert (t.alive(0), t.sanity()) == (True, 1), "3 less 1 by terror, 1 more, 2 less by the penalty"


@rule("ES-ITM-03")
def test_nothing_need_be_used_before_the_penalty_and_nobody_is_asked_while_a_die_is_left_to_roll() -> None:
    t = table("michael-mcglen").gives(0, "whiskey").adventure("plateau-of-leng", 6)
    t.attempt(6).dice_left(1).roll("terror").play("fail-roll", "to-penalty")
    assert not t.told(tells.Healed)
    assert t.told(tells.Devoured), "3 less 1 by terror, 2 less by the penalty"
    t = table("michael-mcglen").gives(0, "whiskey").adventure("plateau-of-leng", 6)
    t.attempt(6).dice_left(2).roll("terror", "lore").play("fail-roll")
    assert t.question == asks.RemoveDie
    assert "use:whiskey" in t.drop("lore").play("go-on").options, "it can be used before the next roll"


@rule("ES-ITM-03", "ES-TSK-10", "ES-SYM-09")
@pytest.mark.parametrize("card", ["provisions", "healing-stone", "heal"])
def test_what_heals_can_be_used_between_the_cost_of_a_task_that_took_the_last_die_and_the_penalty(card: str) -> None:
    t = table("harvey-walters").gives(0, card).adventure("hallway-on-fire")
    t.attempt().dice_left(1).roll("peril").play("complete:1")
    assert (t.health(), t.question, t.options) == (2, asks.BeforeRoll, [f"use:{card}", "give-up"])
    t.play(f"use:{card}")
    assert t.told(tells.Penalty), "nothing is left to use, so nobody is asked again"
    assert (t.alive(0), t.health()) == (True, 1), "3 less 1 for the task, 1 more, 2 less by the penalty"


@rule("ES-ITM-03", "ES-FOC-08")
def test_what_heals_can_be_used_between_terror_and_the_penalty_by_who_focuses_the_last_die() -> None:
    t = table("michael-mcglen").gives(0, "whiskey").adventure("plateau-of-leng", 6)
    t.attempt(6).dice_left(2).roll("terror", "lore").play("fail-roll").drop("terror")
    t.play(next(key for key in t.options if key.startswith("focus:")))
    assert (t.sanity(), t.question, t.options) == (2, asks.BeforeRoll, ["use:whiskey", "give-up"])
    assert t.play("use:whiskey").alive(0), "3 less 1 by terror, 1 more, 2 less by the penalty"


@rule("ES-ITM-03", "ES-TER-08")
def test_what_can_be_used_at_any_time_can_be_used_between_terror_that_ends_the_attempt_and_the_penalty() -> None:
    t = table("michael-mcglen").gives(0, "whiskey").adventure("koi-pond").mythos("the-stars-align-to-bring-madness")
    t.values(0, sanity=2).attempt().roll("terror", *["inv1"] * 5).play("fail-roll")
    assert (t.sanity(), t.question, t.options) == (1, asks.AfterTerror, ["use:whiskey", "to-penalty"])
    t.play("use:whiskey")
    assert (t.alive(0), t.sanity(), t.health()) == (True, 1, 5), "2 less 1 by terror, 1 more, 1 less by the penalty"


@rule("ES-TER-08", "ES-MIT-05")
def test_an_attempt_that_terror_ends_has_failed_though_its_last_monster_is_defeated_before_the_penalty() -> None:
    t = table("bob-jenkins").gives(0, "dynamite", "axe").adventure("koi-pond")
    t.monster("ghoul", task=0)
    t.attempt().roll("terror", "peril", "peril", "lore", "lore", "lore").play("complete:2")
    t.roll("terror", "lore", "lore").play("fail-roll")
    assert t.options == ["use:dynamite", "to-penalty"], "no die can be added any more"
    t.play("use:dynamite")
    assert (t.told(tells.Resolved), len(t.told(tells.Penalty)), t.zone(box.TROPHIES_OF[0])) == ([], 1, ["ghoul#1"])


@rule("ES-ITM-03", "ES-MDF-04", "ES-MDF-05")
def test_a_spell_that_a_beaten_monster_brings_can_be_cast_before_the_penalty() -> None:
    t = table("harvey-walters").adventure("unnatural-habitat").values(0, health=1).on_top("heal")
    t.monster("witch", task=0)
    t.attempt().dice_left(3).roll("lore", "inv2", "inv1").play("complete:1").roll("lore").play("fail-roll")
    assert (t.question, t.options) == (asks.AfterTerror, ["use:heal", "to-penalty"])
    t.play("use:heal")
    assert (t.alive(0), t.health()) == (True, 2), "1 and 2 more, 1 less by the penalty"


@rule("ES-ITM-03", "ES-MDF-04", "ES-MDF-05")
@pytest.mark.parametrize("first", ["use:heal", "use:provisions"])
def test_what_a_beaten_monster_brings_can_be_used_with_what_one_has_in_any_order(first: str) -> None:
    t = table("michael-mcglen").gives(0, "provisions").adventure("unnatural-habitat").values(0, health=1).on_top("heal")
    t.monster("witch", task=0)
    t.attempt().dice_left(3).roll("lore", "inv2", "inv1").play("complete:1").roll("lore").play("fail-roll")
    assert (t.question, sorted(t.options)) == (asks.AfterTerror, ["to-penalty", "use:heal", "use:provisions"])
    (other,) = {"use:heal", "use:provisions"} - {first}
    assert t.play(first).options == [other, "to-penalty"], "one does not take the place of the other"


@rule("ES-ITM-03", "ES-MDF-05")
@pytest.mark.parametrize(("monster", "face"), [("mi-go", ["lore"]), ("witch", ["lore", "inv2"])])
def test_whoever_gets_nothing_to_use_with_the_monsters_is_not_asked_once_more_before_the_penalty(
    monster: str, face: list[str]
) -> None:
    t = table("michael-mcglen").gives(0, "provisions").values(0, health=2).on_top("flesh-ward")
    t.adventure("unnatural-habitat").monster(monster, task=0)
    t.attempt().dice_left(len(face) + 1).roll(*face, "inv1").play("complete:1").roll("lore").play("fail-roll")
    assert t.told(tells.TookMonster)
    assert t.question is not asks.AfterTerror


@rule("ES-ITM-03", "ES-BAT-06")
@pytest.mark.parametrize(("faces", "key"), [(["lore"], "fail-roll"), (["peril", "terror", "terror"], "complete:1")])
def test_in_the_battle_what_heals_waits_for_the_end_of_the_attack(faces: list[str], key: str) -> None:
    t = table("michael-mcglen", ancient_one="cthulhu").gives(0, "provisions").values(0, health=3).awaken().begin()
    t.dice_left(len(faces)).roll(*faces).play(key)
    assert (t.question, t.options) == (asks.BeforeClock, ["use:provisions", "to-clock"])


@rule("ES-MIT-04", "ES-RES-01")
@pytest.mark.parametrize("other", [(), ("old-journal",)], ids=["nothing else", "something else to use"])
def test_the_last_monster_defeated_between_terror_and_the_penalty_resolves_the_adventure(other: tuple[str, ...]) -> None:
    t = table("bob-jenkins").gives(0, "dynamite", *other).adventure("unnatural-habitat")
    t.monster("ghoul", task=0)
    t.attempt().roll("peril", "peril", "inv3", "lore", "lore", "lore").play("complete:2").dice_left(1)
    t.roll("terror").play("fail-roll", "use:dynamite")
    assert (len(t.told(tells.Resolved)), t.told(tells.Penalty)) == (1, [])
    assert "unnatural-habitat" in t.zone(box.TROPHIES_OF[0])


@rule("ES-FAI-06", "ES-MIT-05", "ES-ITM-03")
def test_an_adventure_given_up_stays_so_though_its_last_monster_is_defeated_before_the_penalty() -> None:
    t = table("bob-jenkins").gives(0, "dynamite", "provisions").adventure("unnatural-habitat").values(0, health=3)
    t.monster("ghoul", task=0)
    t.attempt().roll("peril", "peril", "inv3", "lore", "lore", "lore").play("complete:2")
    t.roll("terror", "lore", "lore").play("give-up", "use:dynamite")
    assert t.question == asks.AfterTerror
    assert t.options == ["use:provisions", "to-penalty"], "what else there is can still be used"
    t.play("to-penalty")
    assert (t.told(tells.Resolved), len(t.told(tells.Penalty))) == ([], 1)
    assert t.zone(box.TROPHIES_OF[0]) == ["ghoul#1"]
    assert t.health() == 2


@rule("ES-FAI-06", "ES-RES-01")
def test_greedy_does_not_hope_to_resolve_what_it_has_given_up() -> None:
    def worth(*answer: str) -> float:
        t = table("bob-jenkins").gives(0, "dynamite").adventure("unnatural-habitat")
        t.monster("shoggoth", task=0)
        t.attempt().roll("peril", "peril", "inv3", "lore", "lore", "lore").play("complete:2").dice_left(1)
        t.roll("terror").play(*answer)
        [asked] = t.state.asked
        gains = judge(t.state, asked)
        assert gains is not None
        return gains[t.options.index("use:dynamite")] - gains[t.options.index("to-penalty")]

    assert worth("fail-roll") > 0 > worth("give-up")


@rule("ES-MIT-05", "ES-ITM-03")
def test_a_monster_turned_face_down_after_the_adventure_is_still_taken_at_the_end_of_the_step() -> None:
    t = table("bob-jenkins").gives(0, "dynamite").adventure("unnatural-habitat")
    t.monster("ghoul", task=0)
    t.begin().play("move-to-entrance", "offer:some-health", "use:dynamite")
    assert t.zone(box.TROPHIES_OF[0]) == ["ghoul#1"]


@rule("ES-COM-06")
def test_old_journal_is_not_offered_when_no_clue_is_left() -> None:
    t = museum().gives(0, "old-journal").clues(0, 14)
    assert "use:old-journal" in t.begin().options
    assert "use:old-journal" not in t.clues(0, 15).begin().options
