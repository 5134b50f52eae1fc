"""A command line in the test's own process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from miskatonic.cli import main


@dataclass
class Answer:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str


Command = Callable[..., Answer]


@pytest.fixture
def miskatonic(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run `miskatonic` with these words."""

    def run(*words: str) -> Answer:
        try:
            code: object = main(list(words))
        except SystemExit as exit:
            code = exit.code
        said = capsys.readouterr()
        return Answer(code if isinstance(code, int) else 0, said.out, said.err)

    return run
