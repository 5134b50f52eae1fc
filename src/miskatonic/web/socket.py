"""The live feed of docs/protocol.md: one WebSocket a guest, decisions in, differences out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final, assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from miskatonic.core.errors import Refused
from miskatonic.tables import wire
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall, NoTable
from miskatonic.tables.live import AT_ONCE, LiveTable
from miskatonic.tables.opening import Unopened
from miskatonic.tables.peers import Elsewhere
from miskatonic.tables.refusals import NotYours, Stale
from miskatonic.tables.sentences import said
from miskatonic.tables.store import SECONDS_UNTIL_STORED, Unstored
from miskatonic.web import visits
from miskatonic.web.health import Measures
from miskatonic.web.limits import TooMuch
from miskatonic.web.passing import pass_visit
from miskatonic.web.security import STUMBLED, Doorman, is_same_origin, read_json
from miskatonic.web.visits import Visit, as_ref

MESSAGE_LIMIT: Final = 4096
WISH: Final[msgspec.json.Decoder[wire.FromBrowser]] = msgspec.json.Decoder(wire.FromBrowser)
"""Made beforehand: to find out what all messages look like takes longer than to read one."""
LOG: Final = logging.getLogger(__name__)


class Feed:
    """Accepts guests and carries their messages."""

    def __init__(self, hall: Hall, doorman: Doorman, measures: Measures | None = None) -> None:
        self.hall = hall
        self.doorman = doorman
        self.measures = measures or Measures()

    async def welcome(self, socket: WebSocket) -> None:
        """A guest from the first word to the last."""
        if not is_same_origin(socket.headers):
            await socket.close(visits.NOT_OUR_PAGE, "This connection did not come from the table's own page.")
            return
        person, place = self.doorman.person(socket), self.doorman.address(socket)
        accounts = self.doorman.accounts
        try:
            accounts.take("handshakes", person, place)
            accounts.connect(person, place)
        except TooMuch as refusal:
            await socket.close(visits.TOO_MANY, str(refusal))
            return
        try:
            await self._host(Visit(socket, person, place))
        finally:
            accounts.disconnect(person, place)

    async def _host(self, visit: Visit) -> None:
        """A guest at a table, if there is one; at the next place when the table moves."""
        try:
            while await self._stay(visit):
                pass
        except (WebSocketDisconnect, RuntimeError):  # gone while something was being sent
            pass
        finally:
            await visit.end()

    async def _stay(self, visit: Visit) -> bool:
        """A guest at a table where it is now; whether it has moved then."""
        try:
            live = await self.hall.table(visit.table)
        except Elsewhere as there:
            return await pass_visit(visit, there, self.doorman)
        except Unstored as refusal:
            if not visit.is_accepted:
                return await visit.turned_away(visits.NO_STORE, str(refusal))
            visit.tell(wire.Refusal(said(refusal, visit.lang)))
            await asyncio.sleep(SECONDS_UNTIL_STORED)
            return True
        except (NoTable, Unopened) as refusal:
            code = visits.NO_TABLE if isinstance(refusal, NoTable) else visits.UNOPENED
            return await visit.turned_away(code, str(refusal))
        await visit.accept()
        if live.is_lost or live.deleted:  # meanwhile
            return True
        visit.found()
        guest = visit.guest()
        live.come(guest)
        self.hall.bots.wake(live)
        try:
            return await self._listen(visit, live, guest)
        finally:
            visit.lang = guest.lang
            live.leave(guest)
            self.hall.bots.left(live)

    async def _listen(self, visit: Visit, live: LiveTable, guest: Guest) -> bool:
        """Do what a guest says, for as long as they are there; whether the table has moved then."""
        while (frame := await visit.hear()) is not None:
            if frame["type"] == visits.DISCONNECTED:
                return False
            sent: str | bytes = frame.get("text") or frame.get("bytes") or ""
            try:
                self.doorman.accounts.take("messages", visit.known, visit.place)
                if len(sent) > MESSAGE_LIMIT:
                    raise TooMuch("That is too much at once. Wait a moment.")
                if isinstance(sent, bytes):
                    raise Refused("A message is text.")
                wish = _wish(sent)
                if isinstance(wish, wire.AskHint):
                    self.doorman.accounts.take("hints", visit.known, visit.place)
                for _ in wish.then[:AT_ONCE] if isinstance(wish, wire.Play) else ():
                    self.doorman.accounts.take("messages", visit.known, visit.place)
                await self.act(live, guest, wish)
            except Refused as refusal:
                guest.tell(wire.Refusal(said(refusal, guest.lang), _ref_of(sent)))
            except Exception:  # a mistake of ours is told in a sentence, and the table goes on
                LOG.exception("A message at table %s failed.", live.id)
                guest.tell(wire.Refusal(said(Refused(STUMBLED), guest.lang), _ref_of(sent)))
        return True

    async def act(self, live: LiveTable, guest: Guest, wish: wire.FromBrowser) -> None:
        """Do what a message says."""
        if guest.watching and not isinstance(wish, wire.Speak):
            raise NotYours("Those who watch do not act.")
        match wish:
            case wire.Play():
                with self.measures.decision():
                    await live.play(guest.person, wish.seat, wish.rev, wish.key, wish.then)
                self.hall.bots.wake(live)
            case wire.Undo():
                await live.undo(guest.person, wish.to, wish.rev, guest.place)
                self.hall.bots.wake(live)
            case wire.Redo():
                await live.redo(guest.person, wish.rev)
                self.hall.bots.wake(live)
            case wire.Agree():
                await live.agree(guest.person, wish.yes, wish.rev)
                self.hall.bots.wake(live)
            case wire.GoOn():
                await live.go_on(guest.person)
                self.hall.bots.wake(live)
            case wire.Talk():
                try:
                    await live.talk(guest.person, wish.text, wish.key)
                except Stale:  # who does not hear it where the table is now says it again
                    if not wish.key:
                        raise
            case wire.Speak():
                guest.lang = wish.lang
                live.audience.show(guest)
            case wire.LookAs():
                guest.eyes = live.require_seat(guest.person, wish.seat)
                live.audience.show(guest)
            case wire.AskHint():
                seat = live.require_seat(guest.person, wish.seat)
                guest.tell(await self.hall.bots.hint(live, guest.person, seat, guest.lang, guest.place))
            case wire.AskWhyNot():
                seat = live.require_seat(guest.person, wish.seat)
                live.require_open(seat, wish.rev)
                guest.tell(wire.WhyNot(live.audience.bans(guest, seat), as_ref(wish.ref)))
            case _:
                assert_never(wish)


def _ref_of(sent: str | bytes) -> int | str | None:
    """What the refusal of a message repeats; of one that is too long nothing is read."""
    with contextlib.suppress(Refused):
        return as_ref(read_json(sent).get("ref")) if len(sent) <= MESSAGE_LIMIT else None
    return None


def _wish(sent: str) -> wire.FromBrowser:
    """What a browser wants, if it is a message of the protocol."""
    try:
        return WISH.decode(sent)
    except (ValueError, RecursionError) as error:
        read_json(sent)  # what is no object at all is told otherwise
        raise Refused(f"This is no message of the protocol: {error}.") from None
