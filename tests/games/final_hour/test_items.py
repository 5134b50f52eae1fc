"""Items: when they can be used, and what each of the nine does (FH-ITM)."""

import pytest

from miskatonic.core.hidden import seen_by
from miskatonic.core.zones import SPECTATOR
from miskatonic.games.final_hour.cards.board import PATH_BETWEEN, PATHS, PLACES, SLUGS
from miskatonic.games.final_hour.cards.items import ITEMS
from miskatonic.games.final_hour.cards.sheets import BOTTOM, KEY, MOON, TOP
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

# Jenny's Twin .45s and Tommy's Becky ask nothing on a campus without monsters, so their top effects are over at once.
TWIN_45S, BECKY = "JB-B1", "TM-A1"


def tommy_has(*items: str) -> Table:
    """Tommy, who does not lead, stands in Derby Hall with items; there are no monsters."""
    t = table("jenny", "tommy").cleared().stand("tommy", "derby-hall").stand("jenny", "orne-library")
    return t.item("tommy", *items)


# -------------------------------------------------------------------- the rules of items


@rule("FH-ITM-01")
def test_an_item_is_used_by_discarding_it_and_its_owner_acts() -> None:
    t = tommy_has("shotgun")
    monster = t.monster("red-lurker-1", "derby-hall")
    t.card(BECKY, TOP).play("stop")
    assert (t.question, t.seat, t.options) == (asks.React, 1, ["use:shotgun", "pass"])
    t.play("use:shotgun")
    assert (t.question, t.seat) == (asks.Strike, 1)
    t.play("strike:red-lurker-1#1")
    assert t.where(monster) == "beside-pool"
    assert t.items("tommy") == []
    assert t.where(box.PIECE_SLUGS.index("shotgun")) == "item-discard"
    assert not t.state.asked


@rule("FH-ITM-01")
def test_an_item_may_be_kept_for_later() -> None:
    t = tommy_has("elder-sign").card(BECKY, TOP).play("pass")
    assert t.items("tommy") == ["elder-sign"]
    t.card("TM-A2", TOP)
    assert t.options == ["use:elder-sign", "pass"]


@rule("FH-ITM-02")
def test_an_investigator_may_have_all_nine_items() -> None:
    t = tommy_has(*(item.code for item in ITEMS[:8])).on_top("torn-grimoire")
    t.clue("derby-hall", KEY)
    t.card("TM-C2", BOTTOM).until(asks.Move)
    t.play("stop")
    assert len(t.items("tommy")) == 9


@rule("FH-ITM-02", "FH-ITM-04")
def test_several_items_can_be_used_on_one_card() -> None:
    t = tommy_has("elder-sign", "toolbox").damaged("derby-hall", 1)
    t.card(BECKY, TOP)
    assert t.options == ["use:elder-sign", "use:toolbox", "pass"]
    t.play("use:toolbox", "repair:derby-hall")
    assert t.options == ["use:elder-sign", "pass"]
    t.play("use:elder-sign", "seal:1-2")
    assert (t.damage("derby-hall"), t.seal(1, 2)) == (0, box.FRESH_SEAL)
    assert not t.state.asked


@rule("FH-ITM-03")
def test_an_item_for_before_is_used_when_the_card_is_up_and_its_effect_has_not_begun() -> None:
    t = tommy_has("bicycle", "elder-sign")
    t.monster("red-lurker-1", "warren-observatory")
    t.card(BECKY, TOP)
    assert t.options == ["use:bicycle", "pass"], "the seal is for afterwards"
    assert t.state.count(box.TURNED_UP[0]) == 1
    t.play("use:bicycle").walk("lecture-hall", "science-building")
    assert t.question == asks.Strike, "now the Observatory is within two paths"


@rule("FH-ITM-04")
def test_an_item_for_after_comes_directly_after_the_effect() -> None:
    t = tommy_has("shotgun")
    t.monster("red-lurker-1", "derby-hall")
    t.monster("red-killer-1", "derby-hall")
    t.card("TM-B1", TOP)
    assert t.question == asks.Move, "not before"
    t.play("stop", "strike:red-lurker-1#1", "strike:red-killer-1#1", "stop")
    assert not t.state.asked, "the shotgun has nothing left to shoot at and is not offered"
    t.monster("red-lurker-1", "derby-hall")
    t.card("TM-B1", TOP).play("stop", "stop", "stop")
    assert t.options == ["use:shotgun", "pass"]


@rule("FH-ITM-04")
def test_an_item_gained_by_the_very_effect_can_be_used_after_it() -> None:
    t = tommy_has().on_top("elder-sign")
    t.clue("derby-hall", KEY)
    t.card("TM-C2", BOTTOM).play("stop")
    assert t.items("tommy") == ["elder-sign"]
    assert t.options == ["use:elder-sign", "pass"]
    t.play("use:elder-sign", "seal:14-15")
    assert t.seal(14, 15) == box.FRESH_SEAL


@rule("FH-ITM-03")
def test_an_item_for_before_that_the_effect_brought_waits_for_the_next_card() -> None:
    t = tommy_has().on_top("bicycle")
    t.clue("derby-hall", KEY)
    t.card("TM-C2", BOTTOM).play("stop")
    assert t.items("tommy") == ["bicycle"]
    assert not t.state.asked
    t.card(BECKY, TOP)
    assert t.options == ["use:bicycle", "pass"]


@rule("FH-ITM-03", "FH-ITM-04")
def test_items_are_for_the_action_cards_of_their_owner_only() -> None:
    t = tommy_has("bicycle", "elder-sign").card(TWIN_45S, TOP)
    assert not t.state.asked
    t.card(BECKY, TOP)
    assert t.options == ["use:bicycle", "pass"]


@rule("FH-ITM-03", "FH-ITM-04", "FH-SOL-01")
def test_solo_too_items_are_for_the_cards_of_the_investigator_who_has_them() -> None:
    t = table("jenny", "tommy", solo=True).cleared().item("tommy", "elder-sign").item("jenny", "bicycle")
    t.card(BECKY, TOP)
    assert t.options == ["use:elder-sign", "pass"]
    t.play("pass").card(TWIN_45S, TOP)
    assert t.options == ["use:bicycle", "pass"]
    t.stand("jenny", "derby-hall").play("use:bicycle").walk("lecture-hall")
    assert t.at("jenny") == "lecture-hall"
    assert not t.state.asked


@rule("FH-ITM-05")
def test_everybody_sees_the_items_in_play() -> None:
    t = tommy_has("bicycle", "shotgun")
    zone = box.ITEMS_OF[3]
    for seat in (0, 1, SPECTATOR):
        view = seen_by(t.state, seat)
        assert [box.PIECE_SLUGS[item] for item in view.zone(zone)] == ["bicycle", "shotgun"]
        assert all(item < 0 for item in view.zone(box.ITEM_DECK)), "those in the deck nobody sees"


@rule("FH-ITM-03", "FH-ITM-04")
def test_items_are_offered_in_a_round_of_play() -> None:
    t = table("jenny", "tommy").cleared().actions("JB-B1", "TM-A1", "JB-B2", "TM-C2").item("tommy", "bicycle")
    t.lay(2, 6, 16, 20)
    assert (t.seat, t.options) == (1, ["use:bicycle", "pass"]), "Jenny's card came and went"
    t.play("pass")
    assert (t.seat, t.question) == (0, asks.Move)
    t.play("stop")
    assert (t.seat, t.options) == (1, ["use:bicycle", "pass"]), "and on the second card again"


# -------------------------------------------------------------------- the nine items


def test_flashlight_explores_where_its_owner_stands() -> None:
    t = tommy_has("flashlight")
    token = t.clue("derby-hall", MOON)
    t.card(BECKY, TOP).play("use:flashlight")
    assert t.where(token) == "found"


def test_flashlight_is_not_offered_where_there_is_nothing_to_explore() -> None:
    t = tommy_has("flashlight").stand("tommy", "science-building").card(BECKY, TOP)
    assert not t.state.asked
    assert t.items("tommy") == ["flashlight"]


def test_shotgun_attacks_in_the_own_location() -> None:
    t = tommy_has("shotgun").stand("tommy", "science-building")
    came = t.crowd("science-building")
    t.monster("red-lurker-1", "lecture-hall")
    t.card(BECKY, TOP).play("place:lecture-hall", "stop", "use:shotgun")
    assert t.strike_all() == 1
    assert len(t.monsters("science-building")) == came - 1
    assert t.monsters("lecture-hall") == ["red-lurker-1"]


def test_first_aid_kit_heals_those_who_stand_together() -> None:
    t = tommy_has("first-aid-kit").stand("jenny", "derby-hall").wounded("jenny", 1).wounded("tommy", 2)
    t.card(BECKY, TOP).play("use:first-aid-kit")
    assert (t.question, t.seat, t.options) == (asks.HealWhom, 1, ["heal:jenny", "heal:tommy"])
    t.play("heal:jenny", "heal:tommy")
    assert (t.health("jenny"), t.health("tommy")) == (2, 3)


def test_first_aid_kit_does_not_reach_another_location() -> None:
    t = tommy_has("first-aid-kit").wounded("jenny", 1).card(BECKY, TOP)
    assert not t.state.asked


def test_elder_sign_seals_any_path() -> None:
    t = tommy_has("elder-sign").card(BECKY, TOP).play("use:elder-sign")
    assert len(t.options) == len(PATHS) + 1
    t.play("seal:4-11")
    assert t.seal(4, 11) == box.FRESH_SEAL
    assert not t.state.asked


def test_toolbox_repairs_up_to_two_damage_tokens() -> None:
    t = tommy_has("toolbox").stand("tommy", "lecture-hall").damaged("lecture-hall", 3)
    t.card(BECKY, TOP).play("use:toolbox", "repair:lecture-hall", "repair:lecture-hall")
    assert t.damage("lecture-hall") == 1
    assert not t.state.asked


def test_lucky_rabbit_foot_turns_the_bottom_effect_into_the_top_one() -> None:
    t = tommy_has("lucky-rabbit-foot")
    monster = t.monster("blue-killer-2", "derby-hall")
    token = t.clue("derby-hall", MOON)
    t.card(BECKY, BOTTOM)
    assert (t.seat, t.options) == (1, ["use:lucky-rabbit-foot", "pass"])
    t.play("use:lucky-rabbit-foot", "strike:blue-killer-2#1")
    assert t.where(monster) == "beside-pool"
    assert t.where(token) == "clue", "nothing of the bottom effect happened"
    assert t.items("tommy") == []


def test_lucky_rabbit_foot_is_offered_only_when_the_bottom_effect_is_due() -> None:
    t = tommy_has("lucky-rabbit-foot").card(BECKY, TOP)
    assert not t.state.asked
    t.card(BECKY, BOTTOM).play("pass")
    assert t.question == asks.Move, "the bottom effect begins with a move"
    assert t.items("tommy") == ["lucky-rabbit-foot"]


@rule("FH-MMV-08")
def test_lucky_rabbit_foot_makes_it_a_top_effect_in_every_way() -> None:
    t = table("jenny", "pete").cleared().stand("pete", "university-museum").item("pete", "lucky-rabbit-foot")
    monster = t.monster("red-lurker-1", "university-museum")
    t.card("AP-C1", BOTTOM).play("use:lucky-rabbit-foot", "stop")
    t.play("drive:red-lurker-1#1", "to:athletic-building")
    assert t.where(monster) == "athletic-building"


def test_bicycle_moves_its_owner_up_to_three_times_first() -> None:
    t = tommy_has("bicycle").card(BECKY, TOP).play("use:bicycle")
    t.play("move:lecture-hall", "move:science-building", "move:warren-observatory")
    assert t.at("tommy") == "warren-observatory"
    assert not t.state.asked


@rule("FH-MMV-08")
def test_strange_whistle_moves_two_monsters_even_off_the_ritual_site() -> None:
    t = tommy_has("strange-whistle")
    trapped = t.monster("red-lurker-1", "university-museum")
    far = t.monster("blue-lurker-1", "warren-observatory")
    t.card(BECKY, TOP)
    t.play("use:strange-whistle", "drive:red-lurker-1#1", "to:seminary-of-the-old-faith")
    assert t.where(trapped) == "seminary-of-the-old-faith"
    assert "drive:red-lurker-1#1" not in t.options, "each monster takes one step"
    t.play("drive:blue-lurker-1#1")
    assert t.where(far) == "science-building", "there is only one path"
    assert not t.state.asked


@rule("FH-MMV-10")
@pytest.mark.parametrize("spot", PLACES)
def test_strange_whistle_reaches_every_location(spot: int) -> None:
    t = tommy_has("strange-whistle").stand("tommy", "derby-hall" if spot > 8 else "sorority-house")
    monster = t.monster("blue-lurker-1", spot)
    t.card(BECKY, TOP).until(asks.React)
    t.play("use:strange-whistle", "drive:blue-lurker-1#1")
    if t.state.asked:
        t.play(t.options[0])
    assert PATH_BETWEEN[spot][SLUGS.index(t.where(monster))] >= 0


@rule("FH-MMV-10", "FH-MMV-11")
def test_strange_whistle_can_send_a_monster_into_a_seal() -> None:
    t = tommy_has("strange-whistle").sealed(8, 10)
    monster = t.monster("red-stalker-3", "warren-observatory")
    t.card(BECKY, TOP).play("use:strange-whistle", "drive:red-stalker-3#1")
    assert t.where(monster) == "beside-pool"
    assert t.seal(8, 10) == box.WEAK_SEAL


def test_torn_grimoire_exchanges_up_to_two_priority_cards() -> None:
    t = tommy_has("torn-grimoire").hand("jenny", 10, 11, 12, 13).hand("tommy", 1, 3, 5, 30)
    t.on_top("priority-16", "priority-17")
    t.card(BECKY, TOP).play("use:torn-grimoire", "exchange:1")
    assert t.options == ["exchange:3", "exchange:5", "exchange:30", "stop"]
    t.play("exchange:30")
    hand = t.state.zone(box.HAND[3])
    assert sorted(box.NUMBER[card] for card in hand) == [3, 5, 16, 17]
    assert [box.NUMBER[card] for card in t.state.zone(box.PRIORITY_DISCARD)] == [1, 30]


def test_torn_grimoire_solo_exchanges_one_card_that_was_set_aside() -> None:
    t = table("jenny", "tommy", solo=True).cleared().item("tommy", "torn-grimoire")
    for number in (4, 9):
        t.state.put(box.PIECE_SLUGS.index(f"priority-{number}"), box.SET_ASIDE)
    for card in t.state.zone(box.DRAWN):
        t.state.put(card, box.PRIORITY_DECK)
    t.on_top("priority-16").card(BECKY, TOP).play("use:torn-grimoire")
    assert t.options == ["exchange:4", "exchange:9", "stop"]
    assert t.state.asked[0].about == (1,), "one card, where others may exchange two"
    t.play("exchange:9")
    assert [box.NUMBER[card] for card in t.state.zone(box.SET_ASIDE)] == [4, 16]
    assert not t.state.asked


@pytest.mark.parametrize("code", [item.code for item in ITEMS])
@pytest.mark.parametrize("owner", ["jenny", "tommy"])
def test_every_item_works_for_whoever_owns_it(code: str, owner: str) -> None:
    t = table("jenny", "tommy").cleared().item(owner, code).stand("jenny", "orne-library").stand("tommy", "derby-hall")
    here = t.at(owner)
    t.monster("red-lurker-1", here)
    t.clue(here, MOON)
    t.damaged(here, 1).wounded(owner, 1)
    card = TWIN_45S if owner == "jenny" else BECKY
    t.card(card, BOTTOM if code == "lucky-rabbit-foot" else TOP)
    seat = 0 if owner == "jenny" else 1
    while f"use:{code}" not in t.options:
        assert t.seat == seat
        t.play("stop")
    t.play(f"use:{code}")
    assert not t.items(owner)
    assert t.seat in (seat, -1), "the owner, not the lead, decides how the item is used"


@rule("FH-ITM-03", "FH-ITM-04")
@pytest.mark.parametrize(("item", "rule_id"), [("bicycle", "FH-ITM-03"), ("shotgun", "FH-ITM-04")])
def test_the_log_says_by_which_rule_an_item_was_used(item: str, rule_id: str) -> None:
    t = tommy_has(item)
    t.monster("red-lurker-1", "derby-hall")
    t.card(BECKY, TOP)
    while f"use:{item}" not in t.options:
        t.play("stop")
    t.play(f"use:{item}")
    assert [note.rule for note in t.told(tells.UsedItem)] == [rule_id]
