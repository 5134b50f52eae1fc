"""Nobody takes too much: requests, messages, hints, tables and connections are counted by person and by address."""

import asyncio
import gc
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

import miskatonic as mk
from miskatonic.tables.tokens import Signer
from miskatonic.text.parts import LANGUAGES, Lang
from miskatonic.title import Title
from miskatonic.web import chores, offers
from miskatonic.web import limits as limits_module
from miskatonic.web.app import build
from miskatonic.web.connections import PIECES
from miskatonic.web.limits import Accounts, Each, Limits, Meter, Rate, TooMuch, address_of
from miskatonic.web.security import READ, Doorman
from tests.web.house import Browser, House, get

MUCH = [10_000, 10_000]


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Any]:
    """Opens houses with limits of their own, and closes them."""
    opened: list[House] = []

    def house(**limits: Any) -> House:
        opened.append(House(tmp_path / str(len(opened)), **limits))
        return opened[-1]

    yield house
    for one in opened:
        one.stop()


def until(happened: Callable[[], Any], *, refused: type[Exception] = TooMuch) -> Any:
    """What comes of it once it happens, and nobody refuses; the server may take its time."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with suppress(refused):
            if came := happened():
                return came
        time.sleep(0.02)
    raise AssertionError("it never happened")


def codes(browser: Browser, times: int, path: str = "/api/games") -> list[int]:
    """What so many requests are answered with."""
    return [browser.http.get(path).status_code for _ in range(times)]


def test_one_person_who_hurries_is_refused_and_others_at_the_address_are_not(houses: Any) -> None:
    house = houses(requests=[[20, 0.01], MUCH], messages=[[20, 0.01], MUCH])
    anna, ben = Browser(house), Browser(house)
    table = anna.new_table("me", seed=3)
    chairs = [anna.sit(table), anna.sit(table)]
    refusals = [chair.ask(t="lang", lang="xx")["why"] for _ in range(15) for chair in chairs]
    assert sum("too much" in why for why in refusals) >= 8, "two windows of one person count as one"
    assert 429 in codes(anna, 30)
    assert 429 not in codes(ben, 10)


def test_asking_what_is_forbidden_counts_as_a_message(houses: Any) -> None:
    house = houses(messages=[[8, 0.01], MUCH])
    anna, ben = Browser(house), Browser(house)
    chair, other = anna.sit(anna.new_table("me", seed=3)), ben.sit(ben.new_table("me", seed=3))
    answers = [chair.ask(t="why-not", seat=0, rev=chair.view["rev"], ref=n) for n in range(10)]
    assert [answer["t"] for answer in answers] == ["why-not"] * 8 + ["refused"] * 2
    assert "too much" in answers[-1]["why"]
    assert other.ask(t="why-not", seat=0, rev=other.view["rev"])["t"] == "why-not"


def test_a_word_that_is_too_much_is_refused_by_its_number_so_that_a_browser_does_not_say_it_later(houses: Any) -> None:
    house = houses(messages=[[1, 0.01], MUCH])
    anna = Browser(house)
    chair = anna.sit(anna.new_table("me", seed=3))
    chair.ask(t="chat", text="one", key="1", ref=1)
    refusal = chair.ask(t="chat", text="two", key="2", ref=2)
    assert ("too much" in refusal["why"], refusal["ref"]) == (True, 2)


def test_decisions_that_are_sent_together_count_one_by_one(houses: Any) -> None:
    anna = Browser(houses(messages=[[6, 0.0001], MUCH]))
    chair = anna.sit(anna.new_table("me"))
    many = {"t": "play", "seat": 0, "rev": chair.view["rev"], "key": "nonsense"}
    assert "cannot be chosen" in chair.ask(**many, then=["nonsense"] * 4)["why"]
    assert "cannot be chosen" in chair.ask(**many)["why"]
    assert "too much at once" in chair.ask(**many)["why"]


def test_pages_count_as_requests(houses: Any) -> None:
    anna = Browser(houses(requests=[[3, 0.0001], MUCH]))
    assert codes(anna, 4, "/table/x") == [200, 200, 200, 429]


def test_an_address_is_refused_whoever_it_says_it_is(houses: Any) -> None:
    house = houses(requests=[MUCH, [30, 0.01]])
    answers = [get(f"{house.address}/api/tables").status_code for _ in range(60)]
    assert answers.count(200) <= 35
    assert 429 in answers


def test_of_five_hundred_requests_without_a_cookie_a_hundred_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = time.monotonic()
    monkeypatch.setattr(limits_module, "time", SimpleNamespace(monotonic=lambda: moment))
    app = build(tmp_path)

    async def ask() -> list[int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as eve:
            answers = []
            for _ in range(500):
                eve.cookies.clear()  # each time she is somebody new
                answers.append((await eve.get("/api/signs/chess")).status_code)
            return answers

    answers = asyncio.run(ask())
    burst = Limits().requests.address.burst
    assert 429 not in answers[:burst]
    assert set(answers[burst:]) == {429}
    assert len(answers) - burst == 100


def test_where_a_browser_says_it_is_counts_only_if_a_named_proxy_says_so(houses: Any) -> None:
    def answers(house: House) -> list[int]:
        headers = [
            {"x-forwarded-for": f"198.51.100.{n}", "x-miskatonic-passed-on": f"passed-on~198.51.100.{n}~forged"}
            for n in range(60)
        ]
        return [get(f"{house.address}/api/tables", headers=header).status_code for header in headers]

    assert 429 in answers(houses(requests=[MUCH, [30, 0.01]]))
    assert set(answers(houses(requests=[MUCH, [30, 0.01]], proxies="127.0.0.1"))) == {200}


def test_tables_and_hints_have_limits_of_their_own(houses: Any) -> None:
    house = houses(tables=[[3, 0.01], MUCH], hints=[[2, 0.01], MUCH], own_tables=500)
    anna = Browser(house)
    wish = {"game": "final-hour", "seats": [{"kind": "me"}]}
    assert [anna.post("/api/tables", **wish).status_code for _ in range(5)] == [200] * 3 + [429] * 2
    table = Browser(house).new_table("me")
    ben = Browser(house)
    chair = ben.sit(ben.new_table("me"))
    assert [chair.ask(t="hint", seat=0)["t"] for _ in range(4)] == ["hint", "hint", "refused", "refused"]
    assert chair.play()["t"] == "diff"
    assert table


def test_looks_into_the_past_have_a_limit_of_their_own(houses: Any) -> None:
    house = houses(replays=[[3, 0.01], MUCH])
    anna = Browser(house)
    address = f"/api/tables/{anna.new_table('me')}/replay"
    assert codes(anna, 5, address) == [200] * 3 + [429] * 2


def test_a_person_keeps_so_many_tables(houses: Any) -> None:
    house = houses(own_tables=2)
    anna = Browser(house)
    anna.http.headers["x-miskatonic-lang"] = "ru"
    wish = {"game": "final-hour", "seats": [{"kind": "me"}]}
    answers = [anna.post("/api/tables", **wish) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 400]
    assert answers[-1].json()["why"].startswith("У вас столько столов")


def test_live_connections_are_counted_and_given_back(houses: Any) -> None:
    house = houses(person_sockets=3, address_sockets=5)
    anna, ben = Browser(house), Browser(house)
    table = anna.new_table("me")
    chairs = [anna.sit(table) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        anna.sit(table)
    chairs += [ben.sit(table, watch=True) for _ in range(2)]
    with pytest.raises(InvalidStatus):
        ben.sit(table, watch=True)
    chairs[0].leave()
    assert until(partial(ben.sit, table, watch=True), refused=InvalidStatus).view["number"] == 0


def test_handshakes_are_counted_even_when_they_fail(houses: Any) -> None:
    house = houses(handshakes=[MUCH, [5, 0.001]])
    anna = Browser(house)
    table = anna.new_table("me")
    for _ in range(5):
        with pytest.raises(InvalidStatus):
            anna.sit("nowhere")
    with pytest.raises(InvalidStatus):
        anna.sit(table)


def test_who_does_not_finish_a_request_in_time_is_let_go(houses: Any) -> None:
    house = houses(header_seconds=0.5)
    slow = [b"", b"GET / HT", b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n"]
    body = b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
    for start in (*slow, body):
        with socket.create_connection(("127.0.0.1", house.port)) as line:
            line.settimeout(5)
            line.sendall(start)
            with pytest.raises((ConnectionError, EOFError, BrokenPipeError)):
                drip(line)
    chair_owner = Browser(house)
    chair = chair_owner.sit(chair_owner.new_table("me"))
    time.sleep(1)
    assert chair.play()["t"] == "diff", "a live connection may be silent"


def test_who_connects_and_never_says_a_word_is_let_go(houses: Any) -> None:
    house = houses(header_seconds=0.5)
    with socket.create_connection(("127.0.0.1", house.port), timeout=60) as line, suppress(ConnectionError):
        assert line.recv(1) == b""


def test_who_asks_again_after_a_while_over_the_same_connection_is_not_let_go(houses: Any) -> None:
    house = houses(header_seconds=0.5, proxies="127.0.0.1")
    with socket.create_connection(("127.0.0.1", house.port), timeout=60) as line:
        for _ in range(2):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            heard = b""
            while not heard.endswith(b"\r\n\r\nok\n"):
                heard += (more := line.recv(1000))
                assert more, heard
            time.sleep(1)
        line.sendall(b"GET /healthz HT")
        with suppress(ConnectionError):
            assert line.recv(1) == b"", "also a later request comes whole in time"


def test_a_request_of_very_many_lines_is_not_read(house: House) -> None:
    for lines, status in ((80, b"HTTP/1.1 200"), (4000, b"HTTP/1.1 400")):
        with socket.create_connection(("127.0.0.1", house.port), timeout=60) as line:
            line.sendall(b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * lines + b"\r\n")
            assert line.recv(12) == status, lines


def test_a_request_in_very_many_morsels_is_not_read(house: House) -> None:
    anna = Browser(house)
    chair = anna.sit(anna.new_table("me"))
    start = b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", house.port), timeout=60) as line:
        line.sendall(start + b"1\r\n{\r\n" * 90 + b"0\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 403", "a few are"
    with socket.create_connection(("127.0.0.1", house.port), timeout=60) as line:
        line.sendall(start)
        assert until(partial(is_let_go, line, b"1\r\n{\r\n" * 100))
    assert chair.play()["t"] == "diff"


def test_who_asks_for_much_over_one_connection_does_not_send_it_in_morsels(house: House) -> None:
    anna = Browser(house)
    assert {anna.post("/api/join", token=f"x{n}").status_code for n in range(2 * PIECES + 50)} == {403}


def test_a_long_save_comes_whole_in_however_large_parts(house: House) -> None:
    parts = (b"x" * 300 for _ in range(1200))
    answer = Browser(house).http.post("/api/saves", content=parts)
    assert answer.json()["why"].startswith("This save is longer"), "it was read until it was too long"


def test_a_long_save_in_parts_that_are_cut_while_they_are_read_comes_whole_too(house: House) -> None:
    start = "\r\n".join(
        (
            "POST /api/saves HTTP/1.1",
            f"Host: 127.0.0.1:{house.port}",
            f"Origin: {house.address}",
            "X-Miskatonic: 1",
            f"Cookie: miskatonic={Browser(house).cookie}",
            "Transfer-Encoding: chunked\r\n\r\n",
        )
    )
    with socket.create_connection(("127.0.0.1", house.port), timeout=60) as line:
        line.sendall(start.encode() + (b"96\r\n%b\r\n" % (b"x" * 150)) * 2000 + b"0\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 400"


def drip(line: socket.socket) -> None:
    """Send a letter now and then until the other side has had enough."""
    for _ in range(300):
        line.sendall(b"x")
        time.sleep(0.1)
        line.setblocking(False)
        try:
            if line.recv(1000) == b"":
                raise EOFError
        except BlockingIOError:
            pass
        finally:
            line.settimeout(5)


def is_let_go(line: socket.socket, data: bytes) -> bool:
    """Whether the other side has had enough of what is sent."""
    try:
        line.sendall(data)
    except ConnectionError:
        return True
    return False


def is_open(line: socket.socket) -> bool:
    """Whether the other side still listens."""
    line.setblocking(False)
    try:
        return line.recv(10) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def test_a_crowd_of_connections_from_one_address_is_cut_short(houses: Any) -> None:
    house = houses(address_connections=10, header_seconds=600.0)
    crowd = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(30)]
    until(lambda: sum(is_open(line) for line in crowd) <= 10)
    assert sum(is_open(line) for line in crowd) >= 8
    for line in crowd:
        line.close()
    assert until(partial(get, f"{house.address}/api/tables"), refused=httpx.TransportError).status_code == 200


def test_live_connections_are_not_counted_with_the_others(houses: Any) -> None:
    house = houses(address_connections=4)
    anna = Browser(house)
    table = anna.new_table("me")
    chairs = [anna.sit(table) for _ in range(8)]
    assert get(f"{house.address}/api/tables").status_code == 200
    assert chairs[0].play()["t"] == "diff"


def test_proxies_of_a_named_network_may_come_in_a_crowd(houses: Any) -> None:
    house = houses(proxies="127.0.0.0/8", address_connections=10, header_seconds=600.0)
    crowd = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(30)]
    time.sleep(0.3)
    assert all(is_open(line) for line in crowd)
    for line in crowd:
        line.close()


def test_many_strangers_do_not_wash_away_who_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "KNOWN_AT_MOST", 100)
    meter = Meter(Rate(2, 0.001))
    assert [meter.take("eve") for _ in range(3)] == [True, True, False]
    for n in range(90):
        meter.take(f"stranger {n}")
    assert not meter.take("eve")
    for n in range(1000):
        meter.take(f"another {n}")
    assert len(meter._buckets) <= 100


def test_of_those_who_were_counted_only_the_first_are_forgotten_if_nobody_is_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "KNOWN_AT_MOST", 100)
    meter = Meter(Rate(2, 0.001))
    for n in range(50):
        meter.take(f"stranger {n}")
    assert [meter.take("eve") for _ in range(3)] == [True, True, False]
    for n in range(60):
        meter.take(f"another {n}")
    assert not meter.take("eve")


def test_of_those_who_were_counted_who_has_used_nothing_for_long_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(limits_module, "time", SimpleNamespace(monotonic=lambda: clock.now))
    monkeypatch.setattr(limits_module, "KNOWN_AT_MOST", 10)
    meter = Meter(Rate(2, 0.1))
    assert [meter.take("eve") for _ in range(3)] == [True, True, False]
    for n in range(9):
        meter.take(f"stranger {n}")
    clock.now = 10.0  # they have as much as somebody new again, and Eve has half of it
    assert meter.take("somebody new")
    assert [meter.take("eve") for _ in range(2)] == [True, False]


def test_who_has_used_nothing_for_hours_may_have_no_more_at_once_than_somebody_new(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(limits_module, "time", SimpleNamespace(monotonic=lambda: clock.now))
    meter = Meter(Rate(2, 1.0))
    assert meter.take("eve")
    clock.now = 7200.0
    assert [meter.take("eve") for _ in range(3)] == [True, True, False]


def test_whoever_says_to_be_nowhere_is_counted_with_all_who_do() -> None:
    accounts = Accounts(Limits(requests=Each(Rate(100, 1), Rate(3, 0.001))))
    for place in ("", "unknown", "\x00"):
        accounts.take("requests", None, address_of(place))
    with pytest.raises(TooMuch):
        accounts.take("requests", None, address_of("_hidden"))


def test_who_has_no_cookie_is_counted_by_address_alone() -> None:
    each = Each(Rate(1, 0.001), Rate(3, 0.001))
    accounts = Accounts(Limits(requests=each))
    for _ in range(3):
        accounts.take("requests", None, "a")
    with pytest.raises(TooMuch):
        accounts.take("requests", None, "a")
    accounts.take("requests", None, "b")


def test_a_person_is_counted_wherever_they_are_and_an_address_whoever_is_there() -> None:
    accounts = Accounts(Limits(requests=Each(Rate(2, 0.001), Rate(4, 0.001))))
    for person, place in (("anna", "a"), ("anna", "b"), ("ben", "a"), (None, "a")):
        accounts.take("requests", person, place)
    with pytest.raises(TooMuch):
        accounts.take("requests", "anna", "c")
    accounts.take("requests", "cleo", "a")
    with pytest.raises(TooMuch):
        accounts.take("requests", "ben", "a")
    accounts.take("requests", "ben", "b")


def test_live_connections_are_as_many_at_once_as_one_person_and_one_address_may_have_and_no_more() -> None:
    accounts = Accounts(Limits(person_sockets=1, address_sockets=3))

    def refused(*who: tuple[str | None, str]) -> None:
        for person, place in who:
            with pytest.raises(TooMuch):
                accounts.connect(person, place)

    accounts.connect("anna", "a")
    refused(("anna", "a"), ("anna", "b"))
    for _ in range(2):
        accounts.connect(None, "a")
    refused((None, "a"), ("ben", "a"))
    accounts.connect("ben", "b")
    accounts.disconnect(None, "a")
    accounts.disconnect("ben", "b")
    accounts.connect("ben", "a")
    refused(("ben", "b"), (None, "a"))
    for person in ("anna", "ben", None):
        accounts.disconnect(person, "a")
    assert not accounts.sockets, "of whoever has gone nothing is kept"
    accounts.connect("anna", "a")


def test_a_household_has_one_network_and_its_neighbours_have_another() -> None:
    assert address_of("2001:db8:1:3:ffff::1") == address_of("2001:db8:1:3:7fff::2") == "2001:db8:1:3::"
    assert address_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::"
    assert address_of("fe80::1%eth0") == address_of("fe80::2") == "fe80::"


@pytest.mark.parametrize("offer", [offers.rules, offers.how_to_play, offers.meanings, offers.components])
def test_what_is_the_same_for_all_is_made_once(offer: Callable[[Title, Lang], object]) -> None:
    """An address may ask for it sixty times a second."""
    for title in mk.games().values():
        assert offer(title, "uk") is offer(title, "uk")
        assert offer(title, "uk") != offer(title, "en")


def test_what_is_the_same_for_all_is_compressed_once(tmp_path: Path) -> None:
    app = build(tmp_path)

    async def ask() -> tuple[httpx.Response, httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as eve:
            path = "/api/rules/final-hour"
            return await eve.get(path), await eve.get(path, headers={"accept-encoding": "identity"})

    packed, plain = asyncio.run(ask())
    once = offers.rules(mk.games()["final-hour"], "en")
    assert int(packed.headers["content-length"]) == len(once.compressed) < len(once.plain) / 3
    assert (packed.headers["content-encoding"], "content-encoding" in plain.headers) == ("gzip", False)
    assert packed.content == plain.content == once.plain
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"


def test_codes_have_a_limit_of_their_own_and_are_drawn_once(tmp_path: Path) -> None:
    """To draw one takes as long as many decisions."""
    few = Each(Rate(3, 0.001), Rate(100, 1))
    app = build(tmp_path, limits=Limits(codes=few))
    cookie = Doorman(Signer((tmp_path / "secret").read_bytes())).cookie("eve")

    async def ask() -> list[httpx.Response]:
        headers = {"cookie": f"miskatonic={cookie}"}
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost", headers=headers
        ) as eve:
            return [
                await eve.get("/api/qr", params={"path": path}) for path in ("/watch/a", "/watch/a", "/\u044b", "/watch/b")
            ]

    first, again, foreign, more = asyncio.run(ask())
    assert first.headers["content-type"] == "image/svg+xml"
    assert first.content == again.content
    assert [answer.status_code for answer in (first, again, foreign, more)] == [200, 200, 400, 429]


@pytest.mark.parametrize(
    ("limit", "requests"),
    [
        ("requests", ("GET /api/games", "POST /api/join", "GET /table/x")),
        ("tables", ("POST /api/tables", "POST /api/tables/x/fork", "POST /api/tables/x/rematch", "POST /api/saves/table")),
        ("saves", ("POST /api/saves", "POST /api/saves/table")),
        ("replays", ("GET /api/tables/x/replay", "GET /api/tables/x/story")),
        ("decks", ("POST /api/decks/arkham-lcg",)),
        ("names", ("POST /api/me",)),
        ("codes", ("GET /api/qr?path=/",)),
    ],
)
def test_whatever_is_dear_is_counted_however_it_is_asked_for(tmp_path: Path, limit: str, requests: tuple[str, ...]) -> None:
    """Whether there is anything to be had or not: to look for it costs as much."""
    two: dict[str, Any] = {limit: Each(Rate(2, 0.0001), Rate(1000, 1))}
    app = build(tmp_path, limits=Limits(**two))
    doorman = Doorman(Signer((tmp_path / "secret").read_bytes()))

    async def ask(person: str, request: str) -> list[bool]:
        headers = {
            "cookie": f"miskatonic={doorman.cookie(person)}",
            "origin": "http://localhost",
            "x-miskatonic": "1",
        }
        method, path = request.split()
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost", headers=headers
        ) as browser:
            return [(await browser.request(method, path, content="{}")).status_code == 429 for _ in range(3)]

    for person, request in zip(("anna", "ben", "cleo", "dora"), requests, strict=False):
        assert asyncio.run(ask(person, request)) == [False, False, True], request


def test_a_cookie_of_very_many_words_is_not_checked_word_for_word(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer(b"s" * 32)
    doorman, checked, sign = Doorman(signer), list[str](), signer._signature
    own = doorman.cookie("anna")

    def counted(body: str) -> str:
        checked.append(body)
        return sign(body)

    monkeypatch.setattr(signer, "_signature", counted)

    def known(cookie: str) -> str | None:
        return doorman.person(HTTPConnection({"type": "http", "headers": [(b"cookie", cookie.encode())]}))

    other = Signer(b"t" * 32).sign("person", "bob")
    assert known(f"theme=dark; miskatonic={other}|{own}; x=1") == "anna"
    checked.clear()
    for words in ("|" * 30_000, "|".join([other] * 1_000), "~|" * 20_000):
        assert known(f"miskatonic={words}") is None
    assert len(checked) <= READ


def test_every_game_is_looked_at_in_every_language_before_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first look takes as long as fifty others, and all at other tables would wait for it."""
    looked, ready = list[tuple[str, Lang]](), asyncio.Event()
    monkeypatch.setattr(chores, "first_look", lambda title, lang: looked.append((title.id, lang)))
    monkeypatch.setattr(gc, "freeze", ready.set)
    app = build(tmp_path, thinkers=0)

    async def live() -> None:
        async with app.router.lifespan_context(app):
            await asyncio.wait_for(ready.wait(), 60)

    asyncio.run(live())
    assert sorted(looked) == sorted((game, lang) for game in mk.games() for lang in LANGUAGES)


def test_a_game_that_is_added_while_the_others_are_looked_at_does_not_end_that(monkeypatch: pytest.MonkeyPatch) -> None:
    looked, ready = list[str](), list[bool]()
    known = dict(mk.games())
    monkeypatch.setattr(gc, "freeze", lambda: ready.append(True))

    def look(title: Title, lang: Lang) -> None:
        monkeypatch.setitem(mk.games(), "added-meanwhile", title)
        looked.append(title.id)

    monkeypatch.setattr(chores, "first_look", look)
    asyncio.run(chores.look_first())
    assert ready
    assert set(looked) == set(known)


def test_whoever_has_a_cookie_of_ours_is_known_whatever_else_goes_by_that_name() -> None:
    """A page of a domain above ours can lay a cookie of the same name before it."""
    doorman = Doorman(Signer(b"ours"))
    ours, theirs = doorman.cookie("anna"), Doorman(Signer(b"theirs")).cookie("fred")
    for cookie in (f"miskatonic={theirs}; miskatonic={ours}", f"miskatonic=; x; miskatonic={ours}", f'miskatonic="{ours}"'):
        asked = HTTPConnection({"type": "http", "headers": [(b"cookie", cookie.encode())]})
        assert doorman.person(asked) == "anna", cookie
