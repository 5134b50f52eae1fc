"""Two people agree to take a decision back, read what happened, and see their table deleted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.web.house import Browser, House


def test_both_agree_to_take_back_and_the_owner_deletes_the_table(sit: Sit, house: House) -> None:
    agnes, bertram = sit(), sit()
    table = agnes.new_table("me", "friend", undo="own", seed=7)
    bertram.join(agnes, table)
    expect(bertram.page.get_by_text("The seed of this game was chosen: 7.")).to_be_visible()
    bertram.button("Understood").click()
    expect(bertram.page.get_by_text("The seed of this game was chosen")).to_have_count(0)
    agnes.play()
    agnes.settle()
    agnes.button("Undo").click()
    expect(agnes.page.get_by_text("You propose to go back.")).to_be_visible()
    expect(bertram.page.get_by_text("would like to take back the last decision.")).to_be_visible()
    assert agnes.view["number"] == 1
    bertram.button("Agree").click()
    agnes.until(lambda: agnes.view["number"] == 0, "the decision taken back")
    bertram.until(lambda: bertram.view["number"] == 0, "the decision taken back")
    expect(bertram.page.get_by_text("would like to take back")).to_have_count(0)
    agnes.tab("log")
    expect(agnes.page.get_by_text("went back to decision 0.")).to_be_visible()
    lobby = agnes.page.context.new_page()
    lobby.goto(f"{house.address}/")
    lobby.get_by_role("button", name="Delete").first.click()
    lobby.get_by_role("button", name="Delete", exact=True).click()
    expect(lobby.get_by_text("No table yet.")).to_be_visible()
    expect(bertram.page.get_by_text("This table was deleted by its owner.")).to_be_visible()
    assert Browser(house).http.get(f"/api/tables/{table}/replay").status_code == 404
