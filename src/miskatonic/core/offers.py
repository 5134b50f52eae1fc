"""Powers that no event offers: turns, windows and tests do, among what else can be done.

Such a power is an ability of the stage OFFERED; instead of an event it names the moment at which it can be used, and
pieces in play are found by that moment at once. Limit, condition, cost and whether it would change anything are looked
at as for any other ability.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from miskatonic.core import events
from miskatonic.core.code import Frame, Step
from miskatonic.core.declared import Kind
from miskatonic.core.options import Option
from miskatonic.core.rules import ABILITIES_PER_PIECE

if TYPE_CHECKING:
    from miskatonic.core.state import State


def offers(s: State, who: int, *moments: str) -> list[Option]:
    """The powers that somebody may use now, of those offered at these moments."""
    options: list[Option] = []
    rules = s.rules
    controls, may_use = rules.controls, rules.may_use
    at = len(s.stack) - 1
    for moment in moments:
        for piece, i in s.ears.get(moment, ()):
            is_own = controls(s, piece) == who if may_use is None else may_use(s, who, piece)
            if is_own and events.is_usable(s, piece, i, who, at):
                options.append(rules.use[piece * ABILITIES_PER_PIECE + i])
    return options


def use_chosen(s: State, f: Frame) -> bool:
    """Use the power that was chosen; False when something else was, or nothing."""
    option = f.answer
    if option is None or not events.is_ability(option):
        return False
    events.use_ability(s, *events.ability_of(option), f.who, s.stack.index(f))
    return True


def due(s: State, *moments: str) -> list[int]:
    """The powers that work by themselves at these moments, as numbers: whatever is in play and may work now."""
    found: list[int] = []
    for moment in moments:
        for piece, i in s.ears.get(moment, ()):
            number = piece * ABILITIES_PER_PIECE + i
            if events.is_allowed(s, _at_work(s, number), i):
                found.append(number)
    return found


def let_work(s: State, number: int) -> None:
    """Let such a power work, for whoever controls its piece."""
    s.stack.append(_at_work(s, number))


def _at_work(s: State, number: int) -> Frame:
    """The frame in which such a power works."""
    piece, i = divmod(number, ABILITIES_PER_PIECE)
    effect = s.rules.pieces[piece].effect_codes[i]
    assert effect is not None
    return events.ability_frame(s, effect, piece, len(s.stack) - 1, s.rules.controls(s, piece))


def window(
    kind: Kind,
    *moments: str,
    decline: Option = events.PASS,
    closed: Callable[[State], bool] | None = None,
    about: Callable[[State, Frame], tuple[int, ...]] | None = None,
) -> tuple[Step, Step]:
    """Two steps of a procedure: the one who acts may use powers offered at these moments until nothing is left or wanted.

    Who can use nothing is not asked; while the window is closed nobody is.
    """

    def offer(s: State, f: Frame) -> None:
        f.answer = None
        if closed is None or not closed(s):
            options = offers(s, f.who, *moments)
            args = about(s, f) if about is not None and options else ()
            s.ask(f, s.rules.seat_of(s, f.who), kind, [*options, decline], *args)

    def use(s: State, f: Frame) -> None:
        if use_chosen(s, f):
            f.goto(offer)

    return offer, use
