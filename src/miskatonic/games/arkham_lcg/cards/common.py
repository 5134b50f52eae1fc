"""What several cards have in common."""

from miskatonic.games.arkham_lcg.cards.sheets import Cost, Power, When
from miskatonic.games.arkham_lcg.cards.words import Boost


def boosts(*skills: int) -> tuple[Power, ...]:
    """For one resource each, as often as one likes: more of a skill in one's own test."""
    return tuple(Power(When.IN_TEST, Boost(skill), Cost(resources=1)) for skill in skills)
