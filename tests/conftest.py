"""What all tests have in common."""

import gc
import locale
import logging
import os
import random
import secrets
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import miskatonic as mk

settings.register_profile(
    "unhurried",
    deadline=None,  # how long an example takes says more about the machine than about us
    suppress_health_check=[HealthCheck.too_slow],
    derandomize="MISKATONIC_SOAK" not in os.environ,
)
settings.load_profile("unhurried")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays to the end: nobody looks through it for garbage, neither while it grows nor later."""
    gc.disable()
    collected = yield
    gc.collect()
    gc.freeze()
    gc.enable()
    return collected


@pytest.fixture(autouse=True)
def chance_of_its_own(request: pytest.FixtureRequest, nothing_is_left_behind: None) -> Iterator[None]:
    """What a test leaves to chance, a game without a seed or what is dealt afresh, is the same whenever the test runs."""
    chance = random.Random(request.node.nodeid)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "randbits", chance.getrandbits)
        patch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
        yield


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """A test leaves to the others what it found: any of them may come next."""
    before = shared_by_all()
    yield
    changed = [what for what, it in shared_by_all().items() if it != before[what]]
    assert not changed, f"after this test others would find changed: {', '.join(changed)}"


def shared_by_all() -> dict[str, Any]:
    """What every test of a process has in common, and could change for the rest."""
    root = logging.getLogger()
    return {
        "the games": {name: id(title) for name, title in mk.games().items()},
        "the environment": {name: word for name, word in os.environ.items() if name != "PYTEST_CURRENT_TEST"},
        "the folder": os.getcwd(),
        "where modules are found": tuple(sys.path),
        "the locale": locale.setlocale(locale.LC_ALL),
        "what is logged": (root.level, root.manager.disable, *(id(handler) for handler in root.handlers)),
        "what signals do": tuple(signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM, signal.SIGALRM)),
        "who cleans up, and how often one looks for others": (gc.isenabled(), sys.getswitchinterval()),
    }
