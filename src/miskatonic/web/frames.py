"""How the messages of live connections travel: what is short as it is, what is long compressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

SHORT: Final = 1024
"""So many bytes travel in one packet, as fewer do: compressing them costs a server more than it saves anybody."""
FEW: Final = 8
"""So many messages of a browser may wait before it is no longer listened to."""


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

    def send_receive_event_to_app(self) -> None:
        """Pass on what a browser says; it is listened to further unless much is waiting already."""
        listens = not self.read_paused and self.queue.qsize() < FEW
        self.read_paused = self.read_paused or listens  # else it would be paused now, and resumed at once
        super().send_receive_event_to_app()
        if listens:
            self.read_paused = False
