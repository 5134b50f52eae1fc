"""Losing and recovering health (FH-HEA)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.declared import NUMBER, PIECE
from miskatonic.core.events import Event
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.deeds import once_more, times_left
from miskatonic.games.final_hour.rules.people import everyone_at, seat_of


def lose_health(s: State, investigator: int, n: int, by: int) -> None:
    """Red health tokens turn grey; when the last one does, all lose (FH-HEA-01, FH-HEA-02)."""
    left = max(0, s.count(box.HEALTH_OF[investigator]) - n)
    s.note(tells.LostHealth, investigator, by, n, rule="FH-HEA-01")
    s.set(box.HEALTH_OF[investigator], left)
    if not left:
        s.note(tells.Lost, rule="FH-END-02")
        s.finish("FH-END-02", won=False)


def recover_health(s: State, investigator: int, n: int) -> None:
    """Grey health tokens turn red again, none are added (FH-HEA-03, FH-HEA-04)."""
    healed = min(n, lost_health(s, investigator))
    if healed:
        s.add(box.HEALTH_OF[investigator], healed)
        s.note(tells.Healed, investigator, healed, rule="FH-HEA-03")


def lost_health(s: State, investigator: int) -> int:
    """The number of grey health tokens of an investigator."""
    return s.counts[box.HEALTH_TOKENS[investigator]] - s.count(box.HEALTH_OF[investigator])


HEALTH_LOST: Final = Event("health-lost", lose_health, (NUMBER, NUMBER, PIECE), amount=1)

HEALTH_RECOVERED: Final = Event("health-recovered", recover_health, amount=1)

# -------------------------------------------------------------------- words


def lose(s: State, f: Frame, node: w.LoseHealth) -> None:
    """The acting investigator loses health."""
    s.happen(HEALTH_LOST, f.who, node.n, NOTHING)


runs(w.LoseHealth, lose)


def heal(s: State, f: Frame, node: w.Heal) -> None:
    """Recover health, not above what one started with."""
    s.happen(HEALTH_RECOVERED, f.who, node.n)


runs(w.Heal, heal)


def hurt_here(s: State, f: Frame) -> list[int]:
    """The investigators in one's location who have lost health."""
    return [i for i in everyone_at(s, s.counts[box.AT[f.who]]) if lost_health(s, i)]


def choose_patient(s: State, f: Frame, node: w.HealHere) -> None:
    """Who recovers the next point."""
    hurt = hurt_here(s, f) if times_left(f, node.n) else []
    s.ask(f, seat_of(s, f.who), asks.HealWhom, box.HEAL.each(hurt), times_left(f, node.n))


def heal_patient(s: State, f: Frame, node: w.HealHere) -> None:
    """Let them recover it."""
    if f.answer is not None:
        once_more(f, node.n)
        s.happen(HEALTH_RECOVERED, f.value, 1)
        f.goto(choose_patient)


runs(w.HealHere, choose_patient, heal_patient, can=lambda s, f, node: bool(hurt_here(s, f)))
