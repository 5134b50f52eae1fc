"""Games played by the machines of a Ray cluster, for whom one computer is too slow: `pip install miskatonic[ray]`."""

from __future__ import annotations

import socket
from collections.abc import Generator
from itertools import islice
from typing import Final

import miskatonic
from miskatonic.commands.batch import Batch, Stop, Tally, chunks, play_one
from miskatonic.core.errors import Refused

AHEAD: Final = 2
"""How many chunks are asked for at once, by processors: so few that after Ctrl-C little is still to be played."""
LOOK: Final = 0.5
"""Seconds after which Ctrl-C is seen, at the latest."""
PATIENCE: Final = 5.0
"""Seconds in which the cluster must answer."""
OWN: Final = ("auto", "local")
"""Ray's words for the cluster that runs here, and for one that is begun here."""


def play_all(batch: Batch, games: int, address: str, stop: Stop) -> Generator[Tally, None, None]:
    """Play so many games of the batch at a Ray cluster, or fewer when stopped; tallies come as they are ready."""
    try:
        import ray
    except ImportError:
        raise Refused("Ray is not installed: pip install 'miskatonic[ray]'.") from None
    if any(":" in bot for bot in batch.bots):
        raise Refused("A bot in a file of this computer does not play at a Ray cluster: --workers plays here.")
    _require_address(address)
    try:
        _reach(address)
        ray.init(address, log_to_driver=False, logging_level="CRITICAL")
    except (OSError, OverflowError, RuntimeError, ValueError):
        raise Refused(f"No Ray cluster answers at {address}.") from None
    try:
        processors = int(ray.cluster_resources().get("CPU", 0))
        if not processors:
            raise Refused(f"The Ray cluster at {address} has no processor to play with.")
        word = [ray.remote(_version).remote()]
        while not (heard := ray.wait(word, timeout=LOOK)[0]) and not stop.value:
            pass  # it may be busy with something else
        theirs = ray.get(heard)
        if theirs and theirs != [miskatonic.__version__]:
            raise Refused(f"The Ray cluster has Miskatonic {theirs[0]}, and this computer {miskatonic.__version__}.")
        chunk = ray.remote(_play_chunk)
        asked = (chunk.remote(batch, numbers) for numbers in chunks(games, processors))
        playing = list(islice(asked, AHEAD * processors if heard else 0))
        while playing:
            done, playing = ray.wait(playing, timeout=LOOK)
            yield from ray.get(done)
            if not stop.value:
                playing += islice(asked, len(done))
    except ray.exceptions.RayError as trouble:
        why = str(trouble).strip().splitlines()[-1]
        raise Refused(f"The Ray cluster at {address} cannot play, is Miskatonic installed there? {why}") from None
    finally:
        ray.shutdown()


def _where(address: str) -> tuple[str, str]:
    """The host and the port of an address, as far as it has them."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    return host, port


def _require_address(address: str) -> None:
    """Refuse what can be no address."""
    host, port = _where(address)
    if address not in OWN and not (host and port.isdecimal()):
        raise Refused(f"“{address}” is no address of a Ray cluster: HOST:PORT, auto or local.")


def _reach(address: str) -> None:
    """Fail at once where nobody listens: Ray itself would try again for minutes."""
    if address not in OWN:
        host, port = _where(address)
        socket.create_connection((host, int(port)), PATIENCE).close()


def _version() -> str:
    return miskatonic.__version__


def _play_chunk(batch: Batch, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        tally.add(play_one(batch, number))
    return tally
