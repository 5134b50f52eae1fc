"""Whoever sees little, or has the system choose the colours, reads what is written and sees what is chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.pages import Player
from tests.browser.test_access import Light, lit

READABLE = 4.5
"""What WCAG asks of letters (AA): so many times as light as what they lie on, or as dark."""

# How far the letters of all such things stand out from a paper, with all that lets it shine through them; the least of them.
STANDS_OUT = """([what, paper]) => {
  const brush = document.createElement('canvas').getContext('2d', {willReadFrequently: true})
  const paint = (colour) => {
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = colour
    brush.fillRect(0, 0, 1, 1)
    return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const ground = paint(getComputedStyle(document.documentElement).getPropertyValue(paper))
  const light = (colour) => colour.map(part => part / 255)
    .map(part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0)
  return Math.min(...[...document.querySelectorAll(what)].filter(one => one.checkVisibility()).map(one => {
    let thick = 1
    for (let part = one; part; part = part.parentElement) thick *= +getComputedStyle(part).opacity
    const ink = paint(getComputedStyle(one).color).map((part, i) => part * thick + ground[i] * (1 - thick))
    const [high, low] = [light(ink), light(ground)].sort((a, b) => b - a)
    return (high + 0.05) / (low + 0.05)
  }))
}"""


def stands_out(me: Player, what: str, paper: str) -> float:
    """How far letters stand out from a paper."""
    expect(me.page.locator(what).first).to_be_visible()
    out: float = me.page.evaluate(STANDS_OUT, [what, paper])
    return out


@pytest.mark.parametrize("light", ["light", "dark"])
def test_what_steps_back_can_still_be_read(sit: Sit, light: Light) -> None:
    me = sit()
    me.new_table("me", until="strike")
    lit(me, light)
    assert stands_out(me, ".card .off", "--card-paper") >= READABLE, "of two effects the one that is not in force"
    assert stands_out(me, ".empty .pile .count", "--paper-high") >= READABLE, "how many cards lie on a pile: none"
    me.tab("log")
    assert stands_out(me, ".log .why", "--paper") >= READABLE, "what tells the rule behind a line of the log"


def test_what_is_chosen_is_framed_where_the_system_chooses_the_colours(sit: Sit) -> None:
    me = sit(forced_colors="active")
    me.open("/")
    me.of_game("Set up a table").click()
    kinds = me.page.locator("dialog [role=radiogroup] label")
    expect(kinds.first).to_be_visible()
    framed = "all => all.filter(one => getComputedStyle(one).outlineStyle === 'solid').map(one => one.innerText)"
    assert kinds.evaluate_all(framed) == ["Me"]
    kinds.nth(1).click()
    me.until(lambda: kinds.evaluate_all(framed) == ["Another player here"], "a frame around what is chosen now")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_where_the_system_chooses_the_colours_no_paper_lies_under_what_is_written_on_cards(sit: Sit, light: Light) -> None:
    me = sit(forced_colors="active")
    me.new_table("me", game="arkham-lcg")
    lit(me, light)
    cards = me.page.locator(".card:visible, .sheet:visible")
    assert cards.count() > 4
    assert set(cards.evaluate_all("all => all.map(one => getComputedStyle(one).backgroundImage)")) == {"none"}
