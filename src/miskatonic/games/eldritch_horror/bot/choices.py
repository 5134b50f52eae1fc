"""Choices that a text leaves: to do it or not, to pay or to suffer, one effect or another, each read from the words."""

from __future__ import annotations

from typing import Final

from miskatonic.core.code import Effect, Node
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.effects import worth
from miskatonic.games.eldritch_horror.bot.prices import Prices
from miskatonic.games.eldritch_horror.bot.rumors import token_price
from miskatonic.games.eldritch_horror.bot.travel import World
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.people import is_alive
from miskatonic.words.control import CHOOSE, DO_IT

COMPLEX: Final = {sheet.code: sheet for sheet in box.SHEETS if isinstance(sheet, sheets.Complex)}
INERTIA: Final = 0.01
"""What is left alone when nothing speaks for it."""


def asking(s: State, asked: Asked) -> Node | None:
    """The word that asks."""
    return s.rules.codes[asked.source].node if asked.source in s.rules.codes and is_alive(s, asked.seat) else None


def prices(s: State, asked: Asked, world: World) -> Prices:
    """The prices of the choice; on a Rumor, what its tokens are worth."""
    p = world.prices_here()
    for card in s.zones.get(box.ONGOING, ()):
        if asked.source.startswith(f"{box.CODE[card]}."):
            return p._replace(token=round(token_price(s, card, p.players), 1))
    return p


def whether_to(s: State, asked: Asked) -> list[float] | None:
    """Do it and what follows, or what happens otherwise."""
    node = asking(s, asked)
    if not isinstance(node, w.May):
        return None
    world = World(s, asked.seat)
    i, p = world.me, prices(s, asked, world)
    done, left = (worth(effects, i, p) for effects in courses(asked, node))
    return [done if option is DO_IT else INERTIA + left for option in asked.options]


def courses(asked: Asked, node: w.May) -> tuple[w.Effects, w.Effects]:
    """What comes of doing it and of not doing it, with the paragraph that either leads to."""
    done = (node.effect,) if node.then is None else (node.effect, node.then)
    left = () if node.otherwise is None else (node.otherwise,)
    return _with_paragraph(asked, done), _with_paragraph(asked, left)


def _with_paragraph(asked: Asked, effects: tuple[Effect, ...]) -> w.Effects:
    card = COMPLEX.get(asked.source.split(".")[0])
    if card is None or not effects or not isinstance(effects[-1], w.GoOn):
        return effects
    after = card.passed if effects[-1].passed else card.failed
    return (*effects, *(after if isinstance(after, tuple) else (after,)))


def unless(s: State, asked: Asked) -> list[float] | None:
    """Pay, or let it happen."""
    node = asking(s, asked)
    if not isinstance(node, w.Unless):
        return None
    world = World(s, asked.seat)
    i, p = world.me, prices(s, asked, world)
    return [worth(node.price if option is box.YES else node.effects, i, p) for option in asked.options]


def which_effect(s: State, asked: Asked) -> list[float] | None:
    """The best of several effects."""
    node = asking(s, asked)
    if not isinstance(node, w.Choose):
        return None
    world = World(s, asked.seat)
    i, p = world.me, prices(s, asked, world)
    return [worth(node.options[option.value], i, p) if option.verb is CHOOSE else 0.0 for option in asked.options]
