"""ST.3 to ST.5: a chaos token is revealed and has its effect (AH-STT, AH-CHA, AH-CAN-04)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.words import RedrawToken
from miskatonic.games.arkham_lcg.rules.box import ANOTHER, REDRAW
from miskatonic.games.arkham_lcg.rules.chaos import cancel_token, resolve_token, reveal_token
from miskatonic.games.arkham_lcg.rules.people import in_game
from miskatonic.games.arkham_lcg.rules.skill_test.closing import end
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import caller_of, on_reveal, recount


def reveal(s: State, f: Frame) -> None:
    """A token is revealed (AH-STT-03)."""
    recount(s, f)
    s.set(REDRAW, 0)
    if in_game(s, f.who):
        reveal_token(s, f.who)


def cancelled(s: State, f: Frame) -> None:
    """In place of a cancelled token another one is revealed (AH-CAN-04)."""
    if not in_game(s, f.who):
        f.goto(end)
    elif s.count(REDRAW):
        f.goto(reveal)


def card_answers(s: State, f: Frame) -> None:
    """What the card that called for the test does if such a symbol is revealed, once in a test (AH-STT-03, AH-CHA-03)."""
    effect = on_reveal(s, f, after=False)
    if effect is not None and not f.regs.get("answered"):
        f.regs["answered"] = 1
        s.push(effect, f.who, caller_of(s, f).root)


def symbol(s: State, f: Frame) -> None:
    """What the token does in this scenario (AH-STT-04)."""
    if in_game(s, f.who):
        resolve_token(s, f.who)


def another(s: State, f: Frame) -> None:
    """When it asks for it another token is revealed (AH-CHA-03)."""
    if not in_game(s, f.who):
        f.goto(end)
    elif s.count(ANOTHER):
        s.set(ANOTHER, 0)
        f.goto(reveal)


runs(RedrawToken, lambda s, f, node: cancel_token(s, f))
