"""Nothing lost: the server is killed in the middle of several games under load; every acknowledged decision is there."""

import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.web.house import Browser, Chair, House

TABLES = 6


def keep_playing(chair: Chair, acknowledged: list[int]) -> None:
    """Play on until the server is gone, remembering what it has confirmed."""
    try:
        while chair.view["result"] is None:
            chair.play()
            acknowledged.append(chair.view["number"])
    except (ConnectionClosed, TimeoutError, OSError):
        pass


def test_a_killed_server_resumes_every_table_at_its_last_decision(tmp_path: Path) -> None:
    house = House(tmp_path)
    browsers = [Browser(house) for _ in range(TABLES)]
    tables = [browser.new_table("me", seed=seed) for seed, browser in enumerate(browsers)]
    chairs = [browser.sit(table) for browser, table in zip(browsers, tables, strict=True)]
    acknowledged: list[list[int]] = [[] for _ in tables]
    players = [threading.Thread(target=keep_playing, args=pair) for pair in zip(chairs, acknowledged, strict=True)]
    for player in players:
        player.start()
    while sum(map(len, acknowledged)) < 60:
        threading.Event().wait(0.01)
    house.kill()
    for player in players:
        player.join(30)
    house.start()
    try:
        for browser, table, chair, numbers in zip(browsers, tables, chairs, acknowledged, strict=True):
            again = browser.sit(table)
            assert again.view["number"] >= (numbers[-1] if numbers else 0)
            assert again.view["seat"] == 0
            if again.view["number"] == chair.view["number"]:
                assert again.view["scene"] == chair.view["scene"]
                assert again.view["log"] == chair.view["log"]
            if again.view["result"] is None:
                assert again.play()["t"] == "diff"
    finally:
        house.stop()
