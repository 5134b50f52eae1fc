"""Play a little of every game at a table of two and print digests of all that both are sent as JSON: for another build."""

import asyncio
import json
import random
import sys
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import miskatonic as mk
from miskatonic.core import state
from miskatonic.scene.errands import Errand
from miskatonic.tables.guests import Guest
from miskatonic.tables.hall import Hall
from miskatonic.tables.store import Store
from miskatonic.tables.tokens import Signer
from tests.made_up import LANTERN_DUEL

DECISIONS: Final = 25
PEOPLE: Final = ("anna", "ben")
SEATS: Final = ({"kind": "me"}, {"kind": "friend"})


class Sent:
    """What somebody was sent so far, without the name of the table, which is a chance one."""

    def __init__(self, table: str) -> None:
        self.table = table.encode()
        self.digest = blake2b(digest_size=8)

    def add(self, words: bytes) -> None:
        """They are sent more."""
        self.digest.update(words.replace(self.table, b""))


async def at_once(person: str, errands: list[Errand], place: str) -> list[Any]:
    """What takes long is found here, so that it never depends on the hour when it is shown."""
    return [work(*about) for work, about in errands]


async def shown(hall: Hall, game: str) -> list[list[str]]:
    """For each of the first decisions of a game: what both are sent."""
    live = await hall.table(await hall.new_table(PEOPLE[0], {"game": game, "seats": list(SEATS), "seed": 5}))
    live.audience.show_later(at_once)
    await live.take_seat(PEOPLE[1], 1, PEOPLE[1], live.seats[1].epoch, first=True)
    sent = [Sent(live.id), Sent(live.id)]
    live.come(Guest(PEOPLE[0], "uk", False, sent[0].add))
    live.come(Guest(PEOPLE[1], "ru", False, sent[1].add))
    dice, found = random.Random(5), list[list[str]]()
    while not live.over and len(found) < DECISIONS:
        asked = dice.choice(live.record.state.asked)
        await live.play(PEOPLE[asked.seat], asked.seat, live.rev, dice.choice(asked.options).key)
        await asyncio.sleep(0)
        found.append([one.digest.hexdigest() for one in sent])
    return found


async def shown_in_all_games() -> dict[str, list[list[str]]]:
    """The same for every game, in a hall of its own."""
    with TemporaryDirectory() as folder:
        database = Store(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        try:
            hall = Hall(database, Signer(b"s" * 32), bot_pause=0.0)
            return {game: await shown(hall, game) for game in mk.games()}
        finally:
            database.close()


if __name__ == "__main__":
    mk.register(LANTERN_DUEL)
    json.dump({"compiled": not state.__file__.endswith(".py"), "played": asyncio.run(shown_in_all_games())}, sys.stdout)
