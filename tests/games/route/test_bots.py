"""What the bot thinks: whole turns, the best final route there is, bets; and that it beats chance everywhere."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.bots import make_bot, play_out
from miskatonic.bots.greedy import Greedy
from miskatonic.bots.hints import hint
from miskatonic.bots.onward import onward
from miskatonic.core.hidden import seen_by
from miskatonic.core.state import State
from miskatonic.games.route.bot.outlook import Outlook
from miskatonic.games.route.bot.reasons import Earns, How, Promises, Reaches, Scores, Shape, Welcomes
from miskatonic.games.route.bot.walks import best_walk
from miskatonic.games.route.cards.cities import ROADS
from miskatonic.games.route.odds.routes import best_points, best_routes
from miskatonic.games.route.rules import asks, box, choices, marks, scoring
from miskatonic.games.route.rules import table as tables
from miskatonic.games.route.rules.final_route import Walk
from miskatonic.games.route.rules.measures import Passed
from miskatonic.games.route.rules.streets import bits
from miskatonic.text.parts import LANGUAGES, Lang, flat
from miskatonic.weighing import Term, deciding
from miskatonic.words.control import BACK, DONE
from tests.games.reasons import hinted
from tests.games.route.table import Table, table
from tests.games.route.test_las_vegas import with_bet

EVERYWHERE = [
    ("first-city", "normal"),
    ("first-city", "advanced"),
    ("first-city", "dice"),
    ("venice", "normal"),
    ("venice", "advanced"),
    ("venice", "dice"),
    ("las-vegas", "dice"),
    ("arkham", "dice"),
    ("sydney", "special"),
]


@pytest.mark.parametrize(("city", "mode"), EVERYWHERE)
def test_greedy_beats_chance_by_a_wide_margin_in_every_city_and_mode(city: str, mode: str) -> None:
    title = mk.games()["route"]
    ending = play_out(title, {"city": city, "mode": mode}, 2, 5, [make_bot("greedy", 1), make_bot("random", 2)])
    assert ending.places == (1, 2)
    assert ending.scores[0] > 80
    assert ending.scores[0] > 3 * ending.scores[1]


# -------------------------------------------------------------------- the best final route


def every_route(s: State, seat: int, walk: Walk, steps: list[str]) -> Iterator[tuple[int, list[str]]]:
    """All final routes that the rules allow, each with what it scores by itself."""
    for option in walk.options():
        if option is DONE:
            yield sum(scoring.own_points(s, seat, Passed(s, seat, walk))), [*steps, option.key]
            continue
        further = Walk(s, seat)
        for key in (*steps, option.key):
            further.take(next(o for o in further.options() if o.key == key))
        yield from every_route(s, seat, further, [*steps, option.key])


def scribbled(city: str, seed: int, roads: int, **options: Any) -> Table:
    """A sheet with a few roads that hang together more or less, trips included, and tourists all over the map."""
    dice = random.Random(f"{city} {seed}")
    t = table(city, seats=2, tasks=("pt01", "pt02"), **options)
    m = tables.streets(t.state)
    drawn = [dice.choice(list(bits(m.roads)))]
    stations = m.gates | m.airports | m.remotes if m.gates or m.airports else 0
    while len(drawn) < roads:
        near = 0
        for road in drawn:
            near |= m.meets[road]
        for at in bits(stations):
            near |= m.at[at]
        free = [road for road in bits(near & (m.roads | m.diagonals)) if road not in drawn]
        drawn.append(dice.choice(free))
    crowd = {name: dice.choice(["rr", "g", "bb", "rgb", "pp", "gp"]) for name in map(choices.location_slug, m.places)}
    return t.sheet(0, " ".join(ROADS[road] for road in drawn), **crowd).walking()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("city", "one"), [("first-city", ""), ("las-vegas", ""), ("venice", ""), ("arkham", "dagon")])
def test_no_route_that_the_rules_allow_scores_more_than_the_one_found(city: str, one: str, seed: int) -> None:
    options = {"ancient_one": one} if one else {}
    s = scribbled(city, seed, 7, **options).state
    best, _ = max(every_route(s, 0, Walk(s, 0), []))
    assert best > 0
    assert best_points(s, 0) == best
    (points, steps), *_ = best_routes(s, 0, Walk(s, 0))
    walk = Walk(s, 0)
    for step in steps:
        assert step in walk.options()
        walk.take(step)
    assert sum(scoring.own_points(s, 0, Passed(s, 0, walk))) == points == best


def test_a_route_begun_by_somebody_else_is_gone_on_with() -> None:
    t = table().sheet(0, "h00 h10 h20 v10 v11", L21="rr").sheet(1, "h56").walking().stroll("c11", "v10")
    bot = Greedy(1)
    asked = t.state.question_for(0)
    assert asked is not None
    chosen = bot.pick(t.state, asked, mk.games()["route"])
    assert chosen.key == "go:h10", "past the fountain square and on along h20"


def test_who_began_a_worse_route_than_there_is_had_better_begin_anew() -> None:
    title, s = mk.games()["route"], scribbled("first-city", 1, 8).state
    found: dict[str, int] = {}
    for points, steps in every_route(s, 0, Walk(s, 0), []):
        found[steps[0]] = max(points, found.get(steps[0], 0))
    best, worst = max(found.values()), min(found, key=lambda begin: found[begin])
    asked = s.question_for(0)
    assert asked is not None
    s.answer(asked, next(option for option in asked.options if option.key == worst))
    assert f"a route of {best} points begins another way; from here it is {found[worst]} " in hinted(title, s)
    begun = s.question_for(0)
    assert begun is not None
    assert Greedy(1).pick(s, begun, title) is BACK


def test_a_shorter_route_is_taken_where_a_bet_wants_fewer_tourists() -> None:
    t = with_bet(table("las-vegas"), 0, "red", 2).sheet(0, "h22 h12 h02", L32="rr", L13="r").sheet(1, "h46").walking()
    keys = [step.key for step in best_walk(t.state, 0, Walk(t.state, 0))]
    assert "go:h22" in keys, "the casino must be on it"
    assert "go:h02" not in keys, "the third red tourist must not"
    t = with_bet(table("las-vegas"), 0, "red", 3).sheet(0, "h22 h12 h02", L32="rr", L13="r").sheet(1, "h46").walking()
    assert len(best_walk(t.state, 0, Walk(t.state, 0))) == 5, "the whole way"


# -------------------------------------------------------------------- turns


def test_parts_that_can_still_be_joined_are_worth_more_than_parts_far_away() -> None:
    s = table().in_round(8).sheet(0, L22="bb", L25="bb").state
    outlook = Outlook(s, 0)
    crowd = [s.count(keys[0]) for keys in marks.CROWD]
    drawings = ("h11 v11 v12 v13 h14", "h11 v11 v12 h14", "h11 v11 v12 h06")
    roads = [sum(1 << ROADS.index(road) for road in drawing.split()) for drawing in drawings]
    joined, near, far = (outlook.value(drawn, crowd, 0) for drawn in roads)
    assert joined > near > far


def test_every_step_of_a_turn_follows_the_plan_made_at_its_beginning() -> None:
    t = table().select("cm05", "cm08")
    bot, title = Greedy(1), mk.games()["route"]
    first = bot.values(t.state, t.state.asked[0], title)
    while (asked := t.state.question_for(0)) and asked.kind is asks.TakeTurn:
        values = bot.values(t.state, asked, title)
        assert max(values) == max(first), "the best turn is worth the same at each of its steps"
        t.state.answer(asked, asked.options[values.index(max(values))])
    assert len(t.open_to(0)) == 0


def test_who_goes_another_way_is_thought_for_from_there() -> None:
    t = table().select("cm05", "cm08")
    bot, title = Greedy(1), mk.games()["route"]
    asked = t.state.question_for(0)
    assert asked is not None
    values = bot.values(t.state, asked, title)
    t.state.answer(asked, asked.options[values.index(min(values))])
    again = t.state.question_for(0)
    assert again is not None
    values = bot.values(t.state, again, title)
    assert again.options[values.index(max(values))] is not BACK


def test_a_bet_is_made_on_what_is_best_known() -> None:
    t = table("las-vegas", effect_cards=["repeat"]).roll(3, 3, 2, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    t.choose("red", "green").turn("L33", "h22")
    bot, title = Greedy(1), mk.games()["route"]
    made = []
    while "bet:sevens" in t.open_to(0) or "write:0" in t.open_to(0):
        asked = t.state.question_for(0)
        assert asked is not None
        made.append(bot.pick(t.state, asked, title).key)
        t.play(made[-1], seat=0)
    assert made == ["bet:sevens", "write:2"], "nine rounds are left, and one roll in six is a seven"


def test_a_plan_does_not_depend_on_what_the_seat_cannot_see() -> None:
    t = table(tasks=("pt01", "pt02")).select("cm05", "cm08")
    asked = t.state.question_for(0)
    assert asked is not None
    title = mk.games()["route"]
    assert title.judge is not None
    known = title.judge(seen_by(t.state, 0), asked)
    t.turn("L25", "h14", seat=1)
    again = t.state.question_for(0)
    assert again is not None
    assert title.judge(seen_by(t.state, 0), again) == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sight_outside_the_city_is_told_by_its_crossroads(lang: Lang) -> None:
    view = mk.new("route", seed=1, city="las-vegas").state
    outside = next(sight for sight in tables.streets(view).attractions if sight.code == "valley-of-fire")
    said = flat(mk.games()["route"].speech[lang].reason(view, view.asked[0], Reaches((outside.number,))))
    assert said.endswith("E1"), "c40 on the map"


def test_one_sight_or_several_of_a_turn_come_onto_the_route() -> None:
    view = mk.new("route", seed=1).state
    speech = mk.games()["route"].speech

    def said(lang: Lang, *sights: int) -> str:
        return flat(speech[lang].reason(view, view.asked[0], Reaches(sights)))

    assert said("ru", 0).startswith("за этот ход на маршрут попадёт достопримечательность «")
    assert said("ru", 0, 1).startswith("за этот ход на маршрут попадут достопримечательности «")
    assert said("uk", 0).startswith("за цей хід на маршрут потрапить пам’ятка «")
    assert said("uk", 0, 1).startswith("за цей хід на маршрут потраплять пам’ятки «")


def test_a_segment_drawn_as_the_only_way_on_is_told_at_once_and_the_hint_says_what_it_is_good_for() -> None:
    game, bot = mk.new("route", seats=1, seed=2), make_bot("random", 2)
    while "No other way was open: F4–F5 is drawn." not in game.decision.prompt:
        game.play(bot.choose(game, 0))
    words = flat(hint(game, 0, "en")[1])
    assert words.startswith("“Finish the turn”: F4–F5 was the only way on; it reaches Frog Pond [5, 4]")


def test_a_hint_names_what_its_reasons_speak_of_and_goes_on_along_roads_of_the_sheet() -> None:
    game, bot = mk.new("route", seats=2, seed=2), make_bot("random", 2)
    while game.decision.kind != "take-turn" or not any(
        option.key.startswith("location") for option in game.decision.options
    ):
        game.play(bot.choose(game, game.decision.seat), seat=game.decision.seat)
    advised = hint(game, game.decision.seat, "en")
    assert advised.named
    assert all(id.startswith(("lot:", "corner:")) for id in advised.named)
    then = onward(game, game.decision.seat, advised.key)
    assert len(then.keys) == len(then.touched) > 0
    assert all(id == f"street:{key.removeprefix('draw:')}" for id, key in zip(then.touched, then.keys, strict=True))


def test_a_turn_to_fewer_sights_is_not_advised_for_those() -> None:
    best = (Term(11.0, Reaches((10,))), Term(0.001, Shape(1)), Term(8.0, Welcomes((5, 0, 0, 0))))
    other = (Term(8.0, Reaches((10, 12))), Term(0.001, Shape(2)), Term(5.0, Welcomes((5, 0, 0, 0))))
    reasons, against = deciding(best, other)
    assert [term.why for term in reasons] == [Reaches((), How.BETTER), Welcomes((5, 0, 0, 0), How.BETTER)] or [
        term.why for term in reasons
    ] == [Welcomes((5, 0, 0, 0), How.BETTER), Reaches((), How.BETTER)]
    assert against[0].why in (Reaches((12,), How.WORSE), Welcomes((5, 0, 0, 0), How.WORSE))
    speech, view = mk.games()["route"].speech, mk.new("route", seats=1, seed=3).state
    ends = {"en": ", but bring less in the end", "ru": ", но в итоге это даст меньше", "uk": ", але зрештою це дасть менше"}
    for lang in LANGUAGES:
        assert flat(speech[lang].reason(view, view.asked[0], Reaches((12,), How.WORSE))).endswith(ends[lang])


def test_fewer_points_in_sight_are_no_reason_and_more_no_objection() -> None:
    reasons, against = deciding((Term(0.03, Scores(181)),), (Term(0.02, Scores(190)),))
    assert [term.why for term in reasons] == [Scores(None)]
    assert not against
    reasons, against = deciding((Term(0.03, Scores(190)),), (Term(0.02, Scores(181)),))
    assert [[term.why for term in side] for side in (reasons, against)] == [[Scores(190)], [Scores(181)]]


def test_a_hint_agrees_with_the_tourists_it_tells_of() -> None:
    speech, view = mk.games()["route"].speech, mk.new("route", seats=1, seed=3).state

    def welcomes(*tourists: int) -> list[str]:
        return [flat(speech[lang].reason(view, view.asked[0], Welcomes(tourists))) for lang in ("ru", "uk")]

    assert welcomes(2, 1) == [
        "на маршруте прибавятся 2 красных туриста и 1 зелёный турист",
        "на маршруті додадуться 2 червоні туристи й 1 зелений турист",
    ]
    assert welcomes(0, 5) == ["на маршруте прибавится 5 зелёных туристов", "на маршруті додасться 5 зелених туристів"]


def test_bonuses_that_a_turn_brings_and_those_that_it_costs_are_told_apart() -> None:
    speech, view = mk.games()["route"].speech, mk.new("route", seats=1, seed=3).state

    def told(*gained: int, spent: tuple[int, ...] = (), good: bool = True) -> list[str]:
        return [flat(speech[lang].reason(view, view.asked[0], Earns(gained, spent, good))) for lang in LANGUAGES]

    assert told(0) == [
        "it earns you “Coordinate Change”",
        "прибавится бонус «Изменение координаты»",
        "додасться бонус «Зміна координати»",
    ]
    assert told(spent=(0,), good=False) == [
        "it uses up the bonus “Coordinate Change”",
        "уйдёт бонус «Изменение координаты»",
        "піде бонус «Зміна координати»",
    ]
    assert [told()[0], told(good=False)[0]] == ["it uses up no bonus", "it earns you no bonus"]


def test_a_die_to_be_paired_is_named_in_the_right_case() -> None:
    speech, view = mk.games()["route"].speech, mk.new("route", seats=1, seed=3, city="las-vegas").state
    red = next(piece for piece, die in box.DIE_OF.items() if die == 0)
    assert [flat(speech[lang].reason(view, view.asked[0], Promises(red, ()))) for lang in LANGUAGES] == [
        "with the red die beside it the turn brings most",
        "если взять в пару красный кубик, ход даст больше всего",
        "якщо взяти в пару червоний кубик, хід дасть найбільше",
    ]


def test_the_same_tourists_are_no_reason_where_they_count_the_same() -> None:
    best = (Term(1.0, Shape(1)), Term(8.0, Welcomes((5, 0, 0, 0))))
    other = (Term(0.5, Shape(2)), Term(8.0, Welcomes((5, 0, 0, 0))))
    assert [term.why for term in deciding(best, other)[0]] == [Shape(1)]
