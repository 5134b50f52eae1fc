"""What can stand on the stack: procedures of the rulebook and effect trees of components, compiled once to addresses.

A procedure is a named list of steps, each a small function. An effect node runs by the steps its word was given with
`runs`. A frame is data: an address, the step it has reached, who acts, and registers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

from miskatonic.core.nodes import Effect as Effect
from miskatonic.core.nodes import Node as Node

if TYPE_CHECKING:
    from miskatonic.core.events import Event
    from miskatonic.core.options import Option
    from miskatonic.core.state import State


Step = Callable[..., None]
N = TypeVar("N", bound=Node)


class Code:
    """A procedure, the stages of an event or an effect node at its address, ready to run."""

    __slots__ = ("address", "event", "kids", "node", "places", "registers", "steps")

    def __init__(
        self,
        address: str,
        steps: tuple[Step, ...],
        node: Node | None,
        event: Event | None = None,
        registers: Mapping[str, str] | None = None,
    ) -> None:
        self.address = address
        self.steps = steps
        self.node = node
        self.event = event
        self.registers = registers or {}
        """What the registers hold, where it is not a number: pieces, seats, places."""
        self.kids: dict[str, tuple[Code, ...]] = {}
        self.places = {step: i for i, step in enumerate(steps)}

    def __repr__(self) -> str:
        return self.address


class Frame:
    """One call on the stack. `root` is the stack index of the frame whose registers the whole effect shares.

    With an original it is the same call, free to go its own way.
    """

    __slots__ = ("answer", "answers", "code", "lists", "regs", "root", "step", "who")

    def __init__(self, code: Code, who: int, root: int, original: Frame | None = None) -> None:
        self.code = code
        self.who = who
        self.root = root
        if original is None:
            self.step = 0
            self.answer: Option | None = None
            self.answers: tuple[tuple[int, Option], ...] = ()
            self.regs: dict[str, int] = {}
            self.lists: dict[str, tuple[int, ...]] = {}
        else:
            self.step = original.step
            self.answer = original.answer
            self.answers = original.answers
            self.regs = original.regs.copy() if original.regs else {}
            self.lists = original.lists.copy() if original.lists else {}

    @property
    def value(self) -> int:
        """What the answer points at; NOTHING for an answer such as `pass`, or when there was nothing to choose."""
        return -1 if self.answer is None else self.answer.value

    def goto(self, step: Step) -> None:
        """Go on with this step of the same procedure."""
        self.step = self.code.places[step]

    def end(self) -> None:
        """Leave the procedure: no further step of it runs."""
        self.step = len(self.code.steps)


_steps: dict[type[Node], tuple[Step, ...]] = {}
_registers: dict[type[Node], Mapping[str, str]] = {}
_possible: dict[type[Node], Callable[..., bool]] = {}
_checks: dict[type[Node], Callable[..., bool]] = {}
_amounts: dict[type[Node], Callable[..., int]] = {}


def procedure(name: str, *steps: Callable[[State, Frame], None], **registers: str) -> Code:
    """A procedure of the rulebook: its steps run one after another; `registers` says what they hold, where not numbers."""
    return Code(name, steps, None, None, registers)


def runs(
    word: type[N],
    *steps: Callable[[State, Frame, N], None],
    can: Callable[[State, Frame, N], bool] | None = None,
    **registers: str,
) -> None:
    """Say how an effect word runs and, where it can be idle, when it would change anything; registers as in a procedure."""
    _steps[word] = steps
    if registers:
        _registers[word] = registers
    if can is not None:
        _possible[word] = can


def checks(word: type[N], test: Callable[[State, Frame, N], bool]) -> None:
    """Say when a condition word holds."""
    _checks[word] = test


def counts(word: type[N], number: Callable[[State, Frame, N], int]) -> None:
    """Say what an amount word comes to."""
    _amounts[word] = number


def amount(s: State, f: Frame, n: int | Node) -> int:
    """What an amount comes to now; a number is itself."""
    if isinstance(n, int):
        return n
    number = _amounts.get(type(n))
    if number is None:
        raise LookupError(f"Nobody has said what the amount {type(n).__name__} comes to: say it with `counts`.")
    return number(s, f, n)


def holds(s: State, f: Frame, condition: Node) -> bool:
    """Whether a condition is true now, seen from the frame."""
    test = _checks.get(type(condition))
    if test is None:
        raise LookupError(f"Nobody has said when the condition {type(condition).__name__} holds: say it with `checks`.")
    return test(s, f, condition)


def can(s: State, f: Frame, code: Code) -> bool:
    """Whether running this effect would change anything; words that never said count as able."""
    node = code.node
    test = None if node is None else _possible.get(type(node))
    if test is None:
        return True
    if code is not f.code:
        f = _as_if(f, code)
    return test(s, f, node)


def _as_if(f: Frame, code: Code) -> Frame:
    """The frame in which another effect of the same actor would run; only to look at, never to run."""
    twin = Frame(code, f.who, f.root)
    twin.regs = f.regs
    twin.lists = f.lists
    return twin


def compiled(address: str, node: Effect) -> Code:
    """The effect tree with every node at its own address.

    Addresses are built from field names and positions, so they survive anything but a change of the card itself.
    """
    word = type(node)
    if word not in _steps:
        raise LookupError(f"Nobody has said how the word {word.__name__} of {address} runs: give it its steps with `runs`.")
    code = Code(address, _steps[word], node, None, _registers.get(word))
    for field in fields(node):
        value: Any = getattr(node, field.name)
        if isinstance(value, Effect):
            code.kids[field.name] = (compiled(f"{address}.{field.name}", value),)
        elif isinstance(value, tuple) and value and isinstance(value[0], Effect):
            code.kids[field.name] = tuple(compiled(f"{address}.{field.name}{i}", kid) for i, kid in enumerate(value))
    return code
