"""Why something else cannot be chosen is told to who asks: of the question that is open, and to those who are shown it."""

import json
from typing import Any

from tests.web.house import Browser, Chair, House


def table_for(house: House, *kinds: str, **wish: Any) -> tuple[Browser, str]:
    """A new table of the Card Game, and who has laid it."""
    host = Browser(house)
    wish = {"game": "arkham-lcg", "seed": 5, "seats": [{"kind": kind} for kind in kinds]} | wish
    answer = host.post("/api/tables", **wish)
    assert answer.status_code == 200, answer.text
    return host, answer.json()["id"]


def play_until_something_is_forbidden(deciding: Chair, *others: Chair) -> None:
    """Play until the first of these is asked for an action and not everything is possible: always what stands last."""
    for _ in range(60):
        decision = deciding.view["decision"]
        if decision and decision["kind"] == "action" and decision.get("forbidden"):
            return
        asked = next(chair for chair in (deciding, *others) if chair.view["decision"])
        asked.play(asked.view["decision"]["options"][-1]["key"])
        for chair in (deciding, *others):
            chair.until(asked.view["rev"])
    raise AssertionError("everything was possible")


def why_not(chair: Chair, **other: Any) -> dict[str, Any]:
    """What a chair is told when it asks about the question that it sees."""
    return chair.ask(**{"t": "why-not", "seat": chair.view["seat"], "rev": chair.view["rev"], "ref": 7} | other)


def labels(answer: dict[str, Any]) -> list[str]:
    """What is forbidden, in words as they are sent."""
    return [json.dumps(label, ensure_ascii=False) for ban in answer["bans"] for label in ban["labels"]]


def test_a_question_says_that_something_is_forbidden_and_who_asks_is_told_what_in_the_own_language(house: House) -> None:
    host, table = table_for(house, "me")
    chair, russian = host.sit(table), host.sit(table, "ru")
    play_until_something_is_forbidden(chair)
    russian.until(chair.view["rev"])
    assert chair.view["decision"]["forbidden"] is True
    said = {}
    for one in (chair, russian):
        answer = why_not(one)
        assert (answer["t"], answer["ref"]) == ("why-not", 7)
        assert all(ban["rule"].startswith("AH-") and ban["labels"] for ban in answer["bans"])
        offered = {target for option in one.view["decision"]["options"] for target in option["targets"]}
        assert any(target not in offered for ban in answer["bans"] for target in ban["targets"])
        said[one] = labels(answer)
    assert len(said[chair]) == len(said[russian]) > 0
    assert set(said[chair]).isdisjoint(said[russian])
    assert chair.play()["t"] == "diff", "asking has changed nothing"


def test_an_update_tells_nothing_of_what_is_forbidden_but_that_something_is(house: House) -> None:
    host, table = table_for(house, "me")
    chair = host.sit(table)
    play_until_something_is_forbidden(chair)
    told = {label for label in labels(why_not(chair)) if label.startswith('["')}
    assert told
    sent = [json.dumps(message["change"], ensure_ascii=False) for message in chair.heard if message["t"] == "diff"]
    assert not [label for label in told if any(label in change for change in sent)]


def test_who_asks_about_a_question_that_is_answered_is_told_that_the_table_has_moved_on(house: House) -> None:
    host, table = table_for(house, "me")
    chair = host.sit(table)
    play_until_something_is_forbidden(chair)
    rev = chair.view["rev"]
    assert why_not(chair)["t"] == "why-not"
    chair.play()
    for late in (rev, -1, chair.view["rev"] + 1):
        answer = why_not(chair, rev=late)
        assert (answer["t"], answer["ref"]) == ("refused", 7)
        assert "moved on" in answer["why"]
    assert why_not(chair, seat=0)["t"] == "why-not"
    assert chair.play()["t"] == "diff"


def test_of_one_seats_question_nobody_else_is_told_what_is_forbidden(house: House) -> None:
    host, table = table_for(house, "me", "friend")
    guest = Browser(house)
    guest.join(host.links(table)["seats"][0]["link"])
    mine, theirs = host.sit(table), guest.sit(table)
    mine.until(theirs.view["rev"])
    play_until_something_is_forbidden(mine, theirs)
    told = labels(why_not(mine))
    assert told
    onlooker = Browser(house).sit(table, watch=True)
    stranger = Browser(house).sit(table)
    for one in (theirs, onlooker, stranger):
        for seat in (0, 1, -1):
            answer = why_not(one, seat=seat)
            assert answer["t"] == "refused", (one.view["seat"], seat)
        assert one.view["decision"] is None
        assert not any(label in json.dumps(one.heard, ensure_ascii=False) for label in told)


def test_behind_the_curtain_nothing_is_told_until_the_device_is_passed(house: House) -> None:
    host, table = table_for(house, "me", "local")
    chair = host.sit(table)
    for _ in range(40):
        seat = chair.view["seat"]
        if chair.view["curtain"]:
            assert why_not(chair, seat=seat)["t"] == "refused"
            chair.ask(t="seat", seat=seat)
        assert why_not(chair)["t"] == "why-not"
        assert why_not(chair, seat=1 - seat)["t"] == "refused", "the other one at this device has another hand"
        if chair.view["decision"]["kind"] == "action" and seat == 1:
            return
        chair.play(chair.view["decision"]["options"][-1]["key"])
    raise AssertionError("the second seat was never asked")


def test_with_open_hands_whoever_is_asked_is_told(house: House) -> None:
    host, table = table_for(house, "me", "local", open=True)
    chair = host.sit(table)
    play_until_something_is_forbidden(chair)
    assert labels(why_not(chair))
    assert why_not(chair, seat=1 - chair.view["seat"])["t"] == "refused"
