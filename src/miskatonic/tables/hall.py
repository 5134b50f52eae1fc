"""The hall: finds and opens tables, makes new ones, and lets people in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from time import monotonic
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

import miskatonic as mk
from miskatonic.bots import NAMES as BOTS
from miskatonic.core.errors import Refused
from miskatonic.core.record import NOT_OURS, Header
from miskatonic.game import new_seed
from miskatonic.tables import rows, wishes
from miskatonic.tables import seats as chairs
from miskatonic.tables.company import Company
from miskatonic.tables.glance import ListedTable, listed
from miskatonic.tables.laying import Plan, Position, reached
from miskatonic.tables.live import LiveTable, bears_no_more
from miskatonic.tables.news import Line, news
from miskatonic.tables.opening import Unopened, opened, unreadable
from miskatonic.tables.peers import Elsewhere, Peers
from miskatonic.tables.refusals import Gone, NotYours, Stale
from miskatonic.tables.saved import TOO_SLOW, Saved, Unread
from miskatonic.tables.store import Lost, Store, Unstored, Work
from miskatonic.tables.sweeps import require_untouched, untouched_since
from miskatonic.tables.taking_back import UNDO_FREE, UNDO_POLICIES
from miskatonic.tables.thinking import GaveUp, Thinkers
from miskatonic.tables.tokens import BadToken, Signer, is_id, new_id
from miskatonic.tables.under_way import UnderWay

LOG: Final = logging.getLogger(__name__)
TABLES_IN_MEMORY: Final = 2000
GLIMPSES: Final = 200
NO_TERM: Final = -1
"""The term of a table that is only looked at: nothing can be written in it."""
INVITE: Final = "i"
PERSONAL: Final = "p"


class NoTable(Refused):
    """There is no such table."""


class ClosedTable:
    """A table that cannot be opened, as far as a list can tell."""

    def __init__(self, table: str, game: str, over: bool, owner: str, why: Unopened) -> None:
        self.id = table
        self.owner = owner
        self.game = game
        self.over = over
        self.why = why


class Hall:
    """All tables of a server."""

    def __init__(
        self,
        database: Store,
        signer: Signer,
        *,
        bot_pause: float = 0.0,
        thinkers: Thinkers | None = None,
        peers: Peers | None = None,
    ) -> None:
        self.store = database
        self.peers = peers
        """The other processes on the same database, if there may be any."""
        self.thinkers = thinkers or Thinkers()
        self.bots = Company(self.thinkers, bot_pause)
        self.signer = signer
        self.own_tables = 500
        """How many tables one person may keep."""
        self._open: dict[str, LiveTable] = {}
        self._used: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Tables that somebody still has in hand, even if the hall let go of them: there are never two of one."""
        self._unopened: dict[str, Unopened] = {}
        """Tables that somebody has tried to open in vain, and why."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._glimpses: OrderedDict[str, tuple[int, LiveTable]] = OrderedDict()
        """Tables of other processes as they were when somebody last saw them in a list, and when that was."""
        self._news = UnderWay()
        """What is done about what other processes say."""

    @property
    def in_memory(self) -> list[LiveTable]:
        """The tables that are in memory."""
        return list(self._used.values())

    # ---------------------------------------------------------------- finding and making

    async def table(self, table: str) -> LiveTable:
        """A table by its id, brought into memory if it is not there; `Elsewhere` if another process has it."""
        live = self._used.get(table)
        if live is None:
            opening = self._opening.get(table)
            if opening is None:
                opening = self._opening[table] = asyncio.create_task(self._brought(table))
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(opening)  # others may wait for it too
        return live

    async def _brought(self, table: str) -> LiveTable:
        if not is_id(table):
            raise NoTable("There is no such table.")
        term = 0 if self.peers is None else await self.peers.claim(table)
        try:
            data = None if term is None else await self._stored(table)
            if data is None or term is None:
                raise NoTable("There is no such table.")
            live = await asyncio.to_thread(_live, data, self.store, term)
        except Unopened as why:
            self._unopened[table] = why
            raise
        self._unopened.pop(table, None)
        live.when_lost = self._let_go
        live.audience.show_later(self.thinkers.work_out)
        self._forget_idle()
        self._open[table] = self._used[table] = live
        return live

    def _let_go(self, live: LiveTable) -> None:
        """A table in memory is no longer what is stored."""
        if self._used.get(live.id) is live:
            self._open.pop(live.id, None)
            del self._used[live.id]

    def claimed(self, table: str, term: int) -> None:
        """Another process has claimed a table."""
        live = self._used.get(table)
        if live is not None and live.term < term:
            live.lose()

    def heard_again(self) -> None:
        """Other processes can be heard again: lose the tables that they have claimed meanwhile."""
        self._news.begin(self._look_around())

    def heard_dressed(self, table: str) -> None:
        """Another process says that somebody at a table has another name or colour."""
        self._news.begin(self.dressed(table))

    async def _look_around(self) -> None:
        with contextlib.suppress(Unstored):  # then they will soon be heard again once more
            if self.peers is not None:
                for table, term in (await self.peers.terms([live.id for live in self.in_memory])).items():
                    self.claimed(table, term)

    async def _stored(self, table: str) -> rows.StoredTable | None:
        """What is stored of a table, or None; a refusal if it cannot be read."""
        try:
            return await self.store.fetch(rows.load_table(table))
        except (Unstored, SQLAlchemyError):
            await self.store.fetch(rows.any_table)  # if even this cannot be read, it is not the table's fault
            LOG.exception("Table %s cannot be read.", table)
            raise unreadable() from None

    def _forget_idle(self) -> None:
        """Let go of tables nobody is looking at; they come back from the database when needed."""
        if len(self._open) >= TABLES_IN_MEMORY:
            idle = sorted((live for live in self._open.values() if _is_idle(live)), key=lambda live: live.left)
            for live in idle[: TABLES_IN_MEMORY // 4]:
                del self._open[live.id]

    def let_idle_go(self, seconds: float) -> None:
        """Let go of tables that nobody has looked at for so long; they come back at their last decision when needed."""
        for live in [live for live in self._open.values() if _is_idle(live) and monotonic() - live.left >= seconds]:
            del self._open[live.id]

    async def new_table(self, person: str, wish: dict[str, Any]) -> str:
        """A new table as somebody wishes it, or a refusal that says what is wrong."""
        title = mk.games().get(str(wish.get("game")))
        if title is None:
            raise Refused(f"There is no such game. There are: {', '.join(mk.games())}.")
        seats = wishes.seats(wish.get("seats"))
        settled = title.settled(wishes.options(wish.get("options", {})), len(seats))
        undo = wishes.undo_policy(wish.get("undo"), seats)
        seed = wishes.seed(wish.get("seed"))
        open_hands = wishes.open_hands(wish.get("open"), title)
        header = Header(title.id, title.version, settled, len(seats), new_seed() if seed is None else seed, title.rules.box)
        position = await asyncio.to_thread(reached, header, [])
        return await self._lay(person, Plan(position, seats, undo, seed is not None, open_hands))

    async def _lay(self, person: str, plan: Plan) -> str:
        """Lay a new table."""
        table, laid = await self._to_lay(person, plan)
        await self.store.keep(laid)
        return table

    async def _to_lay(self, person: str, plan: Plan) -> tuple[str, Work[Any]]:
        """The id of a new table and what is to be stored to lay it, or a refusal to whoever keeps too many."""
        if await self.store.fetch(rows.owned_by(person)) >= self.own_tables:
            raise Refused("You keep as many tables as one may. Delete one that you no longer need.")
        table = new_id()
        return table, plan.laid(table, person)

    async def read_save(self, person: str, save: Any, deal: str = "", place: str = "") -> Saved:
        """What a save holds that somebody brings, or a refusal that says what is wrong with it."""
        if not isinstance(save, str):
            raise Unread(NOT_OURS)
        try:
            return await self.thinkers.read(person, save, deal, place)
        except GaveUp:
            raise Unread(TOO_SLOW) from None

    async def bring(self, person: str, wish: dict[str, Any], place: str = "") -> str:
        """A new table that goes on with a save.

        Whoever brings a save can know all that was hidden in it: those who sit down are told so, and what no seat has
        seen is dealt afresh for them. Its seed is shown to nobody, or onlookers would know as much.
        """
        seats = wishes.seats(wish.get("seats"))
        company = any(s["kind"] == chairs.FRIEND for s in seats)
        saved = await self.read_save(person, wish.get("save"), secrets.token_hex(16) if company else "", place)
        position = saved.position
        if len(seats) != position.header.seats:
            raise Refused(f"This save is of a game for {position.header.seats}.")
        tells = [news("brought", who=seats[0]["name"], to=position.number)]
        if company and not position.is_over:
            tells.append(news("dealt"))
        undo = wishes.undo_policy(wish.get("undo"), seats)
        open_hands = wishes.open_hands(wish.get("open"), mk.games()[position.header.game])
        plan = Plan(position, seats, undo, open_hands=open_hands, tells=[*tells, *_if_full(position)])
        return await self._lay(person, plan)

    async def fork(self, person: str, table: str, at: Any) -> str:
        """A new table that goes on from an earlier decision, every seat played on this device."""
        live = await self.table(table)
        length = len(live.record.line)
        if not live.over and len(live.seats_of(person)) < len(live.seats):
            raise Refused("A running game with other people’s secrets cannot be forked.")
        if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at <= length:
            raise Refused(f"There is no such decision: the last one of this game is number {length}.")
        header = live.record.header
        seats = wishes.such(live.seats)
        for seat in seats:
            seat["kind"] = chairs.BOT if seat["kind"] == chairs.BOT else chairs.LOCAL
        options = live.title.settled(header.options, header.seats)
        same = Header(header.game, live.title.version, options, header.seats, header.seed, header.box)
        path = live.record.course.path(at)  # as long as nobody else sits there
        await live.was_copied(person)
        position = await asyncio.to_thread(reached, same, path)
        tells = [news("forked", to=at), *_if_full(position)]
        return await self._lay(person, Plan(position, seats, UNDO_FREE, True, live.open_hands, tells=tells))

    async def rematch(self, person: str, table: str) -> str:
        """A new table of the same game for the same people at the same seats, dealt anew; its owner is the same."""
        live = await self.table(table)
        header = live.record.header

        async def lay() -> tuple[str, Work[Any]]:
            title, options = live.title, live.title.settled(header.options, header.seats)
            anew = Header(title.id, title.version, options, header.seats, new_seed(), title.rules.box)
            position = await asyncio.to_thread(reached, anew, [])
            holders = [(s.seat, holder) for s in live.seats for holder in sorted(s.holders)]
            again = Plan(position, wishes.such(live.seats), live.undo_policy, open_hands=live.open_hands, holders=holders)
            return await self._to_lay(person, again)

        return await live.play_again(person, lay)

    async def tables_of(self, person: str) -> list[LiveTable | ListedTable | ClosedTable]:
        """The tables that a person owns or holds a seat at, newest first; those that cannot be opened say why.

        Only those are opened of which what is stored does not tell enough.
        """
        found: list[LiveTable | ListedTable | ClosedTable] = []
        for row, seats, mine in await self.store.fetch(rows.tables_of(person)):
            known = self._used.get(row["id"]) or self._closed(row) or listed(row, seats, mine)
            try:
                found.append(known or await self._glimpse(row["id"], row["updated"]))
            except Unopened as why:
                found.append(ClosedTable(row["id"], row["game"], bool(row["over"]), row["owner"], why))
            except NoTable:
                continue  # it was deleted after the list was read
        return found

    def _closed(self, row: rows.ListedRow) -> ClosedTable | None:
        """A table that was already tried in vain."""
        why = self._unopened.get(row["id"])
        return None if why is None else ClosedTable(row["id"], row["game"], bool(row["over"]), row["owner"], why)

    async def _glimpse(self, table: str, updated: int) -> LiveTable:
        """A table to look at; if another process has it, as it was stored at a moment."""
        try:
            return await self.table(table)
        except Elsewhere:
            moment, seen = self._glimpses.pop(table, (None, None))
            if seen is None or moment != updated:
                data = await self._stored(table)
                if data is None:
                    raise NoTable("There is no such table.") from None
                seen = await asyncio.to_thread(_live, data, self.store, NO_TERM)
            self._glimpses[table] = updated, seen
            while len(self._glimpses) > GLIMPSES:
                self._glimpses.popitem(last=False)
            return seen

    async def delete(self, person: str, table: str) -> None:
        """The owner deletes a table, whether it can be opened or not."""
        owner = await self.store.fetch(rows.owner_of(table)) if is_id(table) else None
        if owner is None:
            raise NoTable("There is no such table.")
        if owner != person:
            raise NotYours("Only the owner of a table deletes it.")
        await self._forget(table)

    async def expire(self, sweep: int) -> int:
        """Delete tables at which nothing has happened since a sweep or an earlier one, and nobody is; returns how many."""
        deleted = 0
        for table in await self.store.fetch(untouched_since(sweep)):
            with contextlib.suppress(Lost, Stale, Gone):  # somebody has come or done something, or it is another's
                await self._forget(table, sweep)
                deleted += 1
        return deleted

    async def _settled(self, table: str) -> None:
        """Wait until a table that is being brought into memory is there, or is not."""
        opening = self._opening.get(table)
        if opening is not None:
            await asyncio.wait([opening])

    async def _forget(self, table: str, sweep: int | None = None) -> None:
        """Delete a table; with a sweep, only if nothing has happened since it and nobody is there."""
        await self._settled(table)
        live = self._used.get(table)
        if live is not None:
            await live.delete(sweep)
        elif self.peers is None or await self.peers.claim(table) is not None:
            unless = [] if sweep is None else [require_untouched(table, sweep)]
            await self.store.keep(rows.all_of(*unless, rows.delete_table(table)))
        self._open.pop(table, None)
        self._used.pop(table, None)

    # ---------------------------------------------------------------- people

    async def dress(self, person: str, name: str, colour: str) -> None:
        """A person goes by another name or wears another colour wherever they sit."""
        tables = await self.store.keep(rows.dress(person, name, colour))
        for table in tables:
            await self.dressed(table)
        if self.peers is not None:
            await self.peers.tell_dressed(tables)

    async def dressed(self, table: str) -> None:
        """Somebody at a table has another name or colour; one that is not in memory is read with it when it is opened."""
        await self._settled(table)
        live = self._used.get(table)
        if live is not None:
            await live.look_at_dresses()

    # ---------------------------------------------------------------- links

    def invitation(self, live: LiveTable, seat: int) -> str:
        """A link that gives a friend's seat to whoever opens it first."""
        return self.signer.sign("seat", INVITE, live.id, str(seat), str(live.seats[seat].epoch))

    def personal(self, live: LiveTable, seat: int) -> str:
        """A link with which the holder of a seat comes back from another device."""
        return self.signer.sign("seat", PERSONAL, live.id, str(seat), str(live.seats[seat].epoch))

    async def invited(self, token: str) -> tuple[LiveTable, chairs.Seat, bool, bool]:
        """What a link gives: the table and the seat, whether it is for whoever comes first, and whether it still holds."""
        kind, table, seat, epoch = self.signer.read("seat", token)
        live = await self.table(table)
        place = live.seats[int(seat)]
        first = kind == INVITE
        return live, place, first, place.epoch == int(epoch) and not (first and place.holders)

    async def join(self, person: str, token: str, name: str | None, colour: str = "") -> tuple[LiveTable, int]:
        """Take the seat that a link gives."""
        live, seat, first, _ = await self.invited(token)
        epoch = int(self.signer.read("seat", token)[-1])
        if not await live.take_seat(person, seat.seat, name, epoch, first=first, colour=colour):
            if first and seat.holders:
                raise BadToken("Somebody has taken this seat already. Ask for a new link.")
            raise BadToken("This seat has been given to somebody else since then. Ask for a new link.")
        return live, seat.seat

    async def close(self) -> None:
        """Stop the bots; everything else is already stored."""
        await self.bots.close()
        await self._news.stop()


def _live(data: rows.StoredTable, database: Store, term: int) -> LiveTable:
    """A table made of what is stored of it, or a refusal that says why it cannot be opened."""
    stored = data["seat_rows"]
    seats = [row["seat"] for row in stored]
    known = all(row["kind"] in chairs.SEAT_KINDS and (row["kind"] != chairs.BOT or row["bot"] in BOTS) for row in stored)
    held = all(seat in seats for seat, _ in data["holders"])
    if seats != list(range(data["seats"])) or not known or not held or data["undo"] not in UNDO_POLICIES:
        LOG.error("The seats of table %s are damaged.", data["id"])
        raise unreadable()
    return LiveTable(data, opened(data), database, term)


def _if_full(position: Position) -> list[Line]:
    """What is told at once at a new table that bears no decision more."""
    return [news("full")] if bears_no_more(len(position.log)) and not position.is_over else []


def _is_idle(live: LiveTable) -> bool:
    """Whether nobody is at a table, and nothing is under way."""
    return not live.audience.guests and live.bot_task is None and not live.lock.locked()
