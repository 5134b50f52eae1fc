"""Hunters and prey: who moves, where to, whom it wants (AH-HNT, AH-PRY-01, AH-PRY-02, AH-ENM-02, AH-KEY-09)."""

from dataclasses import replace

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, connect, place, table, woods

HALL, ATTIC, CELLAR, PARLOR = (place(name) for name in ("hallway", "attic", "cellar", "parlor"))
LINE = ((), (ATTIC, CELLAR), (HALL,), (HALL, PARLOR), (CELLAR,))
"""Another house: attic, hallway, cellar and parlor in a line, each leading to its neighbours."""


def at(name: str) -> str:
    """The zone of enemies at a location."""
    return box.AT_PLACE[place(name)]


def moves(t: Table) -> list[tuple[str, str]]:
    """Which enemy moved where, one after another."""
    return [(box.PIECE_SLUGS[note.told[0]], box.place_slug(note.told[1])) for note in t.told(tells.EnemyMoved)]


@rule("AH-ENM-02", "AH-KEY-09", "AH-HNT-01")
def test_a_ready_hunter_moves_one_connection_towards_the_nearest_investigator() -> None:
    t = table().house().at(0, "cellar")
    t.enemy("swarm-of-rats", at="attic")
    t.phase("enemy")
    assert t.home("swarm-of-rats") == at("hallway"), "two steps away, it makes one"
    t.phase("enemy")
    assert t.home("swarm-of-rats") == box.THREAT[0]


@rule("AH-HNT-01")
def test_a_hunter_goes_for_the_nearer_of_two_investigators(monkeypatch: pytest.MonkeyPatch) -> None:
    connect(monkeypatch, LINE)
    t = table("roland-banks", "daisy-walker").house().at(0, "parlor").at(1, "attic")
    t.enemy("swarm-of-rats", at="hallway")
    t.phase("enemy")
    assert moves(t) == [("swarm-of-rats", "attic")], "Roland is two steps away, Daisy one"


@rule("AH-ENM-02", "AH-HNT-01", "AH-PHS-19")
def test_exhausted_and_engaged_hunters_and_those_who_hunt_nobody_stay() -> None:
    t = table("roland-banks", "daisy-walker").house().at(1, "cellar")
    t.exhausted(t.enemy("swarm-of-rats", at="attic"))
    t.enemy("swarm-of-rats", engaged=1)
    t.enemy("ghoul-minion", at="attic")
    t.phase("enemy")
    assert moves(t) == []


@rule("AH-ENM-03")
def test_a_hunter_that_arrives_engages_at_once_and_attacks_in_the_same_phase() -> None:
    t = table().house()
    t.enemy("swarm-of-rats", at="attic")
    t.phase("enemy")
    assert t.home("swarm-of-rats") == box.THREAT[0]
    assert t.damage() == 1


@rule("AH-HNT-04", "AH-ENM-02")
def test_a_hunter_at_a_location_with_an_investigator_does_not_move(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("roland-banks", "daisy-walker").house().at(1, "attic")
    rats = t.enemy("swarm-of-rats", at="attic")
    monkeypatch.setitem(box.ENEMY, rats, replace(box.ENEMY[rats], aloof=True))
    t.phase("enemy")
    assert moves(t) == []
    assert t.home("swarm-of-rats") == at("attic"), "it stays even if it engages nobody"


# -------------------------------------------------------------------- who decides


@rule("AH-HNT-02", "AH-PRY-01")
def test_among_equally_near_investigators_the_lead_chooses_if_prey_does_not() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "attic").at(1, "cellar")
    t.enemy("swarm-of-rats", at="hallway")
    t.phase("enemy")
    assert (t.question, t.asked, t.options) == (asks.Hunts, 0, ["to:attic", "to:cellar"])
    t.play("to:cellar")
    assert t.home("swarm-of-rats") == box.THREAT[1]


@rule("AH-HNT-02", "AH-PRY-01", "AH-KEY-11")
def test_among_equally_near_investigators_prey_decides() -> None:
    t = table("daisy-walker", "roland-banks").house().act(3).at(0, "attic").at(1, "cellar")
    t.enemy("ghoul-priest", at="hallway")
    t.phase("enemy")
    assert t.home("ghoul-priest") == box.THREAT[1], "Roland has combat 4, Daisy 2"


@rule("AH-PRY-01")
def test_a_tie_in_prey_is_broken_by_the_lead() -> None:
    t = table("daisy-walker", "agnes-baker").house().act(3).at(0, "attic").at(1, "cellar")
    t.enemy("ghoul-priest", at="hallway")
    t.phase("enemy")
    assert (t.question, t.asked, t.options) == (asks.Hunts, 0, ["to:attic", "to:cellar"])


@rule("AH-PRY-01")
def test_prey_has_no_say_over_who_is_nearer(monkeypatch: pytest.MonkeyPatch) -> None:
    connect(monkeypatch, LINE)
    t = table("daisy-walker", "roland-banks").house().act(3).at(0, "attic").at(1, "parlor")
    t.enemy("ghoul-priest", at="hallway")
    t.phase("enemy")
    assert moves(t) == [("ghoul-priest", "attic")], "Daisy is nearer, though Roland fights better"


@rule("AH-PRY-01", "AH-ENG-04")
def test_prey_decides_only_among_those_at_the_enemys_location() -> None:
    t = table("roland-banks", "daisy-walker", "wendy-adams").house().at(0, "hallway").at(1, "hallway").at(2, "attic")
    t.harmed(2, damage=6)
    t.exhausted(t.enemy("ravenous-ghoul", at="hallway"))
    t.phase("upkeep")
    assert t.home("ravenous-ghoul") == box.THREAT[1], "Wendy has 1 health left, but she is elsewhere"


@rule("AH-HNT-02")
def test_of_several_shortest_paths_the_lead_chooses_one(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = ((), (ATTIC, CELLAR), (HALL, PARLOR), (HALL, PARLOR), (ATTIC, CELLAR))
    connect(monkeypatch, ring)
    t = table().house()
    t.enemy("swarm-of-rats", at="parlor")
    t.phase("enemy")
    assert (t.question, t.options) == (asks.Hunts, ["to:attic", "to:cellar"])


# -------------------------------------------------------------------- barred ways


@rule("AH-HNT-03")
def test_a_hunter_does_not_move_into_a_barricaded_room() -> None:
    t = table("daisy-walker").house().hand(0, "barricade").turn().play("play:barricade", "end-turn")
    t.enemy("swarm-of-rats", at="attic")
    t.phase("enemy")
    assert moves(t) == []
    assert t.home("swarm-of-rats") == at("attic")


@rule("AH-HNT-03")
def test_a_barred_way_still_counts_so_that_the_hunter_does_not_turn_to_somebody_farther_away() -> None:
    t = table("daisy-walker", "roland-banks").house().at(0, "attic").hand(0, "barricade")
    t.turn().play("play:barricade", "end-turn")
    t.at(1, "cellar")
    t.enemy("swarm-of-rats", at="hallway")
    t.phase("enemy")
    assert t.home("swarm-of-rats") == box.THREAT[1], "equally near: only the way to the cellar is open"
    t = table("daisy-walker", "roland-banks").house().hand(0, "barricade")
    t.turn().play("play:barricade", "end-turn")
    t.at(1, "cellar")
    t.enemy("swarm-of-rats", at="attic")
    t.phase("enemy")
    assert moves(t) == [], "the way to both leads through the barricade"


@rule("AH-HNT-03")
def test_an_elite_hunter_walks_through_the_barricade() -> None:
    t = table("daisy-walker").house().act(3).hand(0, "barricade").turn().play("play:barricade", "end-turn")
    t.enemy("ghoul-priest", at="attic")
    t.phase("enemy")
    assert t.home("ghoul-priest") == box.THREAT[0]


# -------------------------------------------------------------------- prey with "only"


@rule("AH-PRY-02")
def test_an_enemy_that_wants_its_bearer_only_engages_nobody_else() -> None:
    t = table("roland-banks", "daisy-walker").house()
    t.exhausted(t.enemy("mob-enforcer", at="hallway"))
    t.at(0, "attic").phase("upkeep")
    assert t.home("mob-enforcer") == at("hallway"), "Daisy is there, and it is Roland's"


@rule("AH-PRY-02")
def test_it_hunts_its_bearer_even_from_a_location_where_somebody_else_is() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "attic")
    t.enemy("mob-enforcer", at="hallway")
    t.phase("enemy")
    assert moves(t) == [("mob-enforcer", "attic")]
    assert t.home("mob-enforcer") == box.THREAT[0]


@rule("AH-PRY-02")
def test_it_hunts_its_bearer_though_another_is_nearer() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "cellar").at(1, "parlor")
    t.enemy("mob-enforcer", at="attic")
    t.phase("enemy").phase("enemy")
    assert moves(t) == [("mob-enforcer", "hallway"), ("mob-enforcer", "cellar")]


@rule("AH-PRY-02")
def test_others_may_engage_it_by_action() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "attic")
    t.enemy("mob-enforcer", at="hallway")
    t.turn(1).play("engage:mob-enforcer")
    assert t.home("mob-enforcer") == box.THREAT[1]


# -------------------------------------------------------------------- how far


@rule("AH-LOR-07")
def test_a_hunter_without_any_path_stays_where_it_is() -> None:
    t = table().house()
    t.state.put(box.PLACE_CARDS[place("study")], box.LOCATIONS_OPEN)
    t.enemy("swarm-of-rats", at="study")
    t.phase("enemy")
    assert moves(t) == []


@rule("AH-LOR-07")
def test_an_unreachable_investigator_is_farther_than_any_reachable_one() -> None:
    t = table("roland-banks", "daisy-walker").house().at(1, "cellar")
    t.state.put(box.PLACE_CARDS[place("study")], box.LOCATIONS_OPEN)
    t.state.point(box.AT[0], place("study"))
    t.enemy("swarm-of-rats", at="attic")
    t.phase("enemy")
    assert moves(t) == [("swarm-of-rats", "hallway")]


# -------------------------------------------------------------------- several at once


@rule("AH-CON-02", "AH-HNT-02", "AH-PRY-01")
@pytest.mark.parametrize(("first", "prey"), [("young-deep-one", 1), ("screeching-byakhee", 0)])
def test_the_lead_says_which_hunter_moves_first_where_the_engagement_of_one_changes_whom_another_wants(
    first: str, prey: int
) -> None:
    t = woods("roland-banks", "daisy-walker").harmed(0, horror=1).harmed(1, horror=5)
    t.state.put(box.PLACE_CARDS[place("ritual-site")], box.UNREVEALED)
    for slug in ("young-deep-one", "screeching-byakhee"):
        t.enemy(slug, at="ritual-site")
    t.phase("enemy")
    assert (t.question, t.asked, len(t.options)) == (asks.HuntsNext, 0, 2)
    t.play(f"pick:{first}").until(asks.AttackOrder, asks.Engages)
    if t.question is asks.Engages:
        t.play("seat:seat-1")  # both have 4 sanity left
    assert t.home("screeching-byakhee") == box.THREAT[prey], "the Deep One frightens Daisy, who fights worst"


@rule("AH-CON-02")
def test_nobody_is_asked_which_hunter_is_first_where_it_makes_no_difference() -> None:
    t = table().house()
    for _ in range(2):
        t.enemy("swarm-of-rats", at="attic")
    t.phase("enemy")
    assert t.question is not asks.HuntsNext
    assert len(moves(t)) == 2


@rule("AH-CON-02")
def test_of_two_copies_at_one_place_nobody_is_asked_which_moves_first() -> None:
    t = woods("roland-banks", "daisy-walker")
    t.state.put(box.PLACE_CARDS[place("ritual-site")], box.UNREVEALED)
    for _ in range(2):
        t.enemy("young-deep-one", at="ritual-site")
    t.enemy("screeching-byakhee", at="ritual-site")
    t.phase("enemy")
    assert (t.question, len(t.options)) == (asks.HuntsNext, 2), "a Deep One or the Byakhee"
    t.play("pick:screeching-byakhee").until(asks.HuntsNext, asks.AttackOrder)
    assert t.question is asks.AttackOrder, "two Deep Ones are left, and move unasked"


@rule("AH-CON-02", "AH-PHS-19")
def test_a_hunter_that_fell_before_its_turn_to_move_is_not_asked_about() -> None:
    t = woods("agnes-baker", "roland-banks").at(1, "old-house")
    enforcer = t.enemy("mob-enforcer", at="main-path", seat=1)
    t.state.set(box.DAMAGE[enforcer], 2)
    for at in ("arkham-woods-1", "arkham-woods-2"):
        t.enemy("young-deep-one", at=at)
    t.phase("enemy")
    assert (t.question, len(t.options)) == (asks.HuntsNext, 3)
    t.play("pick:young-deep-one")
    t.play("use:agnes-baker", "pick:mob-enforcer@2")
    assert t.home("mob-enforcer", 1) == box.DISCARD[1]
    assert t.question is not asks.HuntsNext, "one Deep One is left"
