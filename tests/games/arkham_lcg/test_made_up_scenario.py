"""A tiny made-up scenario, a record of data, is played by the ordinary rules from its set-up to a resolution."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from miskatonic.bots.greedy import Greedy
from miskatonic.core.state import State
from miskatonic.games import arkham_lcg
from tests.games.arkham_lcg.another_box import another_box


def toll_road() -> None:
    """A road with a toll: pay a clue to meet the keeper, defeat the keeper, before the warden comes and the bell rings."""
    from miskatonic.games.arkham_lcg.cards import collection, titles
    from miskatonic.games.arkham_lcg.cards import conditions as c
    from miskatonic.games.arkham_lcg.cards import scenarios as sc
    from miskatonic.games.arkham_lcg.cards import terms as t
    from miskatonic.games.arkham_lcg.cards import words as w
    from miskatonic.games.arkham_lcg.cards.sheets import (
        Act,
        Agenda,
        Asset,
        Enemy,
        Location,
        Power,
        TokenEffect,
        Treachery,
        When,
    )  # fmt: skip

    locations = (
        Location("x1", "gate", 1, 1, "moon", ("wood",), 20, 50),
        Location("x2", "high-bridge", 3, 1, "star", ("moon",), 80, 20),
        Location("x3", "low-bridge", 4, 2, "sun", ("moon",), 80, 80),
        Location("x16", "some-bridge", 0, 0, "wood", ("moon",), 80, 50, hides=("high-bridge", "low-bridge")),
        Location("x4", "cave", 2, 1, "star", ("moon",), 50, 90),
    )
    acts = (
        Act("x5", "pay-the-toll", 1, 1, w.PutAsideCardAt("toll-keeper", "gate"), "paid"),
        Act(
            "x6",
            "no-way-back",
            2,
            0,
            w.Resolution(1),
            "free-road",
            (Power(When.ENEMY_DEFEATED, w.AdvanceAct(), condition=c.Defeated("toll-keeper"), forced=True),),
        ),
    )
    agendas = (
        Agenda("x7", "dusk", 1, 1, w.By(w.Lead(), (w.DrawAsideCard("the-warden"),)), "the-warden-comes"),
        Agenda("x8", "the-bell", 2, 3, w.Resolution(2), "it-rings"),
    )
    own = sc.EncounterSet("toll-road", (
        *locations, *acts, *agendas,
        Enemy("x9", "toll-keeper", 2, 2, 2, damage=1, traits=t.traits("humanoid"), victory=1),
        Enemy("x10", "the-warden", 3, 4, 3, damage=1, traits=t.traits("humanoid"), spawn="gate"),
        Enemy("x11", "road-dog", 1, 1, 1, damage=1, traits=t.traits("creature"), copies=2),
        Treachery("x12", "headwind", w.GainResources(1), traits=t.traits("hazard"), copies=2),
        Asset("x13", "lantern-bearer", 0, traits=t.traits("ally"), health=1, sanity=1, copies=1, is_story=True),
    ))  # fmt: skip
    rain = sc.EncounterSet("rain", (Treachery("x14", "cold-rain", w.GainResources(2), copies=3),))
    snow = sc.EncounterSet("snow", (Treachery("x15", "wet-snow", w.GainResources(3), copies=3),))
    symbols = {
        t.SKULL: TokenEffect(w.EnemiesHere(t.trait("creature"), -1)),
        t.CULTIST: TokenEffect(-1, now=w.TakeHorror(), now_if=c.EnemyHere(t.trait("humanoid"))),
    }
    scenario = sc.Scenario(
        "x0", "the-toll-road", (own,),
        (
            sc.PutIntoPlay(("gate", "some-bridge")),
            sc.SetAside(("high-bridge", "low-bridge", "cave", "toll-keeper", "the-warden", "lantern-bearer")),
            sc.GatherOneOf((rain, snow)),
            sc.SpawnAtStart("road-dog", "gate", seats=2),
            sc.AddToken(t.ELDER_THING),
            sc.StartAt("gate"),
        ),
        (symbols, symbols),
        (
            sc.Outcome(("toll-unpaid",), experience=None, kills=True),
            sc.Outcome(
                ("toll-paid", "keeper-gone"), experience=3, lead_experience=2, trauma=(1, 0), lead_trauma=(0, 1),
                earns="lantern-bearer", won=True,
            ),
            sc.Outcome(("bell-rung",), trauma=(0, 2)),
        ),
        ({1: 4},) * 4,
    )  # fmt: skip
    titles.TITLES["x13"] = "Lantern Bearer"
    made_up: Any = collection
    made_up.SCENARIOS = (*collection.SCENARIOS, scenario)


house = another_box(toll_road)
box = house.box


def begun(seats: int = 1, seed: int = 1) -> Any:
    """The scenario at its first question, with the bag's zeros and the elder thing to draw from."""
    options = {"investigators": ("roland-banks", "daisy-walker")[:seats], "decks": (), "difficulty": "standard", "lead": 0}
    state = house.begin({**options, "scenario": "the-toll-road"}, seats, seed)
    state.log = []
    state.run()
    return state


def answer(s: State, *keys: str) -> None:
    """Answer questions by keys."""
    for key in keys:
        asked = s.asked[0]
        option = asked.find(key)
        assert option is not None, (key, [option.key for option in asked.options])
        s.answer(asked, option)


def keys(s: State) -> list[str]:
    """What can be chosen."""
    return [option.key for option in s.asked[0].options] if s.asked else []


def idle(s: State, until: str = "end-turn") -> None:
    """Go on with as little as possible until something can be chosen, or all is over."""
    while s.asked and until not in keys(s):
        found = [key for key in ("keep", "pass", "reveal", "end-turn") if key in keys(s)]
        answer(s, found[0] if found else keys(s)[0])


def slugs(s: State, zone: str) -> list[str]:
    """The cards in a zone by name."""
    return sorted(box.SLUG[piece] for piece in s.zone(zone))


def resolution(s: State) -> str:
    """What was recorded in the end."""
    return " ".join(sorted(name for name, key in zip(box.RECORDS, box.RECORDED, strict=True) if s.count(key)))


# -------------------------------------------------------------------- the set-up


def test_the_steps_of_the_set_up_lay_the_scenario_out() -> None:
    s = begun()
    assert slugs(s, box.LOCATIONS_OPEN) == ["gate"]
    assert slugs(s, box.UNREVEALED) == ["some-bridge"]
    assert slugs(s, box.ASIDE) == ["cave", "high-bridge", "lantern-bearer", "low-bridge", "the-warden", "toll-keeper"]
    assert (slugs(s, box.ACT), slugs(s, box.ACT_DECK)) == (["pay-the-toll"], ["no-way-back"])
    assert (slugs(s, box.AGENDA), slugs(s, box.AGENDA_DECK)) == (["dusk"], ["the-bell"])
    assert s.count(box.BAG[1]) == 4
    assert s.count(box.BAG[13]) == 1, "the elder thing was added"


def test_chance_chooses_an_encounter_set_and_the_others_leave_the_game() -> None:
    games = [begun(seed=seed) for seed in range(1, 21)]
    weather = {"cold-rain", "wet-snow"}
    assert {tuple(sorted(weather & set(slugs(s, box.ENCOUNTER_DECK)))) for s in games} == {("cold-rain",), ("wet-snow",)}
    assert all(len(s.zone(box.ENCOUNTER_DECK)) == 2 + 2 + 3 for s in games)
    assert all(weather & set(slugs(s, box.ENCOUNTER_DECK)) != weather & set(slugs(s, box.REMOVED)) for s in games)


def test_an_enemy_is_there_from_the_start_with_enough_investigators() -> None:
    s = begun(1)
    assert (slugs(s, box.ENCOUNTER_DECK).count("road-dog"), s.zone(box.THREAT[0])) == (2, ())
    s = begun(2)
    assert slugs(s, box.ENCOUNTER_DECK).count("road-dog") == 1
    assert s.asked[0].kind is house.asks.Engages, "it stands where both begin, and the lead says whom it engages"
    answer(s, "seat:seat-2")
    assert [slugs(s, box.THREAT[seat]) for seat in (0, 1)] == [[], ["road-dog"]]


def test_cards_of_other_scenarios_stay_in_the_box() -> None:
    s = begun()
    assert not {"study", "ghoul-priest", "trapped", "ancient-evils"} & {box.SLUG[piece] for piece in s.home}
    plain = house.table()
    assert slugs(plain.state, box.LOCATIONS_OPEN) == ["study"]
    assert "toll-keeper" not in slugs(plain.state, box.ASIDE)


# -------------------------------------------------------------------- the ways


def test_a_location_leads_by_the_side_that_lies_up() -> None:
    s = begun()
    idle(s)
    assert "move:some-bridge" in keys(s), "the gate leads to the wood, which an unrevealed bridge shows"
    answer(s, "move:some-bridge")
    idle(s)
    assert "move:gate" in keys(s)
    answer(s, "move:gate")
    idle(s)
    assert not {key for key in keys(s) if key.endswith("bridge")}, "now it shows a symbol of its own"


def test_only_when_a_card_that_nobody_had_looked_at_is_revealed_it_is_known_which_it_is() -> None:
    found = set()
    for seed in range(1, 9):
        s = begun(seed=seed)
        idle(s)
        s.put(box.SLUG.index("road-dog"), box.AT_PLACE[box.PLACE_NAMED["some-bridge"]])
        answer(s, "move:some-bridge")
        bridge = box.place_slug(house.place_of(s, 0))
        assert s.home[box.SLUG.index("road-dog")] == box.THREAT[0], "what was there is still there, and engages"
        assert set(slugs(s, box.REMOVED)) & {"some-bridge", "high-bridge", "low-bridge"} == {
            "some-bridge", *({"high-bridge", "low-bridge"} - {bridge})
        }  # fmt: skip
        assert s.count(box.CLUES[box.SLUG.index(bridge)]) == {"high-bridge": 1, "low-bridge": 2}[bridge]
        found.add(bridge)
    assert found == {"high-bridge", "low-bridge"}


# -------------------------------------------------------------------- to the end


def pay_the_toll(s: State) -> None:
    """Find the clue of the gate and pay."""
    idle(s)
    while s.count(box.CLUES[house.card_of(s, 0)]) == 0:
        answer(s, "investigate")
        idle(s)
    answer(s, "advance")
    idle(s)


def test_defeating_the_keeper_ends_it_well_with_all_that_the_record_says() -> None:
    s = begun(seed=3)
    pay_the_toll(s)
    keeper = box.SLUG.index("toll-keeper")
    assert s.home[keeper] == box.THREAT[0]
    while s.result is None:
        idle(s, "fight:toll-keeper")
        if s.asked:
            answer(s, "fight:toll-keeper")
    assert (s.result.won, resolution(s)) == (True, "keeper-gone toll-paid")
    assert s.result.scores == (1 + 3 + 2,), "the keeper's point, the resolution's, the lead's"
    assert [s.count(keys[0]) for keys in box.TRAUMAS] == [1, 1]
    assert s.pointed(box.EARNED[box.SLUG.index("lantern-bearer")]) == 0


def test_the_first_agenda_becomes_an_enemy_and_the_last_ends_it_badly() -> None:
    s = begun()
    warden = box.SLUG.index("the-warden")
    while s.count(box.ROUND) < 2 and s.asked:
        idle(s)
        answer(s, "end-turn")
    idle(s)
    assert s.home[warden] in (box.THREAT[0], box.AT_PLACE[box.PLACE_NAMED["gate"]])
    s.set(box.DAMAGE[house.card_of(s, 0)], 0)
    while s.asked:
        idle(s)
        s.set(box.DAMAGE[house.card_of(s, 0)], 0)
        if s.asked:
            answer(s, "end-turn")
    assert s.result is not None
    assert (s.result.won, resolution(s), s.result.scores) == (False, "bell-rung", (0,))
    assert [s.count(keys[0]) for keys in box.TRAUMAS] == [0, 2]


def test_with_everybody_gone_no_resolution_was_reached() -> None:
    s = begun()
    idle(s)
    s.set(box.DAMAGE[house.card_of(s, 0)], 8)
    house.engage(s, box.SLUG.index("the-warden"), 0)
    answer(s, "resource")
    idle(s)
    assert s.result is not None
    assert (s.result.won, resolution(s), s.count(box.KILLED[0])) == (False, "toll-unpaid", 1)


# -------------------------------------------------------------------- symbols


def test_symbols_mean_what_this_record_says() -> None:
    from miskatonic.games.arkham_lcg.cards.terms import CULTIST, SKULL

    t = house.Table(house.begin(
        {"investigators": ("roland-banks",), "decks": (), "difficulty": "hard", "lead": 0, "scenario": "the-toll-road"}, 1, 1
    ))  # fmt: skip
    t.enemy("road-dog", engaged=0)
    t.state.set(box.BAG[SKULL], 1)
    t.turn().bag("skull").play("investigate").until(house.asks.Action)
    assert t.told(house.tells.Succeeded)[-1].told.value == 3 - 1
    t.enemy("toll-keeper", engaged=0)
    t.state.set(box.BAG[CULTIST], 1)
    before = t.horror()
    t.turn().bag("cultist").play("investigate").until(house.asks.Action)
    assert t.horror() == before + 1


# -------------------------------------------------------------------- bots


@pytest.mark.parametrize("seats", [1, 2])
def test_the_greedy_player_knows_what_the_scenario_asks_for(seats: int) -> None:
    title = replace(arkham_lcg.ARKHAM_LCG, judge=house.judge, value=house.value)
    ends = []
    for seed in (1, 2, 3):
        s = begun(seats, seed)
        bots = [Greedy(seat) for seat in range(seats)]
        while s.result is None:
            asked = s.asked[0]
            s.answer(asked, bots[asked.seat].pick(s, asked, title))
        ends.append(s.result.won)
    assert any(ends)


# -------------------------------------------------------------------- nothing is wired in


def strings_in(room: str) -> set[str]:
    """Every string in the modules of a room but for docstrings."""
    found: set[str] = set()
    for file in (Path(arkham_lcg.__path__[0]) / room).rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said
        }
    return found


@pytest.mark.parametrize("room", ["rules", "bot", "scene", "odds"])
def test_no_rule_bot_or_scene_names_a_card_or_a_scenario(room: str) -> None:
    cards = {*box.SLUG, *(scenario.slug for scenario in box.SCENARIOS), *box.RECORDS}
    assert strings_in(room) & cards == set()
