"""Open hands through the feed: who is shown what when people share a device and say so when they sit down."""

from __future__ import annotations

from typing import Any

import miskatonic as mk
from tests.web.house import Browser, Chair, House


def hands(chair: Chair) -> dict[int, list[bool]]:
    """For every seat that has a hand: of each card, whether its face is shown."""
    boards = [thing for thing in chair.view["scene"]["things"] if thing["type"] == "board"]
    things = [*chair.view["scene"]["things"], *(thing for board in boards for thing in board.get("things", ()))]
    found = [thing for thing in things if thing["type"] == "hand"]
    return {hand["seat"]: [not card.get("face_down", False) for card in hand["cards"]] for hand in found}


def sat_down(house: House, *kinds: str, **wish: Any) -> Chair:
    """A browser at a new table."""
    host = Browser(house)
    answer = host.post("/api/tables", seats=[{"kind": kind} for kind in kinds], seed=5, **wish)
    assert answer.status_code == 200, answer.text
    return host.sit(answer.json()["id"])


def test_with_open_hands_no_curtain_falls_and_all_hands_at_the_device_are_seen(house: House) -> None:
    chair = sat_down(house, "me", "local", "local", game="arkham-lcg", open=True)
    seats = set()
    for _ in range(40):
        assert not chair.view["curtain"]
        decision = chair.view["decision"]
        seats.add(decision["seat"])
        assert chair.view["seat"] == decision["seat"]
        for seat in range(3):
            assert all(hands(chair).get(seat, [True]))
        decks = [
            t for b in chair.view["scene"]["things"] if b["type"] == "board" for t in b["things"] if t["type"] == "deck"
        ]
        assert not any(deck.get("top") or deck.get("content") for deck in decks if deck["id"].startswith("deck:"))
        chair.play(decision["options"][-1]["key"])
    assert len(seats) > 1
    chair.leave()


def test_a_friend_at_another_device_sees_no_open_hand_and_shows_none(house: House) -> None:
    host = Browser(house)
    seats = [{"kind": kind} for kind in ("me", "local", "friend")]
    table = host.post("/api/tables", seats=seats, game="arkham-lcg", seed=5, open=True).json()["id"]
    friend = Browser(house)
    friend.join(host.links(table)["seats"][0]["link"])
    here, there, onlooker = host.sit(table), friend.sit(table), Browser(house).sit(table, watch=True)
    assert [all(hands(here)[seat]) for seat in range(3)] == [True, True, False]
    assert [any(hands(there)[seat]) for seat in range(3)] == [False, False, True]
    assert not any(any(hand) for hand in hands(onlooker).values())
    for chair in (here, there, onlooker):
        chair.leave()


def test_without_a_word_the_curtain_falls_as_ever(house: House) -> None:
    chair = sat_down(house, "me", "local", "local", game="arkham-lcg")
    assert chair.view["curtain"]
    assert not any(any(hand) for hand in hands(chair).values())
    chair.leave()


def test_what_the_rules_forbid_to_show_keeps_its_curtain(house: House) -> None:
    """Final Hour: nobody sees another's priority cards, and they are laid in secret; all else needs no curtain."""
    chair = sat_down(house, "me", "local", "local", game="final-hour", open=True)
    kinds: dict[bool, set[str]] = {True: set(), False: set()}
    for _ in range(60):
        if chair.view["result"]:
            break
        curtain = chair.view["curtain"]
        if curtain:
            assert chair.view["decision"] is None
            assert not any(any(hand) for hand in hands(chair).values())
            chair.ask(t="seat", seat=chair.view["seat"])
            own = chair.view["seat"]
            assert [seat for seat, hand in hands(chair).items() if any(hand)] == [own]
        decision = chair.view["decision"]
        private = bool(hands(chair).get(decision["seat"]) and any(hands(chair)[decision["seat"]]))
        kinds[private].add(decision["kind"])
        chair.play(decision["options"][0]["key"])
    assert "lay-priority" in kinds[True], kinds
    assert {"move", "strike"} <= kinds[False], kinds
    assert not kinds[True] & kinds[False], kinds
    chair.leave()


def test_whoever_shares_a_device_plays_on_with_a_save_as_openly_as_they_wish(house: House) -> None:
    host, save = Browser(house), mk.new("arkham-lcg", seats=2, seed=5).save()
    seats = [{"kind": "me"}, {"kind": "local"}]
    for wish in ({"open": True}, {}):
        chair = host.sit(host.post("/api/saves/table", save=save, seats=seats, **wish).json()["id"])
        assert chair.view["curtain"] is not bool(wish)
        assert [all(hand) for hand in hands(chair).values()] == [bool(wish)] * 2
        chair.leave()


def test_rivals_are_refused(house: House) -> None:
    host, seats = Browser(house), [{"kind": "me"}, {"kind": "local"}]
    save = mk.new("route", seats=2, seed=5).save()
    for answer in (
        host.post("/api/tables", seats=seats, game="route", open=True),
        host.post("/api/saves/table", seats=seats, save=save, open=True),
    ):
        assert answer.status_code == 400
        assert "rivals" in answer.text
