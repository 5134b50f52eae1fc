"""Several processes on one database: SQLite serves one; PostgreSQL serves many, and when one dies nothing is lost."""

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from miskatonic.core.errors import Refused
from miskatonic.tables import peers, rows, schema
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall
from miskatonic.tables.peers import LEASE, Elsewhere, Peers
from miskatonic.tables.schema import ENTRIES
from miskatonic.tables.store import Store
from miskatonic.tables.sweeps import one_more_sweep
from miskatonic.tables.tokens import Signer
from tests.tables.halls import stored
from tests.web.house import PATIENCE, Browser, Chair, House, get
from tests.web.postgres import NEEDED, Postgres

GONE = (ConnectionClosed, TimeoutError, OSError)
MOVED_ON = "The table has moved on since then. Look again and decide anew."


def test_a_second_process_on_one_folder_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    house = House(tmp_path)
    anna = Browser(house)
    table = anna.new_table("me")
    words = [sys.executable, "-m", "miskatonic", "serve", "--data", str(tmp_path), "--port", "0"]
    second = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr.startswith(
        f"miskatonic: Another Miskatonic serves the tables in {tmp_path / 'tables.sqlite'} already."
    )
    house.kill()
    house.start()
    assert anna.sit(table).play()["t"] == "diff"
    house.stop()


# -------------------------------------------------------------------- PostgreSQL


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A database server."""
    server = Postgres()
    yield server
    server.end()


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    """Two processes on one database; a test that ends one starts it again."""
    folder = tmp_path_factory.mktemp("pair")
    houses = [House(folder, database=postgres.address) for _ in range(2)]
    yield houses
    for house in houses:
        house.signal(signal.SIGCONT)
        house.stop()


def at(browser: Browser, house: House) -> Browser:
    """The same browser, led by its proxy to another process."""
    other = Browser(house)
    other.http.cookies.clear()
    other.http.cookies.set("miskatonic", browser.cookie)
    return other


def log_of(postgres: Postgres, table: str) -> list[str]:
    """The decisions of a table as they are stored."""
    database = Store(postgres.address)
    entries: list[str] = stored(database, table)["entries"]
    database.close()
    return entries


def meet(chair: Chair, *others: Chair) -> None:
    """Wait until chairs have seen the same."""
    for other in others:
        other.until(chair.view["rev"])
        assert other.view["scene"] == chair.view["scene"]


def until_shown(chair: Chair) -> list[dict[str, Any]]:
    """What is heard until the next whole view."""
    heard = [chair.hear()]
    while heard[-1]["t"] != "view":
        heard.append(chair.hear())
    return heard


@NEEDED
def test_the_migrations_make_the_same_tables_in_postgresql(postgres: Postgres) -> None:
    database = Store(postgres.address)
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.SCHEMA) == []
    database.close()


@NEEDED
def test_a_sweep_does_not_wait_for_a_table_at_which_another_process_does_something(postgres: Postgres) -> None:
    """Whoever waits for it and is waited for themselves would wait until one of them loses what is to be stored."""
    database = Store(postgres.address)
    for table in ("idle", "busy"):
        seat: rows.SeatRow = {"seat": 0, "kind": "me", "name": "", "bot": "", "epoch": 0, "colour": ""}
        row: dict[str, Any] = {
            "id": table,
            "game": "final-hour",
            "version": 1,
            "options": {},
            "seats": 1,
            "seed": "7",
            "undo": "free",
        }
        database.write(rows.add_table({**row, "owner": "p", "over": 0}, [seat], [], [])).result(60)
    with database.engine.begin() as other:
        rows.touched("busy", 0)(other)
        last = database.write(one_more_sweep(None)).result(60)
        assert (stored(database, "idle")["swept"], stored(database, "busy")["swept"]) == (last, None)
    last = database.write(one_more_sweep(last)).result(60)
    assert (stored(database, "idle")["swept"], stored(database, "busy")["swept"]) == (last - 1, last)
    for table in ("idle", "busy"):
        database.write(rows.delete_table(table)).result(60)
    database.close()


@NEEDED
def test_a_connection_lost_in_the_middle_is_known_to_be_lost_and_the_next_decision_is_stored(
    postgres: Postgres,
) -> None:
    database = Store(postgres.address)

    def lost(c: Connection) -> None:
        mine = c.exec_driver_sql("SELECT pg_backend_pid()").scalar()
        with database.engine.begin() as other:
            other.exec_driver_sql(f"SELECT pg_terminate_backend({mine})")
        rows.add_entries("t", 1, [("0 stop", "f")])(c)

    try:
        database.write(rows.add_entries("t", 0, [("0 stop", "f")])).result(60)
        with pytest.raises(OperationalError, match="terminat") as told:
            database.write(lost).result(60)
        assert told.value.connection_invalidated
        database.write(rows.add_entries("t", 2, [("0 stop", "f")])).result(60)
        kept = select(ENTRIES.c.number).where(ENTRIES.c.table_id == "t").order_by(ENTRIES.c.number)
        assert database.read(lambda c: [*c.execute(kept).scalars()]) == [0, 2]
    finally:
        database.write(rows.delete_table("t")).result(60)
        database.close()


@NEEDED
def test_players_at_two_processes_sit_at_one_table(pair: list[House]) -> None:
    first, second = pair
    anna, ben = Browser(first), Browser(second)
    table = anna.new_table("me", "friend", seed=3, undo="own")
    chair = anna.sit(table)
    assert ben.join(anna.links(table)["seats"][0]["link"], "Ben").json() == {"id": table, "seat": 1}
    other = ben.sit(table, lang="ru")
    while [seat["here"] for seat in chair.view["table"]["seats"]] != [True, True]:
        chair.hear()
    for _ in range(6):
        other.until(chair.view["rev"])
        chair.until(other.view["rev"])
        mover = chair if chair.view["decision"] is not None else other
        assert mover.play()["t"] == "diff"
    assert ben.http.get("/api/tables").json()["tables"][0]["number"] == 6
    assert ben.http.get(f"/api/tables/{table}/replay", params={"at": 2}).json()["number"] == 2
    assert ben.http.get(f"/api/tables/{table}/save").status_code == 400
    refused = ben.http.delete(f"/api/tables/{table}", headers={"x-miskatonic-lang": "uk"})
    assert (refused.status_code, refused.json()["why"]) == (403, "Видалити стіл може лише його господар.")
    assert at(anna, second).http.delete(f"/api/tables/{table}").status_code == 200
    while other.hear().get("why") != "Этот стол удалён.":
        pass
    with pytest.raises(ConnectionClosed) as ended:
        other.hear()
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4410
    with pytest.raises(InvalidStatus):
        ben.sit(table)


@NEEDED
def test_who_watches_a_table_that_another_process_has_sees_no_hand_even_of_their_own(pair: list[House]) -> None:
    anna = Browser(pair[0])
    table = anna.new_table("me", "local", seed=3)
    chair = anna.sit(table)
    screen = at(anna, pair[1]).sit(table, watch=True)
    assert (screen.view["seat"], screen.view["seats_mine"], screen.view["decision"]) == (-1, [], None)
    assert screen.ask(t="seat", seat=0)["t"] == "refused"
    chair.leave()
    screen.leave()


@NEEDED
def test_another_name_is_seen_at_a_table_that_another_process_has(pair: list[House]) -> None:
    anna = Browser(pair[0])
    table = anna.new_table("me")
    chair = anna.sit(table)
    assert at(anna, pair[1]).post("/api/me", name="Annabel", colour="rose").status_code == 200
    while (chair.view["table"]["seats"][0]["name"], chair.view["table"]["seats"][0]["colour"]) != ("Annabel", "rose"):
        chair.hear()
    chair.leave()


@NEEDED
def test_of_two_answers_to_one_question_at_two_processes_one_counts(pair: list[House], postgres: Postgres) -> None:
    anna = Browser(pair[0])
    table = anna.new_table("me", seed=3)
    chairs = [anna.sit(table), at(anna, pair[1]).sit(table)]
    for number in range(1, 11):
        meet(*chairs)
        decision, rev = chairs[0].view["decision"], chairs[0].view["rev"]
        for chair, option in zip(chairs, (decision["options"][0], decision["options"][-1]), strict=True):
            chair.say(t="play", seat=0, rev=rev, key=option["key"], ref=number)
            chair.say(t="lang", lang="en")
        heard = [message for chair in chairs for message in until_shown(chair)]
        assert [message["why"] for message in heard if message["t"] == "refused"] == [MOVED_ON]
        assert len(log_of(postgres, table)) == number


@NEEDED
def test_a_process_that_was_taken_for_dead_changes_nothing_and_leads_its_players_on(
    pair: list[House], postgres: Postgres
) -> None:
    first, second = pair
    anna = Browser(first)
    table = anna.new_table("me", seed=3)
    chair = anna.sit(table)
    chair.play()
    first.signal(signal.SIGSTOP)
    late = chair.view["decision"]["options"][0]["key"]
    chair.say(t="play", seat=0, rev=chair.view["rev"], key=late, ref="late")
    there = at(anna, second).sit(table)
    there.play()
    there.play()
    first.signal(signal.SIGCONT)
    while (message := chair.hear())["t"] != "refused":
        pass
    assert (message["why"], message["ref"]) == (MOVED_ON, "late")
    while chair.view["number"] < 3:
        chair.hear()
    assert chair.play()["t"] == "diff", "the same connection plays on where the table is now"
    there.until(chair.view["rev"])
    assert there.view["number"] == len(log_of(postgres, table)) == 4


@NEEDED
def test_a_word_on_its_way_to_a_process_that_no_longer_has_the_table_is_not_refused_but_can_be_said_again(
    pair: list[House], postgres: Postgres
) -> None:
    first, second = pair
    anna = Browser(first)
    table = anna.new_table("me", seed=3)
    anna.sit(table).leave()
    chair = at(anna, second).sit(table)
    word = {"t": "chat", "text": "Hello?", "key": "k-1"}
    first.signal(signal.SIGSTOP)
    chair.say(**word, ref=1)
    there = at(anna, second).sit(table)
    there.play()
    first.signal(signal.SIGCONT)
    heard = until_shown(chair)
    while chair.view["number"] == 0:
        heard += until_shown(chair)
    with psycopg.connect(postgres.address) as line:
        line.execute("update tables set term = term + 1 where id = %s", (table,))
    chair.say(**word, ref=2)
    heard += until_shown(chair)
    assert "refused" not in [message["t"] for message in heard]
    chair.say(**word, ref=3)
    chair.say(**word, ref=4)
    assert chair.ask(t="chat", text="Still here", ref=5)["t"] == "diff"
    while chair.view["chat"][-1]["text"] != "Still here":
        chair.hear()
    assert [line["text"] for line in chair.view["chat"] if line["seat"] == 0] == ["Hello?", "Still here"]


@NEEDED
def test_a_database_that_is_away_for_long_is_told_once_and_so_is_its_coming_back(
    pair: list[House], postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    connect, tries = psycopg.connect, 0
    secret = (pair[0].data / "secret").read_bytes()

    def lost(*where: Any, **how: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries < 5:
            raise psycopg.OperationalError("connection refused")
        return connect(*where, **how)

    async def live(database: Store) -> None:
        process, heard = Peers(database, "127.0.0.1", 1, secret), asyncio.Event()
        monkeypatch.setattr(psycopg, "connect", lost)
        process.start(lambda *_: None, heard.set, lambda _: None)
        await asyncio.wait_for(heard.wait(), 20)
        await asyncio.to_thread(process.close)

    database = Store(postgres.address)
    monkeypatch.setattr(peers, "BEAT", 0.05)
    asyncio.run(live(database))
    database.close()
    told = [record.getMessage() for record in caplog.records if record.name == peers.LOG.name]
    assert told == [
        "The database cannot be told that this process is alive: connection refused",
        "The database can be told again that this process is alive.",
    ]


@NEEDED
def test_a_claim_that_was_not_heard_is_found_once_others_can_be_heard_again(pair: list[House], postgres: Postgres) -> None:
    database = Store(postgres.address)
    process = Peers(database, "127.0.0.1", 1, (pair[0].data / "secret").read_bytes())
    hall = Hall(database, Signer(b"s" * 32), peers=process)

    async def play() -> None:
        wish = {"game": "final-hour", "seats": [{"kind": "me"}]}
        kept, claimed = [await hall.table(await hall.new_table("anna", wish)) for _ in range(2)]
        moved = {live.id: asyncio.Event() for live in (kept, claimed)}
        for live in (kept, claimed):
            guest = Guest("anna", "en", False, lambda _: None)
            guest.move = moved[live.id].set
            live.come(guest)
        with psycopg.connect(postgres.address) as line:
            line.execute("update tables set process = 'another', term = term + 1 where id = %s", (claimed.id,))
        process.start(hall.claimed, hall.heard_again, hall.heard_dressed)
        await asyncio.wait_for(moved[claimed.id].wait(), PATIENCE)
        assert not moved[kept.id].is_set()
        assert await hall.table(kept.id) is kept
        assert await hall.table(claimed.id) is not claimed
        await hall.close()
        await asyncio.to_thread(process.close)

    asyncio.run(play())
    database.close()


@NEEDED
def test_letters_that_postgresql_cannot_store_are_no_trouble_of_its(pair: list[House]) -> None:
    anna = Browser(pair[0])
    assert anna.http.delete("/api/results/a%00b").status_code == 404
    table = anna.post("/api/tables", game="final-hour", seats=[{"kind": "me", "name": "A\0n"}])
    assert anna.sit(table.json()["id"]).view["table"]["seats"][0]["name"] == "A n"


@NEEDED
def test_a_process_with_another_secret_is_refused(pair: list[House], postgres: Postgres) -> None:
    database = Store(postgres.address)
    with pytest.raises(Refused, match="another secret"):
        Peers(database, "127.0.0.1", 1, b"another")
    database.close()


@NEEDED
@pytest.mark.parametrize(
    ("silent", "holds_lock", "is_free"),
    [
        (0.0, False, False),  # it has just begun
        (peers.GONE + 0.3, True, False),  # it is busy
        (peers.GONE + 0.3, False, True),  # it was killed
        (LEASE + 0.3, True, True),  # it hangs
        (-3600.0, False, True),  # it was killed, and then the clock set back
    ],
)
def test_a_table_is_taken_over_from_who_was_killed_or_hangs_and_not_from_who_is_busy(
    silent: float, holds_lock: bool, is_free: bool, pair: list[House], postgres: Postgres
) -> None:
    table = Browser(pair[0]).new_table("me")
    secret = (pair[0].data / "secret").read_bytes()
    database = Store(postgres.address)
    first, second = (Peers(database, "127.0.0.1", port, secret) for port in (1, 2))
    with psycopg.connect(postgres.address, autocommit=True) as line:
        if holds_lock:
            assert first.lock(line)
        assert asyncio.run(first.claim(table)) is not None
        line.execute(
            "update processes set seen = clock_timestamp() - make_interval(secs => %s) where id = %s", (silent, first.id)
        )
        with nullcontext() if is_free else pytest.raises(Elsewhere):
            assert asyncio.run(second.claim(table)) is not None
    first.close()
    second.close()
    database.close()


class Player(threading.Thread):
    """Plays at a table until told to stop; looks for another process, as a proxy would, when its own is gone."""

    def __init__(self, browser: Browser, table: str, houses: list[House]) -> None:
        super().__init__()
        self.browser = browser
        self.table = table
        self.houses = houses
        self.acknowledged: list[tuple[int, str]] = []
        """Every decision that was confirmed: its number and key."""
        self.moments: list[float] = []
        self.seated = threading.Event()
        self.begin = threading.Event()
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            with suppress(*GONE, InvalidStatus, httpx.TransportError):
                chair = at(self.browser, self.houses[0]).sit(self.table)
                self.seated.set()
                self.begin.wait()
                self.play(chair)
            self.houses = [*self.houses[1:], self.houses[0]]
            time.sleep(0.05)

    def play(self, chair: Chair) -> None:
        while not self.enough.is_set() and (decision := chair.view["decision"]) is not None:
            key, number = decision["options"][0]["key"], chair.view["number"]
            message = chair.ask(t="play", seat=0, rev=chair.view["rev"], key=key)
            if message["t"] == "diff" and chair.view["number"] == number + 1:
                self.acknowledged.append((number, key))
                self.moments.append(time.monotonic())
                time.sleep(0.02)  # so that no game is over too soon


def check(players: list[Player], postgres: Postgres) -> None:
    """Every decision that was confirmed is stored once and in its place, and nothing else but what was on its way then."""
    for player in players:
        entries = log_of(postgres, player.table)
        assert all(entries[number] == f"0 {key}" for number, key in player.acknowledged)
        numbers = [number for number, _ in player.acknowledged]
        assert len(set(numbers)) == len(numbers)
        assert len(entries) <= len(numbers) + 2


def playing(houses: list[House], tables: int) -> list[Player]:
    """Players at tables, alternately at one process and the other."""
    players: list[Player] = []
    for number in range(tables):
        order = houses if number % 2 else houses[::-1]
        browser = Browser(houses[0])
        players.append(Player(browser, browser.new_table("me", seed=number), order))
    for player in players:
        player.start()
    for player in players:
        player.seated.wait()
    for player in players:
        player.begin.set()
    while any(len(player.acknowledged) < 5 for player in players):
        time.sleep(0.01)
    return players


def stop(players: list[Player]) -> None:
    for player in players:
        player.enough.set()
    for player in players:
        player.join(PATIENCE)


@NEEDED
def test_when_one_of_two_processes_is_killed_its_tables_go_on_at_the_other(pair: list[House], postgres: Postgres) -> None:
    players = playing(pair, 8)
    pair[0].kill()
    dead = time.monotonic()
    so_far = [len(player.moments) for player in players]
    while any(len(player.moments) < count + 5 for player, count in zip(players, so_far, strict=True)):
        assert time.monotonic() - dead < PATIENCE
        time.sleep(0.01)
    stop(players)
    check(players, postgres)
    pair[0].start()


@NEEDED
def test_a_process_that_is_stopped_politely_hands_its_tables_over_at_once(pair: list[House]) -> None:
    anna = Browser(pair[0])
    table = anna.new_table("me", seed=3)
    anna.sit(table)
    there = at(anna, pair[1]).sit(table)
    there.play()
    english = there.view["decision"]["prompt"]
    there.ask(t="lang", lang="uk")
    before, ukrainian = there.view["rev"], there.view["decision"]["prompt"]
    pair[0].stop()
    while there.view["rev"] == before or there.view["number"] != 1:
        there.hear()
    assert there.view["decision"]["prompt"] == ukrainian != english, "in the language that was chosen last"
    assert there.play()["t"] == "diff", "the same connection plays on"
    pair[0].start()


@NEEDED
def test_a_database_that_is_lost_and_comes_back_has_every_decision_once(pair: list[House], postgres: Postgres) -> None:
    players = playing(pair, 4)
    postgres.lose()
    health = [get(f"{house.address}/healthz").status_code for house in pair]
    time.sleep(1)
    postgres.start()
    assert health == [503, 503]
    so_far = [len(player.moments) for player in players]
    back = time.monotonic()
    while any(len(player.moments) < count + 3 for player, count in zip(players, so_far, strict=True)):
        assert time.monotonic() - back < PATIENCE
        time.sleep(0.01)
    stop(players)
    check(players, postgres)
