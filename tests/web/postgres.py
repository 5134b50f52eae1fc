"""A real PostgreSQL of one's own, from Debian's package, for tests of several processes; it can be lost and come back."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from tests.web.house import kept_port

PROGRAMS = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)), None)
NEEDED = pytest.mark.skipif(PROGRAMS is None, reason="PostgreSQL is not installed: apt-get install postgresql")


class Postgres:
    """A database server on loopback, with its data in a temporary folder. It never runs as root, so root lends it a user."""

    def __init__(self) -> None:
        assert PROGRAMS is not None
        self.programs = PROGRAMS.parent
        self.user = "postgres" if os.getuid() == 0 else None
        self.place = Path(tempfile.mkdtemp(prefix="miskatonic-postgres-"))
        if self.user:
            shutil.chown(self.place, self.user)
        self.kept = kept_port()
        self.port = self.kept.getsockname()[1]
        self._run("initdb", "-D", "data", "-U", "anna", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale", "C.UTF-8")
        self.start()

    @property
    def address(self) -> str:
        """What DATABASE_URL should be."""
        return f"postgresql://anna@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it, or start it again on the same data."""
        options = f"-p {self.port} -h 127.0.0.1 -k {self.place}"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", options, "start")

    def lose(self) -> None:
        """Stop it in the middle of everything."""
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop")

    def end(self) -> None:
        """Stop it for good."""
        subprocess.run(
            [self.programs / "pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop"],
            cwd=self.place,
            user=self.user,
            capture_output=True,
        )
        shutil.rmtree(self.place, ignore_errors=True)

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self.programs / program, *words],
            cwd=self.place,
            user=self.user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        assert done.returncode == 0, done.stderr.decode()
