"""The card game in the browser: cards, house and chaos bag are touched where they lie, the chance is told before cards are
committed, and nobody else's hand reaches a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

import miskatonic as mk
from tests.browser.conftest import Sit
from tests.browser.pages import Player, flat
from tests.browser.test_access import FINGER, LEAST, PHONE, Phone, needs_axe, serious
from tests.browser.test_together import open_cards

ROLAND: dict[str, Any] = {"game": "arkham-lcg", "seed": 2, "options": {"investigators": ["roland-banks"]}}
DAISY: dict[str, Any] = {"game": "arkham-lcg", "seed": 2, "options": {"investigators": ["daisy-walker"]}}
CUT = """() => [...document.querySelectorAll('.hand .title')]
  .filter(title => title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 1
    || title.offsetHeight > title.parentElement.clientHeight)
  .map(title => title.textContent)"""
LETTERS = "() => [...document.querySelectorAll('.place .name tspan')].map(line => line.getBoundingClientRect().height)"


def inside(thing: Any) -> Iterator[dict[str, Any]]:
    """Everything with an id in a part of a scene."""
    if isinstance(thing, dict):
        if "id" in thing:
            yield thing
        thing = list(thing.values())
    if isinstance(thing, list):
        for part in thing:
            yield from inside(part)


def find(me: Player, id: str) -> dict[str, Any]:
    """A thing on the table, as the server sent it."""
    return next(thing for thing in inside(me.view["scene"]) if thing["id"] == id)


def by(me: Player, key: str) -> dict[str, Any]:
    """The option with a key, or the first one whose key begins so."""
    options: list[dict[str, Any]] = me.view["decision"]["options"]
    return next(option for option in options if option["key"].startswith(key))


def to_action(me: Player) -> None:
    """Answer with as little as possible until an action can be chosen."""
    while me.turn() != "action":
        idle = [key for key in me.shown() if key in ("keep", "pass", "reveal", "no")]
        me.play(by(me, idle[0] if idle else me.keys()[0]))


def chance(me: Player, skill: int, difficulty: int) -> int:
    """The chance of a test in per cent, counted from the tokens that the bag shows; one without a number fails."""
    bag: list[int | None] = []
    for token, n in find(me, "chaos-bag")["content"]:
        badge = token.get("badge", "").replace("−", "-")
        bag += [int(badge) if badge else None] * n
    return round(100 * sum(token is not None and skill + token >= difficulty for token in bag) / len(bag))


def test_a_hand_is_exchanged_and_a_clue_sought_by_touching_cards_house_and_bag(sit: Sit) -> None:
    me = sit(viewport={"width": 1440, "height": 900})
    me.new_table("me", **DAISY)
    assert me.turn() == "mulligan"
    first = open_cards(me)
    away = by(me, "pick:")["targets"][0]
    assert me.play(by(me, "pick:")) == "table"
    expect(me.page.get_by_role("group", name="Set aside")).to_contain_text(flat(find(me, away)["label"]))
    me.play(by(me, "keep"))
    to_action(me)
    assert len(open_cards(me)) == len(first) == 5
    assert away not in open_cards(me)

    skill, shroud = 5, int(find(me, "place:study")["number"])
    expect(me.page.locator('[data-id="chance:study"]')).to_have_attribute(
        "aria-label", re.compile(rf"Investigate: {chance(me, skill, shroud)}%")
    )
    assert me.play(by(me, "investigate")) == "table"
    assert me.turn() == "commit"
    told = me.page.get_by_text(re.compile(r"^Chance to pass: \d+%"))
    expect(told).to_have_text(re.compile(rf"Chance to pass: {chance(me, skill, shroud)}%"))
    card = by(me, "commit:")["targets"][0]
    better = chance(me, skill + 1, shroud)
    assert better > chance(me, skill, shroud)
    expect(me.page.locator(f'.hand [data-id="{card}"]')).to_contain_text(re.compile(rf"\+1 →\s{better}%"))
    house = me.page.locator("svg.over").bounding_box()
    assert me.play(by(me, "commit:")) == "table"
    expect(told).to_have_text(re.compile(rf"Chance to pass: {better}%"))
    assert me.page.locator("svg.over").bounding_box() == house, "the house stays as it is when a card leaves the hand"
    expect(me.page.get_by_role("group", name="Committed")).to_contain_text(flat(find(me, card)["label"]))
    assert me.play(by(me, "reveal")) == "table", "the bag is touched"
    to_action(me)
    result = next(flat(line["text"]) for line in me.view["log"] if re.search("Daisy (passed|failed)", flat(line["text"])))
    assert (find(me, "clues:seat-1")["count"] > 0) == ("passed" in result)
    expect(me.page.locator(".recap").get_by_text(result)).to_be_visible()
    assert find(me, "actions:seat-1")["value"] == 2
    assert me.troubles == []


def test_the_hand_of_another_seat_reaches_neither_the_page_nor_the_feed(sit: Sit) -> None:
    host, guest = sit(), sit()
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    guest.page.on("websocket", listen)
    table = host.new_table("me", "friend", **ROLAND | {"options": {"investigators": ["roland-banks", "wendy-adams"]}})
    guest.join(host, table)
    secrets = {host: open_cards(host), guest: open_cards(guest)}
    assert all(len(cards) == 5 for cards in secrets.values())
    for wish in ("pick:", "keep", "pick:", "keep", "", "draw"):
        player = next(player for player in (host, guest) if player.keys())
        other = guest if player is host else host
        player.play(by(player, wish))
        other.until(lambda: other.view["rev"] >= player.view["rev"], "the move of the other")  # noqa: B023
        for each in secrets:
            each.settle()
            secrets[each] |= open_cards(each)
    assert sum(len(cards) for cards in secrets.values()) >= 13, "five each, one exchanged each, one drawn"
    assert len(frames) >= 6
    seen = "\n".join([*frames, guest.page.content()])
    for card in secrets[guest]:
        assert re.search(f'{re.escape(card)}[":]', seen), "what is one's own is there"
    for card in secrets[host]:
        assert not re.search(f'{re.escape(card)}[":]', seen), card
    hidden = guest.page.get_by_role("region", name="Roland Banks").get_by_role("group", name="Hand")
    guest.tab("people")
    expect(hidden.locator(".card.hidden")).to_have_count(6)
    expect(hidden.locator(".card:not(.hidden)")).to_have_count(0)


def test_a_closer_look_says_in_words_what_the_card_shows_in_symbols(sit: Sit) -> None:
    me = sit()
    me.new_table("me", **ROLAND)
    me.tab("people")
    card = me.page.locator('[data-id="piece:roland-banks"]')
    card.focus()
    me.page.keyboard.press("i")
    closer = me.page.get_by_role("dialog", name="Roland Banks")
    expect(closer.locator(".strip .symbol")).to_have_count(4 + 5)
    expect(closer).to_contain_text("willpower 3, intellect 3, combat 4, agility 2")
    expect(closer).to_contain_text("Hand slots 0/2")
    expect(me.page.locator('[data-id="piece:roland-banks:skills"]')).to_have_count(1)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "uk-UA"])
def test_on_a_telephone_house_and_hand_can_be_read_and_fingers_hit(sit: Sit, locale: str) -> None:
    me = Phone(sit(**PHONE, locale=locale).page)
    me.new_table("me", "bot", **ROLAND | {"options": {"investigators": ["daisy-walker", "wendy-adams"]}})
    for _ in range(6):
        kind = me.turn()
        assert me.page.evaluate(CUT) == []
        me.tab("map")
        assert min(me.page.evaluate(LETTERS)) >= 13
        for option in me.page.locator("[data-option]").all():
            box = option.bounding_box()
            assert box is not None
            assert box["height"] >= FINGER
        for option in me.view["decision"]["options"]:
            points = [me.reach(id) for id in option["targets"]]
            assert not points or any(points), f"{option['key']} lies where it can be touched"
            for id, point in zip(option["targets"], points, strict=True):
                assert point is None or min(point["width"], point["height"]) >= LEAST, (kind, id)
        me.play(by(me, {"mulligan": "keep", "action": "investigate", "commit": "reveal"}.get(kind, me.keys()[0])))
        assert not me.scrolls_sideways()
    for name in ("map", "table", "people", "log"):
        me.tab(name)
        expect(me.page.locator(f"[data-pane={name}]")).to_be_visible()
        assert not me.scrolls_sideways()


@needs_axe
def test_a_screen_reader_finds_its_way_through_house_and_cards(sit: Sit) -> None:
    me = sit(bypass_csp=True, viewport={"width": 1280, "height": 800})
    me.new_table("me", **ROLAND)
    assert serious(me) == []
    to_action(me)
    me.play(by(me, "investigate"))
    assert serious(me) == []
    me.tab("people")
    assert serious(me, "[data-pane=people]") == []


def test_what_one_wished_to_be_asked_no_more_is_answered_until_one_wishes_otherwise(sit: Sit) -> None:
    me = sit()
    wendy = ROLAND | {"seed": 7, "options": {"investigators": ["wendy-adams"]}}
    me.new_table("me", **wendy)
    settled = me.page.locator(".settled")

    def investigate() -> str:
        """The question that the next token leads to."""
        me.play(by(me, "investigate"))
        me.play(by(me, "reveal"))
        me.until(lambda: me.turn() != "commit", "what comes of the token")
        return me.turn()

    me.play(by(me, "keep"))
    assert investigate() == "react"
    expect(settled).to_have_count(0)
    me.page.locator("[data-settle]").click()
    expect(settled).to_contain_text("Use nothing")
    assert me.turn() == "action"
    number = me.view["number"]
    assert investigate() == "action"
    assert me.view["number"] == number + 3, "one was asked and did not see it"
    me.page.reload()
    expect(settled).to_have_count(1)
    assert me.turn() == "action"
    settled.locator("[data-withdraw]").click()
    expect(settled).to_have_count(0)
    me.play(by(me, "end-turn"))
    while me.turn() != "action":
        me.play(by(me, next(key for key in ("reveal", "pass", *me.keys()) if me.option(key).count())))
    assert investigate() == "react"
    assert not me.troubles


HASTE = ("reveal", "pass-round", "pass", "end-turn", "keep")


def test_between_scenarios_a_telephone_shows_first_what_can_be_bought(sit: Sit) -> None:
    game = mk.new("arkham-lcg", seats=2, seed=4, scenario="night-of-the-zealot")
    while game.state.asked[0].source != "interlude":
        keys = [option.key for option in game.decision.options]
        game.play(next((key for key in keys if key in HASTE), keys[-1]), game.decision.seat)
    me = sit(**PHONE)
    me.lay(game, "me", "bot")
    offered = me.shown()
    assert {key.split(":")[0] for key in offered} >= {"buy", "leave"}, "cards can be bought, and one of the deck be left"
    expect(me.page.locator("[data-stock]")).to_have_count(2)
    expect(me.page.locator("[data-stock=to-buy] h3")).to_be_in_viewport()


def test_what_can_be_taken_is_framed_where_it_stands(sit: Sit) -> None:
    me = sit()
    me.new_table("me", **ROLAND)
    to_action(me)
    framed = me.page.locator(".people [data-id^='resources'][data-can]")
    expect(framed).to_have_count(1)
    beside, below = me.page.locator(".people .bag").last, me.page.locator(".people .board .row").first
    places = [thing.bounding_box() for thing in (beside, below)]
    me.play(by(me, "investigate"))
    expect(framed).to_have_count(0)
    assert [thing.bounding_box() for thing in (beside, below)] == places
