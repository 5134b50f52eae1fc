"""Bots at tables: they play while somebody watches, and say what they would do in somebody's place."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from miskatonic.core.errors import Refused
from miskatonic.tables import seats as chairs
from miskatonic.tables import wire
from miskatonic.tables.live import LiveTable
from miskatonic.tables.refusals import Gone, Stale
from miskatonic.tables.sentences import said
from miskatonic.tables.store import SECONDS_UNTIL_STORED, Unstored
from miskatonic.tables.thinking import Thinkers, Way
from miskatonic.tables.under_way import UnderWay
from miskatonic.text.parts import Lang

LOG: Final = logging.getLogger(__name__)
SECONDS_TO_RETURN: Final = 20.0
"""So long bots wait for those who have proposed something, or are asked to agree, and have left."""
SECONDS_UNTIL_AGAIN: Final = 10.0
"""After so long a bot thinks again that could not come to a decision."""
UNDECIDED: Final = "A bot could not decide just now. It thinks again in a moment."


class Company:
    """The bots of all tables of a server."""

    def __init__(self, thinkers: Thinkers, pause: float) -> None:
        self.thinkers = thinkers
        self.pause = pause
        self._playing = UnderWay()
        self._again: dict[LiveTable, asyncio.TimerHandle] = {}
        """When bots that could not decide think again."""

    def wake(self, live: LiveTable) -> None:
        """Let the bots of a table play, if it is for one of them to decide and somebody watches."""
        if live.bot_task is None and live.audience.guests and self._to_move(live) is not None:
            live.bot_task = self._playing.begin(self._play(live))

    def left(self, live: LiveTable) -> None:
        """Somebody has left a table: what they proposed, or were to agree to, holds the bots up a little longer."""
        if live.proposal is not None:
            asyncio.get_running_loop().call_later(SECONDS_TO_RETURN, self.wake, live)

    def _to_move(self, live: LiveTable) -> int | None:
        if live.is_asking or live.deleted or live.is_lost or live.is_full():
            return None  # a bot that played on would answer for whoever is still asked
        for asked in live.record.state.asked if live.trouble is None else ():
            if live.seats[asked.seat].kind == chairs.BOT:
                return asked.seat
        return None

    async def _play(self, live: LiveTable) -> None:
        try:
            while live.audience.guests and (seat := self._to_move(live)) is not None:
                await asyncio.sleep(self.pause)
                await self._decide(live, seat)
        except Exception:  # it took too long, its process was lost, or we have made a mistake
            LOG.exception("A bot of table %s could not decide.", live.id)
            for guest in list(live.audience.guests):
                guest.tell(wire.Refusal(said(Refused(UNDECIDED), guest.lang)))
            self._wake_later(live)
        finally:
            live.bot_task = None

    def _wake_later(self, live: LiveTable) -> None:
        """Let the bots of a table try again in a while, unless somebody wakes them before that."""
        if live in self._again:
            self._again[live].cancel()
        self._again[live] = asyncio.get_running_loop().call_later(SECONDS_UNTIL_AGAIN, self._wake_again, live)

    def _wake_again(self, live: LiveTable) -> None:
        del self._again[live]
        self.wake(live)

    async def _decide(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            if self._to_move(live) != seat:
                return  # meanwhile its seat was given away, or what it was asked was taken back
            rev, way, bot = live.rev, Way(live.id, live.record), live.seats[seat].bot
            place = live.audience.place()
        try:
            key = await self.thinkers.choose(live.owner, way, seat, bot, place)
            await live.play_bot(seat, rev, key)
        except (Stale, Gone):
            pass
        except Unstored:
            await asyncio.sleep(SECONDS_UNTIL_STORED)

    async def hint(self, live: LiveTable, person: str, seat: int, lang: Lang, place: str = "") -> wire.Hint:
        """What the greedy bot would do at a seat, in words."""
        async with live.lock:
            if live.record.state.question_for(seat) is None:
                raise Refused("There is nothing for you to decide now.")
            way = Way(live.id, live.record)
        found = await self.thinkers.hint(person, way, seat, lang, place)
        live.require_seat(person, seat)  # it may have been given away meanwhile
        return found

    async def close(self) -> None:
        """Stop playing; everything is already stored."""
        self.thinkers.close()
        await self._playing.stop()
