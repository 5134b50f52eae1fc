"""The page's own files: compressed once for all who come, and asked for once by each of them."""

import asyncio
import os
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from miskatonic.web.assets import Assets, compressed

GZIP = {"accept-encoding": "br, gzip"}
PROGRAM = "say('Good evening, Arkham')\n" * 200


class Browser:
    """Asks for files."""

    def __init__(self, folder: Path) -> None:
        self.server = httpx.ASGITransport(Starlette(routes=[Mount("/", Assets(directory=folder))]))

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Ask for a file; what can be unpacked is told by the way, unless said otherwise."""
        named = GZIP | {name.replace("_", "-"): value for name, value in headers.items()}

        async def answer() -> httpx.Response:
            async with httpx.AsyncClient(transport=self.server, base_url="http://arkham") as client:
                return await client.get(path, headers=named)

        return asyncio.run(answer())


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    """A browser before a folder with a program, a picture and an icon."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1.js").write_text(PROGRAM)
    (tmp_path / "assets" / "paper-1.jpg").write_bytes(b"a picture, let us say" * 100)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    return Browser(tmp_path)


def test_a_program_comes_compressed_to_those_who_can_unpack_it(browser: Browser) -> None:
    packed = browser.get("/assets/index-1.js")
    plain = browser.get("/assets/index-1.js", accept_encoding="identity")
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert int(packed.headers["content-length"]) < len(PROGRAM) / 10
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == PROGRAM
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.headers["etag"] == plain.headers["etag"]


def test_it_is_compressed_once_for_all_who_come_and_anew_when_it_has_changed(browser: Browser, tmp_path: Path) -> None:
    program = tmp_path / "assets" / "index-1.js"
    compressed.cache_clear()
    assert {browser.get("/assets/index-1.js").text for _ in range(3)} == {PROGRAM}
    assert compressed.cache_info().misses == 1
    program.write_text("say('Good night')")
    os.utime(program, ns=(0, program.stat().st_mtime_ns + 1))
    assert browser.get("/assets/index-1.js").text == "say('Good night')"


def test_who_has_it_already_or_asks_for_a_part_gets_no_more(browser: Browser) -> None:
    etag = browser.get("/assets/index-1.js").headers["etag"]
    assert browser.get("/assets/index-1.js", if_none_match=etag).status_code == 304
    part = browser.get("/assets/index-1.js", range="bytes=0-2")
    assert (part.status_code, part.text) == (206, "say")


def test_a_picture_comes_as_it_is(browser: Browser) -> None:
    assert "content-encoding" not in browser.get("/assets/paper-1.jpg").headers


def test_what_is_named_by_its_content_is_asked_for_once(browser: Browser) -> None:
    for file in ("index-1.js", "paper-1.jpg"):
        assert "immutable" in browser.get(f"/assets/{file}").headers["cache-control"]
    assert "cache-control" not in browser.get("/favicon.svg").headers
