"""Without a mouse, on a telephone, with few colours, without movement: everybody can play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

import miskatonic as mk
from tests.browser.conftest import ARGUMENTS, PLACE, Sit
from tests.browser.pages import LOOK, Player, flat
from tests.web.house import House

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
needs_axe = pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: make client")
FOCUSED = "() => document.activeElement?.outerHTML ?? ''"
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FINGER = 40
"""How high a button must be for a finger, in CSS pixels."""
LEAST = 24
"""The least size of a highlighted place on the whole map; smaller things are brought nearer with two fingers."""


class Phone(Player):
    """A player with a finger."""

    def hit(self, x: float, y: float) -> None:
        """Tap there."""
        self.page.touchscreen.tap(x, y)

    def pinch(self, x: float, y: float) -> None:
        """Spread two fingers around a point, slowly."""
        hand = self.page.context.new_cdp_session(self.page)
        for i in range(25):
            fingers = [{"x": x - 10 - 2 * i, "y": y, "id": 1}, {"x": x + 10 + 2 * i, "y": y, "id": 2}]
            hand.send("Input.dispatchTouchEvent", {"type": "touchMove" if i else "touchStart", "touchPoints": fingers})
            self.page.wait_for_timeout(25)  # as slow as a hand: longer than a long press takes
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def tab_to(me: Player, mark: str) -> None:
    """Press Tab until what has the focus bears a mark."""
    for _ in range(120):
        if mark in str(me.page.evaluate(FOCUSED)).split(">", 1)[0]:
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {mark}")


def test_the_keyboard_alone_plays_from_the_lobby_on(sit: Sit) -> None:
    me = sit()
    me.open("/")
    expect(me.of_game("Play now")).to_be_visible()
    tab_to(me, "data-play-now")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/table/*")
    me.settle()
    has_focus(me, 'id="decision"')

    def by(*keys: str) -> None:
        rev = me.view["rev"]
        for key in keys:
            me.page.keyboard.press(key)
        me.after(rev)

    by("1")
    assert me.view["number"] == 1
    tab_to(me, "data-option")
    by("Enter")
    assert me.view["number"] == 2
    tab_to(me, "data-can")
    id = me.page.evaluate("() => document.activeElement.dataset.id")
    assert [o for o in me.view["decision"]["options"] if id in o["targets"]], "what has the focus can be chosen"
    me.page.keyboard.press("ArrowRight")
    assert "data-" in me.page.evaluate(FOCUSED)
    tab_to(me, "data-can")
    id = me.page.evaluate("() => document.activeElement.dataset.id")
    same = [o for o in me.view["decision"]["options"] if id in o["targets"]]
    by(*["Enter"] * min(2, len(same)))
    assert me.view["number"] == 3

    me.page.keyboard.press("?")
    help = me.page.get_by_role("dialog", name="Keys")
    expect(help).to_be_visible()
    me.page.keyboard.press("1")
    me.page.keyboard.press("Escape")
    expect(help).to_have_count(0)
    assert me.view["number"] == 3, "keys do nothing behind the list of keys"

    me.page.keyboard.press("c")
    has_focus(me, 'id="chat"')
    me.page.keyboard.press("Escape")
    has_focus(me, 'id="decision"')
    by("u")
    assert me.view["number"] == 2
    by("r")
    assert me.view["number"] == 3


def test_alike_buttons_are_told_apart_by_what_they_belong_to_and_keys_go_on_in_the_page_they_opened(sit: Sit) -> None:
    me = sit()
    me.open("/")
    game = me.page.get_by_role("group", name="Arkham Horror: The Card Game", exact=True)
    expect(game.get_by_role("button", name="Play now", exact=True)).to_have_count(1)
    game.get_by_role("link", name="Decks", exact=True).press("Enter")
    roland = me.page.get_by_role("group", name="Roland Banks", exact=True)
    expect(roland.get_by_role("button", name="Starter deck", exact=True)).to_have_count(1)
    has_focus(me, "<main")


def test_whoever_speaks_to_the_page_can_take_letters_digits_and_signs_off_its_keys(sit: Sit) -> None:
    me = sit()
    me.new_table("me")
    dialog, digits = me.page.get_by_role("dialog"), me.page.locator("#decision kbd:visible")
    assert digits.count() > 0
    me.page.keyboard.press("s")
    dialog.get_by_label("Commands by a single letter, digit or sign").uncheck()
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(digits).to_have_count(0)
    for key in ("1", "s", "?", "/", "u"):
        me.page.keyboard.press(key)
    rev = me.view["rev"]
    me.page.locator("[data-option]").first.press("Enter")  # what is pressed while it has the focus still works
    me.after(rev)
    assert me.view["number"] == 1, "a digit decided nothing before that"
    expect(dialog).to_have_count(0)
    me.button("Keys").press("Enter")
    expect(dialog.locator("kbd", has_text="Esc")).to_be_visible()
    expect(dialog.locator("kbd", has_text="U")).to_have_count(0)
    expect(dialog).to_contain_text("chosen in the settings")
    expect(dialog).to_contain_text("In a replay: ← → a step")  # which go on there
    me.page.reload()
    expect(me.page.locator("[data-option]").first).to_be_visible()
    expect(digits).to_have_count(0)  # it is remembered


LANDMARKS = """() => [...document.querySelectorAll('main, nav, aside, header, footer, section[aria-label]')]
  .filter(one => one.checkVisibility()).map(one => one.getAttribute('aria-label')).filter(Boolean)"""


def test_no_two_parts_of_the_page_have_one_name(sit: Sit) -> None:
    me = sit()
    me.new_table("me", until="move")
    names = me.page.evaluate(LANDMARKS)
    assert "Table" in names
    assert len(set(names)) == len(names), names


def test_keys_stay_in_the_menu_that_opens_where_several_things_can_be_done(sit: Sit) -> None:
    me = sit()
    me.new_table("me", game="elder-sign")
    assert len(me.keys()) == 2, "sanity or health"
    me.page.locator("[data-can]").first.press("Enter")
    choices = me.page.locator(".menu button")
    expect(choices).to_have_count(2)
    first, second = choices.all()
    expect(first).to_be_focused()
    for key, choice in (("ArrowDown", second), ("ArrowDown", first), ("ArrowUp", second), ("Tab", first), ("Tab", second)):
        me.page.keyboard.press(key)
        expect(choice).to_be_focused()
    me.page.locator(".menu p").click()
    me.page.keyboard.press("ArrowUp")
    expect(second).to_be_focused()
    me.page.keyboard.press("Escape")
    has_focus(me, "data-can")
    assert me.view["number"] == 0


# Whether what has the focus on a map is outlined in the colour of the focus.
RINGED = """() => {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'var(--pointed)'
  const colour = getComputedStyle(probe).color
  probe.remove()
  return getComputedStyle(document.activeElement.querySelector('.glow')).stroke === colour
}"""


def test_with_shift_arrows_go_to_what_can_only_be_looked_at(sit: Sit) -> None:
    me = sit()
    me.new_table("me")
    place = "() => document.activeElement.matches('.map .plaque:not([data-can])')"
    for way in ("ArrowRight", *["ArrowUp"] * 9):
        me.page.keyboard.press(f"Shift+{way}")
        if me.page.evaluate(place):
            break
    assert me.page.evaluate(place), "a place where one cannot go"
    assert me.page.evaluate(RINGED), "told apart from what can be chosen"
    name = me.page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    me.page.keyboard.press("i")
    look = me.page.get_by_role("dialog")
    expect(look).to_be_visible()
    assert name.startswith(str(look.get_attribute("aria-label")))
    me.page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    assert me.page.evaluate(place)
    assert me.view["number"] == 0


# How often each line of the log is said by what reads itself out.
SAID = """() => {
  window.said = []
  const live = '[aria-live=polite], [role=status], [role=log]:not([aria-live=off])'
  new MutationObserver(changes => {
    const regions = new Set(changes.map(one => (one.target.closest ? one.target : one.target.parentElement)?.closest(live)))
    for (const region of regions) if (region?.checkVisibility()) window.said.push(region.innerText)
  }).observe(document.body, {subtree: true, childList: true, characterData: true})
}"""


def test_what_is_asked_is_read_out_once_also_where_the_log_is_in_sight(sit: Sit) -> None:
    me = sit(viewport={"width": 1920, "height": 1000})
    me.new_table("me", "bot", until="move")
    me.page.evaluate(SAID)
    asked, before = set(), me.prompt.inner_text()
    for _ in range(3):
        me.play()
        asked.add(me.prompt.inner_text())
    said = me.page.evaluate("() => window.said")
    assert asked - {before}
    for prompt in asked - {before}:
        assert len([one for one in said if prompt in one]) == 1, said
    log = {flat(line["text"]) for line in me.view["log"]}
    assert not [one for one in said if sum(line in one for line in log) > 1], "one at a time, not all of the log"


def has_focus(me: Player, mark: str) -> None:
    """Wait until what has the focus bears a mark."""
    me.until(lambda: mark in str(me.page.evaluate(FOCUSED)).split(">", 1)[0], f"the focus on {mark}")


def test_the_focus_is_with_what_is_asked_when_what_had_it_is_gone(sit: Sit) -> None:
    me = sit()
    me.new_table("me", seed=7)
    kinds = set()
    for number, way in enumerate(["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"] * 4):
        kind = me.turn()
        if kind == "attempt":  # what is grave is asked once more
            break
        kinds.add(kind)
        me.page.keyboard.press(way)
        has_focus(me, "data-")
        rev = me.view["rev"]
        me.page.keyboard.press("Enter")
        if me.page.locator(".menu button").count():
            me.page.keyboard.press("Enter")
        me.after(rev)
        me.settle()
        assert me.view["number"] == number + 1
        me.until(lambda: me.page.evaluate("() => document.activeElement !== document.body"), "the focus on something")
    assert "move" in kinds, "a place on the map can be chosen, and then rests"
    assert len(kinds) > 2, kinds


def test_a_key_held_too_long_decides_once(sit: Sit) -> None:
    me = sit()
    for key in ("1", "Enter"):
        me.new_table("me", seed=7)
        me.option(me.keys()[0]).focus()
        for _ in range(12):
            me.page.keyboard.down(key)
            me.page.wait_for_timeout(60)
        me.page.keyboard.up(key)
        me.turn()
        assert me.view["number"] == 1, key


def test_who_decides_by_numbers_alone_is_with_what_is_asked(sit: Sit) -> None:
    me = sit()
    me.new_table("me", seed=7)
    assert me.page.evaluate("() => document.activeElement === document.body"), "nothing was touched yet"
    rev = me.view["rev"]
    me.page.keyboard.press("1")
    me.after(rev)
    has_focus(me, 'id="decision"')
    me.page.keyboard.press("Tab")
    has_focus(me, "data-option")


def test_whoever_closes_the_end_by_key_is_where_it_is_opened_again(sit: Sit) -> None:
    game = mk.new("final-hour", seats=1, seed=7)
    while not game.over:
        keys = [option.key for option in game.decision.options]
        game.play("ready" if "ready" in keys else keys[0])
    game.undo()
    me = sit()
    me.lay(game, "me")
    me.option(me.wish()["key"]).press("Enter")
    end = me.page.get_by_role("dialog", name="How it ended")
    if me.page.locator("[data-sure]").count():
        me.page.locator("[data-sure]").press("Enter")
    expect(end).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    has_focus(me, "data-the-end")
    me.page.keyboard.press("Enter")
    expect(end).to_be_visible()
    end.get_by_role("button", name="Close").press("Enter")
    expect(end).to_have_count(0)
    has_focus(me, "data-the-end")


def test_who_deletes_by_keyboard_goes_on_with_the_next_line(sit: Sit) -> None:
    me = sit()
    for _ in range(2):
        me.new_table("me")
    me.open("/")
    removes = me.page.locator("[data-removes]")
    removes.first.focus()
    me.page.keyboard.press("Enter")
    expect(me.button("Cancel")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(removes.first).to_be_focused()
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Shift+Tab")
    expect(me.button("Delete")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(removes).to_have_count(1)
    expect(removes).to_be_focused()
    for key in ("Enter", "Shift+Tab", "Enter"):
        me.page.keyboard.press(key)
    expect(me.page.get_by_text("No table yet.")).to_be_visible()
    has_focus(me, "<main")

    me.open("/decks/arkham-lcg")
    me.page.locator("[data-starter]").first.click()
    me.page.locator("[data-save]").click()
    doomed = me.page.locator("[data-kept] [data-removes]")
    doomed.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-kept] [data-no]")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(doomed).to_be_focused()
    for key in ("Enter", "Shift+Tab", "Enter"):
        me.page.keyboard.press(key)
    expect(doomed).to_have_count(0)
    has_focus(me, "<main")
    assert me.troubles == []


def test_what_lay_over_the_table_gives_the_focus_back_however_it_is_closed(sit: Sit) -> None:
    me = sit()
    me.new_table("me")
    for way in ("Escape", "Enter"):
        me.button("Keys").press("Enter")
        keys = me.page.get_by_role("dialog", name="Keys")
        expect(keys).to_be_visible()
        keys.get_by_role("button", name="Close").press(way)
        expect(keys).to_have_count(0)
        me.until(lambda: me.button("Keys").evaluate("e => e === document.activeElement"), "the focus on what opened it")


# That something was closed is told to the page when the test says so: a computer that is busy may take its time.
LATE = """() => addEventListener('close', (event) => {
  if (!event.isTrusted) return
  event.stopImmediatePropagation()
  window.tell = () => event.target.dispatchEvent(new Event('close'))
}, true)"""


def test_a_key_right_after_escape_opens_what_it_should_however_busy_the_computer_is(sit: Sit) -> None:
    me = sit()
    me.new_table("me")
    me.page.evaluate(LATE)
    signs, settings = (me.page.get_by_role("dialog", name=name) for name in ("What the signs mean", "Settings"))
    me.page.keyboard.press("g")
    expect(signs).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(signs).to_have_count(0)
    me.page.keyboard.press("s")
    expect(settings).to_be_visible()
    me.page.evaluate("() => window.tell?.()")
    expect(settings).to_be_visible()
    expect(me.page.locator("dialog")).to_have_count(1)


def test_whoever_takes_the_device_over_needs_no_mouse(sit: Sit) -> None:
    me = sit()
    me.new_table("me", "local", open=False)
    for _ in range(3):
        curtain = me.page.locator(".curtain")
        me.until(lambda: me.view["curtain"] or me.keys(), "a curtain or a question")
        if me.view["curtain"]:
            expect(curtain.get_by_role("button")).to_be_focused()
            me.page.keyboard.press("Enter")
            expect(curtain).to_have_count(0)
        me.turn()
        rev = me.view["rev"]
        me.page.locator("[data-option]").first.press("Enter")
        me.after(rev)


def test_on_a_telephone_the_table_fits_and_fingers_hit(sit: Sit) -> None:
    me = Phone(sit(**PHONE).page)
    me.open("/")
    expect(me.of_game("Play now")).to_be_visible()
    assert not me.scrolls_sideways()
    me.of_game("Set up a table").tap()
    expect(me.page.locator("[data-begin]")).to_be_visible()
    assert not me.scrolls_sideways()
    me.page.locator("input[name=seed]").fill("7")
    me.page.locator("[data-begin]").tap()
    me.page.wait_for_url("**/table/*")
    me.settle()
    on_table = 0
    for _ in range(8):
        for option in me.page.locator("[data-option]").all():
            box = option.bounding_box()
            assert box is not None
            assert box["height"] >= FINGER
        for id in {id for option in me.view["decision"]["options"] for id in option["targets"]}:
            point = me.reach(id)
            assert point is None or not id.startswith("place:") or min(point["width"], point["height"]) >= LEAST, id
        on_table += me.play() == "table"
        assert not me.scrolls_sideways()
    assert on_table >= 6
    for name in ("map", "table", "people", "log"):
        me.tab(name)
        expect(me.page.locator(f"[data-pane={name}]")).to_be_visible()
        assert not me.scrolls_sideways()


def test_two_fingers_bring_a_small_monster_near_enough_to_touch(sit: Sit) -> None:
    me = Phone(sit(**PHONE).page)
    me.new_table("me", until="strike")
    monster = me.view["decision"]["options"][0]
    point = me.page.locator(f"[data-id='{monster['targets'][0]}']").bounding_box()
    assert point is not None
    me.pinch(point["x"] + point["width"] / 2, point["y"] + point["height"] / 2)
    me.until(lambda: me.reach(monster["targets"][0]) is not None, "the monster under the fingers")
    near = me.reach(monster["targets"][0])
    assert near is not None
    assert near["width"] >= LEAST > point["width"]
    number = me.view["number"]
    assert me.play(monster) == "table"
    assert me.view["number"] == number + 1


def test_a_touch_shows_a_place_large_where_one_chooses_among_small_monsters(sit: Sit) -> None:
    me = Phone(sit(**PHONE).page)
    me.new_table("me", until="strike")
    monster = me.view["decision"]["options"][0]
    places = next(thing["places"] for thing in me.view["scene"]["things"] if thing["type"] == "map")
    here = next(p for p in places if any(token["id"] == monster["targets"][0] for token in p.get("tokens", ())))
    me.page.locator(f"[data-id='{here['id']}']").tap()
    sheet = me.page.get_by_role("dialog")
    for token in here["tokens"]:
        expect(sheet.locator("li", has_text=flat(token["label"])).first).to_be_visible()
    button = sheet.get_by_role("button", name=flat(monster["label"])).first
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= FINGER - 2
    rev = me.view["rev"]
    button.tap()
    me.after(rev)


def test_the_marks_of_the_tabs_are_spoken_and_say_how_much_there_is_to_choose(sit: Sit) -> None:
    me = sit(**PHONE)
    me.new_table("me", game="elder-sign")
    targets = {id for option in me.view["decision"]["options"] for id in option["targets"]}
    assert targets
    n = len([option for option in me.view["decision"]["options"] if option["targets"]])
    marked = me.page.get_by_role("button", name=f"choices here: {n}")
    expect(marked).to_have_attribute("title", f"choices here: {n}")
    expect(marked.locator(".mark")).to_have_text(str(n))


def test_a_long_press_shows_a_place_and_plays_nothing(sit: Sit) -> None:
    me = Phone(sit(**PHONE).page)
    me.new_table("me")
    place = me.page.locator('[data-id="place:orne-library"]')
    box = place.bounding_box()
    assert box is not None
    finger = me.page.context.new_cdp_session(me.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 4}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(me.page.get_by_role("dialog", name="Orne Library")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    assert me.view["number"] == 0


THEME = "() => document.documentElement.dataset.theme"
Light = Literal["light", "dark"]
LIGHTS: dict[Light, dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
"""By night only the colours are others."""


def serious(me: Player, part: str = "html") -> list[str]:
    """What axe-core calls serious or critical on the page now, or in a part of it, by day and by night."""
    if not me.page.evaluate("() => 'axe' in window"):
        me.page.add_script_tag(path=AXE)
    found: list[tuple[Light, Any]] = []
    for light, runs in LIGHTS.items():
        lit(me, light)
        how = {"resultTypes": ["violations"], "preload": False, **runs}  # no rule of ours looks into style sheets
        violations = me.page.evaluate("([part, how]) => axe.run(part, how)", [part, how])["violations"]
        found += [(light, violation) for violation in violations if violation["impact"] in ("serious", "critical")]
    return [
        f"{light}: {violation['id']}: {node['target']} {node['failureSummary']}"
        for light, violation in found
        for node in violation["nodes"][:3]
    ]


def lit(me: Player, light: Light) -> None:
    """Wait until the page looks as whoever likes it light or dark has it, without another load."""
    me.page.emulate_media(color_scheme=light)
    me.until(lambda: me.page.evaluate(THEME) == light, f"a {light} page")
    me.until(lambda: me.page.evaluate(LOOK)["rests"], "its last colour")


@needs_axe
def test_a_screen_reader_finds_its_way_and_colours_have_contrast(sit: Sit) -> None:
    me = sit(bypass_csp=True)
    me.open("/")
    expect(me.of_game("Play now")).to_be_visible()
    assert serious(me) == []
    me.of_game("Set up a table").click()
    expect(me.page.locator("[data-begin]")).to_be_visible()
    assert serious(me) == []
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)
    me.of_game("Rules").click()
    for tab in ("How to play", "Rules"):
        me.page.get_by_role("dialog").get_by_role("button", name=tab, exact=True).click()
        expect(me.page.locator("dialog h3").first).to_be_visible()
        assert serious(me, "dialog") == [], tab
    for page, sign in (("/decks/arkham-lcg", "textarea"), ("/join/nothing", "[role=alert]"), ("/results", "h1")):
        me.open(page)
        expect(me.page.locator(sign).first).to_be_visible()
        assert serious(me) == [], page
    table = me.new_table("me", "bot", until="strike")
    assert me.page.evaluate(THEME) == "dark", "whoever likes it dark finds it so"
    me.play()
    assert serious(me) == []
    for name in ("people", "log", "table"):
        me.tab(name)
        assert serious(me, f"[data-pane={name}]") == []
    for open_with in ("g", "s"):
        me.page.keyboard.press(open_with)
        expect(me.page.get_by_role("dialog")).to_be_visible()
        assert serious(me, "[role=dialog], dialog") == [], open_with
        me.page.keyboard.press("Escape")
        expect(me.page.locator("dialog")).to_have_count(0)
    me.button("Invite").click()
    expect(me.page.locator("[data-alone]")).to_be_visible()
    assert serious(me, "[role=dialog], dialog") == []
    me.open(f"/replay/{table}?at=2")
    expect(me.page.get_by_role("slider")).to_be_visible()
    assert serious(me) == []


def test_nothing_moves_for_those_who_asked_for_that(sit: Sit) -> None:
    still, lively = sit(), sit(reduced_motion="no-preference")
    running = "() => document.getAnimations().length"
    for player in (still, lively):
        player.new_table("me", until="move")
        player.play()
    assert still.page.evaluate(running) == 0
    assert lively.page.evaluate(running) > 0
    settings = {"motion": False}
    lively.page.evaluate("(s) => localStorage.setItem('miskatonic.settings', s)", json.dumps(settings))
    lively.page.reload()
    lively.settle()
    lively.play()
    assert lively.page.evaluate(running) == 0


def test_where_the_browser_draws_no_small_letters_the_line_that_tells_how_things_stand_is_not_cut(
    chromium: Browser, house: House
) -> None:
    least = [*ARGUMENTS, "--blink-settings=minimumFontSize=18"]
    browser = chromium.browser_type.launch(executable_path=PLACE, args=least)
    try:
        page = browser.new_page(base_url=house.address, viewport={"width": 1280, "height": 800})
        Player(page).new_table("me")
        status = page.locator(".status")
        assert status.evaluate("line => line.clientHeight >= line.firstElementChild.offsetHeight")
    finally:
        browser.close()


def size_of(page: Page, what: str) -> float:
    """How large the letters of something are, in pixels."""
    return float(page.locator(what).first.evaluate("e => parseFloat(getComputedStyle(e).fontSize)"))


def test_what_is_read_is_in_letters_as_large_as_somebody_wishes_and_what_lies_on_the_table_stays(
    sit: Sit, chromium: Browser, house: House
) -> None:
    usual = sit().page
    wished = [*ARGUMENTS, "--blink-settings=defaultFontSize=24"]  # half as large again as the usual 16
    browser = chromium.browser_type.launch(executable_path=PLACE, args=wished)
    try:
        large = browser.new_page(base_url=house.address, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        players = (Player(usual), Player(large))
        for player in players:
            player.open("/")
            player.page.locator("[data-learn]").first.wait_for()
        for read in ("[data-game] h3", "[data-game] p", "[data-learn]", "nav button"):
            assert size_of(large, read) == 1.5 * size_of(usual, read), read
        for player in players:
            player.new_table("me", until="move")
            player.tab("log")
        for read in ("[data-option]", "#decision .words", ".log .line", ".tabs button", ".status"):
            assert size_of(large, read) == 1.5 * size_of(usual, read), read
        for lies in ("[data-id='place:orne-library']", ".people", ".table"):
            assert size_of(large, lies) == size_of(usual, lies), lies
        for word in large.locator(".tabs button span:not(.unseen)").all():
            if word.is_visible():
                expect(word).to_be_in_viewport(ratio=1)
        large.set_viewport_size({"width": 360, "height": 740})
        for page in ("/", "/decks/arkham-lcg"):
            Player(large).open(page)
            large.locator("nav select").first.wait_for()
            assert large.evaluate("() => document.documentElement.scrollWidth") <= 360
            expect(large.locator("nav select").first).to_be_in_viewport(ratio=1)
    finally:
        browser.close()
