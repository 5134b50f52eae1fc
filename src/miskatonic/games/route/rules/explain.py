"""Why something cannot be chosen now: the rule of the catalogue that forbids it; and what is better asked twice."""

from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.games.route.rules import asks, choices, phases, table, turns
from miskatonic.games.route.rules.streets import bits


def forbidden(view: State, asked: Asked) -> list[tuple[str, str]]:
    """Keys one might think of, each with the id of the rule that forbids it."""
    if not isinstance(asked.what, asks.TakeTurn) or not asked.options:
        return []
    turn = turns.turn_of(view, asked.seat)
    phase = turn.todo[-1]
    offered = {option.key for option in asked.options}
    out: list[tuple[str, str]] = []
    if phase == phases.STARTING:
        m = table.streets(view)
        p, q = turn.values
        for place in m.places:
            if choices.LOCATION[place].key not in offered:
                fits = {(m.column[place], m.row[place])} <= {(p, q), (q, p)}
                out.append((choices.LOCATION[place].key, "RT-BASE-18" if fits else "RT-BASE-17"))
    elif phase == phases.STRETCHING:
        for road in bits(table.streets(view).roads):
            if choices.DRAW[road].key not in offered:
                out.append((choices.DRAW[road].key, "RT-BASE-25" if turn.drawn >> road & 1 else "RT-BASE-24"))
    return out


def grave(s: State, asked: Asked, option: Option) -> bool:
    """To end the final route while it could still go on: it is counted as it is (RT-BASE-43)."""
    if option is not choices.DONE or not isinstance(asked.what, asks.BuildRoute):
        return False
    return any(other.verb in (choices.GO, choices.RIDE) for other in asked.options)
