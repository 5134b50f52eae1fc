"""The Action Phase: turns, the six actions, additional actions (EH-ACT, EH-TRV, EH-RST, EH-PRE, EH-CAC)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.declared import ACTOR
from miskatonic.core.events import Event, is_ability
from miskatonic.core.offers import offers, use_chosen
from miskatonic.core.options import Option
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.cards.terms import CITY, HEALTH, SANITY, SHIP, TRAIN
from miskatonic.games.eldritch_horror.rules import asks, box, happens, people, places, tells
from miskatonic.games.eldritch_horror.rules.acquiring import ACQUIRE
from miskatonic.games.eldritch_horror.rules.decks import refill_reserve
from miskatonic.games.eldritch_horror.rules.health import recover
from miskatonic.games.eldritch_horror.rules.monsters import nothing
from miskatonic.games.eldritch_horror.rules.moving import move_investigator
from miskatonic.games.eldritch_horror.rules.trading import TRADING

ACTIONS: Final = 2  # EH-ACT-01
TRAVEL: Final = 1
REST: Final = 2
TRADE: Final = 4
PREPARE: Final = 8
ACQUIRE_ASSETS: Final = 16
"""Bits of the actions performed in a round (EH-ACT-04)."""

_BIT: Final = {
    box.MOVE.name: TRAVEL,
    "rest": REST,
    box.TRADE.name: TRADE,
    box.PREPARE.name: PREPARE,
    "acquire": ACQUIRE_ASSETS,
}
"""The bit of an action by the verb of its option."""

# -------------------------------------------------------------------- what can be done


def actions(s: State, f: Frame) -> list[Option]:
    """The actions that are possible and were not performed in this round (EH-ACT-03, EH-ACT-04, EH-SUM-02)."""
    seat = f.who
    options = offers(s, seat, Moment.LOCAL_ACTION.name)
    if people.has_passive(s, seat, w.HeldFast):
        return [option for option in options if _is_own(s, seat, option)]
    space = people.space_of(s, seat)
    done = s.counts.get(box.ACTED[seat], 0)
    found: list[Option] = []
    if not done & TRAVEL:
        found.extend(box.MOVE.each(places.ADJACENT[space]))
    is_safe = not places.monsters_on(s, space)
    if not done & REST and is_safe and not people.is_forbidden(s, w.NoResting):
        found.append(box.REST)
    if not done & TRADE:
        left_out = (seat, *f.lists.get("refused", ()))
        found.extend(box.TRADE.each([other for other in people.seats_on(s, space) if other not in left_out]))
    if places.TYPE[space] == CITY:
        if not done & PREPARE:
            kinds = {path for _, path in places.PATHS[space]}
            found.extend(box.PREPARE.each([kind for kind in (TRAIN, SHIP) if kind in kinds]))
        if not done & ACQUIRE_ASSETS and is_safe:
            found.append(box.ACQUIRE)
    return [*found, *offers(s, seat, Moment.ACTION.name), *options]


def _is_own(s: State, seat: int, option: Option) -> bool:
    """Whether a local action stands on a card that holds its owner fast."""
    piece = option.value // 16
    return s.home[piece] == box.CONDITIONS_OF[seat] and any(
        isinstance(p, w.HeldFast) for p in box.CONDITION_CARD[piece].passive
    )


# -------------------------------------------------------------------- the turn


def begin_turn(s: State, f: Frame) -> None:
    """A Delayed investigator only stands up (EH-DEL-02)."""
    if not people.is_alive(s, f.who):
        f.end()
        return
    if box.DELAYED[f.who] in s.counts:
        s.set(box.DELAYED[f.who], 0)
        s.note(tells.StandsUp, people.person(s, f.who), rule="EH-DEL-02")
        f.end()
        return
    f.regs["left"] = ACTIONS
    s.note(tells.Turn, people.person(s, f.who), rule="EH-ACT-02")


def ask_action(s: State, f: Frame) -> None:
    """Up to two actions; powers of the Action Phase before and after them (EH-ACT-05, EH-ACT-07)."""
    f.answer = None
    if f.regs.get("over") or not people.is_alive(s, f.who):
        return
    options: list[Option] = offers(s, f.who, Moment.ACTION_PHASE.name)
    if f.regs["left"]:
        options = [*actions(s, f), *options]
    if options:
        s.ask(f, f.who, asks.Action, [*options, box.END], f.regs["left"])


def perform(s: State, f: Frame) -> None:
    """It is performed to its end before the next begins (EH-ACT-06)."""
    option = f.answer
    if option is None or option is box.END:
        return
    f.goto(ask_action)
    if option.verb is not box.TRADE:  # there may be something else to offer now
        f.lists.pop("refused", None)
    if is_ability(option) and _is_free(s, option):
        use_chosen(s, f)
        return
    f.regs["left"] -= 1
    s.push(ACTION, f.who).answer = option


def _is_free(s: State, option: Option) -> bool:
    """Whether a power costs no action."""
    piece, i = divmod(option.value, 16)
    return s.rules.pieces[piece].abilities[i].event == Moment.ACTION_PHASE.name


TURN: Final = procedure("turn", begin_turn, ask_action, perform, refused=ACTOR)

# -------------------------------------------------------------------- one action


def act(s: State, f: Frame) -> None:
    """What was chosen."""
    option = f.answer
    assert option is not None
    bit = _BIT.get(option.verb.name, 0)
    if bit:
        s.set(box.ACTED[f.who], s.counts.get(box.ACTED[f.who], 0) | bit)
    if bit == TRAVEL:
        s.push(TRAVELLING, f.who).answer = option
    elif bit == REST:
        s.push(RESTING, f.who)
    elif bit == TRADE:
        s.push(TRADING, f.who).regs["target"] = option.value
    elif bit == PREPARE:
        s.push(PREPARING, f.who).regs["kind"] = option.value
    elif bit == ACQUIRE_ASSETS:
        s.push(ACQUIRE, f.who)
    else:
        use_chosen(s, f)


def after_action(s: State, f: Frame) -> None:
    """The reserve is filled when the action is finished (EH-RSV-02)."""
    refill_reserve(s)
    if "refused" in f.regs:
        take_back(s, f)


def take_back(s: State, f: Frame) -> None:
    """A trade on which the two did not agree was no action; another one can be performed (EH-TRD-02)."""
    s.set(box.ACTED[f.who], s.counts[box.ACTED[f.who]] & ~TRADE)
    below = s.stack[s.stack.index(f) - 1]
    below.lists["refused"] = (*below.lists.get("refused", ()), f.regs["refused"])
    if below.code is TURN:
        below.regs["left"] += 1
    else:
        below.goto(ask_additional)


ACTION: Final = procedure("action", act, after_action, refused=ACTOR)


def ask_additional(s: State, f: Frame, node: w.AdditionalAction) -> None:
    """One more action now, under the same conditions (EH-ACT-04, EH-INV-28)."""
    f.answer = None
    if people.is_alive(s, f.who):
        s.ask(f, f.who, asks.AdditionalAction, [*actions(s, f), box.END])


def act_once_more(s: State, f: Frame, node: w.AdditionalAction) -> None:
    """It does not count among the two."""
    if f.answer is not None and f.answer is not box.END:
        s.push(ACTION, f.who).answer = f.answer


runs(
    w.AdditionalAction,
    ask_additional,
    act_once_more,
    can=lambda s, f, node: people.is_alive(s, f.who) and box.DELAYED[f.who] not in s.counts,
    refused=ACTOR,
)

# -------------------------------------------------------------------- travel


def first_step(s: State, f: Frame) -> None:
    """One space along any path (EH-TRV-01)."""
    assert f.answer is not None
    move_investigator(s, f.who, f.value, "EH-TRV-01")


def ask_further(s: State, f: Frame) -> None:
    """Then one space further for every ticket of the right kind (EH-TRV-02)."""
    f.answer = None
    tickets = [kind for kind in (TRAIN, SHIP) if s.counts.get(box.TICKETS[kind][f.who], 0)]
    if tickets and people.is_alive(s, f.who) and not people.has_passive(s, f.who, w.HeldFast):
        found = [there for there, path in places.PATHS[people.space_of(s, f.who)] if path in tickets]
        s.ask(f, f.who, asks.Further, [*box.MOVE.each(found), box.STOP])


def step_further(s: State, f: Frame) -> None:
    """The ticket is spent."""
    if f.answer is None or f.answer is box.STOP:
        return
    space = people.space_of(s, f.who)
    kind = next(path for there, path in places.PATHS[space] if there == f.value)
    s.add(box.TICKETS[kind][f.who], -1)
    s.note(tells.SpentTicket, people.person(s, f.who), kind, rule="EH-TRV-02")
    f.goto(ask_further)
    move_investigator(s, f.who, f.value, "EH-TRV-02")


TRAVELLING: Final = procedure("travel", first_step, ask_further, step_further)

# -------------------------------------------------------------------- rest


def rest(s: State, f: Frame) -> None:
    """1 Health and 1 Sanity (EH-RST-01)."""
    s.note(tells.Rests, people.person(s, f.who), rule="EH-RST-01")
    recover(s, f.who, HEALTH, 1)
    recover(s, f.who, SANITY, 1)


def let_it_be_heard(s: State, f: Frame) -> None:
    """Cards may do more for those who rest."""
    s.happen(RESTED, f.who)


RESTED: Final = Event(Moment.REST.name, nothing, happens.Rested)
RESTING: Final = procedure("rest", rest, let_it_be_heard)

# -------------------------------------------------------------------- prepare for travel


def ask_which_to_drop(s: State, f: Frame) -> None:
    """Who has two tickets discards one first (EH-PRE-04)."""
    f.answer = None
    have = [kind for kind in (TRAIN, SHIP) if s.counts.get(box.TICKETS[kind][f.who], 0)]
    if tickets(s, f.who) >= box.MOST_TICKETS:
        s.ask(f, f.who, asks.DropTicket, box.DROP_TICKET.each(have))


def take_ticket(s: State, f: Frame) -> None:
    """A ticket of a path that leads here (EH-PRE-01, EH-PRE-02)."""
    if f.answer is not None:
        drop(s, f.who, f.value)
    s.add(box.TICKETS[f.regs["kind"]][f.who], 1)
    s.note(tells.GainedTicket, people.person(s, f.who), f.regs["kind"], rule="EH-PRE-01")


def tickets(s: State, seat: int) -> int:
    """How many tickets somebody has."""
    return sum([s.counts.get(family[seat], 0) for family in box.TICKETS])


def drop(s: State, seat: int, kind: int) -> None:
    """A ticket is discarded."""
    s.add(box.TICKETS[kind][seat], -1)
    s.note(tells.DroppedTicket, people.person(s, seat), kind, rule="EH-PRE-03")


PREPARING: Final = procedure("prepare for travel", ask_which_to_drop, take_ticket)


def ask_what_to_keep(s: State, f: Frame) -> None:
    """Nobody keeps more than two tickets (EH-PRE-03)."""
    f.answer = None
    if tickets(s, f.who) > box.MOST_TICKETS:
        have = [kind for kind in (TRAIN, SHIP) if s.counts.get(box.TICKETS[kind][f.who], 0)]
        s.ask(f, f.who, asks.DropTicket, box.DROP_TICKET.each(have))


def drop_it(s: State, f: Frame) -> None:
    """One less, and look again."""
    if f.answer is not None:
        drop(s, f.who, f.value)
        f.goto(ask_what_to_keep)


KEEP_TWO_TICKETS: Final = procedure("keep two tickets", ask_what_to_keep, drop_it)
