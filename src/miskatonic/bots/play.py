"""Whole games between bots, on the state alone: no record, no log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from miskatonic.bots.bot import Bot
from miskatonic.core.errors import BadOption
from miskatonic.title import Title


@dataclass(frozen=True)
class Ending:
    """How a game of bots ended; without a rule it was broken off."""

    won: bool | None
    rule: str
    scores: tuple[int, ...]
    rounds: int
    decisions: int
    places: tuple[int, ...] = ()
    """Of every seat, where they play against each other."""
    is_shared: bool = False
    """Whether several came first who are no partners."""


def play_out(
    title: Title, options: Mapping[str, Any], seats: int, seed: int, bots: Sequence[Bot], cap: int = 100_000
) -> Ending:
    """Play a game to its end with a bot on every seat, or break it off after `cap` decisions.

    >>> import miskatonic as mk
    >>> from miskatonic.bots import make_bot
    >>> play_out(mk.games()["final-hour"], {}, 1, 7, [make_bot("random", 1)]).decisions > 0
    True
    """
    settled = title.settled(options, seats)
    if len(bots) < seats:
        raise BadOption(f"Every seat needs a bot: there are {seats} seats, but bots for {len(bots)} only.")
    for bot in bots:
        if not callable(getattr(bot, "pick", None)):
            raise BadOption(f"{bot!r} is no bot: a bot has a method `pick`, as what `any_bot(name, seed)` makes does.")
    state = title.begin(settled, seats, seed)
    state.run()
    decisions = 0
    while state.asked and decisions < cap:
        asked = state.asked[0]
        state.answer(asked, bots[asked.seat].pick(state, asked, title))
        decisions += 1
    rounds = title.rounds(state)
    if state.result is None:
        return Ending(None, "", (), rounds, decisions)
    end = state.result
    return Ending(end.won, end.rule, end.scores, rounds, decisions, end.places, end.is_shared)
