"""`miskatonic simulate --ray`: games played by other machines. Ray is a stand-in here, but for one test if it is there."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.commands import cluster
from tests.cli.conftest import Command

GAMES = ("simulate", "final-hour", "--games", "60", "--json")
MEASURED = ("decisions_per_s", "games_per_s", "clone_us", "seconds")


@pytest.fixture
def address() -> Iterator[str]:
    """Where something listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"127.0.0.1:{listening.getsockname()[1]}"


class StandIn(ModuleType):
    """What we use of Ray, with one processor: a task is done when it is waited for, one at a time."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=ConnectionResetError)
        self.asked = 0
        self.joined: list[str] = []

    def init(self, address: str, **_: object) -> None:
        self.joined.append(address)

    def shutdown(self) -> None:
        self.joined.pop()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, function: Callable[..., Any]) -> Any:
        def ask(*about: Any) -> Callable[[], Any]:
            self.asked += 1
            return lambda: function(*about)

        return SimpleNamespace(remote=ask)

    def get(self, task: Any) -> Any:
        return [one() for one in task] if isinstance(task, list) else task()

    def wait(self, tasks: list[Any], timeout: float) -> tuple[list[Any], list[Any]]:
        return tasks[:1], tasks[1:]


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """Ray, as far as programs that import it can tell."""
    stand_in = StandIn()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    return stand_in


def came(out: str) -> dict[str, Any]:
    """What came of the games, without what was measured."""
    return {what: value for what, value in json.loads(out).items() if what not in MEASURED}


def test_a_cluster_plays_the_same_games_and_is_left_when_they_are_played(
    miskatonic: Command, ray: StandIn, address: str
) -> None:
    there = miskatonic(*GAMES, "--ray", address)
    assert there.code == 0
    assert came(there.out) == came(miskatonic(*GAMES).out)
    assert ray.asked == 21, "sixty games in chunks of three, and a word before"
    assert ray.joined == []


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'miskatonic[ray]'")
def test_ray_itself_plays_them(miskatonic: Command) -> None:
    command = [sys.executable, "-m", "miskatonic", *GAMES, "--ray", "local"]  # on its own: Ray changes the process it is in
    there = subprocess.run(command, capture_output=True, text=True, check=True)
    assert came(there.stdout) == came(miskatonic(*GAMES).out)


def test_ctrl_c_asks_the_cluster_for_nothing_more(
    miskatonic: Command, ray: StandIn, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient = ray.wait

    def impatient(tasks: list[Any], timeout: float) -> Any:
        signal.raise_signal(signal.SIGINT)
        return patient(tasks, timeout)

    monkeypatch.setattr(ray, "wait", impatient)
    answer = miskatonic(*GAMES, "--ray", address)
    assert (answer.code, json.loads(answer.out)["games"]) == (130, 3 * cluster.AHEAD)
    assert f"stopped after {3 * cluster.AHEAD} of 60 games" in answer.err
    assert ray.joined == []


def test_who_has_no_ray_reads_how_to_get_it(miskatonic: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    answer = miskatonic(*GAMES, "--ray", "auto")
    assert (answer.code, answer.out) == (2, "")
    assert "Ray is not installed: pip install 'miskatonic[ray]'." in answer.err


@pytest.mark.parametrize("nowhere", ["127.0.0.1:1", "127.0.0.1:99999"])
def test_where_nobody_answers_that_is_said_at_once(miskatonic: Command, ray: StandIn, nowhere: str) -> None:
    answer = miskatonic(*GAMES, "--ray", nowhere)
    assert (answer.code, answer.out, ray.asked) == (2, "", 0)
    assert f"No Ray cluster answers at {nowhere}." in answer.err


@pytest.mark.parametrize("address", ["", "nonsense", "127.0.0.1", ":6379", "127.0.0.1:none"])
def test_what_is_no_address_is_refused_before_anybody_is_asked(miskatonic: Command, ray: StandIn, address: str) -> None:
    answer = miskatonic(*GAMES, "--ray", address)
    assert (answer.code, answer.out, ray.asked) == (2, "", 0)
    assert f"“{address}” is no address of a Ray cluster: HOST:PORT, auto or local." in answer.err


@pytest.mark.parametrize("resources", [{}, {"CPU": 0.5}])
def test_a_cluster_without_a_processor_plays_nothing(
    miskatonic: Command, ray: StandIn, address: str, monkeypatch: pytest.MonkeyPatch, resources: dict[str, float]
) -> None:
    monkeypatch.setattr(ray, "cluster_resources", lambda: resources)
    answer = miskatonic(*GAMES, "--ray", address)
    assert (answer.code, answer.out, ray.asked, ray.joined) == (2, "", 0, [])
    assert f"The Ray cluster at {address} has no processor to play with." in answer.err


def test_ctrl_c_ends_the_wait_for_a_cluster_that_is_busy(
    miskatonic: Command, ray: StandIn, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = []

    def busy(tasks: list[Any], timeout: float) -> Any:
        waits.append(timeout)
        if len(waits) == 3:
            signal.raise_signal(signal.SIGINT)
        return [], tasks

    monkeypatch.setattr(ray, "wait", busy)
    answer = miskatonic(*GAMES, "--ray", address)
    assert (answer.code, json.loads(answer.out)["games"]) == (130, 0)
    assert (waits, ray.asked, ray.joined) == ([cluster.LOOK] * 3, 1, [])


def test_a_cluster_with_another_version_plays_nothing(
    miskatonic: Command, ray: StandIn, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "_version", lambda: "0.0.9")
    answer = miskatonic(*GAMES, "--ray", address)
    assert (answer.code, answer.out, ray.joined) == (2, "", [])
    assert f"The Ray cluster has Miskatonic 0.0.9, and this computer {mk.__version__}." in answer.err


def test_a_cluster_that_fails_is_told_in_its_last_line(
    miskatonic: Command, ray: StandIn, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(task: Any) -> Any:
        raise ConnectionResetError("a long story\n\nModuleNotFoundError: No module named 'miskatonic'\n")

    monkeypatch.setattr(ray, "get", fails)
    answer = miskatonic(*GAMES, "--ray", address)
    assert (answer.code, ray.joined) == (2, [])
    assert "is Miskatonic installed there? ModuleNotFoundError: No module named 'miskatonic'" in answer.err


def test_a_bot_of_a_file_here_is_not_sent_anywhere(miskatonic: Command, ray: StandIn, address: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Mine:\n    def __init__(self, seed): ...\n    def pick(self, state, asked, title):\n        return 0\n"
    )
    answer = miskatonic("simulate", "final-hour", "--bot", f"{tmp_path / 'mine.py'}:Mine", "--ray", address)
    assert (answer.code, ray.asked) == (2, 0)
    assert "--workers plays here" in answer.err


def test_a_cluster_and_workers_are_not_both_meant(miskatonic: Command, ray: StandIn) -> None:
    answer = miskatonic(*GAMES, "--ray", "auto", "--workers", "2")
    assert (answer.code, ray.asked) == (2, 0)
