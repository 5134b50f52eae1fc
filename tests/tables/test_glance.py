"""What a list tells of a table is read by several threads at once."""

import subprocess
import sys
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.tables.glance import READ, written
from miskatonic.tables.results import EndedRow
from miskatonic.tables.rows import ToldSeat
from miskatonic.text.parts import flat
from miskatonic.web.endings import finished

AT_ONCE = """
import sys, threading
from miskatonic.tables.glance import glanced
from miskatonic.text.parts import flat
sys.setswitchinterval(1e-6)
start = threading.Barrier(48)
kept = '{"version":1,"number":3,"deciding":[0],"result":{"won":true,"why":"x"},"moved":17}'
read = []
def look():
    start.wait()
    read.append(glanced(kept).moved)
threads = [threading.Thread(target=look) for _ in range(48)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(sum(read))
"""


def test_many_threads_may_be_the_first_to_read_what_is_kept_of_tables() -> None:
    done = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"{48 * 17}\n"), done.stderr


def play_on(game: mk.Game) -> None:
    """Play a game to its end, by chance."""
    chance = make_bot("random", 1)
    while not game.over:
        seat = game.decision.seat
        game.play(chance.choose(game, seat), seat)


@pytest.mark.parametrize(
    ("game", "options", "people", "faced"),
    [
        ("elder-sign", {"investigators": ["gloria-goldberg", "joe-diamond"]}, ("Глорія Голдберг", "Джо Даймонд"), None),
        ("eldritch-horror", {"investigators": ["charlie-kane", "lola-hayes"]}, ("Чарлі Кейн", "Лола Гейз"), None),
        ("arkham-lcg", {"investigators": ["roland-banks", "wendy-adams"]}, ("Роланд Бенкс", "Венді Адамс"), "Зібрання"),
        ("final-hour", {"investigators": ["jenny", "rita"]}, ("Дженні Барнс", "Рита Янг"), "Ктулху"),
        ("route", {"city": "venice"}, (), "Венеція"),  # players are only seats
    ],
)
def test_of_a_game_that_is_over_is_kept_whom_everybody_played_and_what_they_faced(
    game: str, options: dict[str, Any], people: tuple[str, ...], faced: str | None
) -> None:
    played = mk.new(game, seats=2, seed=3, **options)
    going_on = READ.decode(written(played.title, played.record, 1))
    assert going_on.people == {}
    play_on(played)
    kept = READ.decode(written(played.title, played.record, 1))
    assert kept.people.get("uk", ()) == people
    if faced is None:  # it was drawn at random
        assert played.title.faced is not None
        (ancient_one,) = played.title.faced(played.state)
        faced = flat(played.title.speech["uk"].setting_value("ancient_one", ancient_one))
    assert (kept.faced["uk"], going_on.faced["uk"]) == (faced, faced)


def test_a_campaign_tells_where_it_is_and_in_the_end_where_it_was_and_how_long() -> None:
    played = mk.new("route", seats=2, seed=3, campaign="fixed", cities=["venice", "sydney", "first-city"])
    chance = make_bot("random", 1)
    told: dict[tuple[str, int], None] = {}
    while not played.over:
        now = READ.decode(written(played.title, played.record, 1))
        told |= {(now.faced["en"], now.round): None} if now.round else {}
        played.play(chance.choose(played, seat := played.decision.seat), seat)
    cities = ["Venice", "Venice · Sydney", "Venice · Sydney · First City"]
    assert [where for where, _ in told] == sorted((where for where, _ in told), key=len)
    assert {where for where, _ in told} == set(cities)
    assert next(number for where, number in told if where == cities[1]) == 1, "each city counts its rounds anew"
    kept = READ.decode(written(played.title, played.record, 1))
    assert (kept.faced["en"], kept.round) == (cities[2], len(told))


def test_a_scenario_of_a_campaign_is_told_after_the_campaign() -> None:
    played = mk.new("arkham-lcg", seats=1, seed=3, scenario="night-of-the-zealot")
    now = READ.decode(written(played.title, played.record, 1))
    assert now.faced["en"] == "Night of the Zealot (campaign) · The Gathering"


FAME = {"en": "World fame", "ru": "Мировая слава", "uk": "Світова слава"}


@pytest.mark.parametrize(("campaign", "measure"), [("none", {}), ("winner", FAME)])
def test_what_a_score_counts_is_kept_and_told_where_it_is_not_what_others_of_the_game_do(
    campaign: str, measure: dict[str, str]
) -> None:
    played = mk.new("route", seats=2, seed=3, campaign=campaign)
    play_on(played)
    kept = written(played.title, played.record, 1)
    assert READ.decode(kept).measure == measure
    row: EndedRow = {"id": "x", "game": "route", "updated": 1, "glance": kept, "kept": True}
    seats: list[ToldSeat] = [{"seat": seat, "name": "", "kind": "me", "bot": "", "colour": ""} for seat in range(2)]
    (told,) = finished([(row, seats, (0,))], "uk")
    assert told.measure == measure.get("uk", "")
