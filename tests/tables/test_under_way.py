"""Work that goes on beside everything else is held on to until it is done, and no longer."""

import asyncio
import gc
import weakref

from miskatonic.tables.under_way import UnderWay


def test_work_that_nobody_else_holds_on_to_goes_on_until_it_is_stopped() -> None:
    stopped: list[bool] = []

    async def wait() -> None:
        try:
            await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            stopped.append(True)
            raise

    async def run() -> None:
        under_way = UnderWay()
        under_way.begin(wait())
        await asyncio.sleep(0)
        gc.collect()
        assert not stopped
        await under_way.stop()
        assert stopped == [True], "it has ended when nothing is under way any more"

    asyncio.run(run())


def test_of_work_that_is_done_nothing_is_left() -> None:
    async def do() -> None:
        pass

    async def run() -> None:
        under_way = UnderWay()
        task = under_way.begin(do())
        await task
        left = weakref.ref(task)
        del task
        await asyncio.sleep(0)
        gc.collect()
        assert left() is None

    asyncio.run(run())
