"""What an effect is worth, part by part: which single thing it brings or costs weighs most."""

from __future__ import annotations

from miskatonic.core.code import Effect
from miskatonic.games.eldritch_horror.bot.effects import can_pay, test_chance, worth
from miskatonic.games.eldritch_horror.bot.lives import Me
from miskatonic.games.eldritch_horror.bot.prices import Prices
from miskatonic.games.eldritch_horror.cards import words as w

Part = tuple[float, Effect]
"""A single effect and what it is worth, dice considered."""


def parts(effects: w.Effects, i: Me, p: Prices, share: float = 1.0) -> list[Part]:
    """The single effects that an effect comes to, each with its share of what that is worth."""
    if isinstance(effects, tuple):
        return [part for effect in effects for part in parts(effect, i, p, share)]
    match effects:
        case w.Steps(inside) | w.Price(inside) | w.Cast(inside) | w.ForThem(inside):
            return parts(inside, i, p, share)
        case w.Test(_, _, passed, failed):
            chance = test_chance(effects, i, p)
            return parts(passed, i, p, share * chance) + parts(failed, i, p, share * (1 - chance))
        case w.May(price, then, otherwise):
            done = (price,) if then is None else (price, then)
            left: w.Effects = () if otherwise is None else otherwise
            chosen = done if can_pay(price, i, p) and worth(done, i, p) > worth(left, i, p) else left
            return parts(chosen, i, p, share)
        case w.Unless(suffered, price):
            pays = can_pay(price, i, p) and worth(price, i, p) > worth(suffered, i, p)
            return parts(price if pays else suffered, i, p, share)
    return [(share * worth(effects, i, p), effects)]


def together(found: list[Part]) -> dict[Effect, float]:
    """What each single effect is worth in all."""
    out: dict[Effect, float] = {}
    for good, effect in found:
        out[effect] = out.get(effect, 0.0) + good
    return out


def gain_and_cost(found: dict[Effect, float]) -> tuple[Effect | None, Effect | None]:
    """The part that brings most, and the one that costs most."""
    gain, cost = (pick(found, key=lambda effect: found[effect], default=None) for pick in (max, min))
    return gain if gain is not None and found[gain] > 0 else None, cost if cost is not None and found[cost] < 0 else None
