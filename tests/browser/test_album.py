"""The album of achievements in the lobby."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Sit


def test_the_album_in_the_lobby_keeps_what_was_achieved_and_opens_secret_cards(sit: Sit) -> None:
    me = sit()
    table: dict[str, Any] = {
        "id": "gone",
        "game": "route",
        "title": "En Route",
        "number": 9,
        "over": True,
        "result": None,
        "mine": [0],
    }
    table |= {"seats": [], "deciding": [], "my_turn": False, "ranking": [[2, 61], [1, 73]]}
    won = ["solo", "campaign", "every-ancient-one/dagon", "eleven-cities/venice"]
    me.page.route("**/api/tables?*", lambda route: route.fulfill(json={"tables": [table | {"achieved": won}]}))
    me.open("/")
    expect(me.page.get_by_text("2nd of 2 · 73 : 61")).to_be_visible()
    album = me.page.locator("[data-album=route]")
    expect(album.locator("summary")).to_contain_text("2 / 24")
    album.locator("summary").focus()
    me.page.keyboard.press("Enter")
    expect(album.get_by_text("Play against every Ancient One · 1 / 3")).to_be_visible()
    people = album.get_by_label("Play with seven different people")
    people.focus()
    me.page.keyboard.press("Space")
    expect(album.get_by_text("Open for the set-up: Guide: the Mapmaker")).to_be_visible()
    # The table is deleted and the page left: the album stays, in every language, and the set-up knows it.
    me.page.unroute("**/api/tables?*")
    me.page.route("**/api/tables?*", lambda route: route.fulfill(json={"tables": []}))
    me.page.reload()
    me.page.get_by_role("combobox").select_option("ru")
    expect(album.locator("summary")).to_contain_text("3 / 24")
    expect(album.locator("summary")).to_contain_text("Альбом")
    me.page.locator("[data-game=route]").get_by_role("button", name="Настроить партию").click()
    chosen = me.page.get_by_role("dialog").get_by_label("Гид-картограф")
    expect(chosen).to_be_checked()
    expect(me.page.get_by_role("dialog").get_by_label("Ньярлатхотеп").last).not_to_be_checked()
    assert me.troubles == []
