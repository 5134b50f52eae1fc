"""Damage and horror: assigned, then applied together (AH-DMG, AH-DMR)."""

import pytest

from miskatonic.games.arkham_lcg.cards.words import HealDamage, HealHorror, TakeDamage, TakeHorror
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table, woods


def on(t: Table, slug: str) -> tuple[int, int]:
    """Damage and horror on a card."""
    return t.count(box.DAMAGE[piece(slug)]), t.count(box.HORROR[piece(slug)])


@rule("AH-DMG-01", "AH-DMG-02")
def test_damage_and_horror_are_divided_freely() -> None:
    t = table().in_play(0, "beat-cop").effect(0, TakeDamage(2)).play("on:beat-cop", "on:roland-banks")
    assert (on(t, "beat-cop"), on(t, "roland-banks")) == ((1, 0), (1, 0))
    t.effect(0, TakeHorror(2)).play("on:roland-banks", "on:beat-cop")
    assert (on(t, "beat-cop"), on(t, "roland-banks")) == ((1, 1), (1, 1))


@rule("AH-DMG-03", "AH-DMR-02")
def test_an_asset_takes_no_more_than_what_defeats_it() -> None:
    t = table().in_play(0, "beat-cop").effect(0, TakeDamage(4)).play("on:beat-cop", "on:beat-cop")
    assert (t.question, t.damage()) == (None, 2), "what no asset takes goes to the investigator"
    assert t.home("beat-cop") == box.DISCARD[0]


@rule("AH-DMG-03")
def test_an_investigator_takes_no_more_tokens_than_there_is_health_or_sanity() -> None:
    t = table("roland-banks", "daisy-walker").harmed(0, damage=8).effect(0, TakeDamage(5))
    assert (t.damage(0), t.in_game(0)) == (9, False)
    t = table("roland-banks", "daisy-walker").effect(0, TakeHorror(8))
    assert (t.horror(0), t.in_game(0)) == (5, False)


@rule("AH-DMG-04")
def test_a_card_without_health_takes_no_damage_and_one_without_sanity_no_horror() -> None:
    t = table("agnes-baker").in_play(0, "holy-rosary", "leather-coat", "scrying")
    assert t.effect(0, TakeDamage()).options == ["on:agnes-baker", "on:leather-coat"]
    assert t.effect(0, TakeHorror()).options == ["on:agnes-baker", "on:holy-rosary"]


@rule("AH-DMG-05", "AH-DMG-06")
@pytest.mark.parametrize(("harm", "n"), [(TakeDamage, 3), (TakeHorror, 1)])
def test_an_asset_with_too_much_of_either_is_defeated_and_discarded(
    harm: type[TakeDamage] | type[TakeHorror], n: int
) -> None:
    t = table().in_play(0, "guard-dog")
    t.effect(0, harm(n)).play(*["on:guard-dog"] * n)
    assert (t.home("guard-dog"), on(t, "guard-dog")) == (box.DISCARD[0], (0, 0))
    assert t.told(tells.DefeatedAsset)


@rule("AH-DMG-05", "AH-DMG-06")
@pytest.mark.parametrize(("damage", "horror"), [(9, 0), (0, 5)])
def test_an_investigator_with_too_much_of_either_drops_out(damage: int, horror: int) -> None:
    t = table("roland-banks", "daisy-walker").effect(0, TakeDamage(max(0, damage - 1)), TakeHorror(max(0, horror - 1)))
    assert t.in_game(0)
    t.effect(0, TakeDamage() if damage else TakeHorror())
    assert not t.in_game(0)


@rule("AH-DMR-01")
def test_an_attacks_damage_and_horror_are_applied_at_the_same_time() -> None:
    t = table("roland-banks", "daisy-walker").in_play(0, "beat-cop").harmed(0, damage=8, horror=4)
    t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy").until(asks.AssignDamage).play("on:roland-banks")
    assert (t.question, t.damage()) == (asks.AssignHorror, 8), "nothing is applied before all is assigned"
    t.play("on:roland-banks")
    assert t.question == asks.Trauma, "he is defeated by both"


@rule("AH-DMR-01")
def test_an_asset_can_take_both_kinds_though_one_of_them_defeats_it() -> None:
    t = table().in_play(0, "guard-dog")
    t.state.set(box.DAMAGE[piece("guard-dog")], 2)
    t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy").until(asks.AssignDamage).play("on:guard-dog", "on:guard-dog").until()
    assert (t.damage(), t.horror(), t.home("guard-dog")) == (0, 0, box.DISCARD[0])
    assert on(t, "guard-dog") == (0, 0), "both lay on it before it was discarded"


@rule("AH-DMR-01", "AH-DMR-04", "AH-NST-01")
def test_what_was_assigned_to_a_card_that_has_left_play_meanwhile_is_dealt_to_nobody() -> None:
    t = woods().in_play(0, "guard-dog").threat(0, "hypochondria").harmed(0)
    goat = t.enemy("goat-spawn", engaged=0)
    t.state.set(box.DAMAGE[goat], 2)
    t.phase("enemy").play("on:guard-dog", "use:guard-dog")
    assert t.question == asks.AssignHorror, "the Goat Spawn is about to be defeated, the damage not yet dealt"
    t.play("on:guard-dog")
    assert (t.home("guard-dog"), on(t, "guard-dog")) == (box.DISCARD[0], (0, 0)), "it will not come back wounded"
    assert (t.damage(), t.horror()) == (0, 0), "no damage was dealt that Hypochondria could answer"


@rule("AH-DMR-03")
def test_only_the_own_assets_of_the_one_who_is_dealt_it_can_take_it() -> None:
    t = table("roland-banks", "daisy-walker").in_play(1, "beat-cop").effect(0, TakeDamage())
    assert (t.question, t.damage(0)) == (None, 1)
    t.effect(1, TakeDamage())
    assert (t.asked, t.options) == (1, ["on:daisy-walker", "on:beat-cop@2"])


@rule("AH-DMR-04")
def test_who_is_falling_has_no_health_left_for_more_damage_to_be_dealt() -> None:
    t = woods("skids-otoole", "roland-banks").hand(0, "dynamite-blast").harmed(1, damage=7)
    t.threat(1, "psychosis", "hypochondria")
    t.enemy("goat-spawn", engaged=1)
    t.turn(0).play("play:dynamite-blast").until(asks.Action)
    assert (t.in_game(1), t.count(box.PHYSICAL[1]), t.count(box.MENTAL[1])) == (False, 1, 0)
    assert (t.damage(1), t.horror(1)) == (9, 1), "Psychosis answers the Goat Spawn's horror, and nothing answers Psychosis"


@rule("AH-DMR-04")
def test_where_nothing_is_applied_nothing_was_taken() -> None:
    t = table().threat(0, "hypochondria", "psychosis")
    t.effect(0, TakeDamage(0), TakeHorror(0))
    assert (t.damage(), t.horror(), t.told(tells.Used)) == (0, 0, [])


@rule("AH-DMR-05")
def test_direct_horror_goes_to_the_investigator() -> None:
    t = table("wendy-adams").in_play(0, "beat-cop").draws_card(0, "abandoned-and-alone")
    assert (t.question, t.horror()) == (None, 2)


@rule("AH-DMR-06")
def test_what_is_taken_may_be_assigned() -> None:
    t = table().house().in_play(0, "beat-cop").turn(0).play("move:attic")
    assert (t.question, t.options) == (asks.AssignHorror, ["on:roland-banks", "on:beat-cop"])
    t.play("on:beat-cop")
    assert (on(t, "beat-cop"), t.horror()) == ((0, 1), 0)


@rule("AH-DMR-07")
def test_damage_on_an_asset_is_damage_you_take() -> None:
    t = table().in_play(0, "beat-cop").threat(0, "hypochondria").effect(0, TakeDamage()).play("on:beat-cop")
    assert (t.damage(), t.horror()) == (0, 1)
    t = table().in_play(0, "beat-cop").threat(0, "psychosis").effect(0, TakeHorror()).play("on:beat-cop")
    assert (t.damage(), t.horror()) == (1, 0)


@rule("AH-DMR-07")
def test_horror_on_an_asset_is_not_horror_on_you() -> None:
    t = table("agnes-baker").in_play(0, "holy-rosary")
    t.exhausted(t.enemy("ghoul-minion", engaged=0))
    assert t.effect(0, TakeHorror()).play("on:holy-rosary").question is None
    assert t.effect(0, TakeHorror()).play("on:agnes-baker").options == ["use:agnes-baker", "pass"]


@rule("AH-DMR-08")
def test_moved_horror_is_neither_dealt_nor_taken() -> None:
    t = table("daisy-walker").in_play(0, "beat-cop").threat(0, "psychosis").draws_card(0, "the-necronomicon").turn(0)
    t.play("use:the-necronomicon")
    assert (t.question, t.horror(), t.damage()) == (asks.Action, 1, 0), "no asset can take it and Psychosis is quiet"
    assert on(t, "the-necronomicon") == (0, 2)


@rule("AH-DMR-08")
def test_the_necronomicon_is_discarded_when_its_last_horror_has_moved_and_moved_horror_can_defeat() -> None:
    t = table("daisy-walker", "roland-banks").draws_card(0, "the-necronomicon").turn(0)
    t.play("use:the-necronomicon", "use:the-necronomicon", "use:the-necronomicon")
    assert (t.horror(), t.home("the-necronomicon")) == (3, box.DISCARD[0])
    t = table("daisy-walker", "roland-banks").draws_card(0, "the-necronomicon").harmed(0, horror=8).turn(0)
    t.play("use:the-necronomicon").until()
    assert not t.in_game(0)


@rule("AH-DMR-09")
def test_healing_removes_what_is_there() -> None:
    t = table().harmed(0, damage=1, horror=2).effect(0, HealDamage(3), HealHorror(1))
    assert (t.damage(), t.horror()) == (0, 1)
    assert [note.told[1] for note in (*t.told(tells.HealedDamage), *t.told(tells.HealedHorror))] == [1, 1]


@rule("AH-DMR-10")
def test_what_remains_is_the_printed_value_less_the_tokens() -> None:
    for harm in (TakeDamage(4), TakeHorror(2)):
        assert table().harmed(0, damage=4, horror=2).effect(0, harm).in_game()
    for harm in (TakeDamage(5), TakeHorror(3)):
        assert not table().harmed(0, damage=4, horror=2).effect(0, harm).in_game()


@rule("AH-DMR-10")
def test_the_lowest_remaining_health_decides_whom_a_ghoul_prefers() -> None:
    t = table("roland-banks", "daisy-walker").house().harmed(0, damage=5)
    ghoul = t.enemy("ravenous-ghoul", at="hallway")
    t.phase("upkeep").until()
    assert t.state.home[ghoul] == box.THREAT[0], "4 of 9 against 5 of 5"


@rule("AH-DMR-11")
def test_damage_for_each_point_is_one_packet() -> None:
    t = table().threat(0, "hypochondria").bag("auto-fail").draws(0, "grasping-hands")
    assert (t.damage(), t.horror()) == (3, 1), "three damage at once set Hypochondria off once"
