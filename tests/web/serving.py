"""What a server process of the tests does. It is forked off a process that has loaded everything, which takes longest."""

import os
from pathlib import Path
from typing import Any

import alembic.command  # noqa: F401  (it would be loaded only once it is needed, by every server anew)
import uvicorn

import miskatonic as mk
from miskatonic.web.app import build, configured
from miskatonic.web.hosts import names_for
from miskatonic.web.limits import Each, Limits, Rate, unlimited

mk.games()  # whoever asks first shall not wait for them


def serve(
    data: Path,
    port: int,
    listens: str,
    environment: dict[str, str],
    bot_pause: float,
    limited: dict[str, Any],
    proxies: str,
    metrics: bool,
) -> None:
    """Serve tables until told to end."""
    os.environ.clear()
    os.environ.update(environment)
    given: dict[str, Any] = {
        name: Each(*(Rate(*one) for one in it)) if isinstance(it, list) else it for name, it in limited.items()
    }
    limits = Limits(**given) if given else unlimited()
    app = build(
        data,
        names=names_for(listens),
        limits=limits,
        bot_pause=bot_pause,
        thinkers=0,
        metrics=metrics,
        reached_at=("127.0.0.1", port),
        listens_on=(listens, port),
    )
    uvicorn.Server(configured(app, "127.0.0.1", port, limits=limits, proxies=proxies.split())).run()
