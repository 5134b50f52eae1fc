"""A bot that looks to the end of the effect under way and takes what the title values most.

It plays on imagined states only: what its seat cannot see is re-dealt before anything is tried. Where luck would decide what
such a trial shows, a title judges the options by their odds instead.
"""

from __future__ import annotations

from typing import Final

from miskatonic.bots.bot import Player, question
from miskatonic.core.hidden import imagine, seen_by
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.core.streams import below, words
from miskatonic.game import Game
from miskatonic.title import Title

DREAMS: Final = 1
"""How many imagined states every option is tried on."""
WIDTH: Final = 6
"""How many of the lines within one effect are followed further."""
DEPTH: Final = 12
"""After how many further decisions of the same effect the look ahead stops."""


class Line:
    """A line of play: the option it began with and where it has come to."""

    __slots__ = ("first", "state", "value")

    def __init__(self, first: int, state: State, value: float) -> None:
        self.first = first
        self.state = state
        self.value = value


class Greedy(Player):
    """Takes the option after which, at the end of the effect under way, the title values the state most."""

    def __init__(self, seed: int, *, dreams: int = DREAMS, width: int = WIDTH) -> None:
        self.seed = seed
        self.dreams = dreams
        self.width = width
        self.picked = 0

    def pick(self, state: State, asked: Asked, title: Title) -> Option:
        """Take the best option; of equally good ones, any."""
        values = self.values(state, asked, title)
        best = max(values)
        ties = [option for option, value in zip(asked.options, values, strict=True) if value == best]
        chosen = ties[below(self.seed, "tie", self.picked, len(ties))]
        self.picked += 1
        return chosen

    def explain(self, game: Game, seat: int) -> list[tuple[str, float]]:
        """What the bot thinks of every option of a seat's open decision, best first."""
        asked = question(game, seat)
        values = self.values(game.state, asked, game.title)
        pairs = [(option.key, value) for option, value in zip(asked.options, values, strict=True)]
        return sorted(pairs, key=lambda pair: -pair[1])

    def values(self, state: State, asked: Asked, title: Title) -> list[float]:
        """What the title judges every option to be worth, or else its mean value over a few imagined states."""
        judged = None if title.judge is None else title.judge(seen_by(state, asked.seat), asked)
        if judged is not None:
            return judged
        totals = [0.0] * len(asked.options)
        for seed in words(self.seed, "dream", self.picked, self.dreams):
            dream = imagine(state, asked.seat, seed)
            own = dream.question_for(asked.seat)
            assert own is not None
            for i, value in enumerate(self._look_ahead(dream, own, title)):
                totals[i] += value / self.dreams
        return totals

    def _look_ahead(self, dream: State, asked: Asked, title: Title) -> list[float]:
        """The best value that each option leads to within the effect under way."""
        seat = asked.seat
        best = [0.0] * len(asked.options)
        if asked.together:
            return [title.value(_answered_alone(dream, asked, option), seat) for option in asked.options]
        effect = _effect(dream)
        lines: list[Line] = []
        for i, option in enumerate(asked.options):
            state = dream.copy()
            state.answer(asked, option)
            best[i] = title.value(state, seat)
            lines.append(Line(i, state, best[i]))
        ended = [False] * len(best)
        for _ in range(DEPTH):
            lines = self._kept(lines, seat, effect, best, ended)
            if not lines:
                break
            lines = _further(lines, title, seat)
        floor = min((best[i] for i in range(len(best)) if ended[i]), default=1.0)
        return [value if ended[i] else min(value, floor) for i, value in enumerate(best)]

    def _kept(self, lines: list[Line], seat: int, effect: str, best: list[float], ended: list[bool]) -> list[Line]:
        """Book the lines that have left the effect; of the others keep the best few that differ."""
        going: dict[tuple[float, tuple[Option, ...]], Line] = {}
        for line in lines:
            if _goes_on(line.state, seat, effect):
                going.setdefault((line.value, line.state.asked[0].options), line)
            elif not ended[line.first] or line.value > best[line.first]:
                ended[line.first] = True
                best[line.first] = line.value
        return sorted(going.values(), key=lambda line: -line.value)[: self.width]


def _further(lines: list[Line], title: Title, seat: int) -> list[Line]:
    """Every line, one decision further in every way."""
    out: list[Line] = []
    for line in lines:
        asked = line.state.asked[0]
        for option in asked.options:
            state = line.state.copy()
            state.answer(asked, option)
            out.append(Line(line.first, state, title.value(state, seat)))
    return out


def _answered_alone(dream: State, asked: Asked, option: Option) -> State:
    """The state when this seat has answered in secret and nobody else has: what others say cannot be known yet."""
    state = dream.copy()
    state.stack[-1].answers = ((asked.seat, option),)
    state.asked = tuple(a for a in dream.asked if a is not asked)
    return state


def _effect(state: State) -> str:
    """The address of the effect or procedure to which the open question belongs."""
    return state.shared(state.stack[-1]).code.address


def _goes_on(state: State, seat: int, effect: str) -> bool:
    """Whether the same seat decides next, within the same effect."""
    if len(state.asked) != 1 or state.asked[0].seat != seat or state.asked[0].together:
        return False
    return _effect(state) == effect
