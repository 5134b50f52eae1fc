"""Links, claims and seats that change hands while somebody thinks: whoever has the seat then acts, and nobody else."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from miskatonic.bots.greedy import Greedy, Weighed
from miskatonic.bots.random import Random
from miskatonic.core.errors import Refused
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.game import Game
from miskatonic.tables import hall as hall_module
from miskatonic.tables import rows, wire
from miskatonic.tables.diff import apply
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall
from miskatonic.tables.live import LiveTable
from miskatonic.tables.news import told
from miskatonic.tables.refusals import NotYours, Stale
from miskatonic.tables.seats import BOT, FRIEND
from miskatonic.tables.sentences import said
from miskatonic.tables.store import Store
from miskatonic.tables.tokens import BadToken
from miskatonic.title import Title
from miskatonic.web.security import Doorman
from miskatonic.web.socket import Feed
from tests.tables.halls import a_hall, stored

OWNER = "anna"
TAKEN = "Somebody has taken this seat already. Ask for a new link."
GIVEN_AWAY = "This seat has been given to somebody else since then. Ask for a new link."


async def a_table(hall: Hall, *kinds: str, game: str = "final-hour") -> LiveTable:
    """A table with these seats, owned by Anna."""
    wish = {"game": game, "seed": 3, "seats": [{"kind": kind} for kind in kinds]}
    return await hall.table(await hall.new_table(OWNER, wish))


def kept(place: Store, table: str) -> list[tuple[int, str]]:
    """Who holds which seat, as the database says."""
    return sorted(stored(place, table)["holders"])


async def outcome(claim: Awaitable[Any]) -> str:
    """What a claim brought: a seat, or a refusal in its words."""
    try:
        await claim
    except BadToken as refusal:
        return str(refusal)
    return "won"


def test_one_of_many_who_claim_a_seat_at_once_has_it(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend")
        link = hall.invitation(live, 1)
        people = [f"person-{n}" for n in range(20)]
        outcomes = await asyncio.gather(*(outcome(hall.join(person, link, person)) for person in people))
        winners = [person for person, won in zip(people, outcomes, strict=True) if won == "won"]
        assert len(winners) == 1
        assert [won for won in outcomes if won != "won"] == [TAKEN] * 19
        assert live.seats[1].holders == set(winners)
        assert live.seats[1].name == winners[0]
        assert kept(place, live.id) == [(0, OWNER), (1, winners[0])]

    asyncio.run(play())
    for lang in ("ru", "uk"):
        assert said(BadToken(TAKEN), lang) != TAKEN


def test_one_of_many_servers_on_one_database_gives_the_seat_away(place: Store) -> None:
    async def play(stores: list[Store]) -> None:
        halls = [a_hall(other) for other in stores]
        live = await a_table(halls[0], "me", "friend")
        link = halls[0].invitation(live, 1)
        for hall in halls:
            await hall.table(live.id)
        claims = (outcome(hall.join(f"person-{n}", link, None)) for n, hall in enumerate(halls))
        outcomes = await asyncio.gather(*claims)
        assert sorted(outcomes) == [TAKEN] * 4 + ["won"]
        assert kept(place, live.id) == [(0, OWNER), (1, f"person-{outcomes.index('won')}")]

    others = [Store(str(place.engine.url)) for _ in range(4)]
    asyncio.run(play([place, *others]))
    for other in others:
        other.close()


def test_who_has_won_a_seat_may_open_the_invitation_again(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend")
        link = hall.invitation(live, 1)
        twice = await asyncio.gather(outcome(hall.join("ben", link, None)), outcome(hall.join("ben", link, None)))
        assert set(twice) == {"won"}
        assert (await hall.join("ben", link, None))[1] == 1
        assert kept(place, live.id) == [(0, OWNER), (1, "ben")]

    asyncio.run(play())


def test_an_invitation_taken_before_the_table_was_put_away_stays_taken(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend")
        link = hall.invitation(live, 1)
        await hall.join("ben", link, None)
        later = a_hall(place)
        assert await outcome(later.join("eve", link, None)) == TAKEN
        phone = later.personal(await later.table(live.id), 1)
        assert await outcome(later.join("phone", phone, None)) == "won"
        assert kept(place, live.id) == [(0, OWNER), (1, "ben"), (1, "phone")]

    asyncio.run(play())


def during(monkeypatch: pytest.MonkeyPatch, hall: Hall, deed: Callable[[], Awaitable[None]]) -> None:
    """Let something happen just after the hall has found the table for a claim."""
    find = hall.table

    async def find_and_then(table: str) -> LiveTable:
        live = await find(table)
        monkeypatch.setattr(hall, "table", find)
        await deed()
        return live

    monkeypatch.setattr(hall, "table", find_and_then)


@pytest.mark.parametrize("kind", ["invitation", "personal"])
def test_a_link_does_not_outlive_its_seat_even_by_a_moment(place: Store, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend")
        if kind == "personal":
            await hall.join("ben", hall.invitation(live, 1), None)
        link = getattr(hall, kind)(live, 1)
        other = await a_hall(place).table(live.id)
        during(monkeypatch, hall, lambda: other.hand_over(OWNER, 1, FRIEND, "", ""))
        assert await outcome(hall.join("eve", link, None)) == GIVEN_AWAY
        assert kept(place, live.id) == [(0, OWNER)]

    asyncio.run(play())


def test_a_bot_whose_seat_was_opened_while_it_thought_does_not_play(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "friend", "me")
        thinking, go_on = asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def choose(_: Random, game: Game, seat: int) -> str:
            loop.call_soon_threadsafe(thinking.set)
            go_on.wait(10)
            return game.decisions[0].options[0].key

        monkeypatch.setattr(Random, "choose", choose)
        await live.hand_over(OWNER, 0, BOT, "random", "")
        live.come(Guest(OWNER, "en", False, lambda _: None))
        hall.bots.wake(live)
        await thinking.wait()
        await live.hand_over(OWNER, 0, FRIEND, "", "")
        go_on.set()
        assert live.bot_task is not None
        await live.bot_task
        assert live.record.line == []

    asyncio.run(play())


def test_a_hint_does_not_reach_who_gave_the_seat_away_meanwhile(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend")
        sent: list[bytes] = []
        guest = Guest(OWNER, "en", False, sent.append)
        live.come(guest)
        think, loop = Greedy.weigh, asyncio.get_running_loop()

        def weigh(self: Greedy, state: State, asked: Asked, title: Title) -> list[Weighed]:
            asyncio.run_coroutine_threadsafe(live.hand_over(OWNER, 0, FRIEND, "", ""), loop).result(10)
            sent.clear()
            return think(self, state, asked, title)

        monkeypatch.setattr(Greedy, "weigh", weigh)
        feed = Feed(hall, Doorman(hall.signer))
        with pytest.raises(NotYours):
            await feed.act(live, guest, wire.AskHint(seat=0))
        assert sent == []

    asyncio.run(play())


def test_a_table_that_somebody_still_uses_is_never_in_memory_twice(place: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(hall_module, "TABLES_IN_MEMORY", 4)
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend")
        for _ in range(8):
            await a_table(hall, "me")
        again = await hall.table(live.id)
        await live.hand_over(OWNER, 0, FRIEND, "", "")
        assert again.seats_of(OWNER) == []

    asyncio.run(play())


def test_whoever_looks_sees_at_once_who_sits_down(place: Store) -> None:
    async def play() -> None:
        live = await a_table(a_hall(place), "me", "friend")
        seen: list[dict[str, Any]] = []

        def see(message: bytes) -> None:
            read = json.loads(message)
            seen.append(read["v"] if read["t"] == "view" else apply(seen[-1], read["change"]))

        live.come(Guest(OWNER, "en", False, see))
        assert await live.take_seat("ben", 1, "Ben", 0, first=True)
        assert (seen[-1]["table"]["seats"][1]["name"], seen[-1]["chat"][-1]["text"]) == ("Ben", "Ben sat down at seat 2.")

    asyncio.run(play())


def test_a_table_that_another_server_has_played_on_is_left_for_the_one_that_is_stored(place: Store) -> None:
    async def play() -> None:
        here, there = a_hall(place), a_hall(place)
        live = await a_table(here, "me")
        key = live.record.state.asked[0].options[0].key
        other = await there.table(live.id)
        await other.play(OWNER, 0, other.rev, key)
        moved = asyncio.Event()
        guest = Guest(OWNER, "en", False, lambda _: None)
        guest.move = moved.set
        live.come(guest)
        with pytest.raises(Stale):
            await live.play(OWNER, 0, live.rev, key)
        assert moved.is_set(), "whoever is there looks for it anew"
        again = await here.table(live.id)
        assert again is not live
        assert again.record.line == other.record.line

    asyncio.run(play())


def test_a_long_chat_does_not_make_a_table_dear_to_open(place: Store) -> None:
    async def play() -> None:
        live = await a_table(a_hall(place), "me", "friend")
        for number in range(250):
            place.write(rows.add_chat(live.id, number, 0, "Anna", f"word {number}")).result(10)
        again = await a_hall(place).table(live.id)
        assert [line[2] for line in again.chat] == [f"word {number}" for number in range(150, 250)]
        await again.renew_links(OWNER, 0)
        assert len(again.chat) == 100
        assert "renewed" in (await a_hall(place).table(live.id)).chat[-1]
        assert place.read(lambda c: c.exec_driver_sql("select count(*), max(number) from chat").one()) == (100, 250)

    asyncio.run(play())


def test_what_was_heard_and_is_said_again_is_not_refused_because_talking_is_forbidden_by_now(place: Store) -> None:
    async def play() -> None:
        live = await a_table(a_hall(place), "me", "local")

        async def play_until(may_talk: bool) -> None:
            while any(live.title.may_talk(live.record.state, seat) for seat in (0, 1)) is not may_talk:
                asked = live.record.state.asked[0]
                await live.play(OWNER, asked.seat, live.rev, asked.options[0].key)

        await play_until(may_talk=True)
        await live.talk(OWNER, "Yes", "1")
        await play_until(may_talk=False)
        await live.talk(OWNER, "Yes", "1")
        with pytest.raises(Refused, match="forbid talking"):
            await live.talk(OWNER, "Yes", "2")
        assert [line[3] for line in live.chat if line[2] == "Yes"] == ["1"]

    asyncio.run(play())


def test_one_letter_can_be_said_and_so_can_five_hundred(place: Store) -> None:
    async def play() -> None:
        live = await a_table(a_hall(place), "me", game="route")
        for words in ("", " \n\0", "x" * 501):
            with pytest.raises(Refused, match="1 to 500 letters"):
                await live.talk(OWNER, words)
        for words in ("?", "x" * 500):
            await live.talk(OWNER, words, "k")
            await live.talk(OWNER, words)
        told = live.audience.view(Guest(OWNER, "en", False, print)).chat
        assert [(line.text, line.key) for line in told] == [("?", "k"), ("?", ""), ("x" * 500, "")]

    asyncio.run(play())


def test_no_seat_gets_a_name_that_says_what_the_rules_forbid_to_say(place: Store) -> None:
    async def play() -> None:
        live = await a_table(a_hall(place), "me", "bot", "friend", game="final-hour")
        assert not live.title.may_talk(live.record.state, 0)
        given: list[tuple[int, wire.SeatKind]] = [(1, BOT), (2, FRIEND)]
        for seat, kind in given:
            before = stored(place, live.id)
            with pytest.raises(Refused, match="no seat is given a name") as refused:
                await live.hand_over(OWNER, seat, kind, "", "Mine is a 5")
            assert len({said(refused.value, lang) for lang in ("en", "ru", "uk")}) == 3
            assert stored(place, live.id) == before
            await live.hand_over(OWNER, seat, kind, "", "")
        while not all(live.title.may_talk(live.record.state, seat) for seat in range(3)):
            asked = live.record.state.asked[0]
            live.seats[asked.seat].holders.add(OWNER)
            await live.play(OWNER, asked.seat, live.rev, asked.options[0].key)
        await live.hand_over(OWNER, 1, BOT, "random", "Rex")
        assert live.seats[1].name == "Rex"

    asyncio.run(play())


def test_who_sits_at_a_table_takes_no_second_seat_under_a_name_that_says_what_the_rules_forbid_to_say(place: Store) -> None:
    async def play() -> None:
        live = await a_table(a_hall(place), "me", "friend", "friend", game="final-hour")
        assert await live.take_seat("ben", 1, "Ben", 0, first=True)
        assert live.seats[1].name == "Ben", "who sits down knows nothing yet"
        assert await live.take_seat("ben", 2, "Mine is a 5", 0, first=True, colour="teal")
        assert [told(line, "en") for line in live.chat] == ["Ben sat down at seat 2.", "Ben sat down at seat 3."]
        while not live.title.may_talk(live.record.state, 2):
            assert (live.seats[2].name, live.seats[2].colour) == ("", "")
            asked = live.record.state.asked[0]
            await live.play(next(iter(live.seats[asked.seat].holders)), asked.seat, live.rev, asked.options[0].key)
        assert (live.seats[2].name, live.seats[2].colour) == ("Mine is a 5", "teal")

    asyncio.run(play())


def test_who_opens_an_invitation_twice_at_once_sits_down_once(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        live = await a_table(hall, "me", "friend")
        link = hall.invitation(live, 1)
        assert {seat for _, seat in await asyncio.gather(*(hall.join("ben", link, "Ben") for _ in range(3)))} == {1}
        assert [told(line, "en") for line in stored(place, live.id)["chat"]] == ["Ben sat down at seat 2."]

    asyncio.run(play())


def test_what_is_said_again_because_the_connection_was_lost_is_heard_once_also_by_a_new_server(place: Store) -> None:
    async def play() -> None:
        live = await a_table(a_hall(place), "me", "friend", game="route")
        await live.take_seat("ben", 1, "Ben", 0, first=True)
        for key in ("1", "2", "2", ""):
            await live.talk(OWNER, "Yes", key)
        again = await a_hall(place).table(live.id)
        for person, key in ((OWNER, "2"), (OWNER, "1"), ("ben", "2"), (OWNER, "3"), ("ben", "2"), (OWNER, "")):
            await again.talk(person, "Yes", key)
        said = [(line[0], line[3]) for line in again.chat if line[2] == "Yes"]
        assert said == [(0, "1"), (0, "2"), (0, ""), (1, "2"), (0, "3"), (0, "")]
        await again.talk(OWNER, "Yes", "\0" + "x" * 500)
        assert again.chat[-1][3] == "x" * 20, "there is room for no more"
        assert stored(place, live.id)["chat"] == again.chat

    asyncio.run(play())
