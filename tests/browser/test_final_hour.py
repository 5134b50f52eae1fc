"""Final Hour in the browser: every word that a decision depends on can be read without resting on anything."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.pages import Player, flat
from tests.browser.test_access import PHONE
from tests.browser.test_arkham_lcg import find

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
CUT = """() => [...document.querySelectorAll('.told .line, [data-option]')]
  .filter(words => words.getBoundingClientRect().width > 0)
  .filter(words => {
    const range = document.createRange()
    range.selectNodeContents(words)
    const inside = range.getBoundingClientRect()
    for (let box = words; !box.matches('[data-pane], .dock, #decision'); box = box.parentElement) {
      const edge = box.getBoundingClientRect()
      const clips = getComputedStyle(box).overflow !== 'visible'
      const out = inside.bottom > edge.bottom + 1 || inside.right > edge.right + 1 || inside.top < edge.top - 1
      if (clips && out) return true
    }
    return false
  }).map(words => words.textContent)"""
"""The words of cards and buttons that stick out of a box that cuts off."""


def words_of(me: Player, id: str) -> list[str]:
    """The text of a card as the page shows it, line by line."""
    return me.page.locator(f'[data-id="{id}"] .line').all_inner_texts()


@SIZES
def test_the_button_says_what_the_card_will_do_there(sit: Sit, size: dict[str, Any]) -> None:
    me = sit(**size)
    me.new_table("me", until="lay-on")
    mentions = [part[1] for part in me.view["decision"]["prompt"] if isinstance(part, list)]
    card = next(id for id in mentions if id.startswith("piece:"))
    top, bottom = map(flat, find(me, card)["lines"])
    expect(me.page.locator("[data-option] small")).to_have_count(4)
    details = [flat(option["detail"]) for option in me.view["decision"]["options"]]
    assert [top.endswith(f"{words}.") for words in details] == [True, True, False, False]
    assert [bottom.endswith(f"{words}.") for words in details] == [False, False, True, True]
    assert me.page.evaluate(CUT) == []


@SIZES
def test_in_a_lesson_a_hint_advises_what_the_coach_does_until_the_coach_is_sent_away(sit: Sit, size: dict[str, Any]) -> None:
    me = sit(**size)
    me.open("/")
    me.page.locator("[data-game=final-hour] [data-learn]").click()
    coach, hint = me.page.locator("[data-coach]"), me.page.locator(".hint")
    coach.get_by_role("button", name="Do it").click()
    expect(me.page.locator("[data-coach='2']")).to_be_visible()
    me.settle()
    me.page.keyboard.press("h")
    expect(hint).to_contain_text("Jenny (2 action cards left), as the coach says.")
    coach.get_by_role("button", name="I will go on alone").click()
    me.page.keyboard.press("h")
    expect(hint).to_contain_text("“Tommy (2 action cards left)”")
    me.page.get_by_role("button", name="Ask the coach").click()
    me.page.keyboard.press("h")
    expect(hint).to_contain_text("as the coach says")
    me.page.locator("[data-option].hinted").click()
    expect(me.page.locator("[data-coach='3']")).to_be_visible()
    assert not me.troubles


@SIZES
def test_no_card_of_the_row_or_in_front_of_a_player_is_cut_off(sit: Sit, size: dict[str, Any]) -> None:
    me = sit(**size)
    seen: set[str] = set()
    for seed, question in enumerate(("lay-priority", "move", "strike", "seal", "attempt", "move")):
        me.new_table("me", "bot", seed=seed, until=question)
        for pane in ("table", "people"):
            me.tab(pane)
            assert me.page.evaluate(CUT) == []
            seen |= set(me.page.locator(".told .line:visible").all_inner_texts())
            assert not me.scrolls_sideways()
    assert len(seen) >= 10


def test_the_card_in_force_is_in_view(sit: Sit) -> None:
    me = sit(**WIDE)
    me.new_table("me", until="move")
    active = me.page.locator(".table [data-active]")
    expect(active).to_have_count(1)
    expect(active).to_be_in_viewport(ratio=1)
    assert words_of(me, active.locator("[data-id]").get_attribute("data-id") or "")


@SIZES
def test_to_be_ready_for_the_ritual_is_asked_once_more_with_the_odds(sit: Sit, size: dict[str, Any]) -> None:
    me = sit(**size)
    me.new_table("me", until="attempt", options={"solo_threshold": 2})
    option = next(option for option in me.view["decision"]["options"] if option["key"] == "ready")
    number = me.view["number"]
    me.option("ready").click()
    question = me.page.get_by_role("dialog", name="Are you sure?")
    expect(question).to_contain_text(flat(option["grave"]))
    expect(question).to_contain_text(re.compile(r"succeeds with a chance of [\w ]*\d+%"))
    assert not me.scrolls_sideways()
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    assert (me.view["number"], me.view["result"]) == (number, None)

    me.page.keyboard.press(str(me.keys().index("ready") + 1))
    expect(question).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    assert (me.view["number"], me.view["result"]) == (number, None), "Enter says no"

    me.option("ready").click()
    question.get_by_role("button", name="Reverse the ritual now").click()
    me.until(lambda: me.view["result"], "the end of the game")
    expect(question).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "sure", "odds"),
    [("ru-RU", "Вы уверены?", "Вероятность успеха — "), ("uk-UA", "Ви впевнені?", "Імовірність успіху — ")],
)
def test_the_question_is_asked_in_the_language_of_the_player(sit: Sit, locale: str, sure: str, odds: str) -> None:
    me = sit(**WIDE, locale=locale)
    me.new_table("me", until="attempt")
    me.option("ready").click()
    expect(me.page.get_by_role("dialog", name=sure)).to_contain_text(odds)


def test_a_card_that_comes_into_view_brings_its_heading(sit: Sit) -> None:
    me = sit(viewport={"width": 1280, "height": 800})
    me.new_table("me", until="set-aside")
    pane = me.page.locator(".table.pane")
    pane.evaluate("pane => (pane.scrollTop = pane.scrollHeight)")
    heading = pane.get_by_role("heading", name="Drawn priority cards")
    expect(heading).not_to_be_in_viewport()
    pane.locator("[data-can]").first.evaluate("card => card.scrollIntoView({ block: 'nearest' })")
    expect(heading).to_be_in_viewport(ratio=1)
