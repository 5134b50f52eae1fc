"""The secret of a server: made whole or not at all, one for all processes, and never one that could be guessed."""

import os
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

from miskatonic.cli import main
from miskatonic.core.errors import Refused
from miskatonic.tables.tokens import SECRET_BYTES, configured_secret, server_secret
from miskatonic.web.app import build

START = (
    "import sys; from pathlib import Path; from miskatonic.tables.tokens import server_secret; sys.stdin.readline(); "
    "print(server_secret(Path(sys.argv[1])).hex())"
)


def test_a_secret_is_long_private_and_kept(tmp_path: Path) -> None:
    secret = server_secret(tmp_path)
    assert len(secret) == SECRET_BYTES
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    assert server_secret(tmp_path) == secret
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


def test_a_folder_made_for_tables_is_open_to_nobody_else(tmp_path: Path) -> None:
    build(tmp_path / "tables")
    assert (tmp_path / "tables").stat().st_mode & 0o777 == 0o700


def test_new_files_for_tables_are_open_to_nobody_else_in_whatever_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    before = os.umask(0o022)
    try:
        build(tmp_path)
    finally:
        os.umask(before)
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert {"secret", "tables.sqlite", "tables.sqlite.lock"} <= modes.keys()
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize("content", [b"", b"\n", b"s" * (SECRET_BYTES - 1), b"\0" * SECRET_BYTES])
def test_a_damaged_secret_is_refused_at_the_start(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "secret"
    file.write_bytes(content)
    with pytest.raises(Refused, match="damaged"):
        build(tmp_path)
    assert main(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert str(file) in said
    assert "start again" in said
    assert file.read_bytes() == content, "what is left of it is not touched"


def test_a_start_that_breaks_off_leaves_no_half_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError("No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            server_secret(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert len(server_secret(tmp_path)) == SECRET_BYTES


def test_a_slower_process_takes_the_secret_of_the_quicker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true, quicker = secrets.token_bytes, []

    def while_another_starts(size: int) -> bytes:
        monkeypatch.setattr(secrets, "token_bytes", true)
        quicker.append(server_secret(tmp_path))
        return true(size)

    monkeypatch.setattr(secrets, "token_bytes", while_another_starts)
    assert [server_secret(tmp_path)] == quicker == [(tmp_path / "secret").read_bytes()]
    assert len(quicker[0]) == SECRET_BYTES


def test_a_disk_without_hard_links_holds_a_secret_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise PermissionError("Operation not permitted")

    monkeypatch.setattr(os, "link", unknown)
    secret = server_secret(tmp_path)
    assert len(secret) == SECRET_BYTES
    assert (tmp_path / "secret").read_bytes() == secret
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


def test_processes_that_start_at_once_have_one_secret(tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, str(tmp_path)]
    processes = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    found = {process.communicate(timeout=60)[0].strip() for process in processes}
    assert found == {(tmp_path / "secret").read_bytes().hex()}
    assert len(found.pop()) == 2 * SECRET_BYTES


def test_a_secret_can_be_given_for_several_processes_to_share(monkeypatch: pytest.MonkeyPatch) -> None:
    assert configured_secret() is None
    monkeypatch.setenv("MISKATONIC_SECRET", "guess")
    with pytest.raises(Refused, match="too short"):
        configured_secret()
    monkeypatch.setenv("MISKATONIC_SECRET", "0123456789abcdef" * 2 + "\n")
    assert configured_secret() == b"0123456789abcdef" * 2
