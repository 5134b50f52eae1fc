"""What `make` says and does on a computer that lacks something."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]


def _command(place: Path, *lines: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("\n".join(("#!/bin/sh", *lines)) + "\n")
    place.chmod(0o755)


def _make(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    shutil.copy(ROOT / "Makefile", home)
    for name in ("pyproject.toml", "constraints.txt", "client/package-lock.json"):
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).touch()
    # These tests run within a make of their own, whose words must not reach this one.
    outside = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    paths = f"{home / 'commands'}:{outside['PATH']}"
    return subprocess.run(["make", *words], cwd=home, env={**outside, "PATH": paths}, text=True, capture_output=True)


def test_an_environment_that_was_left_half_made_is_made_whole(tmp_path: Path) -> None:
    _command(tmp_path / ".venv" / "bin" / "python", 'test -x .venv/bin/pip && echo "with pip"')  # as Debian leaves it
    made = 'case "$*" in "-m venv --clear .venv") echo > .venv/bin/pip; chmod +x .venv/bin/pip;; esac'
    _command(tmp_path / "commands" / "python3", made)
    done = _make(tmp_path, "install", "PYTHON=python3")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "with pip")


def test_an_environment_of_a_python_that_was_replaced_is_made_anew(tmp_path: Path) -> None:
    python = tmp_path / ".venv" / "bin" / "python"
    _command(python, 'grep -q "as of 3.13" "$0" && echo "$*"')  # packages are not found where another Python looks
    (tmp_path / ".venv" / ".ready-3.11").touch()
    made = f'case "$*" in "-m venv --clear .venv") echo "# as of 3.13" >> {python};; *sys.version_info*) echo 3.13;; esac'
    _command(tmp_path / "commands" / "python3", made)
    done = _make(tmp_path, "install", "PYTHON=python3")
    assert done.returncode == 0, done.stderr
    assert "pip install" in done.stdout.splitlines()[-1]


@pytest.mark.parametrize("says", ["yes", ""])
def test_a_compiled_build_of_another_version_or_another_python_is_not_used(says: str, tmp_path: Path) -> None:
    python = f'case "$*" in "bench/fast.py --current") printf "{says}";; esac'
    _command(tmp_path / ".venv" / "bin" / "python", python)
    _command(tmp_path / ".venv" / "bin" / "miskatonic", 'echo "$* with $PYTHONPATH"')
    done = _make(tmp_path, "terminal", "FAST=1")
    if says:
        assert done.stdout.splitlines()[-1] == f"play with {tmp_path / 'build' / 'fast'}"
    else:
        told = "There is no compiled build of this version for this Python: `make fast` makes one"
        assert (done.returncode, done.stdout) == (2, "")
        assert told in done.stderr


def test_a_compiled_build_can_be_made_anew_where_it_is_to_be_used(tmp_path: Path) -> None:
    _command(tmp_path / ".venv" / "bin" / "python", "true")  # what there is, is of another version
    done = _make(tmp_path, "fast", "FAST=1", "--dry-run")
    assert done.returncode == 0, done.stderr
    assert "bench/fast.py" in done.stdout
    _command(tmp_path / ".venv" / "bin" / "python", 'case "$*" in *pytest*) echo "tests with [$PYTHONPATH]";; esac')
    _command(tmp_path / "commands" / "gcc", "true")
    done = _make(tmp_path, "--old-file=compiler", "fast", "FAST=1")
    assert done.stdout.splitlines()[-1] == "tests with []", "plain Python is what the new build is compared with"


@pytest.mark.parametrize("version", ["18.20.4", "20.19.0", "24.1.0"])
def test_a_node_too_old_for_the_page_is_told_before_anything_is_fetched(version: str, tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node is not None, "the page is built with it"
    script = f"Object.defineProperty(process.versions, 'node', {{ value: '{version}' }})"
    (tmp_path / "older.cjs").write_text(script)
    _command(tmp_path / "commands" / "node", f'exec {node} --require {tmp_path / "older.cjs"} "$@"')
    _command(tmp_path / "commands" / "npm", "echo fetched", "mkdir -p node_modules")
    done = _make(tmp_path, "client/node_modules/.ready")
    said = "The browser table needs Node 20 or newer; 'make terminal' plays without.\n"
    if version == "18.20.4":
        assert (done.returncode, done.stdout) == (2, said)
    else:
        assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "fetched")
