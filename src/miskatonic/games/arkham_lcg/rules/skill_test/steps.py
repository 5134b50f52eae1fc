"""The steps of a skill test in their order (AH-STT)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.events import renew_limits
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.sheets import Per
from miskatonic.games.arkham_lcg.cards.terms import INVESTIGATE
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.people import in_game, place_of
from miskatonic.games.arkham_lcg.rules.skill_test import closing, committing, results, revealing, settling, under_way

TEST: Final = procedure(
    "skill test",
    committing.ask_for_substitute,
    committing.test_begins,
    committing.ask_helper,
    committing.helper_commits,
    under_way.recount,
    committing.ask_tester,
    committing.tester_acts,
    revealing.would_reveal,
    revealing.reveal,
    revealing.choose_token,
    revealing.token_chosen,
    revealing.cancelled,
    revealing.card_answers,
    revealing.symbol,
    revealing.another,
    settling.would_fail,
    settling.settle,
    results.gather_results,
    results.choose_result,
    results.apply_result,
    closing.after_test,
    closing.end,
    results="result",
    offered=box.TOKEN_ARG,
)


def begin(s: State, f: Frame, skill: int, kind: int, base: int, target: int = -1, plus: int = 0) -> None:
    """A test begins; the effect in the frame waits for it and has its results carried out (AH-STT-01).

    Who has fallen while others took the same test takes none (AH-ELM-01).
    """
    if not in_game(s, f.who):
        return
    under_way.forget(s)
    renew_limits(s, Per.TEST.name)
    s.point(box.TESTER, f.who)
    s.set(box.TEST_SKILL, skill)
    s.set(box.TEST_KIND, kind)
    s.set(box.TEST_DIFFICULTY, base)
    s.point(box.TEST_TARGET, target)
    s.point(box.TEST_PLACE, place_of(s, f.who) if kind == INVESTIGATE else NOTHING)  # wherever the tester goes from now on
    s.set(box.TEST_PLUS, plus)
    s.push(TEST, f.who).regs.update(caller=s.stack.index(f), plus=plus)
