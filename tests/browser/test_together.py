"""Two people in two browsers at one table, one device in two hands, and somebody who only watches."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

import miskatonic as mk
from tests.browser.conftest import Sit
from tests.browser.pages import Player
from tests.web.house import Browser, House


def invite(host: Player, guest: Player) -> None:
    """The host sets up a table for a friend, and the friend opens the link."""
    host.open("/")
    host.of_game("Set up a table").click()
    panel = host.page.get_by_role("dialog")
    panel.get_by_label("How many seats").select_option("2")
    panel.get_by_role("radiogroup", name="Seat 2").get_by_text("A friend by link").click()
    panel.get_by_label("Name").nth(0).fill("Agnes")
    panel.get_by_label("Name").nth(1).fill("Bertram")
    panel.get_by_label("Seed").fill("3")
    panel.get_by_role("button", name="Begin").click()
    host.page.wait_for_url("**/table/*")
    host.settle()
    host.button("Invite").click()
    link = host.page.get_by_role("textbox", name="Seat 2: Bertram").input_value()
    host.page.keyboard.press("Escape")
    guest.open(link)
    guest.page.locator("button[type=submit]").click()
    guest.page.wait_for_url("**/table/*")
    guest.settle()


def one_move(players: list[Player]) -> None:
    """Somebody whose turn it is plays, and both see it."""
    mover = next(player for player in players if player.keys())
    other = next(player for player in players if player is not mover)
    mover.play()
    other.until(lambda: other.view and other.view["rev"] >= mover.view["rev"], "the move of the other")
    other.settle()


def hurry(players: list[Player], house: House) -> None:
    """Both leave their pages, play on over the wire until the ritual can be reversed, and come back."""
    table = players[0].page.url.rpartition("/")[2]
    chairs = []
    for player in players:
        cookie = next(c["value"] for c in player.page.context.cookies() if c["name"] == "miskatonic")
        player.open("about:blank")
        chairs.append(Browser(house, cookie).sit(table))
    while not any(chair.view["decision"] and chair.view["decision"]["kind"] == "attempt" for chair in chairs):
        mover = next(chair for chair in chairs if chair.view["decision"])
        mover.play()
        for chair in chairs:
            chair.until(mover.view["rev"])
    for player, chair in zip(players, chairs, strict=True):
        chair.leave()
        player.page.go_back()
        player.until(lambda: player.view and player.view["rev"] >= chair.view["rev"], "what was played elsewhere")  # noqa: B023
        player.settle()


def hands(view: dict[str, Any]) -> list[Any]:
    """The cards in all hands on the table."""
    boards = [thing for thing in view["scene"]["things"] if thing["type"] == "board"]
    return [
        card for board in boards for thing in board.get("things", []) if thing["type"] == "hand" for card in thing["cards"]
    ]


def open_cards(player: Player) -> set[str]:
    """The ids of the cards in hands whose faces the player sees."""
    return {card["id"] for card in hands(player.view) if not card.get("face_down")}


def test_two_browsers_play_by_invitation_to_the_same_end_through_a_reload_and_a_dead_server(sit: Sit, house: House) -> None:
    agnes, bertram = sit(), sit(locale="uk-UA")
    players = [agnes, bertram]
    invite(agnes, bertram)
    for _ in range(4):
        one_move(players)

    there = next(player for player in players if player.keys())
    away = next(player for player in players if player is not there)
    away.open("about:blank")
    there.play()
    away.page.go_back()
    away.until(lambda: away.view and away.view["rev"] >= there.view["rev"], "the move made while away")
    away.settle()
    assert away.view["number"] == there.view["number"]

    house.kill()
    for player in players:
        expect(player.page.locator(".offline")).to_be_visible()
    house.start()
    for player in players:
        expect(player.page.locator(".offline")).to_have_count(0)
        player.settle()
    assert agnes.view["number"] == bertram.view["number"] == there.view["number"]

    one_move(players)
    hurry(players, house)
    while not agnes.view["result"]:
        one_move(players)
    assert agnes.view["result"]["won"] == bertram.view["result"]["won"]
    assert agnes.view["number"] == bertram.view["number"]
    won = agnes.view["result"]["won"]
    expect(agnes.prompt).to_contain_text("Victory" if won else "Defeat")
    expect(bertram.prompt).to_contain_text("Перемога" if won else "Поразка")


def test_the_title_says_whose_turn_it_is_and_the_chat_closes_while_the_rules_forbid_talking(sit: Sit) -> None:
    agnes, bertram = sit(), sit()
    players = [agnes, bertram]
    bertram.join(agnes, agnes.new_table("me", "friend", seed=3))
    decider = next(player for player in players if player.keys())
    waiting = next(player for player in players if player is not decider)
    expect(decider.page).to_have_title(re.compile("^●"))
    expect(waiting.page).to_have_title(re.compile("^[^●]"))
    agnes.tab("log")
    bertram.tab("log")
    expect(agnes.page.get_by_text("The rules forbid talking now")).to_be_visible()
    for _ in range(40):
        if agnes.view["talk"] and bertram.view["talk"]:
            break
        one_move(players)
    agnes.tab("log")
    bertram.tab("table")
    region = bertram.page.get_by_role("status").and_(bertram.page.locator(".heard"))
    expect(region).to_have_count(1)
    expect(region).to_be_empty()
    region.evaluate("(there) => (there.before = true)")
    agnes.page.get_by_label("Say something").fill("Not the library!")
    agnes.page.keyboard.press("Enter")
    expect(region).to_contain_text("Not the library!")
    assert region.evaluate("(there) => there.before"), "a screen reader reads out what comes into what was there before"
    expect(bertram.page.locator("[data-tab-button=log] .mark")).to_have_text("1")
    bertram.page.locator("[data-heard]").get_by_text("Not the library!").click()
    expect(bertram.page.get_by_role("log", name="Chat")).to_contain_text("Not the library!")
    expect(bertram.page.locator("[data-heard], [data-tab-button=log] .mark")).to_have_count(0)


def test_the_others_are_seen_to_come_and_go(sit: Sit) -> None:
    agnes, bertram = sit(viewport={"width": 1920, "height": 1080}), sit()
    away = agnes.page.get_by_role("region", name="Players").get_by_text("away")
    bertram.join(agnes, agnes.new_table("me", "friend"))
    expect(away).to_have_count(0)
    bertram.button("Understood").click()
    bertram.open("about:blank")
    expect(away).to_have_count(1)
    while agnes.keys():
        agnes.play()
    expect(agnes.page.locator("#decision")).to_contain_text("friend-1 (away) decides")
    bertram.page.go_back()
    expect(away).to_have_count(0)
    expect(agnes.page.locator("#decision")).to_contain_text("friend-1 decides")
    bertram.turn()
    expect(bertram.button("Understood")).to_have_count(0)


def test_on_one_device_a_curtain_hides_the_hand_until_the_next_player_takes_it(sit: Sit) -> None:
    me = sit()
    me.new_table("me", "local")
    curtain = me.page.get_by_role("dialog", name="Pass the device")
    if me.view["curtain"]:
        me.page.get_by_role("button", name="I am").click()
        expect(curtain).to_have_count(0)
        me.settle()
    secret: set[str] = set()
    while not me.view["curtain"]:
        secret = open_cards(me)
        me.play()
    expect(curtain).to_be_visible()
    expect(me.page.locator("[data-option], [data-can]")).to_have_count(0)
    assert secret
    assert not open_cards(me)
    for id in secret:
        expect(me.page.locator(f'.hand [data-id="{id}"], .people [data-id="{id}"]')).to_have_count(0)
    number = me.view["number"]
    me.page.keyboard.press("1")
    me.page.get_by_role("button", name="I am").click()
    expect(curtain).to_have_count(0)
    me.settle()
    assert me.view["number"] == number, "a key behind the curtain does nothing"
    assert me.shown(), "the next player has something to decide"
    assert open_cards(me)
    assert not open_cards(me) & secret


def test_whoever_reads_what_was_earlier_is_left_there_until_they_act(sit: Sit) -> None:
    me, friend = sit(), sit()
    game = mk.new("elder-sign", seats=2, seed=7)
    while game.decision.seat != 1 or len(game.record.line) < 40:
        game.play(game.decision.options[0].key, seat=game.decision.seat)
    friend.join(me, me.lay(game, "me", "friend"))
    me.tab("log")
    log = me.page.locator("#log")
    me.until(lambda: log.evaluate("e => e.scrollTop") > 100, "the end of the log")
    log.evaluate("e => e.scrollTo(0, 20)")
    before, tall = me.log.count(), log.evaluate("e => e.clientHeight")
    me.page.set_viewport_size({"width": 1440, "height": 800})
    me.until(lambda: log.evaluate("e => e.clientHeight") < tall, "a lower screen")
    one_move([me, friend])
    me.until(lambda: me.log.count() > before, "what the friend did")
    assert log.evaluate("e => e.scrollTop") == 20
    while not me.keys():
        one_move([me, friend])
    assert log.evaluate("e => e.scrollTop") == 20
    number = me.view["number"]
    me.option(me.keys()[0]).click()
    me.until(lambda: me.view["number"] > number, "one's own decision")
    me.until(lambda: log.evaluate("e => e.scrollTop") > 100, "what is new after one's own decision")


def test_an_onlooker_sees_no_hand_and_can_do_nothing(sit: Sit) -> None:
    me, onlooker = sit(), sit()
    table = me.new_table("me", "bot")
    own = open_cards(me)
    assert own
    onlooker.open(f"/watch/{table}")
    onlooker.settle()
    expect(onlooker.page.locator("#decision").get_by_text("You are watching")).to_be_visible()
    expect(onlooker.page.locator("[data-banner]")).to_have_count(0)
    expect(onlooker.page.locator("[data-option], [data-can]")).to_have_count(0)
    for id in own:
        expect(me.page.locator(f'[data-id="{id}"]')).to_be_visible()
        expect(onlooker.page.locator(f'[data-id="{id}"]')).to_have_count(0)
    rev = onlooker.view["rev"]
    me.play()
    onlooker.after(rev)
    expect(onlooker.page.locator("[data-option], [data-can]")).to_have_count(0)
    expect(onlooker.button("Undo")).to_be_disabled()


def test_the_own_hand_stays_in_sight_whatever_must_be_decided(sit: Sit) -> None:
    me = sit()
    me.new_table("me", "bot")
    while me.turn() == "lay-priority":
        me.play()
    cards = open_cards(me)
    assert cards
    for id in cards:
        expect(me.page.locator(f'[data-id="{id}"]')).to_be_visible()
