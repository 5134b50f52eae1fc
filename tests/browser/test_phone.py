"""On a telephone, upright and sideways: what one needs for a decision is in view, and nothing reaches beyond the screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import miskatonic as mk
from miskatonic.bots import make_bot
from tests.browser.conftest import Sit
from tests.browser.pages import Player, flat
from tests.browser.test_access import FINGER, PHONE, Phone
from tests.browser.test_arkham_lcg import DAISY, by, to_action
from tests.web.house import Browser, House

GAMES = ("final-hour", "elder-sign", "arkham-lcg", "route", "eldritch-horror")
SIDEWAYS = pytest.mark.parametrize("size", [(740, 360), (844, 390), (932, 430)], ids=["740", "844", "932"])
WORLD: dict[str, Any] = {"game": "eldritch-horror", "seed": 3}
BEYOND = """() => [...document.querySelectorAll('dialog, dialog *')]
  .filter(one => one.scrollWidth > one.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX))
  .map(one => one.className)"""
CUT = """() => [...document.querySelectorAll('[data-pane=yours] .card, [data-pane=yours] .card *')]
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .filter(one => getComputedStyle(one).overflow === 'hidden' && !one.matches('.unseen')).map(one => one.textContent)"""
CHOICES = """() => [...document.querySelectorAll('[data-option]')].filter(one => {
  const box = one.getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2)
  return box.height > 0 && hit !== null && one.contains(hit)
}).length"""
# Choices that can be seen beside the number of those below, and on which it lies.
COVERED = """() => {
  const over = document.querySelector('[data-below]').getBoundingClientRect()
  return [...document.querySelectorAll('[data-option]')].filter(one => {
    const box = one.getBoundingClientRect()
    const meets = box.right > over.x && box.bottom > over.y + 2 && box.y < over.bottom - 2
    return meets && one.contains(document.elementFromPoint(box.x + 6, Math.max(box.y, over.y) + 2))
  }).map(one => one.dataset.option)
}"""
KEYS = """keys => keys.map(key => [key.getBoundingClientRect().y, key.getBoundingClientRect().x, key.textContent])"""


# Connections that can be broken, and are not made again until all is well.
LINES = """
window.lines = []
window.WebSocket = class extends WebSocket {
  constructor(url) {
    super(window.broken ? url.replace('/ws/', '/nowhere/') : url)
    window.lines.push(this)
  }
}
"""
# Whether a finger that touches a thing in its four corners meets it everywhere, and nothing that lies above.
FREE = """(one) => {
  const box = one.getBoundingClientRect()
  const points = [box.x + 8, box.right - 8].flatMap(x => [box.y + 8, box.bottom - 8].map(y => [x, y]))
  return box.height > 0 && points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
}"""


def sideways(size: tuple[int, int]) -> dict[str, Any]:
    """A telephone that is turned."""
    return PHONE | {"viewport": {"width": size[0], "height": size[1]}}


def box(thing: Locator) -> dict[str, float]:
    """Where something is on the page."""
    found = thing.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


@SIDEWAYS
def test_on_a_phone_turned_sideways_the_question_stands_beside_the_map(sit: Sit, size: tuple[int, int]) -> None:
    me = Phone(sit(**sideways(size)).page)
    me.new_table("me", until="move")
    map, dock = box(me.page.locator("section.map")), box(me.page.locator(".dock"))
    assert map["right"] <= dock["x"]
    assert map["height"] > size[1] / 2
    assert dock["height"] > size[1] / 2
    for name in ("table", "people", "log", "map"):
        me.page.locator(f"[data-tab-button={name}]").tap()
        expect(me.page.locator(f"[data-pane={name}]")).to_be_visible()
        assert not me.scrolls_sideways()


@SIDEWAYS
def test_on_a_phone_turned_sideways_a_closer_look_leaves_the_question_in_view(sit: Sit, size: tuple[int, int]) -> None:
    me = Phone(sit(**sideways(size)).page)
    me.new_table("me", until="strike")
    monster = me.view["decision"]["options"][0]["targets"][0]
    places = next(thing["places"] for thing in me.view["scene"]["things"] if thing["type"] == "map")
    here = next(p for p in places if any(token["id"] == monster for token in p.get("tokens", ())))
    me.page.locator(f"[data-id='{here['id']}']").tap()
    sheet = box(me.page.get_by_role("dialog"))
    assert sheet["right"] <= box(me.page.locator("#decision"))["x"]
    assert sheet["height"] > size[1] / 2


def test_ones_own_cards_have_a_tab_that_comes_where_only_they_tell_what_they_do(sit: Sit) -> None:
    me = Phone(sit(**PHONE, locale="ru-RU").page)
    me.new_table("me", **DAISY)
    yours, map = me.page.locator("[data-pane=yours]"), me.page.locator("[data-pane=map]")
    assert me.turn() == "mulligan"
    expect(yours).to_be_visible()
    expect(yours.locator(".card")).to_have_count(5)
    assert me.page.evaluate(CUT) == []
    me.play(by(me, "keep"))
    to_action(me)
    expect(map).to_be_visible()
    assert box(me.page.locator("section.map"))["bottom"] <= box(me.page.locator(".dock"))["y"], "the whole house is in view"
    me.play(by(me, "play:"))
    to_action(me)
    me.tab("yours")
    expect(yours.get_by_role("group", name="Игровая зона")).to_be_visible()
    expect(yours.get_by_role("group", name="Рука").locator(".card").first).to_be_visible()
    assert me.page.evaluate(CUT) == []


def counts_what_is_hidden(me: Player) -> bool:
    """Whether the number of choices below is right; what is cut by a few pixels can be read."""
    told = me.page.locator("[data-below]").get_attribute("data-below")
    return 0 <= len(me.keys()) - int(me.page.evaluate(CHOICES)) - int(told or 0) <= 1


def test_how_many_choices_lie_below_is_told_and_a_touch_brings_them_up(sit: Sit) -> None:
    me = Phone(sit(**sideways((360, 640))).page)
    me.new_table("me", **DAISY)
    me.play(by(me, "keep"))
    to_action(me)
    below = me.page.locator("[data-below]")
    expect(below).to_be_visible()
    me.until(lambda: counts_what_is_hidden(me), "what lies below, counted")
    assert me.page.evaluate(COVERED) == []
    below.tap()
    me.until(lambda: below.count() == 0, "the last choice")
    assert me.page.locator("[data-option]").last.evaluate(FREE)


def test_on_a_laptop_too_how_many_choices_lie_below_is_told_and_a_click_brings_them_up(sit: Sit) -> None:
    me = sit(viewport={"width": 920, "height": 560})
    me.new_table("me", **DAISY)
    me.play(by(me, "keep"))
    to_action(me)
    below = me.page.locator("[data-below]")
    expect(below).to_be_visible()
    me.until(lambda: counts_what_is_hidden(me), "what lies below, counted")
    assert me.page.evaluate(COVERED) == []
    question, number = box(me.page.locator("#decision")), box(below)
    assert question["x"] <= number["x"], "beside what happened, and under the question"
    assert number["right"] <= question["right"]
    clicked = "() => document.querySelector('[data-below]')?.click()"
    me.until(lambda: below.count() == 0 or me.page.evaluate(clicked), "the last choice")
    assert me.page.locator("[data-option]").last.evaluate(FREE)


def test_on_a_tablet_a_hint_lies_under_the_question_and_hides_neither_the_map_nor_anybody(sit: Sit) -> None:
    me = Phone(sit(**sideways((768, 1024))).page)
    me.new_table("me", "bot", "bot", "bot", seed=5, until="move")
    me.page.locator("#decision .options").evaluate("(e) => { e.style.paddingBlockStart = '600px' }")  # as after much else
    me.page.get_by_role("button", name="Hint").tap()
    hint, advised = me.page.locator(".hint"), me.page.locator(".dock .hinted")
    expect(hint).to_be_visible()
    me.until(lambda: box(hint)["y"] > box(me.page.locator(".dock"))["y"] and hint.evaluate(FREE), "the hint in the dock")
    me.until(lambda: advised.evaluate(FREE), "what is advised in sight")


@pytest.mark.parametrize("size", [(360, 640), (768, 1024)], ids=["telephone", "tablet"])
def test_the_strip_of_everybody_is_whole_above_rows_of_cards_also_without_a_connection(
    sit: Sit, size: tuple[int, int]
) -> None:
    me = Phone(sit(**sideways(size)).page)
    me.page.add_init_script(LINES)
    me.new_table("me", *["bot"] * 7, game="elder-sign", seed=3)
    expect(me.page.locator("[data-roster] button").first).to_be_visible()
    expect(me.page.locator("[data-pane=map] .middle")).to_be_visible()
    ends = "() => document.querySelector('[data-roster] button').getBoundingClientRect().bottom"
    begins = "() => document.querySelector('[data-pane=map] .middle').getBoundingClientRect().top"
    assert me.page.evaluate(f"({ends})() <= ({begins})()")
    me.page.evaluate("(window.broken = true, lines.at(-1).close())")
    told = me.page.locator(".offline")
    expect(told).to_be_visible()
    assert box(told)["bottom"] <= box(me.page.locator("header.head"))["bottom"]
    assert told.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert not me.scrolls_sideways()


@pytest.mark.parametrize("game", ["elder-sign", "route"])
def test_on_a_tablet_a_hint_moves_neither_the_cards_above_nor_more_below_than_it_is_high(sit: Sit, game: str) -> None:
    me = Phone(sit(**sideways((768, 1024))).page)
    me.new_table("me", game=game, seed=3)
    hint, cards = me.page.locator(".hint"), me.page.locator("[data-pane=map] .middle")
    before = box(cards)
    me.page.get_by_role("button", name="Hint").tap()
    expect(hint).to_be_visible()
    under = "(dock) => parseFloat(getComputedStyle(dock).paddingBlockEnd)"
    me.until(lambda: 0 <= me.page.locator(".dock").evaluate(under) - box(hint)["height"] < 12, "room for the hint alone")
    assert box(cards) == before


@SIDEWAYS
def test_sideways_a_hint_lies_beside_the_room_one_stands_in_and_what_it_advises_is_in_sight(
    sit: Sit, size: tuple[int, int]
) -> None:
    me = Phone(sit(**sideways(size), locale="ru-RU").page)
    me.new_table("me", **DAISY)
    me.play(by(me, "keep"))
    to_action(me)
    me.page.get_by_role("button", name="Подсказка").tap()
    hint, advised = me.page.locator(".hint"), me.page.locator(".dock .hinted")
    expect(hint).to_be_visible()
    assert box(hint)["x"] >= box(me.page.locator("section.map"))["right"]
    me.until(lambda: advised.evaluate(FREE), "what is advised in sight")


# Six groups of dice, as a long adventure leaves them: the last is laid there again and again.
MANY_DICE = """() => {
  const things = document.querySelector('.dice > .things')
  while (things.children.length < 6) things.append(things.lastElementChild.cloneNode(true))
  const dice = [...things.querySelectorAll('.die')]
  return {
    high: things.offsetHeight / document.querySelector('.dock').offsetHeight,
    out: dice.filter(die => die.getBoundingClientRect().right > innerWidth).length,
  }
}"""


def test_many_dice_that_lie_elsewhere_leave_choices_their_room_on_a_low_screen(sit: Sit) -> None:
    me = Phone(sit(**sideways((360, 640))).page)
    me.new_table("me", game="elder-sign", seed=3, until="before-roll")
    laid = me.page.evaluate(MANY_DICE)
    assert laid["out"] == 0
    assert laid["high"] < 0.45, laid


def test_beside_what_happened_the_number_of_choices_below_covers_none_and_a_hint_brings_up_what_it_advises(sit: Sit) -> None:
    me = Phone(sit(**sideways((360, 640))).page)
    me.new_table("me", "bot", seed=5, until="move")
    expect(me.page.locator(".recap")).to_have_count(1)
    expect(me.page.locator("[data-below]")).to_be_visible()
    assert me.page.evaluate(COVERED) == []
    me.page.get_by_role("button", name="Hint").tap()
    advised = me.page.locator(".dock .hinted")
    expect(advised).to_be_visible()
    me.until(lambda: advised.evaluate(FREE), "what is advised in sight")
    paper = "(e) => getComputedStyle(e).backgroundColor"
    tapped, other = (me.page.get_by_role("button", name=name, exact=True) for name in ("Hint", "Undo"))
    tapped.hover()  # as a browser believes after a tap
    assert tapped.evaluate("(e) => e.matches(':hover')")
    assert tapped.evaluate(paper) == other.evaluate(paper), "a finger that is gone marks nothing"
    tapped.evaluate("(e) => e.classList.add('main')")
    me.page.mouse.down()
    assert tapped.evaluate("(e) => e.matches(':active')")
    assert tapped.evaluate(paper) == "rgb(44, 63, 71)", "light words stay on dark while a finger presses"
    me.page.mouse.up()


def test_who_looks_elsewhere_while_only_cards_tell_stays_there_when_somebody_comes(sit: Sit) -> None:
    me, guest = Phone(sit(**PHONE).page), sit()
    table = me.new_table("me", "friend", **DAISY | {"options": {"investigators": ["daisy-walker", "roland-banks"]}})
    assert me.turn() == "mulligan"
    expect(me.page.locator("[data-pane=yours]")).to_be_visible()
    me.tab("table")
    expect(me.page.locator("[data-pane=table]")).to_be_visible()
    guest.join(me, table)
    expect(me.page.locator("[data-banner]")).to_have_count(0)  # the news that somebody sits there has come
    expect(me.page.locator("[data-pane=table]")).to_be_visible()


def test_dice_that_lie_elsewhere_are_in_sight_and_a_hint_covers_no_card(sit: Sit) -> None:
    me = Phone(sit(**PHONE).page)
    me.new_table("me", game="elder-sign", seed=3, until="before-roll")
    dice = me.page.locator(".dice .die")
    assert me.page.locator(".dice .group").count() > 1
    assert all(box(die)["right"] <= PHONE["viewport"]["width"] for die in dice.all())
    me.page.get_by_role("button", name="Hint").tap()
    hint, cards = me.page.locator(".hint"), me.page.locator("[data-pane=map]")
    expect(hint).to_be_visible()
    cards.evaluate("(pane) => pane.scrollTo(0, 0)")
    me.until(lambda: box(cards.locator(".sheet").first)["y"] >= box(hint)["bottom"], "the first card under the hint")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
def test_a_hint_and_the_beginning_of_every_pane_can_be_read_under_a_banner(sit: Sit, size: tuple[int, int]) -> None:
    me = Phone(sit(**sideways(size)).page)
    me.new_table("me", "friend", until="move")
    banner, hint = me.page.locator("[data-banner]"), me.page.locator(".hint")
    expect(banner).to_contain_text("Nobody sits here yet")
    me.page.get_by_role("button", name="Hint").tap()
    expect(hint).to_be_visible()
    me.until(lambda: banner.evaluate(FREE) and hint.evaluate(FREE), "both in sight")
    me.page.locator(".hint .x").tap()
    expect(hint).to_have_count(0)
    for pane, first in (("table", ".thing"), ("people", ".board"), ("log", "h2")):
        me.tab(pane)
        assert box(me.page.locator(f"[data-pane={pane}] {first} >> visible=true").first)["y"] >= box(banner)["bottom"], pane


def test_four_choices_can_be_read_at_once_under_the_map_of_the_world(sit: Sit) -> None:
    me = Phone(sit(**PHONE, locale="ru-RU").page)
    me.new_table("me", until="action", **WORLD)
    assert len(me.keys()) > 4
    assert me.page.evaluate(CHOICES) >= 4


def test_no_space_covers_the_name_of_the_city_one_stands_in(sit: Sit) -> None:
    me = Phone(sit(**PHONE).page)
    me.new_table("me", until="action", **WORLD)
    name = me.page.locator("text.name", has_text="Buenos Aires")
    space = me.page.locator(".spot", has=me.page.locator("text.number", has_text="12"))
    letters, sign, ring = box(name), box(space.locator(".sign")), box(space.locator(".near"))
    assert ring["y"] < letters["bottom"] < ring["bottom"], "they are side by side"
    assert letters["x"] + 3 >= sign["right"], "letters have a light edge of 3 pixels"


# Spaces of the map under the words that tell its ways apart.
UNDER_WORDS = """() => {
  const over = document.querySelector('.legend').getBoundingClientRect()
  return [...document.querySelectorAll('.spot .sign')].map(one => one.getBoundingClientRect())
    .filter(one => one.left < over.right && one.top < over.bottom && one.bottom > over.top).length
}"""


@pytest.mark.parametrize("people", [("me",), ("me", "bot", "bot")], ids=["alone", "three"])
@pytest.mark.parametrize(("size", "locale"), [((768, 1024), "uk-UA"), ((1280, 720), "ru-RU")], ids=["tablet", "laptop"])
def test_words_for_the_ways_of_the_world_cover_no_space(
    sit: Sit, size: tuple[int, int], locale: str, people: tuple[str, ...]
) -> None:
    me = sit(viewport={"width": size[0], "height": size[1]}, locale=locale)
    me.new_table(*people, **WORLD)
    me.turn()
    expect(me.page.locator(".legend")).to_be_visible()
    assert me.page.evaluate(UNDER_WORDS) == 0
    me.page.keyboard.press("h")
    expect(me.page.locator(".hint")).to_be_visible()
    hint, words = box(me.page.locator(".hint")), me.page.locator(".legend")
    beside = hint["x"] >= box(words)["right"]
    assert beside or box(words)["bottom"] <= hint["y"], "no half of them is seen beside a hint"


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)], ids=["low", "laptop", "roomy"])
def test_a_hint_beside_the_world_covers_neither_the_map_nor_what_is_asked_nor_where_one_writes(
    sit: Sit, size: tuple[int, int]
) -> None:
    me = sit(viewport={"width": size[0], "height": size[1]}, locale="ru-RU")
    me.new_table("me", until="action", **WORLD)
    me.page.keyboard.press("h")
    expect(me.page.locator(".hint")).to_be_visible()
    expect(me.page.locator(".legend")).to_be_visible()
    hint = box(me.page.locator(".hint"))
    for other in ("section.map", ".dock", "[data-tab-button=log]"):
        if me.page.locator(other).is_visible():
            over = box(me.page.locator(other))
            beside = hint["x"] >= over["right"] - 1 or hint["right"] <= over["x"] + 1
            assert beside or hint["y"] >= over["bottom"] - 1 or hint["bottom"] <= over["y"] + 1, other
    own = me.page.locator(f"[data-pane={'people' if size[0] > 1560 else 'table'}] > .things > *").last

    def is_free() -> bool:
        own.evaluate("one => one.scrollIntoView({block: 'end'})")
        return box(own)["bottom"] <= hint["y"] + 1

    me.until(is_free, "what lies under a hint, scrolled free")
    me.tab("log")
    assert me.page.locator("#chat").evaluate(FREE)


def test_whoever_only_looks_on_has_most_of_the_screen_for_the_map(sit: Sit) -> None:
    me, onlooker = Phone(sit(**PHONE).page), Phone(sit(**PHONE).page)
    table = me.new_table("me", until="action", **WORLD)
    onlooker.open(f"/watch/{table}")
    onlooker.settle()
    expect(onlooker.page.locator("#decision").get_by_text("You are watching")).to_be_visible()
    assert box(onlooker.page.locator("section.map"))["height"] > PHONE["viewport"]["height"] / 2
    assert box(me.page.locator("section.map"))["height"] < PHONE["viewport"]["height"] / 2


# How many pixels of the map's height show nothing of the world.
BLANK = """() => {
  const map = document.querySelector('section.map .over')
  const [seen, box] = [map.viewBox.baseVal, map.getBoundingClientRect()]
  return box.height - seen.height * box.width / seen.width
}"""


def test_whoever_waits_for_people_has_the_room_of_the_question_for_the_table_and_what_happened_last(sit: Sit) -> None:
    me, other = Phone(sit(**PHONE).page), sit()
    table = other.new_table("me", "friend", **WORLD)
    me.join(other, table)

    def play_until(asked: Player) -> None:
        players: list[Player] = [me, other]
        me.until(lambda: any(player.keys() for player in players), "a question")
        while not asked.keys():
            for player in players:
                if player.keys() and player is not asked:
                    player.play(player.view["decision"]["options"][-1])
            me.page.wait_for_timeout(50)
        asked.settle()

    dock, lately = me.page.locator(".dock"), me.page.locator("[data-lately]")
    play_until(asked=me)
    low = box(dock)["height"]
    play_until(asked=other)
    me.until(lambda: box(dock)["height"] < low * 2 / 3, "room for the table")
    expect(me.page.locator("#decision .eyebrow")).to_contain_text("me-0")
    me.until(lambda: me.page.evaluate(BLANK) < 2, "a map as high as its room")
    me.settle()
    log = [flat(line["text"]) for line in me.view["log"]]
    assert lately.locator("li").first.inner_text().strip() in log[-4:-1], "the newest comes first"
    play_until(asked=me)
    me.until(lambda: box(dock)["height"] >= low, "room for the question")
    me.until(lambda: me.page.evaluate(BLANK) < 2, "a map as high as its room")
    expect(lately).to_have_count(0)


def test_beside_the_log_whoever_waits_for_people_has_the_room_of_the_question_too(sit: Sit) -> None:
    me, other = sit(viewport={"width": 1920, "height": 1000}), sit()
    table = other.new_table("me", "friend", game="arkham-lcg")
    me.join(other, table)
    while not me.keys():
        other.play(other.view["decision"]["options"][-1])
        me.settle()
    dock = me.page.locator(".dock")
    high = box(dock)["height"]
    while me.keys():
        me.play(me.view["decision"]["options"][-1])
    me.until(lambda: box(dock)["height"] < high / 2, "room for the table")
    expect(me.page.locator("#decision .eyebrow")).to_contain_text("me-0")
    expect(me.page.locator(".recap")).to_have_count(0)


def test_in_a_low_window_options_stand_in_the_order_of_their_keys(sit: Sit) -> None:
    me = sit(viewport={"width": 1000, "height": 480})
    me.new_table("me", until="action", **WORLD)
    keys = me.page.locator("#decision [data-option] kbd").evaluate_all(KEYS)  # at one moment: things may still move
    assert [key for _, _, key in sorted(keys)][:10] == [*"1234567890"]


def test_the_key_of_an_option_beyond_the_tenth_stands_in_one_line(sit: Sit) -> None:
    game, bot = mk.new("eldritch-horror", seats=1, seed=1), make_bot("random", 1)
    while not any(len(option.label) > 110 for option in game.decision.options[10:]):
        game.play(bot.choose(game, 0))
    me = sit(viewport={"width": 820, "height": 1180})
    me.lay(game, "me")
    keys = me.page.locator("#decision [data-option] kbd")
    assert any(len(key) > 1 for key in keys.all_inner_texts())
    assert len(set(keys.evaluate_all("keys => keys.map(key => key.offsetHeight)"))) == 1


def test_in_a_low_window_a_house_lies_under_nobodys_cards(sit: Sit) -> None:
    me = sit(viewport={"width": 1280, "height": 560})
    me.new_table("me", **DAISY)
    to_action(me)
    house, hand = box(me.page.locator(".main .map svg").first), box(me.page.locator(".main > .hand"))
    assert house["height"] > 100
    assert house["y"] + house["height"] <= hand["y"] + 1


def test_on_a_page_that_is_brought_four_times_nearer_the_question_is_read_first(sit: Sit) -> None:
    me = sit(viewport={"width": 360, "height": 225})
    me.new_table("me", "bot", game="final-hour")
    expect(me.prompt).to_be_in_viewport(ratio=0.9)
    expect(me.page.locator("[data-option]").first).to_be_in_viewport()
    assert not me.scrolls_sideways()


def test_who_saw_the_whole_map_and_came_nearer_is_led_to_the_next_question_again(sit: Sit) -> None:
    me = Phone(sit(**PHONE).page)
    me.new_table("me", until="action", **WORLD)
    frame = box(me.page.locator("section.map"))
    places = next(thing["places"] for thing in me.view["scene"]["things"] if thing["type"] == "map")
    figure = next(figure["id"] for place in places for figure in place.get("figures", ()))

    def is_seen() -> bool:
        """Whether one's own figure stands in the frame of the map."""
        own = box(me.page.locator(f".map [data-id='{figure}']"))
        across = frame["x"] <= own["x"] and own["right"] <= frame["right"]
        return across and frame["y"] <= own["y"] and own["bottom"] <= frame["bottom"]

    assert is_seen()
    me.page.locator("[data-fit]").tap()
    for _ in range(3):
        me.pinch(frame["right"] - 70, frame["bottom"] - 60)
    assert not is_seen()
    me.play(next(option for option in me.view["decision"]["options"] if not option["targets"]))
    assert me.turn() == "action"
    me.until(is_seen, "one's own figure in view")


@pytest.mark.parametrize(("locale", "width"), [("en-GB", 360), ("ru-RU", 360), ("uk-UA", 360), ("ru-RU", 320)])
def test_nothing_in_the_set_up_of_a_game_reaches_beyond_the_screen(sit: Sit, locale: str, width: int) -> None:
    me = Phone(sit(**PHONE | {"viewport": {"width": width, "height": 740}}, locale=locale).page)
    me.open("/")
    for game in GAMES:
        me.page.locator(f"[data-game={game}] [data-set-up]").tap()
        expect(me.page.locator("[data-begin]")).to_be_visible()
        assert me.page.evaluate(BEYOND) == [], game
        me.page.keyboard.press("Escape")
        expect(me.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "uk-UA"])
def test_nothing_in_the_settings_reaches_beyond_their_sheet(sit: Sit, locale: str) -> None:
    me = Phone(sit(**PHONE, locale=locale).page)
    me.new_table("me")
    me.page.keyboard.press("s")
    sheet = me.page.locator("dialog .body")
    expect(sheet).to_be_visible()
    assert sheet.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_what_fingers_do_is_told_where_there_are_fingers(sit: Sit) -> None:
    phone, desk = Phone(sit(**PHONE).page), sit()
    for player in (phone, desk):
        player.new_table("me")
    phone.button("More").tap()
    phone.button("Gestures and keys").tap()
    expect(phone.page.get_by_role("dialog").get_by_text("Two fingers")).to_be_visible()
    desk.button("Keys").click()
    expect(desk.page.get_by_role("dialog").get_by_text("Two fingers")).to_have_count(0)


def test_why_not_comes_into_view_when_it_is_opened(sit: Sit) -> None:
    me = Phone(sit(**PHONE).page)
    me.new_table("me", until="move")
    me.page.locator("#decision summary").last.tap()
    ban = me.page.locator("#decision .ban").first
    expect(ban).to_be_in_viewport(ratio=0.5)


def too_low(me: Player) -> list[str]:
    """What can be pressed on the page and is lower than a finger."""
    return [
        button.text_content() or ""
        for button in me.page.locator("button:visible, select:visible, summary:visible").all()
        if box(button)["height"] < FINGER - 0.5
    ]


def test_every_button_of_the_pages_around_a_game_is_as_high_as_a_finger(sit: Sit) -> None:
    me = Phone(sit(**PHONE, locale="ru-RU").page)
    me.new_table("me", until="move")
    assert too_low(me) == []
    for page, sign in (("/", "[data-learn]"), ("/decks/arkham-lcg", "[data-starter]"), ("/results", "h1")):
        me.open(page)
        expect(me.page.locator(sign).first).to_be_visible()
        assert too_low(me) == [], page
        assert not me.scrolls_sideways(), page


# What reaches beyond the right edge of the screen, or of what lies over the page.
OUTSIDE = """() => {
  const edge = document.querySelector('dialog')?.getBoundingClientRect().right ?? innerWidth
  return [...document.querySelectorAll('dialog p, dialog b, .account p, .people')].filter(one => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return one.checkVisibility() && words.getBoundingClientRect().right > edge
  }).map(one => one.textContent)
}"""


def test_a_name_that_is_one_long_word_reaches_beyond_no_edge(sit: Sit, house: House) -> None:
    game = mk.new("route", seats=2, seed=3)
    bot = make_bot("random", 1)
    while not game.over:
        game.play(bot.choose(game, game.decision.seat), seat=game.decision.seat)
    friend = Browser(house)
    seats = [{"kind": "me", "name": "W" * 32}, {"kind": "bot", "name": "M" * 32}]
    made = friend.post("/api/saves/table", save=game.save(), seats=seats)
    assert made.status_code == 200, made.text
    me = sit(viewport={"width": 360, "height": 740})  # a telephone would make the page smaller instead
    me.page.context.add_cookies([{"name": "miskatonic", "value": friend.cookie, "url": house.address}])
    me.open("/")
    expect(me.page.locator("[data-table]").first).to_contain_text("W" * 32)
    assert not me.scrolls_sideways()
    me.open(f"/table/{made.json()['id']}")
    expect(me.page.locator("[data-own]")).to_be_visible()
    assert me.page.evaluate(OUTSIDE) == []
    me.open(f"/replay/{made.json()['id']}")
    expect(me.page.locator(".account p").first).to_be_visible()
    assert me.page.evaluate(OUTSIDE) == []


def test_sideways_names_over_what_everybody_scored_are_not_broken_into_letters(sit: Sit) -> None:
    game, bot = mk.new("route", seats=2, seed=3), make_bot("random", 1)
    while not game.over:
        game.play(bot.choose(game, game.decision.seat), seat=game.decision.seat)
    me = sit(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    me.lay(game, "me", "bot")
    names = me.page.locator("dialog thead .who")
    expect(names.first).to_be_visible()
    line = 14 * 1.5
    assert max(box(name)["height"] for name in names.all()) <= 2 * line + 1


def test_sideways_the_button_of_a_map_that_comes_near_by_itself_stands_in_its_corner(sit: Sit) -> None:
    me = sit(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    me.new_table("me", until="move")
    fit = me.page.locator("[data-fit]")
    expect(fit).to_be_visible()
    assert box(me.page.locator("section.map"))["right"] - box(fit)["right"] < 20
