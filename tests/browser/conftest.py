"""A server and a real Chromium for the tests of the page; without Chromium or the built client the folder is skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from miskatonic.web.pages import CLIENT
from tests.browser.pages import PATIENCE, Player
from tests.web.house import House

CHROMIUM = Path("/usr/bin/chromium")
# The same without windows, which nobody sees: it takes two thirds of the time.
WINDOWLESS = Path("/usr/lib/chromium/chromium-headless-shell")
PLACE = WINDOWLESS if WINDOWLESS.exists() else CHROMIUM
# Chromium hears only the last list of what it shall leave out, so Playwright's own list stands here again.
PLAYWRIGHTS = """
    AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable
    LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints
    NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
"""
# What hangs from the address bar, which nobody sees, would cost a process and a second for every page.
ADDRESS_BARS = "WebUIOmniboxPopup WebUIOmniboxAimPopup WebUIOmniboxFullPopup WebUIOmniboxFrame"
LEFT_OUT = f"{PLAYWRIGHTS} {ADDRESS_BARS}".split()
ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
# Without windows letters would be set on whole pixels, and wider or narrower than anybody sees them.
ARGUMENTS += [f"--disable-features={','.join(LEFT_OUT)}", "--font-render-hinting=none"]

Sit = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say plainly why nothing here can run, when nothing can."""
    reason = ""
    if not CHROMIUM.exists():
        reason = "Chromium is not installed: apt-get install chromium"
    elif not (CLIENT / "index.html").exists():
        reason = "the client is not built: make client"
    if reason:
        here = Path(__file__).parent
        for item in items:
            if here in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser. It is closed with this folder: its event loop would disturb other tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PLACE, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


@pytest.fixture(scope="package")
def left() -> dict[str, list[BrowserContext]]:
    """Browsers that players have left, by what was wished of them: a new one costs a window, and loads everything anew."""
    return {}


@pytest.fixture
def sit(chromium: Browser, house: House, left: dict[str, list[BrowserContext]]) -> Iterator[Sit]:
    """Opens a browser of its own, with its own cookie, for each player who sits down."""
    opened = []

    def sit(*, own_clock: bool = False, **wishes: Any) -> Player:
        wishes = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"} | wishes
        # A clock of its own stays with a browser for good, so nobody sits there again.
        free = [] if own_clock else left.setdefault(f"{house.address} {wishes}", [])
        context = free.pop() if free else chromium.new_context(base_url=house.address, **wishes)
        context.set_default_timeout(PATIENCE * 1000)
        opened.append((context, free))
        page = context.new_page()
        forget(page, house.address)
        if own_clock:
            page.clock.install()
        return Player(page)

    yield sit
    for context, free in opened:
        pages = context.pages
        for page in pages:
            page.close()
        if pages:  # a test may have closed the whole browser
            free.append(context)


def forget(page: Page, address: str) -> None:
    """Forget what a browser has kept of whoever sat there before: the cookie, and everything else."""
    page.context.clear_cookies()
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    session.detach()
