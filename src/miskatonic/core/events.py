"""Events: every change walks `cannot -> replace -> cancel -> when -> do -> after`, and can rest in each stage.

Forced abilities come before optional ones. Several forced ones are ordered by whom the game says. A replacement applies
once per event. Using an ability is an event of its own, so that a cancel can itself be cancelled; its cost and its limit
are spent before anybody hears of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from miskatonic.core import code as words
from miskatonic.core import declared, rules
from miskatonic.core.code import Code, Frame, Step, procedure
from miskatonic.core.options import Option, plain

if TYPE_CHECKING:
    from miskatonic.core.state import State

PASS: Final = plain("pass")
Happening = TypeVar("Happening", bound=tuple[Any, ...])
"""An event with its arguments, of a declared kind."""


class Event:
    """A kind of change. `do` is the only function that writes it; `amount` says which of its arguments prevention lowers.

    What they are is declared as for log entries and questions, by a kind whose fields have names; where nobody calls
    them by name it is enough to say which of them are more than numbers.

    With `framed`, the event always stands on the stack, for events that somebody may begin to hear while they happen.
    """

    def __init__(
        self,
        name: str,
        do: Callable[..., None],
        args: declared.Kind | tuple[str, ...] = (),
        *,
        amount: int = -1,
        framed: bool = False,
    ) -> None:
        self.name = name
        self.kind = None if isinstance(args, tuple) else args
        self.args = args if isinstance(args, tuple) else tuple([what for _, what in declared.arguments(args)])
        self.do = do
        self.amount = amount
        self.framed = framed
        self.code = Code(f"event:{name}", STAGES, None, self, {"used": declared.ABILITY})

    def about(self, args: tuple[int, ...]) -> tuple[int, ...]:
        """These arguments by their names, if they have any."""
        return args if self.kind is None else declared.made(self.kind, args)


def event_in(f: Frame) -> Event:
    """The event that stands in a frame."""
    event = f.code.event
    assert event is not None
    return event


class Hearing:
    """Abilities of one event stage that can be used now, each with the frame it would run in."""

    def __init__(self, s: State, f: Frame, stage: int) -> None:
        event = event_in(f)
        used = f.lists.get("used", ())
        if event is ABILITY_USED:  # no ability answers its own use
            piece, i = f.lists["args"][:2]
            used = (*used, piece * rules.ABILITIES_PER_PIECE + i)
        self.forced: list[int] = []
        self.optional: dict[int, list[int]] = {}
        at = s.stack.index(f)
        for piece, i in s.ears.get(event.name, ()):
            ability = s.rules.pieces[piece].abilities[i]
            number = piece * rules.ABILITIES_PER_PIECE + i
            if ability.stage != stage or number in used:
                continue
            who = s.rules.controls(s, piece)
            if not is_usable(s, piece, i, who, at):
                continue
            if ability.forced:
                self.forced.append(number)
            else:
                self.optional.setdefault(s.rules.seat_of(s, who), []).append(number)


def ability_frame(s: State, code: Code, piece: int, event: int, who: int) -> Frame:
    """The frame in which an ability of a piece runs, as the root of its own effect."""
    frame = Frame(code, who, len(s.stack))
    frame.regs = {"piece": piece, "event": event}
    return frame


def limit_key(s: State, piece: int, i: int, who: int) -> str:
    """The counter of uses that the limit of an ability looks at."""
    keys = s.rules.pieces[piece].limit_keys[i]
    return keys[who] if len(keys) > 1 else keys[0]


def is_used_up(s: State, piece: int, i: int, who: int) -> bool:
    """Whether an actor has used an ability as often as its limit allows for now."""
    limit = s.rules.pieces[piece].abilities[i].limit
    return limit is not None and s.counts.get(limit_key(s, piece, i, who), 0) >= limit.times


def is_allowed(s: State, f: Frame, i: int) -> bool:
    """Whether limit and condition let an ability work in a frame, whatever its stage: no other place looks at them."""
    piece = f.regs["piece"]
    ability = s.rules.pieces[piece].abilities[i]
    if ability.limit is not None and is_used_up(s, piece, i, f.who):
        return False
    return ability.condition is None or words.holds(s, f, ability.condition)


def is_usable(s: State, piece: int, i: int, who: int, at: int) -> bool:
    """Whether an actor may use an ability: limit, condition, cost, and whether it changes anything.

    It answers the event in the frame at `at`; for a power that no event offers, that is the frame that offers it.
    """
    card = s.rules.pieces[piece]
    effect, cost = card.effect_codes[i], card.cost_codes[i]
    f = ability_frame(s, s.stack[at].code if effect is None else effect, piece, at, who)
    if not is_allowed(s, f, i):
        return False
    return (cost is None or words.can(s, f, cost)) and (effect is None or words.can(s, f, effect))


def renew_limits(s: State, period: str) -> None:
    """Begin a new period: abilities limited by it can be used again."""
    for key in s.rules.limits.get(period, ()):
        s.counts.pop(key, None)


def event_args(s: State, f: Frame) -> tuple[int, ...]:
    """The arguments of the event that an ability answers."""
    return s.stack[s.shared(f).regs["event"]].lists["args"]


def answered(s: State, f: Frame, kind: type[Happening]) -> Happening:
    """The event that an ability answers, which is of this kind."""
    args = event_args(s, f)
    assert isinstance(args, kind)
    return args


def event_frame(s: State, f: Frame) -> Frame:
    """The frame of the event that an ability answers."""
    return s.stack[s.shared(f).regs["event"]]


def change_event(s: State, f: Frame, args: tuple[int, ...]) -> None:
    """Let the event that an ability answers go on with other arguments."""
    event_frame(s, f).lists["args"] = args


def stop_event(s: State, f: Frame) -> None:
    """The event that an ability answers does not happen."""
    event_frame(s, f).regs["stopped"] = 1


def is_stopped(f: Frame) -> bool:
    """Whether the event was cancelled, replaced or prevented to nothing."""
    if f.regs.get("stopped"):
        return True
    amount = event_in(f).amount
    return amount >= 0 and f.lists["args"][amount] <= 0


# -------------------------------------------------------------------- the stages


def cannot(s: State, f: Frame) -> None:
    """ "Cannot" is absolute: the event does not happen."""
    forbidding = Hearing(s, f, rules.CANNOT).forced
    if forbidding:
        s.note(declared.Forbidden, forbidding[0] // rules.ABILITIES_PER_PIECE)
        f.end()
    else:
        go_on(s, f, rules.CANNOT)


def go_on(s: State, f: Frame, stage: int) -> None:
    """Go on to the next stage before `do` at which anybody listens, or to `do` itself."""
    pieces = s.rules.pieces
    listening = [pieces[piece].abilities[i].stage for piece, i in s.ears.get(event_in(f).name, ())]
    f.step = FIRST_STEP[min([later for later in listening if stage < later <= rules.WHEN], default=DO)]


def offering(stage: int) -> tuple[Step, Step]:
    """The two steps of a stage: offer what can be used, and use what was chosen, until nobody wants more."""

    def offer(s: State, f: Frame) -> None:
        f.answer = None
        if is_stopped(f) and stage != rules.AFTER:
            return f.end()
        if event_in(f).name not in s.ears:
            return None
        hearing = Hearing(s, f, stage)
        if hearing.forced:
            options = [s.rules.use[number] for number in hearing.forced]
            s.ask(f, s.rules.orders(s), declared.OrderForced, options)
            return None
        passed = f.lists.get("passed", ())
        for seat in s.rules.seats_in_order(s):
            if seat not in passed and seat in hearing.optional:
                options = [s.rules.use[number] for number in hearing.optional[seat]]
                s.ask(f, seat, declared.React, [*options, PASS], f.lists["args"])
                f.regs["asked"] = seat
                return None
        return None

    def use(s: State, f: Frame) -> None:
        chosen = f.answer
        if chosen is None:
            f.lists.pop("passed", None)
            if stage < rules.WHEN:
                go_on(s, f, stage)
            return
        f.goto(offer)
        if chosen is PASS:
            f.lists["passed"] = (*f.lists.get("passed", ()), f.regs["asked"])
            return
        f.lists.pop("passed", None)
        f.lists["used"] = (*f.lists.get("used", ()), chosen.value)
        piece, i = ability_of(chosen)
        use_ability(s, piece, i, s.rules.controls(s, piece), s.stack.index(f))

    return offer, use


def do(s: State, f: Frame) -> None:
    """The one stage that changes anything."""
    if is_stopped(f):
        return f.end()
    event_in(f).do(s, *f.lists["args"])
    return None


_replace, _replaced = offering(rules.REPLACE)
_cancel, _cancelled = offering(rules.CANCEL)
_when, _whened = offering(rules.WHEN)
_after, _aftered = offering(rules.AFTER)

STAGES: Final = (cannot, _replace, _replaced, _cancel, _cancelled, _when, _whened, do, _after, _aftered)
DO: Final = -1
FIRST_STEP: Final = {
    stage: STAGES.index(step)
    for stage, step in ((rules.REPLACE, _replace), (rules.CANCEL, _cancel), (rules.WHEN, _when), (DO, do))
}
"""The steps at which stages begin."""


# -------------------------------------------------------------------- using an ability


def use_ability(s: State, piece: int, i: int, who: int, event: int) -> None:
    """Use an ability of a piece: pay, count the use, then let the using be heard."""
    f = s.push(USING, who)
    f.lists["use"] = (piece, i, event)


def pay(s: State, f: Frame) -> None:
    """Spend the cost and the limit first; they stay spent whatever becomes of the effect."""
    piece, i, event = f.lists["use"]
    pay_for(s, piece, i, f.who, event)


def pay_for(s: State, piece: int, i: int, who: int, event: int) -> None:
    """Count the use of an ability and let its cost be paid."""
    if s.rules.pieces[piece].abilities[i].limit is not None:
        s.add(limit_key(s, piece, i, who), 1)
    cost = s.rules.pieces[piece].cost_codes[i]
    if cost is not None:
        s.stack.append(ability_frame(s, cost, piece, event, who))


def let_it_be_heard(s: State, f: Frame) -> None:
    """The use is an event: it can be cancelled. Who used it stands among its arguments, for the piece may be gone by now."""
    piece, i, _ = f.lists["use"]
    s.happen(ABILITY_USED, piece, i, f.who)


def run_ability(s: State, piece: int, i: int, who: int) -> None:
    """The effect of an ability begins; the event it answers is noted in the nearest frame of a use."""
    effect = s.rules.pieces[piece].effect_codes[i]
    if not s.rules.pieces[piece].abilities[i].told:
        s.note(declared.Used, piece, i)
    if effect is not None:
        use = next(f for f in reversed(s.stack) if f.code is USING)
        s.stack.append(ability_frame(s, effect, piece, use.lists["use"][2], who))


USING: Final = procedure("use an ability", pay, let_it_be_heard)
ABILITY_USED: Final = Event("ability-used", run_ability, (declared.PIECE,))


def is_ability(option: Option) -> bool:
    """Whether an option uses an ability of a piece."""
    return option.verb.name == rules.USE_VERB


def ability_of(option: Option) -> tuple[int, int]:
    """The piece and the number of the ability that an option uses."""
    return divmod(option.value, rules.ABILITIES_PER_PIECE)
