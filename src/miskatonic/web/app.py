"""The application: pages, requests and the live feed, and how to start it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Final

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, WebSocketRoute

from miskatonic.core.errors import Refused
from miskatonic.tables.alone import held
from miskatonic.tables.hall import Hall
from miskatonic.tables.peers import Peers
from miskatonic.tables.store import Store
from miskatonic.tables.thinking import Thinkers, processes_here
from miskatonic.tables.tokens import Signer, configured_secret, server_secret
from miskatonic.web.api import Api
from miskatonic.web.assets import Assets
from miskatonic.web.chores import collect_garbage, expire, look_first, put_away
from miskatonic.web.connections import guarded, named
from miskatonic.web.doors import bound, open_when_ready
from miskatonic.web.frames import LiveProtocol
from miskatonic.web.health import Health, Measures
from miskatonic.web.hosts import KnownHosts, Names, names_for
from miskatonic.web.journal import keep_brief
from miskatonic.web.limits import Limits
from miskatonic.web.pages import CLIENT, Pages
from miskatonic.web.reach import Reach
from miskatonic.web.security import Doorman, SafeHeaders
from miskatonic.web.socket import MESSAGE_LIMIT, Feed

LOG: Final = logging.getLogger(__name__)
SECONDS_FOR_A_BROWSER: Final = 5
"""So long a connection over which nothing is asked stays open."""
SECONDS_FOR_A_PROXY: Final = 150
"""The same behind a proxy: longer than it keeps one itself (nginx a minute, Caddy two), or it would ask where nobody listens
any more, and could not tell whether it was heard."""
IDLE_MINUTES: Final = 10.0
SECONDS_AT_A_STRETCH: Final = 0.0005
"""So long tables are shown before the writer has its turn, of which a commit needs a dozen: at 5 ms each all would wait."""


def end_if_deaf(loop: asyncio.AbstractEventLoop, trouble: dict[str, Any]) -> None:
    """End a server without the memory to hear anybody: whoever watches over it starts another, and all is stored."""
    is_deaf = "transport" in trouble or "handle" in trouble  # a connection that was to be heard, or to be let in
    if is_deaf and isinstance(trouble.get("exception"), MemoryError):
        LOG.critical("There is no memory left, and nobody can be heard without. The server ends; all is stored.")
        os._exit(1)
    loop.default_exception_handler(trouble)


def build(
    data: Path,
    *,
    names: Names | None = None,
    limits: Limits | None = None,
    bot_pause: float = 0.0,
    thinkers: int | None = None,
    keep_days: float | None = None,
    idle_minutes: float = IDLE_MINUTES,
    metrics: bool = False,
    reached_at: tuple[str, int] = ("127.0.0.1", 8000),
    listens_on: tuple[str, int] = ("127.0.0.1", 8000),
) -> Starlette:
    """The application on a data folder; the database is SQLite there, or what DATABASE_URL says.

    Other processes on the same database reach this one at `reached_at`; `listens_on` says how friends do.
    """
    names = names or Names()
    try:
        data.mkdir(0o700, parents=True, exist_ok=True)  # what lies hidden at every table is in it
    except OSError as trouble:
        raise Refused(f"No tables can be kept in {data}: {trouble.strerror}.") from None
    secret = configured_secret() or server_secret(data)
    signer = Signer(secret)
    address = os.environ.get("DATABASE_URL") or f"sqlite:///{data / 'tables.sqlite'}"
    lock = held(address)
    database = Store(address)
    peers = Peers(database, *reached_at, secret) if database.is_shared else None
    thinking = Thinkers(processes_here() if thinkers is None else thinkers)
    hall = Hall(database, signer, bot_pause=bot_pause, thinkers=thinking, peers=peers)
    doorman = Doorman(signer, limits)
    hall.own_tables = doorman.accounts.limits.own_tables

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(end_if_deaf)
        gc.disable()
        patience = sys.getswitchinterval()
        sys.setswitchinterval(SECONDS_AT_A_STRETCH)
        always = (collect_garbage(), look_first(), hall.thinkers.warm_up(), put_away(hall, idle_minutes))
        chores = [asyncio.create_task(chore) for chore in always]
        if keep_days is not None:
            chores.append(asyncio.create_task(expire(hall, keep_days)))
        if peers is not None:
            peers.start(hall.claimed, hall.heard_again, hall.heard_dressed)
        yield
        for chore in chores:
            chore.cancel()
        gc.unfreeze()
        gc.enable()
        sys.setswitchinterval(patience)
        await hall.close()
        if peers is not None:
            await asyncio.to_thread(peers.close)
        database.close()
        lock.close()

    measures, pages = Measures(), Pages(doorman)
    routes = [
        *Api(hall, doorman, Reach(*listens_on, names)).routes(),
        *Health(hall, measures, metrics=metrics).routes(),
        WebSocketRoute("/ws/{id}", Feed(hall, doorman, measures).welcome),
        *pages.routes(),
        Mount("/", Assets(directory=CLIENT, check_dir=False)),
    ]
    hosts = Middleware(KnownHosts, names=names)
    middleware = [Middleware(SafeHeaders), hosts, Middleware(GZipMiddleware, minimum_size=1024, compresslevel=4)]
    app = Starlette(routes=routes, middleware=middleware, lifespan=life, exception_handlers={404: pages.nowhere})
    app.state.hall = hall
    return app


def data_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    return user_data_path("miskatonic")


def configured(
    app: Starlette, host: str, port: int, *, limits: Limits | None = None, proxies: Sequence[str] = (), quiet: bool = True
) -> uvicorn.Config:
    """How the application is served; where a browser is, is believed of the named proxies only."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=guarded(limits or Limits(), proxies),
        ws=LiveProtocol,
        ws_max_size=4 * MESSAGE_LIMIT,
        timeout_keep_alive=SECONDS_FOR_A_PROXY if proxies else SECONDS_FOR_A_BROWSER,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        log_level="warning" if quiet else "info",
        server_header=False,
    )
    keep_brief()
    return config


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    *,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    limits: Limits | None = None,
    keep_days: float | None = None,
    idle_minutes: float = IDLE_MINUTES,
    metrics: bool = False,
    reach: str | None = None,
    browser: bool = False,
    begin: Callable[[], None] = lambda: None,
    quiet: bool = True,
) -> None:
    """Serve tables until stopped; with `browser`, open the page when the server answers; `begin` is called before."""
    proxies = named(proxies)
    doors = bound(host, port)
    app = build(
        data or data_folder(),
        names=names_for(host, names),
        limits=limits,
        keep_days=keep_days,
        idle_minutes=idle_minutes,
        metrics=metrics,
        reached_at=(reach or host, port),
        listens_on=(host, port),
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # else uvicorn dies of it in the end, leaving things behind
    begin()
    if browser:
        threading.Thread(target=open_when_ready, args=(host, port), daemon=True).start()
    uvicorn.Server(configured(app, host, port, limits=limits, proxies=proxies, quiet=quiet)).run(doors)
