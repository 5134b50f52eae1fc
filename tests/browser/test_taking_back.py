"""Two people agree to take a decision back, read what happened, and see their table deleted; what is told moves nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.pages import Player, flat
from tests.browser.test_access import PHONE
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
    undone = flat(next(line["text"] for line in bertram.view["log"] if line["n"] > 0))
    expect(bertram.page.locator("[data-banner] small")).to_have_text(undone)
    assert agnes.view["number"] == 1
    bertram.button("Agree").click()
    agnes.until(lambda: agnes.view["number"] == 0, "the decision taken back")
    bertram.until(lambda: bertram.view["number"] == 0, "the decision taken back")
    expect(bertram.page.get_by_text("would like to take back")).to_have_count(0)
    agnes.tab("log")
    expect(agnes.page.get_by_text("took back the last decision.")).to_be_visible()
    lobby = agnes.page.context.new_page()
    lobby.goto(f"{house.address}/")
    lobby.get_by_role("button", name="Delete").first.click()
    lobby.get_by_role("button", name="Delete", exact=True).click()
    expect(lobby.get_by_text("No table yet.")).to_be_visible()
    expect(bertram.page.get_by_text("This table was deleted by its owner.")).to_be_visible()
    assert Browser(house).http.get(f"/api/tables/{table}/replay").status_code == 404


def test_where_nothing_is_taken_back_whoever_tries_reads_so(sit: Sit) -> None:
    me = sit()
    me.new_table("me", "bot", undo="none")
    me.play()
    me.page.keyboard.press("u")
    expect(me.page.get_by_role("alert").get_by_text("At this table decisions are not taken back.")).to_be_visible()


PLACES = """() => [...document.querySelectorAll('main, main .map, .dock, .tabs, [data-option], [data-pane]')]
  .map(part => part.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height].map(Math.round).join(' '))"""
"""Where the middle, the question and everything that can be chosen are."""
LARGE: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}


@pytest.mark.parametrize("size", [{}, LARGE, PHONE], ids=["wide", "large", "phone"])
@pytest.mark.parametrize("others", [1, 3])
def test_nothing_moves_under_the_pointer_when_somebody_proposes_to_take_back(
    sit: Sit, size: dict[str, Any], others: int
) -> None:
    agnes, bertram = sit(), sit(**size)
    table = agnes.new_table("me", "friend", *["bot"] * (others - 1), undo="own", seed=7)
    bertram.join(agnes, table)
    bertram.button("Understood").click()
    agnes.play()
    bertram.turn()
    told = bertram.page.locator("[data-banner]", has_text="would like to take back")
    before = bertram.page.evaluate(PLACES)
    agnes.button("Undo").click()
    expect(told).to_be_visible()
    assert bertram.page.evaluate(PLACES) == before
    assert covered(bertram) == [], "the question and what answers it are free"
    expect(bertram.button("Agree")).to_be_in_viewport(ratio=1)
    bertram.button("Do not agree").click()
    expect(told).to_have_count(0)
    assert bertram.page.evaluate(PLACES) == before


def covered(player: Player) -> list[str]:
    """Options in the decision bar that lie under a banner."""
    under: list[str] = player.page.evaluate(
        """() => [...document.querySelectorAll('[data-option]')].filter(option => {
          const box = option.getBoundingClientRect()
          return document.elementFromPoint(box.x + box.width / 2, box.y + 8)?.closest('[data-banner]')
        }).map(option => option.dataset.option)"""
    )
    return under


@pytest.mark.parametrize(
    ("kind", "away", "why"),
    [
        ("bot", False, "The owner of the table gave your seat to a bot. You look on now;"),
        ("friend", True, "The owner of the table opened your seat for somebody else. You look on now;"),
    ],
)
def test_whoever_lost_a_seat_at_the_table_or_while_away_is_told_why_until_they_have_read_it(
    sit: Sit, house: House, kind: str, away: bool, why: str
) -> None:
    agnes, bertram = sit(), sit()
    table = agnes.new_table("me", "friend")
    bertram.join(agnes, table)
    if away:
        bertram.open("/")
    headers = {"origin": house.address, "x-miskatonic": "1"}
    given = agnes.page.request.post(f"/api/tables/{table}/seats", data={"seat": 1, "kind": kind}, headers=headers)
    assert given.ok, given.text()
    if away:
        bertram.open(f"/table/{table}")
    told = bertram.page.locator("[data-banner]", has_text=why)
    expect(told).to_be_visible()
    bertram.page.reload()
    expect(told).to_be_visible()
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    bertram.page.reload()
    bertram.until(lambda: bool(bertram.view), "the table")
    expect(bertram.page.locator("main .map").first).to_be_visible()
    expect(told).to_have_count(0)
    expect(agnes.page.locator("[data-banner]", has_text="your seat")).to_have_count(0)
