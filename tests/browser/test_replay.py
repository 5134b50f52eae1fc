"""Looking back: the link to a move, the slider, and playing on from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

import miskatonic as mk
from tests.browser.conftest import Sit
from tests.browser.pages import LOOK
from tests.browser.test_access import PHONE
from tests.web.house import Browser, House, get


def finished(house: House) -> tuple[str, int]:
    """A finished table that somebody else played, and how many decisions it took."""
    other = Browser(house)
    table = other.new_table("me", seed=7)
    chair = other.sit(table)
    while chair.view["result"] is None:
        options = [option["key"] for option in chair.view["decision"]["options"]]
        chair.play("ready" if "ready" in options else options[0])
    chair.leave()
    return table, chair.view["number"]


def log_at(house: House, table: str, n: int) -> int:
    """How many lines the log had after so many decisions."""
    return len(get(f"{house.address}/api/tables/{table}/replay?at={n}&lang=en").json()["log"])


def test_a_link_shows_its_move_the_slider_goes_through_and_a_fork_plays_on(sit: Sit, house: House) -> None:
    table, length = finished(house)
    me = sit()
    me.open(f"/replay/{table}?at=4")
    expect(me.page.get_by_text(f"Decision 4 of {length}")).to_be_visible()
    me.tab("log")
    expect(me.log).to_have_count(log_at(house, table, 4))
    expect(me.page.locator("[data-can], [data-option]")).to_have_count(0)

    me.page.get_by_role("slider").fill("2")
    expect(me.page.get_by_text(f"Decision 2 of {length}")).to_be_visible()
    expect(me.log).to_have_count(log_at(house, table, 2))
    me.page.wait_for_url("**?at=2")
    me.page.keyboard.press("End")
    expect(me.page.get_by_text(f"Decision {length} of {length}")).to_be_visible()
    me.page.keyboard.press("Home")
    expect(me.page.get_by_text(f"Decision 0 of {length}")).to_be_visible()
    stops = get(f"{house.address}/api/tables/{table}/story?lang=en").json()["stops"]
    me.button("Play").click()
    expect(me.page.get_by_text(f"Decision {stops[1]} of {length}")).to_be_visible()
    me.button("Pause").click()
    told, last = me.page.locator(".account"), me.log.last.locator(".words")
    # A step may still be on its way.
    me.until(lambda: last.inner_text().removeprefix("new:").strip() in told.inner_text(), "the last line, told")
    expect(me.page.locator("[data-pane=log] .new").last).to_be_visible()

    me.open(f"/replay/{table}?at=9999")
    expect(me.page.get_by_text(f"Decision {length} of {length}")).to_be_visible()

    me.page.get_by_role("slider").fill("3")
    me.page.wait_for_url("**?at=3")
    expect(me.page.locator("[data-fork]")).to_have_attribute("title", "Play on from here as a new table")
    me.button("Play on from here").dblclick()
    me.page.wait_for_url("**/table/*")
    me.settle()
    assert len([url for url in me.asked if url.endswith("/fork")]) == 1, "one table, however often it is pressed"
    assert table not in me.page.url
    assert me.view["number"] == 3
    me.play()
    assert me.view["number"] == 4


def test_the_replay_of_a_running_table_keeps_the_hands_of_others_hidden(sit: Sit) -> None:
    me, stranger = sit(), sit()
    table = me.new_table("me", "bot")
    own = me.page.locator(".dock .card:not(.hidden)")
    names = [card.get_attribute("data-id") for card in own.all()]
    assert names
    me.play()
    stranger.open(f"/replay/{table}?at=0")
    expect(stranger.page.get_by_role("slider")).to_be_visible()
    stranger.tab("people")
    expect(stranger.page.locator("[data-pane=people] .card.hidden").first).to_be_visible()
    for name in names:
        expect(stranger.page.locator(f'[data-id="{name}"]')).to_have_count(0)


def test_on_a_phone_the_address_of_a_move_is_copied_also_where_the_browser_gives_no_clipboard(sit: Sit) -> None:
    me = sit(**PHONE)
    me.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    me.page.add_init_script("addEventListener('copy', () => (window.taken = document.activeElement.value))")
    table = me.new_table("me")
    me.play()
    me.open(f"/replay/{table}?at=1")
    menu = me.button("More")
    menu.click()
    expect(me.page.locator("[data-fork]")).to_have_text("Play on from here as a new table")
    copy = me.page.locator("[data-copy]")
    copy.click()
    expect(copy).to_have_text("Copied")
    assert me.page.evaluate("taken").endswith(f"/replay/{table}?at=1")
    me.page.keyboard.press("Escape")
    expect(copy).to_be_hidden()
    expect(menu).to_be_focused()
    menu.click()
    me.page.locator(".account").click()
    expect(copy).to_be_hidden()
    assert me.troubles == []


def test_what_comes_late_changes_nothing_once_one_has_gone_back_to_the_table(sit: Sit) -> None:
    me = sit()
    table = me.new_table("me")
    me.play()
    asked: list[Route] = []
    me.page.route("**/replay?*at=0*", lambda route: asked.append(route))
    me.open(f"/replay/{table}?at=1")
    expect(me.page.locator("[data-back]")).to_be_visible()
    me.until(lambda: asked, "the wish for the beginning, with which this moment is compared")
    me.page.keyboard.press("Home")
    me.page.locator("[data-back]").click()
    me.settle()
    with me.page.expect_response("**/replay?*at=0*"):
        asked[0].continue_()
    me.page.wait_for_timeout(200)
    assert me.page.url.endswith(f"/table/{table}")
    assert "Replay" not in me.page.title()
    me.page.context.set_offline(True)
    me.button("Rules").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("There is no answer. Try again when the connection is back.")
    me.page.context.set_offline(False)


def test_looking_back_is_not_waiting_and_what_leads_through_the_game_has_the_room_to_itself(sit: Sit, house: House) -> None:
    table, _ = finished(house)
    for wishes in (PHONE, {"viewport": {"width": 1366, "height": 768}}):
        me = sit(**wishes, own_clock=True)
        me.open(f"/replay/{table}?at=6")
        reel, dock = me.page.locator(".reel"), me.page.locator(".dock")
        expect(reel).to_be_visible()
        me.until(lambda: me.page.evaluate(LOOK)["lettered"], "its letters")  # noqa: B023
        expect(me.page.locator("[data-lately]")).to_have_count(0)
        before = dock.bounding_box(), reel.bounding_box()
        assert before[0] is not None
        assert before[1] is not None
        assert before[1]["width"] >= before[0]["width"] - 2
        me.page.clock.run_for(5000)
        assert (dock.bounding_box(), reel.bounding_box()) == before


# Words that are cut while there is room under the buttons, and buttons that reach beyond what frames them.
CRAMPED = """() => {
  const [dock, account] = ['.dock', '.account'].map(one => document.querySelector(one))
  const ends = [...document.querySelectorAll('.buttons :is(button, select)')].map(one => one.getBoundingClientRect().bottom)
  const left = dock.getBoundingClientRect().bottom - Math.max(...ends)
  const beside = document.querySelector('.reel').getBoundingClientRect().right > innerWidth + 1
  return {cut: account.scrollHeight > account.clientHeight + 1 && left > 16, beyond: left < 0 || beside}
}"""


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (820, 1180), (1280, 720), (1920, 1080)])
def test_what_is_told_of_a_moment_has_the_room_that_the_buttons_leave(sit: Sit, house: House, size: tuple[int, int]) -> None:
    table, length = finished(house)
    me = sit(viewport={"width": size[0], "height": size[1]}, locale="ru-RU")
    for at in range(2, length, 9):
        me.open(f"/replay/{table}?at={at}")
        expect(me.page.locator(".account")).not_to_be_empty()
        me.until(lambda: me.page.evaluate(LOOK)["lettered"], "its letters")
        assert me.page.evaluate(CRAMPED) == {"cut": False, "beyond": False}


def test_what_leads_through_a_city_is_as_wide_as_a_phone(sit: Sit) -> None:
    game = mk.new("route", seats=2, seed=7)
    for _ in range(9):
        game.play(game.decision.options[0].key, seat=game.decision.seat)
    me = sit(**PHONE, locale="ru-RU")
    table = me.lay(game, "me", "bot")
    me.open(f"/replay/{table}?at=6")
    expect(me.page.locator(".account")).not_to_be_empty()
    me.until(lambda: me.page.evaluate(LOOK)["lettered"], "its letters")
    assert not me.page.evaluate(CRAMPED)["beyond"]


def test_a_page_that_does_not_come_says_so_and_is_loaded_again(sit: Sit, house: House) -> None:
    table, length = finished(house)
    me = sit()
    me.page.route("**/assets/ReplayPage-*", lambda route: route.abort())
    me.open(f"/replay/{table}?at=4")
    expect(me.page.get_by_text("This page did not come.")).to_be_visible()
    me.page.unroute_all()
    me.button("Load it again").click()
    expect(me.page.get_by_text(f"Decision 4 of {length}")).to_be_visible()
