"""Activating monsters (FH-ACT)."""

from miskatonic.games.final_hour.cards.board import GREEN, ORANGE, PURPLE, SLUGS
from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.cards.words import ActivateZone, Damage
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.final_hour.table import Table, table


def campus(ancient_one: str = "cthulhu") -> Table:
    """Jenny in Derby Hall and Rita in the Medical School; no monsters."""
    t = table("jenny", "rita", ancient_one=ancient_one).cleared()
    return t.stand("jenny", "derby-hall").stand("rita", "medical-school")


def activate(t: Table, zone: int) -> Table:
    """Let Jenny activate a zone by a bottom effect."""
    return t.effect("jenny", ActivateZone(zone), side=BOTTOM)


def acted(t: Table) -> list[str]:
    """The monsters in the order in which they were activated."""
    return [box.LOOK[note.told[0]] for note in t.told(tells.Activated)]


def acted_at(t: Table) -> list[str]:
    """The locations in the order in which monsters were activated there."""
    return [SLUGS[note.told[1]] for note in t.told(tells.Activated)]


# -------------------------------------------------------------------- zones and locations


@rule("FH-ACT-01")
def test_a_zone_is_activated_in_ascending_order_of_its_location_numbers() -> None:
    zones = {GREEN: (1, 2, 3, 4, 5), PURPLE: (6, 7, 8, 9, 10), ORANGE: (11, 12, 13, 14, 15)}
    for zone, spots in zones.items():
        t = campus()
        for at in (*reversed(spots[:4]), spots[4]):
            t.monster(("red", "blue")[at % 2] + "-killer-1", at)
        activate(t, zone)
        assert acted_at(t) == [SLUGS[at] for at in spots]


@rule("FH-ACT-01")
def test_monsters_in_other_zones_do_not_act() -> None:
    t = campus()
    stays = t.monster("blue-stalker-1", "student-union")
    goes = t.monster("blue-stalker-1", "lecture-hall")
    activate(t, PURPLE)
    assert (t.where(stays), t.where(goes)) == ("student-union", "derby-hall")


@rule("FH-ACT-02")
def test_a_location_is_finished_before_the_next_is_begun() -> None:
    t = campus()
    for look in ("blue-wrecker-2", "blue-killer-1"):
        t.monster(look, "derby-hall")
        t.monster(look.replace("blue", "red"), "lecture-hall")
    activate(t, PURPLE)
    assert acted(t) == ["blue-killer-1", "blue-wrecker-2", "red-killer-1", "red-wrecker-2"]


@rule("FH-ACT-03")
def test_the_resolving_investigator_makes_the_choices_of_an_activation() -> None:
    t = campus()
    t.monster("blue-stalker-1", "lecture-hall")
    t.monster("red-stalker-2", "lecture-hall")
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert (t.question, t.seat) == (asks.ActivateNext, 1)
    t.effect("jenny", ActivateZone(PURPLE), side=BOTTOM)
    assert (t.question, t.seat) == (asks.ActivateNext, 0)


# -------------------------------------------------------------------- the three symbols


@rule("FH-ACT-04")
def test_a_monster_without_a_symbol_does_nothing() -> None:
    t = campus()
    blue, red = t.monster("blue-lurker-1", "derby-hall"), t.monster("red-lurker-1", "derby-hall")
    activate(t, PURPLE)
    assert (t.where(blue), t.where(red)) == ("derby-hall", "derby-hall")
    assert (t.health("jenny"), t.damage("derby-hall")) == (5, 0)
    assert not t.state.asked


@rule("FH-ACT-05")
def test_a_killer_costs_each_investigator_in_its_location_one_health() -> None:
    t = table("jenny", "rita", "lily").cleared()
    t.stand("jenny", "derby-hall").stand("rita", "derby-hall").stand("lily", "lecture-hall")
    killer = t.monster("blue-killer-2", "derby-hall")
    activate(t, PURPLE)
    assert (t.health("jenny"), t.health("rita"), t.health("lily")) == (3, 3, 4)
    assert t.where(killer) == "derby-hall"


@rule("FH-ACT-05")
def test_every_killer_there_costs_one_health_whatever_its_own() -> None:
    t = campus()
    t.monster("blue-killer-2", "derby-hall")
    t.monster("red-killer-1", "derby-hall")
    activate(t, PURPLE)
    assert t.health("jenny") == 3
    assert not t.state.asked, "the order of killers cannot matter"


@rule("FH-ACT-06")
def test_a_stalker_makes_one_move() -> None:
    t = campus()
    stalker = t.monster("blue-stalker-3", "derby-hall")
    activate(t, PURPLE)
    assert t.where(stalker) == "student-union"
    assert t.health("jenny") == 5


@rule("FH-ACT-07")
def test_a_wrecker_puts_one_damage_token_in_its_slot() -> None:
    t = campus()
    wrecker = t.monster("red-wrecker-3", "derby-hall")
    activate(t, PURPLE)
    assert (t.damage("derby-hall"), t.where(wrecker)) == (1, "derby-hall")


# -------------------------------------------------------------------- order within a location


@rule("FH-ACT-08")
def test_killers_come_before_stalkers_and_stalkers_before_wreckers() -> None:
    t = campus()
    for look in ("blue-wrecker-2", "blue-stalker-1", "blue-killer-1", "red-killer-2"):
        t.monster(look, "science-building")
    activate(t, PURPLE)
    assert acted(t) == ["blue-killer-1", "red-killer-2", "blue-stalker-1", "blue-wrecker-2"]


@rule("FH-ACT-08")
def test_a_stalker_leaves_room_for_the_wrecker_that_acts_after_it() -> None:
    t = campus().stand("jenny", "lecture-hall")
    t.monster("blue-stalker-1", "lecture-hall")
    t.monster("red-killer-1", "lecture-hall")
    t.monster("red-wrecker-2", "lecture-hall")
    activate(t, PURPLE)
    assert t.health("jenny") == 4
    assert (t.damage("lecture-hall"), len(t.monsters("lecture-hall"))) == (1, 2), "the stalker had left before the wrecker"


@rule("FH-ACT-09")
def test_among_unlike_stalkers_the_order_is_chosen_and_matters() -> None:
    def order(first: str) -> tuple[str, str]:
        t = campus().damaged("derby-hall", 1)
        one, three = t.monster("blue-stalker-1", "lecture-hall"), t.monster("blue-stalker-3", "lecture-hall")
        activate(t, PURPLE)
        assert t.options == ["activate:blue-stalker-1#1", "activate:blue-stalker-3#1"]
        t.play(first)
        return t.where(one), t.where(three)

    assert order("activate:blue-stalker-1#1") == ("derby-hall", "student-union")
    assert order("activate:blue-stalker-3#1") == ("student-union", "derby-hall")


@rule("FH-ACT-09")
def test_among_unlike_wreckers_the_order_is_chosen_and_matters() -> None:
    def order(first: str) -> tuple[str, str]:
        t = campus()
        blue, red = t.monster("blue-wrecker-2", "lecture-hall"), t.monster("red-wrecker-2", "lecture-hall")
        activate(t, PURPLE)
        assert t.options == ["activate:blue-wrecker-2#1", "activate:red-wrecker-2#1"]
        t.play(first)
        assert t.damage("lecture-hall") == 2
        return t.where(blue), t.where(red)

    assert order("activate:blue-wrecker-2#1") == ("lecture-hall", "student-union"), "the second finds no slot"
    assert order("activate:red-wrecker-2#1") == ("derby-hall", "lecture-hall")


@rule("FH-ACT-09")
def test_monsters_that_are_alike_need_no_order() -> None:
    t = campus()
    for _ in range(2):
        t.monster("blue-stalker-1", "lecture-hall")
    activate(t, PURPLE)
    assert not t.state.asked
    assert t.monsters("derby-hall") == ["blue-stalker-1", "blue-stalker-1"]


# -------------------------------------------------------------------- several symbols


@rule("FH-ACT-10")
def test_a_monster_with_several_symbols_is_sorted_by_the_leftmost() -> None:
    t = campus("shudde-mell")
    t.monster("chthonian", "science-building")
    t.monster("blue-stalker-1", "science-building")
    t.monster("blue-killer-1", "science-building")
    activate(t, PURPLE)
    assert acted(t) == ["blue-killer-1", "blue-stalker-1", "chthonian"]


@rule("FH-ACT-10", "FH-ACT-09")
def test_it_is_ordered_among_the_monsters_of_that_class() -> None:
    t = campus("shudde-mell")
    t.monster("chthonian", "science-building")
    t.monster("blue-wrecker-2", "science-building")
    activate(t, PURPLE)
    assert t.options == ["activate:chthonian#1", "activate:blue-wrecker-2#1"]


@rule("FH-ACT-11")
def test_all_symbols_are_resolved_from_left_to_right() -> None:
    t = campus("shudde-mell")
    chthonian = t.monster("chthonian", "science-building")
    activate(t, PURPLE)
    assert t.damage("science-building") == 1
    assert t.where(chthonian) == "warren-observatory"
    assert t.damage("warren-observatory") == 0


@rule("FH-ACT-12")
def test_the_move_out_of_a_slot_just_damaged_belongs_to_the_first_symbol() -> None:
    t = campus("shudde-mell").damaged("science-building", 3)
    chthonian = t.monster("chthonian", "science-building")
    activate(t, PURPLE)
    assert t.damage("science-building") == 4
    assert t.where(chthonian) == "administration-building", "pushed out to the Observatory, then one move more"


@rule("FH-ACT-12", "FH-ACT-11")
def test_a_second_wrecker_symbol_strikes_where_the_first_has_driven_the_monster() -> None:
    t = campus().damaged("derby-hall", 1)
    spawn = t.monster("star-spawn", "derby-hall")
    activate(t, PURPLE)
    assert (t.damage("derby-hall"), t.damage("student-union")) == (2, 1)
    assert t.where(spawn) == "student-union"


# -------------------------------------------------------------------- once only


@rule("FH-ACT-13", "FH-ACT-14")
def test_a_stalker_that_walks_ahead_of_the_activation_acts_only_once() -> None:
    t = campus().ritual_site("warren-observatory")
    stalker = t.monster("red-stalker-1", "derby-hall")
    activate(t, PURPLE)
    assert t.where(stalker) == "lecture-hall"
    assert acted_at(t) == ["derby-hall"]


@rule("FH-ACT-14")
def test_a_monster_that_walked_ahead_carries_a_mark_while_the_effect_lasts() -> None:
    t = campus()
    walker = t.monster("red-stalker-1", "derby-hall")
    t.monster("blue-stalker-1", "lecture-hall")
    t.monster("blue-stalker-2", "lecture-hall")
    activate(t, PURPLE)
    assert t.options == ["activate:blue-stalker-1#1", "activate:blue-stalker-2#1"], "not the one that came"
    assert t.state.count(box.ACTED[walker]) == 1


@rule("FH-ACT-14")
def test_in_a_round_the_marks_are_gone_when_the_card_is_finished() -> None:
    t = table("jenny", "rita").cleared().stand("jenny", "science-building").stand("rita", "science-building")
    t.actions("JB-B1", "RY-D1", "JB-B2", "RY-S1").lay(2, 6, 16, 20)
    t.until(asks.Move)
    stalker = t.monster("red-stalker-1", "derby-hall")
    t.play("stop").play("stop")
    assert t.where(stalker) == "lecture-hall", "Jenny's card activated the purple zone"
    assert t.question == asks.Move
    assert t.seat == 1
    assert not t.state.count(box.ACTED[stalker])


@rule("FH-ACT-15")
def test_another_card_of_the_round_activates_the_same_monster_again() -> None:
    t = table("jenny", "rita").cleared().stand("jenny", "science-building").stand("rita", "science-building")
    t.actions("JB-B1", "RY-D1", "JB-B2", "RY-S1").lay(2, 6, 16, 20)
    t.until(asks.Move)
    stalker = t.monster("red-stalker-1", "derby-hall")
    t.play("stop").play("stop").play("stop")
    assert t.where(stalker) == "student-union", "Rita's card activated it next to where she stopped"


@rule("FH-ACT-15")
def test_a_reckoning_effect_activates_a_monster_that_a_card_has_activated() -> None:
    t = campus()
    deep_one = t.monster("deep-one", "lecture-hall")
    t.card("JB-B2", BOTTOM).play("stop")
    assert t.where(deep_one) == "student-union"
    t.reckoning(1)
    assert t.where(deep_one) == "dorothy-upman-hall"


@rule("FH-ACT-15", "FH-ACT-13")
def test_two_activations_within_one_effect_are_still_once_only() -> None:
    t = campus()
    stalker = t.monster("blue-stalker-1", "lecture-hall")
    t.effect("jenny", ActivateZone(PURPLE), ActivateZone(PURPLE), ActivateZone(GREEN), side=BOTTOM)
    assert t.where(stalker) == "derby-hall"


# -------------------------------------------------------------------- leaving while it acts


@rule("FH-ACT-16")
def test_a_monster_destroyed_while_acting_resolves_no_further_symbol() -> None:
    t = campus().damaged("derby-hall", 1).sealed(2, 6)
    spawn = t.monster("star-spawn", "derby-hall")
    activate(t, PURPLE)
    assert t.where(spawn) == "sheet"
    assert t.damage("derby-hall") == 2
    assert sum(t.damage(at) for at in range(1, 16)) == 2
    assert t.seal(2, 6) == box.WEAK_SEAL


@rule("FH-ACT-17")
def test_a_monster_pushed_out_before_it_acted_is_due_where_it_lands_later_in_the_zone() -> None:
    t = campus()
    red = t.monster("red-stalker-1", "derby-hall")
    t.monster("blue-lurker-1", "derby-hall")
    t.effect("jenny", Damage(1), ActivateZone(PURPLE), side=BOTTOM).play("push-out:red-stalker-1#1")
    assert t.where(red) == "student-union", "pushed to the Lecture Hall, it acted there"
    assert acted_at(t) == ["lecture-hall"]


@rule("FH-ACT-17")
def test_and_is_not_activated_if_it_lands_elsewhere() -> None:
    t = campus()
    blue = t.monster("blue-stalker-1", "derby-hall")
    t.monster("red-lurker-1", "derby-hall")
    t.effect("jenny", Damage(1), ActivateZone(PURPLE), side=BOTTOM).play("push-out:blue-stalker-1#1")
    assert t.where(blue) == "student-union"
    assert not acted(t)


@rule("FH-ACT-18")
def test_a_stalker_on_the_ritual_site_stays_but_a_killer_and_a_wrecker_there_act() -> None:
    t = campus().stand("jenny", "university-museum")
    stalker = t.monster("red-stalker-1", "university-museum")
    t.monster("red-killer-1", "university-museum")
    wrecker = t.monster("red-wrecker-2", "university-museum")
    activate(t, ORANGE)
    assert (t.where(stalker), t.where(wrecker)) == ("university-museum", "university-museum")
    assert (t.health("jenny"), t.damage("university-museum")) == (4, 1)


@rule("FH-ACT-18", "FH-MMV-08")
def test_by_a_top_effect_it_would_move() -> None:
    t = campus()
    stalker = t.monster("red-stalker-1", "university-museum")
    t.effect("jenny", ActivateZone(ORANGE), side=TOP)
    assert t.where(stalker) == "orne-library"


# -------------------------------------------------------------------- the example


def the_printed_example() -> Table:
    """A red stalker in Derby Hall, a blue stalker and a red wrecker in the Lecture Hall, others further on."""
    t = campus().stand("jenny", "medical-school")
    t.monster("red-stalker-1", "derby-hall")
    t.monster("blue-stalker-1", "lecture-hall")
    t.monster("red-wrecker-2", "lecture-hall")
    t.monster("red-killer-1", "science-building")
    t.monster("blue-killer-1", "administration-building")
    t.monster("blue-killer-2", "warren-observatory")
    return t


@rule("FH-ACT-19", "FH-ACT-01", "FH-ACT-08", "FH-ACT-14")
def test_the_printed_example_of_the_purple_zone() -> None:
    t = activate(the_printed_example(), PURPLE)
    assert not t.state.asked
    assert sorted(t.monsters("lecture-hall")) == ["red-stalker-1", "red-wrecker-2"]
    assert t.monsters("derby-hall") == ["blue-stalker-1"]
    assert t.damage("lecture-hall") == 1
    assert list(zip(acted(t), acted_at(t), strict=True)) == [
        ("red-stalker-1", "derby-hall"),
        ("blue-stalker-1", "lecture-hall"),
        ("red-wrecker-2", "lecture-hall"),
        ("red-killer-1", "science-building"),
        ("blue-killer-1", "administration-building"),
        ("blue-killer-2", "warren-observatory"),
    ]


@rule("FH-ACT-20", "FH-ACT-19")
def test_in_the_example_derby_hall_is_not_visited_again() -> None:
    t = activate(the_printed_example(), PURPLE)
    assert acted_at(t).count("derby-hall") == 1
    assert acted(t).count("blue-stalker-1") == 1


@rule("FH-ACT-20")
def test_a_monster_that_enters_a_finished_location_is_not_activated_there() -> None:
    t = campus()
    monster = t.monster("blue-stalker-1", "warren-observatory")
    activate(t, PURPLE)
    assert t.where(monster) == "science-building"
    assert len(acted(t)) == 1


# -------------------------------------------------------------------- what is told of it


@rule("FH-ACT-12")
def test_who_is_wounded_reads_by_whom_and_a_killer_without_anybody_says_so() -> None:
    t = campus()
    t.monster("blue-killer-1", "derby-hall")
    t.monster("red-killer-1", "lecture-hall")
    activate(t, PURPLE)
    said = [[flat(speech.note(t.state, note)) for note in t.state.log or []][-3:] for speech in SPEECH.values()]
    assert [(lines[0], lines[2]) for lines in said] == [
        ("Jenny lost 1 health to the blue killer.", "The red killer found nobody to wound in the Lecture Hall."),
        ("Дженни потеряла 1 здоровье: её ранил синий убийца.", "Красный убийца никого не нашёл в Лектории."),
        ("Дженні втратила 1 здоров’я: її поранив синій убивця.", "Червоний убивця нікого не знайшов у Лекторії."),
    ]


@rule("FH-MMV-04")
def test_a_monster_that_goes_on_says_where_there_was_no_room() -> None:
    t = campus()
    for _ in range(3):
        t.monster("red-lurker-1", "lecture-hall")
    t.monster("red-stalker-1", "derby-hall")
    t.stand("jenny", "medical-school")
    activate(t, PURPLE)
    said = [flat(SPEECH["ru"].note(t.state, note)) for note in t.told(tells.Walked)]
    assert said[:2] == [
        "Красный скиталец перешёл из Дерби-Холла в Лекторий.",
        "Красный скиталец перешёл дальше, в Здание студенческого союза: в Лектории не было места.",
    ]


@rule("FH-ACT-05")
def test_a_killer_who_finds_nobody_is_told_of_by_the_rule_of_killers() -> None:
    t = campus()
    t.monster("red-killer-1", "lecture-hall")
    activate(t, PURPLE)
    assert [note.rule for note in t.told(tells.NobodyThere)] == ["FH-ACT-05"]
