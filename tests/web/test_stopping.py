"""A server that is told to stop does so at once, whatever it is about."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.web.house import get, kept_port

NEVER_LOADED = """
import sys, time
if any("multiprocessing.forkserver" in word for word in sys.orig_argv):
    time.sleep(600)
"""
"""Is run by every Python that finds it: the games are never loaded for those who think."""


def children(process: int) -> set[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return {int(child) for task in tasks for child in (task / "children").read_text().split()}


def runs(process: int) -> bool:
    """Whether a process is there and has not ended."""
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="this system does not tell who started whom")
def test_a_server_that_is_stopped_while_the_games_are_loaded_for_its_bots_does_not_wait_for_them(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(NEVER_LOADED)
    kept = kept_port()
    port = kept.getsockname()[1]
    words = [sys.executable, "-m", "miskatonic", "serve", "--data", str(tmp_path / "data"), "--port", str(port)]
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    server = subprocess.Popen(words, env={**os.environ, "PYTHONPATH": path, "DATABASE_URL": ""}, stdout=subprocess.DEVNULL)
    try:
        loading: set[int] = set()
        while not loading:
            assert server.poll() is None
            with suppress(httpx.HTTPError):
                if get(f"http://127.0.0.1:{port}/healthz").text == "ok\n":
                    loading = children(server.pid)
            time.sleep(0.05)
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0
        for _ in range(600):
            if not any(map(runs, loading)):
                break
            time.sleep(0.1)
        assert not any(map(runs, loading))
    finally:
        server.kill()
        server.wait()
        kept.close()
