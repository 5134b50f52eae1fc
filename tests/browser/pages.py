"""A player in front of the page: knows what the server sent, waits until the page shows it, touches what is highlighted."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from math import hypot
from typing import Any

from playwright.sync_api import Locator, Page, Response, WebSocket, expect

import miskatonic as mk
from miskatonic.tables.diff import apply

PATIENCE = 60.0
"""Seconds to wait for anything. The machine may be busy; a page that works never needs them."""

TWICE = 350
NEAR = 20
"""Two clicks within so many milliseconds and pixels are one double click."""

IDLE = ("pass", "go-on", "to-penalty", "to-clock", "keep", "reveal", "no")
"""What is answered on the way to a question, where it can be: as little as possible."""

expect.set_options(timeout=PATIENCE * 1000)

# A point of an element that is not covered by anything else; none when a finger could not reach it.
REACH = """(id) => {
  for (const element of document.querySelectorAll(`[data-can][data-id="${CSS.escape(id)}"]`)) {
    element.scrollIntoView({block: 'nearest', inline: 'nearest'})
    const box = element.getBoundingClientRect()
    for (const i of [5, 4, 6, 3, 7, 2, 8, 1, 9]) for (const j of [5, 4, 6, 3, 7, 2, 8, 1, 9]) {
      const x = box.x + box.width * i / 10, y = box.y + box.height * j / 10
      const hit = document.elementFromPoint(x, y)
      if (hit && hit.closest('[data-id]') === element) return {x, y, width: box.width, height: box.height}
    }
  }
  return null
}"""
PANE = """(id) => {
  const element = document.querySelector(`[data-can][data-id="${CSS.escape(id)}"]`)
  return element && element.getBoundingClientRect().width === 0 ? element.closest('[data-pane]')?.dataset.pane : null
}"""
SHOWN = "() => [...document.querySelectorAll('[data-option]')].filter(b => !b.disabled).map(b => b.dataset.option)"
# What is asked and can be pressed, and whether the table, the letters and all movement have come after it: in one look.
LOOK = f"""() => ({{
  shown: ({SHOWN})(),
  asked: document.querySelector('#decision')?.dataset.asked,
  laid: document.querySelector('#decision')?.dataset.asked === document.querySelector('[data-laid]')?.dataset.laid,
  lettered: document.fonts.status === 'loaded',
  rests: !document.getAnimations().some(a => a.effect.getTiming().iterations === 1),
}})"""


def flat(text: list[Any]) -> str:
    """A text without its icons and links."""
    return "".join(part if isinstance(part, str) else part[2] for part in text)


def played(until: str, game: str = "final-hour", **how: Any) -> mk.Game:
    """A game in which as little as possible was done until the first seat is asked such a question."""
    reached = mk.new(game, **how)
    while (reached.decision.kind, reached.decision.seat) != (until, 0):
        keys = [option.key for option in reached.decision.options]
        reached.play(next((key for key in keys if key in IDLE), keys[0]), seat=reached.decision.seat)
    return reached


class Player:
    """One page of one browser, and what its server has told it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view: dict[str, Any] = {}
        self.troubles: list[str] = []
        self.asked: list[str] = []
        self.pressed = (0.0, 0.0)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self.troubles.append(said.text) if said.type in ("error", "warning") else None)
        page.on("request", lambda request: self.asked.append(request.url))

    def _listen(self, socket: WebSocket) -> None:
        self.asked.append(socket.url)
        self.view = {}
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "view":
            self.view = message["v"]
        elif message["t"] == "diff" and self.view:
            self.view = apply(self.view, message["change"])

    # ---------------------------------------------------------------- waiting

    def until(self, happened: Callable[[], Any], what: str) -> None:
        """Wait until something has happened."""
        end = time.monotonic() + PATIENCE
        pause = 10.0
        while not happened():
            assert time.monotonic() < end, (
                f"never came: {what}; seen was {self.page.evaluate(LOOK)}, sent were {self.keys()}"
            )
            self.page.wait_for_timeout(pause)
            pause = min(60, pause * 1.5)  # to look again and again would keep the page from what we wait for

    def settle(self) -> None:
        """Wait until the page shows the decision, or the end, that the server has sent."""

        def settled() -> bool:
            page = self.page.evaluate(LOOK)
            newest = bool(self.view) and page["asked"] == str(self.view["rev"])
            as_sent = newest and sorted(page["shown"]) == sorted(self.keys())
            return as_sent and all(page[what] for what in ("laid", "lettered", "rests"))

        self.until(settled, "the options the server sent, their table, its letters, and rest")

    def hear(self, lang: str) -> None:
        """Wait until the server speaks a language that was chosen."""
        self.until(lambda: self.view["lang"] == lang, f"words in {lang}")

    def shown(self) -> list[str]:
        """The keys of the options in the decision bar that can be pressed."""
        shown: list[str] = self.page.evaluate(SHOWN)
        return shown

    def keys(self) -> list[str]:
        """The keys of the options this player may choose from, as the server said."""
        if not self.view or self.view["curtain"] or not self.view["decision"]:
            return []
        several = self.view["decision"].get("several")
        if not several:
            return [option["key"] for option in self.view["decision"]["options"]]
        enough = [several["done"]] if several.get("least", 1) == 0 else []
        return [pick["key"] for pick in several["picks"]] + enough

    # ---------------------------------------------------------------- where to go

    def open(self, address: str) -> Response | None:
        """Open a page."""
        return self.page.goto(address)

    def new_table(self, *kinds: str, until: str = "", **wish: Any) -> str:
        """A new table of Final Hour without going through the lobby, opened, perhaps where a question is asked; its id."""
        asked: dict[str, Any] = {"game": "final-hour", "seed": 7, "options": {}} | wish
        if until:
            reached = played(until, asked["game"], seats=len(kinds), seed=asked["seed"], **asked["options"])
            return self.lay(reached, *kinds)
        return self._laid("/api/tables", asked, kinds)

    def lay(self, game: mk.Game, *kinds: str) -> str:
        """A table where a game was left, opened; its id."""
        return self._laid("/api/saves/table", {"save": game.save()}, kinds)

    def _laid(self, where: str, wish: dict[str, Any], kinds: Sequence[str]) -> str:
        known = self.page.request.get("/")  # makes us known to the server
        seats = [{"kind": kind, "name": f"{kind}-{i}"} for i, kind in enumerate(kinds)]
        headers = {"origin": known.url.removesuffix("/"), "x-miskatonic": "1"}
        answer = self.page.request.post(where, data=wish | {"seats": seats}, headers=headers)
        assert answer.ok, answer.text()
        table = str(answer.json()["id"])
        self.open(f"/table/{table}")
        self.settle()
        return table

    def join(self, host: Player, table: str) -> None:
        """Sit down where the host of a table invites."""
        self.open(host.page.request.get(f"/api/tables/{table}/links").json()["seats"][0]["link"])
        self.page.locator("button[type=submit]").click()
        self.page.wait_for_url("**/table/*")
        self.settle()

    # ---------------------------------------------------------------- what is on the page

    @property
    def prompt(self) -> Locator:
        """What must be decided, or how it ended."""
        return self.page.locator("#decision .prompt .words")

    @property
    def log(self) -> Locator:
        """The lines of the log."""
        return self.page.get_by_role("log").first.locator(".line")

    def button(self, name: str) -> Locator:
        """A button by what it is called."""
        return self.page.get_by_role("button", name=name, exact=True)

    def of_game(self, name: str, game: str = "final-hour") -> Locator:
        """A button of one of the games in the lobby."""
        return self.page.locator(f"[data-game={game}]").get_by_role("button", name=name, exact=True)

    def option(self, key: str) -> Locator:
        """An option in the decision bar."""
        return self.page.locator(f"[data-option={json.dumps(key)}]")

    def tab(self, name: str) -> None:
        """Open a tab, where the screen is too narrow to show everything side by side."""
        button = self.page.locator(f"[data-tab-button={name}]")
        if button.is_visible():
            button.click()

    def scrolls_sideways(self) -> bool:
        """Whether the page is wider than the screen."""
        wide: bool = self.page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
        return wide

    # ---------------------------------------------------------------- playing

    def turn(self) -> str:
        """Wait until this player must decide; the kind of decision."""
        self.until(lambda: self.keys() and sorted(self.shown()) == sorted(self.keys()), "a decision of one's own")
        self.settle()
        return str(self.view["decision"]["kind"])

    def wish(self) -> dict[str, Any]:
        """The option that ends the game soonest: ready for the ritual, otherwise the first one."""
        options: list[dict[str, Any]] = self.view["decision"]["options"]
        return next((option for option in options if option["key"] == "ready"), options[0])

    def reach(self, id: str) -> dict[str, float] | None:
        """Where a highlighted thing can be touched, after opening the tab it lies in."""
        pane = self.page.evaluate(PANE, id)
        if pane:
            self.tab(pane)
        point: dict[str, float] | None = self.page.evaluate(REACH, id)
        return point

    def press(self, x: float, y: float) -> None:
        """Touch a point of the page, not quicker than a hand touches the same point twice."""
        if hypot(x - self.pressed[0], y - self.pressed[1]) < NEAR:
            self.page.wait_for_timeout(TWICE)
        self.pressed = (x, y)
        self.hit(x, y)

    def hit(self, x: float, y: float) -> None:
        """Click there."""
        self.page.mouse.click(x, y)

    def touch(self, option: dict[str, Any]) -> bool:
        """Touch what an option means on the table; false when it means nothing there."""
        for id in option["targets"]:
            point = self.reach(id)
            if point is not None:
                self.press(point["x"], point["y"])
                self.choose_among(id, option)
                return True
        return False

    def choose_among(self, id: str, option: dict[str, Any]) -> None:
        """When several things can be done with what was touched, choose one where a menu or a closer look opens."""
        same = [other for other in self.view["decision"]["options"] if id in other["targets"]]
        menu = self.page.locator(".menu button")
        named = self.page.get_by_role("button", name=flat(option["label"]))
        closer = self.page.get_by_role("dialog").locator("button:not([data-sure])").and_(named)
        if len(same) > 1:
            expect(menu.or_(closer).first).to_be_visible()
        if menu.count():
            menu.nth(same.index(option)).click()
        elif closer.count():
            closer.first.click()

    def play(self, option: dict[str, Any] | None = None) -> str:
        """Take the open decision on the table, or in the bar when it means nothing there; which of the two."""
        self.turn()
        option = option or self.wish()
        several = self.view["decision"].get("several")
        rev = self.view["rev"]
        how = "table" if self.touch(option) else "bar"
        if how == "bar":
            self.option(option["key"]).click()
        if several:
            self.page.locator("[data-confirm]").click()
        if option.get("grave"):
            self.page.locator("[data-sure]").click()
        self.until(lambda: self.view and self.view["rev"] > rev, f"an answer to {option['key']}")
        self.settle()
        return how

    def after(self, rev: int) -> None:
        """Wait until something new has happened at the table and is shown."""
        self.until(lambda: self.view and self.view["rev"] > rev, "news from the table")
        self.settle()


def letters(text: str) -> str:
    """The alphabet a text is written in."""
    if re.search("[іїєґІЇЄҐ]", text):
        return "uk"
    return "ru" if re.search("[а-яА-ЯёЁ]", text) else "en"
