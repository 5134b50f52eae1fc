"""The owner of a table is a player too: gets no seed, and does nothing to a seat behind its player's back."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import miskatonic as mk
from miskatonic.core import state as machine
from miskatonic.core.errors import Refused
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall
from miskatonic.tables.live import LiveTable
from miskatonic.tables.sentences import said
from miskatonic.tables.store import Store
from miskatonic.tables.tokens import BadToken
from miskatonic.web.api import Api
from tests.tables.halls import UNSWEPT, a_hall

ANNA, BEN = "anna", "ben"


async def a_table(hall: Hall, *kinds: str, **wish: Any) -> LiveTable:
    """A table of Final Hour with these seats, owned by Anna."""
    seats = [{"kind": kind, "name": f"Player {n}"} for n, kind in enumerate(kinds)]
    return await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": seats, **wish}))


def shown(live: LiveTable, person: str, lang: Any = "en") -> dict[str, Any]:
    """What a person is sent of a table."""
    view: dict[str, Any] = json.loads(msgspec.json.encode(live.audience.view(Guest(person, lang, False, print))))
    return view


def test_seeds_have_128_bits_and_differ(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        seeds = [(await a_table(hall, "me")).record.header.seed for _ in range(20)]
        assert len(set(seeds)) == 20
        assert max(seeds).bit_length() > 120
        assert mk.new("final-hour").record.header.seed.bit_length() > 90
        live = await a_table(hall, "me")
        again = await a_hall(place).table(live.id)
        assert again.record.header.seed == live.record.header.seed

    asyncio.run(play())


def test_no_view_of_a_running_game_contains_its_seed(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "local")
        seed = live.record.header.seed
        for _ in range(40):
            for person in (ANNA, BEN):
                words = json.dumps(shown(live, person))
                assert not any(secret in words for secret in (str(seed), f"{seed:x}", live.record.state.hash()))
            if live.over:
                break
            asked = live.record.state.asked[0]
            await live.play(ANNA, asked.seat, live.rev, asked.options[0].key)

    asyncio.run(play())


def test_a_chosen_seed_is_shown_to_all_and_any_other_to_nobody(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend", seed=42)
        await hall.join(BEN, hall.invitation(live, 1), "Ben")
        for person in (ANNA, BEN, "eve"):
            assert shown(live, person)["table"]["seed"] == "42"
        again = await a_hall(place).table(live.id)
        assert shown(again, BEN)["table"]["seed"] == "42"
        assert "seed" not in shown(await a_table(hall, "me", "friend"), ANNA)["table"]

    asyncio.run(play())


def test_an_effect_without_end_tells_nobody_the_save(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        live = await a_table(a_hall(place), "me", "friend")
        monkeypatch.setattr(machine, "STEPS_BEFORE_RUNAWAY", 3)
        before = live.record.state.hash()
        with pytest.raises(Refused) as caught:
            await live.play(ANNA, 0, live.rev, live.record.state.asked[0].options[0].key)
        assert "never come to an end" in str(caught.value)
        for lang in ("en", "ru", "uk"):
            assert str(live.record.header.seed) not in said(caught.value, lang)
        assert caught.value.__cause__ is None
        assert live.record.state.hash() == before

    asyncio.run(play())


def test_renewed_links_kill_the_old_ones_and_other_devices_lose_the_seat(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend")
        old = hall.personal(live, 0)
        await hall.join("phone", old, None)
        assert live.seats_of("phone") == [0]
        with pytest.raises(Refused):
            await live.renew_links(BEN, 0)
        await live.renew_links(ANNA, 0)
        assert (live.seats_of("phone"), live.seats_of(ANNA)) == ([], [0])
        await hall.join("tablet", hall.personal(live, 0), None)
        with pytest.raises(BadToken):
            await hall.join("phone", old, None)
        again = await a_hall(place).table(live.id)
        assert again.seats[0].holders == {ANNA, "tablet"}
        assert "renewed the links to seat 1" in shown(live, BEN)["chat"][0]["text"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "opened seat 2 (Ben)"), ("ru", "место 2 (Ben)"), ("uk", "місце 2 (Ben)")]
)
def test_whose_seat_is_opened_for_another_is_told_to_the_table(place: Store, lang: str, words: str) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend")
        await hall.join(BEN, hall.invitation(live, 1), "Ben")
        await live.hand_over(ANNA, 1, "friend", "", "")
        again = await a_hall(place).table(live.id)
        for at in (live, again):
            assert any(words in line["text"] and line["seat"] == -1 for line in shown(at, BEN, lang)["chat"])

    asyncio.run(play())


@pytest.mark.parametrize(("lang", "words"), [("en", "Somebody renewed"), ("ru", "Кто-то меняет"), ("uk", "Хтось змінює")])
def test_whoever_has_no_name_is_somebody_in_the_news(place: Store, lang: str, words: str) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "me"}]}))
        await live.renew_links(ANNA, 0)
        assert shown(live, ANNA, lang)["chat"][0]["text"].startswith(words)

    asyncio.run(play())


def test_a_copy_taken_while_alone_is_told_to_whoever_sits_down_later(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "local")
        await hall.fork(ANNA, live.id, 0)
        assert "took a copy of this game as it was at the beginning" in shown(live, BEN)["chat"][0]["text"]

    asyncio.run(play())


@pytest.mark.parametrize("kind", ["bot", "local"])
def test_who_opens_a_seat_and_takes_a_copy_at_the_same_moment_has_one_of_before_all_was_dealt_afresh(
    place: Store, kind: str
) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", kind)
        about: Any = SimpleNamespace(path_params={"id": live.id}, query_params={})
        nobody: Any = None
        saving = Api(hall, nobody, nobody).save(about, ANNA)
        forking = hall.fork(ANNA, live.id, 0)
        opening = live.hand_over(ANNA, 1, "friend", "", "")
        if kind == "bot":
            forking.close()
            _, saved = await asyncio.gather(opening, saving)
            known = mk.load(saved.body.decode()).state
        else:
            saving.close()
            _, forked = await asyncio.gather(opening, forking)
            known = (await hall.table(forked)).record.state
        assert live.record.course.deals
        assert known.zones != live.record.state.zones

    asyncio.run(play())


def test_tables_of_before_keep_their_seeds_when_the_database_is_brought_up_to_date(tmp_path: Path) -> None:
    place = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")

    async def play() -> tuple[str, int]:
        live = await a_table(a_hall(place), "me")
        return live.id, live.record.header.seed

    table, seed = asyncio.run(play())
    columns = ("chosen", "process", "term", "glance", "rematch", "open")
    later = [f"alter table tables drop column {column}" for column in columns]
    later += ["alter table seats drop column colour", "alter table chat drop column key"]
    for statement in ("drop index ix_tables_owner", "drop table processes", "drop table results", *UNSWEPT, *later):
        place.write(lambda c, statement=statement: c.execute(text(statement))).result(10)  # type: ignore[misc]
    place.write(lambda c: c.execute(text("update alembic_version set version_num = '0002'"))).result(10)
    place.close()
    newer = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    try:
        live = asyncio.run(a_hall(newer).table(table))
        assert live.record.header.seed == seed
        assert "seed" not in shown(live, ANNA)["table"]
    finally:
        newer.close()
