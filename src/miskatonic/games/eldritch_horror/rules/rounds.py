"""The game in rounds of three phases, and what happens when a Mythos Phase ends (EH-RND, EH-MYT-15, EH-WIN-03)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.events import renew_limits
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.rules import asks, box, mythos, tells
from miskatonic.games.eldritch_horror.rules.actions import TURN
from miskatonic.games.eldritch_horror.rules.clues import spawn_clue
from miskatonic.games.eldritch_horror.rules.decks import refill_reserve, turn_expedition
from miskatonic.games.eldritch_horror.rules.defeat import NEW_INVESTIGATOR, set_lead, waits
from miskatonic.games.eldritch_horror.rules.doom import lose_game
from miskatonic.games.eldritch_horror.rules.encounters import ENCOUNTER
from miskatonic.games.eldritch_horror.rules.mysteries import CHECK, NEXT_MYSTERY, is_solved
from miskatonic.games.eldritch_horror.rules.people import alive, ancient_one, is_alive, lead, seats_in_order
from miskatonic.games.eldritch_horror.rules.powers import ROUND

# -------------------------------------------------------------------- the rest of the set-up


def possessions(s: State, f: Frame) -> None:
    """Everybody takes what the back of the sheet lists (EH-SET-08)."""
    for seat in seats_in_order(s):
        s.push(s.rules.codes[f"{box.CODE[s.counts[box.PLAYS[seat]]]}.gets"], seat)


def sheet_set_up(s: State, f: Frame) -> None:
    """The set-up section of the Ancient One sheet (EH-SET-11)."""
    code = s.rules.codes.get(f"{ancient_one(s).code}.setup")
    if code is not None:
        s.push(code, lead(s)).regs["piece"] = s.zones[box.OPPONENT][0]


def first_gates(s: State, f: Frame) -> None:
    """Reserve, then Gates with their Monsters (EH-SET-24, EH-SET-25)."""
    refill_reserve(s)
    s.push(mythos.GATES, lead(s)).regs["left"] = mythos.reference(s).gates


def first_clues(s: State, f: Frame) -> None:
    """The Expedition token, then Clues (EH-SET-26, EH-SET-27)."""
    turn_expedition(s)
    for _ in range(mythos.reference(s).clues):
        spawn_clue(s)


def first_mystery(s: State, f: Frame) -> None:
    """The last step: one Mystery (EH-SET-28)."""
    s.push(NEXT_MYSTERY, lead(s))


def starting_rumor(s: State, f: Frame) -> None:
    """A Rumor at the start, if that was agreed on: no Clues are placed for it (EH-VAR-05, EH-VAR-06)."""
    s.set(box.SET_OUT, 1)
    if box.STARTING_RUMOR in s.counts:
        card = mythos.unused_rumor(s)
        if card >= 0:
            s.note(tells.Mythos, card, rule="EH-VAR-05")
            mythos.place_tokens(s, card)
            mythos.enter(s, card)


# -------------------------------------------------------------------- rounds


def begin_round(s: State, f: Frame) -> None:
    """A new round: what can be done once per round can be done again (EH-RND-01, EH-RND-04)."""
    s.add(box.ROUND, 1)
    s.set(box.PHASE, box.ACTION_PHASE)
    renew_limits(s, ROUND)
    for family in (box.ACTED, box.SAVED):
        for seat in range(s.seats):
            s.counts.pop(family[seat], None)
    s.note(tells.Round, s.counts[box.ROUND], rule="EH-RND-01")
    for seat in seats_in_order(s):
        if is_alive(s, seat):
            s.push(TURN, seat)


def encounter_phase(s: State, f: Frame) -> None:
    """Everybody resolves an encounter, the Lead Investigator first (EH-ENC-01)."""
    s.set(box.PHASE, box.ENCOUNTER_PHASE)
    s.note(tells.Phase, box.ENCOUNTER_PHASE, rule="EH-ENC-01")
    for seat in seats_in_order(s):
        if is_alive(s, seat):
            s.push(ENCOUNTER, seat)


def mythos_phase(s: State, f: Frame) -> None:
    """The Lead Investigator plays one Mythos card; with none left the phase just ends (EH-RND-02, EH-WIN-03)."""
    s.set(box.PHASE, box.MYTHOS_PHASE)
    s.note(tells.Phase, box.MYTHOS_PHASE, rule="EH-RND-02")
    card = mythos.draw(s)
    f.regs["empty"] = int(card < 0)
    if card >= 0:
        mythos.resolve(s, card)


MYSTERY_TASK: Final = 0
INVESTIGATORS_TASK: Final = 1
LEAD_TASK: Final = 2


def begin_end(s: State, f: Frame) -> None:
    """Three things are left, in the order the Lead Investigator likes (EH-MYT-15)."""
    f.lists["tasks"] = (MYSTERY_TASK, INVESTIGATORS_TASK, LEAD_TASK)


def ask_task(s: State, f: Frame) -> None:
    """Which comes first, of those that mean anything."""
    s.ask(f, lead(s), asks.NextTask, box.TASK.each([task for task in f.lists["tasks"] if means_anything(s, task)]))


def means_anything(s: State, task: int) -> bool:
    """Whether there is anything to be done."""
    match task:
        case 0:
            return is_solved(s)
        case 1:
            return any(waits(s, seat) for seat in range(s.seats))
        case _:
            return len(alive(s)) > int(is_alive(s, lead(s)))


def do_task(s: State, f: Frame) -> None:
    """It is done; then the next."""
    if f.answer is None:
        return
    task = f.value
    f.lists["tasks"] = tuple([t for t in f.lists["tasks"] if t != task])
    f.goto(ask_task)
    match task:
        case 0:
            s.push(CHECK, lead(s))
        case 1:
            for seat in seats_in_order(s):
                if waits(s, seat):
                    s.push(NEW_INVESTIGATOR, seat)
        case _:
            s.push(PASS_LEAD, lead(s))


def ask_lead(s: State, f: Frame) -> None:
    """The Lead Investigator may pass the token to anybody (EH-RND-03)."""
    others = [seat for seat in alive(s) if seat != f.who]
    s.ask(f, f.who, asks.PassLead, [*([box.NO] if is_alive(s, f.who) else []), *s.rules.person.each(others)])


def give_lead(s: State, f: Frame) -> None:
    """To that one."""
    if f.answer is not None and f.answer is not box.NO:
        set_lead(s, f.value)


PASS_LEAD: Final = procedure("pass the lead", ask_lead, give_lead)


def end_round(s: State, f: Frame) -> None:
    """Without a Mythos card to draw the game is lost, unless it was won just now (EH-WIN-03)."""
    if f.regs["empty"]:
        lose_game(s, "EH-WIN-03")
    f.goto(begin_round)


GAME: Final = procedure(
    "game",
    possessions,
    sheet_set_up,
    first_gates,
    first_clues,
    first_mystery,
    starting_rumor,
    begin_round,
    encounter_phase,
    mythos_phase,
    begin_end,
    ask_task,
    do_task,
    end_round,
)
