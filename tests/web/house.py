"""A real server in its own process, and browsers that talk to it over loopback, for tests."""

from __future__ import annotations

import json
import multiprocessing
import os
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from miskatonic.tables.diff import apply
from tests.web.serving import serve

FORKED = multiprocessing.get_context("forkserver")
FORKED.set_forkserver_preload(["tests.web.serving"])


def kept_port() -> socket.socket:
    """A port that nobody else is given while this socket is open: it does not listen, and whoever knows the port may."""
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


class House:
    """A server that can be killed and started again on the same data; without limits, unless some are named."""

    def __init__(
        self,
        data: Path,
        bot_pause: float = 0.0,
        proxies: str = "",
        metrics: bool = False,
        database: str = "",
        listens: str = "127.0.0.1",
        **limits: Any,
    ) -> None:
        self.data = data
        self.listens = listens
        """Where the server believes to listen; it is reached over loopback all the same."""
        self.environment = {**os.environ, "DATABASE_URL": database}
        self.metrics = metrics
        self.limits = limits
        self.proxies = proxies
        self.bot_pause = bot_pause
        self.kept = kept_port()
        self.port = self.kept.getsockname()[1]
        self.start()

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        place = (self.data, self.port, self.listens, self.environment)
        how = (self.bot_pause, self.limits, self.proxies, self.metrics)
        self.process = FORKED.Process(target=serve, args=(*place, *how), daemon=True)
        self.process.start()
        for _ in range(2400):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.is_alive(), "the server has ended"
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def signal(self, number: int) -> None:
        """Send the server a signal."""
        assert self.process.pid is not None
        os.kill(self.process.pid, number)

    def kill(self) -> None:
        """End the server without warning, as a power cut would."""
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """End the server politely."""
        self.process.terminate()
        self.process.join()


PATIENCE = 60.0
"""Seconds that an answer may take on a computer that does much else."""


def get(address: str, **how: Any) -> httpx.Response:
    """A request of somebody new."""
    return sent("GET", address, **how)


def sent(method: str, address: str, **how: Any) -> httpx.Response:
    """A request of somebody new. To read certificates for it, which there are none of here, would take longest."""
    return httpx.request(method, address, verify=False, timeout=PATIENCE, **how)


class Browser:
    """A browser with a cookie of its own."""

    def __init__(self, house: House, cookie: str = "") -> None:
        self.house = house
        headers = {"origin": house.address, "x-miskatonic": "1"}
        self.http = httpx.Client(base_url=house.address, headers=headers, timeout=PATIENCE, verify=False)
        if cookie:
            self.http.cookies.set("miskatonic", cookie)
        else:
            self.http.get("/")

    @property
    def cookie(self) -> str:
        """The cookie that says who this browser is."""
        return self.http.cookies["miskatonic"]

    def post(self, path: str, **body: Any) -> httpx.Response:
        """A request that changes something."""
        return self.http.post(path, json=body)

    def new_table(self, *kinds: str, **wish: Any) -> str:
        """A new table of Final Hour with these seats."""
        seats = [{"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
        answer = self.post("/api/tables", **{"game": "final-hour", "seats": seats, "seed": 7, **wish})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    def links(self, table: str) -> dict[str, Any]:
        """The links of a table."""
        links: dict[str, Any] = self.http.get(f"/api/tables/{table}/links").json()
        return links

    def join(self, link: str, name: str = "") -> httpx.Response:
        """Open an invitation."""
        return self.post("/api/join", token=link.removeprefix("/join/"), name=name)

    def sit(self, table: str, lang: str = "en", watch: bool = False) -> Chair:
        """Connect to a table."""
        return Chair(self, table, lang, watch)


class Chair:
    """A live connection to a table that keeps its view up to date."""

    def __init__(self, browser: Browser, table: str, lang: str, watch: bool) -> None:
        url = f"ws://127.0.0.1:{browser.house.port}/ws/{table}?lang={lang}&watch={int(watch)}"
        cookie = {"Cookie": f"miskatonic={browser.cookie}"}
        origin = Origin(browser.house.address)
        self._door = ExitStack()
        self.socket: ClientConnection = self._door.enter_context(
            connect(url, additional_headers=cookie, origin=origin, open_timeout=PATIENCE)
        )
        self.view: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.sizes: list[int] = []
        self.hear()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, applied to the view."""
        raw = self.socket.recv(timeout)
        message: dict[str, Any] = json.loads(raw)
        if message["t"] == "view":
            self.view = message["v"]
        elif message["t"] == "diff":
            self.sizes.append(len(raw))
            self.view = apply(self.view, message["change"])
        self.heard.append(message)
        return message

    def until(self, rev: int) -> None:
        """Listen until the view has come so far."""
        while self.view["rev"] < rev:
            self.hear()

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and return the answer to it: a change of the table, or a refusal."""
        self.say(**message)
        return self.hear()

    def play(self, key: str | None = None) -> dict[str, Any]:
        """Take the open decision of this chair; without a key, its first option."""
        decision = self.view["decision"]
        chosen = key or decision["options"][0]["key"]
        return self.ask(t="play", seat=decision["seat"], rev=self.view["rev"], key=chosen)

    def leave(self) -> None:
        """Close the connection."""
        self._door.close()
