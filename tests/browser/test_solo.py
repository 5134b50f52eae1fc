"""Alone at the table: from the first page to the end of a game, with nothing the browser complains of."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.web.house import House


def test_from_the_first_page_to_the_end_of_a_game_by_touching_what_is_highlighted(sit: Sit, house: House) -> None:
    me = sit(reduced_motion="no-preference")
    page = me.open("/")
    assert page is not None
    assert "script-src 'self';" in page.headers["content-security-policy"]
    me.of_game("Play now").click()
    me.page.wait_for_url("**/table/*")
    me.settle()
    in_the_bar = []
    for _ in range(200):
        if me.view["result"]:
            break
        kind = me.turn()
        unreachable = [
            o["key"] for o in me.view["decision"]["options"] if o["targets"] and not any(map(me.reach, o["targets"]))
        ]
        assert not unreachable, "what can be chosen lies where it can be touched"
        if me.play() == "bar":
            in_the_bar.append(kind)
    assert set(in_the_bar) <= {"attempt"}, "only this question has no place on the table"
    expect(me.prompt).to_contain_text("Victory" if me.view["result"]["won"] else "Defeat")
    me.page.get_by_role("link", name="Watch the replay").click()
    me.page.wait_for_url("**/replay/*")
    expect(me.page.get_by_text(f"Decision 0 of {me.view['number']}")).to_be_visible()
    assert me.troubles == [], "no breach of the content security policy, no error"
    places = {urlsplit(address).netloc for address in me.asked if not address.startswith(("data:", "blob:"))}
    assert places == {urlsplit(house.address).netloc}, "nothing is asked of another house"


def test_the_first_game_of_a_title_tells_its_aim_beside_the_first_question_until_it_is_closed(sit: Sit) -> None:
    me = sit()
    aim = me.page.locator("[data-aim]")

    def begin() -> str:
        me.open("/")
        me.of_game("Play now").click()
        me.page.wait_for_url("**/table/*")
        me.settle()
        return me.page.url

    first = begin()
    expect(aim).to_contain_text("There is a single way to win: reverse the ritual.")
    aim.get_by_role("button", name="How to play").click()
    expect(me.page.get_by_role("dialog").get_by_text("There is a single way to win")).to_be_visible()
    me.page.keyboard.press("Escape")
    second = begin()
    expect(aim).to_have_count(0)
    assert first != second
    me.open(first)
    me.settle()
    aim.get_by_role("button", name="Close").click()
    expect(aim).to_have_count(0)
    me.page.reload()
    me.settle()
    expect(aim).to_have_count(0)


def test_who_plays_alone_is_told_nothing_of_the_seats_of_others(sit: Sit) -> None:
    me = sit()
    me.new_table("me")
    me.button("Invite").click()
    links = me.page.get_by_role("dialog")
    expect(links.get_by_text("Download the save")).to_be_visible()
    expect(links.get_by_role("heading", name="Seats")).to_have_count(0)
    me.new_table("me", "bot")
    me.button("Invite").click()
    expect(links.get_by_role("heading", name="Seats")).to_be_visible()
