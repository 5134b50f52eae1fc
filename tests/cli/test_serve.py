"""The command line of the server: what is served with which limits, said there or in the environment."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from miskatonic.cli import main
from miskatonic.web.api import SAVE_LIMIT
from miskatonic.web.doors import InUse, bound, free_port, page_at
from miskatonic.web.limits import ABOUT, Each, Limits, Rate, changed, said
from miskatonic.web.security import DECK_LIMIT

ROOT: Final = Path(__file__).parents[2]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What would be served."""
    wishes: list[dict[str, Any]] = []

    def serve(host: str, port: int, data: Path, **rest: Any) -> None:
        wishes.append({"host": host, "port": port, "data": data, **rest})

    monkeypatch.setattr("miskatonic.web.app.serve", serve)
    monkeypatch.setattr("miskatonic.web.doors.free_port", lambda host, port: port)
    return wishes


def test_limits_are_set_on_the_command_line(served: list[dict[str, Any]]) -> None:
    assert main(["serve", "--limit", "hints=5/0.1,50/1", "--limit", "own-tables=50"]) == 0
    limits = served[0]["limits"]
    assert limits.hints == Each(Rate(5, 0.1), Rate(50, 1))
    assert limits.own_tables == 50
    assert limits._replace(hints=Limits().hints, own_tables=Limits().own_tables) == Limits()


def test_everything_can_be_set_in_the_environment_and_the_command_line_wins(
    served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    given = {
        "HOST": "192.0.2.7",
        "PORT": "8001",
        "NAME": "play.example play.example.org",
        "PROXY": "192.0.2.1",
        "LIMIT": "own-tables=7 header-seconds=2.5",
        "KEEP_DAYS": "90",
        "METRICS": "1",
        "DATA": "evening",
        "REACH": "inner.example",
    }
    for name, value in given.items():
        monkeypatch.setenv(f"MISKATONIC_{name}", value)
    assert main(["serve", "--port", "8002"]) == 0
    wish = served[0]
    assert (wish["host"], wish["port"], wish["data"]) == ("192.0.2.7", 8002, Path("evening"))
    assert (wish["names"], wish["proxies"]) == (["play.example", "play.example.org"], ["192.0.2.1"])
    assert (wish["limits"].own_tables, wish["limits"].header_seconds) == (7, 2.5)
    assert (wish["keep_days"], wish["metrics"], wish["reach"]) == (90, True, "inner.example")


def test_a_port_that_was_said_is_the_port_and_only_the_usual_one_gives_way(
    served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("miskatonic.web.doors.free_port", lambda host, port: port + 1)
    main(["serve"])
    main(["serve", "--port", "8000"])
    monkeypatch.setenv("MISKATONIC_PORT", "8001")
    main(["serve"])
    assert [wish["port"] for wish in served] == [8001, 8000, 8001]


def test_what_can_be_no_folder_for_the_tables_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter").write_text("Dear Randolph,")
    for place in (tmp_path / "letter", tmp_path / "letter" / "evening"):
        assert main(["serve", "--data", str(place)]) != 0
        assert f"No tables can be kept in {place}: " in capsys.readouterr().err.replace("\n", "")


@pytest.mark.parametrize("port", [[], ["--port", "0"]])
@pytest.mark.parametrize(
    ("host", "why"),
    [
        ("nowhere.invalid", "“nowhere.invalid” is the name of no computer that could be found."),
        ("x" * 70, "is the name of no computer that could be found."),
        ("192.0.2.1", "192.0.2.1 is no address of this computer."),
        ("2001:db8::1", "2001:db8::1 is no address of this computer."),
    ],
)
def test_where_nobody_can_listen_is_refused_in_a_sentence(
    host: str, why: str, port: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path / "evening"), "--host", host, *port]) == 2
    heard = capfd.readouterr()
    assert heard.err.startswith("miskatonic: ")
    assert why in heard.err
    assert (heard.err.count("\n"), heard.out) == (1, "")
    assert not (tmp_path / "evening").exists()


@pytest.mark.parametrize(("asked", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)], ids=["service", "Ctrl-C"])
def test_a_server_that_is_asked_to_end_does_so_without_a_word(asked: signal.Signals, code: int, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "miskatonic", "serve", "--data", str(tmp_path), "--port", "0"]
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # else a shell's background job would not hear of Ctrl-C
    server = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=heard
    )
    assert server.stdout is not None
    said = server.stdout.readline()
    assert said.startswith("The tables are at ")
    assert said.endswith(f" (kept in {tmp_path}; Ctrl-C stops)\n"), "a journal shows it in one line"
    for _ in range(200):  # until those who think have begun
        if any(children.read_text() for children in Path(f"/proc/{server.pid}/task").glob("*/children")):
            break
        time.sleep(0.05)
    if asked is signal.SIGINT:
        os.killpg(server.pid, asked)  # as a terminal does
    else:
        server.send_signal(asked)
    _, complaints = server.communicate(timeout=60)
    assert (server.returncode, complaints) == (code, "")


@pytest.mark.parametrize("proxy", ["caddy", "*", "127.0.0.1:443", "10.0.0.0/99"])
def test_what_is_no_address_of_a_proxy_is_refused_in_a_sentence(
    proxy: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path / "evening"), "--port", "0", "--proxy", proxy]) == 2
    heard = capfd.readouterr()
    assert heard.err.startswith(f"miskatonic: “{proxy}” is no address of a proxy. ")
    assert (heard.err.count("\n"), heard.out) == (1, "")
    assert not (tmp_path / "evening").exists()


def test_a_port_that_somebody_uses_is_refused_in_a_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        assert main(["serve", "--data", str(tmp_path), "--port", str(port)]) == 2
    heard = capfd.readouterr()
    assert heard.err == f"miskatonic: Port {port} is in use already. Choose another: --port N.\n"
    assert heard.out == ""


def test_of_the_usual_ports_the_first_is_taken_that_nobody_uses() -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        assert free_port("127.0.0.1", port) > port
        assert free_port("::1", port) == port, "another address has ports of its own"


def test_a_name_leads_to_all_its_addresses_and_answers_are_sent_at_once() -> None:
    doors = bound("localhost", 0)
    assert {door.getsockname()[0] for door in doors} >= {"127.0.0.1"}
    assert all(door.proto == socket.IPPROTO_TCP for door in doors), "asyncio sends at once only what it knows to be TCP"
    for door in doors:
        door.close()


@pytest.fixture
def two_addresses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A name that leads to two addresses."""
    led_to = ["127.0.0.1", "127.0.0.2"]
    kind = (socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "")
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, port, **_: [(*kind, (address, port)) for address in led_to])
    return led_to


@pytest.mark.parametrize("busy", [0, 1])
def test_a_name_with_one_address_in_use_is_refused_and_the_other_is_let_go(busy: int, two_addresses: list[str]) -> None:
    with socket.create_server((two_addresses[busy], 0)) as there:
        port = there.getsockname()[1]
        with pytest.raises(InUse, match=f"Port {port} is in use already"):
            bound("arkham", port)
        two_addresses.pop(busy)
        (door,) = bound("arkham", port)
        door.close()


def test_an_address_that_a_name_leads_to_and_this_computer_does_not_have_is_left_out(two_addresses: list[str]) -> None:
    two_addresses[0] = "192.0.2.1"
    (door,) = bound("arkham", 0)
    assert door.getsockname()[0] == "127.0.0.2"
    door.close()


def test_a_server_that_has_just_ended_can_be_started_again() -> None:
    (door,) = bound("127.0.0.1", 0)
    port = door.getsockname()[1]
    door.listen()
    with socket.create_connection(("127.0.0.1", port)) as browser:
        door.accept()[0].close()  # whoever closes first is remembered for a while
        assert browser.recv(1) == b""
    door.close()
    (again,) = bound("127.0.0.1", port)
    again.close()


def test_the_page_at_an_address_of_the_newer_kind_stands_in_brackets() -> None:
    assert page_at("::1", 8000) == "http://[::1]:8000/"
    assert page_at("::", 8000) == "http://localhost:8000/"


def test_who_plays_with_friends_is_known_as_who_has_played_alone() -> None:
    """To a browser 127.0.0.1 and localhost are two servers, and whoever opens both is two persons."""
    assert page_at("0.0.0.0", 8000) == page_at("", 8000) == page_at("127.0.0.1", 8000) == "http://127.0.0.1:8000/"


def test_the_help_teaches_every_limit_with_what_it_is_now(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    text = capsys.readouterr().out
    assert set(ABOUT) == set(Limits._fields)
    for name, limit in Limits()._asdict().items():
        assert f"  {name.replace('_', '-')} " in text
        assert f"(default: {said(limit)})" in text
    assert "DATABASE_URL" in text
    assert "MISKATONIC_SECRET" in text


def test_what_the_page_about_hosting_and_its_files_set_is_explained_by_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    help_text = capsys.readouterr().out
    files = [ROOT / "docs" / "hosting.md", *(ROOT / "deploy").iterdir()]
    words = {word for file in files for word in re.findall(r"MISKATONIC_([A-Z_]+)", file.read_text(encoding="utf-8"))}
    assert {"NAME", "PROXY", "DATA", "SECRET", "METRICS"} <= words
    for word in words - {"SECRET"}:
        assert f"--{word.lower().replace('_', '-')} " in help_text


def test_nginx_lets_through_what_the_server_takes() -> None:
    found = re.search(r"client_max_body_size (\d+)k;", (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8"))
    assert found is not None
    assert int(found[1]) * 1024 > max(SAVE_LIMIT, DECK_LIMIT)


@pytest.mark.parametrize(
    ("proxy", "words"),
    [("Caddyfile", r"\n\trespond /metrics 404\n"), ("nginx.conf", r"location = /metrics \{\s+return 404;")],
)
def test_a_proxy_keeps_measures_from_strangers(proxy: str, words: str) -> None:
    assert re.search(words, (ROOT / "deploy" / proxy).read_text(encoding="utf-8"))


def test_a_stranger_who_sends_rubbish_through_caddy_closes_the_house_to_nobody() -> None:
    """Caddy counts it as a failure of the server when a request cannot be passed on to its end."""
    words = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert "fail_duration" not in words
    asked = re.search(r"\n\t\thealth_uri /(\S+)\n", words)
    assert asked is not None
    assert (ROOT / "client" / "public" / asked[1]).exists(), "it is answered without the database"


def test_a_backup_and_an_upgrade_can_be_made_in_one_shell() -> None:
    """What pip installs after `umask 077` only root can read, and the server is not root."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    boxes = re.findall(r"^```\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    careful = [box for box in boxes if "umask" in box]
    assert len(careful) == 2
    assert all(box.startswith("(") and box.endswith(")\n") for box in careful)


def test_those_who_think_are_ended_by_the_process_that_asked_them() -> None:
    """Were they ended with it, it would take them for lost, say so and start others."""
    unit = (ROOT / "deploy" / "miskatonic@.service").read_text(encoding="utf-8")
    assert "\nKillMode=mixed\n" in unit


def test_the_container_file_copies_all_that_the_client_is_built_from() -> None:
    scripts = [script.read_text(encoding="utf-8") for script in (ROOT / "client" / "build").iterdir()]
    folders = {folder for script in scripts for folder in re.findall(r"'\.\./\.\./(src/[\w/]+)'", script)}
    client, _, _ = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").partition("FROM python")
    assert folders
    for folder in folders:
        assert f"COPY {folder} /build/{folder}\nRUN npm run build" in client


@pytest.mark.parametrize(
    "word",
    [
        "hints",
        "hints=5",
        "hints=5/1",
        "hints=5/1,x/1",
        "hints=0/1,5/1",
        "own-tables=many",
        "own-tables=-1",
        "own-tables=0",
        "header-seconds=inf",
        "header-seconds=nan",
        "hints=5/nan,5/1",
        "hints=5/1,5/inf",
        "hints=5/1,5/0",
    ],
)
def test_what_is_no_limit_is_refused_with_an_example(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--limit", word]) == 2
    name = word.partition("=")[0]
    assert f"It would look like this: {name}={said(getattr(Limits(), name.replace('-', '_')))}." in capsys.readouterr().err


def test_a_limit_may_be_as_low_as_one() -> None:
    fewest = changed(Limits(), ["own-tables=1", "hints=1/0.001,1/0.001"])
    assert (fewest.own_tables, fewest.hints) == (1, Each(Rate(1, 0.001), Rate(1, 0.001)))


def test_an_unknown_limit_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--limit", "wings=2"]) == 2
    assert "There are: requests, messages, handshakes" in capsys.readouterr().err


def test_a_limit_in_words_reads_as_it_was() -> None:
    words = [f"{name}={said(limit)}" for name, limit in Limits()._asdict().items() if name != "tables"]
    assert changed(Limits(), words) == Limits()


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("postgresql://anna:secret@127.0.0.1:1/tables", "cannot be used"),
        ("mysql://anna@db/tables", "should look like this"),
        ("play.example.org", "should look like this"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_at_the_start(
    address: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", address)
    assert main(["serve", "--data", str(tmp_path)]) == 2
    said_so = capsys.readouterr()
    assert words in said_so.err
    assert "secret" not in said_so.err
    assert said_so.out == ""


@pytest.mark.parametrize("port", ["65536", "99999", "-1", "x", "9" * 5000])
def test_a_port_that_is_none_is_refused_in_a_sentence(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--port", port])
    assert f"“{port[:40]}” should be a whole number, 0 to 65535." in capsys.readouterr().err
