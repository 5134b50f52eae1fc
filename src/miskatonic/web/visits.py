"""A browser's live connection for as long as it lasts, whichever process has its table meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket

from miskatonic.core.errors import Refused
from miskatonic.tables import wire
from miskatonic.tables.guests import Guest, encoded
from miskatonic.text.parts import LANGUAGES, Lang
from miskatonic.web.frames import SAY
from miskatonic.web.security import STRANGER, read_json

WAITING_LIMIT: Final = 256
WAITING_BYTES: Final = 2_000_000
"""So much may wait to be sent to one browser: ten whole views of the largest tables."""
SECONDS_TO_END: Final = 5.0
DISCONNECTED: Final = "websocket.disconnect"
NOT_OUR_PAGE: Final = 4403
TOO_SLOW: Final = 4408
UNOPENED: Final = 4409
NO_TABLE: Final = 4410
MOVED: Final = 4421
TOO_MANY: Final = 4429
NO_STORE: Final = 4503
FINAL: Final = (TOO_SLOW, UNOPENED, NO_TABLE, TOO_MANY)
"""Codes after which a table is not looked for anew."""
Outbox = asyncio.Queue[bytes | int]
"""What is still to be sent: messages, and at last the code with which the connection ends."""


class Visit:
    """A browser at a table: what it says, and what is still to be sent to it."""

    def __init__(self, socket: WebSocket, known: str | None, place: str) -> None:
        self.socket = socket
        self.table: str = socket.path_params["id"]
        self.known = known
        """Whose browser it is, if its cookie is ours."""
        self.place = place
        """Where it is, as far as it is counted."""
        self.person = known or STRANGER
        wanted = socket.query_params.get("lang")
        self.lang: Lang = next((lang for lang in LANGUAGES if lang == wanted), "en")
        self.watching = socket.query_params.get("watch") == "1"
        self.moved = False
        """Whether the table has to be looked for anew."""
        self.unanswered = False
        """Whether something was passed on and nothing has come back since."""
        self.ref: int | str | None = None
        """Of what was passed on last."""
        self._outbox: Outbox = asyncio.Queue(WAITING_LIMIT)
        self._waiting = 0
        """How many bytes are in it."""
        self._unsent = 0
        """How many messages are in it, or on their way from it."""
        self._say: Callable[[bytes], bool] = socket.scope.get("state", {}).get(SAY, _later)
        """Sends a message at once, if it can be."""
        self._writer: asyncio.Task[None] | None = None
        self._patience: asyncio.Timeout | None = None
        """Of whoever waits for the browser to say something: it ends when the table moves."""
        self._frame: Message | None = None
        """What was said while the table moved."""
        self._waited = 0.0
        self._is_ending = False

    @property
    def is_accepted(self) -> bool:
        """Whether the connection stands."""
        return self._writer is not None

    async def accept(self) -> None:
        """Let the connection stand, if it does not already."""
        if self._writer is None:
            await self.socket.accept()
            self._writer = asyncio.create_task(self._write())

    def guest(self) -> Guest:
        """The guest that this browser is at a table in this process."""
        guest = Guest(self.person, self.lang, self.watching, self.put, self.place)
        guest.let_go = lambda: self.end_with(NO_TABLE)
        guest.move = self.move
        return guest

    # ---------------------------------------------------------------- looking for the table

    def found(self) -> None:
        """The table is found, wherever it is."""
        self.moved = False
        self.unanswered = False
        self._waited = 0.0

    def waited(self, seconds: float) -> float:
        """Wait so much longer; for how long in all, since the table was found last."""
        self._waited += seconds
        return self._waited

    async def turned_away(self, code: int, why: str = "") -> bool:
        """Let a browser go: with a code if the connection stands, unheard if it does not. The table has not moved then."""
        if self.is_accepted:
            self.end_with(code)
        else:
            await self.socket.close(code, why)
        return False

    # ---------------------------------------------------------------- hearing and telling

    def move(self) -> None:
        """The table has to be looked for anew."""
        self.moved = True
        if self._patience is not None:
            self._patience.reschedule(0)

    async def hear(self) -> Message | None:
        """What the browser says next, or None if the table has moved; what is said meanwhile is not lost."""
        if self._frame is None and not self.moved:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None) as self._patience:
                    self._frame = await self.socket.receive()
            self._patience = None
        if self.moved:
            return None
        frame, self._frame = self._frame, None
        return frame

    def note(self, sent: str | bytes) -> None:
        """Remember of what is passed on what matters if the table moves."""
        before = self.unanswered, self.ref
        self.unanswered, self.ref = True, None
        with contextlib.suppress(Refused, msgspec.ValidationError):
            message = read_json(sent)
            self.ref = as_ref(message.get("ref"))
            if message.get("t") == "lang":
                self.lang = msgspec.convert(message, wire.Speak).lang
            if message.get("t") == "chat" and message.get("key"):
                # Who does not hear it where the table is then says it again.
                self.unanswered, self.ref = before

    def put(self, message: bytes) -> None:
        """Send a message, at once or after those that wait; a browser that does not read is let go."""
        self.unanswered = False
        if not self._unsent and self._say(message):
            return
        self._unsent += 1
        self._waiting += len(message)
        if not self._outbox.full() and self._waiting <= WAITING_BYTES:
            self._outbox.put_nowait(message)
        else:
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self._outbox.put_nowait(TOO_SLOW)

    def tell(self, message: wire.FromServer) -> None:
        """Send a message."""
        self.put(encoded(message))

    def end_with(self, code: int) -> None:
        """End the connection after what is queued."""
        self._is_ending = True
        self._unsent += 1
        with contextlib.suppress(asyncio.QueueFull):  # it is being ended anyway
            self._outbox.put_nowait(code)

    async def _write(self) -> None:
        while isinstance(message := await self._outbox.get(), bytes):
            self._waiting -= len(message)
            await self.socket.send_text(message.decode())
            self._unsent -= 1
        await self.socket.close(message)

    async def end(self) -> None:
        """Nothing more is said, but what is queued for a browser that is let go is still sent."""
        if self._writer is not None:
            if self._is_ending:
                await asyncio.wait((self._writer,), timeout=SECONDS_TO_END)
            self._writer.cancel()


def _later(_: bytes) -> bool:
    """Nothing can be sent at once where the server is not our own."""
    return False


def as_ref(given: Any) -> int | str | None:
    """What an answer repeats, so that a browser knows what it answers."""
    return given if isinstance(given, int | str) else None
