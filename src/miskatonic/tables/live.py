"""A table in play: what people and bots do at it, stored before it is shown."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final
from unicodedata import category
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from miskatonic.core.errors import Refused, Runaway
from miskatonic.core.record import Record
from miskatonic.core.written import Fingerprints
from miskatonic.tables import results, rows, wire
from miskatonic.tables.audience import Audience
from miskatonic.tables.glance import written
from miskatonic.tables.guests import Guest
from miskatonic.tables.laid import LaidTable
from miskatonic.tables.news import Line, news
from miskatonic.tables.opening import RETURN, Kept, Opened
from miskatonic.tables.refusals import DELETED, MOVED_ON, Gone, NotYours, Stale
from miskatonic.tables.seats import BOT, FRIEND, in_company
from miskatonic.tables.sentences import said
from miskatonic.tables.store import Lost, Store, Work
from miskatonic.tables.sweeps import require_untouched
from miskatonic.tables.taking_back import Proposal, is_worn, require_any, ruling_on_redo, ruling_on_undo

LOG: Final = logging.getLogger(__name__)
CHAT_LENGTH: Final = 500
KEY_LENGTH: Final = 20
OPTION_LENGTH: Final = 100
LONGEST: Final = 9000
"""So many entries the log of a table has at most, so that it stays quick to open; whoever draws and takes back without end
would else fill the memory of a server. Saves may be a little longer, for the fingerprints in them."""
_RULERS: Final = ThreadPoolExecutor(2, "ruler")
"""Find out what has come to light, and nothing else does: whoever reads from the database does not wait for it."""
_TURNS: Final = WeakValueDictionary[str, asyncio.Semaphore]()
"""Where one takes back at a time, by place."""
AT_ONCE: Final = 64
"""So many decisions of a seat are taken at once; no way through a city has more segments."""


def bears_no_more(entries: int, more: int = 1) -> bool:
    """Whether so many more decisions are too many for a table with so many entries in its log."""
    return entries + more > LONGEST


def printable(text: str) -> str:
    """What somebody wrote in one line, without letters that cannot be shown or stored."""
    return " ".join("".join(" " if category(letter) in ("Cc", "Cs") else letter for letter in text).split())


@contextmanager
def unended(table: str) -> Iterator[None]:
    """An effect without end as a sentence; the error itself holds the save, and goes to nobody but the server's log."""
    try:
        yield
    except Runaway:
        LOG.exception("An effect at table %s has no end.", table)
        raise Refused(
            "This would never come to an end: a mistake of ours. Nothing was changed; choose something else."
        ) from None


class LiveTable(LaidTable):
    """A table that is in memory. Everything that changes it happens under its lock, and is stored before it is shown."""

    def __init__(self, data: rows.StoredTable, opened: Opened, database: Store, term: int = 0) -> None:
        super().__init__(data, opened, term)
        self.store = database
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.left = monotonic()
        """When it was opened, or when the last guest left."""
        self.deleted = False
        self.is_lost = False
        self.when_lost: Callable[[LiveTable], None] = lambda _: None
        self.bot_task: asyncio.Task[None] | None = None
        self._fingerprints = Fingerprints()
        self._dresses: dict[int, tuple[str, str]] = {}
        """Names and colours, by seat, that are stored and not seen yet."""

    # ---------------------------------------------------------------- who is here

    def come(self, guest: Guest) -> None:
        """A guest connects."""
        self.audience.come(guest)

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        self.audience.leave(guest)
        if not self.audience.guests:
            self._fingerprints = Fingerprints()
            self.left = monotonic()

    @property
    def is_asking(self) -> bool:
        """Whether something is proposed, and whoever proposed it or has yet to agree is here."""
        asking = set() if self.proposal is None else {self.proposal.seat, *self.proposal.voters}
        return not asking.isdisjoint(self.audience.here())

    def changed(self, *, only_moved: bool = False) -> None:
        """Something has happened, perhaps nothing but a decision in the middle of a game: everybody is shown it."""
        self.rev += 1
        self._dress()
        self._note_questions()
        self.audience.changed(only_moved=only_moved)

    # ---------------------------------------------------------------- changing

    async def play(self, person: str, seat: int, rev: int, key: str, then: Sequence[str] = ()) -> None:
        """Take a decision for a seat, and those of the same seat that follow from it.

        Alone all of them, or nothing. In company what comes before one that cannot be taken stays done: else anybody could
        try what would come of a decision, and choose again with that knowledge.
        """
        async with self.lock:
            number = self.require_seat(person, seat)
            self.require_open(number, rev)
            keys = [key, *then]
            if any(len(key) > OPTION_LENGTH for key in keys):
                raise Refused("A decision is the key of one of the options.")
            if len(keys) > AT_ONCE:
                raise Refused("That is too much at once. Wait a moment.")
            await self._play(number, *keys, whole=not in_company(self.seats, self.seats_of(person)))

    async def play_bot(self, seat: int, rev: int, key: str) -> None:
        """Take a decision that a bot has chosen, if the seat is still a bot's."""
        async with self.lock:
            if self.seats[seat].kind != BOT or self.is_asking:
                raise Stale(MOVED_ON)
            self.require_open(seat, rev)
            await self._play(seat, key)

    async def _play(self, seat: int, *keys: str, whole: bool = True) -> None:
        self.require_fit()
        if self.is_full(len(keys)):
            raise Refused("So much was decided here that nothing more can be. Lay a new table.")
        record = self.record.copy()
        kept: list[Kept] = []
        with unended(self.id):
            for key in keys:
                try:
                    record.play(key, seat)
                except Refused:
                    if whole or not kept:
                        raise
                    break
                kept.append(self._newest(record))
        was = self.over, self.proposal
        await self._keep(record, kept, [] if self.proposal is None else [news("overtaken")])
        self.changed(only_moved=was == (self.over, self.proposal))

    def is_full(self, more: int = 1) -> bool:
        """Whether so many more decisions are too many for the log of this table."""
        return bears_no_more(len(self.record.entries), more)

    def _newest(self, record: Record) -> Kept:
        """The last entry of a record, and the fingerprint of the state after it."""
        return record.entries[-1], self._fingerprints.of(record.state)

    def _dealt(self, record: Record) -> Kept:
        """Deal afresh what nobody has seen."""
        record.deal(secrets.token_hex(16))
        return self._newest(record)

    async def undo(self, person: str, to: int, rev: int, place: str = "") -> None:
        """Go back to an earlier decision, or propose it to the others, as the table's policy says.

        What has come to light since may take long to find, so whoever is at one place waits for others there; the others at
        the table play on meanwhile.
        """
        async with _TURNS.get(place) or _TURNS.setdefault(place, asyncio.Semaphore(1)), self.lock:
            mine = self._players_seats(person)
            require_any(self.record, self.undo_policy)
            self.require_rev(rev)
            self.require_fit()
            about = self.record, self.seats, self.undo_policy, mine, to
            ruling = await asyncio.get_running_loop().run_in_executor(_RULERS, ruling_on_undo, *about)
            await self._propose(Proposal(person, min(mine), to, False, ruling))

    async def redo(self, person: str, rev: int) -> None:
        """Bring back the last decision that was taken back, or propose it to the others."""
        async with self.lock:
            mine = self._players_seats(person)
            require_any(self.record, self.undo_policy)
            self.require_rev(rev)
            self.require_fit()
            ruling = ruling_on_redo(self.record, self.seats, self.undo_policy, mine)
            await self._propose(Proposal(person, min(mine), len(self.record.line) + 1, True, ruling))

    async def agree(self, person: str, yes: bool, rev: int) -> None:
        """Agree to what somebody proposes, or do not; whoever proposed it can withdraw it."""
        async with self.lock:
            mine = self._players_seats(person)
            self.require_rev(rev)
            proposal = self.proposal
            if proposal is None:
                raise Stale(MOVED_ON)
            if not yes:
                self.proposal = None
                await self._tell(news("withdrawn" if person == proposal.person else "declined", who=self.name_of(person)))
                self.changed()
            elif proposal.voters & mine:
                await self._propose(proposal.without(mine))

    async def _propose(self, proposal: Proposal) -> None:
        """Do what is proposed, once nobody needs to agree any more."""
        if proposal.voters:
            self.proposal = proposal
            self.changed()
            return
        record = self.record.copy()
        tells: list[Line] = []
        if in_company(self.seats, self.seats_of(proposal.person)):
            what = "redone" if proposal.again else "undone-last" if proposal.to == len(record.line) - 1 else "undone"
            tells.append(news(what, who=self.name_of(proposal.person), to=proposal.to))
        if proposal.again:
            with unended(self.id):
                record.redo(1)
        else:
            record.undo(len(record.line) - proposal.to)
        kept = [self._newest(record)]
        if proposal.deal:
            kept.append(self._dealt(record))
            tells.append(news("dealt"))
        await self._keep(record, kept, tells)
        self.changed()

    def _players_seats(self, person: str) -> set[int]:
        mine = self.seats_of(person)
        if not mine:
            raise NotYours("Only players take decisions back.")
        return set(mine)

    async def _keep(self, record: Record, kept: list[Kept], tells: Sequence[Line] = (), *more: Work[Any]) -> None:
        """Store new entries of a record and news at once: only then it is the table's. `changed` shows it."""
        if not self.is_full() and bears_no_more(len(record.entries)) and record.state.result is None:
            tells = [*tells, news("full")]
        await self._store(record, kept, tells, *more)
        self.record = self._opened.record = record
        self.proposal = None

    async def delete(self, sweep: int | None = None) -> None:
        """Forget the table; whoever is there is told and let go. With a sweep, only if nothing has happened since it."""
        async with self.lock:
            if sweep is not None:
                await self.store.fetch(require_untouched(self.id, sweep))
                if self.audience.guests:
                    raise Lost(self.id)
            await self._write(rows.delete_table(self.id))
            self.deleted = True
            for guest in list(self.audience.guests):
                guest.tell(wire.Refusal(said(Gone(DELETED), guest.lang)))
                guest.let_go()

    async def _write(self, *works: Work[Any], **values: Any) -> Any:
        """Store something about the table, as long as there is one and this process has it."""
        if self.deleted:
            raise Gone(DELETED)
        try:
            return await self.store.keep(rows.all_of(rows.touched(self.id, self.term, **values), *works))
        except (Lost, IntegrityError):  # of what is stored, not all is in memory
            self.lose()
            raise Stale(MOVED_ON) from None

    def lose(self) -> None:
        """The table as it is here is not, or no longer, what is stored: whoever is here looks for it anew."""
        self.is_lost = True
        self.when_lost(self)
        for guest in list(self.audience.guests):
            guest.move()

    async def _store(self, record: Record, kept: list[Kept], tells: Sequence[Line] = (), *more: Work[Any]) -> None:
        entries = rows.add_entries(self.id, self._opened.stored, kept)
        words = [rows.add_chat(self.id, self.said + n, *line) for n, line in enumerate(tells)]
        state, values = record.state, dict[str, Any]()
        moved = rows.now()
        if kept:
            glance = written(self.title, record, moved)
            values = {"over": int(state.result is not None), "glance": glance}
            if state.result is not None or self.trouble is not None:
                more = (*more, results.remember(self.id))
        await self._write(entries, *words, *more, **values)
        self._opened.stored += len(kept)
        self.moved = moved if kept else self.moved
        self._heard(tells)

    async def _tell(self, line: Line) -> None:
        """Store a line of the chat; `changed` shows it."""
        await self._write(rows.add_chat(self.id, self.said, *line))
        self._heard([line])

    def _heard(self, lines: Sequence[Line]) -> None:
        if lines:
            self.chat = [*self.chat, *lines][-rows.CHAT_SHOWN :]
            self.audience.heard()
        self.said += len(lines)

    async def go_on(self, person: str) -> None:
        """Play on from the last good decision; what was decided later stays stored but no longer counts.

        It has told what would come, as did a copy to whoever was alone with it: in company all is dealt afresh.
        """
        async with self.lock:
            mine = self.seats_of(person)
            if not mine:
                raise NotYours("Only players let a table go on.")
            if self.trouble is not None:
                entry = f"{RETURN} {len(self.record.entries)} {self.title.version}"
                record, tells = self.record.copy(), list[Line]()
                kept: list[Kept] = [(entry, record.state.hash())]
                if in_company(self.seats, mine):
                    kept.append(self._dealt(record))
                    tells.append(news("dealt"))
                await self._keep(record, kept, tells)
                self._opened.aside.append(self._opened.log)
                self._opened.trouble = None
                self.changed()

    async def talk(self, person: str, text: str, key: str = "") -> None:
        """Say something to the table, when the rules allow talking; what was said with the same key is not said again."""
        async with self.lock:
            mine = self.seats_of(person)
            if not mine:
                raise NotYours("Only players talk at the table.")
            key = printable(key)[:KEY_LENGTH]
            if key and any(line[0] in mine and line[3] == key for line in self.chat):
                return
            words = printable(text)
            if not 0 < len(words) <= CHAT_LENGTH:
                raise Refused(f"Say something of 1 to {CHAT_LENGTH} letters.")
            if not any(self.title.may_talk(self.record.state, seat) for seat in mine):
                raise Refused("The rules forbid talking just now.")
            await self._tell((mine[0], self.seats[mine[0]].name, words, key))
            self.changed()

    async def take_seat(
        self, person: str, seat: int, name: str | None, epoch: int, *, first: bool, colour: str = ""
    ) -> bool:
        """A person holds a seat from now on, if the database agrees that their link still gives it."""
        async with self.lock:
            if person in self.seats[seat].holders:  # the link was opened again, perhaps twice at once
                return True
            is_free = all(other.colour != colour for other in self.seats)
            dress = {"name": name} if name else {}
            dress |= {"colour": colour} if colour and is_free else {}
            claim = rows.claim_seat(self.id, seat, person, dress, epoch, first=first)
            known_as = self.name_of(person)
            is_told = first and (not self.seats_of(person) or self.title.may_talk(self.record.state, seat))
            tells: list[Line] = []

            def claimed(c: Connection) -> tuple[rows.SeatRow, set[str]]:
                row, holders = claim(c)
                if first and person in holders:
                    tells[:] = [news("taken", who=row["name"] if is_told else known_as, seat=seat)]
                    rows.add_chat(self.id, self.said, *tells[0])(c)
                return row, holders

            row, holders = await self._write(claimed)
            place = self.seats[seat]
            place.kind, place.bot, place.epoch, place.holders = row["kind"], row["bot"], row["epoch"], holders
            if is_told and person in holders:
                place.name, place.colour = row["name"], row["colour"]
                self._dresses.pop(seat, None)
            else:
                self._dresses[seat] = row["name"], row["colour"]
            if person not in holders:
                self.audience.seated()
                return False
            self.proposal = None
            self._heard(tells)
            self.changed()
            return True

    async def look_at_dresses(self) -> None:
        """Somebody has another name or colour: everybody sees it as soon as that seat may talk."""
        async with self.lock:
            worn = await self.store.fetch(rows.dresses(self.id))
            self._dresses = {seat: (name, colour) for seat, name, colour in worn}
            self.changed()

    def _dress(self) -> None:
        """Other names and colours are seen when their seats may talk: a name could say what the rules forbid to say."""
        for seat in [seat for seat in self._dresses if self.title.may_talk(self.record.state, seat)]:
            self.seats[seat].name, self.seats[seat].colour = self._dresses.pop(seat)
            self.audience.seated()

    async def renew_links(self, person: str, seat: Any) -> None:
        """Old links to a seat of one's own die, and other devices lose it."""
        async with self.lock:
            place = self.seats[self.require_seat(person, seat)]
            tells = [news("renewed", who=place.name, seat=place.seat)]
            others = [holder for holder in place.holders if holder != person]
            record, kept = self.record.copy(), list[Kept]()
            if in_company(self.seats, self.seats_of(person)) and self._was_alone(*others):
                kept = [self._dealt(record)]
                tells.append(news("dealt"))
            await self._keep(record, kept, tells, rows.renew_links(self.id, place.seat, person))
            place.epoch += 1
            place.holders = {person}
            self.changed()

    async def was_copied(self, person: str) -> None:
        """Somebody takes a copy of a running game, which tells all that is hidden: whoever sits down later shall know."""
        if not self.over:
            async with self.lock:
                await self._tell(news("told", who=self.name_of(person), to=len(self.record.line)))
                self.changed()

    def may_copy(self, person: str) -> bool:
        """Whether a copy of the running game tells a person nobody else's secrets: bots are all the company they have."""
        mine = self.seats_of(person)
        return bool(mine or person == self.owner) and all(seat.kind == BOT or seat.seat in mine for seat in self.seats)

    def _was_alone(self, *people: str) -> bool:
        """Whether one of some people has had a running game to themselves: they may have looked into a copy, or taken
        back what they saw, so all is dealt afresh before others join in."""
        return (
            not self.over
            and self.trouble is None
            and any(self.may_copy(person) or not in_company(self.seats, self.seats_of(person)) for person in people)
        )

    async def hand_over(self, person: str, seat: Any, kind: wire.SeatKind, bot: str, name: str) -> None:
        """The owner gives a seat to a bot, or opens it for a friend."""
        async with self.lock:
            if person != self.owner:
                raise NotYours("Only the owner of the table gives seats away.")
            place = self.require_place(seat)
            if kind == FRIEND and is_worn(self.record):
                raise Refused("So much was taken back and dealt afresh here that no seat can be opened. Lay a new table.")
            if name and not all(self.title.may_talk(self.record.state, seat.seat) for seat in self.seats):
                raise Refused("The rules forbid talking just now, so no seat is given a name. Give it without one.")
            tells = [news("bot" if kind == BOT else "opened", who=self.name_of(person), seat=seat, name=place.name)]
            record, kept = self.record.copy(), list[Kept]()
            if kind == FRIEND and self._was_alone(person, *set().union(*(seat.holders for seat in self.seats))):
                kept = [self._dealt(record)]
                tells.append(news("dealt"))
            await self._keep(record, kept, tells, rows.hand_over(self.id, seat, kind, bot, name))
            place.kind, place.bot, place.name, place.colour, place.holders = kind, bot, name, "", set()
            place.epoch += 1
            self._dresses.pop(seat, None)
            self.changed()

    async def play_again(self, person: str, lay: Callable[[], Awaitable[tuple[str, Work[Any]]]]) -> str:
        """The owner asks the same people to another game; whoever asks twice means the same table."""
        async with self.lock:
            if person != self.owner:
                raise NotYours("Only the owner of the table asks for a rematch.")
            if not self.over:
                raise Refused("A rematch follows a game that is over.")
            if not self.rematch or await self.store.fetch(rows.owner_of(self.rematch)) is None:
                table, laid = await lay()
                await self._write(laid, rematch=table)
                self.rematch = table
                self.changed()
            return self.rematch
