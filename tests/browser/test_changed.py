"""A table whose game has changed, on the page: the sentence, the button that lets it go on, and a list that shows it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.web.house import House
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
    expect(row).to_contain_text("From decision 2 on this game would go otherwise today")
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
