"""How effects are carried out: who decides, in which order, and how far (FH-EFF)."""

from miskatonic.games.final_hour.cards.board import PURPLE
from miskatonic.games.final_hour.cards.sheets import BOTTOM
from miskatonic.games.final_hour.cards.words import (
    DEEP_ONE,
    STAR_SPAWN,
    TESSERACT,
    ActivateZone,
    Attack,
    Damage,
    Gate,
    Heal,
    LoseHealth,
    Move,
    Repair,
    Seal,
    Spawn,
)
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.words import Another, By, Choose, EachInOrder, Lead, Repeat
from tests.games.final_hour.table import table


@rule("FH-EFF-01")
def test_whoever_played_the_card_decides_all_of_it_lead_or_not() -> None:
    t = table("jenny", "rita").cleared().stand("jenny", 1).stand("rita", "derby-hall")
    t.monster("red-lurker-1", "derby-hall")
    t.monster("blue-killer-1", "derby-hall")
    t.effect("rita", Move(1), Attack(2), Seal(1))
    assert (t.question, t.seat) == (asks.Move, 1)
    t.play("stop")
    assert (t.question, t.seat) == (asks.Strike, 1)
    t.play("stop")
    assert (t.question, t.seat) == (asks.Seal, 1)


@rule("FH-EFF-01")
def test_the_one_who_played_the_card_also_decides_what_monsters_do_and_where_damage_goes() -> None:
    t = table("jenny", "rita").cleared().stand("rita", "derby-hall")
    t.monster("red-stalker-1", "derby-hall")
    t.monster("blue-stalker-1", "derby-hall")
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert (t.question, t.seat) == (asks.ActivateNext, 1)
    t.effect("rita", Damage(1), side=BOTTOM)
    assert (t.question, t.seat) == (asks.PushOut, 1)


@rule("FH-EFF-01")
def test_where_the_card_hands_a_step_to_another_that_one_decides() -> None:
    t = table("jenny", "rita", "lily").cleared().stand("lily", "derby-hall")
    t.effect("rita", By(Another(), (Move(1),)))
    assert (t.question, t.seat) == (asks.WhoDoesIt, 1)
    assert t.options == ["person:jenny", "person:lily"]
    t.play("person:lily")
    assert (t.question, t.seat) == (asks.Move, 2)
    t.play("move:lecture-hall")
    assert t.at("lily") == "lecture-hall"


@rule("FH-EFF-02")
def test_in_turn_order_means_from_the_lead_clockwise() -> None:
    t = table("jenny", "rita", "lily", lead=1).cleared()
    t.effect("jenny", By(EachInOrder(), (Move(1),)))
    asked = []
    while t.state.asked:
        asked.append(t.seat)
        t.play("stop")
    assert asked == [1, 2, 0]


@rule("FH-EFF-02")
def test_in_turn_order_each_is_finished_before_the_next_begins() -> None:
    t = table("jenny", "rita", "lily", lead=2).cleared()
    t.effect("jenny", By(EachInOrder(), (LoseHealth(1), Move(1))))
    assert [note.told[0] for note in t.told(tells.LostHealth)] == [2]
    t.play("stop")
    assert [note.told[0] for note in t.told(tells.LostHealth)] == [2, 0]
    t.play("stop", "stop")
    assert (t.health("jenny"), t.health("rita"), t.health("lily")) == (3, 3, 3)


@rule("FH-EFF-02", "FH-SOL-17")
def test_solo_the_player_chooses_the_order_and_whom_an_effect_on_the_lead_hits() -> None:
    t = table("jenny", "rita", solo=True).cleared()
    t.effect("jenny", By(EachInOrder(), (LoseHealth(1), Move(1))))
    assert (t.question, t.options) == (asks.WhoIsNext, ["person:jenny", "person:rita"])
    t.play("person:rita", "stop")
    assert (t.health("jenny"), t.health("rita")) == (4, 4)
    t.play("stop").effect("jenny", By(Lead(), (LoseHealth(1),)))
    assert t.options == ["person:jenny", "person:rita"]
    t.play("person:rita")
    assert (t.health("jenny"), t.health("rita")) == (4, 3)


@rule("FH-EFF-03")
def test_of_three_damage_tokens_only_the_one_that_fits_is_placed() -> None:
    t = table("jenny", "rita").cleared().stand("jenny", "lecture-hall").damaged("lecture-hall", 2)
    t.effect("jenny", Damage(3), side=BOTTOM)
    assert t.damage("lecture-hall") == 3
    assert not t.lost_by


@rule("FH-EFF-03")
def test_what_is_left_of_an_effect_is_done_when_a_part_of_it_cannot() -> None:
    t = table("jenny", "rita").cleared().stand("jenny", "warren-observatory").wounded("jenny", 4)
    t.effect("jenny", Repair(2), Attack(3), Seal(2), Heal(2))
    assert t.options == ["seal:8-10", "stop"]
    t.play("seal:8-10")
    assert t.seal(8, 10) == box.FRESH_SEAL
    assert t.health("jenny") == 5
    assert not t.state.asked


@rule("FH-EFF-03")
def test_of_several_special_monsters_as_many_appear_as_there_are_tokens() -> None:
    t = table("jenny", "rita").cleared()
    t.monster("star-spawn", 3)
    t.monster("star-spawn", 3)
    t.effect("jenny", Spawn(3, Gate(TESSERACT), STAR_SPAWN), Spawn(1, Gate(TESSERACT), DEEP_ONE), side=BOTTOM)
    assert t.monsters("science-building") == ["star-spawn", "deep-one"]


@rule("FH-EFF-01")
def test_of_several_effects_different_ones_are_chosen_in_any_order() -> None:
    t = table("jenny", "rita").cleared().stand("jenny", "derby-hall").damaged("derby-hall", 1).wounded("jenny", 2)
    t.effect("jenny", Choose(2, (Move(1), Repair(1), Heal(1))))
    assert (t.question, t.options) == (asks.WhichEffect, ["choose:0", "choose:1", "choose:2"])
    t.play("choose:2")
    assert t.health("jenny") == 3
    assert t.options == ["choose:0", "choose:1"]
    t.play("choose:1", "repair:derby-hall")
    assert t.damage("derby-hall") == 0
    assert not t.state.asked


@rule("FH-EFF-01")
def test_a_repeated_choice_may_take_the_same_effect_again() -> None:
    t = table("jenny", "rita").cleared().wounded("jenny", 1)
    t.effect("jenny", Repeat(3, (Move(1), Heal(1)))).play("choose:1", "choose:1")
    assert t.options == ["choose:0", "choose:1"]
    t.play("choose:1")
    assert t.health("jenny") == 4
    assert not t.state.asked
