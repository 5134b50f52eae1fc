"""A table whose game has changed, on the page: the sentence, the button that lets it go on, and a list that shows it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.pages import Player
from tests.web.house import House, get
from tests.web.test_changed import updated


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own, which is stopped and started again as for an update."""
    house = House(tmp_path_factory.mktemp("changed"))
    yield house
    house.stop()


def test_the_page_says_what_no_longer_fits_and_goes_on_when_told(sit: Sit, house: House) -> None:
    me = sit()
    table = me.new_table("me")
    me.play()
    me.play()
    updated(house, "update entries set fingerprint = 'other' where table_id = ? and number = 1", table)
    me.open("/")
    row = me.page.locator(f"a[href='/table/{table}']")
    row.click()
    said = me.page.get_by_role("alert")
    expect(said).to_contain_text("The table stands before that decision")
    assert me.view["number"] == 1
    me.open("/")
    expect(row).to_contain_text("From decision 2 on this game would go differently today")
    row.click()
    expect(me.page.locator("[data-can], [data-option]")).to_have_count(0)
    me.button("Let the game go on from here").click()
    expect(said).to_have_count(0)
    me.play()
    assert me.view["number"] == 2


def test_a_table_that_cannot_be_opened_stands_in_the_list_with_a_sentence(sit: Sit, house: House) -> None:
    me = sit(locale="uk-UA")
    bad, good = me.new_table("me"), me.new_table("me")
    updated(house, "update tables set options = '{' where id = ?", bad)
    me.open("/")
    expect(me.page.get_by_text("Запис цього столу не читається")).to_be_visible()
    expect(me.page.locator(f"a[href='/table/{bad}']")).to_have_count(0)
    expect(me.page.locator(f"a[href='/table/{good}']")).to_be_visible()
    me.open(f"/table/{bad}")
    expect(me.page.get_by_text("Запис цього столу не читається")).to_be_visible()


def cut_off(me: Player, house: House) -> None:
    """The server goes and comes back, and the page with it."""
    house.kill()
    offline = me.page.locator(".offline")
    expect(offline).to_be_visible()
    with me.page.expect_request(house.address + "/") as asked:
        house.start()
        expect(offline).to_have_count(0)
    asked.value.response()


def test_a_page_from_before_an_update_says_so_and_loads_the_new_one(sit: Sit, house: House) -> None:
    me = sit()
    me.new_table("me")
    renewed = me.page.locator("[data-renewed]")
    cut_off(me, house)
    expect(renewed, "the page is the same").to_have_count(0)
    newer = re.sub(r"/assets/index-[^.\"]+\.js", "/assets/index-newer.js", get(house.address).text)
    me.page.route(house.address + "/", lambda route: route.fulfill(content_type="text/html", body=newer))
    cut_off(me, house)
    expect(renewed).to_be_visible()
    expect(me.page.get_by_text("Miskatonic has been updated since you opened this page.")).to_be_visible()
    me.play()
    me.tab("log")
    me.page.locator("#chat").fill("Shall we ")
    renewed.click()
    expect(renewed).to_have_count(0)
    assert me.view["number"] == 1
    me.tab("log")
    expect(me.page.locator("#chat"), "what one was about to say").to_have_value("Shall we ")
