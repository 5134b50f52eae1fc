"""ST.3 to ST.5: a chaos token is revealed and has its effect (AH-STT, AH-CHA, AH-CAN-04)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.words import RedrawToken
from miskatonic.games.arkham_lcg.rules import asks, chaos
from miskatonic.games.arkham_lcg.rules.box import ANOTHER, CHAOS_TOKEN, MORE_TOKENS, REDRAW, TOKENLESS
from miskatonic.games.arkham_lcg.rules.people import in_game
from miskatonic.games.arkham_lcg.rules.skill_test.closing import end
from miskatonic.games.arkham_lcg.rules.skill_test.settling import would_fail
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import caller_of, on_reveal, recount


def would_reveal(s: State, f: Frame) -> None:
    """Before each token there is a moment for those who change what is revealed; perhaps none is revealed at all."""
    if TOKENLESS[f.who] in s.counts:
        recount(s, f)
        f.goto(would_fail)
    elif chaos.WOULD_REVEAL.name in s.ears and in_game(s, f.who):
        s.happen(chaos.WOULD_REVEAL, f.who)


def reveal(s: State, f: Frame) -> None:
    """A token is revealed (AH-STT-03); of several revealed together one counts."""
    recount(s, f)
    s.set(REDRAW, 0)
    if not in_game(s, f.who):
        return
    more = s.count(MORE_TOKENS)
    if more:
        s.set(MORE_TOKENS, 0)
        f.lists["offered"] = chaos.draw_aside(s, 1 + more)
    else:
        chaos.reveal_token(s, f.who)


def choose_token(s: State, f: Frame) -> None:
    """Ask which of several tokens counts."""
    f.answer = None
    if "offered" in f.lists:
        s.ask(f, f.who, asks.WhichToken, CHAOS_TOKEN.each(f.lists["offered"]))


def token_chosen(s: State, f: Frame) -> None:
    """That one is revealed like any other."""
    if f.answer is not None:
        del f.lists["offered"]
        chaos.take_one(s, f.who, f.value)


def cancelled(s: State, f: Frame) -> None:
    """In place of a cancelled token another one is revealed (AH-CAN-04)."""
    if not in_game(s, f.who):
        f.goto(end)
    elif s.count(REDRAW):
        f.goto(would_reveal)


def card_answers(s: State, f: Frame) -> None:
    """What the card that called for the test does if such a symbol is revealed, once in a test (AH-STT-03, AH-CHA-03)."""
    effect = on_reveal(s, f, after=False)
    if effect is not None and not f.regs.get("answered"):
        f.regs["answered"] = 1
        s.push(effect, f.who, caller_of(s, f).root)


def symbol(s: State, f: Frame) -> None:
    """What the token does in this scenario (AH-STT-04)."""
    if in_game(s, f.who):
        chaos.resolve_token(s, f.who)


def another(s: State, f: Frame) -> None:
    """When it asks for it another token is revealed (AH-CHA-03)."""
    if not in_game(s, f.who):
        f.goto(end)
    elif s.count(ANOTHER):
        s.set(ANOTHER, 0)
        f.goto(would_reveal)


runs(RedrawToken, lambda s, f, node: chaos.cancel_token(s, f))
