"""Team mode: two teams of two, partners sitting opposite, whose points are added (RT-BASE-64, RT-BASE-89)."""

from __future__ import annotations

import json

import pytest

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.commands import batch
from miskatonic.core import hidden
from miskatonic.core.errors import BadOption
from miskatonic.core.options import Asked
from miskatonic.core.state import Result
from miskatonic.env.encode import reward
from miskatonic.games.route import ROUTE
from miskatonic.games.route.bot import weighing
from miskatonic.games.route.bot.judge import judge
from miskatonic.games.route.cards.achievements import ACHIEVEMENTS
from miskatonic.games.route.cards.cities import ROADS
from miskatonic.games.route.rules import asks, box, choices, marks, tells
from miskatonic.games.route.rules.table import streets
from miskatonic.scene import Board, Ledger, Notice, Scene
from miskatonic.tables import glance
from miskatonic.tables.sentences import said
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from miskatonic.tui.standings import standings
from tests.games.route.table import Table, table
from tests.games.route.test_las_vegas import with_bet
from tests.games.route.test_setup import TABLE_OF_MODES

NO_GOALS = ("avenue", "big-group", "see-it-all")
STRAIGHT = ("h00", "h10", "h20", "h30", "h40", "h50")


def ended(cafes: tuple[int, ...] = (0, 0, 0, 0), crowds: tuple[str, ...] = ("", "", "", "")) -> Table:
    """Four quiet routes; each has so many unused cafés, a point each, and a crowd that scores nothing."""
    t = table(seats=4, teams=True).goals(*NO_GOALS)
    for seat in range(4):
        t.sheet(seat, "h00", L11=crowds[seat])
        t.bonus(seat, "segment", cafes[seat])
    t.walking()
    for seat in range(4):
        t.walk("c00", "h00", seat=seat)
    return t


def scene_of(t: Table, seat: int = 0, lang: str = "en") -> Scene:
    """The table as a seat sees it."""
    return t.game.scene(seat, lang)


def teams_told(scene: Scene) -> list[str]:
    """What the notice of the teams says."""
    (notice,) = [thing for thing in scene.things if isinstance(thing, Notice) and thing.id == "teams"]
    return [flat(line) for line in notice.lines]


def sheets_of(scene: Scene) -> list[Ledger]:
    """Everybody's score sheet."""
    boards = [thing for thing in scene.things if isinstance(thing, Board)]
    return [thing for board in boards for thing in board.things if isinstance(thing, Ledger)]


# -------------------------------------------------------------------- who wins


@rule("RT-BASE-64", "RT-BASE-89")
def test_the_points_of_partners_who_sit_opposite_are_added_and_the_higher_sum_wins() -> None:
    t = ended((9, 6, 0, 5))
    assert [t.total(seat) for seat in range(4)] == [9, 6, 0, 5], "each has their own points"
    result = t.state.result
    assert result is not None
    assert (result.scores, result.places, result.teams) == ((9, 11, 9, 11), (2, 1, 2, 1), (0, 1, 0, 1))
    assert result.winners == (1, 3), "though the first player has most"
    assert (result.rule, result.won, result.is_shared) == ("RT-BASE-89", None, False)


@rule("RT-BASE-89")
def test_a_tie_of_sums_goes_to_the_team_with_more_tourists_on_its_two_final_routes() -> None:
    t = ended((3, 1, 0, 2), ("rrr", "rr", "", "rr"))
    result = t.state.result
    assert result is not None
    assert result.scores == (3, 3, 3, 3)
    assert result.places == (2, 1, 2, 1), "two and two are more than three and none"
    text = flat(ROUTE.speech["en"].result(t.state))
    assert text.startswith("Player 2 and Player 4 win as a team: both teams have 3 points"), text


def test_points_of_each_are_declined_as_their_number_asks() -> None:
    t = ended((3, 1, 0, 2), ("rrr", "g", "", "bb"))
    t.state.result = Result(None, "RT-BASE-89", (21, 21, 21, 21), (1, 1, 1, 1), (0, 1, 0, 1))
    assert "у обеих команд по 21 очку и" in flat(ROUTE.speech["ru"].result(t.state))
    assert "в обох команд по 21 очку й" in flat(ROUTE.speech["uk"].result(t.state))


@rule("RT-BASE-89")
def test_teams_that_are_level_in_tourists_too_share_the_win() -> None:
    t = ended((3, 1, 0, 2), ("rrr", "g", "", "bb"))
    result = t.state.result
    assert result is not None
    assert (result.places, result.winners, result.is_shared) == ((1, 1, 1, 1), (0, 1, 2, 3), True)
    assert flat(ROUTE.speech["en"].result(t.state)).startswith("Shared win: both teams have 3 points and equally many")
    assert flat(ROUTE.speech["ru"].result(t.state)).startswith("Победа разделена: у обеих команд по 3 очка и поровну")
    assert flat(ROUTE.speech["uk"].result(t.state)).startswith("Спільна перемога: в обох команд по 3 очки й порівну")
    assert [reward(t.state, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert standings(scene_of(t))[0].startswith("1=. Player 1 + Player 3: 3")


def test_without_the_option_everybody_plays_for_themselves() -> None:
    t = table(seats=4).goals(*NO_GOALS)
    for seat in range(4):
        t.sheet(seat, "h00").bonus(seat, "segment", 4 - seat)
    t.walking()
    for seat in range(4):
        t.walk("c00", "h00", seat=seat)
    result = t.state.result
    assert result is not None
    assert (result.scores, result.places, result.teams) == ((4, 3, 2, 1), (1, 2, 3, 4), ())
    assert not any(sheet.team for sheet in sheets_of(scene_of(t)))


# -------------------------------------------------------------------- each for themselves


@rule("RT-BASE-89", "RT-BASE-37")
def test_goals_are_counted_for_each_player_also_against_the_partner() -> None:
    t = table(seats=4, teams=True).goals(*NO_GOALS)
    for seat in range(4):
        t.sheet(seat, " ".join(STRAIGHT))
    t.walking()
    for seat, long in enumerate((6, 1, 5, 1)):
        t.walk("c00", *STRAIGHT[:long], seat=seat)
    assert [t.points(seat).get("goals", 0) for seat in range(4)] == [8, 0, 4, 0], "the best wins it, the partner is second"


@rule("RT-BASE-89", "RT-BASE-35")
def test_tasks_are_counted_for_each_player() -> None:
    t = table(seats=4, teams=True, tasks=("pt01", "pt12", "pt11", "pt10")).goals(*NO_GOALS)
    road = "v11 v12 v13 h14 h24 h34"
    for seat in range(4):
        t.sheet(seat, road)
    t.walking()
    for seat in range(4):
        t.walk("c11", *road.split(), seat=seat)
    assert [t.points(seat).get("task", 0) for seat in (0, 2)] == [6, 0], "the partner walks the same way for another task"


@rule("RT-BASE-89", "RT-LV-28")
def test_bets_are_counted_for_each_player() -> None:
    t = table("las-vegas", seats=4, teams=True, effect_cards=["repeat"]).goals(*NO_GOALS)
    roads = "h02 h12 h22 h32 h42 h52"
    for seat in range(4):
        t.sheet(seat, roads)
    with_bet(t, 0, "goal-a", seat=2).walking()
    for seat, long in enumerate((6, 3, 5, 3)):
        t.walk("c02", *roads.split()[:long], seat=seat)
    assert t.points(0)["goals"] == 8
    assert "bets" not in t.points(2), "the partner has won the goal, not the one who bet on it"


@rule("RT-BASE-34", "RT-BASE-89")
def test_partners_see_no_more_of_each_other_than_others_do() -> None:
    apart, together = (table(seats=4, tasks=("pt01", "pt02", "pt03", "pt04"), teams=teams) for teams in (False, True))
    assert together.sees(0, box.TASK[2]) == apart.sees(0, box.TASK[2]) == ["task"]
    assert together.sees(0, box.HAND[2]) == apart.sees(0, box.HAND[2])
    assert not any(slug in box.NUMBER_OF for slug in together.sees(0, box.HAND[2]))
    together.goals(*NO_GOALS).sheet(2, "v10 v11 v12", L22="rrb").walking()
    before = teams_told(scene_of(together, 0))
    together.stroll("c10", "v10", seat=2)
    assert hidden.seen_by(together.state, 2).count(marks.TURN[2])
    assert not hidden.seen_by(together.state, 0).count(marks.TURN[2])
    assert teams_told(scene_of(together, 0)) == before, "nor by the points of the team"
    assert teams_told(scene_of(together, 2)) != before


# -------------------------------------------------------------------- set-up


@rule("RT-BASE-64")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_other_numbers_of_players_are_refused_in_three_languages(seats: int) -> None:
    with pytest.raises(BadOption, match="four players in two teams") as refusal:
        mk.new("route", seats=seats, teams=True)
    assert said(refusal.value, "ru").startswith("Командный режим — для четырёх игроков")
    assert said(refusal.value, "uk").startswith("Командний режим — для чотирьох гравців")
    assert mk.new("route", seats=seats, teams=False)


@rule("RT-BASE-89")
@pytest.mark.parametrize("campaign", ["fixed", "winner"])
def test_a_campaign_is_not_played_in_teams(campaign: str) -> None:
    with pytest.raises(BadOption, match="campaign is not played in teams") as refusal:
        mk.new("route", seats=4, teams=True, campaign=campaign)
    assert said(refusal.value, "ru").startswith("Кампанию не играют командами")
    assert said(refusal.value, "uk").startswith("Кампанію не грають командами")


@rule("RT-BASE-89", "RT-MODE-11")
@pytest.mark.parametrize(
    ("city", "mode"), [(city, mode) for city, modes in TABLE_OF_MODES.items() for mode in sorted(modes)]
)
def test_every_competitive_mode_can_be_played_in_teams(city: str, mode: str) -> None:
    game = mk.new("route", seats=4, seed=5, teams=True, city=city, mode=mode)
    bots = [make_bot("random", seat) for seat in range(4)]
    while game.state.asked:
        asked = game.state.asked[0]
        game.state.answer(asked, bots[asked.seat].pick(game.state, asked, game.title))
    end, own = game.result, [game.state.count(key) for key in marks.TOTAL]
    assert end is not None
    assert end.score == (own[0] + own[2], own[1] + own[3]) * 2
    assert end.places[:2] == end.places[2:]


# -------------------------------------------------------------------- Arkham


def confronted(*rolls: int, crowds: tuple[str, ...] = ("p",) * 4) -> Table:
    """Four quiet routes in Arkham; the dice of the confrontations fall so, three for each."""
    t = table("arkham", seats=4, teams=True, ancient_one="dagon")
    for seat in range(4):
        t.sheet(seat, "h01", L12=crowds[seat])
    t.walking().load(*rolls)
    for seat in range(4):
        t.walk("c01", "h01", seat=seat)
    while t.state.asked:
        t.play(t.first.options[-1].key, seat=t.first.seat)
    return t


@rule("RT-BASE-89", "RT-ANC-13")
def test_who_lost_to_the_ancient_one_brings_the_team_no_points() -> None:
    t = confronted(1, 1, 1, *(2, 3, 4) * 3)
    lost = [seat for seat in range(4) if t.state.count(marks.LOST[seat])]
    assert len(lost) == 1
    result = t.state.result
    assert result is not None
    (seat,) = lost
    assert result.scores[seat] == t.total((seat + 2) % 4)
    assert result.rule == "RT-BASE-89"
    sheets = sheets_of(scene_of(t))
    assert [sheet.total for sheet in sheets] == [t.total(one) for one in range(4)], "nor does the score sheet show any"
    assert sheets[seat].together == sheets[seat].total + sheets[(seat + 2) % 4].total


@rule("RT-BASE-89", "RT-ANC-13")
def test_a_team_wins_by_the_points_of_one_partner_when_the_other_lost_to_the_ancient_one() -> None:
    neutral = (2, 3, 4)
    t = confronted(*neutral, 1, 1, 1, *neutral, *neutral, crowds=("p", "p", "pppp", "p"))
    assert [t.state.count(key) for key in marks.LOST] == [1, 0, 0, 0], "seat 3 led last and is first among equals"
    result = t.state.result
    assert result is not None
    assert (result.scores, result.winners) == ((4, 2, 4, 2), (0, 2))


@rule("RT-BASE-89", "RT-ANC-13")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Player 1 and Player 3 win as a team with 0 points! The other team has lost to the Ancient One."),
        ("ru", "Победила команда (Игрок 1 и Игрок 3): 0 очков! Другая команда проиграла Древнему."),
        ("uk", "Перемогла команда (Гравець 1 і Гравець 3): 0 очок! Інша команда програла Стародавньому."),
    ],
)
def test_a_team_without_points_wins_against_one_that_lost_all_confrontations(lang: str, told: str) -> None:
    neutral = (2, 3, 4)
    t = confronted(1, 1, 1, *neutral, 1, 1, 1, *neutral, crowds=("", "rr", "", "rr"))
    assert [t.state.count(key) for key in marks.LOST] == [0, 1, 0, 1]
    result = t.state.result
    assert result is not None
    assert (result.scores, result.places) == ((0, 0, 0, 0), (1, 2, 1, 2)), "whatever tourists are on the routes of those"
    assert flat(ROUTE.speech[lang].result(t.state)) == told


@rule("RT-BASE-89", "RT-ANC-23")
def test_nobody_wins_when_both_teams_have_lost_all_confrontations() -> None:
    t = confronted(*(1,) * 12)
    result = t.state.result
    assert result is not None
    assert (result.rule, result.winners, result.places) == ("RT-ANC-23", (), (2, 2, 2, 2))
    assert flat(ROUTE.speech["uk"].result(t.state)) == "Ніхто не переміг."


# -------------------------------------------------------------------- what is told and shown


@rule("RT-BASE-64")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_table_shows_everybody_who_plays_with_whom_and_the_points_of_both(seat: int) -> None:
    t = table(seats=4, teams=True).goals(*NO_GOALS).bonus(0, "segment", 2).bonus(2, "segment", 3)
    scene = scene_of(t, seat)
    assert teams_told(scene) == ["Team 1: Player 1 and Player 3, 5 points", "Team 2: Player 2 and Player 4, 0 points"]
    notes = [flat(thing.note) for thing in scene.things if isinstance(thing, Board)]
    assert notes == [f"Team {team}, with Player {n}" for team, n in ((1, 3), (2, 4), (1, 1), (2, 2))]
    assert [(sheet.total, sheet.team, sheet.together) for sheet in sheets_of(scene)] == [
        (2, 1, 5),
        (0, 2, 0),
        (3, 1, 5),
        (0, 2, 0),
    ]


@rule("RT-BASE-64")
def test_the_sum_of_a_team_is_that_of_its_score_sheets_while_it_is_played() -> None:
    t = table(seats=4, teams=True).goals(*NO_GOALS).sheet(0, "v10 v11", L22="rr").sheet(2, "v10 v11", L22="r")
    for seat in range(4):
        sheets = sheets_of(scene_of(t, seat))
        assert sheets[0].total > sheets[2].total > 0
        assert sheets[0].together == sheets[2].together == sheets[0].total + sheets[2].total


@rule("RT-BASE-89")
@pytest.mark.parametrize(
    ("lang", "result", "first", "second"),
    [
        (
            "en",
            "Player 2 and Player 4 win as a team with 11 points! The other team has 9 points.",
            "1st place went to the team of Player 2 and Player 4 with 11 points.",
            "2. Player 1 + Player 3: 9",
        ),
        (
            "ru",
            "Победила команда (Игрок 2 и Игрок 4): 11 очков! У другой команды 9 очков.",
            "1-е место занимает команда (Игрок 2 и Игрок 4), 11 очков.",
            "2. Игрок 1 + Игрок 3: 9",
        ),
        (
            "uk",
            "Перемогла команда (Гравець 2 і Гравець 4): 11 очок! В іншої команди 9 очок.",
            "1-ше місце посідає команда (Гравець 2 і Гравець 4), 11 очок.",
            "2. Гравець 1 + Гравець 3: 9",
        ),
    ],
)
def test_the_end_names_the_team_that_won_and_the_sum_of_each(lang: str, result: str, first: str, second: str) -> None:
    t = ended((9, 6, 0, 5))
    speech = ROUTE.speech[lang]
    assert flat(speech.result(t.state)) == result
    told = t.told(tells.TeamRanked)
    assert flat(speech.note(t.state, told[0])) == first
    assert [note.told.place for note in told] == [1, 2]
    assert not t.told(tells.Ranked), "no player has a place of their own"
    lines = standings(scene_of(t, 0, lang))
    assert second in lines
    assert sum(line.startswith("   ") for line in lines) == 4, "and what each of them has"


def played() -> mk.Game:
    """A whole game of bots that choose at random."""
    game = mk.new("route", seats=4, seed=3, teams=True)
    bots = [make_bot("random", seat) for seat in range(4)]
    while game.state.asked:
        asked = game.state.asked[0]
        game.play(bots[asked.seat].pick(game.state, asked, game.title).key, seat=asked.seat)
    return game


@rule("RT-BASE-64", "RT-BASE-89")
def test_the_story_tells_the_winning_team_and_where_its_points_come_from() -> None:
    game = played()
    end, story = game.result, game.title.story
    assert end is not None
    assert story.score is not None
    sources = list(story.score.sources(game.record))
    assert [sum(source.counts[seat] for source in sources) for seat in range(4)] == list(end.score)
    assert sources[-1].words[0] == "Points of the partner"
    assert story.score.otherwise(game.state) == ("Points of the team", "Очки команды", "Очки команди")
    last = story.told(game.record)[-1]
    winners = [note.told for note in last.notes if note.kind is tells.TeamRanked]
    assert [(one.seat, one.partner, one.place) for one in winners] == [(*end.winners, 1)]
    walked = {note.told.seat for note in last.notes if note.kind is tells.Walked}
    assert walked == set(end.winners), "the routes of both partners made the difference"
    leads = [note.told for told in story.told(game.record) for note in told.notes if note.kind is tells.TeamTakesTheLead]
    assert all(one.points > one.less for one in leads)
    assert not any(note.kind is tells.TakesTheLead for told in story.told(game.record) for note in told.notes)


@rule("RT-ACH-04", "RT-ACH-11", "RT-BASE-64")
def test_a_game_in_teams_is_an_achievement_of_all_four_and_winning_one_counts_for_both_partners() -> None:
    t = table(seats=4, teams=True).goals(*NO_GOALS)
    loop = "h11 v21 h12 v11"
    for seat in range(4):
        t.sheet(seat, loop)
    t.bonus(0, "segment", 1).walking()
    for seat in range(4):
        t.walk("c11", *loop.split(), seat=seat)
    codes = [item.code for item in ACHIEVEMENTS]
    done = [{code for i, code in enumerate(codes) if t.state.count(key) >> i & 1} for key in marks.ACHIEVED]
    assert [sorted(one & {"team", "four-sides"}) for one in done] == [["four-sides", "team"], ["team"]] * 2
    assert not ACHIEVEMENTS[codes.index("team")].later
    assert "team" not in ROUTE.achieved(table(seats=4).state, 0)


@rule("RT-BASE-89")
def test_partners_are_rewarded_alike_and_lists_tell_of_teams() -> None:
    game = played()
    end = game.result
    assert end is not None
    assert [reward(game.state, seat) for seat in range(4)] == [1.0 if place == 1 else -1.0 for place in end.places]
    kept = json.loads(glance.written(game.title, game.record, 1))
    assert (kept["places"], kept["scores"], kept["teams"]) == (list(end.places), list(end.score), [0, 1, 0, 1])
    assert kept["measure"]["ru"] == "Очки команды", "not compared with points of one player"
    tally = batch.play_one(batch.Batch("route", 4, {"teams": True}, "random", 7), 0)
    assert tally.failures == []
    assert tally.ties == 0, "partners who win together do not tie"
    assert sorted(tally.first_places) == [0, 0, 1, 1]


def test_a_game_in_teams_is_saved_and_opened_again() -> None:
    game = played()
    again = mk.load(game.save())
    assert again.result is not None
    assert game.result is not None
    assert (again.result.teams, again.result.places) == (game.result.teams, game.result.places)
    assert again.state.hash() == game.state.hash()


def test_the_hint_for_a_rating_lowers_what_rivals_have_and_not_what_the_partner_has() -> None:
    t = table(seats=4, mode="advanced", teams=True)
    options = (*choices.RAISE.each([0]), *choices.LOWER.each([0]))
    asked = Asked(0, 0, asks.ChangeAnyRating, options, "", (1,), False)
    m = streets(t.state)
    by = next(road for road in range(len(ROADS)) if any(m.beside[place] >> road & 1 for place in m.tracks[0].places))
    t.rating(0, 1)
    for seat, best, why in ((2, 0, "it lies on your partner’s route"), (1, 1, "it lies on the route of another player")):
        t.state.set(marks.DRAWN[1], 0)
        t.state.set(marks.DRAWN[2], 0)
        t.state.set(marks.DRAWN[seat], 1 << by)
        worth = judge(t.state, asked)
        assert worth.index(max(worth)) == best
        (term,) = (weighing.terms(t.state, asked) or [])[best]
        assert flat(ROUTE.speech["en"].reason(t.state, asked, term.why)) == why
