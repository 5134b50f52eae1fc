"""What goes wrong is told to whoever runs the server, and nobody who sends rubbish fills their disk with it."""

import logging
import os
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from miskatonic.web.journal import TOLD, Brief
from tests.web.house import PATIENCE, get, kept_port

LOG = logging.getLogger(__name__)
START = b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n"
OWN = b"Origin: http://127.0.0.1\r\nX-Miskatonic: 1\r\n"


def answered(port: int, *parts: bytes) -> bytes:
    """What a server answers to bytes that come one after the other, each after an answer to those before."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
        said = b""
        for part in parts:
            line.sendall(part)
            said += line.recv(10_000)
        return said


def await_answer(server: subprocess.Popen[bytes], port: int) -> None:
    """Wait until a server answers."""
    while server.poll() is None:
        with suppress(httpx.HTTPError):
            get(f"http://127.0.0.1:{port}/healthz")
            return
        time.sleep(0.05)
    raise AssertionError("the server has ended")


def test_a_flood_of_rubbish_is_told_in_a_few_lines(tmp_path: Path) -> None:
    kept = kept_port()
    port = kept.getsockname()[1]
    words = [sys.executable, "-m", "miskatonic", "serve", "--data", str(tmp_path / "data"), "--port", str(port)]
    rubbish = (
        b"rubbish\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"GET /wp-admin HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
        START + b"\r\nzz\r\n",
        START + OWN + b"\r\nzz\r\n",
    )
    with kept, (tmp_path / "told").open("w+") as told_here:
        server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=told_here, env={**os.environ, "DATABASE_URL": ""})
        try:
            await_answer(server, port)
            for _ in range(3 * TOLD):
                for letters in rubbish:
                    assert answered(port, letters).startswith(b"HTTP/1.1 4"), letters
            late = answered(port, START + b"\r\n", b"zz\r\n")
            assert late.startswith(b"HTTP/1.1 403 ")
            assert late.count(b"HTTP/1.1") == 1, "it is answered once"
            assert get(f"http://127.0.0.1:{port}/healthz").text == "ok\n"
            told_here.seek(0)
            told = told_here.read()  # before it is killed, of which newer Pythons say something too
        finally:
            server.kill()
            server.wait()
    assert "Traceback" not in told
    assert told.count("Invalid HTTP request received.") == TOLD
    assert told.count("Unsupported upgrade request.") == TOLD
    assert told.count("\n") == 2 * TOLD


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def test_what_was_not_told_is_counted_when_it_is_told_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("miskatonic.web.journal.time.monotonic", lambda: now)
    caplog.handler.addFilter(Brief())

    def tell(number: int) -> None:
        LOG.error("Table %d is in trouble.", number)

    for number in range(TOLD + 5):
        tell(number)
    assert told(caplog) == [f"Table {number} is in trouble." for number in range(TOLD)]
    LOG.error("Something else happened.")
    assert told(caplog)[-1] == "Something else happened."
    now += 3600
    tell(99)
    assert told(caplog)[-1] == "Table 99 is in trouble. (5 more like it were not told.)"


def test_one_mistake_does_not_hide_another(caplog: pytest.LogCaptureFixture) -> None:
    caplog.handler.addFilter(Brief())
    letters = [""] * (TOLD + 5)
    for letter in [*letters, "x"]:
        try:
            int(letter) if letter else [][0]
        except Exception:
            LOG.exception("A message failed.")
    assert len(told(caplog)) == TOLD + 1
