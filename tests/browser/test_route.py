"""En Route in the browser: lines are drawn with mouse, finger and keys, and nobody sees another's before all are done."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import WebSocket, expect

import miskatonic as mk
from miskatonic.bots import make_bot
from tests.browser.conftest import Sit
from tests.browser.pages import PATIENCE, Player
from tests.browser.test_access import PHONE

SPOT = """(id) => {
  const box = document.querySelector(`.city [data-id="${CSS.escape(id)}"]`).getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""


def sheet(player: Player, seat: int | None = None) -> dict[str, Any]:
    """The sheet in the middle, or the small one of another seat."""
    things = player.view["scene"]["things"]
    if seat is None:
        return next(thing for thing in things if thing["type"] == "grid")
    board = next(thing for thing in things if thing["type"] == "board" and thing["seat"] == seat)
    return next(thing for thing in board["things"] if thing["type"] == "grid")


def drawn(grid: dict[str, Any], *kinds: str) -> set[str]:
    """The roads along which something is drawn, by name."""
    streets = [street for street in grid["streets"] if street.get("drawn", "") in (kinds or ("drawn", "new"))]
    return {street["id"].partition("street:")[2] for street in streets}


def options(player: Player, start: str) -> list[dict[str, Any]]:
    """What can be chosen of a kind."""
    decision = player.view["decision"]
    return [option for option in decision["options"] if option["key"].startswith(start)] if decision else []


def until_drawing(*players: Player) -> None:
    """Play the selection of tourists and choose locations, until everybody can draw."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        waiting = [player for player in players if player.keys() and not options(player, "draw:")]
        if not waiting and all(options(player, "draw:") for player in players):
            return
        for player in waiting[:1]:
            player.settle()
            choice = (options(player, "location:") or player.view["decision"]["options"])[0]
            rev = player.view["rev"]
            player.option(choice["key"]).dispatch_event("click")
            player.after(rev)
        if not waiting:
            players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody came to draw")


def stroke(player: Player) -> tuple[list[str], list[tuple[float, float]]]:
    """Two roads one after another from an end of a road that can be drawn, and the points to draw through."""
    grid = sheet(player)
    can = {option["targets"][0] for option in options(player, "draw:")}
    streets = [street for street in grid["streets"] if not street.get("side") and not street.get("via")]
    for first in (street for street in streets if street["id"] in can):
        for a, b in ((first["a"], first["b"]), (first["b"], first["a"])):
            for second in streets:
                if second is not first and b in (second["a"], second["b"]) and second["id"] in can:
                    c = second["b"] if second["a"] == b else second["a"]
                    spots = [tuple(player.page.evaluate(SPOT, corner)) for corner in (a, b, c)]
                    return [first["id"], second["id"]], spots
    raise AssertionError("no two roads in a row")


def name(id: str) -> str:
    """The name of a road without the kind of thing it is."""
    return id.partition("street:")[2]


def done(player: Player) -> None:
    """Finish the turn, drawing what must still be drawn."""
    while not options(player, "done"):
        rev = player.view["rev"]
        choice = (options(player, "draw:") or player.view["decision"]["options"])[0]
        player.option(choice["key"]).dispatch_event("click")
        player.after(rev)
    player.settle()
    rev = player.view["rev"]
    player.option("done").click()
    player.after(rev)


def two(sit: Sit) -> tuple[Player, Player, list[str]]:
    """Two people in two browsers at one table; what the second hears, frame by frame."""
    me, other = sit(), sit()
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    other.page.on("websocket", listen)
    table = me.new_table("me", "friend", game="route")
    other.join(me, table)
    return me, other, heard


def test_a_stroke_of_the_mouse_is_kept_from_the_others_until_all_are_done_also_over_a_lost_connection(sit: Sit) -> None:
    me, other, heard = two(sit)
    until_drawing(me, other)
    before = drawn(sheet(other, 0))
    heard.clear()
    roads, spots = stroke(me)
    me.page.mouse.move(*spots[0])
    me.page.mouse.down()
    for x, y in spots[1:]:
        me.page.mouse.move(x, y, steps=8)
    me.page.mouse.up()
    me.until(lambda: name(roads[0]) in drawn(sheet(me), "new"), "the first segment")
    me.settle()
    mine = drawn(sheet(me), "new")
    assert len(mine) == 2, "no part of a quick stroke is lost"
    done(me)
    expect(me.page.locator("#decision .eyebrow")).to_contain_text("friend-1")

    # The other has heard that decisions were taken, and nothing of what they were.
    said = json.dumps([json.loads(frame) for frame in heard])
    assert not any(f"street:{road}" in said for road in mine)
    assert drawn(sheet(other, 0)) == before

    # Somebody who comes back finds the turn as it was, and still sees nothing new.
    started = options(other, "draw:")[0]
    other.option(started["key"]).dispatch_event("click")
    other.until(lambda: bool(drawn(sheet(other), "new")), "the segment")
    kept = drawn(sheet(other), "new")
    other.page.reload()
    other.turn()
    assert drawn(sheet(other), "new") == kept
    assert drawn(sheet(other, 0)) == before

    done(other)
    other.until(lambda: mine <= drawn(sheet(other, 0)), "the lines of the first player")
    other.tab("people")
    other.page.locator(".thumb").click()
    opened = other.page.get_by_role("dialog")
    expect(opened.locator("[data-drawn]")).to_have_count(len(drawn(sheet(other, 0))))
    aloud = opened.get_by_role("img", name=re.compile(", drawn"))
    expect(aloud).to_have_count(len(drawn(sheet(other, 0))))  # whoever hears the page read is told of every road
    assert me.troubles == other.troubles == []


def test_a_finger_draws_under_a_lens_and_the_score_sheet_says_at_once_what_it_is_worth(sit: Sit) -> None:
    me = sit(**PHONE)
    me.new_table("me", game="route", options={"city": "venice"})
    until_drawing(me)
    me.tab("map")
    roads, spots = stroke(me)
    session = me.page.context.new_cdp_session(me.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        there = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": there})

    touch("touchStart", spots[0])
    (ax, ay), (bx, by) = spots[:2]
    for i in range(1, 9):
        touch("touchMove", (ax + (bx - ax) * i / 8, ay + (by - ay) * i / 8))
    expect(me.page.locator("svg.lens")).to_be_visible()
    touch("touchEnd")
    expect(me.page.locator("svg.lens")).to_have_count(0)
    me.until(lambda: name(roads[0]) in drawn(sheet(me), "new"), "the segment drawn by a finger")
    me.settle()
    expect(me.page.locator(".main .ledger tfoot")).to_be_in_viewport()
    assert not me.scrolls_sideways()
    assert me.troubles == []


DOCK = "document.querySelector('.dock').getBoundingClientRect()"


def test_on_a_phone_the_city_stays_where_it_is_whatever_a_turn_is_worth_and_a_hint_hides_nothing_of_it(sit: Sit) -> None:
    game = mk.new("route", seats=1, seed=3)
    bot = make_bot("greedy", 1)
    for _ in range(44):
        game.play(bot.choose(game, 0))
    me = sit(**PHONE)
    me.lay(game, "me")
    city = me.page.locator(".main .city").first
    before = city.bounding_box()
    assert me.page.locator(".main .ledger .more:not(:empty)").count() > 3, "much is gained"
    rev = me.view["rev"]
    me.option("done").click()
    me.after(rev)
    me.tab("map")
    assert city.bounding_box() == before
    me.page.get_by_role("button", name="Hint").click()
    hint = me.page.locator(".hint")
    expect(hint).to_be_visible()
    assert before is not None
    assert hint.evaluate("e => e.getBoundingClientRect().top") >= before["y"] + before["height"]
    assert hint.evaluate(f"e => e.getBoundingClientRect().bottom - {DOCK}.bottom") >= -1, "nothing shines through"


def test_the_page_is_never_longer_than_the_screen_however_many_sheets_lie_beside(sit: Sit) -> None:
    me = sit(viewport={"width": 1366, "height": 768})
    me.new_table("me", "bot", "bot", game="route", seed=11)
    for pane in ("table", "people", "log"):
        me.tab(pane)
        assert me.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0, pane


def test_nothing_scrolls_for_the_sake_of_what_nobody_sees(sit: Sit) -> None:
    game, bot = mk.new("route", seats=2, seed=11), make_bot("greedy", 3)
    while not game.over:
        game.play(bot.choose(game, game.decision.seat), seat=game.decision.seat)
    me = sit(**PHONE)
    me.new_table("me", game="route")
    assert me.page.locator("main").evaluate("pane => pane.scrollHeight - pane.clientHeight") == 0
    me.lay(game, "me", "bot")
    me.page.keyboard.press("Escape")
    me.tab("log")
    for part in (".dock", "#log"):
        assert me.page.locator(part).evaluate("one => one.scrollWidth - one.clientWidth") == 0, part


def test_what_is_said_hides_nothing_of_a_city_on_which_a_finger_draws(sit: Sit) -> None:
    me, other = sit(**PHONE), sit()
    table = me.new_table("me", "friend", game="route")
    other.join(me, table)
    heard = me.page.locator("[data-heard]")
    expect(heard).to_be_visible()
    lots = me.page.locator(".main .city .lot").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert heard.evaluate("e => e.getBoundingClientRect().bottom") <= min(lots)


def test_the_aim_of_the_first_game_leaves_room_for_its_first_question(sit: Sit) -> None:
    me = sit(viewport={"width": 1366, "height": 768})
    me.open("/")
    me.of_game("Play now", "route").click()
    me.page.wait_for_url("**/table/*")
    me.settle()
    expect(me.page.locator("[data-aim]")).to_be_visible()
    for key in me.shown():
        expect(me.option(key)).to_be_in_viewport(ratio=1)


def test_arrow_keys_walk_along_roads_enter_draws_and_backspace_takes_back(sit: Sit) -> None:
    me = sit()
    me.new_table("me", game="route")
    until_drawing(me)
    aimed = ""
    for way in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        me.page.keyboard.press(way)
        aimed = me.page.evaluate("document.activeElement.dataset?.id ?? ''")
        if aimed.startswith("street:"):
            break
    assert aimed in {option["targets"][0] for option in options(me, "draw:")}
    me.page.keyboard.press("Enter")
    me.until(lambda: name(aimed) in drawn(sheet(me), "new"), "the segment drawn by keys")
    me.settle()
    me.page.keyboard.press("Backspace")
    me.until(lambda: not drawn(sheet(me), "new"), "the segment taken back")
    me.settle()
    for way in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:  # also along roads that cannot be drawn now
        me.page.keyboard.press(way)
        assert me.page.evaluate("() => document.activeElement !== document.body"), way
    assert me.troubles == []


def test_one_click_walks_to_a_farther_crossroads_and_one_the_whole_route_of_a_hint(sit: Sit) -> None:
    game = mk.new("route", seats=1, seed=3)
    bot = make_bot("greedy", 1)
    while game.decision.kind != "build-route":
        game.play(bot.choose(game, 0))
    me = sit()
    me.lay(game, "me")
    expect(me.page.locator("#decision .drawer [data-option]").first).to_be_attached()
    me.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(me.page.locator("[data-below]")).to_have_count(0)  # what is folded away does not lie below
    number = me.view["number"]
    me.play(next(option for option in options(me, "begin:") if option["key"] == "begin:c53"))
    rev = me.view["rev"]
    me.page.mouse.move(*me.page.evaluate(SPOT, "corner:c15"))
    planned = me.page.locator(".city [data-planned]")
    expect(planned.nth(1)).to_be_attached()
    far = planned.count()
    me.page.mouse.click(*me.page.evaluate(SPOT, "corner:c15"))
    me.after(rev)
    assert (me.view["number"], sheet(me)["reached"]) == (number + 1 + far, "corner:c15")
    rev = me.view["rev"]
    me.page.keyboard.press("u")
    me.after(rev)
    assert me.view["number"] == number + 1, "what one click walked is taken back by one"
    rev = me.view["rev"]
    me.page.keyboard.press("h")
    button = me.page.locator("[data-take-all]")
    steps = int("".join(filter(str.isdigit, button.inner_text())))
    button.click()
    me.after(rev)
    assert me.view["number"] == number + 1 + steps, "as many as the button says"
    assert len(drawn(sheet(me), "route")) > far, "the bot's route is longer than the way to one crossroads"
    assert options(me, "done"), "to finish is left to the player"


def test_on_a_large_screen_the_sheets_of_others_are_not_squeezed(sit: Sit) -> None:
    me = sit(viewport={"width": 1920, "height": 1080})
    me.new_table("me", "bot", "bot", game="route", seed=11)
    high = me.page.locator("[data-pane=people]").evaluate("e => e.clientHeight / innerHeight")
    assert high > 0.5, "they have a column of their own"


def test_the_buttons_of_a_hint_beside_a_city_stand_in_one_line_each(sit: Sit) -> None:
    me = sit(locale="uk-UA", viewport={"width": 1280, "height": 800})
    game = mk.new("route", seats=1, seed=3)
    bot = make_bot("greedy", 1)
    while game.decision.kind != "build-route":
        game.play(bot.choose(game, 0))
    me.lay(game, "me")
    me.page.keyboard.press("h")
    buttons = me.page.locator(".hint .do button")
    expect(buttons).to_have_count(2)
    assert max(buttons.evaluate_all("all => all.map(one => one.offsetHeight)")) < 40
