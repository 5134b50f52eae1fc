"""An evening with friends: sitting down by invitation, the end of a game, another one, looking back, one's results."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.text.parts import flat as plain
from tests.browser.conftest import Sit
from tests.browser.pages import Player, flat
from tests.conformance.record import FIXTURES
from tests.web.house import Browser, House

PNG = b"\x89PNG\r\n\x1a\n"
Evening = tuple[Browser, Browser, str, dict[str, Any]]


@pytest.fixture(scope="module")
def evening(house: House) -> Evening:
    """Agnes and Ben have played a game to its end; its table, and the story the server tells of it."""
    agnes, ben = Browser(house), Browser(house)
    seats = [{"kind": "me", "name": "Agnes", "colour": "green"}, {"kind": "friend"}]
    table = str(agnes.post("/api/tables", game="final-hour", seats=seats, seed=3).json()["id"])
    token = agnes.links(table)["seats"][0]["link"].removeprefix("/join/")
    ben.post("/api/join", token=token, name="Ben", colour="rose")
    chairs = agnes.sit(table), ben.sit(table)
    while not chairs[0].view["result"]:
        chair = next(chair for chair in chairs if chair.view["decision"])
        options = [option["key"] for option in chair.view["decision"]["options"]]
        chair.play("ready" if "ready" in options else options[0])
        for other in chairs:
            other.until(chair.view["rev"])
    for chair in chairs:
        chair.leave()
    return agnes, ben, table, agnes.http.get(f"/api/tables/{table}/story", params={"lang": "en"}).json()


def at_home(player: Player, browser: Browser) -> Player:
    """The same person in front of a page."""
    player.page.context.add_cookies([{"name": "miskatonic", "value": browser.cookie, "url": browser.house.address}])
    return player


def words(moment: dict[str, Any]) -> str:
    """What a moment begins with: icons are drawn."""
    text = moment["texts"][0]
    icons = [i for i, part in enumerate(text) if not isinstance(part, str) and part[0] == "icon"]
    return flat(text[: icons[0] if icons else None])


def end(player: Player) -> Locator:
    """The screen of how it ended."""
    return player.page.locator("[data-end]")


def test_the_end_tells_how_why_and_who_and_its_turning_points_lead_into_the_replay(sit: Sit, evening: Evening) -> None:
    agnes, _, table, story = evening
    me = at_home(sit(), agnes)
    me.open(f"/table/{table}")
    expect(end(me).locator("[data-verdict]")).to_have_text("Defeat")
    expect(end(me).locator(".why")).not_to_contain_text("Defeat")
    turning = [moment for moment in story["moments"] if moment.get("turning")]
    expect(end(me).locator("[data-moment]")).to_have_count(len(turning))
    deeds = end(me).locator(".deeds tbody tr")
    expect(deeds).to_have_count(len(story["deeds"]))
    expect(deeds.first).to_contain_text(story["deeds"][0]["title"])
    assert [int(cell) for cell in deeds.first.locator("td").all_inner_texts()] == story["deeds"][0]["counts"]
    expect(end(me).locator(".deeds thead")).to_contain_text("Agnes · you")
    expect(end(me).locator(".deeds thead [data-colour=rose]")).to_have_count(1)
    me.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    sheet = me.page.locator("body > #printed")
    expect(sheet.locator("[data-verdict]")).to_have_text("Defeat")
    expect(sheet.locator(".deeds tbody tr")).to_have_count(len(story["deeds"]))
    expect(sheet.locator("button, .button")).to_have_count(0)
    me.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(sheet).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(end(me)).to_have_count(0)
    me.page.locator("[data-the-end]").click()
    first = turning[0]
    end(me).locator(f"[data-moment='{first['n']}']").click()
    me.page.wait_for_url(f"**/replay/{table}?at={first['n']}")
    expect(me.page.locator("[data-now]")).to_contain_text(words(first))
    me.page.locator("[data-back]").click()
    me.page.wait_for_url(f"**/table/{table}")
    assert me.troubles == []


@pytest.mark.parametrize("game", ["arkham-lcg-night-of-the-zealot-2", "arkham-lcg-4", "elder-sign-8", "eldritch-horror-8"])
def test_the_last_buttons_of_the_end_are_in_view_however_much_there_is_to_tell(sit: Sit, game: str) -> None:
    me = sit()
    played = mk.load((FIXTURES / f"{game}.save").read_text(encoding="utf-8"))
    me.lay(played, "me", *["bot"] * (played.seats - 1))
    expect(end(me).locator(".deeds tbody tr").first).to_be_visible()
    buttons = end(me).locator(".after :is(button, .button)").all()
    assert len(buttons) == 7
    assert end(me).evaluate("(end) => !end.closest('[aria-live]')"), "nobody is read the whole of it unasked"
    for button in buttons:
        expect(button).to_be_in_viewport(ratio=1)
    me.page.set_viewport_size({"width": 768, "height": 1024})
    wide = (
        end(me)
        .locator(".deeds tbody th")
        .first.evaluate("(th) => th.offsetWidth / parseFloat(getComputedStyle(th).fontSize)")
    )
    longest = 14 if played.seats <= 4 else 9  # four at most play where sights are counted, in Russian a word of 21 letters
    assert wide >= longest, "words are whole on a tablet, however many stand beside them"


def test_the_end_of_a_campaign_of_en_route_shows_the_fame_of_every_city(sit: Sit) -> None:
    game = mk.new("route", seats=2, seed=5, campaign="fixed", cities=["arkham", "first-city", "venice"], city="arkham")
    bot = make_bot("random", 5)
    while not game.over:
        seat = game.decision.seat
        game.play(bot.choose(game, seat), seat)
    me = sit(locale="ru-RU")
    me.lay(game, "me", "bot")
    expect(end(me).locator("[data-own]")).to_contain_text("Мировая слава: 2")
    rows = end(me).locator(".figures").first.locator("tbody tr")
    expect(rows).to_have_count(4)
    for row, city in zip(rows.all(), ("Аркхэм", "Первый город", "Венеция", "Всего"), strict=True):
        expect(row).to_contain_text(city)
    expect(end(me).locator("[data-note]").first).to_contain_text("Очки престижа: Аркхэм")
    total = me.page.locator("main .ledger tfoot td").first
    assert total.evaluate("(td) => (td.textContent = '181', td.offsetHeight)") < 40, (
        "points of three digits stand in one line"
    )
    assert me.troubles == []


def test_a_picture_of_the_end_can_be_kept(sit: Sit, evening: Evening) -> None:
    agnes, _, table, _ = evening
    me = at_home(sit(locale="uk-UA"), agnes)
    me.open(f"/table/{table}")
    me.page.locator("[data-picture]").click()
    picture = end(me).locator("figure img")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => [image.naturalWidth, image.naturalHeight])") == [1200, 630]
    with me.page.expect_download() as kept:
        end(me).locator("figure a").click()
    assert kept.value.suggested_filename == "miskatonic-final-hour.png"
    content = kept.value.path().read_bytes()
    assert content.startswith(PNG)
    assert len(content) > 20_000, "more is drawn than a ground"
    assert me.troubles == []


def test_marks_on_the_timeline_name_the_key_moments_and_keys_leap_between_them(sit: Sit, evening: Evening) -> None:
    agnes, _, table, story = evening
    me = at_home(sit(), agnes)
    me.open(f"/replay/{table}?at=0")
    marks = me.page.locator("[data-mark]")
    expect(marks).to_have_count(len(story["moments"]))
    numbers = [moment["n"] for moment in story["moments"]]
    length = story["length"]
    named = me.page.get_by_role("button", name=f"{numbers[0]}. {flat(story['moments'][0]['texts'][0])}")
    expect(named).to_be_visible()
    me.page.keyboard.press("n")
    expect(me.page.get_by_text(f"Decision {numbers[0]} of {length}")).to_be_visible()
    me.page.keyboard.press("n")
    expect(me.page.get_by_text(f"Decision {numbers[1]} of {length}")).to_be_visible()
    me.page.keyboard.press("p")
    expect(me.page.get_by_text(f"Decision {numbers[0]} of {length}")).to_be_visible()
    me.page.locator("[data-mark]").last.click()
    expect(me.page.get_by_text(f"Decision {numbers[-1]} of {length}")).to_be_visible()
    expect(me.button("Next key moment")).to_be_disabled()
    lined_up = marks.last.evaluate(
        "(mark) => { const bar = mark.closest('.reel').querySelector('input[type=range]').getBoundingClientRect();"
        " const it = mark.getBoundingClientRect(); return it.x + it.width / 2 - (bar.right - 8) }"
    )
    assert abs(lined_up) < 2, "the mark of the last decision stands where the knob does"
    stranger = sit()
    stranger.open(f"/replay/{table}")
    expect(stranger.page.locator("[data-back]")).to_have_attribute("href", f"/watch/{table}")


def test_a_rematch_leads_the_same_people_to_a_new_table_and_nobody_else(sit: Sit, evening: Evening) -> None:
    agnes, ben, table, _ = evening
    host, guest, stranger = at_home(sit(), agnes), at_home(sit(locale="ru-RU"), ben), sit()
    for player in (host, guest):
        player.open(f"/table/{table}")
    stranger.open(f"/watch/{table}")
    expect(end(stranger)).to_be_visible()
    expect(end(guest)).to_contain_text("Реванш может предложить хозяин стола.")
    expect(guest.page.locator("[data-rematch], [data-follow]")).to_have_count(0)
    guest.page.keyboard.press("Escape")
    host.page.locator("[data-rematch]").click()
    host.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    guest.page.get_by_role("link", name="Перейти за новый стол").click()
    guest.page.wait_for_url(host.page.url)
    host.settle()
    guest.settle()
    assert host.view["seats_mine"] == [0]
    assert guest.view["seats_mine"] == [1]
    assert host.view["number"] == 0
    expect(stranger.page.locator("[data-follow]")).to_have_count(0)
    assert [p.troubles for p in (host, guest, stranger)] == [[], [], []]


def test_ones_finished_games_are_on_a_page_with_totals_and_nobody_elses(sit: Sit, evening: Evening) -> None:
    _, ben, table, _ = evening
    me, stranger = at_home(sit(), ben), sit()
    me.open("/results")
    row = me.page.locator(f"[data-result='{table}']")
    expect(row).to_contain_text("Ben · you")
    (told,) = ben.http.get("/api/results", params={"lang": "en"}).json()["results"]
    assert len(told["people"]) == 2
    for name in told["people"]:
        expect(row).to_contain_text(name)
    expect(row).to_contain_text("Lost")
    expect(me.page.locator("[data-total=final-hour]")).to_contain_text("Played: 1, won: 0")
    expect(me.page.locator("[data-total=final-hour] rect")).to_have_count(1)
    row.get_by_role("link", name="Replay").click()
    me.page.wait_for_url(f"**/replay/{table}*")
    stranger.open("/results")
    expect(stranger.page.get_by_text("No game of yours has ended yet.")).to_be_visible()
    expect(stranger.page.locator("[data-result]")).to_have_count(0)


def test_an_invitation_says_who_invites_to_what_and_the_guest_sits_down_with_name_and_colour(sit: Sit) -> None:
    host, guest = sit(), sit(locale="uk-UA")
    host.new_table("me", "friend", "bot")
    host.button("Invite").click()
    expect(host.page.locator("[data-alone]")).to_contain_text("make friends")
    link = host.page.get_by_role("textbox", name="Seat 2: friend-1").input_value()
    guest.open(link)
    expect(guest.page.get_by_role("heading")).to_have_text("Жах Аркгема: Остання година")
    expect(guest.page.get_by_text("me-0 запрошує вас зіграти")).to_be_visible()
    seats = guest.page.locator("[data-seat]")
    expect(seats.nth(0)).to_contain_text("зайнято")
    expect(seats.nth(1)).to_contain_text("для вас")
    expect(seats.nth(2)).to_contain_text("Бот")
    guest.page.get_by_label("Ваше ім’я").fill("Дзвінка")
    guest.page.get_by_role("radio", name="рожеве серце").check(force=True)
    guest.page.locator("button[type=submit]").click()
    guest.page.wait_for_url("**/table/*")
    guest.settle()
    host.page.keyboard.press("Escape")
    host.open("/")
    expect(host.page.locator("[data-table]").first.locator("[data-colour=rose]")).to_be_visible()
    expect(host.page.locator("[data-table]").first).to_contain_text("Дзвінка")
    guest.open(link)
    expect(guest.page.get_by_role("link", name="Повернутися на своє місце")).to_be_visible()
    late = sit()
    late.open(link)
    expect(late.page.get_by_role("alert")).to_contain_text("no longer gives the seat")
    guest.open("/")
    expect(guest.page.locator("summary [data-colour=rose]")).to_be_visible()
    assert [p.troubles for p in (host, guest)] == [[], []]


def test_on_a_network_the_links_carry_the_address_that_others_reach(sit: Sit) -> None:
    host = sit()
    table = host.new_table("me", "friend")
    links = host.page.request.get(f"/api/tables/{table}/links").json() | {
        "alone": False,
        "bases": ["http://192.168.0.7:8000"],
    }
    host.page.route("**/links", lambda route: route.fulfill(json=links))
    host.button("Invite").click()
    expect(host.page.locator("[data-reach]")).to_contain_text("http://192.168.0.7:8000")
    expect(host.page.locator("[data-alone]")).to_have_count(0)
    for box in host.page.get_by_role("dialog").get_by_role("textbox").all():
        assert box.input_value().startswith("http://192.168.0.7:8000/")


def test_rows_of_tables_say_who_plays_how_far_and_whose_turn_it_is_mine_first(sit: Sit) -> None:
    me = sit()
    mine = me.new_table("me", "bot", game="elder-sign")
    later = me.new_table("friend", "me")
    me.open("/")
    rows = me.page.locator("[data-table]")
    expect(rows).to_have_count(2)
    assert [row.get_attribute("data-table") for row in rows.all()] == [mine, later], "what waits for me comes first"
    expect(rows.first).to_contain_text("Your turn")
    expect(rows.first).to_contain_text("me-0 · you")
    expect(rows.nth(1)).to_contain_text("Round 1")
    expect(rows.first.locator("img")).to_have_attribute("src", re.compile(r"/assets/elder-sign-.*\.svg"))
    expect(rows.nth(1)).to_contain_text("Waiting for friend-0")
    expect(rows.nth(1)).to_contain_text("this minute")


def test_a_saved_game_is_opened_from_the_lobby_and_what_is_none_is_refused_in_a_sentence(sit: Sit) -> None:
    game = mk.new("final-hour", seats=2, seed=7)
    for _ in range(3):
        game.play(game.decision.options[0].key, seat=game.decision.seat)
    me = sit(locale="uk-UA")
    me.open("/")
    file = me.page.locator("[data-save]")
    file.set_input_files({"name": "diary.txt", "mimeType": "text/plain", "buffer": b"Dear diary,\nnothing happened."})
    expect(me.page.get_by_role("alert")).to_have_text("Це не збереження Miskatonic.")
    file.set_input_files({"name": "evening.save", "mimeType": "", "buffer": game.save().encode()})
    dialog = me.page.get_by_role("dialog")
    for board in (thing for thing in game.scene(lang="uk").things if getattr(thing, "seat", -1) >= 0):
        expect(dialog).to_contain_text(plain(board.label))
    expect(dialog.locator("input[name=open]")).to_have_count(0)
    dialog.locator("input[name=seat1][value=local]").check(force=True)
    dialog.locator("input[name=open]").check()
    with me.page.expect_request("**/api/saves/table") as wish:
        dialog.locator("[data-go-on]").click()
    assert json.loads(wish.value.post_data or "")["open"] is True
    me.page.wait_for_url("**/table/*")
    me.settle()
    assert me.view["number"] == 3
    assert me.view["seats_mine"] == [0, 1]
    assert all("400" in trouble for trouble in me.troubles), "only what was refused"


DEAF = """
let sockets = 0
window.deaf = false
window.WebSocket = class extends WebSocket {
  constructor(...about) {
    super(...about)
    this.number = ++sockets
    this.addEventListener('message', (event) => window.deaf && this.number < 2 && event.stopImmediatePropagation())
  }
  send(message) { if (!window.deaf || this.number > 1) super.send(message) }
}
"""
"""The first connection can be made one that nothing comes through any more, though nobody was told that it has ended."""


def test_what_is_decided_over_a_connection_that_only_seems_to_be_there_is_asked_again_soon(sit: Sit) -> None:
    me = sit()
    me.page.add_init_script(DEAF)
    me.new_table("me", seed=7)
    me.page.evaluate("window.deaf = true")
    me.page.locator("[data-option]:enabled").first.click()
    expect(me.page.locator("[data-option]:enabled")).to_have_count(0)
    lit = "list => list.map(one => one.parentElement.closest('.slow') && getComputedStyle(one).opacity)"
    seen = me.page.locator("[data-option]")
    me.until(lambda: seen.evaluate_all(lit)[1] == "0.42", "that it takes long")
    assert seen.evaluate_all(lit)[0] == "0.9", "what was chosen stays in sight"
    me.until(lambda: len([url for url in me.asked if "/ws/" in url]) == 2, "a second connection")
    me.settle()
    assert me.view["number"] == 0
    me.play()
    assert me.view["number"] == 1


def test_whoever_comes_back_after_an_hour_sees_the_table_as_it_is(sit: Sit) -> None:
    agnes, bertram = sit(), sit()
    bertram.page.add_init_script(DEAF)
    table = agnes.new_table("me", "friend", seed=7)
    bertram.join(agnes, table)
    bertram.page.evaluate("window.deaf = true")
    agnes.play()
    bertram.page.wait_for_timeout(500)
    bertram.page.evaluate("const then = Date.now(); Date.now = () => then + 3600000")
    bertram.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    bertram.until(lambda: bertram.view and bertram.view["number"] == agnes.view["number"], "what happened meanwhile")
    bertram.settle()
    expect(bertram.page.get_by_text("Connection lost")).to_have_count(0)
