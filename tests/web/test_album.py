"""What the list of tables tells of finished games: achievements for the album, and who came where."""

from __future__ import annotations

from typing import Any

from tests.web.house import Browser, House


def finished(browser: Browser, *kinds: str) -> dict[str, Any]:
    """A game of En Route played to its end by taking first options, as the list of tables tells of it."""
    seats = [{"kind": kind} for kind in kinds]
    table = browser.post("/api/tables", game="route", seats=seats, seed=5).json()["id"]
    chair = browser.sit(table)
    while chair.view["result"] is None:
        seat = chair.view["waiting"][0]["seat"]
        if chair.view["decision"] is None or chair.view["decision"]["seat"] != seat:
            chair.ask(t="seat", seat=seat)
            continue
        keys = [option["key"] for option in chair.view["decision"]["options"] if option["key"] != "take-back"]
        chair.play(keys[0])
    chair.leave()
    tables = browser.http.get("/api/tables?lang=en").json()["tables"]
    return next(info for info in tables if info["id"] == table)


def test_a_finished_table_tells_its_people_what_they_achieved_and_where_they_came(house: House) -> None:
    browser = Browser(house)
    alone = finished(browser, "me")
    assert {"solo", "eleven-cities/first-city"} <= set(alone["achieved"])
    assert "ranking" not in alone
    together = finished(browser, "me", "local")
    assert "solo" not in together["achieved"]
    places = sorted(place for place, _ in together["ranking"])
    points = [score for _, score in sorted(together["ranking"])]
    assert places in ([1, 2], [1, 1])
    assert points == sorted(points, reverse=True)


def test_the_list_of_games_has_the_pages_of_the_album_in_the_language_asked_for(house: House) -> None:
    games = Browser(house).http.get("/api/games?lang=ru").json()["games"]
    route = next(game for game in games if game["id"] == "route")
    first = route["album"][0]
    assert first["title"] == "Игра в разных режимах"
    assert [feat["code"] for feat in first["feats"]] == ["solo", "team", "campaign", "seven-people"]
    assert first["feats"][3]["by_hand"]
    assert first["opens"][0]["title"] == ["Гид-картограф"]
    assert all("album" not in game for game in games if game["id"] != "route")
