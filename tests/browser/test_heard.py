"""For whoever hears the page read out: things have names, and what happens is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.pages import Player, flat
from tests.browser.test_access import PHONE, Phone
from tests.browser.test_arkham_lcg import inside


def spoken(me: Player, role: str = "button") -> list[str]:
    """What everything of one role is called, as Chromium itself tells it to screen readers."""
    session = me.page.context.new_cdp_session(me.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [str(node["name"]["value"]) for node in nodes if not node["ignored"] and node["role"]["value"] == role]


@pytest.mark.parametrize("game", ["final-hour", "arkham-lcg"])
def test_a_card_is_called_by_its_name_and_not_only_by_what_is_written_under_it(sit: Sit, game: str) -> None:
    me = sit()
    me.new_table("me", "bot", game=game)
    things = [inner for thing in me.view["scene"]["things"] for inner in inside(thing)]
    cards = [thing for thing in things if thing.get("type") == "card" and not thing.get("face_down")]
    assert len(cards) > 1
    me.page.locator("#decision").evaluate("one => { one.inert = true }")  # where cards are called by their names too
    names = spoken(me)
    for card in cards:
        assert [name for name in names if flat(card["label"]) in name], (flat(card["label"]), names)


def test_whoever_plays_on_from_an_earlier_moment_is_told_so_where_the_chat_is_not_in_view(sit: Sit) -> None:
    me = Phone(sit(**PHONE).page)
    table = me.new_table("me")
    me.play()
    me.open(f"/replay/{table}?at=1")
    me.button("More").tap()
    me.page.locator("[data-fork]").tap()
    me.page.wait_for_url("**/table/*")
    told = me.page.locator("[data-heard]")
    expect(told).to_contain_text("here another game goes on after decision 1")
    me.tab("log")
    expect(told).to_have_count(0)
    me.tab("map")
    expect(told).to_have_count(0)  # it was read
    me.page.reload()
    me.settle()
    expect(told).to_have_count(0)  # and is no news to whoever comes again
