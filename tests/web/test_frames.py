"""Short messages travel as they are, long ones compressed; a browser that says much at once is made to wait."""

import asyncio
from unittest.mock import Mock

import uvicorn
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from miskatonic.web.frames import FEW, SHORT, LiveProtocol, SparingFactory


def test_only_long_messages_are_compressed_and_a_browser_reads_both() -> None:
    agreed, server = SparingFactory(server_max_window_bits=12).process_request_params([], [])
    assert agreed == [("server_max_window_bits", "12")]
    browser = PerMessageDeflate(False, False, 12, 15)
    long, short = b"the same words again " * SHORT, b"a few words"
    for words, is_shorter in ((short, False), (long, True), (short, False), (long[:SHORT], False), (long, True)):
        sent = server.encode(Frame(Opcode.TEXT, words))
        assert (sent.rsv1, len(sent.data) < len(words)) == (is_shorter, is_shorter)
        assert bytes(browser.decode(sent).data) == words


def test_a_browser_is_listened_to_until_much_is_waiting_and_again_when_it_is_done() -> None:
    async def hear() -> None:
        line = LiveProtocol(uvicorn.Config(Mock(), interface="asgi3"), ServerState(), {})
        line.transport = transport = Mock()
        for n in range(FEW + 1):
            assert transport.pause_reading.call_count == 0, f"after {n} messages"
            line.handle_text(Frame(Opcode.TEXT, b"{}"))
        assert transport.pause_reading.call_count == 1
        for _ in range(FEW + 1):
            assert transport.resume_reading.call_count == 0
            await line.receive()
        assert transport.resume_reading.call_count == 1

    asyncio.run(hear())
