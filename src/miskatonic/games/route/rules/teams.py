"""Team mode: two teams of two, partners sitting opposite; their points are added (RT-BASE-64, RT-BASE-89)."""

from typing import Final

from miskatonic.core.state import State
from miskatonic.games.route.rules import marks

PLAYERS: Final = 4
TEAMS: Final = 2


def are_there(s: State) -> bool:
    """Whether it is played in teams."""
    return s.count(marks.TEAMS) > 0


def team_of(seat: int) -> int:
    """The team of a seat."""
    return seat % TEAMS


def members(team: int) -> tuple[int, int]:
    """The two seats of a team."""
    return team, team + TEAMS


def partner_of(seat: int) -> int:
    """Who sits opposite."""
    return (seat + TEAMS) % PLAYERS


def rivals(s: State, seat: int) -> tuple[int, ...]:
    """Whom a seat plays against."""
    return tuple(other for other in range(s.seats) if other != seat and not (are_there(s) and other == partner_of(seat)))


def total(s: State, team: int) -> int:
    """The points of both partners."""
    return sum(s.count(marks.TOTAL[seat]) for seat in members(team))


def ranking(s: State) -> tuple[int, ...]:
    """The place of every team, by the sum and then by tourists on both final routes; who is level shares it.

    Who lost to an Ancient One brings no points; a team that both lost is last (RT-ANC-13, RT-ANC-23).
    """
    lost = [all(s.count(marks.LOST[seat]) for seat in members(team)) for team in range(TEAMS)]
    tourists = [sum(s.count(marks.ON_ROUTE[seat]) for seat in members(team)) for team in range(TEAMS)]
    keys = [(not lost[team], total(s, team), tourists[team]) for team in range(TEAMS)]
    return tuple(TEAMS if lost[team] else 1 + sum(other > keys[team] for other in keys) for team in range(TEAMS))
