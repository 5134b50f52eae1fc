"""The investigators: limits, possessions and the ability of each of the sixteen (ES-IVG, ES-ABL)."""

import pytest

from miskatonic.games.elder_sign.cards.words import (
    ALLY,
    CLUE,
    COMMON,
    GOODS,
    HEALTH,
    SANITY,
    SPELL,
    UNIQUE,
    Doom,
    Gain,
    Hurt,
    LowerLimit,
    Monsters,
)
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, piece, table

GREENS = [f"die-green#{n}" for n in range(1, 7)]
YELLOW_DIE = "die-yellow#1"
RED_DIE = "die-red#1"
PERILS = ("peril",) * 6
GENTLE = "be-prepared-for-living-nightmares"

CARDS = {
    "amanda-sharpe": (5, 5, ""),
    "ashcan-pete": (4, 6, "ally"),
    "bob-jenkins": (4, 6, "common common unique"),
    "carolyn-fern": (6, 4, "common unique"),
    "darrell-simmons": (4, 6, "common unique"),
    "dexter-drake": (5, 5, "unique spell spell"),
    "gloria-goldberg": (6, 4, "common spell"),
    "harvey-walters": (7, 3, "unique spell"),
    "jenny-barnes": (6, 4, "common spell"),
    "joe-diamond": (4, 6, "common clue"),
    "kate-winthrop": (6, 4, "unique spell"),
    "mandy-thompson": (5, 5, "common clue"),
    "michael-mcglen": (3, 7, "common common"),
    "monterey-jack": (3, 7, "common unique unique"),
    "sister-mary": (7, 3, "common unique spell"),
    "vincent-lee": (5, 5, "common spell"),
}
"""Sanity, health and possessions as printed; Amanda chooses two cards."""


def museum(*investigators: str, ancient_one: str = "azathoth") -> Table:
    """The Missing Records lie open: 6 investigation; lore and 3 investigation; the penalty is 1 sanity."""
    return table(*investigators, ancient_one=ancient_one).adventure("the-missing-records")


def receive(code: str) -> Table:
    """An investigator receives the printed possessions."""
    t = table(code)
    t.state.push(t.state.rules.codes[f"{code}.start"], 0)
    t.state.run()
    return t


def possessions(t: Table) -> str:
    """What the first seat has, kind by kind."""
    kinds = [GOODS[box.POSSESSION[card].kind] for card in t.state.zone(box.OWNED[0])]
    return " ".join([*kinds, *["clue"] * t.count(box.CLUES[0])])


def rolled(code: str, *faces: str) -> Table:
    """This investigator has rolled these faces for The Missing Records."""
    return museum(code).attempt().roll(*faces)


# -------------------------------------------------------------------- the card


@rule("ES-IVG-01")
def test_there_are_sixteen_investigators_with_two_limits_an_ability_and_possessions() -> None:
    sheets = {card.code: card for card in box.INVESTIGATOR.values()}
    assert {code: (card.sanity, card.health) for code, card in sheets.items()} == {c: v[:2] for c, v in CARDS.items()}
    assert all(bool(card.powers) != bool(card.passive) for card in sheets.values()), "one ability each"
    assert all(card.start for card in sheets.values())


@rule("ES-IVG-01")
@pytest.mark.parametrize("code", [code for code in CARDS if code != "amanda-sharpe"])
def test_everybody_begins_with_the_printed_possessions(code: str) -> None:
    assert possessions(receive(code)) == CARDS[code][2]


@rule("ES-IVG-02")
@pytest.mark.parametrize("code", CARDS)
def test_both_limits_are_starting_values_and_maxima(code: str) -> None:
    t = museum(code)
    sanity, health, _ = CARDS[code]
    assert (t.sanity(), t.health()) == (sanity, health)
    for offer in ("some-health", "some-sanity"):
        t.begin().until(asks.Move).play("move-to-entrance", f"offer:{offer}")
    assert (t.sanity(), t.health()) == (sanity, health)
    t.values(0, 1, 1).trophies(0, "koi-pond", "lights-out").begin().until(asks.Move).play("move-to-entrance", "offer:both")
    assert (t.sanity(), t.health()) == (sanity, health)


@rule("ES-IVG-03")
def test_a_limit_that_falls_below_the_value_takes_the_surplus_with_it() -> None:
    t = museum("vincent-lee").effect(0, LowerLimit(SANITY))
    assert (t.sanity(), t.health()) == (4, 5)
    t.values(0, health=3).effect(0, LowerLimit(HEALTH))
    assert t.health() == 3, "nothing is lost below the new limit"
    t.begin().until(asks.Move).play("move-to-entrance", "offer:some-sanity")
    assert t.sanity() == 4


# -------------------------------------------------------------------- how often


@rule("ES-ABL-01")
@pytest.mark.parametrize(
    ("code", "faces", "after"),
    [
        ("darrell-simmons", ("inv1", *PERILS[:5]), ["inv2", *PERILS[:5]]),
        ("harvey-walters", ("terror", *PERILS[:5]), ["lore", *PERILS[:5]]),
        ("michael-mcglen", ("terror", *PERILS[:5]), ["peril", *PERILS[:5]]),
    ],
)
def test_an_ability_works_as_printed_and_only_for_its_investigator(
    code: str, faces: tuple[str, ...], after: list[str]
) -> None:
    t = rolled(code, *faces)
    t.play(f"use:{code}")
    assert t.faces() == after
    other = rolled("bob-jenkins", *faces)
    assert not [key for key in other.options if key.startswith("use:")]


@rule("ES-ABL-02")
@pytest.mark.parametrize("code", ["darrell-simmons", "harvey-walters", "michael-mcglen"])
def test_a_once_per_roll_ability_works_once_for_each_roll(code: str) -> None:
    t = rolled(code, "terror", "terror", "inv1", "inv1", "peril", "peril").play(f"use:{code}")
    assert f"use:{code}" not in t.until(asks.AfterRoll).options
    t.fail_roll("peril").play("go-on").roll("terror", "terror", "inv1", "inv1", "peril")
    assert f"use:{code}" in t.options, "the next roll is another one"


@rule("ES-ABL-02")
def test_a_once_per_roll_ability_does_not_work_on_the_die_of_lost_and_found() -> None:
    t = museum("harvey-walters").begin().play("move-to-entrance").load("terror", dice=(box.GREEN_DICE[0],))
    t.play("lost-and-found")
    assert (t.question, t.sanity()) == (None, 6)
    assert t.zone(box.OWNED[0]) == []


@rule("ES-ABL-03")
@pytest.mark.parametrize("code", ["darrell-simmons", "harvey-walters", "michael-mcglen"])
def test_after_a_reroll_an_ability_already_used_cannot_be_used_again(code: str) -> None:
    t = museum(code).clues(0, 1).attempt().roll("terror", "terror", "inv1", "inv1", "peril", "peril").play(f"use:{code}")
    t.until(asks.AfterRoll).play("reroll", f"pick:{t.die('peril')}").load("terror", dice=(piece(t.die("peril")),))
    t.play("roll-these")
    assert f"use:{code}" not in t.options


@rule("ES-ABL-03")
def test_an_ability_saved_for_after_the_reroll_can_still_be_used() -> None:
    t = museum("harvey-walters").clues(0, 1).attempt().roll(*PERILS).play("reroll")
    t.load("terror", dice=(box.GREEN_DICE[0],)).play("roll-these", "use:harvey-walters")
    assert t.faces() == ["lore", *PERILS[:5]]


def is_offered(t: Table, code: str) -> bool:
    """Whether the ability is offered somewhere in a whole turn of its investigator, who does not use it."""
    uses = [f"use:{code}", "pass"]
    found = t.clock(12).values(0, 3, 3).begin().options == uses
    t.until(asks.Move).play("move:museum-1").roll(*PERILS)
    found = found or t.options == uses
    t.until()
    return found


@rule("ES-ABL-04")
@pytest.mark.parametrize("code", ["carolyn-fern", "vincent-lee", "mandy-thompson"])
def test_a_once_per_day_ability_works_again_only_after_the_next_midnight(code: str) -> None:
    t = museum(code)
    assert is_offered(t, code)
    assert is_offered(t, code), "one that was not used is not used up"
    t.clock(12).values(0, 3, 3).begin()
    if code == "mandy-thompson":
        t.play("move:museum-1").roll(*PERILS)
    t.play(f"use:{code}").until()
    assert not is_offered(t, code)
    assert not is_offered(t, code)
    t.on_top(GENTLE).midnight()
    assert is_offered(t, code)


@rule("ES-ABL-05")
@pytest.mark.parametrize("code", ["darrell-simmons", "harvey-walters", "michael-mcglen"])
def test_once_per_roll_abilities_work_on_attack_rolls(code: str) -> None:
    t = table(code).awaken().load("terror", "inv1", *PERILS[:4], dice=box.GREEN_DICE).begin()
    assert f"use:{code}" in t.options
    t.play(f"use:{code}")
    assert t.faces() != ["terror", "inv1", *PERILS[:4]]


# -------------------------------------------------------------------- Amanda Sharpe


def test_amanda_begins_with_two_cards_of_her_choice() -> None:
    t = receive("amanda-sharpe").play("choose:1", "choose:2")
    assert possessions(t) == "unique spell"
    t = receive("amanda-sharpe").play("choose:0", "choose:0")
    assert possessions(t) == "common common"


def test_amanda_completes_any_number_of_tasks_with_one_roll() -> None:
    t = table("amanda-sharpe").adventure("vermin-in-the-pipes").attempt()
    t.roll("inv3", "inv3", "inv3", "peril", "lore", "lore").play("complete:1")
    assert "complete:2" in t.options
    t.play("complete:2", "complete:3")
    assert t.told(tells.Resolved)
    assert len(t.told(tells.Rolls)) == 1


def test_each_die_of_amanda_serves_one_symbol_only() -> None:
    t = table("amanda-sharpe").adventure("vermin-in-the-pipes").attempt()
    t.roll("inv3", "peril", "lore", "lore", "lore", "lore")
    assert {"complete:1", "complete:2", "complete:3"} <= set(t.options)
    t.play("complete:1")
    assert not [key for key in t.options if key.startswith("complete")]
    assert set(t.game.decision.forbidden) >= {("complete:2", "ES-TSK-05"), ("complete:3", "ES-TSK-05")}
    assert len(t.zone(box.POOL)) == 5


def test_amanda_loses_no_die_for_a_roll_that_completed_a_task() -> None:
    t = table("amanda-sharpe").adventure("vermin-in-the-pipes").attempt()
    t.roll("inv3", "peril", "lore", "lore", "lore", "lore").play("complete:1")
    assert "fail-roll" not in t.options
    t.play("roll-on")
    assert (t.question, len(t.zone(box.POOL)), t.zone(box.REMOVED)) == (asks.BeforeRoll, 5, [])


def test_amanda_chooses_dice_so_that_the_rest_serves_another_task() -> None:
    t = table("amanda-sharpe").adventure("vermin-in-the-pipes").attempt()
    t.roll("inv3", "inv2", "inv1", "peril", "lore", "lore").play("complete:1")
    three, two, one = (t.die(face) for face in ("inv3", "inv2", "inv1"))
    assert set(t.options) == {f"cover:{three}", f"cover:{two}+{one}"}
    t.play(f"cover:{two}+{one}", "complete:3")
    assert len(t.zone(box.POOL)) == 2


def test_amanda_keeps_to_the_order_arrow() -> None:
    t = table("amanda-sharpe").adventure("the-guided-tour").attempt()  # 2, then 4 investigation, then lore
    t.roll("inv2", "inv3", "inv1", "lore", "peril", "peril")
    assert [key for key in t.options if key.startswith("complete")] == ["complete:1"]
    t.play("complete:1", f"cover:{t.die('inv2')}", "complete:2", "complete:3")
    assert t.told(tells.Resolved)


def test_amanda_strikes_the_ancient_one_once_per_roll() -> None:
    t = table("amanda-sharpe", ancient_one="yig").gives(0, "axe", "alien-statue", "wither").awaken().play("pay")
    later = ("inv1",) * (4 + 3 + 2 + 1)  # every later roll loses a die
    t.load(*PERILS, *later, dice=(box.GREEN_DICE[0],) * 16).begin().play("complete:1")
    assert t.question is None, "the turn is over"
    assert (len(t.told(tells.Strikes)), t.count(box.DOOM)) == (1, 7), "six perils would do for three strikes"


# -------------------------------------------------------------------- Ashcan Pete


def test_pete_begins_with_duke() -> None:
    t = receive("ashcan-pete")
    assert t.zone(box.OWNED[0]) == ["duke"]
    assert len(t.zone(box.DECK_OF[ALLY])) == 7


@pytest.mark.parametrize("kind", [COMMON, UNIQUE, SPELL])
@pytest.mark.parametrize("instead", [CLUE, COMMON, UNIQUE, SPELL])
def test_pete_takes_a_clue_or_a_card_of_any_of_these_kinds_instead(kind: int, instead: int) -> None:
    t = museum("ashcan-pete").effect(0, Gain(kind))
    assert t.options == ["choose:0", "choose:1", "choose:2", "choose:3"]
    t.play(f"choose:{instead}")
    assert possessions(t) == GOODS[instead]


def test_pete_replaces_each_card_of_a_gain_for_itself() -> None:
    t = museum("ashcan-pete").effect(0, Gain(UNIQUE, 3)).play(f"choose:{CLUE}", f"choose:{UNIQUE}", f"choose:{SPELL}")
    assert possessions(t) == "unique spell clue"
    assert t.question is None


@pytest.mark.parametrize("kind", [CLUE, ALLY])
def test_pete_replaces_neither_clues_nor_allies(kind: int) -> None:
    t = museum("ashcan-pete").effect(0, Gain(kind))
    assert (t.question, possessions(t)) == (None, GOODS[kind])


@rule("ES-COM-06", "ES-REW-15")
def test_pete_takes_no_clue_where_none_is_left_and_no_card_of_an_empty_deck() -> None:
    t = museum("ashcan-pete").clues(0, 15)
    for spell in t.state.zone(box.DECK_OF[SPELL]):
        t.state.put(spell, box.BOX)
    assert t.effect(0, Gain(COMMON)).options == [f"choose:{COMMON}", f"choose:{UNIQUE}"]
    assert f"choose:{CLUE}" in t.clues(0, 14).effect(0, Gain(COMMON)).options, "the last one can be taken"


def test_pete_replaces_what_he_buys_and_what_he_finds() -> None:
    t = museum("ashcan-pete").trophies(0, "koi-pond", "ancient-relics").begin()
    t.play("move-to-entrance", "offer:common", f"choose:{UNIQUE}")
    assert possessions(t) == "unique"
    t = museum("ashcan-pete").begin().play("move-to-entrance").load("lore", dice=(box.GREEN_DICE[0],))
    t.play("lost-and-found", f"choose:{CLUE}")
    assert possessions(t) == "clue"


def test_pete_does_not_replace_what_others_gain() -> None:
    t = museum("ashcan-pete", "joe-diamond").effect(1, Gain(COMMON))
    assert (t.question, len(t.zone(box.OWNED[1]))) == (None, 1)


# -------------------------------------------------------------------- Bob, Dexter, Monterey Jack

DEALERS = [("bob-jenkins", COMMON), ("dexter-drake", SPELL), ("monterey-jack", UNIQUE)]


@pytest.mark.parametrize(("code", "kind"), DEALERS)
@pytest.mark.parametrize("n", [1, 2])
def test_they_gain_one_more_card_of_their_kind_once_per_gain(code: str, kind: int, n: int) -> None:
    t = museum(code).effect(0, Gain(kind, n))
    assert possessions(t) == " ".join([GOODS[kind]] * (n + 1))


@pytest.mark.parametrize(("code", "kind"), DEALERS)
def test_they_gain_no_more_of_other_kinds_nor_when_others_gain(code: str, kind: int) -> None:
    for other in {COMMON, UNIQUE, SPELL, ALLY, CLUE} - {kind}:
        assert possessions(museum(code).effect(0, Gain(other))) == GOODS[other]
    t = museum(code, "joe-diamond").effect(1, Gain(kind))
    assert (t.zone(box.OWNED[0]), len(t.zone(box.OWNED[1]))) == ([], 1)


@pytest.mark.parametrize(("code", "kind"), DEALERS)
def test_they_gain_one_more_for_each_of_two_gains_and_none_in_setup(code: str, kind: int) -> None:
    t = museum(code).effect(0, Gain(kind), Gain(kind))
    assert len(t.zone(box.OWNED[0])) == 4
    assert possessions(receive(code)) == CARDS[code][2]


def test_the_reward_of_an_adventure_brings_bob_one_more_common_item() -> None:
    t = table("bob-jenkins").adventure("vermin-in-the-pipes").on_top("the-guided-tour").attempt()
    t.roll("inv3", "inv3", "inv3", "peril", "lore", "lore").play("complete:1")
    t.roll("inv3", "inv3", "peril", "lore", "lore").play("complete:2").roll("inv3", "peril", "lore", "lore").play(
        "complete:3"
    )
    assert possessions(t) == "common common common clue"


# -------------------------------------------------------------------- Carolyn Fern and Vincent Lee

HEALERS = [("carolyn-fern", SANITY), ("vincent-lee", HEALTH)]


@pytest.mark.parametrize(("code", "value"), HEALERS)
def test_they_heal_anybody_at_the_start_of_any_turn(code: str, value: int) -> None:
    t = museum("bob-jenkins", code, "joe-diamond").values(0, 2, 2).values(1, 2, 2).begin(0)
    assert (t.question, t.asked, t.options) == (asks.React, 1, [f"use:{code}", "pass"])
    t.play(f"use:{code}")
    assert (t.question, t.asked, t.options) == (asks.HealWhom, 1, ["person:seat-1", "person:seat-2"])
    t.play("person:seat-1")
    assert t.count(box.VALUE_OF[value][0]) == 3
    assert t.count(box.VALUE_OF[1 - value][0]) == 2
    assert t.question == asks.Move
    told = t.kinds(tells.Turn, tells.Healed)
    assert told == [tells.Turn, tells.Healed], "the log says first whose turn it is"


@pytest.mark.parametrize(("code", "value"), HEALERS)
def test_they_heal_themselves_in_their_own_turn(code: str, value: int) -> None:
    t = museum(code).values(0, 2, 2).begin().play(f"use:{code}")
    assert t.count(box.VALUE_OF[value][0]) == 3


@pytest.mark.parametrize("code", ["carolyn-fern", "vincent-lee"])
def test_they_are_not_asked_when_nobody_misses_anything(code: str) -> None:
    assert museum(code, "joe-diamond").begin(1).question == asks.Move


@pytest.mark.parametrize(("code", "value"), HEALERS)
def test_they_cannot_heal_a_player_who_is_out(code: str, value: int) -> None:
    t = table(code, "joe-diamond", "bob-jenkins").values(1, 1, 1).awaken().effect(1, Hurt(value))
    assert not t.alive(1)
    assert f"use:{code}" not in t.begin(0).options, "nobody else misses anything"


# -------------------------------------------------------------------- Darrell, Harvey, Michael


@pytest.mark.parametrize(("face", "after"), [("inv1", "inv2"), ("inv2", "inv3")])
def test_darrell_raises_an_investigation_result_of_a_green_die(face: str, after: str) -> None:
    assert rolled("darrell-simmons", face, *PERILS[:5]).play("use:darrell-simmons").faces() == [after, *PERILS[:5]]


def test_darrell_cannot_raise_a_green_3_but_a_3_of_the_other_dice() -> None:
    assert "use:darrell-simmons" not in rolled("darrell-simmons", "inv3", *PERILS[:5]).options
    t = (
        museum("darrell-simmons")
        .gives(0, "tommy-gun")
        .attempt()
        .play("use:tommy-gun")
        .roll("inv3", *PERILS[:5], "inv3", "inv3")
    )
    t.play("use:darrell-simmons")
    assert t.options == [f"pick:{YELLOW_DIE}", f"pick:{RED_DIE}"]
    t.play(f"pick:{YELLOW_DIE}")
    assert t.faces() == ["inv3", *PERILS[:5], "inv4", "inv3"]


def test_darrell_chooses_the_die_and_a_4_or_a_wild_is_the_end() -> None:
    t = rolled("darrell-simmons", "inv1", "inv2", *PERILS[:4]).play("use:darrell-simmons")
    t.play(f"pick:{t.die('inv2')}")
    assert t.faces() == ["inv1", "inv3", *PERILS[:4]]
    t = museum("darrell-simmons").gives(0, "tommy-gun").attempt().play("use:tommy-gun").roll(*PERILS, "inv4", "wild")
    assert "use:darrell-simmons" not in t.options


@pytest.mark.parametrize(("code", "face"), [("harvey-walters", "lore"), ("michael-mcglen", "peril")])
def test_harvey_and_michael_turn_one_terror_into_something_useful(code: str, face: str) -> None:
    t = rolled(code, "terror", "terror", "inv1", "inv1", "inv1", "inv1").play(f"use:{code}")
    assert sorted(t.faces()) == sorted([face, "terror", *["inv1"] * 4])
    assert f"use:{code}" not in rolled(code, "lore", *PERILS[:5]).options


def test_a_terror_that_harvey_turned_strikes_no_more() -> None:
    t = table("harvey-walters").adventure("ancient-relics").attempt().roll("terror", *PERILS[:5])
    t.play("use:harvey-walters", "fail-roll")
    assert (t.sanity(), t.told(tells.Terror)) == (7, [])


# -------------------------------------------------------------------- Gloria and Jenny


def test_gloria_adds_both_dice_for_nothing_on_an_other_world() -> None:
    t = museum("gloria-goldberg").adventure("yuggoth", 6).attempt(6)
    assert (t.question, t.options) == (asks.React, ["use:gloria-goldberg", "pass"])
    t.play("use:gloria-goldberg")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE, RED_DIE]


def test_gloria_need_not_add_them_and_cannot_in_the_museum() -> None:
    t = museum("gloria-goldberg").adventure("yuggoth", 6).attempt(6).play("pass")
    assert t.zone(box.POOL) == GREENS
    t.play("give-up").attempt()
    assert (t.question, t.zone(box.POOL)) == (asks.BeforeRoll, GREENS)


def test_gloria_adds_nothing_for_another_on_an_other_world() -> None:
    t = museum("bob-jenkins", "gloria-goldberg").adventure("yuggoth", 6).stand(1, 6).attempt(6)
    assert (t.question, t.zone(box.POOL)) == (asks.BeforeRoll, GREENS)


@pytest.mark.parametrize("place", [0, 6])
@pytest.mark.parametrize("pay", [COMMON, CLUE, SPELL])
def test_jenny_pays_a_common_item_a_clue_or_a_spell_for_both_dice(place: int, pay: int) -> None:
    t = museum("jenny-barnes").adventure("yuggoth", 6).gives(0, "axe", "holy-water", "wither").clues(0, 1).attempt(place)
    t.play("use:jenny-barnes")
    assert t.options == ["choose:0", "choose:1", "choose:2"]
    t.play(f"choose:{(COMMON, CLUE, SPELL).index(pay)}")
    assert t.zone(box.POOL) == [*GREENS, YELLOW_DIE, RED_DIE]
    left = {COMMON: "unique spell clue", CLUE: "common unique spell", SPELL: "common unique clue"}
    assert possessions(t) == left[pay]


def test_jenny_cannot_pay_with_a_unique_item_or_with_nothing() -> None:
    t = museum("jenny-barnes").gives(0, "holy-water", "duke").attempt()
    assert t.question == asks.BeforeRoll


def test_jenny_pays_at_the_start_of_her_adventure_step_only_and_may_decline() -> None:
    t = museum("jenny-barnes").clues(0, 2).attempt().play("pass")
    assert t.zone(box.POOL) == GREENS
    assert "use:jenny-barnes" not in t.options
    assert "use:jenny-barnes" not in t.roll(*PERILS).options


def test_jenny_pays_once_in_a_turn() -> None:
    t = museum("jenny-barnes").clues(0, 2).attempt().play("use:jenny-barnes")
    assert t.question == asks.BeforeRoll
    assert t.count(box.CLUES[0]) == 1


def test_a_die_on_the_spell_that_jenny_discards_joins_her_pool() -> None:
    t = museum("jenny-barnes").gives(0, "wither").hold("wither", GREENS[0], "lore").attempt().play("use:jenny-barnes")
    assert sorted(t.zone(box.POOL)) == sorted([*GREENS, YELLOW_DIE, RED_DIE])


# -------------------------------------------------------------------- Joe Diamond


def test_every_clue_that_joe_spends_gives_a_second_reroll() -> None:
    t = museum("joe-diamond").clues(0, 1).attempt().roll(*PERILS)
    for _ in range(2):
        assert "reroll" in t.options
        t.play("reroll").load("peril", dice=(box.GREEN_DICE[0],)).play("roll-these")
    assert (t.count(box.CLUES[0]), "reroll" in t.options) == (0, False)
    assert (len(t.told(tells.SpentClue)), len(t.told(tells.Rerolls))) == (1, 2)


def test_the_second_reroll_of_joe_is_lost_with_the_roll() -> None:
    t = museum("joe-diamond").clues(0, 1).attempt().roll(*PERILS).play("reroll")
    t.load("peril", dice=(box.GREEN_DICE[0],)).play("roll-these").fail_roll("peril").play("go-on").roll(*PERILS[:5])
    assert "reroll" not in t.options


def test_joe_needs_no_other_clue_for_the_second_reroll_and_has_two_for_each() -> None:
    t = museum("joe-diamond").clues(0, 2).attempt().roll(*PERILS)
    for left in (1, 1, 0, 0):
        t.play("reroll").load("peril", dice=(box.GREEN_DICE[0],)).play("roll-these")
        assert t.count(box.CLUES[0]) == left
    assert "reroll" not in t.options


# -------------------------------------------------------------------- Kate Winthrop


def test_no_monster_appears_in_kates_turn_not_even_by_doom_or_a_reward() -> None:
    t = museum("kate-winthrop", "bob-jenkins", ancient_one="ithaqua").adventure("a-peculiar-specimen", 1).doom(3)
    t.adventure("lights-out", 2).attempt(2).play("give-up")
    assert t.count(box.DOOM) == 4, "a cell with a monster"
    t.attempt(1).roll("inv3", "inv3", "inv3", "peril", "lore", "lore").play("complete:1")
    t.roll("inv3", "inv3", "peril", "lore", "lore").play("complete:2").roll("peril", "lore", "lore").play("complete:3")
    assert t.told(tells.Resolved)
    assert (len(t.told(tells.MonsterKeptAway)), t.told(tells.Monster)) == (2, [])


def test_monsters_appear_at_midnight_and_in_the_turns_of_others() -> None:
    t = museum("kate-winthrop", "bob-jenkins").on_top("sudden-terror-amid-stillness").midnight(0)
    assert len(t.told(tells.Monster)) == 1, "midnight is outside her turn"
    t.begin(1).effect(1, Monsters())
    assert len(t.told(tells.Monster)) == 2
    t.begin(0).effect(0, Monsters(), Doom())
    assert len(t.told(tells.Monster)) == 2


def test_kate_ignores_all_terror_effects() -> None:
    t = table("kate-winthrop").mythos("the-stars-align-to-bring-madness").adventure("ancient-relics").attempt()
    t.roll("terror", *PERILS[:5]).play("fail-roll")
    assert (t.question, t.sanity(), t.told(tells.Terror)) == (asks.RemoveDie, 6, [])
    t = table("kate-winthrop").adventure("koi-pond").attempt().roll("terror", "lore", "lore", "lore", "lore", "lore")
    t.play("fail-roll")
    assert t.question == asks.RemoveDie, "the attempt goes on where it would have failed at once"


# -------------------------------------------------------------------- Mandy Thompson


def test_mandy_rerolls_up_to_two_dice_of_her_own_roll() -> None:
    t = rolled("mandy-thompson", "lore", "inv1", "inv2", "peril", "peril", "peril")
    assert (t.question, t.options) == (asks.React, ["use:mandy-thompson", "pass"])
    t.play("use:mandy-thompson")
    dice = (piece(t.die("inv1")), piece(t.die("inv2")))
    t.load("inv3", "inv3", dice=dice).play(*(f"pick:{box.PIECE_SLUGS[die]}" for die in dice))
    assert t.question == asks.AfterRoll, "a third one is not rolled"
    assert t.faces() == ["lore", "inv3", "inv3", "peril", "peril", "peril"]


def test_mandy_may_reroll_a_single_die() -> None:
    t = rolled("mandy-thompson", "lore", "inv1", "inv2", "peril", "peril", "peril").play("use:mandy-thompson")
    t.load("inv3", dice=(piece(t.die("inv1")),)).play(f"pick:{t.die('inv1')}", "roll-these")
    assert t.faces() == ["lore", "inv3", "inv2", "peril", "peril", "peril"]


def test_mandy_rerolls_dice_of_another_wherever_she_stands_before_the_roll_is_judged() -> None:
    t = museum("bob-jenkins", "mandy-thompson").adventure("koi-pond", 1).stand(1, 1).attempt(seat=0)
    t.roll("lore", "inv2", *PERILS[:4])
    assert (t.question, t.asked) == (asks.React, 1)
    t.play("use:mandy-thompson")
    assert (t.question, t.asked) == (asks.Reroll, 1), "she chooses the dice"
    t.load("inv3", dice=(piece(t.die("inv2")),)).play(f"pick:{t.die('inv2')}", "roll-these")
    assert t.asked == 0
    assert "complete:2" in t.options


def test_mandy_is_asked_again_after_a_reroll_as_long_as_she_has_not_helped_that_day() -> None:
    t = museum("bob-jenkins", "mandy-thompson").clues(0, 1).attempt(seat=0).roll(*PERILS).play("pass", "reroll")
    t.load("inv1", dice=(box.GREEN_DICE[0],)).play("roll-these")
    assert (t.question, t.asked) == (asks.React, 1)
    t.load("inv1", dice=(box.GREEN_DICE[0],)).play("use:mandy-thompson", f"pick:{t.die('inv1')}", "roll-these")
    assert (t.question, t.asked) == (asks.AfterRoll, 0)
    t.fail_roll("peril").play("go-on").roll(*PERILS[:5])
    assert (t.question, t.asked) == (asks.AfterRoll, 0), "once per day"


def test_mandy_may_reroll_attack_rolls() -> None:
    t = table("bob-jenkins", "mandy-thompson").awaken().load(*PERILS, dice=box.GREEN_DICE).begin(0)
    assert (t.question, t.asked) == (asks.React, 1)


# -------------------------------------------------------------------- Sister Mary


@pytest.mark.parametrize(
    "lasting",
    ["the-stars-align-to-bring-madness", "the-stars-align-for-living-nightmares", "sudden-terror-to-bring-madness"],
)
def test_sister_mary_ignores_terror_effects_of_mythos_cards(lasting: str) -> None:
    for code, struck in (("sister-mary", False), ("bob-jenkins", True)):
        t = museum(code).mythos(lasting).attempt().roll("terror", *PERILS[:5]).play("fail-roll")
        assert bool(t.told(tells.Terror)) == struck


def test_sister_mary_suffers_the_terror_effect_of_the_adventure() -> None:
    t = table("sister-mary").mythos("the-stars-align-to-bring-madness").adventure("ancient-relics").attempt()
    t.roll("terror", *PERILS[:5]).play("fail-roll")
    assert t.sanity() == 6, "1 by the card, none by the Mythos card"


def test_sister_mary_is_struck_by_immediate_effects_of_mythos_cards() -> None:
    t = museum("sister-mary").on_top("whispers-at-the-gate-behind-closed-doors").midnight()
    assert t.sanity() == 6


def test_her_neighbours_roll_no_locked_dice_in_sister_marys_company() -> None:
    t = museum("bob-jenkins", "sister-mary").stand(1, 0).mythos("sudden-terror-behind-closed-doors").attempt(seat=0)
    assert len(t.zone(box.POOL)) == 5
