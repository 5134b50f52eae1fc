"""A save can be opened in the browser: at the position it was left in, and without telling anybody's secrets."""

from __future__ import annotations

import json
import re
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core.record import Header, save_text
from miskatonic.tables.saved import MOST_DEALS
from tests.web.house import Browser, House

FIXTURES = Path(__file__).parent.parent / "fixtures"
SOLO, PAIR = [{"kind": "me", "name": "Anna"}], [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Ben"}]


def played(seats: int, decisions: int, seed: int = 7) -> mk.Game:
    """A game of Final Hour after some decisions, one of them taken back on the way."""
    game = mk.new("final-hour", seats=seats, seed=seed)
    for _ in range(decisions + 1):
        game.play(game.decision.options[0].key, seat=game.decision.seat)
    game.undo()
    return game


def rewritten(save: str, **head: Any) -> str:
    """A save with another header, vouched for as its writer would."""
    first, *lines = save.rstrip("\n").split("\n")[:-1]
    told = json.loads(first) | head
    header = Header(told["game"], told["version"], told["options"], told["seats"], told["seed"], told["box"].split())
    return save_text(header, lines)


def with_lines(save: str, *lines: str) -> str:
    """A save with other entries."""
    return rewritten("\n".join([save.split("\n")[0], *lines, "end"]))


def test_a_save_becomes_a_table_at_the_position_it_was_left_in(house: House) -> None:
    anna, game = Browser(house), played(2, 6)
    told = anna.http.post("/api/saves", params={"lang": "uk"}, json={"save": game.save()}).json()
    assert (told["game"], told["title"], told["number"]) == ("final-hour", "Жах Аркгема: Остання година", 6)
    assert told["people"] == [list(b.label) for b in game.scene(lang="uk").things if getattr(b, "seat", -1) >= 0]
    assert told["round"] == "Раунд 1"
    assert anna.http.get("/api/tables").json()["tables"] == [], "reading lays no table"
    table = anna.post("/api/saves/table", save=game.save(), seats=PAIR).json()["id"]
    chair = anna.sit(table)
    assert chair.view["number"] == 6
    chair.ask(t="seat", seat=game.decision.seat)
    assert [o["key"] for o in chair.view["decision"]["options"]] == [o.key for o in game.decision.options]
    chair.play()
    assert chair.view["number"] == 7
    chair.ask(t="undo", to=0, rev=chair.view["rev"])
    assert chair.view["number"] == 0, "alone, everything can be taken back"
    chair.leave()


def test_what_the_browser_downloads_it_opens_again(house: House) -> None:
    anna = Browser(house)
    table = anna.new_table("me")
    chair = anna.sit(table)
    chair.play()
    chair.play()
    save = anna.http.get(f"/api/tables/{table}/save").text
    again = anna.sit(anna.post("/api/saves/table", save=save.replace("\n", "\r\n"), seats=SOLO).json()["id"])
    assert again.view["number"] == 2
    assert again.view["scene"] == chair.view["scene"]
    for one in (chair, again):
        one.leave()


def test_friends_are_told_and_what_nobody_has_seen_is_dealt_afresh(house: House) -> None:
    anna, ben, eve, game = Browser(house), Browser(house), Browser(house), played(2, 6)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    table = anna.post("/api/saves/table", save=game.save(), seats=seats).json()["id"]
    assert ben.join(anna.links(table)["seats"][0]["link"], "Ben").status_code == 200
    chair = ben.sit(table, lang="en")
    words = [line["text"] for line in chair.view["chat"]]
    assert words[0] == "A saved game goes on here after decision 6. Whoever has the save can know what was hidden then."
    assert words[1] == "What nobody had seen was dealt afresh."
    assert chair.view["table"]["undo"] == "own"
    assert "seed" not in chair.view["table"]
    for browser in (anna, ben, eve):
        assert browser.http.get(f"/api/tables/{table}/save").status_code == 400
        assert browser.post(f"/api/tables/{table}/fork", at=0).status_code == 400
    stranger = eve.sit(table)
    assert "decision" not in stranger.view or stranger.view["decision"] is None
    assert stranger.view["seats_mine"] == []
    for one in (chair, stranger):
        one.leave()


def test_a_running_table_with_people_gives_no_save_to_open_elsewhere(house: House) -> None:
    anna, ben = Browser(house), Browser(house)
    table = anna.new_table("me", "friend")
    ben.join(anna.links(table)["seats"][0]["link"], "Ben")
    for browser in (anna, ben, Browser(house)):
        assert browser.http.get(f"/api/tables/{table}/save").status_code == 400


def test_a_finished_game_is_opened_to_look_back_and_counts_for_nobody(house: House) -> None:
    anna = Browser(house)
    save = (FIXTURES / "final-hour-1.save").read_text(encoding="utf-8")
    assert anna.post("/api/saves", save=save).json()["over"]
    table = anna.post("/api/saves/table", save=save, seats=SOLO).json()["id"]
    (line,) = anna.http.get("/api/tables").json()["tables"]
    assert line["over"]
    assert line["id"] == table
    assert anna.http.get(f"/api/tables/{table}/replay").json()["result"]["why"]
    assert anna.http.get("/api/results").json()["results"] == []


SAVE = played(1, 3).save()
BODY = "\n".join(SAVE.replace('"ancient_one": "', '"ancient_one": "\\ud800').split("\n")[:-2])
HALF = f"{BODY}\nend {blake2b(BODY.encode(), digest_size=8).hexdigest()}\n"
"""Options with half of a letter that needs two."""
HOSTILE: dict[str, tuple[Any, str]] = {
    "nothing": ("", "not a save"),
    "not JSON": ("Dear diary,\nnothing happened.", "not a save"),
    "other JSON": ('{"a": 1}\n{}', "not a save"),
    "no text": ([1, 2], "not a save"),
    "deep": ("[" * 100_000, "not a save"),
    "cut off": (SAVE[: len(SAVE) // 2], "cut off"),
    "edited": (SAVE.replace('"seed": 7', '"seed": 8'), "was changed after"),
    "another seed": (rewritten(SAVE, seed=8), "does not fit|differently today"),
    "a seed of many letters": (rewritten(SAVE, seed=10**60), "not a save"),
    "a seed below nothing": (rewritten(SAVE, seed=-1), "not a save"),
    "another version": (rewritten(SAVE, version=10**6), "newer version of the game"),
    "another form": (SAVE.replace('"miskatonic": 1', '"miskatonic": 99'), "newer Miskatonic"),
    "an unknown game": (rewritten(SAVE, game="chess"), "“chess”"),
    "a game with a long name": (rewritten(SAVE, game="x" * 5000), "“" + "x" * 40 + "”"),
    "unknown names": (rewritten(SAVE, box="a-card-of-mine*3 another"), "set-up of this save"),
    "an odd box": (rewritten(SAVE, box="lily*x"), "set-up of this save"),
    "a tiny box": (rewritten(SAVE, box="lily"), "set-up of this save|does not fit"),
    "unknown options": (rewritten(SAVE, options={"cheat": True}), "set-up of this save"),
    "odd options": (rewritten(SAVE, options={"ancient_one": {"a": []}}), "set-up of this save"),
    "half a letter": (HALF, "not a save"),
    "too many seats": (rewritten(SAVE, seats=99), "set-up of this save"),
    "no such decision": (with_lines(SAVE, "0 win-at-once"), "Decision 1 of this save"),
    "a seat from nowhere": (with_lines(SAVE, "7 stop"), "Decision 1 of this save"),
    "odd entries": (with_lines(SAVE, "undo many"), "not a save"),
    "too much taken back": (with_lines(SAVE, "undo 5"), "not a save"),
    "too much brought back": (with_lines(SAVE, "redo 999999999"), "not a save"),
    "a deal in words": (with_lines(SAVE, "deal " + "f" * 5000), "not a save"),
    "an odd fingerprint": (with_lines(SAVE, "hash x y"), "not a save"),
    "endless": (with_lines(SAVE, *["undo 1"] * 20_000), "longer than any game"),
    "endlessly dealt": (with_lines(SAVE, *["deal 0f"] * (MOST_DEALS + 1)), "longer than any game"),
    "huge": ("x" * 2_000_000, "longer than any game"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_is_no_save_gets_a_sentence_and_changes_nothing(house: House, kind: str) -> None:
    save, why = HOSTILE[kind]
    eve = Browser(house)
    said = set()
    for lang in ("en", "ru", "uk"):
        for path in ("/api/saves", "/api/saves/table"):
            answer = eve.http.post(path, json={"save": save, "seats": SOLO}, headers={"x-miskatonic-lang": lang})
            assert answer.status_code == 400, answer.text
            said.add(answer.json()["why"])
            if lang == "en":
                assert re.search(why, answer.json()["why"])
    assert len(said) == 3, "the same in three languages"
    assert eve.http.get("/api/tables").json()["tables"] == []


def test_seats_that_do_not_fit_the_save_are_refused(house: House) -> None:
    eve = Browser(house)
    for seats in (PAIR, [], None, "me", [{"kind": "ghost"}], [{"kind": "bot", "bot": "nobody"}]):
        assert eve.post("/api/saves/table", save=SAVE, seats=seats).status_code == 400
    assert eve.post("/api/saves/table", save=SAVE, seats=SOLO, undo="maybe").status_code == 400
    assert eve.http.get("/api/tables").json()["tables"] == []
