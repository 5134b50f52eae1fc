"""Makes the pictures of docs/screenshots anew: `python -m tests.browser.screenshots`, from the top of the project.

It starts a server, plays half a game as the bot advises, and photographs lobby, tables, telephone and replay, each below
200 KB. Look at them before you keep them.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.pages import Player
from tests.browser.test_access import PHONE
from tests.web.house import Browser, House

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
MOST = 200_000
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


ACHIEVED = ["solo", "campaign", "seven-people", "four-sides", "landmarks-of-50", "all-goals", "every-ancient-one/dagon"]
SEATS = [{"kind": "me", "name": "Wilmarth"}, {"kind": "bot", "bot": "greedy", "name": "Akeley"}]


def a_game(host: Browser, is_enough: Callable[[dict[str, Any]], bool], **wish: Any) -> str:
    """A table in the middle of a game, played as the bot advises until there is something to see."""
    table = str(host.post("/api/tables", seats=SEATS, **wish).json()["id"])
    chair = host.sit(table)
    while chair.view["result"] is None:
        decision = chair.view["decision"]
        if decision and is_enough(chair.view):
            break
        heard = chair.ask(t="hint", seat=decision["seat"]) if decision else chair.hear()
        if heard["t"] == "hint":
            chair.play(heard["key"])
    chair.leave()
    return table


def chooses_a_place(view: dict[str, Any]) -> bool:
    """A choice of several places, some rounds into Final Hour."""
    return bool(view["decision"]["kind"] == "move" and view["number"] > 40)


def has_rolled(view: dict[str, Any]) -> bool:
    """A roll in Elder Sign that can complete a task, with dice already on another one."""
    rows = view["scene"]["things"][0]["things"]
    cards = [card for row in rows for card in row.get("cards", ())]
    dice = sum(len(strip.get("dice", ())) for card in cards for strip in card.get("strips", ()))
    options = [option["key"] for option in view["decision"]["options"]]
    return bool(dice and any(key.startswith("complete:") for key in options) and view["number"] > 30)


def meets_an_enemy(view: dict[str, Any]) -> bool:
    """An action to choose in the card game, with several rooms open and an enemy engaged."""
    things = view["scene"]["things"]
    own = next(thing for thing in things if thing["type"] == "board" and thing.get("seat") == view["seat"])
    engaged = any(thing["id"].startswith("threat:") for thing in own["things"])
    return bool(view["decision"]["kind"] == "action" and engaged and len(things[0]["places"]) > 3)


def draws(view: dict[str, Any]) -> bool:
    """A stretch to draw in En Route, some rounds into the game."""
    return view["number"] > 50 and any(option["key"].startswith("draw:") for option in view["decision"]["options"])


def travels_the_world(view: dict[str, Any]) -> bool:
    """An action to choose in Eldritch Horror, some rounds into it."""
    return bool(view["decision"]["kind"] == "action" and view["number"] > 60)


def keep(page: Page, name: str) -> None:
    """Take a picture and keep it small."""
    page.mouse.move(0, 0)
    page.locator(".lens").wait_for(state="detached")
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    for quality in (90, 80, 70, 60, 50):
        small = BytesIO()
        picture.save(small, "WEBP", quality=quality, method=6)
        if len(small.getvalue()) < MOST:
            break
    (FOLDER / f"{name}.webp").write_bytes(small.getvalue())
    print(f"{name}: {len(small.getvalue()) // 1000} KB at quality {quality}")


def visiting(chromium: Chromium, host: Browser, table: str, **wishes: Any) -> Player:
    """A browser that sits down at a table of the host."""
    context = chromium.new_context(base_url=host.house.address, reduced_motion="reduce", **wishes)
    player = Player(context.new_page())
    player.open(host.links(table)["personal"][0]["link"])
    player.page.locator("button[type=submit]").click()
    player.page.wait_for_url("**/table/*")
    player.settle()
    player.page.locator(".notices button").first.dispatch_event("click")  # the seed is known, also behind the end
    return player


def photograph_cities(chromium: Chromium, house: House) -> None:
    """The pictures of En Route: cities being drawn, the end of a game, the album."""
    host = Browser(house)
    visitor = partial(visiting, chromium, host)
    city = a_game(host, draws, game="route", seed=11)
    venice = a_game(host, draws, game="route", seed=11, options={"city": "venice"})
    over = a_game(host, lambda view: False, game="route", seed=11, options={"city": "sydney"})
    keep(visitor(city, locale="en-GB", **WIDE).page, "city")
    keep(visitor(city, locale="ru-RU", **PHONE).page, "city-phone")
    keep(visitor(venice, locale="ru-RU", color_scheme="dark", **WIDE).page, "city-ru")
    last = visitor(over, locale="en-GB", **WIDE)
    keep(last.page, "city-end")
    keep(visitor(over, locale="uk-UA", **PHONE).page, "city-end-phone")
    last.page.evaluate(f"localStorage.setItem('miskatonic.album', JSON.stringify({{route: {ACHIEVED}}}))")
    last.open("/")
    last.page.locator(".album summary").click()
    last.page.locator(".album").scroll_into_view_if_needed()
    keep(last.page, "album")


def photograph_first_steps(chromium: Chromium, house: House) -> None:
    """What a newcomer meets: the lobby, a lesson, how to play, the signs, an invitation, a deck."""

    def newcomer(locale: str, **wishes: Any) -> Player:
        context = chromium.new_context(base_url=house.address, reduced_motion="reduce", locale=locale, **wishes)
        player = Player(context.new_page())
        player.open("/")
        player.page.locator("[data-learn]").first.wait_for()
        return player

    me = newcomer("en-GB", **WIDE)
    keep(me.page, "lobby")
    me.page.locator("[data-game=arkham-lcg] [data-learn]").click()
    me.page.locator("[data-coach]").wait_for()
    me.settle()
    keep(me.page, "lesson")
    keep(newcomer("uk-UA", **PHONE).page, "lobby-phone")
    reader = newcomer("ru-RU", **WIDE)
    reader.page.locator("[data-game=elder-sign] [data-learn]").click()
    reader.page.locator("[data-coach]").wait_for()
    reader.settle()
    keep(reader.page, "lesson-ru")
    reader.page.get_by_role("button", name="Правила", exact=True).click()
    reader.page.get_by_role("dialog").wait_for()
    keep(reader.page, "how-to-play-ru")
    signs = newcomer("uk-UA", **WIDE)
    signs.new_table("me", game="eldritch-horror")
    signs.page.keyboard.press("g")
    signs.page.get_by_role("dialog").wait_for()
    keep(signs.page, "signs-uk")
    host = Browser(house)
    seats = [{"kind": "me", "name": "Wilmarth", "colour": "green"}, {"kind": "friend"}]
    table = str(host.post("/api/tables", game="final-hour", seats=seats).json()["id"])
    guest = newcomer("en-GB", **WIDE)
    guest.open(host.links(table)["seats"][0]["link"])
    guest.page.locator("button[type=submit]").wait_for()
    keep(guest.page, "join")
    guest.open("/decks/arkham-lcg")
    guest.page.locator("[data-leader=roland-banks] [data-starter]").click()
    guest.page.locator(".deck [data-card]").first.wait_for()
    keep(guest.page, "decks")


def photograph(chromium: Chromium, house: House) -> None:
    """All the pictures."""
    photograph_first_steps(chromium, house)
    photograph_cities(chromium, house)
    host = Browser(house)
    table = a_game(host, chooses_a_place, game="final-hour", seed=11)
    over = a_game(host, lambda view: False, game="final-hour", seed=11)
    museum = a_game(host, has_rolled, game="elder-sign", seed=9, options={"ancient_one": "yig"})
    cards = a_game(host, meets_an_enemy, game="arkham-lcg", seed=5)
    world = a_game(host, travels_the_world, game="eldritch-horror", seed=11)

    visitor = partial(visiting, chromium, host)
    wide = visitor(table, locale="en-GB", **WIDE)
    keep(wide.page, "table")
    wide.page.keyboard.press("h")
    wide.page.locator(".hint").wait_for()
    keep(wide.page, "hint")
    keep(visitor(table, locale="en-GB", **PHONE).page, "phone")
    keep(visitor(table, locale="ru-RU", color_scheme="dark", **WIDE).page, "table-ru")
    end = visitor(over, locale="uk-UA", **WIDE)
    keep(end.page, "end-uk")
    end.open(f"/replay/{over}?at=24")
    end.page.get_by_role("slider").wait_for()
    keep(end.page, "replay-uk")
    keep(visitor(museum, locale="en-GB", **WIDE).page, "museum")
    keep(visitor(museum, locale="en-GB", **PHONE).page, "museum-phone")
    keep(visitor(museum, locale="ru-RU", color_scheme="dark", **WIDE).page, "museum-ru")
    keep(visitor(cards, locale="en-GB", **WIDE).page, "card-game")
    keep(visitor(cards, locale="uk-UA", **WIDE).page, "card-game-uk")
    keep(visitor(cards, locale="uk-UA", **PHONE).page, "card-game-phone")
    keep(visitor(world, locale="en-GB", **WIDE).page, "world")
    keep(visitor(world, locale="en-GB", **PHONE).page, "world-phone")
    keep(visitor(world, locale="ru-RU", color_scheme="dark", **WIDE).page, "world-ru")


def main() -> None:
    """Start everything, take the pictures, stop everything."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            photograph(chromium, house)
        finally:
            chromium.close()
            house.stop()


if __name__ == "__main__":
    main()
