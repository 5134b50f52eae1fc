"""Beaten monsters become trophies (ES-MDF), and items, spells and allies that defeat them (ES-MIT)."""

import pytest

from miskatonic.games.elder_sign.cards.words import COMMON, SPELL
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.trophies import trophies
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

DEFEATING = {"dynamite": 0, "john-legrasse": 0, "bind-monster": 1}
"""Cards that turn a monster face down, and the sanity they cost."""


def museum(*codes: str, who: str = "monterey-jack", ancient_one: str = "hastur") -> Table:
    """A museum with these cards from the first place on."""
    t = table(who, ancient_one=ancient_one)
    for n, code in enumerate(codes):
        t.adventure(code, n)
    return t


def ghoul_beaten(t: Table) -> Table:
    """The ghoul on the side task of Unnatural Habitat has been beaten; five dice are left."""
    t.monster("ghoul", 0, 0)
    return t.attempt(0).roll("peril", "inv1", "inv1", "inv1", "inv1", "inv1").play("complete:1")


# -------------------------------------------------------------------- when a beaten monster is taken


@rule("ES-MDF-01", "ES-MDF-02")
def test_a_beaten_monster_is_taken_at_the_end_of_the_step_and_not_before() -> None:
    t = ghoul_beaten(museum("unnatural-habitat"))
    assert t.home("ghoul") == box.MONSTERS_AT[0]
    assert not t.zone(box.TROPHIES_OF[0])
    t.roll("peril", "peril", "inv3", "inv1", "inv1").play("complete:2")
    assert t.zone(box.TROPHIES_OF[0]) == ["unnatural-habitat", "ghoul#1"]
    assert trophies(t.state, 0) == 3


@rule("ES-MDF-02", "ES-TRO-02")
def test_a_monster_taken_goes_to_the_one_whose_turn_it_is_not_to_a_helper() -> None:
    t = table("monterey-jack", "bob-jenkins", ancient_one="hastur").adventure("unnatural-habitat").stand(0, 0)
    t.monster("ghoul", 0, 0)
    t.attempt(0, 1).roll("peril", "inv1", "inv1", "inv1", "inv1", "inv1").play("complete:1", "give-up")
    assert (t.zone(box.TROPHIES_OF[0]), t.zone(box.TROPHIES_OF[1])) == ([], ["ghoul#1"])


@rule("ES-MDF-03", "ES-LCK-08")
@pytest.mark.parametrize(("slug", "faces"), [("star-spawn", ("terror", "peril")), ("high-priest", ("lore", "lore"))])
def test_the_die_a_monster_locked_is_freed_when_it_is_taken(slug: str, faces: tuple[str, ...]) -> None:
    t = museum("the-missing-records")
    t.monster(slug, 0)
    t.attempt(0)
    t.roll(*faces, *["inv1"] * (len(t.zone(box.POOL)) - 2)).play("complete:below-1")
    assert len(t.zone(box.LOCKED)) == 1, "not as long as the step goes on"
    t.play("give-up")
    assert not t.zone(box.LOCKED)
    assert len(t.zone(box.FREE_DICE)) == 8


@rule("ES-MDF-03", "ES-LCK-10")
def test_the_die_moves_to_another_lock_that_waits_for_it() -> None:
    t = museum("the-missing-records")
    t.monster("high-priest", 0)
    t.adventure("gala-in-the-great-hall", 1)
    assert len(t.told(tells.LockWaits)) == 1
    t.attempt(0).roll("lore", "lore", "inv1", "inv1", "inv1", "inv1").play("complete:below-1", "give-up")
    assert t.zone(box.LOCKED) == ["die-yellow#1"]
    assert t.state.pointed(box.LOCK_OF[box.YELLOW_DIE]) == piece("gala-in-the-great-hall")


@rule("ES-MDF-04", "ES-MDF-05")
def test_the_back_of_a_token_is_carried_out_when_it_is_taken_before_the_penalty() -> None:
    t = museum("administration-office")
    t.monster("mi-go", 0)
    t.attempt(0).roll("lore", "inv1", "inv1", "inv1", "inv1", "inv1").play("complete:below-1")
    assert t.count(box.CLUES[0]) == 0
    t.play("give-up")
    assert t.count(box.CLUES[0]) == 0, "gained with the Mi-Go and lost by the penalty"
    assert t.kinds(tells.TookMonster, tells.GainedClue, tells.Penalty, tells.LostClue) == [
        tells.TookMonster,
        tells.GainedClue,
        tells.Penalty,
        tells.LostClue,
    ]


@rule("ES-MDF-05", "ES-DEV-05")
def test_monsters_taken_before_a_penalty_that_devours_go_back_to_the_pool() -> None:
    t = ghoul_beaten(museum("unnatural-habitat").values(0, health=1)).play("give-up")
    assert t.kinds(tells.TookMonster, tells.Devoured) == [tells.TookMonster, tells.Devoured]
    assert t.home("ghoul") == box.POOL_OF_MONSTERS


@rule("ES-MDF-08")
def test_monsters_not_beaten_stay_on_a_failed_card() -> None:
    t = museum("public-lavatory")
    t.monster("cultist#1", 0, 0)
    t.monster("ghost", 0, 1)
    t.attempt(0).roll("terror", "lore", "lore", "lore", "lore", "lore").play("complete:2", "give-up")
    assert t.zone(box.MONSTERS_AT[0]) == ["cultist#1"]
    assert t.zone(box.TROPHIES_OF[0]) == ["ghost#1"]


@rule("ES-MDF-09", "ES-MON-05")
def test_when_a_monster_has_left_a_whole_task_its_printed_conditions_are_in_force_again() -> None:
    t = museum("koi-pond")
    t.monster("cultist#1", 0, 0)
    t.attempt(0).roll("inv3", "lore", "lore", "lore", "lore", "lore").play("complete:1", "give-up")
    t.attempt(0).roll("terror", "lore", "lore", "lore", "lore", "lore")
    assert "complete:1" in t.options
    assert (
        "complete:1"
        not in t.play("give-up").values(0, 3, 7).attempt(0).roll("inv3", "lore", "lore", "lore", "lore", "lore").options
    )


@rule("ES-MDF-09", "ES-MON-06")
def test_when_a_monster_has_left_a_partial_task_its_printed_conditions_are_in_force_again() -> None:
    t = table("monterey-jack", ancient_one="hastur").adventure("yuggoth", 6)
    t.monster("ghoul", 6, 0)
    t.attempt(6).roll("peril", "peril", "lore", "lore", "lore", "lore").play("complete:1", "give-up").values(0, 3, 7)
    assert "complete:1" in t.attempt(6).roll("peril", "terror", "lore", "lore", "lore", "lore").options


@rule("ES-MDF-10", "ES-RES-01")
def test_a_card_is_resolved_only_when_all_its_monsters_are_beaten() -> None:
    t = museum("unnatural-habitat").on_top("the-missing-records")
    t.monster("ghost", 0, 0)
    t.monster("cultist#1", 0)
    t.attempt(0).roll("peril", "peril", "inv3", "inv1", "inv1", "inv1").play("complete:2")
    t.roll("terror", "inv2", "lore").play("complete:1")
    assert not t.told(tells.Resolved)
    t.roll("inv3", "lore").play("complete:below-1")
    assert t.told(tells.Resolved)
    assert not t.zone(box.MONSTERS_AT[0])
    assert sorted(t.zone(box.TROPHIES_OF[0])) == ["cultist#1", "ghost#1", "unnatural-habitat"]


# -------------------------------------------------------------------- items, spells and allies against monsters


@rule("ES-MIT-01", "ES-MIT-02")
@pytest.mark.parametrize("card", DEFEATING)
def test_any_monster_in_play_can_be_turned_face_down(card: str) -> None:
    t = museum("unnatural-habitat", "koi-pond", "the-missing-records").gives(0, card)
    t.monster("ghoul#1", 0, 0)
    t.monster("ghost", 1, 0)
    t.monster("shoggoth", 2)
    t.begin().play(f"use:{card}")
    assert t.question == asks.Defeat
    assert t.options == ["pick:ghoul#1", "pick:ghost#1", "pick:shoggoth#1"]
    t.play("pick:shoggoth#1")
    assert t.count(box.FACE_DOWN[piece("shoggoth")])
    assert t.home(card) != box.OWNED[0]
    assert t.sanity() == 3 - DEFEATING[card]


@rule("ES-MIT-01")
@pytest.mark.parametrize("card", DEFEATING)
def test_without_a_monster_in_play_such_a_card_cannot_be_used(card: str) -> None:
    t = museum("unnatural-habitat").gives(0, card).begin()
    assert f"use:{card}" not in t.options


@rule("ES-MIT-01")
def test_the_flute_of_the_outer_gods_turns_two_monsters() -> None:
    t = museum("unnatural-habitat", "koi-pond").gives(0, "flute-of-the-outer-gods")
    t.monster("ghoul#1", 0, 0)
    t.monster("ghost", 1, 0)
    t.begin().play("use:flute-of-the-outer-gods", "pick:ghost#1", "move:museum-1", "give-up")
    assert sorted(t.zone(box.TROPHIES_OF[0])) == ["ghost#1", "ghoul#1"]
    assert t.sanity() == 2


@rule("ES-MIT-02", "ES-MIT-04")
def test_a_face_down_monster_on_a_side_task_counts_as_completed() -> None:
    t = museum("unnatural-habitat").gives(0, "dynamite")
    t.monster("ghost", 0, 0)
    t.attempt(0).play("use:dynamite").roll("peril", "peril", "inv3", "inv1", "inv1", "terror")
    assert [key for key in t.options if key.startswith("complete")] == ["complete:2"]
    t.play("complete:2")
    assert t.told(tells.Resolved)


@rule("ES-MIT-02", "ES-MIT-04")
def test_a_face_down_monster_on_a_whole_task_counts_as_completed_and_the_printed_task_is_not_asked_for() -> None:
    t = museum("koi-pond").gives(0, "dynamite").on_top("the-missing-records")
    t.monster("shoggoth", 0, 0)
    t.attempt(0).play("use:dynamite").roll("terror", "peril", "peril", "inv1", "inv1", "inv1").play("complete:2")
    assert t.told(tells.Resolved)


@rule("ES-MIT-02", "ES-MIT-04")
def test_a_face_down_monster_below_the_lowest_task_counts_as_completed() -> None:
    t = museum("the-missing-records").gives(0, "dynamite").on_top("koi-pond")
    t.monster("ghost", 0)
    t.monster("cultist#1", 0)
    t.attempt(0).play("use:dynamite", "pick:ghost#1").roll("terror", "inv3", "inv3", "lore", "lore", "lore")
    assert [key for key in t.options if key.startswith("complete")] == ["complete:1", "complete:2", "complete:below-2"]


@rule("ES-MIT-04")
def test_a_face_down_monster_that_was_the_last_task_resolves_the_card() -> None:
    t = museum("haunted-by-a-shadowy-figure").gives(0, "dynamite").only_monsters().on_top("the-missing-records")
    t.monster("ghoul#2", 0, 0)
    t.attempt(0).roll("peril", "terror", "inv1", "inv1", "inv1", "inv1").play("complete:2", "use:dynamite")
    assert t.told(tells.Resolved)
    assert sorted(t.zone(box.TROPHIES_OF[0])) == ["ghoul#2", "haunted-by-a-shadowy-figure"]


@rule("ES-MIT-03")
def test_on_a_partial_task_the_uncovered_conditions_must_still_be_met() -> None:
    t = table("monterey-jack", ancient_one="hastur").adventure("yuggoth", 6).gives(0, "dynamite")
    t.monster("shoggoth", 6, 0)
    t.attempt(6).play("use:dynamite").roll("inv1", "lore", "lore", "lore", "inv1", "inv1")
    assert "complete:1" not in t.options
    t.play("fail-roll").drop("inv1").play("go-on").roll("peril", "lore", "lore", "lore", "inv1").play("complete:1")
    assert t.faces(box.PLACED) == ["peril"], "the peril outside the border, nothing for the monster"


@rule("ES-MIT-03", "ES-ANC-03")
def test_a_face_down_monster_needs_no_extra_terror_with_shub_niggurath_either() -> None:
    t = table("monterey-jack", ancient_one="shub-niggurath").adventure("yuggoth", 6).gives(0, "dynamite")
    t.monster("shoggoth", 6, 0)
    t.attempt(6).play("use:dynamite").roll("peril", "lore", "lore", "lore", "inv1", "inv1")
    assert "complete:1" in t.options


@rule("ES-MIT-05")
def test_a_face_down_monster_is_taken_after_a_failed_attempt_before_the_penalty() -> None:
    t = museum("unnatural-habitat").gives(0, "dynamite")
    t.monster("ghoul#1", 0, 0)
    t.attempt(0).play("use:dynamite")
    assert t.home("ghoul") == box.MONSTERS_AT[0]
    t.play("give-up")
    assert t.zone(box.TROPHIES_OF[0]) == ["ghoul#1"]
    assert t.kinds(tells.TookMonster, tells.Penalty) == [tells.TookMonster, tells.Penalty]


@rule("ES-MIT-05", "ES-MIT-01")
def test_a_face_down_monster_on_another_card_is_taken_after_a_resolved_adventure() -> None:
    t = museum("haunted-by-a-shadowy-figure", "koi-pond").gives(0, "dynamite").only_monsters().on_top("the-missing-records")
    t.monster("ghoul#1", 1, 0)
    t.attempt(0).play("use:dynamite").roll("peril", "terror", "inv1", "inv1", "inv1", "inv1").play("complete:2")
    assert sorted(t.zone(box.TROPHIES_OF[0])) == ["ghoul#1", "haunted-by-a-shadowy-figure"]
    assert not t.zone(box.MONSTERS_AT[1])


@rule("ES-MIT-05", "ES-MIT-01")
def test_a_monster_turned_face_down_before_an_entrance_action_is_taken_after_it() -> None:
    t = museum("koi-pond").gives(0, "dynamite")
    t.monster("mi-go", 0, 0)
    t.begin().play("use:dynamite", "move-to-entrance")
    assert t.home("mi-go") == box.MONSTERS_AT[0]
    t.play("offer:some-health")
    assert t.zone(box.TROPHIES_OF[0]) == ["mi-go#1"]
    assert t.count(box.CLUES[0]) == 1, "its back is carried out too"


@rule("ES-MIT-05", "ES-MDF-03")
def test_a_face_down_monster_keeps_its_lock_until_it_is_taken() -> None:
    t = museum("koi-pond").gives(0, "dynamite")
    t.monster("dark-young", 0, 0)
    t.begin().play("use:dynamite")
    assert t.zone(box.LOCKED) == ["die-red#1"]
    t.play("move-to-entrance", "offer:some-health")
    assert not t.zone(box.LOCKED)


@rule("ES-MIT-01", "ES-ITM-02", "ES-SPL-17")
def test_what_defeats_a_monster_is_used_up() -> None:
    t = museum("koi-pond").gives(0, "dynamite", "bind-monster")
    t.monster("ghoul#1", 0, 0)
    t.monster("ghoul#2", 0)
    t.begin().play("use:dynamite", "pick:ghoul#1", "use:bind-monster")
    assert t.zone(box.DECK_OF[COMMON])[-1] == "dynamite"
    assert t.zone(box.DECK_OF[SPELL])[-1] == "bind-monster"


@rule("ES-MIT-01")
def test_a_monster_whose_task_is_completed_is_not_bound_as_well() -> None:
    t = museum("koi-pond").gives(0, "bind-monster")
    t.monster("ghoul#1")
    t.monster("cultist#1")
    t.attempt()
    roll = ["peril", "peril", "terror", "lore", "inv1", "inv1"]
    t.roll(*roll)
    below = [key for key in t.options if key.startswith("complete:below")]
    assert below
    t.play(below[0])
    beaten = [slug for slug in ("ghoul#1", "cultist#1") if t.count(box.BEATEN[piece(slug)])]
    assert len(beaten) == 1
    while "use:bind-monster" not in t.options:
        t.until(asks.BeforeRoll)
    t.play("use:bind-monster")
    assert [slug for slug in ("ghoul#1", "cultist#1") if t.count(box.FACE_DOWN[piece(slug)])] != beaten


@rule("ES-MDF-02", "ES-REW-01", "ES-AWK-07")
def test_beaten_monsters_are_taken_before_the_reward_even_if_that_awakens_it() -> None:
    t = table("dexter-drake", ancient_one="nyarlathotep").adventure("the-writing-on-the-wall").doom(8)
    t.monster("ghoul", 0)
    t.only_monsters("the-black-man").attempt().roll("peril", *["inv1"] * 5).play("complete:below-1")
    t.roll("lore", "peril", "inv3", "inv2", "inv1").play("complete:2").until(asks.Move)
    assert (t.count(box.AWAKE), t.zone(box.TROPHIES_OF[0])) == (1, ["the-writing-on-the-wall", "ghoul#1"])


@rule("ES-DEV-05", "ES-MON-01")
def test_a_monster_back_in_the_pool_is_neither_beaten_nor_face_down_when_it_comes_again() -> None:
    t = table("bob-jenkins", ancient_one="hastur").adventure("ancient-relics").gives(0, "dynamite").values(0, sanity=1)
    t.monster("ghoul", 0)
    t.monster("cultist", 0)
    t.attempt().roll("peril", *["inv1"] * 5).play("complete:below-1", "use:dynamite")
    t.roll("terror", *["peril"] * 4).play("fail-roll", "play:joe-diamond")
    assert {"ghoul#1", "cultist#1"} <= set(t.zone(box.POOL_OF_MONSTERS)), "nobody has them for trophies"
    t.monster("ghoul#1", 0)
    t.monster("cultist#1", 0)
    t.attempt().roll("peril", "inv3", *["inv1"] * 4)
    assert {"complete:below-1", "complete:below-2"} <= set(t.options)
