"""Feel: for each game, how long from a click to the next question on the screen, and from opening the page to the first.

A server of its own on this machine, and Chromium before it: somebody alone at a table clicks real options, any of those
that are shown, until enough decisions are taken. A click counts from the moment the browser hears it until the first frame
in which the next question can be answered is on the screen: drawn by the page, rastered and put together, which is when the
browser says that a dot was shown that the page put into that very frame (Element Timing). In between, the part from sending
to hearing is the server's. The table it is about comes a frame later, and is waited for likewise. Beside it the processor
time of the page's main thread, which says more where other programs run too. It ends by itself, prints a table and asserts
nothing.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bench.load import server
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Locator,
    Page,
    TimeoutError,
    ViewportSize,
    sync_playwright,
)
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import miskatonic as mk

CHROMIUM: Final = "/usr/bin/chromium"
ARGUMENTS: Final = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZE: Final[ViewportSize] = {"width": 1440, "height": 900}
PATIENCE: Final = 60_000
"""So many milliseconds are waited for a question; whatever takes longer is counted as lost, and the page opened again."""
LOOKS: Final = 300
"""For so many milliseconds somebody points at an option before they click it; few are quicker."""
CAN: Final = "[data-option]:enabled:visible"

WATCH: Final = """
let turn = 0
let answered
const mark = (what) => {
  const dot = document.createElement('p')
  dot.textContent = '·'
  dot.setAttribute('elementtiming', `${what} ${turn}`)
  dot.style.cssText = 'position: fixed; inset: 0 auto auto 0; margin: 0; will-change: transform; pointer-events: none'
  document.body.append(dot)
}
const begin = (clicked) => {
  window.feel = {clicked, sent: 0, heard: 0, painted: 0, laid: 0}
  const mine = ++turn
  const look = () => {
    if (mine !== turn || !feel.heard) return
    const bar = document.querySelector('#decision')
    const rests = '[data-option]:disabled:not([data-confirm])'
    if (!bar || bar.querySelector(rests)) return requestAnimationFrame(look)
    document.querySelectorAll('[elementtiming]').forEach((old) => old.remove())
    mark('painted')
    const laid = () => {
      if (mine !== turn) return
      const same = bar.dataset.asked === document.querySelector('[data-laid]').dataset.laid
      if (same) mark('laid')
      else requestAnimationFrame(laid)
    }
    laid()
  }
  answered = () => requestAnimationFrame(look)
}
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const [what, when] = entry.identifier.split(' ')
    if (when === String(turn)) feel[what] = entry.renderTime
  }
}).observe({type: 'element'})
window.WebSocket = class extends WebSocket {
  constructor(...about) {
    super(...about)
    this.addEventListener('message', () => {
      if (feel.heard) return
      feel.heard = performance.now()
      answered()
    })
  }
  send(message) {
    feel.sent = performance.now()
    feel.heard = 0
    super.send(message)
  }
}
addEventListener('click', (event) => begin(event.timeStamp), true)
begin(0)
"""
"""Watches from the answer on for the frame in which the next question can be answered, or in which there is none any more.

Before the answer it asks for no frames: a page that waits draws none.
"""
ASKED: Final = """
(patience) => new Promise((found) => {
  const end = performance.now() + patience
  const look = () => (feel.laid || performance.now() > end ? found(feel) : setTimeout(look, 10))
  look()
})
"""
"""Waits until it has come, or for too long."""


class Chair:
    """A page at a table, alone."""

    def __init__(self, context: BrowserContext, game: str) -> None:
        self.game = game
        self.context = context
        self.address = ""
        self.page: Page = context.new_page()
        self.page.add_init_script(WATCH)
        self.page.set_default_timeout(PATIENCE)
        self.devtools: CDPSession = context.new_cdp_session(self.page)
        self.devtools.send("Performance.enable")
        self.used = 0.0
        """What the page had used when it was clicked."""

    def sit_down(self, address: str) -> None:
        """Lay a table and open it."""
        self.address = address
        self.context.request.get(address)
        wish = {"game": self.game, "seats": [{"kind": "me"}]}
        headers = {"origin": address, "x-miskatonic": "1"}
        table = self.context.request.post(f"{address}/api/tables", data=wish, headers=headers).json()["id"]
        self.page.goto(f"{address}/table/{table}", wait_until="commit")

    def asked(self) -> dict[str, float]:
        """Wait for the next question; when what happened, in milliseconds since the page was opened."""
        found: dict[str, float] = self.page.evaluate(ASKED, PATIENCE)
        if not found["laid"]:
            raise TimeoutError("no question came")
        return found

    def processor(self) -> float:
        """The milliseconds of processor time that the page's main thread has used."""
        metrics = self.devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "ThreadTime")

    def click(self, dice: random.Random) -> bool:
        """Click any option that is shown; whether there was one."""
        if self._several():
            return True
        options = self.page.locator(CAN)
        grave: list[bool] = options.evaluate_all("(all) => all.map((one) => one.classList.contains('grave'))")
        if not grave:
            return False
        harmless = [i for i, is_grave in enumerate(grave) if not is_grave]
        self._take(options.nth(dice.choice(harmless or range(len(grave)))))
        sure = self.page.locator("dialog[open] button.main")
        if not harmless and sure.count():
            sure.first.click()
        return True

    def _several(self) -> bool:
        """Where several things are chosen at once, take all, or as many as must be; whether it was so."""
        confirm = self.page.locator("[data-confirm]")
        if not confirm.count():
            return False
        every = self.page.locator("[data-pick-all]")
        if every.count():
            every.click()
        elif confirm.is_disabled():
            self.page.locator("details:has(.picks) summary").click()
            while confirm.is_disabled():
                self.page.locator(".picks [aria-pressed=false]:enabled").first.click()
        self._take(confirm)
        return True

    def _take(self, option: Locator) -> None:
        """Point at an option, look, click: what pointing draws, and what was still moving, is over when a click counts."""
        option.hover()
        self.page.wait_for_timeout(LOOKS)
        self.used = self.processor()
        option.click()


# -------------------------------------------------------------------- a run

Figures = dict[str, Any]


def run(browser: Browser, game: str, address: str, wish: argparse.Namespace, progress: Progress) -> Figures:
    """Take so many decisions of a game, and open it a few times."""
    waits: list[float] = []
    laid: list[float] = []
    served: list[float] = []
    used: list[float] = []
    lost = 0
    dice = random.Random(1)
    opened = [_opened(browser, game, address) for _ in range(wish.openings)]
    bar = progress.add_task(game, total=wish.decisions)
    with _sitting(browser, game) as chair:
        chair.sit_down(address)
        chair.asked()
        while len(waits) + lost < wish.decisions:
            try:
                if not chair.click(dice):
                    chair.sit_down(address)
                    chair.asked()
                    continue
                times = chair.asked()
            except TimeoutError:
                lost += 1
                chair.sit_down(address)
                chair.asked()
                continue
            waits.append(times["painted"] - times["clicked"])
            laid.append(times["laid"] - times["clicked"])
            served.append(max(0.0, times["heard"] - times["sent"]))
            used.append(chair.processor() - chair.used)
            progress.advance(bar)
    progress.remove_task(bar)
    return {
        "game": game,
        "decisions": len(waits),
        "lost": lost,
        "click_ms_p50": round(statistics.median(waits), 1),
        "click_ms_p95": round(_at(waits, 0.95), 1),
        "table_ms_p50": round(statistics.median(laid), 1),
        "table_ms_p95": round(_at(laid, 0.95), 1),
        "server_ms_p50": round(statistics.median(served), 1),
        "page_cpu_ms": round(statistics.median(used), 1),
        "opening_ms_p50": round(statistics.median(opened)),
    }


def _at(values: list[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))]


@contextmanager
def _sitting(browser: Browser, game: str) -> Iterator[Chair]:
    context = browser.new_context(viewport=SIZE, locale="en-GB")
    try:
        yield Chair(context, game)
    finally:
        context.close()


def _opened(browser: Browser, game: str, address: str) -> float:
    """From opening a page, nothing of which is at hand yet, to its first question."""
    with _sitting(browser, game) as chair:
        chair.sit_down(address)
        return chair.asked()["painted"]


def main() -> None:
    """Start a server and Chromium, click, report, stop them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games (default: all)")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--openings", type=int, default=5)
    parser.add_argument("--port", type=int, default=8791)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    if not Path(CHROMIUM).exists():
        parser.exit(message="Chromium is not here: make chromium\n")
    rows: list[Figures] = []
    with Progress(console=Console(stderr=True), transient=True) as progress, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with server(wish.port):
            rows = [run(browser, game, f"http://127.0.0.1:{wish.port}", wish, progress) for game in wish.game or mk.games()]
        browser.close()
    if wish.json:
        print(json.dumps(rows))
        return
    table = Table(title="From a click to the next question, and from opening to the first, in milliseconds")
    for name in rows[0]:
        table.add_column(name.replace("_", " "), justify="left" if name == "game" else "right")
    for row in rows:
        table.add_row(*map(str, row.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
