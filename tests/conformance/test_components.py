"""Every component is exercised: over many random games each effect of each card runs, and each piece is moved."""

from __future__ import annotations

import random
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core.code import Code, Step
from miskatonic.core.declared import flattened, pieces_in
from miskatonic.core.errors import BadOption
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.title import Title
from tests.conformance.record import FIXTURES
from tests.conformance.tables import TITLES, pick

GAMES = 1500


def any_options(title: Title, seats: int, dice: random.Random) -> dict[str, Any]:
    """Options of a game, all of them at random."""
    while True:
        options: dict[str, Any] = {}
        for setting in title.settings:
            if not setting.several:
                options[setting.name] = dice.choice(setting.choices or range(setting.low, setting.high + 1))
        try:
            return title.settled(options, seats)
        except BadOption:
            continue


def eager(dice: random.Random, state: State) -> tuple[Asked, Option]:
    """What stands first half of the time: games put what moves things forward there."""
    asked, option = pick(dice, state)
    return asked, asked.options[0] if dice.random() < 0.5 else option


# Where random players hardly get to a reward or an ally, and decks decide which cards are there at all, every component has
# a test of its own in the game's folder instead.
TESTED_CARD_BY_CARD = ("elder-sign", "arkham-lcg", "route", "eldritch-horror")
BY_CHANCE = [title for title in TITLES if title.id not in TESTED_CARD_BY_CARD]


@pytest.mark.parametrize("title", BY_CHANCE, ids=[title.id for title in BY_CHANCE])
def test_every_component_is_used_in_some_random_or_recorded_game(title: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: set[str] = set()
    moved: set[int] = set()
    begun: set[tuple[int, str]] = set()

    def watched(code: Code, step: Step) -> Step:
        def run(*args: Any) -> None:
            ran.add(code.address)
            step(*args)

        return run

    for code in title.rules.codes.values():
        monkeypatch.setattr(code, "steps", tuple(watched(code, step) for step in code.steps))
    for game in range(GAMES):
        dice = random.Random(game)
        seats = dice.choice(title.seats)
        s = title.begin(any_options(title, seats, dice), seats, game)
        begun.update(s.home.items())
        home = s.home.copy()
        s.log = []
        s.run()
        while s.asked:
            s.answer(*(eager(dice, s) if game % 2 else pick(dice, s)))
            moved.update(piece for piece, zone in s.home.items() if home.get(piece) != zone)
            home = s.home.copy()
        for note in s.log:  # what came and went within one decision was told of
            moved.update(flattened(tuple(getattr(note.told, field) for field in pieces_in(note.kind))))
    for save in FIXTURES.glob(f"{title.id}-*.save"):
        mk.load(save.read_text(encoding="utf-8"))
    codes = title.rules.codes
    parts = {kid.address for code in codes.values() for kids in code.kids.values() for kid in kids}
    idle = sorted(set(codes) - parts - ran)
    assert idle == [], "effects that never ran"
    starts = {piece: {zone for p, zone in begun if p == piece} for piece in range(len(title.rules.pieces))}
    laid_out = {
        piece for piece, zones in starts.items() if len(zones) == 1 and title.rules.zones[next(iter(zones))].sees(s, 0, -1)
    }
    still = [title.rules.pieces[piece].slug for piece in starts if piece not in moved and piece not in laid_out]
    assert still == [], "pieces that never moved"
