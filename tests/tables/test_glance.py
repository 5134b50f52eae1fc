"""What a list tells of a table is read by several threads at once."""

import subprocess
import sys
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.tables.glance import READ, written
from miskatonic.text.parts import flat

AT_ONCE = """
import sys, threading
from miskatonic.tables.glance import glanced
from miskatonic.text.parts import flat
sys.setswitchinterval(1e-6)
start = threading.Barrier(48)
row = {"glance": '{"version":1,"number":3,"deciding":[0],"result":{"won":true,"why":"x"},"moved":17}'}
read = []
def look():
    start.wait()
    read.append(glanced(row).moved)
threads = [threading.Thread(target=look) for _ in range(48)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(sum(read))
"""


def test_many_threads_may_be_the_first_to_read_what_is_kept_of_tables() -> None:
    done = subprocess.run([sys.executable, "-c", AT_ONCE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"{48 * 17}\n"), done.stderr


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
    chance = make_bot("random", 1)
    going_on = READ.decode(written(played.title, played.record, 1))
    assert (going_on.people, going_on.faced) == ({}, {})
    while not played.over:
        seat = played.decision.seat
        played.play(chance.choose(played, seat), seat)
    kept = READ.decode(written(played.title, played.record, 1))
    assert kept.people.get("uk", ()) == people
    if faced is None:  # it was drawn at random
        assert played.title.faced is not None
        faced = flat(played.title.speech["uk"].setting_value("ancient_one", played.title.faced(played.state)))
    assert kept.faced["uk"] == faced
