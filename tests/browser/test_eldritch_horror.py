"""Eldritch Horror in the browser: one travels by touching the world, and reads what a Mythos Phase brought."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.scene import Map
from tests.browser.conftest import Sit
from tests.browser.pages import Player
from tests.browser.test_access import PHONE

SETTING: dict[str, Any] = {
    "game": "eldritch-horror",
    "seed": 5,
    "options": {"ancient_one": "azathoth", "investigators": ["trish-scarborough"]},
}


def moves(me: Player) -> list[dict[str, Any]]:
    """The options to travel."""
    return [option for option in me.view["decision"]["options"] if option["key"].startswith("move:")]


def at(me: Player) -> str:
    """The space on which the investigator stands."""
    return next(str(place["id"]) for place in me.view["scene"]["things"][0]["places"] if place.get("figures"))


def test_one_travels_by_touching_a_space_and_reads_what_the_mythos_phase_brought(sit: Sit) -> None:
    me = sit()
    me.new_table("me", **SETTING)
    for way in ("Ship path: London – Rome", "Train path: Rome – Istanbul"):
        expect(me.page.get_by_role("img", name=way, exact=True)).to_have_count(1)
    assert me.turn() == "action"
    ways = moves(me)
    expect(me.page.locator(".spot .place[data-can]")).to_have_count(len(ways))
    assert all(me.reach(way["targets"][0]) for way in ways), "every space in reach can be touched"
    expect(me.page.locator(".recap")).to_have_count(0)
    there = ways[0]["targets"][0]
    assert me.play(ways[0]) == "table"
    assert at(me) == there
    while me.view["scene"]["status"][0] == ["Round 1"] or me.turn() != "action":
        options = me.view["decision"]["options"]
        me.play(next((option for option in options if option["key"] == "end"), options[0]))
    expect(me.page.locator(".recap .phase", has_text="Mythos")).to_have_count(1)
    expect(me.page.locator(".recap")).to_contain_text("A clue appeared on space 5.")
    expect(me.page.locator('.spot [data-id="piece:clue-space-5"]')).to_be_visible()
    expect(me.page.locator('.spot [data-id="rumor-token:spreading-sickness"]')).to_be_visible()
    expect(me.page.locator("[data-option]").first).to_be_in_viewport()
    me.page.locator(".recap button").click()
    expect(me.page.locator(".recap")).to_have_count(0)
    assert not me.troubles


def test_on_a_phone_a_touched_space_opens_as_a_list_from_which_one_travels(sit: Sit) -> None:
    me = sit(**PHONE)
    me.new_table("me", **SETTING)
    assert me.turn() == "action"
    there = next(str(way["targets"][0]) for way in moves(me) if me.reach(way["targets"][0]))
    where = me.reach(there)
    assert where is not None
    assert min(where["width"], where["height"]) >= 36
    me.page.touchscreen.tap(where["x"], where["y"])
    me.page.get_by_role("dialog").get_by_role("button", name="Travel").click()
    me.until(lambda: at(me) == there, "to have travelled")
    assert not me.scrolls_sideways()
    assert not me.troubles


def test_what_the_coach_advises_is_whole_in_sight_and_so_are_the_coachs_words(sit: Sit) -> None:
    me = sit(locale="ru-RU")
    me.open("/")
    me.page.locator("[data-game=eldritch-horror] [data-learn]").click()
    for step in range(1, 7):
        expect(me.page.locator(f"[data-coach='{step}']")).to_be_in_viewport(ratio=1)
        expect(me.page.locator("[data-option].hinted")).to_be_in_viewport(ratio=1)
        me.page.locator("[data-coach] button.main").click()


# Badges of figures on which another figure lies.
BURIED = """(ids) => {
  const figures = [...document.querySelectorAll('.map .token')].filter(one => ids.includes(one.dataset.id))
  return figures.filter((one, i) => {
    const badge = one.querySelector('.badge rect').getBoundingClientRect()
    const [x, y] = [badge.x + badge.width / 2, badge.y + badge.height / 2]
    return figures.slice(i + 1).some(other => {
      const body = other.querySelector('.body').getBoundingClientRect()
      return body.left < x && x < body.right && body.top < y && y < body.bottom
    })
  }).length
}"""


def test_of_figures_on_one_space_each_number_can_be_read(sit: Sit) -> None:
    game, bot = mk.new("eldritch-horror", seats=2, seed=26), make_bot("random", 1)

    def standing() -> list[int]:
        """How many stand on each space."""
        world = next(thing for thing in game.scene(seat=0).things if isinstance(thing, Map))
        return [len(place.figures) for place in world.places]

    while max(standing()) < 2 or game.decision.seat != 0:
        game.play(bot.choose(game, game.decision.seat), seat=game.decision.seat)
    me = sit()
    me.lay(game, "me", "bot")
    places = me.view["scene"]["things"][0]["places"]
    together = next(ids for place in places if len(ids := [one["id"] for one in place.get("figures", ())]) > 1)
    for id in together:
        expect(me.page.locator(f".map [data-id='{id}'] .badge")).to_be_visible()
    assert me.page.evaluate(BURIED, together) == 0
