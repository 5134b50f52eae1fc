"""What hints are made of, for the games' own tests: states along a game, how things stand there, a hint in words."""

from collections.abc import Iterator

from miskatonic.bots import make_bot
from miskatonic.bots.greedy import Greedy
from miskatonic.bots.hints import DREAMS, told
from miskatonic.core.state import State
from miskatonic.game import Decision
from miskatonic.text.parts import Lang, flat
from miskatonic.title import Title


def along(title: Title, seats: int, seed: int, most: int = 120) -> Iterator[State]:
    """The states of a game in which somebody must choose."""
    state = title.begin(title.settled({}, seats), seats, seed)
    state.run()
    bot = make_bot("greedy", seed)
    for _ in range(most):
        if not state.asked:
            return
        yield state
        state.answer(state.asked[0], bot.pick(state, state.asked[0], title))


def total(title: Title, state: State, seat: int) -> float:
    """All that is named of how things stand."""
    return sum(fact.worth for fact in title.standing(state, seat).values())


def hinted(title: Title, state: State, lang: Lang = "en") -> str:
    """The hint for the first open question, in words."""
    asked = state.asked[0]
    weighed = Greedy(1, dreams=DREAMS).weigh(state, asked, title)
    return flat(told(Decision(title, state, asked), weighed, lang))
