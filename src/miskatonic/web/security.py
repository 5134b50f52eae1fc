"""Manners at the door: who a browser is, where a request comes from, how much and how often."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from miskatonic.core.errors import Refused
from miskatonic.tables.tokens import BadToken, Signer
from miskatonic.web.limits import Accounts, Limits, address_of

COOKIE: Final = "miskatonic"
BETWEEN: Final = "|"
"""Stands between the words of a cookie. Browsers keep one for all servers of a computer, whatever their ports and data."""
SERVERS: Final = 8
"""So many servers are remembered, those first that were seen last."""
READ: Final = 32
"""So many words of a cookie are read: each takes a signature to check."""
WORD: Final = re.compile(r"person~[A-Za-z0-9_-]{1,32}~[A-Za-z0-9_-]{24}")
_COOKIE: Final = re.compile(rf"(?:^|;\s*){COOKIE}=([^;]*)")
STRANGER: Final = "stranger"
"""Whoever looks without a cookie of ours."""
CUSTOM_HEADER: Final = "x-miskatonic"
LANG_HEADER: Final = "x-miskatonic-lang"
PASSED_ON: Final = "x-miskatonic-passed-on"
"""With it another process of ours says for whom it passes something on; it is signed."""
BODY_LIMIT: Final = 16_384
DECK_LIMIT: Final = 262_144
"""A deck file can hold a long story of its deck."""
YEAR: Final = 365 * 24 * 3600

STUMBLED: Final = "Something went wrong at the server: a mistake of ours. Nothing was changed."

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
)


def _words(connection: HTTPConnection) -> list[str]:
    """What a browser's cookie says, to this server and to others; not more than any of us would write."""
    found = _COOKIE.findall("; ".join(connection.headers.getlist("cookie")))
    words = BETWEEN.join([cookie.strip(' "') for cookie in found]).split(BETWEEN, READ)[:READ]
    return [word for word in words if WORD.fullmatch(word)]


class Forbidden(Refused):
    """The request did not come from our own page."""


class Doorman:
    """Knows browsers by their cookie and lets nobody hurry or take too much."""

    def __init__(self, signer: Signer, limits: Limits | None = None) -> None:
        self.signer = signer
        self.accounts = Accounts(limits or Limits())

    def person(self, connection: HTTPConnection) -> str | None:
        """Whose browser this is, if its cookie is ours."""
        return next(filter(None, map(self._named, _words(connection))), None)

    def _named(self, word: str) -> str | None:
        """Whom a word of a cookie names, if it is ours."""
        try:
            return self.signer.read("person", word)[0]
        except BadToken:
            return None

    def cookie(self, person: str) -> str:
        """What a browser shows from now on to be known as a person."""
        return self.signer.sign("person", person)

    def know(self, person: str, request: HTTPConnection, response: Response) -> None:
        """Let a browser be known as a person, for a year from now; how other servers here know it stays in its cookie."""
        others = [word for word in _words(request) if self._named(word) is None]
        cookie = BETWEEN.join((self.cookie(person), *others[: SERVERS - 1]))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    def take(self, what: str, connection: HTTPConnection) -> None:
        """Let a browser have one more of something, or refuse."""
        self.accounts.take(what, self.person(connection), self.address(connection))

    def address(self, connection: HTTPConnection) -> str:
        """Where a browser is, as far as it is counted."""
        told = self._told(connection)
        return address_of(connection.client.host if connection.client else "") if told is None else told

    def is_passed_on(self, connection: HTTPConnection) -> bool:
        """Whether another process of ours passes this on."""
        return self._told(connection) is not None

    def passed_on(self, connection: HTTPConnection) -> dict[str, str]:
        """What another process of ours has to know of a browser."""
        known = ("cookie", "host", "origin", CUSTOM_HEADER, LANG_HEADER, "content-type")
        headers = {name: connection.headers[name] for name in known if name in connection.headers}
        return {**headers, PASSED_ON: self.signer.sign("passed-on", self.address(connection))}

    def _told(self, connection: HTTPConnection) -> str | None:
        try:
            return self.signer.read("passed-on", connection.headers.get(PASSED_ON, ""))[0]
        except BadToken:
            return None


def is_same_origin(headers: Headers) -> bool:
    """Whether a request says that it comes from a page of this very server."""
    try:
        return urlsplit(headers["origin"]).netloc == headers["host"]
    except (KeyError, ValueError):
        return False


def read_json(data: bytes | str) -> dict[str, Any]:
    """The JSON object that somebody sent; letters that are none (half of a surrogate pair) make it no JSON."""
    try:
        thing = msgspec.json.decode(data)
    except (ValueError, RecursionError):
        raise Refused("This is not JSON.") from None
    if not isinstance(thing, dict):
        raise Refused("What is sent is a JSON object.")
    return thing


def require_own_page(headers: Headers) -> None:
    """A request that changes something comes from our own page, with our own header."""
    if not is_same_origin(headers) or headers.get(CUSTOM_HEADER) != "1":
        raise Forbidden("This request did not come from the table's own page.")


class SafeHeaders:
    """Adds the headers every answer carries."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", []).extend(HEADERS)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
