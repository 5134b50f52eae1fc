"""What one reads at the table: what just happened, what is asked, and every word of what lies before one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.pages import Player, letters
from tests.browser.test_access import PHONE
from tests.web.house import Browser, House

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
GAMES = ["final-hour", "elder-sign", "arkham-lcg", "eldritch-horror", "route"]
CUT = """() => [...document.querySelectorAll('#decision, #decision button, .card, .card *, .front .sheet')]
  .filter(box => box.getBoundingClientRect().width > 0 && box.textContent.trim() && !box.closest('.fan, .unseen'))
  .filter(box => {
    const clips = getComputedStyle(box).overflow !== 'visible' && !/auto|scroll/.test(getComputedStyle(box).overflow)
    return clips && (box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2)
  }).map(box => `${box.className}: ${box.textContent}`)"""
"""Boxes that hide a part of their words, where one decides."""
MAP = """() => [...document.querySelectorAll('main .map')].map(map => map.getBoundingClientRect())
  .filter(box => box.width).map(box => [box.x, box.y, box.width, box.height].map(Math.round))"""
"""Where the map is, unless it is behind another tab."""


def looked_at(me: Player, house: House, game: str, decisions: int, every: int) -> tuple[list[str], set[tuple[int, ...]]]:
    """Decisions of a game taken at random elsewhere, looked at now and then: what was cut off, and where the map was."""
    browser = Browser(house)
    me.page.context.add_cookies([{"name": "miskatonic", "value": browser.cookie, "url": house.address}])
    made = browser.post("/api/tables", game=game, seats=[{"kind": "me"}], seed=3)
    assert made.status_code == 200, made.text
    chair = browser.sit(made.json()["id"])
    me.open(f"/table/{made.json()['id']}")
    chance = Random(3)
    found: list[str] = []
    boxes: set[tuple[int, ...]] = set()
    for n in range(decisions):
        if not chair.view["decision"]:
            break
        if n % every == 0:
            me.until(lambda: me.view and me.view["rev"] >= chair.view["rev"], "what was played elsewhere")
            me.settle()
            found += me.page.evaluate(CUT)
            boxes |= {tuple(box) for box in me.page.evaluate(MAP)}
        chair.play(chance.choice(chair.view["decision"]["options"])["key"])
    chair.leave()
    return found, boxes


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_cut_off_where_one_decides_and_the_map_keeps_its_place(
    sit: Sit, house: House, game: str, size: dict[str, Any]
) -> None:
    me = sit(**size)
    cut, boxes = looked_at(me, house, game, 42, 3)
    assert cut == []
    if game in ("final-hour", "eldritch-horror"):
        assert len(boxes) == 1, "questions of different length leave the map where it is"


def test_what_bots_did_is_told_by_who_did_it_and_marked_where_it_happened(sit: Sit) -> None:
    me = sit()
    me.new_table("me", "bot", "bot", game="elder-sign")
    while me.turn() != "move":
        me.play()
    while not me.page.locator(".recap .who", has_text="After your decision").count() or len(whose(me)) < 3:
        me.play()
        me.turn()
    assert whose(me) <= {board["label"][0] for board in me.view["scene"]["things"] if board.get("seat", -1) >= 0} | {
        "After your decision",
        "What it did to you",
    } | {text for text in whose(me) if text.endswith(".")}
    expect(me.page.locator("[data-changed], [data-news]").first).to_be_visible()
    labels = me.page.locator("[data-changed]").evaluate_all(
        "marked => marked.map(m => m.ariaLabel + m.getAttribute('aria-description'))"
    )
    assert all("changed" in label for label in labels)
    me.page.locator(".recap button").click()
    expect(me.page.locator(".recap, [data-changed]")).to_have_count(0)


def whose(me: Player) -> set[str]:
    """Who is told of in the recap."""
    return {text.strip() for text in me.page.locator(".recap .who").all_inner_texts()}


def test_what_others_must_decide_is_never_an_order_to_me(sit: Sit) -> None:
    me = sit(locale="ru-RU")
    me.new_table("me", "friend", game="arkham-lcg", options={"investigators": ["roland-banks", "wendy-adams"]})
    while me.keys():
        me.play()
    assert "prompt" not in me.view["waiting"][0]
    told = me.page.locator("#decision .prompt")
    expect(told).to_contain_text("Решает")
    assert letters(told.inner_text()) == "ru"


def decide_while_time_stands_still(me: Player) -> None:
    """Decide, and let all come that others do up to one's next question before the page's clock goes on."""
    me.turn()
    me.page.clock.pause_at(me.page.evaluate("Date.now() / 1000 + 1"))
    rev = me.view["rev"]
    me.page.locator("[data-option]").first.click()
    me.until(lambda: me.view["rev"] > rev and me.keys(), "a decision of one's own from the server")
    me.until(lambda: is_shown(me) or me.page.locator("[data-skip]").count(), "the page's turn to tell of it")


def is_shown(me: Player) -> bool:
    """Whether the page shows what the server asks."""
    return sorted(me.shown()) == sorted(me.keys())


def test_eight_seats_of_bots_are_shown_within_three_seconds_and_can_be_skipped(sit: Sit) -> None:
    me = sit(own_clock=True)
    me.new_table("me", *["bot"] * 7, game="elder-sign", options={})
    waits = []
    for _ in range(6):
        decide_while_time_stands_still(me)
        waited = 0
        while not is_shown(me):
            me.page.clock.run_for(50)
            waited += 50
            assert waited < 3000, "by the page's own clock: how fast the machine is does not matter"
        waits.append(waited)
        me.page.clock.resume()
    assert max(waits) > 0, "something was told"


def test_calm_is_for_those_who_ask_for_it_and_a_key_ends_it(sit: Sit) -> None:
    me = sit(own_clock=True)
    me.open("/")
    me.page.evaluate("localStorage.setItem('miskatonic.settings', JSON.stringify({speed: 'calm'}))")
    me.new_table("me", "bot", "bot", game="elder-sign")
    for _ in range(30):
        decide_while_time_stands_still(me)
        if not is_shown(me):
            break
        me.page.clock.resume()
    expect(me.page.locator("[data-skip]")).to_be_visible()
    assert me.shown() == [], "it is not shown yet"
    me.page.keyboard.press("Space")
    me.until(lambda: is_shown(me), "what is asked, without any time for it")
    me.page.clock.resume()
    me.settle()
