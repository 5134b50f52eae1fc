"""The battle with the Ancient One (ES-BAT)."""

import pytest

from miskatonic.core.declared import flattened
from miskatonic.games.elder_sign.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.elder_sign.cards.words import HEALTH, SANITY, SPELL, AdvanceClock, Doom, HealAll, Hurt
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

GREEN = box.GREEN_DICE[0]
NOTHING = ("lore",) * 6
"""A roll that meets no combat task of the tests below."""


def battle(*who: str, ancient_one: str = "yig", doom: int | None = None) -> Table:
    """Nobody's turn has begun since it awoke. Yig's combat task is two perils."""
    t = table(*(who or ("dexter-drake",)), ancient_one=ancient_one)
    for seat in range(t.state.seats):
        t.gives(seat, ("wither", "shrivelling", "voice-of-ra")[seat])
        t.gives(seat, ("axe", "rifle", "lantern")[seat], ("holy-water", "pallid-mask", "alien-statue")[seat])
    t.awaken().until()
    for seat in range(t.state.seats):
        for card in t.state.zone(box.OWNED[seat]):
            t.state.put(card, box.BOX)
    assert all(t.alive(seat) for seat in range(t.state.seats))
    t.state.log = []
    return t if doom is None else t.doom(doom)


def will_fall(t: Table, *faces: str) -> Table:
    """Let the next green dice fall so, in this and the following rolls."""
    return t.load(*faces, dice=(GREEN,) * len(faces))


def attack(t: Table, *faces: str, seat: int = 0) -> Table:
    """Begin a seat's attack; the dice fall so, roll after roll."""
    return will_fall(t, *faces).begin(seat)


# -------------------------------------------------------------------- the attack step


@rule("ES-BAT-01")
def test_a_turn_of_the_battle_is_attack_and_clock_and_nothing_else() -> None:
    t = attack(battle(), *NOTHING).until()
    assert not t.state.asked
    steps = [tells.Turn, tells.Moves, tells.Stays, tells.Entrance, tells.Rolls, tells.Clock, tells.Penalty]
    assert t.kinds(*steps) == [tells.Turn, *[tells.Rolls] * 6, tells.Clock]


@rule("ES-BAT-02")
def test_the_pool_is_rolled_for_the_combat_task() -> None:
    t = attack(battle(), "peril", "peril", "lore", "lore", "lore", "lore")
    assert t.options == ["complete:1", "fail-roll"]
    assert len(t.zone(box.POOL)) == 6


@rule("ES-BAT-03", "ES-ANC-02")
def test_a_met_combat_task_takes_off_a_doom_token_and_the_rest_is_rolled_again() -> None:
    t = attack(battle(), "peril", "peril", "lore", "lore", "lore", "lore", "peril", "peril", "lore", "terror")
    t.play("complete:1")
    assert t.count(box.DOOM) == 7
    assert t.faces(box.PLACED) == ["peril", "peril"]
    assert t.faces() == ["peril", "peril", "lore", "terror"], "the remaining four were rolled for the same task"
    will_fall(t, "lore", "terror").play("complete:1")
    assert (t.count(box.DOOM), len(t.zone(box.PLACED))) == (6, 4)


@rule("ES-BAT-04")
@pytest.mark.parametrize("who", ["dexter-drake", "amanda-sharpe"])
def test_one_roll_meets_the_combat_task_at_most_once(who: str) -> None:
    t = attack(battle(who), *["peril"] * 6, "lore", "lore", "lore", "inv1").play("complete:1")
    assert len(t.told(tells.Strikes)) == 1
    assert t.count(box.DOOM) == 7
    assert t.faces() == ["lore", "lore", "lore", "inv1"], (
        "what was left was rolled again although it would have done once more"
    )


@rule("ES-BAT-05", "ES-FAI-02")
def test_a_failed_attack_roll_costs_a_die() -> None:
    t = attack(battle(), "peril", "lore", "lore", "lore", "lore", "lore")
    assert t.question == asks.RemoveDie
    will_fall(t, "peril", "peril", "lore", "lore", "lore").drop("peril")
    assert len(t.faces()) == 5
    assert t.zone(box.REMOVED) == ["die-green#1"]
    assert "complete:1" in t.options


@rule("ES-BAT-04", "ES-FAI-04")
def test_an_attack_roll_may_be_declared_failed() -> None:
    t = attack(battle(), "peril", "peril", "lore", "lore", "lore", "lore").play("fail-roll")
    assert (t.question, t.count(box.DOOM)) == (asks.RemoveDie, 8)


@rule("ES-BAT-06")
def test_when_the_pool_is_empty_the_clock_step_follows_without_a_penalty() -> None:
    t = attack(battle(), *["peril", "peril", "lore", "lore", "lore", "lore"], *["peril"] * 4, *["peril"] * 2)
    t.play("complete:1", "complete:1", "complete:1")
    assert not t.state.asked
    assert t.count(box.DOOM) == 5
    assert (t.sanity(), t.health(), t.count(box.CLOCK)) == (5, 5, 1)
    assert not t.told(tells.Failed)


@rule("ES-BAT-06", "ES-FAI-06")
def test_an_attack_cannot_be_given_up() -> None:
    t = battle().clues(0, 1).gives(0, "axe").begin(0)
    assert "give-up" not in t.options
    t.play("roll")
    assert "give-up" not in t.options


@rule("ES-BAT-06", "ES-BAT-08")
def test_without_a_die_to_roll_one_may_add_one_or_end_the_step() -> None:
    t = battle().gives(0, "axe")
    for die in box.GREEN_DICE:
        t.state.put(die, box.DICE_GONE)
    t.begin(0)
    assert t.options == ["use:axe", "give-up"]
    t.play("give-up")
    assert (t.home("axe"), t.count(box.CLOCK), t.state.asked) == (box.OWNED[0], 1, ())


@rule("ES-BAT-06", "ES-TSK-10")
def test_after_a_blow_with_the_last_dice_one_may_add_a_die_for_another() -> None:
    t = battle(doom=5).gives(0, "tommy-gun").begin(0).dice_left(2).roll("peril", "peril").play("complete:1")
    assert t.options == ["use:tommy-gun", "give-up"]
    t.load("peril", "wild", dice=(box.YELLOW_DIE, box.RED_DIE)).play("use:tommy-gun", "complete:1")
    assert (t.count(box.DOOM), t.state.asked, t.count(box.CLOCK)) == (3, (), 1)


@rule("ES-BAT-07")
def test_neither_focus_nor_assistance_is_allowed_in_the_battle() -> None:
    t = attack(battle("dexter-drake", "bob-jenkins"), *NOTHING[:5], "peril").drop("lore")
    assert t.question == asks.RemoveDie, "the next roll has been made, without a question between"
    t.until()
    assert not t.told(tells.Focused)
    assert not t.told(tells.AskedHelp)


@rule("ES-BAT-08", "ES-CLU-01")
def test_clues_may_be_spent_in_the_battle() -> None:
    t = attack(battle().clues(0, 1), "inv1", "inv2", *["lore"] * 4).play("reroll", "pick:die-green#1", "pick:die-green#2")
    will_fall(t, "peril", "peril").play("roll-these")
    assert "complete:1" in t.options
    assert t.count(box.CLUES[0]) == 0


@rule("ES-BAT-08", "ES-DIE-01")
def test_items_may_be_used_in_the_battle() -> None:
    t = battle().gives(0, "axe").load("lore", "lore", "lore", "lore", "lore", "lore", "peril", dice=box.DICE_PIECES).begin(0)
    t.play("use:axe")
    assert len(t.faces()) == 7


@rule("ES-BAT-08", "ES-SPL-06", "ES-BAT-20")
def test_spells_hold_dice_in_the_battle_and_across_its_turns() -> None:
    t = attack(battle("dexter-drake", "bob-jenkins").gives(0, "wither"), "peril", *["lore"] * 5).play("use:wither")
    will_fall(t.play(f"pick:{t.die('peril')}"), *["lore"] * 20).until()
    assert t.faces(box.HELD[piece("wither")]) == ["peril"]
    will_fall(t, "peril", *["lore"] * 4).begin(1).play("roll")
    assert t.options == ["complete:1", "fail-roll"], "the second player uses the held peril with a rolled one"
    t.play("complete:1")
    assert t.count(box.DOOM) == 7
    assert t.home("wither") == box.DECK_OF[SPELL]


@rule("ES-BAT-08")
def test_allies_may_be_used_in_the_battle() -> None:
    t = battle(ancient_one="yog-sothoth").gives(0, "professor-armitage")
    attack(t, "lore", "inv3", "inv1", "peril", "peril", "peril").play("use:professor-armitage", f"pick:{t.die('inv1')}")
    assert "complete:1" in t.options


@rule("ES-BAT-08", "ES-INF-01")
def test_a_task_cannot_be_completed_without_dice_in_the_battle() -> None:
    t = attack(battle().gives(0, "blue-watcher-of-the-pyramid").clues(0, 1), *NOTHING)
    assert t.options == ["reroll", "fail-roll"]


@rule("ES-BAT-19", "ES-TER-01")
def test_terror_on_a_failed_attack_roll_has_no_effect() -> None:
    t = attack(battle(), *["terror"] * 6)
    assert t.question == asks.RemoveDie or not t.state.asked
    t.until()
    assert not t.told(tells.Terror)
    assert (t.sanity(), t.health()) == (5, 5)


@rule("ES-BAT-20")
def test_all_dice_return_at_the_end_of_the_attack_step() -> None:
    t = attack(battle("dexter-drake", "bob-jenkins"), "peril", "peril", *["lore"] * 4, *["lore"] * 4).play("complete:1")
    t.until()
    assert len(t.zone(box.FREE_DICE)) == 8
    attack(t, *["peril"] * 6, seat=1)
    assert len(t.faces()) == 6


@rule("ES-BAT-09", "ES-END-02")
def test_the_last_doom_token_taken_off_wins_the_game_at_once() -> None:
    t = attack(battle(doom=2), "peril", "peril", *["lore"] * 4, "peril", "peril", "lore", "lore").play("complete:1")
    assert t.state.result is None
    t.play("complete:1")
    assert t.state.result is not None
    assert (t.state.result.won, t.state.result.rule) == (True, "ES-END-02")


# -------------------------------------------------------------------- the clock step


@rule("ES-BAT-10", "ES-CLK-01")
def test_the_hand_moves_three_hours_in_each_turn_of_the_battle() -> None:
    t = battle("dexter-drake", "bob-jenkins")
    for hour, seat in ((3, 0), (6, 1), (9, 0)):
        attack(t, *NOTHING, seat=seat).until()
        assert flattened(flattened(t.told(tells.Clock)[-1].told)) == (hour,)


@rule("ES-BAT-11", "ES-ANC-04")
def test_at_midnight_the_ancient_one_attacks_and_no_mythos_card_comes() -> None:
    t = attack(battle("dexter-drake", "amanda-sharpe", ancient_one="hastur").clock(9), *NOTHING).until()
    assert t.kinds(tells.Clock, tells.Midnight, tells.Attacks, tells.Mythos) == [tells.Clock, tells.Midnight, tells.Attacks]
    assert (t.sanity(0), t.sanity(1)) == (3, 3)
    assert len(t.zone(box.MYTHOS_DECK)) == 32


@rule("ES-BAT-11", "ES-ANC-04")
def test_the_ancient_one_attacks_at_midnight_only() -> None:
    t = attack(battle(ancient_one="hastur").clock(6), *NOTHING).until()
    assert not t.told(tells.Attacks)
    assert t.sanity() == 5


@rule("ES-BAT-12")
def test_midnight_effects_do_not_take_place_in_the_battle() -> None:
    t = attack(battle(ancient_one="ithaqua").gives(0, "anna-kaslow").clock(9), *NOTHING).until()
    assert not t.told(tells.MidnightEffect)
    assert t.count(box.CLUES[0]) == 0
    assert t.health() == 3, "the attack, not the midnight effect of Ithaqua"


@rule("ES-BAT-13", "ES-END-04")
def test_an_investigator_devoured_in_the_battle_adds_doom_and_is_not_replaced() -> None:
    t = battle("dexter-drake", "bob-jenkins", ancient_one="hastur", doom=5).values(0, sanity=2).clock(9)
    attack(t, *NOTHING).until()
    assert not t.alive(0)
    assert t.count(box.DOOM) == 6
    assert [(note.told, note.rule) for note in t.told(tells.Out)] == [((0,), "ES-BAT-13")]
    assert t.state.result is None


@rule("ES-BAT-14", "ES-DEV-12")
def test_a_player_who_is_out_still_carries_out_the_clock_step_and_brings_midnight() -> None:
    t = battle("dexter-drake", "bob-jenkins", ancient_one="hastur", doom=5).values(0, sanity=2).clock(9)
    attack(t, *NOTHING).until()
    t.clock(9).begin(0)
    assert not t.state.asked
    assert len(t.told(tells.Rolls)) == 6, "only those before being devoured"
    assert len(t.told(tells.Attacks)) == 2
    assert t.state.result is not None, "the second attack devours the other one too"
    assert (t.state.result.won, t.state.result.rule) == (False, "ES-END-03")


@rule("ES-BAT-15")
def test_midnight_together_with_an_awakening_in_the_turn_brings_nothing() -> None:
    t = table("dexter-drake", "amanda-sharpe", ancient_one="hastur").adventure("gate-to-elsewhere", 0)
    t.adventure("horrible-visions", 1).doom(10).clock(9).attempt(0).play("give-up")
    assert t.count(box.AWAKE)
    assert flattened(flattened(t.told(tells.Clock)[-1].told)) == (12,)
    assert t.kinds(tells.Midnight, tells.MidnightEffect, tells.Mythos, tells.Attacks) == []
    assert t.count(box.MIDNIGHTS_DUE) == 0
    attack(t, *NOTHING, seat=1).until()
    assert flattened(flattened(t.told(tells.Turn)[-1].told)) == (1,)
    assert not t.told(tells.Attacks), "that midnight is not made up for"


@rule("ES-MID-04", "ES-ABL-04", "ES-BAT-15")
@pytest.mark.parametrize(("hour", "again"), [(9, True), (6, False)])
def test_a_day_begins_with_the_midnight_of_an_awakening_too(hour: int, again: bool) -> None:
    t = table("dexter-drake", "carolyn-fern", ancient_one="hastur").adventure("gate-to-elsewhere", 0)
    t.values(0, sanity=2).doom(10).clock(hour).begin(0).play("use:carolyn-fern")
    t.play("move:museum-1", "give-up")
    assert (t.count(box.AWAKE), t.sanity()) == (1, 3)
    t.begin(1)
    assert ("use:carolyn-fern" in t.options) is again


@rule("ES-BAT-15")
def test_an_awakening_by_a_midnight_effect_ends_that_midnight() -> None:
    t = table("dexter-drake", "amanda-sharpe", ancient_one="hastur").adventure("horrible-visions", 0)
    t.adventure("dont-fall-asleep", 1).gives(0, "anna-kaslow").doom(9).midnight(0).play("effect-of:horrible-visions")
    assert t.count(box.AWAKE)
    assert not t.state.asked
    assert len(t.told(tells.MidnightEffect)) == 1
    assert not t.told(tells.Mythos)
    assert not t.told(tells.Attacks)
    assert (t.sanity(), t.count(box.CLUES[0])) == (5, 0)


@rule("ES-BAT-15")
def test_neither_ithaqua_nor_an_ally_acts_at_a_midnight_whose_first_effect_awakens_it() -> None:
    t = (
        table("dexter-drake", ancient_one="ithaqua")
        .mythos("sudden-terror-as-the-clock-strikes")
        .gives(0, "anna-kaslow")
        .doom(8)
    )
    t.midnight(0)
    assert len(t.options) == 3
    t.play("effect-of:sudden-terror-as-the-clock-strikes")
    assert (t.count(box.AWAKE), t.question, t.count(box.CLUES[0])) == (1, None, 0)
    assert len(t.told(tells.MidnightEffect)) == 1


@rule("ES-BAT-15", "ES-DEV-11")
def test_whoever_comes_after_the_one_whose_end_awakens_it_at_midnight_loses_nothing() -> None:
    t = table("dexter-drake", "amanda-sharpe", ancient_one="hastur").adventure("dont-fall-asleep").doom(10)
    t.values(0, sanity=1).midnight(0)
    assert (t.count(box.AWAKE), t.alive(0)) == (1, False)
    assert (t.sanity(1), t.health(1)) == (5, 5)


@rule("ES-BAT-16", "ES-DOM-03")
@pytest.mark.parametrize("doom", [9, 10])
def test_doom_that_comes_back_in_the_battle_brings_no_monster_and_no_second_awakening(doom: int) -> None:
    t = battle(ancient_one="cthulhu", doom=doom).midnight().play("choose:0")
    assert t.count(box.DOOM) == doom + 1
    assert t.kinds(tells.Monster, tells.NoMonster, tells.Awakens) == []
    assert t.count(box.WAKING) == 0, "the turn that follows is an ordinary one"


@rule("ES-BAT-15", "ES-CLK-06")
def test_a_second_midnight_of_the_turn_does_not_come_after_an_awakening_by_the_first() -> None:
    t = table("dexter-drake", ancient_one="hastur").adventure("horrible-visions").doom(9).clock(9).begin()
    t.meanwhile(0, *[AdvanceClock()] * 4).play("move-to-entrance", "offer:some-health")
    assert t.count(box.AWAKE)
    assert len(t.told(tells.Midnight)) == 1
    assert not t.told(tells.Attacks)


@rule("ES-BAT-16")
def test_a_full_track_stays_full() -> None:
    t = battle("dexter-drake", "bob-jenkins", ancient_one="hastur", doom=10).values(0, sanity=1)
    t.effect(0, Hurt(SANITY), Doom(3))
    assert (t.count(box.DOOM), len(t.told(tells.Doom))) == (11, 1)
    assert len(t.told(tells.Awakens)) == 0


@rule("ES-BAT-17")
def test_what_can_be_used_once_per_day_comes_back_at_each_midnight_of_the_battle() -> None:
    t = battle("vincent-lee", ancient_one="hastur").values(0, health=1).begin(0).play("use:vincent-lee")
    assert t.health() == 2
    t.until().begin(0)
    assert "use:vincent-lee" not in t.options
    t.until()
    assert t.health() == 2
    t.clock(9).begin(0).until().begin(0)
    assert t.options == ["use:vincent-lee", "pass"]


@rule("ES-BAT-03", "ES-ABL-05")
def test_abilities_once_per_roll_work_on_attack_rolls() -> None:
    t = attack(battle("michael-mcglen"), "peril", "terror", *["lore"] * 4).play("use:michael-mcglen")
    assert "complete:1" in t.options


# -------------------------------------------------------------------- the example of the rulebook


@rule("ES-BAT-18", "ES-BAT-03", "ES-BAT-05", "ES-BAT-11", "ES-BAT-13", "ES-IVG-03")
def test_mandy_strikes_twice_with_seven_dice_and_cthulhu_devours_harvey() -> None:
    t = battle("mandy-thompson", "harvey-walters", ancient_one="cthulhu", doom=9).gives(0, "holy-water").clock(9)
    t.values(1, sanity=1, health=1)
    t.state.set(box.LIMIT_OF[HEALTH][1], 1)
    t.load("peril", "terror", "inv1", "inv1", "inv2", "lore", "wild", dice=(*box.GREEN_DICE, box.RED_DIE))
    t.begin(0).play("use:holy-water", "pass")
    assert len(t.faces()) == 7, "six green dice and the red one"
    will_fall(t, "inv1", "lore", "lore", "inv2").play("complete:1")
    assert (t.count(box.DOOM), len(t.zone(box.PLACED))) == (8, 3)
    t.play("pass")
    assert (t.question, len(t.zone(box.POOL))) == (asks.RemoveDie, 4), "the remaining four fail"
    will_fall(t, "peril", "terror", "terror").drop("lore").play("pass", "complete:1")
    assert t.count(box.DOOM) == 7
    assert (t.question, t.asked) == (asks.WhichEffect, 0), "the pool is empty, the hand reaches midnight and Cthulhu attacks"
    t.play("choose:0")
    assert t.sanity(0) == 4
    assert (t.question, t.asked) == (asks.WhichEffect, 1)
    t.play("choose:1")
    assert not t.alive(1)
    assert t.count(box.DOOM) == 9, "one token for the attack and one for Harvey"
    assert t.kinds(tells.LimitFell, tells.Devoured) == [tells.LimitFell, tells.LimitFell, tells.Devoured]


@rule("ES-BAT-18", "ES-IVG-03")
def test_a_lowered_limit_stays_low_and_takes_the_surplus_with_it() -> None:
    cthulhu = next(sheet for sheet in ANCIENT_ONES if sheet.code == "cthulhu")
    t = battle("harvey-walters", ancient_one="cthulhu").values(0, sanity=1, health=3)
    t.effect(0, *cthulhu.attack).play("choose:1")
    assert t.health() == 2
    t.effect(0, *cthulhu.attack).play("choose:0")
    assert t.sanity() == 1, "a value below the limit does not fall"
    t.effect(0, HealAll(HEALTH), HealAll(SANITY))
    assert (t.health(), t.sanity()) == (2, 6)
