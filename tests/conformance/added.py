"""Replay the saves of a title in a folder with made-up cards in its box, and print the hash of every state.

The made-up cards come first in their decks, so that the number of nearly every piece changes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any


@contextmanager
def cards_alone(folder: str) -> Iterator[None]:
    """Let a game's cards be imported, and changed, before the rest of the game, which reads them once."""
    import miskatonic

    name = f"miskatonic.games.{folder}"
    package = ModuleType(name)
    package.__path__ = [str(Path(miskatonic.__path__[0]) / "games" / folder)]
    sys.modules[name] = package
    yield
    del sys.modules[name]


def one_more(card: Any) -> Any:
    """A card of which the box holds one more copy."""
    return replace(card, copies=card.copies + 1)


def add_to_final_hour() -> None:
    """A made-up item, a made-up monster and one more of every other, an Ancient One, and an investigator who comes first."""
    from miskatonic.games.final_hour.cards import actions, ancient_ones, items, monsters

    made_up: Any = items
    made_up.ITEMS = (replace(items.ITEMS[0], code="made-up-lantern"), *items.ITEMS)
    made_up = monsters
    made_up.ORDINARY_MONSTERS = (
        replace(monsters.ORDINARY_MONSTERS[0], code="made-up-monster"), *map(one_more, monsters.ORDINARY_MONSTERS)
    )  # fmt: skip
    made_up = ancient_ones
    made_up.ANCIENT_ONES = (replace(ancient_ones.ANCIENT_ONES[0], code="made-up-one"), *ancient_ones.ANCIENT_ONES)
    made_up = actions
    cards = actions.ACTION_CARDS
    made_up.ACTION_CARDS = (
        *(replace(card, code=f"made-up-{card.code}") for card in cards if card.investigator == 0),
        *(replace(card, investigator=card.investigator + 1) for card in cards),
    )
    made_up.INVESTIGATORS = ("made-up", *actions.INVESTIGATORS)


def add_to_elder_sign() -> None:
    """A made-up adventure, item, spell, monster, investigator and Ancient One, and one more of every monster."""
    from miskatonic.games.elder_sign.cards import adventures, ancient_ones, investigators, items, monsters, spells

    for module, name in (
        (adventures, "ADVENTURES"),
        (items, "COMMON_ITEMS"),
        (spells, "SPELLS"),
        (monsters, "MONSTERS"),
        (investigators, "INVESTIGATORS"),
        (ancient_ones, "ANCIENT_ONES"),
    ):
        cards = getattr(module, name)
        setattr(module, name, (replace(cards[0], code=f"made-up-{name.lower()}"), *cards))
    made_up: Any = monsters
    made_up.MONSTERS = tuple(map(one_more, monsters.MONSTERS))


def add_to_the_card_game() -> None:
    """A made-up asset and weakness, one more of every other, a made-up enemy among the Ghouls, and a made-up scenario."""
    from miskatonic.games.arkham_lcg.cards import encounters, guardian, titles, weaknesses

    for module, name in ((guardian, "GUARDIAN_CARDS"), (weaknesses, "BASIC_WEAKNESSES")):
        cards = getattr(module, name)
        setattr(module, name, (replace(cards[0], code=f"x-{name}", slug=f"made-up-{name.lower()}"), *map(one_more, cards)))
        titles.TITLES[f"x-{name}"] = f"Made Up {name}"
    ghouls = encounters.GHOULS.cards
    made_up: Any = encounters
    made_up.GHOULS = replace(
        encounters.GHOULS, cards=(*ghouls[:1], replace(ghouls[0], code="x-ghoul", slug="made-up-ghoul"), *ghouls[1:])
    )
    titles.TITLES["x-ghoul"] = "Made Up Ghoul"
    from miskatonic.games.arkham_lcg.cards import collection  # it gathers what the others hold by now

    first = collection.SCENARIOS[0]
    made_up = collection
    made_up.SCENARIOS = (replace(first, slug="a-made-up-scenario"), *collection.SCENARIOS)


def add_to_eldritch_horror() -> None:
    """A made-up card or token of every sort, and a made-up back of every Condition and Spell."""
    from miskatonic.games.eldritch_horror.cards import (
        ancient_ones,
        artifacts,
        assets,
        conditions,
        encounters_general,
        expeditions,
        investigators,
        monsters,
        mythos,
        other_worlds,
        spells,
    )

    for module, name in ((spells, "SPELLS"), (conditions, "CONDITIONS")):
        backs = [(card, card.backs[0]) for card in getattr(module, name)]
        more = [b if isinstance(b, tuple) else replace(b, code=f"made-up-{card.code}") for card, b in backs]
        setattr(module, name, tuple(replace(card, backs=(*card.backs, b)) for (card, _), b in zip(backs, more, strict=True)))
    for module, name in (
        (assets, "ASSETS"),
        (artifacts, "ARTIFACTS"),
        (encounters_general, "GENERAL"),
        (expeditions, "EXPEDITIONS"),
        (other_worlds, "OTHER_WORLDS"),
        (mythos, "MYTHOS"),
        (monsters, "MONSTERS"),
        (investigators, "INVESTIGATORS"),
        (ancient_ones, "ANCIENT_ONES"),
    ):
        cards = getattr(module, name)
        setattr(module, name, (replace(cards[0], code=f"made-up-{name.lower()}"), *cards))


def add_to_route() -> None:
    """A made-up card of every deck, and a city with cards and a road of its own, which comes first in the atlas."""
    from miskatonic.games.route.cards import cities, city, effects, events, goals, horrors, tasks, tourists

    for module, name in (
        (tourists, "COMMON_TOURISTS"),
        (tourists, "REPEATS"),
        (tourists, "APPLICATIONS"),
        (effects, "EFFECT_CARDS"),
        (events, "EVENT_CARDS"),
        (goals, "GOALS"),
        (tasks, "TASKS"),
        (horrors, "CURIOSITIES"),
        (horrors, "CALLS"),
        (horrors, "ANCIENT_ONES"),
    ):
        cards = getattr(module, name)
        setattr(module, name, (replace(cards[-1], code=f"made-up-{name.lower()}"), *cards))
    first = cities.CITIES[0]
    made_up: Any = cities
    town = replace(
        first,
        code="made-up-city",
        cards=tuple(replace(card, code=f"made-up-{card.code}") for card in first.cards),
        corners=(city.Corner("q20", "c30", "c21", ("L31",)),),
    )
    made_up.CITIES = (town, *cities.CITIES)
    made_up.ROADS = made_up._roads()
    made_up.ROAD_NUMBER = {name: i for i, name in enumerate(cities.ROADS)}


ADD = {
    "final-hour": add_to_final_hour,
    "elder-sign": add_to_elder_sign,
    "arkham-lcg": add_to_the_card_game,
    "route": add_to_route,
    "eldritch-horror": add_to_eldritch_horror,
}


def hashes(game: str, folder: Path) -> dict[str, list[str]]:
    """The hashes of all states of all recorded games of a title, by file."""
    import miskatonic as mk
    from miskatonic.core.record import follow
    from miskatonic.core.written import Fingerprints

    found: dict[str, list[str]] = {}
    for file in sorted(folder.glob(f"{game}-*.save")):
        record = mk.load(file.read_text(encoding="utf-8")).record
        state = record.at(0)
        following = Fingerprints()
        found[file.name] = [following.of(state)]
        for seat, key in record.line:
            follow(state, seat, key)
            found[file.name].append(following.of(state))
    return found


def main() -> None:
    """Put more into the box of a title and print the hashes of its recorded games."""
    game, folder = sys.argv[1], Path(sys.argv[2])
    with cards_alone(game.replace("-", "_")):
        ADD[game]()
    import miskatonic as mk
    from miskatonic.title import Setting

    title = mk.games()[game]
    assert any("made-up" in name for name in title.rules.box)
    mk.register(replace(title, settings=(Setting("made_up", False, (False, True)), *title.settings)))
    json.dump(hashes(game, folder), sys.stdout)


if __name__ == "__main__":
    main()
