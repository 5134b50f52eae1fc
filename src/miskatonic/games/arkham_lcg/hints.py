"""How good a state is for the players, for bots and hints."""

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.box import ACT_DECK, AGENDA_DECK, CLUES
from miskatonic.games.arkham_lcg.people import card_of, in_game


def value(s: State, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if s.result is not None:
        return 1.0 if s.result.won else 0.0
    acts = 2 - len(s.zone(ACT_DECK))
    agendas = 2 - len(s.zone(AGENDA_DECK))
    clues = sum(s.count(CLUES[card_of(s, other)]) for other in range(s.seats) if in_game(s, other))
    return 0.4 + 0.15 * acts - 0.1 * agendas + 0.01 * clues
