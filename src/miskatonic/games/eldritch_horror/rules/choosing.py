"""Choosing investigators for an effect."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import asks
from miskatonic.games.eldritch_horror.rules.people import meant


def ask_whom(s: State, f: Frame, node: w.ChooseInvestigator) -> None:
    """Whom the rest of the effect is about, chosen before any test (EH-FAQ-08)."""
    s.ask(f, f.who, asks.ChooseInvestigator, s.rules.person.each(meant(s, f, node.which, node.here, False)))


def remember(s: State, f: Frame, node: w.ChooseInvestigator) -> None:
    """That one; or nobody."""
    s.shared(f).regs["target"] = f.value


runs(
    w.ChooseInvestigator,
    ask_whom,
    remember,
    can=lambda s, f, node: bool(meant(s, f, node.which, node.here, False)),
)
