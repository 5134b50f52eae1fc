"""Fighting: whom one may attack, what a hit and a miss do, defeat, retaliation (AH-INV-31 to 37, AH-FGT, AH-PRK-05)."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, streets, table


def two() -> Table:
    """Roland (combat 4) and Daisy (combat 2) in the Hallway."""
    return table("roland-banks", "daisy-walker").house()


def wounds(t: Table, slug: str) -> int:
    """The damage on an enemy."""
    return t.count(box.DAMAGE[piece(slug)])


@rule("AH-INV-31")
@pytest.mark.parametrize(("token", "hit"), [("-2", 1), ("-3", 0)])
def test_fighting_tests_combat_against_the_enemys_fight_value(token: str, hit: int) -> None:
    t = two().bag(token)
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("fight:ghoul-minion")
    assert t.told(tells.Test)[0].told[1:3] == (2, 2), "combat against fight 2; Roland has 4"
    assert wounds(t, "ghoul-minion") == hit


@rule("AH-INV-32", "AH-FGT-03")
def test_weapons_and_skill_cards_add_to_the_one_damage_of_an_attack() -> None:
    t = two().in_play(0, "machete").hand(0, "vicious-blow").bag("0")
    t.enemy("icy-ghoul", engaged=0)
    t.turn().play("use:machete", "commit:vicious-blow").until(asks.Action)
    assert wounds(t, "icy-ghoul") == 3


@rule("AH-INV-32")
def test_a_bare_attack_deals_one_damage() -> None:
    t = two().bag("0")
    t.enemy("icy-ghoul", engaged=0)
    t.turn().play("fight:icy-ghoul")
    assert wounds(t, "icy-ghoul") == 1


@rule("AH-FGT-03")
def test_damage_is_dealt_only_when_the_results_of_the_test_are_applied() -> None:
    t = two().in_play(1, "lita-chantler").bag("0")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("fight:ghoul-minion")
    assert t.question == asks.React, "the test has succeeded, and Lita may add to it"
    assert wounds(t, "ghoul-minion") == 0
    t.play("use:lita-chantler")
    assert t.home("ghoul-minion") == box.ENCOUNTER_DISCARD, "1 and 1 damage are enough for 2 health"


@rule("AH-INV-33")
@pytest.mark.parametrize(("before", "defeated"), [(0, False), (1, True), (2, True)])
def test_an_enemy_with_as_much_damage_as_health_is_defeated(before: int, defeated: bool) -> None:
    t = two().bag("0")
    minion = t.enemy("ghoul-minion", engaged=0)
    t.state.set(box.DAMAGE[minion], before)
    t.turn().play("fight:ghoul-minion")
    assert t.home("ghoul-minion") == (box.ENCOUNTER_DISCARD if defeated else box.THREAT[0])
    assert wounds(t, "ghoul-minion") == (0 if defeated else 1), "tokens on it return to the pool"


@rule("AH-INV-33")
def test_the_priests_health_counts_every_investigator() -> None:
    t = two().act(3).bag("0")
    priest = t.enemy("ghoul-priest", engaged=0)
    t.state.set(box.DAMAGE[priest], 5)
    t.turn().play("fight:ghoul-priest")
    assert t.home("ghoul-priest") == box.THREAT[0], "5 for each of two"


@rule("AH-INV-34")
def test_a_defeated_enemy_with_victory_points_goes_to_the_victory_display() -> None:
    t = two().bag("0")
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.state.set(box.DAMAGE[ghoul], 3)
    t.turn().play("fight:icy-ghoul")
    assert t.home("icy-ghoul") == box.VICTORY
    assert t.zone(box.ENCOUNTER_DISCARD) == []


@rule("AH-INV-35")
def test_a_failed_attack_does_no_damage_to_the_enemy() -> None:
    t = two().in_play(0, "machete").bag("auto-fail")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("use:machete")
    assert wounds(t, "ghoul-minion") == 0
    assert t.damage(0) == 0, "and none to the attacker with whom it is engaged"


@rule("AH-INV-36", "AH-FGT-02")
def test_a_failed_attack_hits_the_other_investigator_with_its_full_damage() -> None:
    t = two().in_play(0, "45-automatic").bag("auto-fail")
    t.enemy("ghoul-minion", engaged=1)
    t.turn().play("use:45-automatic")
    assert (t.damage(0), t.damage(1)) == (0, 2)
    assert wounds(t, "ghoul-minion") == 0


@rule("AH-FGT-02")
def test_a_failed_attack_on_an_enemy_engaged_with_nobody_hits_nobody() -> None:
    t = two().bag("auto-fail")
    t.exhausted(t.enemy("ghoul-minion", at="hallway"))
    t.turn().play("fight:ghoul-minion")
    assert (t.damage(0), t.damage(1)) == (0, 0)


@rule("AH-INV-37", "AH-FGT-01")
def test_one_may_fight_any_enemy_here_and_does_not_become_engaged_by_it() -> None:
    t = two().at(1, "attic").at(1, "hallway").bag("-1", "-1")
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("icy-ghoul", engaged=1)
    t.exhausted(t.enemy("flesh-eater", at="hallway"))
    t.enemy("swarm-of-rats", at="attic")
    t.turn()
    fights = [key for key in t.options if key.startswith("fight:")]
    assert sorted(fights) == ["fight:flesh-eater", "fight:ghoul-minion", "fight:icy-ghoul"]
    t.play("fight:icy-ghoul")
    assert t.home("icy-ghoul") == box.THREAT[1]
    assert wounds(t, "icy-ghoul") == 1
    t.bag("+1").play("fight:flesh-eater")
    assert t.home("flesh-eater") == box.AT_PLACE[box.PLACE_NAMED["hallway"]]


# -------------------------------------------------------------------- retaliation


def priest(t: Table, **where: int | str) -> int:
    """The Ghoul Priest (fight 4, 2 damage, 2 horror, retaliate) in play in the third act."""
    return t.act(3).enemy("ghoul-priest", **where)  # type: ignore[arg-type]


@rule("AH-KEY-04", "AH-PRK-05")
def test_after_a_failed_attack_an_enemy_that_retaliates_attacks_without_exhausting() -> None:
    t = two().bag("-1")
    priest(t, engaged=0)
    t.turn().play("fight:ghoul-priest")
    assert (t.damage(0), t.horror(0)) == (2, 2)
    assert t.count(box.EXHAUSTED[piece("ghoul-priest")]) == 0


@rule("AH-KEY-04")
def test_a_successful_attack_and_a_failed_evasion_are_not_answered() -> None:
    t = two().bag("0", "-1")
    priest(t, engaged=0)
    t.turn().play("fight:ghoul-priest", "evade:ghoul-priest")
    assert (t.damage(0), t.horror(0)) == (0, 0)


@rule("AH-KEY-04", "AH-PRK-05")
def test_an_exhausted_enemy_does_not_retaliate() -> None:
    t = two().bag("-1")
    t.exhausted(priest(t, engaged=0))
    t.turn().play("fight:ghoul-priest")
    assert (t.damage(0), t.horror(0)) == (0, 0)


@rule("AH-PRK-05")
def test_an_enemy_engaged_with_another_retaliates_against_the_attacker_after_the_miss_has_hit_its_victim() -> None:
    t = two().bag("-1")
    priest(t, engaged=1)
    t.turn().play("fight:ghoul-priest")
    assert (t.damage(1), t.horror(1)) == (1, 0)
    assert (t.damage(0), t.horror(0)) == (2, 2)
    harm = [
        (note.kind, box.PIECE_SLUGS[note.told[0]])
        for note in t.state.log or []
        if note.kind in (tells.Damage, tells.Attacks)
    ]
    assert harm == [(tells.Damage, "daisy-walker"), (tells.Attacks, "ghoul-priest"), (tells.Damage, "roland-banks")]


@rule("AH-PRK-05")
def test_retaliation_is_an_attack_that_can_be_dodged() -> None:
    t = two().hand(0, "dodge").bag("-1")
    priest(t, engaged=0)
    t.turn().play("fight:ghoul-priest").play("use:dodge")
    assert (t.damage(0), t.horror(0)) == (0, 0)


@rule("AH-PRK-05", "AH-INP-02")
def test_an_enemy_that_falls_in_the_middle_of_the_attack_does_not_retaliate() -> None:
    t = streets().in_play(0, "beat-cop").bag("auto-fail")
    t.state.set(box.DAMAGE[t.enemy("wizard-of-the-order", engaged=0)], 1)
    t.turn().play("fight:wizard-of-the-order", "use:beat-cop").until(asks.Action)
    assert (t.home("wizard-of-the-order"), t.told(tells.Attacks)) == (box.ENCOUNTER_DISCARD, [])
