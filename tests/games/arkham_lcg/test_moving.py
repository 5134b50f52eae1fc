"""Moving, connections and what comes with a move (AH-INV-21 to 24, AH-LOR)."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, places, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.fairground import at_the_fair, fair
from tests.games.arkham_lcg.table import Table, connect, piece, place, table

HALL, ATTIC, CELLAR = (place(name) for name in ("hallway", "attic", "cellar"))


def ways(t: Table) -> list[str]:
    """Where the move action could go."""
    return [key for key in t.options if key.startswith("move:")]


@rule("AH-INV-21")
def test_the_move_action_goes_to_a_connecting_location() -> None:
    t = table().house().turn().play("move:attic")
    assert t.where() == "attic"
    assert t.count(box.ACTIONS[0]) == 2
    assert ways(t) == ["move:hallway"], "the cellar is not next to the attic"


@rule("AH-INV-22")
def test_connections_are_the_symbols_at_the_bottom_of_a_card() -> None:
    for card in box.PLACE_CARDS:
        sheet = box.LOCATION[card]
        led = {box.LOCATION[box.PLACE_CARDS[other]].symbol for other in box.CONNECTED[box.PLACE_OF[card]]}
        assert led == set(sheet.connects) or sheet.leads_to
    printed = [card for card in box.PLACE_CARDS if not box.LOCATION[card].hides]
    titles = {(box.SCENARIO_OF[box.PLACE_OF[card]], box.TITLE[card]) for card in printed}
    symbols = {(box.SCENARIO_OF[box.PLACE_OF[card]], box.LOCATION[card].symbol) for card in printed}
    assert len(symbols) == len(titles), "only cards of one title share a symbol"


@rule("AH-INV-23")
def test_from_the_hallway_the_cellar_is_a_legal_destination() -> None:
    hallway, cellar = (box.LOCATION[box.PLACE_CARDS[place(name)]] for name in ("hallway", "cellar"))
    assert cellar.symbol in hallway.connects
    assert "move:cellar" in table().house().turn().options


@rule("AH-INV-24")
@pytest.mark.parametrize(("investigators", "clues"), [(1, 2), (2, 4), (3, 6)])
def test_the_first_to_move_in_reveals_a_location_and_its_clues(investigators: int, clues: int) -> None:
    who = ("roland-banks", "daisy-walker", "wendy-adams")[:investigators]
    t = table(*who).house()
    assert (t.home("attic"), t.clues_on("attic")) == (box.UNREVEALED, 0)
    t.turn().play("move:attic")
    assert (t.home("attic"), t.clues_on("attic")) == (box.LOCATIONS_OPEN, clues)
    t.clues("attic", 1).turn().play("move:hallway", "move:attic")
    assert t.clues_on("attic") == 1, "it is revealed only once"


# -------------------------------------------------------------------- the unrevealed side


@rule("AH-LOR-01")
def test_the_revealed_side_of_an_unrevealed_location_does_nothing_yet() -> None:
    t = table().house()
    attic = piece("attic")
    assert not any(ear[0] == attic for ears in t.state.ears.values() for ear in ears)
    t.at(0, "attic")
    assert any(ear[0] == attic for ears in t.state.ears.values() for ear in ears)


@rule("AH-LOR-04")
def test_an_enemy_that_moves_to_an_unrevealed_location_does_not_reveal_it(monkeypatch: pytest.MonkeyPatch) -> None:
    connect(monkeypatch, ((), (ATTIC,), (HALL, CELLAR), (ATTIC,), ()))
    t = table().house()
    t.enemy("swarm-of-rats", at="cellar")
    t.phase("enemy")
    assert t.home("swarm-of-rats") == box.AT_PLACE[ATTIC]
    assert t.home("attic") == box.UNREVEALED
    assert t.clues_on("attic") == 0


# -------------------------------------------------------------------- leaving and entering


@rule("AH-LOR-02")
def test_a_ready_enemy_engages_before_what_happens_after_entering() -> None:
    t = table().house()
    t.enemy("ghoul-minion", at="attic")
    t.turn().play("move:attic")
    moments = (tells.Moved, tells.Revealed, tells.Engaged, tells.Horror)
    assert t.kinds(*moments)[-4:] == list(moments), "the attic's horror comes last"
    t.play("move:hallway")
    assert t.home("ghoul-minion") == box.THREAT[0], "engaged, it travels along"


@rule("AH-LOR-02")
def test_an_enemy_that_engages_on_entering_is_there_when_the_room_hurts() -> None:
    t = table("agnes-baker").house()
    t.enemy("ghoul-minion", at="attic")
    t.turn().play("move:attic")
    assert t.question == asks.React, "the horror of the attic lets Agnes strike the ghoul that has just engaged her"
    t.play("use:agnes-baker")
    assert t.count(box.DAMAGE[piece("ghoul-minion")]) == 1


@rule("AH-LOR-02")
def test_every_entering_counts_not_only_the_first() -> None:
    t = table().house().turn().play("move:attic", "move:hallway", "move:attic")
    assert t.horror() == 2


# -------------------------------------------------------------------- where a move can go


@rule("AH-LOR-03")
def test_a_move_to_a_stated_place_goes_there_directly() -> None:
    t = table("skids-otoole").house().at(0, "cellar").at(0, "attic").hand(0, "elusive")
    t.enemy("ghoul-minion", at="hallway")
    t.turn().play("play:elusive")
    assert t.where() == "cellar"
    assert [box.place_slug(note.told[1]) for note in t.told(tells.Moved)] == ["cellar"]
    assert t.home("ghoul-minion") == box.AT_PLACE[place("hallway")], "nobody passed the hallway"


@rule("AH-LOR-05")
def test_without_a_legal_destination_no_move_can_be_attempted() -> None:
    assert ways(table().turn()) == [], "nothing leads out of the study"
    t = table().house().turn()
    assert ways(t) == ["move:attic", "move:cellar"], "the parlor is barred, and one cannot move to where one is"


@rule("AH-LOR-05")
def test_an_effect_does_not_move_to_the_current_place() -> None:
    t = table("skids-otoole").house().at(0, "attic").at(0, "cellar").at(0, "hallway").hand(0, "elusive")
    t.turn().play("play:elusive")
    assert (t.question, t.options) == (asks.MoveWhere, ["to:attic", "to:cellar"])


@rule("AH-LOR-06")
def test_a_connection_read_from_one_card_only_is_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    connect(monkeypatch, ((), (ATTIC,), (), (), ()))
    t = table().house().turn()
    assert ways(t) == ["move:attic"]
    t.play("move:attic")
    assert ways(t) == []


@rule("AH-LOR-07")
def test_distance_is_counted_in_connections_also_through_barred_rooms() -> None:
    t = table("daisy-walker").house().hand(0, "barricade").turn().play("play:barricade")
    far = places.distances(t.state, place("attic"))
    assert {box.place_slug(p): n for p, n in far.items()} == {"attic": 0, "hallway": 1, "cellar": 2, "parlor": 2}


@rule("AH-LOR-08")
def test_nobody_is_left_without_a_location_when_the_study_is_removed() -> None:
    t = table("roland-banks", "daisy-walker").holds(0, 4)
    t.exhausted(t.enemy("ghoul-minion", at="study"))
    t.turn().play("advance")
    assert [t.where(seat) for seat in (0, 1)] == ["hallway", "hallway"]
    assert t.zone(box.AT_PLACE[place("study")]) == []
    assert t.home("ghoul-minion") == box.ENCOUNTER_DISCARD


@rule("AH-LOR-08")
def test_an_enemy_of_an_eliminated_investigator_stays_at_the_location() -> None:
    t = table("roland-banks", "daisy-walker").house().at(1, "attic").harmed(0, damage=8)
    t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy")
    assert not t.in_game(0)
    assert t.home("ghoul-minion") == box.AT_PLACE[place("hallway")]


@rule("AH-LOR-06")
def test_a_location_can_lead_to_all_locations_with_a_trait() -> None:
    t = at_the_fair().turn()
    assert "move:cold-cellar" in t.options, "no symbol leads from the gate to the cellar, its trait does"
    t = at_the_fair().at(0, "cold-cellar").turn()
    assert [key for key in t.options if key.startswith("move:")] == ["move:hall-of-mirrors"], "one way"


@rule("AH-LOC-03")
def test_a_set_up_may_order_a_location_to_be_revealed_before_anybody_comes_there() -> None:
    t = at_the_fair("roland-banks", "daisy-walker")
    shown = {fair.box.PIECE_SLUGS[card] for card in t.state.zone(fair.box.LOCATIONS_OPEN)}
    assert shown == {"gate", "maze"}, "the gate because everybody starts there, the maze because the set-up says so"
    assert t.clues_on("maze") == 2, "one for each investigator"
