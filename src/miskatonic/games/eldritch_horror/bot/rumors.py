"""What it is worth to be rid of a Rumor: the less time it leaves, the more."""

from __future__ import annotations

from typing import Final

from miskatonic.core.code import amount
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.bot.mysteries import probe
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import ELDRITCH, HEALTH_TOKEN
from miskatonic.games.eldritch_horror.rules import box

NUISANCE: Final = 2.5
"""A Rumor that is only a burden, in rounds of everybody."""
PER_TOKEN: Final = 1.5
"""The same for every token on it that makes it worse."""
LOST: Final = 22.0
"""One that will lose the game, if it did so at once."""
STRIKES: Final = 8.0
"""One that will strike hard when it runs out."""
FADES: Final = 1.5
"""One that goes by itself."""
AT_A_PLACE: Final = 3
"""Expedition cards that leave the game together."""
SOONER: Final = 0.7
"""Reckonings do not wait: the last one may come before anybody arrives."""


def rumor_price(s: State, card: int, players: int) -> float:
    """What solving a Rumor is worth."""
    if card not in box.MYTHOS_CARD:
        return 0.0
    sheet = box.MYTHOS_CARD[card]
    if sheet.eldritch:
        harm = LOST if _loses(sheet.empty) else FADES if isinstance(sheet.empty, w.SolveThis) else STRIKES
        return players * harm / (SOONER + _by_tokens(s, card))
    left = _by_condition(s, card, sheet.reckoning)
    if left is not None:
        return players * LOST / (SOONER + left)
    return players * (NUISANCE + PER_TOKEN * s.counts.get(box.TOKENS_ON[HEALTH_TOKEN][card], 0))


def token_price(s: State, card: int, players: int) -> float:
    """What an Eldritch token less on a Rumor costs: the nearer its end, the more."""
    left = s.counts.get(box.TOKENS_ON[ELDRITCH][card], 0)
    if not left:
        return 0.0
    return rumor_price(s, card, players) / left


def _by_tokens(s: State, card: int) -> float:
    """How many reckonings the Eldritch tokens on a Rumor will last."""
    each = [effect.n for effect in _within(box.MYTHOS_CARD[card].reckoning) if isinstance(effect, w.DiscardFromThis)]
    pace = max([amount(s, probe(s, card), n) for n in each], default=1)
    return s.counts.get(box.TOKENS_ON[ELDRITCH][card], 0) / max(1, pace)


def _by_condition(s: State, card: int, reckoning: w.Effects) -> float | None:
    """How many reckonings are left until the one that loses the game, if there is one."""
    for effect in _within(reckoning):
        match effect:
            case w.If(w.AtLeast(of, n), then) if _loses(then):
                return amount(s, probe(s, card), n) - amount(s, probe(s, card), of)
            case w.If(w.Not(w.AtLeast(of)), then) if _loses(then):
                return amount(s, probe(s, card), of) / AT_A_PLACE
    return None


def _within(effects: w.Effects) -> list[w.Effect]:
    """The steps of an effect, and what is done unless somebody pays."""
    found: list[w.Effect] = []
    for effect in effects if isinstance(effects, tuple) else (effects,):
        match effect:
            case w.Unless(parts) | w.Steps(parts) | w.By(_, parts):
                found += _within(parts)
            case _:
                found.append(effect)
    return found


def _loses(effects: w.Effects) -> bool:
    """Whether an effect loses the game, or all but does."""
    return any(isinstance(effect, w.LoseGame) or effect == w.AdvanceDoom(w.ALL) for effect in _within(effects))
