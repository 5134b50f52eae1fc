"""Why something else cannot be chosen: asked for by mouse or key, or where one looks at a thing more closely."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Sit
from tests.browser.pages import Player
from tests.browser.test_arkham_lcg import ROLAND, to_action

FAR = "FH-MOV-05"


def wondering(sit: Sit) -> tuple[Player, list[str]]:
    """A player who may move, and what kinds of messages the page has sent."""
    me = sit()
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)["t"]))

    me.page.on("websocket", listen)
    me.new_table("me", until="move")
    return me, sent


def places(me: Player, *, reached: bool) -> list[str]:
    """The places on the map that can be moved to now, or the others."""
    near = {target for option in me.view["decision"]["options"] for target in option["targets"]}
    shown: list[str] = me.page.locator('[data-id^="place:"]').evaluate_all("all => all.map(one => one.dataset.id)")
    return [place for place in dict.fromkeys(shown) if (place in near) == reached]


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_who_opens_the_question_why_not_reads_what_is_forbidden_and_by_which_rule(sit: Sit, by: str) -> None:
    me, sent = wondering(sit)
    summary, bans = me.page.locator("[data-why-not] summary"), me.page.locator("[data-ban]")
    expect(summary).to_have_text("Why not something else?")
    assert "why-not" not in sent, "nobody has asked"
    if by == "mouse":
        summary.click()
    else:
        summary.focus()
        me.page.keyboard.press("Enter")
    far = me.page.locator(f'[data-ban="{FAR}"]')
    expect(far).to_be_in_viewport()
    expect(far).to_contain_text("Move to")
    expect(far.locator(".rule")).to_contain_text(FAR)
    assert sent.count("why-not") == 1
    summary.press("Enter")
    expect(bans.first).to_be_hidden()
    summary.press("Enter")
    expect(bans.first).to_be_visible()
    assert sent.count("why-not") == 1, "what is known is not asked again"
    expect(me.page.locator(".refused")).to_have_count(0)
    me.page.keyboard.press("l")
    me.hear("ru")
    expect(far).to_contain_text("Перейти")
    assert me.troubles == []


def test_the_question_that_follows_has_its_own_answer_while_one_keeps_wondering(sit: Sit) -> None:
    me, _ = wondering(sit)
    me.page.locator("[data-why-not] summary").click()
    here = me.page.locator('[data-ban="FH-BRD-05"] p')
    before = here.inner_text()
    while True:
        me.play()
        me.turn()
        if me.view["decision"]["kind"] == "move":
            break
    if not me.page.locator("[data-why-not]").evaluate("details => details.open"):  # nothing was forbidden in between
        me.page.locator("[data-why-not] summary").click()
    expect(here).not_to_have_text(before)
    assert me.troubles == []


def test_a_click_on_a_place_that_cannot_be_reached_says_why(sit: Sit) -> None:
    me, sent = wondering(sit)
    far = next(place for place in places(me, reached=False) if me.page.locator(f'[data-id="{place}"]').is_visible())
    me.page.locator(f'[data-id="{far}"]').click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Why not now?")
    expect(dialog.locator(".rule", has_text=FAR)).to_be_visible()
    assert sent.count("why-not") == 1
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)  # a closed one is out of sight before the page has heard of it
    near = me.page.locator(f'[data-id="{places(me, reached=True)[0]}"]')
    near.focus()
    me.page.keyboard.press("i")
    expect(dialog).to_be_visible()
    expect(dialog).not_to_contain_text("Why not now?")
    assert me.troubles == []


def test_a_long_answer_is_read_from_its_beginning_with_the_words_of_its_rule(sit: Sit) -> None:
    me = sit(viewport={"width": 1280, "height": 800})
    me.new_table("me", **ROLAND)
    to_action(me)
    me.page.locator("[data-why-not] summary").click()
    rule = me.page.locator("[data-ban] .rule").first
    expect(rule).to_have_text(re.compile("AH-.* .*[.]"))
    expect(rule).to_be_in_viewport(ratio=1)
    expect(me.page.locator("[data-why-not] summary")).to_be_in_viewport()
