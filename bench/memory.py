"""How much memory a table in play takes, and what of it is for what, while two people look at it.

Tables are laid and played in this process, through the hall, as a server does it. A table takes what is free again once it
is gone; what all tables share stays, and is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import tracemalloc
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import miskatonic as mk
from miskatonic.scene.errands import Errand
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall
from miskatonic.tables.live import LiveTable
from miskatonic.tables.store import Store
from miskatonic.tables.tokens import Signer
from miskatonic.text.parts import LANGUAGES, Lang

ANNA, BEN = "anna", "ben"
FRIENDS: Final = "en,en"
"""What the two read; friends mostly read one language, and then have most of what is kept in common."""
Figures = dict[str, Any]


async def nobody(person: str, errands: list[Errand], place: str) -> list[Any]:
    """What takes long to find is not waited for: it is a few words on a table."""
    await asyncio.Event().wait()
    return []


async def laid(hall: Hall, game: str, langs: list[Lang]) -> LiveTable:
    """A table at which two people are."""
    live = await hall.table(await hall.new_table(ANNA, {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}]}))
    await live.take_seat(BEN, 1, "Ben", live.seats[1].epoch, first=True)
    live.audience.show_later(nobody)
    for person, lang in zip((ANNA, BEN), langs, strict=True):
        live.come(Guest(person, lang, False, lambda _: None))
    return live


async def play(live: LiveTable, decisions: int, rng: random.Random) -> None:
    """Take so many decisions, any of the options, as far as the game goes."""
    for _ in range(decisions):
        if not live.record.state.asked:
            return
        asked = live.record.state.asked[0]
        keys = [option.key for option in asked.options]
        key = rng.choice([key for key in keys if key != "ready"] or keys)
        await live.play((ANNA, BEN)[asked.seat], asked.seat, live.rev, key)


def held() -> int:
    """What is in use now, in bytes."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def measured(game: str, langs: list[Lang], tables: int, decisions: int, data: Path) -> Figures:
    """A table of a game after so many decisions: kilobytes in all, and what goes when its parts are let go one by one."""
    database = Store(f"sqlite:///{data / 'tables.sqlite'}")
    hall, rng = Hall(database, Signer(b"s" * 32)), random.Random(1)
    some = [await laid(hall, game, langs) for _ in range(tables)]
    for live in some:
        await play(live, decisions, rng)
    full = was = held()
    figures: Figures = {"game": game, "decisions": decisions, "kb": 0}

    def gone(what: str) -> None:
        nonlocal was
        now = held()
        figures[what], was = round((was - now) / tables / 1024), now

    for live in some:
        live.audience._views.clear()
        live.audience.looks.pass_by()
        for guest in live.audience.guests:
            guest.shown = None
        for eyes in live.audience.looks.eyes.values():
            eyes._log, eyes._notes = (), []
    gone("log in words")
    for live in some:
        for guest in list(live.audience.guests):
            live.leave(guest)
    gone("parts kept for eyes")
    for live in some:
        live.record.snapshots.clear()
    gone("snapshots")
    for live in some:
        live.record.notes.clear()
    gone("log")
    some.clear()
    hall._open.clear()
    gone("the game itself")
    figures["kb"] = round((full - was) / tables / 1024)
    database.close()
    return figures


def main() -> None:
    """Print a table, or JSON for scripts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games (default: all)")
    parser.add_argument("--languages", default=FRIENDS, help="those of the two people, such as en,ru")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--decisions", type=int, default=45)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    langs = [lang for said in wish.languages.split(",") for lang in LANGUAGES if lang == said]
    if len(langs) != len((ANNA, BEN)):
        parser.error(f"--languages: name those of the two people, such as {FRIENDS}")
    rows: list[Figures] = []
    games = wish.game or list(mk.games())
    tracemalloc.start()
    for game in games:
        print(f"{game} ...", file=sys.stderr)
        with tempfile.TemporaryDirectory() as data:
            rows.append(asyncio.run(measured(game, langs, wish.tables, wish.decisions, Path(data))))
    if wish.json:
        print(json.dumps(rows))
        return
    table = Table(title="Kilobytes of a table in play, two people looking")
    for name in rows[0]:
        table.add_column(name, justify="left" if name == "game" else "right")
    for row in rows:
        table.add_row(*(str(value) for value in row.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
