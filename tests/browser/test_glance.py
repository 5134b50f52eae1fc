"""At a glance: words for every sign, the key to them, and everybody at the table in one strip."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.pages import Player
from tests.browser.test_access import PHONE, needs_axe, serious

CROWDS: Final = {"final-hour": 4, "elder-sign": 8, "arkham-lcg": 4, "route": 4, "eldritch-horror": 8}
every_game = pytest.mark.parametrize("game", CROWDS)

# Signs in view that a screen reader would not name, or of which the pointer is told nothing.
WORDLESS: Final = """() => {
  const near = 'button, a, label, li, p, th, summary, h3, .card, .line'
  const wordless = []
  for (const sign of document.querySelectorAll('svg.icon, span.icon, g.token, .die')) {
    if (!sign.getBoundingClientRect().width || sign.closest('[inert]')) continue
    const words = sign.closest(near)?.innerText?.trim()
    const name = sign.closest('[aria-label]')?.getAttribute('aria-label') || words
      || sign.closest('.strip')?.querySelector('[data-id]')?.textContent
    const tip = sign.querySelector(':scope > title')?.textContent || sign.closest('[title]')?.title
      || (sign.matches('span.icon') && sign.textContent)
      || sign.closest('button, a, label, li, p, th, summary')?.innerText?.trim()
    if (!name || !tip) wordless.push(sign.parentElement.outerHTML.slice(0, 200))
  }
  return wordless
}"""


def crowd(me: Player, game: str, **wish: Any) -> None:
    """A table of a game with as many people as it can seat, all but me bots."""
    me.new_table("me", *["bot"] * (CROWDS[game] - 1), game=game, **wish)


@every_game
def test_every_sign_has_words_everybody_is_in_view_and_the_key_to_the_signs_is_one_key_away(sit: Sit, game: str) -> None:
    me = sit()
    crowd(me, game)
    for _ in range(3):
        rev = me.view["rev"]
        me.page.locator("[data-option]").first.click()
        me.after(rev)
        me.turn()
    me.until(lambda: me.page.evaluate(WORDLESS) == [], "words for every sign")
    strip_tells_all(me)
    asked = me.view["decision"]
    me.page.keyboard.press("g")
    key = me.page.get_by_role("dialog", name="What the signs mean")
    every = me.page.request.get(f"/api/signs/{game}?lang=en").json()["signs"]
    expect(key.locator("[data-sign]")).to_have_count(len(every))
    wanted = every[1]
    key.get_by_role("searchbox").fill(wanted["name"].upper())
    expect(key.locator(f"[data-sign='{wanted['icon']}']")).to_contain_text(wanted["name"])
    assert key.locator("[data-sign]").count() < len(every)
    me.page.keyboard.press("Escape")  # empties the search
    me.page.keyboard.press("Escape")
    expect(key).to_have_count(0)
    assert me.view["decision"] == asked, "keys do nothing behind it, whatever others draw meanwhile"


def strip_tells_all(me: Player) -> None:
    """Everybody is in the strip, nobody out of view, with what lies before them."""
    drawn = me.page.locator("[data-roster] > li")
    expect(drawn).to_have_count(len(me.view["table"]["seats"]))
    fits = """e => e.scrollWidth <= e.clientWidth && [...e.querySelectorAll('.figures > :last-child')].every(
      (f) => f.getBoundingClientRect().right <= f.closest('li').getBoundingClientRect().right)"""
    assert me.page.locator("[data-roster]").evaluate(fits), "all are seen without scrolling"
    boards = {b["seat"]: b for b in me.view["scene"]["things"] if b["type"] == "board" and b.get("seat", -1) >= 0}
    assert me.view["waiting"]

    def told(seat: int) -> str:
        return drawn.nth(seat).locator(".unseen").inner_text()

    def who_decides() -> bool:
        """Bots decide while one looks, so the strip is looked at until it has followed."""
        deciding = {waiting["seat"] for waiting in me.view["waiting"]}
        return {seat for seat in boards if "deciding now" in told(seat)} == deciding

    me.until(who_decides, "who decides")
    for seat, board in boards.items():
        words = told(seat)
        assert (f"bot-{seat}" in words) == (seat > 0)
        assert not board.get("note") or "".join(board["note"]) in words
        for thing in board["things"]:
            if thing["type"] == "track":
                assert f"{thing['value']}/{thing['most']}" in words
            elif thing["type"] in ("bag", "ledger"):
                assert str(thing.get("count", thing.get("total", 0))) in words


def test_the_key_to_the_signs_has_a_button_on_a_telephone_and_a_line_in_the_list_of_keys(sit: Sit) -> None:
    me = sit(**PHONE, locale="uk-UA")
    me.new_table("me", game="elder-sign")
    me.button("Ще").tap()
    me.button("Символи").tap()
    key = me.page.get_by_role("dialog", name="Що означають символи")
    expect(key.get_by_text("По кубику із цією гранню на кожен знак.").first).to_be_visible()
    assert not me.scrolls_sideways()
    key.get_by_role("button", name="Закрити").tap()
    expect(key).to_have_count(0)
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog").get_by_text("що означають символи")).to_be_visible()


def test_a_touch_of_somebody_in_the_strip_shows_what_lies_before_them(sit: Sit) -> None:
    me = sit()
    crowd(me, "elder-sign")
    last = me.page.locator("[data-roster] > li").last.get_by_role("button")
    board = me.page.locator("[data-board]").nth(7)
    expect(board).not_to_be_in_viewport()
    last.click()
    expect(board).to_be_in_viewport()


def test_who_has_no_room_in_the_strip_is_counted_and_a_wheel_or_a_click_brings_them(sit: Sit) -> None:
    me = sit(viewport={"width": 1100, "height": 720})
    crowd(me, "elder-sign")
    strip, others = me.page.locator("[data-roster]"), me.page.locator("[data-others]")
    expect(others).to_have_count(1)
    out = strip.evaluate("e => [...e.children].filter(one => one.offsetLeft + one.offsetWidth > e.clientWidth + 4).length")
    edge = "e => [e.getBoundingClientRect().left, document.querySelector('[data-roster]').getBoundingClientRect().right]"
    left, right = others.evaluate(edge)
    assert left >= right, "the number stands beside the strip and covers nobody"
    assert 0 <= out - int(others.get_attribute("data-others") or 0) <= 1, "somebody may be cut in part"
    strip.hover()
    me.page.mouse.wheel(0, 3000)
    expect(me.page.locator("[data-others^='-']")).to_be_visible()
    expect(strip.locator("> li").last).to_be_in_viewport(ratio=0.95)
    me.page.locator("[data-others^='-']").click()
    expect(me.page.locator("[data-others]:not([data-others^='-'])")).to_be_visible()


def test_however_many_figures_somebody_has_the_strip_cuts_none(sit: Sit) -> None:
    me = sit()
    me.new_table("me", "bot", "bot", "bot", game="arkham-lcg", seed=3, until="action")
    cut = """e => [...e.querySelectorAll('.figures > span')].filter(
      (f) => f.getBoundingClientRect().right > f.closest('li').getBoundingClientRect().right).length"""
    for width in (1280, 360):
        me.page.set_viewport_size({"width": width, "height": 720})
        me.until(lambda: me.page.locator("[data-roster]").evaluate(cut) == 0, f"all figures at {width}")


def test_two_players_need_no_strip(sit: Sit) -> None:
    me = sit()
    me.new_table("me", "bot", game="eldritch-horror")
    expect(me.page.locator("[data-roster]")).to_have_count(0)


@needs_axe
def test_strip_and_key_are_for_everybody(sit: Sit) -> None:
    me = sit(bypass_csp=True)
    crowd(me, "eldritch-horror")
    assert serious(me) == []
    me.page.keyboard.press("g")
    expect(me.page.locator("[data-sign]").first).to_be_visible()
    assert serious(me) == []
