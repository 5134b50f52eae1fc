"""What a server does beside serving."""

import asyncio
import gc
import weakref

import pytest

from miskatonic.web import chores


class Knot:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(("knots", "is_cleared"), [(3000, True), (10, False)])
def test_much_garbage_is_cleared_away_soon(knots: int, is_cleared: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "SECONDS_BETWEEN_GLANCES", 0.01)
    monkeypatch.setattr(chores, "MUCH", 2000)

    async def flooded() -> bool:
        gc.collect()
        watched = weakref.ref(Knot())
        for _ in range(knots):
            Knot()
        chore = asyncio.create_task(chores.collect_garbage())
        await asyncio.sleep(0.1)
        chore.cancel()
        return watched() is None

    gc.disable()
    try:
        assert asyncio.run(flooded()) == is_cleared
    finally:
        gc.enable()
