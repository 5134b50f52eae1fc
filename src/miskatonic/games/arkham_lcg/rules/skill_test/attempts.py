"""Words that are tests: fight, evade, investigate and plain ones (AH-FGT, AH-ENR, AH-INV)."""

from miskatonic.core.code import Frame, amount, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.terms import EVADE, FIGHT, INVESTIGATE, PLAIN
from miskatonic.games.arkham_lcg.rules import asks
from miskatonic.games.arkham_lcg.rules.box import PICK, SEAT, THREAT
from miskatonic.games.arkham_lcg.rules.people import enemies_at, engaged_with, place_of, seats_at, text_of
from miskatonic.games.arkham_lcg.rules.places import may_investigate, skill_for
from miskatonic.games.arkham_lcg.rules.skill_test.steps import begin

runs(w.Test, lambda s, f, node: begin(s, f, node.skill, PLAIN, node.difficulty))


def choose_patient(s: State, f: Frame, node: w.Treat) -> None:
    """Ask which investigator here."""
    s.ask(f, f.who, asks.WhoDoesIt, SEAT.each(seats_at(s, place_of(s, f.who))))


def treat(s: State, f: Frame, node: w.Treat) -> None:
    """Test for that one."""
    f.regs["target"] = f.value
    begin(s, f, node.skill, PLAIN, node.difficulty)


runs(w.Treat, choose_patient, treat)


def choose_foe(s: State, f: Frame, node: w.Fight | w.Evade) -> None:
    """Ask which enemy, unless the action has named it (AH-FGT-01, AH-ENR-06)."""
    named = s.shared(f).regs.get("enemy", -1)
    kind = FIGHT if isinstance(node, w.Fight) else EVADE
    foes = [named] if named >= 0 else foes_for(s, f.who, kind)
    s.ask(f, f.who, asks.Enemy, PICK.each(foes), kind)


def foes_for(s: State, seat: int, kind: int) -> list[int]:
    """Whom an investigator may attack or try to evade."""
    if kind == EVADE:
        return engaged_with(s, seat)
    here = enemies_at(s, place_of(s, seat))
    return [e for e in here if not text_of(s, e).aloof or s.home[e] in THREAT]


def test_foe(s: State, f: Frame, node: w.Fight | w.Evade) -> None:
    """Test against it."""
    if f.answer is None:
        return
    kind = FIGHT if isinstance(node, w.Fight) else EVADE
    plus = amount(s, f, node.plus) if isinstance(node, w.Fight) else 0
    begin(s, f, node.skill, kind, 0, f.value, plus)


runs(w.Fight, choose_foe, test_foe, can=lambda s, f, node: bool(foes_for(s, f.who, FIGHT)))
runs(w.Evade, choose_foe, test_foe, can=lambda s, f, node: bool(foes_for(s, f.who, EVADE)))


def investigate(s: State, f: Frame, node: w.Investigate) -> None:
    """One's own location, if it can be investigated (AH-CAN-03)."""
    place = place_of(s, f.who)
    if may_investigate(s, place):
        begin(s, f, skill_for(place, node.skill), INVESTIGATE, node.shroud)


runs(w.Investigate, investigate, can=lambda s, f, node: may_investigate(s, place_of(s, f.who)))
