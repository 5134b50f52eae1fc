"""ST.6: success or failure, and by how much (AH-STT-06, AH-AUT)."""

from typing import Final

from miskatonic.core.code import Frame, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import When
from miskatonic.games.arkham_lcg.cards.terms import FIGHT, INVESTIGATE
from miskatonic.games.arkham_lcg.cards.words import Lucky
from miskatonic.games.arkham_lcg.rules import box, happens, tells
from miskatonic.games.arkham_lcg.rules.ending import nothing
from miskatonic.games.arkham_lcg.rules.people import in_game
from miskatonic.games.arkham_lcg.rules.skill_test.closing import end
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import boost, difficulty, skill_total

WOULD_FAIL: Final = Event(When.WOULD_FAIL.name, nothing, happens.WouldFail)
FAILED: Final = Event(When.FAILED.name, nothing, happens.Failed)
INVESTIGATED: Final = Event(When.INVESTIGATED.name, nothing, happens.Investigated)
ATTACK_SUCCEEDED: Final = Event(When.ATTACK_SUCCEEDED.name, nothing, happens.AttackSucceeded)


def _value(s: State) -> int:
    """The skill that counts: never below 0, 0 after an automatic failure (AH-AUT-01, AH-MOD-02)."""
    return 0 if s.count(box.AUTO) == box.FAILURE else max(0, skill_total(s))


def _succeeds(s: State) -> bool:
    auto = s.count(box.AUTO)
    if auto:
        return auto == box.SUCCESS
    return _value(s) >= difficulty(s)


def would_fail(s: State, f: Frame) -> None:
    """Before failure is final something may still help (AH-STT-09)."""
    if not in_game(s, f.who):
        f.goto(end)
    elif WOULD_FAIL.name in s.ears and not _succeeds(s):
        s.happen(WOULD_FAIL, f.who)


def settle(s: State, f: Frame) -> None:
    """Success or failure, by how much; those who react do so now (AH-STT-06)."""
    if not in_game(s, f.who):
        f.goto(end)
        return
    seat, value, auto = f.who, _value(s), s.count(box.AUTO)
    hard = 0 if auto == box.SUCCESS else difficulty(s)  # AH-AUT-01
    success = _succeeds(s)
    margin = abs(value - hard)
    s.set(box.TEST_RESULT, box.SUCCESS if success else box.FAILURE)
    s.set(box.TEST_MARGIN, margin)
    s.note(tells.Succeeded if success else tells.Failed, seat, value, hard, margin, rule="AH-STT-06")
    kind = s.count(box.TEST_KIND)
    if not success:
        s.happen(FAILED, seat, margin)
    elif kind == INVESTIGATE:
        s.happen(INVESTIGATED, seat, s.pointed(box.TEST_PLACE), margin)
    elif kind == FIGHT:
        s.happen(ATTACK_SUCCEEDED, seat, s.pointed(box.TEST_TARGET))


runs(Lucky, boost, can=lambda s, f, node: not s.count(box.AUTO) and not _succeeds(s))
