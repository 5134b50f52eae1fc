"""Open the saves given as JSON on standard input and print the hashes of where they stand: for another process."""

import json
import sys

import miskatonic as mk
from tests.made_up import LANTERN_DUEL

if __name__ == "__main__":
    mk.register(LANTERN_DUEL)
    json.dump([mk.load(text).state.hash() for text in json.load(sys.stdin)], sys.stdout)
