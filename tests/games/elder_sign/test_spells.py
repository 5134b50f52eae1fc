"""Spells: those that hold dice across turns and players, and the four others (ES-SPL, ES-USE-02)."""

import pytest

from miskatonic.core.options import NOTHING
from miskatonic.games.elder_sign.cards.words import HEALTH, SANITY, SPELL, Lose
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

GREENS = [f"die-green#{n}" for n in range(1, 7)]
YELLOW_DIE = "die-yellow#1"

HOLDING = (
    "wither",
    "shrivelling",
    "mists-of-releh",
    "voice-of-ra",
    "enchant-weapon",
    "red-sign-of-shudde-mell",
    "arcane-insight",
)
CURSE = "dread-curse-of-azathoth"
OTHERS = ("bind-monster", "heal", "soothe-the-mind", "flesh-ward")
PERILS = ("peril",) * 6


def museum(*investigators: str, ancient_one: str = "ithaqua") -> Table:
    """The Missing Records (6 investigation; lore and 3 investigation) lie open; Bob (4 and 6) unless it says otherwise."""
    return table(*(investigators or ("bob-jenkins",)), ancient_one=ancient_one).adventure("the-missing-records")


def held(t: Table, spell: str = "wither") -> list[str]:
    """What the dice on a spell show."""
    return t.faces(box.HELD[piece(spell)])


def cast(t: Table, spell: str, *faces: str) -> Table:
    """Cast a holding spell on dice of the roll showing these faces."""
    t.play(f"use:{spell}")
    for face in faces:
        t.play(f"pick:{t.die(face)}")
    return t


# -------------------------------------------------------------------- casting


@rule("ES-SPL-01")
def test_eight_spells_hold_dice_and_four_do_something_else() -> None:
    codes = {card.code for card in box.POSSESSION.values() if card.kind == SPELL}
    assert codes == {*HOLDING, CURSE, *OTHERS}
    t = museum().gives(0, *codes).values(0, 2, 2)
    t.monster("ghoul#1")
    t.attempt().roll("lore", "peril", "peril", "peril", "peril", "peril")
    offered = {key.removeprefix("use:") for key in t.options if key.startswith("use:")}
    assert offered == {*HOLDING, CURSE, *OTHERS[:3]}, "Flesh Ward waits for a penalty"


@rule("ES-SPL-02")
@pytest.mark.parametrize("spell", [*HOLDING, CURSE])
def test_a_securing_spell_is_cast_after_a_roll_and_not_before(spell: str) -> None:
    t = museum().gives(0, spell).begin()
    assert f"use:{spell}" not in t.options
    assert f"use:{spell}" not in t.play("move:museum-1").options
    assert f"use:{spell}" in t.roll(*PERILS).options
    assert f"use:{spell}" not in t.fail_roll("peril").options, "the roll has been judged"


@rule("ES-SPL-03")
@pytest.mark.parametrize("spell", HOLDING)
def test_it_holds_one_chosen_die_of_the_roll_with_its_face(spell: str) -> None:
    t = museum().gives(0, spell).attempt().roll("lore", "inv1", "inv1", "peril", "peril", "terror").play(f"use:{spell}")
    assert (t.question, len(t.options)) == (asks.HoldDie, 4), "one of each face"
    slug = t.die("terror")
    t.play(f"pick:{slug}")
    assert t.question == asks.AfterRoll, "it holds no second one"
    assert t.zone(box.HELD[piece(spell)]) == [slug]
    assert held(t, spell) == ["terror"]
    assert t.zone(box.OWNED[0]) == [spell], "the card lies face up before the player"
    assert t.home(slug) != box.POOL


@rule("ES-SPL-04")
def test_casting_needs_no_failed_roll_and_costs_no_die_and_the_rest_completes_a_task() -> None:
    t = cast(
        museum().gives(0, "wither").attempt().roll("lore", "inv3", "terror", "inv1", "inv1", "inv1"), "wither", "terror"
    )
    assert (t.zone(box.REMOVED), len(t.zone(box.POOL))) == ([], 5)
    assert not t.told(tells.RollFailed)
    t.play("complete:2")
    assert t.question == asks.BeforeRoll
    assert len(t.zone(box.POOL)) == 3


@rule("ES-SPL-04")
def test_several_spells_can_be_cast_on_one_roll() -> None:
    t = museum().gives(0, "wither", "voice-of-ra").attempt().roll("lore", "inv3", "terror", "inv1", "inv1", "inv1")
    cast(cast(t, "wither", "lore"), "voice-of-ra", "inv3")
    assert (held(t), held(t, "voice-of-ra")) == (["lore"], ["inv3"])


# -------------------------------------------------------------------- what becomes of a held die


@rule("ES-SPL-05")
def test_a_held_die_stays_across_turns_and_players_and_midnight() -> None:
    t = museum("bob-jenkins", "joe-diamond", ancient_one="azathoth").gives(0, "wither").attempt()
    cast(t.roll("lore", *["peril"] * 5), "wither", "lore").play("give-up")
    t.attempt(seat=1).roll(*["peril"] * 5).play("give-up")
    t.on_top("be-prepared-for-living-nightmares").midnight(1)
    assert (held(t), t.home("wither")) == (["lore"], box.OWNED[0])


@rule("ES-SPL-06", "ES-USE-02")
def test_any_player_uses_the_held_face_in_the_own_turn_whoever_owns_the_spell() -> None:
    t = museum("bob-jenkins", "joe-diamond").gives(0, "wither").hold("wither", GREENS[0], "lore").attempt(seat=1)
    t.roll("inv3", *["peril"] * 4)
    assert "complete:2" in t.options
    t.play("complete:2")
    assert set(t.zone(box.PLACED)) == {GREENS[0], GREENS[1]}
    assert t.zone(box.OWNED[0]) == [], "the emptied spell is gone"
    assert t.zone(box.DECK_OF[SPELL])[-1] == "wither"


@rule("ES-USE-02")
def test_another_can_use_the_die_on_a_spell_but_not_cast_the_spell() -> None:
    t = museum("bob-jenkins", "joe-diamond").gives(0, "wither", "voice-of-ra").hold("wither", GREENS[0], "lore")
    t.attempt(seat=1)
    assert t.options == ["roll", f"take-off:{GREENS[0]}", "give-up"]
    assert "use:voice-of-ra" not in t.roll(*["peril"] * 5).options


@rule("ES-SPL-06")
def test_a_held_die_need_not_be_used_and_both_ways_are_offered() -> None:
    t = museum().gives(0, "wither").hold("wither", GREENS[0], "lore").attempt()
    t.roll("lore", "inv3", "peril", "peril", "peril").play("complete:2")
    assert t.question == asks.Cover
    t.play(f"cover:{GREENS[1]}+{GREENS[2]}")
    assert held(t) == ["lore"]


@rule("ES-SPL-07")
def test_a_die_is_taken_off_the_spell_that_holds_it() -> None:
    t = museum().gives(0, "wither", "shrivelling").hold("wither", GREENS[0], "terror").hold("shrivelling", GREENS[1], "lore")
    t.attempt().play(f"take-off:{GREENS[1]}")
    assert (t.home("wither"), t.home("shrivelling")) == (box.OWNED[0], box.DECK_OF[SPELL])
    assert [note.told.spell for note in t.told(tells.TakenOff)] == [piece("shrivelling")]


@rule("ES-SPL-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_held_die_can_be_taken_off_before_a_roll_and_rolled_with_the_pool(seat: int) -> None:
    t = museum("bob-jenkins", "joe-diamond").gives(0, "wither").hold("wither", GREENS[0], "terror").attempt(seat=seat)
    assert t.zone(box.POOL) == GREENS[1:]
    t.play(f"take-off:{GREENS[0]}")
    assert sorted(t.zone(box.POOL)) == GREENS
    assert t.home("wither") == box.DECK_OF[SPELL], "its last die has left it"
    t.roll("lore", "lore", "lore", "lore", "lore", "inv3")
    assert t.faces().count("terror") == 0


@rule("ES-SPL-08")
def test_dice_of_focus_and_assistance_serve_nobody_else() -> None:
    t = table("bob-jenkins", "joe-diamond").adventure("the-missing-records").stand(1, 0).attempt()
    t.roll("inv3", "inv2", *["peril"] * 4).fail_roll("peril").play(f"focus:{t.die('inv3')}")
    t.roll("inv3", *["peril"] * 3).fail_roll("peril").play("ask:seat-2", "yes", f"pick:{t.die('inv3')}")
    t.play("give-up", "lose:health")
    t.attempt(seat=1)
    assert t.zone(box.POOL) == GREENS
    assert t.options == ["roll", "give-up"]
    t.roll(*PERILS)
    assert "complete:1" not in t.options, "the two 3s of the other turn are gone"


@rule("ES-SPL-09")
def test_dice_are_taken_off_a_spell_singly_or_together() -> None:
    t = museum().gives(0, CURSE).hold(CURSE, GREENS[0], "lore").hold(CURSE, GREENS[1], "terror").attempt()
    t.play(f"take-off:{GREENS[1]}")
    assert (held(t, CURSE), t.home(CURSE)) == (["lore"], box.OWNED[0])
    t.play(f"take-off:{GREENS[0]}")
    assert sorted(t.zone(box.POOL)) == GREENS
    assert t.home(CURSE) == box.DECK_OF[SPELL]


@rule("ES-SPL-09")
def test_both_dice_of_a_spell_can_serve_one_task() -> None:
    t = museum().gives(0, CURSE).hold(CURSE, GREENS[0], "lore").hold(CURSE, GREENS[1], "inv3").attempt()
    t.roll("peril", "peril", "peril", "peril").play("complete:2")
    assert t.zone(box.PLACED) == GREENS[:2]
    assert t.home(CURSE) == box.DECK_OF[SPELL]


@rule("ES-TSK-08", "ES-SPL-09")
def test_of_two_dice_alike_on_one_spell_nobody_is_asked_which() -> None:
    t = museum().gives(0, CURSE, "wither").hold(CURSE, GREENS[0], "lore").hold(CURSE, GREENS[1], "lore")
    t.attempt().roll("inv3", *PERILS[:3]).play("complete:2")
    assert t.question == asks.BeforeRoll
    assert held(t, CURSE) == ["lore"]
    t = museum().gives(0, CURSE, "wither").hold(CURSE, GREENS[0], "lore").hold("wither", GREENS[1], "lore")
    t.attempt().roll("inv3", *PERILS[:3]).play("complete:2")
    assert t.question == asks.Cover, "two spells are two places"
    assert len(t.options) == 2
    t = museum().gives(0, CURSE).hold(CURSE, GREENS[0], "lore").hold(CURSE, YELLOW_DIE, "lore")
    t.attempt().roll("inv3", *PERILS[:4]).play("complete:2")
    assert len(t.options) == 2, "so are two colours"
    t = museum().gives(0, CURSE).hold(CURSE, GREENS[0], "inv1").hold(CURSE, GREENS[1], "inv2")
    t.attempt().roll("lore", "inv2", *PERILS[:2]).play("complete:2")
    assert len(t.options) == 3, "and two faces: either with the 2 of the roll, or both"


@rule("ES-SPL-10")
def test_the_card_goes_under_the_spell_deck_when_its_last_die_is_used() -> None:
    t = museum().gives(0, CURSE).hold(CURSE, GREENS[0], "lore").hold(CURSE, GREENS[1], "terror").attempt()
    t.roll("inv3", "peril", "peril", "peril").play("complete:2")
    assert (held(t, CURSE), t.home(CURSE)) == (["terror"], box.OWNED[0]), "one die is left on it"
    t = museum().gives(0, "wither").hold("wither", GREENS[0], "lore").attempt().roll("inv3", *["peril"] * 4)
    t.play("complete:2")
    assert t.zone(box.DECK_OF[SPELL])[-1] == "wither"


@rule("ES-SPL-11")
def test_no_die_is_put_on_a_spell_in_place_of_one_taken_off() -> None:
    t = museum().gives(0, CURSE).hold(CURSE, GREENS[0], "lore").hold(CURSE, GREENS[1], "terror").attempt()
    t.play(f"take-off:{GREENS[1]}").roll(*["peril"] * 5)
    assert f"use:{CURSE}" not in t.options
    t = museum().gives(0, "wither").hold("wither", GREENS[0], "lore").attempt().play(f"take-off:{GREENS[0]}").roll(*PERILS)
    assert "use:wither" not in t.options, "the emptied card is gone"


@rule("ES-SPL-12")
def test_a_held_die_that_is_locked_leaves_the_spell_and_an_empty_spell_is_discarded() -> None:
    t = museum().gives(0, "wither").hold("wither", YELLOW_DIE, "inv4").adventure("gala-in-the-great-hall", 1)
    assert t.zone(box.LOCKED) == [YELLOW_DIE]
    assert t.zone(box.OWNED[0]) == []
    assert t.zone(box.DECK_OF[SPELL])[-1] == "wither"


@rule("ES-SPL-12")
def test_a_spell_that_still_holds_another_die_stays() -> None:
    t = museum().gives(0, CURSE).hold(CURSE, YELLOW_DIE, "inv4").hold(CURSE, GREENS[0], "lore")
    t.adventure("gala-in-the-great-hall", 1)
    assert (held(t, CURSE), t.home(CURSE)) == (["lore"], box.OWNED[0])


@rule("ES-SPL-13")
def test_dread_curse_gets_both_dice_at_casting_from_the_same_roll() -> None:
    t = museum().gives(0, CURSE).attempt().roll("lore", "terror", "inv1", "inv1", "peril", "peril")
    cast(t, CURSE, "lore", "terror")
    assert t.question == asks.AfterRoll
    assert (held(t, CURSE), len(t.zone(box.POOL))) == (["lore", "terror"], 4)


@rule("ES-SPL-13")
def test_dread_curse_may_hold_only_one_die_and_gets_no_second_one_later() -> None:
    t = museum().gives(0, CURSE).attempt().roll("lore", "terror", "inv1", "inv1", "peril", "peril")
    cast(t, CURSE, "lore")
    assert (t.question, t.options[-1]) == (asks.HoldDie, "enough")
    t.play("enough")
    assert f"use:{CURSE}" not in t.options
    t.fail_roll("peril").play("go-on").roll("terror", "inv1", "inv1", "peril")
    assert f"use:{CURSE}" not in t.options
    assert held(t, CURSE) == ["lore"]


@rule("ES-SPL-14")
def test_while_green_dice_are_held_everybodys_pool_is_smaller() -> None:
    t = museum("bob-jenkins", "joe-diamond").gives(0, "wither", CURSE).hold("wither", GREENS[0], "lore")
    t.hold(CURSE, GREENS[1], "peril").hold(CURSE, GREENS[2], "peril")
    for seat in (0, 1):
        assert t.attempt(seat=seat).zone(box.POOL) == GREENS[3:]
        t.play("give-up")


@rule("ES-SPL-15")
def test_a_held_die_that_was_used_returns_to_the_common_dice_after_the_step() -> None:
    t = museum("bob-jenkins", "joe-diamond").gives(0, "wither").hold("wither", GREENS[0], "lore").attempt()
    t.roll("inv3", *["peril"] * 4).play("complete:2", "give-up")
    assert t.zone(box.PLACED) == []
    assert t.attempt(seat=1).zone(box.POOL) == GREENS


@rule("ES-SPL-16")
def test_example_a_terror_saved_by_one_player_completes_a_task_for_the_next() -> None:
    t = table("bob-jenkins", "joe-diamond").adventure("the-missing-records").adventure("horrible-visions", 1)
    t.gives(0, "wither").on_top("koi-pond").attempt()
    t.roll("inv3", "inv3", "peril", "peril", "peril", "peril").play("complete:1")
    t.roll("lore", "inv3", "terror", "inv1")
    cast(t, "wither", "terror").play("complete:2")
    assert t.zone(box.TROPHIES_OF[0]) == ["the-missing-records"]
    t.attempt(1, seat=1)
    assert len(t.zone(box.POOL)) == 5
    t.roll("peril", "inv1", "inv1", "inv1", "inv1")
    assert [key for key in t.options if key.startswith("complete")] == ["complete:1"]
    t.play("complete:1")
    assert (len(t.zone(box.PLACED)), len(t.zone(box.POOL))) == (2, 4)
    assert t.home("wither") == box.DECK_OF[SPELL]


@rule("ES-SPL-16")
def test_example_without_the_held_die_that_roll_completes_nothing() -> None:
    t = table("joe-diamond").adventure("horrible-visions", 1).attempt(1).dice_left(5).roll("peril", *["inv1"] * 4)
    assert not [key for key in t.options if key.startswith("complete")]


@rule("ES-SPL-17")
@pytest.mark.parametrize("spell", ["bind-monster", "heal", "soothe-the-mind"])
def test_a_spell_that_holds_no_dice_goes_under_the_deck_after_use(spell: str) -> None:
    t = museum().gives(0, spell).values(0, 2, 2)
    t.monster("ghoul#1")
    t.begin().play(f"use:{spell}")
    assert t.zone(box.OWNED[0]) == []
    assert t.zone(box.DECK_OF[SPELL])[-1] == spell
    assert len(t.zone(box.DECK_OF[SPELL])) == 12


# -------------------------------------------------------------------- edges


def test_a_held_terror_does_not_set_off_terror_effects() -> None:
    t = table("bob-jenkins").adventure("ancient-relics").gives(0, "wither").hold("wither", GREENS[0], "terror").attempt()
    t.roll(*["peril"] * 5).play("fail-roll")
    assert not t.told(tells.Terror)


def test_holding_the_last_die_of_the_pool_leaves_a_failed_roll_without_a_die_to_remove() -> None:
    t = museum().gives(0, "wither").attempt().dice_left(1).roll("lore").play("use:wither")
    assert (t.zone(box.POOL), held(t)) == ([], ["lore"])
    t.play("fail-roll", "give-up")
    assert t.told(tells.GaveUp)
    assert held(t) == ["lore"], "it stays for the next attempt"


def test_a_spell_that_is_lost_sets_its_dice_free() -> None:
    t = museum().gives(0, "wither").hold("wither", GREENS[0], "lore").effect(0, Lose(SPELL))
    assert t.home(GREENS[0]) == box.FREE_DICE
    assert t.state.pointed(box.FACE[piece(GREENS[0])]) == NOTHING


def test_a_securing_spell_can_be_cast_in_the_battle_and_its_die_used_there() -> None:
    t = museum().gives(0, "wither").awaken()
    t.load("peril", "inv1", "inv1", "inv1", "lore", "lore", dice=box.GREEN_DICE).begin()
    cast(t, "wither", "peril").drop("lore").roll("peril", "inv3", "inv1", "inv1").play("complete:1")
    assert t.count(box.DOOM) == 8


# -------------------------------------------------------------------- the four others


def test_bind_monster_turns_a_monster_face_down_for_1_sanity() -> None:
    t = museum().gives(0, "bind-monster")
    t.monster("shoggoth#1")
    t.begin().play("use:bind-monster", "move-to-entrance", "offer:some-health")
    assert (t.zone(box.TROPHIES_OF[0]), t.sanity()) == (["shoggoth#1"], 3)


def test_bind_monster_cannot_be_cast_with_the_last_sanity_nor_without_a_monster() -> None:
    t = museum().gives(0, "bind-monster")
    assert "use:bind-monster" not in t.begin().options
    t.monster("shoggoth#1")
    assert "use:bind-monster" in t.begin().options
    assert "use:bind-monster" not in t.values(0, sanity=1).begin().options


@pytest.mark.parametrize(("spell", "value"), [("heal", HEALTH), ("soothe-the-mind", SANITY)])
def test_heal_and_soothe_the_mind_restore_2_to_any_one_investigator(spell: str, value: int) -> None:
    t = museum("bob-jenkins", "joe-diamond", "monterey-jack").gives(0, spell)
    t.values(0, 1, 1).values(1, 1, 1).begin().play(f"use:{spell}")
    assert (t.question, t.options) == (asks.HealWhom, ["person:seat-1", "person:seat-2"]), "whoever misses something"
    assert t.state.asked[0].what == asks.HealWhom(value, n=2)
    t.play("person:seat-2")
    assert t.count(box.VALUE_OF[value][1]) == 3
    assert t.count(box.VALUE_OF[1 - value][1]) == 1
    assert (t.sanity(0), t.health(0)) == (1, 1)


def test_flesh_ward_keeps_off_all_sanity_and_health_loss_of_the_penalty_and_nothing_else() -> None:
    t = table("bob-jenkins").adventure("stay-away-from-the-windows").gives(0, "flesh-ward").attempt().play("give-up")
    assert (t.question, t.options) == (asks.React, ["use:flesh-ward", "pass"])
    t.play("use:flesh-ward")
    assert (t.sanity(), t.health()) == (4, 6)
    assert t.count(box.DOOM) == 1, "the other penalty comes"
    assert t.zone(box.DECK_OF[SPELL])[-1] == "flesh-ward"


def test_flesh_ward_may_be_kept() -> None:
    t = table("bob-jenkins").adventure("stay-away-from-the-windows").gives(0, "flesh-ward").attempt().play("give-up", "pass")
    assert (t.sanity(), t.health(), t.zone(box.OWNED[0])) == (3, 4, ["flesh-ward"])


def test_flesh_ward_is_not_offered_where_the_penalty_costs_no_sanity_or_health() -> None:
    t = table("bob-jenkins").adventure("mysterious-tome").gives(0, "flesh-ward").attempt().play("give-up")
    assert t.question is None
    assert t.count(box.DOOM) == 1


def test_flesh_ward_does_not_keep_off_terror_or_the_cost_of_a_task() -> None:
    t = table("bob-jenkins").adventure("hallway-on-fire").gives(0, "flesh-ward").attempt()
    t.roll("terror", "peril", *["inv1"] * 4).play("fail-roll")
    assert (t.question, t.health()) == (asks.RemoveDie, 5)
    t.drop("inv1").play("go-on").roll("peril", *["inv1"] * 4).play("complete:1")
    assert (t.question, t.health()) == (asks.BeforeRoll, 4)


def test_flesh_ward_does_not_keep_off_what_a_monster_does_that_the_penalty_brings() -> None:
    t = table("bob-jenkins", ancient_one="nyarlathotep").adventure("stay-away-from-the-windows").gives(0, "flesh-ward")
    t.only_monsters("haunter-of-the-dark#1").doom(2).attempt().play("give-up", "use:flesh-ward")
    assert t.count(box.DOOM) == 3, "a cell with a monster"
    assert (t.sanity(), t.health()) == (3, 6), "the Haunter of the Dark takes 1 sanity from everybody"


def test_flesh_ward_works_for_the_next_penalty_only() -> None:
    t = museum().gives(0, "flesh-ward").attempt().play("give-up", "use:flesh-ward")
    assert t.sanity() == 4
    t.attempt().play("give-up")
    assert t.sanity() == 3


def test_flesh_ward_saves_one_who_would_be_devoured() -> None:
    t = museum().gives(0, "flesh-ward").values(0, sanity=1).attempt().play("give-up", "use:flesh-ward")
    assert t.alive(0)
    assert t.sanity() == 1


# -------------------------------------------------------------------- Cthulhu


@pytest.mark.parametrize("spell", ["wither", CURSE])
def test_cthulhu_takes_1_sanity_for_casting_and_nothing_for_using_the_die(spell: str) -> None:
    t = museum(ancient_one="cthulhu").gives(0, spell).attempt().roll("lore", "inv3", *["peril"] * 4)
    cast(t, spell, "lore")
    assert t.sanity() == 3, "once, however many dice it holds"
    t.until(asks.AfterRoll).play("complete:2")
    assert t.sanity() == 3


def test_with_the_last_sanity_no_spell_is_cast_against_cthulhu() -> None:
    t = museum(ancient_one="cthulhu").gives(0, "wither", "heal").values(0, 1, 1).attempt().roll(*PERILS)
    assert not [key for key in t.options if key.startswith("use:")]


def test_bind_monster_costs_2_sanity_against_cthulhu() -> None:
    t = museum(ancient_one="cthulhu").gives(0, "bind-monster")
    t.monster("ghoul#1")
    t.begin().play("use:bind-monster")
    assert t.sanity() == 2
    t = museum(ancient_one="cthulhu").gives(0, "bind-monster").values(0, sanity=2)
    t.monster("ghoul#1")
    assert "use:bind-monster" not in t.begin().options, "both costs together would devour"


def held_last(*cards: str) -> Table:
    """Wither holds the last die of the pool after a roll that does for no task; these cards are in hand."""
    t = table("bob-jenkins").adventure("remains-of-the-high-priest").gives(0, "wither", *cards).attempt()
    return t.dice_left(1).roll("lore").play("use:wither").until(asks.AfterRoll)


@rule("ES-SPL-04", "ES-TSK-10")
def test_a_failed_roll_whose_last_die_went_onto_a_spell_costs_none_and_an_item_can_add_one() -> None:
    t = held_last("axe")
    assert t.zone(box.POOL) == []
    assert "Let the roll fail" in [option.label for option in t.game.decision.options], "and nobody reads of a die to remove"
    t.play("fail-roll")
    assert (t.told(tells.Failed), t.question) == ([], asks.BeforeRoll)
    t.play("use:axe").roll("peril").play("complete:1")
    assert len(t.told(tells.Completes)) == 1


@rule("ES-SPL-07", "ES-TSK-10")
def test_the_last_die_put_on_a_spell_may_be_taken_off_again_to_be_rolled() -> None:
    t = held_last().play("fail-roll")
    die = t.zone(box.HELD[piece("wither")])[0]
    assert t.options == [f"take-off:{die}", "give-up"]
    t.play(f"take-off:{die}").roll("peril")
    assert "complete:1" in t.options


@rule("ES-SPL-02", "ES-SPL-03")
def test_once_every_die_of_the_roll_lies_on_a_spell_no_other_is_cast() -> None:
    t = museum().gives(0, "wither", "voice-of-ra").attempt().dice_left(1).roll("lore")
    assert {"use:wither", "use:voice-of-ra"} <= set(t.options)
    assert "use:voice-of-ra" not in t.play("use:wither").options
