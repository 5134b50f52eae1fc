"""Bots and hints think in processes of their own, and only where somebody watches."""

import asyncio
import gc
import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.bots.hints import hint
from miskatonic.bots.onward import onward
from miskatonic.core.errors import Refused
from miskatonic.tables import company, thinking, wire
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall
from miskatonic.tables.refusals import Stale
from miskatonic.tables.store import Store
from miskatonic.tables.thinking import GaveUp, Thinkers, Way
from miskatonic.tables.tokens import Signer
from miskatonic.web.security import Doorman
from miskatonic.web.socket import Feed
from tests.tables.halls import a_hall

ANNA = "anna"


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """One process that thinks, and may take its time to start."""
    pool = Thinkers(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "SECONDS", 600)
        yield pool
    pool.close()


def test_a_process_chooses_what_the_bot_would_choose_here_along_every_way(thinkers: Thinkers) -> None:
    game = mk.new("final-hour", seats=2, seed=5)

    async def think() -> None:
        for number in range(12):
            decision = game.decision
            here = hint(game, decision.seat, "uk", len(game.record.line))
            assert onward(game, decision.seat, here[0]).keys == ()
            assert await thinkers.hint(ANNA, Way("t", game.record), decision.seat, "uk") == wire.Hint(
                *here[:2], look=here.named
            )
            key = await thinkers.choose(ANNA, Way("t", game.record), decision.seat, "greedy")
            game.play(key, decision.seat)
            if number == 5:
                game.undo(3)
                game.record.deal("5eed")

    asyncio.run(think())


def test_the_loop_goes_on_while_a_process_is_being_started(monkeypatch: pytest.MonkeyPatch) -> None:
    loop_went_on = threading.Event()

    class Slow(ThreadPoolExecutor):
        def submit(self, *call: Any, **named: Any) -> Any:
            assert loop_went_on.wait(10), "whoever asks waits for the process, and everybody with them"
            return super().submit(*call, **named)

    monkeypatch.setattr(thinking, "_processes", Slow)

    async def think() -> None:
        asyncio.get_running_loop().call_soon(loop_went_on.set)
        await Thinkers(1).warm_up()

    asyncio.run(think())


def test_the_loop_goes_on_while_a_process_thinks_and_a_lost_one_is_replaced(thinkers: Thinkers) -> None:
    game = mk.new("final-hour", seats=2, seed=5)

    async def think() -> None:
        await thinkers.choose(ANNA, Way("t", game.record), 0, "greedy")
        beats = 0
        thoughts = [asyncio.create_task(thinkers.choose(str(n), Way("t", game.record), 0, "greedy")) for n in range(8)]
        while not all(thought.done() for thought in thoughts):
            beats += 1
            await asyncio.sleep(0.001)
        assert beats > 1, "else they would all have thought before the first beat was over"
        processes = list(thinkers._pool._processes)  # type: ignore[union-attr]  # no other way to lose one
        os.kill(processes[0], signal.SIGKILL)
        time.sleep(0.2)
        assert await thinkers.choose(ANNA, Way("t", game.record), 0, "greedy") == thoughts[0].result()

    asyncio.run(think())


def test_one_person_has_two_thoughts_at_once_and_others_do_not_wait_behind_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def think() -> None:
        pool = Thinkers()

        async def asked(_: object, *about: object) -> str:
            order.append(str(about[0]))
            await asyncio.sleep(0.01)
            return "pass"

        monkeypatch.setattr(pool, "_asked", asked)
        greedy = [pool._think("greedy", str, f"greedy {n}") for n in range(10)]
        await asyncio.gather(*greedy, pool._think("ben", str, "ben"))
        assert order.index("ben") == 2
        assert (len(order), pool.waiting) == (11, 0)

    asyncio.run(think())


def test_whoever_is_many_persons_at_one_address_does_not_keep_others_waiting_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cookie costs nothing, so that anybody can be a new person for every save, hint and table with bots."""
    order: list[str] = []

    async def think() -> None:
        pool = Thinkers()

        async def asked(_: object, *about: object) -> str:
            order.append(str(about[0]))
            await asyncio.sleep(0)
            return "pass"

        monkeypatch.setattr(pool, "_asked", asked)
        many = [pool._think(f"eve {n}", str, f"eve {n}", place="192.0.2.7") for n in range(10)]
        await asyncio.gather(*many, pool._think("ben", str, "ben", place="192.0.2.8"))
        assert order.index("ben") == 2
        assert (len(order), pool.waiting) == (11, 0)

    asyncio.run(think())


def test_who_thinks_for_ever_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SECONDS", 0.05)
    ended = threading.Event()

    async def think() -> None:
        pool = Thinkers()
        with pytest.raises(Refused, match="too long"):
            await pool._think(ANNA, ended.wait, 600)
        assert pool.waiting == 0

    try:
        asyncio.run(think())
    finally:
        ended.set()


def test_who_waits_for_a_free_process_does_not_think_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    now, most = 0, 0

    async def handed(_: object, thought: Any, *about: object) -> Any:
        nonlocal now, most
        now += 1
        most = max(most, now)
        for _turn in range(5):
            await asyncio.sleep(0)
        now -= 1
        return thought(*about)

    monkeypatch.setattr(thinking, "_handed", handed)

    async def think() -> None:
        pool = Thinkers(2)
        monkeypatch.setattr(pool, "_open", lambda: None)
        thoughts = [pool._think(f"person {n}", str, n) for n in range(20)]
        assert await asyncio.gather(*thoughts) == [str(n) for n in range(20)]
        assert (most, pool.waiting) == (2, 0)

    asyncio.run(think())


def test_a_process_that_hangs_is_replaced(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    game = mk.new("final-hour", seats=2, seed=5)
    way = Way("t", game.record)

    async def think() -> None:
        key = await thinkers.choose(ANNA, way, 0, "greedy")
        (hanging,) = thinkers._pool._processes  # type: ignore[union-attr]  # no other way to stop one
        os.kill(hanging, signal.SIGSTOP)
        with monkeypatch.context() as hurried:
            hurried.setattr(thinking, "SECONDS", 0.1)
            with pytest.raises(GaveUp):
                await thinkers.choose(ANNA, way, 0, "greedy")
        assert await thinkers.choose(ANNA, way, 0, "greedy") == key

    asyncio.run(think())


def test_processes_that_never_start_keep_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    started = threading.Event()

    class Stuck(ThreadPoolExecutor):
        def submit(self, *call: Any, **named: Any) -> Any:
            started.wait()
            return super().submit(*call, **named)

    monkeypatch.setattr(thinking, "_processes", Stuck)
    monkeypatch.setattr(thinking, "SECONDS", 0.001)

    async def think() -> None:
        pool = Thinkers(1)
        try:
            for person in range(40):
                with pytest.raises(GaveUp):
                    await pool._think(f"person {person}", str, person)
            assert await asyncio.wait_for(asyncio.to_thread(str, "read from the database"), 60)
        finally:
            started.set()

    asyncio.run(think())


@pytest.mark.parametrize("trouble", [BrokenExecutor, EOFError, ConnectionResetError, RuntimeError])
def test_when_processes_are_lost_again_and_again_a_sentence_says_so(
    trouble: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lost(ThreadPoolExecutor):
        def submit(self, *call: Any, **named: Any) -> Any:
            raise trouble

    monkeypatch.setattr(thinking, "_processes", Lost)

    async def think() -> None:
        pool = Thinkers(1)
        with pytest.raises(GaveUp, match="interrupted"):
            await pool._think(ANNA, str)
        monkeypatch.setattr(thinking, "_processes", ThreadPoolExecutor)
        assert await pool._think(ANNA, str, 5) == "5"

    asyncio.run(think())


def test_those_at_a_table_are_told_when_a_bot_cannot_decide_and_it_thinks_again(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "SECONDS_UNTIL_AGAIN", 0.01)
    failures: list[Exception] = [GaveUp("The bot thought too long and gave up."), MemoryError(), GaveUp("again")]
    heard: list[dict[str, Any]] = []

    async def play() -> None:
        hall = a_hall(place)
        choose = hall.thinkers.choose

        async def troubled(*about: Any) -> str:
            if failures:
                raise failures.pop()
            return await choose(*about)

        monkeypatch.setattr(hall.thinkers, "choose", troubled)
        wish = {"game": "final-hour", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        live = await hall.table(await hall.new_table(ANNA, wish))
        live.come(Guest(ANNA, "ru", False, lambda message: heard.append(json.loads(message))))
        hall.bots.wake(live)
        while len(live.record.line) < 3:
            await asyncio.sleep(0.01)
        await hall.close()

    asyncio.run(asyncio.wait_for(play(), 60))
    told = [message["why"] for message in heard if message["t"] == "refused"]
    assert told == ["Бот сейчас не смог принять решение. Через несколько секунд он подумает снова."] * 3


def test_a_table_whose_bot_could_not_decide_leaves_memory_like_any_other(
    place: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "SECONDS_UNTIL_AGAIN", 0.01)
    monkeypatch.setattr(company.LOG, "disabled", True)  # what is logged is kept, and with it the table

    async def play() -> None:
        hall = a_hall(place)
        tried = 0

        async def troubled(*about: Any) -> str:
            nonlocal tried
            tried += 1
            raise GaveUp("The bot thought too long and gave up.")

        monkeypatch.setattr(hall.thinkers, "choose", troubled)
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": [{"kind": "bot"}] * 2}))
        guest = Guest(ANNA, "en", False, lambda _: None)
        live.come(guest)
        hall.bots.wake(live)
        while tried < 3:
            await asyncio.sleep(0.01)
        live.leave(guest)
        del live
        while hall.in_memory:
            await asyncio.sleep(0.01)
            hall.let_idle_go(0)
            gc.collect()
        await hall.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_bots_pause_where_nobody_watches_and_go_on_when_somebody_comes(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        wish = {"game": "final-hour", "seats": [{"kind": "bot", "bot": "random"}] * 2, "seed": 7}
        live = await hall.table(await hall.new_table(ANNA, wish))
        hall.bots.wake(live)
        await asyncio.sleep(0.1)
        assert live.record.line == []
        guest = Guest("eve", "en", True, lambda _: None)
        live.come(guest)
        hall.bots.wake(live)
        while len(live.record.line) < 3:
            await asyncio.sleep(0.01)
        live.leave(guest)
        while live.bot_task is not None:
            await asyncio.sleep(0.01)
        number = len(live.record.line)
        await asyncio.sleep(0.1)
        assert len(live.record.line) == number
        assert not live.over
        await hall.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_bot_that_takes_its_time_decides_nothing_before_and_is_not_waited_for_when_the_server_stops(place: Store) -> None:
    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32), bot_pause=50.0)
        wish = {"game": "final-hour", "seats": [{"kind": "bot", "bot": "random"}] * 2, "seed": 7}
        live = await hall.table(await hall.new_table(ANNA, wish))
        live.come(Guest("eve", "en", True, lambda _: None))
        hall.bots.wake(live)
        await asyncio.sleep(0.1)
        assert (live.record.line, live.bot_task is None) == ([], False)
        await hall.close()
        assert live.bot_task is None

    asyncio.run(asyncio.wait_for(play(), 30))


def test_whatever_asks_a_bot_wakes_it(place: Store) -> None:
    async def play() -> None:
        hall = Hall(place, Signer(b"s" * 32), bot_pause=50.0)
        wish = {"game": "final-hour", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "seed": 7}
        live = await hall.table(await hall.new_table(ANNA, wish))
        guest = Guest(ANNA, "en", False, lambda _: None)
        live.come(guest)
        feed = Feed(hall, Doorman(hall.signer))
        asked = live.record.state.asked[0]

        async def woken() -> bool:
            """Whether the bot is about to play; if so, somebody stops it."""
            if live.bot_task is None:
                return False
            await asyncio.sleep(0)  # it has begun
            live.bot_task.cancel()
            await asyncio.gather(live.bot_task, return_exceptions=True)
            return True

        assert asked.seat == 0
        assert not await woken()
        while asked.seat == 0:
            await feed.act(live, guest, wire.Play(seat=0, rev=live.rev, key=asked.options[0].key))
            asked = live.record.state.asked[0]
        first = len(live.record.line)
        assert await woken(), "a decision"
        await live.play_bot(1, live.rev, asked.options[0].key)
        await feed.act(live, guest, wire.Undo(to=first, rev=live.rev))
        assert await woken(), "taken back"
        await feed.act(live, guest, wire.Undo(to=first - 1, rev=live.rev))
        assert not await woken()
        await feed.act(live, guest, wire.Redo(rev=live.rev))
        assert (live.record.state.asked[0].seat, await woken()) == (1, True), "brought back"

    asyncio.run(asyncio.wait_for(play(), 30))


def test_a_bot_that_has_begun_when_the_last_one_leaves_decides_once_more(
    place: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        hall = a_hall(place)
        wish = {"game": "final-hour", "seats": [{"kind": "bot", "bot": "random"}] * 2, "seed": 7}
        live = await hall.table(await hall.new_table(ANNA, wish))
        guest = Guest("eve", "en", True, lambda _: None)
        async with live.lock:
            live.come(guest)
            hall.bots.wake(live)
            for _ in range(3):
                await asyncio.sleep(0)
            live.leave(guest)
        while live.bot_task is not None:
            await asyncio.sleep(0.01)
        assert len(live.record.line) == 1
        await hall.close()

    asyncio.run(asyncio.wait_for(play(), 30))
    assert caplog.records == []


def test_what_a_bot_has_chosen_is_no_answer_to_its_next_question(place: Store) -> None:
    async def play() -> None:
        hall = a_hall(place)
        wish = {"game": "final-hour", "seats": [{"kind": "bot", "bot": "random"}], "seed": 7}
        live = await hall.table(await hall.new_table(ANNA, wish))
        rev, first = live.rev, live.record.state.asked[0].options[0].key
        await live.play_bot(0, rev, first)
        with pytest.raises(Stale):
            await live.play_bot(0, rev, live.record.state.asked[0].options[0].key)
        assert live.record.line == [(0, first)]

    asyncio.run(play())


def test_a_bot_whose_seat_is_given_away_before_it_thinks_leaves_the_other_bots_to_play(
    place: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        hall = a_hall(place)
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "route", "seats": seats, "seed": 7}))
        assert [asked.seat for asked in live.record.state.asked] == [0, 1]
        async with live.lock:
            giving = asyncio.create_task(live.hand_over(ANNA, 0, "friend", "", ""))
            await asyncio.sleep(0)
            live.come(Guest(ANNA, "en", False, lambda _: None))
            hall.bots.wake(live)
            await asyncio.sleep(0)
        await giving
        while live.bot_task is not None:
            await asyncio.sleep(0.01)
        assert [asked.seat for asked in live.record.state.asked] == [0], "the other bot has drawn"
        await hall.close()

    asyncio.run(run())
    assert caplog.records == []


def test_a_bot_whose_question_is_taken_back_before_it_thinks_waits_for_the_next(
    place: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        hall = a_hall(place)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        live = await hall.table(await hall.new_table(ANNA, {"game": "final-hour", "seats": seats, "seed": 7}))
        while (asked := live.record.state.asked[0]).seat == 0:
            await live.play(ANNA, 0, live.rev, asked.options[0].key)
        decided = len(live.record.line)
        async with live.lock:
            taking_back = asyncio.create_task(live.undo(ANNA, decided - 1, live.rev))
            await asyncio.sleep(0)
            live.come(Guest(ANNA, "en", False, lambda _: None))
            hall.bots.wake(live)
            await asyncio.sleep(0)
        await taking_back
        while live.bot_task is not None:
            await asyncio.sleep(0.01)
        assert (len(live.record.line), live.record.state.asked[0].seat) == (decided - 1, 0)
        await hall.close()

    asyncio.run(run())
    assert caplog.records == []
