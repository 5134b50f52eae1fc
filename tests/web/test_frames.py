"""Short messages travel as they are, long ones compressed; a browser that says much at once is made to wait or let go."""

import asyncio
import base64
import socket
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from miskatonic.web import frames
from miskatonic.web.frames import FEW, SAY, SHORT, SLICE, LiveProtocol, SparingFactory
from tests.web.house import Browser, House

PING, PONG, TEXT, PART = 0x89, 0x8A, 0x81, 0x00


def test_only_long_messages_are_compressed_and_a_browser_reads_both() -> None:
    agreed, server = SparingFactory(server_max_window_bits=12).process_request_params([], [])
    assert agreed == [("server_max_window_bits", "12")]
    browser = PerMessageDeflate(False, False, 12, 15)
    long, short = b"the same words again " * SHORT, b"a few words"
    for words, is_shorter in ((short, False), (long, True), (short, False), (long[:SHORT], False), (long, True)):
        sent = server.encode(Frame(Opcode.TEXT, words))
        assert (sent.rsv1, len(sent.data) < len(words)) == (is_shorter, is_shorter)
        assert bytes(browser.decode(sent).data) == words


def a_line() -> tuple[LiveProtocol, Mock]:
    """A live connection, and what it lies on."""
    line = LiveProtocol(uvicorn.Config(Mock(), interface="asgi3"), ServerState(), {})
    line.transport = transport = Mock()
    line.conn.state = State.OPEN
    transport.is_closing.return_value = False
    return line, transport


def test_a_browser_is_listened_to_until_much_is_waiting_and_again_when_it_is_done() -> None:
    async def hear() -> None:
        line, transport = a_line()
        for n in range(FEW + 1):
            assert transport.pause_reading.call_count == 0, f"after {n} messages"
            line.handle_text(Frame(Opcode.TEXT, b"{}"))
        assert transport.pause_reading.call_count == 1
        for _ in range(FEW + 1):
            assert transport.resume_reading.call_count == 0
            await line.receive()
        assert transport.resume_reading.call_count == 1

    asyncio.run(hear())


def test_nothing_is_said_at_once_that_is_not_read_or_over_a_line_that_does_not_stand() -> None:
    async def say() -> None:
        line, transport = a_line()
        assert line.say(b"1")
        transport.write.assert_called_once_with(b"\x81\x011")
        line.pause_writing()
        assert not line.say(b"2")
        line.resume_writing()
        assert line.say(b"2")
        transport.is_closing.return_value = True
        assert not line.say(b"3")
        transport.is_closing.return_value = False
        for state in (State.CONNECTING, State.CLOSING, State.CLOSED):
            line.conn.state = state
            assert not line.say(b"3")
        assert transport.write.call_count == 2

    asyncio.run(say())


def test_an_application_finds_how_to_say_something_at_once() -> None:
    said = list[bool]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        said.append(scope["state"][SAY](b"too early"))
        await send({"type": "websocket.accept"})
        said.append(scope["state"][SAY](b"1"))

    async def visit() -> None:
        line = LiveProtocol(uvicorn.Config(app, interface="asgi3"), ServerState(), {})
        transport = Mock()
        transport.is_closing.return_value = False
        line.connection_made(transport)
        key = base64.b64encode(b"x" * 16).decode()
        line.data_received(
            f"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        await asyncio.gather(*line.tasks)
        assert said == [False, True]
        transport.write.assert_called_with(b"\x81\x011")

    asyncio.run(visit())


def test_a_long_message_that_comes_at_once_is_heard_as_it_was_said() -> None:
    said = "".join(str(n) for n in range(800))
    heard, accepted = list[str](), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        heard.extend([(await receive())["text"], (await receive())["text"]])

    async def visit() -> None:
        line = LiveProtocol(uvicorn.Config(app, interface="asgi3"), ServerState(), {})
        transport = Mock()
        transport.is_closing.return_value = False
        line.connection_made(transport)
        key = base64.b64encode(b"x" * 16).decode()
        line.data_received(
            f"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        await accepted.wait()
        frame = bytes([TEXT, 0xFE]) + len(said).to_bytes(2, "big") + bytes(4) + said.encode()
        line.data_received(frame * 2)
        await asyncio.wait_for(asyncio.gather(*line.tasks), 30)
        assert heard == [said, said]

    assert len(said) > 2 * SLICE
    asyncio.run(visit())


def test_who_does_not_answer_is_let_go_even_if_not_all_was_read_that_was_sent() -> None:
    async def wait() -> None:
        line, transport = a_line()
        line.keepalive_timeout()
        transport.abort.assert_called_once()

    asyncio.run(wait())


def test_what_was_sent_before_a_visit_ended_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "SECONDS_TO_READ", 0.0)

    async def wait() -> None:
        line, transport = a_line()
        gone = asyncio.Event()
        transport.abort.side_effect = gone.set
        visit = asyncio.create_task(asyncio.sleep(0))
        visit.add_done_callback(line.on_task_complete)
        await asyncio.wait_for(gone.wait(), 30)

    asyncio.run(wait())


@pytest.mark.parametrize("kind", [PING, PONG, TEXT, PART], ids=["ping", "pong", "text", "part"])
def test_who_sends_more_frames_than_anybody_could_mean_is_let_go_and_others_play_on(house: House, kind: int) -> None:
    anna, eve = Browser(house), Browser(house)
    chair = anna.sit(anna.new_table("me"))
    table = eve.new_table("me")
    key = base64.b64encode(b"x" * 16).decode()
    with socket.create_connection(("127.0.0.1", house.port), timeout=15) as line:  # silence is ended later
        line.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nhost: 127.0.0.1:{house.port}\r\norigin: {house.address}\r\n"
            f"cookie: miskatonic={eve.cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        begun = bytes([TEXT & 0x7F, 0x80, 0, 0, 0, 0]) if kind == PART else b""
        try:
            line.sendall(begun + bytes([kind, 0x80, 0, 0, 0, 0]) * 20_000)
            while line.recv(65_536):
                pass
        except (ConnectionResetError, BrokenPipeError):  # before all was said
            pass
    assert chair.play()["t"] == "diff"
