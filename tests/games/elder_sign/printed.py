"""What is printed on the 48 adventures and 8 Other Worlds, read from the cards once more, to compare the data with.

A card is two lines. The first: name, trophies, order arrow, lock, then the tasks from the top; what a monster covers stands
in brackets, an empty pair is a side task. The second: what the boxes say.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from miskatonic.games.elder_sign.rules import box
from tests.games.elder_sign.table import Table

ADVENTURES = """
ancient-relics 1: [lore] inv3, lore inv3
    terror -1sanity; reward clue1 spell1; penalty -1sanity
a-terrible-discovery 2: inv3 terror -1sanity, lore lore -1sanity
    reward clue2 sign1; penalty -2sanity
did-you-hear-that 2 lock-green: [peril], peril peril
    reward unique1 spell1 monster1; penalty -1health
the-loading-dock 1: peril, peril inv3
    terror drop-terror; reward common1; penalty -1sanity -1health
the-storage-closet 2 ordered: [inv3], inv3, lore lore
    reward clue1 unique1 gate1; penalty -1sanity doom1
the-key-to-the-beyond 2 ordered: inv3, lore peril inv2
    terror -1sanity; reward clue2 gate1; penalty -1sanity
riot-in-the-streets 2 ordered: inv3, inv9
    terror -1health; reward common1 unique1 sign1; penalty doom1
unnatural-habitat 2: [], peril peril inv3
    terror -1sanity; reward spell1; penalty -1health
dont-fall-asleep 2: terror, terror terror
    midnight each(-1sanity); reward clue1 spell1 sign1; penalty -1sanity
the-hidden-passage 2 ordered: inv3, peril inv3, lore
    reward sign2; penalty -2health
something-has-broken-free 1: [peril], terror terror
    terror fail; reward clue1 unique1 spell1 monster1; penalty -1health
hallway-on-fire 2 ordered: peril -1health, peril -1health
    terror -1health; reward unique2; penalty -2health
horrible-visions 1: peril terror, lore peril
    midnight doom2; reward unique1 sign1; penalty -2sanity -2health
late-night-break-in 1: [inv3], inv6
    terror -1trophy; reward clue1; penalty -1health
theres-something-in-the-basement 1: [inv6], lore, terror
    reward clue1 unique1; penalty -1sanity -1health
tempest-in-a-teapot 1 ordered: [inv4], terror, peril lore
    reward clue1 unique1 sign1; penalty -1sanity -1health doom1
a-secret-gathering 1: inv6, lore lore
    terror -1sanity; reward clue1 sign1 gate1 monster1; penalty -2health
the-missing-records 1: inv6, lore inv3
    reward clue2; penalty -1sanity
vermin-in-the-pipes 2: inv3, inv3, inv3 peril
    reward clue1 common2; penalty -1health
the-archives 2: [lore], lore inv3, lore peril
    reward unique2; penalty -1sanity
stay-away-from-the-windows 2: inv8, peril peril
    reward sign2; penalty -1sanity -2health doom1
gate-to-elsewhere 2: [lore], lore lore
    reward clue2 gate1; penalty doom1
administration-office 1: lore, inv9
    reward clue2; penalty -1sanity -1clue
we-need-to-find-help 2 lock-red: [], peril peril lore inv3
    reward common1 spell1; penalty -2sanity -1health
a-peculiar-specimen 2 ordered: inv3, inv6, peril
    reward sign1 monster1; penalty -1health
mysterious-tome 2: inv3 terror, lore lore
    reward clue1 spell1 gate1; penalty doom1
lights-out 2 ordered: inv3, peril peril, lore lore
    reward spell1 sign1; penalty -2health doom1
the-elder-sign 2 ordered: lore -1sanity, lore -1health, inv2 lore
    reward clue2 sign1 doom-1; penalty -1sanity
the-writing-on-the-wall 2: [], lore peril inv5
    reward common1 spell1 gate1 monster1; penalty doom1
gala-in-the-great-hall 2 lock-yellow: inv2 lore peril, inv3 -1sanity
    terror doom1; reward clue2 spell1 sign1; penalty doom1
please-do-not-touch-the-exhibits 2: terror terror -1sanity, peril peril -1health
    terror doom1; reward sign2; penalty -1sanity -1health doom1
medusa-exhibit 2 ordered: terror -1sanity, lore -1sanity, inv7
    terror drop-terror; reward clue1 common1 spell1 monster1; penalty -2sanity
the-guided-tour 2 ordered: inv2, inv4, lore
    reward clue2 common1; penalty -1sanity -1health
you-become-that-which-you-fear-most 2: [], terror terror terror
    midnight monster1; reward clue1 unique1 sign1 monster1; penalty -1sanity
the-curator 2: lore lore lore, lore inv3
    midnight each(-2trophy|-1sanity+-1health); reward clue1 common1 sign1; penalty -2sanity
the-hedge-maze 2: inv2 peril, peril peril
    midnight each(-1health); reward common1 unique1 sign1 monster1; penalty -1health
public-lavatory 2: [], [], peril lore lore
    reward sign2 monster2; penalty -1sanity -1health
forgotten-knowledge 1: lore, terror inv8
    reward common1 spell2; penalty -1sanity
the-hall-of-the-dead 1: lore, peril peril, inv5
    reward clue1 common1 unique1; penalty -1health
the-graveyard 1: peril, terror, inv7
    terror drop-terror; reward common1 unique1 gate1; penalty -1sanity
the-security-office 1 ordered: inv2, inv3, inv6
    reward ally1; penalty -2sanity
transported-by-magic 2: inv6, lore lore
    midnight per-world(doom1); reward spell2 gate1; penalty -1sanity doom1
when-night-falls 2: [], terror, peril lore lore
    terror monster1; reward clue1 unique1 sign1; penalty -2sanity -2health
the-gift-shop 1 ordered: inv3, lore inv3
    terror monster1; reward unique1; penalty -1sanity
haunted-by-a-shadowy-figure 2: [], peril terror
    terror monster1; reward clue1 unique1 sign1 monster1; penalty -2sanity
koi-pond 2: [terror], terror peril peril
    terror fail; reward clue1 common1 sign1 monster1; penalty -1sanity -2health
remains-of-the-high-priest 1: peril, lore inv6
    terror drop-terror; reward clue1 spell1; penalty -1health
blood-on-the-floor 2 ordered: inv2, inv3, terror peril
    reward clue1 common1 sign1; penalty -1sanity -1health
"""

OTHER_WORLDS = """
the-dreamlands 2: peril lore inv3
    reward clue2 sign1; penalty -1sanity
city-of-the-great-race 2: [inv3], terror lore peril
    reward unique3 sign1; penalty -1sanity -2health
great-hall-of-celaeno 2: [terror], lore, inv6
    reward spell1 sign1 doom-1; penalty -1sanity
plateau-of-leng 2: lore terror, terror peril terror
    terror -1sanity; reward clue2 sign1 doom-1; penalty -2sanity
another-dimension 2: lore [inv1], terror peril
    reward common1 spell1 sign1; penalty -1sanity -2health
yuggoth 2: peril [terror], inv8
    reward common1 unique1 sign2; penalty -2sanity -1health
rlyeh 2: inv1 [inv1], lore lore peril terror
    reward ally1 sign3; penalty -2sanity -2health
another-time 2: lore lore clock, inv3 clock
    reward clue2 sign2; penalty -1health clock
"""


class Card(NamedTuple):
    """A printed card: its two lines, its tasks as rows of symbols and costs, and its boxes by name."""

    head: str
    foot: str
    trophy: int
    tasks: list[list[str]]
    boxes: dict[str, str]


def _read(head: str, foot: str) -> Card:
    title, tasks = head.split(": ")
    rows = [re.sub(r"[\[\]]", "", task).split() for task in tasks.split(", ")]
    boxes = dict(box.strip().split(" ", 1) for box in foot.split(";"))
    return Card(head, foot.strip(), int(title.split()[1]), rows, boxes)


def _cards(text: str) -> dict[str, Card]:
    lines = text.strip().splitlines()
    return {head.split()[0]: _read(head, foot) for head, foot in zip(lines[::2], lines[1::2], strict=True)}


MUSEUM_CARDS = _cards(ADVENTURES)
WORLD_CARDS = _cards(OTHER_WORLDS)
CARDS = MUSEUM_CARDS | WORLD_CARDS


def faces_for(task: list[str]) -> list[str]:
    """Faces that meet the symbols of a task: as few green dice as will do."""
    shown: list[str] = []
    for symbol in task:
        if symbol.startswith("inv"):
            wanted = int(symbol[3:])
            shown += ["inv3"] * (wanted // 3) + ([f"inv{wanted % 3}"] if wanted % 3 else [])
        elif not symbol.startswith("-") and symbol != "clock":
            shown.append(symbol)
    return shown


def complete_all(t: Table, code: str) -> Table:
    """Complete every printed task of the card being attempted, from the top, each with the first roll for it."""
    for number, task in enumerate(CARDS[code].tasks, 1):
        if task:
            shown = faces_for(task)
            t.roll(*shown, *["inv1"] * (len(t.state.zone(box.POOL)) - len(shown))).play(f"complete:{number}")
    return t


def tally(words: list[str]) -> Counter[str]:
    """What costs and effects come to: `-2sanity` and `clue1` are {"sanity": -2, "clue": 1}."""
    found: Counter[str] = Counter()
    for word in words:
        if word == "clock":
            found["clock"] += 1
        elif match := re.fullmatch(r"(-\d)([a-z]+)|([a-z]+)(-?\d)", word):
            lost, what, gained, n = match.groups()
            found[what or gained] += int(lost or n)
    return found
