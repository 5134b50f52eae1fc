"""The travel campaign: three cities, world fame, support bonuses (RT-CAMP)."""

from __future__ import annotations

from typing import Any

import pytest

import miskatonic as mk
from miskatonic import scene as sc
from miskatonic.bots import make_bot
from miskatonic.core import hidden
from miskatonic.core.errors import BadOption
from miskatonic.core.state import Note
from miskatonic.games.route.cards import helpers
from miskatonic.games.route.cards.achievements import ACHIEVEMENTS
from miskatonic.games.route.cards.cities import CITIES, ROAD_NUMBER, ROADS, WITHOUT_A_BOARD
from miskatonic.games.route.rules import asks, box, marks, rounds, rows, tells
from miskatonic.games.route.rules.campaign import CAMPAIGN
from miskatonic.games.route.rules.streets import bits
from miskatonic.games.route.rules.table import streets
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, flat
from miskatonic.tui.standings import standings
from tests.games.route.table import Table, table

ROUTE = mk.games()["route"]
AGREED = ["first-city", "venice", "sydney"]
QUIET = {"first-city": ("c56", "h56"), "venice": ("c56", "h56"), "sydney": ("c46", "h46"), "las-vegas": ("c46", "h46")}
"""A segment of each city along which nothing scores."""


def campaign(seats: int = 3, kind: str = "fixed", cities: list[str] | None = None, **options: Any) -> Table:
    """A campaign through three agreed cities."""
    agreed = AGREED if cities is None else cities
    return table(agreed[0], seats=seats, campaign=kind, cities=agreed if kind == "fixed" else [], **options)


def city(t: Table) -> str:
    """The city that is played."""
    return CITIES[t.state.pointed(marks.CITY)].code


def ended(t: Table, *points: int, crowd: tuple[int, ...] = (), lead: int = 0) -> Table:
    """Let the game of the present city end with these points, by café bonuses; `lead` is left of the last leading player."""
    s = t.state
    assert s.stack[0].code is CAMPAIGN
    del s.stack[1:]
    s.asked = ()
    start, road = QUIET[city(t)]
    for seat, n in enumerate(points):
        s.set(marks.GAINED[1][seat], n)
        s.set(marks.DRAWN[seat], 1 << ROAD_NUMBER[road])
    s.set(marks.ROUND, 10)
    s.point(marks.LEAD, lead)
    s.push(rounds.GAME, 0).goto(rounds.begin_walking)
    s.run()
    for seat, n in enumerate(crowd):
        place = 35 if road == "h56" else 34
        s.set(marks.CROWD[0][seat], n << rows.CROWD_BITS * place)
    for seat in range(s.seats):
        t.walk(start, road, seat=seat)
    return t


def chosen(t: Table) -> Table:
    """Let all losers choose the first support bonus that is free."""
    while t.question is asks.ChooseSupport:
        t.play(t.first.options[0].key)
    return t


def fame(t: Table) -> list[int]:
    """The world fame of all seats."""
    return [t.state.count(marks.FAME[seat]) for seat in range(t.state.seats)]


def support(t: Table) -> list[set[str]]:
    """The support bonuses of all seats."""
    return [
        {name for i, name in enumerate(helpers.SUPPORT) if t.state.count(marks.SUPPORT[seat]) >> i & 1}
        for seat in range(t.state.seats)
    ]


# -------------------------------------------------------------------- three cities


def test_what_happened_in_a_city_is_told_in_the_next_one_as_it_was_told_there() -> None:
    t = campaign()
    note, speech = t.state.note, mk.games()["route"].speech["en"]
    t.state.log = []
    note(tells.DrewSegments, 0, (ROAD_NUMBER["h22"],), 0)
    note(tells.RatingChanged, 0, 1, 5)
    there = tuple(t.state.log)
    said = [speech.note(t.state, line) for line in there]
    chosen(ended(t, 30, 20, 10))
    assert city(t) == "venice"
    assert [speech.note(t.state, line) for line in there] == said
    assert "C3–D3" in flat(said[0])


@rule("RT-CAMP-01", "RT-CAMP-04", "RT-CAMP-10", "RT-CAMP-24")
def test_a_campaign_is_three_games_in_three_agreed_cities_in_their_order() -> None:
    t = campaign()
    seen = [city(t)]
    for _ in range(2):
        chosen(ended(t, 30, 20, 10))
        seen.append(city(t))
        assert t.round in (0, 1)
        assert t.drawn(0) == set(), "new sheets"
    assert seen == AGREED
    ended(t, 30, 20, 10)
    assert t.state.result is not None
    assert t.state.log is not None
    title = mk.games()["route"]
    cities = [title.speech["ru"].part(note) for _, note in title.story.parts([*t.game.record.notes[:1], t.state.log])]
    assert cities == ["Первый город", "Венеция", "Сидней"], "whatever is told of a round says in which city"


@rule("RT-CAMP-01")
def test_a_campaign_is_for_two_to_four_participants_and_three_different_cities() -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        mk.new("route", seats=1, campaign="fixed")
    with pytest.raises(BadOption, match="3 different"):
        mk.new("route", seats=2, campaign="fixed", cities=["venice", "venice", "sydney"])


@rule("RT-CAMP-02", "RT-CAMP-06", "RT-CMP-05")
def test_eleven_city_cards_have_a_difficulty_from_one_to_three_that_binds_nobody() -> None:
    assert len(CITIES) + len(WITHOUT_A_BOARD) == sum(isinstance(card, box.CityCard) for card in box.CARDS) == 11
    assert {town.difficulty for town in CITIES} == {1, 2, 3}
    falling = campaign(cities=["venice", "sydney", "first-city"])
    assert city(falling) == "venice"
    chosen(ended(falling, 3, 2, 1))
    assert city(falling) == "sydney"


@rule("RT-CAMP-04")
def test_the_next_cities_lie_face_down() -> None:
    t = campaign()
    assert t.sees(0, box.CAMPAIGN_DECK) == ["city", "city"]


@rule("RT-CAMP-05", "RT-CAMP-24")
def test_in_the_advanced_variant_the_winner_chooses_a_city_not_played_yet() -> None:
    t = campaign(kind="winner")
    chosen(ended(t, 10, 30, 20))
    assert t.question is asks.ChooseCity
    assert t.first.seat == 1
    assert t.open_to(1) == ["city:las-vegas", "city:sydney", "city:venice", "city:arkham"]
    t.play("city:venice")
    assert city(t) == "venice"
    chosen(ended(t, 30, 20, 10))
    assert t.open_to(0) == ["city:las-vegas", "city:sydney", "city:arkham"]
    t.play("city:sydney")
    assert city(t) == "sydney"
    ended(t, 1, 2, 3)
    assert t.state.result is not None


# -------------------------------------------------------------------- fame


@rule("RT-CAMP-03", "RT-CAMP-07", "RT-CAMP-12", "RT-CMP-02")
def test_three_or_four_players_get_fame_by_their_place_in_each_game() -> None:
    t = campaign(seats=4)
    chosen(ended(t, 40, 30, 20, 10))
    assert fame(t) == [4, 3, 2, 1]
    chosen(ended(t, 10, 20, 30, 40))
    assert fame(t) == [4 + 1, 3 + 3, 2 + 4, 1 + 6]
    ended(t, 40, 30, 20, 10)
    assert fame(t) == [5 + 8, 6 + 6, 6 + 4, 7 + 2]
    assert t.question is None, "after the third game nobody chooses a bonus"
    assert t.state.result is not None
    assert t.state.result.scores == (13, 12, 10, 9)
    assert t.state.result.places == (1, 2, 3, 4)


@rule("RT-CAMP-13")
def test_a_tie_in_fame_goes_to_the_better_place_in_the_last_game() -> None:
    t = campaign(seats=3)
    chosen(ended(t, 30, 20, 10))
    chosen(ended(t, 30, 20, 10))
    ended(t, 10, 20, 30)
    assert fame(t) == [14, 13, 13]
    assert t.state.result is not None
    assert t.state.result.places == (1, 3, 2), "seat 2 won the last game"


@rule("RT-CAMP-14", "RT-CAMP-03")
@pytest.mark.parametrize(("margin", "won"), [(1, 2), (10, 2), (11, 3), (20, 3), (21, 4), (40, 4), (41, 5), (90, 5)])
def test_of_two_players_only_the_winner_gets_fame_by_the_margin(margin: int, won: int) -> None:
    t = ended(campaign(seats=2), 5 + margin, 5)
    assert fame(t) == [won, 0]


@rule("RT-CAMP-15")
@pytest.mark.parametrize(("margin", "bonuses"), [(40, 1), (41, 2)])
def test_a_loser_of_two_chooses_two_different_bonuses_after_more_than_forty_points(margin: int, bonuses: int) -> None:
    t = ended(campaign(seats=2), 5 + margin, 5)
    for n in range(bonuses):
        assert t.question is asks.ChooseSupport
        assert t.first.seat == 1
        assert len(t.open_to(1)) == 4 - n, "not the same one again"
        t.play(t.open_to(1)[0])
    assert t.question is not asks.ChooseSupport
    assert len(support(t)[1]) == bonuses


@rule("RT-CAMP-15")
def test_of_three_players_a_single_loser_has_one_bonus_however_far_behind() -> None:
    t = ended(campaign(), 60, 60, 5)
    assert (t.question, t.first.seat) == (asks.ChooseSupport, 2)
    t.play(t.open_to(2)[0])
    assert t.question is not asks.ChooseSupport


@rule("RT-CAMP-05")
def test_the_winner_may_choose_the_city_of_the_base_game() -> None:
    t = chosen(ended(campaign(kind="winner", cities=["venice"]), 10, 30, 20)).play("city:first-city")
    assert city(t) == "first-city"
    assert t.round == 1


@rule("RT-CAMP-04", "RT-CAMP-24")
def test_three_different_cities_are_drawn_where_none_were_agreed() -> None:
    games = [mk.new("route", seats=2, seed=seed, city="venice", campaign="fixed").state for seed in range(12)]
    routes = set()
    for s in games:
        names = [box.PIECE_SLUGS[card] for card in s.zone(box.CAMPAIGN_DECK)]
        assert len({"venice", *names}) == 3
        routes.add(tuple(names))
    assert len(routes) > 4, "at random"


@rule("RT-ACH-04")
def test_a_campaign_is_achieved_with_its_last_game() -> None:
    number = [item.code for item in ACHIEVEMENTS].index("campaign")
    t = campaign()
    for _ in range(2):
        chosen(ended(t, 30, 20, 10))
        assert not any(t.state.count(key) >> number & 1 for key in marks.ACHIEVED)
    ended(t, 30, 20, 10)
    assert all(t.state.count(key) >> number & 1 for key in marks.ACHIEVED[:3])


@rule("RT-CAMP-16")
def test_two_players_level_in_fame_look_who_won_two_games() -> None:
    t = campaign(seats=2)
    chosen(ended(t, 5, 26))
    chosen(ended(t, 15, 5))
    ended(t, 15, 5)
    assert fame(t) == [4, 4]
    assert t.state.result is not None
    assert t.state.result.places == (1, 2)


@rule("RT-CAMP-28")
def test_a_campaign_that_nothing_decides_is_shared() -> None:
    t = campaign(seats=2)
    chosen(ended(t, 15, 5))
    chosen(ended(t, 5, 15))
    ended(t, 7, 7)
    assert t.state.result is not None
    assert t.state.result.places == (1, 1)


@rule("RT-CAMP-25")
def test_a_shared_place_gives_its_fame_to_each_and_the_next_stays_empty() -> None:
    t = ended(campaign(seats=4), 30, 30, 20, 10)
    assert fame(t) == [4, 4, 2, 1]
    askers = []
    while t.question is asks.ChooseSupport:
        askers.append(t.first.seat)
        t.play(t.first.options[0].key)
    assert askers == [3, 2], "both who share the first place are winners"


@rule("RT-CAMP-25", "RT-BASE-50")
def test_tourists_on_the_route_break_a_tie_before_a_place_is_shared() -> None:
    t = ended(campaign(seats=3), 30, 30, 10, crowd=(1, 2, 0))
    assert fame(t) == [3, 4, 2]


@rule("RT-CAMP-27")
def test_a_level_game_of_two_gives_both_the_smallest_fame_and_nobody_a_bonus() -> None:
    t = ended(campaign(seats=2), 30, 30)
    assert fame(t) == [2, 2]
    assert t.question is not asks.ChooseSupport
    assert [t.state.count(marks.WINS[seat]) for seat in (0, 1)] == [0, 0]
    broken = ended(campaign(seats=2), 30, 30, crowd=(0, 3))
    assert fame(broken) == [0, 2], "decided by the tie-break: a margin of 0"
    assert [broken.state.count(marks.WINS[seat]) for seat in (0, 1)] == [0, 1]


# -------------------------------------------------------------------- support


@rule("RT-CAMP-08", "RT-CAMP-09")
def test_losers_choose_from_the_last_place_up_and_the_winner_gets_nothing() -> None:
    t = ended(campaign(seats=4), 10, 40, 30, 20)
    askers = []
    while t.question is asks.ChooseSupport:
        askers.append((t.first.seat, len(t.open_to(t.first.seat))))
        t.play(t.first.options[0].key)
    assert askers == [(0, 4), (3, 3), (2, 2)], "a taken cell is taken"
    assert [len(bonuses) for bonuses in support(t)] == [1, 0, 1, 1]


@rule("RT-CAMP-26")
@pytest.mark.parametrize(("lead", "order"), [(0, [1, 2]), (1, [1, 2]), (2, [2, 1])])
def test_losers_who_share_a_place_choose_clockwise_from_the_left_of_the_last_leading_player(
    lead: int, order: list[int]
) -> None:
    t = ended(campaign(seats=3), 30, 10, 10, lead=lead)
    askers = []
    while t.question is asks.ChooseSupport:
        askers.append(t.first.seat)
        t.play(t.first.options[0].key)
    assert askers == order


@rule("RT-CAMP-26")
@pytest.mark.parametrize(("lead", "chooses"), [(0, 0), (1, 2), (2, 2)])
def test_of_several_winners_the_nearest_clockwise_chooses_the_next_city(lead: int, chooses: int) -> None:
    t = chosen(ended(campaign(seats=3, kind="winner"), 30, 10, 30, lead=lead))
    assert t.question is asks.ChooseCity
    assert t.first.seat == chooses


@rule("RT-CAMP-11", "RT-CAMP-18")
def test_bonuses_last_for_one_game_and_are_erased_before_the_next_choice() -> None:
    t = ended(campaign(seats=3), 30, 20, 10)
    t.play("support:long-way").play("support:alley")
    assert support(t) == [set(), {"alley"}, {"long-way"}]
    ended(t, 30, 20, 10)
    assert t.open_to(2) == [f"support:{name}" for name in helpers.SUPPORT[:4]], "all four cells are free again"
    assert [t.state.count(marks.TOTAL[seat]) for seat in range(3)] == [30, 20, 10], "unused they gave no points"


@rule("RT-CAMP-19")
def test_there_are_four_support_bonuses_and_a_fifth_in_the_secret_box() -> None:
    t = ended(campaign(seats=2), 9, 5)
    assert t.open_to(1) == ["support:coordinate-change", "support:long-way", "support:alley", "support:route-correction"]
    opened = ended(campaign(seats=2, secrets=["navigator"]), 9, 5)
    assert opened.open_to(1)[-1] == "support:navigator"


@rule("RT-CAMP-17", "RT-CAMP-20")
def test_a_support_coordinate_change_is_used_once_in_any_own_turn() -> None:
    t = table().support(0, helpers.COORDINATE_CHANGE).select("cm01", "cm08")
    assert {"change:1-2", "change:2-1", "change:2-3"} <= set(t.open_to(0))
    assert "change:1-0" not in t.open_to(0)
    t.play("change:2-3", seat=0)
    assert t.places_open_to(0) == {"L13", "L31"}
    assert not any(key.startswith("change:") for key in t.open_to(0))
    t.turn("L13", "v02", "h02").play("done", seat=0)
    t.idle(1)
    assert t.state.count(marks.SUPPORT[0]) == 0


@rule("RT-CAMP-17", "RT-CAMP-20")
def test_the_navigator_makes_any_value_of_a_round_value() -> None:
    t = table().support(0, helpers.NAVIGATOR).select("cm01", "cm08")
    others = [f"navigate:{old}-{new}" for old in (1, 2) for new in range(1, 7) if new != old]
    assert sorted(key for key in t.open_to(0) if key.startswith("navigate:")) == sorted(others)
    t.play("navigate:1-6", seat=0)
    assert t.places_open_to(0) == {"L62", "L26"}
    assert not any(key.startswith("navigate:") for key in t.open_to(0)), "once"
    assert support(t.turn("L62").idle())[0] == set()


@rule("RT-CAMP-21", "RT-CAMP-30")
def test_the_long_way_is_a_line_of_three_with_one_segment_along_the_location() -> None:
    t = table().support(0, helpers.LONG_WAY).select("cm01", "cm08").turn("L21").play("use:long-way", seat=0)
    t.turn("h10", "h20")
    onward = t.roads_open_to(0)
    assert onward == {"h00", "v10", "h30", "v30"}, "at either end, not from the middle at c20"
    t.turn("h30").play("done", seat=0)
    t.idle(1)
    assert t.drawn(0) == {"h10", "h20", "h30"}
    assert t.state.count(marks.SUPPORT[0]) == 0


@rule("RT-CAMP-30")
def test_the_long_way_may_come_to_the_location_last() -> None:
    t = table().support(0, helpers.LONG_WAY).select("cm01", "cm08").turn("L21").play("use:long-way", seat=0)
    t.turn("v30", "h20")
    assert t.roads_open_to(0) == {"h10", "v20"}, "only these two ends run along L21"


@rule("RT-CAMP-30")
def test_the_long_way_is_spent_even_if_fewer_segments_fit() -> None:
    around = "h20 v20 h11 v21 h01 h00 v11 v00"
    t = table().support(0, helpers.LONG_WAY).sheet(0, around).select("cm01", "cm08").turn("L21")
    t.play("use:long-way", seat=0)
    assert t.roads_open_to(0) <= {"h10", "v10"}
    t.turn("h10", "v10").play("done", seat=0)
    t.idle(1)
    assert {"h10", "v10"} <= t.drawn(0)
    assert t.state.count(marks.SUPPORT[0]) == 0


@rule("RT-CAMP-22")
def test_a_support_alley_draws_one_segment_diagonally_and_blocks_nothing() -> None:
    t = table().support(0, helpers.SECRET_ALLEY).select("cm01", "cm08").turn("L21")
    assert not any("-" in road for road in t.roads_open_to(0))
    t.play("use:alley", seat=0).turn("c10-c21")
    assert not any("-" in road for road in t.roads_open_to(0)), "one diagonal only"
    t.turn("v21").play("done", seat=0)
    t.idle(1)
    assert t.drawn(0) == {"c10-c21", "v21"}
    assert t.state.count(marks.SUPPORT[0]) == 0, "it is spent, and nothing else is given for it"
    river = table("arkham", ancient_one="dagon", effect_cards=["repeat"]).support(0, helpers.SECRET_ALLEY)
    river.roll(2, 3, 2, 1, 1)
    while river.question is asks.ChangeAnyRating:
        river.play(river.first.options[0].key)
    river.choose("red", "green").turn("L23").play("use:alley", seat=0)
    assert not {"c13-c24", "c23-c14"} & river.roads_open_to(0), "not across the river"


@rule("RT-CAMP-22")
def test_a_support_alley_is_not_offered_where_every_diagonal_is_drawn() -> None:
    t = table().support(0, helpers.SECRET_ALLEY).select("cm01", "cm08")
    assert "use:alley" in Table(t.game.copy()).turn("L21").open_to(0)
    m = streets(t.state)
    t.sheet(0, " ".join(ROADS[road] for road in bits(m.diagonals)))
    assert "use:alley" not in t.turn("L21").open_to(0)


@rule("RT-CAMP-23")
def test_a_support_correction_moves_a_segment_before_anything_else() -> None:
    t = table().support(0, helpers.CORRECTION).sheet(0, "h34 h35").select("cm01", "cm08")
    t.play("use:route-correction", seat=0).play("erase:h34", seat=0)
    assert t.roads_open_to(0) == {"v34", "v35", "h25", "h45", "v44", "v45"}, "next to h35, which is left"
    t.turn("v34")
    assert "use:route-correction" not in t.open_to(0), "once"
    t.turn("L21")
    assert "use:route-correction" not in t.open_to(0)
    assert support(t.idle())[0] == set()
    late = table().support(0, helpers.CORRECTION).sheet(0, "h34 h35").select("cm01", "cm08").turn("L21")
    assert "use:route-correction" not in late.open_to(0), "tourists are drawn"


@rule("RT-CAMP-31")
def test_support_bonuses_combine_with_each_other_and_with_cafes() -> None:
    t = table().support(0, helpers.COORDINATE_CHANGE).support(0, helpers.LONG_WAY).bonus(0, "coordinate")
    t.bonus(0, "segment").select("cm01", "cm08")
    t.play("change:2-3", "change:3-4", seat=0).turn("L14").play("use:long-way", seat=0)
    t.turn("h04", "v13", "v12").play("use:segment", seat=0).turn("h56").play("done", seat=0)
    t.idle(1)
    assert t.drawn(0) == {"h04", "v13", "v12", "h56"}
    assert t.state.count(marks.SUPPORT[0]) == 0
    assert t.left("coordinate") == t.left("segment") == 0


# -------------------------------------------------------------------- Arkham


def arkham_lost(seats: int, *losers: int, kind: str = "fixed") -> Table:
    """The first game of a campaign, in Arkham: these seats have three failures, the others none."""
    t = table("arkham", seats=seats, campaign=kind, cities=["arkham", "venice", "sydney"] if kind == "fixed" else [],
              ancient_one="dagon", effect_cards=["repeat"])  # fmt: skip
    s = t.state
    del s.stack[1:]
    s.asked = ()
    for seat in range(seats):
        s.set(marks.DRAWN[seat], 1 << ROAD_NUMBER["v55"])
    s.set(marks.ROUND, 10)
    s.point(marks.LEAD, 1 % seats)  # seat 0 led last and confronts first
    s.push(rounds.GAME, 0).goto(rounds.begin_walking)
    s.run()
    t.load(*(1 if seat in losers else 4 for seat in range(seats) for _ in range(3)))
    for seat in range(seats):
        t.walk("c55", "v55", seat=seat)
    return t


@rule("RT-CAMP-29")
def test_who_lost_in_arkham_takes_the_last_place_and_several_share_it() -> None:
    t = arkham_lost(4, 0, 1)
    assert [t.state.count(marks.PLACE[seat]) for seat in range(4)] == [4, 4, 1, 1]
    assert fame(t) == [1, 1, 4, 4]


@rule("RT-CAMP-29", "RT-CAMP-10")
def test_who_lost_in_arkham_counts_points_again_in_the_next_city() -> None:
    t = ended(chosen(arkham_lost(3, 0)), 30, 20, 10)
    assert [t.state.count(marks.PLACE[seat]) for seat in range(3)] == [1, 2, 3]
    assert t.total(0) - t.total(1) == 10


@rule("RT-CAMP-29")
def test_if_all_lost_nobody_wins_and_all_choose_a_bonus() -> None:
    t = arkham_lost(2, 0, 1)
    assert fame(t) == [0, 0]
    askers = []
    while t.question is asks.ChooseSupport:
        askers.append(t.first.seat)
        t.play(t.first.options[0].key)
    assert sorted(askers) == [0, 1]
    assert city(t) == "venice"
    chance = chosen(arkham_lost(2, 0, 1, kind="winner"))
    assert chance.question is not asks.ChooseCity, "the next city is drawn at random"
    assert city(chance) != "arkham"
    assert chance.state.count(marks.CAMPAIGN_GAME) == 2


@rule("RT-CAMP-12", "RT-CAMP-13")
def test_the_end_of_a_campaign_is_told_by_fame() -> None:
    t = campaign(seats=3)
    chosen(ended(t, 3, 2, 1))
    chosen(ended(t, 3, 2, 1))
    ended(t, 3, 2, 1)
    assert [note.told.seat for note in t.told(tells.CampaignRanked)] == [0, 1, 2]
    assert t.state.result is not None
    assert t.state.result.rule == "RT-CAMP-13"


@rule("RT-CAMP-07", "RT-CAMP-12")
def test_the_end_of_a_campaign_shows_what_each_city_brought_to_whom() -> None:
    t = campaign(seats=3)
    chosen(ended(t, 30, 20, 10))
    chosen(ended(t, 10, 40, 15))
    ended(t, 12, 11, 13)
    sheets = [ledgers(t, lang) for lang in ("en", "ru", "uk")]
    assert [[line.points for line in sheet.lines] for sheet in sheets[0]] == [[4, 3, 6], [3, 6, 4], [2, 4, 8]]
    assert [sheet.total for sheet in sheets[0]] == fame(t) == [13, 13, 14]
    assert [[flat(line.label) for line in spoken[2].lines] for spoken in sheets] == [
        ["First City", "Venice", "Sydney"],
        ["Первый город", "Венеция", "Сидней"],
        ["Перше місто", "Венеція", "Сідней"],
    ]
    assert [flat(spoken[1].note) for spoken in sheets] == [
        "Prestige points: First City 20, Venice 40, Sydney 11.",
        "Очки престижа: Первый город 20, Венеция 40, Сидней 11.",
        "Очки престижу: Перше місто 20, Венеція 40, Сідней 11.",
    ]
    assert not any(sheet.in_points for sheet in sheets[0]), "fame is no points"
    assert [line.splitlines()[0] for line in standings(ROUTE.scene(t.state, 0, ROUTE.speech["en"]))] == [
        "1. Player 3: 14 (First City 2, Venice 4, Sydney 8)",
        "2. Player 1: 13 (First City 4, Venice 3, Sydney 6)",
        "3. Player 2: 13 (First City 3, Venice 6, Sydney 4)",
    ]


def test_who_lost_a_city_of_a_campaign_for_two_has_no_fame_of_it_and_the_score_comes_from_the_cities() -> None:
    game = mk.new("route", seats=2, seed=5, campaign="fixed", cities=["arkham", "first-city", "venice"], city="arkham")
    bot = make_bot("random", 5)
    while not game.over:
        seat = game.decision.seat
        game.play(bot.choose(game, seat), seat)
    result, told = game.state.result, game.title.story.score
    assert result is not None
    assert told is not None
    sources = list(told.sources(game.record))
    assert [source.words for source in sources] == [
        ("Arkham", "Аркхэм", "Аркгем"),
        ("First City", "Первый город", "Перше місто"),
        ("Venice", "Венеция", "Венеція"),
    ]
    assert all(0 in source.counts for source in sources), "only the winner of a game has fame"
    assert [sum(counts) for counts in zip(*(source.counts for source in sources), strict=True)] == list(result.scores)
    icons = [line.icon for line in ledgers(Table(game), "en")[0].lines]
    assert icons == ["gate", "landmark", "canals"]


def ledgers(t: Table, lang: str) -> list[sc.Ledger]:
    """Everybody's score sheet as it lies on the table."""
    boards = [
        thing
        for thing in ROUTE.scene(hidden.seen_by(t.state, 0), 0, ROUTE.speech[lang]).things
        if isinstance(thing, sc.Board)
    ]
    return [thing for board in boards for thing in board.things if isinstance(thing, sc.Ledger)]


@rule("RT-CAMP-31", "RT-CAMP-21", "RT-EFF-25")
def test_a_long_way_adds_its_segment_at_the_location_where_connecting_paths_is_in_force() -> None:
    t = table(effects=True, effect_cards=["connecting-paths"]).support(0, helpers.LONG_WAY).select("cm02", "ea5")
    t.turn("L25", "use:long-way", "use:connecting-paths", "h14")
    assert t.roads_open_to() == {"h04", "v13", "v14", "h24", "v23", "v24"}, "the stretch at the location goes on"
    t.turn("v14", "h50", "v60").idle()
    assert t.drawn() == {"h14", "v14", "h50", "v60"}
    late = table(effects=True, effect_cards=["connecting-paths"]).support(0, helpers.LONG_WAY).select("cm02", "ea5")
    late.turn("L25", "use:connecting-paths", "use:long-way", "h14", "v14", "h50", "v60").idle()
    assert (late.drawn(), support(late)[0]) == ({"h14", "v14", "h50", "v60"}, set())


def almost_full(*free: str) -> Table:
    """Connecting Paths is in force at L25, Long Way is at hand, and no roads but these are free."""
    t = table(effects=True, effect_cards=["connecting-paths"]).support(0, helpers.LONG_WAY)
    roads = set(rows.roads_name(streets(t.state).roads).split())
    assert roads >= set(free)
    return t.sheet(0, " ".join(sorted(roads - set(free)))).select("cm02", "ea5").turn("L25")


@rule("RT-CAMP-30", "RT-EFF-25", "RT-BASE-76")
def test_a_long_way_leaves_room_for_the_l_of_connecting_paths() -> None:
    t = almost_full("h14", "h24", "v13", "h13").turn("use:long-way", "use:connecting-paths", "h14")
    assert t.roads_open_to() == {"h13", "v13"}, "it goes straight on along h24, for v13 is wanted for the L"
    t.turn("h13", "v13").idle()
    assert {"h14", "h24", "h13", "v13"} <= t.drawn()


@rule("RT-CAMP-30", "RT-EFF-25", "RT-BASE-76")
def test_where_there_is_no_room_for_both_the_l_of_two_segments_goes_before_the_one_of_a_long_way() -> None:
    t = almost_full("h14", "v13", "h13").turn("use:long-way", "use:connecting-paths")
    assert t.roads_open_to() == {"h13", "v13"}, "h14 along the location is drawn, and the L is to come"
    t.turn("v13").idle()
    assert {"h14", "h13", "v13"} <= t.drawn()


@rule("RT-BASE-27", "RT-EFF-25")
def test_when_a_bonus_segment_has_taken_the_last_l_the_stretch_is_an_ordinary_one() -> None:
    t = almost_full("h14", "h24", "h50", "v60").bonus(0, "segment").turn("use:connecting-paths", "use:segment", "h50")
    t.turn("h14", "h24").idle()
    assert {"h50", "h14", "h24"} <= t.drawn()
    assert "v60" not in t.drawn()


@rule("RT-CAMP-31", "RT-CAMP-22", "RT-EFF-24", "RT-EFF-25")
def test_a_support_alley_serves_as_the_segment_at_the_location_where_connecting_paths_is_in_force() -> None:
    t = table(effects=True, effect_cards=["connecting-paths"]).support(0, helpers.SECRET_ALLEY).select("cm02", "ea5")
    t.turn("L25", "use:alley", "use:connecting-paths", "c14-c25", "h50")
    assert t.roads_open_to() == {"v50", "v60"}, "no diagonal is part of the L"
    assert t.turn("v60").idle().drawn() == {"c14-c25", "h50", "v60"}


@rule("RT-CAMP-31", "RT-CAMP-22", "RT-EFF-18")
def test_a_support_alley_makes_the_other_segment_diagonal_too_where_secret_alley_is_in_force() -> None:
    t = table(effects=True, effect_cards=["secret-alley"]).support(0, helpers.SECRET_ALLEY).select("cm02", "ea5")
    t.turn("L25", "use:alley", "c14-c25")
    assert "c25-c36" in t.roads_open_to(), "the second diagonal goes on from an end of the first"
    assert t.take("c25-c36").idle(1).drawn() == {"c14-c25", "c25-c36"}
    assert t.state.count(marks.SUPPORT[0]) == 0


@rule("RT-CAMP-22", "RT-CAMP-31", "RT-ACH-06")
def test_a_support_alley_serves_for_the_segment_of_one_more_turn_unless_the_stretch_has_gone_through_it() -> None:
    def turning(first: str, second: str) -> set[str]:
        t = table(effects=True, effect_cards=["extra-turn"], secrets=["extra-turn"]).support(0, helpers.SECRET_ALLEY)
        return t.select("ea1", "cm08").turn("L21", "use:alley", first, second).roads_open_to()

    assert turning("h10", "v20") == {"v10", "h11", "c10-c01", "c10-c21", "c21-c12", "c21-c32", "c30-c21"}
    assert turning("c10-c21", "v20") == {"h00", "h10", "h20", "v10"}, "one diagonal is all that the bonus gives"


def among(t: Table, *free: str) -> Table:
    """A sheet on which only these roads and diagonals are free."""
    m = streets(t.state)
    return t.sheet(0, " ".join(ROADS[road] for road in bits(m.roads | m.diagonals) if ROADS[road] not in free))


@rule("RT-CAMP-22", "RT-BASE-76")
def test_a_support_alley_without_which_nothing_can_be_drawn_need_not_be_used() -> None:
    t = among(table().support(0, helpers.SECRET_ALLEY).select("cm02", "cm08"), "c11-c22")
    assert t.turn("L22").open_to() == ["use:alley", "decline"]
    assert t.turn("decline").take().state.count(marks.SUPPORT[0]) == 1 << helpers.SECRET_ALLEY


@rule("RT-CAMP-21", "RT-BASE-76")
def test_a_long_way_is_not_spent_where_nothing_can_be_drawn() -> None:
    t = among(table().support(0, helpers.LONG_WAY).bonus(0, "segment").select("cm02", "cm08"), "h55", "v55")
    assert "use:long-way" not in t.turn("L22").open_to()
    assert "use:segment" in t.open_to()


@rule("RT-EFF-22", "RT-BASE-24")
def test_a_stretch_begun_for_an_alley_at_the_location_does_not_end_before_it() -> None:
    t = table().support(0, helpers.SECRET_ALLEY).select("cm02", "cm06")
    t = among(t, "v51", "v62", "c51-c62").turn("L62", "use:alley", "v62")
    assert "c51-c62" in t.take().idle(1).drawn(), "v62 alone does not run along L62"


@rule("RT-EFF-22", "RT-CAMP-22", "RT-BASE-76")
def test_a_stretch_that_has_gone_through_an_alley_goes_on() -> None:
    t = among(table().support(0, helpers.SECRET_ALLEY).select("cm06", "cm12"), "v65", "h46", "c65-c56")
    assert t.turn("L66", "use:alley", "c65-c56").open_to() == ["draw:h46", "draw:v65", "take-back"], (
        "one segment would be short"
    )


@rule("RT-BASE-20", "RT-CAMP-22")
def test_where_no_location_fits_a_segment_is_drawn_also_once_an_alley_is_used() -> None:
    t = table().support(0, helpers.SECRET_ALLEY).sheet(0, L22="r").select("cm02", "cm08").turn("use:alley")
    assert "decline" not in t.open_to()
    assert t.take("c22-c33").idle(1).drawn() == {"c22-c33"}


@rule("RT-EFF-22", "RT-CAMP-31", "RT-BASE-76")
def test_a_stretch_that_an_alley_could_make_longer_may_go_on_by_roads_alone() -> None:
    t = table(effects=True, effect_cards=["secret-alley"]).support(0, helpers.LONG_WAY)
    t = among(t.select("cm02", "ea5"), "v02", "c03-c14", "h14", "v14").turn("L25", "use:long-way", "h14")
    assert t.roads_open_to() == {"c03-c14", "v14"}, "one leads to three segments, the other to the two that roads make"
    assert {"v02", "c03-c14"}.isdisjoint(t.turn("v14").take().idle(1).drawn())


@rule("RT-CAMP-30", "RT-CAMP-31", "RT-EFF-22")
def test_an_alley_is_for_a_stretch_in_full_and_not_for_a_short_one() -> None:
    t = table(effects=True, effect_cards=["secret-alley"]).support(0, helpers.LONG_WAY)
    t = among(t.select("cm01", "ea3"), "h02", "v11", "h12", "c12-c03", "c22-c13").turn("L13", "use:long-way")
    assert t.roads_open_to() == {"h02", "v11", "h12", "c22-c13"}, "three by the alley of L23, or two by roads"
    assert "c12-c03" not in t.turn("v11").roads_open_to(), "two with an alley are fewer than fit"
    assert t.take("h02").idle(1).drawn().isdisjoint({"c12-c03", "c22-c13"})


@rule("RT-CAMP-30", "RT-CAMP-31", "RT-EFF-22")
def test_two_alleys_are_for_a_stretch_in_full_and_not_for_what_one_of_them_makes() -> None:
    t = table(effects=True, effect_cards=["secret-alley"]).support(0, helpers.LONG_WAY).support(0, helpers.SECRET_ALLEY)
    t = among(t.select("cm02", "ea2"), "h11", "c00-c11", "c12-c03", "h12", "c22-c33")
    t.turn("L22", "use:long-way", "use:alley")  # neither alley runs through L22, the road between them along it
    assert t.roads_open_to() == {"h11", "c12-c03", "h12", "c22-c33"}, "three by two alleys, or one by a road alone"
    assert t.turn("h11").roads_open_to() == set(), "c00-c11 would make two, which are fewer than fit"
    assert "c00-c11" not in t.take().idle(1).drawn()


@rule("RT-CAMP-22", "RT-CAMP-31")
def test_a_second_alley_is_not_spent_where_the_stretch_can_use_only_one() -> None:
    t = table(effects=True, effect_cards=["secret-alley"]).support(0, helpers.LONG_WAY).support(0, helpers.SECRET_ALLEY)
    t = among(t.select("cm02", "ea2"), "h11", "c00-c11", "v01", "h12", "c22-c33").turn("L22", "use:long-way")
    assert "use:alley" not in t.open_to()


@rule("RT-CAMP-22", "RT-EFF-18")
def test_one_alley_is_one_diagonal_also_where_two_would_meet() -> None:
    t = among(table().support(0, helpers.SECRET_ALLEY).select("cm02", "cm08"), "c11-c22", "c22-c33").turn("L22", "use:alley")
    assert "c22-c33" not in t.roads_open_to()
    assert "c22-c33" not in t.take("c11-c22").idle(1).drawn()


@rule("RT-CAMP-22", "RT-CAMP-31")
def test_a_second_alley_can_be_used_where_only_one_way_leads_through_both() -> None:
    t = table(effects=True, effect_cards=["secret-alley"]).support(0, helpers.SECRET_ALLEY)
    t = among(t.select("cm02", "ea5"), "c14-c25", "c25-c36", "c24-c15", "v14").turn("L25")
    assert "use:alley" in t.open_to(), "c24-c15 leads on along v14 alone"
    assert {"c14-c25", "c25-c36"} <= t.take("use:alley", "c14-c25", "c25-c36").idle(1).drawn()


@rule("RT-CAMP-31", "RT-EFF-22", "RT-EFF-25")
def test_beside_connecting_paths_too_an_alley_may_be_left_alone_where_roads_make_less() -> None:
    t = table(effects=True, effect_cards=["connecting-paths"]).support(0, helpers.LONG_WAY).support(0, helpers.SECRET_ALLEY)
    t = among(t.select("cm03", "ea6"), "h26", "c45-c36", "h11", "v10")
    t.turn("L36", "use:long-way", "use:alley", "use:connecting-paths", "h26")
    assert t.open_to() == ["draw:c45-c36", "decline", "take-back"], "two by the alley, or one by a road alone"
    assert t.turn("decline").roads_open_to() == {"h11", "v10"}, "the L is drawn in any case"
    assert "c45-c36" not in t.take("h11").idle(1).drawn()


@rule("RT-CAMP-21", "RT-CAMP-31", "RT-EFF-24", "RT-EFF-22")
def test_in_the_first_location_of_the_map_effects_are_used_as_in_any_other() -> None:
    t = table(effects=True, effect_cards=["secret-alley"]).support(0, helpers.SECRET_ALLEY).support(0, helpers.LONG_WAY)
    assert {"use:alley", "use:long-way"} <= set(t.select("cm01", "ea1").turn("L11").open_to()), (
        "a second alley, a third segment"
    )
    t = table(effects=True, effect_cards=["connecting-paths"]).support(0, helpers.SECRET_ALLEY).select("cm01", "ea1")
    t.turn("L11", "use:alley", "use:connecting-paths")
    assert t.roads_open_to() == {"h00", "v00", "h01", "v10", "c00-c11", "c10-c01"}, "the segment at the location comes first"


@rule("RT-CAMP-31", "RT-EFF-25")
def test_an_l_that_only_an_alley_leaves_room_for_is_drawn_beside_that_alley() -> None:
    t = table(effects=True, effect_cards=["connecting-paths"]).support(0, helpers.SECRET_ALLEY)
    t = among(t.select("cm01", "ea5"), "h04", "v04", "c04-c15").turn("L15", "use:alley", "use:connecting-paths")
    assert t.roads_open_to() == {"h04", "v04"}, "the halves of the L; the alley was the only way along L15"
    assert {"h04", "v04", "c04-c15"} <= t.take("h04").idle(1).drawn()


def with_an_alley(place: str, first: str, second: str, *free: str) -> Table:
    """Connecting Paths, a Long Way and an alley are used at a location, and only these roads and diagonals are free."""
    t = table(effects=True, effect_cards=["connecting-paths"]).support(0, helpers.LONG_WAY).support(0, helpers.SECRET_ALLEY)
    return among(t.select(first, second), *free).turn(place, "use:alley", "use:long-way", "use:connecting-paths")


@rule("RT-CAMP-31", "RT-EFF-22", "RT-EFF-25")
def test_what_roads_alone_make_beside_an_l_leaves_room_for_the_l() -> None:
    t = with_an_alley("L35", "cm03", "ea5", "h14", "v23", "v24", "c25-c16").turn("v24")
    assert t.open_to() == ["draw:c25-c16", "decline", "take-back"], "by road v23 or h14 would follow, which the L needs"
    assert t.turn("decline").roads_open_to() == {"h14", "v23"}


@rule("RT-CAMP-31", "RT-EFF-25")
def test_a_stretch_begun_for_an_alley_does_not_take_the_l_that_only_the_alley_leaves_room_for() -> None:
    t = with_an_alley("L16", "cm01", "ea6", "h15", "h16", "v15", "c15-c06").turn("h15")
    assert t.roads_open_to() == {"h16", "v15"}, "the alley along L16 is drawn, and the L is to come"
    assert {"h15", "c15-c06", "h16", "v15"} <= t.take("h16").idle(1).drawn()


@rule("RT-CAMP-31", "RT-EFF-25")
def test_an_l_is_not_drawn_without_the_segment_at_the_location_though_that_is_an_alley() -> None:
    t = with_an_alley("L44", "cm04", "ea4", "h42", "v52", "c33-c44")
    assert t.roads_open_to() == {"h42", "v52"}, "the alley through L44 is drawn, nobody is asked whether"
    assert {"h42", "v52", "c33-c44"} <= t.take("h42").idle(1).drawn()


@rule("RT-BASE-74", "RT-CAMP-01")
def test_the_first_leading_player_of_every_game_of_a_campaign_is_drawn_at_random() -> None:
    first = set()
    for seed in range(1, 9):
        t = Table(mk.new("route", seats=2, seed=seed, campaign="fixed", cities=AGREED, city="first-city", tasks=False))
        began = [t.lead]
        for _ in range(2):
            began.append(chosen(ended(t, 2, 1, lead=t.lead)).lead)
        first.add(tuple(began))
    assert len({(a == b, b == c) for a, b, c in first}) == 4, "neither the last game nor the first decides"


def test_points_below_nothing_are_counted_and_written_as_numbers_are() -> None:
    speech = mk.games()["route"].speech
    state = mk.new("route", seats=2, seed=1).state
    said = [flat(speech[lang].note(state, Note(tells.Scored(1, -3, ()), "", "", None))) for lang in LANGUAGES]
    assert said == ["Player 2 scored −3 points.", "Игрок 2 набирает −3 очка.", "Гравець 2 набирає −3 очки."]
    lost = [flat(speech[lang].note(state, Note(tells.LostTourists(0, 0, 0), "", "", None))) for lang in LANGUAGES]
    assert lost == [
        "Player 1 lost no red tourists.",
        "Игрок 1 не теряет красных туристов.",
        "Гравець 1 не втрачає червоних туристів.",
    ]
