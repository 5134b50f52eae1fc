"""Combat encounters and ambushes (EH-COM, EH-AMB, EH-EPI, EH-CUL, EH-MON)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CULTIST, DEEP_ONE, SANITY
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import Table, empty, piece


def skills(t: Table) -> list[int]:
    """The skills tested, in order."""
    return [note.told.skill for note in t.told(tells.Rolls)]


def pools(t: Table) -> list[int]:
    """How many dice were rolled in each test."""
    return [len(note.told.dice) for note in t.told(tells.Rolls)]


LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL = range(5)


@rule("EH-COM-02", "EH-COM-03", "EH-COM-04", "EH-COM-05", "EH-COM-06")
def test_lily_fights_as_in_the_example_of_the_rulebook() -> None:
    t = empty("lily-chen", ancient_one="shub-niggurath").at(0, "arkham").gives(0, "38-revolver")
    t.roll(5, 1, 1, 6, 1, 1, 1, 1).fights("deep-one")
    assert skills(t) == [WILL, STRENGTH]
    assert pools(t) == [3, 5], "will 3; strength 4 - 1 + 2"
    assert t.sanity() == 6 - 1, "horror 2, one success"
    assert t.health() == 6, "damage 1, one success"
    assert t.count(box.HURT[piece("deep-one")]) == 1
    assert t.monsters("arkham") == ["deep-one"], "toughness 2: it stays with its token"


@rule("EH-COM-03")
@pytest.mark.parametrize(("faces", "left"), [((1, 1, 1), 4), ((5, 1, 1), 5), ((5, 6, 1), 6), ((6, 6, 6), 6)])
def test_sanity_is_lost_as_far_as_horror_exceeds_the_successes(faces: tuple[int, ...], left: int) -> None:
    assert empty("lily-chen").at(0, "arkham").roll(*faces).fights("mummy").sanity() == left


@rule("EH-COM-04", "EH-COM-05")
@pytest.mark.parametrize(("faces", "health", "hurt"), [((1, 1), 4, 0), ((5, 1), 5, 1), ((5, 5), 6, 2)])
def test_health_is_lost_as_far_as_damage_exceeds_the_successes_which_hurt_it(
    faces: tuple[int, ...], health: int, hurt: int
) -> None:
    t = empty("lily-chen").at(0, "arkham").roll(6, 6, 6, *faces).fights("mummy")
    assert (t.health(), t.count(box.HURT[piece("mummy")])) == (health, hurt)


@rule("EH-COM-05", "EH-MON-04", "EH-MON-01")
def test_a_monster_at_its_toughness_is_defeated_loses_its_tokens_and_returns_to_the_cup() -> None:
    t = empty("lily-chen").at(0, "arkham").roll(6, 6, 6, 6, 6)
    mummy = t.monster("mummy", "arkham", hurt=1)
    t.encounter().idle()
    assert t.state.home[mummy] == box.CUP
    assert t.count(box.HURT[mummy]) == 0


@rule("EH-COM-05", "EH-SAS-03", "EH-SAS-01", "EH-GOLD-01")
def test_a_monster_set_aside_in_set_up_is_set_aside_again() -> None:
    t = empty("lily-chen", ancient_one="cthulhu").at(0, "arkham")
    assert t.home("deep-one") == box.SET_ASIDE
    t.roll(6, 6, 6, 6, 6, 6).fights("deep-one")
    assert t.home("deep-one") == box.SET_ASIDE, "the rulebook sends the defeated to the cup; the guide knows better"


@rule("EH-COM-07")
def test_effects_that_come_before_the_tests_come_first() -> None:
    t = empty("lily-chen").at(0, "arkham").fights("wind-walker")
    assert (t.health(), t.sanity()) == (6 - 1 - 2, 6 - 1 - 2), "lost before the tests, which fail too"
    spent = empty("lily-chen").at(0, "arkham").clues(0, 1).fights("wind-walker").play("yes")
    assert (spent.health(), spent.sanity(), spent.has_clues()) == (4, 4, 0)


@rule("EH-COM-08")
def test_both_can_fall_by_the_same_strength_test() -> None:
    t = empty("lily-chen", "silas-marsh").at(0, "rome").values(0, health=1).roll(6, 6, 6, 5, 1)
    mummy = t.monster("mummy", "rome", hurt=2)
    t.encounter(0)
    assert not t.alive(0)
    assert t.state.home[mummy] == box.CUP


@rule("EH-COM-09")
def test_a_test_that_is_not_printed_is_not_taken() -> None:
    t = empty("lily-chen").at(0, "arkham").roll(6, 6, 6).fights("color-out-of-space")
    assert (skills(t), t.health()) == ([WILL], 6)
    riot = empty("lily-chen").at(0, "arkham").fights("riot").play("decline")
    assert (skills(riot), riot.sanity()) == ([STRENGTH], 6)


@rule("EH-COM-10")
def test_a_combat_ends_at_once_when_the_monster_is_defeated_before_the_strength_test() -> None:
    t = empty("lily-chen").at(0, "arkham").roll(6, 6, 6).fights("ghost")
    assert (skills(t), t.monsters("arkham")) == ([WILL], []), "a passed will test hurts the ghost by its result"
    riot = empty("lily-chen").at(0, "arkham").fights("riot").roll(6).play("do-it")
    assert (skills(riot), riot.monsters("arkham"), riot.health()) == ([INFLUENCE], [], 6)


@rule("EH-COM-10")
def test_health_lost_in_the_test_that_defeats_the_monster_is_still_lost_with_what_is_bound_to_it() -> None:
    t = empty("lily-chen").at(0, "arkham").roll(6, 6, 6, 6, 5, 1, 1, 1).fights("ghoul")
    assert (t.monsters("arkham"), t.health()) == ([], 6 - 1), "a damage of 2, a toughness of 1"
    assert t.conditions() == ["paranoia"]


@rule("EH-COM-11", "EH-ENC-02")
def test_every_monster_is_fought_once_and_a_survivor_ends_the_encounter() -> None:
    t = empty("mark-harrigan").at(0, "arkham")
    t.monster("ghoul", "arkham")
    t.monster("mummy", "arkham")
    t.encounter()
    assert t.options == ["fight:ghoul#1", "fight:mummy"], "in the order one likes"
    t.roll(6, 6, 6, 6, 1, 1).play("fight:mummy")
    assert [note.told.monster for note in t.told(tells.Combat)] == [piece("mummy"), piece("ghoul")]
    assert t.question is None, "both survived: no further encounter"


@rule("EH-COM-01", "EH-ENC-02")
def test_when_all_monsters_are_gone_one_other_encounter_may_follow_at_once() -> None:
    t = empty("mark-harrigan").at(0, "arkham")
    t.monster("ghoul", "arkham")
    t.roll(6, 6, 6, 6, 6, 6, 6, 6, 6).encounter()
    assert t.question is asks.Encounter
    assert t.options == ["encounter:america", "encounter:general", "no-encounter"]
    t.play("no-encounter")
    assert t.question is None


@rule("EH-COM-01")
def test_combat_in_another_phase_gives_no_other_encounter() -> None:
    t = empty("mark-harrigan").at(0, "arkham")
    t.monster("ghoul", "arkham")
    t.roll(*[6] * 12).event("a-dark-power")
    assert (t.monsters("arkham"), t.question) == ([], None)


@rule("EH-AMB-01", "EH-AMB-02")
def test_an_ambushing_monster_is_drawn_fought_at_once_and_returns_even_if_undefeated() -> None:
    t = empty("lily-chen").at(0, "arkham").cup("wraith").roll(6, 6, 6)
    t.effect(0, w.Ambush(unbeaten=w.GainClue()))
    assert t.home("wraith") == box.CUP
    assert t.monsters("arkham") == []
    assert t.conditions() == [], "it was not spawned: nobody is Cursed"
    assert t.has_clues() == 1, "and the effect that caused it goes on"


@rule("EH-AMB-01")
def test_what_follows_an_ambush_depends_on_who_won() -> None:
    t = empty("mark-harrigan").at(0, "arkham").cup("ghoul").roll(*[6] * 12)
    t.effect(0, w.Ambush(beaten=w.GainClue(2), unbeaten=w.Lose(SANITY)))
    assert (t.has_clues(), t.sanity()) == (2, 4)


@rule("EH-AMB-03")
def test_a_named_ambusher_is_no_token_and_starts_unhurt() -> None:
    t = empty("lily-chen").at(0, "arkham").cup("mummy")
    on_board = t.monster("deep-one", "rome", hurt=1)
    t.roll(6, 6, 6, 5, 1, 1).effect(0, w.Ambush(DEEP_ONE, beaten=w.GainClue()))
    assert t.has_clues() == 0, "one blow does not fell it"
    assert t.state.home[on_board] == box.MONSTERS_AT[4]
    assert t.count(box.HURT[on_board]) == 1
    assert t.home("mummy") == box.CUP
    t.roll(6, 6, 6, 5, 5, 1).effect(0, w.Ambush(DEEP_ONE, beaten=w.GainClue()))
    assert (t.has_clues(), t.monsters("rome")) == (1, ["deep-one"])


@rule("EH-AMB-01", "EH-COM-10")
def test_an_ambusher_can_be_defeated_before_the_strength_test() -> None:
    t = empty("lily-chen").at(0, "arkham").cup("ghost").roll(6, 6, 6)
    t.effect(0, w.Ambush(beaten=w.GainClue()))
    assert (skills(t), t.has_clues(), t.home("ghost")) == ([WILL], 1, box.CUP)


@rule("EH-AMB-04", "EH-CUL-02", "EH-CUL-01")
def test_a_cultist_has_the_figures_of_the_ancient_one_sheet_and_ambushes_without_a_token() -> None:
    t = empty("lily-chen", ancient_one="azathoth").at(0, "arkham").cup("mummy")
    t.effect(0, w.Ambush(CULTIST, beaten=w.GainClue()))
    assert (skills(t), t.sanity(), t.health(), t.has_clues()) == ([WILL], 5, 5, 1)
    other = empty("lily-chen", ancient_one="cthulhu").at(0, "arkham")
    other.effect(0, w.Ambush(CULTIST))
    assert (skills(other), other.sanity(), other.health()) == ([STRENGTH], 5, 5)


@rule("EH-AMB-05")
def test_defeating_an_ambusher_gives_no_other_encounter() -> None:
    t = empty("mark-harrigan", ancient_one="cthulhu").at(0, "arkham").on_top("re-ct-4")
    t.clue("arkham")
    t.encounter().play("research:clue-arkham")
    assert t.told(tells.Combat)[0].told.ambush
    assert t.question is None


@rule("EH-EPI-01", "EH-EPI-07", "EH-SUM-02")
def test_epic_monsters_count_as_monsters() -> None:
    t = empty("lily-chen").at(0, "arkham")
    t.monster("cthylla", "arkham")
    t.turn()
    assert "rest" not in t.options
    assert "acquire" not in t.options
    t.encounter()
    assert t.told(tells.Combat)[0].told.monster == piece("cthylla")


@rule("EH-EPI-02", "EH-EPI-06")
def test_an_epic_monster_falls_only_by_losing_health_and_goes_back_to_the_box() -> None:
    t = empty("lily-chen").at(0, "arkham").values(0, health=5, sanity=5)
    cthylla = t.monster("cthylla", "arkham", hurt=2)
    t.gives(0, "flute-of-the-outer-gods").turn()
    assert "use:flute-of-the-outer-gods" in t.options
    t.play("use:flute-of-the-outer-gods")
    assert t.monsters("arkham") == ["cthylla"], "it cannot simply be defeated"
    t.effect(0, w.HurtMonster(1))
    assert t.state.home[cthylla] == box.EPIC, "a toughness of players + 2"


@rule("EH-EPI-03", "EH-SET-13")
def test_epic_monsters_are_never_in_the_cup() -> None:
    t = empty("lily-chen")
    assert not [slug for slug in t.zone(box.CUP) if box.MONSTER[piece(slug)].epic]
    assert len(t.zone(box.EPIC)) == 9


@rule("EH-EPI-04", "EH-EPI-05")
def test_epic_monsters_are_neither_discarded_nor_moved_by_other_effects() -> None:
    t = empty("lily-chen").at(0, "arkham")
    t.monster("cthylla", "arkham")
    t.effect(0, w.DiscardMonster(w.HERE, w.ALL), w.MoveMonster(w.ANYWHERE))
    assert (t.monsters("arkham"), t.question) == (["cthylla"], None)


@rule("EH-EPI-01")
def test_effects_that_take_health_from_monsters_work_on_epic_ones() -> None:
    t = empty("lily-chen").at(0, "arkham")
    cthylla = t.monster("cthylla", "arkham")
    t.effect(0, w.HurtMonsters(2, w.ANYWHERE))
    assert t.count(box.HURT[cthylla]) == 2


@rule("EH-MON-02", "EH-MON-03", "EH-MON-05")
def test_a_spawned_monster_is_random_and_its_effect_for_being_spawned_is_resolved_at_once() -> None:
    t = empty("lily-chen").at(0, "arkham").cup("mummy", "ghost")
    t.effect(0, w.SpawnMonster(w.HERE, 2))
    assert (t.monsters("arkham"), t.monsters("the-pyramids")) == (["ghost"], ["mummy"])
    kinds = t.kinds(tells.MonsterSpawned, tells.MonsterMoved)
    assert kinds == [tells.MonsterSpawned, tells.MonsterMoved, tells.MonsterSpawned]


@rule("EH-CUL-03", "EH-REC-01")
def test_what_the_symbols_on_cultists_mean_stands_on_the_ancient_one_sheet() -> None:
    t = empty("lily-chen", ancient_one="shub-niggurath").at(0, "arkham").pool("rome").cup()
    t.monster("cultist", "london")
    t.reckoning().play("choose:0")
    assert t.monsters("london") == ["goat-spawn"], "the Cultist gave way to a Goat Spawn"


@rule("EH-INV-11")
def test_diana_meets_a_horror_of_at_most_one() -> None:
    t = empty("diana-stanley").at(0, "arkham").fights("dark-young")
    assert t.sanity() == 5 - 1
    assert empty("diana-stanley").at(0, "arkham").roll(5).fights("deep-one").sanity() == 5


def test_a_fishing_net_lowers_damage_but_not_below_one() -> None:
    for foe, less in (("mummy", 2 - 1), ("skeleton", 1), ("riot", 3 - 1)):
        t = empty("silas-marsh").at(0, "arkham").gives(0, "fishing-net")
        assert t.fights(foe).idle().health() == 8 - less, foe


@pytest.mark.parametrize(
    ("foe", "faces", "sanity", "health"),
    [("vampire", (1, 1, 1), 5, 6), ("spinner-of-webs", (1, 1, 1), 4, 6), ("warlock", (1, 1, 1), 5, 6 - 1 - 1)],
)
def test_what_monsters_do_when_the_will_test_is_failed(foe: str, faces: tuple[int, ...], sanity: int, health: int) -> None:
    t = empty("lily-chen").at(0, "arkham").roll(*faces).fights(foe)
    assert (t.sanity(), t.health()) == (sanity, health)


def test_a_witch_curses_who_fails_against_her() -> None:
    assert empty("lily-chen").at(0, "arkham").fights("witch").conditions() == ["cursed"]


def test_a_vampire_drinks_what_it_takes() -> None:
    t = empty("lily-chen").at(0, "arkham").roll(6, 1, 1, 1, 1)
    vampire = t.monster("vampire", "arkham", hurt=2)
    t.encounter()
    assert (t.health(), t.count(box.HURT[vampire])) == (4, 0)


def test_a_maniac_takes_an_ally_instead_of_health_and_leaves_an_axe() -> None:
    t = empty("lily-chen").at(0, "arkham").gives(0, "witch-doctor").roll(6, 6, 6, 6).fights("maniac").play("do-it")
    assert (t.health(), t.owned()) == (6, [])
    beaten = empty("lily-chen").at(0, "arkham").roll(6, 6, 6, 6, 6, 6).fights("maniac")
    assert beaten.owned() == ["axe"]


def test_a_gug_leaves_no_time_for_another_encounter() -> None:
    t = empty("mark-harrigan").at(0, "arkham")
    t.monster("gug", "arkham", hurt=3)
    t.roll(*[6] * 8).encounter()
    assert (t.monsters("arkham"), t.question) == ([], None)


def test_a_beaten_byakhee_may_be_ridden_instead_of_another_encounter() -> None:
    t = empty("mark-harrigan").at(0, "arkham")
    t.monster("byakhee", "arkham")
    t.roll(*[6] * 8).encounter().play("do-it", "space:london", "space:rome", "space:istanbul")
    assert (t.where(), t.sanity(), t.question) == ("istanbul", 3, None)


@rule("EH-COM-01")
def test_the_ride_on_a_byakhee_is_the_further_encounter_and_nobody_is_fought_where_it_ends() -> None:
    t = empty("mark-harrigan").at(0, "arkham")
    t.monster("byakhee", "arkham")
    t.monster("ghoul", "istanbul")
    t.roll(*[6] * 8).encounter().play("do-it", "space:london", "space:rome", "space:istanbul")
    assert (t.question, t.monsters("istanbul"), len(t.told(tells.Combat))) == (None, ["ghoul"], 1)


@pytest.mark.parametrize(
    ("foe", "gained"), [("mi-go", "artifact"), ("skeleton", "sanity"), ("goat-spawn", "pact"), ("wraith", "cure")]
)
def test_what_beaten_monsters_leave(foe: str, gained: str) -> None:
    t = empty("mark-harrigan").at(0, "arkham").values(0, sanity=2)
    t.condition(0, "cursed")
    t.monster("ghoul", "rome")
    t.monster(foe, "arkham", hurt=1)
    t.roll(*[6] * 12).encounter()
    match gained:
        case "artifact":
            assert len(t.owned()) == 1
        case "sanity":
            assert t.sanity() == 3
        case "pact":
            assert t.play("do-it").conditions() == ["cursed", "dark-pact"]
            assert t.monsters("rome") == []
        case "cure":
            assert t.play("do-it").conditions() == []


def test_losing_to_cthulhu_puts_sanity_on_the_sheet() -> None:
    t = empty("norman-withers", ancient_one="cthulhu").at(0, "arkham").fights("epic-cthulhu").idle()
    assert t.sanity() == 7 - 5
    assert t.count(box.TOKENS_ON[2][piece("cthulhu")]) == 5


def test_no_clues_for_rerolls_against_the_tick_tock_men() -> None:
    t = empty("lily-chen").at(0, "arkham").clues(0, 3).fights("tick-tock-men")
    assert (t.question, t.health()) == (None, 6 - 3)


def test_shub_niggurath_loses_no_health_before_three_mysteries_are_solved() -> None:
    t = empty("lily-chen", ancient_one="shub-niggurath").at(0, "arkham").roll(6, 6, 6, 6)
    t.fights("epic-shub-niggurath")
    assert t.count(box.HURT[piece("epic-shub-niggurath")]) == 0
    t.solved(3).effect(0, w.HurtMonster(1))
    assert t.count(box.HURT[piece("epic-shub-niggurath")]) == 1


def test_a_zombie_horde_takes_an_ally_with_the_health() -> None:
    t = empty("lily-chen").at(0, "arkham").gives(0, "witch-doctor").roll(6, 6, 6).fights("zombie-horde")
    assert (t.owned(), t.health()) == ([], 3)


@pytest.mark.parametrize(("card", "skill", "n"), [("kerosene", STRENGTH, 5), ("holy-water", WILL, 5)])
def test_what_is_used_up_in_a_fight_gives_a_bonus_for_it(card: str, skill: int, n: int) -> None:
    t = empty("lily-chen").at(0, "arkham").gives(0, card).fights("mummy")
    t.play(f"use:{card}")
    assert t.owned() == []
    own = {WILL: 3, STRENGTH: 4 - 2}[skill]
    assert pools(t)[skills(t).index(skill)] == own + n
