"""What takes long to find is worked out elsewhere: the table is shown without it first, then with it."""

import asyncio
import json
import random
from typing import Any

import pytest

from miskatonic.scene import errands
from miskatonic.scene.errands import Errand, Errands, worked_out
from miskatonic.tables import wire
from miskatonic.tables.diff import apply
from miskatonic.tables.guests import Guest
from miskatonic.tables.live import LiveTable
from miskatonic.tables.store import Store
from miskatonic.tables.thinking import Thinkers
from miskatonic.tables.tokens import Signer
from miskatonic.web.security import Doorman
from miskatonic.web.socket import Feed
from tests.tables.halls import a_hall

ANNA = "anna"
HOME = "192.0.2.7"


class Slow(Thinkers):
    """Somebody who works things out when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[list[Errand]] = []
        self.places: set[str] = set()
        self.may = asyncio.Event()

    async def work_out(self, person: str, errands: list[Errand], place: str = "") -> list[Any]:
        self.asked.append(errands)
        self.places.add(place)
        await self.may.wait()
        return worked_out(errands)


class Browser:
    """What a guest's browser has made of what it was sent."""

    def __init__(self, live: LiveTable) -> None:
        self.view: Any = None
        live.come(Guest(ANNA, "en", False, self.hear, HOME))

    def hear(self, raw: bytes) -> None:
        message = json.loads(raw)
        self.view = message["v"] if message["t"] == "view" else apply(self.view, message["change"])

    @property
    def chances(self) -> list[str]:
        """The notes on the cards of the museum."""
        middle = next(thing for thing in self.view["scene"]["things"] if thing["id"] == "museum")
        return [card["note"][0] for row in middle["things"] for card in row["cards"] if card.get("note")]


@pytest.fixture(autouse=True)
def _nothing_is_known() -> None:
    errands._known.clear()


async def table(place: Store, thinkers: Thinkers, **more: Any) -> LiveTable:
    hall = a_hall(place, thinkers)
    wish = {"game": "elder-sign", "seed": 5, "seats": [{"kind": "me"}], **more}
    return await hall.table(await hall.new_table(ANNA, wish))


async def decide(live: LiveTable, kind: str) -> None:
    """Take any decision until one of a kind is to be taken."""
    dice = random.Random(1)
    while live.record.state.asked[0].question != kind:
        asked = live.record.state.asked[0]
        await live.play(ANNA, asked.seat, live.rev, dice.choice(asked.options).key)


async def settled(live: LiveTable) -> None:
    """Wait until nothing is being worked out."""
    while live.audience.later is not None and live.audience.later._running is not None:
        await asyncio.sleep(0)


@pytest.mark.parametrize("more", [{}, {"seats": [{"kind": "me"}] * 2, "open": True}], ids=["alone", "at one device"])
def test_a_table_is_shown_before_its_chances_are_found_and_again_with_them(place: Store, more: dict[str, Any]) -> None:
    async def play() -> None:
        thinkers = Slow()
        live = await table(place, thinkers, **more)
        browser = Browser(live)
        await decide(live, "move")
        await asyncio.sleep(0)
        assert browser.view["decision"]["kind"] == "move"
        early = len(browser.chances)
        rev = browser.view["rev"]
        thinkers.may.set()
        await settled(live)
        assert len(browser.chances) > early, "what is certain at once is shown at once, the rest later"
        assert browser.view["rev"] == rev, "nothing has happened at the table"
        assert browser.view == Browser(live).view, "whoever comes now sees the same"
        assert thinkers.places == {HOME}, "one address does not keep all others waiting, whoever it says to be"

    asyncio.run(play())


def test_whoever_the_device_is_passed_to_is_shown_chances_that_nobody_saw_behind_the_curtain(place: Store) -> None:
    async def play() -> None:
        thinkers = Slow()
        thinkers.may.set()
        live = await table(place, thinkers, seats=[{"kind": "me"}, {"kind": "local"}])
        await decide(live, "move")
        browser = Browser(live)
        await settled(live)
        assert browser.view["curtain"]
        (guest,) = live.audience.guests
        feed = Feed(a_hall(place), Doorman(Signer(b"s" * 32)))
        await feed.act(live, guest, wire.LookAs(seat=browser.view["seat"]))
        assert not browser.view["curtain"]
        early = len(browser.chances)
        await settled(live)
        assert len(browser.chances) > early

    asyncio.run(play())


def test_what_is_found_too_late_changes_nothing_but_is_known_the_next_time(place: Store) -> None:
    async def play() -> None:
        thinkers = Slow()
        live = await table(place, thinkers)
        browser = Browser(live)
        await decide(live, "move")
        await asyncio.sleep(0)
        asked = live.record.state.asked[0]
        await live.play(ANNA, asked.seat, live.rev, asked.options[0].key)
        thinkers.may.set()
        await settled(live)
        assert browser.view == Browser(live).view
        count = len(thinkers.asked)
        await live.undo(ANNA, live.audience.view(next(iter(live.audience.guests))).number - 1, live.rev)
        await settled(live)
        assert len(thinkers.asked) == count, "it need not be worked out again"
        assert browser.chances

    asyncio.run(play())


def test_a_table_goes_on_when_nobody_can_work_anything_out(place: Store) -> None:
    class Broken(Thinkers):
        async def work_out(self, person: str, errands: list[Errand], place: str = "") -> list[Any]:
            raise OSError("no more processes")

    async def play() -> None:
        live = await table(place, Broken())
        browser = Browser(live)
        await decide(live, "move")
        await settled(live)
        asked = live.record.state.asked[0]
        await live.play(ANNA, asked.seat, live.rev, asked.options[0].key)
        assert browser.view["number"] == len(live.record.line)

    asyncio.run(play())


def test_what_was_found_last_is_remembered_and_not_more_than_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands, "REMEMBERED", 3)
    here = Errands()
    for number in range(5):
        here.bring((abs, (number,)), number)
    assert [here.answer((abs, (number,))) for number in range(5)] == [None, None, 2, 3, 4]
    assert list(here.wanted) == [(abs, (0,)), (abs, (1,))]
