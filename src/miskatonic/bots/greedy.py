"""A bot that looks to the end of the effect under way and takes what the title values most.

It plays on imagined states only: what its seat cannot see is re-dealt before anything is tried. Where luck would decide what
such a trial shows, a title judges the options by their odds instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from miskatonic.bots.bot import Player
from miskatonic.core.hidden import imagine, seen_by
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.core.streams import below, words
from miskatonic.title import Title
from miskatonic.weighing import DECIDED, Ending, Fact, Standing, Terms

DREAMS: Final = 1
"""How many imagined states every option is tried on."""
WIDTH: Final = 6
"""How many of the lines within one effect are followed further."""
DEPTH: Final = 12
"""After how many further decisions of the same effect the look ahead stops."""


class Line:
    """A line of play: the option it began with, where it has come to, and in how many decisions."""

    __slots__ = ("first", "length", "state", "value")

    def __init__(self, first: int, state: State, value: float, length: int = 1) -> None:
        self.first = first
        self.state = state
        self.value = value
        self.length = length


class Weighed(NamedTuple):
    """An option with what the bot thinks of it, and why."""

    option: Option
    value: float
    terms: Terms = ()
    """The reasons behind the value, where it was judged."""
    ahead: tuple[Standing, ...] = ()
    """How things will stand, where that was looked ahead."""
    length: float = 0.0
    """In how many decisions, on average."""


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

    def values(self, state: State, asked: Asked, title: Title) -> list[float]:
        """What the title judges every option to be worth, or else its mean value over a few imagined states."""
        judged = None if title.judge is None else title.judge(seen_by(state, asked.seat), asked)
        if judged is not None:
            return judged
        totals = [0.0] * len(asked.options)
        for dream, own in self._dreams(state, asked):
            for line in self._look_ahead(dream, own, title):
                totals[line.first] += line.value / self.dreams
        return totals

    def weigh(self, state: State, asked: Asked, title: Title) -> list[Weighed]:
        """What the bot thinks of every option of an open question and why, best first; of equals, the shortest way."""
        view = seen_by(state, asked.seat)
        judged = None if title.judge is None else title.judge(view, asked)
        told = None if title.terms is None else title.terms(view, asked)
        if judged is None or told is None:
            seen = self._seen_ahead(state, asked, title)
            judged = judged or [one.value for one in seen]
        if told is None:
            weighed = [one._replace(value=value) for one, value in zip(seen, judged, strict=True)]
        else:
            weighed = [Weighed(*one) for one in zip(asked.options, judged, told, strict=True)]
        return sorted(weighed, key=lambda one: (-one.value, one.length))

    def _seen_ahead(self, state: State, asked: Asked, title: Title) -> list[Weighed]:
        """All options with how things will stand after each."""
        values, lengths = [0.0] * len(asked.options), [0.0] * len(asked.options)
        ahead: list[list[Standing]] = [[] for _ in asked.options]
        for dream, own in self._dreams(state, asked):
            for line in self._look_ahead(dream, own, title):
                values[line.first] += line.value / self.dreams
                lengths[line.first] += line.length / self.dreams
                ahead[line.first].append(_standing(line.state, asked.seat, title))
        return [Weighed(option, values[i], (), tuple(ahead[i]), lengths[i]) for i, option in enumerate(asked.options)]

    def _dreams(self, state: State, asked: Asked) -> Iterator[tuple[State, Asked]]:
        """Imagined states, each with the question as it is asked there."""
        for seed in words(self.seed, "dream", self.picked, self.dreams):
            dream = imagine(state, asked.seat, seed)
            own = dream.question_for(asked.seat)
            assert own is not None
            yield dream, own

    def _look_ahead(self, dream: State, asked: Asked, title: Title) -> list[Line]:
        """The best line of each option within the effect under way."""
        seat = asked.seat
        best: list[Line] = []
        for i, option in enumerate(asked.options):
            if asked.together:
                state = _answered_alone(dream, asked, option)
            else:
                state = _nothing_after(dream) if asked.kind in title.looks_no_farther else dream.copy()
                state.answer(asked, option)
            best.append(Line(i, state, title.value(state, seat)))
        if asked.together:
            return best
        if asked.kind in title.begins_an_effect:
            depth = 0 if asked.kind in title.looks_no_farther else len(dream.stack)
            ends = [_played_out(line.state, seat, depth, title) for line in best]
            return [Line(line.first, end, title.value(end, seat)) for line, end in zip(best, ends, strict=True)]
        effect = _effect(dream)
        lines = best.copy()
        ended = [False] * len(best)
        for _ in range(DEPTH):
            lines = self._kept(lines, seat, effect, best, ended)
            if not lines:
                break
            lines = _further(lines, title, seat)
        floor = min((line.value for line in best if ended[line.first]), default=1.0)
        return [line if ended[line.first] else Line(line.first, line.state, min(line.value, floor)) for line in best]

    def _kept(self, lines: list[Line], seat: int, effect: str, best: list[Line], ended: list[bool]) -> list[Line]:
        """Book the lines that have left the effect; of the others keep the best few that differ."""
        going: dict[tuple[float, tuple[Option, ...]], Line] = {}
        for line in lines:
            if _goes_on(line.state, seat, effect):
                going.setdefault((line.value, line.state.asked[0].options), line)
            elif not ended[line.first] or line.value > best[line.first].value:
                ended[line.first] = True
                best[line.first] = line
        return sorted(going.values(), key=lambda line: -line.value)[: self.width]


def _standing(state: State, seat: int, title: Title) -> Standing:
    """How things stand; of a game that has ended, nothing else matters."""
    if state.result is None:
        return title.standing(state, seat)
    won = state.result.won
    return {Ending(won): Fact(1, DECIDED if won else -DECIDED if won is False else 0.0)}


def _further(lines: list[Line], title: Title, seat: int) -> list[Line]:
    """Every line, one decision further in every way."""
    out: list[Line] = []
    for line in lines:
        asked = line.state.asked[0]
        for option in asked.options:
            state = line.state.copy()
            state.answer(asked, option)
            out.append(Line(line.first, state, title.value(state, seat), line.length + 1))
    return out


def _played_out(state: State, seat: int, depth: int, title: Title) -> State:
    """What comes of an effect that was just begun, each choice in it made for the moment."""
    for _ in range(DEPTH):
        if len(state.asked) != 1 or state.asked[0].seat != seat or len(state.stack) <= depth:
            break
        asked, tries = state.asked[0], []
        for option in asked.options:
            tried = state.copy()
            tried.answer(asked, option)
            tries.append(tried)
        state = max(tries, key=lambda tried: title.value(tried, seat))
    return state


def _answered_alone(dream: State, asked: Asked, option: Option) -> State:
    """The state when this seat has answered in secret and nobody else has: what others say cannot be known yet."""
    state = dream.copy()
    state.stack[-1].answers = ((asked.seat, option),)
    state.asked = tuple(a for a in dream.asked if a is not asked)
    return state


def _nothing_after(dream: State) -> State:
    """A copy on which nothing waits for the end of what asks."""
    state = dream.copy()
    beneath = state.stack[-1].root
    del state.stack[:beneath]
    for frame in state.stack:
        frame.root -= beneath
    return state


def _effect(state: State) -> str:
    """The address of the effect or procedure to which the open question belongs."""
    return state.shared(state.stack[-1]).code.address


def _goes_on(state: State, seat: int, effect: str) -> bool:
    """Whether the same seat decides next, within the same effect."""
    if len(state.asked) != 1 or state.asked[0].seat != seat or state.asked[0].together:
        return False
    return _effect(state) == effect
