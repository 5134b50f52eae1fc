"""Who looks at a table, and what each of them is sent."""

from __future__ import annotations

from collections import Counter
from typing import Any
from weakref import WeakMethod, proxy

from miskatonic.core.zones import SPECTATOR
from miskatonic.open_hands import is_private
from miskatonic.tables import wire
from miskatonic.tables.diff import Compared, diff
from miskatonic.tables.guests import Gaze, Guest, encoded
from miskatonic.tables.laid import LaidTable
from miskatonic.tables.later import Later, WorkOut
from miskatonic.tables.looks import Looks
from miskatonic.tables.news import TABLE, Line, told
from miskatonic.tables.refusals import MOVED_ON, Stale
from miskatonic.tables.seats import BOT
from miskatonic.tables.sentences import said
from miskatonic.tables.taking_back import Proposal
from miskatonic.text.parts import Lang


class Audience:
    """The guests of a table. What is the same for several of them is made once."""

    def __init__(self, table: LaidTable) -> None:
        self.table: LaidTable = proxy(table)  # a table in a ring would stay in memory until garbage is looked for
        self.guests: set[Guest] = set()
        self.looks = Looks(table.title, table.record.state)
        self._players: Counter[str] = Counter()
        """Who is connected to play, and how often."""
        self._views: dict[tuple[Any, ...], wire.View] = {}
        """The present views; guests with equal eyes share one."""
        self._whole: dict[int, bytes] = {}
        """Present views as they are sent, by the view's identity."""
        self._tables: dict[tuple[Any, ...], wire.Table] = {}
        """What is said of the table itself, until something but a decision happens."""
        self._words: dict[Lang, tuple[wire.ChatLine, ...]] = {}
        """The chat, until something is said."""
        self.later: Later | None = None

    # ---------------------------------------------------------------- coming and going

    def come(self, guest: Guest) -> None:
        """A guest connects: the whole view for them, and the others see that they are here."""
        before = self.here()
        self.guests.add(guest)
        if not guest.watching:
            self._players[guest.person] += 1
        if self.here() != before:
            self._tables.clear()
            self.show_all()
        else:
            self.show(guest)

    def leave(self, guest: Guest) -> None:
        """A guest is gone; nothing is kept for eyes that are closed."""
        before = self.here()
        self.guests.discard(guest)
        if not guest.watching:
            self._players -= Counter((guest.person,))
        if not self.guests:
            self.looks.forget()
            self._views.clear()
            self._whole.clear()
            self._tables.clear()
        elif self.here() != before:
            self._tables.clear()
            self.show_all()

    def here(self) -> set[int]:
        """The seats at which somebody is connected."""
        return {seat.seat for seat in self.table.seats if any(person in self._players for person in seat.holders)}

    def place(self) -> str:
        """From where the table is looked at: by those who play there, or else by others."""
        places = [(not self.table.seats_of(guest.person), guest.place) for guest in self.guests]
        return min(places)[1] if places else ""

    # ---------------------------------------------------------------- showing

    def changed(self, *, only_moved: bool) -> None:
        """Something has happened, perhaps nothing but a decision in the middle of a game: everybody is shown it."""
        self.looks.pass_by()
        if not only_moved:
            self._tables.clear()
        self.show_all()

    def heard(self) -> None:
        """Something was said: the chat is put into words anew."""
        self._words.clear()

    def seated(self) -> None:
        """Seats are not what they were, though nobody needs to be shown it at once."""
        self._tables.clear()

    def show_all(self) -> None:
        """Show everybody what has changed."""
        self._views.clear()
        self._whole.clear()
        changes: dict[tuple[int, int], bytes] = {}
        compared: Compared = {}
        before = [(guest, guest.shown) for guest in self.guests]  # keeps old views, whose identity is a key
        for guest, shown in before:
            view = self.view(guest)
            key = (id(shown), id(view))
            if shown is not None and key not in changes:
                change = diff(shown, view, compared)
                changes[key] = b"" if change is None else encoded(wire.Change(self.table.rev, change))
            if shown is None:
                self.show(guest)
            elif changes[key]:
                guest.send(changes[key])
            guest.shown = view
        self.looks.rest({guest.lang for guest in self.guests})
        if self.later is not None:
            self.later.run(self.place)

    def show(self, guest: Guest) -> None:
        """Send a guest everything."""
        view = guest.shown = self.view(guest)
        if id(view) not in self._whole:
            self._whole[id(view)] = encoded(wire.Whole(view))
        guest.send(self._whole[id(view)])
        if self.later is not None:
            self.later.run(self.place)

    def show_later(self, work_out: WorkOut) -> None:
        """From now on the table is shown without what takes long to find, and again once it is found."""
        self.later = Later(self.table.owner, work_out, WeakMethod(self._look_again))
        self.looks.wait_for(self.later.errands)

    def _look_again(self) -> None:
        self.looks.pass_by()
        self.show_all()

    # ---------------------------------------------------------------- what is seen

    def eyes_for(self, guest: Guest) -> Gaze:
        """How a guest looks at the table, through one of the seats still theirs."""
        mine = self._mine(guest)
        if not mine:
            return Gaze(SPECTATOR)
        if len(mine) == 1:
            guest.eyes = mine[0]
            return Gaze(mine[0])
        table = self.table
        asked = [asked for asked in table.record.state.asked if asked.seat in mine]
        deciding = [one.seat for one in asked]
        if table.open_hands:
            first = next((one for one in asked if one.seat == guest.eyes), asked[0] if asked else None)
            if first is None or not is_private(table.title, table.record.state, tuple(mine), first):
                guest.eyes = None  # whoever is asked in secret next is looked for anew
                return Gaze(mine[0] if first is None else first.seat, common=tuple(mine))
        elif guest.eyes is None and table.over:
            return Gaze(mine[0])
        wanted = deciding or mine
        return Gaze(guest.eyes) if guest.eyes in wanted else Gaze(wanted[0], curtain=True)

    def _mine(self, guest: Guest) -> list[int]:
        """The seats through which a guest acts."""
        return [] if guest.watching else self.table.seats_of(guest.person)

    def view(self, guest: Guest) -> wire.View:
        """The whole view of a guest; made once for all with the same eyes."""
        gaze = self.eyes_for(guest)
        mine = tuple(self._mine(guest))
        key = (gaze, guest.lang, mine, guest.person == self.table.owner)
        if key not in self._views:
            self._views[key] = self._view(gaze, guest, mine)
        return self._views[key]

    def _view(self, gaze: Gaze, guest: Guest, mine: tuple[int, ...]) -> wire.View:
        seat, curtain, common = gaze
        record = self.table.record
        look = self.looks.look(record, SPECTATOR if curtain else seat, guest.lang, common)
        return wire.View(
            seat=seat,
            lang=look.lang,
            scene=look.scene,
            decision=look.decision,
            waiting=look.waiting,
            result=look.result,
            log=look.log,
            talk=look.talk,
            rev=self.table.rev,
            number=len(record.line),
            redo=len(record.undone),
            table=self._told(guest, mine),
            seats_mine=mine,
            curtain=curtain,
            chat=self._chat(guest.lang),
        )

    def bans(self, guest: Guest, seat: int) -> tuple[wire.Ban, ...]:
        """What is forbidden in the question of a seat, for a guest who is shown that question now."""
        gaze = self.eyes_for(guest)
        if gaze.curtain or gaze.seat != seat:
            raise Stale(MOVED_ON)
        return self.looks.bans(self.table.record, seat, guest.lang, gaze.common)

    def _chat(self, lang: Lang) -> tuple[wire.ChatLine, ...]:
        """The chat in a language, put into words when something was said."""
        if lang not in self._words:
            self._words[lang] = tuple([_chat_line(line, lang) for line in self.table.chat])
        return self._words[lang]

    def _told(self, guest: Guest, mine: tuple[int, ...]) -> wire.Table:
        """What a guest is told of the table itself."""
        is_owner = guest.person == self.table.owner
        key = (guest.lang, mine, is_owner)
        if key not in self._tables:
            self._tables[key] = self._table(guest.lang, mine, is_owner=is_owner)
        return self._tables[key]

    def _table(self, lang: Lang, mine: tuple[int, ...], *, is_owner: bool) -> wire.Table:
        here = self.here()
        table = self.table
        return wire.Table(
            id=table.id,
            game=table.title.id,
            title=table.title.speech[lang].game_title(),
            owner=is_owner,
            undo=table.undo_policy,
            over=table.over,
            trouble="" if table.trouble is None else said(table.trouble, lang),
            seed=str(table.record.header.seed) if table.is_seed_chosen else "",
            proposal=None if table.proposal is None else _proposed(table.proposal),
            rematch=table.rematch if mine or is_owner else "",
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
                for s, colour in zip(table.seats, table.colours, strict=True)
            ),
        )


def _chat_line(line: Line, lang: Lang) -> wire.ChatLine:
    seat, name, _, key = line
    return wire.ChatLine(seat=seat, name="" if seat == TABLE else name, text=told(line, lang), key=key)


def _proposed(proposal: Proposal) -> wire.Proposal:
    return wire.Proposal(seat=proposal.seat, to=proposal.to, again=proposal.again, voters=tuple(sorted(proposal.voters)))
