"""Languages, the log, hints, and looking closer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from miskatonic.text.quotes import quote
from tests.browser.conftest import Sit
from tests.browser.pages import Player, flat, letters


def words(me: Player) -> list[str]:
    """What the table says: the prompt, an option, the newest line of the log and the name of a place."""
    me.tab("log")
    return [
        me.prompt.inner_text(),
        me.page.locator("[data-option]").first.inner_text(),
        me.log.last.inner_text(),
        me.page.locator("[data-id='place:orne-library']").get_attribute("aria-label") or "",
        me.page.locator("header button").first.get_attribute("aria-label") or "",
    ]


def test_the_language_changes_at_once_and_is_remembered(sit: Sit) -> None:
    me = sit()
    me.new_table("me", until="move")
    said = {"en": words(me)}
    for lang in ("ru", "uk"):
        me.page.locator("[data-language]").first.select_option(lang)
        expect(me.page.locator("html")).to_have_attribute("lang", lang)
        expect(me.page.get_by_role("log").first).to_have_attribute("aria-label", "Журнал")
        me.hear(lang)
        me.settle()
        expect(me.prompt).to_contain_text(flat(me.view["decision"]["prompt"])[:12])
        said[lang] = words(me)
        me.page.reload()
        me.settle()
        assert words(me) == said[lang]
        assert me.view["lang"] == lang
    for i, english in enumerate(said["en"]):
        assert letters(english) == "en"
        assert letters(said["ru"][i]) == "ru"
        assert letters(said["uk"][i]) in ("ru", "uk")
        assert len({english, said["ru"][i], said["uk"][i]}) == 3
    assert letters("".join(said["uk"])) == "uk"
    assert me.view["number"] == 3


@pytest.mark.parametrize(
    ("locale", "lang", "word"), [("uk-UA", "uk", "Ігри"), ("ru-RU", "ru", "Игры"), ("fr-FR", "en", "Games")]
)
def test_the_first_language_is_the_one_of_the_browser(sit: Sit, locale: str, lang: str, word: str) -> None:
    me = sit(locale=locale)
    me.open("/")
    expect(me.page.get_by_role("heading", name=word)).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", lang)


def test_a_line_of_the_log_says_why_shows_the_table_as_it_was_and_takes_back(sit: Sit) -> None:
    me = sit()
    me.new_table("me", until="seal")
    now = me.prompt.inner_text()
    lines = me.view["log"]
    index, number = next(
        (i, line["n"]) for i, line in reversed(list(enumerate(lines))) if 1 < line["n"] < 5 and "rule" in line
    )
    me.tab("log")
    line = me.page.locator(".log .line").nth(index)
    line.get_by_role("button", name="Why?").click()
    expect(me.page.locator(".log .more")).to_contain_text(lines[index]["rule"])

    me.button("Look at the table then").click()
    expect(me.page.get_by_text(f"The table as it was after decision {number}")).to_be_visible()
    expect(me.page.locator("[data-can], [data-option]")).to_have_count(0)
    place = me.page.locator("[data-id='place:orne-library']")
    expect(place).to_have_attribute("aria-label", re.compile("Orne Library"))
    me.page.keyboard.press("l")
    expect(place).to_have_attribute("aria-label", re.compile("Библиотека"))
    me.page.locator("[data-language]").first.select_option("en")
    expect(place).to_have_attribute("aria-label", re.compile("Orne Library"))
    me.button("Back to now").click()
    me.settle()
    assert me.prompt.inner_text() == now

    me.tab("log")
    if not me.button("Undo to here").is_visible():
        line.get_by_role("button", name="Why?").click()
    rev = me.view["rev"]
    me.button("Undo to here").click()
    me.after(rev)
    assert me.view["number"] == number
    expect(me.log).to_have_count(len(me.view["log"]))
    for _ in range(number, 5):
        rev = me.view["rev"]
        me.button("Redo").click()
        me.after(rev)
    assert me.view["number"] == 5
    assert me.prompt.inner_text() == now


def test_who_is_back_at_the_table_stays_there_whatever_of_the_past_comes_late(sit: Sit) -> None:
    me = sit()
    me.new_table("me", until="seal")
    now, late = me.prompt.inner_text(), list[Route]()
    me.page.route(re.compile(r"/replay\?"), lambda route: late.append(route))
    me.tab("log")
    me.page.locator(".log .line").last.get_by_role("button", name="Why?").click()
    me.button("Look at the table then").click()
    me.until(lambda: late, "the wish to see it")
    me.page.keyboard.press("Escape")
    with me.page.expect_response(re.compile(r"/replay\?")) as come:
        late[0].continue_()
    come.value.finished()
    me.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert me.prompt.inner_text() == now
    me.settle()


def test_a_hint_names_an_option_gives_a_reason_and_can_be_taken(sit: Sit) -> None:
    me = sit()
    me.new_table("me")
    last = me.page.locator("[data-option]").last
    before = last.bounding_box()
    me.button("Hint").click()
    hint = me.page.locator(".hint")
    expect(hint).to_be_visible()
    assert last.bounding_box() == before
    hinted = me.page.locator("[data-option].hinted")
    expect(hinted).to_have_count(1)
    assert len(hint.locator("p").inner_text()) > 20
    key = hinted.get_attribute("data-option")
    rev = me.view["rev"]
    hint.get_by_role("button", name="Do it").click()
    me.after(rev)
    assert me.view["number"] == 1
    assert key
    expect(me.page.locator(".hint")).to_have_count(0)


@pytest.mark.parametrize("game", ["final-hour", "elder-sign", "arkham-lcg"])
def test_a_hint_quotes_the_option_that_is_marked_and_every_percentage_is_a_chance(sit: Sit, game: str) -> None:
    me = sit()
    me.new_table("me", game=game)
    for _ in range(3):
        me.settle()
        me.button("Hint").click()
        words = me.page.locator(".hint p").inner_text().replace("\u00a0", " ")
        assert all(0 <= int(number) <= 100 for number in re.findall(r"(-?\d+)\s?%", words)), words
        key = me.page.locator("[data-option].hinted").get_attribute("data-option")
        label = next(option["label"] for option in me.view["decision"]["options"] if option["key"] == key)
        assert quote(next(part for part in label if isinstance(part, str)), "en")[1:-1].strip() in words
        rev = me.view["rev"]
        me.page.locator(".hint").get_by_role("button", name="Do it").click()
        me.after(rev)


def overlap(me: Player, a: str, b: str) -> bool:
    """Whether two things on the page cover each other."""
    one, two = me.page.locator(a).first.bounding_box(), me.page.locator(b).first.bounding_box()
    assert one is not None
    assert two is not None
    across = one["x"] < two["x"] + two["width"] and two["x"] < one["x"] + one["width"]
    return across and one["y"] < two["y"] + two["height"] and two["y"] < one["y"] + one["height"]


@pytest.mark.parametrize("place", ["orne-library", "humanities-building", "warren-observatory"])
def test_a_mouse_that_moves_on_a_place_and_rests_there_sees_it_large_and_the_question_too(sit: Sit, place: str) -> None:
    me = sit()
    me.new_table("me")
    lens = me.page.locator(".lens")
    box = me.page.locator(f'[data-id="place:{place}"]').bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + 30, box["y"] + 20)
    me.page.wait_for_timeout(1000)
    expect(lens).to_have_count(0)
    me.page.mouse.move(box["x"] + 45, box["y"] + 25, steps=4)
    expect(lens).to_be_visible()
    assert not overlap(me, ".lens", "#decision")
    me.page.mouse.move(2, 2)
    expect(lens).to_have_count(0)


def test_a_closer_look_leaves_the_question_in_view(sit: Sit) -> None:
    me = sit(viewport={"width": 360, "height": 740})
    me.new_table("me")
    me.page.locator('[data-id="place:orne-library"]').click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Orne Library")
    assert not overlap(me, "dialog", "#decision")


REFUSE = """() => {
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (message) {
    if (JSON.parse(message).t !== 'play') return send.call(this, message)
    setTimeout(() => this.onmessage({ data: JSON.stringify({ t: 'refused', why: 'Not now.' }) }), 50)
  }
}"""
"""From now on a server that refuses every decision."""


def test_a_choice_that_was_refused_is_pointed_out_no_more_and_what_happened_stays_news(sit: Sit) -> None:
    agnes, bertram = sit(), sit()
    bertram.join(agnes, agnes.new_table("me", "friend", game="eldritch-horror"))
    recap = agnes.page.locator(".recap")
    while (
        not (aimed := [one for one in (agnes.view["decision"] or {}).get("options", []) if one["targets"]])
        or not recap.count()
    ):
        (agnes if agnes.keys() else bertram).play()
        agnes.settle()
    option, news = aimed[0], recap.inner_text()
    agnes.page.evaluate(REFUSE)
    agnes.option(option["key"]).click()
    if option.get("grave"):
        agnes.page.locator("[data-sure]").click()
    expect(agnes.page.get_by_role("alert")).to_have_text("Not now.")
    expect(agnes.page.locator("[data-pointed]")).to_have_count(0)
    bertram.page.locator("[data-tab-button=log]").click()
    bertram.page.get_by_label("Say something").fill("Well?")
    bertram.page.keyboard.press("Enter")
    expect(agnes.page.locator("[data-heard]")).to_be_visible()
    assert recap.inner_text() == news


# Lines of cards whose words reach beyond the card.
OVER_THE_EDGE = """() => [...document.querySelectorAll('.card .line')].filter(line => {
  const words = document.createRange()
  words.selectNodeContents(line)
  return line.checkVisibility() && words.getBoundingClientRect().right > line.getBoundingClientRect().right + 1
}).map(line => line.textContent)"""
# In how many lines each long word of a card stands.
LONG_WORDS = """() => [...document.querySelectorAll('[data-pane=table] .card .line')].flatMap(line => {
  const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()
  return [...words.data.matchAll(/\\p{L}{21,}/gu)].map(word => {
    const range = document.createRange()
    range.setStart(words, word.index)
    range.setEnd(words, word.index + word[0].length)
    return [word[0], range.getClientRects().length]
  })
})"""


def test_no_long_word_runs_over_the_edge_of_a_card(sit: Sit) -> None:
    me = sit(viewport={"width": 1280, "height": 720}, locale="ru-RU")
    me.new_table("me", game="route", seed=3)
    expect(me.page.locator("[data-pane=table] .card .line", has_text="достопримечательностей").first).to_be_visible()
    assert me.page.evaluate(OVER_THE_EDGE) == []
    assert me.page.evaluate(LONG_WORDS) == [["достопримечательностей", 1]]
