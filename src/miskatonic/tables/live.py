"""A table in play: its record, its seats, who is connected, and what each of them is sent."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final
from unicodedata import category

from sqlalchemy.exc import IntegrityError

from miskatonic.core.errors import Refused, Runaway
from miskatonic.core.options import Asked
from miskatonic.core.record import Record
from miskatonic.core.written import Fingerprints
from miskatonic.core.zones import SPECTATOR
from miskatonic.open_hands import is_private
from miskatonic.tables import results, rows, wire
from miskatonic.tables.diff import diff
from miskatonic.tables.glance import glanced, written
from miskatonic.tables.guests import Gaze, Guest, encoded
from miskatonic.tables.later import Later, WorkOut
from miskatonic.tables.looks import Looks
from miskatonic.tables.news import TABLE, Line, news, told
from miskatonic.tables.opening import RETURN, Kept, Opened, stored_save
from miskatonic.tables.refusals import DELETED, MOVED_ON, Gone, NotYours, Stale
from miskatonic.tables.seats import BOT, FRIEND, Seat, colours, in_company
from miskatonic.tables.sentences import said
from miskatonic.tables.store import Lost, Store, Work
from miskatonic.tables.taking_back import Proposal, ruling_on_redo, ruling_on_undo
from miskatonic.text.parts import Lang

LOG: Final = logging.getLogger(__name__)
REVS: Final = 20
"""Revisions of different terms differ: so many of their bits are left to one term."""
CHAT_LENGTH: Final = 500
AT_ONCE: Final = 64
"""So many decisions of a seat are taken at once; no way through a city has more segments."""


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
        raise Refused("This would never come to an end: a mistake of ours. Nothing was changed; choose otherwise.") from None


class LiveTable:
    """A table that is in memory. Everything that changes it happens under its lock, and is stored before it is shown."""

    def __init__(self, data: dict[str, Any], opened: Opened, database: Store, term: int = 0) -> None:
        self.id: str = data["id"]
        self.term = term
        """In which this process has the table; when another claims it, the next begins."""
        self.title = opened.title
        self.undo_policy: wire.UndoPolicy = data["undo"]
        self.open_hands = bool(data["open"])
        """Whether those who share a device see each other's cards, as far as the rules let them."""
        self.owner: str = data["owner"]
        self.store = database
        self.lock = asyncio.Lock()
        self.seats = [Seat(r["seat"], r["kind"], r["name"], r["bot"], r["epoch"], r["colour"]) for r in data["seat_rows"]]
        glance = glanced(data)
        self.moved: int = (glance and glance.moved) or data["updated"]
        """When the last decision was taken, in milliseconds."""
        self.rematch: str = data["rematch"] or ""
        """The table at which the same people play again."""
        for number, person in data["holders"]:
            self.seats[number].holders.add(person)
        self._dresses: dict[int, tuple[str, str]] = {}
        """Names and colours, by seat, that are stored and not seen yet."""
        self.chat: list[Line] = list(data["chat"])
        self._words: dict[Lang, tuple[wire.ChatLine, ...]] = {}
        self.said: int = data["said"]
        """How many lines of the chat are stored, of which `chat` has the last."""
        self.proposal: Proposal | None = None
        self.deleted = False
        self.is_lost = False
        self.when_lost: Callable[[LiveTable], None] = lambda _: None
        self.guests: set[Guest] = set()
        self.left = monotonic()
        """When it was opened, or when the last guest left."""
        self.rev = term << REVS
        self.looks = Looks(opened.title, opened.record.state)
        self._views: dict[tuple[Any, ...], wire.View] = {}
        """The present views; guests with equal eyes share one."""
        self._whole: dict[int, bytes] = {}
        """Present views as they are sent, by the view's identity."""
        self._tables: dict[tuple[Any, ...], wire.Table] = {}
        """What is said of the table itself, until something but a decision happens."""
        self._players: Counter[str] = Counter()
        """Who is connected to play, and how often."""
        self.record = opened.record
        self._fingerprints = Fingerprints()
        self._opened = opened
        self._was_over = bool(data["over"])
        self._chosen = bool(data["chosen"])
        self._open_since: dict[int, tuple[Asked, int]] = {}
        """For every seat that is asked: the question, and the revision at which it was put."""
        self._note_questions()
        self.bot_task: asyncio.Task[None] | None = None
        self._later: Later | None = None

    # ---------------------------------------------------------------- who may what

    def seats_of(self, person: str) -> list[int]:
        """The seats a person holds."""
        return [seat.seat for seat in self.seats if person in seat.holders]

    def require_seat(self, person: str, seat: Any) -> int:
        """The seat, if the person holds it."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.seats):
            raise NotYours("There is no such seat at this table.")
        if person not in self.seats[seat].holders:
            raise NotYours("This seat is not yours.")
        return seat

    def require_open(self, seat: int, rev: Any) -> None:
        """Refuse a decision on a question that was not yet open, or is no longer, when it was sent.

        A question that stays open while others answer theirs, or talk, is still the same.
        """
        since = self._open_since.get(seat)
        if since is None or not isinstance(rev, int) or not since[1] <= rev <= self.rev:
            raise Stale(MOVED_ON)

    def require_rev(self, rev: Any) -> None:
        """Refuse what was decided on an older view of the table."""
        if rev != self.rev:
            raise Stale(MOVED_ON)

    @property
    def trouble(self) -> Refused | None:
        """What no longer fits since the game has changed, until somebody lets the table go on."""
        return self._opened.trouble

    @property
    def over(self) -> bool:
        """Whether the game has ended, in the version it was played in."""
        return self.record.state.result is not None or (self.trouble is not None and self._was_over)

    @property
    def aside(self) -> int:
        """How often the table went back to its last good decision, setting later ones aside."""
        return len(self._opened.aside)

    def require_fit(self) -> None:
        """Refuse to go on from a last good decision that nobody has agreed to."""
        if self.trouble is not None:
            raise Refused("The game has changed since this was played. Let the table go on from here first.")

    # ---------------------------------------------------------------- changing

    async def play(self, person: str, seat: Any, rev: Any, key: Any, then: Sequence[str] = ()) -> None:
        """Take a decision for a seat, and those of the same seat that follow from it: all of them, or nothing."""
        async with self.lock:
            number = self.require_seat(person, seat)
            self.require_open(number, rev)
            keys = [key, *then]
            if not all(isinstance(key, str) and len(key) <= 100 for key in keys):
                raise Refused("A decision is the key of one of the options.")
            if len(keys) > AT_ONCE:
                raise Refused("That is too much at once. Wait a moment.")
            await self._play(number, *keys)

    async def play_bot(self, seat: int, rev: int, key: str) -> None:
        """Take a decision that a bot has chosen, if the seat is still a bot's."""
        async with self.lock:
            if self.seats[seat].kind != BOT:
                raise Stale(MOVED_ON)
            self.require_open(seat, rev)
            await self._play(seat, key)

    async def _play(self, seat: int, *keys: str) -> None:
        self.require_fit()
        record = self.record.copy()
        kept: list[Kept] = []
        with unended(self.id):
            for key in keys:
                record.play(key, seat)
                kept.append(self._newest(record))
        was = self.over, self.proposal
        await self._keep(record, kept)
        self.changed(only_moved=was == (self.over, self.proposal))

    def _newest(self, record: Record) -> Kept:
        """The last entry of a record, and the fingerprint of the state after it."""
        return record.entries[-1], self._fingerprints.of(record.state)

    def _dealt(self, record: Record) -> Kept:
        """Deal afresh what nobody has seen."""
        record.deal(secrets.token_hex(16))
        return self._newest(record)

    async def undo(self, person: str, to: Any, rev: Any) -> None:
        """Go back to an earlier decision, or propose it to the others, as the table's policy says."""
        async with self.lock:
            mine = self._players_seats(person)
            self.require_rev(rev)
            self.require_fit()
            if not isinstance(to, int) or isinstance(to, bool):
                raise Refused("There is no decision to take back to.")
            ruling = await asyncio.to_thread(ruling_on_undo, self.record, self.seats, self.undo_policy, mine, to)
            await self._propose(Proposal(person, min(mine), to, False, ruling))

    async def redo(self, person: str, rev: Any) -> None:
        """Bring back the last decision that was taken back, or propose it to the others."""
        async with self.lock:
            mine = self._players_seats(person)
            self.require_rev(rev)
            self.require_fit()
            ruling = ruling_on_redo(self.record, self.seats, self.undo_policy, mine)
            await self._propose(Proposal(person, min(mine), len(self.record.line) + 1, True, ruling))

    async def agree(self, person: str, yes: bool, rev: Any) -> None:
        """Agree to what somebody proposes, or do not; whoever proposed it can withdraw it."""
        async with self.lock:
            mine = self._players_seats(person)
            self.require_rev(rev)
            proposal = self.proposal
            if proposal is None:
                raise Stale(MOVED_ON)
            if not yes:
                self.proposal = None
                if person != proposal.person:
                    await self._tell(news("declined", who=self._name(person)))
                self.changed()
            elif proposal.voters & mine:
                proposal.voters -= mine
                await self._propose(proposal)

    async def _propose(self, proposal: Proposal) -> None:
        """Do what is proposed, once nobody needs to agree any more."""
        if proposal.voters:
            self.proposal = proposal
            self.changed()
            return
        record = self.record.copy()
        tells: list[Line] = []
        if in_company(self.seats, self.seats_of(proposal.person)):
            tells.append(news("redone" if proposal.again else "undone", who=self._name(proposal.person), to=proposal.to))
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

    def _name(self, person: str) -> str:
        """By what name the others know a person."""
        return next((seat.name for seat in self.seats if person in seat.holders and seat.name), "")

    async def _keep(self, record: Record, kept: list[Kept], tells: Sequence[Line] = (), *more: Work) -> None:
        """Store new entries of a record and news at once: only then it is the table's. `changed` shows it."""
        await self._store(record, kept, tells, *more)
        self.record = self._opened.record = record
        self.proposal = None

    async def delete(self) -> None:
        """Forget the table; whoever is there is told and let go."""
        async with self.lock:
            await self._write(rows.delete_table(self.id))
            self.deleted = True
            for guest in list(self.guests):
                guest.tell(wire.Refusal(said(Gone(DELETED), guest.lang)))
                guest.let_go()

    async def _write(self, *works: Work, **values: Any) -> Any:
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
        for guest in list(self.guests):
            guest.move()

    async def _store(self, record: Record, kept: list[Kept], tells: Sequence[Line] = (), *more: Work) -> None:
        entries = rows.add_entries(self.id, self._opened.stored, kept)
        words = [rows.add_chat(self.id, self.said + n, *line) for n, line in enumerate(tells)]
        state, values = record.state, dict[str, Any]()
        moved = rows.now()
        if kept:
            glance = written(self.title, state, len(record.line), moved)
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
            self._words.clear()
        self.said += len(lines)

    async def go_on(self, person: str) -> None:
        """Play on from the last good decision; what was decided later stays stored but no longer counts."""
        async with self.lock:
            if not self.seats_of(person):
                raise NotYours("Only players let a table go on.")
            if self.trouble is not None:
                entry = f"{RETURN} {len(self.record.entries)} {self.title.version}"
                await self._store(self.record, [(entry, self.record.state.hash())])
                self._opened.aside.append(self._opened.log)
                self._opened.trouble = None
                self.changed()

    def save(self, aside: int | None = None) -> str:
        """The game as a save: all that counts, fitting or not; or what was set aside when the table went on, by number."""
        if aside is not None:
            return stored_save(self.record.header, self._opened.aside[aside])
        return self.record.save() if self.trouble is None else stored_save(self.record.header, self._opened.log)

    async def talk(self, person: str, text: Any) -> None:
        """Say something to the table, when the rules allow talking."""
        async with self.lock:
            mine = self.seats_of(person)
            if not mine:
                raise NotYours("Only players talk at the table.")
            words = printable(text) if isinstance(text, str) else ""
            if not 0 < len(words) <= CHAT_LENGTH:
                raise Refused(f"Say something of 1 to {CHAT_LENGTH} letters.")
            if not any(self.title.may_talk(self.record.state, seat) for seat in mine):
                raise Refused("The rules forbid talking just now.")
            line = (mine[0], self.seats[mine[0]].name, words)
            await self._tell(line)
            self.changed()

    async def take_seat(
        self, person: str, seat: int, name: str | None, epoch: int, *, first: bool, colour: str = ""
    ) -> bool:
        """A person holds a seat from now on, if the database agrees that their link still gives it."""
        async with self.lock:
            is_free = all(other.colour != colour for other in self.seats)
            dress = {"name": name} if name else {}
            dress |= {"colour": colour} if colour and is_free else {}
            work = rows.claim_seat(self.id, seat, person, dress, epoch, first=first)
            row, holders = await self._write(work)
            place = self.seats[seat]
            place.kind, place.bot, place.epoch, place.holders = row["kind"], row["bot"], row["epoch"], holders
            if first and person in holders:
                place.name, place.colour = row["name"], row["colour"]
                self._dresses.pop(seat, None)
            else:
                self._dresses[seat] = row["name"], row["colour"]
            if person not in holders:
                self._tables.clear()
                return False
            self.proposal = None
            if first:
                await self._tell(news("taken", who=place.name, seat=seat))
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
            self._tables.clear()

    async def renew_links(self, person: str, seat: Any) -> None:
        """Old links to a seat of one's own die, and other devices lose it."""
        async with self.lock:
            place = self.seats[self.require_seat(person, seat)]
            told = news("renewed", who=place.name, seat=place.seat)
            await self._keep(self.record, [], [told], rows.renew_links(self.id, place.seat, person))
            place.epoch += 1
            place.holders = {person}
            self.changed()

    async def was_copied(self, person: str) -> None:
        """Somebody takes a copy of a running game, which tells all that is hidden: whoever sits down later shall know."""
        if not self.over:
            async with self.lock:
                await self._tell(news("told", who=self._name(person), to=len(self.record.line)))
                self.changed()

    async def hand_over(self, person: str, seat: Any, kind: wire.SeatKind, bot: str, name: str) -> None:
        """The owner gives a seat to a bot, or opens it for a friend."""
        async with self.lock:
            if person != self.owner:
                raise NotYours("Only the owner of the table gives seats away.")
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.seats):
                raise NotYours("There is no such seat at this table.")
            place = self.seats[seat]
            tells = [news("bot" if kind == BOT else "opened", who=self._name(person), seat=seat, name=place.name)]
            record, kept = self.record.copy(), list[Kept]()
            if (
                kind == FRIEND
                and not self.over
                and self.trouble is None
                and not in_company(self.seats, self.seats_of(person))
            ):
                kept = [self._dealt(record)]  # whoever was alone may have looked into a copy, or taken back what they saw
                tells.append(news("dealt"))
            await self._keep(record, kept, tells, rows.hand_over(self.id, seat, kind, bot, name))
            place.kind, place.bot, place.name, place.colour, place.holders = kind, bot, name, "", set()
            place.epoch += 1
            self._dresses.pop(seat, None)
            self.changed()

    async def play_again(self, person: str, lay: Callable[[], Awaitable[str]]) -> str:
        """The owner asks the same people to another game; whoever asks twice means the same table."""
        async with self.lock:
            if person != self.owner:
                raise NotYours("Only the owner of the table asks for a rematch.")
            if not self.over:
                raise Refused("A rematch follows a game that is over.")
            if not self.rematch or await self.store.fetch(rows.owner_of(self.rematch)) is None:
                laid = await lay()
                await self._write(rematch=laid)
                self.rematch = laid
                self.changed()
            return self.rematch

    # ---------------------------------------------------------------- showing

    def changed(self, *, only_moved: bool = False) -> None:
        """Something has happened, perhaps nothing but a decision in the middle of a game: everybody is shown it."""
        self.rev += 1
        self._dress()
        self.looks.pass_by()
        if not only_moved:
            self._tables.clear()
        self._note_questions()
        self._show_all()

    def _show_all(self) -> None:
        """Show everybody what has changed; what is the same for several is made once."""
        self._views.clear()
        self._whole.clear()
        changes: dict[tuple[int, int], bytes] = {}
        before = [(guest, guest.shown) for guest in self.guests]  # keeps old views, whose identity is a key
        for guest, shown in before:
            view = self.view(guest)
            key = (id(shown), id(view))
            if shown is not None and key not in changes:
                ops = diff(shown, view)
                changes[key] = encoded(wire.Change(self.rev, ops)) if ops else b""
            if shown is None:
                self.show(guest)
            elif changes[key]:
                guest.send(changes[key])
            guest.shown = view
        self.looks.rest({guest.lang for guest in self.guests})
        if self._later is not None:
            self._later.run()

    def show_later(self, work_out: WorkOut) -> None:
        """From now on the table is shown without what takes long to find, and again once it is found."""
        self._later = Later(self.owner, work_out, self._look_again)
        self.looks.wait_for(self._later.errands)

    def _look_again(self) -> None:
        self.looks.pass_by()
        self._show_all()

    def _note_questions(self) -> None:
        before = self._open_since
        self._open_since = {}
        for asked in self.record.state.asked:
            known = before.get(asked.seat)
            same = known is not None and known[0] is asked
            self._open_since[asked.seat] = known if known is not None and same else (asked, self.rev)

    def eyes_for(self, guest: Guest) -> Gaze:
        """How a guest looks at the table, through one of the seats still theirs."""
        mine = self._mine(guest)
        if not mine:
            return Gaze(SPECTATOR)
        if len(mine) == 1:
            guest.eyes = mine[0]
            return Gaze(mine[0])
        asked = [asked for asked in self.record.state.asked if asked.seat in mine]
        deciding = [one.seat for one in asked]
        if self.open_hands:
            first = next((one for one in asked if one.seat == guest.eyes), asked[0] if asked else None)
            if first is None or not is_private(self.title, self.record.state, tuple(mine), first):
                guest.eyes = None  # whoever is asked in secret next is looked for anew
                return Gaze(mine[0] if first is None else first.seat, common=tuple(mine))
        elif guest.eyes is None and not deciding:
            return Gaze(mine[0])
        wanted = deciding or mine
        return Gaze(guest.eyes) if guest.eyes in wanted else Gaze(wanted[0], curtain=True)

    def look(self, seat: int, lang: Lang, common: tuple[int, ...] = ()) -> wire.Look:
        """What a seat sees now in a language, perhaps in common with others."""
        return self.looks.look(self.record, seat, lang, common)

    def view(self, guest: Guest) -> wire.View:
        """The whole view of a guest; made once for all with the same eyes."""
        gaze = self.eyes_for(guest)
        mine = tuple(self._mine(guest))
        key = (gaze, guest.lang, mine, guest.person == self.owner)
        if key not in self._views:
            self._views[key] = self._view(gaze, guest, mine)
        return self._views[key]

    def _view(self, gaze: Gaze, guest: Guest, mine: tuple[int, ...]) -> wire.View:
        seat, curtain, common = gaze
        look = self.look(SPECTATOR if curtain else seat, guest.lang, common)
        return wire.View(
            seat=seat,
            lang=look.lang,
            scene=look.scene,
            decision=look.decision,
            waiting=look.waiting,
            result=look.result,
            log=look.log,
            talk=look.talk,
            rev=self.rev,
            number=len(self.record.line),
            redo=len(self.record.undone),
            table=self._table(guest, mine),
            seats_mine=mine,
            curtain=curtain,
            chat=self._chat(guest.lang),
        )

    def _chat(self, lang: Lang) -> tuple[wire.ChatLine, ...]:
        """The chat in a language, put into words when something was said."""
        if lang not in self._words:
            self._words[lang] = tuple([_chat_line(line, lang) for line in self.chat])
        return self._words[lang]

    def _mine(self, guest: Guest) -> list[int]:
        """The seats through which a guest acts."""
        return [] if guest.watching else self.seats_of(guest.person)

    def _table(self, guest: Guest, mine: tuple[int, ...]) -> wire.Table:
        key = (guest.lang, mine, guest.person == self.owner)
        if key not in self._tables:
            self._tables[key] = self._told_table(guest, mine)
        return self._tables[key]

    def _told_table(self, guest: Guest, mine: tuple[int, ...]) -> wire.Table:
        here = self._here()
        return wire.Table(
            id=self.id,
            game=self.title.id,
            title=self.title.speech[guest.lang].game_title(),
            owner=guest.person == self.owner,
            undo=self.undo_policy,
            over=self.over,
            trouble="" if self.trouble is None else said(self.trouble, guest.lang),
            seed=str(self.record.header.seed) if self._chosen else "",
            proposal=None if self.proposal is None else _proposed(self.proposal),
            rematch=self.rematch if mine or guest.person == self.owner else "",
            seats=tuple(
                wire.Seat(
                    seat=s.seat,
                    name=s.name,
                    kind=s.kind,
                    bot=s.bot,
                    colour=colour,
                    mine=s.seat in mine,
                    here=s.kind == BOT or s.seat in here,
                    held=bool(s.holders),
                )
                for s, colour in zip(self.seats, self.colours, strict=True)
            ),
        )

    @property
    def colours(self) -> list[wire.Colour]:
        """The colour of every seat."""
        return colours([seat.colour for seat in self.seats])

    def _here(self) -> set[int]:
        """The seats at which somebody is connected."""
        return {seat.seat for seat in self.seats if any(person in self._players for person in seat.holders)}

    def show(self, guest: Guest) -> None:
        """Send a guest everything."""
        view = guest.shown = self.view(guest)
        if id(view) not in self._whole:
            self._whole[id(view)] = encoded(wire.Whole(view))
        guest.send(self._whole[id(view)])
        if self._later is not None:
            self._later.run()

    def come(self, guest: Guest) -> None:
        """A guest connects: the whole view for them, and the others see that they are here."""
        before = self._here()
        self.guests.add(guest)
        if not guest.watching:
            self._players[guest.person] += 1
        if self._here() != before:
            self._tables.clear()
            self._show_all()
        else:
            self.show(guest)

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        before = self._here()
        self.guests.discard(guest)
        if not guest.watching:
            self._players -= Counter((guest.person,))
        if not self.guests:
            self._forget_looks()
        elif self._here() != before:
            self._tables.clear()
            self._show_all()

    def _forget_looks(self) -> None:
        """Keep nothing for eyes that are closed."""
        self.looks.forget()
        self._views.clear()
        self._whole.clear()
        self._tables.clear()
        self._fingerprints = Fingerprints()
        self.left = monotonic()


def _chat_line(line: Line, lang: Lang) -> wire.ChatLine:
    return wire.ChatLine(seat=line[0], name="" if line[0] == TABLE else line[1], text=told(line, lang))


def _proposed(proposal: Proposal) -> wire.Proposal:
    return wire.Proposal(seat=proposal.seat, to=proposal.to, again=proposal.again, voters=tuple(sorted(proposal.voters)))
