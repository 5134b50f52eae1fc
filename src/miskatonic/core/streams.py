"""Randomness: the n-th number of a named stream is a pure function of the game's seed. Nothing else is random.

A stream per deck, bag and die pool means that taking back an unrelated move never changes the next token.
"""

from hashlib import blake2b
from struct import Struct
from typing import Final

BLOCK: Final = Struct("<8Q")


def words(seed: int, stream: str, n: int, count: int) -> list[int]:
    """`count` 64-bit numbers of tick `n` of a stream.

    >>> words(7, "die", 0, 2) == words(7, "die", 0, 3)[:2]
    True
    """
    out: list[int] = []
    block = 0
    while len(out) < count:
        out.extend(BLOCK.unpack(blake2b(f"{seed}/{stream}/{n}/{block}".encode()).digest()))
        block += 1
    return out[:count]


def below(seed: int, stream: str, n: int, limit: int) -> int:
    """A number from 0 up to, not including, `limit`.

    >>> sorted({below(1, "die", n, 6) for n in range(100)})
    [0, 1, 2, 3, 4, 5]
    """
    digest = blake2b(f"{seed}/{stream}/{n}/0".encode(), digest_size=8).digest()
    return (int.from_bytes(digest, "little") * limit) >> 64


def shuffled(seed: int, stream: str, n: int, items: tuple[int, ...]) -> tuple[int, ...]:
    """The items in a random order (Fisher-Yates on one tick of the stream).

    >>> sorted(shuffled(1, "deck", 0, (1, 2, 3, 4)))
    [1, 2, 3, 4]
    """
    order = list(items)
    dice = words(seed, stream, n, len(order))
    for i in range(len(order) - 1, 0, -1):
        j = (dice[i] * (i + 1)) >> 64
        order[i], order[j] = order[j], order[i]
    return tuple(order)
