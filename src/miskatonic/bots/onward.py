"""What a bot would go on with after an option, for as long as nothing comes of it that its seat could not have known."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic.bots.bot import question
from miskatonic.bots.greedy import Greedy
from miskatonic.core.hidden import imagine, seen_by
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.game import Game
from miskatonic.title import Title

MOST: Final = 60
"""So many decisions are thought out at most."""


class Onward(NamedTuple):
    """Keys one after another, and the ids on the table that they touch."""

    keys: tuple[str, ...]
    touched: tuple[str, ...]


def onward(game: Game, seat: int, first: str, seed: int = 0) -> Onward:
    """The keys that the greedy bot would choose after a first one.

    They are steps that only their seat sees, without the last that shows them, or things that are chosen one by one.
    """
    title, bot, keys = game.title, Greedy(seed), list[str]()
    state = imagine(game.state, seat, seed)
    option = question(game, seat).find(first)
    touched: list[str] = []
    while option is not None and len(keys) < MOST:
        asked = _after(state, seat, option, title)
        option = None if asked is None else bot.pick(state, asked, title)
        if asked is None or option is None or _ends(state, asked, option):
            break
        keys.append(option.key)
        touched += title.targets(seen_by(state, seat), asked, option)
    return Onward(tuple(keys), tuple(touched))


def _after(state: State, seat: int, option: Option, title: Title) -> Asked | None:
    """The next question of a seat, if nothing but its own choice leads there."""
    asked = state.question_for(seat)
    assert asked is not None
    if _ends(state, asked, option):
        return None
    state.answer(asked, option)
    following = state.question_for(seat)
    if following is None or asked.then is not None:
        return following
    return following if title.several(seen_by(state, seat), following) is not None else None


def _ends(state: State, asked: Asked, option: Option) -> bool:
    """Whether with this step a seat is done with what nobody else sees yet."""
    return asked.then is not None and not asked.goes_on(state.copy(), option)
