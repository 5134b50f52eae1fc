"""Play every game at every number of seats and print the hash of every state as JSON: for another process, another build."""

import json
import sys
from typing import Final

from miskatonic.core import state
from tests.conformance.tables import PLAIN_TABLES, Table, walk

SEEDS: Final = (0, 1)


def hashes(table: Table, seed: int) -> list[str]:
    """The hashes of all states of a random game."""
    s = table.state(seed)
    return [*(s.hash() for _ in walk(s, seed)), s.hash()]


if __name__ == "__main__":
    played = {f"{table.name}, seed {seed}": hashes(table, seed) for table in PLAIN_TABLES for seed in SEEDS}
    json.dump({"compiled": not state.__file__.endswith(".py"), "played": played}, sys.stdout)
