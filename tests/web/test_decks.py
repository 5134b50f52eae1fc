"""Decks over HTTP: the pool, a deck judged in one's language, refusals, the limit."""

from pathlib import Path

from miskatonic.games.arkham_lcg.decks.building import DECKS
from tests.web.house import Browser, House

PLACE = "/api/decks/arkham-lcg"


def test_the_pool_and_what_is_wrong_with_a_deck_come_in_ones_language(house: House) -> None:
    anna = Browser(house)
    shelf = anna.http.get(f"{PLACE}?lang=ru").json()
    knife = next(card for card in shelf["cards"] if card["code"] == "01086")
    assert knife["card"]["label"] == ["Нож"]
    report = anna.post(f"{PLACE}?lang=uk", text="roland-banks", cards={"01086": 2}).json()
    assert report["faults"][0] == {"text": "Звичайних карт у колоді: 2, а має бути: 30.", "rule": "AH-DKB-02"}


def test_a_deck_that_was_judged_sits_down(house: House) -> None:
    anna = Browser(house)
    cards = {**DECKS["daisy-walker"].cards, "01086": 1, "01093": 1}
    report = anna.post(PLACE, text="daisy-walker", cards=cards, name="Mine").json()
    assert report["faults"] == []
    wish = {"game": "arkham-lcg", "seats": [{"kind": "me"}], "options": {"decks": [report["brief"]]}}
    assert anna.post("/api/tables", **wish).status_code == 200
    wish["options"] = {"decks": [anna.post(PLACE, text="daisy-walker", cards={"01093": 1}).json()["brief"]]}
    assert anna.post("/api/tables", **wish).status_code == 400


def test_only_games_with_decks_have_them_and_the_list_of_games_says_which(house: House) -> None:
    anna = Browser(house)
    said = {game["id"]: game.get("decks", "") for game in anna.http.get("/api/games").json()["games"]}
    assert said["arkham-lcg"] == "decks"
    assert {name for game, name in said.items() if game != "arkham-lcg"} == {""}
    assert anna.http.get("/api/decks/final-hour").status_code == 404
    assert anna.post("/api/decks/final-hour", text="x").status_code == 404


def test_what_is_no_deck_is_refused_with_a_sentence(house: House) -> None:
    anna = Browser(house)
    for body in ({"text": 3}, {"cards": {"01086": "two"}}, {"deck": "roland-banks"}, {"cards": [1]}):
        answer = anna.http.post(PLACE, json=body, headers={"x-miskatonic-lang": "ru"})
        assert (answer.status_code, answer.json()["why"]) == (400, "Колода — это текст или номера карт с числом копий.")
    assert anna.post(PLACE, text="my deck").json()["why"].startswith("“my deck” is neither a deck file nor a list of cards")
    assert anna.post(PLACE, text="x" * 300_000).status_code == 429
    assert anna.http.post(PLACE, json={"text": "roland-banks"}, headers={"x-miskatonic": "0"}).status_code == 403


def test_a_long_story_in_a_deck_file_is_read(house: House) -> None:
    story = '{"investigator_code": "01001", "slots": {"01086": 2}, "description_md": "' + "long " * 10_000 + '"}'
    assert Browser(house).post(PLACE, text=story).json()["leader"] == "roland-banks"


def test_judging_decks_has_its_limit(tmp_path: Path) -> None:
    house = House(tmp_path, decks=[[3, 0.01], [10_000, 10_000]])
    try:
        anna, ben = Browser(house), Browser(house)
        assert [anna.post(PLACE, text="roland-banks").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert anna.http.get(PLACE).status_code == 200
        assert ben.post(PLACE, text="roland-banks").status_code == 200
    finally:
        house.stop()
