"""The live feed of docs/protocol.md: one WebSocket a guest, decisions in, differences out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final, assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from miskatonic.core.errors import Refused
from miskatonic.tables import wire
from miskatonic.tables.hall import Hall, NoTable
from miskatonic.tables.live import Guest, LiveTable, NotYours
from miskatonic.tables.opening import Unopened
from miskatonic.tables.sentences import said
from miskatonic.tables.store import Unstored
from miskatonic.text.parts import LANGUAGES
from miskatonic.web.health import Measures
from miskatonic.web.limits import TooMuch
from miskatonic.web.security import STUMBLED, Doorman, address, is_same_origin, read_json

MESSAGE_LIMIT: Final = 4096
WAITING_LIMIT: Final = 256
STRANGER: Final = "stranger"
TOO_SLOW: Final = 4408
NO_TABLE: Final = 4410
Outbox = asyncio.Queue[bytes | int]
"""What is still to be sent: messages, and at last the code with which the connection ends."""
CLOSED: Final = {NoTable: 4404, Unopened: 4409, Unstored: 4503}
"""With which code a connection is refused."""
LOG: Final = logging.getLogger(__name__)


class Feed:
    """Accepts guests and carries their messages."""

    def __init__(self, hall: Hall, doorman: Doorman, measures: Measures | None = None) -> None:
        self.hall = hall
        self.doorman = doorman
        self.measures = measures or Measures()

    async def welcome(self, socket: WebSocket) -> None:
        """A guest from the first word to the last."""
        if not is_same_origin(socket.headers):
            await socket.close(4403, "This connection did not come from the table's own page.")
            return
        person, place = self.doorman.person(socket), address(socket)
        accounts = self.doorman.accounts
        try:
            accounts.take("handshakes", person, place)
            accounts.connect(person, place)
        except TooMuch as refusal:
            await socket.close(4429, str(refusal))
            return
        try:
            await self._host(socket, person)
        finally:
            accounts.disconnect(person, place)

    async def _host(self, socket: WebSocket, person: str | None) -> None:
        """A guest at a table, if there is one."""
        try:
            live = await self.hall.table(socket.path_params["id"])
        except (NoTable, Unopened, Unstored) as refusal:
            await socket.close(CLOSED.get(type(refusal), 4409), str(refusal))
            return
        await socket.accept()
        outbox: Outbox = asyncio.Queue(WAITING_LIMIT)
        guest = Guest(
            person or STRANGER,
            next((lang for lang in LANGUAGES if lang == socket.query_params.get("lang")), "en"),
            socket.query_params.get("watch") == "1",
            lambda message: _put(outbox, message),
        )
        guest.let_go = lambda: _end(outbox)
        live.come(guest)
        self.hall.wake_bots(live)
        writer = asyncio.create_task(_write(socket, outbox))
        try:
            await self._listen(socket, live, guest)
        except (WebSocketDisconnect, RuntimeError):  # gone while something was being sent
            pass
        finally:
            live.leave(guest)
            writer.cancel()

    async def _listen(self, socket: WebSocket, live: LiveTable, guest: Guest) -> None:
        while True:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            sent: str | bytes = frame.get("text") or frame.get("bytes") or ""
            ref: int | str | None = None
            try:
                self.doorman.take("messages", socket)
                if len(sent) > MESSAGE_LIMIT:
                    raise TooMuch("That is too much at once. Wait a moment.")
                if isinstance(sent, bytes):
                    raise Refused("A message is text.")
                message = read_json(sent)
                ref = message.get("ref") if isinstance(message.get("ref"), int | str) else None
                wish = _wish(message)
                if isinstance(wish, wire.AskHint):
                    self.doorman.take("hints", socket)
                await self.act(live, guest, wish)
            except Refused as refusal:
                guest.tell(wire.Refusal(said(refusal, guest.lang), ref))
            except Exception:  # a mistake of ours is told in a sentence, and the table goes on
                LOG.exception("A message at table %s failed.", live.id)
                guest.tell(wire.Refusal(said(Refused(STUMBLED), guest.lang), ref))

    async def act(self, live: LiveTable, guest: Guest, wish: wire.FromBrowser) -> None:
        """Do what a message says."""
        if guest.watching and not isinstance(wish, wire.Speak):
            raise NotYours("Those who watch do not act.")
        match wish:
            case wire.Play():
                with self.measures.decision():
                    await live.play(guest.person, wish.seat, wish.rev, wish.key)
                self.hall.wake_bots(live)
            case wire.Undo():
                await live.undo(guest.person, wish.to, wish.rev)
                self.hall.wake_bots(live)
            case wire.Redo():
                await live.redo(guest.person, wish.rev)
                self.hall.wake_bots(live)
            case wire.Agree():
                await live.agree(guest.person, wish.yes, wish.rev)
                self.hall.wake_bots(live)
            case wire.GoOn():
                await live.go_on(guest.person)
                self.hall.wake_bots(live)
            case wire.Talk():
                await live.talk(guest.person, wish.text)
            case wire.Speak():
                guest.lang = wish.lang
                live.show(guest)
            case wire.LookAs():
                guest.eyes = live.require_seat(guest.person, wish.seat)
                live.show(guest)
            case wire.AskHint():
                seat = live.require_seat(guest.person, wish.seat)
                guest.tell(await self.hall.hint(live, guest.person, seat, guest.lang))
            case _:
                assert_never(wish)


def _put(outbox: Outbox, message: bytes) -> None:
    """Queue a message; a guest who does not read is let go."""
    try:
        outbox.put_nowait(message)
    except asyncio.QueueFull:
        while not outbox.empty():
            outbox.get_nowait()
        outbox.put_nowait(TOO_SLOW)


def _end(outbox: Outbox) -> None:
    """Let a guest go after what is queued, since there is no table any more."""
    with contextlib.suppress(asyncio.QueueFull):  # they are being let go anyway
        outbox.put_nowait(NO_TABLE)


async def _write(socket: WebSocket, outbox: Outbox) -> None:
    while isinstance(message := await outbox.get(), bytes):
        await socket.send_text(message.decode())
    await socket.close(message)


def _wish(message: dict[str, Any]) -> wire.FromBrowser:
    try:
        return msgspec.convert(message, wire.FromBrowser)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise Refused(f"This is no message of the protocol: {error}.") from None
