"""A live connection from the first word to the last: who is let in, what is answered, and for whom bots play on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.types import Message
from starlette.websockets import WebSocket

from miskatonic.tables import company
from miskatonic.tables.hall import Hall
from miskatonic.tables.live import LiveTable
from miskatonic.tables.sentences import said
from miskatonic.tables.store import UNSTORED, Store, Unstored
from miskatonic.web import socket as feed_module
from miskatonic.web.limits import Limits
from miskatonic.web.security import STUMBLED, Doorman
from miskatonic.web.socket import MESSAGE_LIMIT, Feed
from miskatonic.web.visits import NO_STORE, NO_TABLE, NOT_OUR_PAGE, TOO_MANY, UNOPENED
from tests.tables.halls import a_hall

ANNA, BEN = "anna", "ben"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Store]:
    """A database."""
    database = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield database
    database.close()


class Line:
    """A browser's live connection without a network between."""

    def __init__(self, feed: Feed, table: str, person: str = ANNA, wish: str = "", origin: str = "http://here") -> None:
        self._said = asyncio.Queue[Message]()
        self._heard = asyncio.Queue[Message]()
        cookie = f"miskatonic={feed.doorman.cookie(person)}"
        headers = {"host": "here", "origin": origin, "cookie": cookie}
        scope = {
            "type": "websocket",
            "path": f"/ws/{table}",
            "path_params": {"id": table},
            "query_string": wish.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("192.0.2.1", 1),
        }
        self._said.put_nowait({"type": "websocket.connect"})
        self.visit = asyncio.create_task(feed.welcome(WebSocket(scope, self._said.get, self._heard.put)))

    async def next(self) -> Message:
        """What comes next over the line."""
        return await asyncio.wait_for(self._heard.get(), 60)

    async def hear(self, kind: str = "") -> dict[str, Any]:
        """The next message, or the next of a kind."""
        while True:
            heard = await self.next()
            if heard["type"] == "websocket.send":
                message: dict[str, Any] = json.loads(heard["text"])
                if not kind or message["t"] == kind:
                    return message

    def send(self, words: str) -> None:
        """Send something."""
        self._said.put_nowait({"type": "websocket.receive", "text": words})

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.send(json.dumps(message))

    async def leave(self) -> None:
        """Close the connection."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.visit, 60)


async def turned_away(line: Line) -> tuple[int, str]:
    """With which code and words a connection is closed that never stood."""
    heard = await line.next()
    assert heard["type"] == "websocket.close"
    await line.visit
    return heard["code"], heard["reason"]


async def a_table(hall: Hall, *kinds: str, **wish: Any) -> LiveTable:
    """A table of Anna's."""
    seats = [{"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
    return await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seed": 3, "seats": seats, **wish}))


def a_feed(hall: Hall, **limits: Any) -> Feed:
    """The live feed of a server."""
    return Feed(hall, Doorman(hall.signer, Limits(**limits)))


def change(place: Store, statement: str) -> None:
    """Damage what is stored, or mend it."""
    place.write(lambda c: c.execute(text(statement))).result(10)


def test_who_is_not_let_in_is_told_why_before_anything_is_sent(place: Store) -> None:
    async def run() -> None:
        hall = a_hall(place)
        feed = a_feed(hall, person_sockets=1)
        table, damaged = (await a_table(hall, "me")).id, (await a_table(hall, "me")).id
        change(place, f"update seats set kind = 'king' where table_id = '{damaged}'")
        feed.hall = a_hall(place)
        assert (await turned_away(Line(feed, table, origin="http://evil.example")))[0] == NOT_OUR_PAGE
        assert await turned_away(Line(feed, "nowhere")) == (NO_TABLE, "There is no such table.")
        code, why = await turned_away(Line(feed, damaged))
        assert (code, why.endswith(".")) == (UNOPENED, True)
        first = Line(feed, table)
        assert (await first.hear())["t"] == "view"
        for _ in range(3):
            code, why = await turned_away(Line(feed, table))
            assert (code, why.startswith("Too many connections")) == (TOO_MANY, True), "who was refused gives nothing back"
        await first.leave()
        second = Line(feed, table)
        assert (await second.hear())["t"] == "view", "whoever has gone is not counted"
        await second.leave()
        assert asyncio.all_tasks() == {asyncio.current_task()}, "nobody goes on writing to whoever has gone"
        change(place, "alter table tables rename to gone")
        feed.hall = a_hall(place)
        assert await turned_away(Line(feed, table, BEN)) == (NO_STORE, UNSTORED)
        change(place, "alter table gone rename to tables")

    asyncio.run(run())


def test_whoever_is_there_while_a_table_cannot_be_found_is_told_so_and_sees_it_again_when_it_can(
    place: Store,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(feed_module, "SECONDS_UNTIL_STORED", 0.5)

    async def run() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me")
        line = Line(a_feed(hall), live.id, wish="lang=en")
        await line.hear("view")
        line.say(t="lang", lang="uk")
        await line.hear("view")
        find, tried = hall.table, list[str]()

        async def lost(table: str) -> LiveTable:
            tried.append(table)
            if len(tried) < 2:
                raise Unstored(UNSTORED)
            return await find(table)

        monkeypatch.setattr(hall, "table", lost)
        live.lose()
        assert await line.hear() == {"t": "refused", "why": said(Unstored(UNSTORED), "uk")}
        await asyncio.sleep(0.05)
        assert tried == [live.id], "a store in trouble is not asked again and again by everybody"
        assert (await line.hear())["v"]["lang"] == "uk"
        assert tried == [live.id] * 2
        await line.leave()

    asyncio.run(run())


def test_whoever_comes_while_another_process_claims_the_table_is_led_to_where_it_is_then(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        hall = a_hall(place)
        first = await a_table(hall, "me")
        find = hall.table

        async def lost_meanwhile(table: str) -> LiveTable:
            live = await find(table)
            if live is first:
                live.lose()
            return live

        monkeypatch.setattr(hall, "table", lost_meanwhile)
        line = Line(a_feed(hall), first.id)
        await line.hear("view")
        again = await hall.table(first.id)
        assert (len(first.audience.guests), len(again.audience.guests)) == (0, 1)
        await line.leave()
        assert not again.audience.guests

    asyncio.run(run())


def test_a_mistake_of_ours_is_told_in_a_sentence_and_the_table_goes_on(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    async def run() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me")
        line = Line(a_feed(hall), live.id, wish="lang=ru")
        view = (await line.hear("view"))["v"]
        monkeypatch.setattr(live, "talk", stumble)
        line.say(t="chat", text="Hello", ref=7)
        told = await line.hear()
        assert (told["t"], told["ref"]) == ("refused", 7)
        assert told["why"] != STUMBLED, "it is told in Russian"
        line.say(t="play", seat=0, rev=view["rev"], key=view["decision"]["options"][0]["key"])
        assert (await line.hear())["t"] == "diff"
        await line.leave()

    asyncio.run(run())


def test_a_message_is_as_long_as_it_may_be_and_no_longer(place: Store) -> None:
    async def run() -> None:
        hall = a_hall(place)
        line = Line(a_feed(hall), (await a_table(hall, "me")).id)
        await line.hear("view")
        words = json.dumps({"t": "lang", "lang": "uk", "ref": 1})
        line.send(words.ljust(MESSAGE_LIMIT))
        assert (await line.hear())["t"] == "view"
        line.send(words.ljust(MESSAGE_LIMIT + 1))
        told = await line.hear()
        assert (told["t"], "ref" in told) == ("refused", False), "nothing of it is read"
        await line.leave()

    asyncio.run(run())


def test_who_watches_chooses_a_language_and_does_nothing_else(place: Store) -> None:
    async def run() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me")
        line = Line(a_feed(hall), live.id, wish="watch=1&lang=en")
        view = (await line.hear("view"))["v"]
        assert view["seat"] == -1
        key = live.record.state.asked[0].options[0].key
        for wish in (
            {"t": "play", "seat": 0, "rev": view["rev"], "key": key},
            {"t": "seat", "seat": 0},
            {"t": "hint", "seat": 0},
            {"t": "go-on"},
        ):
            line.say(**wish)
            assert await line.hear() == {"t": "refused", "why": "Those who watch do not act."}
        line.say(t="lang", lang="ru")
        assert (await line.hear())["v"]["lang"] == "ru"
        assert live.record.line == []
        await line.leave()

    asyncio.run(run())


async def until(happens: Callable[[], bool]) -> None:
    """Wait for something that others do."""
    async with asyncio.timeout(60):
        while not happens():
            await asyncio.sleep(0.01)


def test_a_bot_decides_again_after_its_decision_was_taken_back_and_after_that_before_it_was_brought_back(
    place: Store,
) -> None:
    async def run() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "bot", undo="free")
        line = Line(a_feed(hall), live.id)
        await line.hear("view")

        async def rest(entries: int = 0) -> None:
            await until(lambda: len(live.record.entries) >= entries and live.bot_task is None)

        line.say(t="play", seat=0, rev=live.rev, key=live.record.state.asked[0].options[0].key)
        await rest(2)
        for wish, decides in (({"t": "undo", "to": 1}, True), ({"t": "undo", "to": 0}, False), ({"t": "redo"}, True)):
            entries = len(live.record.entries)
            line.say(**wish, rev=live.rev)
            await rest(entries + 1 + decides)
            assert bool(live.record.line) is decides
        await line.leave()
        await hall.close()

    asyncio.run(run())


def test_a_bot_plays_on_for_those_who_stay_when_whoever_had_to_agree_has_left(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "SECONDS_TO_RETURN", 0.05)

    async def run() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend", "bot", undo="own")
        await hall.join(BEN, hall.invitation(live, 1), "Ben")
        feed = a_feed(hall)
        lines = [Line(feed, live.id), Line(feed, live.id, BEN), Line(feed, live.id, "eve", "watch=1")]
        for line in lines:
            await line.hear("view")
        while live.record.state.asked[0].seat != 2:
            asked = live.record.state.asked[0]
            await live.play((ANNA, BEN)[asked.seat], asked.seat, live.rev, asked.options[0].key)
        number = len(live.record.line)
        await live.undo(ANNA, 0, live.rev)
        assert live.proposal is not None
        for line in lines[:2]:
            await line.leave()
        await until(lambda: len(live.record.line) > number)
        assert live.proposal is None
        await lines[2].leave()
        await hall.close()

    asyncio.run(run())
