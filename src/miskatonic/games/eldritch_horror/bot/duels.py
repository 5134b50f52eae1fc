"""A fight by its figures alone: what both tests cost on average, who still stands, whether the Monster falls."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from miskatonic.games.eldritch_horror.bot.lives import Me, chances, vital
from miskatonic.games.eldritch_horror.bot.prices import Prices


class Foe(NamedTuple):
    """The figures of a Monster; a test that it does not have is None."""

    will: int | None
    horror: int
    strength: int | None
    damage: int
    left: int
    """The Health it has left; out of reach, if it cannot be hurt."""


class Duel(NamedTuple):
    """What a fight costs in Health and Sanity, the prize for every number of successes included; and how it ends."""

    worth: float
    stands: float
    """The chance that the investigator stands after the will test."""
    beats: float
    """The chance that the Monster falls and the investigator does not."""


def fallen(i: Me, p: Prices) -> float:
    """What it costs when somebody falls: all they have, and a step of Doom."""
    return vital(0) - vital(i.health) - vital(i.sanity) - p.doom - p.clue * i.clues


def left_with(now: int, lost: int, i: Me, p: Prices) -> float:
    """What it costs to lose so much of Health or Sanity."""
    return vital(now - lost) - vital(now) if lost < now else fallen(i, p)


def duel(foe: Foe, i: Me, p: Prices, prize: Callable[[int], float]) -> Duel:
    """A fight with both tests, or the one there is; the prize is what a number of successes against the Monster brings."""
    good, stands = 0.0, 1.0
    if foe.will is not None:
        for successes, chance in enumerate(chances(i.fighting[0] + foe.will, i.least)):
            lost = max(0, foe.horror - successes)
            good += chance * left_with(i.sanity, lost, i, p)
            stands -= chance * (lost >= i.sanity)
    if foe.strength is None:
        return Duel(good, stands, 0.0)
    beats = 0.0
    for successes, chance in enumerate(chances(i.fighting[1] + foe.strength, i.least, i.sixes_twice)):
        lost = max(0, foe.damage - successes)
        good += stands * chance * (left_with(i.health, lost, i, p) + prize(successes))
        beats += stands * chance * (successes >= foe.left and lost < i.health)
    return Duel(good, stands, beats)
