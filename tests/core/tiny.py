"""The smallest game there can be: a few pieces with abilities lie before two seats, and somebody is poked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from miskatonic.core.code import Code, Effect, Frame, Node, checks, procedure, runs
from miskatonic.core.declared import Amount, name_of
from miskatonic.core.events import Event
from miskatonic.core.options import Verb, plain
from miskatonic.core.rules import Ability, Piece, Rules
from miskatonic.core.state import State
from miskatonic.core.zones import Counters, Zones, hidden, own

TABLE: Final = Zones("table", 2, live=True)
HAND: Final = Zones("hand", 2, sees=own)
DECK: Final = Zones("deck", sees=hidden)
PILE: Final = Zones("pile")
LAST: Final = plain("last")
OTHER: Final = plain("other")


@dataclass(frozen=True, slots=True)
class Say(Effect):
    """Write a number into the log."""

    n: int


@dataclass(frozen=True, slots=True)
class Never(Node):
    """A condition that does not hold."""


@dataclass(frozen=True, slots=True)
class Rich(Node):
    """A condition that holds while there is a coin."""


@dataclass(frozen=True, slots=True)
class Payment(Effect):
    """A cost: a coin, if there is one."""


Said = NamedTuple("Said", [("n", Amount)])
Paid = NamedTuple("Paid", [])
Poked = NamedTuple("Poked", [("n", Amount)])
Rest = NamedTuple("Rest", [])
Which = NamedTuple("Which", [])
Secret = NamedTuple("Secret", [])
Alone = NamedTuple("Alone", [])
Take = NamedTuple("Take", [])
Chosen = NamedTuple("Chosen", [("seat", Amount), ("other", Amount)])


def say(s: State, f: Frame, node: Say) -> None:
    """Say it."""
    s.note(Said, node.n)


def pay_coin(s: State, f: Frame, node: Payment) -> None:
    """Spend a coin."""
    s.add("coins", -1)
    s.note(Paid)


runs(Say, say)
runs(Payment, pay_coin, can=lambda s, f, node: s.count("coins") > 0)
checks(Never, lambda s, f, node: False)
checks(Rich, lambda s, f, node: s.count("coins") > 0)


def poke(s: State, n: int) -> None:
    """The one change there is."""
    s.add("pokes", n)
    s.note(Poked, n)


POKE: Final = Event("poke", poke, amount=0)


def rest(s: State, f: Frame) -> None:
    """A last question, so that the game does not run out."""
    s.ask(f, 0, Rest, [LAST, OTHER])


def poke_by(n: int) -> Callable[[State, Frame], None]:
    """A step that pokes."""

    def step(s: State, f: Frame) -> None:
        s.happen(POKE, n)

    return step


def owner(s: State, piece: int) -> int:
    """Whose table a piece lies on; nobody's pieces are seat 0's."""
    return 1 if s.home[piece] == TABLE[1] else 0


def rules(
    abilities: tuple[tuple[Ability, ...], ...],
    main: Code,
    zones: tuple[Zones, ...] = (TABLE, HAND, DECK, PILE),
    counters: tuple[Counters, ...] = (Counters("secret", 2, sees=own),),
) -> Rules:
    """Rules with a piece for each group of abilities."""
    return Rules(
        pieces=tuple(Piece(f"p{n}", "back", None, abilities=group) for n, group in enumerate(abilities)),
        zones=zones,
        counters=counters,
        main=main,
        codes=(),
        seat_of=lambda s, player: player,
        controls=owner,
        orders=lambda s: 1,
        seats_in_order=lambda s: (0, 1),
        person=Verb("person", str),
        people=lambda s, f, who: (0, 1),
        free_order=lambda s: False,
    )


def tiny(
    mine: tuple[Ability | tuple[Ability, ...], ...] = (),
    theirs: tuple[Ability | tuple[Ability, ...], ...] = (),
    *,
    coins: int = 0,
    pokes: tuple[int, ...] = (3,),
    steps: tuple[Callable[[State, Frame], None], ...] = (),
    slow: bool = False,
) -> State:
    """A running game: each ability, or several, is a piece, before seat 0 or 1; then the pokes (or steps), then a rest."""
    main = procedure("main", *(steps or tuple(poke_by(n) for n in pokes)), rest)
    groups = tuple(group if isinstance(group, tuple) else (group,) for group in (*mine, *theirs))
    s = State(rules(groups, main), 2, 7)
    s.slow = slow
    s.log = []
    s.set("coins", coins)
    for n in range(len(mine) + len(theirs)):
        s.put(n, TABLE[0] if n < len(mine) else TABLE[1])
    s.push(main, 0)
    s.run()
    return s


def answer(s: State, *keys: str) -> State:
    """Answer the first open question, one after another."""
    for key in keys:
        option = s.asked[0].find(key)
        assert option is not None, f"{key} is not among {offered(s)}"
        s.answer(s.asked[0], option)
    return s


def offered(s: State) -> list[str]:
    """The keys of the first open question."""
    return [option.key for option in s.asked[0].options]


def told(s: State) -> list[tuple[object, ...]]:
    """The log as plain tuples."""
    return [(name_of(note.kind), *note.told) for note in s.log or []]
