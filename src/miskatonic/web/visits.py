"""A browser's live connection for as long as it lasts, whichever process has its table meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket

from miskatonic.core.errors import Refused
from miskatonic.tables import wire
from miskatonic.tables.live import Guest, encoded
from miskatonic.text.parts import LANGUAGES, Lang
from miskatonic.web.security import read_json

WAITING_LIMIT: Final = 256
SECONDS_TO_END: Final = 5.0
STRANGER: Final = "stranger"
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

    def __init__(self, socket: WebSocket, person: str | None) -> None:
        self.socket = socket
        self.table: str = socket.path_params["id"]
        self.person = person or STRANGER
        wanted = socket.query_params.get("lang")
        self.lang: Lang = next((lang for lang in LANGUAGES if lang == wanted), "en")
        self.watching = socket.query_params.get("watch") == "1"
        self.moved = asyncio.Event()
        """Set when the table has to be looked for anew."""
        self.unanswered = False
        """Whether something was passed on and nothing has come back since."""
        self.ref: int | str | None = None
        """Of what was passed on last."""
        self._outbox: Outbox = asyncio.Queue(WAITING_LIMIT)
        self._writer: asyncio.Task[None] | None = None
        self._frame: asyncio.Task[Message] | None = None
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
            self._writer = asyncio.create_task(_write(self.socket, self._outbox))

    def guest(self) -> Guest:
        """The guest that this browser is at a table in this process."""
        guest = Guest(self.person, self.lang, self.watching, self.put)
        guest.let_go = lambda: self.end_with(NO_TABLE)
        guest.move = self.moved.set
        return guest

    # ---------------------------------------------------------------- looking for the table

    def found(self) -> None:
        """The table is found, wherever it is."""
        self.moved.clear()
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

    async def hear(self) -> Message | None:
        """What the browser says next, or None if the table has moved; what is said meanwhile is not lost."""
        if self._frame is None:
            self._frame = asyncio.create_task(self.socket.receive())
        moved = asyncio.create_task(self.moved.wait())
        await asyncio.wait((self._frame, moved), return_when=asyncio.FIRST_COMPLETED)
        moved.cancel()
        if self.moved.is_set():
            return None
        frame, self._frame = self._frame, None
        return frame.result()

    def note(self, sent: str | bytes) -> None:
        """Remember of what is passed on what matters if the table moves."""
        self.unanswered, self.ref = True, None
        with contextlib.suppress(Refused, msgspec.ValidationError):
            message = read_json(sent)
            ref = message.get("ref")
            self.ref = ref if isinstance(ref, int | str) else None
            if message.get("t") == "lang":
                self.lang = msgspec.convert(message, wire.Speak).lang

    def put(self, message: bytes) -> None:
        """Queue a message; a browser that does not read is let go."""
        self.unanswered = False
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self._outbox.put_nowait(TOO_SLOW)

    def tell(self, message: wire.FromServer) -> None:
        """Queue a message."""
        self.put(encoded(message))

    def end_with(self, code: int) -> None:
        """End the connection after what is queued."""
        self._is_ending = True
        with contextlib.suppress(asyncio.QueueFull):  # it is being ended anyway
            self._outbox.put_nowait(code)

    async def end(self) -> None:
        """Nothing more is said, but what is queued for a browser that is let go is still sent."""
        if self._is_ending and self._writer is not None:
            await asyncio.wait((self._writer,), timeout=SECONDS_TO_END)
        for task in (self._writer, self._frame):
            if task is not None:
                task.cancel()


async def _write(socket: WebSocket, outbox: Outbox) -> None:
    while isinstance(message := await outbox.get(), bytes):
        await socket.send_text(message.decode())
    await socket.close(message)
