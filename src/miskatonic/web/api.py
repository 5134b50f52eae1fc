"""The HTTP requests of docs/protocol.md: games, tables, seats, links, replays."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, Final

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import miskatonic as mk
from miskatonic.bots import NAMES as BOTS
from miskatonic.core.errors import Refused
from miskatonic.core.record import Record
from miskatonic.core.zones import SPECTATOR
from miskatonic.decks import Decks, DeckWish
from miskatonic.scene.sight import Watch
from miskatonic.tables import results, wire
from miskatonic.tables.hall import Hall, NoTable
from miskatonic.tables.live import LiveTable
from miskatonic.tables.opening import Unopened
from miskatonic.tables.peers import Elsewhere
from miskatonic.tables.refusals import Gone, NotYours, Stale
from miskatonic.tables.saved import MOST_BYTES, TOO_LONG, Unread
from miskatonic.tables.seats import BOT, FRIEND, known_colour
from miskatonic.tables.sentences import said
from miskatonic.tables.store import Unstored
from miskatonic.tables.tokens import BadToken, is_id, new_id
from miskatonic.tables.view import Eyes
from miskatonic.tables.wishes import clean_name
from miskatonic.text.parts import LANGUAGES, Lang, Text
from miskatonic.title import Title
from miskatonic.web import answers, endings, lists, offers, security
from miskatonic.web.limits import TooMuch
from miskatonic.web.passing import MISDIRECTED, PATIENCE, PAUSE, Unreached, pass_request
from miskatonic.web.reach import Reach

LOG: Final = logging.getLogger(__name__)
STATUS: Final = {
    security.Forbidden: 403,
    NotYours: 403,
    BadToken: 403,
    NoTable: 404,
    Gone: 404,
    Elsewhere: MISDIRECTED,
    Stale: 409,
    Unopened: 409,
    TooMuch: 429,
    Unstored: 503,
}

SAVE_LIMIT: Final = MOST_BYTES + security.BODY_LIMIT
"""In JSON every line of a save is a letter longer."""

LINK_LENGTH: Final = 200
"""Our longest links have half as many letters."""

Handler = Callable[[Request, str], Awaitable[Any]]


class Answer(Response):
    """JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


class Api:
    """The handlers, with the hall and the doorman they need."""

    def __init__(self, hall: Hall, doorman: security.Doorman, reach: Reach) -> None:
        self.hall = hall
        self.doorman = doorman
        self.reach = reach

    def routes(self) -> list[Route]:
        """Every request and what answers it."""
        get, post = ["GET"], ["POST"]
        return [
            Route("/api/games", self._answer(self.games), methods=get),
            Route("/api/tables", self._answer(self.my_tables), methods=get),
            Route("/api/tables", self._answer(self.new_table), methods=post),
            Route("/api/tables/{id}", self._answer(self.delete), methods=["DELETE"]),
            Route("/api/tables/{id}/links", self._answer(self.links), methods=get),
            Route("/api/tables/{id}/links", self._answer(self.renew_links), methods=post),
            Route("/api/tables/{id}/seats", self._answer(self.give_seat), methods=post),
            Route("/api/tables/{id}/replay", self._answer(self.replay), methods=get),
            Route("/api/tables/{id}/story", self._answer(self.story), methods=get),
            Route("/api/tables/{id}/rematch", self._answer(self.rematch), methods=post),
            Route("/api/tables/{id}/fork", self._answer(self.fork), methods=post),
            Route("/api/tables/{id}/save", self._answer(self.save), methods=get),
            Route("/api/saves", self._answer(self.read_save), methods=post),
            Route("/api/saves/table", self._answer(self.open_save), methods=post),
            Route("/api/results", self._answer(self.results), methods=get),
            Route("/api/results/{id}", self._answer(self.forget_result), methods=["DELETE"]),
            Route("/api/me", self._answer(self.dress), methods=post),
            Route("/api/invitation", self._answer(self.invitation), methods=get),
            Route("/api/join", self._answer(self.join), methods=post),
            Route("/api/qr", self._answer(self.qr), methods=get),
            Route("/api/primer/{game}", self._answer(self.primer), methods=get),
            Route("/api/signs/{game}", self._answer(self.signs), methods=get),
            Route("/api/rules/{game}", self._answer(self.rules), methods=get),
            Route("/api/cards/{game}", self._answer(self.cards), methods=get),
            Route("/api/decks/{game}", self._answer(self.shelf), methods=get),
            Route("/api/decks/{game}", self._answer(self.judge_deck), methods=post),
        ]

    def _answer(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        """Know the person, keep the manners, and put refusals into a sentence."""

        async def answer(request: Request) -> Response:
            changes = request.method in ("POST", "DELETE")
            known = self.doorman.person(request)
            person = known or (new_id() if changes else security.STRANGER)
            try:
                self.doorman.take("requests", request)
                if changes:
                    security.require_own_page(request.headers)
                content = await self._asked(handler, request, person)
                response = content if isinstance(content, Response) else Answer(content)
                if changes and known is None:  # several who look at once would each be made somebody else
                    self.doorman.know(person, request, response)
            except Refused as refusal:
                status = next((code for kind, code in STATUS.items() if isinstance(refusal, kind)), 400)
                why = said(refusal, request.headers.get(security.LANG_HEADER, "en"))
                response = Answer({"why": why}, status_code=status)
            except ClientDisconnect:  # gone before all was said: nobody hears the answer
                response = Response(status_code=400)
            except Exception:  # a mistake of ours is told in a sentence too
                LOG.exception("%s %s failed.", request.method, request.url.path)
                why = said(Refused(security.STUMBLED), request.headers.get(security.LANG_HEADER, "en"))
                response = Answer({"why": why}, status_code=500)
            response.headers["cache-control"] = "no-store"
            return response

        return answer

    async def _asked(self, handler: Handler, request: Request, person: str) -> Any:
        """What a handler says; if another process has the table it is about, what is said there."""
        waited = 0.0
        while True:
            try:
                return await handler(request, person)
            except Elsewhere as there:
                if self.doorman.is_passed_on(request) or waited > PATIENCE:
                    raise
                with contextlib.suppress(Unreached):
                    return await pass_request(request, await _sent(request), person, there, self.doorman)
                await asyncio.sleep(PAUSE)
                waited += PAUSE

    # ---------------------------------------------------------------- games

    async def games(self, request: Request, person: str) -> Any:
        lang = _lang(request)
        return {"games": await asyncio.to_thread(offers.games, lang)}

    async def rules(self, request: Request, person: str) -> Any:
        return await _unchanging(request, offers.rules)

    async def signs(self, request: Request, person: str) -> Any:
        return await _unchanging(request, offers.meanings)

    async def primer(self, request: Request, person: str) -> Any:
        return await _unchanging(request, offers.how_to_play)

    async def cards(self, request: Request, person: str) -> Any:
        return await _unchanging(request, offers.components)

    async def shelf(self, request: Request, person: str) -> Any:
        return await asyncio.to_thread(_decks(request).shelf, _lang(request))

    async def judge_deck(self, request: Request, person: str) -> Any:
        self.doorman.take("decks", request)
        body = security.read_json(await _sent(request, security.DECK_LIMIT))
        try:
            wish = msgspec.convert(body, DeckWish)
        except msgspec.ValidationError:
            raise Refused("A deck is a text, or cards by code with their copies.") from None
        return await asyncio.to_thread(_decks(request).judged, wish, _lang(request))

    # ---------------------------------------------------------------- tables

    async def my_tables(self, request: Request, person: str) -> Any:
        lang = _lang(request)
        tables = await self.hall.tables_of(person)
        return {"tables": [lists.line(table, person, lang) for table in tables]}

    async def new_table(self, request: Request, person: str) -> Any:
        self.doorman.take("tables", request)
        return {"id": await self.hall.new_table(person, await _body(request))}

    async def delete(self, request: Request, person: str) -> Any:
        await self.hall.delete(person, request.path_params["id"])
        return {}

    async def links(self, request: Request, person: str) -> Any:
        live = await self.hall.table(request.path_params["id"])
        mine = live.seats_of(person)
        if not mine and person != live.owner:
            raise NotYours("Only players see the links of a table.")
        open_seats = [s for s in live.seats if s.kind == FRIEND and not s.holders and person == live.owner]
        seats = tuple(
            answers.Invitation(
                seat=s.seat,
                kind=s.kind,
                name=s.name,
                colour=live.colours[s.seat],
                link=f"/join/{self.hall.invitation(live, s.seat)}",
            )
            for s in open_seats
        )
        personal = tuple(answers.PersonalLink(seat=seat, link=f"/join/{self.hall.personal(live, seat)}") for seat in mine)
        called = request.headers.get("host", "")
        return answers.Links(
            watch=f"/watch/{live.id}",
            seats=seats,
            personal=personal,
            bases=self.reach.bases(called),
            alone=self.reach.is_alone(called),
        )

    async def renew_links(self, request: Request, person: str) -> Any:
        live = await self.hall.table(request.path_params["id"])
        await live.renew_links(person, (await _body(request)).get("seat"))
        self.hall.bots.wake(live)
        return await self.links(request, person)

    async def join(self, request: Request, person: str) -> Any:
        body = await _body(request)
        token = body.get("token")
        if not isinstance(token, str):
            raise BadToken("A link carries a token.")
        name = clean_name(body.get("name"), "")
        live, seat = await self.hall.join(person, token, name, known_colour(body.get("colour")))
        self.hall.bots.wake(live)
        return {"id": live.id, "seat": seat}

    async def invitation(self, request: Request, person: str) -> Any:
        live, seat, first, good = await self.hall.invited(request.query_params.get("token", ""))
        host = next((s.name for s in live.seats if live.owner in s.holders and s.name), "")
        seats = tuple(
            answers.InvitedSeat(seat=s.seat, name=s.name, kind=s.kind, bot=s.bot, colour=colour, held=bool(s.holders))
            for s, colour in zip(live.seats, live.colours, strict=True)
        )
        mine = person in seat.holders
        return answers.Invited(
            game=live.title.id,
            title=live.title.speech[_lang(request)].game_title(),
            host=host,
            seat=seat.seat,
            seats=seats,
            own=not first,
            good=good,
            mine=mine,
            id=live.id if mine else "",
        )

    async def give_seat(self, request: Request, person: str) -> Any:
        live = await self.hall.table(request.path_params["id"])
        body = await _body(request)
        kind, bot = body.get("kind"), body.get("bot") or BOTS[-1]
        if kind not in (BOT, FRIEND) or bot not in BOTS:
            raise Refused("A seat is given to a bot or to a friend.")
        name = clean_name(body.get("name"), "")
        await live.hand_over(person, body.get("seat"), kind, bot if kind == BOT else "", name)
        self.hall.bots.wake(live)
        return {}

    async def rematch(self, request: Request, person: str) -> Any:
        self.doorman.take("tables", request)
        return {"id": await self.hall.rematch(person, request.path_params["id"])}

    async def results(self, request: Request, person: str) -> Any:
        ended = await self.hall.store.fetch(results.finished_by(person))
        return {"results": endings.finished(ended, _lang(request))}

    async def forget_result(self, request: Request, person: str) -> Any:
        table = request.path_params["id"]
        if not is_id(table) or not await self.hall.store.keep(results.forget_result(person, table)):
            raise NoTable("There is no such game among yours.")
        return {}

    async def dress(self, request: Request, person: str) -> Any:
        self.doorman.take("names", request)
        body = await _body(request)
        await self.hall.dress(person, clean_name(body.get("name"), ""), known_colour(body.get("colour")))
        return {}

    async def story(self, request: Request, person: str) -> Any:
        self.doorman.take("replays", request)
        live = await self.hall.table(request.path_params["id"])
        seat = _eyes(request, live, person)
        return await asyncio.to_thread(endings.story, live, seat, _lang(request))

    async def fork(self, request: Request, person: str) -> Any:
        self.doorman.take("tables", request)
        body = await _body(request)
        return {"id": await self.hall.fork(person, request.path_params["id"], body.get("at"))}

    async def save(self, request: Request, person: str) -> Any:
        live = await self.hall.table(request.path_params["id"])
        if not live.over and not live.may_copy(person):
            raise Refused("A save tells everybody’s secrets; it can be had when the game is over.")
        aside = _number(request, "aside", SPECTATOR)
        if aside >= live.aside:
            raise Refused(f"There is no such game. Games of this table set aside: {live.aside}.")
        save = live.save(None if aside < 0 else aside)  # as long as nobody else sits there
        await live.was_copied(person)
        return PlainTextResponse(save)

    async def read_save(self, request: Request, person: str) -> Any:
        self.doorman.take("saves", request)
        save = (await _saved(request)).get("save")
        saved = await self.hall.read_save(person, save, place=self.doorman.address(request))
        return endings.saved_game(saved, _lang(request))

    async def open_save(self, request: Request, person: str) -> Any:
        self.doorman.take("saves", request)
        self.doorman.take("tables", request)
        return {"id": await self.hall.bring(person, await _saved(request), self.doorman.address(request))}

    async def replay(self, request: Request, person: str) -> Any:
        self.doorman.take("replays", request)
        live = await self.hall.table(request.path_params["id"])
        length = len(live.record.line)
        at = max(0, min(_number(request, "at", length), length))
        seat, lang = _eyes(request, live, person), _lang(request)
        look, did = await asyncio.to_thread(_past, live.title, live.record, at, seat, lang)
        return answers.Replay(
            did=did,
            seat=look.seat,
            lang=look.lang,
            scene=look.scene,
            decision=None,
            waiting=look.waiting,
            result=look.result,
            log=look.log,
            talk=look.talk,
            number=at,
            length=length,
            table=lists.summary(live, person, lang),
        )

    async def qr(self, request: Request, person: str) -> Any:
        self.doorman.take("codes", request)
        path = request.query_params.get("path", "")
        if not path.startswith("/") or not path.isascii() or len(path) > LINK_LENGTH:
            raise Refused("A QR code shows an address of this table.")
        called = request.headers.get("host", "")
        base = next(iter(self.reach.bases(called)), f"{request.url.scheme}://{called}")
        return Response(await asyncio.to_thread(_code, base + path), media_type="image/svg+xml")


# -------------------------------------------------------------------- reading requests


async def _body(request: Request) -> dict[str, Any]:
    """The JSON object of a request, if it is one and not too large."""
    return security.read_json(await _sent(request))


async def _sent(request: Request, most: int = security.BODY_LIMIT) -> bytes:
    """The body of a request, if it is not too large; it can be read again."""
    if not hasattr(request.state, "sent"):
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise TooMuch("That is too much at once.")
        request.state.sent = data
    sent: bytes = request.state.sent
    return sent


async def _unchanging(request: Request, offer: Callable[[Title, Lang], offers.Unchanging]) -> Response:
    """What is the same for all who ask for it."""
    found = await asyncio.to_thread(offer, _title(request.path_params["game"]), _lang(request))
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.plain, media_type=Answer.media_type)
    headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(found.compressed, headers=headers, media_type=Answer.media_type)


@lru_cache(maxsize=200)
def _code(address: str) -> bytes:
    """An address as a picture for a phone; to draw it takes longer than many decisions."""
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=4, border=2, xmldecl=False)
    return picture.getvalue()


async def _saved(request: Request) -> dict[str, Any]:
    """The JSON object of a request that brings a save; whoever drops a film here is told so in a sentence."""
    try:
        sent = await _sent(request, SAVE_LIMIT)
    except TooMuch:
        raise Unread(TOO_LONG) from None
    return security.read_json(sent)


def _lang(request: Request) -> Lang:
    wanted = request.query_params.get("lang", "en")
    lang = next((lang for lang in LANGUAGES if lang == wanted), None)
    if lang is None:
        raise Refused(f"Languages are: {', '.join(LANGUAGES)}.")
    return lang


def _number(request: Request, name: str, otherwise: int) -> int:
    try:
        return max(SPECTATOR, int(request.query_params.get(name, otherwise)))
    except ValueError:
        raise Refused(f"“{name}” is a whole number.") from None


def _eyes(request: Request, live: LiveTable, person: str) -> int:
    """The seat whose eyes a look back uses: one's own, or any once the game is over; otherwise a spectator's."""
    mine = live.seats_of(person)
    seat = _number(request, "seat", mine[0] if len(mine) == 1 else SPECTATOR)
    return seat if seat in mine or (live.over and seat < len(live.seats)) else SPECTATOR


def _title(game: str) -> Title:
    title = mk.games().get(game)
    if title is None:
        raise NoTable("There is no such game.")
    return title


def _decks(request: Request) -> Decks:
    decks = _title(request.path_params["game"]).decks
    if decks is None:
        raise NoTable("Nobody brings decks to this game.")
    return decks


def _past(title: Title, record: Record, at: int, seat: int, lang: Lang) -> tuple[wire.Look, Text]:
    """What a seat saw after so many decisions, and what it had just chosen."""
    look = Eyes(title, seat, lang, Watch(record.at(at))).look(record, at)
    return look, endings.chosen(title, record, at, seat, lang)
