"""Decks in the browser: pasted, judged line by line, built, kept, and taken along to a table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.games.arkham_lcg.decks.building import DECKS
from miskatonic.games.arkham_lcg.decks.exchange import deck_from, to_json
from tests.browser.conftest import Sit
from tests.browser.pages import Player, flat
from tests.browser.test_access import PHONE, needs_axe, serious, tab_to
from tests.web.house import Browser, House

PLACE = "/decks/arkham-lcg"
KNIFE, MACHETE = "01086", "01020"
CAMPAIGN: dict[str, Any] = {"scenario": "night-of-the-zealot", "investigators": ["roland-banks"]}


def opened(sit: Sit, **wishes: object) -> Player:
    me = sit(**wishes)
    me.open(PLACE)
    expect(me.page.locator("[data-leader=roland-banks]")).to_be_visible()
    return me


def paste(me: Player, text: str) -> None:
    me.page.locator("[data-paste]").fill(text)
    me.page.locator("[data-read]").click()


def row(me: Player, where: str, code: str) -> Locator:
    """A card in the deck or in the pool."""
    return me.page.locator(f'.{where} [data-card="{code}"]')


def copies(me: Player, code: str) -> Locator:
    return row(me, "deck", code).locator(".n")


def faults(me: Player) -> Locator:
    return me.page.locator("[data-faults] li")


def test_a_pasted_deck_is_shown_card_by_card_and_a_bad_one_says_what_is_wrong(sit: Sit) -> None:
    me = opened(sit)
    paste(me, to_json(DECKS["roland-banks"]))
    expect(me.page.locator("[data-sound]")).to_be_visible()
    expect(copies(me, KNIFE)).to_have_text("2")
    row(me, "deck", MACHETE).locator(".title").click()
    expect(row(me, "deck", MACHETE)).to_contain_text("Weapon")
    expect(row(me, "deck", "01006").locator("[data-take]")).to_have_count(0)  # it belongs to the deck

    paste(me, "Mine\nRoland Banks\n3 Knife\nKnife of Doom")
    expect(faults(me)).to_contain_text(
        [
            "No player card of the Core Set is called “Knife of Doom”.",
            "The deck has 4 standard cards, and must have 30. AH-DKB-02",
            "There are 3 copies of Knife, and there can be at most 2. AH-DKB-04",
        ]
    )
    expect(me.page.locator("[data-save]")).to_be_disabled()
    me.page.locator("select:visible", has_text="Українська").select_option("uk")
    expect(faults(me).nth(1)).to_contain_text("Звичайних карт у колоді: 4, а має бути: 30.")

    paste(me, "{")
    expect(me.page.get_by_role("alert")).to_contain_text("Файл колоди не читається")
    expect(me.page.locator("[data-name]")).to_have_value("Mine")
    assert me.troubles == ["Failed to load resource: the server responded with a status of 400 (Bad Request)"]


def test_a_deck_is_built_kept_and_taken_along(sit: Sit) -> None:
    me = opened(sit)
    me.page.locator("[data-leader=wendy-adams] [data-starter]").click()
    tally = me.page.locator('[data-tally="Standard cards"]')
    expect(tally).to_contain_text("30 / 30")
    row(me, "deck", KNIFE).locator("[data-take]").click()
    expect(faults(me)).to_have_text("The deck has 29 standard cards, and must have 30. AH-DKB-02")

    me.page.locator('[data-filter="class:rogue"]').click()
    me.page.locator('[data-filter="type:skills"]').click()
    cards = me.page.locator(".pool [data-card]")
    expect(cards).to_have_count(1)
    me.page.get_by_role("button", name="Show all").click()
    me.page.locator("[data-search]").fill("baseball")
    expect(cards).to_have_count(1)
    cards.locator("[data-add]").click()
    expect(me.page.locator("[data-sound]")).to_be_visible()
    expect(cards.locator("[data-add]")).to_be_disabled()  # two of a title

    me.page.locator("[data-name]").fill("Bats")
    me.page.locator("[data-save]").click()
    expect(me.page.locator("[data-kept=Bats]")).to_be_visible()
    me.page.reload()
    me.page.locator("[data-kept=Bats] .open").click()
    expect(copies(me, "01074")).to_have_text("2")
    with me.page.expect_download() as download:
        me.page.locator("[data-file]").click()
    written = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (written["name"], written["slots"]["01074"], written["problem"]) == ("Bats", 2, None)
    assert deck_from(json.dumps(written)).investigator == "wendy-adams"

    me.open("/")
    game = me.page.locator("[data-game=arkham-lcg]")
    expect(game.locator("[data-decks]")).to_have_attribute("href", PLACE)
    game.locator("[data-set-up]").click()
    me.page.locator("[data-deck='1']").select_option(label="Bats")
    me.page.locator("[data-begin]").click()
    me.page.wait_for_url("**/table/*")
    me.settle()
    assert "Wendy" in flat(me.view["decision"]["prompt"])
    table = me.page.url.rpartition("/")[2]
    assert r"\"01074\":2" in me.page.request.get(f"/api/tables/{table}/save").text()
    assert me.troubles == []


def test_a_deck_that_was_worked_on_is_not_lost_unasked(sit: Sit) -> None:
    me = opened(sit)
    me.page.locator("[data-leader=roland-banks] [data-starter]").click()
    me.page.locator("[data-leader=wendy-adams] [data-starter]").click()  # nothing was done with the first
    expect(me.page.locator("[data-name]")).to_have_value("Wendy Adams, starter deck")
    row(me, "deck", KNIFE).locator("[data-take]").click()
    me.page.locator("[data-leader=roland-banks] [data-empty]").click()
    asked = me.page.get_by_role("dialog")
    expect(asked).to_contain_text("“Wendy Adams, starter deck” was changed and is not saved.")
    asked.get_by_role("button", name="Cancel").click()
    expect(copies(me, KNIFE)).to_have_text("1")
    paste(me, to_json(DECKS["agnes-baker"]))
    me.page.locator("[data-surely]").click()
    expect(me.page.locator("[data-name]")).to_have_value("Agnes Baker, starter deck")
    expect(me.page.locator("[data-paste]")).to_have_value("")
    me.page.reload()
    expect(me.page.locator("[data-leader=roland-banks]")).to_be_visible()
    expect(me.page.locator("[data-name]")).to_have_count(0)  # what one agreed to lose does not come back
    assert me.troubles == []


def test_a_deck_that_can_no_longer_be_opened_is_not_taken_for_work(sit: Sit) -> None:
    me = opened(sit)
    left = json.dumps({"id": "", "wish": {"text": "{"}})
    me.page.evaluate("(left) => localStorage.setItem('miskatonic.draft.arkham-lcg', left)", left)
    me.page.reload()
    expect(me.page.get_by_role("alert")).to_contain_text("This deck file cannot be read")
    me.page.locator("[data-leader=roland-banks] [data-starter]").click()
    expect(me.page.locator("[data-name]")).to_have_value("Roland Banks, starter deck")
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_a_drop_that_brings_nothing_leaves_no_mark(sit: Sit) -> None:
    me = opened(sit)
    place = me.page.locator("section.paste")
    for event in ("dragover", "drop"):
        place.evaluate(
            """(place, event) => place.dispatchEvent(
              new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }))""",
            event,
        )
        expect(me.page.locator("section.paste.over")).to_have_count(int(event == "dragover"))


def test_a_deck_file_is_taken_wherever_on_the_page_it_falls(sit: Sit) -> None:
    me = opened(sit)
    me.page.evaluate(
        """(text) => {
          const held = new DataTransfer()
          held.items.add(new File([text], 'deck.json', { type: 'application/json' }))
          const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: held })
          const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: held })
          const place = document.querySelector('h1')
          window.kept = [!place.dispatchEvent(over), !place.dispatchEvent(drop)]
        }""",
        to_json(DECKS["daisy-walker"]),
    )
    expect(me.page.locator("[data-name]")).to_have_value("Daisy Walker, starter deck")
    assert me.page.evaluate("window.kept") == [True, True]  # the browser does not leave the page for the file
    assert me.troubles == []


def test_from_the_page_of_decks_one_plays_with_the_deck_before_one(sit: Sit) -> None:
    me = opened(sit)
    me.page.locator("[data-leader=wendy-adams] [data-empty]").click()
    expect(me.page.locator("[data-play]")).to_be_disabled()
    me.page.locator("[data-leader=wendy-adams] [data-starter]").click()
    expect(me.page.locator("[data-play]")).to_be_enabled()
    me.page.locator("[data-name]").fill("Street rat")
    me.page.locator("[data-play]").click()
    expect(me.page.locator("[data-kept='Street rat']")).to_be_visible()
    panel = me.page.get_by_role("dialog")
    expect(panel.locator("[data-deck='1']")).to_have_value(re.compile("."))
    expect(panel.locator("[data-deck='1'] option:checked")).to_have_text("Street rat")
    panel.locator("button[type=submit]").click()
    me.page.wait_for_url(re.compile("/table/"))
    me.settle()
    assert "Wendy Adams" in json.dumps(me.view["scene"])
    assert me.troubles == []


def test_a_deck_that_has_just_been_broken_is_not_played_with(sit: Sit) -> None:
    me = opened(sit)
    me.page.locator("[data-leader=wendy-adams] [data-starter]").click()
    expect(me.page.locator("[data-play]")).to_be_enabled()
    # Both before the server has said anything of the change.
    row(me, "deck", KNIFE).locator("[data-take]").evaluate(
        "(take) => (take.click(), document.querySelector('[data-play]').click())"
    )
    expect(faults(me)).to_have_text("The deck has 29 standard cards, and must have 30. AH-DKB-02")
    expect(me.page.locator("[data-kept]")).to_contain_text("cannot be played yet")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    assert me.troubles == []


def test_a_deck_grows_by_experience_and_its_price_is_counted(sit: Sit) -> None:
    me = opened(sit)
    me.page.locator("[data-leader=roland-banks] [data-starter]").click()
    me.page.locator("[data-upgrade]").click()
    me.page.locator("[data-earned]").fill("2")
    row(me, "deck", KNIFE).locator("[data-take]").click()
    row(me, "pool", "01094").locator("[data-add]").click()
    expect(me.page.locator('[data-tally="Experience spent"]')).to_contain_text("3 / 2")
    expect(me.page.locator(".deck")).to_contain_text("The change costs 3 experience, and 2 was earned for it.")
    me.page.locator("[data-earned]").fill("4")
    expect(me.page.locator('[data-tally="Experience spent"]')).to_contain_text("3 / 4")
    expect(me.page.locator(".deck")).not_to_contain_text("was earned for it")
    me.page.reload()
    expect(me.page.locator('[data-tally="Experience spent"]')).to_contain_text("3 / 4")  # what was left is still there


def test_keys_alone_build_a_deck(sit: Sit) -> None:
    me = opened(sit)
    tab_to(me, "data-empty")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-faults]")).to_be_visible()
    tab_to(me, "data-search")
    me.page.keyboard.type("machete")
    expect(me.page.locator(".pool [data-card]")).to_have_count(1)
    tab_to(me, "data-add")
    me.page.keyboard.press("Enter")
    expect(copies(me, MACHETE)).to_have_text("1")


def test_signs_that_were_taken_off_the_keys_change_no_deck(sit: Sit) -> None:
    me = opened(sit)
    me.page.locator("[data-starter]").first.click()
    told = me.page.locator(".pool .keys")
    expect(told).to_contain_text("+ and −")
    me.button("Settings").click()
    me.page.get_by_role("dialog").get_by_label("Commands by a single letter, digit or sign").uncheck()
    me.page.keyboard.press("Escape")
    expect(told).to_have_text("↑ and ↓ go from card to card.")
    line = row(me, "deck", MACHETE)
    had = int(line.locator(".n").inner_text())
    line.locator("[data-take]").focus()
    for key in ("-", "ArrowDown", "ArrowUp", "Enter"):
        me.page.keyboard.press(key)
    expect(line.locator(".n")).to_have_text(str(had - 1))  # by Enter alone


def test_keys_go_on_in_the_list_whatever_they_change(sit: Sit) -> None:
    me = opened(sit)
    tab_to(me, "data-starter")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-sound]")).to_be_visible()
    last = row(me, "deck", MACHETE)
    last.locator("[data-take]").focus()
    me.page.keyboard.press("ArrowDown")
    following = str(me.page.evaluate("() => document.activeElement.closest('[data-card]').dataset.card"))
    assert following != MACHETE
    me.page.keyboard.press("ArrowUp")
    expect(last.locator("[data-take]")).to_be_focused()
    for left in range(int(last.locator(".n").inner_text()) - 1, 0, -1):
        me.page.keyboard.press("-")
        expect(last.locator(".n")).to_have_text(str(left))
    me.page.keyboard.press("Enter")
    expect(last).to_have_count(0)
    expect(row(me, "deck", following).locator("[data-take]")).to_be_focused()  # the line is gone, and keys are in the next

    for _ in range(120):  # back to where one leaps to a part of the page
        if me.page.locator("[data-tab=pool]:focus").count():
            break
        me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-room=pool]")).to_be_focused()
    me.page.keyboard.press("Tab")
    expect(me.page.locator("[data-search]")).to_be_focused()
    me.page.keyboard.type("machete")
    add = row(me, "pool", MACHETE).locator("[data-add]")
    expect(me.page.locator(".pool [data-card]")).to_have_count(1)
    add.focus()
    me.page.keyboard.press("+")
    expect(copies(me, MACHETE)).to_have_text("1")
    me.page.keyboard.press("Enter")
    expect(copies(me, MACHETE)).to_have_text("2")
    expect(add).to_be_disabled()
    expect(add).to_be_focused()  # no more can be added, and keys are still there
    me.page.keyboard.press("Enter")
    me.page.get_by_role("button", name="Show all").press("Enter")
    expect(me.page.locator("[data-search]")).to_be_focused()
    expect(copies(me, MACHETE)).to_have_text("2")

    paste(me, "Mine\nRoland Banks\n1 Knife")
    me.page.locator("[data-surely]").click()
    expect(me.page.locator(".deck [data-card]")).to_have_count(1)  # else keys would reach the deck that was there before
    row(me, "deck", KNIFE).locator("[data-take]").press("Enter")
    expect(row(me, "deck", KNIFE)).to_have_count(0)
    expect(me.page.locator("[data-room=deck]")).to_be_focused()  # no line is left, and keys are where it was
    assert me.troubles == []


def test_on_a_telephone_deck_and_pool_fit_and_fingers_hit(sit: Sit) -> None:
    me = opened(sit, **PHONE)
    assert not me.scrolls_sideways()
    me.page.locator("[data-leader=daisy-walker] [data-starter]").tap()
    expect(me.page.locator("[data-sound]")).to_be_visible()
    assert not me.scrolls_sideways()
    me.page.locator("[data-tab=pool]").tap()
    plus = row(me, "pool", MACHETE).locator("[data-add]")
    expect(plus).to_have_count(0)  # no card of hers
    less = row(me, "pool", KNIFE).locator("[data-take]")
    box = less.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    less.tap()
    expect(me.page.locator("[data-tab=deck]")).to_contain_text("29 / 30")
    assert not me.scrolls_sideways()


@needs_axe
def test_a_screen_reader_finds_its_way_through_decks(sit: Sit) -> None:
    me = opened(sit, bypass_csp=True)
    assert serious(me) == []
    paste(me, "Mine\nRoland Banks\n3 Knife\nKnife of Doom")
    expect(faults(me).first).to_be_visible()
    row(me, "deck", KNIFE).locator(".title").click()
    me.page.locator('[data-filter="class:guardian"]').click()
    assert serious(me) == []


def _first_interlude() -> tuple[int, list[str]]:
    """A seed and the decisions that lead a bot to experience it can spend."""
    for seed in range(1, 9):
        game = mk.new("arkham-lcg", seats=1, seed=seed, **CAMPAIGN)
        bot = make_bot("greedy", 1)
        keys: list[str] = []
        while not game.over and game.decision.kind != "interlude" and len(keys) < 200:
            keys.append(bot.choose(game, 0))
            game.play(keys[-1])
        if not game.over and any(option.key.startswith("upgrade:") for option in game.decision.options):
            return seed, keys
    raise AssertionError("no bot earned enough")


def test_between_scenarios_experience_is_spent_in_a_list(sit: Sit, house: House) -> None:
    seed, keys = _first_interlude()
    friend = Browser(house)
    seats = [{"kind": "me"}]
    table = friend.post("/api/tables", game="arkham-lcg", seats=seats, seed=seed, options=CAMPAIGN).json()["id"]
    chair = friend.sit(table)
    for key in keys:
        chair.play(key)
    chair.leave()
    me = sit()
    me.page.context.add_cookies([{"name": "miskatonic", "value": friend.cookie, "url": house.address}])
    me.open(f"/table/{table}")
    me.settle()
    shop, deck = me.page.locator("[data-stock=to-buy]"), me.page.locator("[data-stock=deck-list]")
    left = int(shop.locator(".purse").inner_text())
    expect(shop).to_contain_text("Not for this deck")
    shop.locator("[data-only]").check()
    expect(shop).not_to_contain_text("Not for this deck")
    row = shop.locator("li", has=me.page.locator('[data-id^="piece:"]')).filter(has_text="in place of").first
    price = int(row.locator(".act b").inner_text())
    name = row.locator(".words > span").first.inner_text().rstrip("•")
    row.locator(".act").click()
    me.page.locator(".menu button", has_text="upgrade to").click()  # it could also join the lower one
    me.until(lambda: shop.locator(".purse").inner_text() == str(left - price), "the price to be paid")
    expect(deck.locator("li", has_text=f"in place of {name}")).to_be_visible()
    assert me.troubles == []
