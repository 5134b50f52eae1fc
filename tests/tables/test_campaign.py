"""A campaign at a table: a server that is killed in the middle of an interlude, and taking back over the border."""

import asyncio

import msgspec

from miskatonic.tables.guests import Guest
from miskatonic.tables.live import LiveTable
from miskatonic.tables.store import Store
from tests.tables.halls import a_hall

ANNA, BEN = "anna", "ben"
HASTE = ("reveal", "pass-round", "pass", "end-turn", "keep")


async def at_the_interlude(place: Store) -> LiveTable:
    """Anna and Ben have played the first scenario in haste."""
    hall = a_hall(place)
    options = {"scenario": "night-of-the-zealot", "investigators": ["wendy-adams", "roland-banks"]}
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    wish = {"game": "arkham-lcg", "seats": seats, "undo": "own", "options": options, "seed": 3}
    live = await hall.table(await hall.new_table(ANNA, wish))
    await hall.join(BEN, hall.invitation(live, 1), "Ben")
    while live.record.state.asked[0].source != "interlude":
        asked = live.record.state.asked[0]
        keys = [option.key for option in asked.options]
        await play(live, asked.seat, next((key for key in keys if key in HASTE), keys[-1]))
    return live


async def play(live: LiveTable, seat: int, *keys: str) -> None:
    """A seat takes decisions."""
    for key in keys:
        await live.play((ANNA, BEN)[seat], seat, live.rev, key)


def first(live: LiveTable, seat: int, verb: str) -> str:
    """The first option of a seat with a verb."""
    asked = live.record.state.question_for(seat)
    assert asked is not None
    return next(option.key for option in asked.options if option.verb.name == verb)


def test_a_server_that_is_killed_in_an_interlude_finds_every_purchase_again(place: Store) -> None:
    async def run() -> None:
        live = await at_the_interlude(place)
        await play(live, 1, first(live, 1, "buy"))
        await play(live, 1, first(live, 1, "replace"))
        await play(live, 0, first(live, 0, "buy"))
        again = await a_hall(place).table(live.id)
        assert again.trouble is None
        assert again.record.state.plain() == live.record.state.plain()
        assert {asked.seat for asked in again.record.state.asked} == {0, 1}

    asyncio.run(run())


def test_what_one_buys_is_not_sent_to_another(place: Store) -> None:
    async def run() -> None:
        live = await at_the_interlude(place)
        key = first(live, 1, "upgrade")
        name = key.partition(":")[2]
        await play(live, 1, key)
        assert name in msgspec.json.encode(live.audience.view(Guest(BEN, "en", False, print))).decode()
        assert name not in msgspec.json.encode(live.audience.view(Guest(ANNA, "en", False, print))).decode()

    asyncio.run(run())


def test_taking_back_over_the_border_of_two_scenarios_needs_everybodys_consent(place: Store) -> None:
    async def run() -> None:
        live = await at_the_interlude(place)
        border = len(live.record.line)
        await play(live, 1, "done")
        await play(live, 0, "done")
        while live.record.state.asked[0].source == "campaign":
            asked = live.record.state.asked[0]
            await play(live, asked.seat, asked.options[0].key)
        here = len(live.record.line)
        await live.undo(ANNA, border - 1, live.rev)
        assert len(live.record.line) == here, "Ben has not agreed yet"
        await live.agree(BEN, True, live.rev)
        assert len(live.record.line) == border - 1
        assert live.record.state.asked[0].source != "interlude"

    asyncio.run(run())
