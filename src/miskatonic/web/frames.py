"""How the messages of live connections travel: what is short as it is, what is long compressed.

Who does not read what is sent, or says more than anybody could mean, is let go without a word.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

SHORT: Final = 1024
"""So many bytes travel in one packet, as fewer do: compressing them costs a server more than it saves anybody."""
FEW: Final = 8
"""So many messages of a browser may wait before it is no longer listened to."""
MANY: Final = 500
"""So many frames in a second no browser sends; to read them holds up everybody."""
PARTS: Final = 64
"""Into so many frames no browser divides a message."""
SLICE: Final = 1024
"""So many bytes are read before frames are counted: there may be 170 in them."""
SECONDS_TO_READ: Final = 5.0
"""So long a browser that is let go may take to read what was sent before."""
SAY: Final = "say"
"""By which name an application finds `LiveProtocol.say` in the state of a live connection."""


class Sparing(Extension):
    """Compression that leaves short messages alone."""

    def __init__(self, deflate: Extension) -> None:
        self.name = deflate.name
        self.deflate = deflate

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """A message as it was meant."""
        return self.deflate.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        """A message as it travels."""
        return frame if len(frame.data) <= SHORT and frame.fin else self.deflate.encode(frame)


class SparingFactory(ServerPerMessageDeflateFactory):
    """Agrees with a browser on compression, to be used sparingly."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Any]:
        """What both can do."""
        agreed, deflate = super().process_request_params(params, accepted_extensions)
        return agreed, Sparing(deflate)


class LiveProtocol(WebSocketsSansIOProtocol):
    """A live connection."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        deflate = SparingFactory(
            server_max_window_bits=12, client_max_window_bits=12, compress_settings={"level": 1, "memLevel": 5}
        )
        self.conn = ServerProtocol(extensions=[deflate], max_size=self.config.ws_max_size, logger=self.logger)
        self._second = 0.0
        """Since when frames are counted."""
        self._heard = 0

    def data_received(self, data: bytes) -> None:
        """Read a little at a time, and no more of whoever sends too many frames."""
        for first in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + SLICE])

    def handle_connect(self, event: Request) -> None:
        """Let somebody in, and let the application say at once what it has to say."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"][SAY] = self.say

    def say(self, message: bytes) -> bool:
        """Send a text now, if the connection stands and what was sent before is being read; whether it was sent."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_events(self) -> None:
        """Count frames, then do what they say."""
        now = self.loop.time()
        if now - self._second >= 1:
            self._second, self._heard = now, 0
        self._heard += len(self.conn.events)
        if self._heard > MANY or len(self.frames) > PARTS:
            self.transport.abort()
        else:
            super().handle_events()

    def keepalive_timeout(self) -> None:
        """Let go of whoever has not answered, even if not all was read that was sent: else it would be waited for."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """A visit has ended; what was sent before is read soon or never."""
        super().on_task_complete(task)
        self.loop.call_later(SECONDS_TO_READ, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Pass on what a browser says; it is listened to further unless much is waiting already."""
        listens = not self.read_paused and self.queue.qsize() < FEW
        self.read_paused = self.read_paused or listens  # else it would be paused now, and resumed at once
        super().send_receive_event_to_app()
        if listens:
            self.read_paused = False
