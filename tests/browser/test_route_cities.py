"""What cities of En Route have of their own, in the browser: casinos, ferries, gates, final routes; and slow players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser import test_route as drawing
from tests.browser.conftest import Sit
from tests.browser.pages import Player
from tests.browser.test_route import drawn, name, options, sheet
from tests.web.house import Browser, House

Reached = Callable[[dict[str, Any]], bool]
SPOT = drawing.SPOT


def hurried(player: Player, house: House, city: str, reached: Reached, prefer: Callable[[str], int] = lambda key: 0) -> None:
    """A solo table in a city, played over the wire to a decision worth a test, then opened."""
    wire = Browser(house)
    player.page.context.add_cookies([{"name": "miskatonic", "value": wire.cookie, "url": house.address}])
    for seed in range(1, 40):
        wish: dict[str, Any] = {"game": "route", "seats": [{"kind": "me"}], "seed": seed, "options": {"city": city}}
        table = str(wire.post("/api/tables", **wish).json()["id"])
        chair = wire.sit(table)
        while chair.view["result"] is None and not reached(chair.view):
            keys = [option["key"] for option in chair.view["decision"]["options"]]
            chair.play(min((key for key in keys if key != "take-back"), key=lambda key: (key == "done", prefer(key), key)))
        chair.leave()
        if chair.view["result"] is None:
            player.open(f"/table/{table}")
            player.turn()
            return
    raise AssertionError("no game came so far")


def offers(*starts: str) -> Reached:
    """Whether such an option is offered."""
    return lambda view: any(option["key"].startswith(starts) for option in view["decision"]["options"])


def choose(player: Player, key: str) -> None:
    """Take an option in the bar."""
    player.settle()
    rev = player.view["rev"]
    player.option(key).click()
    player.after(rev)


def test_a_bet_in_a_casino_is_written_on_the_own_sheet_and_can_be_taken_back(sit: Sit, house: House) -> None:
    me = sit()
    hurried(me, house, "las-vegas", offers("bet:red"))
    choose(me, "bet:red")
    number = options(me, "write:")[3]["key"]
    choose(me, number)
    bets = me.page.locator(".people").get_by_text("red tourists, " + number.partition(":")[2])
    expect(bets).to_be_visible()
    choose(me, "take-back")
    expect(bets).to_have_count(0)
    assert me.troubles == []


def test_a_ferry_is_crossed_out_and_its_tourists_land_on_the_coast(sit: Sit, house: House) -> None:
    me = sit()
    hurried(me, house, "sydney", offers("location:L31", "location:L41"))
    ferry = next(lot["id"] for lot in sheet(me)["lots"] if lot.get("kind") == "ferry" and me.reach(lot["id"]))
    rev = me.view["rev"]
    me.press(*me.page.evaluate(SPOT, ferry))
    me.after(rev)
    expect(me.prompt).to_contain_text("coastal")
    coast = options(me, "location:")[0]
    landing = coast["targets"][0]
    me.play(coast)
    lots = {lot["id"]: lot for lot in sheet(me)["lots"]}
    assert lots[ferry]["state"] == "crossed"
    assert lots[landing]["state"] == "chosen"
    assert lots[landing].get("crowd") or options(me, "tourists:"), "they are drawn there, or their type is asked for"
    assert me.troubles == []


def test_the_final_route_is_drawn_in_one_stroke_and_counted_as_it_grows(sit: Sit, house: House) -> None:
    me = sit()
    hurried(me, house, "first-city", offers("begin:"))
    grid = sheet(me)
    done = [street for street in grid["streets"] if street.get("drawn") == "drawn" and not street.get("via")]
    roads, corners = next(
        ([one["id"], two["id"]], [a, b, c])
        for one in done
        for a, b in ((one["a"], one["b"]), (one["b"], one["a"]))
        for two in done
        if two is not one and b in (two["a"], two["b"]) and options(me, f"begin:{a.partition('corner:')[2]}")
        for c in [two["b"] if two["a"] == b else two["a"]]
    )
    (x, y), *rest = [tuple(me.page.evaluate(SPOT, corner)) for corner in corners]
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    for x, y in rest:
        me.page.mouse.move(x, y, steps=8)
    me.page.mouse.up()
    walked = {name(road) for road in roads}
    me.until(lambda: drawn(sheet(me), "route") == walked, "the route, drawn in one stroke")
    me.settle()
    own = next(thing for thing in me.view["scene"]["things"] if thing["type"] == "board")
    ledger = next(thing for thing in own["things"] if thing["type"] == "ledger")
    expect(me.page.locator(".main .ledger tfoot td").first).to_have_text(str(ledger.get("total", 0)))
    choose(me, "take-back")
    assert drawn(sheet(me), "route") == {name(roads[0])}
    assert me.troubles == []


def test_a_final_route_goes_through_a_gate_into_another_world(sit: Sit, house: House) -> None:
    me = sit()
    gates = ("begin:c02", "begin:c30", "begin:c56", "begin:c61", "begin:e")
    near = ("draw:h02", "draw:v01", "draw:h20", "draw:h30", "draw:v60", "draw:v61", "draw:v55", "draw:h45", "draw:h55")
    hurried(me, house, "arkham", offers("ride:"), lambda key: not key.startswith((*gates, *near, "go:")))
    before = drawn(sheet(me), "route")
    ride = options(me, "ride:")[0]
    assert me.play(ride) == "table", "the gate is touched on the map"
    me.play(options(me, "go:")[0])
    assert len(drawn(sheet(me), "route")) == len(before) + 1
    assert me.troubles == []


# -------------------------------------------------------------------- together


def test_whoever_is_done_looks_around_while_another_draws_and_a_bot_can_take_over_the_slow_one(sit: Sit) -> None:
    me, other, _ = drawing.two(sit)
    drawing.until_drawing(me, other)
    drawing.done(me)
    expect(me.page.locator("#decision .eyebrow")).to_contain_text("friend-1")
    # Nothing waits for the slow one: sheets open, languages change, the past can be looked at.
    me.tab("people")
    me.page.locator(".thumb").click()
    expect(me.page.get_by_role("dialog").locator(".lot").first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)
    me.page.keyboard.press("l")
    expect(me.page.locator("#decision .eyebrow")).to_contain_text("Решает")
    me.page.keyboard.press("l")
    me.page.keyboard.press("l")
    expect(me.page.locator("#decision .eyebrow")).to_contain_text("decides")
    # The slow one is gone for good: a bot draws the rest of the turn and the next round comes.
    me.hear("en")
    before = list(me.view["scene"]["status"])  # changes are made in the view itself
    other.page.context.close()
    me.button("Invite").click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Hand to a bot…").click()
    dialog.get_by_role("button", name="Hand to a bot", exact=True).click()
    me.until(lambda: me.view["scene"]["status"] != before and me.keys(), "the next round")
    assert len(drawn(sheet(me, 1))) >= 2, "the bot has drawn the turn of the seat it took over"
    assert me.troubles == []
