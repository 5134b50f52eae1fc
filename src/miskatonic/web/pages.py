"""The pages: each is the client, and whoever opens one is known from then on."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from miskatonic.tables.tokens import new_id
from miskatonic.web.limits import TooMuch
from miskatonic.web.security import Doorman

CLIENT: Final = Path(str(files("miskatonic.web"))) / "static"
ADDRESSES: Final = ("/", "/table/{id}", "/watch/{id}", "/join/{token}", "/replay/{id}", "/decks/{game}", "/results")


class Pages:
    """What a browser opens; the client finds its way by the address."""

    def __init__(self, doorman: Doorman) -> None:
        self.doorman = doorman

    def routes(self) -> list[Route]:
        """The addresses that lead somewhere."""
        return [Route(address, self.page) for address in ADDRESSES]

    async def page(self, request: Request, status: int = 200) -> Response:
        """The client, for somebody who is known before it asks for anything, and a year longer each time."""
        try:
            self.doorman.take("requests", request)
        except TooMuch as refusal:
            return PlainTextResponse(str(refusal), 429)
        index = CLIENT / "index.html"
        if index.exists():
            response: Response = FileResponse(index, status, {"cache-control": "private, no-cache"})
        else:
            response = PlainTextResponse("The browser client is not built yet. Run: make client", 503)
        self.doorman.know(self.doorman.person(request) or new_id(), request, response)
        return response

    async def nowhere(self, request: Request, error: Exception) -> Response:
        """An address that leads nowhere shows the client too, which knows the way back."""
        is_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        return await self.page(request, 404) if is_page else PlainTextResponse("Not found", status_code=404)
